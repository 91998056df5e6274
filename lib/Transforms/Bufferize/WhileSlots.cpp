//===- WhileSlots.cpp - One place for each tensor of a scf.while ----------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WhileSlots.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

/// Whether each tensor has one of its type at its position of the other list.
static bool haveSamePlaces(TypeRange types, TypeRange others) {
  for (auto [index, type] : llvm::enumerate(types))
    if (isa<TensorType>(type) &&
        (index >= others.size() || others[index] != type))
      return false;
  return true;
}

namespace {
/// A tensor of the loop: its numbers among what the first and what the second
/// region takes, either of them -1 if that region does not take it.
struct Slot {
  int before, after;
  Type type;
};

/// Rewrites one loop.
class WhileAligner {
public:
  WhileAligner(RewriterBase &rewriter, scf::WhileOp loop)
      : rewriter(rewriter), loop(loop) {
    findSlots();
  }

  void run();

private:
  void findSlots();
  int findPartner(Value passed, ArrayRef<bool> taken);
  SmallVector<Value> arrange(ValueRange values, int Slot::*number,
                             function_ref<Value(unsigned)> getOther);
  void moveBody(Region &from, Region &to, int Slot::*number);

  RewriterBase &rewriter;
  scf::WhileOp loop;
  SmallVector<Slot> slots;
};
} // namespace

/// The argument of the first region in whose memory a value can go to the
/// second one: itself, else one of its type that does not go there; -1 if there
/// is none.
int WhileAligner::findPartner(Value passed, ArrayRef<bool> taken) {
  Block::BlockArgListType args = loop.getBeforeArguments();
  if (llvm::is_contained(args, passed) &&
      !taken[cast<BlockArgument>(passed).getArgNumber()])
    return cast<BlockArgument>(passed).getArgNumber();
  for (BlockArgument arg : args)
    if (arg.getType() == passed.getType() && !taken[arg.getArgNumber()] &&
        !llvm::is_contained(loop.getConditionOp().getArgs(), arg))
      return arg.getArgNumber();
  return -1;
}

void WhileAligner::findSlots() {
  SmallVector<bool> taken(loop.getInits().size(), false);
  for (auto [index, passed] :
       llvm::enumerate(loop.getConditionOp().getArgs())) {
    if (!isa<TensorType>(passed.getType()))
      continue;
    int before = findPartner(passed, taken);
    if (before >= 0)
      taken[before] = true;
    slots.push_back({before, static_cast<int>(index), passed.getType()});
  }
  for (auto [index, init] : llvm::enumerate(loop.getInits()))
    if (isa<TensorType>(init.getType()) && !taken[index])
      slots.push_back({static_cast<int>(index), -1, init.getType()});
}

/// The values of the slots, those of others given by `getOther`, and behind
/// them all values that are no tensors.
SmallVector<Value>
WhileAligner::arrange(ValueRange values, int Slot::*number,
                      function_ref<Value(unsigned)> getOther) {
  SmallVector<Value> arranged;
  for (auto [index, slot] : llvm::enumerate(slots))
    arranged.push_back(slot.*number >= 0 ? values[slot.*number]
                                         : getOther(index));
  llvm::copy_if(values, std::back_inserter(arranged),
                [](Value value) { return !isa<TensorType>(value.getType()); });
  return arranged;
}

/// Moves a region's ops to the new loop; `number` says which of the region's
/// arguments a slot is.
void WhileAligner::moveBody(Region &from, Region &to, int Slot::*number) {
  SmallVector<Value> replacements(from.getNumArguments());
  unsigned next = slots.size();
  for (auto [index, slot] : llvm::enumerate(slots))
    if (slot.*number >= 0)
      replacements[slot.*number] = to.getArgument(index);
  for (auto [index, arg] : llvm::enumerate(from.getArguments()))
    if (!isa<TensorType>(arg.getType()))
      replacements[index] = to.getArgument(next++);
  rewriter.mergeBlocks(&from.front(), &to.front(), replacements);
}

void WhileAligner::run() {
  rewriter.setInsertionPoint(loop);
  SmallVector<Value> inits =
      arrange(loop.getInits(), &Slot::before, [&](unsigned slot) -> Value {
        auto type = cast<RankedTensorType>(slots[slot].type);
        return tensor::EmptyOp::create(rewriter, loop.getLoc(), type,
                                       ValueRange());
      });
  SmallVector<Type> results;
  for (const Slot &slot : slots)
    results.push_back(slot.type);
  llvm::copy_if(loop.getResultTypes(), std::back_inserter(results),
                [](Type type) { return !isa<TensorType>(type); });
  auto aligned =
      scf::WhileOp::create(rewriter, loop.getLoc(), results, inits,
                           /*beforeBuilder=*/nullptr, /*afterBuilder=*/nullptr);
  aligned->setDiscardableAttrs(loop->getDiscardableAttrDictionary());

  scf::ConditionOp condition = loop.getConditionOp();
  scf::YieldOp yield = loop.getYieldOp();
  moveBody(loop.getBefore(), aligned.getBefore(), &Slot::before);
  moveBody(loop.getAfter(), aligned.getAfter(), &Slot::after);
  condition.getArgsMutable().assign(
      arrange(condition.getArgs(), &Slot::after, [&](unsigned slot) -> Value {
        return aligned.getBeforeArguments()[slot];
      }));
  yield.getResultsMutable().assign(
      arrange(yield.getResults(), &Slot::before, [&](unsigned slot) -> Value {
        return aligned.getAfterArguments()[slot];
      }));

  unsigned next = slots.size();
  for (const auto &[index, slot] : llvm::enumerate(slots))
    if (slot.after >= 0)
      loop.getResult(slot.after).replaceAllUsesWith(aligned.getResult(index));
  for (OpResult result : loop.getResults())
    if (!isa<TensorType>(result.getType()))
      result.replaceAllUsesWith(aligned.getResult(next++));
  rewriter.eraseOp(loop);
}

void fsdp::alignWhile(RewriterBase &rewriter, scf::WhileOp loop) {
  TypeRange before = loop.getInits().getTypes(), after = loop.getResultTypes();
  if (!haveSamePlaces(before, after) || !haveSamePlaces(after, before))
    WhileAligner(rewriter, loop).run();
}
