//===- DataSource.cpp - inputs of training steps --------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "data/DataSource.h"
#include "data/TokenOrder.h"
#include "io/Numbers.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <mutex>
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

bool fsdp::run::isSeedInput(const Argument &input) {
  return input.shape.empty() && input.dtype == "i64" &&
         input.name == "rng_seed";
}

void fsdp::run::drawSeed(int64_t rank, int64_t batch, char *to) {
  uint64_t seed = mixNumbers(static_cast<uint64_t>(rank),
                             static_cast<uint64_t>(batch), ~uint64_t{0}) >>
                  1;
  std::memcpy(to, &seed, sizeof(seed));
}

void fsdp::run::checkInput(const std::string &file, int64_t rank, int64_t step,
                           const Argument &input, const char *data) {
  checkIndices(file + ": batch " + std::to_string(step) + ", rank " +
                   std::to_string(rank),
               input, data);
}

void fsdp::run::checkIndices(const std::string &place, const Argument &input,
                             const char *data) {
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
    throw Error(place + ": input '" + input.name + "' at position " +
                positionText(input.shape, element) + " is " +
                std::to_string(value) + ", expected " + rangeText(range));
  }
}

namespace {

/// Batches of a rank lie in a file each, or in one file together.
class DirectoryData : public DataSource {
public:
  DirectoryData(std::string directory, int64_t ranks, int64_t steps)
      : directory(std::move(directory)), steps(steps),
        opened(static_cast<size_t>(ranks)) {}

  bool readsFiles() const override { return true; }

  void expect(int64_t rank, int64_t first, int64_t behind) const override {
    std::lock_guard<std::mutex> lock(lockOf(rank));
    for (int64_t step = first; step < behind; ++step)
      expectOne(rank, step);
  }

  std::optional<int64_t> countBatches(int64_t rank, int64_t) const override {
    std::lock_guard<std::mutex> lock(lockOf(rank));
    return hasOneFile(rank) ? countInFile(rank) : countFiles(rank);
  }
  DataPosition position(int64_t) const override { return {"directory", {}}; }
  void seek(int64_t, const DataPosition &) override {}

  std::optional<Shapes> findShapes(int64_t rank, int64_t step) const override {
    std::lock_guard<std::mutex> lock(lockOf(rank));
    const SafetensorsFile &file = open(rank, step);
    Shapes shapes;
    while (const TensorView *view =
               file.find(key(rank, step, static_cast<int64_t>(shapes.size()))))
      shapes.push_back(view->shape);
    return shapes;
  }

  void load(int64_t rank, int64_t step,
            const std::vector<const Argument *> &inputs,
            const std::vector<char *> &storage) const override {
    std::lock_guard<std::mutex> lock(lockOf(rank));
    const SafetensorsFile &file = open(rank, step);
    for (size_t index = 0; index < inputs.size(); ++index) {
      const Argument &input = *inputs[index];
      std::string name = key(rank, step, input.position);
      const TensorView *view = file.find(name);
      if (!view)
        throw Error(file.path() + ": lacks the tensor '" + name +
                    "' for input '" + input.name + "'");
      if (view->dtype != input.dtype || view->shape != input.shape)
        throw Error(file.path() + ": tensor '" + name + "' for input '" +
                    input.name + "' is " + view->dtype +
                    shapeText(view->shape) + ", expected " + input.dtype +
                    shapeText(input.shape));
      view->copy(0, view->bytes, storage[index]);
      checkInput(file.path(), rank, step, input, storage[index]);
    }
  }

private:
  /// The batches in the file of a rank from the first on; throws an Error if
  /// that is not all there is.
  int64_t countInFile(int64_t rank) const {
    int64_t count = 0, step = 0;
    const SafetensorsFile &file = open(rank, count);
    while (file.find(key(rank, count, 0)))
      ++count;
    for (const auto &[name, view] : file.tensors())
      if (parseInteger(name.substr(0, name.find('.')), count, step))
        throw Error(file.path() + ": batch " + std::to_string(count) +
                    " is missing, but tensor '" + name +
                    "' is there; export again, or take the steps before it "
                    "with --steps");
    return count;
  }

  /// The files of a rank from the first on; throws an Error if that is not all
  /// there is.
  int64_t countFiles(int64_t rank) const {
    int64_t count = 0;
    std::string file = path(rank, count);
    while (access(file.c_str(), R_OK) == 0)
      file = path(rank, ++count);
    // A link to nothing is no end.
    if (int error = errno; error != ENOENT || exists(file))
      throw Error(file + ": can't read the batch: " + std::strerror(error));
    std::string prefix = "rank" + std::to_string(rank) + "-step";
    const std::string suffix = ".safetensors";
    for (const std::string &name : listFolder(directory + "/batches")) {
      size_t ends = prefix.size() + suffix.size();
      int64_t step = 0;
      if (name.size() > ends && name.rfind(prefix, 0) == 0 &&
          parseInteger(name.substr(prefix.size(), name.size() - ends), count,
                       step) &&
          name == prefix + std::to_string(step) + suffix)
        throw Error(file + ": is missing, but " + name +
                    " is there; export again, or take the steps before it "
                    "with --steps");
    }
    return count;
  }

  void expectOne(int64_t rank, int64_t step) const {
    std::string file = path(rank, step), problem;
    if (!hasOneFile(rank)) {
      if (isListed(file) || access(file.c_str(), R_OK) == 0)
        return;
      problem = std::string("can't read the batch: ") + std::strerror(errno);
    } else {
      if (open(rank, step).find(key(rank, step, 0)))
        return;
      problem = "is not in the file";
    }
    throw Error(file + ": batch " + std::to_string(step) + ", rank " +
                std::to_string(rank) + ": " + problem +
                "; export with --world " + std::to_string(opened.size()) +
                " --steps " + std::to_string(steps));
  }

  /// The folder is read once: asking for each file takes long where it is far
  /// away.
  bool isListed(const std::string &file) const {
    std::lock_guard<std::mutex> lock(listing);
    if (!isRead) {
      isRead = true;
      try {
        listed = listFolder(directory + "/batches");
      } catch (const Error &) {
        // Each file is asked for.
      }
    }
    return std::binary_search(listed.begin(), listed.end(),
                              file.substr(file.find_last_of('/') + 1));
  }

  std::string onePath(int64_t rank) const {
    return directory + "/batches/rank" + std::to_string(rank) + ".safetensors";
  }
  bool hasOneFile(int64_t rank) const {
    return opened[static_cast<size_t>(rank)].file
               ? opened[static_cast<size_t>(rank)].hasAll
               : access(onePath(rank).c_str(), F_OK) == 0;
  }
  std::string path(int64_t rank, int64_t step) const {
    return hasOneFile(rank)
               ? onePath(rank)
               : directory + "/batches/rank" + std::to_string(rank) + "-step" +
                     std::to_string(step) + ".safetensors";
  }
  std::string key(int64_t rank, int64_t step, int64_t position) const {
    return (hasOneFile(rank) ? std::to_string(step) + "." : "") +
           std::to_string(position);
  }

  /// Held while a rank's batches are read: ranks that compute together on one
  /// batch read the same.
  std::mutex &lockOf(int64_t rank) const {
    return opened[static_cast<size_t>(rank)].lock;
  }

  /// The file with a batch, which stays open until another one is needed.
  const SafetensorsFile &open(int64_t rank, int64_t step) const {
    OpenFile &last = opened[static_cast<size_t>(rank)];
    if (last.file && (last.hasAll || last.step == step))
      return *last.file;
    bool hasAll = hasOneFile(rank);
    last.file.emplace(path(rank, step));
    last.hasAll = hasAll;
    last.step = step;
    return *last.file;
  }

  struct OpenFile {
    std::mutex lock;
    std::optional<SafetensorsFile> file;
    bool hasAll = false;
    int64_t step = 0;
  };
  std::string directory;
  int64_t steps;
  /// By rank.
  mutable std::vector<OpenFile> opened;
  mutable std::mutex listing;
  /// Names in the folder of batches.
  mutable std::vector<std::string> listed;
  mutable bool isRead = false;
};

class TextData : public DataSource {
public:
  TextData(std::string path, std::string text)
      : path(std::move(path)), text(std::move(text)) {}

  void expect(int64_t, int64_t, int64_t) const override {}
  std::optional<int64_t> countBatches(int64_t, int64_t) const override {
    return std::nullopt;
  }
  uint64_t identity() const override {
    return mixNumbers(text.size(), crc32c(text.data(), text.size()), 0) >> 1;
  }
  DataPosition position(int64_t) const override {
    return {"text", {{"sample", static_cast<int64_t>(identity())}}};
  }
  void seek(int64_t, const DataPosition &) override {}

  void load(int64_t rank, int64_t step,
            const std::vector<const Argument *> &inputs,
            const std::vector<char *> &storage) const override {
    int shift = 0;
    for (size_t index = 0; index < inputs.size(); ++index) {
      const Argument &input = *inputs[index];
      if (input.shape.empty()) {
        drawSeed(rank, step, storage[index]);
        continue;
      }
      int64_t rows = input.shape[0], width = input.shape[1];
      auto *to = reinterpret_cast<int64_t *>(storage[index]);
      for (int64_t row = 0; row < rows; ++row) {
        uint64_t places = text.size() - static_cast<size_t>(width);
        uint64_t begin = drawNumber(rank, step, row) % places;
        for (int64_t column = 0; column < width; ++column)
          to[row * width + column] = static_cast<unsigned char>(
              text[begin + static_cast<uint64_t>(column + shift)]);
      }
      checkInput(path, rank, step, input, storage[index]);
      ++shift;
    }
  }

private:
  static uint64_t drawNumber(int64_t rank, int64_t step, int64_t row) {
    return mixNumbers(static_cast<uint64_t>(rank), static_cast<uint64_t>(step),
                      static_cast<uint64_t>(row));
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
    if (!isSeedInput(*input))
      tokens.push_back(input);
  if (tokens.size() != 2 || tokens[0]->dtype != "i64" ||
      tokens[1]->dtype != "i64" || tokens[0]->shape.size() != 2 ||
      tokens[0]->shape != tokens[1]->shape)
    throw Error("--text: the model's inputs are not two i64 tensors [B, T], "
                "tokens and next tokens; use --data");
  if (isFolder(path))
    throw Error(path + ": is a folder, expected a text file");
  // It is kept as a whole; what is larger is a file of tokens.
  std::string text = readFile(path, int64_t{1} << 40);
  int64_t width = tokens[0]->shape[1];
  if (static_cast<int64_t>(text.size()) <= width)
    throw Error(path + ": has " + std::to_string(text.size()) +
                " bytes, expected at least " + std::to_string(width + 1));
  return std::make_unique<TextData>(path, std::move(text));
}
