//===- FSDPOps.cpp - Effects, names and canonicalization ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the ops say about themselves to generic passes. Verifiers are in
// FSDPVerifiers.cpp, effects of collectives in FSDPCollectives.cpp.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::fsdp;

#define GET_OP_CLASSES
#include "fsdp/Dialect/FSDP/IR/FSDPOps.cpp.inc"

using EffectList =
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

void StartOp::getEffects(EffectList &effects) {
  addCollectiveEffects(effects, getSourcesMutable(), getDestsMutable());
}

void WaitOp::getEffects(EffectList &effects) {
  addCollectiveEffects(effects, getSourcesMutable(), getDestsMutable());
}

void GradOp::getEffects(EffectList &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), ChannelResource::get());
}

void CopyOp::getEffects(EffectList &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable(),
                       SideEffects::DefaultResource::get());
  effects.emplace_back(MemoryEffects::Write::get(), &getDestMutable(),
                       SideEffects::DefaultResource::get());
}

void MatmulOp::getEffects(EffectList &effects) {
  SmallVector<OpOperand *> inputs = {&getAMutable(), &getBMutable()};
  for (OpOperand &bias : getBiasMutable())
    inputs.push_back(&bias);
  for (OpOperand *input : inputs)
    effects.emplace_back(MemoryEffects::Read::get(), input,
                         SideEffects::DefaultResource::get());
  if (getAccumulate())
    effects.emplace_back(MemoryEffects::Read::get(), &getCMutable(),
                         SideEffects::DefaultResource::get());
  effects.emplace_back(MemoryEffects::Write::get(), &getCMutable(),
                       SideEffects::DefaultResource::get());
}

void ConvolveOp::getEffects(EffectList &effects) {
  for (OpOperand *input : {&getXMutable(), &getWMutable()})
    effects.emplace_back(MemoryEffects::Read::get(), input,
                         SideEffects::DefaultResource::get());
  if (getAccumulate())
    effects.emplace_back(MemoryEffects::Read::get(), &getYMutable(),
                         SideEffects::DefaultResource::get());
  effects.emplace_back(MemoryEffects::Write::get(), &getYMutable(),
                       SideEffects::DefaultResource::get());
}

/// An arena is provided by the runtime: asking twice gives the same memory, so
/// the op may be dropped when unused but must not be merged into an allocation.
void ArenaOp::getEffects(EffectList &effects) {
  effects.emplace_back(MemoryEffects::Read::get(),
                       SideEffects::DefaultResource::get());
}

Value BytesOp::getViewSource() { return getSource(); }

//===----------------------------------------------------------------------===//
// Names and canonicalization
//===----------------------------------------------------------------------===//

/// Results are named after the parameters: `%weight`, `%bias`, ...
void UnshardOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  unsigned next = 0;
  for (Attribute symbol : getUnits()) {
    auto unit = lookupFromTop<UnitOp>(*this, cast<SymbolRefAttr>(symbol));
    if (!unit)
      return;
    for (Attribute param : unit.getParams()) {
      if (next == getFull().size())
        return;
      setNameFn(getFull()[next++],
                cast<SymbolRefAttr>(param).getLeafReference());
    }
  }
}

/// A gather nobody reads is erased; only this op may decide that, because its
/// effect on the channel hides it from dead-code elimination.
LogicalResult UnshardOp::canonicalize(UnshardOp op, PatternRewriter &rewriter) {
  if (op.hasBufferSemantics() || !op->use_empty())
    return rewriter.notifyMatchFailure(op, "has uses");
  rewriter.eraseOp(op);
  return success();
}

//===----------------------------------------------------------------------===//
// Barrier
//===----------------------------------------------------------------------===//

LogicalResult BarrierOp::inferReturnTypes(MLIRContext *,
                                          std::optional<Location>,
                                          ValueRange operands, DictionaryAttr,
                                          OpaqueProperties, RegionRange,
                                          SmallVectorImpl<Type> &types) {
  llvm::append_range(types, operands.getTypes()); // (C1)
  return success();
}

LogicalResult BarrierOp::dropUnusedResults(RewriterBase &rewriter) {
  SmallVector<Value> inputs, outputs;
  for (auto [input, output] : llvm::zip_equal(getInputs(), getOutputs()))
    if (!output.use_empty()) {
      inputs.push_back(input);
      outputs.push_back(output);
    }
  if (inputs.size() == getInputs().size())
    return failure();
  if (!inputs.empty()) {
    auto smaller = BarrierOp::create(rewriter, getLoc(), inputs);
    for (auto [output, value] : llvm::zip_equal(outputs, smaller.getOutputs()))
      rewriter.replaceAllUsesWith(output, value);
  }
  rewriter.eraseOp(*this);
  return success();
}

LogicalResult BarrierOp::canonicalize(BarrierOp op, PatternRewriter &rewriter) {
  return op.dropUnusedResults(rewriter);
}

//===----------------------------------------------------------------------===//
// Unit
//===----------------------------------------------------------------------===//

SmallVector<ParamOp> UnitOp::resolveParams() {
  SmallVector<ParamOp> params;
  for (Attribute symbol : getParams())
    params.push_back(
        lookupFromTop<ParamOp>(*this, cast<SymbolRefAttr>(symbol)));
  return params;
}

SmallVector<Type> UnitOp::getParamTypes() {
  SmallVector<Type> types;
  for (ParamOp param : resolveParams())
    types.push_back(param ? Type(param.getType()) : Type());
  return types;
}

SmallVector<int64_t> UnitOp::getGroupAxes() {
  SmallVector<int64_t> axes(getShardAxes());
  llvm::append_range(axes, getReplicateAxes().value_or(ArrayRef<int64_t>()));
  return axes;
}
