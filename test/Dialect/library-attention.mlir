// RUN: fsdp-opt %s | fsdp-opt | FileCheck %s
// RUN: fsdp-opt %s --mlir-print-op-generic | fsdp-opt | FileCheck %s
// RUN: fsdp-opt %s --cse --canonicalize | FileCheck %s --check-prefix=PURE

// Attention of a library on tensors and on buffers, with rows where the maps say.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
#rows = affine_map<(b, h, t, d) -> (b, t, h, d)>

// CHECK-DAG: #[[HEADS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>

// CHECK-LABEL: func.func @tensors(
// CHECK: %[[R:.*]]:2 = fsdp.library_attention %{{.*}}, %{{.*}}, %{{.*}} into %{{.*}}, %{{.*}} causal scale 1.250000e-01 maps [#[[ROWS]], #[[HEADS]], #[[HEADS]], #[[ROWS]]] : (tensor<2x7x4x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>, tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>) -> (tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>)
// CHECK: %[[G:.*]]:3 = fsdp.library_attention_grad %[[R]]#0, %{{.*}}, %{{.*}}, %{{.*}}, %[[R]]#0, %[[R]]#1 into %{{.*}}, %{{.*}}, %{{.*}} causal scale 1.250000e-01 maps [#[[ROWS]], #[[ROWS]], #[[HEADS]], #[[HEADS]], #[[ROWS]], #[[ROWS]], #[[HEADS]], #[[HEADS]]] :
// CHECK: return %[[G]]#0, %[[G]]#1, %[[G]]#2
func.func @tensors(%q: tensor<2x7x4x64xbf16>, %k: tensor<2x2x9x64xbf16>, %v: tensor<2x2x9x16xbf16>, %o: tensor<2x7x4x16xbf16>, %l: tensor<2x4x7xf32>) -> (tensor<2x7x4x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>) {
  %0:2 = fsdp.library_attention %q, %k, %v into %o, %l causal scale 0.125 maps [#rows, #heads, #heads, #rows]
      : (tensor<2x7x4x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>, tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>) -> (tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>)
  %1:3 = fsdp.library_attention_grad %0#0, %q, %k, %v, %0#0, %0#1 into %q, %k, %v causal scale 0.125 maps [#rows, #rows, #heads, #heads, #rows, #rows, #heads, #heads]
      : (tensor<2x7x4x16xbf16>, tensor<2x7x4x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>, tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>, tensor<2x7x4x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>) -> (tensor<2x7x4x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>)
  return %1#0, %1#1, %1#2 : tensor<2x7x4x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>
}

// On tensors equal ops are one and those that nobody reads go; on buffers all stay.
// PURE-LABEL: func.func @unread(
// PURE-NOT: fsdp.library_attention
// PURE: return
func.func @unread(%q: tensor<1x1x7x16xf16>, %l: tensor<1x1x7xf32>) {
  %0:2 = fsdp.library_attention %q, %q, %q into %q, %l scale 0.25 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7xf32>) -> (tensor<1x1x7x16xf16>, tensor<1x1x7xf32>)
  return
}

// CHECK-LABEL: func.func @buffers(
// CHECK-COUNT-2: fsdp.library_attention %{{.*}} scale 2.500000e-01 maps [#[[ROWS]], #[[ROWS]], #[[ROWS]], #[[HEADS]]] : (memref<1x7x2x16xf16, strided<[672, 96, 16, 1], offset: 16>>, {{.*}}) -> ()
// PURE-LABEL: func.func @buffers(
// PURE-COUNT-2: fsdp.library_attention %
// PURE: return
func.func @buffers(%q: memref<1x7x2x16xf16, strided<[672, 96, 16, 1], offset: 16>>, %o: memref<1x2x7x16xf16>, %l: memref<1x2x7xf32>) {
  fsdp.library_attention %q, %q, %q into %o, %l scale 0.25 maps [#rows, #rows, #rows, #heads]
      : (memref<1x7x2x16xf16, strided<[672, 96, 16, 1], offset: 16>>, memref<1x7x2x16xf16, strided<[672, 96, 16, 1], offset: 16>>, memref<1x7x2x16xf16, strided<[672, 96, 16, 1], offset: 16>>, memref<1x2x7x16xf16>, memref<1x2x7xf32>) -> ()
  fsdp.library_attention %q, %q, %q into %o, %l scale 0.25 maps [#rows, #rows, #rows, #heads]
      : (memref<1x7x2x16xf16, strided<[672, 96, 16, 1], offset: 16>>, memref<1x7x2x16xf16, strided<[672, 96, 16, 1], offset: 16>>, memref<1x7x2x16xf16, strided<[672, 96, 16, 1], offset: 16>>, memref<1x2x7x16xf16>, memref<1x2x7xf32>) -> ()
  return
}
