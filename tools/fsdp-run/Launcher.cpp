//===- Launcher.cpp - all ranks as processes of this machine --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Launcher.h"
#include "RankProcess.h"
#include "artifact/Artifact.h"
#include "checkpoint/CheckpointFolder.h"
#include "fsdp_rt.h"
#include "io/Printable.h"

#include <arpa/inet.h>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <poll.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace fsdp::run;

bool fsdp::run::isLaunchedRank() {
  const char *launcher = std::getenv(kLauncher);
  return launcher && launcher == std::to_string(getppid());
}

namespace {
/// Signals that arrive while this lives are read from a descriptor.
class SignalReader {
public:
  SignalReader();
  ~SignalReader();

  int descriptor() const { return file; }
  const sigset_t &before() const { return old; }
  /// The next one, 0 if there is none.
  int next() const;

private:
  int file;
  sigset_t old = {};
};

/// A port of the loopback that nobody else takes while this lives, but who asks
/// for it by its number and as rank 0 does.
class ReservedPort {
public:
  ReservedPort();
  ~ReservedPort() { close(file); }
  ReservedPort(const ReservedPort &) = delete;
  ReservedPort &operator=(const ReservedPort &) = delete;

  int number() const { return port; }

private:
  int file, port = 0;
};

/// How a start has ended, and what says most of why: a rank that has noticed
/// that another one was lost, one that has failed by itself and will do so
/// again, one that was ended by a signal, which others may take for a failure.
struct Ending {
  enum Cause { None, Noticed, Failed, Ended } cause = None;
  /// What to exit with.
  int status = 0;
  /// "rank 2 was ended by SIGKILL"; empty where a rank has said why itself.
  std::string reason;

  bool isLoss() const { return cause == Noticed || cause == Ended; }
};

/// The newest checkpoint of a folder; none: serial 0.
struct Saved {
  std::string path;
  int64_t serial = 0;
};

/// One start after the other.
class Launcher {
public:
  Launcher(const Options &options, int argc, char **argv);
  int run();

private:
  using Clock = std::chrono::steady_clock;

  void start();
  Ending runOnce();
  void watch();
  void pass(int number);
  void note(const RankProcess &process, int status);
  bool mayGoOn(const Ending &ending) const;
  void prepareRestart(const Ending &ending);

  const Options &options;
  SignalReader signals;
  RankProcess::Job job;
  std::vector<std::string> words;
  std::vector<std::unique_ptr<RankProcess>> processes;
  std::unique_ptr<ReservedPort> port;
  JoinedOutput output;
  /// Which of the numbers of ranks is on.
  size_t size = 0;
  /// What there was before the run, and before this start.
  Saved atFirst, before;
  bool wasStopped = false;
  Ending ending;
  /// When those that are left are killed, behind a failure.
  std::optional<Clock::time_point> limit;
};
} // namespace

//===----------------------------------------------------------------------===//
// What the system gives
//===----------------------------------------------------------------------===//

SignalReader::SignalReader() {
  // Where whoever has started this ignores it, no end of a rank is ever seen.
  signal(SIGCHLD, SIG_DFL);
  sigset_t wanted;
  sigemptyset(&wanted);
  for (int number : {SIGCHLD, SIGINT, SIGTERM, SIGUSR1, SIGTSTP}) {
    // What is ignored stays so, and would be seen if it were blocked.
    struct sigaction before;
    if (sigaction(number, nullptr, &before) != 0 ||
        before.sa_handler != SIG_IGN)
      sigaddset(&wanted, number);
  }
  sigprocmask(SIG_BLOCK, &wanted, &old);
  file = signalfd(-1, &wanted, SFD_CLOEXEC | SFD_NONBLOCK);
  if (file < 0)
    throw Error(std::string("no descriptor for signals: ") +
                std::strerror(errno));
}

SignalReader::~SignalReader() {
  close(file);
  sigprocmask(SIG_SETMASK, &old, nullptr);
}

int SignalReader::next() const {
  signalfd_siginfo info;
  ssize_t count = read(file, &info, sizeof(info));
  return count == sizeof(info) ? static_cast<int>(info.ssi_signo) : 0;
}

ReservedPort::ReservedPort() {
  file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t bytes = sizeof(address);
  auto *general = reinterpret_cast<sockaddr *>(&address);
  if (file < 0 || bind(file, general, sizeof(address)) != 0 ||
      getsockname(file, general, &bytes) != 0) {
    int error = errno;
    if (file >= 0)
      close(file);
    throw Error(std::string("no port of the loopback: ") +
                std::strerror(error));
  }
  // From now on who reuses addresses may listen there: nobody does here.
  int one = 1;
  setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &one, sizeof(one));
  port = ntohs(address.sin_port);
}

static Saved findSaved(const std::string &folder) {
  Saved saved;
  if (!folder.empty())
    saved.path = findCheckpoint(folder);
  if (!saved.path.empty())
    saved.serial = readCheckpoint(saved.path).serial;
  return saved;
}

//===----------------------------------------------------------------------===//
// One start
//===----------------------------------------------------------------------===//

/// Several launchers, one below the other, would each start all ranks.
static void expectNoLauncher() {
  int64_t rank = 0, size = 1;
  char text[512];
  if (fsdp_rt_launched(&rank, &size, text, sizeof(text)))
    throw Error(text);
  if (size > 1)
    throw Error("--ranks starts the processes of all ranks, but this is one "
                "of " +
                std::to_string(size) +
                " that a launcher (mpirun, srun, torchrun) has started; leave "
                "--ranks out");
}

Launcher::Launcher(const Options &options, int argc, char **argv)
    : options(options), words(argv, argv + argc) {
  expectNoLauncher();
  // What is wrong with it is said once, before anything is started.
  for (int64_t ranks : options.ranks)
    Artifact(options.artifact, ranks);
  job.signals = signals.before();
  job.launcher = getpid();
  if (options.restarts)
    atFirst = findSaved(options.checkpointDir);
  job.command = words;
}

void Launcher::start() {
  job.ranks = options.ranks[size];
  port = std::make_unique<ReservedPort>();
  job.port = port->number();
  char secret[128];
  job.secret =
      fsdp_rt_draw_secret(secret, sizeof(secret)) == FSDP_RT_OK ? secret : "";
  job.group = 0;
  for (int64_t rank = 0; rank < job.ranks; ++rank) {
    processes.push_back(std::make_unique<RankProcess>(job, rank));
    if (rank == 0)
      job.group = processes[0]->id();
  }
}

/// Hands a signal on, once to each.
void Launcher::pass(int number) {
  bool suspends = number == SIGTSTP;
  wasStopped |= !suspends;
  auto send = [&](int what) {
    for (const auto &process : processes)
      if (!process->status())
        kill(process->id(), what);
  };
  send(suspends ? SIGSTOP : number);
  if (!suspends)
    return;
  raise(SIGSTOP);
  send(SIGCONT);
}

static std::string nameOf(int number) {
  const char *name = sigabbrev_np(number);
  return name ? std::string("SIG") + name : "signal " + std::to_string(number);
}

/// The end of a process. Of causes that say as much the first counts.
void Launcher::note(const RankProcess &process, int status) {
  if (process.wasKilled() || status == 0)
    return;
  // The others learn of it at once; whoever does not is stuck.
  constexpr auto patience = std::chrono::seconds(5);
  if (!limit)
    limit = Clock::now() + patience;
  Ending own;
  if (WIFSIGNALED(status))
    own = {Ending::Ended, 128 + WTERMSIG(status),
           "rank " + std::to_string(process.rank()) + " was ended by " +
               nameOf(WTERMSIG(status))};
  else if (WEXITSTATUS(status) == kLostStatus)
    own = {Ending::Noticed, 1, ""};
  else
    own = {Ending::Failed, WEXITSTATUS(status), ""};
  if (own.cause > ending.cause)
    ending = own;
}

/// Until all have ended.
void Launcher::watch() {
  std::vector<bool> noted(processes.size());
  for (size_t left = processes.size(); left > 0;) {
    std::vector<pollfd> files = {{signals.descriptor(), POLLIN, 0}};
    for (const auto &process : processes)
      for (int pipe : process->pipes())
        files.push_back({pipe, POLLIN, 0});
    poll(files.data(), files.size(), limit ? 100 : -1);
    for (auto &process : processes)
      process->pump(output);
    while (int number = signals.next())
      if (number != SIGCHLD)
        pass(number);
    for (size_t at = 0; at < processes.size(); ++at)
      if (auto status = processes[at]->status(); status && !noted[at]) {
        processes[at]->finish(output);
        note(*processes[at], *status);
        noted[at] = true;
        --left;
      }
    if (limit && Clock::now() > *limit)
      for (auto &process : processes)
        process->kill();
  }
}

Ending Launcher::runOnce() {
  ending = {};
  limit.reset();
  output = JoinedOutput();
  start();
  watch();
  processes.clear();
  port.reset();
  return ending;
}

//===----------------------------------------------------------------------===//
// All of them
//===----------------------------------------------------------------------===//

bool Launcher::mayGoOn(const Ending &ending) const {
  return ending.isLoss() && !wasStopped && job.restarts < options.restarts;
}

/// Tells of the restart, and from where it goes on: a checkpoint that this run
/// has saved, else where it has begun.
void Launcher::prepareRestart(const Ending &ending) {
  Saved now = findSaved(options.checkpointDir);
  ++job.restarts;
  job.command = words;
  bool hasSaved = now.serial > atFirst.serial;
  if (hasSaved)
    job.command.push_back("--resume=" + options.checkpointDir);
  // Where nothing was saved since the last one, fewer may do.
  if (now.serial <= before.serial && size + 1 < options.ranks.size())
    ++size;
  before = now;
  std::fprintf(
      stderr, "fsdp-run: %s: restart %lld of %lld, %lld ranks, %s\n",
      ending.reason.empty() ? "a rank was lost" : ending.reason.c_str(),
      static_cast<long long>(job.restarts),
      static_cast<long long>(options.restarts),
      static_cast<long long>(options.ranks[size]),
      hasSaved ? ("from " + printable(now.path)).c_str()
               : "from where the run began, as nothing was saved since");
}

int Launcher::run() {
  before = atFirst;
  for (;;) {
    Ending end = runOnce();
    if (mayGoOn(end)) {
      prepareRestart(end);
      continue;
    }
    // A rank that was asked to end has nothing to explain.
    std::string why = wasStopped ? "" : end.reason;
    if (end.isLoss() && options.restarts && !wasStopped)
      why += std::string(why.empty() ? "" : "; ") + "no restart is left of " +
             std::to_string(options.restarts);
    if (!why.empty())
      std::fprintf(stderr, "fsdp-run: error: %s\n", why.c_str());
    return end.status;
  }
}

int fsdp::run::launchRanks(const Options &options, int argc, char **argv) {
  return Launcher(options, argc, argv).run();
}
