//===- Windows.cpp - convolutions are products of matrices ----------------===//
//
// Part of the FSDP compiler, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Rows of the result are channels, columns are images and places; channels of x
// and places of the window are summed. A block of what windows see is copied,
// so that memory does not grow with the convolution. The order of additions
// depends on the descriptor alone.
//
//===----------------------------------------------------------------------===//

#include "Convolution.h"
#include "blas/Gemm.h"

#include <algorithm>
#include <cstring>
#include <vector>

using namespace fsdp::rt;

namespace {

/// Columns of a block, and its elements: what the product packs once.
constexpr int64_t mostColumns = 1024, mostSeen = int64_t(1) << 18;
/// Columns that pay for a product whose result is written in place.
constexpr int64_t fewColumns = 64;

/// A loop with its stride in x and in the other operand that it indexes.
struct Loop {
  int64_t extent, x, other;
};

/// Neighbouring iterations of the innermost loop.
struct Run {
  int64_t x, other, length;
};

/// Loops of one kind as one range of iterations.
struct Range {
  std::vector<Loop> loops;
  int64_t extent = 1;
  /// Iterations from a multiple of this up to the next one lie next to each
  /// other in the other operand.
  int64_t dense = 1;

  /// Adds a loop inside of those that are there.
  void add(int64_t extent, int64_t x, int64_t other);
  /// To be called behind the last one.
  void finish();
  const Loop &inner() const { return loops.back(); }
  /// The runs of iterations [begin, end).
  void find(int64_t begin, int64_t end, std::vector<Run> &runs) const;
};

/// How many iterations a block has, and whether they never leave a dense piece.
struct Step {
  int64_t size;
  bool isDense;
};

} // namespace

void Range::add(int64_t count, int64_t x, int64_t other) {
  if (count == 1)
    return;
  extent *= count;
  if (!loops.empty() && loops.back().x == x * count &&
      loops.back().other == other * count) {
    loops.back() = {loops.back().extent * count, x, other};
    return;
  }
  loops.push_back({count, x, other});
}

void Range::finish() {
  for (auto loop = loops.rbegin(); loop != loops.rend(); ++loop) {
    if (loop->other != dense)
      break;
    dense *= loop->extent;
  }
  if (loops.empty())
    loops.push_back({1, 1, 1});
}

void Range::find(int64_t begin, int64_t end, std::vector<Run> &runs) const {
  runs.clear();
  for (int64_t at = begin; at < end; at += runs.back().length) {
    int64_t rest = at;
    Run run{0, 0, std::min(end - at, inner().extent - at % inner().extent)};
    for (auto loop = loops.rbegin(); loop != loops.rend(); ++loop) {
      run.x += rest % loop->extent * loop->x;
      run.other += rest % loop->extent * loop->other;
      rest /= loop->extent;
    }
    runs.push_back(run);
  }
}

/// Blocks that stay within dense pieces, if these are not smaller than `few`.
static Step chooseStep(const Range &range, int64_t most, int64_t few) {
  most = std::min(most, range.extent);
  bool isDense = range.dense >= std::min(few, range.extent);
  return {isDense ? std::min(most, range.dense) : most, isDense};
}

/// Where the block that begins at `at` ends.
static int64_t endOf(const Range &range, const Step &step, int64_t at) {
  int64_t end = std::min(at + step.size, range.extent);
  return step.isDense ? std::min(end, at - at % range.dense + range.dense)
                      : end;
}

template <typename T>
static void copyRun(const T *from, int64_t stride, int64_t length, T *to) {
  if (stride == 1) {
    std::memcpy(to, from, static_cast<size_t>(length) * sizeof(T));
    return;
  }
  for (int64_t i = 0; i < length; ++i)
    to[i] = from[i * stride];
}

/// to[outer][inner] = x at both; the matrix has rows of `width`.
template <typename T>
static void copySeen(const T *x, const std::vector<Run> &outer,
                     int64_t outerStride, const std::vector<Run> &inner,
                     int64_t innerStride, int64_t width, T *to) {
  for (const Run &rows : outer)
    for (int64_t row = 0; row < rows.length; ++row, to += width) {
      T *place = to;
      for (const Run &run : inner) {
        copyRun(x + rows.x + row * outerStride + run.x, innerStride, run.length,
                place);
        place += run.length;
      }
    }
}

namespace {

/// One group of a convolution.
template <typename T>
class GroupProduct {
public:
  explicit GroupProduct(const Convolution &desc);

  /// Elements of workspace.
  int64_t workspace() const {
    return columnStep.size * sumStep.size +
           (sumStep.isDense ? 0 : desc.outputs * sumStep.size) +
           (columnStep.isDense ? 0 : desc.outputs * columnStep.size);
  }
  void run(const T *x, const T *w, T *y, T *workspace, void *gemmWorkspace);

private:
  void makeColumns(int64_t begin, int64_t end);
  void addSums(int64_t begin, int64_t end, int64_t width);
  void writeResult();

  const Convolution &desc;
  Range sums, columns;
  Step sumStep, columnStep;
  /// Whether rows of the copy are columns of the product.
  bool isTransposed;

  const T *x = nullptr, *w = nullptr;
  T *y = nullptr;
  /// Parts of the workspace; weights and results only if theirs are not dense.
  T *seen = nullptr, *packed = nullptr, *product = nullptr;
  void *gemmWorkspace = nullptr;
  std::vector<Run> sumRuns, columnRuns;
};

template <typename T>
GroupProduct<T>::GroupProduct(const Convolution &desc) : desc(desc) {
  sums.add(desc.inputs, desc.x_input, desc.w_input);
  for (int i = 0; i < 3; ++i)
    sums.add(desc.window[i], desc.dilation[i] * desc.x_place[i],
             desc.w_place[i]);
  columns.add(desc.batch, desc.x_batch, desc.y_batch);
  for (int i = 0; i < 3; ++i)
    columns.add(desc.places[i], desc.stride[i] * desc.x_place[i],
                desc.y_place[i]);
  sums.finish();
  columns.finish();
  columnStep = chooseStep(columns, mostColumns, fewColumns);
  sumStep = chooseStep(sums, std::max<int64_t>(mostSeen / columnStep.size, 1),
                       fewColumns);
  // Rows of a matrix don't overlap.
  sumStep.isDense &= desc.outputs == 1 || desc.w_output >= sumStep.size;
  columnStep.isDense &= desc.outputs == 1 || desc.y_output >= columnStep.size;
  isTransposed = columns.inner().extent < sums.inner().extent;
}

template <typename T>
void GroupProduct<T>::run(const T *from, const T *weights, T *to, T *workspace,
                          void *gemmMemory) {
  x = from, w = weights, y = to;
  gemmWorkspace = gemmMemory;
  seen = workspace;
  packed = seen + columnStep.size * sumStep.size;
  product = packed + (sumStep.isDense ? 0 : desc.outputs * sumStep.size);
  for (int64_t at = 0, end = 0; at < columns.extent; at = end) {
    end = endOf(columns, columnStep, at);
    makeColumns(at, end);
  }
}

template <typename T>
void GroupProduct<T>::makeColumns(int64_t begin, int64_t end) {
  columns.find(begin, end, columnRuns);
  for (int64_t at = 0, last = 0; at < sums.extent; at = last) {
    last = endOf(sums, sumStep, at);
    sums.find(at, last, sumRuns);
    addSums(at, last, end - begin);
  }
  if (!columnStep.isDense)
    writeResult();
}

template <typename T>
void GroupProduct<T>::addSums(int64_t begin, int64_t end, int64_t width) {
  int64_t depth = end - begin;
  if (isTransposed)
    copySeen(x, columnRuns, columns.inner().x, sumRuns, sums.inner().x, depth,
             seen);
  else
    copySeen(x, sumRuns, sums.inner().x, columnRuns, columns.inner().x, width,
             seen);
  const T *a = w + sumRuns.front().other;
  if (!sumStep.isDense) {
    a = packed;
    for (int64_t row = 0; row < desc.outputs; ++row) {
      T *place = packed + row * depth;
      for (const Run &run : sumRuns) {
        copyRun(w + row * desc.w_output + run.other, sums.inner().other,
                run.length, place);
        place += run.length;
      }
    }
  }
  GemmOperands<T> product = {};
  product.transB = isTransposed;
  product.accumulate = begin > 0 || (columnStep.isDense && desc.beta);
  product.m = desc.outputs, product.n = width, product.k = depth;
  // Of a single row the stride may be anything.
  bool isRow = desc.outputs == 1;
  product.lda = sumStep.isDense && !isRow ? desc.w_output : depth;
  product.ldb = isTransposed ? depth : width;
  product.ldc = columnStep.isDense && !isRow ? desc.y_output : width;
  product.a = a, product.b = seen;
  product.c = columnStep.isDense ? y + columnRuns.front().other : this->product;
  gemm(product, gemmWorkspace);
}

template <typename T>
void GroupProduct<T>::writeResult() {
  const T *from = product;
  int64_t stride = columns.inner().other;
  for (int64_t row = 0; row < desc.outputs; ++row)
    for (const Run &run : columnRuns) {
      T *to = y + row * desc.y_output + run.other;
      for (int64_t i = 0; i < run.length; ++i, ++from)
        to[i * stride] = desc.beta ? to[i * stride] + *from : *from;
    }
}

/// A convolution as products, whatever its elements.
class WindowProduct {
public:
  virtual ~WindowProduct() = default;
  virtual int64_t workspace() const = 0;
  virtual void run(const void *x, const void *w, void *y, void *workspace) = 0;
};

template <typename T>
class TypedProduct : public WindowProduct {
public:
  explicit TypedProduct(const Convolution &desc)
      : desc(desc), product(this->desc) {}

  int64_t workspace() const override {
    return gemmBytes() + product.workspace() * static_cast<int64_t>(sizeof(T));
  }

  void run(const void *x, const void *w, void *y, void *workspace) override {
    auto *rest =
        reinterpret_cast<T *>(static_cast<char *>(workspace) + gemmBytes());
    for (int64_t group = 0; group < desc.groups; ++group)
      product.run(static_cast<const T *>(x) + group * desc.x_group,
                  static_cast<const T *>(w) + group * desc.w_group,
                  static_cast<T *>(y) + group * desc.y_group, rest, workspace);
  }

private:
  static int64_t gemmBytes() { return (gemmWorkspace() + 63) / 64 * 64; }

  Convolution desc;
  GroupProduct<T> product;
};

class WindowConvolver : public Convolver {
public:
  int64_t workspace(const Convolution &desc) override {
    return get(desc).workspace();
  }

  bool run(const Convolution &desc, const void *x, const void *w, void *y,
           void *workspace) override {
    get(desc).run(x, w, y, workspace);
    return true;
  }

private:
  WindowProduct &get(const Convolution &desc) {
    std::unique_ptr<WindowProduct> &product = products[desc];
    if (!product && desc.dtype == FSDP_RT_F32)
      product = std::make_unique<TypedProduct<float>>(desc);
    else if (!product)
      product = std::make_unique<TypedProduct<double>>(desc);
    return *product;
  }

  ConvolutionTable<WindowProduct> products;
};

} // namespace

std::unique_ptr<Convolver> fsdp::rt::makeWindowConvolver() {
  return std::make_unique<WindowConvolver>();
}
