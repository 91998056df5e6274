//===- Safetensors.h - reading and writing safetensors files ---*- C++ -*--===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TRAIN_IO_SAFETENSORS_H
#define FSDP_TRAIN_IO_SAFETENSORS_H

#include "io/Errors.h"
#include "io/Files.h"

#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fsdp::run {

/// Bytes of an element by its name in manifests (f32, ...), 0 if unknown.
int64_t elementBytes(const std::string &dtype);

/// "[2, 3]".
std::string shapeText(const std::vector<int64_t> &shape);

/// A tensor that lies elsewhere.
struct TensorView {
  std::string dtype; // as in manifests
  std::vector<int64_t> shape;
  const char *data = nullptr;
  int64_t bytes = 0;
  /// Where its bytes are mapped, if they are.
  const MappedFile *file = nullptr;

  /// Its bytes, to be used at once; throws an Error if a file that they are
  /// mapped from was changed.
  const char *read() const {
    if (file)
      file->expectUnchanged();
    return data;
  }
  /// Copies some of its bytes; throws an Error if a file that they are mapped
  /// from was changed, or is meanwhile.
  void copy(int64_t offset, int64_t count, void *to) const;
};

/// A file that was checked completely when it was opened. Its bytes are mapped.
class SafetensorsFile {
public:
  /// Opens a file; throws an Error that names it if it is not sound.
  explicit SafetensorsFile(const std::string &path);

  const std::string &path() const { return fileName; }
  int64_t bytes() const { return static_cast<int64_t>(file.size); }
  const std::map<std::string, TensorView> &tensors() const { return entries; }

  /// The tensor of a name, or null.
  const TensorView *find(const std::string &name) const;

private:
  void parse();

  std::string fileName;
  MappedFile file;
  std::map<std::string, TensorView> entries;
};

/// The names of tensors in the order in which a file has them.
std::vector<std::string>
fileOrder(const std::map<std::string, TensorView> &tensors);

/// Writes a file completely or not at all. `read` gives the bytes of the
/// tensors in the order of the file; they are used until it is called again.
FileDigest
writeSafetensors(const std::string &path,
                 const std::map<std::string, TensorView> &tensors,
                 const std::map<std::string, std::string> &metadata,
                 const std::function<const char *(const std::string &)> &read);

/// The same of tensors that have their bytes.
FileDigest writeSafetensors(const std::string &path,
                            const std::map<std::string, TensorView> &tensors,
                            const std::map<std::string, std::string> &metadata);

/// A whole file in memory, a copy of tensors that may change behind it.
class SafetensorsImage {
public:
  /// Copies them; memory of an earlier copy is used again if it is enough.
  void copy(const std::map<std::string, TensorView> &tensors,
            const std::map<std::string, std::string> &metadata);

  int64_t bytes() const { return static_cast<int64_t>(used); }

  /// Writes the file completely or not at all, past the caches of the system
  /// where it can.
  FileDigest write(const std::string &path) const;

private:
  struct Free {
    void operator()(char *memory) const { std::free(memory); }
  };
  std::unique_ptr<char, Free> memory;
  size_t capacity = 0, used = 0;
};

} // namespace fsdp::run

#endif // FSDP_TRAIN_IO_SAFETENSORS_H
