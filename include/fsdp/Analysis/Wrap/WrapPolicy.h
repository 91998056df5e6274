//===- WrapPolicy.h - Which modules become units ----------------*- C++ -*-===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface of auto-wrap policies, and the built-in ones. A policy sees
// plain data; WrapPlan.h applies it to a tree. The rules are those of PyTorch's
// `torch.distributed.fsdp.wrap`.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_ANALYSIS_WRAP_WRAPPOLICY_H
#define FSDP_ANALYSIS_WRAP_WRAPPOLICY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/GlobPattern.h"
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mlir::fsdp {

/// What a policy may know about a module.
struct WrapModule {
  /// The module under one of its parents.
  struct Child {
    /// Index in WrapTree::modules.
    unsigned module;
    /// Its name there.
    std::string fqn;
  };

  /// Its first name; "" is the root, a unit about which no policy is asked.
  std::string fqn;
  /// Its further names, through aliases of it and of modules around it.
  std::vector<std::string> otherNames;
  std::string className;
  /// Names of its base classes.
  std::vector<std::string> bases;
  /// In registration order, second names included.
  std::vector<Child> children;
  /// Its own parameters, as indices in WrapTree::numels.
  std::vector<unsigned> params;
  /// Asked to be left alone: neither wrapped nor looked into.
  bool ignored = false;
};

/// What a policy decides about a unit beyond its existence. Empty: as usual.
struct WrapOverrides {
  /// full_shard, shard_grad_op, no_shard, hybrid_shard, hybrid_shard_zero2 or
  /// replicate.
  std::string strategy;
  /// "full" or an element type.
  std::string precision;
  /// Grid axes over which the unit is cut.
  std::optional<llvm::SmallVector<int64_t>> axes;
  /// Beside `axes`: grid axes along which ranks have the same; along others
  /// each has a unit of its own. The default is all axes that are not cut.
  std::optional<llvm::SmallVector<int64_t>> replicateAxes = {};
  /// Whether it is freed after forward: "true", "false", "auto" or a number of
  /// ranks that keep it (see ReshardRule).
  std::string reshard = {};
  /// "flat" or "per_param".
  std::string layout = {};

  /// Whether anything is set.
  bool any() const {
    return !strategy.empty() || !precision.empty() || axes.has_value() ||
           !reshard.empty() || !layout.empty();
  }

  /// Takes over what `other` sets, and leaves the rest. A strategy replaces
  /// axes and reshard too, since it says both.
  void replaceBy(const WrapOverrides &other);
};

/// A name in a policy that should match some module of the tree, so that a
/// misspelt one can be told.
struct PolicyName {
  /// "pattern" of names, or which kind of class.
  llvm::StringRef kind;
  llvm::StringRef name;
  llvm::function_ref<bool(const WrapModule &)> matches;
};

/// A policy's answer about one module.
struct WrapAnswer {
  bool wrap = false;
  /// Why, to be shown to the user.
  std::string reason;
  WrapOverrides overrides;
};

/// Decides which modules become units. Numbers of elements count each parameter
/// once and ignored ones not at all.
class WrapPolicy {
public:
  virtual ~WrapPolicy();

  /// Whether each module is asked by itself, once, without counting: PyTorch's
  /// `ModuleWrapPolicy` and `CustomPolicy`. Other policies are asked on the way
  /// down and up again.
  virtual bool isPerModule() const { return false; }

  /// Whether the modules below are considered at all; `numel` is the subtree's.
  /// A module that is not entered is not wrapped either.
  virtual bool enters(const WrapModule &module, int64_t numel) const {
    return true;
  }

  /// Whether the module is wrapped. `remainder` is what is left of the
  /// subtree's `numel` once what lies in wrapped modules below is taken away.
  virtual WrapAnswer wraps(const WrapModule &module, int64_t numel,
                           int64_t remainder) const = 0;

  /// Why `enters` said no.
  virtual std::string describeRefusal(const WrapModule &module,
                                      int64_t numel) const {
    return "the policy does not enter it";
  }

  /// Visits the names in the policy that should match some module.
  virtual void
  forEachName(llvm::function_ref<void(const PolicyName &)> visit) const {}
};

/// Whether a module's class or one of its base classes is called `name`, with
/// or without its package: "torch.nn.Linear" is called "torch.nn.Linear" and
/// "Linear".
bool isInstance(const WrapModule &module, llvm::StringRef name);

/// Whether some name of a module satisfies the predicate.
bool anyName(const WrapModule &module,
             llvm::function_ref<bool(llvm::StringRef)> predicate);

/// A glob pattern over names: `*` is any text, dots included, `?` any
/// character, `[ab]`, `[a-c]` and `[^a]` one of several, `{a,b}` either text,
/// and a backslash makes the next character an ordinary one. It refers to
/// `text`.
llvm::Expected<llvm::GlobPattern> parseNamePattern(llvm::StringRef text);

/// Wraps nothing; wraps everything.
std::unique_ptr<WrapPolicy> makeNonePolicy();
std::unique_ptr<WrapPolicy> makeAlwaysPolicy();

/// PyTorch's `size_based_auto_wrap_policy`.
struct SizeOptions {
  /// Modules with so many elements left become units.
  int64_t min = 100'000'000;
  /// Classes that are not entered; PyTorch's own if not given.
  std::optional<std::vector<std::string>> forceLeaf = {};
  /// Classes that are not wrapped; PyTorch's own if not given.
  std::optional<std::vector<std::string>> exclude = {};
};
std::unique_ptr<WrapPolicy> makeSizePolicy(const SizeOptions &options);

/// PyTorch's `ModuleWrapPolicy`: wraps modules of some classes, and of classes
/// derived from them.
std::unique_ptr<WrapPolicy> makeClassPolicy(std::vector<std::string> classes);

/// Wraps modules one of whose names satisfies `matches`; `pattern` is how that
/// is called in reasons.
std::unique_ptr<WrapPolicy>
makeNamePolicy(llvm::StringRef pattern,
               std::function<bool(llvm::StringRef)> matches);

/// PyTorch's `lambda_auto_wrap_policy`: wraps where `wraps` says so.
std::unique_ptr<WrapPolicy>
makeLambdaPolicy(std::function<bool(const WrapModule &)> wraps);

/// PyTorch's `CustomPolicy`: wraps where `decide` returns something, with these
/// overrides.
std::unique_ptr<WrapPolicy> makeCustomPolicy(
    std::function<std::optional<WrapOverrides>(const WrapModule &)> decide);

/// What any of several policies wraps, as `or(...)` does; the first one that
/// wraps a module gives the overrides.
std::unique_ptr<WrapPolicy>
makeOrPolicy(std::vector<std::unique_ptr<WrapPolicy>> policies);

/// Adds to a policy that the modules of some classes become units of their own
/// in full precision, whatever the policy says: what PyTorch does with batch
/// norm under mixed precision. As there, a recursive policy then enters every
/// subtree.
std::unique_ptr<WrapPolicy>
makeFullPrecisionPolicy(std::shared_ptr<const WrapPolicy> policy,
                        std::vector<std::string> classes);

} // namespace mlir::fsdp

#endif // FSDP_ANALYSIS_WRAP_WRAPPOLICY_H
