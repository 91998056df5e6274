//===- fsdp-verify-peers.cpp - Do these programs run together? ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Nests the given files as sibling modules and does what fsdp-verify-peers does
// with them.
//
//===----------------------------------------------------------------------===//

#include "fsdp/InitAll.h"
#include "fsdp/Transforms/Peers/VerifyPeers.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/InitAllDialects.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

static llvm::cl::OptionCategory category("fsdp-verify-peers options");

static llvm::cl::list<std::string> inputs(llvm::cl::Positional,
                                          llvm::cl::OneOrMore,
                                          llvm::cl::desc("A.mlir B.mlir ..."),
                                          llvm::cl::cat(category));

static llvm::cl::opt<bool>
    quiet("quiet",
          llvm::cl::desc("Print nothing when all ranks agree and "
                         "everything is checked"),
          llvm::cl::cat(category));

static llvm::cl::opt<bool> allowUnregistered(
    "allow-unregistered-dialect",
    llvm::cl::desc("Accept ops of dialects that are not registered"),
    llvm::cl::cat(category));

/// Parses a file into `top`. One without `fsdp.ranks` is the program of the
/// rank that is its place on the command line.
static LogicalResult addProgram(ModuleOp top, StringRef file, int64_t place) {
  OwningOpRef<ModuleOp> program =
      parseSourceFile<ModuleOp>(file, top.getContext());
  if (!program)
    return failure();
  if (!program->getOperation()->hasAttr("fsdp.ranks") && inputs.size() > 1)
    program->getOperation()->setAttr(
        "fsdp.ranks", DenseI64ArrayAttr::get(top.getContext(), {place}));
  // Names of siblings need not differ for this pass, but must for the verifier.
  program->setName(("rank" + Twine(place)).str());
  top.push_back(program.release());
  return success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  llvm::cl::HideUnrelatedOptions(category);
  llvm::cl::ParseCommandLineOptions(
      argc, argv,
      "Proves that programs of different ranks agree on their collectives.\n\n"
      "  fsdp-verify-peers rank0.mlir rank1.mlir\n\n"
      "The ranks of a program are its attribute fsdp.ranks, else its place on "
      "the\ncommand line. A single file is the program of all ranks.\n\n"
      "The last line counts what was checked, and what is not, which has "
      "remarks.\n");

  DialectRegistry registry;
  mlir::registerAllDialects(registry);
  fsdp::registerAllDialects(registry);
  MLIRContext context(registry);
  context.allowUnregisteredDialects(allowUnregistered);
  llvm::SourceMgr sources;
  SourceMgrDiagnosticHandler handler(sources, &context);

  OwningOpRef<ModuleOp> top = ModuleOp::create(UnknownLoc::get(&context));
  if (inputs.size() == 1) {
    top = parseSourceFile<ModuleOp>(inputs.front(), &context);
    if (!top)
      return 1;
  } else {
    for (auto [place, file] : llvm::enumerate(inputs))
      if (failed(addProgram(*top, file, place)))
        return 1;
  }
  FailureOr<fsdp::PeerCounts> counts = fsdp::verifyPeers(*top);
  if (failed(counts))
    return 1;
  if (!quiet || counts->checked == 0 || counts->unchecked != 0)
    llvm::outs() << (counts->checked ? "all ranks agree" : "nothing was proved")
                 << "; collectives checked: " << counts->checked
                 << ", ops not checked: " << counts->unchecked << '\n';
  return 0;
}
