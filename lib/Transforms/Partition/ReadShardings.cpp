//===- ReadShardings.cpp - From shardings of arguments to cuts of params --===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Shardings say where values lie, and change none: what the program computes is
// the same without them. Those of params say how ranks hold these.
//
//===----------------------------------------------------------------------===//

#include "HloShardingText.h"
#include "ShardyText.h"
#include "fsdp/Transforms/Partition/Passes.h"
#include "fsdp/Utils/KnownOps.h"
#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/IR/Remarks.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_READSHARDINGSPASS
#include "fsdp/Transforms/Partition/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static constexpr StringRef kShardySharding = "sdy.sharding";
static constexpr StringRef kShardyMesh = "sdy.mesh";
static constexpr StringRef kShardyConstraint = "sdy.sharding_constraint";
static constexpr StringRef kHloSharding = "mhlo.sharding";

namespace {
/// By dimension, the axes of the grid that cut it.
using Dims = SmallVector<SmallVector<int64_t, 1>>;

struct ReadShardings : fsdp::impl::ReadShardingsPassBase<ReadShardings> {
  using ReadShardingsPassBase::ReadShardingsPassBase;

  void runOnOperation() override {
    ModuleOp top = getOperation();
    grid = {};
    if (auto grids = top.getOps<shard::GridOp>(); !grids.empty())
      grid = *grids.begin();
    modelAxes = grid ? getModelAxes(grid) : SmallVector<int64_t>();
    known.clear();
    hasWarned = false;
    TreeSymbols tree(top);
    symbols = &tree;
    for (auto function : top.getOps<func::FuncOp>())
      if (!function.isDeclaration() &&
          (failed(readArguments(function)) || failed(readBody(function))))
        return signalPassFailure();
    dropMeshes(top);
  }

private:
  LogicalResult readArguments(func::FuncOp function);
  LogicalResult readBody(func::FuncOp function);
  LogicalResult readShard(shard::ShardOp op);
  LogicalResult readConstraint(Operation *op);
  LogicalResult readShardy(Value value, Attribute attribute, Location loc);
  LogicalResult readHlo(Value value, Attribute attribute, Location loc);
  FailureOr<std::optional<int64_t>> findAxis(StringRef mesh, StringRef axis,
                                             Location loc);
  LogicalResult applyAll(Value value, const Dims &dims, Location loc);
  LogicalResult apply(Value value, const Dims &dims, Location loc);
  FailureOr<SmallVector<int64_t>> checkDims(RankedTensorType type,
                                            const Dims &dims, Location loc);
  LogicalResult cut(ParamOp param, ArrayRef<int64_t> cuts, Location loc);
  ParamOp findParam(Value value) const;
  void noteMissed(Location loc);
  void dropMeshes(ModuleOp top);
  bool isWithoutNames(Location loc);

  shard::GridOp grid;
  SmallVector<int64_t> modelAxes;
  const TreeSymbols *symbols = nullptr;
  bool hasWarned = false;
  /// What was read for a param, and where.
  DenseMap<Operation *, std::pair<SmallVector<int64_t>, Location>> known;
};
} // namespace

//===----------------------------------------------------------------------===//
// Where shardings stand
//===----------------------------------------------------------------------===//

LogicalResult ReadShardings::readArguments(func::FuncOp function) {
  for (BlockArgument argument : function.getArguments()) {
    unsigned index = argument.getArgNumber();
    Location loc = argument.getLoc();
    Attribute shardy = function.getArgAttr(index, kShardySharding),
              hlo = function.getArgAttr(index, kHloSharding);
    if ((shardy && failed(readShardy(argument, shardy, loc))) ||
        (hlo && failed(readHlo(argument, hlo, loc))))
      return failure();
    auto frontend = dyn_cast_or_null<DictionaryAttr>(
        function.getArgAttr(index, "mhlo.frontend_attributes"));
    if (frontend && frontend.contains("xla.sdy.sharding") &&
        !isWithoutNames(loc)) {
      InFlightDiagnostic diag = emitError(loc)
                                << "not supported: 'xla.sdy.sharding' in "
                                   "'mhlo.frontend_attributes'";
      diag.attachNote() << "export the program with Shardy's own attributes "
                           "('sdy.sharding')";
      return failure();
    }
    function.removeArgAttr(index, kShardySharding);
    function.removeArgAttr(index, kHloSharding);
  }
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    for (StringRef name : {kShardySharding, kHloSharding})
      function.removeResultAttr(i, StringAttr::get(&getContext(), name));
  return success();
}

static StringRef getCallTarget(Operation *op) {
  auto target =
      dyn_cast_or_null<StringAttr>(getKnownAttribute(op, "call_target_name"));
  return target ? target.getValue() : StringRef();
}

/// `custom_call @Sharding`, XLA's constraint, of whichever dialect.
static bool isHloConstraint(Operation *op) {
  return getCallTarget(op) == "Sharding";
}

/// What is its operand, and says of a copy of it what a constraint says of
/// where it lies.
static bool isShardyCopy(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "sdy.reshard" || name == "sdy.propagation_barrier";
}

static bool isShardyIdentity(Operation *op) {
  return op->getName().getStringRef() == kShardyConstraint || isShardyCopy(op);
}

/// That values lie alike says nothing of where.
static bool isShardyGroup(Operation *op) {
  return op->getName().getStringRef() == "sdy.sharding_group";
}

/// What is written for the part of a device, or says of shardings what is not
/// read.
static LogicalResult refuseOthers(Operation *op) {
  StringRef target = getCallTarget(op);
  if (target == "SPMDFullToShardShape" || target == "SPMDShardToFullShape")
    return op->emitOpError() << "not supported: '" << target
                             << "': a step is written for whole values";
  if (op->getName().getDialectNamespace() == "sdy" && !isShardyIdentity(op) &&
      !isShardyGroup(op))
    return op->emitOpError()
           << "not supported: of Shardy's ops constraints alone are read";
  return success();
}

LogicalResult ReadShardings::readConstraint(Operation *op) {
  if (auto upstream = dyn_cast<shard::ShardOp>(op))
    return readShard(upstream);
  if (op->getNumOperands() != 1 ||
      op->getResultTypes() != op->getOperandTypes())
    return op->emitOpError()
           << "expected one operand, and one result of its type";
  // Where other values lie follows from params, also along axes of the batch.
  Value value = op->getOperand(0);
  ParamOp param = findParam(value);
  if (!param || param.getIgnored() || isShardyCopy(op)) {
    noteMissed(op->getLoc());
    return success();
  }
  if (!isHloConstraint(op)) {
    if (Attribute sharding = getKnownAttribute(op, "sharding"))
      return readShardy(value, sharding, op->getLoc());
    return op->emitOpError() << "expected a 'sharding', got none";
  }
  if (Attribute shardy = op->getAttr(kShardySharding))
    return readShardy(value, shardy, op->getLoc());
  Attribute hlo = op->getAttr(kHloSharding);
  if (!hlo)
    return success();
  auto config =
      dyn_cast_or_null<StringAttr>(getKnownAttribute(op, "backend_config"));
  if (!config || !config.getValue().contains("unspecified_dims"))
    return readHlo(value, hlo, op->getLoc());
  return op->emitOpError() << "not supported: 'unspecified_dims' in the "
                              "sharding of a param";
}

LogicalResult ReadShardings::readBody(func::FuncOp function) {
  SmallVector<Operation *> constraints, unused;
  WalkResult walked = function.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (failed(refuseOthers(op)))
      return WalkResult::interrupt();
    if (isa<shard::ShardingOp>(op) || isShardyGroup(op))
      unused.push_back(op);
    if (isa<shard::ShardOp>(op) || isHloConstraint(op) ||
        isShardyIdentity(op)) {
      constraints.push_back(op);
      return WalkResult::advance();
    }
    op->removeDiscardableAttr(kShardySharding);
    op->removeDiscardableAttr(kHloSharding);
    return WalkResult::advance();
  });
  if (walked.wasInterrupted())
    return failure();
  for (Operation *op : constraints) {
    if (failed(readConstraint(op)))
      return failure();
    op->replaceAllUsesWith(ValueRange(op->getOperand(0)));
    op->erase();
  }
  for (Operation *op : unused)
    if (op->use_empty())
      op->erase();
  return success();
}

void ReadShardings::dropMeshes(ModuleOp top) {
  for (Operation &op : llvm::make_early_inc_range(*top.getBody()))
    if (op.getName().getStringRef() == kShardyMesh)
      op.erase();
}

//===----------------------------------------------------------------------===//
// What they say
//===----------------------------------------------------------------------===//

LogicalResult ReadShardings::readShard(shard::ShardOp op) {
  auto sharding = op.getSharding().getDefiningOp<shard::ShardingOp>();
  if (!sharding)
    return op.emitOpError() << "expected a sharding from 'shard.sharding'";
  if (!grid || sharding.getGrid() != grid.getSymName())
    return sharding.emitOpError()
           << "expected shardings over the grid of the step, '@"
           << (grid ? grid.getSymName() : StringRef("grid")) << "', got '@"
           << sharding.getGrid() << "'";
  if (!sharding.getStaticHaloSizes().empty() ||
      !sharding.getStaticShardedDimsOffsets().empty())
    return sharding.emitOpError()
           << "not supported: halos and offsets of parts; parts are equal, the "
              "last ones shorter";
  Dims dims;
  for (shard::GridAxesAttr axes : sharding.getSplitAxes().getAxes())
    dims.emplace_back(axes.asArrayRef().begin(), axes.asArrayRef().end());
  return apply(op.getSrc(), dims, op.getLoc());
}

/// Where the axes of the grid have no names none is the model's, and nothing is
/// cut, which is said once.
bool ReadShardings::isWithoutNames(Location loc) {
  if (!grid || grid->hasAttr(attr::kAxisNames))
    return false;
  if (hasWarned)
    return true;
  hasWarned = true;
  InFlightDiagnostic diag =
      emitWarning(loc) << "shardings are dropped: the axes of the grid have no "
                          "names that say which are the model's";
  diag.attachNote()
      << "with --grid dp=2,tp=2 (of the pipeline: grid=2,2 axis-names=dp,tp) "
         "those over the axis 'tp' are cuts";
  return true;
}

/// The axis of the grid that is called as one of a mesh; none where the grid
/// does without that axis of the model, so that nothing is cut over it.
FailureOr<std::optional<int64_t>>
ReadShardings::findAxis(StringRef mesh, StringRef axis, Location loc) {
  Operation *meshOp = nullptr;
  for (Operation &op : *getOperation().getBody())
    if (auto name = op.getAttrOfType<StringAttr>("sym_name");
        name && name == mesh && op.getName().getStringRef() == kShardyMesh)
      meshOp = &op;
  if (!meshOp || !meshOp->getAttr("mesh"))
    return emitError(loc) << "expected an 'sdy.mesh' '@" << mesh
                          << "' for this sharding, got none";
  std::string text;
  llvm::raw_string_ostream(text) << meshOp->getAttr("mesh");
  llvm::Expected<ShardyMesh> axes = parseShardyMesh(text);
  if (!axes)
    return emitError(meshOp->getLoc()) << llvm::toString(axes.takeError());
  const auto *entry =
      llvm::find_if(*axes, [&](auto &each) { return each.first == axis; });
  if (entry == axes->end())
    return emitError(loc) << "expected an axis of '@" << mesh << "', got '"
                          << axis << "'";
  if (auto own = grid ? fsdp::findAxis(grid, axis) : std::nullopt) {
    if (grid.getShape()[*own] == entry->second)
      return own;
    return emitError(loc) << "expected axis '" << axis << "' of '@" << mesh
                          << "' to have the size that it has in the grid, "
                          << grid.getShape()[*own] << ", got " << entry->second;
  }
  if (isModelAxis(axis).value_or(false))
    return std::optional<int64_t>();
  InFlightDiagnostic diag = emitError(loc)
                            << "expected a grid with the axis '" << axis
                            << "' of '@" << mesh << "', got none";
  diag.attachNote()
      << "axes of the model are called 'tp' and 'cp': --grid dp=2,tp=2 (of the "
         "pipeline: grid=2,2 axis-names=dp,tp)";
  return diag;
}

LogicalResult ReadShardings::readShardy(Value value, Attribute attribute,
                                        Location loc) {
  if (isWithoutNames(loc))
    return success();
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  llvm::Expected<ShardySharding> sharding = parseShardySharding(text);
  if (!sharding)
    return emitError(loc) << llvm::toString(sharding.takeError());
  Dims dims;
  for (const auto &axes : sharding->dims) {
    dims.emplace_back();
    for (StringRef axis : axes) {
      FailureOr<std::optional<int64_t>> number =
          findAxis(sharding->mesh, axis, loc);
      if (failed(number))
        return failure();
      if (*number)
        dims.back().push_back(**number);
    }
  }
  return applyAll(value, dims, loc);
}

LogicalResult ReadShardings::readHlo(Value value, Attribute attribute,
                                     Location loc) {
  auto text = dyn_cast<StringAttr>(attribute);
  if (!text)
    return emitError(loc) << "expected a text as 'mhlo.sharding', got "
                          << attribute;
  llvm::Expected<HloSharding> sharding = parseHloSharding(text);
  if (sharding && sharding->isUnknown)
    return success();
  bool cutsNothing = sharding && sharding->cutsNothing();
  if (!cutsNothing && isWithoutNames(loc)) {
    llvm::consumeError(sharding.takeError());
    return success();
  }
  if (!sharding)
    return emitError(loc) << llvm::toString(sharding.takeError());
  if (sharding->devices.empty())
    return apply(value, {}, loc);
  ArrayRef<int64_t> shape = grid ? grid.getShape() : ArrayRef<int64_t>();
  if (ShapedType::isDynamicShape(shape))
    return emitError(loc) << "expected a grid whose sizes are known to find "
                             "the devices of 'mhlo.sharding' in it";
  llvm::Expected<Dims> dims = findGridAxes(*sharding, shape);
  if (!dims)
    return emitError(loc) << llvm::toString(dims.takeError());
  return applyAll(value, *dims, loc);
}

/// Shardings that say something of each dimension.
LogicalResult ReadShardings::applyAll(Value value, const Dims &dims,
                                      Location loc) {
  if (auto type = dyn_cast<RankedTensorType>(value.getType());
      !type || type.getRank() != static_cast<int64_t>(dims.size()))
    return emitError(loc) << "expected a sharding of each dimension of "
                          << value.getType() << ", got " << dims.size();
  return apply(value, dims, loc);
}

//===----------------------------------------------------------------------===//
// What follows
//===----------------------------------------------------------------------===//

ParamOp ReadShardings::findParam(Value value) const {
  auto argument = dyn_cast<BlockArgument>(value);
  auto function =
      argument && argument.getOwner()->isEntryBlock()
          ? dyn_cast_or_null<func::FuncOp>(argument.getOwner()->getParentOp())
          : func::FuncOp();
  SymbolRefAttr symbol =
      function
          ? getArgSymbol(function, argument.getArgNumber(), RoleKind::State)
          : SymbolRefAttr();
  return symbol ? dyn_cast_or_null<ParamOp>(symbols->resolve(symbol))
                : ParamOp();
}

/// The axis of each dimension, or -1.
FailureOr<SmallVector<int64_t>> ReadShardings::checkDims(RankedTensorType type,
                                                         const Dims &dims,
                                                         Location loc) {
  if (static_cast<int64_t>(dims.size()) > type.getRank())
    return emitError(loc) << "expected a sharding of at most " << type.getRank()
                          << " dimensions, got " << dims.size();
  SmallVector<int64_t> cuts(type.getRank(), -1);
  for (auto [dim, axes] : llvm::enumerate(dims)) {
    for (int64_t axis : axes) {
      if (axis < 0 || axis >= grid.getRank())
        return emitError(loc) << "expected axes of a grid that has "
                              << grid.getRank() << ", got axis " << axis;
      if (llvm::is_contained(modelAxes, axis))
        continue;
      InFlightDiagnostic diag =
          emitError(loc)
          << "not supported: dimension " << dim << " cut over axis " << axis
          << " of the grid, along which ranks have batches of their own";
      diag.attachNote(grid.getLoc())
          << "params are cut over these without being told, and a step has the "
             "batch of one rank; shardings name 'tp' or 'cp' of "
             "'fsdp.axis_names'";
      return diag;
    }
    if (axes.size() > 1)
      return emitError(loc)
             << "not supported: dimension " << dim << " cut over several axes";
    if (axes.empty())
      continue;
    if (llvm::is_contained(cuts, axes.front()))
      return emitError(loc) << "expected each axis to cut one dimension, got "
                            << "axis " << axes.front() << " for two";
    cuts[dim] = axes.front();
  }
  return cuts;
}

LogicalResult ReadShardings::apply(Value value, const Dims &dims,
                                   Location loc) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type)
    return emitError(loc) << "expected a sharding of a tensor, got "
                          << value.getType();
  FailureOr<SmallVector<int64_t>> cuts = checkDims(type, dims, loc);
  if (failed(cuts))
    return failure();
  if (ParamOp param = findParam(value); param && !param.getIgnored())
    return cut(param, *cuts, loc);
  if (llvm::any_of(*cuts, [](int64_t axis) { return axis >= 0; }))
    noteMissed(loc);
  return success();
}

void ReadShardings::noteMissed(Location loc) {
  remark::missed(
      loc, remark::RemarkOpts::name("sharding").category("fsdp-read-shardings"))
      << "sharding of a value that is no param is not read: where values lie "
         "follows from params";
}

/// One param may have arguments in several functions.
LogicalResult ReadShardings::cut(ParamOp param, ArrayRef<int64_t> cuts,
                                 Location loc) {
  auto emitConflict = [&](ArrayRef<int64_t> other, Location where) {
    InFlightDiagnostic diag = emitError(loc)
                              << "expected one sharding of param '"
                              << getTreeFQN(param) << "', got axes [" << cuts
                              << "] and [" << other << "]";
    diag.attachNote(where) << "the other one is here";
    return diag;
  };
  auto [it, isNew] = known.try_emplace(param, SmallVector<int64_t>(cuts), loc);
  if (!isNew && ArrayRef<int64_t>(it->second.first) != cuts)
    return emitConflict(it->second.first, it->second.second);
  if (auto marked = param->getAttrOfType<DenseI64ArrayAttr>(attr::kCut);
      marked && marked.asArrayRef() != cuts)
    return emitConflict(marked.asArrayRef(), param.getLoc());
  if (llvm::any_of(cuts, [](int64_t axis) { return axis >= 0; }))
    param->setAttr(attr::kCut, DenseI64ArrayAttr::get(&getContext(), cuts));
  return success();
}
