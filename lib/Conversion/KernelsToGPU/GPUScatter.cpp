//===- GPUScatter.cpp - Rows added at looked up places --------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every thread executes the whole loop, in order, but of each iteration only
// the part that belongs to it: one element of the row, and that only if the sum
// of the numbers that say which row it is leaves the thread's own remainder.
// Threads therefore never write an element that another one reads or writes,
// and each element sees the iterations in their order.
//
//===----------------------------------------------------------------------===//

#include "GPUKernel.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// Which row a view is: the numbers that differ between iterations, each with
/// the dimension that it is an offset in.
using Place = SmallVector<std::pair<unsigned, Value>>;

class Scatter {
public:
  explicit Scatter(scf::ForOp loop) : loop(loop), loc(loop.getLoc()) {}

  bool match();
  LaunchShape write();

private:
  bool collectOps();
  bool matchAccess(linalg::GenericOp op, OpOperand &operand);
  void notePlace(Value source, ArrayRef<OpFoldResult> offsets,
                 const llvm::SmallBitVector &dropped);
  SmallVector<Value> getCommonNumbers();
  int64_t countGroups(int64_t elements);

  scf::ForOp loop;
  Location loc;
  SmallVector<linalg::GenericOp> ops;
  /// Sizes of a row.
  SmallVector<int64_t> extents;
  /// Memory that the loop writes.
  llvm::SetVector<Value> written;
  /// Where in a row the accessed part begins, by memory.
  DenseMap<Value, SmallVector<int64_t>> starts;
  /// What all views of a memory have in common.
  DenseMap<Value, Place> places;
  /// Iterations that change the same row of any memory have these in common.
  SmallVector<Value> numbers;
};

} // namespace

/// Whether no other argument of the kernel reaches the same memory.
static bool isAlone(Value memory) {
  auto argument = dyn_cast<BlockArgument>(memory);
  auto kernel =
      argument ? dyn_cast<gpu::GPUFuncOp>(argument.getOwner()->getParentOp())
               : nullptr;
  return kernel && kernel.getArgAttr(argument.getArgNumber(),
                                     LLVM::LLVMDialect::getNoAliasAttrName());
}

/// Finds the ops that work on rows; nothing else may write memory.
bool Scatter::collectOps() {
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (auto generic = dyn_cast<linalg::GenericOp>(op)) {
      if (generic.getNumParallelLoops() != generic.getNumLoops() ||
          (!ops.empty() && generic.getStaticLoopRanges() != extents))
        return false;
      extents = generic.getStaticLoopRanges();
      ops.push_back(generic);
    } else if (!isa<memref::LoadOp>(op) && !isMemoryEffectFree(&op)) {
      return false;
    }
  }
  for (linalg::GenericOp op : ops)
    for (Value out : op.getDpsInits()) {
      auto view = out.getDefiningOp<memref::SubViewOp>();
      if (!view || !isAlone(view.getSource()))
        return false;
      written.insert(view.getSource());
    }
  for (auto load : loop.getBody()->getOps<memref::LoadOp>())
    if (written.contains(load.getMemRef()))
      return false;
  return !ops.empty();
}

/// Keeps of the place of a view of written memory what earlier ones have too.
void Scatter::notePlace(Value source, ArrayRef<OpFoldResult> offsets,
                        const llvm::SmallBitVector &dropped) {
  Place place;
  for (unsigned dim : dropped.set_bits())
    if (auto number = dyn_cast<Value>(offsets[dim]))
      place.emplace_back(dim, number);
  auto [it, isNew] = places.try_emplace(source, place);
  if (!isNew)
    llvm::erase_if(it->second, [&](const auto &number) {
      return !llvm::is_contained(place, number);
    });
}

/// The numbers in the places of all memories that an iteration knows before it
/// begins to compute.
SmallVector<Value> Scatter::getCommonNumbers() {
  SmallVector<Value> common;
  auto isCommon = [&](Value number) {
    return llvm::all_of(written, [&](Value memory) {
      return llvm::is_contained(llvm::make_second_range(places[memory]),
                                number);
    });
  };
  for (auto [dim, number] : places[written.front()]) {
    Operation *definition = number.getDefiningOp();
    bool isKnown = number.getParentBlock() == loop.getBody() &&
                   (!definition || definition->isBeforeInBlock(ops.front()));
    if (isKnown && isCommon(number))
      common.push_back(number);
  }
  return common;
}

/// Whether thread `p` accesses the same coordinates of rows in all iterations.
bool Scatter::matchAccess(linalg::GenericOp op, OpOperand &operand) {
  auto view = operand.get().getDefiningOp<memref::SubViewOp>();
  Value source = view ? view.getSource() : operand.get();
  if (!written.contains(source))
    // A view of a view of written memory would be missed.
    return isa<BlockArgument>(source);
  if (!isa<BlockArgument>(source) ||
      !op.getMatchingIndexingMap(&operand).isIdentity() ||
      llvm::any_of(view.getMixedStrides(), [](OpFoldResult stride) {
        return getConstantIntValue(stride) != 1;
      }))
    return false;
  llvm::SmallBitVector dropped = view.getDroppedDims();
  SmallVector<OpFoldResult> offsets = view.getMixedOffsets();
  SmallVector<int64_t> begin;
  for (unsigned dim = 0; dim < offsets.size(); ++dim) {
    if (dropped.test(dim))
      continue;
    std::optional<int64_t> offset = getConstantIntValue(offsets[dim]);
    if (!offset)
      return false;
    begin.push_back(dim);
    begin.push_back(*offset);
  }
  notePlace(source, offsets, dropped);
  auto [it, isNew] = starts.try_emplace(source, begin);
  return isNew || it->second == begin;
}

bool Scatter::match() {
  if (loop.getNumResults() != 0)
    return false;
  IRRewriter rewriter(loop.getContext());
  for (linalg::LinalgOp op :
       llvm::to_vector(loop.getBody()->getOps<linalg::LinalgOp>())) {
    rewriter.setInsertionPoint(op);
    if (!isa<linalg::GenericOp>(op.getOperation()))
      (void)linalg::generalizeNamedOp(rewriter, op);
  }
  if (!collectOps())
    return false;
  for (linalg::GenericOp op : ops)
    for (OpOperand &operand : op->getOpOperands())
      if (isa<MemRefType>(operand.get().getType()) && !matchAccess(op, operand))
        return false;
  numbers = getCommonNumbers();
  return true;
}

/// Into how many groups the rows are divided: as many as keep the device busy,
/// each with a few iterations.
int64_t Scatter::countGroups(int64_t elements) {
  std::optional<APInt> trips = loop.getStaticTripCount();
  if (numbers.empty() || !trips)
    return 1;
  constexpr int64_t kThreads = 65536, kMostGroups = 64;
  int64_t groups = std::min({kMostGroups, trips->getSExtValue() / 4,
                             llvm::divideCeilSigned(kThreads, elements)});
  return groups < 2 ? 1 : int64_t(llvm::bit_floor(uint64_t(groups)));
}

/// Reads the numbers of several rows before the first of them is changed: most
/// rows are others' and would only be waited for.
static void lookAhead(scf::ForOp loop) {
  std::optional<APInt> trips = loop.getStaticTripCount();
  int64_t count = trips ? trips->getSExtValue() : 1, factor = 8;
  // A loop of one iteration would go away.
  while (factor > 1 && (count % factor != 0 || count == factor))
    factor /= 2;
  if (factor == 1 || failed(loopUnrollByFactor(loop, factor)))
    return;
  Block *body = loop.getBody();
  auto rows = body->getOps<scf::IfOp>();
  if (rows.empty())
    return;
  Operation *first = *rows.begin();
  // Memory that is read outside of the rows is not written by them.
  for (Operation &op : llvm::make_early_inc_range(
           llvm::make_range(first->getIterator(), std::prev(body->end()))))
    if (!isa<scf::IfOp>(op))
      op.moveBefore(first);
}

LaunchShape Scatter::write() {
  int64_t elements = 1;
  for (int64_t extent : extents)
    elements *= extent;
  int64_t groups = countGroups(elements), threads = elements * groups;
  LaunchShape shape{llvm::divideCeilSigned(threads, kBlockThreads),
                    std::min(threads, kBlockThreads)};
  OpBuilder builder(loop);
  Value size = createIndex(builder, loc, shape.threads);
  Value first =
      arith::MulIOp::create(builder, loc, createBlockId(builder, loc), size);
  Value number =
      arith::AddIOp::create(builder, loc, first, createThreadId(builder, loc));
  Value inside =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, number,
                            createIndex(builder, loc, threads));
  auto guard = scf::IfOp::create(builder, loc, inside);
  builder.setInsertionPointToStart(guard.thenBlock());
  SmallVector<int64_t> all = {groups};
  all.append(extents);
  SmallVector<Value> place = splitIndex(builder, loc, number, all);
  loop->moveBefore(guard.thenBlock()->getTerminator());
  if (groups > 1) {
    builder.setInsertionPoint(ops.front());
    Value sum = numbers.front();
    for (Value number : llvm::drop_begin(numbers))
      sum = arith::AddIOp::create(builder, loc, sum, number);
    Value rest = arith::RemUIOp::create(builder, loc, sum,
                                        createIndex(builder, loc, groups));
    Value isMine = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                         rest, place.front());
    auto mine = scf::IfOp::create(builder, loc, isMine);
    Block *body = loop.getBody();
    mine.thenBlock()->getOperations().splice(
        mine.thenBlock()->begin(), body->getOperations(),
        std::next(mine->getIterator()), std::prev(body->end()));
  }
  for (linalg::GenericOp op : ops) {
    builder.setInsertionPoint(op);
    ValueRange ivs = ValueRange(place).drop_front();
    SmallVector<Value> outs = loadOutputs(builder, op, ivs);
    storeOutputs(builder, op, ivs, computeIteration(builder, op, ivs, outs));
    op.erase();
  }
  if (groups > 1)
    lookAhead(loop);
  return shape;
}

/// Makes a nest one loop, with the same order of iterations.
static void flatten(scf::ForOp loop) {
  SmallVector<scf::ForOp> nest;
  getPerfectlyNestedLoops(nest, loop);
  bool isKnown = llvm::all_of(nest, [](scf::ForOp each) {
    return each.getNumResults() == 0 && each.getStaticTripCount();
  });
  if (isKnown && nest.size() > 1)
    (void)coalesceLoops(nest);
}

std::optional<LaunchShape> fsdp::spreadScatter(scf::ForOp loop) {
  flatten(loop);
  Scatter scatter(loop);
  if (!scatter.match())
    return std::nullopt;
  return scatter.write();
}
