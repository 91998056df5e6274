//===- Execute.cpp - threads of a device as fibers ------------------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Threads that meet in barriers or shuffles have a stack each and run until
// they have to wait for others; all others are a plain loop. If no thread can
// go on, some reached a barrier or a shuffle that others never will: on a
// device that is undefined.
//
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"
#include "HostImage.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <numeric>
#include <random>
#include <ucontext.h>
#include <vector>

using namespace fsdp::cuda_double;

namespace {

constexpr size_t stackBytes = 64 * 1024;
constexpr int32_t warp = 32;

class Block;

/// A thread with a stack of its own.
struct Fiber : HostThread {
  enum class State { Runs, AtBarrier, AtShuffle, AtProduct, AtMatrices, Ended };
  struct Copy {
    void *to;
    const void *from;
    int64_t group;
  };

  Block *owner = nullptr;
  State state = State::Runs;
  int32_t value = 0, mask = 0;
  /// Of a product.
  const uint32_t *factors = nullptr;
  float *sum = nullptr;
  int32_t isHalf = 0;
  /// Of matrices.
  const void *row = nullptr;
  uint32_t *words = nullptr;
  int32_t isTransposed = 0;
  /// Copies that nobody has waited for, and groups that have ended.
  std::vector<Copy> copies;
  int64_t groups = 0;
  ucontext_t context;
  std::unique_ptr<char[]> stack{new char[stackBytes]};
};

/// The threads of one block.
class Block {
public:
  Block(const HostKernel &kernel, int32_t threads, void *const *params,
        int order)
      : kernel(kernel), params(params), order(order), fibers(threads),
        shared(static_cast<size_t>(kernel.sharedBytes) / 16 + 1) {}

  void run(int64_t number);

private:
  static void enter(unsigned low, unsigned high);
  static void reachBarrier(HostThread *thread);
  static int32_t reachShuffle(HostThread *thread, int32_t value, int32_t mask);
  static void reachProduct(HostThread *thread, const uint32_t *factors,
                           float *sum, int32_t isHalf);
  static void reachMatrices(HostThread *thread, const void *row,
                            uint32_t *words, int32_t isTransposed);
  static void beginCopy(HostThread *thread, void *to, const void *from);
  static void endGroup(HostThread *thread);
  static void finishCopies(HostThread *thread, int32_t count);
  void start(Fiber &fiber, int64_t number, int32_t index);
  void wait(Fiber &fiber) { swapcontext(&fiber.context, &scheduler); }
  bool releaseWarps();
  bool releaseBarrier();
  std::vector<int32_t> sequence();

  struct alignas(16) Line {
    char bytes[16];
  };

  const HostKernel &kernel;
  void *const *params;
  int order;
  std::minstd_rand random{1};
  std::vector<Fiber> fibers;
  std::vector<Line> shared;
  ucontext_t scheduler;
};

} // namespace

/// makecontext passes integers only.
void Block::enter(unsigned low, unsigned high) {
  auto *fiber = reinterpret_cast<Fiber *>(static_cast<uintptr_t>(high) << 32 |
                                          static_cast<uintptr_t>(low));
  fiber->owner->kernel.function(fiber, fiber->owner->params);
  fiber->state = Fiber::State::Ended;
}

void Block::reachBarrier(HostThread *thread) {
  auto *fiber = static_cast<Fiber *>(thread);
  fiber->state = Fiber::State::AtBarrier;
  fiber->owner->wait(*fiber);
}

int32_t Block::reachShuffle(HostThread *thread, int32_t value, int32_t mask) {
  auto *fiber = static_cast<Fiber *>(thread);
  fiber->state = Fiber::State::AtShuffle;
  fiber->value = value;
  fiber->mask = mask;
  fiber->owner->wait(*fiber);
  return fiber->value;
}

void Block::reachProduct(HostThread *thread, const uint32_t *factors,
                         float *sum, int32_t isHalf) {
  auto *fiber = static_cast<Fiber *>(thread);
  fiber->state = Fiber::State::AtProduct;
  fiber->factors = factors;
  fiber->sum = sum;
  fiber->isHalf = isHalf;
  fiber->owner->wait(*fiber);
}

void Block::reachMatrices(HostThread *thread, const void *row, uint32_t *words,
                          int32_t isTransposed) {
  auto *fiber = static_cast<Fiber *>(thread);
  fiber->state = Fiber::State::AtMatrices;
  fiber->row = row;
  fiber->words = words;
  fiber->isTransposed = isTransposed;
  fiber->owner->wait(*fiber);
}

/// Bytes of one copy.
constexpr size_t partBytes = 16;

/// NaN until it is waited for: nothing may be read before.
void Block::beginCopy(HostThread *thread, void *to, const void *from) {
  auto *fiber = static_cast<Fiber *>(thread);
  for (const void *place : {static_cast<const void *>(to), from})
    if (reinterpret_cast<uintptr_t>(place) % partBytes)
      misuse("a copy of 16 bytes whose place is no multiple of 16");
  std::memset(to, 0xff, partBytes);
  fiber->copies.push_back({to, from, fiber->groups});
}

void Block::endGroup(HostThread *thread) {
  ++static_cast<Fiber *>(thread)->groups;
}

void Block::finishCopies(HostThread *thread, int32_t count) {
  auto *fiber = static_cast<Fiber *>(thread);
  auto isOld = [&](const Fiber::Copy &copy) {
    return copy.group < fiber->groups - count;
  };
  for (const Fiber::Copy &copy : fiber->copies)
    if (isOld(copy))
      std::memcpy(copy.to, copy.from, partBytes);
  fiber->copies.erase(
      std::remove_if(fiber->copies.begin(), fiber->copies.end(), isOld),
      fiber->copies.end());
}

void Block::start(Fiber &fiber, int64_t number, int32_t index) {
  fiber.thread = index;
  fiber.block = static_cast<int32_t>(number);
  fiber.shared = shared.data();
  fiber.barrier = reachBarrier;
  fiber.shuffle = reachShuffle;
  fiber.multiply = reachProduct;
  fiber.loadMatrices = reachMatrices;
  fiber.copyPart = beginCopy;
  fiber.commitCopies = endGroup;
  fiber.awaitCopies = finishCopies;
  fiber.copies.clear();
  fiber.groups = 0;
  fiber.owner = this;
  fiber.state = Fiber::State::Runs;
  getcontext(&fiber.context);
  fiber.context.uc_stack.ss_sp = fiber.stack.get();
  fiber.context.uc_stack.ss_size = stackBytes;
  fiber.context.uc_link = &scheduler;
  auto address = reinterpret_cast<uintptr_t>(&fiber);
  makecontext(&fiber.context, reinterpret_cast<void (*)()>(enter), 2,
              static_cast<unsigned>(address),
              static_cast<unsigned>(address >> 32));
}

/// Lanes of a warp exchange their values.
static void exchange(Fiber *lanes, int32_t count) {
  std::vector<int32_t> values;
  for (int32_t lane = 0; lane < count; ++lane)
    values.push_back(lanes[lane].value);
  for (int32_t lane = 0; lane < count; ++lane) {
    int32_t other = lane ^ lanes[lane].mask;
    if (other >= count)
      misuse("a shuffle with a lane that the warp does not have");
    lanes[lane].value = values[static_cast<size_t>(other)];
  }
}

/// One of the two elements of a pair.
static float takeElement(uint32_t pair, int32_t which, bool isHalf) {
  auto bits = static_cast<uint16_t>(which ? pair >> 16 : pair);
  return isHalf ? widen<5>(bits) : widen<8>(bits);
}

/// Lanes of a warp multiply. Lane l has rows l / 4 and l / 4 + 8 of the left
/// factor and of the sum, column l / 4 of the right factor, and there what
/// begins at 2 * (l % 4); second halves of factors are 8 further.
static void multiply(Fiber *lanes, int32_t count) {
  if (count != warp)
    misuse("a product by a warp without all its lanes");
  float left[16][16], right[8][16];
  for (int32_t lane = 0; lane < warp; ++lane)
    for (int32_t pair = 0; pair < 6; ++pair)
      for (int32_t which : {0, 1}) {
        float value = takeElement(lanes[lane].factors[pair], which,
                                  lanes[lane].isHalf != 0);
        int32_t place = 2 * (lane % 4) + which;
        if (pair < 4)
          left[lane / 4 + pair % 2 * 8][place + pair / 2 * 8] = value;
        else
          right[lane / 4][place + pair % 2 * 8] = value;
      }
  for (int32_t lane = 0; lane < warp; ++lane)
    for (int32_t place = 0; place < 4; ++place) {
      const float *row = left[lane / 4 + place / 2 * 8];
      const float *column = right[2 * (lane % 4) + place % 2];
      for (int32_t at = 0; at < 16; ++at)
        lanes[lane].sum[place] += row[at] * column[at];
    }
}

/// Lanes of a warp load matrices: lane l gets of each the pair in row l / 4
/// that begins at 2 * (l % 4), of the transpose that of column l / 4.
static void loadMatrices(Fiber *lanes, int32_t count) {
  if (count != warp)
    misuse("matrices for a warp without all its lanes");
  for (int32_t lane = 0; lane < warp; ++lane)
    if (reinterpret_cast<uintptr_t>(lanes[lane].row) % 16)
      misuse("a matrix whose row is not at a multiple of 16 bytes");
  auto elementOf = [&](int32_t matrix, int32_t row, int32_t column) {
    uint16_t element;
    std::memcpy(&element,
                static_cast<const char *>(lanes[8 * matrix + row].row) +
                    2 * column,
                sizeof(element));
    return static_cast<uint32_t>(element);
  };
  for (int32_t lane = 0; lane < warp; ++lane)
    for (int32_t matrix = 0; matrix < 4; ++matrix) {
      uint32_t pair[2];
      for (int32_t which : {0, 1}) {
        int32_t own = lane / 4, other = 2 * (lane % 4) + which;
        pair[which] = lanes[lane].isTransposed ? elementOf(matrix, other, own)
                                               : elementOf(matrix, own, other);
      }
      lanes[lane].words[matrix] = pair[0] | pair[1] << 16;
    }
}

/// The warps all of whose lanes are at a shuffle exchange their values, those
/// all of whose lanes are at a product multiply, and so on.
bool Block::releaseWarps() {
  bool released = false;
  auto count = static_cast<int32_t>(fibers.size());
  for (int32_t first = 0; first < count; first += warp) {
    Fiber *lanes = &fibers[static_cast<size_t>(first)];
    int32_t size = std::min(warp, count - first);
    auto areAt = [&](Fiber::State state) {
      return std::all_of(lanes, lanes + size, [&](const Fiber &fiber) {
        return fiber.state == state;
      });
    };
    if (areAt(Fiber::State::AtShuffle))
      exchange(lanes, size);
    else if (areAt(Fiber::State::AtProduct))
      multiply(lanes, size);
    else if (areAt(Fiber::State::AtMatrices))
      loadMatrices(lanes, size);
    else
      continue;
    for (int32_t lane = 0; lane < size; ++lane)
      lanes[lane].state = Fiber::State::Runs;
    released = true;
  }
  return released;
}

bool Block::releaseBarrier() {
  for (const Fiber &fiber : fibers)
    if (fiber.state != Fiber::State::AtBarrier)
      return false;
  for (Fiber &fiber : fibers)
    fiber.state = Fiber::State::Runs;
  return true;
}

/// In what order threads run until they wait.
std::vector<int32_t> Block::sequence() {
  std::vector<int32_t> numbers(fibers.size());
  std::iota(numbers.begin(), numbers.end(), 0);
  if (order == 1)
    std::reverse(numbers.begin(), numbers.end());
  else if (order > 1)
    std::shuffle(numbers.begin(), numbers.end(), random);
  return numbers;
}

void Block::run(int64_t number) {
  random.seed(static_cast<unsigned>(order + number));
  // NaN: nothing may be read that was not written.
  std::memset(shared.data(), 0xff, shared.size() * sizeof(Line));
  for (size_t index = 0; index < fibers.size(); ++index)
    start(fibers[index], number, static_cast<int32_t>(index));
  while (true) {
    for (int32_t index : sequence()) {
      Fiber &fiber = fibers[static_cast<size_t>(index)];
      if (fiber.state == Fiber::State::Runs)
        swapcontext(&scheduler, &fiber.context);
    }
    bool ended =
        std::all_of(fibers.begin(), fibers.end(), [](const Fiber &fiber) {
          return fiber.state == Fiber::State::Ended;
        });
    if (ended)
      return;
    if (!releaseWarps() && !releaseBarrier())
      misuse("a barrier or shuffle that some threads never reach");
  }
}

/// Meets nobody.
static void refuseBarrier(HostThread *) { misuse("an undeclared barrier"); }
static int32_t refuseShuffle(HostThread *, int32_t, int32_t) {
  misuse("an undeclared shuffle");
}
static void refuseProduct(HostThread *, const uint32_t *, float *, int32_t) {
  misuse("an undeclared product");
}

void fsdp::cuda_double::execute(const HostKernel &kernel, int64_t grid,
                                int32_t block, void *const *params, int order) {
  std::unique_ptr<Block> threads;
  if (kernel.meets)
    threads = std::make_unique<Block>(kernel, block, params, order);
  for (int64_t index = 0; index < grid; ++index) {
    int64_t number = order == 1 ? grid - 1 - index : index;
    if (kernel.meets) {
      threads->run(number);
      continue;
    }
    HostThread thread = {};
    thread.block = static_cast<int32_t>(number);
    thread.barrier = refuseBarrier;
    thread.shuffle = refuseShuffle;
    thread.multiply = refuseProduct;
    for (int32_t at = 0; at < block; ++at) {
      thread.thread = order == 1 ? block - 1 - at : at;
      kernel.function(&thread, params);
    }
  }
}
