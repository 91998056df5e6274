//===- KnownOps.cpp - Ops known by their names ----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Utils/KnownOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace mlir::fsdp;

StringRef fsdp::getKnownName(Operation *op) {
  auto [dialect, name] = op->getName().getStringRef().split('.');
  bool isKnown =
      dialect == "stablehlo" || dialect == "mhlo" || dialect == "chlo";
  return isKnown ? name : "";
}

Attribute fsdp::getKnownAttribute(Operation *op, StringRef name) {
  if (Attribute found = op->getAttr(name))
    return found;
  // Of an op that nobody registered, what stands in <{}> is no attribute.
  auto properties =
      dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
  return properties ? properties.get(name) : Attribute();
}

/// Ops that talk to other ranks, to the host or to what is written in another
/// language, or order such ops.
static bool hasEffects(StringRef name) {
  static const llvm::StringSet<> kEffects{"after_all",
                                          "all_gather",
                                          "all_reduce",
                                          "all_to_all",
                                          "async_done",
                                          "async_start",
                                          "async_update",
                                          "collective_broadcast",
                                          "collective_permute",
                                          "composite",
                                          "create_token",
                                          "cross-replica-sum",
                                          "custom_call",
                                          "infeed",
                                          "optimization_barrier",
                                          "outfeed",
                                          "partition_id",
                                          "recv",
                                          "reduce_scatter",
                                          "replica_id",
                                          "rng",
                                          "send"};
  return kEffects.contains(name);
}

static bool isPureByName(Operation *op) {
  WalkResult result = op->walk([](Operation *inner) {
    StringRef name = getKnownName(inner);
    bool isPureOp = !name.empty() ? !hasEffects(name) : isPure(inner);
    return isPureOp ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !getKnownName(op).empty() && !result.wasInterrupted();
}

bool fsdp::isKnownPure(Operation *op) { return isPure(op) || isPureByName(op); }

bool fsdp::isKnownEffectFree(Operation *op) {
  return isMemoryEffectFree(op) || isPureByName(op);
}

bool fsdp::isKnownConstant(Operation *op) {
  StringRef name = getKnownName(op);
  return name == "constant" || name == "iota";
}

bool fsdp::isKnownMove(Operation *op) {
  static const llvm::StringSet<> kMoves{
      "bitcast_convert", "broadcast_in_dim", "concatenate", "convert",
      "reshape",         "reverse",          "slice",       "transpose"};
  return kMoves.contains(getKnownName(op));
}

bool fsdp::isKnownBarrier(Operation *op) {
  return getKnownName(op) == "optimization_barrier";
}

void fsdp::forEachSymbol(
    Operation *root,
    llvm::function_ref<void(Operation *, SymbolRefAttr)> visit) {
  root->walk([&](Operation *op) {
    auto visitAll = [&](Attribute attribute) {
      attribute.walk([&](SymbolRefAttr symbol) { visit(op, symbol); });
    };
    visitAll(op->getAttrDictionary());
    if (Attribute properties = op->getPropertiesAsAttribute())
      visitAll(properties);
  });
}
