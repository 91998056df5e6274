//===- Schedule.cpp - The schedule for people -----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Schedule.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace mlir::fsdp;

static std::string joinUnits(StartOp start) {
  std::string text;
  for (Attribute unit : start.getUnits()) {
    text += text.empty() ? "" : " + ";
    text += cast<SymbolRefAttr>(unit).getLeafReference().strref();
  }
  return text;
}

/// Bytes of the whole buffers of a collective.
static int64_t getBytes(StartOp start) {
  auto sum = [](ValueRange buffers) {
    int64_t bytes = 0;
    for (Value buffer : buffers) {
      auto type = cast<MemRefType>(buffer.getType());
      bytes += type.getNumElements() *
               llvm::divideCeil(type.getElementTypeBitWidth(), 8);
    }
    return bytes;
  };
  return std::max(sum(start.getSources()), sum(start.getDests()));
}

static void printLine(llvm::raw_ostream &os, StringRef what, StringRef kind,
                      const std::string &units, const std::string &note) {
  std::string line =
      llvm::formatv("  {0,-6} {1,-15} {2,-28} {3}", what, kind, units, note);
  os << StringRef(line).rtrim() << "\n";
}

void mlir::fsdp::printSchedule(ModuleOp module, llvm::raw_ostream &os) {
  SymbolTable symbols(module);
  for (auto entry : module.getOps<func::FuncOp>()) {
    if (entry.isPrivate() || entry.isDeclaration())
      continue;
    os << entry.getSymName() << ":\n";
    entry.walk([&](Operation *op) {
      if (auto start = dyn_cast<StartOp>(op)) {
        printLine(os, "start", stringifyCollectiveKind(start.getKind()),
                  joinUnits(start), llvm::formatv("{0} B", getBytes(start)));
      } else if (auto wait = dyn_cast<WaitOp>(op)) {
        if (auto start = wait.getTicket().getDefiningOp<StartOp>())
          printLine(os, "wait", stringifyCollectiveKind(start.getKind()),
                    joinUnits(start), "");
      } else if (auto call = dyn_cast<func::CallOp>(op)) {
        Operation *callee = symbols.lookup(call.getCallee());
        auto segment = callee
                           ? callee->getAttrOfType<StringAttr>(attr::kSegment)
                           : nullptr;
        printLine(os, "call", call.getCallee(),
                  segment ? segment.getValue().str() : "", "");
      }
    });
  }
}
