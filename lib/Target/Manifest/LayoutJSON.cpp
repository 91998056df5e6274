//===- LayoutJSON.cpp - Layouts as JSON -----------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Manifest/LayoutJSON.h"
#include "fsdp/Target/Manifest/Manifest.h"
#include "fsdp/Utils/ModuleTree.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::fsdp;
namespace json = llvm::json;

StringRef mlir::fsdp::getTypeName(Type type) {
  if (type.isF32())
    return "f32";
  if (type.isF64())
    return "f64";
  if (type.isF16())
    return "f16";
  if (type.isBF16())
    return "bf16";
  if (type.isSignlessInteger(64))
    return "i64";
  if (type.isSignlessInteger(32))
    return "i32";
  if (type.isSignlessInteger(8))
    return "i8";
  if (type.isSignlessInteger(1))
    return "i1";
  return "";
}

//===----------------------------------------------------------------------===//
// Aliases
//===----------------------------------------------------------------------===//

static std::string joinName(StringRef prefix, StringRef name) {
  return prefix.empty() ? name.str() : (prefix + "." + name).str();
}

static StringRef getSymbolName(Operation *op) {
  return SymbolTable::getSymbolName(op).getValue();
}

namespace {
/// Collects names; follows aliases below aliases.
class AliasCollector {
public:
  explicit AliasCollector(json::Array &aliases) : aliases(aliases) {}

  /// An alias of a module is one of every state below it.
  void add(Operation *target, const std::string &name,
           const std::string &targetName) {
    if (!isa<TreeModuleOp>(target)) {
      aliases.push_back(json::Object{{"fqn", name}, {"target", targetName}});
      return;
    }
    // A module below itself has no end of names.
    if (llvm::is_contained(path, target))
      return;
    path.push_back(target);
    for (Operation &child : target->getRegion(0).getOps()) {
      std::string childName = joinName(name, getSymbolName(&child));
      if (auto alias = dyn_cast<AliasOp>(child))
        addAlias(alias, childName);
      else
        add(&child, childName, joinName(targetName, getSymbolName(&child)));
    }
    path.pop_back();
  }

  void addAlias(AliasOp alias, const std::string &name) {
    if (Operation *target = lookupFromTop(alias, alias.getTarget()))
      add(target, name, getFQN(alias.getTarget()));
  }

private:
  json::Array &aliases;
  SmallVector<Operation *> path;
};
} // namespace

static void visitModule(TreeModuleOp parent, StringRef prefix,
                        json::Array &aliases) {
  for (Operation &op : parent.getBody().getOps()) {
    std::string name = joinName(prefix, getSymbolName(&op));
    if (auto child = dyn_cast<TreeModuleOp>(op))
      visitModule(child, name, aliases);
    else if (auto alias = dyn_cast<AliasOp>(op))
      AliasCollector(aliases).addAlias(alias, name);
  }
}

json::Array mlir::fsdp::describeAliases(ModuleOp module) {
  json::Array aliases;
  if (TreeModuleOp root = getTreeRoot(module))
    visitModule(root, "", aliases);
  return aliases;
}

json::Array mlir::fsdp::describeStacks(ModuleOp module) {
  json::Array stacks;
  if (TreeModuleOp root = getTreeRoot(module))
    root.walk([&](StackOp stack) {
      json::Array rows;
      for (auto symbol : stack.getRows().getAsRange<SymbolRefAttr>())
        rows.push_back(getFQN(symbol));
      stacks.push_back(
          json::Object{{"fqn", getTreeFQN(stack)}, {"rows", std::move(rows)}});
    });
  return stacks;
}

//===----------------------------------------------------------------------===//
// Whole states
//===----------------------------------------------------------------------===//

static void addWholeStates(TreeModuleOp parent, StringRef prefix,
                           WholeStates &states) {
  auto describe = [&](auto op) {
    RankedTensorType type = op.getStorageType();
    return json::Object{{"fqn", joinName(prefix, op.getSymName())},
                        {"shape", json::Array(type.getShape())},
                        {"dtype", getTypeName(type.getElementType())}};
  };
  for (Operation &op : parent.getBody().getOps()) {
    if (auto child = dyn_cast<TreeModuleOp>(op)) {
      addWholeStates(child, joinName(prefix, child.getSymName()), states);
    } else if (auto buffer = dyn_cast<BufferOp>(op)) {
      json::Object object = describe(buffer);
      object["persistent"] = !buffer.getTransient();
      states.buffers.push_back(std::move(object));
    } else if (auto param = dyn_cast<ParamOp>(op);
               param && param.getIgnored()) {
      json::Object object = describe(param);
      object["trainable"] = !param.getFrozen();
      states.ignored.push_back(std::move(object));
    }
  }
}

WholeStates mlir::fsdp::describeWholeStates(ModuleOp module) {
  WholeStates states;
  if (TreeModuleOp root = getTreeRoot(module))
    addWholeStates(root, "", states);
  return states;
}

//===----------------------------------------------------------------------===//
// Units
//===----------------------------------------------------------------------===//

/// The axes along which ranks have pieces or copies of the unit's params:
/// those of the model that it is not cut over, and of experts.
static SmallVector<int64_t> getPieceAxes(UnitOp unit) {
  auto grid = lookupFromTop<shard::GridOp>(unit, unit.getGridAttr());
  SmallVector<int64_t> axes = getModelAxes(grid);
  for (auto name : unit.getParams().getAsRange<SymbolRefAttr>())
    if (PieceAttr piece = lookupFromTop<ParamOp>(unit, name).getPieceAttr())
      llvm::copy_if(piece.getAxes(), std::back_inserter(axes),
                    [](int64_t axis) { return axis >= 0; });
  llvm::sort(axes);
  axes.erase(llvm::unique(axes), axes.end());
  llvm::erase_if(axes, [group = unit.getGroupAxes()](int64_t axis) {
    return llvm::is_contained(group, axis);
  });
  return axes;
}

json::Object mlir::fsdp::describeUnit(UnitOp unit) {
  json::Object object{
      {"name", unit.getSymName()},
      {"module", getFQN(unit.getModuleAttr())},
      {"shard_axes", json::Array(unit.getShardAxes())},
      {"replicate_axes",
       json::Array(unit.getReplicateAxes().value_or(ArrayRef<int64_t>()))}};
  if (SmallVector<int64_t> axes = getPieceAxes(unit); !axes.empty())
    object["piece_axes"] = json::Array(axes);
  std::optional<LayoutAttr> layout = unit.getLayout();
  if (!layout)
    return object;
  Layout arithmetic = layout->getArithmetic();
  object["kind"] = stringifyLayoutKind(layout->getKind());
  object["dtype"] = getTypeName(layout->getElementType());
  if (auto reduced = unit.getReduceTypeAttr())
    object["reduce_dtype"] = getTypeName(reduced.getValue());
  object["world"] = arithmetic.getWorld();
  object["shard_numel"] = arithmetic.getShardNumel();
  object["full_numel"] = arithmetic.getFullNumel();
  json::Array params, pieces;
  for (auto [symbol, offset] :
       llvm::zip_equal(unit.getParams(), arithmetic.getOffsets())) {
    auto name = cast<SymbolRefAttr>(symbol);
    auto param = lookupFromTop<ParamOp>(unit, name);
    RankedTensorType type = param.getStorageType();
    json::Object entry{{"fqn", getFQN(name)},
                       {"shape", json::Array(type.getShape())},
                       {"numel", type.getNumElements()},
                       {"offset", offset},
                       {"trainable", !param.getFrozen()}};
    if (auto piece = param.getPiece()) {
      json::Object part{{"shape", json::Array(piece->getShape())},
                        {"axes", json::Array(piece->getAxes())}};
      if (!piece->getBlocks().empty())
        part["blocks"] = json::Array(piece->getBlocks());
      entry["piece"] = std::move(part);
    }
    if (auto group = param->getAttrOfType<IntegerAttr>(attr::kGroup))
      entry["group"] = group.getInt();
    params.push_back(std::move(entry));
  }
  for (const LayoutPiece &piece : arithmetic.getPieces())
    pieces.push_back(json::Object{{"offset", piece.offset},
                                  {"shard_offset", piece.shardOffset},
                                  {"rows", piece.rows},
                                  {"chunk", piece.chunk}});
  object["params"] = std::move(params);
  object["pieces"] = std::move(pieces);
  return object;
}

NamedLayout mlir::fsdp::getNamedLayout(UnitOp unit) {
  LayoutAttr layout = *unit.getLayout();
  auto grid = lookupFromTop<shard::GridOp>(unit, unit.getGridAttr());
  NamedLayout named{{layout.getArithmetic(), llvm::to_vector(grid.getShape()),
                     llvm::to_vector(unit.getShardAxes())},
                    {},
                    layout.getElementBytes()};
  for (auto symbol : unit.getParams().getAsRange<SymbolRefAttr>())
    named.names.push_back(getFQN(symbol));
  return named;
}

//===----------------------------------------------------------------------===//
// Report
//===----------------------------------------------------------------------===//

/// Entries and paddings in the order of the gathered buffer.
static json::Array describeEntries(const Layout &layout) {
  json::Array entries;
  auto add = [&](int64_t numel, bool padding) {
    entries.push_back(json::Object{{"numel", numel}, {"padding", padding}});
  };
  for (auto [index, padding] : llvm::enumerate(layout.getPaddings())) {
    if (padding)
      add(padding, true);
    if (index < layout.getNumels().size())
      add(layout.getNumels()[index], false);
  }
  return entries;
}

/// One member's parts of the params, in the order of its shard.
static json::Array describeRanges(UnitOp unit, const Layout &layout,
                                  int64_t rank) {
  json::Array ranges;
  for (const EntryRange &range : layout.ranges(rank)) {
    auto name = cast<SymbolRefAttr>(unit.getParams()[range.entry]);
    ranges.push_back(json::Object{{"fqn", getFQN(name)},
                                  {"entry", range.entry},
                                  {"offset_in_shard", range.offsetInShard},
                                  {"numel_in_shard", range.numel},
                                  {"first", range.first},
                                  {"last", range.first + range.numel - 1}});
  }
  return ranges;
}

/// Shapes of one member's parts of the params, of a per_param layout.
static json::Array describeShapes(UnitOp unit, int64_t world, int64_t rank) {
  json::Array shapes;
  for (auto [symbol, param] :
       llvm::zip_equal(unit.getParams(), unit.resolveParams())) {
    CutParam cut{llvm::to_vector(param.getStorageType().getShape()),
                 getShardDim(param).value_or(0)};
    if (cut.shape.empty())
      continue;
    shapes.push_back(json::Object{
        {"fqn", getFQN(cast<SymbolRefAttr>(symbol))},
        {"shard_dim", cut.dim},
        {"sharded_size", json::Array(getShardShape(cut, world, rank))},
        {"padded_sharded_size", json::Array(getShardShape(cut, world, 0))}});
  }
  return shapes;
}

static json::Object reportUnit(UnitOp unit, bool ranks) {
  json::Object object = describeUnit(unit);
  Layout layout = unit.getLayout()->getArithmetic();
  object["entries"] = describeEntries(layout);
  object["padding_numel"] = layout.getPaddingNumel();
  object["reshard"] = stringifyReshard(unit.getReshard());
  if (!ranks)
    return object;
  json::Array members;
  for (int64_t rank = 0; rank < layout.getWorld(); ++rank) {
    json::Object member{{"ranges", describeRanges(unit, layout, rank)}};
    if (layout.isPerParam())
      member["params"] = describeShapes(unit, layout.getWorld(), rank);
    members.push_back(std::move(member));
  }
  object["ranks"] = std::move(members);
  return object;
}

json::Object mlir::fsdp::buildLayoutReport(ModuleOp module, bool ranks) {
  json::Array units, grid;
  for (auto op : module.getOps<shard::GridOp>())
    if (grid.empty())
      grid = json::Array(op.getShape());
  for (auto unit : module.getOps<UnitOp>())
    units.push_back(reportUnit(unit, ranks));
  WholeStates whole = describeWholeStates(module);
  return json::Object{{"version", kManifestVersion},
                      {"grid", std::move(grid)},
                      {"units", std::move(units)},
                      {"ignored", std::move(whole.ignored)},
                      {"buffers", std::move(whole.buffers)},
                      {"aliases", describeAliases(module)},
                      {"stacks", describeStacks(module)}};
}
