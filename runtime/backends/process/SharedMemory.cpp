//===- SharedMemory.cpp - memory that the processes of a node share -------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedMemory.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace fsdp::rt;
using namespace fsdp::rt::process;

static_assert(std::atomic<uint64_t>::is_always_lock_free,
              "processes share these");

static void unmap(Segment &segment) {
  if (segment.memory)
    munmap(segment.memory, static_cast<size_t>(segment.bytes));
  if (segment.file >= 0)
    close(segment.file);
  segment = Segment();
}

//===----------------------------------------------------------------------===//
// Own
//===----------------------------------------------------------------------===//

OwnMemory::~OwnMemory() {
  server.end();
  for (Segment &segment : segments)
    unmap(segment);
}

/// Reserves all of a file. A signal undoes what the call that it comes to has
/// reserved: parts are short enough to come to an end between those of a timer.
static bool reserve(int file, int64_t bytes) {
  constexpr int64_t partBytes = int64_t{1} << 20;
  for (int64_t at = 0; at < bytes;) {
    int64_t count = std::min(partBytes, bytes - at);
    int error = posix_fallocate(file, at, count);
    if (error == EINTR)
      continue;
    if (error)
      return false;
    at += count;
  }
  return true;
}

static bool makeSegment(int64_t bytes, bool touch, Segment &segment) {
  segment.bytes = (bytes + 4095) / 4096 * 4096;
  // Newer kernels can be told that it is no program.
  constexpr unsigned noProgram = 8;
  unsigned flags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
  segment.file = memfd_create("fsdp", flags | noProgram);
  if (segment.file < 0 && errno == EINVAL)
    segment.file = memfd_create("fsdp", flags);
  if (segment.file < 0)
    return false;
  // Reserving says that there is too little; touching would end the process.
  if (ftruncate(segment.file, segment.bytes) != 0 ||
      (touch && !reserve(segment.file, segment.bytes)) ||
      fcntl(segment.file, F_ADD_SEALS,
            F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0)
    return false;
  segment.memory = static_cast<char *>(
      mapApart(static_cast<size_t>(segment.bytes),
               MAP_SHARED | (touch ? MAP_POPULATE : 0), segment.file));
  return segment.memory != nullptr;
}

bool OwnMemory::create(uint64_t cookie) {
  Segment segment;
  if (!makeSegment(sizeof(Block), /*touch=*/false, segment)) {
    unmap(segment);
    return false;
  }
  segments.reserve(Block::maxSegments);
  segments.push_back(segment);
  block()->cookie = cookie;
  return true;
}

int64_t OwnMemory::add(int64_t bytes, bool touch) {
  auto number = static_cast<int64_t>(segments.size());
  Segment segment;
  if (number == Block::maxSegments || !makeSegment(bytes, touch, segment)) {
    unmap(segment);
    return -1;
  }
  {
    std::lock_guard<std::mutex> guard(lock);
    segments.push_back(segment);
  }
  block()->sizes[number].store(segment.bytes);
  return number;
}

int OwnMemory::fileOf(int64_t number) {
  std::lock_guard<std::mutex> guard(lock);
  bool isThere = number >= 0 && number < static_cast<int64_t>(segments.size());
  return isThere ? segments[static_cast<size_t>(number)].file : -1;
}

bool OwnMemory::find(const char *begin, int64_t bytes, Place &place) const {
  for (size_t number = 1; number < segments.size(); ++number) {
    const Segment &segment = segments[number];
    if (begin < segment.memory ||
        begin + bytes > segment.memory + segment.bytes)
      continue;
    place = {static_cast<int64_t>(number), begin - segment.memory};
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

PeerMemory::~PeerMemory() {
  unmap(own);
  for (Segment &segment : segments)
    unmap(segment);
}

Segment PeerMemory::map(int64_t number, int64_t bytes, std::string &why) {
  Segment segment;
  int fd = client.fetch(number, bytes, why);
  if (fd < 0)
    return segment;
  void *memory = mapApart(static_cast<size_t>(bytes), MAP_SHARED, fd);
  if (memory)
    segment = {static_cast<char *>(memory), bytes, -1};
  else
    why = std::strerror(errno);
  close(fd);
  return segment;
}

std::string PeerMemory::open() {
  constexpr const char *way = "; FSDP_NODE_RANKS=1 does without";
  std::string why;
  own = map(0, (static_cast<int64_t>(sizeof(Block)) + 4095) / 4096 * 4096, why);
  if (!own.memory)
    return "its shared memory can't be opened (" + why + ")" + way;
  if (block()->cookie != cookie)
    return std::string("its shared memory is that of another process") + way;
  segments.reserve(16);
  return "";
}

char *PeerMemory::address(Place place) {
  if (place.segment <= 0 || place.segment >= Block::maxSegments)
    return nullptr;
  auto number = static_cast<size_t>(place.segment);
  if (number >= segments.size())
    segments.resize(number + 1);
  Segment &segment = segments[number];
  std::string why;
  if (!segment.memory)
    segment = map(place.segment, block()->sizes[number].load(), why);
  bool lies =
      segment.memory && place.offset >= 0 && place.offset < segment.bytes;
  return lies ? segment.memory + place.offset : nullptr;
}
