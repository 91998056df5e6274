//===- FSDPRoles.cpp - Roles of arguments and results ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A new kind of role is a case of the enumeration, a row of getParts, and
// whatever of the questions below it answers with yes.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"

using namespace mlir;
using namespace mlir::fsdp;

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

namespace {
/// Whether a kind of role has a part.
enum class Has { No, Maybe, Yes };

/// What a role of a kind consists of.
struct RoleParts {
  Has symbol = Has::No, name = Has::No;
  bool initial = false, indices = false, position = false;

  /// Whether the kind alone is a role.
  bool mayBeEmpty() const {
    return symbol != Has::Yes && name != Has::Yes && !position;
  }
  bool isEmpty() const {
    return symbol == Has::No && name == Has::No && !position;
  }
};
} // namespace

static RoleParts getParts(RoleKind kind) {
  switch (kind) {
  case RoleKind::State:
  case RoleKind::Grad:
  case RoleKind::NewValue:
  case RoleKind::Shard:
  case RoleKind::GradShard:
  case RoleKind::NewShard:
  case RoleKind::Groups:
    return {Has::Yes};
  case RoleKind::OptimizerState:
  case RoleKind::NewOptimizerState:
    return {Has::Yes, Has::Maybe};
  case RoleKind::Input:
    return {Has::No, Has::Maybe, false, true};
  case RoleKind::Hyper:
  case RoleKind::TrainState:
    return {Has::No, Has::Yes, true};
  case RoleKind::NewTrainState:
  case RoleKind::Metric:
    return {Has::No, Has::Yes};
  case RoleKind::Output:
    return {Has::No, Has::No, false, false, true};
  case RoleKind::Loss:
  case RoleKind::Workspace:
    return {};
  }
  llvm_unreachable("unknown kind of role");
}

LogicalResult RoleAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               RoleKind kind, SymbolRefAttr symbol,
                               StringAttr name, FloatAttr initial,
                               ArrayRef<int64_t> indices, int64_t position) {
  RoleParts parts = getParts(kind);
  auto check = [&](Has has, bool isGiven, StringRef what) -> LogicalResult {
    if (has == Has::Maybe || (has == Has::Yes) == isGiven)
      return success();
    return emitError() << "expected a role '" << stringifyRoleKind(kind)
                       << "' with" << (isGiven ? "out " : " ") << what;
  };
  if (failed(check(parts.symbol, !!symbol, "a symbol")) || // (C1)
      failed(check(parts.name, !!name, "a name")) ||
      (initial && failed(check(parts.initial ? Has::Yes : Has::No, true, // (C2)
                               "a default"))) ||
      (!indices.empty() &&
       failed(check(parts.indices ? Has::Yes : Has::No, true, "indices"))) ||
      (position != 0 &&
       failed(check(parts.position ? Has::Yes : Has::No, true, "a position"))))
    return failure();
  if (name && name.empty()) // (C3)
    return emitError() << "expected a name that is not empty in role '"
                       << stringifyRoleKind(kind) << "'";
  if (!indices.empty() && (indices.size() < 2 || indices[0] > indices[1]))
    return emitError() << "expected indices = [low, high, exceptions...], got ["
                       << indices << "]";
  if (position < 0)
    return emitError() << "expected a position of at least 0, got " << position;
  return success();
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

/// The kind of the old value that one of this kind is the new value of.
static std::optional<RoleKind> getReplacedKind(RoleKind kind) {
  switch (kind) {
  case RoleKind::NewValue:
    return RoleKind::State;
  case RoleKind::NewShard:
    return RoleKind::Shard;
  case RoleKind::NewOptimizerState:
    return RoleKind::OptimizerState;
  case RoleKind::NewTrainState:
    return RoleKind::TrainState;
  default:
    return std::nullopt;
  }
}

bool RoleAttr::isState() const {
  RoleKind kind = getKind();
  return kind == RoleKind::State || kind == RoleKind::Shard ||
         kind == RoleKind::OptimizerState || kind == RoleKind::TrainState;
}

bool RoleAttr::isGradient() const {
  return getKind() == RoleKind::Grad || getKind() == RoleKind::GradShard;
}

bool RoleAttr::isShared() const {
  return isState() || getKind() == RoleKind::Hyper ||
         getKind() == RoleKind::Groups;
}

bool RoleAttr::isForward() const {
  return getKind() == RoleKind::Loss || getKind() == RoleKind::NewValue ||
         !isResult();
}

bool RoleAttr::isResult() const {
  RoleKind kind = getKind();
  return isGradient() || getReplacedKind(kind) || kind == RoleKind::Loss ||
         kind == RoleKind::Metric;
}

bool RoleAttr::isResultOnly() const {
  return (isResult() && !isGradient()) || getKind() == RoleKind::Output;
}

bool RoleAttr::isShardLike() const {
  RoleKind kind = getKind();
  return kind == RoleKind::Shard || kind == RoleKind::GradShard ||
         kind == RoleKind::NewShard || kind == RoleKind::OptimizerState ||
         kind == RoleKind::NewOptimizerState;
}

//===----------------------------------------------------------------------===//
// Other roles
//===----------------------------------------------------------------------===//

RoleAttr RoleAttr::getReplaced() const {
  std::optional<RoleKind> kind = getReplacedKind(getKind());
  return kind ? RoleAttr::get(getContext(), *kind, getSymbol(), getName(),
                              FloatAttr(), {}, getPosition())
              : RoleAttr();
}

RoleAttr RoleAttr::getIdentity() const {
  if (!getInitial() && getIndices().empty())
    return *this;
  return RoleAttr::get(getContext(), getKind(), getSymbol(), getName(),
                       FloatAttr(), {}, getPosition());
}

RoleAttr RoleAttr::withInitial(FloatAttr initial) const {
  return RoleAttr::get(getContext(), getKind(), getSymbol(), getName(), initial,
                       getIndices(), getPosition());
}

RoleAttr RoleAttr::withSymbol(SymbolRefAttr symbol) const {
  return RoleAttr::get(getContext(), getKind(), symbol, getName(), getInitial(),
                       getIndices(), getPosition());
}

std::string RoleAttr::getOwner() const {
  SymbolRefAttr symbol = getSymbol();
  if (!symbol)
    return "";
  return symbol.getNestedReferences().empty() ? symbol.getRootReference().str()
                                              : getFQN(symbol);
}

//===----------------------------------------------------------------------===//
// Syntax
//===----------------------------------------------------------------------===//

namespace {
/// The parts of a role as they are read, separated by commas.
class RoleParser {
public:
  RoleParser(AsmParser &parser, RoleKind kind)
      : parser(parser), kind(kind), parts(getParts(kind)) {}
  RoleAttr parse();

private:
  ParseResult parseParts();
  ParseResult parseOption();
  /// A comma between parts.
  ParseResult separate() {
    return std::exchange(isFirst, false) ? success() : parser.parseComma();
  }

  AsmParser &parser;
  RoleKind kind;
  RoleParts parts;
  bool isFirst = true;
  SymbolRefAttr symbol;
  StringAttr name;
  FloatAttr initial;
  SmallVector<int64_t> indices;
  int64_t position = 0;
};
} // namespace

/// `default = 1.0` or `indices = [0, 100]`.
ParseResult RoleParser::parseOption() {
  StringRef key;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&key) || parser.parseEqual())
    return failure();
  if (key == "default" && parts.initial)
    return parser.parseAttribute(initial, parser.getBuilder().getF64Type());
  if (key == "indices" && parts.indices)
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
      return parser.parseInteger(indices.emplace_back());
    });
  return parser.emitError(loc)
         << "expected " << (parts.initial ? "'default'" : "'indices'")
         << " in role '" << stringifyRoleKind(kind) << "', got '" << key << "'";
}

ParseResult RoleParser::parseParts() {
  if (parts.symbol == Has::Yes && (separate() || parser.parseAttribute(symbol)))
    return failure();
  if (parts.position && (separate() || parser.parseInteger(position)))
    return failure();
  bool hasMore = true;
  if (parts.name != Has::No) {
    if (!isFirst) {
      hasMore = succeeded(parser.parseOptionalComma());
      isFirst = hasMore;
    }
    std::string text;
    if (hasMore && succeeded(parser.parseOptionalString(&text))) {
      name = parser.getBuilder().getStringAttr(text);
      isFirst = false;
    } else if (parts.name == Has::Yes || (hasMore && !parts.indices)) {
      return parser.emitError(parser.getCurrentLocation())
             << "expected a name in quotes in role '" << stringifyRoleKind(kind)
             << "'";
    }
  }
  if (!parts.initial && !parts.indices)
    return success();
  if (isFirst || succeeded(parser.parseOptionalComma()))
    return parseOption();
  return success();
}

RoleAttr RoleParser::parse() {
  SMLoc loc = parser.getCurrentLocation();
  if (parts.isEmpty()) {
    if (succeeded(parser.parseOptionalLess())) {
      parser.emitError(loc)
          << "expected nothing after role '" << stringifyRoleKind(kind) << "'";
      return {};
    }
  } else {
    bool hasParts = succeeded(parser.parseOptionalLess());
    if (!hasParts && !parts.mayBeEmpty()) {
      parser.emitError(parser.getCurrentLocation())
          << "expected '<' after role '" << stringifyRoleKind(kind) << "'";
      return {};
    }
    if (hasParts && (parseParts() || parser.parseGreater()))
      return {};
  }
  return parser.getChecked<RoleAttr>(loc, parser.getContext(), kind, symbol,
                                     name, initial, ArrayRef<int64_t>(indices),
                                     position);
}

RoleAttr RoleAttr::parseBody(AsmParser &parser, RoleKind kind) {
  return RoleParser(parser, kind).parse();
}

void RoleAttr::printRole(AsmPrinter &printer) const {
  printer << stringifyRoleKind(getKind());
  bool isPosition = getParts(getKind()).position;
  if (!getSymbol() && !getName() && getIndices().empty() && !isPosition)
    return;
  printer << '<';
  StringRef separator = "";
  auto separate = [&]() -> AsmPrinter & {
    printer << separator;
    separator = ", ";
    return printer;
  };
  if (isPosition)
    separate() << getPosition();
  if (SymbolRefAttr symbol = getSymbol())
    separate() << symbol;
  if (StringAttr name = getName())
    separate() << name;
  if (FloatAttr initial = getInitial()) {
    separate() << "default = ";
    printer.printAttributeWithoutType(initial);
  }
  if (!getIndices().empty())
    separate() << "indices = [" << getIndices() << ']';
  printer << '>';
}

//===----------------------------------------------------------------------===//
// On functions
//===----------------------------------------------------------------------===//

RoleAttr mlir::fsdp::getRole(DictionaryAttr attributes) {
  return attributes ? attributes.getAs<RoleAttr>(attr::kRole) : RoleAttr();
}

RoleAttr mlir::fsdp::getArgRole(FunctionOpInterface function, unsigned index) {
  return dyn_cast_or_null<RoleAttr>(function.getArgAttr(index, attr::kRole));
}

RoleAttr mlir::fsdp::getResultRole(FunctionOpInterface function,
                                   unsigned index) {
  return dyn_cast_or_null<RoleAttr>(function.getResultAttr(index, attr::kRole));
}

bool mlir::fsdp::hasArgRole(FunctionOpInterface function, unsigned index,
                            RoleKind kind) {
  RoleAttr role = getArgRole(function, index);
  return role && role.getKind() == kind;
}

bool mlir::fsdp::hasResultRole(FunctionOpInterface function, unsigned index,
                               RoleKind kind) {
  RoleAttr role = getResultRole(function, index);
  return role && role.getKind() == kind;
}

SymbolRefAttr mlir::fsdp::getArgSymbol(FunctionOpInterface function,
                                       unsigned index, RoleKind kind) {
  RoleAttr role = getArgRole(function, index);
  return role && role.getKind() == kind ? role.getSymbol() : SymbolRefAttr();
}

SymbolRefAttr mlir::fsdp::getResultSymbol(FunctionOpInterface function,
                                          unsigned index, RoleKind kind) {
  RoleAttr role = getResultRole(function, index);
  return role && role.getKind() == kind ? role.getSymbol() : SymbolRefAttr();
}

Value mlir::fsdp::findResult(FunctionOpInterface function, RoleKind kind) {
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (!function.isExternal() && hasResultRole(function, i, kind))
      return function.getFunctionBody().front().getTerminator()->getOperand(i);
  return nullptr;
}

void mlir::fsdp::setArgRole(FunctionOpInterface function, unsigned index,
                            RoleAttr role) {
  function.setArgAttr(index, attr::kRole, role);
}

DictionaryAttr mlir::fsdp::makeRoleDict(RoleAttr role) {
  Builder builder(role.getContext());
  return builder.getDictionaryAttr(builder.getNamedAttr(attr::kRole, role));
}
