//===- FormUnits.cpp - Groups parameters into units -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which module owns which parameter is found in UnitOwners.cpp; here each
// module's parameters become units.
//
//===----------------------------------------------------------------------===//

#include "UnitOwners.h"
#include "WrapMarks.h"
#include "fsdp/Analysis/Wrap/ReshardRule.h"
#include "fsdp/Dialect/FSDP/IR/Notes.h"
#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/FormatVariadic.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FORMUNITSPASS
#include "fsdp/Transforms/Annotate/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static constexpr StringLiteral kCategory = "fsdp-form-units";

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

namespace {
/// What is gathered of a parameter.
struct GatherType {
  Type type;
  /// Whether the step computes it of what is stored (`fsdp.gather`), other than
  /// by a cast.
  bool isScaled;

  bool operator==(const GatherType &other) const {
    return type == other.type && isScaled == other.isScaled;
  }
};

/// Parameters of one module that become one unit.
struct Group {
  Type elementType;
  /// What the step computes in.
  GatherType gatherType;
  bool hasGradient;
  /// Which of the steps that take turns trains them, if there are several.
  StringAttr turn;
  /// The axes that units are cut over, along which ranks have different pieces
  /// of them.
  SmallVector<int64_t> pieceAxes;
  SmallVector<ParamOp> params;
};
} // namespace

/// The axes that units are cut over, along which a param is cut before its unit
/// is.
static SmallVector<int64_t> getPieceAxes(ParamOp param,
                                         ArrayRef<int64_t> unitAxes) {
  SmallVector<int64_t> axes;
  if (PieceAttr piece = param.getPieceAttr())
    llvm::copy_if(piece.getAxes(), std::back_inserter(axes), [&](int64_t axis) {
      return llvm::is_contained(unitAxes, axis);
    });
  return axes;
}

/// Splits a module's parameters by what cannot be gathered and reduced
/// together. The first group has the unit's plain name: one with gradients, if
/// there is any. With `keep` all count as having one.
static SmallVector<Group>
splitGroups(ArrayRef<ParamOp> params,
            const DenseMap<Operation *, StringAttr> &withGradient,
            const DenseMap<Operation *, GatherType> &gatherTypes,
            ArrayRef<int64_t> unitAxes, bool keep) {
  SmallVector<Group> groups;
  for (bool gradient : {true, false}) {
    for (ParamOp param : params) {
      Type type = param.getStorageType().getElementType();
      auto cast = gatherTypes.find(param);
      GatherType gathered =
          cast == gatherTypes.end() ? GatherType{type, false} : cast->second;
      if ((keep || withGradient.contains(param)) != gradient)
        continue;
      StringAttr turn = withGradient.lookup(param);
      SmallVector<int64_t> pieceAxes = getPieceAxes(param, unitAxes);
      auto *group = llvm::find_if(groups, [&](const Group &group) {
        return group.elementType == type && group.gatherType == gathered &&
               group.hasGradient == gradient && group.turn == turn &&
               group.pieceAxes == pieceAxes;
      });
      if (group == groups.end())
        group = groups.insert(
            group, Group{type, gathered, gradient, turn, pieceAxes, {}});
      group->params.push_back(param);
    }
  }
  return groups;
}

/// By param: the type that the step takes it in, or makes of it.
static DenseMap<Operation *, GatherType>
getGatherTypes(ModuleOp top, const TreeSymbols &symbols) {
  DenseMap<Operation *, GatherType> types;
  for (auto func : top.getOps<func::FuncOp>())
    for (auto [index, type] : llvm::enumerate(func.getArgumentTypes())) {
      auto symbol = getArgSymbol(func, index, RoleKind::State);
      Operation *state = symbol ? symbols.resolve(symbol) : nullptr;
      if (!state)
        continue;
      auto made = func.getArgAttrOfType<TypeAttr>(index, attr::kGather);
      types.try_emplace(state,
                        made ? GatherType{made.getValue(), true}
                             : GatherType{getElementTypeOrSelf(type), false});
    }
  return types;
}

/// Name of a group's unit: `fc`, `fc.frozen`, `fc.bf16`, `fc.frozen.bf16`,
/// `fc.ep` where ranks that have other batches have other pieces of it,
/// `fc.generator` where another step trains it. The type is what is stored, or
/// else what is computed in.
static std::string nameUnit(TreeModuleOp module, const Group &group,
                            const Group &first) {
  std::string fqn = getTreeFQN(module);
  std::string name = fqn.empty() ? "root" : fqn;
  if (group.hasGradient != first.hasGradient)
    name += ".frozen";
  else if (group.turn != first.turn)
    name += ("." + group.turn.getValue()).str();
  if (group.pieceAxes != first.pieceAxes)
    name += group.pieceAxes.empty() ? ".shared" : ".ep";
  if (group.elementType != first.elementType) {
    llvm::raw_string_ostream os(name);
    os << '.' << group.elementType;
  } else if (group.gatherType.type != first.gatherType.type) {
    llvm::raw_string_ostream os(name);
    os << '.' << group.gatherType.type;
  }
  return name;
}

/// FSDP1's rule: one element type, and all frozen or none unless these `keep`
/// together.
static LogicalResult checkUniform(TreeModuleOp module, ArrayRef<ParamOp> params,
                                  bool keep) {
  for (ParamOp param : params) {
    ParamOp first = params.front();
    Type type = param.getStorageType().getElementType();
    Type firstType = first.getStorageType().getElementType();
    if (type == firstType && (keep || param.getFrozen() == first.getFrozen()))
      continue;
    InFlightDiagnostic diag = emitError(param.getLoc());
    if (type != firstType)
      diag << "expected parameters of one element type in unit '"
           << quoteFQN(getTreeFQN(module)) << "', got " << firstType << " of '"
           << getTreeFQN(first) << "' and " << type << " of '"
           << getTreeFQN(param) << "'";
    else
      diag << "expected only frozen or only trainable parameters in unit '"
           << quoteFQN(getTreeFQN(module)) << "', got '"
           << getTreeFQN(first.getFrozen() ? first : param)
           << "', which is frozen, and '"
           << getTreeFQN(first.getFrozen() ? param : first)
           << "', which is not";
    diag.attachNote(first.getLoc()) << "the other parameter is here";
    diag.attachNote()
        << "wrap them apart, or use 'uniform=false', which splits "
           "the unit";
    return diag;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Marks
//===----------------------------------------------------------------------===//

/// PyTorch's rules for `replicate`: the module runs as a whole, and a second
/// axis has one rank.
static LogicalResult checkReplicate(TreeModuleOp module, shard::GridOp grid) {
  StringRef name = module.getClassName().rsplit('.').second;
  if (name.empty())
    name = module.getClassName();
  if (name == "ModuleList" || name == "ModuleDict") {
    InFlightDiagnostic diag =
        emitError(module.getLoc())
        << "expected a module that runs for strategy 'replicate', got '"
        << quoteFQN(getTreeFQN(module)) << "' of class '"
        << module.getClassName() << "'";
    diag.attachNote() << "wrap the modules in it instead";
    return diag;
  }
  ArrayRef<int64_t> shape = grid.getShape();
  if (shape.size() < 2 || shape.back() == 1)
    return success();
  InFlightDiagnostic diag = emitError(module.getLoc())
                            << "expected one rank along the second axis of the "
                               "grid for strategy 'replicate', got "
                            << shape.back();
  diag.attachNote() << "use a grid of Nx1 ranks, or strategy 'hybrid_shard'";
  return diag;
}

/// Ranks along `cp` share the units of their batch, which they would have
/// alike: of gradients they have parts of sums.
static void addContext(UnitSharing &sharing, StringRef strategy,
                       shard::GridOp grid) {
  std::optional<int64_t> axis = findAxis(grid, "cp");
  bool copies = strategy == "no_shard" || strategy == "replicate";
  auto &axes = copies ? sharing.replicateAxes : sharing.shardAxes;
  if (!axis || llvm::is_contained(axes, *axis))
    return;
  axes.insert(llvm::lower_bound(axes, *axis), *axis);
}

/// The sharing of params of which ranks along the axes have pieces already.
static UnitSharing leaveOut(UnitSharing sharing, ArrayRef<int64_t> axes) {
  for (SmallVectorImpl<int64_t> *list :
       {&sharing.shardAxes, &sharing.replicateAxes})
    llvm::erase_if(
        *list, [&](int64_t axis) { return llvm::is_contained(axes, axis); });
  return sharing;
}

static void warnOfOne(Location loc, const ReshardRule &rule) {
  if (rule.kind == ReshardRule::Group && rule.ranks == 1)
    emitWarning(loc) << "reshard '1' is taken as 'false': what one rank keeps "
                        "is whole";
}

/// A second name under which a module is wrapped owns nothing.
static void takeAliasMarks(TreeModuleOp root) {
  root.walk([&](AliasOp alias) {
    if (alias->removeAttr(attr::kWrap))
      alias->setAttr(attr::kEmptyUnit, UnitAttr::get(alias.getContext()));
  });
}

namespace {
struct FormUnitsPass : fsdp::impl::FormUnitsPassBase<FormUnitsPass> {
  using FormUnitsPassBase::FormUnitsPassBase;

  void runOnOperation() override {
    ModuleOp top = getOperation();
    if (failed(expectNoUnits(top)))
      return signalPassFailure();
    TreeModuleOp root = getTreeRoot(top);
    auto grids = top.getOps<shard::GridOp>();
    if (!root || grids.empty()) {
      InFlightDiagnostic diag =
          emitError(top.getLoc())
          << "expected a shard.grid and a module tree, got no "
          << (root ? "grid" : "tree");
      if (root)
        diag.attachNote() << kMissingGridNote;
      return signalPassFailure();
    }
    llvm::Expected<ReshardRule> parsed = ReshardRule::parse(reshard);
    if (!parsed) {
      emitError(top.getLoc()) << llvm::toString(parsed.takeError());
      return signalPassFailure();
    }
    rule = *parsed;
    warnOfOne(top.getLoc(), rule);
    FailureOr<UnitOwners> owners = findUnitOwners(root, order, tied);
    if (failed(owners))
      return signalPassFailure();
    grid = *grids.begin();
    batchAxes = getBatchAxes(grid);
    TreeSymbols tree(top);
    auto withGradient = getParamsWithGradient(top, tree);
    gatherTypes = getGatherTypes(top, tree);
    SymbolTable symbols(top);
    OpBuilder builder(top.getContext());
    builder.setInsertionPointAfter(root);
    WalkResult result =
        root.walk<WalkOrder::PreOrder>([&](TreeModuleOp module) {
          return WalkResult(formUnits(builder, symbols, module,
                                      owners->lookup(module), withGradient));
        });
    if (result.wasInterrupted())
      return signalPassFailure();
    takeAliasMarks(root);
  }

private:
  LogicalResult
  formUnits(OpBuilder &builder, SymbolTable &symbols, TreeModuleOp module,
            ArrayRef<ParamOp> params,
            const DenseMap<Operation *, StringAttr> &withGradient) {
    if (!module->hasAttr(attr::kWrap))
      return success();
    FailureOr<WrapOverrides> overrides = readWrapMark(module);
    bool keep = frozen == FrozenParams::Keep;
    if (failed(overrides) ||
        (uniform && failed(checkUniform(module, params, keep))))
      return failure();
    auto sharing = getSharing(*overrides, strategy, batchAxes.size());
    if (!sharing)
      return emitError(module.getLoc())
             << "unit of module '" << quoteFQN(getTreeFQN(module))
             << "': " << llvm::toString(sharing.takeError());
    std::string word = overrides->strategy;
    if (word.empty())
      word = strategy;
    if (word == "replicate" && failed(checkReplicate(module, grid)))
      return failure();
    bool isRoot = !isa<TreeModuleOp>(module->getParentOp());
    ReshardRule own = rule;
    if (!overrides->reshard.empty()) {
      own = llvm::cantFail(ReshardRule::parse(overrides->reshard));
      warnOfOne(module.getLoc(), own);
    }
    // Units are cut over what the axes of the model leave, and over `cp`.
    SmallVector<int64_t> batchSizes = llvm::map_to_vector(
        batchAxes, [&](int64_t axis) { return grid.getShape()[axis]; });
    auto decision = decideReshard(own, isRoot, *sharing, batchSizes);
    if (decision && own.kind == ReshardRule::Group && own.ranks != 1 &&
        findAxis(grid, "cp"))
      decision->keptBy = own.ranks;
    if (decision && decision->keptBy &&
        static_cast<int64_t>(batchAxes.size()) != grid.getRank())
      return emitError(module.getLoc())
             << "not supported: parameters that " << decision->keptBy
             << " ranks keep after forward on a grid with axes of the model; "
                "use reshard 'true' or 'false'";
    for (SmallVectorImpl<int64_t> *axes :
         {&sharing->shardAxes, &sharing->replicateAxes})
      for (int64_t &axis : *axes)
        axis = batchAxes[axis];
    addContext(*sharing, word, grid);
    if (!decision)
      return emitError(module.getLoc())
             << "unit of module '" << quoteFQN(getTreeFQN(module))
             << "': " << llvm::toString(decision.takeError());
    module->removeAttr(attr::kWrap);
    if (params.empty()) {
      module->setAttr(attr::kEmptyUnit, builder.getUnitAttr());
      remark::missed(module.getLoc(),
                     remark::RemarkOpts::name("unit").category(kCategory))
          << StringRef("module '" + quoteFQN(getTreeFQN(module)) +
                       "' is wrapped, but owns no parameter: no unit");
      return success();
    }
    SmallVector<int64_t> unitAxes(sharing->shardAxes);
    llvm::append_range(unitAxes, sharing->replicateAxes);
    SmallVector<Group> groups =
        splitGroups(params, withGradient, gatherTypes, unitAxes, keep);
    for (const Group &group : groups) {
      if (decision->keptBy && !group.pieceAxes.empty())
        return emitError(module.getLoc())
               << "not supported: experts of module '"
               << quoteFQN(getTreeFQN(module)) << "' that " << decision->keptBy
               << " ranks keep after forward; use reshard 'true' or 'false'";
      UnitOp unit = createUnit(builder, symbols, module,
                               nameUnit(module, group, groups.front()), group,
                               leaveOut(*sharing, group.pieceAxes), *decision);
      if (!overrides->precision.empty())
        unit.setPrecision(*symbolizePrecision(overrides->precision));
      if (!overrides->layout.empty())
        unit.setLayoutKind(*symbolizeLayoutKind(overrides->layout));
    }
    return success();
  }

  UnitOp createUnit(OpBuilder &builder, SymbolTable &symbols,
                    TreeModuleOp module, StringRef name, const Group &group,
                    const UnitSharing &sharing,
                    const ReshardDecision &decision) {
    SmallVector<Attribute> names;
    int64_t numel = 0;
    for (ParamOp param : group.params) {
      names.push_back(getTreeSymbol(param));
      numel += param.getStorageType().getNumElements();
    }
    auto unit = UnitOp::create(
        builder, module.getLoc(), name, getTreeSymbol(module),
        builder.getArrayAttr(names), grid.getSymName(), sharing.shardAxes,
        sharing.replicateAxes.empty()
            ? DenseI64ArrayAttr()
            : builder.getDenseI64ArrayAttr(sharing.replicateAxes),
        decision.frees ? Reshard::AfterForward : Reshard::Never, LayoutAttr(),
        /*reshard_to=*/IntegerAttr(), /*keep_gathered=*/!sharing.reshards,
        /*gather_type=*/TypeAttr(), /*reduce_type=*/TypeAttr(),
        /*precision=*/PrecisionAttr(), /*layout_kind=*/LayoutKindAttr());
    if (decision.keptBy)
      unit.setReshardTo(decision.keptBy);
    if (group.gatherType.type != group.elementType)
      unit.setGatherType(group.gatherType.type);
    // Ranks have parts of known parameters.
    if (group.gatherType.isScaled)
      unit.setLayoutKind(LayoutKind::PerParam);
    // Makes the name unique: a module may be called as the tree or the grid.
    symbols.insert(unit, builder.getInsertionPoint());
    std::string text = llvm::formatv(
        "unit '@{0}': {1} parameters, {2} elements{3}", unit.getSymName(),
        names.size(), numel, group.hasGradient ? "" : ", without gradients");
    remark::passed(module.getLoc(),
                   remark::RemarkOpts::name("unit").category(kCategory))
        << StringRef(text) << remark::metric("numel", numel);
    return unit;
  }

  shard::GridOp grid;
  SmallVector<int64_t> batchAxes;
  ReshardRule rule;
  DenseMap<Operation *, GatherType> gatherTypes;
};
} // namespace
