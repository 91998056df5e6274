//===- AutoWrap.cpp - Decides which modules become units ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/AnnotatePasses.h"
#include "fsdp/Transforms/ModuleTree.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_AUTOWRAPPASS
#include "fsdp/Transforms/AnnotatePasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static constexpr StringLiteral kCategory = "fsdp-auto-wrap";

namespace {
/// A parsed policy.
struct Policy {
  enum Kind { None, Always, Class } kind;
  SmallVector<std::string> classes;
};
} // namespace

/// Parses `none`, `always` or `class:A,B`.
static FailureOr<Policy> parsePolicy(Operation *top, StringRef text) {
  if (text == "none")
    return Policy{Policy::None, {}};
  if (text == "always")
    return Policy{Policy::Always, {}};
  Policy policy{Policy::Class, {}};
  StringRef names = text;
  if (names.consume_front("class:")) {
    SmallVector<StringRef> parts;
    names.split(parts, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
    for (StringRef part : parts)
      if (!part.trim().empty())
        policy.classes.push_back(part.trim().str());
    if (!policy.classes.empty())
      return policy;
  }
  return emitError(top->getLoc())
         << "expected a wrap policy 'none', 'always' or 'class:A,B', got '"
         << text << "'";
}

/// Whether a class of the framework is called `name`, with or without its
/// package: "torch.nn.Linear" is called "Linear" and "torch.nn.Linear".
static bool isCalled(StringRef qualified, StringRef name) {
  return qualified == name || qualified.rsplit('.').second == name;
}

/// The first of the names that is the module's class or one of its bases.
static std::optional<StringRef> matchClass(TreeModuleOp module,
                                           ArrayRef<std::string> names) {
  for (StringRef name : names) {
    if (isCalled(module.getClassName(), name))
      return name;
    if (std::optional<ArrayAttr> bases = module.getBases())
      for (Attribute base : *bases)
        if (isCalled(cast<StringAttr>(base).getValue(), name))
          return name;
  }
  return std::nullopt;
}

namespace {
struct AutoWrap : fsdp::impl::AutoWrapPassBase<AutoWrap> {
  using AutoWrapPassBase::AutoWrapPassBase;

  void runOnOperation() override {
    TreeModuleOp root = getTreeRoot(getOperation());
    FailureOr<Policy> parsed = parsePolicy(getOperation(), policy);
    if (failed(parsed))
      return signalPassFailure();
    if (!root) {
      emitError(getOperation().getLoc()) << "expected a module tree, got none";
      return signalPassFailure();
    }
    collectCandidates(root, *parsed);
    collectOwners(root);
    root.walk<WalkOrder::PreOrder>(
        [&](TreeModuleOp module) { decide(module, module == root); });
  }

private:
  /// Fills `candidates`: what the policy picks, with the reason, and the root.
  void collectCandidates(TreeModuleOp root, const Policy &policy) {
    candidates.clear();
    llvm::SetVector<StringRef> unmatched;
    for (const std::string &name : policy.classes)
      unmatched.insert(name);
    root.walk([&](TreeModuleOp module) {
      if (policy.kind == Policy::Always)
        candidates[module] = "policy 'always'";
      for (const std::string &name : policy.classes)
        if (matchClass(module, name))
          unmatched.remove(name);
      if (auto name = matchClass(module, policy.classes))
        candidates[module] = "class '" + name->str() + "'";
    });
    for (StringRef name : unmatched)
      emitWarning(root.getLoc())
          << "class '" << name << "' of the wrap policy matches no module";
    candidates[root] = "it is the root";
  }

  /// Fills `owners`: the candidates that are the innermost around a name of
  /// some parameter. Second names count, so that a tied weight whose names are
  /// wrapped apart is noticed later.
  void collectOwners(TreeModuleOp root) {
    owners.clear();
    forEachState(root, [&](const StateOccurrence &occurrence) {
      if (isa<BufferOp>(occurrence.state))
        return;
      for (TreeModuleOp module : llvm::reverse(occurrence.path))
        if (candidates.contains(module)) {
          owners.insert(module);
          return;
        }
    });
  }

  /// Marks the module, or says why not.
  void decide(TreeModuleOp module, bool isRoot) {
    module->removeAttr(attr::kWrap);
    std::string fqn = quoteFQN(getTreeFQN(module));
    auto candidate = candidates.find(module);
    auto opts = remark::RemarkOpts::name("wrap").category(kCategory);
    if (candidate == candidates.end()) {
      remark::missed(module.getLoc(), opts)
          << "module '" + fqn + "' not wrapped: class '" +
                 module.getClassName().str() + "' is not asked for";
    } else if (!owners.contains(module)) {
      remark::missed(module.getLoc(), opts)
          << "module '" + fqn + "' not wrapped: it would own no parameter";
    } else {
      module->setAttr(attr::kWrap, UnitAttr::get(module.getContext()));
      remark::passed(module.getLoc(), opts)
          << "module '" + fqn + "' wrapped: " + candidate->second;
    }
  }

  DenseMap<Operation *, std::string> candidates;
  DenseSet<Operation *> owners;
};
} // namespace
