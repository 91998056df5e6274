//===- ReductionKernels.cpp - Sums of ranks that share a device -----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Buffers/BufferContract.h"
#include "fsdp/Conversion/KernelsToGPU/Passes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/RuntimeLayout.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_REDUCTIONKERNELSPASS
#include "fsdp/Conversion/KernelsToGPU/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;
using layout::kReductionSources;
using layout::kReductionThreads;

namespace {

/// What a collective does with elements.
struct Reduction {
  Type element;
  bool isMax;
};

/// Builds the kernel of one reduction.
class KernelBuilder {
public:
  KernelBuilder(ModuleOp module, Reduction reduction)
      : builder(OpBuilder::atBlockEnd(module.getBody())), loc(module.getLoc()),
        element(reduction.element), memory(element), isMax(reduction.isMax) {
    if (element.isInteger(1)) {
      // Truth values are bytes; their sum is "any".
      memory = builder.getI8Type();
      isMax = true;
    }
    sum = isNarrow() ? builder.getF32Type() : memory;
  }
  void build();

private:
  bool isNarrow() { return element.isF16() || element.isBF16(); }
  Value number(int32_t value) {
    return arith::ConstantOp::create(builder, loc,
                                     builder.getI32IntegerAttr(value));
  }
  func::FuncOp createFunction();
  Value load(Value source, Value at);
  Value combine(Value left, Value right);
  Value addSources(ValueRange sources, Value members, Value at);

  OpBuilder builder;
  Location loc;
  /// Of the collective, of buffers, and what is added in.
  Type element, memory, sum;
  bool isMax;
};

} // namespace

/// (result, sources..., members[, divisor], count), pointers with the size of
/// their elements.
func::FuncOp KernelBuilder::createFunction() {
  Type pointer = LLVM::LLVMPointerType::get(builder.getContext());
  SmallVector<Type> types(1 + kReductionSources, pointer);
  types.push_back(builder.getI32Type());
  if (isa<FloatType>(sum))
    types.push_back(sum);
  types.push_back(builder.getI32Type());
  std::string name;
  llvm::raw_string_ostream(name)
      << "fsdp_" << (isMax ? "max_" : "sum_") << element;
  auto function = func::FuncOp::create(builder, loc, name,
                                       builder.getFunctionType(types, {}));
  function.setPrivate();
  function->setAttr(attr::kKernel, builder.getUnitAttr());
  function->setAttr(attr::kStrict, builder.getUnitAttr());
  gpu::GPUDialect::KnownBlockSizeAttrHelper(builder.getContext())
      .setAttr(function,
               builder.getDenseI32ArrayAttr({kReductionThreads, 1, 1}));
  int64_t bytes = memory.getIntOrFloatBitWidth() / 8;
  for (int32_t index = 0; index <= kReductionSources; ++index) {
    function.setArgAttr(index, LLVM::LLVMDialect::getAlignAttrName(),
                        builder.getI64IntegerAttr(bytes));
    if (index > 0)
      function.setArgAttr(index, LLVM::LLVMDialect::getReadonlyAttrName(),
                          builder.getUnitAttr());
  }
  return function;
}

Value KernelBuilder::load(Value source, Value at) {
  Value place = LLVM::GEPOp::create(builder, loc, source.getType(), memory,
                                    source, ValueRange(at));
  Value value = LLVM::LoadOp::create(builder, loc, memory, place);
  return isNarrow() ? arith::ExtFOp::create(builder, loc, sum, value) : value;
}

Value KernelBuilder::combine(Value left, Value right) {
  if (isa<FloatType>(sum)) {
    if (isMax)
      return arith::MaximumFOp::create(builder, loc, left, right);
    return arith::AddFOp::create(builder, loc, left, right);
  }
  if (element.isInteger(1))
    return arith::MaxUIOp::create(builder, loc, left, right);
  if (isMax)
    return arith::MaxSIOp::create(builder, loc, left, right);
  return arith::AddIOp::create(builder, loc, left, right);
}

/// Those of the first `members`, in their order.
Value KernelBuilder::addSources(ValueRange sources, Value members, Value at) {
  Value total = load(sources.front(), at);
  for (int32_t member = 1; member < kReductionSources; ++member) {
    Value isThere = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::slt, number(member), members);
    auto choice = scf::IfOp::create(builder, loc, TypeRange(sum), isThere,
                                    /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.thenBlock());
    scf::YieldOp::create(builder, loc,
                         combine(total, load(sources[member], at)));
    builder.setInsertionPointToStart(choice.elseBlock());
    scf::YieldOp::create(builder, loc, total);
    total = choice.getResult(0);
  }
  return total;
}

void KernelBuilder::build() {
  func::FuncOp function = createFunction();
  builder.setInsertionPointToStart(function.addEntryBlock());
  ValueRange arguments = function.getArguments();
  Type i32 = builder.getI32Type();
  Value block = arith::IndexCastOp::create(
      builder, loc, i32,
      gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x));
  Value thread = arith::IndexCastOp::create(
      builder, loc, i32,
      gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x));
  Value at = arith::AddIOp::create(
      builder, loc,
      arith::MulIOp::create(builder, loc, block, number(kReductionThreads)),
      thread);
  Value inside = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                       at, arguments.back());
  auto guard = scf::IfOp::create(builder, loc, inside);
  func::ReturnOp::create(builder, loc);
  builder.setInsertionPointToStart(guard.thenBlock());
  Value total = addSources(arguments.slice(1, kReductionSources),
                           arguments[1 + kReductionSources], at);
  if (isa<FloatType>(sum))
    total = arith::DivFOp::create(builder, loc, total,
                                  arguments[2 + kReductionSources]);
  if (isNarrow())
    total = arith::TruncFOp::create(builder, loc, element, total);
  Value place = LLVM::GEPOp::create(builder, loc, arguments[0].getType(),
                                    memory, arguments[0], ValueRange(at));
  LLVM::StoreOp::create(builder, loc, total, place);
}

namespace {
struct ReductionKernels
    : fsdp::impl::ReductionKernelsPassBase<ReductionKernels> {
  void runOnOperation() override {
    if (failed(expectSplitCollectives(getOperation())))
      return signalPassFailure();
    llvm::SetVector<std::pair<Type, unsigned>> found;
    getOperation().walk([&](StartOp start) {
      std::optional<ReduceKind> kind = start.getReduce();
      if (!kind)
        return;
      for (Value buffer : start.getDests())
        found.insert({getElementTypeOrSelf(buffer.getType()),
                      unsigned(*kind == ReduceKind::Max)});
    });
    for (auto [element, isMax] : found)
      KernelBuilder(getOperation(), {element, isMax != 0}).build();
  }
};
} // namespace
