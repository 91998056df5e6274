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

#include "fsdp/Transforms/Optimizer/Passes.h"
#include "fsdp/Utils/ParamUses.h"
#include "fsdp/Utils/StrictOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SmallBitVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_EXPANDUPDATESPASS
#include "fsdp/Transforms/Optimizer/Passes.h.inc"
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
                                  const HyperPart &part, ValueRange hypers);
  /// By value that the elements read: one tensor for all groups, or one each.
  SmallVector<SmallVector<Value>> getUniform(UpdateOp op, OptimizerOp rule,
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
                                                const HyperPart &part,
                                                ValueRange hypers) {
  for (Shared &known : shared)
    if (known.block == op->getBlock() && known.rule == rule &&
        llvm::equal(known.hypers, hypers))
      return known.tensors;
  Shared &entry = shared.emplace_back(
      Shared{op->getBlock(), rule, SmallVector<Value>(hypers), {}});
  if (part.needed.empty())
    return entry.tensors;
  OpBuilder builder(op);
  SmallVector<Value> outputs;
  for (Value value : part.needed)
    outputs.push_back(tensor::EmptyOp::create(
        builder, op.getLoc(), ArrayRef<int64_t>(), value.getType()));
  auto generic =
      createStrictGeneric(builder, op.getLoc(), hypers, outputs,
                          /*loops=*/0, [&](OpBuilder &nested, ValueRange args) {
                            IRMapping mapping;
                            auto names =
                                rule.getBody().front().getArguments().take_back(
                                    rule.getHypers().size());
                            for (auto [hyper, arg] : llvm::zip(names, args))
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

/// Numbers of the hyper-parameters that a value of the region depends on.
static llvm::SmallBitVector findHypers(OptimizerOp rule, Value value) {
  Block &body = rule.getBody().front();
  unsigned count = rule.getHypers().size();
  unsigned first = body.getNumArguments() - count;
  llvm::SmallBitVector hypers(count);
  llvm::SetVector<Value> reached;
  reached.insert(value);
  for (size_t next = 0; next < reached.size(); ++next) {
    Value current = reached[next];
    if (auto arg = dyn_cast<BlockArgument>(current)) {
      if (arg.getOwner() == &body && arg.getArgNumber() >= first)
        hypers.set(arg.getArgNumber() - first);
      continue;
    }
    forEachOperand(current.getDefiningOp(),
                   [&](OpOperand &operand) { reached.insert(operand.get()); });
  }
  return hypers;
}

SmallVector<SmallVector<Value>>
UpdateExpander::getUniform(UpdateOp op, OptimizerOp rule,
                           const HyperPart &part) {
  Block &body = rule.getBody().front();
  size_t count = rule.getHypers().size();
  size_t first = body.getNumArguments() - count;
  size_t groups = count ? op.getHypers().size() / count : 1;
  SmallVector<SmallVector<Value>> uniform(part.needed.size() +
                                          part.direct.size());
  for (size_t group = 0; group < groups; ++group) {
    ValueRange hypers = op.getHypers().slice(group * count, count);
    SmallVector<Value> values(getHyperTensors(op, rule, part, hypers));
    for (Value value : part.direct)
      values.push_back(
          hypers[cast<BlockArgument>(value).getArgNumber() - first]);
    for (auto [list, value] : llvm::zip_equal(uniform, values))
      list.push_back(value);
  }
  for (auto [list, value] : llvm::zip_equal(
           uniform, llvm::concat<const Value>(part.needed, part.direct))) {
    auto read = findHypers(rule, value).set_bits();
    bool isCommon = llvm::all_of(llvm::seq<size_t>(1, groups), [&](size_t i) {
      return llvm::all_of(read, [&](unsigned hyper) {
        return op.getHypers()[i * count + hyper] == op.getHypers()[hyper];
      });
    });
    if (isCommon)
      list.truncate(1);
  }
  return uniform;
}

/// The value of an element's group.
static Value selectGroup(OpBuilder &builder, Location loc, Value group,
                         ValueRange values) {
  Value result = values.front();
  for (auto [index, value] : llvm::enumerate(values.drop_front())) {
    Value number = arith::ConstantOp::create(
        builder, loc, builder.getI8IntegerAttr(static_cast<int8_t>(index + 1)));
    Value isHere = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                         group, number);
    result = arith::SelectOp::create(builder, loc, isHere, value, result);
  }
  return result;
}

void UpdateExpander::expand(UpdateOp op, OptimizerOp rule) {
  HyperPart part = findHyperPart(rule);
  Block &body = rule.getBody().front();
  SmallVector<SmallVector<Value>> uniform = getUniform(op, rule, part);
  SmallVector<Value> inputs{op.getGrad()};
  if (op.getGroups())
    inputs.push_back(op.getGroups());
  for (ArrayRef<Value> list : uniform)
    llvm::append_range(inputs, list);
  SmallVector<Value> outputs{op.getParam()};
  llvm::append_range(outputs, op.getStates());

  OpBuilder builder(op);
  Location loc = op.getLoc();
  auto build = [&](OpBuilder &nested, ValueRange args) {
    IRMapping mapping;
    mapping.map(body.getArgument(1), args.front());
    args = args.drop_front();
    Value group;
    if (op.getGroups()) {
      group = args.front();
      args = args.drop_front();
    }
    for (auto [value, list] : llvm::zip_equal(
             llvm::concat<Value>(part.needed, part.direct), uniform)) {
      mapping.map(
          value, selectGroup(nested, loc, group, args.take_front(list.size())));
      args = args.drop_front(list.size());
    }
    mapping.map(body.getArgument(0), args.front());
    for (auto [state, arg] :
         llvm::zip(body.getArguments().drop_front(2), args.drop_front()))
      mapping.map(state, arg);
    return cloneBody(
        nested, rule, mapping,
        [&](Operation *inner) { return !llvm::is_contained(part.ops, inner); },
        body.getTerminator()->getOperands());
  };
  auto generic = createStrictGeneric(
      builder, loc, inputs, outputs,
      cast<ShapedType>(op.getParam().getType()).getRank(), build);
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
