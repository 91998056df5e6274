//===- WrapPolicy.cpp - The built-in wrap policies ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Wrap/WrapPolicy.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir::fsdp;
using llvm::ArrayRef;
using llvm::StringRef;

WrapPolicy::~WrapPolicy() = default;

static bool isCalled(StringRef qualified, StringRef name) {
  return qualified == name || qualified.rsplit('.').second == name;
}

bool mlir::fsdp::isInstance(const WrapModule &module, StringRef name) {
  return isCalled(module.className, name) ||
         llvm::any_of(module.bases, [&](const std::string &base) {
           return isCalled(base, name);
         });
}

bool mlir::fsdp::anyName(const WrapModule &module,
                         llvm::function_ref<bool(StringRef)> predicate) {
  return predicate(module.fqn) || llvm::any_of(module.otherNames, predicate);
}

void WrapOverrides::replaceBy(const WrapOverrides &other) {
  if (!other.strategy.empty()) {
    strategy = other.strategy;
    axes.reset();
    replicateAxes.reset();
    reshard.clear();
  }
  if (!other.precision.empty())
    precision = other.precision;
  if (other.axes) {
    axes = other.axes;
    replicateAxes = other.replicateAxes;
  }
  if (!other.reshard.empty())
    reshard = other.reshard;
  if (!other.layout.empty())
    layout = other.layout;
}

/// The first of the classes that the module is an instance of; else null.
static const std::string *findClass(const WrapModule &module,
                                    ArrayRef<std::string> classes) {
  const auto *found = llvm::find_if(classes, [&](const std::string &name) {
    return isInstance(module, name);
  });
  return found == classes.end() ? nullptr : found;
}

static void visitClasses(StringRef kind, ArrayRef<std::string> classes,
                         llvm::function_ref<void(const PolicyName &)> visit) {
  for (const std::string &name : classes)
    visit({kind, name,
           [&](const WrapModule &module) { return isInstance(module, name); }});
}

static std::string refuseClass(const WrapModule &module) {
  return "class '" + module.className + "' is not asked for";
}

//===----------------------------------------------------------------------===//
// Policies
//===----------------------------------------------------------------------===//

namespace {
/// Wraps nothing.
class NonePolicy final : public WrapPolicy {
  bool isPerModule() const final { return true; }
  WrapAnswer wraps(const WrapModule &, int64_t, int64_t) const final {
    return {false, "policy 'none'", {}};
  }
};

/// Wraps everything.
class AlwaysPolicy final : public WrapPolicy {
  WrapAnswer wraps(const WrapModule &, int64_t, int64_t) const final {
    return {true, "policy 'always'", {}};
  }
};

/// Wraps what is big enough.
class SizePolicy final : public WrapPolicy {
public:
  explicit SizePolicy(const SizeOptions &options)
      : min(options.min), forceLeaf(options.forceLeaf.value_or(
                              std::vector<std::string>{"MultiheadAttention"})),
        exclude(options.exclude.value_or(
            std::vector<std::string>{"ModuleList", "ModuleDict"})),
        givesForceLeaf(options.forceLeaf), givesExclude(options.exclude) {}

  bool enters(const WrapModule &module, int64_t numel) const final {
    return numel >= min && !findClass(module, forceLeaf);
  }
  std::string describeRefusal(const WrapModule &module,
                              int64_t numel) const final {
    if (const std::string *leaf = findClass(module, forceLeaf))
      return "class '" + *leaf + "' is a forced leaf";
    return llvm::formatv("its {0} elements are fewer than {1}", numel, min);
  }
  WrapAnswer wraps(const WrapModule &module, int64_t numel,
                   int64_t remainder) const final {
    if (const std::string *excluded = findClass(module, exclude))
      return {false, "class '" + *excluded + "' is excluded", {}};
    bool enough = remainder >= min;
    return {enough,
            // Siblings that share elements both take them away.
            llvm::formatv("{0} of its {1} elements remain, {2} {3}",
                          std::max<int64_t>(remainder, 0), numel,
                          enough ? "at least" : "fewer than", min),
            {}};
  }
  void
  forEachName(llvm::function_ref<void(const PolicyName &)> visit) const final {
    if (givesForceLeaf)
      visitClasses("force_leaf class", forceLeaf, visit);
    if (givesExclude)
      visitClasses("exclude class", exclude, visit);
  }

private:
  int64_t min;
  std::vector<std::string> forceLeaf, exclude;
  /// Whether these are the user's own: only then they should match something.
  bool givesForceLeaf, givesExclude;
};

/// Wraps modules of some classes and of classes derived from them.
class ClassPolicy final : public WrapPolicy {
public:
  ClassPolicy(std::vector<std::string> classes) : classes(std::move(classes)) {}

  bool isPerModule() const final { return true; }
  WrapAnswer wraps(const WrapModule &module, int64_t, int64_t) const final {
    if (const std::string *name = findClass(module, classes))
      return {true, "class '" + *name + "'", {}};
    return {false, refuseClass(module), {}};
  }
  void
  forEachName(llvm::function_ref<void(const PolicyName &)> visit) const final {
    visitClasses("class", classes, visit);
  }

private:
  std::vector<std::string> classes;
};

/// Wraps modules by a predicate.
class LambdaPolicy final : public WrapPolicy {
public:
  LambdaPolicy(std::function<bool(const WrapModule &)> predicate,
               std::string yes, std::string no)
      : predicate(std::move(predicate)), yes(std::move(yes)),
        no(std::move(no)) {}

  WrapAnswer wraps(const WrapModule &module, int64_t, int64_t) const final {
    bool wrap = predicate(module);
    return {wrap, wrap ? yes : no, {}};
  }

private:
  std::function<bool(const WrapModule &)> predicate;
  std::string yes, no;
};

/// Wraps modules one of whose names matches a pattern.
class NamePolicy final : public WrapPolicy {
public:
  NamePolicy(StringRef pattern, std::function<bool(StringRef)> matches)
      : pattern(pattern.str()), matches(std::move(matches)) {}

  WrapAnswer wraps(const WrapModule &module, int64_t, int64_t) const final {
    bool wrap = anyName(module, matches);
    return {wrap,
            llvm::formatv("its name {0} '{1}'",
                          wrap ? "matches" : "does not match", pattern),
            {}};
  }
  void
  forEachName(llvm::function_ref<void(const PolicyName &)> visit) const final {
    visit({"pattern", pattern,
           [&](const WrapModule &module) { return anyName(module, matches); }});
  }

private:
  std::string pattern;
  std::function<bool(StringRef)> matches;
};

/// Wraps modules with overrides.
class CustomPolicy final : public WrapPolicy {
public:
  using Decide =
      std::function<std::optional<WrapOverrides>(const WrapModule &)>;
  CustomPolicy(Decide decide) : decide(std::move(decide)) {}

  bool isPerModule() const final { return true; }
  WrapAnswer wraps(const WrapModule &module, int64_t, int64_t) const final {
    if (std::optional<WrapOverrides> overrides = decide(module))
      return {true, "the custom policy asks for it", std::move(*overrides)};
    return {false, "the custom policy does not ask for it", {}};
  }

private:
  Decide decide;
};

/// Wraps what any of several policies wraps.
class OrPolicy final : public WrapPolicy {
public:
  std::vector<std::unique_ptr<WrapPolicy>> policies;

  bool enters(const WrapModule &module, int64_t numel) const final {
    return llvm::any_of(
        policies, [&](const auto &p) { return p->enters(module, numel); });
  }
  std::string describeRefusal(const WrapModule &module,
                              int64_t numel) const final {
    return join(
        [&](const WrapPolicy &p) { return p.describeRefusal(module, numel); });
  }
  WrapAnswer wraps(const WrapModule &module, int64_t numel,
                   int64_t remainder) const final {
    for (const auto &policy : policies)
      if (WrapAnswer a = policy->wraps(module, numel, remainder); a.wrap)
        return a;
    return {false,
            join([&](const WrapPolicy &p) {
              return p.wraps(module, numel, remainder).reason;
            }),
            {}};
  }
  void
  forEachName(llvm::function_ref<void(const PolicyName &)> visit) const final {
    for (const auto &policy : policies)
      policy->forEachName(visit);
  }

private:
  std::string
  join(llvm::function_ref<std::string(const WrapPolicy &)> text) const {
    std::string joined;
    for (const auto &policy : policies)
      joined += (joined.empty() ? "" : ", and ") + text(*policy);
    return joined;
  }
};

/// Makes modules of some classes units of their own, in full precision.
class FullPrecisionPolicy final : public WrapPolicy {
public:
  FullPrecisionPolicy(std::shared_ptr<const WrapPolicy> policy,
                      std::vector<std::string> classes)
      : policy(std::move(policy)), classes(std::move(classes)) {}

  bool isPerModule() const final { return policy->isPerModule(); }
  WrapAnswer wraps(const WrapModule &module, int64_t numel,
                   int64_t remainder) const final {
    WrapAnswer answer = policy->wraps(module, numel, remainder);
    if (const std::string *name = findClass(module, classes)) {
      if (!answer.wrap)
        answer.reason = "class '" + *name + "' keeps full precision";
      answer.wrap = true;
      answer.overrides.precision = "full";
    }
    return answer;
  }
  void
  forEachName(llvm::function_ref<void(const PolicyName &)> visit) const final {
    policy->forEachName(visit);
    visitClasses("full-precision class", classes, visit);
  }

private:
  std::shared_ptr<const WrapPolicy> policy;
  std::vector<std::string> classes;
};
} // namespace

std::unique_ptr<WrapPolicy> mlir::fsdp::makeNonePolicy() {
  return std::make_unique<NonePolicy>();
}

std::unique_ptr<WrapPolicy> mlir::fsdp::makeAlwaysPolicy() {
  return std::make_unique<AlwaysPolicy>();
}

std::unique_ptr<WrapPolicy>
mlir::fsdp::makeSizePolicy(const SizeOptions &options) {
  return std::make_unique<SizePolicy>(options);
}

std::unique_ptr<WrapPolicy>
mlir::fsdp::makeClassPolicy(std::vector<std::string> classes) {
  return std::make_unique<ClassPolicy>(std::move(classes));
}

std::unique_ptr<WrapPolicy>
mlir::fsdp::makeNamePolicy(StringRef pattern,
                           std::function<bool(StringRef)> matches) {
  return std::make_unique<NamePolicy>(pattern, std::move(matches));
}

std::unique_ptr<WrapPolicy>
mlir::fsdp::makeLambdaPolicy(std::function<bool(const WrapModule &)> wraps) {
  return std::make_unique<LambdaPolicy>(std::move(wraps),
                                        "the policy's callback asks for it",
                                        "the policy's callback refuses it");
}

std::unique_ptr<WrapPolicy> mlir::fsdp::makeCustomPolicy(
    std::function<std::optional<WrapOverrides>(const WrapModule &)> decide) {
  return std::make_unique<CustomPolicy>(std::move(decide));
}

std::unique_ptr<WrapPolicy>
mlir::fsdp::makeOrPolicy(std::vector<std::unique_ptr<WrapPolicy>> policies) {
  auto policy = std::make_unique<OrPolicy>();
  policy->policies = std::move(policies);
  return policy;
}

std::unique_ptr<WrapPolicy>
mlir::fsdp::makeFullPrecisionPolicy(std::shared_ptr<const WrapPolicy> policy,
                                    std::vector<std::string> classes) {
  return std::make_unique<FullPrecisionPolicy>(std::move(policy),
                                               std::move(classes));
}

llvm::Expected<llvm::GlobPattern> mlir::fsdp::parseNamePattern(StringRef text) {
  constexpr size_t kMaxAlternatives = 1024;
  auto pattern = llvm::GlobPattern::create(text, kMaxAlternatives);
  if (pattern)
    return pattern;
  return llvm::createStringError(
      llvm::inconvertibleErrorCode(),
      "expected a glob pattern, got '" + text +
          "': " + llvm::toString(pattern.takeError()));
}
