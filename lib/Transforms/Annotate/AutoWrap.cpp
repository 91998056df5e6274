//===- AutoWrap.cpp - Decides which modules become units ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the tree as plain data, lets lib/Analysis decide, and writes marks.
//
//===----------------------------------------------------------------------===//

#include "WrapMarks.h"
#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Transforms/Annotate/WrapPolicyText.h"
#include "fsdp/Transforms/Annotate/WrapTableText.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/PhaseContract.h"
#include "fsdp/Utils/TextFiles.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_AUTOWRAPPASS
#include "fsdp/Transforms/Annotate/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static constexpr StringLiteral kCategory = "fsdp-auto-wrap";

//===----------------------------------------------------------------------===//
// The tree as plain data
//===----------------------------------------------------------------------===//

namespace {
/// A WrapTree and the ops its parts stand for.
struct BoundTree {
  WrapTree tree;
  /// By module.
  std::vector<TreeModuleOp> modules;
  /// By module, then by child: the module op or the alias.
  std::vector<SmallVector<Operation *>> children;
};
} // namespace

static WrapModule describeModule(TreeModuleOp op) {
  WrapModule module;
  module.fqn = getTreeFQN(op);
  module.className = op.getClassName().str();
  if (std::optional<ArrayAttr> bases = op.getBases())
    for (auto base : bases->getAsRange<StringAttr>())
      module.bases.push_back(base.str());
  module.ignored = op.getIgnored();
  return module;
}

/// Children and parameters of one module.
static void describeMembers(unsigned index,
                            const DenseMap<Operation *, unsigned> &modules,
                            DenseMap<Operation *, unsigned> &tensors,
                            BoundTree &bound) {
  WrapModule &module = bound.tree.modules[index];
  for (Operation &member : bound.modules[index].getBody().front()) {
    Operation *target = &member;
    if (auto alias = dyn_cast<AliasOp>(member))
      target = lookupFromTop(&member, alias.getTarget());
    if (auto param = dyn_cast_or_null<ParamOp>(target)) {
      auto [place, isNew] = tensors.try_emplace(param, tensors.size());
      if (isNew)
        bound.tree.numels.push_back(
            param.getIgnored() ? 0 : param.getStorageType().getNumElements());
      module.params.push_back(place->second);
    } else if (isa_and_nonnull<TreeModuleOp>(target)) {
      std::string name = SymbolTable::getSymbolName(&member).str();
      if (!module.fqn.empty())
        name = module.fqn + "." + name;
      module.children.push_back({modules.lookup(target), std::move(name)});
      bound.children[index].push_back(&member);
    }
  }
}

static BoundTree describeTree(TreeModuleOp root) {
  BoundTree bound;
  DenseMap<Operation *, unsigned> modules, tensors;
  root.walk<WalkOrder::PreOrder>([&](TreeModuleOp op) {
    modules[op] = bound.modules.size();
    bound.modules.push_back(op);
    bound.tree.modules.push_back(describeModule(op));
  });
  bound.children.resize(bound.modules.size());
  for (unsigned index = 0; index < bound.modules.size(); ++index)
    describeMembers(index, modules, tensors, bound);
  bound.tree.findOtherNames();
  return bound;
}

//===----------------------------------------------------------------------===//
// Marks and remarks
//===----------------------------------------------------------------------===//

/// Says why the module is wrapped or not, with its numbers.
static void remarkDecision(TreeModuleOp module, const WrapDecision &decision,
                           int64_t remainder) {
  auto opts = remark::RemarkOpts::name("wrap").category(kCategory);
  std::string text = llvm::formatv(
      "module '{0}' {1}: {2}", quoteFQN(getTreeFQN(module)),
      decision.wrapped ? "wrapped" : "not wrapped", decision.reason);
  auto emit = [&](auto &&remark) {
    remark << StringRef(text) << remark::metric("numel", decision.numel)
           << remark::metric("remainder", remainder);
  };
  if (decision.wrapped)
    emit(remark::passed(module.getLoc(), opts));
  else
    emit(remark::missed(module.getLoc(), opts));
}

/// Takes time only if somebody listens.
static void remarkDecisions(const BoundTree &bound, const WrapPlan &plan) {
  if (!bound.modules.front()->getContext()->getRemarkEngine())
    return;
  for (auto [module, decision, remainder] : llvm::zip_equal(
           bound.modules, plan.decisions, plan.countRemainders(bound.tree)))
    remarkDecision(module, decision, remainder);
}

/// What the option `wrap` says of an embedder's own policy.
static constexpr llvm::StringLiteral kCustomPolicy = "<c++>";

namespace {
struct AutoWrapPass : fsdp::impl::AutoWrapPassBase<AutoWrapPass> {
  using AutoWrapPassBase::AutoWrapPassBase;
  AutoWrapPass(std::shared_ptr<const WrapPolicy> custom,
               AutoWrapPassOptions options)
      : AutoWrapPassBase(std::move(options)), custom(std::move(custom)) {
    // So that a printed pipeline doesn't claim to have no policy.
    if (this->custom)
      wrap = kCustomPolicy.str();
  }

  void runOnOperation() override {
    if (failed(expectNoUnits(getOperation())))
      return signalPassFailure();
    TreeModuleOp root = getTreeRoot(getOperation());
    if (!root) {
      emitError(getOperation().getLoc()) << "expected a module tree, got none";
      return signalPassFailure();
    }
    if (failed(wrapTree(root)))
      signalPassFailure();
  }

private:
  LogicalResult wrapTree(TreeModuleOp root) {
    FailureOr<std::shared_ptr<const WrapPolicy>> policy = getPolicy(root);
    if (failed(policy) || failed(checkWrapMarks(root, obstacle)))
      return failure();
    BoundTree bound = describeTree(root);
    WrapPlan plan = planWrapping(bound.tree, **policy);
    if (failed(applyOverrides(root, bound.tree, plan)))
      return failure();
    for (const WrapProblem &problem : findUnmatchedNames(bound.tree, **policy))
      emitWarning(root.getLoc(), problem.message).attachNote() << problem.note;
    keepManualMarks(bound, plan);
    explain(bound, plan);
    for (auto [module, decision] :
         llvm::zip_equal(bound.modules, plan.decisions))
      if (decision.wrapped && !module->hasAttr(attr::kWrap))
        module->setAttr(attr::kWrap,
                        makeWrapMark(&getContext(), decision.overrides));
    remarkDecisions(bound, plan);
    for (auto place : plan.again)
      wrapAgain(bound, place);
    remarkFullPrecision(root, bound, plan);
    return success();
  }

  /// The policy of the embedder, the option, the attribute, or none.
  FailureOr<std::shared_ptr<const WrapPolicy>> getPolicy(TreeModuleOp root) {
    std::shared_ptr<const WrapPolicy> result = custom;
    bool hasPolicy = custom != nullptr;
    if (!custom) {
      std::string text = wrap;
      auto attribute = root->getAttrOfType<StringAttr>(attr::kWrapPolicy);
      if (attribute && text.empty())
        text = attribute.str();
      else if (attribute && attribute != StringRef(text))
        remark::analysis(root.getLoc(),
                         remark::RemarkOpts::name("policy").category(kCategory))
            << StringRef("option 'wrap=" + text +
                         "' replaces the input's policy '" + attribute.str() +
                         "'");
      if (text.empty())
        text = "none";
      if (text == kCustomPolicy) {
        InFlightDiagnostic diag = emitError(root.getLoc());
        diag << "not supported: a wrap policy in C++, which the text of a "
                "pipeline can't hold";
        diag.attachNote() << "give 'wrap' a policy, or build the pipeline in "
                             "C++ as the program did that printed it";
        return diag;
      }
      auto parsed = parseWrapPolicy(text);
      if (!parsed)
        return emitError(root.getLoc()) << llvm::toString(parsed.takeError());
      result = std::move(*parsed);
      hasPolicy = StringRef(text).trim() != "none";
    }
    if (hasPolicy)
      obstacle = {"is a wrap policy", "use policy 'none'"};
    else if (!wrapOverrides.empty())
      obstacle = {"are overrides", "write them into 'fsdp.wrap = {...}'"};
    else if (!fullPrecisionClasses.empty())
      obstacle = {"are full-precision classes",
                  "mark their modules with 'fsdp.wrap = {precision = "
                  "\"full\"}' instead of naming the classes"};
    if (!fullPrecisionClasses.empty())
      result = makeFullPrecisionPolicy(
          std::move(result), std::vector<std::string>(fullPrecisionClasses));
    return result;
  }

  LogicalResult applyOverrides(TreeModuleOp root, const WrapTree &tree,
                               WrapPlan &plan) {
    if (wrapOverrides.empty())
      return success();
    auto file = readTextFile(wrapOverrides);
    if (!file)
      return emitError(root.getLoc())
             << "cannot open input file '" << wrapOverrides
             << "': " << llvm::toString(file.takeError());
    auto table = parseWrapTable((*file)->getBuffer());
    if (!table)
      return emitError(root.getLoc())
             << wrapOverrides << ": " << llvm::toString(table.takeError());
    for (const std::string &problem : table->apply(tree, plan))
      emitWarning(root.getLoc()) << wrapOverrides << ": " << problem;
    return success();
  }

  static void keepManualMarks(const BoundTree &bound, WrapPlan &plan) {
    for (auto [module, decision] :
         llvm::zip_equal(bound.modules, plan.decisions))
      if (module->hasAttr(attr::kWrap)) {
        decision.wrapped = true;
        decision.reason = "it is marked in the input";
      }
    plan.decisions.front().wrapped = true;
    plan.decisions.front().reason = "it is the root";
  }

  /// A policy that meets a module again wraps it again.
  void wrapAgain(const BoundTree &bound, std::pair<unsigned, unsigned> place) {
    Operation *alias = bound.children[place.first][place.second];
    alias->setAttr(attr::kWrap, UnitAttr::get(&getContext()));
    const auto &child = bound.tree.modules[place.first].children[place.second];
    remark::passed(alias->getLoc(),
                   remark::RemarkOpts::name("wrap").category(kCategory))
        << StringRef("module '" + child.fqn +
                     "' wrapped: the policy meets module '" +
                     bound.tree.modules[child.module].fqn +
                     "' again, whose unit has its parameters")
        << remark::metric("numel", 0) << remark::metric("remainder", 0);
  }

  /// Names the classes once.
  void remarkFullPrecision(TreeModuleOp root, const BoundTree &bound,
                           const WrapPlan &plan) {
    auto isNamed = [&](const WrapModule &module) {
      return llvm::any_of(fullPrecisionClasses, [&](const std::string &name) {
        return isInstance(module, name);
      });
    };
    llvm::SetVector<StringRef> names;
    for (auto [module, decision] :
         llvm::zip_equal(bound.tree.modules, plan.decisions))
      if (decision.wrapped && decision.overrides.precision == "full" &&
          isNamed(module))
        names.insert(module.className);
    if (!names.empty())
      remark::analysis(
          root.getLoc(),
          remark::RemarkOpts::name("full-precision").category(kCategory))
          << StringRef("modules of class '" + llvm::join(names, "', '") +
                       "' keep full precision, each as a unit of its own");
  }

  /// Gives the modules that the policy never saw a reason.
  static void explain(const BoundTree &bound, WrapPlan &plan) {
    for (auto [index, module] : llvm::enumerate(bound.tree.modules))
      if (module.ignored && !plan.decisions[index].wrapped)
        plan.decisions[index].reason = "it is ignored";
    for (auto [index, module] : llvm::enumerate(bound.tree.modules))
      for (const WrapModule::Child &child : module.children) {
        WrapDecision &decision = plan.decisions[child.module];
        if (decision.reason.empty())
          decision.reason =
              "module '" + quoteFQN(module.fqn) + "' is not entered";
      }
  }

  std::shared_ptr<const WrapPolicy> custom;
  /// Why no module may be wrapped by hand, if so.
  WrapObstacle obstacle;
};
} // namespace

std::unique_ptr<Pass>
mlir::fsdp::createAutoWrapPass(std::shared_ptr<const WrapPolicy> policy,
                               AutoWrapPassOptions options) {
  return std::make_unique<AutoWrapPass>(std::move(policy), std::move(options));
}
