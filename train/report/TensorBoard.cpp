//===- TensorBoard.cpp - figures for TensorBoard --------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fields are those of tensorflow/core/util/event.proto and
// tensorflow/core/framework/summary.proto.
//
//===----------------------------------------------------------------------===//

#include "report/TensorBoard.h"
#include "io/Errors.h"
#include "io/Files.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <unistd.h>

using namespace fsdp::run;

//===----------------------------------------------------------------------===//
// Messages of protobuf
//===----------------------------------------------------------------------===//

/// Types of fields on the wire.
enum WireType { kVarint = 0, kFixed64 = 1, kBytes = 2, kFixed32 = 5 };

static std::string varint(uint64_t value) {
  std::string text;
  for (; value > 127; value >>= 7)
    text += static_cast<char>(value | 128);
  return text + static_cast<char>(value);
}

static std::string field(uint64_t number, WireType type) {
  return varint(number << 3 | type);
}

/// The bytes of a number, little endian.
template <typename T>
static std::string fixed(T value) {
  char bytes[sizeof(T)];
  std::memcpy(bytes, &value, sizeof(T));
  return {bytes, sizeof(T)};
}

static std::string nested(uint64_t number, const std::string &bytes) {
  return field(number, kBytes) + varint(bytes.size()) + bytes;
}

/// An event: wall_time = 1, step = 2, and one more field.
static std::string makeEvent(int64_t step, const std::string &what) {
  double now = std::chrono::duration<double>(
                   std::chrono::system_clock::now().time_since_epoch())
                   .count();
  return field(1, kFixed64) + fixed(now) + field(2, kVarint) +
         varint(static_cast<uint64_t>(step)) + what;
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

static const char kPrefix[] = "events.out.tfevents.";

/// "DIR/events.out.tfevents.SECONDS.HOST.PROCESS.NUMBER".
static std::string chooseName(const std::string &folder) {
  makeFolders(folder);
  char host[256] = "host";
  gethostname(host, sizeof(host) - 1);
  auto seconds = std::chrono::duration_cast<std::chrono::seconds>(
      std::chrono::system_clock::now().time_since_epoch());
  std::string name = folder + "/" + kPrefix + std::to_string(seconds.count()) +
                     "." + host + "." + std::to_string(getpid()) + ".";
  int64_t number = 0;
  while (exists(name + std::to_string(number)))
    ++number;
  return name + std::to_string(number);
}

/// Whether a folder has event files of other runs beside the one that was
/// begun.
static bool hasOthers(const std::string &folder) {
  std::vector<std::string> names;
  try {
    names = listFolder(folder);
  } catch (const Error &) {
    // There may be.
    return true;
  }
  return std::count_if(names.begin(), names.end(), [](const std::string &name) {
           return name.rfind(kPrefix, 0) == 0;
         }) > 1;
}

TensorBoard::TensorBoard(const std::string &folder, int64_t firstStep)
    : file(chooseName(folder), "wxe", "figures of steps") {
  // file_version = 3; session_log = 7 with status = 1: START = 1.
  writeEvent(makeEvent(0, nested(3, "brain.Event:2")));
  if (firstStep > 1 || hasOthers(folder))
    writeEvent(makeEvent(firstStep, nested(7, field(1, kVarint) + varint(1))));
}

void TensorBoard::write(
    int64_t step, const std::vector<std::pair<std::string, double>> &figures) {
  // summary = 5 of values = 1, each with tag = 1 and simple_value = 2.
  std::string summary;
  for (const auto &[name, value] : figures)
    summary += nested(1, nested(1, name) + field(2, kFixed32) +
                             fixed(static_cast<float>(value)));
  writeEvent(makeEvent(step, nested(5, summary)));
}

/// Checksums of records are rotated, as data may hold checksums, too.
static std::string checksum(const std::string &bytes) {
  uint32_t crc = crc32c(bytes.data(), bytes.size());
  return fixed((crc >> 15 | crc << 17) + 0xa282ead8);
}

void TensorBoard::writeEvent(const std::string &event) {
  std::string length = fixed(static_cast<uint64_t>(event.size()));
  file.write(length + checksum(length) + event + checksum(event));
}
