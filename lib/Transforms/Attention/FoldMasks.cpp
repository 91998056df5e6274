//===- FoldMasks.cpp - Masks of attention as words ------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 4, behind the recognition of attention: masks that say what `causal`
// and `window` say are gone, so that no tensor of them is made and what has no
// weight is not computed.
//
//===----------------------------------------------------------------------===//

#include "MaskPlaces.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Attention/Passes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_FOLDMASKSPASS
#include "fsdp/Transforms/Attention/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

namespace {
/// Folds the masks of one function, each of which many attentions may have.
class Folder {
public:
  explicit Folder(MLIRContext *context) : context(context) {}

  /// Whether there was one.
  template <typename OpT>
  bool fold(OpT op) {
    AttentionExtras extras = readAttentionExtras(op.getExtras());
    if (!extras.mask || op.getCausal() || op.getWindow())
      return false;
    auto getExtent = [](Value tensor) {
      return cast<RankedTensorType>(tensor.getType()).getDimSize(2);
    };
    std::optional<MaskWords> found =
        read(extras.mask, getExtent(op.getQuery()), getExtent(op.getKey()));
    if (!found)
      return false;
    extras.mask = Value();
    op.getExtrasMutable().assign(listAttentionExtras(extras));
    op.setCausal(found->isCausal);
    if (found->window)
      op.setWindow(static_cast<uint64_t>(*found->window));
    return true;
  }

private:
  std::optional<MaskWords> read(Value mask, int64_t rows, int64_t columns) {
    auto [entry, isNew] = words.try_emplace({mask, rows, columns});
    if (!isNew)
      return entry->second;
    auto &reader = places[{rows, columns}];
    if (!reader)
      reader = std::make_unique<MaskPlaces>(context, rows, columns);
    if (std::optional<llvm::BitVector> kept = reader->readKept(mask))
      entry->second = findMaskWords(*kept, rows, columns);
    return entry->second;
  }

  MLIRContext *context;
  /// By mask, rows and columns; and what reads masks of these.
  DenseMap<std::tuple<Value, int64_t, int64_t>, std::optional<MaskWords>> words;
  DenseMap<std::pair<int64_t, int64_t>, std::unique_ptr<MaskPlaces>> places;
};

struct FoldMasks : fsdp::impl::FoldMasksPassBase<FoldMasks> {
  using FoldMasksPassBase::FoldMasksPassBase;

  void runOnOperation() override {
    Folder folder(&getContext());
    getOperation().walk([&](Operation *op) {
      bool isFolded = false;
      if (auto attention = dyn_cast<AttentionOp>(op))
        isFolded = folder.fold(attention);
      else if (auto gradient = dyn_cast<AttentionGradOp>(op))
        isFolded = folder.fold(gradient);
      if (isFolded)
        ++numFolded;
    });
  }
};
} // namespace
