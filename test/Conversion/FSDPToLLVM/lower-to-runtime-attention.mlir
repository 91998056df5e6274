// RUN: fsdp-opt %s --fsdp-lower-to-runtime | FileCheck %s

// An attention of a library is a call with the strides of batches, heads and rows,
// and the bits of its scale; that of its gradients has those of all. Equal ones
// share a description.

#rows = affine_map<(b, h, t, d) -> (b, t, h, d)>
#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>

module {
  // CHECK-DAG: llvm.func @fsdp_rt_attention(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  // CHECK-DAG: llvm.func @fsdp_rt_attention_grad(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32

  // CHECK-LABEL: func.func @fsdp_entry_step(
  // CHECK-SAME: %[[C:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
  // CHECK: %[[D:.*]] = llvm.mlir.addressof @[[F:fsdp_attention_[0-9]+]]
  // CHECK: llvm.call @fsdp_rt_attention(%[[C]], %[[D]], %[[Q:[^,]*]], %[[K:[^,]*]], %[[V:[^,]*]], %[[O:[^,]*]], %[[L:[^,)]*]])
  // CHECK: llvm.mlir.addressof @[[F]]
  // CHECK: llvm.call @fsdp_rt_attention(
  // CHECK: %[[E:.*]] = llvm.mlir.addressof @[[B:fsdp_attention_[0-9]+]]
  // CHECK: llvm.call @fsdp_rt_attention_grad(%[[C]], %[[E]], {{.*}})
  func.func @step(%q: memref<2x7x4x64xbf16>, %k: memref<2x2x9x64xbf16>, %v: memref<2x2x9x16xbf16>, %o: memref<2x7x4x16xbf16>, %l: memref<2x4x7xf32>, %dq: memref<2x4x7x64xbf16>, %dk: memref<2x2x9x64xbf16>, %dv: memref<2x2x9x16xbf16>) {
    fsdp.library_attention %q, %k, %v into %o, %l causal scale 0.125 maps [#rows, #heads, #heads, #rows]
        : (memref<2x7x4x64xbf16>, memref<2x2x9x64xbf16>, memref<2x2x9x16xbf16>, memref<2x7x4x16xbf16>, memref<2x4x7xf32>) -> ()
    fsdp.library_attention %q, %k, %v into %o, %l causal scale 0.125 maps [#rows, #heads, #heads, #rows]
        : (memref<2x7x4x64xbf16>, memref<2x2x9x64xbf16>, memref<2x2x9x16xbf16>, memref<2x7x4x16xbf16>, memref<2x4x7xf32>) -> ()
    fsdp.library_attention_grad %o, %q, %k, %v, %o, %l into %dq, %dk, %dv scale 0.125 maps [#rows, #rows, #heads, #heads, #rows, #heads, #heads, #heads]
        : (memref<2x7x4x16xbf16>, memref<2x7x4x64xbf16>, memref<2x2x9x64xbf16>, memref<2x2x9x16xbf16>, memref<2x7x4x16xbf16>, memref<2x4x7xf32>, memref<2x4x7x64xbf16>, memref<2x2x9x64xbf16>, memref<2x2x9x16xbf16>) -> ()
    return
  }

  // bf16, causal; 2 batches, 4 heads, 2 of keys, 7 rows, 9 columns, 64 and 16
  // elements, the bits of 0.125.
  // CHECK: llvm.mlir.global internal constant @[[F]]()
  // CHECK-NEXT: llvm.mlir.undef
  // CHECK-NEXT: %[[TYPE:.*]] = llvm.mlir.constant(3 : i32)
  // CHECK: llvm.mlir.constant(1 : i32)
  // CHECK: llvm.mlir.constant(2 : i64)
  // CHECK: llvm.mlir.constant(4 : i64)
  // CHECK: llvm.mlir.constant(2 : i64)
  // CHECK: llvm.mlir.constant(7 : i64)
  // CHECK: llvm.mlir.constant(9 : i64)
  // CHECK: llvm.mlir.constant(64 : i64)
  // CHECK: llvm.mlir.constant(16 : i64)
  // CHECK: llvm.mlir.constant(4593671619917905920 : i64)
  // The query's rows of [2, 7, 4, 64], the key's of [2, 2, 9, 64].
  // CHECK: llvm.mlir.constant(1792 : i64)
  // CHECK: llvm.mlir.constant(64 : i64)
  // CHECK: llvm.mlir.constant(256 : i64)
  // CHECK: llvm.mlir.constant(1152 : i64)
  // CHECK: llvm.mlir.constant(576 : i64)
  // CHECK: llvm.mlir.constant(64 : i64)
  // CHECK: llvm.return
  // CHECK: llvm.mlir.global internal constant @[[B]]()
  // The gradient of the query is [2, 4, 7, 64].
  // CHECK: llvm.mlir.constant(448 : i64)
}
