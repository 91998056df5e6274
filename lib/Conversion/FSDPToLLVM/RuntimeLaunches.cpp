//===- RuntimeLaunches.cpp - Launches of kernels as calls -----------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RuntimeCalls.h"
#include "RuntimeDescriptors.h"
#include "RuntimeStructs.h"
#include "fsdp/Conversion/FSDPToLLVM/KernelNames.h"
#include "fsdp/Utils/RuntimeLayout.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace mlir::fsdp;
using namespace mlir::fsdp::layout;

/// Number of a kernel among those of its module.
static std::optional<int64_t> getKernelNumber(Operation *module,
                                              SymbolRefAttr symbol) {
  auto device = SymbolTable::lookupNearestSymbolFrom<gpu::GPUModuleOp>(
      module, symbol.getRootReference());
  if (!device)
    return std::nullopt;
  SmallVector<StringRef> names = getKernelNames(device);
  auto found = llvm::find(names, symbol.getLeafReference().strref());
  if (found == names.end())
    return std::nullopt;
  return found - names.begin();
}

FailureOr<LLVM::GlobalOp> RuntimeDescriptors::getLaunch(gpu::LaunchFuncOp op) {
  LLVM::GlobalOp &global = launches[op.getKernel()];
  if (global)
    return global;
  std::optional<int64_t> kernel = getKernelNumber(op, op.getKernel());
  APInt grid, block;
  if (!kernel || !matchPattern(op.getGridSizeX(), m_ConstantInt(&grid)) ||
      !matchPattern(op.getBlockSizeX(), m_ConstantInt(&block))) {
    op.emitOpError() << "expected a kernel of this module and a constant shape";
    return failure();
  }
  if (!deviceCode) {
    // Defined with the machine code.
    OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
    deviceCode = LLVM::GlobalOp::create(
        builder, module.getLoc(),
        LLVM::LLVMArrayType::get(builder.getI8Type(), 0), /*isConstant=*/true,
        LLVM::Linkage::External, kDeviceCode, Attribute());
    symbols.insert(deviceCode);
  }
  Type type = getStructType(module.getContext(), kLaunchFields);
  int64_t count = op.getNumKernelOperands();
  global = createConstant("fsdp_launch_" + Twine(launches.size() - 1), type,
                          [&](OpBuilder &builder, Location loc) {
                            return StructBuilder(builder, loc, type)
                                .add(deviceCode)
                                .add(*kernel)
                                .add(count)
                                .add(grid.getSExtValue())
                                .add(block.getSExtValue())
                                .add(int64_t(0))
                                .add(int64_t(0))
                                .add(int64_t(0))
                                .get();
                          });
  return global;
}

/// The operands' values lie in slots of eight bytes.
void RuntimeCalls::lowerLaunch(gpu::LaunchFuncOp op, Value context,
                               LLVM::GlobalOp descriptor) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Type i64 = builder.getI64Type();
  OperandRange operands = op.getKernelOperands();
  Value slots = allocate(op, LLVM::LLVMArrayType::get(i64, operands.size()));
  for (auto [index, operand] : llvm::enumerate(operands)) {
    Value slot = LLVM::GEPOp::create(builder, loc, context.getType(), i64,
                                     slots, LLVM::GEPArg(int32_t(index)));
    Value value = operand;
    if (isa<MemRefType>(operand.getType()))
      value = toBase(builder, loc, operand);
    else if (isa<IndexType>(operand.getType()))
      value = UnrealizedConversionCastOp::create(builder, loc, i64, operand)
                  .getResult(0);
    LLVM::StoreOp::create(builder, loc, value, slot);
  }
  call(builder, loc, "fsdp_rt_launch", builder.getI32Type(),
       {context, LLVM::AddressOfOp::create(builder, loc, descriptor), slots});
  op.erase();
}
