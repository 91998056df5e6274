//===- ExplainPage.cpp - A compilation to look at -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The page itself is ExplainPage.inc; here is what it is filled with.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Report/ExplainPage.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Target/Report/Timeline.h"
#include "fsdp/Transforms/Schedule/StepReader.h"
#include "fsdp/Utils/ModuleTree.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace mlir::fsdp;
using llvm::json::Array;
using llvm::json::Object;

static const char *const kPage =
#include "ExplainPage.inc"
    ;

/// A module and what is below it.
static Object describeModule(TreeModuleOp module) {
  Array params, children;
  for (Operation &op : module.getBody().front()) {
    if (auto child = dyn_cast<TreeModuleOp>(op))
      children.push_back(describeModule(child));
    else if (auto param = dyn_cast<ParamOp>(op))
      params.push_back(
          Object{{"name", param.getSymName()},
                 {"numel", cast<ShapedType>(param.getType()).getNumElements()},
                 {"frozen", param.getFrozen()},
                 {"ignored", param.getIgnored()}});
  }
  return Object{{"name", module.getSymName()},
                {"fqn", getTreeFQN(module)},
                {"class", module.getClassName()},
                {"params", std::move(params)},
                {"children", std::move(children)}};
}

llvm::json::Value mlir::fsdp::describeModuleTree(ModuleOp top) {
  for (auto module : top.getOps<TreeModuleOp>())
    return describeModule(module);
  return nullptr;
}

llvm::json::Value mlir::fsdp::describeTimeline(ModuleOp scheduled,
                                               StringRef entry,
                                               const CostTable &machine) {
  auto function = scheduled.lookupSymbol<func::FuncOp>(entry);
  if (!function)
    return Object{{"error", "there is no '@" + entry.str() + "'"}};
  std::string problem;
  FailureOr<ReadStep> read = StepReader().read(function, machine, problem);
  if (failed(read))
    return Object{{"error", problem}};
  SimulationOptions options;
  options.nodeLink = options.timeline = true;
  Simulation result = simulate(read->step, read->program, options);
  if (!result.error.empty())
    return Object{{"error", "it " + result.error}};
  llvm::json::Value data = getTimelineData(read->step, read->program, result);
  data.getAsObject()->try_emplace("machine", machine.name);
  return data;
}

void mlir::fsdp::writeExplainPage(llvm::raw_ostream &os,
                                  Explanation explanation) {
  std::string data;
  llvm::raw_string_ostream(data)
      << llvm::json::Value(Object{{"title", std::move(explanation.title)},
                                  {"report", std::move(explanation.report)},
                                  {"tree", std::move(explanation.tree)},
                                  {"timeline", std::move(explanation.timeline)},
                                  {"remarks", std::move(explanation.remarks)}});
  auto [head, tail] = StringRef(kPage).split("@DATA@");
  // JSON within a script element has no '<'.
  os << head;
  for (char c : data)
    if (c == '<')
      os << "\\u003c";
    else
      os << c;
  os << tail;
}
