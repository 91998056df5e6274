//===- RankProcess.cpp - a rank as a process of this machine --------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RankProcess.h"
#include "io/Errors.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// What they say
//===----------------------------------------------------------------------===//

void JoinedOutput::write(int64_t rank, int to, const std::string &line) {
  constexpr size_t mostRemembered = 4096;
  if (to == STDERR_FILENO && said.size() < mostRemembered &&
      said.emplace(line, rank).first->second != rank)
    return;
  std::FILE *file = to == STDERR_FILENO ? stderr : stdout;
  // Rank 0 speaks as a run of threads does.
  if (rank > 0)
    std::fprintf(file, "[rank %lld] ", static_cast<long long>(rank));
  std::fwrite(line.data(), 1, line.size(), file);
  std::fputc('\n', file);
  std::fflush(file);
}

void RankProcess::read(Pipe &pipe, JoinedOutput &output) {
  constexpr size_t longestLine = 1 << 16;
  char bytes[4096];
  while (pipe.descriptor >= 0) {
    ssize_t count = ::read(pipe.descriptor, bytes, sizeof(bytes));
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0 && errno == EAGAIN)
      return;
    if (count <= 0)
      return closePipe(pipe, output);
    pipe.begun.append(bytes, static_cast<size_t>(count));
    for (size_t end; (end = pipe.begun.find('\n')) != std::string::npos ||
                     pipe.begun.size() > longestLine;) {
      end = std::min(end, pipe.begun.size());
      output.write(number, pipe.to, pipe.begun.substr(0, end));
      pipe.begun.erase(0, end + 1);
    }
  }
}

void RankProcess::closePipe(Pipe &pipe, JoinedOutput &output) {
  if (!pipe.begun.empty())
    output.write(number, pipe.to, pipe.begun);
  pipe.begun.clear();
  if (pipe.descriptor >= 0)
    close(pipe.descriptor);
  pipe.descriptor = -1;
}

std::vector<int> RankProcess::pipes() const {
  std::vector<int> open;
  for (const Pipe *pipe : {&out, &err})
    if (pipe->descriptor >= 0)
      open.push_back(pipe->descriptor);
  return open;
}

void RankProcess::pump(JoinedOutput &output) {
  read(out, output);
  read(err, output);
}

void RankProcess::finish(JoinedOutput &output) {
  pump(output);
  // What it has started itself may hold them open.
  closePipe(out, output);
  closePipe(err, output);
}

//===----------------------------------------------------------------------===//
// From its start to its end
//===----------------------------------------------------------------------===//

/// What other launchers have set: this one says all of it, or it counts from
/// somewhere else.
static const char *const foreignVariables[] = {"OMPI_COMM_WORLD_RANK",
                                               "OMPI_COMM_WORLD_SIZE",
                                               "OMPI_COMM_WORLD_LOCAL_SIZE",
                                               "PMI_RANK",
                                               "PMI_SIZE",
                                               "PMIX_RANK",
                                               "MPI_LOCALNRANKS",
                                               "SLURM_PROCID",
                                               "TORCHELASTIC_USE_AGENT_STORE",
                                               "FSDP_MASTER_PORT",
                                               "FSDP_JOB_SECRET",
                                               "FSDP_JOB_SECRET_FILE"};

/// In the process; only this program's user can read its variables.
static void setVariables(const RankProcess::Job &job, int64_t rank) {
  for (const char *name : foreignVariables)
    unsetenv(name);
  auto set = [](const char *name, const std::string &value) {
    setenv(name, value.c_str(), 1);
  };
  set("RANK", std::to_string(rank));
  set("LOCAL_RANK", std::to_string(rank));
  set("WORLD_SIZE", std::to_string(job.ranks));
  set("LOCAL_WORLD_SIZE", std::to_string(job.ranks));
  set("MASTER_ADDR", "127.0.0.1");
  set("MASTER_PORT", std::to_string(job.port));
  set("FSDP_RESTART_COUNT", std::to_string(job.restarts));
  set(kLauncher, std::to_string(getppid()));
  if (!job.secret.empty())
    set("FSDP_JOB_SECRET", job.secret);
}

/// Becomes the rank; `ends` are what it writes to, -1 where it has its own.
void RankProcess::run(const Job &job, const int (&ends)[2]) const {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The launcher may have ended before. In a container it may be process 1, and
  // 0 stands for one that is outside.
  pid_t parent = getppid();
  if (parent != job.launcher && parent != 0)
    _exit(kLostStatus);
  // Who presses Ctrl-C means the launcher, which hands it on once.
  setpgid(0, job.group);
  sigprocmask(SIG_SETMASK, &job.signals, nullptr);
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (nothing >= 0)
    dup2(nothing, STDIN_FILENO);
  if (ends[0] >= 0)
    dup2(ends[0], STDOUT_FILENO);
  dup2(ends[1], STDERR_FILENO);
  setVariables(job, number);
  std::vector<char *> words;
  for (const std::string &word : job.command)
    words.push_back(const_cast<char *>(word.c_str()));
  words.push_back(nullptr);
  execv("/proc/self/exe", words.data());
  std::fprintf(stderr, "fsdp-run: error: can't start rank %lld: %s\n",
               static_cast<long long>(number), std::strerror(errno));
  _exit(1);
}

/// The first process of a namespace that children begin (`unshare -p` without
/// `-f`) ends all others when it ends. A rank must not be it, so this one is,
/// and does nothing, until the launcher ends.
static void holdNamespace() {
  char place[64];
  // There is no link before the first process.
  if (readlink("/proc/self/ns/pid", place, sizeof(place)) < 0 ||
      readlink("/proc/self/ns/pid_for_children", place, sizeof(place)) >= 0 ||
      fork() != 0)
    return;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  signal(SIGCHLD, SIG_IGN);
  close_range(0, ~0U, 0);
  for (;;)
    pause();
}

RankProcess::RankProcess(const Job &job, int64_t rank) : number(rank) {
  static const bool held = (holdNamespace(), true);
  (void)held;
  // Progress of rank 0 is in place on terminals, so it writes there itself.
  int ends[2] = {-1, -1};
  auto fail = [&](const char *what) {
    int error = errno;
    for (int descriptor : {ends[0], ends[1], out.descriptor, err.descriptor})
      if (descriptor >= 0)
        close(descriptor);
    throw Error("no " + std::string(what) + " for rank " +
                std::to_string(rank) + ": " + std::strerror(error) +
                "; fewer processes (ulimit -u) or files (ulimit -n) may help");
  };
  auto makePipe = [&](Pipe &pipe, int to, int &end) {
    int both[2];
    if (pipe2(both, O_CLOEXEC) != 0)
      fail("pipe");
    pipe.descriptor = both[0];
    pipe.to = to;
    end = both[1];
    fcntl(both[0], F_SETFL, O_NONBLOCK);
  };
  if (rank > 0)
    makePipe(out, STDOUT_FILENO, ends[0]);
  makePipe(err, STDERR_FILENO, ends[1]);
  process = fork();
  if (process < 0)
    fail("process");
  if (process == 0)
    run(job, ends);
  // Both do it: whoever is first.
  setpgid(process, job.group);
  for (int end : ends)
    if (end >= 0)
      close(end);
}

RankProcess::~RankProcess() {
  if (!ended) {
    kill();
    waitpid(process, nullptr, 0);
  }
  for (int descriptor : pipes())
    close(descriptor);
}

std::optional<int> RankProcess::status() {
  int found = 0;
  if (!ended && waitpid(process, &found, WNOHANG) == process)
    ended = found;
  return ended;
}

void RankProcess::kill() {
  if (ended)
    return;
  killed = true;
  ::kill(process, SIGKILL);
}
