//===- ExpandUpdates.cpp - Optimizer updates as linalg ops ----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// fsdp.update becomes one elementwise linalg.generic in place of the shard and
// its states; what depends on hyper-parameters alone is computed once, in a
// linalg.generic without loops that all updates of a block share.
//
//===----------------------------------------------------------------------===//

#include "ParamUses.h"
#include "StrictOps.h"
#include "fsdp/Transforms/ShardPasses.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_EXPANDUPDATESPASS
#include "fsdp/Transforms/ShardPasses.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {

/// What of an optimizer's region does not depend on the element.
struct HyperPart {
  /// Ops on hyper-parameters and constants, in order.
  SmallVector<Operation *> ops;
  /// Their results that other ops read.
  SmallVector<Value> needed;
  /// Hyper-parameters that other ops read directly.
  SmallVector<Value> direct;
};

/// Expands the updates of one module.
class UpdateExpander {
public:
  void expand(UpdateOp op, OptimizerOp rule);

private:
  /// Tensors that hold the hyper part's values in a block.
  struct Shared {
    Block *block;
    OptimizerOp rule;
    SmallVector<Value> hypers;
    SmallVector<Value> tensors;
  };
  ArrayRef<Value> getHyperTensors(UpdateOp op, OptimizerOp rule,
                                  const HyperPart &part);

  SmallVector<Shared> shared;
};

} // namespace

static bool isConstant(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>();
}

static HyperPart findHyperPart(OptimizerOp rule) {
  Block &body = rule.getBody().front();
  unsigned firstHyper = body.getNumArguments() - rule.getHypers().size();
  llvm::DenseSet<Value> uniform;
  for (BlockArgument arg : body.getArguments().drop_front(firstHyper))
    uniform.insert(arg);
  HyperPart part;
  for (Operation &op : body) {
    bool hyper = !op.hasTrait<OpTrait::IsTerminator>();
    forEachOperand(&op, [&](OpOperand &operand) {
      Operation *def = operand.get().getDefiningOp();
      bool inside = def && op.isAncestor(def);
      hyper &=
          inside || (def && isConstant(def)) || uniform.contains(operand.get());
    });
    if (!hyper || isConstant(&op))
      continue;
    part.ops.push_back(&op);
    uniform.insert(op.result_begin(), op.result_end());
  }
  llvm::SetVector<Value> needed, direct;
  for (Operation &op : body) {
    if (llvm::is_contained(part.ops, &op))
      continue;
    forEachOperand(&op, [&](OpOperand &operand) {
      if (uniform.contains(operand.get()))
        (isa<BlockArgument>(operand.get()) ? direct : needed)
            .insert(operand.get());
    });
  }
  part.needed = needed.takeVector();
  part.direct = direct.takeVector();
  return part;
}

/// Clones into a linalg body what is not mapped yet: the ops, and before them
/// the region's constants.
static SmallVector<Value> cloneBody(OpBuilder &builder, OptimizerOp rule,
                                    IRMapping &mapping,
                                    function_ref<bool(Operation *)> wanted,
                                    ValueRange yielded) {
  for (Operation &op : rule.getBody().front().without_terminator())
    if (isConstant(&op) || wanted(&op))
      builder.clone(op, mapping);
  SmallVector<Value> values;
  for (Value value : yielded)
    values.push_back(mapping.lookup(value));
  return values;
}

ArrayRef<Value> UpdateExpander::getHyperTensors(UpdateOp op, OptimizerOp rule,
                                                const HyperPart &part) {
  for (Shared &known : shared)
    if (known.block == op->getBlock() && known.rule == rule &&
        llvm::equal(known.hypers, op.getHypers()))
      return known.tensors;
  Shared &entry = shared.emplace_back(
      Shared{op->getBlock(), rule, SmallVector<Value>(op.getHypers()), {}});
  if (part.needed.empty())
    return entry.tensors;
  OpBuilder builder(op);
  SmallVector<Value> outputs;
  for (Value value : part.needed)
    outputs.push_back(tensor::EmptyOp::create(
        builder, op.getLoc(), ArrayRef<int64_t>(), value.getType()));
  auto generic =
      createStrictGeneric(builder, op.getLoc(), op.getHypers(), outputs,
                          /*loops=*/0, [&](OpBuilder &nested, ValueRange args) {
                            IRMapping mapping;
                            auto hypers =
                                rule.getBody().front().getArguments().take_back(
                                    rule.getHypers().size());
                            for (auto [hyper, arg] : llvm::zip(hypers, args))
                              mapping.map(hyper, arg);
                            return cloneBody(
                                nested, rule, mapping,
                                [&](Operation *inner) {
                                  return llvm::is_contained(part.ops, inner);
                                },
                                part.needed);
                          });
  llvm::append_range(entry.tensors, generic.getResults());
  return entry.tensors;
}

void UpdateExpander::expand(UpdateOp op, OptimizerOp rule) {
  HyperPart part = findHyperPart(rule);
  Block &body = rule.getBody().front();
  SmallVector<Value> inputs{op.getGrad()};
  llvm::append_range(inputs, getHyperTensors(op, rule, part));
  unsigned firstHyper = body.getNumArguments() - rule.getHypers().size();
  for (Value hyper : part.direct)
    inputs.push_back(
        op.getHypers()[cast<BlockArgument>(hyper).getArgNumber() - firstHyper]);
  SmallVector<Value> outputs{op.getParam()};
  llvm::append_range(outputs, op.getStates());

  OpBuilder builder(op);
  auto generic = createStrictGeneric(
      builder, op.getLoc(), inputs, outputs,
      cast<ShapedType>(op.getParam().getType()).getRank(),
      [&](OpBuilder &nested, ValueRange args) {
        IRMapping mapping;
        mapping.map(body.getArgument(1), args.front());
        ValueRange uniform = args.drop_front().take_front(inputs.size() - 1);
        for (auto [value, arg] : llvm::zip_equal(
                 llvm::concat<Value>(part.needed, part.direct), uniform))
          mapping.map(value, arg);
        ValueRange outs = args.take_back(outputs.size());
        mapping.map(body.getArgument(0), outs.front());
        for (auto [state, arg] :
             llvm::zip(body.getArguments().drop_front(2), outs.drop_front()))
          mapping.map(state, arg);
        return cloneBody(
            nested, rule, mapping,
            [&](Operation *inner) {
              return !llvm::is_contained(part.ops, inner);
            },
            body.getTerminator()->getOperands());
      });
  op.replaceAllUsesWith(generic.getResults());
  op.erase();
}

namespace {
struct ExpandUpdatesPass
    : public fsdp::impl::ExpandUpdatesPassBase<ExpandUpdatesPass> {
  using ExpandUpdatesPassBase::ExpandUpdatesPassBase;

  void runOnOperation() override {
    UpdateExpander expander;
    getOperation().walk([&](UpdateOp op) {
      // The verifier has checked the symbol.
      expander.expand(op,
                      lookupFromTop<OptimizerOp>(op, op.getOptimizerAttr()));
    });
  }
};
} // namespace
