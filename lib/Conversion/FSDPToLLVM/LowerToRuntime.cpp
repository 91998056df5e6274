//===- LowerToRuntime.cpp - Entries and fsdp ops become runtime calls -----===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Signatures, ops and statuses; the single calls are in RuntimeCalls.h, the
// constants in RuntimeDescriptors.h.
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"
#include "RuntimeDescriptors.h"
#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Conversion/FSDPToLLVM/Passes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_LOWERTORUNTIMEPASS
#include "fsdp/Conversion/FSDPToLLVM/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
class RuntimeLowering {
public:
  explicit RuntimeLowering(ModuleOp module)
      : module(module), calls(module), descriptors(module),
        ptr(LLVM::LLVMPointerType::get(module.getContext())),
        i32(IntegerType::get(module.getContext(), 32)),
        i64(IntegerType::get(module.getContext(), 64)) {}
  LogicalResult run();

private:
  // Functions.
  void passContext();
  LogicalResult lowerEntry(func::FuncOp entry);
  void checkArguments(Block &body, int64_t count);
  void finishFunction(func::FuncOp function);
  // Ops.
  LogicalResult lowerOps(func::FuncOp function);
  void returnStatus(func::FuncOp entry);
  void lowerArena(ArenaOp op, Value context);
  void lowerBytes(BytesOp op);
  LogicalResult lowerStart(StartOp op, Value context);
  void lowerWait(WaitOp op, Value context, Value ticket);
  void lowerProduct(Operation *op, LLVM::GlobalOp descriptor, StringRef name,
                    Value context);
  Value storePointers(OpBuilder &builder, Operation *op, ValueRange memrefs);
  ModuleOp module;
  RuntimeCalls calls;
  RuntimeDescriptors descriptors;
  Type ptr, i32, i64;
  /// Statuses of the waits of the entry being lowered.
  SmallVector<Value> waitStatuses;
};
} // namespace

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void RuntimeLowering::lowerArena(ArenaOp op, Value context) {
  OpBuilder builder(op);
  Value kind = LLVM::ConstantOp::create(
      builder, op.getLoc(), i32,
      builder.getI32IntegerAttr(static_cast<int32_t>(op.getKind())));
  Value memory =
      calls.call(builder, op.getLoc(), "fsdp_rt_arena", ptr, {context, kind});
  op.getMemory().replaceAllUsesWith(calls.toMemRef(
      builder, op.getLoc(), memory, cast<MemRefType>(op.getType())));
  op.erase();
}

/// An array with the addresses of buffers.
Value RuntimeLowering::storePointers(OpBuilder &builder, Operation *op,
                                     ValueRange memrefs) {
  Type type = LLVM::LLVMArrayType::get(ptr, memrefs.size());
  Value array = calls.allocate(op, type);
  for (auto [index, memref] : llvm::enumerate(memrefs)) {
    Value slot = LLVM::GEPOp::create(builder, op->getLoc(), ptr, ptr, array,
                                     LLVM::GEPArg(int32_t(index)));
    LLVM::StoreOp::create(builder, op->getLoc(),
                          calls.toPointer(builder, op->getLoc(), memref), slot);
  }
  return array;
}

/// A ticket that nobody waits for stays open when the entry returns, and one
/// that is waited for twice names the collective that has it by then.
static FailureOr<WaitOp> findWait(StartOp op) {
  SmallVector<Operation *> users(op.getTicket().getUsers());
  if (users.size() == 1 && isa<WaitOp>(users.front()) &&
      users.front()->getBlock() == op->getBlock())
    return cast<WaitOp>(users.front());
  InFlightDiagnostic diag = op.emitOpError()
                            << "expected one 'fsdp.wait' in the same block, "
                               "got "
                            << (users.empty() ? "no use" : "other uses")
                            << " of the ticket";
  for (Operation *user : users)
    diag.attachNote(user->getLoc()) << "used by '" << user->getName() << "'";
  diag.attachNote() << "fsdp-verify-schedule checks this where starts and "
                       "waits get their places";
  return failure();
}

LogicalResult RuntimeLowering::lowerStart(StartOp op, Value context) {
  FailureOr<WaitOp> wait = findWait(op);
  if (failed(wait))
    return failure();
  FailureOr<LLVM::GlobalOp> descriptor = descriptors.getCollective(op);
  if (failed(descriptor))
    return failure();
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Value slot = calls.allocate(op, i64);
  Value address = LLVM::AddressOfOp::create(builder, loc, *descriptor);
  Value sources = storePointers(builder, op, op.getSources());
  Value dests = storePointers(builder, op, op.getDests());
  calls.call(builder, loc, "fsdp_rt_start", i32,
             {context, address, sources, dests, slot});
  Value ticket = LLVM::LoadOp::create(builder, loc, i64, slot);
  lowerWait(*wait, context, ticket);
  op.erase();
  return success();
}

void RuntimeLowering::lowerWait(WaitOp op, Value context, Value ticket) {
  OpBuilder builder(op);
  waitStatuses.push_back(
      calls.call(builder, op.getLoc(), "fsdp_rt_wait", i32, {context, ticket}));
  op.erase();
}

/// A call with the descriptor and pointers to the op's operands.
void RuntimeLowering::lowerProduct(Operation *op, LLVM::GlobalOp descriptor,
                                   StringRef name, Value context) {
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Value> operands = {
      context, LLVM::AddressOfOp::create(builder, loc, descriptor)};
  for (Value memref : op->getOperands())
    operands.push_back(calls.toPointer(builder, loc, memref));
  calls.call(builder, loc, name, i32, operands);
  op->erase();
}

/// The same pointer with another type.
void RuntimeLowering::lowerBytes(BytesOp op) {
  OpBuilder builder(op);
  Value pointer = calls.toPointer(builder, op.getLoc(), op.getSource());
  op.getBytes().replaceAllUsesWith(
      calls.toMemRef(builder, op.getLoc(), pointer,
                     cast<MemRefType>(op.getBytes().getType())));
  op.erase();
}

LogicalResult RuntimeLowering::lowerOps(func::FuncOp function) {
  if (function.getNumArguments() == 0)
    return success();
  Value context = function.getArgument(0);
  SmallVector<Operation *> ops;
  function.walk([&](Operation *op) {
    if (isa<ArenaOp, BytesOp, StartOp, MatmulOp, ConvolveOp, LibraryAttentionOp,
            LibraryAttentionGradOp, gpu::LaunchFuncOp,
            shard::ProcessLinearIndexOp>(op))
      ops.push_back(op);
  });
  for (Operation *op : ops) {
    if (auto arena = dyn_cast<ArenaOp>(op))
      lowerArena(arena, context);
    else if (auto bytes = dyn_cast<BytesOp>(op))
      lowerBytes(bytes);
    else if (auto rank = dyn_cast<shard::ProcessLinearIndexOp>(op))
      calls.lowerRank(rank, context);
    else if (auto matmul = dyn_cast<MatmulOp>(op))
      lowerProduct(matmul, descriptors.getMatmul(matmul),
                   matmul.getBias() ? "fsdp_rt_matmul_bias" : "fsdp_rt_matmul",
                   context);
    else if (auto convolve = dyn_cast<ConvolveOp>(op))
      lowerProduct(convolve, descriptors.getConvolution(convolve),
                   "fsdp_rt_convolve", context);
    else if (isLibraryAttention(op))
      lowerProduct(op, descriptors.getAttention(op),
                   isa<LibraryAttentionOp>(op) ? "fsdp_rt_attention"
                                               : "fsdp_rt_attention_grad",
                   context);
    else if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
      FailureOr<LLVM::GlobalOp> descriptor = descriptors.getLaunch(launch);
      if (failed(descriptor))
        return failure();
      calls.lowerLaunch(launch, context, *descriptor);
    } else if (failed(lowerStart(cast<StartOp>(op), context)))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// Gives the context to every private function that calls the runtime, or
/// calls one that does, as its first argument.
void RuntimeLowering::passContext() {
  SymbolTable symbols(module);
  DenseSet<Operation *> needsContext;
  bool changed = true;
  while (changed) {
    changed = false;
    for (auto function : module.getOps<func::FuncOp>()) {
      if (!function.isPrivate() || needsContext.contains(function))
        continue;
      bool needs =
          function
              .walk([&](Operation *op) {
                auto call = dyn_cast<func::CallOp>(op);
                bool found =
                    isa<ArenaOp, StartOp, WaitOp, MatmulOp, ConvolveOp,
                        LibraryAttentionOp, LibraryAttentionGradOp,
                        gpu::LaunchFuncOp, shard::ProcessLinearIndexOp>(op) ||
                    (call &&
                     needsContext.contains(symbols.lookup(call.getCallee())));
                return found ? WalkResult::interrupt() : WalkResult::advance();
              })
              .wasInterrupted();
      if (needs)
        changed |= needsContext.insert(function).second;
    }
  }
  for (Operation *op : needsContext)
    (void)cast<func::FuncOp>(op).insertArgument(0, ptr, DictionaryAttr(),
                                                op->getLoc());
  // Entries get theirs in lowerEntry; it is their first argument as well.
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isPrivate())
      (void)function.insertArgument(0, ptr, DictionaryAttr(),
                                    function.getLoc());
  module.walk([&](func::CallOp call) {
    if (needsContext.contains(symbols.lookup(call.getCallee())))
      call->insertOperands(
          0, call->getParentOfType<func::FuncOp>().getArgument(0));
  });
}

/// Returns early, with the status, after a wait that failed; at the end the
/// status of the context.
void RuntimeLowering::returnStatus(func::FuncOp entry) {
  Location loc = entry.getLoc();
  OpBuilder builder(entry.getContext());
  auto end = cast<func::ReturnOp>(entry.front().getTerminator());
  builder.setInsertionPoint(end);
  Value status =
      calls.call(builder, loc, "fsdp_rt_status", i32, entry.getArgument(0));
  func::ReturnOp::create(builder, loc, status);
  end.erase();

  llvm::erase_if(waitStatuses, [&](Value value) {
    return value.getDefiningOp()->getParentOp() != entry;
  });
  if (waitStatuses.empty())
    return;
  Block *exit = new Block;
  entry.push_back(exit);
  exit->addArgument(i32, loc);
  builder.setInsertionPointToStart(exit);
  func::ReturnOp::create(builder, loc, exit->getArguments());
  for (Value wait : waitStatuses) {
    Block *head = wait.getParentBlock();
    Block *rest =
        head->splitBlock(std::next(Block::iterator(wait.getDefiningOp())));
    builder.setInsertionPointToEnd(head);
    Value zero = LLVM::ConstantOp::create(builder, loc, i32,
                                          builder.getI32IntegerAttr(0));
    Value failed =
        LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne, wait, zero);
    cf::CondBranchOp::create(builder, loc, failed, exit, wait, rest,
                             ValueRange());
  }
  exit->moveBefore(&entry.getBody(), entry.getBody().end());
}

/// Kernels of a device access several elements at once. Where the check fails,
/// the calls that follow do nothing, and the entry returns its status.
void RuntimeLowering::checkArguments(Block &body, int64_t count) {
  if (module.getOps<gpu::GPUModuleOp>().empty())
    return;
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  Location loc = body.getParentOp()->getLoc();
  Value number = LLVM::ConstantOp::create(builder, loc, builder.getI64Type(),
                                          builder.getI64IntegerAttr(count));
  calls.call(builder, loc, "fsdp_rt_check_arguments", i32,
             {body.getArgument(0), body.getArgument(1), number});
}

/// Turns (ctx, memrefs...) into int32_t fsdp_entry_<name>(ctx, args).
LogicalResult RuntimeLowering::lowerEntry(func::FuncOp entry) {
  if (!entry.getBody().hasOneBlock() || entry.getNumResults() != 0)
    return entry.emitOpError()
           << "expected an entry with one block and without results";
  Block &body = entry.front();
  Location loc = entry.getLoc();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  Value args = body.insertArgument(1u, ptr, loc);
  int64_t numArgs = body.getNumArguments() - 2;
  while (body.getNumArguments() > 2) {
    unsigned index = body.getNumArguments() - 1;
    BlockArgument arg = body.getArgument(index);
    auto type = dyn_cast<MemRefType>(arg.getType());
    if (!type || !type.hasStaticShape() || !type.getLayout().isIdentity())
      return entry.emitOpError()
             << "expected static memref arguments, got " << arg.getType();
    builder.setInsertionPointToStart(&body);
    if (!arg.use_empty()) {
      Value slot = LLVM::GEPOp::create(builder, loc, ptr, ptr, args,
                                       LLVM::GEPArg(int32_t(index - 2)));
      Value pointer = LLVM::LoadOp::create(builder, loc, ptr, slot);
      arg.replaceAllUsesWith(calls.toMemRef(builder, loc, pointer, type));
    }
    body.eraseArgument(index);
  }
  checkArguments(body, numArgs);
  entry.setAllArgAttrs(ArrayRef<Attribute>());
  entry.setFunctionType(builder.getFunctionType({ptr, ptr}, {i32}));
  waitStatuses.clear();
  if (failed(lowerOps(entry)))
    return failure();
  returnStatus(entry);
  entry.setSymName(("fsdp_entry_" + entry.getSymName()).str());
  return success();
}

/// Drops what only the compiler's own passes understand.
void RuntimeLowering::finishFunction(func::FuncOp function) {
  auto isOurs = [](NamedAttribute attribute) {
    return attribute.getName().strref().starts_with("fsdp.");
  };
  for (NamedAttribute attribute :
       llvm::to_vector(function->getDiscardableAttrs()))
    if (isOurs(attribute))
      function->removeAttr(attribute.getName());
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    for (NamedAttribute attribute :
         function_interface_impl::getArgAttrs(function, i))
      if (isOurs(attribute))
        function.removeArgAttr(i, attribute.getName());
  if (function.isPrivate())
    function->setAttr(
        "llvm.linkage",
        LLVM::LinkageAttr::get(function.getContext(), LLVM::Linkage::Internal));
}

LogicalResult RuntimeLowering::run() {
  passContext();
  calls.callLibm();
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>())) {
    if (function.isDeclaration())
      continue;
    if (failed(function.isPrivate() ? lowerOps(function)
                                    : lowerEntry(function)))
      return failure();
    finishFunction(function);
  }
  if (auto manifest = module->getAttrOfType<StringAttr>(attr::kManifest)) {
    auto hash = module->getAttrOfType<IntegerAttr>(attr::kScheduleHash);
    descriptors.emitModule(manifest, hash ? hash.getValue().getZExtValue() : 0);
  }
  for (Operation &op : llvm::make_early_inc_range(*module.getBody()))
    if (isa_and_nonnull<FSDPDialect, shard::ShardDialect>(op.getDialect()))
      op.erase();
  return success();
}

/// Upstream's conversion of calls takes no buffer without elements that has
/// other than 0 rows.
static LogicalResult expectElements(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPrivate())
      continue;
    for (Type type : function.getArgumentTypes()) {
      auto memref = dyn_cast<MemRefType>(type);
      if (!memref || !memref.hasStaticShape() || memref.getNumElements() != 0 ||
          memref.getDimSize(0) == 0)
        continue;
      InFlightDiagnostic diag =
          emitError(function.getLoc())
          << "not supported: a buffer without elements in '"
          << function.getSymName() << "', " << type;
      diag.attachNote() << "let the first dimension of its tensor be the one "
                           "without extent, or leave the tensor out";
      return diag;
    }
  }
  return success();
}

namespace {
struct LowerToRuntime : fsdp::impl::LowerToRuntimePassBase<LowerToRuntime> {
  void runOnOperation() override {
    if (failed(expectSplitCollectives(getOperation())) ||
        failed(expectPlannedMemory(getOperation())) ||
        failed(expectElements(getOperation())))
      return signalPassFailure();
    if (failed(RuntimeLowering(getOperation()).run()))
      signalPassFailure();
  }
};
} // namespace
