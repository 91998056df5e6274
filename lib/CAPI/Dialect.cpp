//===- Dialect.cpp - Dialect, attributes, types in C ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registration, and the attributes and types of fsdp-c/Dialect.h.
//
//===----------------------------------------------------------------------===//

#include "fsdp-c/Dialect.h"
#include "Wrap.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/InitAll.h"
#include "mlir/CAPI/Registration.h"
#include <mutex>

using namespace mlir;
using namespace mlir::fsdp;

int32_t fsdpGetApiVersion(void) { return FSDP_C_API_VERSION; }

MlirStringRef fsdpGetVersion(void) { return wrap(StringRef(FSDP_VERSION)); }

//===----------------------------------------------------------------------===//
// Registration
//===----------------------------------------------------------------------===//

MLIR_DEFINE_CAPI_DIALECT_REGISTRATION(FSDP, fsdp, mlir::fsdp::FSDPDialect)

void fsdpRegisterAllDialects(MlirDialectRegistry registry) {
  fsdp::registerAllDialects(*unwrap(registry));
}

void fsdpRegisterAllPasses(void) {
  static std::once_flag once;
  std::call_once(once, fsdp::registerAllPasses);
}

/// What `getChecked` reports to.
using Reporter = function_ref<InFlightDiagnostic()>;
static std::function<InFlightDiagnostic()> makeReporter(MlirContext context) {
  return [context] { return emitError(UnknownLoc::get(unwrap(context))); };
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

static_assert(static_cast<int>(FsdpRoleWorkspace) ==
                      static_cast<int>(RoleKind::Workspace) &&
                  static_cast<int>(FsdpRoleShard) ==
                      static_cast<int>(RoleKind::Shard),
              "kinds of roles have the numbers of the dialect's");

bool fsdpAttributeIsARole(MlirAttribute attribute) {
  return isa_and_nonnull<RoleAttr>(unwrap(attribute));
}

MlirAttribute fsdpRoleAttrGet(MlirContext context, FsdpRoleKind kind,
                              MlirAttribute symbol, MlirStringRef name) {
  auto report = makeReporter(context);
  std::optional<RoleKind> known = symbolizeRoleKind(kind);
  auto reference = dyn_cast_or_null<SymbolRefAttr>(unwrap(symbol));
  if (!known || (!reference && unwrap(symbol))) {
    if (!known)
      report() << "expected a kind of a role, got "
               << static_cast<int64_t>(kind);
    else
      report() << "expected a symbol for a role, got " << unwrap(symbol);
    return wrap(Attribute());
  }
  MLIRContext *mlirContext = unwrap(context);
  mlirContext->getOrLoadDialect<FSDPDialect>();
  StringAttr text;
  if (name.length)
    text = StringAttr::get(mlirContext, unwrap(name));
  return wrap(Attribute(RoleAttr::getChecked(
      Reporter(report), mlirContext, *known, reference, text, FloatAttr(),
      ArrayRef<int64_t>(), /*position=*/int64_t(0))));
}

MlirAttribute fsdpRoleAttrOutputGet(MlirContext context, int64_t position) {
  auto report = makeReporter(context);
  MLIRContext *mlirContext = unwrap(context);
  mlirContext->getOrLoadDialect<FSDPDialect>();
  return wrap(Attribute(RoleAttr::getChecked(
      Reporter(report), mlirContext, RoleKind::Output, SymbolRefAttr(),
      StringAttr(), FloatAttr(), ArrayRef<int64_t>(), position)));
}

FsdpRoleKind fsdpRoleAttrGetKind(MlirAttribute role) {
  auto attribute = dyn_cast_or_null<RoleAttr>(unwrap(role));
  return static_cast<FsdpRoleKind>(
      attribute ? static_cast<int>(attribute.getKind()) : -1);
}

MlirAttribute fsdpRoleAttrGetSymbol(MlirAttribute role) {
  auto attribute = dyn_cast_or_null<RoleAttr>(unwrap(role));
  return wrap(attribute ? Attribute(attribute.getSymbol()) : Attribute());
}

MlirStringRef fsdpRoleAttrGetName(MlirAttribute role) {
  auto attribute = dyn_cast_or_null<RoleAttr>(unwrap(role));
  return attribute ? wrapText(attribute.getName()) : wrapNothing();
}

int64_t fsdpRoleAttrGetPosition(MlirAttribute role) {
  auto attribute = dyn_cast_or_null<RoleAttr>(unwrap(role));
  return attribute && attribute.getKind() == RoleKind::Output
             ? attribute.getPosition()
             : -1;
}

//===----------------------------------------------------------------------===//
// Layouts and pieces
//===----------------------------------------------------------------------===//

bool fsdpAttributeIsALayout(MlirAttribute attribute) {
  return isa_and_nonnull<LayoutAttr>(unwrap(attribute));
}

MlirAttribute fsdpLayoutAttrGet(MlirContext context, bool perParam,
                                MlirType elementType, int64_t world,
                                intptr_t numEntries, const int64_t *numels,
                                const int64_t *paddings,
                                const int64_t *outers) {
  auto report = makeReporter(context);
  if (!unwrap(elementType) || numEntries < 0) {
    report() << "expected an element type and a number of entries";
    return wrap(Attribute());
  }
  if (!paddings || (numEntries && !numels)) {
    report() << "expected the elements of " << numEntries
             << " entries and one padding more, got null";
    return wrap(Attribute());
  }
  unwrap(context)->getOrLoadDialect<FSDPDialect>();
  ArrayRef<int64_t> rows;
  if (outers)
    rows = ArrayRef(outers, numEntries);
  return wrap(Attribute(LayoutAttr::getChecked(
      Reporter(report), unwrap(context),
      perParam ? LayoutKind::PerParam : LayoutKind::Flat, unwrap(elementType),
      world, ArrayRef(numels, numEntries), ArrayRef(paddings, numEntries + 1),
      rows)));
}

bool fsdpAttributeIsAPiece(MlirAttribute attribute) {
  return isa_and_nonnull<PieceAttr>(unwrap(attribute));
}

MlirAttribute fsdpPieceAttrGet(MlirContext context, intptr_t numDims,
                               const int64_t *axes, const int64_t *shape) {
  return fsdpPieceAttrGetPacked(context, numDims, axes, shape, 0, nullptr);
}

MlirAttribute fsdpPieceAttrGetPacked(MlirContext context, intptr_t numDims,
                                     const int64_t *axes, const int64_t *shape,
                                     intptr_t numBlocks,
                                     const int64_t *blocks) {
  auto report = makeReporter(context);
  if (numDims < 0) {
    report() << "expected a number of dimensions, got " << numDims;
    return wrap(Attribute());
  }
  if (numDims && (!axes || !shape)) {
    report() << "expected axes and extents of " << numDims
             << " dimensions, got null";
    return wrap(Attribute());
  }
  if (numBlocks < 0 || (numBlocks && !blocks)) {
    report() << "expected the extents of " << numBlocks << " blocks, got "
             << (numBlocks < 0 ? "a negative number" : "null");
    return wrap(Attribute());
  }
  unwrap(context)->getOrLoadDialect<FSDPDialect>();
  return wrap(Attribute(PieceAttr::getChecked(
      Reporter(report), unwrap(context), ArrayRef(axes, numDims),
      ArrayRef(shape, numDims), ArrayRef(blocks, numBlocks))));
}

/// An entry of one of a piece's lists; -1 if there is none.
static int64_t getEntry(MlirAttribute piece, intptr_t index,
                        ArrayRef<int64_t> (PieceAttr::*list)() const) {
  auto attribute = dyn_cast_or_null<PieceAttr>(unwrap(piece));
  ArrayRef<int64_t> entries;
  if (attribute)
    entries = (attribute.*list)();
  return isIndex(index, entries.size()) ? entries[index] : -1;
}

intptr_t fsdpPieceAttrGetNumDims(MlirAttribute piece) {
  auto attribute = dyn_cast_or_null<PieceAttr>(unwrap(piece));
  return attribute ? attribute.getShape().size() : -1;
}

int64_t fsdpPieceAttrGetAxis(MlirAttribute piece, intptr_t dim) {
  return getEntry(piece, dim, &PieceAttr::getAxes);
}

int64_t fsdpPieceAttrGetExtent(MlirAttribute piece, intptr_t dim) {
  return getEntry(piece, dim, &PieceAttr::getShape);
}

intptr_t fsdpPieceAttrGetNumBlocks(MlirAttribute piece) {
  auto attribute = dyn_cast_or_null<PieceAttr>(unwrap(piece));
  return attribute ? attribute.getBlocks().size() : -1;
}

int64_t fsdpPieceAttrGetBlock(MlirAttribute piece, intptr_t index) {
  return getEntry(piece, index, &PieceAttr::getBlocks);
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool fsdpTypeIsATicket(MlirType type) {
  return isa_and_nonnull<TicketType>(unwrap(type));
}

MlirType fsdpTicketTypeGet(MlirContext context) {
  unwrap(context)->getOrLoadDialect<FSDPDialect>();
  return wrap(Type(TicketType::get(unwrap(context))));
}
