//===- FSDPVerifiers.cpp - Verifiers of the fsdp ops ----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The labels (C1), (C2), ... are those of the ops' descriptions; each has a
// case in test/Dialect/FSDP/invalid.mlir. Symbol look-ups stand in
// verifySymbolUses, which runs once per symbol table and on one thread.
//
//===----------------------------------------------------------------------===//

#include "GridAxes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Dialect/FSDP/IR/Notes.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Helpers
//===----------------------------------------------------------------------===//

/// The op that a symbol names from the enclosing builtin module; null if there
/// is none. `tables` keeps look-ups in wide modules short.
static Operation *findFromTop(Operation *user, SymbolRefAttr symbol,
                              SymbolTableCollection &tables) {
  auto top = user->getParentOfType<ModuleOp>();
  return top ? tables.lookupSymbolIn(top, symbol) : nullptr;
}

/// Finds the symbol's op of type OpT, or reports that `user` names none.
template <typename OpT>
static FailureOr<OpT> expectSymbol(Operation *user, SymbolRefAttr symbol,
                                   StringRef what,
                                   SymbolTableCollection &tables) {
  Operation *found = findFromTop(user, symbol, tables);
  if (!found) {
    InFlightDiagnostic diag = user->emitOpError()
                              << "expected " << symbol << " to name " << what
                              << ", but there is no such symbol";
    if (std::is_same_v<OpT, shard::GridOp>)
      diag.attachNote() << kMissingGridNote;
    return failure();
  }
  if (auto op = dyn_cast<OpT>(found))
    return op;
  InFlightDiagnostic diag = user->emitOpError()
                            << "expected " << symbol << " to name " << what
                            << ", got '" << found->getName() << "'";
  diag.attachNote(found->getLoc()) << "the symbol is declared here";
  return failure();
}

LogicalResult fsdp::verifyAxes(Operation *user, FlatSymbolRefAttr gridName,
                               ArrayRef<int64_t> axes,
                               SymbolTableCollection &tables) {
  FailureOr<shard::GridOp> grid =
      expectSymbol<shard::GridOp>(user, gridName, "a shard.grid", tables);
  if (failed(grid))
    return failure();
  llvm::SmallSet<int64_t, 4> seen;
  for (int64_t axis : axes) {
    if (axis < 0 || axis >= grid->getRank())
      return user->emitOpError()
             << "expected axes of grid " << gridName << " with "
             << grid->getRank() << " dimensions, got axis " << axis;
    if (!seen.insert(axis).second)
      return user->emitOpError() << "names axis " << axis << " twice";
  }
  return success();
}

/// Resolves the units of a collective; each must have a layout.
static FailureOr<SmallVector<UnitOp>>
expectUnits(Operation *user, ArrayAttr symbols, SymbolTableCollection &tables) {
  SmallVector<UnitOp> units;
  for (Attribute symbol : symbols) {
    FailureOr<UnitOp> unit = expectSymbol<UnitOp>(
        user, cast<SymbolRefAttr>(symbol), "an fsdp.unit", tables);
    if (failed(unit))
      return failure();
    if (!unit->getLayout()) {
      InFlightDiagnostic diag = user->emitOpError()
                                << "expected unit " << symbol
                                << " to have a layout";
      diag.attachNote(unit->getLoc())
          << "unit declared here; run fsdp-assign-layouts first";
      return failure();
    }
    units.push_back(*unit);
  }
  return units;
}

/// What is sent and received is contiguous: a collective sees bytes.
static LogicalResult verifyDense(Operation *op, TypeRange types) {
  for (Type type : types)
    if (auto memref = dyn_cast<MemRefType>(type);
        memref && !memref.getLayout().isIdentity()) {
      InFlightDiagnostic diag = op->emitOpError()
                                << "expected dense memrefs, got " << type;
      diag.attachNote() << "copy it into a buffer of its own";
      return diag;
    }
  return success();
}

/// Whether values of a unit may be gathered and reduced as `moved`: as another
/// float, or as the bytes of one that has 8 bits (see fsdp-encode-floats).
static bool canMoveAs(UnitOp unit, Type moved) {
  Type stored = unit.getLayout()->getElementType();
  std::optional<Type> gathered = unit.getGatherType();
  return stored == moved || (isa<FloatType>(stored) && isa<FloatType>(moved)) ||
         (moved.isInteger(8) && gathered &&
          gathered->getIntOrFloatBitWidth() == 8);
}

/// One shard per unit, of the layout's size; gathered and reduced values may
/// have another float type than stored ones.
static LogicalResult verifyShards(Operation *op, MutableArrayRef<UnitOp> units,
                                  TypeRange shards, StringRef what) {
  if (shards.size() != units.size())
    return op->emitOpError() << "expected one " << what << " per unit ("
                             << units.size() << "), got " << shards.size();
  for (auto [unit, type] : llvm::zip_equal(units, shards)) {
    RankedTensorType expected = unit.getLayout()->getShardType();
    auto shaped = cast<ShapedType>(type);
    if (!canMoveAs(unit, shaped.getElementType()) ||
        shaped.getShape() != expected.getShape())
      return op->emitOpError()
             << "expected a " << what << " of " << expected.getNumElements()
             << " x " << expected.getElementType() << " for unit '@"
             << unit.getSymName() << "', got " << type;
  }
  return verifyDense(op, shards);
}

/// Whether every source is what a smaller group of ranks kept of its unit: the
/// bytes of the full buffer over the number of these ranks.
static bool areKept(MutableArrayRef<UnitOp> units, TypeRange sources,
                    TypeRange dests) {
  return units.size() == sources.size() && units.size() == dests.size() &&
         llvm::all_of(llvm::zip_equal(units, sources, dests), [](auto triple) {
           auto [unit, type, dest] = triple;
           IntegerAttr ranks = unit.getReshardToAttr();
           auto memref = dyn_cast<MemRefType>(type);
           return ranks && ranks.getInt() > 0 && memref &&
                  memref.getRank() == 1 &&
                  memref.getElementType().isInteger(8) &&
                  memref.getNumElements() * ranks.getInt() ==
                      cast<ShapedType>(dest).getNumElements();
         });
}

/// One byte buffer per unit, of the layout's full size in the element type of
/// the unit's shard. Of shards that are bytes themselves the type is not known.
static LogicalResult verifyByteBuffers(Operation *op,
                                       MutableArrayRef<UnitOp> units,
                                       TypeRange buffers, TypeRange shards) {
  if (buffers.size() != units.size())
    return op->emitOpError() << "expected one byte buffer per unit ("
                             << units.size() << "), got " << buffers.size();
  for (auto [index, pair] : llvm::enumerate(llvm::zip_equal(units, buffers))) {
    auto [unit, type] = pair;
    Type stored = unit.getLayout()->getElementType();
    Type moved =
        index < shards.size() ? getElementTypeOrSelf(shards[index]) : stored;
    if (!canMoveAs(unit, moved))
      moved = unit.getGatherType().value_or(stored);
    auto expected = MemRefType::get({getLayoutIn(unit, moved).getFullBytes()},
                                    IntegerType::get(op->getContext(), 8));
    auto memref = dyn_cast<MemRefType>(type);
    if (!memref || memref.getElementType() != expected.getElementType() ||
        memref.getShape() != expected.getShape())
      return op->emitOpError()
             << "expected a byte buffer " << expected << " for unit '@"
             << unit.getSymName() << "', got " << type;
  }
  return verifyDense(op, buffers);
}

/// The types are the units' whole parameters, in order, in the element types of
/// the units' shards (memrefs may have any layout).
static LogicalResult verifyParams(Operation *op, MutableArrayRef<UnitOp> units,
                                  TypeRange types, TypeRange shards,
                                  StringRef what,
                                  SymbolTableCollection &tables) {
  SmallVector<Type> expected;
  for (auto [unit, shard] : llvm::zip_equal(units, shards))
    for (Attribute symbol : unit.getParams()) {
      auto param = dyn_cast_or_null<ParamOp>(
          findFromTop(op, cast<SymbolRefAttr>(symbol), tables));
      expected.push_back(param ? Type(param.getStorageType().clone(
                                     getElementTypeOrSelf(shard)))
                               : Type());
    }
  if (expected.size() != types.size())
    return op->emitOpError() << "expected one " << what << " per parameter ("
                             << expected.size() << "), got " << types.size();
  for (auto [index, pair] : llvm::enumerate(llvm::zip_equal(expected, types))) {
    auto want = dyn_cast_or_null<ShapedType>(std::get<0>(pair));
    auto have = cast<ShapedType>(std::get<1>(pair));
    if (!want || want.getShape() != have.getShape() ||
        want.getElementType() != have.getElementType())
      return op->emitOpError() << "expected " << what << " " << index
                               << " to be " << want << ", got " << have;
  }
  return success();
}

static bool isByteBuffer(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref && memref.getRank() == 1 &&
         memref.getElementType().isInteger(8);
}

/// Tensor form: results and no destination; memref form: the reverse.
static LogicalResult verifyForm(Operation *op, ValueRange sources,
                                ValueRange dests, unsigned numResults) {
  bool buffers = !dests.empty();
  for (Value source : sources)
    if (isa<MemRefType>(source.getType()) != buffers)
      return op->emitOpError()
             << "expected tensors and results, or memrefs and destinations "
                "after 'into', got a mixture";
  if (buffers && numResults)
    return op->emitOpError() << "expected no result with destinations after "
                                "'into', got "
                             << numResults;
  return success();
}

/// Shape and element type agree.
static LogicalResult verifySameShape(Operation *op, Type source, Type dest) {
  auto from = cast<ShapedType>(source), to = cast<ShapedType>(dest);
  if (from.getShape() != to.getShape() ||
      from.getElementType() != to.getElementType())
    return op->emitOpError()
           << "expected source and destination of the same shape and element "
              "type, got "
           << source << " and " << dest;
  return success();
}

//===----------------------------------------------------------------------===//
// Module tree
//===----------------------------------------------------------------------===//

/// Sizes in bytes fit into 64 bits, so that nobody has to ask again.
static LogicalResult verifySize(Operation *op, RankedTensorType type) {
  Type element = type.getElementType();
  int64_t bytes = element.isIntOrFloat()
                      ? llvm::divideCeil(element.getIntOrFloatBitWidth(), 8)
                      : 1;
  for (int64_t size : type.getShape())
    if (!ShapedType::isDynamic(size) && llvm::MulOverflow(bytes, size, bytes))
      return op->emitOpError()
             << "expected a size in bytes that fits into 64 bits, got " << type;
  return success();
}

LogicalResult TreeModuleOp::verifyRegions() {
  for (Operation &op : getBody().front()) {
    if (!isa<TreeModuleOp, ParamOp, BufferOp, AliasOp, StackOp>(op)) // (C1)
      return op.emitError()
             << "expected only modules, params, buffers, aliases and stacks in "
                "'fsdp.module', got '"
             << op.getName() << "'";
    auto param = dyn_cast<ParamOp>(op);
    auto buffer = dyn_cast<BufferOp>(op);
    if ((param && failed(verifySize(&op, param.getStorageType()))) ||
        (buffer && failed(verifySize(&op, buffer.getStorageType()))))
      return failure();
  }
  return success();
}

LogicalResult AliasOp::verifySymbolUses(SymbolTableCollection &tables) {
  Operation *found = findFromTop(*this, getTarget(), tables);
  if (!found || !isa<TreeModuleOp, ParamOp, BufferOp>(found)) // (C1)
    return emitOpError() << "expected the target " << getTarget()
                         << " to be a module, param or buffer of the tree"
                         << (found ? "" : ", but there is no such symbol");
  return success();
}

LogicalResult StackOp::verifySymbolUses(SymbolTableCollection &tables) {
  RankedTensorType whole = getWholeType();
  int64_t expected = whole.getRank() ? whole.getDimSize(0) : 0;
  if (expected == 0) // (C1)
    return emitOpError() << "expected a type of at least one row, got "
                         << whole;
  if (expected != static_cast<int64_t>(getRows().size())) // (C1)
    return emitOpError() << "expected a row for each of " << expected
                         << " indices of the first dimension of " << whole
                         << ", got " << getRows().size();
  llvm::SmallPtrSet<Operation *, 8> seen;
  for (auto symbol : getRows().getAsRange<SymbolRefAttr>()) {
    auto row = dyn_cast_or_null<ParamOp>(findFromTop(*this, symbol, tables));
    if (!row) // (C1)
      return emitOpError() << "expected the row " << symbol
                           << " to be a param of the tree";
    if (!seen.insert(row).second) // (C1)
      return emitOpError() << "expected the row " << symbol << " once";
    RankedTensorType type = row.getStorageType();
    ArrayRef<int64_t> shape =
        row.getPiece() ? row.getPiece()->getShape() : type.getShape();
    if (shape == whole.getShape().drop_front() && // (C2)
        type.getElementType() == whole.getElementType())
      continue;
    InFlightDiagnostic diag = emitOpError() << "expected the row " << symbol
                                            << " to be a row of " << whole;
    diag.attachNote(row.getLoc()) << "its type is " << type;
    return diag;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Plan
//===----------------------------------------------------------------------===//

/// Layout entries against parameters (C3).
static LogicalResult verifyUnitLayout(UnitOp unit,
                                      MutableArrayRef<ParamOp> params,
                                      SymbolTableCollection &tables) {
  LayoutAttr layout = *unit.getLayout();
  if (layout.getNumels().size() != params.size())
    return unit.emitOpError()
           << "expected one layout entry per param (" << params.size()
           << "), got " << layout.getNumels().size();
  for (auto [numel, param] : llvm::zip_equal(layout.getNumels(), params)) {
    RankedTensorType type = param.getStorageType();
    if (type.getNumElements() != numel)
      return unit.emitOpError()
             << "expected an entry of " << type.getNumElements()
             << " elements for param '@" << param.getSymName() << "', got "
             << numel;
    if (type.getElementType() != layout.getElementType())
      return unit.emitOpError()
             << "expected a layout of " << type.getElementType() << ", got "
             << layout.getElementType();
  }
  auto grid =
      cast<shard::GridOp>(findFromTop(unit, unit.getGridAttr(), tables));
  int64_t world = 1;
  bool overflow = false;
  for (int64_t axis : unit.getShardAxes())
    overflow |= llvm::MulOverflow(world, grid.getShape()[axis], world);
  if (overflow)
    return unit.emitOpError() << "expected a number of ranks that fits into 64 "
                                 "bits";
  if (world != layout.getWorld())
    return unit.emitOpError()
           << "expected a layout for a world of " << world
           << " (the grid's shard axes), got " << layout.getWorld();
  return success();
}

LogicalResult UnitOp::verify() {
  if (IntegerAttr ranks = getReshardToAttr(); ranks && ranks.getInt() < 1)
    return emitOpError()
           << "expected at least 1 rank that keeps it, got " // (C5)
           << ranks.getInt();
  if (getReshardTo() && getReshard() == Reshard::Never) // (C5)
    return emitOpError() << "expected no ranks that keep it after forward, "
                            "since it is never freed, got "
                         << *getReshardTo();
  for (auto [what, type] : {std::pair{"gathered", getGatherType()},
                            std::pair{"reduced", getReduceType()}})
    if (type && !isa<FloatType>(*type)) // (C5)
      return emitOpError() << "expected it to be " << what
                           << " in a type of floats, got " << *type;
  return success();
}

LogicalResult UnitOp::verifySymbolUses(SymbolTableCollection &tables) {
  if (failed(expectSymbol<TreeModuleOp>(*this, getModule(), // (C1)
                                        "a module of the tree", tables)) ||
      failed(verifyAxes(*this, getGridAttr(), getGroupAxes(), tables))) // (C2)
    return failure();
  SmallVector<ParamOp> params;
  llvm::SmallPtrSet<Operation *, 16> seen;
  for (Attribute symbol : getParams()) {
    FailureOr<ParamOp> param = expectSymbol<ParamOp>(
        *this, cast<SymbolRefAttr>(symbol), "an fsdp.param", tables);
    if (failed(param))
      return failure();
    if (!seen.insert(*param).second) // (C1)
      return emitOpError() << "names param " << symbol << " twice";
    Type first = params.empty() ? param->getStorageType().getElementType()
                                : params[0].getStorageType().getElementType();
    if (param->getStorageType().getElementType() != first) // (C4)
      return emitOpError() << "expected parameters of one element type, got "
                           << first << " and "
                           << param->getStorageType().getElementType();
    params.push_back(*param);
  }
  return getLayout() ? verifyUnitLayout(*this, params, tables) : success();
}

LogicalResult ChannelOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyAxes(*this, getGridAttr(), getAxes(), tables); // (C1)
}

/// Argument and yielded types of an optimizer's region (C2), (C3).
static LogicalResult verifyOptimizerTypes(OptimizerOp op) {
  Block &block = op.getBody().front();
  unsigned values = 2 + op.getStates().size();
  unsigned expected = values + op.getHypers().size();
  if (block.getNumArguments() != expected)
    return op.emitOpError() << "expected " << expected
                            << " region arguments (param, grad, states, "
                               "hypers), got "
                            << block.getNumArguments();
  for (auto [index, type] : llvm::enumerate(block.getArgumentTypes()))
    if (index < values ? !type.isF32() : !type.isF64())
      return op.emitOpError()
             << "expected region argument " << index << " to be "
             << (index < values ? "f32" : "f64") << ", got " << type;
  auto yield = dyn_cast<YieldOp>(block.getTerminator());
  if (!yield || yield.getValues().size() != values - 1)
    return op.emitOpError() << "expected fsdp.yield with " << values - 1
                            << " values (param, states), got "
                            << (yield ? yield.getValues().size() : 0);
  for (Value value : yield.getValues())
    if (!value.getType().isF32())
      return yield.emitOpError()
             << "expected f32 values, got " << value.getType();
  return success();
}

LogicalResult OptimizerOp::verifyRegions() {
  if (getDefaults().size() != getHypers().size()) // (C1)
    return emitOpError() << "expected one default per hyper-parameter ("
                         << getHypers().size() << "), got "
                         << getDefaults().size();
  llvm::SmallSet<StringRef, 8> names;
  for (Attribute name : llvm::concat<const Attribute>(getStates().getValue(),
                                                      getHypers().getValue()))
    if (!names.insert(cast<StringAttr>(name).getValue()).second) // (C4)
      return emitOpError() << "names " << name << " twice";
  if (getBody().empty())
    return emitOpError() << "expected a region with one block";
  if (failed(verifyOptimizerTypes(*this)))
    return failure();
  for (Operation &op : getBody().front().without_terminator())
    if (!isMemoryEffectFree(&op)) // (C5)
      return op.emitError() << "expected ops without memory effects in "
                               "'fsdp.optimizer', got '"
                            << op.getName() << "'";
  return success();
}

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

LogicalResult BoundaryOp::verifySymbolUses(SymbolTableCollection &tables) {
  return expectSymbol<TreeModuleOp>(*this, getModule(), // (C1)
                                    "a module of the tree", tables);
}

LogicalResult GradOp::verifySymbolUses(SymbolTableCollection &tables) {
  FailureOr<ParamOp> param =
      expectSymbol<ParamOp>(*this, getParam(), "an fsdp.param", tables); // (C1)
  if (failed(param))
    return failure();
  ArrayRef<int64_t> expected = param->getStorageType().getShape();
  if (cast<ShapedType>(getInput().getType()).getShape() != expected) {
    InFlightDiagnostic diag = emitOpError()
                              << "expected a gradient of the param's shape, "
                                 "got "
                              << getInput().getType();
    diag.attachNote(param->getLoc()) << "param declared here";
    return diag;
  }
  return success();
}

LogicalResult ParamOp::verify() {
  std::optional<PieceAttr> piece = getPiece();
  if (!piece)
    return success();
  ArrayRef<int64_t> part = getStorageType().getShape();
  bool fits = piece->getShape().size() == part.size(); // (C2)
  for (size_t dim = 0; fits && dim < part.size(); ++dim)
    fits = piece->getAxes()[dim] < 0
               ? piece->getShape()[dim] == part[dim]
               : part[dim] > 0 && part[dim] <= piece->getShape()[dim];
  int64_t packed = piece->getPackedDim(); // (C3)
  if (fits && packed >= 0) {
    int64_t whole = piece->getShape()[packed];
    fits = whole % part[packed] == 0;
    for (int64_t block : piece->getBlocks())
      fits = fits && block % (whole / part[packed]) == 0;
  }
  if (fits)
    return success();
  InFlightDiagnostic diag = emitOpError()
                            << "expected a part of a param of shape ["
                            << piece->getShape() << "]";
  if (packed >= 0)
    diag << " with the same part of each of the blocks [" << piece->getBlocks()
         << "]";
  return diag << ", got " << getStorageType();
}

//===----------------------------------------------------------------------===//
// Whole-unit collectives
//===----------------------------------------------------------------------===//

LogicalResult UnshardOp::verify() {
  return verifyForm(*this, getShards(), getBuffers(), getNumResults());
}

LogicalResult UnshardOp::verifySymbolUses(SymbolTableCollection &tables) {
  FailureOr<SmallVector<UnitOp>> units = expectUnits(*this, getUnits(), tables);
  if (failed(units) || // (C1)
      failed(verifyShards(*this, *units, getShards().getTypes(), "shard")))
    return failure();
  if (hasBufferSemantics()) // (C3)
    return verifyByteBuffers(*this, *units, getBuffers().getTypes(),
                             getShards().getTypes());
  return verifyParams(*this, *units, getResultTypes(), // (C2)
                      getShards().getTypes(), "result", tables);
}

LogicalResult ReduceGradsOp::verify() {
  return verifyForm(*this, getGrads(), getShards(), getNumResults());
}

LogicalResult ReduceGradsOp::verifySymbolUses(SymbolTableCollection &tables) {
  FailureOr<SmallVector<UnitOp>> units = expectUnits(*this, getUnits(), tables);
  if (failed(units))
    return failure();
  TypeRange shards =
      hasBufferSemantics() ? TypeRange(getShards()) : TypeRange(getResults());
  if (failed(verifyShards(*this, *units, shards, "gradient shard"))) // (C2)
    return failure();
  bool packed = hasBufferSemantics() && getGrads().size() == units->size() &&
                llvm::all_of(getGrads().getTypes(), isByteBuffer);
  if (packed) // (C1)
    return verifyByteBuffers(*this, *units, getGrads().getTypes(), shards);
  return verifyParams(*this, *units, getGrads().getTypes(), shards, "gradient",
                      tables);
}

/// The name of a value stands in lists of names.
static LogicalResult verifyValueName(Operation *op,
                                     std::optional<StringRef> name) {
  if (!name || (!name->empty() && !name->contains(',')))
    return success();
  return op->emitOpError() << "expected a name of characters without a comma "
                              "after 'named', got \""
                           << *name << "\"";
}

LogicalResult AllReduceOp::verify() {
  bool buffers = static_cast<bool>(getBuffer());
  if (buffers == static_cast<bool>(getResult()) ||
      buffers != isa<MemRefType>(getInput().getType()))
    return emitOpError() << "expected a tensor and a result, or memrefs and a "
                            "destination after 'into', got a mixture";
  if (failed(verifyDense(*this, getOperandTypes())) || // (C3)
      failed(verifyValueName(*this, getValueName())))  // (C4)
    return failure();
  return verifySameShape(*this, getInput().getType(), // (C1)
                         buffers ? Type(getBuffer().getType())
                                 : Type(getResult().getType()));
}

LogicalResult AllReduceOp::verifySymbolUses(SymbolTableCollection &tables) {
  return verifyAxes(*this, getGridAttr(), getAxes(), tables); // (C2)
}

LogicalResult UpdateOp::verify() {
  Type type = getParam().getType();
  auto groups =
      getGroups() ? cast<ShapedType>(getGroups().getType()) : ShapedType();
  if (groups && (!groups.getElementType().isInteger(8) || // (C2)
                 groups.getShape() != cast<ShapedType>(type).getShape()))
    return emitOpError() << "expected groups of i8 and the shape of " << type
                         << ", got " << groups;
  for (Type other :
       llvm::concat<Type>(SmallVector<Type>{getGrad().getType()},
                          SmallVector<Type>(getStates().getTypes()),
                          SmallVector<Type>(getResultTypes())))
    if (other != type) // (C2)
      return emitOpError() << "expected gradient, states and results of type "
                           << type << ", got " << other;
  return success();
}

LogicalResult UpdateOp::verifySymbolUses(SymbolTableCollection &tables) {
  FailureOr<OptimizerOp> optimizer = expectSymbol<OptimizerOp>(
      *this, getOptimizerAttr(), "an fsdp.optimizer", tables);
  if (failed(optimizer))
    return failure();
  size_t hypers = optimizer->getHypers().size();
  bool hasHypers = getHypers().size() == hypers;
  if (getGroups() && hypers != 0)
    hasHypers = !getHypers().empty() && getHypers().size() % hypers == 0;
  if (optimizer->getStates().size() != getStates().size() || // (C1)
      !hasHypers || getNewStates().size() != getStates().size()) {
    InFlightDiagnostic diag = emitOpError()
                              << "expected " << optimizer->getStates().size()
                              << " states and " << optimizer->getHypers().size()
                              << " hyper-parameters, got " << getStates().size()
                              << " and " << getHypers().size();
    diag.attachNote(optimizer->getLoc()) << "optimizer declared here";
    return diag;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Buffers and schedule
//===----------------------------------------------------------------------===//

LogicalResult CopyOp::verify() {
  return verifySameShape(*this, getSource().getType(), // (C1)
                         getDest().getType());
}

/// Each value has a place of its type, and a unit or none has.
static LogicalResult verifyCopies(StartOp op) {
  if (op.getLane() != Lane::HostCopy)
    return op.emitOpError() << "expected a copy in lane host_copy, got "
                            << stringifyLane(op.getLane());
  size_t values = op.getSources().size(), units = op.getUnits().size();
  if (values == 0 || op.getDests().size() != values ||
      (units != 0 && units != values))
    return op.emitOpError()
           << "expected a source, a destination, and a unit or none, for each "
              "value of a copy, got "
           << values << " sources, " << op.getDests().size()
           << " destinations and " << units << " units";
  if (failed(verifyDense(op, op.getOperandTypes())))
    return failure();
  for (auto [source, dest] : llvm::zip_equal(op.getSources(), op.getDests()))
    if (failed(verifySameShape(op, source.getType(), dest.getType())))
      return failure();
  return success();
}

/// What a rank has of the units on one side; `others` are on the other one.
static LogicalResult verifySide(StartOp op, MutableArrayRef<UnitOp> units,
                                Extent extent, TypeRange types,
                                TypeRange others) {
  if (extent == Extent::Whole)
    return verifyByteBuffers(op, units, types, others);
  return verifyShards(op, units, types,
                      op.getTraits().reduces ? "gradient shard" : "shard");
}

/// (C6) Pieces that are exchanged: both sides are whole numbers of chunks.
static LogicalResult verifyExchange(StartOp op) {
  auto source = cast<ShapedType>(op.getSources()[0].getType());
  auto dest = cast<ShapedType>(op.getDests()[0].getType());
  int64_t numel = source.getNumElements();
  bool fits = source.getElementType() == dest.getElementType() && numel > 0 &&
              numel == dest.getNumElements() &&
              llvm::all_of(*op.getChunks(), [&](int64_t chunk) {
                return chunk > 0 && numel % chunk == 0;
              });
  if (fits)
    return verifyDense(op, op.getOperandTypes());
  return op.emitOpError()
         << "expected equally many elements on both sides, and "
            "chunks that divide them, got "
         << source << ", " << dest << " and [" << *op.getChunks() << "]";
}

/// (C6) A piece that is passed on: both sides are of one type.
static LogicalResult verifyPassing(StartOp op) {
  if (failed(verifyDense(op, op.getOperandTypes())))
    return failure();
  if (op.getSources()[0] == op.getDests()[0])
    return op.emitOpError() << "expected another buffer for what is got than "
                               "for what is given";
  return verifySameShape(op, op.getSources()[0].getType(),
                         op.getDests()[0].getType());
}

/// (C6) Pieces of a value: one side has a whole number of the other one.
static LogicalResult verifyPieces(StartOp op) {
  if (op.getTraits().movesPieces != op.getChunks().has_value())
    return op.emitOpError()
           << "expected 'chunks' exactly for kinds that move pieces of values, "
              "got "
           << (op.getChunks() ? "them" : "none") << " with "
           << stringifyCollectiveKind(op.getKind());
  if (!op.getTraits().movesPieces)
    return success();
  bool exchanges = op.getTraits().exchangesPieces;
  bool isAlone = op.getUnits().empty() && op.getSources().size() == 1 &&
                 op.getDests().size() == 1 &&
                 op.getChunks()->size() == (exchanges ? 2 : 1);
  if (!isAlone)
    return op.emitOpError()
           << "expected " << stringifyCollectiveKind(op.getKind())
           << " to have no unit, one source, one destination and "
           << (exchanges ? "two chunks" : "one chunk");
  if (exchanges)
    return verifyExchange(op);
  if (op.getTraits().passesPieces)
    return verifyPassing(op);
  auto source = cast<ShapedType>(op.getSources()[0].getType());
  auto dest = cast<ShapedType>(op.getDests()[0].getType());
  bool gathers = op.getTraits().joinsPieces;
  int64_t piece = (gathers ? source : dest).getNumElements();
  int64_t whole = (gathers ? dest : source).getNumElements();
  int64_t chunk = op.getChunks()->front();
  if (source.getElementType() == dest.getElementType() && chunk > 0 &&
      piece > 0 && piece % chunk == 0 && whole % piece == 0)
    return verifyDense(op, op.getOperandTypes());
  return op.emitOpError() << "expected a whole value, its piece and a chunk "
                             "that divides this, got "
                          << source << ", " << dest << " and " << chunk;
}

LogicalResult StartOp::verify() {
  CollectiveTraits traits = getTraits();
  if (failed(verifyPieces(*this)))
    return failure();
  if (traits.reduces != getReduce().has_value()) // (C3)
    return emitOpError() << "expected 'reduce' exactly for kinds that reduce, "
                            "got "
                         << (getReduce() ? "it" : "none") << " with "
                         << stringifyCollectiveKind(getKind());
  if (getValueName() && !getUnits().empty()) // (C5)
    return emitOpError() << "expected a name of a value without units, got \""
                         << *getValueName() << "\" of " << getUnits();
  if (failed(verifyValueName(*this, getValueName()))) // (C5)
    return failure();
  if (traits.movesPieces)
    return success();
  if (traits.isLocal)
    return verifyCopies(*this); // (C4)
  if (!traits.keepsExtent() || !getUnits().empty())
    return success();
  if (getSources().size() != 1 || getDests().size() != 1)
    return emitOpError() << "expected " << stringifyCollectiveKind(getKind())
                         << " without a unit to have one source and one "
                            "destination";
  if (failed(verifyDense(*this, getOperandTypes())))
    return failure();
  return verifySameShape(*this, getSources()[0].getType(),
                         getDests()[0].getType());
}

/// (C6) The ranks of a channel are a ring that a value goes on along.
static LogicalResult verifyRing(StartOp op, ChannelOp channel) {
  auto grid = lookupFromTop<shard::GridOp>(channel, channel.getGridAttr());
  int64_t ranks = 1;
  for (int64_t axis : channel.getAxes())
    if (grid && axis >= 0 && axis < grid.getRank())
      ranks *= grid.getShape()[axis];
  int64_t by = op.getChunks()->front();
  if (by >= 1 && by < ranks)
    return success();
  InFlightDiagnostic diag = op.emitOpError()
                            << "expected to pass on by at least 1 and less "
                               "than the "
                            << ranks << " ranks of the channel, got " << by;
  diag.attachNote(channel.getLoc()) << "the channel is here";
  return diag;
}

LogicalResult StartOp::verifySymbolUses(SymbolTableCollection &tables) {
  FailureOr<ChannelOp> channel =
      expectSymbol<ChannelOp>(*this, getChannelAttr(), // (C1)
                              "an fsdp.channel", tables);
  if (failed(channel))
    return failure();
  CollectiveTraits traits = getTraits();
  if (traits.isLocal && !channel->getAxes().empty()) { // (C4)
    InFlightDiagnostic diag = emitOpError()
                              << "expected a copy on a channel over no axes, "
                                 "where each rank is alone";
    diag.attachNote(channel->getLoc()) << "the channel is here";
    return diag;
  }
  if (traits.passesPieces && failed(verifyRing(*this, *channel)))
    return failure();
  FailureOr<SmallVector<UnitOp>> units = expectUnits(*this, getUnits(), tables);
  if (failed(units))
    return failure();
  if (traits.isLocal || (traits.keepsExtent() && units->empty()))
    return success();
  TypeRange sources = getSources().getTypes(), dests = getDests().getTypes();
  bool kept = traits.gathers() && areKept(*units, sources, dests); // (C2)
  if (!kept && failed(verifySide(*this, *units, traits.source, sources, dests)))
    return failure();
  return verifySide(*this, *units, traits.dest, dests, sources);
}

LogicalResult WaitOp::verify() {
  auto start = getTicket().getDefiningOp<StartOp>();
  if (!start) // (C1)
    return emitOpError() << "expected a ticket of 'fsdp.start'";
  if (start.getSources() != getSources() || start.getDests() != getDests()) {
    InFlightDiagnostic diag = emitOpError()
                              << "expected the sources and destinations of "
                                 "its start";
    diag.attachNote(start.getLoc()) << "started here";
    return diag;
  }
  return success();
}

LogicalResult BytesOp::verify() {
  auto source = cast<MemRefType>(getSource().getType());
  int64_t bytes = -1; // (C1)
  if (source.getLayout().isIdentity() && source.getElementType().isIntOrFloat())
    bytes = source.getNumElements() *
            llvm::divideCeil(source.getElementTypeBitWidth(), 8);
  if (!isByteBuffer(getBytes().getType()) ||
      cast<MemRefType>(getBytes().getType()).getNumElements() != bytes)
    return emitOpError() << "expected a dense source and a 1-D memref of its "
                            "bytes, got "
                         << source << " and " << getBytes().getType();
  return success();
}

LogicalResult ArenaOp::verify() {
  if (!isByteBuffer(getMemory().getType())) // (C1)
    return emitOpError() << "expected a 1-D memref of bytes, got "
                         << getMemory().getType();
  return success();
}

//===----------------------------------------------------------------------===//
// Matrix products
//===----------------------------------------------------------------------===//

/// Number of elements from the first element of a memref to one past its last;
/// -1 if its strides are not static. It may begin anywhere.
static int64_t getSpan(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return -1;
  int64_t span = 1;
  for (auto [size, stride] : llvm::zip_equal(type.getShape(), strides)) {
    if (ShapedType::isDynamic(stride) || stride < 0)
      return -1;
    if (size == 0)
      return 0;
    span += (size - 1) * stride;
  }
  return span;
}

/// What keeps an array from having `length` values of at least `least`.
static LogicalResult verifyArray(Operation *op, ArrayRef<int64_t> values,
                                 size_t length, int64_t least, StringRef name) {
  if (values.size() != length)
    return op->emitOpError() << "expected " << length << " values in '" << name
                             << "', got " << values.size();
  for (int64_t value : values)
    if (value < least)
      return op->emitOpError() << "expected values of at least " << least
                               << " in '" << name << "', got " << value;
  return success();
}

/// One operand of a product as the runtime sees it.
struct MatmulOperand {
  StringRef name;
  Value value;
  int64_t rows, cols, ld, stride0, stride1;
};

static LogicalResult verifyMatmulOperand(MatmulOp op, MatmulOperand matrix) {
  auto type = cast<MemRefType>(matrix.value.getType());
  int64_t span = getSpan(type);
  if (span < 0)
    return op.emitOpError()
           << "expected static strides of " << matrix.name << ", got " << type;
  if (matrix.ld < std::max<int64_t>(1, matrix.cols))
    return op.emitOpError()
           << "expected a leading dimension of " << matrix.name
           << " of at least " << matrix.cols << ", got " << matrix.ld;
  ArrayRef<int64_t> batch = op.getBatch();
  if (matrix.rows == 0 || matrix.cols == 0 || batch[0] == 0 || batch[1] == 0)
    return success();
  int64_t touched = (batch[0] - 1) * matrix.stride0 +
                    (batch[1] - 1) * matrix.stride1 +
                    (matrix.rows - 1) * matrix.ld + matrix.cols;
  if (touched > span)
    return op.emitOpError() << "reaches " << touched << " elements into "
                            << matrix.name << ", which has " << span;
  return success();
}

/// Whether the bias of a product is a row that can be added to its rows.
static LogicalResult verifyBias(MatmulOp op) {
  if (!op.getBias())
    return success();
  auto type = cast<MemRefType>(op.getBias().getType());
  auto element = cast<MemRefType>(op.getC().getType()).getElementType();
  int64_t n = op.getSizes()[1];
  if (type.getRank() != 1 || type.getDimSize(0) != n ||
      type.getElementType() != element || !type.areTrailingDimsContiguous(1))
    return op.emitOpError() << "expected a bias of " << n << " elements of "
                            << element << " side by side, got " << type;
  if (op.getAccumulate() || op.getSizes()[2] == 0 ||
      llvm::any_of(op.getBatch(), [](int64_t extent) { return extent != 1; }))
    return op.emitOpError() << "expected no 'accumulate', no batch and a k of "
                               "at least 1 with a bias";
  return success();
}

LogicalResult MatmulOp::verify() {
  auto getElement = [](Value operand) {
    return cast<MemRefType>(operand.getType()).getElementType();
  };
  Type element = getElement(getA()), sum = getElement(getC());
  bool isNarrow =
      (element.isF16() || element.isBF16()) && (sum.isF32() || sum == element);
  bool isWide = (element.isF32() || element.isF64()) && sum == element;
  if (getElement(getB()) != element || !(isNarrow || isWide)) {
    InFlightDiagnostic diag = emitOpError()
                              << "expected operands of one element type, f32 "
                                 "or f64, got "
                              << element << ", " << getElement(getB())
                              << " and " << sum;
    diag.attachNote()
        << "factors may be f16 or bf16 where the result has their "
           "type or f32";
    return diag;
  }
  auto hasLength = [&](ArrayRef<int64_t> values, size_t length,
                       StringRef name) -> LogicalResult {
    if (values.size() != length)
      return emitOpError() << "expected " << length << " values in '" << name
                           << "', got " << values.size();
    if (llvm::any_of(values, [](int64_t value) { return value < 0; }))
      return emitOpError() << "expected no negative value in '" << name << "'";
    return success();
  };
  if (failed(hasLength(getSizes(), 3, "sizes")) ||
      failed(hasLength(getLd(), 3, "ld")) ||
      failed(hasLength(getBatch(), 2, "batch")) ||
      failed(hasLength(getStrides(), 6, "strides")))
    return failure();
  for (int i : {0, 1})
    if (getBatch()[i] > 1 && getStrides()[4 + i] == 0)
      return emitOpError() << "expected batch dimension " << i
                           << " to have a stride in c, got 0";
  int64_t m = getSizes()[0], n = getSizes()[1], k = getSizes()[2];
  ArrayRef<int64_t> ld = getLd(), s = getStrides();
  MatmulOperand a{"a", getA(), m, k, ld[0], s[0], s[1]};
  MatmulOperand b{"b", getB(), k, n, ld[1], s[2], s[3]};
  if (getTransA())
    std::swap(a.rows, a.cols);
  if (getTransB())
    std::swap(b.rows, b.cols);
  if (failed(verifyMatmulOperand(*this, a)) ||
      failed(verifyMatmulOperand(*this, b)))
    return failure();
  if (failed(
          verifyMatmulOperand(*this, {"c", getC(), m, n, ld[2], s[4], s[5]})))
    return failure();
  return verifyBias(*this);
}

/// One operand of a convolution: extents and strides of its loops.
static LogicalResult verifyConvolved(ConvolveOp op, StringRef name, Value value,
                                     ArrayRef<int64_t> extents,
                                     ArrayRef<int64_t> strides) {
  auto type = cast<MemRefType>(value.getType());
  int64_t span = getSpan(type);
  if (span < 0)
    return op.emitOpError()
           << "expected static strides of " << name << ", got " << type;
  int64_t touched = 1;
  for (auto [extent, stride] : llvm::zip_equal(extents, strides))
    touched += (extent - 1) * stride;
  if (touched > span)
    return op.emitOpError() << "reaches " << touched << " elements into "
                            << name << ", which has " << span;
  return success();
}

/// Lengths and signs of all attributes.
static LogicalResult verifyConvolveArrays(ConvolveOp op) {
  if (failed(verifyArray(op, op.getSizes(), 4, 1, "sizes")))
    return failure();
  for (auto [values, name] : {std::pair(op.getPlaces(), "places"),
                              {op.getWindow(), "window"},
                              {op.getSteps(), "steps"},
                              {op.getDilations(), "dilations"}})
    if (failed(verifyArray(op, values, 3, 1, name)))
      return failure();
  for (auto [values, name] : {std::pair(op.getXStrides(), "x_strides"),
                              {op.getWStrides(), "w_strides"},
                              {op.getYStrides(), "y_strides"}})
    if (failed(verifyArray(op, values, 6, 0, name)))
      return failure();
  return success();
}

LogicalResult ConvolveOp::verify() {
  auto getElement = [](Value operand) {
    return cast<MemRefType>(operand.getType()).getElementType();
  };
  Type element = getElement(getX());
  for (Value operand : {getX(), getW(), getY()})
    if (getElement(operand) != element || !(element.isF32() || element.isF64()))
      return emitOpError() << "expected operands of one element type, f32 or "
                              "f64, got "
                           << getElement(operand);
  if (failed(verifyConvolveArrays(*this)))
    return failure();
  ArrayRef<int64_t> sizes = getSizes();
  SmallVector<int64_t> x = {sizes[0], sizes[1], sizes[3]},
                       w = {sizes[1], sizes[2], sizes[3]},
                       y = {sizes[0], sizes[1], sizes[2]};
  for (auto [place, seen, step, dilation] :
       llvm::zip_equal(getPlaces(), getWindow(), getSteps(), getDilations())) {
    x.push_back((place - 1) * step + (seen - 1) * dilation + 1);
    w.push_back(seen);
    y.push_back(place);
  }
  for (auto [extent, stride] : llvm::zip_equal(y, getYStrides()))
    if (extent > 1 && stride == 0)
      return emitOpError() << "expected a stride in y where it has more than "
                              "one element, got 0";
  if (failed(verifyConvolved(*this, "x", getX(), x, getXStrides())) ||
      failed(verifyConvolved(*this, "w", getW(), w, getWStrides())))
    return failure();
  return verifyConvolved(*this, "y", getY(), y, getYStrides());
}
