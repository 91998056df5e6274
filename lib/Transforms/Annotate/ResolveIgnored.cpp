//===- ResolveIgnored.cpp - Which states are left alone -------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A mark in the input is like an argument of the unit around it, an option like
// an argument of the root's: each reaches what that unit would own.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Annotate/Passes.h"
#include "fsdp/Utils/ModuleTree.h"
#include "fsdp/Utils/PhaseContract.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringExtras.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_RESOLVEIGNOREDPASS
#include "fsdp/Transforms/Annotate/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// How the root is called in options.
static constexpr StringLiteral kRootName = "<root>";

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// Names of options, which may be joined by '|'.
static SmallVector<StringRef> splitNames(ArrayRef<std::string> list) {
  SmallVector<StringRef> names;
  for (StringRef text : list)
    for (StringRef part : llvm::split(text, '|'))
      if (!part.trim().empty())
        names.push_back(part.trim());
  return names;
}

/// The op of the tree with this FQN, which may lead through aliases, or null.
static Operation *findByFQN(TreeModuleOp root, StringRef fqn) {
  Operation *current = root;
  if (fqn == kRootName)
    return current;
  for (StringRef part : llvm::split(fqn, '.')) {
    if (!isa_and_nonnull<TreeModuleOp>(current))
      return nullptr;
    current = SymbolTable::lookupSymbolIn(current, part);
    if (auto alias = dyn_cast_or_null<AliasOp>(current))
      current = lookupFromTop(alias, alias.getTarget());
  }
  return current;
}

/// The known name that is most like `fqn`; empty if none is.
static std::string findSimilar(TreeModuleOp root, StringRef fqn) {
  std::string best;
  unsigned least = std::max<unsigned>(2, fqn.size() / 3) + 1;
  root.walk([&](Operation *op) {
    if (op == root)
      return;
    std::string name = getTreeFQN(op);
    unsigned distance =
        fqn.edit_distance(name, /*AllowReplacements=*/true, least);
    if (distance < least) {
      least = distance;
      best = std::move(name);
    }
  });
  return best;
}

//===----------------------------------------------------------------------===//
// Closure
//===----------------------------------------------------------------------===//

/// The module wrapped by hand, other than the root, whose unit owns the op.
static TreeModuleOp getNestedUnit(Operation *op) {
  auto module = dyn_cast<TreeModuleOp>(op);
  if (!module)
    module = op->getParentOfType<TreeModuleOp>();
  for (; module; module = module->getParentOfType<TreeModuleOp>())
    if (module->hasAttr(attr::kWrap) &&
        isa<TreeModuleOp>(module->getParentOp()))
      return module;
  return nullptr;
}

namespace {
/// The modules wrapped by hand whose units own params: those around a param,
/// or around a further name of it, since what is wrapped by hand comes first.
class HandUnits {
public:
  explicit HandUnits(TreeModuleOp root) {
    root.walk([&](AliasOp alias) {
      TreeModuleOp unit = getNestedUnit(alias);
      if (Operation *target = lookupFromTop(alias, alias.getTarget());
          unit && target)
        add(target, unit);
    });
  }

  /// Null if the unit of the root owns the op.
  TreeModuleOp getOwner(Operation *op) const {
    if (TreeModuleOp unit = getNestedUnit(op))
      return unit;
    return aliased.lookup(op);
  }

private:
  /// What the unit has under a further name.
  void add(Operation *target, TreeModuleOp unit) {
    target->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (op != target && isa<TreeModuleOp>(op) && op->hasAttr(attr::kWrap))
        return WalkResult::skip();
      if (isa<ParamOp>(op))
        aliased.try_emplace(op, unit);
      return WalkResult::advance();
    });
  }

  DenseMap<Operation *, TreeModuleOp> aliased;
};

/// Marks what is ignored.
class Ignorer {
public:
  explicit Ignorer(const HandUnits &units) : units(units) {}

  /// Ignores a module's subtree as far as the unit of `unit` owns it. Returns
  /// whether some param was left, since a nested unit owns it.
  bool ignoreModule(TreeModuleOp module, TreeModuleOp unit,
                    const std::string &rule);
  /// Ignores a param or buffer. Returns whether it is a param that is left,
  /// since another unit owns it.
  bool ignoreState(Operation *state, TreeModuleOp unit,
                   const std::string &rule);
  /// Ignores the rows of a stack, as `ignoreState` does each.
  bool ignoreRows(StackOp stack, TreeModuleOp unit, const std::string &rule);

  TreeModuleOp getOwner(Operation *op) const { return units.getOwner(op); }

private:
  template <typename OpT>
  void mark(OpT op, const std::string &rule);

  const HandUnits &units;
  llvm::DenseSet<std::pair<Operation *, Operation *>> visited;
  llvm::DenseSet<Operation *> explained, left;
};
} // namespace

template <typename OpT>
void Ignorer::mark(OpT op, const std::string &rule) {
  if (!explained.insert(op).second)
    return;
  op.setIgnored(true);
  remark::passed(op.getLoc(), remark::RemarkOpts::name("ignored").category(
                                  "fsdp-resolve-ignored"))
      << StringRef((describeTreeKind(op) + " '" + quoteFQN(getTreeFQN(op)) +
                    "' ignored: " + rule)
                       .str());
}

bool Ignorer::ignoreState(Operation *state, TreeModuleOp unit,
                          const std::string &rule) {
  auto param = dyn_cast<ParamOp>(state);
  TreeModuleOp owner = param ? units.getOwner(param) : unit;
  if (owner != unit) {
    if (!param.getIgnored() && left.insert(param).second)
      remark::missed(param.getLoc(), remark::RemarkOpts::name("owned").category(
                                         "fsdp-resolve-ignored"))
          << StringRef("param '" + getTreeFQN(param) + "' not ignored: unit '" +
                       (owner ? getTreeFQN(owner) : quoteFQN("")) +
                       "' owns it");
    return !param.getIgnored();
  }
  if (param)
    mark(param, rule);
  else
    mark(cast<BufferOp>(state), rule);
  return false;
}

bool Ignorer::ignoreRows(StackOp stack, TreeModuleOp unit,
                         const std::string &rule) {
  bool left = false;
  for (auto symbol : stack.getRows().getAsRange<SymbolRefAttr>())
    left |= ignoreState(lookupFromTop(stack, symbol), unit, rule);
  return left;
}

bool Ignorer::ignoreModule(TreeModuleOp module, TreeModuleOp unit,
                           const std::string &rule) {
  if (!visited.insert({module, unit}).second)
    return false;
  bool isOwn = getNestedUnit(module) == unit;
  if (isOwn)
    mark(module, rule);
  bool left = false;
  std::string below = rule;
  if (isOwn && explained.contains(module) &&
      !StringRef(rule).starts_with("it lies"))
    below = "it lies in ignored module '" + quoteFQN(getTreeFQN(module)) + "'";
  for (Operation &member : module.getBody().front()) {
    if (auto stack = dyn_cast<StackOp>(member))
      left |= ignoreRows(stack, unit, below);
    Operation *target = &member;
    if (auto alias = dyn_cast<AliasOp>(member))
      target = lookupFromTop(&member, alias.getTarget());
    if (auto child = dyn_cast_or_null<TreeModuleOp>(target))
      left |= ignoreModule(child, unit, below);
    else if (isa_and_nonnull<ParamOp, BufferOp>(target))
      left |= ignoreState(target, unit, below);
  }
  return left;
}

namespace {
struct ResolveIgnoredPass
    : fsdp::impl::ResolveIgnoredPassBase<ResolveIgnoredPass> {
  using ResolveIgnoredPassBase::ResolveIgnoredPassBase;

  void runOnOperation() override {
    if (failed(expectNoUnits(getOperation())))
      return signalPassFailure();
    TreeModuleOp root = getTreeRoot(getOperation());
    if (!root) {
      emitError(getOperation().getLoc()) << "expected a module tree, got none";
      return signalPassFailure();
    }
    if (failed(resolve(root)))
      signalPassFailure();
  }

private:
  LogicalResult resolve(TreeModuleOp root) {
    SmallVector<StringRef> moduleNames = splitNames(ignoreModules);
    SmallVector<StringRef> stateNames = splitNames(ignoreStates);
    if (!moduleNames.empty() && !stateNames.empty())
      return emitError(root.getLoc())
             << "expected ignored modules or ignored states, got both";
    auto found = findAll(root, moduleNames.empty() ? stateNames : moduleNames,
                         !moduleNames.empty());
    if (failed(found))
      return failure();
    HandUnits units(root);
    Ignorer ignorer(units);
    if (failed(takeMarks(root, ignorer)))
      return failure();
    for (auto [op, name] : *found)
      ignore(op, name, ignorer);
    bool hasParams = false, hasOthers = false;
    root.walk([&](ParamOp param) {
      hasParams = true;
      hasOthers |= !param.getIgnored();
    });
    if (root.getIgnored() || (hasParams && !hasOthers))
      emitWarning(root.getLoc())
          << (root.getIgnored() ? "the root" : "every parameter")
          << " is ignored: every parameter stays whole on every rank, and no "
             "gradient is reduced";
    return success();
  }

  /// Resolves the names of an option and checks what they name.
  FailureOr<SmallVector<std::pair<Operation *, StringRef>>>
  findAll(TreeModuleOp root, ArrayRef<StringRef> names, bool onlyModules) {
    SmallVector<std::pair<Operation *, StringRef>> found;
    for (StringRef name : names) {
      Operation *op = findByFQN(root, name);
      if (!op)
        return reportUnknown(root, name, onlyModules);
      if (onlyModules && !isa<TreeModuleOp>(op)) {
        InFlightDiagnostic diag =
            emitError(op->getLoc())
            << "expected the name of a module to ignore, got "
            << describeTreeKind(op) << " '" << name << "'";
        diag.attachNote()
            << "give params and buffers in option 'ignore-states'";
        return failure();
      }
      if (!found.empty() &&
          isa<TreeModuleOp>(op) != isa<TreeModuleOp>(found[0].first)) {
        InFlightDiagnostic diag =
            emitError(op->getLoc())
            << "expected ignored states to be all modules or none, got "
            << describeTreeKind(found[0].first) << " '" << found[0].second
            << "' and " << describeTreeKind(op) << " '" << name << "'";
        diag.attachNote(found[0].first->getLoc()) << "the other one is here";
        return failure();
      }
      if (failed(checkNotWrapped(op)))
        return failure();
      found.push_back({op, name});
    }
    return found;
  }

  static LogicalResult reportUnknown(TreeModuleOp root, StringRef name,
                                     bool onlyModules) {
    InFlightDiagnostic diag = emitError(root.getLoc())
                              << "expected the name of a module"
                              << (onlyModules ? "" : ", param or buffer")
                              << " to ignore, but there is no '" << name << "'";
    std::string similar = findSimilar(root, name);
    if (!similar.empty())
      diag.attachNote() << "did you mean '" << similar << "'?";
    return failure();
  }

  /// What is wrapped by hand can't be ignored.
  static LogicalResult checkNotWrapped(Operation *op) {
    if (!isa<TreeModuleOp>(op) || getNestedUnit(op) != op)
      return success();
    InFlightDiagnostic diag =
        emitError(op->getLoc())
        << "expected ignored modules not to be wrapped, but module '"
        << getTreeFQN(op) << "' is wrapped by hand";
    diag.attachNote() << "remove '" << attr::kWrap << "' or 'ignored' from it";
    return failure();
  }

  /// Closes the input's marks, before those of the options are added.
  static LogicalResult takeMarks(TreeModuleOp root, Ignorer &ignorer) {
    SmallVector<Operation *> marked;
    root.walk<WalkOrder::PreOrder>([&](Operation *op) {
      auto module = dyn_cast<TreeModuleOp>(op);
      auto param = dyn_cast<ParamOp>(op);
      auto buffer = dyn_cast<BufferOp>(op);
      if ((module && module.getIgnored()) || (param && param.getIgnored()) ||
          (buffer && buffer.getIgnored()))
        marked.push_back(op);
    });
    for (Operation *op : marked) {
      if (failed(checkNotWrapped(op)))
        return failure();
      if (auto module = dyn_cast<TreeModuleOp>(op))
        ignorer.ignoreModule(module, getNestedUnit(op), "marked in the input");
      else
        ignorer.ignoreState(op, getNestedUnit(op), "marked in the input");
    }
    return success();
  }

  void ignore(Operation *op, StringRef name, Ignorer &ignorer) {
    std::string rule = "named '" + name.str() + "' in an option";
    bool left;
    if (auto module = dyn_cast<TreeModuleOp>(op))
      left = ignorer.ignoreModule(module, nullptr, rule);
    else if (auto stack = dyn_cast<StackOp>(op))
      left = ignorer.ignoreRows(stack, nullptr, rule);
    else
      left = ignorer.ignoreState(op, nullptr, rule);
    TreeModuleOp unit = ignorer.getOwner(op);
    if (!left || !unit)
      return;
    InFlightDiagnostic diag = emitWarning(op->getLoc())
                              << describeTreeKind(op) << " '" << name
                              << "' is not ignored: the unit of module '"
                              << getTreeFQN(unit) << "' owns it";
    diag.attachNote(unit.getLoc())
        << "wrapped by hand here; what it ignores is marked 'ignored' in it";
  }
};
} // namespace
