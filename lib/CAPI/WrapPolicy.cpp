//===- WrapPolicy.cpp - Wrap policies in C --------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A wrap policy that asks callbacks, and what these may ask.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Analysis/Wrap/WrapPolicy.h"
#include "Wrap.h"

using namespace mlir;
using namespace mlir::fsdp;

static const WrapModule &unwrap(FsdpWrapModule module) {
  return *static_cast<const WrapModule *>(module.ptr);
}
static WrapAnswer &unwrap(FsdpWrapAnswer answer) {
  return *static_cast<WrapAnswer *>(answer.ptr);
}
static std::string copy(MlirStringRef text) { return ::unwrap(text).str(); }

//===----------------------------------------------------------------------===//
// The policy
//===----------------------------------------------------------------------===//

namespace {

class CallbackPolicy : public WrapPolicy {
public:
  explicit CallbackPolicy(const FsdpWrapPolicy &asked) : asked(asked) {}
  CallbackPolicy(const CallbackPolicy &) = delete;
  ~CallbackPolicy() override {
    if (asked.destroy)
      asked.destroy(asked.userData);
  }

  bool isPerModule() const override { return asked.perModule; }

  bool enters(const WrapModule &module, int64_t numel) const override {
    return !asked.enters || asked.enters({&module}, numel, asked.userData);
  }

  WrapAnswer wraps(const WrapModule &module, int64_t numel,
                   int64_t remainder) const override {
    WrapAnswer answer;
    answer.reason = "the embedder's policy says so";
    answer.wrap =
        asked.wraps({&module}, numel, remainder, {&answer}, asked.userData);
    return answer;
  }

private:
  FsdpWrapPolicy asked;
};

} // namespace

std::shared_ptr<const WrapPolicy>
fsdp::makeCallbackPolicy(const FsdpWrapPolicy *policy) {
  std::optional<FsdpWrapPolicy> asked = readVersioned(
      policy, offsetof(FsdpWrapPolicy, destroy) + sizeof(policy->destroy));
  if (!asked || !asked->wraps)
    return nullptr;
  return std::make_shared<CallbackPolicy>(*asked);
}

//===----------------------------------------------------------------------===//
// What is known of a module
//===----------------------------------------------------------------------===//

MlirStringRef fsdpWrapModuleGetName(FsdpWrapModule module) {
  return wrap(StringRef(unwrap(module).fqn));
}

intptr_t fsdpWrapModuleGetNumOtherNames(FsdpWrapModule module) {
  return unwrap(module).otherNames.size();
}

MlirStringRef fsdpWrapModuleGetOtherName(FsdpWrapModule module,
                                         intptr_t index) {
  const std::vector<std::string> &names = unwrap(module).otherNames;
  return isIndex(index, names.size()) ? wrap(StringRef(names[index]))
                                      : wrapNothing();
}

MlirStringRef fsdpWrapModuleGetClassName(FsdpWrapModule module) {
  return wrap(StringRef(unwrap(module).className));
}

bool fsdpWrapModuleIsInstance(FsdpWrapModule module, MlirStringRef className) {
  return isInstance(unwrap(module), ::unwrap(className));
}

intptr_t fsdpWrapModuleGetNumChildren(FsdpWrapModule module) {
  return unwrap(module).children.size();
}

MlirStringRef fsdpWrapModuleGetChildName(FsdpWrapModule module,
                                         intptr_t index) {
  const std::vector<WrapModule::Child> &children = unwrap(module).children;
  return isIndex(index, children.size()) ? wrap(StringRef(children[index].fqn))
                                         : wrapNothing();
}

intptr_t fsdpWrapModuleGetNumParams(FsdpWrapModule module) {
  return unwrap(module).params.size();
}

bool fsdpWrapModuleIsIgnored(FsdpWrapModule module) {
  return unwrap(module).ignored;
}

//===----------------------------------------------------------------------===//
// What a policy says of a module that it wraps
//===----------------------------------------------------------------------===//

void fsdpWrapAnswerSetReason(FsdpWrapAnswer answer, MlirStringRef reason) {
  unwrap(answer).reason = copy(reason);
}

void fsdpWrapAnswerSetStrategy(FsdpWrapAnswer answer, MlirStringRef strategy) {
  unwrap(answer).overrides.strategy = copy(strategy);
}

void fsdpWrapAnswerSetPrecision(FsdpWrapAnswer answer,
                                MlirStringRef precision) {
  unwrap(answer).overrides.precision = copy(precision);
}

void fsdpWrapAnswerSetReshard(FsdpWrapAnswer answer, MlirStringRef reshard) {
  unwrap(answer).overrides.reshard = copy(reshard);
}

void fsdpWrapAnswerSetLayout(FsdpWrapAnswer answer, MlirStringRef layout) {
  unwrap(answer).overrides.layout = copy(layout);
}

void fsdpWrapAnswerSetAxes(FsdpWrapAnswer answer, intptr_t numAxes,
                           const int64_t *axes) {
  if (numAxes >= 0 && (axes || numAxes == 0))
    unwrap(answer).overrides.axes.emplace(axes, axes + numAxes);
}
