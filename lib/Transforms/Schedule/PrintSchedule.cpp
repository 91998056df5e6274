//===- PrintSchedule.cpp - The step as a schedule -------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Transforms/Schedule/PrintSchedule.h"
#include "fsdp/Buffers/SegmentWork.h"
#include "fsdp/Transforms/Schedule/Passes.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/Format.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_PRINTSCHEDULEPASS
#include "fsdp/Transforms/Schedule/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

std::string mlir::fsdp::getPayloadName(StartOp start) {
  std::string name;
  // A copy may move several values of a unit.
  for (Attribute unit :
       llvm::SetVector<Attribute>(llvm::from_range, start.getUnits()))
    name += (name.empty() ? "" : "+") +
            cast<SymbolRefAttr>(unit).getLeafReference().str();
  return name.empty() ? start.getValueName().value_or("value").str() : name;
}

int64_t mlir::fsdp::getPayloadBytes(StartOp start) {
  return std::max(getStaticBytes(start.getSources().getTypes()),
                  getStaticBytes(start.getDests().getTypes()));
}

DictionaryAttr mlir::fsdp::getIssueOrder(func::FuncOp function) {
  Builder builder(function.getContext());
  llvm::MapVector<StringRef, SmallVector<Attribute>> channels;
  function.walk([&](StartOp start) {
    channels[start.getChannel()].push_back(
        builder.getStringAttr(getPayloadName(start)));
  });
  NamedAttrList order;
  for (auto &[channel, names] : channels)
    order.set(channel, builder.getArrayAttr(names));
  return order.getDictionary(function.getContext());
}

//===----------------------------------------------------------------------===//
// Printer
//===----------------------------------------------------------------------===//

/// "start all_gather     root"
static void printCollective(raw_ostream &os, const char *verb, StartOp start) {
  os << verb << llvm::left_justify(stringifyCollectiveKind(start.getKind()), 15)
     << getPayloadName(start);
}

/// One line for an op that is part of the schedule, none for others.
static void printLine(raw_ostream &os, Operation *op,
                      SymbolTableCollection &symbols) {
  std::string line;
  llvm::raw_string_ostream text(line);
  if (auto start = dyn_cast<StartOp>(op)) {
    printCollective(text, "start ", start);
    text << ' ' << getPayloadBytes(start) << " B on @" << start.getChannel();
  } else if (auto wait = dyn_cast<WaitOp>(op)) {
    if (auto start = wait.getTicket().getDefiningOp<StartOp>())
      printCollective(text, "wait  ", start);
  } else if (auto call = dyn_cast<func::CallOp>(op)) {
    StringRef segment = getSegment(call, symbols);
    text << "call  ";
    if (segment.empty())
      text << '@' << call.getCallee();
    text << segment;
  } else if (auto copy = dyn_cast<CopyOp>(op)) {
    text << "copy  " << copy.getReason();
  } else if (isa<memref::CopyOp>(op)) {
    text << "copy";
  }
  if (line.empty())
    return;
  for (Operation *parent = op->getParentOp(); !isa<func::FuncOp>(parent);
       parent = parent->getParentOp())
    os << "  ";
  os << "  " << line << '\n';
}

/// What the scheduler found out about the function.
static void printFigures(raw_ostream &os, ScheduleAttr figures) {
  auto get = [](FloatAttr value) {
    return value ? value.getValueAsDouble() : 0;
  };
  os << "  on " << figures.getMachine().getValue()
     << llvm::format(": step %.6f ms, exposed %.6f ms, at least %.6f ms, gap "
                     "%.2f %%, peak ",
                     get(figures.getStepSeconds()) * 1e3,
                     get(figures.getExposedSeconds()) * 1e3,
                     get(figures.getBoundSeconds()) * 1e3,
                     get(figures.getGapPercent()))
     << figures.getPeakBytes() << " B\n";
}

void mlir::fsdp::printSchedule(ModuleOp module, raw_ostream &os) {
  SymbolTableCollection symbols;
  for (auto function : module.getOps<func::FuncOp>()) {
    bool issues = function.walk([](StartOp) { return WalkResult::interrupt(); })
                      .wasInterrupted();
    if (!issues)
      continue;
    os << '@' << function.getSymName() << '\n';
    auto figures = function->getAttrOfType<ScheduleAttr>(attr::kSchedule);
    if (figures && figures.getMachine())
      printFigures(os, figures);
    function.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (!isa<func::FuncOp>(op))
        printLine(os, op, symbols);
    });
  }
}

namespace {
struct PrintSchedule : fsdp::impl::PrintSchedulePassBase<PrintSchedule> {
  void runOnOperation() override {
    markAllAnalysesPreserved();
    printSchedule(getOperation(), llvm::errs());
  }
};
} // namespace
