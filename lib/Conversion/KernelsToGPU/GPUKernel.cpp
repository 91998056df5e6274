//===- GPUKernel.cpp - Code that all forms of kernels share ---------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GPUKernel.h"
#include "fsdp/Buffers/KernelScopes.h"
#include "mlir/Analysis/SliceAnalysis.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

Value fsdp::createIndex(OpBuilder &builder, Location loc, int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

/// 32-bit indices reach the end of every buffer.
static constexpr auto kNoOverflow =
    arith::IntegerOverflowFlags::nsw | arith::IntegerOverflowFlags::nuw;

Value fsdp::createSum(OpBuilder &builder, Location loc, Value left,
                      Value right) {
  return arith::AddIOp::create(builder, loc, left, right, kNoOverflow);
}

Value fsdp::createProduct(OpBuilder &builder, Location loc, Value left,
                          int64_t right) {
  return arith::MulIOp::create(builder, loc, left,
                               createIndex(builder, loc, right), kNoOverflow);
}

Value fsdp::createExchange(OpBuilder &builder, Location loc, Value value,
                           int32_t distance) {
  constexpr int32_t kWarp = 32;
  auto shuffle = [&](Value word) {
    return gpu::ShuffleOp::create(builder, loc, word, distance, kWarp,
                                  gpu::ShuffleMode::XOR)
        .getShuffleResult();
  };
  Type type = value.getType(), word = builder.getI32Type();
  unsigned width = type.getIntOrFloatBitWidth();
  if (width == 32)
    return shuffle(value);
  Type bits = builder.getIntegerType(width);
  if (type != bits)
    value = arith::BitcastOp::create(builder, loc, bits, value);
  if (width < 32) {
    value = shuffle(arith::ExtUIOp::create(builder, loc, word, value));
    value = arith::TruncIOp::create(builder, loc, bits, value);
  } else {
    Value half =
        arith::ConstantOp::create(builder, loc, builder.getI64IntegerAttr(32));
    Value high = arith::TruncIOp::create(
        builder, loc, word, arith::ShRUIOp::create(builder, loc, value, half));
    Value low = arith::TruncIOp::create(builder, loc, word, value);
    high = arith::ExtUIOp::create(builder, loc, bits, shuffle(high));
    low = arith::ExtUIOp::create(builder, loc, bits, shuffle(low));
    value = arith::OrIOp::create(
        builder, loc, arith::ShLIOp::create(builder, loc, high, half), low);
  }
  return type == bits ? value
                      : arith::BitcastOp::create(builder, loc, type, value);
}

Value fsdp::createBallot(OpBuilder &builder, Location loc, Value condition) {
  Type word = builder.getI32Type();
  Value all = arith::ConstantIntOp::create(builder, loc, -1, 32);
  return NVVM::VoteSyncOp::create(builder, loc, word, all, condition,
                                  NVVM::VoteSyncKind::ballot);
}

Value fsdp::createBlockId(OpBuilder &builder, Location loc) {
  return gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
}

Value fsdp::createThreadId(OpBuilder &builder, Location loc) {
  return gpu::ThreadIdOp::create(builder, loc, gpu::Dimension::x);
}

SmallVector<Value> fsdp::splitIndex(OpBuilder &builder, Location loc,
                                    Value number, ArrayRef<int64_t> extents) {
  SmallVector<Value> result(extents.size());
  for (size_t i = extents.size(); i-- > 0;) {
    if (extents[i] == 1) {
      result[i] = createIndex(builder, loc, 0);
      continue;
    }
    if (llvm::all_of(extents.take_front(i), [](int64_t e) { return e == 1; })) {
      result[i] = number;
      continue;
    }
    Value extent = createIndex(builder, loc, extents[i]);
    result[i] = arith::RemUIOp::create(builder, loc, number, extent);
    number = arith::DivUIOp::create(builder, loc, number, extent);
  }
  return result;
}

SmallVector<Value> fsdp::getIndices(OpBuilder &builder, Location loc,
                                    AffineMap map, ValueRange ivs) {
  SmallVector<Value> indices;
  for (AffineExpr expr : map.getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      indices.push_back(ivs[dim.getPosition()]);
    else if (auto constant = dyn_cast<AffineConstantExpr>(expr))
      indices.push_back(createIndex(builder, loc, constant.getValue()));
    else
      indices.push_back(affine::AffineApplyOp::create(
          builder, loc, AffineMap::get(map.getNumDims(), 0, expr), ivs));
  }
  return indices;
}

//===----------------------------------------------------------------------===//
// Iterations
//===----------------------------------------------------------------------===//

Value fsdp::addSharedMemory(gpu::GPUFuncOp kernel, Location loc,
                            ArrayRef<int64_t> shape, Type element,
                            int64_t alignment) {
  MLIRContext *context = kernel.getContext();
  auto space =
      gpu::AddressSpaceAttr::get(context, gpu::AddressSpace::Workgroup);
  Value memory = kernel.addWorkgroupAttribution(
      MemRefType::get(shape, element, MemRefLayoutAttrInterface(), space), loc);
  if (alignment > 0)
    kernel.setWorkgroupAttributionAttr(
        kernel.getNumWorkgroupAttributions() - 1,
        LLVM::LLVMDialect::getAlignAttrName(),
        IntegerAttr::get(IntegerType::get(context, 64), alignment));
  return memory;
}

std::optional<TypedAttr> fsdp::getBegin(OpOperand &output) {
  auto op = cast<linalg::LinalgOp>(output.getOwner());
  auto begins = op->getAttrOfType<ArrayAttr>(kBegins);
  if (!begins || !op.isDpsInit(&output))
    return std::nullopt;
  unsigned index = output.getOperandNumber() - op.getNumDpsInputs();
  auto constant = dyn_cast<TypedAttr>(begins[index]);
  return constant ? std::optional(constant) : std::nullopt;
}

SmallVector<Value> fsdp::loadOutputs(OpBuilder &builder, linalg::GenericOp op,
                                     ValueRange ivs) {
  SmallVector<Value> values;
  for (OpOperand &output : op.getDpsInitsMutable()) {
    if (std::optional<TypedAttr> begin = getBegin(output)) {
      values.push_back(arith::ConstantOp::create(builder, op.getLoc(), *begin));
      continue;
    }
    SmallVector<Value> indices = getIndices(
        builder, op.getLoc(), op.getMatchingIndexingMap(&output), ivs);
    values.push_back(
        memref::LoadOp::create(builder, op.getLoc(), output.get(), indices));
  }
  return values;
}

void fsdp::storeOutputs(OpBuilder &builder, linalg::GenericOp op,
                        ValueRange ivs, ValueRange values) {
  for (auto [output, value] :
       llvm::zip_equal(op.getDpsInitsMutable(), values)) {
    SmallVector<Value> indices = getIndices(
        builder, op.getLoc(), op.getMatchingIndexingMap(&output), ivs);
    memref::StoreOp::create(builder, op.getLoc(), value, output.get(), indices);
  }
}

SmallVector<Value> fsdp::loadInputs(OpBuilder &builder, linalg::GenericOp op,
                                    ValueRange ivs) {
  SmallVector<Value> values;
  for (OpOperand *input : op.getDpsInputOperands()) {
    Value value = input->get();
    if (op.getMatchingBlockArgument(input).use_empty())
      value = nullptr;
    else if (isa<MemRefType>(value.getType()))
      value = memref::LoadOp::create(
          builder, op.getLoc(), value,
          getIndices(builder, op.getLoc(), op.getMatchingIndexingMap(input),
                     ivs));
    values.push_back(value);
  }
  return values;
}

SmallVector<Value> fsdp::computeBody(OpBuilder &builder, linalg::GenericOp op,
                                     ValueRange ivs, ArrayRef<Value> ins,
                                     ValueRange outs) {
  Block &body = *op.getBody();
  IRMapping mapping;
  for (auto [index, in] : llvm::enumerate(ins))
    if (in)
      mapping.map(body.getArgument(index), in);
  for (auto [index, out] : llvm::enumerate(outs))
    mapping.map(body.getArgument(ins.size() + index), out);
  for (Operation &inner : body.without_terminator()) {
    if (auto index = dyn_cast<linalg::IndexOp>(inner))
      mapping.map(index.getResult(), ivs[index.getDim()]);
    else
      builder.clone(inner, mapping);
  }
  SmallVector<Value> results;
  for (Value value : body.getTerminator()->getOperands())
    results.push_back(mapping.lookupOrDefault(value));
  return results;
}

SmallVector<Value> fsdp::computeIteration(OpBuilder &builder,
                                          linalg::GenericOp op, ValueRange ivs,
                                          ValueRange outs) {
  return computeBody(builder, op, ivs, loadInputs(builder, op, ivs), outs);
}
