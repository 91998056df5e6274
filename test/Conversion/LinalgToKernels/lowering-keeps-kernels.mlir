// RUN: fsdp-opt %s --fsdp-outline-kernels --fsdp-lower-to-runtime --convert-linalg-to-loops --convert-scf-to-cf --convert-cf-to-llvm --finalize-memref-to-llvm --convert-arith-to-llvm --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 --reconcile-unrealized-casts | FileCheck %s

// What a kernel promises reaches LLVM: it is internal, is not inlined back, and
// its arguments do not alias.
// CHECK: llvm.func internal @kernel_fill_0(%{{.*}}: !llvm.ptr {llvm.noalias})
// CHECK-SAME: passthrough = ["noinline"]
func.func @step(%x: memref<8xf32>) {
  %one = arith.constant 1.0 : f32
  linalg.fill ins(%one : f32) outs(%x : memref<8xf32>)
  return
}
