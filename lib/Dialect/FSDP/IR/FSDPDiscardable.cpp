//===- FSDPDiscardable.cpp - Discardable attributes and their places ------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Verifies what FSDPDiscardableAttributes.def says. The functions are called
// for every attribute of the dialect each time IR is verified: a name is looked
// up by its address, strings are compared for diagnostics only.
//
//===----------------------------------------------------------------------===//

#include "NearestName.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

namespace {
/// Where an attribute may stand.
enum Place : unsigned {
  AnyOp = 1 << 0,
  Program = 1 << 1,
  Function = 1 << 2,
  Argument = 1 << 3,
  Result = 1 << 4,
  Call = 1 << 5,
  Start = 1 << 6,
  Scope = 1 << 7,
  TreeModule = 1 << 8,
  TreeParam = 1 << 9,
  TreeAlias = 1 << 10,
  Private = 1 << 11,
  Grid = 1 << 12,
};

/// What its value may be.
enum class ValueKind {
  Unit,
  UnitOrDictionary,
  Dictionary,
  Integer,
  Count,
  Number,
  IntegerArray,
  String,
  StringArray,
  Role,
  Type,
  Schedule,
  InFlight,
  Intervals,
};

/// A row of the table.
struct Rule {
  StringRef name;
  unsigned places;
  ValueKind kind;
  StringRef spelling, where;
};

/// A name of former versions, and what is written instead.
struct FormerName {
  StringRef name, spelling;
};
} // namespace

static constexpr Rule rules[] = {
#define FSDP_ATTRIBUTE(CONSTANT, NAME, PLACES, KIND, SPELLING, WHERE, SET_BY,  \
                       MEANING)                                                \
  {NAME, PLACES, ValueKind::KIND, SPELLING, WHERE},
#include "fsdp/Dialect/FSDP/IR/FSDPDiscardableAttributes.def"
};

static constexpr FormerName formerNames[] = {
    {"fsdp.state", "fsdp.role = #fsdp.state<@...>"},
    {"fsdp.input", "fsdp.role = #fsdp.input<\"...\">"},
    {"fsdp.index_range",
     "fsdp.role = #fsdp.input<\"...\", indices = [low, high]>"},
    {"fsdp.loss", "fsdp.role = #fsdp.loss"},
    {"fsdp.grad", "fsdp.role = #fsdp.grad<@...>"},
    {"fsdp.new_value", "fsdp.role = #fsdp.new_value<@...>"},
    {"fsdp.shard", "fsdp.role = #fsdp.shard<@...>"},
    {"fsdp.grad_shard", "fsdp.role = #fsdp.grad_shard<@...>"},
    {"fsdp.new_shard", "fsdp.role = #fsdp.new_shard<@...>"},
    {"fsdp.optimizer_state",
     "fsdp.role = #fsdp.optimizer_state<@..., \"slot\">"},
    {"fsdp.new_optimizer_state",
     "fsdp.role = #fsdp.new_optimizer_state<@..., \"slot\">"},
    {"fsdp.slot", "fsdp.role = #fsdp.optimizer_state<@..., \"slot\">"},
    {"fsdp.hyper", "fsdp.role = #fsdp.hyper<\"...\">"},
    {"fsdp.train_state", "fsdp.role = #fsdp.train_state<\"...\">"},
    {"fsdp.new_train_state", "fsdp.role = #fsdp.new_train_state<\"...\">"},
    {"fsdp.default", "fsdp.role = #fsdp.hyper<\"...\", default = 1.0>"},
    {"fsdp.metric", "fsdp.role = #fsdp.metric<\"...\">"},
    {"fsdp.groups", "fsdp.role = #fsdp.groups<@...>"},
    {"fsdp.output", "fsdp.role = #fsdp.output<n>"},
    {"fsdp.workspace", "fsdp.role = #fsdp.workspace"},
    {"fsdp.reshard_to", "reshard after_forward to n"},
    {"fsdp.keep_gathered", "keep_gathered"},
    {"fsdp.gather_type", "gather bf16"},
    {"fsdp.reduce_type", "reduce f32"},
    {"fsdp.precision", "precision bf16"},
    {"fsdp.layout_kind", "kind per_param"},
};

void FSDPDialect::registerDiscardableAttributes() {
  for (auto [index, rule] : llvm::enumerate(rules))
    discardableRules[StringAttr::get(getContext(), rule.name)] = index;
}

/// Whether a value is of a kind.
static bool isOfKind(Attribute value, ValueKind kind) {
  switch (kind) {
  case ValueKind::Unit:
    return isa<UnitAttr>(value);
  case ValueKind::UnitOrDictionary:
    return isa<UnitAttr, DictionaryAttr>(value);
  case ValueKind::Dictionary:
    return isa<DictionaryAttr>(value);
  case ValueKind::Integer:
  case ValueKind::Count: {
    auto integer = dyn_cast<IntegerAttr>(value);
    return integer && !isa<BoolAttr>(value) &&
           integer.getType().isSignlessInteger() &&
           (kind == ValueKind::Integer || !integer.getValue().isNegative());
  }
  case ValueKind::Number:
    return isa<FloatAttr>(value);
  case ValueKind::IntegerArray:
    return isa<DenseI64ArrayAttr>(value);
  case ValueKind::String:
    return isa<StringAttr>(value);
  case ValueKind::StringArray:
    return isa<ArrayAttr>(value) &&
           llvm::all_of(cast<ArrayAttr>(value), llvm::IsaPred<StringAttr>);
  case ValueKind::Role:
    return isa<RoleAttr>(value);
  case ValueKind::Type: {
    auto type = dyn_cast<TypeAttr>(value);
    return type && isa<FloatType>(type.getValue());
  }
  case ValueKind::Schedule:
    return isa<ScheduleAttr>(value);
  case ValueKind::InFlight:
    return isa<InFlightAttr>(value);
  case ValueKind::Intervals:
    return isa<ArrayAttr>(value) &&
           llvm::all_of(cast<ArrayAttr>(value), llvm::IsaPred<IntervalAttr>);
  }
  llvm_unreachable("unknown kind of value");
}

/// What a kind of value is called.
static StringRef describe(ValueKind kind) {
  switch (kind) {
  case ValueKind::Unit:
    return "a unit attribute";
  case ValueKind::UnitOrDictionary:
    return "a unit attribute or a dictionary";
  case ValueKind::Dictionary:
    return "a dictionary";
  case ValueKind::Integer:
    return "an integer";
  case ValueKind::Count:
    return "an integer of at least 0";
  case ValueKind::Number:
    return "a float";
  case ValueKind::IntegerArray:
    return "array<i64: ...>";
  case ValueKind::String:
    return "a string";
  case ValueKind::StringArray:
    return "an array of strings";
  case ValueKind::Role:
    return "a role";
  case ValueKind::Type:
    return "a type of floats";
  case ValueKind::Schedule:
    return "#fsdp.schedule<...>";
  case ValueKind::InFlight:
    return "#fsdp.in_flight<...>";
  case ValueKind::Intervals:
    return "an array of #fsdp.interval<...>";
  }
  llvm_unreachable("unknown kind of value");
}

//===----------------------------------------------------------------------===//
// Diagnostics
//===----------------------------------------------------------------------===//

/// A name that the dialect has not, or no longer.
static LogicalResult reportName(function_ref<InFlightDiagnostic()> emitError,
                                StringRef name) {
  // What all names begin with makes none of them nearer.
  auto getWord = [](StringRef full) { return full.split('.').second; };
  NearestName nearest(getWord(name));
  for (const FormerName &former : formerNames) {
    nearest.consider(getWord(former.name));
    if (former.name != name)
      continue;
    InFlightDiagnostic diag = emitError()
                              << "expected '" << former.spelling
                              << "', got the former spelling '" << name << "'";
    diag.attachNote() << "scripts/migrate-attributes.py rewrites files";
    return diag;
  }
  for (const Rule &rule : rules)
    nearest.consider(getWord(rule.name));
  InFlightDiagnostic diag = emitError()
                            << "expected an attribute of the dialect, got '"
                            << name << "'";
  if (nearest.get().empty()) {
    diag.attachNote() << "its attributes are listed in docs/Dialect.md";
    return diag;
  }
  std::string meant = ("fsdp." + nearest.get()).str();
  for (const FormerName &former : formerNames)
    if (former.name == meant)
      meant = former.spelling.str();
  diag.attachNote() << "did you mean '" << meant << "'?";
  return diag;
}

static LogicalResult reportPlace(function_ref<InFlightDiagnostic()> emitError,
                                 const Rule &rule, const Twine &place) {
  // Written for the table in the documentation.
  std::string where = rule.where.str();
  llvm::replace(where, '`', '\'');
  InFlightDiagnostic diag = emitError() << "expected '" << rule.name << "' on "
                                        << where << ", got it on " << place;
  diag.attachNote() << "remove it, or move it to where it belongs";
  return diag;
}

static LogicalResult reportValue(function_ref<InFlightDiagnostic()> emitError,
                                 const Rule &rule, Attribute value) {
  InFlightDiagnostic diag = emitError()
                            << "expected '" << rule.name << "' to be "
                            << describe(rule.kind) << ", got " << value;
  diag.attachNote() << "it is written '" << rule.name
                    << (rule.spelling.empty() ? "" : " ") << rule.spelling
                    << "'";
  return diag;
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

/// What an op is as a place; 0 for any other op.
static unsigned getPlace(Operation *op) {
  if (auto function = dyn_cast<FunctionOpInterface>(op))
    return function.isPublic() ? unsigned(Function) : Function | Private;
  if (isa<CallOpInterface>(op))
    return Call;
  if (isa<ModuleOp>(op))
    return Program;
  if (isa<StartOp>(op))
    return Start;
  if (isa<TreeModuleOp>(op))
    return TreeModule;
  if (isa<ParamOp>(op))
    return TreeParam;
  if (isa<shard::GridOp>(op))
    return Grid;
  if (isa<AliasOp>(op))
    return TreeAlias;
  if (op->getName().getStringRef() == "memref.alloca_scope")
    return Scope;
  return 0;
}

LogicalResult
FSDPDialect::verifyAttribute(NamedAttribute attribute, unsigned places,
                             function_ref<InFlightDiagnostic()> emitError,
                             const Twine &place) {
  auto found = discardableRules.find(attribute.getName());
  if (found == discardableRules.end())
    return reportName(emitError, attribute.getName());
  const Rule &rule = rules[found->second];
  if (!(rule.places & places))
    return reportPlace(emitError, rule, place);
  if (!isOfKind(attribute.getValue(), rule.kind))
    return reportValue(emitError, rule, attribute.getValue());
  return success();
}

LogicalResult FSDPDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attribute) {
  return verifyAttribute(
      attribute, AnyOp | getPlace(op), [&] { return op->emitOpError(); },
      "'" + op->getName().getStringRef() + "'");
}

/// The role of an argument fits its place: what a step makes is no tensor
/// argument. Out-parameters have the roles of the results that they were.
static LogicalResult verifyArgRole(function_ref<InFlightDiagnostic()> emitError,
                                   Operation *op, RoleAttr role,
                                   unsigned index) {
  auto function = dyn_cast<FunctionOpInterface>(op);
  if (!role.isResultOnly() || !function ||
      !isa<TensorType>(function.getArgumentTypes()[index]))
    return success();
  InFlightDiagnostic diag = emitError()
                            << "expected role " << role
                            << " on a result, got it on argument " << index;
  if (RoleAttr old = role.getReplaced())
    diag.attachNote() << "the old value is " << old;
  else
    diag.attachNote() << "remove it, or move it to where it belongs";
  return diag;
}

LogicalResult FSDPDialect::verifyRegionArgAttribute(Operation *op,
                                                    unsigned region,
                                                    unsigned index,
                                                    NamedAttribute attribute) {
  auto emitError = [&] {
    Region &body = op->getRegion(region);
    return mlir::emitError(!body.empty() && index < body.getNumArguments()
                               ? body.getArgument(index).getLoc()
                               : op->getLoc());
  };
  if (failed(verifyAttribute(attribute, Argument, emitError,
                             "argument " + Twine(index))))
    return failure();
  auto role = dyn_cast<RoleAttr>(attribute.getValue());
  return role ? verifyArgRole(emitError, op, role, index) : success();
}

LogicalResult FSDPDialect::verifyRegionResultAttribute(
    Operation *op, unsigned, unsigned index, NamedAttribute attribute) {
  auto emitError = [&] { return mlir::emitError(op->getLoc()); };
  if (failed(verifyAttribute(attribute, Result, emitError,
                             "result " + Twine(index))))
    return failure();
  auto role = dyn_cast<RoleAttr>(attribute.getValue());
  if (!role || role.isResult())
    return success();
  InFlightDiagnostic diag = emitError()
                            << "expected role " << role
                            << " on an argument, got it on result " << index;
  diag.attachNote() << "remove it, or move it to where it belongs";
  return diag;
}

LogicalResult mlir::fsdp::verifyKnownWords(Operation *op) {
  for (NamedAttribute attribute : op->getDiscardableAttrs()) {
    StringRef name = attribute.getName();
    if (name.contains('.'))
      continue;
    InFlightDiagnostic diag = op->emitOpError()
                              << "has no attribute '" << name << "'";
    NearestName nearest(name);
    for (StringAttr known : op->getName().getAttributeNames())
      nearest.consider(known);
    if (!nearest.get().empty())
      diag.attachNote() << "did you mean '" << nearest.get() << "'?";
    return diag;
  }
  return success();
}
