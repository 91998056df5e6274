//===- StackedParams.cpp - Params whose rows are layers -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StackedParams.h"
#include "fsdp/Utils/Slices.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"

using namespace mlir;
using namespace mlir::fsdp;

bool mlir::fsdp::isRow(tensor::ExtractSliceOp slice) {
  ArrayRef<int64_t> shape = slice.getSourceType().getShape();
  ArrayRef<int64_t> sizes = slice.getStaticSizes();
  return !shape.empty() && sizes[0] == 1 &&
         sizes.drop_front() == shape.drop_front() &&
         llvm::all_of(slice.getStaticStrides(),
                      [](int64_t stride) { return stride == 1; });
}

Value mlir::fsdp::reshapeTo(OpBuilder &builder, Location loc, Value value,
                            RankedTensorType type) {
  auto from = cast<RankedTensorType>(value.getType());
  if (from == type)
    return value;
  auto groups = getReassociationIndicesForReshape(from, type);
  if (!groups)
    return nullptr;
  if (from.getRank() < type.getRank())
    return tensor::ExpandShapeOp::create(builder, loc, type, value, *groups);
  return tensor::CollapseShapeOp::create(builder, loc, type, value, *groups);
}

/// The type of a row of a stack of this type.
static RankedTensorType getRowType(Type type) {
  auto tensor = cast<RankedTensorType>(type);
  return RankedTensorType::get(tensor.getShape().drop_front(),
                               tensor.getElementType());
}

//===----------------------------------------------------------------------===//
// The tree
//===----------------------------------------------------------------------===//

/// Whether the module has params, all of them stacked, under no other names.
static bool isAllStacked(TreeModuleOp module, ArrayRef<ParamOp> stacked) {
  return !module
              .walk([&](Operation *op) {
                auto param = dyn_cast<ParamOp>(op);
                bool other = isa<AliasOp, StackOp>(op) ||
                             (param && !llvm::is_contained(stacked, param));
                return other ? WalkResult::interrupt() : WalkResult::advance();
              })
              .wasInterrupted();
}

static bool isRoot(TreeModuleOp module) {
  return !isa<TreeModuleOp>(module->getParentOp());
}

TreeModuleOp mlir::fsdp::getStackModule(ArrayRef<ParamOp> stacked) {
  auto module = stacked.front()->getParentOfType<TreeModuleOp>();
  auto holds = [&](ParamOp param) { return module->isAncestor(param); };
  while (!llvm::all_of(stacked, holds))
    module = module->getParentOfType<TreeModuleOp>();
  while (!isRoot(module)) {
    auto parent = module->getParentOfType<TreeModuleOp>();
    if (isRoot(parent) || !isAllStacked(parent, stacked))
      break;
    module = parent;
  }
  return module;
}

/// The module of `layer` at the place that `like` has below `top`; made if it
/// is not there yet.
static TreeModuleOp getCounterpart(TreeModuleOp like, TreeModuleOp top,
                                   TreeModuleOp layer) {
  if (like == top)
    return layer;
  TreeModuleOp parent =
      getCounterpart(like->getParentOfType<TreeModuleOp>(), top, layer);
  if (Operation *found = SymbolTable::lookupSymbolIn(parent, like.getSymName()))
    return cast<TreeModuleOp>(found);
  auto builder = OpBuilder::atBlockEnd(&parent.getBody().front());
  auto made = cast<TreeModuleOp>(builder.cloneWithoutRegions(*like));
  made.getBody().emplaceBlock();
  return made;
}

/// The name of the module of a layer, one that `module` does not have yet.
static std::string nameLayer(TreeModuleOp module, int64_t layer) {
  std::string name = std::to_string(layer);
  for (int64_t i = 1; SymbolTable::lookupSymbolIn(module, name); ++i)
    name = (Twine(layer) + "_" + Twine(i)).str();
  return name;
}

/// Empty modules of the layers. A module of no other params hands them its
/// class and marks, so that policies find layers where they looked for a stack.
static SmallVector<TreeModuleOp> addLayers(TreeModuleOp module,
                                           ArrayRef<ParamOp> stacked) {
  bool isLayer = !isRoot(module) && isAllStacked(module, stacked);
  auto builder = OpBuilder::atBlockEnd(&module.getBody().front());
  SmallVector<TreeModuleOp> layers;
  ParamOp first = stacked.front();
  int64_t count = first.getStorageType().getDimSize(0);
  for (int64_t i = 0; i < count; ++i) {
    std::string name = nameLayer(module, i);
    auto layer = cast<TreeModuleOp>(builder.cloneWithoutRegions(*module));
    layer.getBody().emplaceBlock();
    layer.setSymName(name);
    if (!isLayer) {
      layer.setClassName("fsdp.Layer");
      layer.removeBasesAttr();
      layer->setDiscardableAttrs(DictionaryAttr::get(layer.getContext()));
    }
    layers.push_back(layer);
  }
  if (isLayer) {
    module.setClassName("fsdp.Layers");
    module.removeBasesAttr();
    module->setDiscardableAttrs(DictionaryAttr::get(module.getContext()));
  }
  return layers;
}

/// Has marks of dimensions be those of a row of a stack of this rank, which is
/// whole along its rows.
static void cutMarks(ParamOp row, int64_t rank) {
  Builder builder(row.getContext());
  if (auto cut = row->getAttrOfType<DenseI64ArrayAttr>(attr::kCut);
      cut && !cut.empty())
    row->setAttr(attr::kCut,
                 builder.getDenseI64ArrayAttr(cut.asArrayRef().drop_front()));
  auto shard = row->getAttrOfType<IntegerAttr>(attr::kShardDim);
  if (!shard)
    return;
  int64_t dim = shard.getInt();
  if (dim == 0 || dim == -rank)
    row->removeAttr(attr::kShardDim);
  else if (dim > 0)
    row->setAttr(attr::kShardDim, IntegerAttr::get(shard.getType(), dim - 1));
}

/// Takes marks of modules in `top` that have nothing but stacks any more: those
/// of layers have them.
static void clearMarks(ArrayRef<TreeModuleOp> parents, TreeModuleOp top) {
  for (TreeModuleOp module : parents)
    for (; module != top; module = module->getParentOfType<TreeModuleOp>()) {
      bool hasOthers = module
                           .walk([](Operation *op) {
                             return isa<TreeModuleOp, StackOp>(op)
                                        ? WalkResult::advance()
                                        : WalkResult::interrupt();
                           })
                           .wasInterrupted();
      if (hasOthers)
        break;
      module->setDiscardableAttrs(DictionaryAttr::get(module.getContext()));
    }
}

llvm::MapVector<SymbolRefAttr, SmallVector<ParamOp>>
mlir::fsdp::cutTree(ArrayRef<ParamOp> stacked) {
  TreeModuleOp module = getStackModule(stacked);
  SmallVector<TreeModuleOp> layers = addLayers(module, stacked);
  llvm::MapVector<SymbolRefAttr, SmallVector<ParamOp>> rows;
  SmallVector<TreeModuleOp> parents;
  for (ParamOp param : stacked) {
    parents.push_back(param->getParentOfType<TreeModuleOp>());
    RankedTensorType type = param.getStorageType();
    SmallVector<ParamOp> &own = rows[getTreeSymbol(param)];
    SmallVector<Attribute> symbols;
    for (TreeModuleOp layer : layers) {
      TreeModuleOp parent =
          getCounterpart(param->getParentOfType<TreeModuleOp>(), module, layer);
      auto builder = OpBuilder::atBlockEnd(&parent.getBody().front());
      auto row = cast<ParamOp>(builder.clone(*param));
      row.setType(getRowType(type));
      cutMarks(row, type.getRank());
      own.push_back(row);
      symbols.push_back(getTreeSymbol(row));
    }
    OpBuilder builder(param);
    StackOp::create(builder, param.getLoc(), param.getSymName(),
                    builder.getArrayAttr(symbols), type);
    param.erase();
  }
  clearMarks(parents, module);
  return rows;
}

//===----------------------------------------------------------------------===//
// The signature
//===----------------------------------------------------------------------===//

/// Where a row lies in a stack.
static DimSlice getRow(OpBuilder &builder, RankedTensorType type, int64_t row) {
  return DimSlice(builder, type.getShape(), 0, builder.getIndexAttr(row), 1);
}

/// The rows one behind the other, as the framework has them.
static Value joinRows(OpBuilder &builder, RankedTensorType type,
                      ValueRange rows) {
  Location loc = rows.front().getLoc();
  Value whole = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType());
  for (auto [i, row] : llvm::enumerate(rows)) {
    DimSlice place = getRow(builder, type, i);
    whole = tensor::InsertSliceOp::create(
        builder, loc, row, whole, place.offsets, place.sizes, place.strides);
  }
  return whole;
}

/// Replaces the uses of a stacked argument.
static void replaceUses(BlockArgument stack, ValueRange rows) {
  OpBuilder builder(stack.getContext());
  for (Operation *user : llvm::make_early_inc_range(stack.getUsers())) {
    auto slice = dyn_cast<tensor::ExtractSliceOp>(user);
    if (!slice || !isRow(slice) || slice.isDynamicOffset(0))
      continue;
    builder.setInsertionPoint(slice);
    Value row = reshapeTo(builder, slice.getLoc(),
                          rows[slice.getStaticOffset(0)], slice.getType());
    if (!row)
      continue;
    slice.replaceAllUsesWith(row);
    slice.erase();
  }
  if (stack.use_empty())
    return;
  builder.setInsertionPointToStart(stack.getOwner());
  stack.replaceAllUsesWith(
      joinRows(builder, cast<RankedTensorType>(stack.getType()), rows));
}

static void
cutArguments(func::FuncOp function,
             const llvm::MapVector<SymbolRefAttr, SmallVector<ParamOp>> &rows) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    SymbolRefAttr symbol = getArgSymbol(function, i, RoleKind::State);
    auto found = symbol ? rows.find(symbol) : rows.end();
    if (found == rows.end())
      continue;
    BlockArgument stack = function.getArgument(i);
    size_t count = found->second.size();
    SmallVector<DictionaryAttr> attrs;
    for (ParamOp row : found->second)
      attrs.push_back(
          makeRoleDict(RoleAttr::get(RoleKind::State, getTreeSymbol(row))));
    if (failed(function.insertArguments(
            SmallVector<unsigned>(count, i + 1),
            SmallVector<Type>(count, getRowType(stack.getType())), attrs,
            SmallVector<Location>(count, stack.getLoc()))))
      llvm_unreachable("the function's type is not its own");
    replaceUses(stack, function.getArguments().slice(i + 1, count));
    if (failed(function.eraseArgument(i)))
      llvm_unreachable("the function's type is not its own");
    i += count - 1;
  }
}

static void
cutResults(func::FuncOp function,
           const llvm::MapVector<SymbolRefAttr, SmallVector<ParamOp>> &rows) {
  auto returnOp =
      cast<func::ReturnOp>(function.getBody().front().getTerminator());
  OpBuilder builder(returnOp);
  SmallVector<Value> values;
  SmallVector<DictionaryAttr> attrs;
  for (auto [i, value] : llvm::enumerate(returnOp.getOperands())) {
    SymbolRefAttr symbol = getResultSymbol(function, i, RoleKind::Grad);
    auto found = symbol ? rows.find(symbol) : rows.end();
    if (found == rows.end()) {
      values.push_back(value);
      DictionaryAttr own = function.getResultAttrDict(i);
      attrs.push_back(own ? own : builder.getDictionaryAttr({}));
      continue;
    }
    auto type = cast<RankedTensorType>(value.getType());
    for (auto [row, param] : llvm::enumerate(found->second)) {
      DimSlice place = getRow(builder, type, row);
      values.push_back(tensor::ExtractSliceOp::create(
          builder, value.getLoc(), getRowType(type), value, place.offsets,
          place.sizes, place.strides));
      attrs.push_back(
          makeRoleDict(RoleAttr::get(RoleKind::Grad, getTreeSymbol(param))));
    }
  }
  returnOp.getOperandsMutable().assign(values);
  function.setType(builder.getFunctionType(function.getArgumentTypes(),
                                           ValueRange(values).getTypes()));
  function.setAllResultAttrs(attrs);
}

void mlir::fsdp::cutSignature(
    func::FuncOp function,
    const llvm::MapVector<SymbolRefAttr, SmallVector<ParamOp>> &rows) {
  cutArguments(function, rows);
  cutResults(function, rows);
}
