//===----------------------------------------------------------------------===//
//
// Part of the fsdp project, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A dialect that no pass knows: what an extension out of tree writes.
//
//===----------------------------------------------------------------------===//

#ifndef FSDP_TEST_LIB_TESTOPS_TD
#define FSDP_TEST_LIB_TESTOPS_TD

include "fsdp/Dialect/FSDP/IR/FSDPInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Test_Dialect : Dialect {
  let name = "fsdp_test";
  let cppNamespace = "::mlir::fsdp::test";
  let summary = "Ops that the passes see through interfaces alone";
}

class Test_Op<string mnemonic, list<Trait> traits>
    : Op<Test_Dialect, mnemonic, traits>;

def Test_AnyTensor : StaticShapeTensorOf<[AnyFloat]>;
def Test_AnyBuffer : StaticShapeMemRefOf<[AnyFloat]>;

def Test_StagedSumOp : Test_Op<"staged_sum", [
    DeclareOpInterfaceMethods<FSDP_CollectiveOpInterface>,
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "a sum over one axis of the grid after the other";
  let arguments = (ins FlatSymbolRefAttr:$grid, DenseI64ArrayAttr:$axes,
                       AnyTypeOf<[Test_AnyTensor, Test_AnyBuffer]>:$input,
                       Optional<Test_AnyBuffer>:$buffer);
  let results = (outs Optional<Test_AnyTensor>:$result);
  let assemblyFormat = [{
    $input `on` $grid `axes` $axes (`into` $buffer^)? attr-dict `:`
    functional-type(operands, results)
  }];
}

def Test_TransposeOp : Test_Op<"transpose", [
    Pure, DeclareOpInterfaceMethods<FSDP_DerivableOpInterface>]> {
  let summary = "a transposition that says so";
  let arguments = (ins Test_AnyTensor:$input);
  let results = (outs Test_AnyTensor:$result);
  let assemblyFormat = "$input attr-dict `:` functional-type(operands, results)";
}

def Test_UnknownOp : Test_Op<"unknown", [Pure]> {
  let summary = "an op that says nothing but that it is pure";
  let arguments = (ins Variadic<Test_AnyTensor>:$inputs);
  let results = (outs Test_AnyTensor:$result);
  let assemblyFormat =
      "$inputs attr-dict `:` functional-type(operands, results)";
}

#endif // FSDP_TEST_LIB_TESTOPS_TD
