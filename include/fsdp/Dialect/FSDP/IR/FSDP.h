//===- FSDP.h - The fsdp dialect --------------------------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Dialect, attributes, types and ops. Every phase includes this header.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_DIALECT_FSDP_IR_FSDP_H
#define FSDP_DIALECT_FSDP_IR_FSDP_H

#include "fsdp/Analysis/Layout/Layout.h"
#include "fsdp/Dialect/FSDP/IR/FSDPInterfaces.h"
#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/Dialect/Shard/IR/ShardDialect.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace mlir::fsdp {

/// Fails if the op has an attribute without a prefix that is no word of it.
LogicalResult verifyKnownWords(Operation *op);

/// The trait of all ops of the dialect that checks that.
template <typename ConcreteType>
struct KnownWords : public OpTrait::TraitBase<ConcreteType, KnownWords> {
  static LogicalResult verifyTrait(Operation *op) {
    return verifyKnownWords(op);
  }
};

/// What an attention reads beside query, key and value; null what it does not.
struct AttentionExtras {
  Value mask;
  /// What dropout counts from: of each row the number of its first weight, and
  /// the key of the call.
  Value rows, key;
  /// The place of the first row.
  Value offset;
};

/// Reads a list in this order, by types; leaves out what is none of them, which
/// verifiers do not let pass.
AttentionExtras readAttentionExtras(ValueRange extras);
/// The same as a list.
SmallVector<Value> listAttentionExtras(const AttentionExtras &extras);
/// `mask %m dropout %rows, %key from %i`, or any of it.
OptionalParseResult
parseAttentionExtras(OpAsmParser &parser,
                     SmallVectorImpl<OpAsmParser::UnresolvedOperand> &extras);
void printAttentionExtras(OpAsmPrinter &printer, Operation *op,
                          ValueRange extras);

/// The type of the elements of a mask that is read, or that regions compute;
/// null if there is none.
Type getFlashMaskType(Value mask, MutableArrayRef<Region> element);

/// Whether an op computes elements of elements, and of nothing else: what has
/// no operand and is no constant may be another number in a kernel.
bool isElementOp(Operation *op);

} // namespace mlir::fsdp

#include "fsdp/Dialect/FSDP/IR/FSDPDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "fsdp/Dialect/FSDP/IR/FSDPAttributes.h.inc"

#define GET_TYPEDEF_CLASSES
#include "fsdp/Dialect/FSDP/IR/FSDPTypes.h.inc"

#define GET_OP_CLASSES
#include "fsdp/Dialect/FSDP/IR/FSDPOps.h.inc"

namespace mlir::fsdp {

/// Names of the discardable attributes. Each has a row in the .def file, from
/// which also follow where it may stand, what its value is, and its
/// documentation.
namespace attr {
#define FSDP_ATTRIBUTE(CONSTANT, NAME, PLACES, KIND, SPELLING, WHERE, SET_BY,  \
                       MEANING)                                                \
  inline constexpr StringLiteral CONSTANT = NAME;
#include "fsdp/Dialect/FSDP/IR/FSDPDiscardableAttributes.def"

/// Keys of the dictionary of `fsdp.wrap`.
inline constexpr StringLiteral kStrategy = "strategy";
inline constexpr StringLiteral kAxes = "axes";
/// The train state that an exporter's step multiplies its gradients by.
inline constexpr StringLiteral kLossScale = "scaler.scale";
} // namespace attr

/// The `fsdp.role` of an argument, a result or a dictionary of attributes; null
/// if it has none.
RoleAttr getArgRole(FunctionOpInterface function, unsigned index);
RoleAttr getResultRole(FunctionOpInterface function, unsigned index);
RoleAttr getRole(DictionaryAttr attributes);
/// Whether an argument or result has a role of that kind.
bool hasArgRole(FunctionOpInterface function, unsigned index, RoleKind kind);
bool hasResultRole(FunctionOpInterface function, unsigned index, RoleKind kind);
/// The symbol of an argument's or result's role, if it is of that kind.
SymbolRefAttr getArgSymbol(FunctionOpInterface function, unsigned index,
                           RoleKind kind);
SymbolRefAttr getResultSymbol(FunctionOpInterface function, unsigned index,
                              RoleKind kind);
/// What the function returns as its first result of that kind; null without
/// one.
Value findResult(FunctionOpInterface function, RoleKind kind);
void setArgRole(FunctionOpInterface function, unsigned index, RoleAttr role);
/// A dictionary of the role alone.
DictionaryAttr makeRoleDict(RoleAttr role);

/// Looks up a symbol of the module tree or a unit from anywhere inside the
/// enclosing builtin module; null if there is none.
Operation *lookupFromTop(Operation *from, SymbolRefAttr symbol);
template <typename OpT>
OpT lookupFromTop(Operation *from, SymbolRefAttr symbol) {
  return dyn_cast_or_null<OpT>(lookupFromTop(from, symbol));
}

/// The axes of the grid along which ranks share a batch, and have pieces of
/// params or copies: `tp` and `cp` by name. None if the axes have no names.
SmallVector<int64_t> getModelAxes(shard::GridOp grid);
/// The others, along which ranks have batches of their own.
SmallVector<int64_t> getBatchAxes(shard::GridOp grid);
/// Those of the others along which params may be cut all the same: `ep`, where
/// a rank has some of the experts for the batches of all.
SmallVector<int64_t> getExpertAxes(shard::GridOp grid);
/// The axis of that name; nothing if there is none.
std::optional<int64_t> findAxis(shard::GridOp grid, StringRef name);
/// Whether an axis of that name is one along which ranks share a batch; nothing
/// if there is no such name.
std::optional<bool> isModelAxis(StringRef name);

/// The dimension along which a per_param layout cuts the param:
/// `fsdp.shard_dim` from the start, 0 if it is not given, nothing if it is no
/// dimension.
std::optional<int64_t> getShardDim(ParamOp param);

/// The layout of a unit's elements in the type of `moved`, a shard or whole
/// parameter: what is gathered or reduced may be narrower than what is stored.
LayoutAttr getLayoutIn(UnitOp unit, Type moved);

/// Whether a map of (b, h, t, d) can be one of a flash attention's.
bool isFlashMap(AffineMap map);

/// The extents of b, h, t and d of a tensor or buffer that has such a map.
SmallVector<int64_t> getFlashShape(Value operand, AffineMap map);

/// Whether a log-sum-exp of a flash attention has beside it what it has lost.
bool isFlashRest(Value logsumexp);

/// Whether kernels have rows of so many elements.
inline bool isFlashDepth(int64_t depth) {
  return depth % 16 == 0 && depth <= 128;
}

/// Whether an op is `fsdp.flash_attention` or one of its gradients.
inline bool isFlashOp(Operation *op) {
  return isa<FlashAttentionOp, FlashAttentionQueryGradOp,
             FlashAttentionKeyGradOp>(op);
}

/// Whether an op is `fsdp.library_attention` or its gradient.
inline bool isLibraryAttention(Operation *op) {
  return isa<LibraryAttentionOp, LibraryAttentionGradOp>(op);
}

/// Whether a library takes rows of such a buffer: elements of a row are
/// neighbours, and rows and what is larger begin at multiples of 16 bytes.
bool isLibraryBuffer(MemRefType type);

/// The extents of an op of either kind, as `fsdp.attention` names them: B, H,
/// K, T, S, D and E.
struct FlashExtents {
  int64_t batch, heads, keyHeads, rows, columns, depth, valueDepth;
};
FlashExtents getFlashExtents(Operation *op);

/// The root of the module tree; null if there is none.
TreeModuleOp getTreeRoot(ModuleOp top);

/// The framework's dotted name of a tree symbol: `@model::@fc::@weight` is
/// `fc.weight`; the root itself is the empty string.
std::string getFQN(SymbolRefAttr symbol);

} // namespace mlir::fsdp

#endif // FSDP_DIALECT_FSDP_IR_FSDP_H
