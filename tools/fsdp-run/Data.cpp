//===- Data.cpp - inputs of training steps --------------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Data.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <sys/stat.h>
#include <unistd.h>

using namespace fsdp::run;

/// "0 to 255 or -100".
static std::string rangeText(const std::vector<int64_t> &range) {
  std::string text =
      std::to_string(range[0]) + " to " + std::to_string(range[1] - 1);
  for (size_t index = 2; index < range.size(); ++index)
    text += " or " + std::to_string(range[index]);
  return text;
}

static std::string positionText(const std::vector<int64_t> &shape,
                                int64_t element) {
  std::vector<int64_t> position(shape.size());
  for (size_t dim = shape.size(); dim-- > 0;) {
    position[dim] = element % shape[dim];
    element /= shape[dim];
  }
  return shapeText(position);
}

/// Checks that all values may be used as indices.
static void checkRange(const std::string &file, int64_t rank, int64_t step,
                       const Argument &input, const char *data) {
  const std::vector<int64_t> &range = input.indexRange;
  if (range.empty())
    return;
  int64_t size = elementBytes(input.dtype);
  for (int64_t element = 0; element < input.bytes / size; ++element) {
    int64_t value = 0;
    if (size == 8) {
      std::memcpy(&value, data + element * 8, 8);
    } else {
      int32_t narrow;
      std::memcpy(&narrow, data + element * 4, 4);
      value = narrow;
    }
    if ((value >= range[0] && value < range[1]) ||
        std::find(range.begin() + 2, range.end(), value) != range.end())
      continue;
    throw Error(file + ": step " + std::to_string(step) + ", rank " +
                std::to_string(rank) + ": input '" + input.name +
                "' at position " + positionText(input.shape, element) + " is " +
                std::to_string(value) + ", expected " + rangeText(range));
  }
}

namespace {

class DirectoryData : public DataSource {
public:
  DirectoryData(std::string directory, int64_t ranks, int64_t steps)
      : directory(std::move(directory)), ranks(ranks), steps(steps) {}

  void expect(int64_t rank, int64_t step) const override {
    if (access(path(rank, step).c_str(), R_OK) != 0)
      throw Error(path(rank, step) + ": step " + std::to_string(step) +
                  ", rank " + std::to_string(rank) +
                  ": can't read the batch: " + std::strerror(errno) +
                  "; export with --world " + std::to_string(ranks) +
                  " --steps " + std::to_string(steps));
  }

  void load(int64_t rank, int64_t step,
            const std::vector<const Argument *> &inputs,
            const std::vector<char *> &storage) const override {
    SafetensorsFile file(path(rank, step));
    for (size_t index = 0; index < inputs.size(); ++index) {
      const Argument &input = *inputs[index];
      std::string key = std::to_string(input.position);
      const TensorView *view = file.find(key);
      if (!view)
        throw Error(file.path() + ": lacks the tensor '" + key +
                    "' for input '" + input.name + "'");
      if (view->dtype != input.dtype || view->shape != input.shape)
        throw Error(file.path() + ": tensor '" + key + "' for input '" +
                    input.name + "' is " + view->dtype +
                    shapeText(view->shape) + ", expected " + input.dtype +
                    shapeText(input.shape));
      checkRange(file.path(), rank, step, input, view->data);
      std::memcpy(storage[index], view->data, static_cast<size_t>(view->bytes));
    }
  }

private:
  std::string path(int64_t rank, int64_t step) const {
    return directory + "/batches/rank" + std::to_string(rank) + "-step" +
           std::to_string(step) + ".safetensors";
  }

  std::string directory;
  int64_t ranks, steps;
};

class TextData : public DataSource {
public:
  TextData(std::string path, std::string text)
      : path(std::move(path)), text(std::move(text)) {}

  void expect(int64_t, int64_t) const override {}

  void load(int64_t rank, int64_t step,
            const std::vector<const Argument *> &inputs,
            const std::vector<char *> &storage) const override {
    int shift = 0;
    for (size_t index = 0; index < inputs.size(); ++index) {
      const Argument &input = *inputs[index];
      if (input.shape.empty()) {
        uint64_t seed = draw(rank, step, -1) >> 1;
        std::memcpy(storage[index], &seed, sizeof(seed));
        continue;
      }
      int64_t rows = input.shape[0], width = input.shape[1];
      auto *to = reinterpret_cast<int64_t *>(storage[index]);
      for (int64_t row = 0; row < rows; ++row) {
        uint64_t places = text.size() - static_cast<size_t>(width);
        uint64_t begin = draw(rank, step, row) % places;
        for (int64_t column = 0; column < width; ++column)
          to[row * width + column] = static_cast<unsigned char>(
              text[begin + static_cast<uint64_t>(column + shift)]);
      }
      checkRange(path, rank, step, input, storage[index]);
      ++shift;
    }
  }

private:
  /// A number that depends on its arguments alone.
  static uint64_t draw(int64_t rank, int64_t step, int64_t row) {
    uint64_t value = 0x9E3779B97F4A7C15ull;
    for (int64_t part : {rank, step, row}) {
      value += static_cast<uint64_t>(part) + 0x9E3779B97F4A7C15ull;
      value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9ull;
      value = (value ^ (value >> 27)) * 0x94D049BB133111EBull;
      value ^= value >> 31;
    }
    return value;
  }

  std::string path, text;
};

} // namespace

std::unique_ptr<DataSource>
fsdp::run::openDirectory(const std::string &directory, int64_t ranks,
                         int64_t steps) {
  return std::make_unique<DirectoryData>(directory, ranks, steps);
}

std::unique_ptr<DataSource>
fsdp::run::openText(const std::string &path,
                    const std::vector<const Argument *> &inputs) {
  std::vector<const Argument *> tokens;
  for (const Argument *input : inputs)
    if (!(input->shape.empty() && input->dtype == "i64" &&
          input->name == "rng_seed"))
      tokens.push_back(input);
  if (tokens.size() != 2 || tokens[0]->dtype != "i64" ||
      tokens[1]->dtype != "i64" || tokens[0]->shape.size() != 2 ||
      tokens[0]->shape != tokens[1]->shape)
    throw Error("--text: the model's inputs are not two i64 tensors [B, T], "
                "tokens and next tokens; use --data");
  struct stat status;
  std::ifstream file(path, std::ios::binary);
  if (!file || stat(path.c_str(), &status) != 0)
    throw Error(path + ": can't open: " + std::strerror(errno));
  if (S_ISDIR(status.st_mode))
    throw Error(path + ": is a folder, expected a text file");
  std::string text{std::istreambuf_iterator<char>(file), {}};
  if (file.bad())
    throw Error(path + ": can't read");
  int64_t width = tokens[0]->shape[1];
  if (static_cast<int64_t>(text.size()) <= width)
    throw Error(path + ": has " + std::to_string(text.size()) +
                " bytes, expected at least " + std::to_string(width + 1));
  return std::make_unique<TextData>(path, std::move(text));
}
