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
#include <sys/stat.h>
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
  for (Segment &segment : segments)
    unmap(segment);
}

static bool makeSegment(int64_t bytes, bool touch, Segment &segment) {
  segment.bytes = (bytes + 4095) / 4096 * 4096;
  segment.file = memfd_create("fsdp", MFD_CLOEXEC);
  if (segment.file < 0)
    return false;
  // Reserving says that there is too little; touching would end the process.
  if (ftruncate(segment.file, segment.bytes) != 0 ||
      (touch && posix_fallocate(segment.file, 0, segment.bytes) != 0))
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
  segments.push_back(segment);
  block()->sizes[number].store(segment.bytes);
  block()->files[number].store(segment.file);
  return number;
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

Segment PeerMemory::map(int number, int64_t bytes) const {
  std::string path =
      "/proc/" + std::to_string(process) + "/fd/" + std::to_string(number);
  Segment segment;
  int fd = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
  if (fd < 0)
    return segment;
  struct stat info;
  if (fstat(fd, &info) == 0 && info.st_size >= bytes) {
    void *memory = mapApart(static_cast<size_t>(bytes), MAP_SHARED, fd);
    if (memory)
      segment = {static_cast<char *>(memory), bytes, -1};
  }
  close(fd);
  return segment;
}

std::string PeerMemory::open() {
  errno = 0;
  own = map(file, (static_cast<int64_t>(sizeof(Block)) + 4095) / 4096 * 4096);
  if (!own.memory)
    return "its shared memory can't be opened through /proc (" +
           std::string(std::strerror(errno)) +
           "); FSDP_NODE_RANKS=1 does without";
  if (block()->cookie != cookie)
    return "its shared memory is that of another process; FSDP_NODE_RANKS=1 "
           "does without";
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
  if (!segment.memory)
    segment = map(block()->files[number].load(), block()->sizes[number].load());
  return segment.memory ? segment.memory + place.offset : nullptr;
}
