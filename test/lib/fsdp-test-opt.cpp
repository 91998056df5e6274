//===- fsdp-test-opt.cpp - fsdp-opt with a dialect that it never saw ------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything that a collective and a derivable op need that are not of this
// project: the passes meet them through the interfaces alone.
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Dialect/FSDP/Transforms/BufferizableOpInterfaceImpl.h"
#include "fsdp/InitAll.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

#include "TestDialect.h.inc"
#define GET_OP_CLASSES
#include "TestOps.h.inc"

using namespace mlir;
using namespace mlir::fsdp;

#include "TestDialect.cpp.inc"
#define GET_OP_CLASSES
#include "TestOps.cpp.inc"

void test::TestDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "TestOps.cpp.inc"
      >();
  StagedSumOp::attachInterface<CollectiveModel<StagedSumOp>>(*getContext());
}

bool test::TransposeOp::movesElements() { return true; }

//===----------------------------------------------------------------------===//
// StagedSum
//===----------------------------------------------------------------------===//

void test::StagedSumOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  addCollectiveEffects(effects, getInputMutable(), getBufferMutable());
}

ArrayAttr test::StagedSumOp::getUnits() { return nullptr; }

MutableOperandRange test::StagedSumOp::getSourceOperands() {
  return getInputMutable();
}

MutableOperandRange test::StagedSumOp::getDestOperands() {
  return getBufferMutable();
}

void test::StagedSumOp::createOnBuffers(OpBuilder &builder, ValueRange sources,
                                        ValueRange dests) {
  StagedSumOp::create(builder, getLoc(), Type(), getGridAttr(), getAxesAttr(),
                      sources.front(), dests.front());
}

/// The second stage is in place.
FailureOr<SmallVector<CollectiveStage>> test::StagedSumOp::getStages() {
  SmallVector<CollectiveStage> stages;
  Value source = getInput();
  for (int64_t axis : getAxes()) {
    stages.push_back({CollectiveKind::AllReduce,
                      axis == 0 ? "across" : "within",
                      getGridAttr(),
                      {axis},
                      ReduceKind::Sum,
                      Lane::Reduce,
                      {source},
                      {getBuffer()}});
    source = getBuffer();
  }
  return stages;
}

SmallVector<CollectiveMeeting> test::StagedSumOp::getMeetings() {
  SmallVector<CollectiveMeeting> meetings;
  for (int64_t axis : getAxes())
    meetings.push_back({axis == 0 ? "across" : "within",
                        getGridAttr(),
                        {axis},
                        "staged_sum",
                        SymbolRefAttr(),
                        getInput().getType()});
  return meetings;
}

LogicalResult test::StagedSumOp::expandOverRanks(RankProgram &program) {
  Value source = getInput();
  for (int64_t axis : getAxes()) {
    for (ArrayRef<int64_t> group : program.getGroups(axis)) {
      FailureOr<Value> sum = program.combine(
          *this, program.lookup(source, group), ReduceKind::Sum);
      if (failed(sum))
        return failure();
      program.set(getResult(), group, *sum);
    }
    source = getResult();
  }
  return success();
}

int main(int argc, char **argv) {
  DialectRegistry registry;
  mlir::registerAllDialects(registry);
  registerAllExtensions(registry);
  fsdp::registerAllDialects(registry);
  registry.insert<test::TestDialect>();
  mlir::registerAllPasses();
  fsdp::registerAllPasses();
  test::registerTestPasses();
  return asMainReturnCode(
      MlirOptMain(argc, argv, "fsdp optimizer driver for tests\n", registry));
}
