//===- StepToMpi.cpp - The scheduled step with messages of MPI ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each pair of buffers of a start becomes a call of a function that equal ones
// share; the wait is gone. Then what is left of our ops, upstream's way.
//
//===----------------------------------------------------------------------===//

#include "MpiCollectives.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Buffers/BufferUtils.h"
#include "fsdp/Conversion/FSDPToMPI/Passes.h"
#include "fsdp/Utils/PhaseContract.h"
#include "fsdp/Utils/PlainStep.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_STEPTOMPIPASS
#include "fsdp/Conversion/FSDPToMPI/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Collectives
//===----------------------------------------------------------------------===//

namespace {

/// Turns starts into calls.
class StartLowering {
public:
  StartLowering(ModuleOp module, int64_t messageBytes, bool allReduce)
      : module(module), symbols(module), messageBytes(messageBytes),
        allReduce(allReduce) {}

  /// Replaces a start and its wait. An error names what MPI can't send.
  LogicalResult lower(StartOp start);

private:
  FailureOr<MpiCollective> describe(StartOp start, unsigned index);
  func::FuncOp getFunction(StartOp start, const MpiCollective &collective,
                           TypeRange types);

  ModuleOp module;
  SymbolTable symbols;
  int64_t messageBytes;
  bool allReduce;
  DenseMap<Attribute, func::FuncOp> functions;
};

} // namespace

FailureOr<MpiCollective> StartLowering::describe(StartOp start,
                                                 unsigned index) {
  auto channel = lookupFromTop<ChannelOp>(start, start.getChannelAttr());
  auto grid = lookupFromTop<shard::GridOp>(start, channel.getGridAttr());
  LayoutAttr cut = getCutLayout(start, index);
  Type sent = getElementTypeOrSelf(start.getSources()[index]);
  // 8-bit floats are bytes by now, and nothing is computed with them.
  bool areBytes = sent.isInteger(8) && !start.getReduce();
  MpiCollective collective{start.getKind(),
                           start.getReduce().value_or(ReduceKind::Sum),
                           grid.getShape(),
                           channel.getAxes(),
                           cut,
                           start.getChunks().value_or(ArrayRef<int64_t>()),
                           cut && !areBytes ? cut.getElementType() : sent,
                           messageBytes,
                           allReduce};
  if (!start.getTraits().isLocal && !canSend(collective.element)) {
    start.emitOpError() << "not supported: messages of MPI with elements of "
                        << collective.element
                        << "; expected f16, bf16, f32, f64 or a signless "
                           "integer of 1, 8, 16, 32 or 64 bits";
    return failure();
  }
  return collective;
}

/// The function for all collectives that differ in nothing but buffers.
func::FuncOp StartLowering::getFunction(StartOp start,
                                        const MpiCollective &collective,
                                        TypeRange types) {
  Builder attributes(module.getContext());
  SmallVector<Attribute> key = {
      start.getKindAttr(), attributes.getDenseI64ArrayAttr(collective.grid),
      attributes.getDenseI64ArrayAttr(collective.axes),
      attributes.getDenseI64ArrayAttr(collective.chunks),
      attributes.getTypeArrayAttr(types)};
  if (collective.cut)
    key.push_back(collective.cut);
  if (start.getReduceAttr())
    key.push_back(start.getReduceAttr());
  func::FuncOp &function = functions[attributes.getArrayAttr(key)];
  if (function)
    return function;
  OpBuilder builder(module.getContext());
  Location loc = start.getLoc();
  std::string name = ("mpi_" + stringifyCollectiveKind(start.getKind())).str();
  function = func::FuncOp::create(loc, name,
                                  builder.getFunctionType(types, TypeRange()));
  function.setPrivate();
  symbols.insert(function);
  builder.setInsertionPointToStart(function.addEntryBlock());
  emitCollective(builder, loc, collective, function.getArgument(0),
                 function.getArgument(1));
  func::ReturnOp::create(builder, loc);
  return function;
}

LogicalResult StartLowering::lower(StartOp start) {
  SmallVector<Operation *> users(start.getTicket().getUsers());
  OpBuilder builder(start);
  for (unsigned index = 0; index < start.getSources().size(); ++index) {
    FailureOr<MpiCollective> collective = describe(start, index);
    if (failed(collective))
      return failure();
    SmallVector<Value> buffers{start.getSources()[index],
                               start.getDests()[index]};
    func::FuncOp function =
        getFunction(start, *collective, TypeRange(ValueRange(buffers)));
    func::CallOp::create(builder, start.getLoc(), function, buffers);
  }
  // The collective is over by now.
  for (Operation *user : users) {
    if (!isa<WaitOp>(user))
      return user->emitError() << "expected only 'fsdp.wait' to take a ticket, "
                                  "got '"
                               << user->getName() << "'";
    user->erase();
  }
  start.erase();
  return success();
}

//===----------------------------------------------------------------------===//
// What else is ours
//===----------------------------------------------------------------------===//

/// What may use the memory, or a view of it, behind the end of its block: a
/// terminator, or an op of another block. Null if nothing does.
static Operation *findEscape(ArenaOp op) {
  llvm::SetVector<Value> reached;
  reached.insert(op.getResult());
  for (unsigned next = 0; next < reached.size(); ++next)
    for (Operation *user : reached[next].getUsers()) {
      Operation *inBlock = op->getBlock()->findAncestorOpInBlock(*user);
      if (!inBlock || inBlock->hasTrait<OpTrait::IsTerminator>())
        return user;
      bool isNestedEnd = user->hasTrait<OpTrait::IsTerminator>();
      for (Value result :
           (isNestedEnd ? user->getParentOp() : user)->getResults())
        if (isa<BaseMemRefType>(result.getType()))
          reached.insert(result);
    }
  return nullptr;
}

/// Memory for one call of the step.
static LogicalResult lowerArena(ArenaOp op) {
  if (op.getKind() != ArenaKind::Comm && op.getKind() != ArenaKind::Temp)
    return op.emitOpError()
           << "not supported: memory of kind '"
           << stringifyArenaKind(op.getKind())
           << "', which outlives a call of the step or is the runtime's";
  if (Operation *escape = findEscape(op)) {
    InFlightDiagnostic diag =
        op.emitOpError()
        << "not supported: memory of kind '" << stringifyArenaKind(op.getKind())
        << "' that is used behind the end of its block, where it is freed";
    diag.attachNote(escape->getLoc())
        << "used by '" << escape->getName()
        << "'; copy what is in it to a buffer that the caller has";
    return diag;
  }
  OpBuilder builder(op);
  auto alloc =
      createAlignedAlloc(builder, op.getLoc(), cast<MemRefType>(op.getType()));
  op.replaceAllUsesWith(alloc.getResult());
  builder.setInsertionPoint(op->getBlock()->getTerminator());
  memref::DeallocOp::create(builder, op.getLoc(), alloc);
  op.erase();
  return success();
}

/// The same pointer with another type; no dialect of memrefs has a view of a
/// dense buffer as bytes.
static void lowerBytes(BytesOp op) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  LLVMTypeConverter converter(op.getContext());
  Value address = memref::ExtractAlignedPointerAsIndexOp::create(
      builder, loc, op.getSource());
  Value number =
      arith::IndexCastOp::create(builder, loc, builder.getI64Type(), address);
  Value pointer = LLVM::IntToPtrOp::create(
      builder, loc, LLVM::LLVMPointerType::get(op.getContext()), number);
  auto type = cast<MemRefType>(op.getBytes().getType());
  Value descriptor =
      MemRefDescriptor::fromStaticShape(builder, loc, converter, type, pointer);
  auto cast =
      UnrealizedConversionCastOp::create(builder, loc, type, descriptor);
  op.getBytes().replaceAllUsesWith(cast.getResult(0));
  op.erase();
}

static void lowerRank(shard::ProcessLinearIndexOp op) {
  OpBuilder builder(op);
  Value world = mpi::CommWorldOp::create(builder, op.getLoc(),
                                         mpi::CommType::get(op.getContext()));
  Value rank = mpi::CommRankOp::create(builder, op.getLoc(), /*retval=*/Type(),
                                       builder.getI32Type(), world)
                   .getRank();
  op.getResult().replaceAllUsesWith(arith::IndexCastOp::create(
      builder, op.getLoc(), builder.getIndexType(), rank));
  op.erase();
}

static LogicalResult lowerOther(Operation *op) {
  if (auto arena = dyn_cast<ArenaOp>(op))
    return lowerArena(arena);
  if (auto bytes = dyn_cast<BytesOp>(op)) {
    lowerBytes(bytes);
  } else if (auto rank = dyn_cast<shard::ProcessLinearIndexOp>(op)) {
    lowerRank(rank);
  } else if (auto copy = dyn_cast<CopyOp>(op)) {
    OpBuilder builder(op);
    linalg::CopyOp::create(builder, op->getLoc(), copy.getSource(),
                           copy.getDest());
    op->erase();
  } else {
    InFlightDiagnostic diag = op->emitError()
                              << "expected an op that upstream's dialects "
                                 "have, got '"
                              << op->getName() << "'";
    if (isa<MatmulOp, ConvolveOp>(op))
      diag.attachNote() << "run fsdp-lower-contractions later, or take "
                           "'keep-calls', with which the runtime computes it";
    return diag;
  }
  return success();
}

/// Copies with strides become loops, for which upstream calls a library of its
/// own.
static void lowerStridedCopies(ModuleOp module) {
  SmallVector<memref::CopyOp> copies;
  module.walk([&](memref::CopyOp copy) {
    if (llvm::any_of(copy->getOperandTypes(), [](Type type) {
          auto memref = dyn_cast<MemRefType>(type);
          return memref && !memref.getLayout().isIdentity() &&
                 !memref::isStaticShapeAndContiguousRowMajor(memref);
        }))
      copies.push_back(copy);
  });
  for (memref::CopyOp copy : copies) {
    OpBuilder builder(copy);
    linalg::CopyOp::create(builder, copy.getLoc(), copy.getSource(),
                           copy.getTarget());
    copy.erase();
  }
}

static LogicalResult lowerOthers(ModuleOp module) {
  SmallVector<Operation *> ops;
  for (auto function : module.getOps<func::FuncOp>())
    function.walk([&](Operation *op) {
      if (isa_and_nonnull<FSDPDialect, shard::ShardDialect>(op->getDialect()))
        ops.push_back(op);
    });
  for (Operation *op : ops)
    if (failed(lowerOther(op)))
      return failure();
  return success();
}

namespace {
struct StepToMpi : fsdp::impl::StepToMpiPassBase<StepToMpi> {
  using StepToMpiPassBase::StepToMpiPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    if (messageBytes < 8 || messageBytes > int64_t(1) << 30) {
      module.emitError()
          << "expected 'message-bytes' to be from 8 to 2^30, got "
          << messageBytes.getValue();
      return signalPassFailure();
    }
    if (failed(expectStaticGrid(module)) ||
        failed(expectSplitCollectives(module)))
      return signalPassFailure();
    SmallVector<StartOp> starts;
    module.walk([&](StartOp start) { starts.push_back(start); });
    StartLowering lowering(module, messageBytes, allReduce);
    for (StartOp start : starts)
      if (failed(lowering.lower(start)))
        return signalPassFailure();
    if (keepCalls)
      return dropSchedule();
    if (failed(lowerOthers(module)))
      return signalPassFailure();
    lowerStridedCopies(module);
    makePlain(module, /*keepGrid=*/false);
  }

  /// No collective is left that it could be about.
  void dropSchedule() {
    ModuleOp module = getOperation();
    module->removeAttr(attr::kIssueOrder);
    for (auto function : module.getOps<func::FuncOp>())
      function->removeAttr(attr::kInFlight);
  }
};
} // namespace
