//===- KernelsToGpu.cpp - Kernels become functions of a device ------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AddressAlignment.h"
#include "GPUKernel.h"
#include "IndexWidth.h"
#include "fsdp/Buffers/KernelScopes.h"
#include "fsdp/Conversion/KernelsToGPU/Passes.h"
#include "fsdp/Dialect/FSDP/IR/FSDP.h"
#include "fsdp/Utils/Fills.h"
#include "fsdp/Utils/RuntimeLayout.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/Support/MathExtras.h"

namespace mlir::fsdp {
#define GEN_PASS_DEF_KERNELSTOGPUPASS
#include "fsdp/Conversion/KernelsToGPU/Passes.h.inc"
} // namespace mlir::fsdp

using namespace mlir;
using namespace mlir::fsdp;

/// More iterations on one thread get a warning.
static constexpr uint64_t kManyIterations = 65536;

//===----------------------------------------------------------------------===//
// One kernel
//===----------------------------------------------------------------------===//

/// The op that computes; a kernel has one, and fills before it.
static Operation *findWork(gpu::GPUFuncOp kernel) {
  for (Operation &op : llvm::reverse(kernel.getBody().front()))
    if (isa<linalg::LinalgOp>(op) || isFlashOp(&op) || op.getNumRegions() > 0)
      return &op;
  return nullptr;
}

/// Fills of what an op adds to; says in an attribute of the op what they are.
/// Nothing if other work stands before it.
static std::optional<SmallVector<Operation *>> readFills(Operation *work) {
  Builder builder(work->getContext());
  // The name is no word of the input.
  work->removeAttr(kBegins);
  auto sum = dyn_cast<linalg::GenericOp>(work);
  SmallVector<Operation *> fills;
  SmallVector<Attribute> begins(sum ? sum.getNumDpsInits() : 0,
                                builder.getUnitAttr());
  for (Operation *op = work->getPrevNode(); op; op = op->getPrevNode()) {
    if (!isa<linalg::LinalgOp>(op))
      continue;
    Value value = getFillValue(op);
    TypedAttr constant;
    if (!sum || !value || !matchPattern(value, m_Constant(&constant)) ||
        !llvm::is_contained(sum.getDpsInits(), getFilledDest(op)))
      return std::nullopt;
    // The nearest one counts.
    for (auto [begin, output] : llvm::zip_equal(begins, sum.getDpsInits()))
      if (output == getFilledDest(op) && isa<UnitAttr>(begin))
        begin = constant;
    fills.push_back(op);
  }
  if (!fills.empty())
    work->setAttr(kBegins, builder.getArrayAttr(begins));
  return fills;
}

/// Iterations of an op's own loops, as far as they are known; none for ops that
/// are no loops.
static std::optional<uint64_t> countOwnIterations(Operation *op) {
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    std::optional<APInt> trips = loop.getStaticTripCount();
    return trips ? trips->getLimitedValue() : 1;
  }
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured)
    return std::nullopt;
  uint64_t count = 1;
  for (int64_t range : structured.getStaticLoopRanges())
    if (!ShapedType::isDynamic(range))
      count = llvm::SaturatingMultiply(count, static_cast<uint64_t>(range));
  return count;
}

/// Iterations of the innermost loops in an op, which may be one.
static uint64_t countIterations(Operation *work) {
  uint64_t inner = 0;
  for (Region &region : work->getRegions())
    for (Operation &op : region.getOps())
      inner = llvm::SaturatingAdd(inner, countIterations(&op));
  std::optional<uint64_t> own = countOwnIterations(work);
  return own ? llvm::SaturatingMultiply(*own, std::max<uint64_t>(inner, 1))
             : inner;
}

/// Replaces the work by that of one thread; nothing if one thread does it all.
static FailureOr<std::optional<LaunchShape>> spread(gpu::GPUFuncOp kernel,
                                                    Operation *work) {
  if (auto scope = dyn_cast<memref::AllocaScopeOp>(work)) {
    FailureOr<LaunchShape> shape = spreadRows(kernel, scope);
    if (failed(shape))
      return failure();
    return std::optional(*shape);
  }
  if (auto loop = dyn_cast<scf::ForOp>(work))
    return spreadScatter(kernel, loop);
  if (isFlashOp(work))
    return std::optional(spreadAttention(kernel, work));
  auto op = dyn_cast<linalg::LinalgOp>(work);
  if (!op)
    return std::optional<LaunchShape>();
  auto generic = dyn_cast<linalg::GenericOp>(work);
  if (!generic) {
    IRRewriter rewriter(work->getContext());
    rewriter.setInsertionPoint(work);
    FailureOr<linalg::GenericOp> made = linalg::generalizeNamedOp(rewriter, op);
    if (failed(made))
      return std::optional<LaunchShape>();
    generic = *made;
  }
  if (std::optional<LaunchShape> shape = spreadReduction(kernel, generic))
    return shape;
  if (std::optional<LaunchShape> shape = spreadTranspose(kernel, generic))
    return shape;
  return spreadElements(generic);
}

/// Whether a kernel only reads an argument, or views of it.
static bool isOnlyRead(Value memory) {
  return llvm::all_of(memory.getUses(), [](OpOperand &use) {
    Operation *user = use.getOwner();
    if (isa<ViewLikeOpInterface>(user))
      return llvm::all_of(user->getResults(), isOnlyRead);
    if (auto op = dyn_cast<DestinationStyleOpInterface>(user))
      return op.isDpsInput(&use);
    return isa<memref::LoadOp>(user);
  });
}

/// Tells code generators how far the memory of each argument reaches, what its
/// address is a multiple of and whether it is only read.
static void describeArguments(gpu::GPUFuncOp kernel, func::FuncOp function,
                              AddressAlignment &alignments) {
  Builder builder(kernel.getContext());
  for (BlockArgument argument : function.getArguments()) {
    std::optional<int64_t> last = getLastElement(argument.getType());
    if (!last)
      continue;
    auto type = cast<MemRefType>(argument.getType());
    if (!type.getElementType().isIntOrFloat())
      continue;
    unsigned number = argument.getArgNumber();
    if (isOnlyRead(argument))
      kernel.setArgAttr(number, LLVM::LLVMDialect::getReadonlyAttrName(),
                        builder.getUnitAttr());
    int64_t size = llvm::divideCeil(type.getElementTypeBitWidth(), 8);
    // No access is wider.
    int64_t alignment = std::min<int64_t>(alignments.get(argument), 16);
    if (alignment > size)
      kernel.setArgAttr(number, LLVM::LLVMDialect::getAlignAttrName(),
                        builder.getI64IntegerAttr(alignment));
    int64_t bytes = (*last + 1) * size;
    if (type.getNumElements() > 0 && bytes > 0)
      kernel.setArgAttr(number, LLVM::LLVMDialect::getDereferenceableAttrName(),
                        builder.getI64IntegerAttr(bytes));
  }
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

namespace {
struct KernelsToGPU : fsdp::impl::KernelsToGPUPassBase<KernelsToGPU> {
  using KernelsToGPUPassBase::KernelsToGPUPassBase;
  void runOnOperation() override;

private:
  gpu::GPUFuncOp create(func::FuncOp function);
  FailureOr<gpu::GPUFuncOp> clone(func::FuncOp function, Operation *part);
  FailureOr<LaunchShape> spreadWork(gpu::GPUFuncOp kernel);
  FailureOr<gpu::GPUFuncOp> convert(func::FuncOp function, Operation *part);
  FailureOr<SmallVector<gpu::GPUFuncOp>> convertJoined(func::FuncOp function,
                                                       Operation *joined);
  void createDevice(ArrayRef<func::FuncOp> functions);
  LogicalResult copyGlobals(gpu::GPUFuncOp kernel);
  void setShape(gpu::GPUFuncOp kernel, LaunchShape shape);
  void replaceCalls(func::FuncOp function, ArrayRef<gpu::GPUFuncOp> kernels);

  gpu::GPUModuleOp device;
  std::optional<AddressAlignment> alignments;
  DenseMap<Operation *, LaunchShape> shapes;
};
} // namespace

/// The module of kernels. Indices of 32 bits take half the registers and time.
void KernelsToGPU::createDevice(ArrayRef<func::FuncOp> functions) {
  OpBuilder builder = OpBuilder::atBlockEnd(getOperation().getBody());
  device = gpu::GPUModuleOp::create(builder, getOperation().getLoc(),
                                    "fsdp_kernels");
  bool isNarrow = !wideIndices && llvm::all_of(functions, isNarrowKernel);
  auto entry = DataLayoutEntryAttr::get(
      builder.getIndexType(), builder.getI64IntegerAttr(isNarrow ? 32 : 64));
  device->setAttr(DLTIDialect::kDataLayoutAttrName,
                  DataLayoutSpecAttr::get(&getContext(), {entry}));
}

/// Constants that a kernel reads become the device's own.
LogicalResult KernelsToGPU::copyGlobals(gpu::GPUFuncOp kernel) {
  SymbolTable symbols(getOperation());
  WalkResult result = kernel.walk([&](memref::GetGlobalOp get) {
    if (SymbolTable::lookupSymbolIn(device, get.getNameAttr()))
      return WalkResult::advance();
    auto global = symbols.lookup<memref::GlobalOp>(get.getName());
    if (!global || !global.getConstant()) {
      get.emitOpError() << "expected a constant, got '" << get.getName()
                        << "', which devices don't share";
      return WalkResult::interrupt();
    }
    OpBuilder::atBlockBegin(device.getBody()).clone(*global.getOperation());
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

void KernelsToGPU::setShape(gpu::GPUFuncOp kernel, LaunchShape shape) {
  Builder builder(&getContext());
  kernel.setKnownBlockSizeAttr(
      builder.getDenseI32ArrayAttr({int32_t(shape.threads), 1, 1}));
  kernel.setKnownGridSizeAttr(
      builder.getDenseI32ArrayAttr({int32_t(shape.blocks), 1, 1}));
  shapes[kernel] = shape;
}

/// A kernel with the arguments of a function and without code.
gpu::GPUFuncOp KernelsToGPU::create(func::FuncOp function) {
  OpBuilder builder = OpBuilder::atBlockEnd(device.getBody());
  auto kernel =
      gpu::GPUFuncOp::create(builder, function.getLoc(), function.getSymName(),
                             function.getFunctionType());
  kernel->setAttr(gpu::GPUDialect::getKernelFuncAttrName(),
                  builder.getUnitAttr());
  if (function->hasAttr(attr::kStrict))
    kernel->setAttr(attr::kStrict, builder.getUnitAttr());
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (DictionaryAttr attributes = function.getArgAttrDict(i))
      kernel.setArgAttrs(i, attributes);
  describeArguments(kernel, function, *alignments);
  return kernel;
}

/// Makes a kernel of a function, or of a part of its joined work; what it does
/// is that of one thread.
FailureOr<gpu::GPUFuncOp> KernelsToGPU::clone(func::FuncOp function,
                                              Operation *part) {
  gpu::GPUFuncOp kernel = create(function);
  OpBuilder builder = OpBuilder::atBlockEnd(&kernel.getBody().front());
  IRMapping mapping;
  mapping.map(function.getArguments(), kernel.getArguments());
  for (Operation &op : function.front().without_terminator()) {
    if (!part || !isJoined(&op))
      builder.clone(op, mapping);
    else if (part->hasAttr(attr::kRows))
      builder.clone(*part, mapping);
    else
      for (Operation &inner : part->getRegion(0).front().without_terminator())
        builder.clone(inner, mapping);
  }
  gpu::ReturnOp::create(builder, function.getLoc());
  if (failed(copyGlobals(kernel)))
    return failure();
  return kernel;
}

/// Spreads the work of a kernel over threads.
FailureOr<LaunchShape> KernelsToGPU::spreadWork(gpu::GPUFuncOp kernel) {
  Operation *work = findWork(kernel);
  uint64_t iterations = work ? countIterations(work) : 0;
  std::optional<LaunchShape> shape = LaunchShape();
  std::optional<SmallVector<Operation *>> fills;
  if (work)
    fills = readFills(work);
  if (work && !fills)
    shape = std::nullopt;
  if (fills) {
    FailureOr<std::optional<LaunchShape>> made = spread(kernel, work);
    if (failed(made))
      return failure();
    shape = *made;
    // One thread for all executes them.
    if (shape)
      for (Operation *fill : *fills)
        fill->erase();
    else
      work->removeAttr(kBegins);
  }
  if (!shape && iterations > kManyIterations) {
    InFlightDiagnostic diag = emitWarning(kernel.getLoc())
                              << "one thread of the device executes the "
                              << iterations << " iterations of this loop";
    diag.attachNote() << "loops that are neither elementwise, a reduction nor "
                         "a scatter of rows are slow on devices";
  }
  // Outputs that are not read, say: what is counted is what is executed.
  IRRewriter rewriter(&getContext());
  (void)runRegionDCE(rewriter, kernel->getRegions());
  ++(shape ? numThreaded : numSequential);
  return shape.value_or(LaunchShape());
}

FailureOr<gpu::GPUFuncOp> KernelsToGPU::convert(func::FuncOp function,
                                                Operation *part) {
  FailureOr<gpu::GPUFuncOp> kernel = clone(function, part);
  if (failed(kernel))
    return failure();
  gpu::GPUDialect::KnownBlockSizeAttrHelper block(&getContext());
  if (DenseI32ArrayAttr threads = block.getAttr(function)) {
    kernel->setKnownBlockSizeAttr(threads);
    ++numThreaded;
    return kernel;
  }
  FailureOr<LaunchShape> shape = spreadWork(*kernel);
  if (failed(shape))
    return failure();
  setShape(*kernel, *shape);
  return kernel;
}

/// One kernel for all parts, or as many as there are sizes of blocks.
FailureOr<SmallVector<gpu::GPUFuncOp>>
KernelsToGPU::convertJoined(func::FuncOp function, Operation *joined) {
  SmallVector<KernelPart> parts;
  for (Operation &part : joined->getRegion(0).front().without_terminator()) {
    FailureOr<gpu::GPUFuncOp> kernel = convert(function, &part);
    if (failed(kernel))
      return failure();
    parts.push_back({*kernel, shapes[*kernel]});
  }
  SmallVector<gpu::GPUFuncOp> kernels;
  while (!parts.empty()) {
    gpu::GPUFuncOp kernel = create(function);
    if (!kernels.empty())
      SymbolTable::setSymbolName(
          kernel, (function.getSymName() + "_" + Twine(kernels.size())).str());
    setShape(kernel, joinParts(kernel, parts));
    kernels.push_back(kernel);
  }
  return kernels;
}

void KernelsToGPU::replaceCalls(func::FuncOp function,
                                ArrayRef<gpu::GPUFuncOp> kernels) {
  auto uses = SymbolTable::getSymbolUses(function, getOperation());
  for (SymbolTable::SymbolUse use : *uses) {
    auto call = cast<func::CallOp>(use.getUser());
    OpBuilder builder(call);
    for (gpu::GPUFuncOp kernel : kernels) {
      LaunchShape shape = shapes[kernel];
      Value one = createIndex(builder, call.getLoc(), 1);
      Value blocks = createIndex(builder, call.getLoc(), shape.blocks);
      Value threads = createIndex(builder, call.getLoc(), shape.threads);
      gpu::LaunchFuncOp::create(builder, call.getLoc(), kernel,
                                {blocks, one, one}, {threads, one, one},
                                /*dynamicSharedMemorySize=*/Value(),
                                call.getOperands());
    }
    call.erase();
  }
  function.erase();
}

/// The processor reads no result of a kernel, a launch takes all arguments, and
/// indices reach all buffers.
static LogicalResult expectKernel(func::FuncOp function) {
  if (function.getNumResults() != 0) {
    InFlightDiagnostic diag =
        function.emitOpError()
        << "not supported: the processor reads a result of this kernel";
    diag.attachNote() << "on a device values stay in buffers";
    return diag;
  }
  if (function.getNumArguments() > layout::kMaxLaunchArguments) {
    InFlightDiagnostic diag =
        function.emitOpError()
        << "expected at most " << layout::kMaxLaunchArguments
        << " arguments of a kernel, got " << function.getNumArguments();
    diag.attachNote()
        << "a launch takes no more buffers and numbers; split the "
           "op that has so many";
    return diag;
  }
  for (Type type : function.getArgumentTypes())
    if (getLastElement(type) == std::numeric_limits<int64_t>::max())
      return function.emitOpError()
             << "expected elements that 64 bits count, got " << type;
  return success();
}

/// All work stands in kernels.
static LogicalResult expectKernels(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    auto work = function.getOps<linalg::LinalgOp>();
    if (function->hasAttr(attr::kKernel) || work.empty())
      continue;
    InFlightDiagnostic diag = emitError((*work.begin()).getLoc())
                              << "expected work in kernels, got '"
                              << (*work.begin())->getName() << "' in '@"
                              << function.getSymName() << "'";
    diag.attachNote() << "run fsdp-outline-kernels before";
    return diag;
  }
  return success();
}

void KernelsToGPU::runOnOperation() {
  ModuleOp module = getOperation();
  if (failed(expectKernels(module)))
    return signalPassFailure();
  SmallVector<func::FuncOp> functions;
  for (auto function : module.getOps<func::FuncOp>())
    if (function->hasAttr(attr::kKernel) && !function.isDeclaration())
      functions.push_back(function);
  if (functions.empty())
    return;
  module->setAttr(gpu::GPUDialect::getContainerModuleAttrName(),
                  UnitAttr::get(&getContext()));
  createDevice(functions);
  alignments.emplace(module);
  for (func::FuncOp function : functions) {
    if (failed(expectKernel(function)))
      return signalPassFailure();
    auto joined = llvm::find_if(function.front(),
                                [](Operation &op) { return isJoined(&op); });
    FailureOr<SmallVector<gpu::GPUFuncOp>> kernels = failure();
    if (joined != function.front().end())
      kernels = convertJoined(function, &*joined);
    else if (auto kernel = convert(function, nullptr); succeeded(kernel))
      kernels = SmallVector<gpu::GPUFuncOp>{*kernel};
    if (failed(kernels))
      return signalPassFailure();
    replaceCalls(function, *kernels);
  }
  alignments.reset();
}
