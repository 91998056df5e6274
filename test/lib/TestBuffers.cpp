//===- TestBuffers.cpp - What the buffer library answers ------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A pass that says, as remarks, what is known of each allocation of a function
// and of each memref that is copied from.
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"
#include "fsdp/Buffers/BufferAccess.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Pass/Pass.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {
struct TestBuffers
    : public PassWrapper<TestBuffers, OperationPass<func::FuncOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestBuffers)

  StringRef getArgument() const final { return "fsdp-test-buffers"; }

  void runOnOperation() override {
    Block &body = getOperation().front();
    DenseMap<Operation *, int64_t> positions;
    for (Operation &op : body)
      positions.try_emplace(&op, positions.size());
    for (auto alloc : body.getOps<memref::AllocOp>())
      describe(alloc, body, positions);
    getOperation().walk([](memref::CopyOp copy) {
      Value root = getBufferRoot(copy.getSource());
      Operation *base = skipViews(copy.getSource()).getDefiningOp();
      copy.emitRemark() << "from "
                        << (!root                  ? "unknown memory"
                            : root.getDefiningOp() ? "an op"
                                                   : "an argument")
                        << ", a view of "
                        << (base ? base->getName().getStringRef()
                                 : "an argument");
    });
  }

private:
  static void describe(memref::AllocOp alloc, Block &body,
                       const DenseMap<Operation *, int64_t> &positions) {
    InFlightDiagnostic remark = alloc.emitRemark();
    auto range = getLiveRange(alloc, body, positions);
    if (!range) {
      remark << "not used";
      return;
    }
    remark << "live from " << range->first << " to " << range->second;
    OpOperand *write = findAccess(alloc, mayWrite);
    if (write)
      remark << ", written by '" << write->getOwner()->getName() << "'";
    int64_t uses = 0;
    walkUses(alloc, [&](OpOperand &) {
      ++uses;
      return WalkResult::advance();
    });
    remark << ", " << uses << " uses";
  }
};
} // namespace

void test::registerTestPasses() { PassRegistration<TestBuffers>(); }
