//===- FSDPAttention.cpp - Verifiers of attention -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputedMask.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// The operands and results that an attention and its gradient both have.
struct AttentionTypes {
  RankedTensorType query, key, value, output, logsumexp, mask;
};
} // namespace

template <typename OpT>
static AttentionTypes getTypes(OpT op) {
  auto type = [](Value value) {
    return value ? cast<RankedTensorType>(value.getType()) : RankedTensorType();
  };
  return {type(op.getQuery()),  type(op.getKey()),       type(op.getValue()),
          type(op.getOutput()), type(op.getLogsumexp()), type(op.getMask())};
}

static LogicalResult expectShape(Operation *op, StringRef name,
                                 RankedTensorType type,
                                 ArrayRef<int64_t> shape) {
  if (type.getShape() == shape)
    return success();
  InFlightDiagnostic diag = op->emitOpError()
                            << "expected " << name << " of shape ";
  llvm::interleave(shape, diag, "x");
  return diag << ", got " << type;
}

//===----------------------------------------------------------------------===//
// What is read beside query, key and value
//===----------------------------------------------------------------------===//

/// Whether it is of i64, with so many dimensions.
static bool isCount(Type type, int64_t rank) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped && shaped.hasRank() && shaped.getRank() == rank &&
         shaped.getElementType().isInteger(64);
}

AttentionExtras mlir::fsdp::readAttentionExtras(ValueRange extras) {
  AttentionExtras read;
  auto takeIf = [&](bool isWanted) {
    Value first = isWanted ? extras.front() : Value();
    extras = extras.drop_front(isWanted ? 1 : 0);
    return first;
  };
  auto isNext = [&](int64_t rank) {
    return !extras.empty() && isCount(extras.front().getType(), rank);
  };
  read.mask = takeIf(!extras.empty() && !isNext(0) && !isNext(3));
  read.rows = takeIf(isNext(3));
  read.key = takeIf(read.rows && isNext(0));
  read.offset = takeIf(isNext(0));
  return read;
}

SmallVector<Value>
mlir::fsdp::listAttentionExtras(const AttentionExtras &extras) {
  SmallVector<Value> list = {extras.mask, extras.rows, extras.key,
                             extras.offset};
  llvm::erase(list, Value());
  return list;
}

OptionalParseResult mlir::fsdp::parseAttentionExtras(
    OpAsmParser &parser,
    SmallVectorImpl<OpAsmParser::UnresolvedOperand> &extras) {
  for (StringRef keyword : {"mask", "dropout", "from"}) {
    if (failed(parser.parseOptionalKeyword(keyword)))
      continue;
    if (parser.parseOperand(extras.emplace_back()) ||
        (keyword == "dropout" &&
         (parser.parseComma() || parser.parseOperand(extras.emplace_back()))))
      return ParseResult(failure());
  }
  if (extras.empty())
    return std::nullopt;
  return ParseResult(success());
}

void mlir::fsdp::printAttentionExtras(OpAsmPrinter &printer, Operation *,
                                      ValueRange extras) {
  AttentionExtras read = readAttentionExtras(extras);
  StringRef space = "";
  auto print = [&](StringRef keyword, Value value) {
    if (value)
      printer << std::exchange(space, " ") << keyword << ' ' << value;
  };
  print("mask", read.mask);
  print("dropout", read.rows);
  if (read.key)
    printer << ", " << read.key;
  print("from", read.offset);
}

/// (C3) to (C5): there is nothing else.
template <typename OpT>
static LogicalResult verifyExtras(OpT op) {
  AttentionExtras extras = readAttentionExtras(op.getExtras());
  if (listAttentionExtras(extras).size() != op.getExtras().size() ||
      (extras.rows && !extras.key))
    return op.emitOpError()
           << "expected at most a mask, for dropout the rows' first numbers, "
              "of i64 with three dimensions, and a key, tensor<i64>, and the "
              "place of the first row, a tensor<i64>, got "
           << op.getExtras().size() << " operands of "
           << op.getExtras().getTypes();
  if (extras.offset && !op.getCausal() && !op.getWindow())
    return op.emitOpError() << "expected a place of the first row for an "
                               "attention that is causal or has a window only";
  // So that sums of places and windows are numbers of 64 bits.
  if (op.getWindow() && *op.getWindow() > std::numeric_limits<int32_t>::max())
    return op.emitOpError()
           << "expected a window of less than 2^31, got " << *op.getWindow();
  if (op.getRate().has_value() != (extras.rows != nullptr))
    return op.emitOpError() << "expected a rate with dropout, and only there";
  if (!extras.rows)
    return success();
  double rate = op.getRate()->convertToDouble();
  if (!(rate > 0 && rate < 1))
    return op.emitOpError()
           << "expected a rate above 0 and below 1, got " << rate;
  return success();
}

/// (C5)
static LogicalResult verifyDropoutRows(Operation *op, Value rows,
                                       RankedTensorType query) {
  if (!rows)
    return success();
  auto type = cast<ShapedType>(rows.getType());
  ArrayRef<int64_t> wanted = query.getShape().take_front(3);
  if (type.getShape() == wanted)
    return success();
  InFlightDiagnostic diag = op->emitOpError()
                            << "expected the rows' first numbers of shape ";
  llvm::interleave(wanted, diag, "x");
  return diag << ", got " << type;
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

/// (C1)
static LogicalResult verifyShapes(Operation *op, const AttentionTypes &types) {
  for (RankedTensorType type : {types.query, types.key, types.value})
    if (type.getRank() != 4 || type.getNumElements() == 0)
      return op->emitOpError() << "expected query, key and value of four "
                                  "dimensions that are not 0, got "
                               << type;
  ArrayRef<int64_t> query = types.query.getShape(), key = types.key.getShape(),
                    value = types.value.getShape();
  if (query[1] % key[1] != 0)
    return op->emitOpError() << "expected the number of key heads to divide "
                                "that of query heads, got "
                             << key[1] << " and " << query[1];
  if (failed(expectShape(op, "key", types.key,
                         {query[0], key[1], key[2], query[3]})) ||
      failed(expectShape(op, "value", types.value,
                         {query[0], key[1], key[2], value[3]})) ||
      failed(expectShape(op, "output", types.output,
                         {query[0], query[1], query[2], value[3]})))
    return failure();
  return expectShape(op, "logsumexp", types.logsumexp, query.take_front(3));
}

/// (C2)
static LogicalResult verifyElements(Operation *op,
                                    const AttentionTypes &types) {
  Type element = types.query.getElementType();
  if (!element.isF16() && !element.isBF16() && !element.isF32() &&
      !element.isF64())
    return op->emitOpError()
           << "expected elements of f16, bf16, f32 or f64, got " << element;
  for (RankedTensorType type : {types.key, types.value, types.output})
    if (type.getElementType() != element)
      return op->emitOpError()
             << "expected query, key, value and output to have one element "
                "type, got "
             << element << " and " << type.getElementType();
  Type sums =
      element.isF64() ? element : Type(Float32Type::get(op->getContext()));
  if (types.logsumexp.getElementType() != sums)
    return op->emitOpError() << "expected logsumexp of " << sums << ", got "
                             << types.logsumexp.getElementType();
  return success();
}

/// (C3)
static LogicalResult verifyMask(Operation *op, const AttentionTypes &types) {
  if (!types.mask)
    return success();
  ArrayRef<int64_t> query = types.query.getShape();
  int64_t whole[] = {query[0], query[1], query[2], types.key.getDimSize(2)};
  Type element = types.mask.getElementType();
  bool isKnown = element.isInteger(1) || element.isF32() || element.isF64() ||
                 element == types.query.getElementType();
  bool fits = types.mask.getRank() == 4 &&
              llvm::all_of(llvm::zip_equal(types.mask.getShape(), whole),
                           [](auto extents) {
                             auto [own, full] = extents;
                             return own == 1 || own == full;
                           });
  if (isKnown && fits)
    return success();
  InFlightDiagnostic diag = op->emitOpError()
                            << "expected a mask of i1, "
                            << types.query.getElementType()
                            << ", f32 or f64 that broadcasts to ";
  llvm::interleave(whole, diag, "x");
  return diag << ", got " << types.mask;
}

static LogicalResult verifyAttention(Operation *op,
                                     const AttentionTypes &types) {
  if (failed(verifyShapes(op, types)) || failed(verifyElements(op, types)))
    return failure();
  return verifyMask(op, types);
}

/// (C1) to (C5)
template <typename OpT>
static LogicalResult verifyWhole(OpT op) {
  AttentionTypes types = getTypes(op);
  if (failed(verifyExtras(op)) || failed(verifyAttention(op, types)))
    return failure();
  return verifyDropoutRows(op, op.getDropoutRows(), types.query);
}

LogicalResult AttentionOp::verify() { return verifyWhole(*this); }

LogicalResult AttentionGradOp::verify() {
  if (failed(verifyWhole(*this)))
    return failure();
  std::tuple<StringRef, Value, Value> pairs[] = {
      {"output", getOutputGrad(), getOutput()},
      {"query", getQueryGrad(), getQuery()},
      {"key", getKeyGrad(), getKey()},
      {"value", getValueGrad(), getValue()}};
  for (auto [name, gradient, of] : pairs) // (C6)
    if (gradient.getType() != of.getType())
      return emitOpError() << "expected the gradient of the " << name
                           << " to have its type, " << of.getType() << ", got "
                           << gradient.getType();
  return success();
}

//===----------------------------------------------------------------------===//
// Kernels of devices
//===----------------------------------------------------------------------===//

/// Reads all inputs, writes all outputs.
static void addFlashEffects(
    DestinationStyleOpInterface op,
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    if (op.isDpsInit(&operand))
      effects.emplace_back(MemoryEffects::Write::get(), &operand,
                           SideEffects::DefaultResource::get());
    else
      effects.emplace_back(MemoryEffects::Read::get(), &operand,
                           SideEffects::DefaultResource::get());
  }
}

void FlashAttentionOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  addFlashEffects(*this, effects);
}

void FlashAttentionQueryGradOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  addFlashEffects(*this, effects);
}

void FlashAttentionKeyGradOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  addFlashEffects(*this, effects);
}

void LibraryAttentionOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  addFlashEffects(*this, effects);
}

void LibraryAttentionGradOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  addFlashEffects(*this, effects);
}

SmallVector<Value> LibraryAttentionOp::getMappedOperands() {
  return {getQuery(), getKey(), getValue(), getOutput()};
}

SmallVector<Value> LibraryAttentionGradOp::getMappedOperands() {
  return {getOutputGrad(), getQuery(),     getKey(),     getValue(),
          getOutput(),     getQueryGrad(), getKeyGrad(), getValueGrad()};
}

SmallVector<Value> FlashAttentionOp::getMappedOperands() {
  return {getQuery(), getKey(), getValue(), getOutput()};
}

SmallVector<Value> FlashAttentionQueryGradOp::getMappedOperands() {
  return {getOutputGrad(), getQuery(), getKey(), getValue(), getQueryGrad()};
}

SmallVector<Value> FlashAttentionKeyGradOp::getMappedOperands() {
  return {getOutputGrad(), getQuery(),   getKey(),
          getValue(),      getKeyGrad(), getValueGrad()};
}

bool mlir::fsdp::isFlashMap(AffineMap map) {
  return map.getNumDims() == 4 && map.getNumSymbols() == 0 &&
         map.isPermutation() && map.getDimPosition(3) == 3;
}

SmallVector<int64_t> mlir::fsdp::getFlashShape(Value operand, AffineMap map) {
  return applyPermutationMap(inversePermutation(map),
                             cast<ShapedType>(operand.getType()).getShape());
}

template <typename OpT>
static FlashExtents getExtents(OpT op, unsigned firstInput) {
  SmallVector<AffineMap> maps(
      op.getIndexingMaps().template getAsValueRange<AffineMapAttr>());
  auto shape = [&](Value operand, unsigned input) {
    return getFlashShape(operand, maps[firstInput + input]);
  };
  SmallVector<int64_t> query = shape(op.getQuery(), 0),
                       key = shape(op.getKey(), 1),
                       value = shape(op.getValue(), 2);
  return {query[0], query[1], key[1], query[2], key[2], query[3], value[3]};
}

FlashExtents mlir::fsdp::getFlashExtents(Operation *op) {
  if (auto forward = dyn_cast<FlashAttentionOp>(op))
    return getExtents(forward, 0);
  if (auto forward = dyn_cast<LibraryAttentionOp>(op))
    return getExtents(forward, 0);
  if (auto grad = dyn_cast<LibraryAttentionGradOp>(op))
    return getExtents(grad, 1);
  // The first map is that of the gradient of the output.
  if (auto grad = dyn_cast<FlashAttentionQueryGradOp>(op))
    return getExtents(grad, 1);
  return getExtents(cast<FlashAttentionKeyGradOp>(op), 1);
}

/// (C1); the types that the operands with maps have in the definition.
static FailureOr<SmallVector<RankedTensorType>>
getDefinedTypes(Operation *op, ArrayRef<Value> operands, ArrayAttr maps) {
  if (maps.size() != operands.size())
    return op->emitOpError() << "expected " << operands.size()
                             << " indexing maps, got " << maps.size();
  SmallVector<RankedTensorType> types;
  for (auto [operand, map] :
       llvm::zip_equal(operands, maps.getAsValueRange<AffineMapAttr>())) {
    auto type = cast<ShapedType>(operand.getType());
    if (!isFlashMap(map) || type.getRank() != 4)
      return op->emitOpError()
             << "expected operands of four dimensions with maps that permute "
                "the first three, got "
             << type << " with " << AffineMapAttr::get(map);
    types.push_back(RankedTensorType::get(getFlashShape(operand, map),
                                          type.getElementType()));
  }
  return types;
}

/// (C2) to (C4), but for the gradients' own types.
static LogicalResult verifyFlash(Operation *op, const AttentionTypes &types) {
  bool hasBuffers =
      llvm::any_of(op->getOperandTypes(), llvm::IsaPred<MemRefType>);
  bool hasTensors =
      llvm::any_of(op->getOperandTypes(), llvm::IsaPred<TensorType>);
  if (hasBuffers && hasTensors)
    return op->emitOpError() << "expected tensors or buffers, got a mixture";
  if (failed(verifyAttention(op, types)))
    return failure();
  for (int64_t depth : {types.query.getDimSize(3), types.value.getDimSize(3)})
    if (!isFlashDepth(depth))
      return op->emitOpError() << "expected rows of a multiple of 16 and at "
                                  "most 128 elements, got "
                               << depth;
  Type element = types.query.getElementType();
  if (!element.isF16() && !element.isBF16())
    return op->emitOpError()
           << "expected elements of f16 or bf16, got " << element;
  if (types.mask && types.mask.getElementType().isF64())
    return op->emitOpError() << "expected a mask of truth values, f32 or "
                             << element << ", got " << types.mask;
  SmallVector<Type> results;
  for (Value init : cast<DestinationStyleOpInterface>(op).getDpsInits())
    if (isa<RankedTensorType>(init.getType()))
      results.push_back(init.getType());
  if (op->getResultTypes() == TypeRange(results))
    return success();
  InFlightDiagnostic diag = op->emitOpError()
                            << "expected results of the outputs' types, (";
  llvm::interleaveComma(results, diag);
  diag << "), got (";
  llvm::interleaveComma(op->getResultTypes(), diag);
  return diag << ")";
}

/// A tensor type like that of a tensor or buffer.
static RankedTensorType getTensorType(Value value) {
  if (!value)
    return {};
  auto type = cast<ShapedType>(value.getType());
  return RankedTensorType::get(type.getShape(), type.getElementType());
}

bool mlir::fsdp::isFlashRest(Value logsumexp) {
  auto type = cast<ShapedType>(logsumexp.getType());
  return type.getRank() == 4 && type.getShape().back() == 2;
}

/// The type of a log-sum-exp without what it has lost, which only those with a
/// mask of numbers may have.
static RankedTensorType getLogType(Value logsumexp, Type mask) {
  RankedTensorType type = getTensorType(logsumexp);
  bool hasNumbers = mask && !mask.isInteger(1);
  return hasNumbers && isFlashRest(logsumexp)
             ? type.clone(type.getShape().drop_back())
             : type;
}

/// (C3), (C5) and (C6): what kernels read beside what has maps, for queries of
/// a type.
template <typename OpT>
static LogicalResult verifyFlashExtras(OpT op, RankedTensorType query) {
  if (failed(verifyExtras(op)))
    return failure();
  if (op.getOffset())
    return op.emitOpError() << "expected no place of the first row";
  FlashExtents extents = getFlashExtents(op);
  ComputedMask mask = {op.getMaskElement(), op.getMaskOperands(),
                       op.getMaskMapsAttr()};
  if (failed(verifyComputedMask(
          op, mask, /*isRead=*/op.getMask() != nullptr, query.getElementType(),
          {extents.batch, extents.heads, extents.rows, extents.columns})))
    return failure();
  return verifyDropoutRows(op, op.getDropoutRows(), query);
}

LogicalResult FlashAttentionOp::verify() {
  auto types = getDefinedTypes(*this, getMappedOperands(), getIndexingMaps());
  if (failed(types) ||
      failed(verifyFlash(*this,
                         {(*types)[0], (*types)[1], (*types)[2], (*types)[3],
                          getLogType(getLogsumexp(), getMaskType()),
                          getTensorType(getMask())})))
    return failure();
  return verifyFlashExtras(*this, (*types)[0]);
}

/// What both gradients verify; `gradients` are the operands that they write,
/// `places` those of what these are gradients of, among the maps.
template <typename OpT>
static LogicalResult verifyFlashGrad(OpT op, ArrayRef<unsigned> places) {
  auto types =
      getDefinedTypes(op, op.getMappedOperands(), op.getIndexingMaps());
  if (failed(types))
    return failure();
  RankedTensorType sums = getLogType(op.getLogsumexp(), op.getMaskType());
  if (failed(
          verifyFlash(op, {(*types)[1], (*types)[2], (*types)[3], (*types)[0],
                           sums, getTensorType(op.getMask())})) ||
      failed(verifyFlashExtras(op, (*types)[1])))
    return failure();
  if (getTensorType(op.getCommon()) != sums)
    return op.emitOpError()
           << "expected 'common' to have the type of logsumexp, " << sums
           << ", got " << op.getCommon().getType();
  for (auto [index, place] : llvm::enumerate(places))
    if ((*types)[4 + index] != (*types)[place])
      return op.emitOpError()
             << "expected a gradient with the elements of its "
                "operand, "
             << (*types)[place] << ", got " << (*types)[4 + index];
  return success();
}

bool mlir::fsdp::isLibraryBuffer(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!type.hasStaticShape() ||
      failed(type.getStridesAndOffset(strides, offset)) || strides.empty() ||
      strides.back() != 1)
    return false;
  strides.back() = offset;
  return llvm::all_of(strides, [&](int64_t elements) {
    return !ShapedType::isDynamic(elements) &&
           elements * type.getElementTypeBitWidth() % 128 == 0;
  });
}

/// (C5), as the runtime is told strides, and (C6).
static LogicalResult verifyLibrary(Operation *op, ArrayRef<Value> mapped,
                                   Value logsumexp) {
  int64_t rows = getFlashExtents(op).rows;
  if (rows < 2)
    return op->emitOpError()
           << "expected at least two rows of queries, got " << rows;
  for (Value operand : mapped) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (type && !isLibraryBuffer(type))
      return op->emitOpError()
             << "expected buffers with neighbouring elements in rows, which "
                "begin at static multiples of 16 bytes, got "
             << type;
  }
  auto type = dyn_cast<MemRefType>(logsumexp.getType());
  if (type && !memref::isStaticShapeAndContiguousRowMajor(type))
    return op->emitOpError()
           << "expected a logsumexp without gaps, got " << type;
  return success();
}

LogicalResult LibraryAttentionOp::verify() {
  auto types = getDefinedTypes(*this, getMappedOperands(), getIndexingMaps());
  if (failed(types) ||
      failed(verifyFlash(*this,
                         {(*types)[0], (*types)[1], (*types)[2], (*types)[3],
                          getTensorType(getLogsumexp()), RankedTensorType()})))
    return failure();
  return verifyLibrary(*this, getMappedOperands(), getLogsumexp());
}

LogicalResult LibraryAttentionGradOp::verify() {
  auto types = getDefinedTypes(*this, getMappedOperands(), getIndexingMaps());
  if (failed(types) ||
      failed(verifyFlash(*this,
                         {(*types)[1], (*types)[2], (*types)[3], (*types)[4],
                          getTensorType(getLogsumexp()), RankedTensorType()})))
    return failure();
  std::pair<unsigned, unsigned> gradients[] = {{0, 4}, {5, 1}, {6, 2}, {7, 3}};
  for (auto [gradient, of] : gradients)
    if ((*types)[gradient] != (*types)[of])
      return emitOpError() << "expected a gradient with the elements of its "
                              "operand, "
                           << (*types)[of] << ", got " << (*types)[gradient];
  return verifyLibrary(*this, getMappedOperands(), getLogsumexp());
}

LogicalResult FlashAttentionQueryGradOp::verify() {
  return verifyFlashGrad(*this, {1});
}

LogicalResult FlashAttentionKeyGradOp::verify() {
  return verifyFlashGrad(*this, {2, 3});
}
