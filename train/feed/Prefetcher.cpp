//===- Prefetcher.cpp - batches that are read while a step runs -----------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "feed/Prefetcher.h"

#include <algorithm>
#include <cstring>
#include <system_error>
#include <utility>

using namespace fsdp::run;

Prefetcher::Prefetcher(const BatchReader &reader, const Manifest &manifest,
                       int64_t numRanks)
    : reader(reader), manifest(manifest), slots(static_cast<size_t>(numRanks)) {
  try {
    thread = std::thread([this] { run(); });
  } catch (const std::system_error &error) {
    throw Error("no thread to read batches ahead: " + error.code().message() +
                "; --no-prefetch reads them between steps");
  }
}

Prefetcher::~Prefetcher() {
  {
    std::lock_guard<std::mutex> lock(mutex);
    ends = true;
    changed.notify_all();
  }
  thread.join();
}

//===----------------------------------------------------------------------===//
// On the threads of ranks
//===----------------------------------------------------------------------===//

/// What was asked for before is not wanted any more.
void Prefetcher::begin(int64_t rank, const BatchRange &batches) {
  std::unique_lock<std::mutex> lock(mutex);
  Slot &slot = slots[static_cast<size_t>(rank)];
  changed.wait(lock, [&] { return slot.state != State::Reading; });
  slot.batches = batches;
  slot.error = nullptr;
  if (slot.state != State::Asked)
    asked.push_back(rank);
  slot.state = State::Asked;
  changed.notify_all();
}

/// Waits for the batches of a rank if they are being read; returns whether they
/// are there.
bool Prefetcher::await(std::unique_lock<std::mutex> &lock, int64_t rank,
                       const BatchRange &batches) {
  Slot &slot = slots[static_cast<size_t>(rank)];
  if (slot.state == State::Empty || !(slot.batches == batches))
    return false;
  if (slot.state == State::Asked) {
    asked.erase(std::find(asked.begin(), asked.end(), rank));
    slot.state = State::Empty;
    return false;
  }
  changed.wait(lock, [&] { return slot.state == State::Read; });
  if (!slot.error)
    return true;
  slot.state = State::Empty;
  std::rethrow_exception(std::exchange(slot.error, nullptr));
}

std::optional<size_t> Prefetcher::findStep(int64_t rank,
                                           const BatchRange &batches) {
  std::unique_lock<std::mutex> lock(mutex);
  if (!await(lock, rank, batches))
    return std::nullopt;
  return slots[static_cast<size_t>(rank)].step;
}

bool Prefetcher::take(int64_t rank, size_t step, const BatchRange &batches,
                      const std::vector<char *> &places) {
  std::unique_lock<std::mutex> lock(mutex);
  Slot &slot = slots[static_cast<size_t>(rank)];
  if (!await(lock, rank, batches) || slot.step != step)
    return false;
  slot.state = State::Empty;
  // Nobody else looks at what is in an empty slot.
  lock.unlock();
  for (size_t at = 0; at < slot.inputs.size(); ++at)
    if (!slot.inputs[at].empty())
      std::memcpy(places[at], slot.inputs[at].data(), slot.inputs[at].size());
  return true;
}

//===----------------------------------------------------------------------===//
// The thread that reads
//===----------------------------------------------------------------------===//

void Prefetcher::read(int64_t rank, Slot &slot) const {
  slot.step = reader.findStep(rank, slot.batches);
  std::vector<const Argument *> inputs = manifest.listInputs(rank, slot.step);
  // Evaluations take one of the micro-batches that the step has.
  inputs.resize(inputs.size() / static_cast<size_t>(manifest.microBatches) *
                static_cast<size_t>(slot.batches.count));
  slot.inputs.resize(inputs.size());
  std::vector<char *> places;
  for (size_t at = 0; at < inputs.size(); ++at) {
    slot.inputs[at].resize(static_cast<size_t>(inputs[at]->bytes));
    places.push_back(slot.inputs[at].data());
  }
  reader.read(rank, rank, slot.step, slot.batches, places);
}

void Prefetcher::run() {
  // Its priority is that of the ranks: with a lower one, a rank would wait for
  // it longer than for the file where other programs want the processors.
  for (std::unique_lock<std::mutex> lock(mutex);;) {
    changed.wait(lock, [&] { return ends || !asked.empty(); });
    if (ends)
      return;
    int64_t rank = asked.front();
    asked.pop_front();
    Slot &slot = slots[static_cast<size_t>(rank)];
    slot.state = State::Reading;
    lock.unlock();
    std::exception_ptr error;
    try {
      read(rank, slot);
    } catch (...) {
      error = std::current_exception();
    }
    lock.lock();
    slot.error = error;
    slot.state = State::Read;
    changed.notify_all();
  }
}
