//===- SharedMemory.h - memory that a node's processes share ---*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rank's shared memory are files without a name (memfd), sealed so that they
// keep their size, which FileService.h hands to others on the node. They go
// with the last process that has them open, so a killed job leaves nothing
// behind. The first holds a `Block`, where the rank says what others need to
// know; the rest are its arenas, the slots of its channels and copies of
// sources that lie elsewhere.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_RUNTIME_BACKENDS_PROCESS_SHAREDMEMORY_H
#define FSDP_RUNTIME_BACKENDS_PROCESS_SHAREDMEMORY_H

#include "FileService.h"
#include "move/Rendezvous.h"

#include <mutex>

namespace fsdp::rt::process {

/// A place in shared memory of a rank.
struct Place {
  int64_t segment = -1;
  int64_t offset = 0;
};

/// What a collective is called, cut to what fits.
struct ProcessAnnouncement {
  char text[176];
};

/// A collective as others of the node see it; then a Place of the source and
/// one of the destination for each part.
struct ProcessSlot : Slot<ProcessAnnouncement> {
  /// Most units of one collective.
  static constexpr int64_t maxParts = 1024;
  static constexpr int64_t bytes();

  Place *sources() { return reinterpret_cast<Place *>(this + 1); }
  Place *targets() { return sources() + maxParts; }
};

constexpr int64_t ProcessSlot::bytes() {
  return static_cast<int64_t>(sizeof(ProcessSlot) +
                              2 * maxParts * sizeof(Place));
}

/// What a rank tells the others of its node. All zero in the beginning.
struct Block {
  static constexpr int64_t maxSegments = 4096;

  uint64_t cookie;
  /// The rank sleeps on `event`.
  alignas(64) std::atomic<uint32_t> event;
  std::atomic<uint32_t> sleeping;
  /// Its world has failed: what is read from it may be overwritten.
  alignas(64) std::atomic<int32_t> failure;
  char failureText[2048];
  /// Segment of each channel's slots, 0 until it is opened.
  std::atomic<int32_t> slots[numChannels];
  /// Bytes of the segments. Written before anything refers to them.
  std::atomic<int64_t> sizes[maxSegments];
};

/// A mapping of shared memory.
struct Segment {
  char *memory = nullptr;
  int64_t bytes = 0;
  /// The owner's only.
  int file = -1;
};

/// The own shared memory of a rank.
class OwnMemory {
public:
  ~OwnMemory();

  /// Makes the block. Returns false if there is no memory.
  bool create(uint64_t cookie);

  /// Begins to hand out the files; returns what went wrong, empty if nothing.
  std::string serve() {
    return server.open([this](int64_t number) { return fileOf(number); });
  }
  FileServer &service() { return server; }

  Block *block() const { return reinterpret_cast<Block *>(segments[0].memory); }

  /// Makes a segment of zeros, `touch`: with memory behind each page. Returns
  /// its number, or -1.
  int64_t add(int64_t bytes, bool touch);
  char *memory(int64_t segment) const {
    return segments[static_cast<size_t>(segment)].memory;
  }

  /// Finds where [begin, begin + bytes) lies in a segment; false if it doesn't.
  bool find(const char *begin, int64_t bytes, Place &place) const;

private:
  int fileOf(int64_t number);

  /// The server looks while the rank adds one.
  std::mutex lock;
  std::vector<Segment> segments;
  FileServer server;
};

/// The shared memory of another rank of the node.
class PeerMemory {
public:
  PeerMemory(const fsdp_rt_world &world, std::string path, std::string word,
             uint64_t cookie)
      : client(world, std::move(path), std::move(word)), cookie(cookie) {}
  ~PeerMemory();

  /// Maps the block; returns what went wrong, empty if nothing.
  std::string open();
  Block *block() const { return reinterpret_cast<Block *>(own.memory); }

  /// The address of a place here, null if it can't be mapped.
  char *address(Place place);

private:
  Segment map(int64_t number, int64_t bytes, std::string &why);

  FileClient client;
  uint64_t cookie;
  Segment own;
  std::vector<Segment> segments;
};

} // namespace fsdp::rt::process

#endif // FSDP_RUNTIME_BACKENDS_PROCESS_SHAREDMEMORY_H
