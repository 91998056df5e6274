//===- FlightRecorder.cpp - what the ranks did last -----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FlightRecorder.h"
#include "Descriptor.h"
#include "World.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <sys/stat.h>

using namespace fsdp::rt;

FlightRecord::Entry *FlightRecord::start(const CollectiveName *name,
                                         uint64_t sequence, int64_t step) {
  if (entries.empty())
    return nullptr;
  uint64_t index = count.load(std::memory_order_relaxed);
  Entry &entry = entries[index % entries.size()];
  entry.closed.store(0, std::memory_order_relaxed);
  entry.finished.store(0, std::memory_order_relaxed);
  entry.issued.store(0, std::memory_order_relaxed);
  entry.awaited.store(0, std::memory_order_relaxed);
  entry.name.store(name, std::memory_order_relaxed);
  entry.sequence.store(sequence, std::memory_order_relaxed);
  entry.step.store(step, std::memory_order_relaxed);
  entry.started.store(ticks(), std::memory_order_relaxed);
  count.store(index + 1, std::memory_order_release);
  return &entry;
}

void FlightRecord::beginStep(int64_t number) {
  if (steps.empty())
    return;
  int64_t part = 1;
  if (begun) {
    const Step &before = steps[(begun - 1) % steps.size()];
    if (before.number.load(std::memory_order_relaxed) == number)
      part += before.part.load(std::memory_order_relaxed);
  }
  Step &step = steps[begun++ % steps.size()];
  step.ended.store(0, std::memory_order_relaxed);
  step.number.store(number, std::memory_order_relaxed);
  step.part.store(part, std::memory_order_relaxed);
  step.begun.store(ticks(), std::memory_order_relaxed);
}

void FlightRecord::endStep() {
  if (begun)
    steps[(begun - 1) % steps.size()].ended.store(ticks(),
                                                  std::memory_order_relaxed);
}

size_t fsdp::rt::flightEntries() {
  int64_t entries = environmentInteger("FSDP_FLIGHT", 2048);
  return entries < 0 || entries > (int64_t{1} << 24)
             ? 2048
             : static_cast<size_t>(entries);
}

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

static std::string quoted(const std::string &text) {
  std::string result = "\"";
  for (char letter : text) {
    char code[8];
    if (letter == '"' || letter == '\\')
      result += '\\';
    if (static_cast<unsigned char>(letter) < 0x20) {
      std::snprintf(code, sizeof(code), "\\u%04x", letter);
      result += code;
    } else {
      result += letter;
    }
  }
  return result + "\"";
}

static std::string field(const char *name, const std::string &value) {
  return quoted(name) + ":" + value;
}
static std::string field(const char *name, int64_t value) {
  return field(name, std::to_string(value));
}

namespace {

/// Converts ticks to microseconds of the wall clock.
class Clock {
public:
  explicit Clock(const fsdp_rt_world &world) {
    timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    wall = int64_t{1000000} * now.tv_sec + now.tv_nsec / 1000;
    tick = ticks();
    auto passed = static_cast<double>(nowNanoseconds() - world.beginTime);
    auto counted = static_cast<double>(tick - world.beginTicks);
    microseconds = counted > 0 ? passed / counted / 1000 : 0;
  }
  int64_t operator()(int64_t then) const {
    if (then == 0)
      return 0;
    return wall - static_cast<int64_t>(static_cast<double>(tick - then) *
                                       microseconds);
  }
  int64_t now() const { return wall; }

private:
  int64_t wall, tick;
  double microseconds;
};

} // namespace

static std::string writeEntry(const FlightRecord::Entry &entry,
                              const Clock &clock) {
  const CollectiveName *name = entry.name.load();
  if (!name)
    return "";
  int64_t finished = entry.finished.load(), closed = entry.closed.load();
  const char *state = closed ? "closed" : finished ? "finished" : "started";
  return "{" + field("channel", int64_t{name->channel}) + "," +
         field("seq", static_cast<int64_t>(entry.sequence.load())) + "," +
         field("step", entry.step.load()) + "," +
         field("kind", quoted(kindName(name->kind))) + "," +
         field("units", quoted(name->units)) + "," +
         field("bytes", name->bytes) + "," +
         field("dtype", quoted(name->dtype)) + "," +
         field("text", quoted(name->text)) + "," +
         field("state", quoted(state)) + "," +
         field("start_us", clock(entry.started.load())) + "," +
         field("issue_us", clock(entry.issued.load())) + "," +
         field("await_us", clock(entry.awaited.load())) + "," +
         field("finish_us", clock(finished)) + "," +
         field("close_us", clock(closed)) + "}";
}

static std::string writeSteps(const FlightRecord &record, const Clock &clock) {
  std::string list;
  record.visitSteps([&](const FlightRecord::Step &step) {
    list += (list.empty() ? "" : ",") +
            ("{" + field("step", step.number.load()) + "," +
             field("part", step.part.load()) + "," +
             field("begin_us", clock(step.begun.load())) + "," +
             field("end_us", clock(step.ended.load())) + "}");
  });
  return "[" + list + "]";
}

/// The channels of a rank: how far it is, and who else is in them.
static std::string writeChannels(fsdp_rt_world &world, int64_t rank) {
  std::string list;
  std::lock_guard<std::mutex> guard(world.groupLock);
  for (int32_t number = 0; number < numChannels; ++number) {
    uint64_t started = progressOf(world, rank).started[number].load();
    for (const std::unique_ptr<Group> &group : world.groups[number]) {
      if (std::find(group->ranks.begin(), group->ranks.end(), rank) ==
          group->ranks.end())
        continue;
      std::string members;
      for (int64_t member : group->ranks)
        members += (members.empty() ? "" : ",") + std::to_string(member);
      list += (list.empty() ? "" : ",") +
              ("{" + field("channel", int64_t{number}) + "," +
               field("started", static_cast<int64_t>(started)) + "," +
               field("members", "[" + members + "]") + "}");
    }
  }
  return "[" + list + "]";
}

static std::string writeRank(fsdp_rt_world &world, int64_t rank,
                             const Clock &clock) {
  const Progress &progress = progressOf(world, rank);
  int64_t since = progress.waitingSince.load();
  std::string waiting = "null";
  if (since)
    waiting =
        "{" + field("channel", int64_t{progress.waitingChannel.load()}) + "," +
        field("seq", static_cast<int64_t>(progress.waitingSequence.load())) +
        "," + field("ms", (nowNanoseconds() - since) / 1000000) + "}";
  const FlightRecord &record = recordOf(world, rank);
  std::string entries;
  record.visit([&](const FlightRecord::Entry &entry) {
    std::string text = writeEntry(entry, clock);
    if (!text.empty())
      entries += (entries.empty() ? "\n" : ",\n") + text;
  });
  return "{" + field("rank", rank) + "," + field("step", progress.step.load()) +
         "," + field("ended", progress.ended.load() ? "true" : "false") + "," +
         field("waiting", waiting) + "," +
         field("channels", writeChannels(world, rank)) + "," +
         field("steps", writeSteps(record, clock)) + "," +
         field("overwritten", static_cast<int64_t>(record.overwritten())) +
         "," + field("entries", "[" + entries + "]") + "}";
}

static std::string writeWorld(fsdp_rt_world &world, const char *reason) {
  Clock clock(world);
  std::string ranks;
  for (int64_t index = 0; index < world.localRanks; ++index)
    ranks +=
        (index ? ",\n" : "") + writeRank(world, world.firstRank + index, clock);
  int32_t status = statusOf(world);
  return "{" + field("version", int64_t{1}) + "," + field("world", world.size) +
         "," + field("backend", quoted(world.backend->name)) + "," +
         field("time_us", clock.now()) + "," + field("reason", quoted(reason)) +
         "," + field("status", int64_t{status}) + "," +
         field("failure", quoted(status ? world.failureText : "")) + "," +
         field("ranks", "[\n" + ranks + "]") + "}\n";
}

//===----------------------------------------------------------------------===//
// Files and signals
//===----------------------------------------------------------------------===//

/// Whether a dump is written to what is there: a device or a pipe, to which a
/// link may lead, or one to what the program has opened, as /dev/stderr is. All
/// else makes room for it: links to files, which somebody may have left there.
static bool isWrittenTo(const std::string &target) {
  struct stat status;
  if (lstat(target.c_str(), &status) != 0 || S_ISREG(status.st_mode))
    return false;
  char text[7] = {};
  return !S_ISLNK(status.st_mode) ||
         (stat(target.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) ||
         (readlink(target.c_str(), text, 6) == 6 &&
          std::strcmp(text, "/proc/") == 0);
}

/// Opens what a dump is written to; a file is none of it, whatever leads to it.
static int openInPlace(const std::string &target) {
  int fd = open(target.c_str(), O_WRONLY | O_CLOEXEC);
  struct stat status;
  if (fd < 0 || (fstat(fd, &status) == 0 && !S_ISREG(status.st_mode)))
    return fd;
  close(fd);
  errno = ELOOP;
  return -1;
}

std::string fsdp::rt::dumpFlight(fsdp_rt_world &world, const std::string &path,
                                 const char *reason) {
  std::string target = path;
  if (target.empty() && world.flightFile.empty())
    return "";
  if (target.empty())
    target =
        world.flightFile + ".rank" + std::to_string(world.firstRank) + ".json";
  // Readers see the old file or the new one.
  bool isReplaced = !isWrittenTo(target);
  std::string fresh =
      target + (isReplaced ? "." + std::to_string(randomNumber()) : "");
  std::string text = writeWorld(world, reason);
  // A name that nobody can guess, and no link that somebody has left there.
  int wanted = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
  int fd = isReplaced ? open(fresh.c_str(), wanted, 0666) : openInPlace(target);
  FILE *file = fd < 0 ? nullptr : fdopen(fd, "w");
  bool written =
      file && std::fwrite(text.data(), 1, text.size(), file) == text.size();
  if (file)
    written &= std::fclose(file) == 0;
  if (isReplaced)
    written = written && std::rename(fresh.c_str(), target.c_str()) == 0;
  if (written)
    return "";
  std::string error = target + ": can't write: " + std::strerror(errno);
  if (file && isReplaced)
    std::remove(fresh.c_str());
  return error;
}

static std::atomic<uint64_t> signals{0};

static void countSignal(int) { signals.fetch_add(1); }

void fsdp::rt::handleFlightSignal() {
  static std::mutex lock;
  std::lock_guard<std::mutex> guard(lock);
  struct sigaction action = {};
  if (sigaction(SIGUSR2, nullptr, &action) != 0 || action.sa_handler != SIG_DFL)
    return;
  action.sa_handler = countSignal;
  action.sa_flags = SA_RESTART;
  sigaction(SIGUSR2, &action, nullptr);
}

uint64_t fsdp::rt::flightSignals() { return signals.load(); }

int32_t fsdp_rt_flight_dump(fsdp_rt_world *world, const char *path,
                            char *message, int64_t size) {
  std::string error = dumpFlight(*world, path ? path : "", "request");
  if (message && size > 0)
    std::snprintf(message, static_cast<size_t>(size), "%s", error.c_str());
  return error.empty() ? FSDP_RT_OK : FSDP_RT_INVALID_ARGUMENT;
}
