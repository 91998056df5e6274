//===- CountKernels.cpp - What entries launch -----------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Phase 6 for devices, while kernels are loops and products are ops. Reads all,
// changes nothing but an attribute of the module.
//
//===----------------------------------------------------------------------===//

#include "KernelCounts.h"
#include "fsdp/Conversion/KernelsToGPU/Passes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/Bytes.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include <map>

namespace mlir::fsdp {
#define GEN_PASS_DEF_COUNTKERNELSPASS
#include "fsdp/Conversion/KernelsToGPU/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;
namespace json = llvm::json;

namespace {
/// Work of a library that is alike, by its text, and how often it is done.
using LibraryWork = std::map<std::string, std::pair<json::Object, int64_t>>;

/// Counts the launches, products and attentions of one entry, also in functions
/// that it calls and, as often as they run, in loops.
class EntryCounter {
public:
  explicit EntryCounter(SymbolTableCollection &symbols) : symbols(symbols) {}

  void count(Region &region, int64_t times);
  json::Object describe(StringRef name);
  bool isEmpty() const {
    return launches.empty() && products.empty() && attentions.empty();
  }

private:
  void countProduct(MatmulOp product, int64_t times);
  void countAttention(Operation *attention, int64_t times);

  SymbolTableCollection &symbols;
  llvm::MapVector<Operation *, int64_t> launches;
  LibraryWork products, attentions;
  llvm::SmallPtrSet<Operation *, 4> active;
};
} // namespace

static void add(LibraryWork &all, json::Object described, int64_t times) {
  std::string key = llvm::formatv("{0}", json::Value(json::Object(described)));
  auto &[object, sum] = all[key];
  object = std::move(described);
  sum += times;
}

static json::Array describeAll(LibraryWork &all) {
  json::Array described;
  for (auto &[key, work] : all) {
    work.first["launches"] = work.second;
    described.push_back(std::move(work.first));
  }
  return described;
}

static std::string getTypeName(Value memref) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << cast<MemRefType>(memref.getType()).getElementType();
  return text;
}

void EntryCounter::countProduct(MatmulOp product, int64_t times) {
  ArrayRef<int64_t> sizes = product.getSizes(), batch = product.getBatch();
  double count = static_cast<double>(batch[0] * batch[1]);
  double m = static_cast<double>(sizes[0]), n = static_cast<double>(sizes[1]),
         k = static_cast<double>(sizes[2]);
  auto width = [](Value memref) {
    return cast<MemRefType>(memref.getType()).getElementTypeBitWidth() / 8.0;
  };
  double writes = product.getAccumulate() ? 2 : 1;
  double bias = product.getBias() ? n * width(product.getC()) : 0;
  json::Object described{
      {"m", sizes[0]},
      {"n", sizes[1]},
      {"k", sizes[2]},
      {"batch", batch[0] * batch[1]},
      {"factors", getTypeName(product.getA())},
      {"result", getTypeName(product.getC())},
      {"flops", 2 * count * m * n * k},
      {"bytes",
       count * (m * k * width(product.getA()) + k * n * width(product.getB()) +
                writes * m * n * width(product.getC())) +
           bias}};
  add(products, std::move(described), times);
}

/// Two products of rows of scores forward, five for the gradients.
void EntryCounter::countAttention(Operation *attention, int64_t times) {
  FlashExtents extents = getFlashExtents(attention);
  bool isGradient = isa<LibraryAttentionGradOp>(attention);
  bool isCausal = attention->hasAttr("causal");
  double scores = static_cast<double>(extents.batch * extents.heads) *
                  static_cast<double>(extents.rows) *
                  static_cast<double>(extents.columns) / (isCausal ? 2 : 1);
  auto depth = static_cast<double>(extents.depth),
       valueDepth = static_cast<double>(extents.valueDepth);
  double flops = 2 * scores *
                 (isGradient ? 3 * depth + 2 * valueDepth : depth + valueDepth);
  add(attentions,
      json::Object{
          {"batch", extents.batch},
          {"heads", extents.heads},
          {"key_heads", extents.keyHeads},
          {"rows", extents.rows},
          {"columns", extents.columns},
          {"depth", extents.depth},
          {"value_depth", extents.valueDepth},
          {"factors", getTypeName(attention->getOperand(0))},
          {"causal", isCausal},
          {"gradient", isGradient},
          {"flops", flops},
          {"bytes", double(getStaticBytes(attention->getOperandTypes()))}},
      times);
}

void EntryCounter::count(Region &region, int64_t times) {
  for (Operation &op : region.getOps()) {
    if (auto launch = dyn_cast<gpu::LaunchFuncOp>(op)) {
      if (Operation *kernel =
              symbols.lookupNearestSymbolFrom(launch, launch.getKernelAttr()))
        launches[kernel] += times;
      continue;
    }
    if (auto product = dyn_cast<MatmulOp>(op)) {
      countProduct(product, times);
      continue;
    }
    if (isLibraryAttention(&op)) {
      countAttention(&op, times);
      continue;
    }
    if (auto call = dyn_cast<func::CallOp>(op)) {
      auto callee = symbols.lookupNearestSymbolFrom<func::FuncOp>(
          call, call.getCalleeAttr());
      // A function that is reached from itself counts once.
      if (callee && active.insert(callee).second) {
        count(callee.getBody(), times);
        active.erase(callee);
      }
      continue;
    }
    int64_t trips = 1;
    if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
      if (std::optional<APInt> known = loop.getStaticTripCount())
        trips = known->getSExtValue();
    for (Region &inner : op.getRegions())
      count(inner, times * trips);
  }
}

json::Object EntryCounter::describe(StringRef name) {
  json::Array kernels;
  for (auto [op, times] : launches) {
    auto kernel = cast<gpu::GPUFuncOp>(op);
    KernelCounts work = countKernel(kernel);
    json::Object described{
        {"name", kernel.getName()}, {"launches", times},
        {"bytes", work.bytes},      {"blocks", work.blocks},
        {"threads", work.threads},  {"instructions", work.instructions},
        {"repeats", work.repeats},  {"waits", work.waits}};
    if (work.flops > 0)
      described["flops"] = work.flops;
    kernels.push_back(std::move(described));
  }
  return json::Object{{"entry", name},
                      {"kernels", std::move(kernels)},
                      {"products", describeAll(products)},
                      {"attentions", describeAll(attentions)}};
}

namespace {
struct CountKernels : fsdp::impl::CountKernelsPassBase<CountKernels> {
  void runOnOperation() override {
    SymbolTableCollection symbols;
    json::Array entries;
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (function.isPrivate() || function.isDeclaration())
        continue;
      EntryCounter counter(symbols);
      counter.count(function.getBody(), 1);
      if (!counter.isEmpty())
        entries.push_back(counter.describe(function.getName()));
    }
    getOperation()->setAttr(
        attr::kKernels,
        StringAttr::get(&getContext(),
                        llvm::formatv("{0}", json::Value(std::move(entries)))));
  }
};
} // namespace
