//===- OutlineKernels.cpp - One function per distinct loop nest -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel is built for every op, printed without locations, and found again by
// its text. Aliasing of arguments is part of the text, so that two calls share
// a kernel only if what it assumes holds for both.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Buffers/KernelScopes.h"
#include "fsdp/Conversion/LinalgToKernels/Passes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/Fills.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringMap.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_OUTLINEKERNELSPASS
#include "fsdp/Conversion/LinalgToKernels/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Aliasing
//===----------------------------------------------------------------------===//

namespace {
/// The bytes [begin, end) of `root` that a memref can reach.
struct MemoryRange {
  Value root;
  int64_t begin = 0, end = 0;
  /// Whether distinct roots of this sort are distinct memory.
  bool identified = false;
};
} // namespace

/// Bytes of a static memref, from its first element to its last.
static std::optional<int64_t> getByteSpan(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type.hasStaticShape() ||
      failed(type.getStridesAndOffset(strides, offset)) ||
      ShapedType::isDynamic(offset) ||
      llvm::any_of(strides, ShapedType::isDynamic) ||
      !type.getElementType().isIntOrIndexOrFloat())
    return std::nullopt;
  int64_t span = offset + 1;
  for (auto [size, stride] : llvm::zip_equal(type.getShape(), strides))
    span += (size - 1) * stride;
  Type element = type.getElementType();
  int64_t bits = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return span * llvm::divideCeil(bits, 8);
}

/// Follows views. Only `memref.view` at a constant offset narrows the range:
/// planned buffers are such views of an arena or a workspace.
static MemoryRange getMemoryRange(Value memref) {
  std::optional<std::pair<int64_t, int64_t>> range;
  while (auto view = memref.getDefiningOp<ViewLikeOpInterface>()) {
    auto bytes = dyn_cast<memref::ViewOp>(view.getOperation());
    APInt shift;
    if (bytes && matchPattern(bytes.getByteShift(), m_ConstantInt(&shift))) {
      int64_t begin = shift.getSExtValue();
      if (range)
        range = {range->first + begin, range->second + begin};
      else if (auto span = getByteSpan(bytes.getType()))
        range = {begin, begin + *span};
    } else {
      range.reset();
    }
    memref = view.getViewSource();
  }
  MemoryRange result{memref, 0, std::numeric_limits<int64_t>::max(), false};
  if (range)
    std::tie(result.begin, result.end) = *range;
  if (auto arg = dyn_cast<BlockArgument>(memref))
    result.identified = isa<FunctionOpInterface>(arg.getOwner()->getParentOp());
  else
    result.identified =
        isa<memref::AllocOp, memref::AllocaOp, memref::GetGlobalOp, ArenaOp>(
            memref.getDefiningOp());
  return result;
}

static bool mayOverlap(const MemoryRange &x, const MemoryRange &y) {
  if (x.root == y.root)
    return x.begin < y.end && y.begin < x.end;
  return !x.identified || !y.identified;
}

//===----------------------------------------------------------------------===//
// Candidates
//===----------------------------------------------------------------------===//

static bool isScalar(Type type) { return type.isIntOrIndexOrFloat(); }

/// Whether a value can be an argument of a kernel: a scalar, or a memref that
/// is a plain pointer once its static layout is known.
static bool canBeArgument(Type type) {
  if (auto memref = dyn_cast<MemRefType>(type))
    return getByteSpan(memref).has_value();
  return isScalar(type);
}

/// Whether a captured value is made anew in the kernel: a constant, or a view
/// that begins at a place which is known when it runs.
static bool isCloned(Value value) {
  Operation *def = value.getDefiningOp();
  if (!def)
    return false;
  bool isPlaced =
      isa<ViewLikeOpInterface>(def) && !canBeArgument(value.getType());
  return isPlaced || def->hasTrait<OpTrait::ConstantLike>() ||
         isa<memref::GetGlobalOp>(def);
}

/// Adds a value, behind what it is made of if it is made anew.
static void addCapture(Value value, llvm::SetVector<Value> &captures) {
  if (isCloned(value))
    for (Value operand : value.getDefiningOp()->getOperands())
      addCapture(operand, captures);
  captures.insert(value);
}

/// Values from outside that `op` uses, in the order of their first use.
static SmallVector<Value> getCaptures(Operation *op) {
  llvm::SetVector<Value> captures;
  op->walk<WalkOrder::PreOrder>([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      if (!op->isProperAncestor(operand.getParentBlock()->getParentOp()) &&
          operand.getParentBlock()->getParentOp() != op)
        addCapture(operand, captures);
  });
  return captures.takeVector();
}

static bool isCandidate(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  bool isLoop = isa<scf::ForOp, scf::IfOp, scf::WhileOp, scf::ParallelOp,
                    affine::AffineForOp, affine::AffineParallelOp>(op) ||
                op->hasAttr(attr::kRows) || isJoined(op);
  if (!isLoop && !isFlashOp(op) &&
      !(linalgOp && linalgOp.hasPureBufferSemantics()))
    return false;
  if (!llvm::all_of(op->getResultTypes(), isScalar))
    return false;
  bool hasOpaqueOps =
      op->walk([](Operation *inner) {
          return isa<CallOpInterface, MatmulOp, ConvolveOp, LibraryAttentionOp,
                     LibraryAttentionGradOp, StartOp, WaitOp, ArenaOp,
                     memref::AllocOp>(inner)
                     ? WalkResult::interrupt()
                     : WalkResult::advance();
        }).wasInterrupted();
  return !hasOpaqueOps && llvm::all_of(getCaptures(op), [](Value value) {
    return isCloned(value) || canBeArgument(value.getType());
  });
}

/// Whether one of the memories may overlap one of the ranges.
static bool reachesAny(ArrayRef<Value> memories, ArrayRef<MemoryRange> ranges) {
  return llvm::any_of(memories, [&](Value memory) {
    return llvm::any_of(ranges, [&](const MemoryRange &range) {
      return mayOverlap(getMemoryRange(memory), range);
    });
  });
}

/// Whether an op may touch the memory of one of the ranges.
static bool mayTouch(Operation *op, ArrayRef<MemoryRange> ranges) {
  if (isa<ViewLikeOpInterface>(op) || op->hasTrait<OpTrait::ConstantLike>())
    return false;
  if (op->getNumRegions() != 0 && !isa<linalg::LinalgOp>(op) && !isFlashOp(op))
    return true;
  SmallVector<Value> memories = getCaptures(op);
  llvm::erase_if(memories,
                 [](Value value) { return !isa<MemRefType>(value.getType()); });
  return memories.empty() ? !isMemoryEffectFree(op)
                          : reachesAny(memories, ranges);
}

/// How far before a reduction its fills are looked for.
static constexpr unsigned kNear = 64;

/// The fills with constants of what a reduction adds to, if nothing touches
/// that in between: its kernel can begin with the constants.
static SmallVector<Operation *> findFills(Operation *op) {
  auto sum = dyn_cast<linalg::GenericOp>(op);
  if (!sum || sum.getNumReductionLoops() == 0 || !writesAllResults(sum))
    return {};
  SmallVector<Value> outputs = llvm::to_vector(sum.getDpsInits());
  SmallVector<MemoryRange> ranges =
      llvm::map_to_vector(outputs, getMemoryRange);
  llvm::SetVector<Value> read(sum.getInputs().begin(), sum.getInputs().end());
  getUsedValuesDefinedAbove(sum->getRegions(), read);
  read.remove_if([](Value value) { return !isa<MemRefType>(value.getType()); });
  if (reachesAny(read.getArrayRef(), ranges))
    return {};
  SmallVector<Operation *> fills;
  Operation *before = op->getPrevNode();
  for (unsigned i = 0; i < kNear && before && !outputs.empty();
       ++i, before = before->getPrevNode()) {
    Value value = getFillValue(before);
    auto *found = llvm::find(outputs, value ? getFilledDest(before) : Value());
    if (found != outputs.end() && matchPattern(value, m_Constant())) {
      ranges.erase(ranges.begin() + (found - outputs.begin()));
      outputs.erase(found);
      fills.push_back(before);
    } else if (mayTouch(before, ranges)) {
      break;
    }
  }
  return llvm::to_vector(llvm::reverse(fills));
}

/// Copies of all sorts become `linalg.copy`, which is a loop like any other.
static void unifyCopies(ModuleOp module) {
  module.walk([](Operation *op) {
    OpBuilder builder(op);
    if (auto copy = dyn_cast<memref::CopyOp>(op))
      linalg::CopyOp::create(builder, op->getLoc(), copy.getSource(),
                             copy.getTarget());
    else if (auto copy = dyn_cast<fsdp::CopyOp>(op))
      linalg::CopyOp::create(builder, op->getLoc(), copy.getSource(),
                             copy.getDest());
    else
      return;
    op->erase();
  });
}

//===----------------------------------------------------------------------===//
// Outlining
//===----------------------------------------------------------------------===//

namespace {
/// Makes kernels and finds equal ones.
class KernelTable {
public:
  explicit KernelTable(ModuleOp module) : symbols(module) {}

  /// Replaces `op`, with the ops of `before` in its kernel, by a call.
  void outline(Operation *op, ArrayRef<Operation *> before);
  /// Number of distinct kernels.
  size_t size() const { return kernels.size(); }

private:
  func::FuncOp build(Operation *op, ArrayRef<Operation *> before,
                     ArrayRef<Value> arguments, ArrayRef<Value> captures);
  void markArguments(func::FuncOp kernel, ArrayRef<Value> arguments);

  SymbolTable symbols;
  llvm::StringMap<func::FuncOp> kernels;
};
} // namespace

void KernelTable::markArguments(func::FuncOp kernel,
                                ArrayRef<Value> arguments) {
  SmallVector<std::pair<unsigned, MemoryRange>> ranges;
  for (auto [index, value] : llvm::enumerate(arguments))
    if (isa<MemRefType>(value.getType()))
      ranges.push_back({index, getMemoryRange(value)});
  for (auto &[index, range] : ranges) {
    bool overlaps =
        llvm::any_of(ranges, [&, i = index, &r = range](auto &other) {
          return other.first != i && mayOverlap(r, other.second);
        });
    if (!overlaps)
      kernel.setArgAttr(index, LLVM::LLVMDialect::getNoAliasAttrName(),
                        UnitAttr::get(kernel.getContext()));
  }
}

func::FuncOp KernelTable::build(Operation *op, ArrayRef<Operation *> before,
                                ArrayRef<Value> arguments,
                                ArrayRef<Value> captures) {
  OpBuilder builder(op->getContext());
  auto type = builder.getFunctionType(ValueRange(arguments).getTypes(),
                                      op->getResultTypes());
  auto kernel = func::FuncOp::create(op->getLoc(), "kernel", type);
  kernel.setPrivate();
  kernel->setAttr(attr::kKernel, builder.getUnitAttr());
  // The conversion to LLVM drops `no_inline`, but not this.
  kernel->setAttr("passthrough", builder.getStrArrayAttr({"noinline"}));
  if (op->hasAttr(attr::kStrict))
    kernel->setAttr(attr::kStrict, builder.getUnitAttr());
  markArguments(kernel, arguments);
  Block *body = kernel.addEntryBlock();
  builder.setInsertionPointToStart(body);
  IRMapping mapping;
  mapping.map(arguments, body->getArguments());
  for (Value value : captures)
    if (isCloned(value))
      builder.clone(*value.getDefiningOp(), mapping);
  for (Operation *each : before)
    builder.clone(*each, mapping);
  Operation *copy = builder.clone(*op, mapping);
  func::ReturnOp::create(builder, op->getLoc(), copy->getResults());
  return kernel;
}

void KernelTable::outline(Operation *op, ArrayRef<Operation *> before) {
  SmallVector<Value> captures = getCaptures(op);
  for (Operation *each : before)
    for (Value value : getCaptures(each))
      if (!llvm::is_contained(captures, value))
        captures.push_back(value);
  SmallVector<Value> arguments = llvm::to_vector(llvm::make_filter_range(
      captures, [](Value value) { return !isCloned(value); }));
  func::FuncOp kernel = build(op, before, arguments, captures);
  std::string text;
  llvm::raw_string_ostream stream(text);
  kernel.print(stream, OpPrintingFlags().useLocalScope());
  auto [it, isNew] = kernels.try_emplace(text, kernel);
  if (isNew) {
    StringRef name = op->hasAttr(attr::kRows) ? "rows"
                     : isJoined(op)           ? StringRef(kJoined)
                                              : op->getName().stripDialect();
    kernel.setSymName(
        ("kernel_" + name + "_" + Twine(kernels.size() - 1)).str());
    symbols.insert(kernel);
  } else {
    kernel.erase();
  }
  OpBuilder builder(op);
  auto call =
      func::CallOp::create(builder, op->getLoc(), it->second, arguments);
  op->replaceAllUsesWith(call.getResults());
  op->erase();
  for (Operation *each : before)
    each->erase();
}

namespace {
struct OutlineKernels : fsdp::impl::OutlineKernelsPassBase<OutlineKernels> {
  using OutlineKernelsPassBase::OutlineKernelsPassBase;

  void runOnOperation() override {
    if (failed(expectPlannedMemory(getOperation())))
      return signalPassFailure();
    unifyCopies(getOperation());
    SmallVector<Operation *> candidates;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function->hasAttr(attr::kKernel))
        continue;
      function.walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (!isCandidate(op))
          return WalkResult::advance();
        candidates.push_back(op);
        return WalkResult::skip();
      });
    }
    KernelTable kernels(getOperation());
    DenseMap<Operation *, SmallVector<Operation *>> fills;
    llvm::SmallPtrSet<Operation *, 16> folded;
    for (Operation *op : candidates) {
      if (!foldFills)
        break;
      fills[op] = findFills(op);
      folded.insert_range(fills[op]);
    }
    for (Operation *op : candidates)
      if (!folded.contains(op))
        kernels.outline(op, fills.lookup(op));
    numOutlined += candidates.size() - folded.size();
    numKernels += kernels.size();
  }
};
} // namespace
