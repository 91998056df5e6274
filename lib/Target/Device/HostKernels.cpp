//===- HostKernels.cpp - Kernels for the processor, and their tables ------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel for the processor is the same LLVM IR as the device's, as a function
//
//   void kernel(struct thread *thread, void *const *params)
//
// that is called once for each thread. What only devices have (numbers of
// threads, shared memory, barriers, shuffles) comes through `thread`, a ballot
// as shuffles; its fields and the tables are those of
// runtime/test/double/HostImage.h.
//
//===----------------------------------------------------------------------===//

#include "fsdp/Target/Device/DeviceCode.h"
#include "fsdp/Target/Native/NativeCode.h"
#include "fsdp/Target/Native/Programs.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/ReplaceConstant.h"
#include "llvm/Linker/Linker.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace mlir;
using fsdp::makeError;
using llvm::Error;

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

static llvm::Constant *createGlobal(llvm::Module &module, llvm::Constant *value,
                                    unsigned alignment = 8) {
  auto *global = new llvm::GlobalVariable(
      module, value->getType(), /*isConstant=*/true,
      llvm::GlobalValue::PrivateLinkage, value, "fsdp_device");
  global->setAlignment(llvm::Align(alignment));
  return global;
}

static llvm::Constant *createText(llvm::Module &module, StringRef text) {
  return createGlobal(
      module, llvm::ConstantDataArray::getString(module.getContext(), text), 1);
}

static llvm::Constant *createNumber(llvm::Module &module, int64_t value) {
  return llvm::ConstantInt::get(llvm::Type::getInt64Ty(module.getContext()),
                                value);
}

static llvm::Constant *createStruct(ArrayRef<llvm::Constant *> fields) {
  return llvm::ConstantStruct::getAnon(fields);
}

static llvm::Constant *createTable(llvm::Module &module,
                                   ArrayRef<llvm::Constant *> rows) {
  if (rows.empty())
    return llvm::ConstantPointerNull::get(
        llvm::PointerType::getUnqual(module.getContext()));
  auto *type = llvm::ArrayType::get(rows.front()->getType(), rows.size());
  return createGlobal(module, llvm::ConstantArray::get(type, rows));
}

/// Defines `fsdp_device_code`; each image is {kind and 0, bytes, data}.
static void defineCode(llvm::Module &program, ArrayRef<std::string> names,
                       ArrayRef<llvm::Constant *> images) {
  SmallVector<llvm::Constant *> texts;
  for (StringRef name : names)
    texts.push_back(createText(program, name));
  SmallVector<llvm::Constant *> fields = {
      createNumber(program, 40), createNumber(program, names.size()),
      createTable(program, texts), createNumber(program, images.size()),
      createTable(program, images)};
  llvm::GlobalVariable *declared = program.getNamedGlobal("fsdp_device_code");
  llvm::Constant *code = createGlobal(program, createStruct(fields));
  if (!declared)
    return;
  declared->replaceAllUsesWith(code);
  declared->eraseFromParent();
}

void fsdp::addDeviceCode(llvm::Module &program, const Kernels &kernels,
                         ArrayRef<DeviceImage> images) {
  SmallVector<llvm::Constant *> rows;
  for (const DeviceImage &image : images) {
    // A zero ends PTX.
    llvm::Constant *data = createGlobal(
        program,
        llvm::ConstantDataArray::getString(program.getContext(), image.data),
        16);
    rows.push_back(
        createStruct({createNumber(program, static_cast<int64_t>(image.kind)),
                      createNumber(program, image.data.size()), data}));
  }
  defineCode(program, kernels.names, rows);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

namespace {
/// Fields of the thread, by their place.
enum Field : unsigned {
  Thread,
  Block,
  Shared,
  Barrier,
  Shuffle,
  Multiply,
  LoadMatrices,
  CopyPart,
  CommitCopies,
  AwaitCopies
};

/// Turns one kernel into a function for the processor.
class HostKernel {
public:
  HostKernel(llvm::Function &kernel, llvm::Module &module)
      : kernel(kernel), module(module), context(module.getContext()),
        ptr(llvm::PointerType::getUnqual(context)),
        i32(llvm::Type::getInt32Ty(context)) {}

  Error convert();
  /// The row of the table.
  llvm::Constant *describe(StringRef name);

private:
  void moveBody();
  llvm::Value *load(llvm::IRBuilder<> &builder, Field field, llvm::Type *type);
  Error replaceCall(llvm::CallInst &call);
  /// Calls the function of a field with the thread and `arguments`, pointers
  /// being those of the processor.
  llvm::Value *callField(llvm::IRBuilder<> &builder, Field field,
                         llvm::Type *result, ArrayRef<llvm::Value *> arguments);
  /// Memory of the thread for so many words.
  llvm::Value *createWords(unsigned count);
  /// What a call returns becomes the words.
  static void replaceByWords(llvm::CallInst &call, llvm::Value *words);
  llvm::Value *createShuffle(llvm::IRBuilder<> &builder, llvm::Value *value,
                             llvm::Value *mask) {
    return callField(builder, Shuffle, i32, {value, mask});
  }
  void replaceShuffle(llvm::CallInst &call);
  void replaceBallot(llvm::CallInst &call);
  void replaceProduct(llvm::CallInst &call, bool isHalf);
  void replaceMatrices(llvm::CallInst &call, bool isTransposed);
  /// Replaces what the lanes of a warp do together; false for other calls.
  bool replaceMeeting(llvm::CallInst &call, StringRef name);
  void replaceShared(llvm::GlobalVariable &global);

  llvm::Function &kernel;
  llvm::Module &module;
  llvm::LLVMContext &context;
  llvm::Type *ptr, *i32;
  llvm::Function *function = nullptr;
  std::string parameters;
  SmallVector<llvm::Constant *> parameterBytes;
  bool meets = false;
  uint64_t sharedBytes = 0;
};
} // namespace

/// A parameter lies where the matching element of `params` points.
void HostKernel::moveBody() {
  auto *type = llvm::FunctionType::get(llvm::Type::getVoidTy(context),
                                       {ptr, ptr}, false);
  function = llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage,
                                    kernel.getName() + ".host", module);
  function->splice(function->end(), &kernel);
  llvm::BasicBlock &entry = function->getEntryBlock();
  llvm::IRBuilder<> builder(&entry, entry.begin());
  for (llvm::Argument &argument : kernel.args()) {
    llvm::Value *slot = builder.CreateConstGEP1_64(ptr, function->getArg(1),
                                                   argument.getArgNo());
    llvm::Value *place = builder.CreateLoad(ptr, slot);
    argument.replaceAllUsesWith(builder.CreateLoad(argument.getType(), place));
    parameters.push_back(!argument.getType()->isPointerTy() ? 'v'
                         : argument.onlyReadsMemory()       ? 'r'
                                                            : 'w');
    auto bytes = static_cast<int64_t>(argument.getDereferenceableBytes());
    llvm::MaybeAlign size = argument.getParamAlign();
    if (bytes == 0 && size)
      bytes = -static_cast<int64_t>(size->value());
    parameterBytes.push_back(createNumber(module, bytes));
  }
}

llvm::Value *HostKernel::load(llvm::IRBuilder<> &builder, Field field,
                              llvm::Type *type) {
  // Two 32-bit numbers, then pointers.
  uint64_t offset = field <= Block ? 4 * field : 8 * (field - 1);
  return builder.CreateLoad(
      type, builder.CreateConstGEP1_64(llvm::Type::getInt8Ty(context),
                                       function->getArg(0), offset));
}

llvm::Value *HostKernel::callField(llvm::IRBuilder<> &builder, Field field,
                                   llvm::Type *result,
                                   ArrayRef<llvm::Value *> arguments) {
  SmallVector<llvm::Value *> values = {function->getArg(0)};
  for (llvm::Value *argument : arguments)
    values.push_back(argument->getType()->isPointerTy()
                         ? builder.CreateAddrSpaceCast(argument, ptr)
                         : argument);
  auto types = llvm::map_to_vector(
      values, [](llvm::Value *value) { return value->getType(); });
  return builder.CreateCall(llvm::FunctionType::get(result, types, false),
                            load(builder, field, ptr), values);
}

llvm::Value *HostKernel::createWords(unsigned count) {
  llvm::BasicBlock &entry = function->getEntryBlock();
  llvm::IRBuilder<> builder(&entry, entry.begin());
  return builder.CreateAlloca(llvm::ArrayType::get(i32, count));
}

void HostKernel::replaceByWords(llvm::CallInst &call, llvm::Value *words) {
  llvm::IRBuilder<> builder(&call);
  auto *type = cast<llvm::StructType>(call.getType());
  llvm::Value *result = llvm::PoisonValue::get(type);
  for (auto [i, element] : llvm::enumerate(type->elements())) {
    auto number = static_cast<unsigned>(i);
    llvm::Value *place = builder.CreateConstGEP1_64(element, words, i);
    result = builder.CreateInsertValue(
        result, builder.CreateLoad(element, place), number);
  }
  call.replaceAllUsesWith(result);
}

/// The value travels as 32 bits.
void HostKernel::replaceShuffle(llvm::CallInst &call) {
  llvm::IRBuilder<> builder(&call);
  llvm::Value *value = builder.CreateBitCast(call.getArgOperand(1), i32);
  llvm::Value *result = createShuffle(builder, value, call.getArgOperand(2));
  result = builder.CreateBitCast(result, call.getArgOperand(1)->getType());
  if (call.getType()->isStructTy()) {
    llvm::Value *pair = builder.CreateInsertValue(
        llvm::PoisonValue::get(call.getType()), result, 0);
    result = builder.CreateInsertValue(pair, builder.getTrue(), 1);
  }
  call.replaceAllUsesWith(result);
}

/// Shuffles collect the bits of all lanes.
void HostKernel::replaceBallot(llvm::CallInst &call) {
  constexpr uint32_t kWarp = 32;
  llvm::IRBuilder<> builder(&call);
  llvm::Value *lane =
      builder.CreateURem(load(builder, Thread, i32), builder.getInt32(kWarp));
  llvm::Value *bits =
      builder.CreateShl(builder.CreateZExt(call.getArgOperand(1), i32), lane);
  for (uint32_t distance = kWarp / 2; distance > 0; distance /= 2)
    bits = builder.CreateOr(
        bits, createShuffle(builder, bits, builder.getInt32(distance)));
  call.replaceAllUsesWith(bits);
}

/// Factors and sums travel in memory of the thread.
void HostKernel::replaceProduct(llvm::CallInst &call, bool isHalf) {
  constexpr unsigned kFactors = 6, kSums = 4;
  llvm::Value *factors = createWords(kFactors), *sums = createWords(kSums);
  llvm::IRBuilder<> builder(&call);
  auto store = [&](unsigned operand, llvm::Value *words, unsigned place) {
    builder.CreateStore(builder.CreateBitCast(call.getArgOperand(operand), i32),
                        builder.CreateConstGEP1_64(i32, words, place));
  };
  for (unsigned i = 0; i < kFactors; ++i)
    store(i, factors, i);
  for (unsigned i = 0; i < kSums; ++i)
    store(kFactors + i, sums, i);
  callField(builder, Multiply, builder.getVoidTy(),
            {factors, sums, builder.getInt32(isHalf)});
  replaceByWords(call, sums);
}

/// Four words, which travel in memory of the thread.
void HostKernel::replaceMatrices(llvm::CallInst &call, bool isTransposed) {
  llvm::Value *words = createWords(4);
  llvm::IRBuilder<> builder(&call);
  callField(builder, LoadMatrices, builder.getVoidTy(),
            {call.getArgOperand(0), words, builder.getInt32(isTransposed)});
  replaceByWords(call, words);
}

bool HostKernel::replaceMeeting(llvm::CallInst &call, StringRef name) {
  if (name.starts_with("barrier")) {
    llvm::IRBuilder<> builder(&call);
    callField(builder, Barrier, builder.getVoidTy(), {});
  } else if (name.starts_with("shfl.sync.bfly.")) {
    replaceShuffle(call);
  } else if (name == "vote.ballot.sync") {
    replaceBallot(call);
  } else if (name.consume_front("mma.m16n8k16.row.col.") &&
             (name == "bf16" || name == "f32.f32")) {
    replaceProduct(call, /*isHalf=*/name == "f32.f32");
  } else if (name.consume_front("ldmatrix.sync.aligned.m8n8.x4.")) {
    replaceMatrices(call, /*isTransposed=*/name.starts_with("trans."));
  } else {
    return false;
  }
  meets = true;
  return true;
}

Error HostKernel::replaceCall(llvm::CallInst &call) {
  llvm::Function *callee = call.getCalledFunction();
  StringRef name = callee ? callee->getName() : "";
  llvm::IRBuilder<> builder(&call);
  if (name.consume_front("__nv_")) {
    // libm has the same functions.
    call.setCalledFunction(
        module.getOrInsertFunction(name, callee->getFunctionType()));
    return Error::success();
  }
  if (!name.consume_front("llvm.nvvm."))
    return Error::success();
  auto callWithArguments = [&](Field field) {
    callField(builder, field, builder.getVoidTy(),
              SmallVector<llvm::Value *>(call.args()));
  };
  if (name == "read.ptx.sreg.tid.x" || name == "read.ptx.sreg.ctaid.x") {
    Field field = name.contains(".ctaid") ? Block : Thread;
    call.replaceAllUsesWith(load(builder, field, i32));
  } else if (name.starts_with("ex2.approx.ftz")) {
    auto power = module.getOrInsertFunction("exp2f", call.getFunctionType());
    call.replaceAllUsesWith(builder.CreateCall(power, {call.getArgOperand(0)}));
  } else if (name == "cp.async.cg.shared.global.16") {
    callWithArguments(CopyPart);
    // Threads know of copies where they have stacks of their own.
    meets = true;
  } else if (name == "cp.async.commit.group") {
    callWithArguments(CommitCopies);
  } else if (name == "cp.async.wait.group") {
    callWithArguments(AwaitCopies);
  } else if (!replaceMeeting(call, name)) {
    return makeError("not supported: 'llvm.nvvm.{0}' on the processor", name);
  }
  call.eraseFromParent();
  return Error::success();
}

/// Memory of the block, which the thread has a pointer to.
void HostKernel::replaceShared(llvm::GlobalVariable &global) {
  llvm::convertUsersOfConstantsToInstructions({&global}, function);
  SmallVector<llvm::Use *> uses;
  for (llvm::Use &use : global.uses())
    if (auto *user = dyn_cast<llvm::Instruction>(use.getUser()))
      if (user->getFunction() == function)
        uses.push_back(&use);
  if (uses.empty())
    return;
  llvm::BasicBlock &entry = function->getEntryBlock();
  llvm::IRBuilder<> builder(&entry, entry.begin());
  sharedBytes = (sharedBytes + 15) / 16 * 16;
  llvm::Value *place = builder.CreateConstGEP1_64(
      builder.getInt8Ty(), load(builder, Shared, ptr), sharedBytes);
  place = builder.CreateAddrSpaceCast(place, global.getType());
  for (llvm::Use *use : uses)
    use->set(place);
  sharedBytes += module.getDataLayout().getTypeAllocSize(global.getValueType());
}

Error HostKernel::convert() {
  moveBody();
  SmallVector<llvm::CallInst *> calls;
  for (llvm::BasicBlock &block : *function)
    for (llvm::Instruction &instruction : block)
      if (auto *call = dyn_cast<llvm::CallInst>(&instruction))
        calls.push_back(call);
  for (llvm::CallInst *call : calls)
    if (Error error = replaceCall(*call))
      return error;
  for (llvm::GlobalVariable &global : module.globals())
    if (global.getAddressSpace() == 3)
      replaceShared(global);
  return Error::success();
}

llvm::Constant *HostKernel::describe(StringRef name) {
  return createStruct({createText(module, name), function,
                       createText(module, parameters),
                       createTable(module, parameterBytes),
                       createNumber(module, static_cast<int64_t>(sharedBytes)),
                       createNumber(module, meets)});
}

/// Processors without an instruction that rounds to bf16 call a function for
/// it, which compilers' libraries have not had for long: to the nearest one, to
/// an even one where two are as near.
static void defineRounding(llvm::Module &kernels) {
  llvm::IRBuilder<> builder(kernels.getContext());
  auto *function = llvm::Function::Create(
      llvm::FunctionType::get(builder.getBFloatTy(), builder.getFloatTy(),
                              /*isVarArg=*/false),
      llvm::GlobalValue::WeakAnyLinkage, "__truncsfbf2", kernels);
  function->setVisibility(llvm::GlobalValue::HiddenVisibility);
  builder.SetInsertPoint(
      llvm::BasicBlock::Create(kernels.getContext(), "", function));
  llvm::Value *value = function->getArg(0);
  llvm::Value *bits = builder.CreateBitCast(value, builder.getInt32Ty());
  llvm::Value *high = builder.CreateLShr(bits, 16);
  llvm::Value *odd = builder.CreateAnd(high, 1);
  llvm::Value *half = builder.CreateAdd(odd, builder.getInt32(0x7fff));
  llvm::Value *rounded = builder.CreateLShr(builder.CreateAdd(bits, half), 16);
  // What is no number stays so.
  llvm::Value *quiet = builder.CreateOr(high, 0x40);
  llvm::Value *result =
      builder.CreateSelect(builder.CreateFCmpUNO(value, value), quiet, rounded);
  builder.CreateRet(
      builder.CreateBitCast(builder.CreateTrunc(result, builder.getInt16Ty()),
                            builder.getBFloatTy()));
  // Calls of it appear with the machine code.
  llvm::appendToCompilerUsed(kernels, {function});
}

Error fsdp::addHostKernels(llvm::Module &program, const Kernels &source,
                           llvm::TargetMachine &machine) {
  std::unique_ptr<llvm::Module> kernels = llvm::CloneModule(*source.code);
  kernels->setTargetTriple(machine.getTargetTriple());
  kernels->setDataLayout(machine.createDataLayout());
  SmallVector<llvm::Constant *> rows;
  for (StringRef name : source.names) {
    llvm::Function *kernel = kernels->getFunction(name);
    if (!kernel || kernel->isDeclaration())
      return makeError("the kernel '{0}' has no code", name);
    HostKernel host(*kernel, *kernels);
    if (Error error = host.convert())
      return error;
    kernel->eraseFromParent();
    rows.push_back(host.describe(name));
  }
  for (llvm::GlobalVariable &global :
       llvm::make_early_inc_range(kernels->globals()))
    if (global.getAddressSpace() == 3)
      global.eraseFromParent();
  defineRounding(*kernels);
  setTargetAttributes(*kernels, machine);
  auto *image = cast<llvm::GlobalVariable>(createGlobal(
      *kernels,
      createStruct({createText(*kernels, "fsdp host kernels"),
                    createNumber(*kernels, static_cast<int64_t>(rows.size())),
                    createTable(*kernels, rows)})));
  image->setName("fsdp_host_image");
  image->setLinkage(llvm::GlobalValue::ExternalLinkage);
  image->setVisibility(llvm::GlobalValue::HiddenVisibility);
  if (llvm::Linker::linkModules(program, std::move(kernels)))
    return makeError("the kernels could not be linked with the program");
  llvm::Constant *data = program.getNamedGlobal("fsdp_host_image");
  defineCode(program, source.names,
             {createStruct(
                 {createNumber(program, 3), createNumber(program, 24), data})});
  return Error::success();
}
