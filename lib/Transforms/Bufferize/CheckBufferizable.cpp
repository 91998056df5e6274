//===- CheckBufferizable.cpp - Name what cannot be bufferized -------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Transforms/Bufferize/Passes.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/MapVector.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_CHECKBUFFERIZABLEPASS
#include "fsdp/Transforms/Bufferize/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

static bool isTensor(Type type) { return isa<TensorType>(type); }

static bool hasTensors(Operation *op) {
  return llvm::any_of(op->getOperandTypes(), isTensor) ||
         llvm::any_of(op->getResultTypes(), isTensor);
}

/// Whether the op has a tensor of a size that is known only at run time.
static bool isDynamic(Operation *op) {
  return llvm::any_of(op->getResultTypes(), [](Type type) {
    return isTensor(type) && !cast<TensorType>(type).hasStaticShape();
  });
}

/// The element of a type that no phase can lower: a float of another format
/// than f64, f32, f16 and bf16, or a complex number; null if there is none.
static Type findUnsupportedElement(TypeRange types) {
  for (Type type : types) {
    Type element = getElementTypeOrSelf(type);
    if (isa<ComplexType>(element) ||
        (isa<FloatType>(element) &&
         !isa<Float64Type, Float32Type, Float16Type, BFloat16Type>(element)))
      return element;
  }
  return {};
}

/// Elements of values are numbers that both processors and devices compute
/// with.
static LogicalResult checkElements(ModuleOp module) {
  WalkResult result = module.walk([](Operation *op) {
    Type element = findUnsupportedElement(op->getResultTypes());
    if (!element)
      element = findUnsupportedElement(op->getOperandTypes());
    if (!element)
      return WalkResult::advance();
    InFlightDiagnostic diag =
        op->emitError()
        << "not supported: '" << op->getName() << "' with elements of "
        << element
        << ", expected f64, f32, f16, bf16, f8E4M3FN, f8E5M2 or "
           "integers";
    diag.attachNote() << "rewrite it in one of these types before phase 4: a "
                         "complex number as two floats, a narrower float as "
                         "what it is rounded to";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

namespace {
struct CheckBufferizablePass
    : public fsdp::impl::CheckBufferizablePassBase<CheckBufferizablePass> {
  void runOnOperation() override;
};
} // namespace

/// "'a.b' (2 times), 'c.d'"; a note for each op follows.
static void report(ModuleOp module, StringRef expected,
                   ArrayRef<Operation *> ops) {
  llvm::MapVector<StringRef, unsigned> counts;
  for (Operation *op : ops)
    ++counts[op->getName().getStringRef()];
  InFlightDiagnostic diag = ops.front()->emitError()
                            << "expected " << expected << ", got ";
  llvm::interleaveComma(counts, diag, [&](auto &entry) {
    diag << "'" << entry.first << "'";
    if (entry.second > 1)
      diag << " (" << entry.second << " times)";
  });
  for (Operation *op : ops.drop_front())
    diag.attachNote(op->getLoc()) << "and '" << op->getName() << "' here";
}

/// Whether values of the type can be passed to a compiled program.
static bool isStorable(Type type) {
  return isa<Float64Type, Float32Type, Float16Type, BFloat16Type>(type) ||
         llvm::any_of(ArrayRef<unsigned>{64, 32, 8, 1}, [&](unsigned width) {
           return type.isSignlessInteger(width);
         });
}

/// The first parameter of the unit that an argument is the shard of, all of
/// which have one type; null for other arguments.
static ParamOp findParam(func::FuncOp entry, unsigned argument) {
  SymbolRefAttr symbol = getArgSymbol(entry, argument, RoleKind::Shard);
  auto unit = symbol ? lookupFromTop<UnitOp>(entry, symbol) : UnitOp();
  SmallVector<ParamOp> params;
  if (unit)
    params = unit.resolveParams();
  return params.empty() ? ParamOp() : params.front();
}

/// What to pass instead of another type.
static std::string describeStorable(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  if (integer && !integer.isSignless() &&
      isStorable(IntegerType::get(type.getContext(), integer.getWidth())))
    return "pass it as 'i" + std::to_string(integer.getWidth()) +
           "': whether a number has a sign is up to the ops that read it";
  return "pass it as one of these, and cast it in the step";
}

/// Entries take and return values that a program can store.
static LogicalResult checkSignature(func::FuncOp entry) {
  auto check = [&](Location loc, StringRef what, unsigned index, Type type) {
    if (!isTensor(type) || isStorable(getElementTypeOrSelf(type)))
      return success();
    InFlightDiagnostic diag =
        emitError(loc) << "not supported: " << what << " " << index << " of '@"
                       << entry.getSymName() << "' with elements of "
                       << getElementTypeOrSelf(type)
                       << ", expected f64, f32, f16, bf16, i64, i32, i8 or i1";
    diag.attachNote() << describeStorable(getElementTypeOrSelf(type));
    return LogicalResult(diag);
  };
  for (BlockArgument argument : entry.getArguments()) {
    ParamOp param = findParam(entry, argument.getArgNumber());
    if (failed(check(param ? param.getLoc() : argument.getLoc(), "argument",
                     argument.getArgNumber(), argument.getType())))
      return failure();
  }
  auto ends = entry.getOps<func::ReturnOp>();
  Location end = ends.empty() ? entry.getLoc() : (*ends.begin()).getLoc();
  for (auto [index, type] : llvm::enumerate(entry.getResultTypes()))
    if (failed(check(end, "result", index, type)))
      return failure();
  return success();
}

void CheckBufferizablePass::runOnOperation() {
  for (auto entry : getOperation().getOps<func::FuncOp>())
    if (entry.isPublic() && !entry.isExternal() &&
        failed(checkSignature(entry)))
      return signalPassFailure();

  if (failed(checkElements(getOperation())))
    return signalPassFailure();

  SmallVector<Operation *> unknown, dynamic;
  getOperation().walk([&](Operation *op) {
    if (isa<func::FuncOp, ModuleOp, BarrierOp>(op) || !hasTensors(op))
      return;
    if (!isa<bufferization::BufferizableOpInterface>(op))
      unknown.push_back(op);
    else if (isDynamic(op))
      dynamic.push_back(op);
  });
  if (!unknown.empty())
    report(getOperation(), "ops that can be bufferized", unknown);
  if (!dynamic.empty())
    report(getOperation(), "tensors of static shape", dynamic);
  if (!unknown.empty() || !dynamic.empty())
    signalPassFailure();
  markAllAnalysesPreserved();
}
