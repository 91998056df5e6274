//===- CheckpointPolicy.cpp - when and how a run is saved -----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "loop/CheckpointPolicy.h"
#include "course/Course.h"
#include "loop/StopSignal.h"

#include <cstring>
#include <ctime>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <system_error>
#include <unistd.h>

using namespace fsdp::run;

CheckpointPolicy::CheckpointPolicy(Sources sources)
    : from(sources),
      folder(sources.options.checkpointDir, sources.options.keep),
      copies(static_cast<size_t>(sources.ranks.numTrained())),
      digests(static_cast<size_t>(sources.ranks.numTrained())) {}

CheckpointPolicy::~CheckpointPolicy() {
  if (!writer.joinable())
    return;
  {
    std::unique_lock<std::mutex> lock(mutex);
    await(lock);
    ask(lock, Work::End);
  }
  writer.join();
}

//===----------------------------------------------------------------------===//
// In the steps
//===----------------------------------------------------------------------===//

void CheckpointPolicy::copyState(int64_t rank) {
  copies[static_cast<size_t>(rank)].copy(
      from.storage.savedState(from.initial.weights(), rank),
      {{"format", "pt"}});
}

int64_t CheckpointPolicy::copyBytes() const {
  std::lock_guard<std::mutex> lock(mutex);
  int64_t bytes = 0;
  for (const SafetensorsImage &copy : copies)
    bytes += copy.bytes();
  return bytes;
}

double CheckpointPolicy::writerSeconds() const {
  std::lock_guard<std::mutex> lock(mutex);
  return seconds;
}

/// What has computed in the steps of a context, of its own thread.
static std::map<std::string, std::string>
namesOfLibraries(fsdp_rt_context *ctx) {
  fsdp_rt_stats counts = {};
  counts.struct_size = sizeof(counts);
  fsdp_rt_get_stats(ctx, &counts);
  std::map<std::string, std::string> names;
  if (counts.matmuls > 0)
    names["products"] = fsdp_rt_blas_name();
  if (counts.convolutions > 0)
    names["convolutions"] = fsdp_rt_convolution_name();
  return names;
}

void CheckpointPolicy::save(int64_t index, int64_t done,
                            const Occasion &occasion) {
  complete(index);
  auto [begin, end] = from.ranks.heldBy(index);
  for (int64_t rank = begin; rank < end; ++rank)
    copyState(rank);
  std::unique_lock<std::mutex> lock(mutex);
  if (index == from.ranks.firstIndex()) {
    info = {};
    info.step = done;
    info.evalLoss = occasion.evalLoss;
    info.evaluations = occasion.evaluations;
    info.hypers = from.hypers.effective();
    info.course = courseOf(from.options, from.artifact.manifest(), from.hypers,
                           from.evaluation, from.plan.endStep());
    int64_t batch = from.plan.firstBatch(done);
    info.data = from.data.position(batch);
    info.data.numbers["batch"] = batch;
    info.libraries = namesOfLibraries(from.ranks.context(index));
    stopSignal = occasion.stopSignal;
    inFlight = true;
  }
  if (++copied < from.ranks.numContexts())
    return;
  copied = 0;
  isWritten = false;
  if (!writer.joinable())
    startWriter();
  ask(lock, Work::Write);
}

void CheckpointPolicy::complete(int64_t index) {
  auto awaitWriter = [&](std::unique_lock<std::mutex> &lock) {
    await(lock);
    if (!failure.empty())
      throw Error(failure);
  };
  bool sharesDigests = false;
  {
    std::unique_lock<std::mutex> lock(mutex);
    awaitWriter(lock);
    if (!from.ranks.isSplit())
      return;
    sharesDigests = inFlight;
  }
  if (sharesDigests) {
    from.ranks.share(index, "digests", digests);
    std::unique_lock<std::mutex> lock(mutex);
    inFlight = false;
    if (from.ranks.hasRankZero()) {
      ask(lock, Work::Commit);
      awaitWriter(lock);
    }
  }
  // Nobody ends well where rank 0 could not complete it.
  from.ranks.barrier(index);
}

//===----------------------------------------------------------------------===//
// Between processes
//===----------------------------------------------------------------------===//

/// Numbers of a process: whether it has written, and the digest of its file.
static constexpr size_t kNotes = 3;

std::vector<double> CheckpointPolicy::notes() {
  std::lock_guard<std::mutex> lock(mutex);
  if (!failure.empty())
    throw Error(failure);
  if (!from.ranks.isSplit())
    return {};
  const FileDigest &own = digests[static_cast<size_t>(from.ranks.firstIndex())];
  return {inFlight && isWritten ? 1.0 : 0.0, static_cast<double>(own.bytes),
          static_cast<double>(own.crc)};
}

void CheckpointPolicy::take(const std::vector<double> &all) {
  std::unique_lock<std::mutex> lock(mutex);
  if (!inFlight || all.empty())
    return;
  for (size_t at = 0; at < all.size(); at += kNotes)
    if (all[at] == 0)
      return;
  for (size_t rank = 0; rank < digests.size(); ++rank)
    digests[rank] = {static_cast<int64_t>(all[rank * kNotes + 1]),
                     static_cast<uint32_t>(all[rank * kNotes + 2])};
  inFlight = false;
  if (from.ranks.hasRankZero())
    ask(lock, Work::Commit);
}

void CheckpointPolicy::discard() {
  std::unique_lock<std::mutex> lock(mutex);
  await(lock);
  folder.discard();
}

//===----------------------------------------------------------------------===//
// The thread that writes
//===----------------------------------------------------------------------===//

void CheckpointPolicy::ask(std::unique_lock<std::mutex> &, Work next) {
  work = next;
  changed.notify_all();
}

void CheckpointPolicy::await(std::unique_lock<std::mutex> &lock) {
  changed.wait(lock, [&] { return work == Work::None; });
}

void CheckpointPolicy::startWriter() {
  try {
    writer = std::thread([this] { run(); });
  } catch (const std::system_error &error) {
    throw Error("no thread to write checkpoints: " + error.code().message());
  }
}

/// Seconds of a processor that the calling thread has used.
static double threadSeconds() {
  timespec time = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) +
         1e-9 * static_cast<double>(time.tv_nsec);
}

void CheckpointPolicy::run() {
  // Ranks that compute come first: each that waits for a processor holds up all
  // others. Where steps wait for this thread, nobody else wants it.
  constexpr int lower = 10;
  setpriority(PRIO_PROCESS, static_cast<id_t>(syscall(SYS_gettid)), lower);
  for (std::unique_lock<std::mutex> lock(mutex);;) {
    changed.wait(lock, [&] { return work != Work::None; });
    if (work == Work::End)
      return;
    bool writes = work == Work::Write;
    lock.unlock();
    std::string error;
    try {
      if (writes)
        write();
      if (!writes || !from.ranks.isSplit())
        commit();
    } catch (const std::exception &caught) {
      error = messageOf(caught);
    }
    lock.lock();
    if (failure.empty())
      failure = error;
    isWritten = error.empty();
    seconds = threadSeconds();
    work = Work::None;
    changed.notify_all();
  }
}

void CheckpointPolicy::write() {
  folder.begin(info.step);
  std::vector<FileDigest> written = digests;
  for (size_t rank = 0; rank < copies.size(); ++rank)
    if (from.ranks.holds(static_cast<int64_t>(rank)))
      written[rank] =
          copies[rank].write(folder.pending(info.step) + "/" +
                             rankFileName(static_cast<int64_t>(rank)));
  std::lock_guard<std::mutex> lock(mutex);
  digests = std::move(written);
}

/// All files are on the disk.
void CheckpointPolicy::commit() {
  const fsdp_rt_module &module = from.artifact.module();
  info.files = digests;
  std::string path = folder.commit(
      info, std::string(module.manifest,
                        static_cast<size_t>(module.manifest_length)));
  if (stopSignal)
    std::fprintf(stderr, "fsdp-run: %s: stopped after step %lld, saved %s\n",
                 signalName(stopSignal), static_cast<long long>(info.step),
                 path.c_str());
}
