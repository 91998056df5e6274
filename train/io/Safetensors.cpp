//===- Safetensors.cpp - reading and writing safetensors files ------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "io/Safetensors.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <nlohmann/json.hpp>

using namespace fsdp::run;
using nlohmann::json;

namespace {
struct TypeName {
  const char *file, *manifest;
  int64_t bytes;
};
} // namespace

/// Of two names of a type in files the last one is written: whether bits have
/// a sign, the step knows.
static const TypeName typeNames[] = {
    {"F32", "f32", 4},   {"F64", "f64", 8}, {"F16", "f16", 2},
    {"BF16", "bf16", 2}, {"I64", "i64", 8}, {"I32", "i32", 4},
    {"U8", "i8", 1},     {"I8", "i8", 1},   {"BOOL", "i1", 1}};

int64_t fsdp::run::elementBytes(const std::string &dtype) {
  for (const TypeName &type : typeNames)
    if (dtype == type.manifest)
      return type.bytes;
  return 0;
}

std::string fsdp::run::shapeText(const std::vector<int64_t> &shape) {
  std::string text = "[";
  for (size_t index = 0; index < shape.size(); ++index)
    text += (index ? ", " : "") + std::to_string(shape[index]);
  return text + "]";
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

void TensorView::copy(int64_t offset, int64_t count, void *to) const {
  if (!file) {
    std::memcpy(to, data + offset, static_cast<size_t>(count));
    return;
  }
  const char *begin = reinterpret_cast<const char *>(file->data);
  file->copy(static_cast<size_t>(data - begin + offset),
             static_cast<size_t>(count), to);
}

SafetensorsFile::SafetensorsFile(const std::string &path)
    : fileName(path), file(path) {
  if (file.size < 8)
    throw Error(path + ": not a safetensors file: only " +
                std::to_string(file.size) + " bytes");
  try {
    parse();
  } catch (const json::exception &) {
    throw Error(path + ": not a safetensors file: its header does not parse");
  } catch (const Error &error) {
    throw Error(path + ": " + error.what());
  }
}

const TensorView *SafetensorsFile::find(const std::string &name) const {
  auto found = entries.find(name);
  return found == entries.end() ? nullptr : &found->second;
}

static int64_t readCount(const json &value, const std::string &name) {
  if (!value.is_number_unsigned() || value.get<uint64_t>() > uint64_t{1} << 62)
    throw Error("tensor '" + name + "': expected a count, got " +
                (value.is_number() ? value.dump() : value.type_name()));
  return static_cast<int64_t>(value.get<uint64_t>());
}

/// Reads one entry of the header; `dataBytes` follow the header.
static TensorView readEntry(const std::string &name, const json &entry,
                            const char *data, int64_t dataBytes,
                            int64_t &begin) {
  if (!entry.is_object() || !entry.contains("dtype") ||
      !entry["dtype"].is_string() || !entry.contains("shape") ||
      !entry["shape"].is_array() || !entry.contains("data_offsets") ||
      !entry["data_offsets"].is_array() || entry["data_offsets"].size() != 2)
    throw Error("tensor '" + name + "' lacks dtype, shape or data_offsets");
  TensorView view;
  std::string dtype = entry["dtype"];
  for (const TypeName &type : typeNames)
    if (dtype == type.file)
      view.dtype = type.manifest;
  if (view.dtype.empty())
    throw Error("tensor '" + name + "' has the unknown type " + dtype);
  int64_t bytes = elementBytes(view.dtype);
  for (const json &extent : entry["shape"]) {
    view.shape.push_back(readCount(extent, name));
    if (__builtin_mul_overflow(bytes, view.shape.back(), &bytes))
      throw Error("tensor '" + name + "' is too large");
  }
  begin = readCount(entry["data_offsets"][0], name);
  int64_t end = readCount(entry["data_offsets"][1], name);
  if (begin > end || end > dataBytes)
    throw Error("tensor '" + name + "' ends at byte " + std::to_string(end) +
                " of " + std::to_string(dataBytes) +
                "; the file is truncated or damaged");
  if (end - begin != bytes)
    throw Error("tensor '" + name + "' has " + std::to_string(end - begin) +
                " bytes, expected " + std::to_string(bytes));
  view.data = data + begin;
  view.bytes = bytes;
  return view;
}

void SafetensorsFile::parse() {
  uint64_t headerBytes = 0;
  for (int byte = 7; byte >= 0; --byte)
    headerBytes = headerBytes << 8 | file.data[byte];
  if (headerBytes > file.size - 8)
    throw Error("the file is truncated or no safetensors file: its header "
                "would end behind its last byte");
  if (headerBytes > 100000000)
    throw Error("its header is larger than 100 MB");
  const char *text = reinterpret_cast<const char *>(file.data) + 8;
  const char *data = text + headerBytes;
  json header = json::parse(text, data);
  if (!header.is_object())
    throw Error("not a safetensors file: its header is no object");
  auto dataBytes = static_cast<int64_t>(file.size - 8 - headerBytes);
  std::vector<std::pair<int64_t, int64_t>> ranges;
  for (const auto &[name, entry] : header.items()) {
    if (name == "__metadata__")
      continue;
    int64_t begin = 0;
    TensorView view = readEntry(name, entry, data, dataBytes, begin);
    view.file = &file;
    ranges.emplace_back(begin, begin + view.bytes);
    entries.emplace(name, std::move(view));
  }
  std::sort(ranges.begin(), ranges.end());
  int64_t position = 0;
  for (auto [begin, end] : ranges) {
    if (begin != position)
      throw Error("its tensors overlap or leave bytes unused at byte " +
                  std::to_string(position));
    position = end;
  }
  if (position != dataBytes)
    throw Error("has " + std::to_string(dataBytes - position) +
                " bytes behind its tensors");
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

std::vector<std::string>
fsdp::run::fileOrder(const std::map<std::string, TensorView> &tensors) {
  std::vector<std::string> order;
  for (const auto &item : tensors)
    order.push_back(item.first);
  // Wide elements first keeps every tensor aligned.
  std::sort(order.begin(), order.end(),
            [&](const std::string &left, const std::string &right) {
              int64_t leftBytes = elementBytes(tensors.at(left).dtype);
              int64_t rightBytes = elementBytes(tensors.at(right).dtype);
              return leftBytes != rightBytes ? leftBytes > rightBytes
                                             : left < right;
            });
  return order;
}

static std::string
formatHeader(const std::map<std::string, TensorView> &tensors,
             const std::map<std::string, std::string> &metadata) {
  // Ordered as written, like other writers of the format do.
  nlohmann::ordered_json header = nlohmann::ordered_json::object();
  if (!metadata.empty())
    header["__metadata__"] = metadata;
  int64_t position = 0;
  for (const std::string &name : fileOrder(tensors)) {
    const TensorView &view = tensors.at(name);
    std::string dtype;
    for (const TypeName &type : typeNames)
      if (view.dtype == type.manifest)
        dtype = type.file;
    header[name] = {{"dtype", dtype},
                    {"shape", view.shape},
                    {"data_offsets", {position, position + view.bytes}}};
    position += view.bytes;
  }
  std::string text = header.dump();
  text.append((8 - text.size() % 8) % 8, ' ');
  std::string prefix;
  for (int byte = 0; byte < 8; ++byte)
    prefix += static_cast<char>(text.size() >> (8 * byte));
  return prefix + text;
}

FileDigest fsdp::run::writeSafetensors(
    const std::string &path, const std::map<std::string, TensorView> &tensors,
    const std::map<std::string, std::string> &metadata,
    const std::function<const char *(const std::string &)> &read) {
  NewFile file(path);
  std::string header = formatHeader(tensors, metadata);
  file.write(header.data(), header.size());
  for (const std::string &name : fileOrder(tensors))
    file.write(read(name), static_cast<size_t>(tensors.at(name).bytes));
  return file.commit();
}

FileDigest fsdp::run::writeSafetensors(
    const std::string &path, const std::map<std::string, TensorView> &tensors,
    const std::map<std::string, std::string> &metadata) {
  return writeSafetensors(
      path, tensors, metadata,
      [&](const std::string &name) { return tensors.at(name).read(); });
}

void SafetensorsImage::copy(
    const std::map<std::string, TensorView> &tensors,
    const std::map<std::string, std::string> &metadata) {
  std::string header = formatHeader(tensors, metadata);
  used = header.size();
  for (const auto &[name, view] : tensors)
    used += static_cast<size_t>(view.bytes);
  constexpr size_t page = NewFile::pageBytes;
  if (size_t wanted = (used + page - 1) / page * page; wanted > capacity) {
    memory.reset();
    capacity = 0;
    memory.reset(static_cast<char *>(std::aligned_alloc(page, wanted)));
    if (!memory)
      throw std::bad_alloc();
    capacity = wanted;
  }
  std::memcpy(memory.get(), header.data(), header.size());
  char *to = memory.get() + header.size();
  for (const std::string &name : fileOrder(tensors)) {
    const TensorView &view = tensors.at(name);
    if (view.bytes > 0)
      view.copy(0, view.bytes, to);
    to += view.bytes;
  }
}

FileDigest SafetensorsImage::write(const std::string &path) const {
  NewFile file(path);
  file.writeImage(memory.get(), used);
  return file.commit();
}
