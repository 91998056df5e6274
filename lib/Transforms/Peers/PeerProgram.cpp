//===- PeerProgram.cpp - Where the ranks of a program meet --------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PeerProgram.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "mlir/Dialect/MPI/IR/MPI.h"
#include "mlir/Dialect/Shard/IR/ShardOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace mlir::fsdp;

bool mlir::fsdp::communicates(Operation *op) {
  return isa<StartOp, WaitOp, CollectiveOpInterface, shard::AllGatherOp,
             shard::AllReduceOp, shard::AllToAllOp, shard::BroadcastOp,
             shard::GatherOp, shard::ReduceOp, shard::ReduceScatterOp,
             shard::ScatterOp, shard::ShiftOp, mpi::AllReduceOp, mpi::Barrier>(
      op);
}

bool mlir::fsdp::isMessage(Operation *op) {
  return isa<shard::SendOp, shard::RecvOp, shard::UpdateHaloOp, mpi::SendOp,
             mpi::RecvOp, mpi::ISendOp, mpi::IRecvOp>(op);
}

Operation *PeerProgram::getCallee(CallOpInterface call) const {
  auto name = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  return name ? symbols.lookup(name.getRootReference()) : symbols.getOp();
}

PeerProgram::PeerProgram(ModuleOp module) : symbols(module) {
  DenseMap<Operation *, SmallVector<Operation *>> callers;
  SmallVector<Operation *> worklist;
  auto add = [&](Operation *op) {
    if (meeting.insert(op).second)
      worklist.push_back(op);
  };
  for (Operation &top : *module.getBody())
    top.walk([&](Operation *op) {
      if (communicates(op) || isMessage(op)) {
        add(&top);
        add(module);
      } else if (auto call = dyn_cast<CallOpInterface>(op)) {
        callers[getCallee(call)].push_back(&top);
      }
    });
  while (!worklist.empty())
    for (Operation *caller : callers.lookup(worklist.pop_back_val()))
      add(caller);
}

bool PeerProgram::meetsIn(Operation *op) {
  auto [found, isNew] = answers.try_emplace(op, false);
  if (isNew)
    found->second =
        op->walk([&](Operation *inner) {
            auto call = dyn_cast<CallOpInterface>(inner);
            return communicates(inner) || isMessage(inner) ||
                           (call && meeting.contains(getCallee(call)))
                       ? WalkResult::interrupt()
                       : WalkResult::advance();
          }).wasInterrupted();
  return found->second;
}

void PeerProgram::findUnchecked(Operation *function) {
  if (!seen.insert(function).second)
    return;
  function->walk([&](Operation *op) {
    if (isMessage(op))
      return addUnchecked(op, "messages between two ranks");
    if (isa<mpi::AllReduceOp, mpi::Barrier>(op) &&
        !op->getOperands().back().getDefiningOp<mpi::CommWorldOp>())
      return addUnchecked(op, "its communicator is not MPI_COMM_WORLD");
    auto call = dyn_cast<CallOpInterface>(op);
    if (!call)
      return;
    Operation *callee = getCallee(call);
    if (callee == symbols.getOp())
      return addUnchecked(op, "a call through a value");
    auto called = dyn_cast_or_null<FunctionOpInterface>(callee);
    if (!called || called.isExternal())
      return addUnchecked(op, "a call of a function that has no body here");
    findUnchecked(callee);
  });
}
