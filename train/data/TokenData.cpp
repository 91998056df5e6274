//===- TokenData.cpp - batches from files of tokens -----------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "data/DataSource.h"
#include "data/TokenOrder.h"

#include <algorithm>
#include <cstring>

using namespace fsdp::run;

namespace {

class TokenData : public DataSource {
public:
  TokenData(const TokenOptions &options, int64_t ranks,
            const std::vector<const Argument *> &inputs)
      : options(options), file(options.path), sampled(sample()),
        seed(options.seed), width(inputs[0]->shape[1]),
        rows(inputs[0]->shape[0]), shift(inputs.size() - 1),
        windows(countWindows()), order(windows, ranks, rows, options.padLast) {
    if (options.padLast)
      findIgnored(inputs);
    if (order.countUntil(1) == 0)
      throw Error(options.path + ": has " + std::to_string(windows) +
                  " windows of " + std::to_string(width) +
                  " tokens, expected at least " + std::to_string(ranks * rows) +
                  " for a batch of all ranks");
  }

  bool readsFiles() const override { return true; }
  void expect(int64_t, int64_t, int64_t behind) const override {
    // What is shuffled begins again in another order; what is read in order, by
    // evaluations, would be counted twice.
    if (int64_t all = order.countUntil(1); !options.shuffles && behind > all)
      throw Error(options.path + ": has " + std::to_string(all) +
                  " batches of each rank, expected " + std::to_string(behind) +
                  "; --eval-batches " + std::to_string(all) + " takes all");
  }

  std::optional<int64_t> countBatches(int64_t, int64_t epochs) const override {
    return order.countUntil(epochs);
  }

  uint64_t identity() const override { return sampled; }

  DataPosition position(int64_t batch) const override {
    BatchItems items = order.get(batch, 0);
    return {"tokens",
            {{"epoch", items.epoch},
             {"window", items.first},
             {"windows", windows},
             {"width", width},
             {"sample", static_cast<int64_t>(sampled)},
             {"seed", static_cast<int64_t>(seed)}}};
  }

  void seek(int64_t batch, const DataPosition &saved) override {
    auto get = [&](const char *name) {
      auto found = saved.numbers.find(name);
      return found == saved.numbers.end() ? -1 : found->second;
    };
    if (saved.source != "tokens" || get("epoch") < 0 || get("window") < 0 ||
        get("window") > windows || get("windows") != windows ||
        get("width") != width)
      throw Error(options.path + ": has " + std::to_string(windows) +
                  " windows of " + std::to_string(width) +
                  " tokens; the checkpoint went through " +
                  (saved.source == "tokens"
                       ? std::to_string(get("windows")) + " windows of " +
                             std::to_string(get("width")) + " tokens"
                       : "a " + saved.source));
    seed = static_cast<uint64_t>(get("seed"));
    order.seek(batch, get("epoch"), get("window"));
  }

  void load(int64_t rank, int64_t batch,
            const std::vector<const Argument *> &inputs,
            const std::vector<char *> &storage) const override {
    BatchItems items = order.get(batch, rank);
    std::vector<unsigned char> tokens(bytesOf(width));
    size_t moved = 0;
    for (size_t index = 0; index < inputs.size(); ++index) {
      const Argument &input = *inputs[index];
      if (isSeedInput(input)) {
        uint64_t number = mixNumbers(static_cast<uint64_t>(rank),
                                     static_cast<uint64_t>(batch), ~seed) >>
                          1;
        std::memcpy(storage[index], &number, sizeof(number));
        continue;
      }
      int64_t padding = moved ? ignored : firstToken(input);
      for (int64_t row = 0; row < rows; ++row) {
        int64_t window = -1;
        if (row < items.count)
          window = options.shuffles ? shuffledPlace(items.first + row, windows,
                                                    seed, items.epoch)
                                    : items.first + row;
        if (window >= 0)
          file.read(bytesOf(window * width + static_cast<int64_t>(moved)),
                    tokens.size(), tokens.data());
        for (int64_t column = 0; column < width; ++column)
          store(input, storage[index], row * width + column,
                window < 0 ? padding : token(&tokens[bytesOf(column)]));
      }
      checkInput(options.path, rank, batch, input, storage[index]);
      ++moved;
    }
  }

private:
  /// A checksum of some of the file, from its beginning to its end.
  uint64_t sample() const {
    constexpr size_t places = 64;
    std::vector<char> part(std::min<size_t>(file.size(), 4096));
    uint32_t sum = 0;
    for (size_t place = 0; place < places; ++place) {
      file.read((file.size() - part.size()) * place / (places - 1), part.size(),
                part.data());
      sum = crc32c(part.data(), part.size(), sum);
    }
    return mixNumbers(file.size(), sum, 0) >> 1;
  }

  int64_t countWindows() const {
    int64_t size = options.tokenBytes;
    if (file.size() % static_cast<size_t>(size) != 0)
      throw Error(options.path + ": has " + std::to_string(file.size()) +
                  " bytes, expected tokens of " + std::to_string(size) +
                  " bytes each");
    int64_t tokens = static_cast<int64_t>(file.size()) / size;
    return std::max<int64_t>(0, tokens - static_cast<int64_t>(shift)) / width;
  }

  /// What targets have where there is no token.
  void findIgnored(const std::vector<const Argument *> &inputs) {
    const Argument &targets = *inputs.back();
    if (inputs.size() != 2 || targets.indexRange.size() < 3)
      throw Error("not supported: --pad-last, as the input '" + targets.name +
                  "' has no index that the loss ignores");
    ignored = targets.indexRange[2];
  }

  static int64_t firstToken(const Argument &input) {
    return input.indexRange.empty() ? 0 : input.indexRange[0];
  }

  size_t bytesOf(int64_t tokens) const {
    return static_cast<size_t>(tokens * options.tokenBytes);
  }

  int64_t token(const unsigned char *from) const {
    int64_t value = 0;
    for (int64_t byte = options.tokenBytes; byte-- > 0;)
      value = value << 8 | from[byte];
    return value;
  }

  static void store(const Argument &input, char *to, int64_t at,
                    int64_t value) {
    if (input.dtype == "i64") {
      std::memcpy(to + 8 * at, &value, 8);
    } else {
      auto narrow = static_cast<int32_t>(value);
      std::memcpy(to + 4 * at, &narrow, 4);
    }
  }

  TokenOptions options;
  ReadFile file;
  uint64_t sampled;
  uint64_t seed;
  int64_t width, rows;
  size_t shift;
  int64_t windows;
  BatchOrder order;
  int64_t ignored = 0;
};

} // namespace

std::unique_ptr<DataSource>
fsdp::run::openTokens(const TokenOptions &options, int64_t ranks,
                      const std::vector<const Argument *> &inputs) {
  std::vector<const Argument *> tokens;
  for (const Argument *input : inputs)
    if (!isSeedInput(*input))
      tokens.push_back(input);
  auto isIndex = [](const Argument *input) {
    return input->dtype == "i64" || input->dtype == "i32";
  };
  bool fits = !tokens.empty() && tokens.size() <= 2;
  for (const Argument *input : tokens)
    fits = fits && isIndex(input) && input->shape.size() == 2 &&
           input->shape == tokens[0]->shape && input->shape[0] > 0 &&
           input->shape[1] > 0;
  if (!fits)
    throw Error("--tokens: the model's inputs are not one or two integer "
                "tensors [B, T], tokens and next tokens; use --data");
  return std::make_unique<TokenData>(options, ranks, tokens);
}
