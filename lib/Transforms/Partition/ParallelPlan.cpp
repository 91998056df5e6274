//===- ParallelPlan.cpp - From styles of modules to cuts of params --------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The words are PyTorch's (torch.distributed.tensor.parallel) and those of
// Hugging Face's `tp_plan`. What a word means depends on the class of the
// module alone.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Partition/Passes.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/TextFiles.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_PARALLELPLANPASS
#include "fsdp/Transforms/Partition/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// How the params of a module are cut.
struct Style {
  StringRef word;
  /// What becomes of the output: a dimension along which it stays cut.
  std::optional<int64_t> output;
};

struct ParallelPlan : fsdp::impl::ParallelPlanPassBase<ParallelPlan> {
  using ParallelPlanPassBase::ParallelPlanPassBase;

  void runOnOperation() override {
    ModuleOp top = getOperation();
    TreeModuleOp root = getTreeRoot(top);
    auto grids = top.getOps<shard::GridOp>();
    if (!root || grids.empty())
      return;
    // Params are not cut along `cp`: it has parts of sequences.
    axes.clear();
    if (auto axis = findAxis(*grids.begin(), "tp"))
      axes = {*axis};
    expertAxes = getExpertAxes(*grids.begin());
    cutSequences(top, *grids.begin());
    if ((!plan.empty() && failed(readPlan(root))) || failed(apply(root)))
      signalPassFailure();
  }

private:
  LogicalResult readPlan(TreeModuleOp root);
  LogicalResult applyEntry(TreeModuleOp root, StringRef pattern,
                           const llvm::json::Value &value);
  LogicalResult apply(TreeModuleOp root);
  LogicalResult applyStyle(TreeModuleOp module, DictionaryAttr attribute);
  LogicalResult cutExperts(TreeModuleOp module);
  void cutSequences(ModuleOp top, shard::GridOp grid);
  LogicalResult cut(ParamOp param, int64_t dim, int64_t axis);

  SmallVector<int64_t> axes, expertAxes;
};
} // namespace

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

/// An entry's dictionary, from a word or an object of words.
static FailureOr<DictionaryAttr> readStyle(Location loc, StringRef pattern,
                                           const llvm::json::Value &value) {
  Builder builder(loc.getContext());
  NamedAttrList list;
  if (auto word = value.getAsString()) {
    list.set("style", builder.getStringAttr(*word));
  } else if (const llvm::json::Object *object = value.getAsObject()) {
    for (const auto &[key, entry] : *object)
      if (auto text = entry.getAsString())
        list.set(StringRef(key), builder.getStringAttr(*text));
      else if (auto number = entry.getAsInteger())
        list.set(StringRef(key), builder.getI64IntegerAttr(*number));
      else
        return emitError(loc)
               << "expected a word or a number as '" << StringRef(key)
               << "' for '" << pattern << "' of the parallel plan";
  }
  if (list.getNamed("style"))
    return list.getDictionary(builder.getContext());
  return emitError(loc) << "expected a style for '" << pattern
                        << "' of the parallel plan: a word, or an object with "
                           "'style', 'input' and 'output'";
}

/// Marks the modules that a pattern matches and none before it did.
LogicalResult ParallelPlan::applyEntry(TreeModuleOp root, StringRef pattern,
                                       const llvm::json::Value &value) {
  FailureOr<DictionaryAttr> style = readStyle(root.getLoc(), pattern, value);
  if (failed(style))
    return failure();
  llvm::Expected<llvm::GlobPattern> glob = llvm::GlobPattern::create(pattern);
  if (!glob)
    return emitError(root.getLoc())
           << "expected a pattern in the parallel plan, got '" << pattern
           << "': " << llvm::toString(glob.takeError());
  bool matches = false;
  root.walk<WalkOrder::PreOrder>([&](TreeModuleOp module) {
    if (!glob->match(getTreeFQN(module)))
      return;
    matches = true;
    if (!module->hasAttr(attr::kParallel))
      module->setAttr(attr::kParallel, *style);
  });
  if (matches)
    return success();
  return emitError(root.getLoc()) << "expected a module that '" << pattern
                                  << "' of the parallel plan matches, got none";
}

/// Objects of JSON have no order here: names say more than wildcards.
static SmallVector<const llvm::json::Object::value_type *>
sortEntries(const llvm::json::Object &object) {
  SmallVector<const llvm::json::Object::value_type *> entries;
  for (const auto &entry : object)
    entries.push_back(&entry);
  auto rank = [](const auto *entry) {
    StringRef pattern = entry->first;
    size_t letters = llvm::count_if(
        pattern, [](char c) { return !StringRef("*?[]{}^!").contains(c); });
    return std::pair(-static_cast<int64_t>(letters), pattern);
  };
  llvm::sort(entries,
             [&](const auto *x, const auto *y) { return rank(x) < rank(y); });
  return entries;
}

/// The plan of the input is put aside.
LogicalResult ParallelPlan::readPlan(TreeModuleOp root) {
  auto file = readTextFile(plan);
  if (!file)
    return emitError(root.getLoc())
           << "can't read the parallel plan '" << plan
           << "': " << llvm::toString(file.takeError());
  auto parsed = parseJSON((*file)->getBuffer());
  if (!parsed)
    return emitError(root.getLoc())
           << "parallel plan '" << plan
           << "': " << llvm::toString(parsed.takeError());
  const llvm::json::Object *object = parsed->getAsObject();
  if (!object)
    return emitError(root.getLoc())
           << "expected the parallel plan '" << plan
           << "' to be an object from patterns of module names to styles";
  root.walk([](TreeModuleOp module) { module->removeAttr(attr::kParallel); });
  for (const auto *entry : sortEntries(*object))
    if (failed(applyEntry(root, entry->first, entry->second)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Styles
//===----------------------------------------------------------------------===//

LogicalResult ParallelPlan::cut(ParamOp param, int64_t dim, int64_t axis) {
  RankedTensorType type = param.getStorageType();
  SmallVector<int64_t> cuts(type.getRank(), -1);
  if (dim >= type.getRank())
    return success();
  cuts[dim] = axis;
  param->setAttr(attr::kCut, DenseI64ArrayAttr::get(&getContext(), cuts));
  return success();
}

/// Whether it is the word, or says of a layout what the words of PyTorch do.
static bool isPartOfStyle(NamedAttribute entry) {
  auto word = dyn_cast<StringAttr>(entry.getValue());
  if (entry.getName() == "style")
    return word != nullptr;
  return llvm::is_contained({"input", "output", "dim"},
                            entry.getName().getValue()) &&
         (word ? word.getValue() == "replicate"
               : isa<IntegerAttr>(entry.getValue()));
}

static FailureOr<Style> readMark(TreeModuleOp module,
                                 DictionaryAttr attribute) {
  Style style;
  auto word = attribute.getAs<StringAttr>("style");
  for (NamedAttribute entry : attribute)
    if (!isPartOfStyle(entry))
      return emitError(module.getLoc())
             << "expected 'style', and a dimension or 'replicate' as 'input', "
                "'output' or 'dim', for module '"
             << quoteFQN(getTreeFQN(module)) << "', got '"
             << entry.getName().getValue() << " = " << entry.getValue() << "'";
  // Names that transformers has for the same.
  style.word =
      llvm::StringSwitch<StringRef>(word ? word.getValue() : "")
          .Cases({"colwise_rep", "colwise_gather_output", "packed_colwise"},
                 "colwise")
          .Case("rowwise_rep", "rowwise")
          .Case("sequence_parallel", "sequence")
          .Default(word ? word.getValue() : "");
  if (auto number = attribute.getAs<IntegerAttr>("output"))
    style.output = number.getInt();
  if (llvm::is_contained(
          {"colwise", "rowwise", "sequence", "expert", "replicate"},
          style.word))
    return style;
  InFlightDiagnostic diag = emitError(module.getLoc())
                            << "expected style 'colwise', 'rowwise', "
                               "'sequence', 'expert' or 'replicate' for "
                               "module '"
                            << quoteFQN(getTreeFQN(module)) << "', got '"
                            << style.word << "'";
  return diag;
}

/// Along the axis `cp` ranks have parts of the inputs' sequences, where these
/// are equal; an input that the user cut is left as it is.
void ParallelPlan::cutSequences(ModuleOp top, shard::GridOp grid) {
  std::optional<int64_t> axis = findAxis(grid, "cp");
  if (!axis || sequenceDim < 0)
    return;
  int64_t ranks = grid.getShape()[*axis];
  for (auto func : top.getOps<func::FuncOp>())
    for (unsigned index = 0; index < func.getNumArguments(); ++index) {
      auto type = dyn_cast<RankedTensorType>(func.getArgumentTypes()[index]);
      if (!type || !hasArgRole(func, index, RoleKind::Input) ||
          type.getRank() <= sequenceDim || type.getDimSize(sequenceDim) == 0 ||
          type.getDimSize(sequenceDim) % ranks != 0 ||
          func.getArgAttr(index, attr::kCut))
        continue;
      SmallVector<int64_t> cuts(type.getRank(), -1);
      cuts[sequenceDim] = *axis;
      func.setArgAttr(index, attr::kCut,
                      DenseI64ArrayAttr::get(&getContext(), cuts));
    }
}

/// The first dimension of each param is that of experts.
LogicalResult ParallelPlan::cutExperts(TreeModuleOp module) {
  if (expertAxes.empty())
    return success();
  for (auto param : module.getBody().getOps<ParamOp>())
    if (!param.getIgnored() && failed(cut(param, 0, expertAxes.front())))
      return failure();
  return success();
}

/// Tables of embeddings have a row for each index; the weight of a linear
/// module has a row for each output in PyTorch, a column in Flax and for
/// Conv1D.
LogicalResult ParallelPlan::applyStyle(TreeModuleOp module,
                                       DictionaryAttr attribute) {
  FailureOr<Style> style = readMark(module, attribute);
  if (failed(style))
    return failure();
  if (style->word == "expert")
    return cutExperts(module);
  if (axes.empty() || style->word == "sequence" || style->word == "replicate")
    return success();
  StringRef name = module.getClassName();
  name = name.substr(name.rfind('.') + 1);
  bool hasColumns = llvm::is_contained(
      {"Embedding", "Embed", "Dense", "DenseGeneral", "Conv1D"}, name);
  bool isFirst = (style->word == "colwise") != hasColumns;
  for (auto param : module.getBody().getOps<ParamOp>()) {
    if (param.getIgnored())
      continue;
    bool isBias = param.getStorageType().getRank() < 2;
    // Every rank adds the bias of sums after they are whole.
    if (isBias && style->word == "rowwise")
      continue;
    if (failed(cut(param, isFirst || isBias ? 0 : 1, axes.front())))
      return failure();
    if (style->output && style->word == "rowwise")
      param->setAttr(attr::kScatter,
                     IntegerAttr::get(IntegerType::get(&getContext(), 64),
                                      *style->output));
  }
  return success();
}

LogicalResult ParallelPlan::apply(TreeModuleOp root) {
  WalkResult result = root.walk<WalkOrder::PreOrder>([&](TreeModuleOp module) {
    auto attribute = module->getAttrOfType<DictionaryAttr>(attr::kParallel);
    if (!attribute)
      return WalkResult::advance();
    module->removeAttr(attr::kParallel);
    return WalkResult(applyStyle(module, attribute));
  });
  return failure(result.wasInterrupted());
}
