// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-flash-attention{library},canonicalize))" --split-input-file | FileCheck %s

// A library reads rows where they lie before they are transposed, and writes them
// where readers want them; its gradients are one call, without a sum of its own.

// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
// CHECK-DAG: #[[HEADS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @both(
// CHECK-SAME: %[[Q:.*]]: tensor<2x7x4x64xbf16>, %[[K:.*]]: tensor<2x2x9x64xbf16>, %[[V:.*]]: tensor<2x2x9x16xbf16>, %[[G:.*]]: tensor<2x4x7x16xbf16>, %{{.*}}: tensor
// CHECK-NOT: linalg
// CHECK-DAG: %[[O:.*]] = tensor.empty() : tensor<2x4x7x16xbf16>
// CHECK-DAG: %[[L:.*]] = tensor.empty() : tensor<2x4x7xf32>
// CHECK: %[[R:.*]]:2 = fsdp.library_attention %[[Q]], %[[K]], %[[V]] into %[[O]], %[[L]] causal scale 1.250000e-01 maps [#[[ROWS]], #[[HEADS]], #[[HEADS]], #[[HEADS]]]
// CHECK-NOT: linalg
// CHECK: %[[D:.*]]:3 = fsdp.library_attention_grad %[[G]], %[[Q]], %[[K]], %[[V]], %[[R]]#0, %[[R]]#1 into %{{.*}}, %{{.*}}, %{{.*}} causal scale 1.250000e-01 maps [#[[HEADS]], #[[ROWS]], #[[HEADS]], #[[HEADS]], #[[HEADS]], #[[ROWS]], #[[HEADS]], #[[HEADS]]]
// CHECK-NOT: linalg
// CHECK: return %[[R]]#0, %[[D]]#0, %[[D]]#1, %[[D]]#2
func.func @both(%q: tensor<2x7x4x64xbf16>, %k: tensor<2x2x9x64xbf16>, %v: tensor<2x2x9x16xbf16>, %g: tensor<2x4x7x16xbf16>, %x: tensor<2x4x7x64xbf16>) -> (tensor<2x4x7x16xbf16>, tensor<2x7x4x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>) {
  %qt = linalg.transpose ins(%q : tensor<2x7x4x64xbf16>) outs(%x : tensor<2x4x7x64xbf16>) permutation = [0, 2, 1, 3]
  %o, %l = fsdp.attention %qt, %k, %v causal scale 0.125 : (tensor<2x4x7x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>) -> (tensor<2x4x7x16xbf16>, tensor<2x4x7xf32>)
  %dq, %dk, %dv = fsdp.attention_grad %g, %qt, %k, %v, %o, %l causal scale 0.125 : (tensor<2x4x7x16xbf16>, tensor<2x4x7x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>, tensor<2x4x7x16xbf16>, tensor<2x4x7xf32>) -> (tensor<2x4x7x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>)
  %0 = linalg.transpose ins(%dq : tensor<2x4x7x64xbf16>) outs(%q : tensor<2x7x4x64xbf16>) permutation = [0, 2, 1, 3]
  return %o, %0, %dk, %dv : tensor<2x4x7x16xbf16>, tensor<2x7x4x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>
}

// -----

// With a mask, and of one row, kernels compute it.

// CHECK-LABEL: func.func @mask(
// CHECK: fsdp.flash_attention %
// CHECK: fsdp.flash_attention_query_grad
// CHECK: fsdp.flash_attention_key_grad
// CHECK-NOT: fsdp.library_attention
func.func @mask(%q: tensor<1x4x7x16xf16>, %m: tensor<1x1x7x7xi1>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>) {
  %o, %l = fsdp.attention %q, %q, %q mask %m scale 0.125 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x1x7x7xi1>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
  %dq, %dk, %dv = fsdp.attention_grad %o, %q, %q, %q, %o, %l mask %m scale 0.125 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7xf32>, tensor<1x1x7x7xi1>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>)
  return %dq, %dk, %dv : tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>
}

// CHECK-LABEL: func.func @one_row(
// CHECK: fsdp.flash_attention %
func.func @one_row(%q: tensor<1x4x1x16xf16>, %k: tensor<1x4x7x16xf16>) -> tensor<1x4x1x16xf16> {
  %o, %l = fsdp.attention %q, %k, %k scale 0.125 : (tensor<1x4x1x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>) -> (tensor<1x4x1x16xf16>, tensor<1x4x1xf32>)
  return %o : tensor<1x4x1x16xf16>
}

// What kernels don't compute no library does.

// CHECK-LABEL: func.func @others(
// CHECK: fsdp.attention %{{.*}} : (tensor<1x4x7x16xf32>
// CHECK: fsdp.attention %{{.*}} : (tensor<1x4x7x24xf16>
func.func @others(%q: tensor<1x4x7x16xf32>, %r: tensor<1x4x7x24xf16>) -> (tensor<1x4x7x16xf32>, tensor<1x4x7x24xf16>) {
  %o, %l = fsdp.attention %q, %q, %q scale 0.125 : (tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>) -> (tensor<1x4x7x16xf32>, tensor<1x4x7xf32>)
  %p, %m = fsdp.attention %r, %r, %r scale 0.125 : (tensor<1x4x7x24xf16>, tensor<1x4x7x24xf16>, tensor<1x4x7x24xf16>) -> (tensor<1x4x7x24xf16>, tensor<1x4x7xf32>)
  return %o, %p : tensor<1x4x7x16xf32>, tensor<1x4x7x24xf16>
}
