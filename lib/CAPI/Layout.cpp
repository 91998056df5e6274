//===- Layout.cpp - Units and layouts in C --------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Views of units, and layouts whose arguments are checked.
//
//===----------------------------------------------------------------------===//

#include "fsdp-c/Layout.h"
#include "Wrap.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"

using namespace mlir;
using namespace mlir::fsdp;

/// What an FsdpLayout points to.
namespace {
struct NamedArithmetic {
  Layout layout;
  int64_t elementBytes;
  SmallVector<std::string> names;
};
} // namespace

static UnitOp getUnit(MlirOperation op) {
  return dyn_cast_or_null<UnitOp>(unwrap(op));
}
static const NamedArithmetic &unwrap(FsdpLayout layout) {
  return *static_cast<const NamedArithmetic *>(layout.ptr);
}
static const Layout &getLayout(FsdpLayout layout) {
  return unwrap(layout).layout;
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

intptr_t fsdpModuleGetNumUnits(MlirModule module) {
  return llvm::range_size(unwrap(module).getOps<UnitOp>());
}

MlirOperation fsdpModuleGetUnit(MlirModule module, intptr_t index) {
  if (index >= 0)
    for (UnitOp unit : unwrap(module).getOps<UnitOp>())
      if (index-- == 0)
        return wrap(unit.getOperation());
  return wrap(static_cast<Operation *>(nullptr));
}

bool fsdpOperationIsAUnit(MlirOperation op) { return bool(getUnit(op)); }

MlirStringRef fsdpUnitGetName(MlirOperation unit) {
  UnitOp op = getUnit(unit);
  return op ? wrap(op.getSymName()) : wrapNothing();
}

intptr_t fsdpUnitGetNumParams(MlirOperation unit) {
  UnitOp op = getUnit(unit);
  return op ? op.getParams().size() : -1;
}

MlirAttribute fsdpUnitGetParam(MlirOperation unit, intptr_t index) {
  return wrap(isIndex(index, fsdpUnitGetNumParams(unit))
                  ? getUnit(unit).getParams()[index]
                  : Attribute());
}

bool fsdpUnitReshardsAfterForward(MlirOperation unit) {
  UnitOp op = getUnit(unit);
  return op && op.getReshard() == Reshard::AfterForward;
}

intptr_t fsdpUnitGetNumShardAxes(MlirOperation unit) {
  UnitOp op = getUnit(unit);
  return op ? op.getShardAxes().size() : -1;
}

int64_t fsdpUnitGetShardAxis(MlirOperation unit, intptr_t index) {
  return isIndex(index, fsdpUnitGetNumShardAxes(unit))
             ? getUnit(unit).getShardAxes()[index]
             : -1;
}

//===----------------------------------------------------------------------===//
// Layouts: life, sizes, entries
//===----------------------------------------------------------------------===//

FsdpLayout fsdpUnitGetLayout(MlirOperation unit) {
  UnitOp op = getUnit(unit);
  if (!op || !op.getLayout())
    return {nullptr};
  FsdpLayout layout = fsdpLayoutAttrGetLayout(wrap(Attribute(*op.getLayout())));
  auto &named = *static_cast<NamedArithmetic *>(layout.ptr);
  for (auto param : op.getParams().getAsRange<SymbolRefAttr>())
    named.names.push_back(getFQN(param));
  return layout;
}

FsdpLayout fsdpLayoutAttrGetLayout(MlirAttribute attribute) {
  auto layout = dyn_cast_or_null<LayoutAttr>(unwrap(attribute));
  if (!layout)
    return {nullptr};
  return {new NamedArithmetic{
      layout.getArithmetic(), layout.getElementBytes(), {}}};
}

bool fsdpLayoutIsNull(FsdpLayout layout) { return !layout.ptr; }

void fsdpLayoutDestroy(FsdpLayout layout) {
  delete static_cast<NamedArithmetic *>(layout.ptr);
}

bool fsdpLayoutIsPerParam(FsdpLayout layout) {
  return getLayout(layout).isPerParam();
}

int64_t fsdpLayoutGetWorld(FsdpLayout layout) {
  return getLayout(layout).getWorld();
}

int64_t fsdpLayoutGetFullNumel(FsdpLayout layout) {
  return getLayout(layout).getFullNumel();
}

int64_t fsdpLayoutGetShardNumel(FsdpLayout layout) {
  return getLayout(layout).getShardNumel();
}

int64_t fsdpLayoutGetPaddingNumel(FsdpLayout layout) {
  return getLayout(layout).getPaddingNumel();
}

int64_t fsdpLayoutGetElementBytes(FsdpLayout layout) {
  return unwrap(layout).elementBytes;
}

int64_t fsdpLayoutGetNumEntries(FsdpLayout layout) {
  return getLayout(layout).getNumels().size();
}

MlirStringRef fsdpLayoutGetEntryName(FsdpLayout layout, int64_t entry) {
  const SmallVector<std::string> &names = unwrap(layout).names;
  return isIndex(entry, names.size()) ? wrap(StringRef(names[entry]))
                                      : wrapNothing();
}

int64_t fsdpLayoutGetEntryNumel(FsdpLayout layout, int64_t entry) {
  return isIndex(entry, fsdpLayoutGetNumEntries(layout))
             ? getLayout(layout).getNumels()[entry]
             : -1;
}

int64_t fsdpLayoutGetEntryOffset(FsdpLayout layout, int64_t entry) {
  return isIndex(entry, fsdpLayoutGetNumEntries(layout))
             ? getLayout(layout).getOffset(entry)
             : -1;
}

//===----------------------------------------------------------------------===//
// Layouts: who holds what
//===----------------------------------------------------------------------===//

bool fsdpLayoutGetOwner(FsdpLayout layout, int64_t entry, int64_t index,
                        FsdpShardPosition *position) {
  if (!isIndex(index, fsdpLayoutGetEntryNumel(layout, entry)))
    return false;
  ShardPosition at = getLayout(layout).owner(static_cast<size_t>(entry), index);
  if (position)
    *position = {at.rank, at.offset};
  return true;
}

bool fsdpLayoutLocate(FsdpLayout layout, int64_t rank, int64_t offset,
                      FsdpEntryElement *element) {
  if (!isIndex(rank, fsdpLayoutGetWorld(layout)) ||
      !isIndex(offset, fsdpLayoutGetShardNumel(layout)))
    return false;
  EntryElement found = getLayout(layout).locate(rank, offset);
  if (element)
    *element = {found.entry, found.entry < 0 ? 0 : found.index};
  return true;
}

intptr_t fsdpLayoutGetRanges(FsdpLayout layout, int64_t rank,
                             FsdpEntryRange *ranges, intptr_t capacity) {
  if (!isIndex(rank, fsdpLayoutGetWorld(layout)))
    return -1;
  SmallVector<EntryRange> held = getLayout(layout).ranges(rank);
  for (auto [number, range] : llvm::enumerate(held))
    if (ranges && static_cast<intptr_t>(number) < capacity)
      ranges[number] = {range.entry, range.offsetInShard, range.first,
                        range.numel};
  return held.size();
}

intptr_t fsdpLayoutGetRuns(FsdpLayout layout, int64_t entry, int64_t first,
                           int64_t numel, FsdpShardRun *runs,
                           intptr_t capacity) {
  int64_t size = fsdpLayoutGetEntryNumel(layout, entry);
  if (size < 0 || first < 0 || numel < 0 || first > size ||
      numel > size - first)
    return -1;
  SmallVector<ShardRun> found = getLayout(layout).runs(entry, first, numel);
  for (auto [number, run] : llvm::enumerate(found))
    if (runs && static_cast<intptr_t>(number) < capacity)
      runs[number] = {run.rank, run.offset, run.numel};
  return found.size();
}

bool fsdpLayoutCheck(FsdpLayout layout, MlirStringCallback callback,
                     void *userData) {
  std::optional<std::string> wrong = getLayout(layout).check();
  if (wrong && callback)
    callback(wrap(StringRef(*wrong)), userData);
  return !wrong;
}
