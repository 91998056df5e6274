//===- StepWriter.cpp - A step back into its function ---------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StepWriter.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Rewrites one block.
class StepWriter {
public:
  StepWriter(const ReadStep &read, const StepProgram &program)
      : read(read), program(program), builder(read.block->getTerminator()),
        started(program.collectives.size()) {}

  void run();

private:
  void keepWindows();
  void place(Operation *op);
  void start(unsigned index);
  void wait(unsigned index);
  const CollectivePart &getPart(unsigned collective, unsigned part) const {
    return program.collectives[collective].isGather ? read.windows[part]
                                                    : read.reductions[part];
  }

  const ReadStep &read;
  const StepProgram &program;
  OpBuilder builder;
  std::vector<StartOp> started;
  llvm::SetVector<Operation *> order;
};
} // namespace

/// Appends an op behind what it needs of this block.
void StepWriter::place(Operation *op) {
  if (order.contains(op))
    return;
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (def && def != op && def->getBlock() == read.block)
        place(def);
    }
  });
  order.insert(op);
}

/// Lets kept windows use the buffer of the window before.
void StepWriter::keepWindows() {
  std::vector<Value> buffers;
  for (auto [i, window] : llvm::enumerate(read.step.windows)) {
    Value buffer = read.windows[i].getDest();
    if (window.options[program.options[i]].kind == WindowOption::Keep) {
      Value kept = buffers[window.previous];
      buffer.replaceUsesWithIf(kept, [](OpOperand &use) {
        return !isa<StartOp, WaitOp>(use.getOwner());
      });
      buffer = kept;
    }
    buffers.push_back(buffer);
  }
}

/// Starts a collective.
void StepWriter::start(unsigned index) {
  SmallVector<Attribute> units;
  SmallVector<Value> sources, dests;
  SmallVector<Location> locations;
  for (unsigned number : program.collectives[index].parts) {
    const CollectivePart &part = getPart(index, number);
    StartOp old = part.start;
    if (part.index < old.getUnits().size())
      units.push_back(old.getUnits()[part.index]);
    sources.push_back(part.getSource());
    dests.push_back(part.getDest());
    locations.push_back(old.getLoc());
  }
  StartOp old = getPart(index, program.collectives[index].parts.front()).start;
  auto start = StartOp::create(
      builder, builder.getFusedLoc(locations), old.getTicket().getType(),
      old.getKindAttr(), old.getChannelAttr(), builder.getArrayAttr(units),
      old.getValueNameAttr(), old.getReduceAttr(), old.getChunksAttr(),
      old.getLaneAttr(), sources, dests);
  started[index] = start;
  place(start);
}

void StepWriter::wait(unsigned index) {
  WaitOp old = getPart(index, program.collectives[index].parts.front()).wait;
  StartOp start = started[index];
  place(WaitOp::create(builder, start.getLoc(), start.getTicket(),
                       old.getLaneAttr(), start.getSources(),
                       start.getDests()));
}

void StepWriter::run() {
  keepWindows();
  for (const Instruction &instruction : program.instructions) {
    if (instruction.kind == Instruction::Start)
      start(instruction.index);
    else if (instruction.kind == Instruction::Wait)
      wait(instruction.index);
    else
      place(read.segments[instruction.index]);
  }
  Operation *terminator = read.block->getTerminator();
  place(terminator);
  SmallVector<Operation *> old;
  for (const auto *parts : {&read.windows, &read.reductions})
    for (const CollectivePart &part : *parts)
      if (part.index == 0)
        old.append({part.wait, part.start});
  for (Operation *op : old)
    op->erase();
  for (Operation *op : order)
    if (op != terminator)
      op->moveBefore(terminator);
  // Buffers of windows that are kept are of no use.
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(*read.block)))
    if (!order.contains(&op) && isOpTriviallyDead(&op))
      op.erase();
}

void mlir::fsdp::writeStep(const ReadStep &read, const StepProgram &program) {
  StepWriter(read, program).run();
}
