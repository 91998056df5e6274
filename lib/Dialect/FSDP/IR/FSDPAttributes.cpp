//===- FSDPAttributes.cpp - Layouts and enumerations ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arithmetic of layouts that needs nothing but the attribute itself, and
// the syntax that all attributes have in common.
//
//===----------------------------------------------------------------------===//

#include "NearestName.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::fsdp;

#include "fsdp/Dialect/FSDP/IR/FSDPEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "fsdp/Dialect/FSDP/IR/FSDPAttributes.cpp.inc"

void FSDPDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "fsdp/Dialect/FSDP/IR/FSDPAttributes.cpp.inc"
      >();
}

static int64_t getByteSize(Type type) {
  return llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
}

/// Pieces of `per_param` entries (C4), (C5).
static LogicalResult
verifyPieces(llvm::function_ref<InFlightDiagnostic()> emitError, int64_t world,
             ArrayRef<int64_t> numels, ArrayRef<int64_t> paddings,
             ArrayRef<int64_t> outers) {
  if (!outers.empty() && outers.size() != numels.size())
    return emitError() << "expected one outer number per entry ("
                       << numels.size() << "), got " << outers.size();
  if (paddings.front() != 0)
    return emitError() << "expected no padding before the first entry of a "
                          "per_param layout, got "
                       << paddings.front();
  for (auto [index, numel] : llvm::enumerate(numels)) {
    int64_t total = numel + paddings[index + 1];
    int64_t outer = outers.empty() ? 1 : outers[index];
    if (total % world != 0)
      return emitError() << "expected entry " << index
                         << " with its padding to be a multiple of world "
                         << world << ", got " << total;
    if (outer < 1 || total / world % outer != 0)
      return emitError() << "expected an outer number of entry " << index
                         << " that divides its piece of " << total / world
                         << ", got " << outer;
    if (outer != 1 && paddings[index + 1] != 0)
      return emitError() << "expected no padding behind entry " << index
                         << ", which is not cut along its first dimension, got "
                         << paddings[index + 1];
  }
  return success();
}

static bool isAxis(int64_t axis) { return axis >= 0; }

/// The first dimension that is cut.
static int64_t findCutDim(ArrayRef<int64_t> axes) {
  return llvm::find_if(axes, isAxis) - axes.begin();
}

LogicalResult
PieceAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                  ArrayRef<int64_t> axes, ArrayRef<int64_t> shape,
                  ArrayRef<int64_t> blocks) {
  if (axes.size() != shape.size() || // (C1)
      !llvm::all_of(axes, [](int64_t axis) { return axis >= -1; }))
    return emitError() << "expected an axis of the grid, or -1, for each of "
                       << shape.size() << " dimensions, got [" << axes << "]";
  if (blocks.empty())
    return success();
  // (C2)
  if (llvm::count_if(axes, isAxis) != 1)
    return emitError() << "expected one dimension that is cut where there are "
                          "blocks of it, got axes ["
                       << axes << "]";
  int64_t extent = shape[findCutDim(axes)];
  int64_t rest = extent;
  for (int64_t block : blocks)
    rest = block < 1 || block > rest ? -1 : rest - block;
  if (blocks.size() > 1 && rest == 0)
    return success();
  return emitError() << "expected several blocks that make up the " << extent
                     << " elements of the dimension that is cut, got ["
                     << blocks << "]";
}

int64_t PieceAttr::getPackedDim() const {
  return getBlocks().empty() ? -1 : findCutDim(getAxes());
}

LogicalResult
LayoutAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                   LayoutKind kind, Type elementType, int64_t world,
                   ArrayRef<int64_t> numels, ArrayRef<int64_t> paddings,
                   ArrayRef<int64_t> outers) {
  if (!elementType.isIntOrFloat())
    return emitError() << "expected an integer or float element type, got "
                       << elementType;
  if (world < 1) // (C1)
    return emitError() << "expected a world of at least 1, got " << world;
  if (paddings.size() != numels.size() + 1) // (C2)
    return emitError() << "expected " << numels.size() + 1
                       << " paddings (one before each entry and the tail), got "
                       << paddings.size();
  int64_t total = 0, bytes = 0;
  for (int64_t value : llvm::concat<const int64_t>(numels, paddings)) {
    if (value < 0) // (C2)
      return emitError() << "expected no negative size, got " << value;
    if (llvm::AddOverflow(total, value, total))
      return emitError() << "expected a size that fits into 64 bits";
  }
  if (llvm::MulOverflow(total, getByteSize(elementType), bytes))
    return emitError() << "expected a size in bytes that fits into 64 bits";
  if (total % world != 0) // (C3)
    return emitError() << "expected entries and paddings to sum to a multiple "
                          "of world "
                       << world << ", got " << total;
  if (kind == LayoutKind::PerParam)
    return verifyPieces(emitError, world, numels, paddings, outers);
  if (!outers.empty()) // (C4)
    return emitError() << "expected no outer numbers in a flat layout";
  return success();
}

LogicalResult
IntervalAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                     StringAttr name, PlanPlace arena, int64_t offset,
                     int64_t bytes, int64_t first, int64_t last,
                     StringAttr unit, StringAttr phase) {
  if (offset < 0 || bytes < 0) // (C1)
    return emitError() << "expected offset and bytes of interval " << name
                       << " to be at least 0, got "
                       << (offset < 0 ? offset : bytes);
  return success();
}

LogicalResult
InFlightAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                     int64_t allGather, int64_t reduceScatter,
                     int64_t allReduce) {
  for (int64_t limit : {allGather, reduceScatter, allReduce})
    if (limit < 0) // (C1)
      return emitError() << "expected limits of at least 0, which is none, got "
                         << limit;
  return success();
}

Layout LayoutAttr::getArithmetic() const {
  if (getKind() == LayoutKind::PerParam)
    return Layout::perParam(getNumels(), getPaddings(), getOuters(),
                            getWorld());
  return Layout::flat(getNumels(), getPaddings(), getWorld());
}

int64_t LayoutAttr::getFullNumel() const {
  int64_t total = 0;
  for (int64_t value : llvm::concat<const int64_t>(getNumels(), getPaddings()))
    total += value;
  return total;
}

int64_t LayoutAttr::getElementBytes() const {
  return getByteSize(getElementType());
}

SmallVector<int64_t> LayoutAttr::getEntryOffsets() const {
  return llvm::to_vector(getArithmetic().getOffsets());
}

RankedTensorType LayoutAttr::getShardType() const {
  return RankedTensorType::get({getShardNumel()}, getElementType());
}

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

void FSDPDialect::printAttribute(Attribute attribute,
                                 DialectAsmPrinter &printer) const {
  if (auto role = dyn_cast<RoleAttr>(attribute))
    role.printRole(printer);
  else
    (void)generatedAttributePrinter(attribute, printer);
}

Attribute FSDPDialect::parseAttribute(DialectAsmParser &parser,
                                      Type type) const {
  SMLoc loc = parser.getCurrentLocation();
  StringRef mnemonic;
  Attribute attribute;
  if (OptionalParseResult known =
          generatedAttributeParser(parser, &mnemonic, type, attribute);
      known.has_value())
    return attribute;
  if (std::optional<RoleKind> kind = symbolizeRoleKind(mnemonic))
    return RoleAttr::parseBody(parser, *kind);
  NearestName nearest(mnemonic);
  for (uint64_t kind = 0; kind <= getMaxEnumValForRoleKind(); ++kind)
    nearest.consider(stringifyRoleKind(static_cast<RoleKind>(kind)));
  InFlightDiagnostic diag = parser.emitError(loc)
                            << "expected a role or another attribute of "
                               "dialect 'fsdp', got '"
                            << mnemonic << "'";
  if (!nearest.get().empty())
    diag << "; did you mean '" << nearest.get() << "'?";
  return {};
}
