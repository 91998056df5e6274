//===- embed.c - A compiler in C that shards a step -----------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs phases 1 to 3 on a step with a wrap policy of its own, says who holds
// what, and prints the sharded tensor program.
//
//   embed STEP.mlir [OPTIONS]
//
//===----------------------------------------------------------------------===//

#include "fsdp-c/Dialect.h"
#include "fsdp-c/Layout.h"
#include "fsdp-c/Pipelines.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/IR.h"
#include "mlir-c/Pass.h"
#include <stdio.h>

/// Prints a piece of text; `userData` is a FILE.
static void print(MlirStringRef text, void *userData) {
  fwrite(text.data, 1, text.length, (FILE *)userData);
}

/// Errors, warnings and remarks, with their places.
static MlirLogicalResult handleDiagnostic(MlirDiagnostic diagnostic,
                                          void *userData) {
  mlirLocationPrint(mlirDiagnosticGetLocation(diagnostic), print, stderr);
  fputs(": ", stderr);
  mlirDiagnosticPrint(diagnostic, print, stderr);
  fputc('\n', stderr);
  for (intptr_t note = 0; note < mlirDiagnosticGetNumNotes(diagnostic); ++note)
    handleDiagnostic(mlirDiagnosticGetNote(diagnostic, note), userData);
  return mlirLogicalResultSuccess();
}

/// Modules with params of their own become units, and stay whole from forward
/// to backward if they are small.
static bool wraps(FsdpWrapModule module, int64_t numel, int64_t remainder,
                  FsdpWrapAnswer answer, void *userData) {
  ++*(int *)userData;
  if (fsdpWrapModuleGetNumParams(module) == 0)
    return false;
  if (remainder < 1000)
    fsdpWrapAnswerSetReshard(answer, mlirStringRefCreateFromCString("false"));
  return true;
}

/// Who holds the elements of a unit.
static void printLayout(MlirOperation unit) {
  FsdpLayout layout = fsdpUnitGetLayout(unit);
  MlirStringRef name = fsdpUnitGetName(unit);
  fprintf(stderr, "%.*s: %ld elements and %ld of padding on %ld ranks\n",
          (int)name.length, name.data,
          (long)(fsdpLayoutGetFullNumel(layout) -
                 fsdpLayoutGetPaddingNumel(layout)),
          (long)fsdpLayoutGetPaddingNumel(layout),
          (long)fsdpLayoutGetWorld(layout));
  for (int64_t rank = 0; rank < fsdpLayoutGetWorld(layout); ++rank) {
    FsdpEntryRange ranges[16];
    intptr_t count = fsdpLayoutGetRanges(layout, rank, ranges, 16);
    for (intptr_t i = 0; i < count && i < 16; ++i) {
      MlirStringRef param = fsdpLayoutGetEntryName(layout, ranges[i].entry);
      fprintf(stderr, "  rank %ld: %.*s[%ld:%ld]\n", (long)rank,
              (int)param.length, param.data, (long)ranges[i].first,
              (long)(ranges[i].first + ranges[i].numel));
    }
  }
  fsdpLayoutDestroy(layout);
}

/// Runs phases 1 to 3 and prints what they made.
static int shard(MlirContext context, MlirModule module, const char *text) {
  int asked = 0;
  FsdpWrapPolicy policy = {sizeof(FsdpWrapPolicy)};
  policy.wraps = wraps;
  policy.userData = &asked;
  FsdpPipelineOptions options = {sizeof(FsdpPipelineOptions)};
  options.text = mlirStringRefCreateFromCString(text);
  options.wrapPolicy = &policy;
  options.stopAfter = FsdpPhaseShard;
  MlirPassManager manager = mlirPassManagerCreate(context);
  MlirLogicalResult result = fsdpPassManagerAddPhases(manager, &options);
  if (mlirLogicalResultIsSuccess(result))
    result = mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(module));
  mlirPassManagerDestroy(manager);
  if (mlirLogicalResultIsFailure(result))
    return 1;
  fprintf(stderr, "modules that the policy was asked about: %d\n", asked);
  for (intptr_t i = 0; i < fsdpModuleGetNumUnits(module); ++i)
    printLayout(fsdpModuleGetUnit(module, i));
  mlirOperationPrint(mlirModuleGetOperation(module), print, stdout);
  return 0;
}

int main(int argc, char **argv) {
  if (argc < 2 || argc > 3) {
    fputs("usage: embed STEP.mlir [OPTIONS]\n", stderr);
    return 2;
  }
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  fsdpRegisterAllDialects(registry);
  MlirContext context =
      mlirContextCreateWithRegistry(registry, /*threadingEnabled=*/false);
  mlirDialectRegistryDestroy(registry);
  mlirContextLoadAllAvailableDialects(context);
  mlirContextAttachDiagnosticHandler(context, handleDiagnostic, NULL, NULL);

  MlirModule module = mlirModuleCreateParseFromFile(
      context, mlirStringRefCreateFromCString(argv[1]));
  int status = 1;
  if (!mlirModuleIsNull(module)) {
    status = shard(context, module, argc == 3 ? argv[2] : "grid=2");
    mlirModuleDestroy(module);
  }
  mlirContextDestroy(context);
  return status;
}
