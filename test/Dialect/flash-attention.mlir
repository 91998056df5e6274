// RUN: fsdp-opt %s | fsdp-opt | FileCheck %s
// RUN: fsdp-opt %s --mlir-print-op-generic | fsdp-opt | FileCheck %s
// RUN: fsdp-opt %s --cse --canonicalize | FileCheck %s --check-prefix=PURE

// The kernels of attention on tensors and on buffers, with rows where the maps say.

#heads = affine_map<(b, h, t, d) -> (b, h, t, d)>
#rows = affine_map<(b, h, t, d) -> (b, t, h, d)>
#turned = affine_map<(b, h, t, d) -> (t, b, h, d)>

// CHECK-DAG: #[[HEADS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
// CHECK-DAG: #[[TURNED:.*]] = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1, d3)>

// CHECK-LABEL: func.func @forward_of_tensors(
// CHECK: %[[R:.*]]:2 = fsdp.flash_attention %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} into %{{.*}}, %{{.*}} causal scale 1.250000e-01 maps [#[[ROWS]], #[[TURNED]], #[[HEADS]], #[[ROWS]]] : (tensor<2x7x4x64xbf16>, tensor<9x2x2x64xbf16>, tensor<2x2x9x16xbf16>, tensor<1x4x1x9xi1>, tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>) -> (tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>)
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @forward_of_tensors(%q: tensor<2x7x4x64xbf16>, %k: tensor<9x2x2x64xbf16>, %v: tensor<2x2x9x16xbf16>, %m: tensor<1x4x1x9xi1>, %o: tensor<2x7x4x16xbf16>, %l: tensor<2x4x7xf32>) -> (tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>) {
  %0:2 = fsdp.flash_attention %q, %k, %v mask %m into %o, %l causal scale 0.125 maps [#rows, #turned, #heads, #rows]
      : (tensor<2x7x4x64xbf16>, tensor<9x2x2x64xbf16>, tensor<2x2x9x16xbf16>, tensor<1x4x1x9xi1>, tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>) -> (tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>)
  return %0#0, %0#1 : tensor<2x7x4x16xbf16>, tensor<2x4x7xf32>
}

// CHECK-LABEL: func.func @forward_of_buffers(
// CHECK: fsdp.flash_attention %{{.*}}, %{{.*}}, %{{.*}} into %{{.*}}, %{{.*}} scale 1.000000e+00 maps [#[[ROWS]], #[[ROWS]], #[[HEADS]], #[[HEADS]]] : (memref<1x8x2x16xf16, strided<[768, 96, 48, 1], offset: 16>>, memref<1x8x2x16xf16, strided<[768, 96, 48, 1]>>, memref<1x2x8x128xf16>, memref<1x2x8x128xf16, strided<[?, ?, ?, 1], offset: ?>>, memref<1x2x8xf32>) -> ()
func.func @forward_of_buffers(%q: memref<1x8x2x16xf16, strided<[768, 96, 48, 1], offset: 16>>, %k: memref<1x8x2x16xf16, strided<[768, 96, 48, 1]>>, %v: memref<1x2x8x128xf16>, %o: memref<1x2x8x128xf16, strided<[?, ?, ?, 1], offset: ?>>, %l: memref<1x2x8xf32>) {
  fsdp.flash_attention %q, %k, %v into %o, %l scale 1.0 maps [#rows, #rows, #heads, #heads]
      : (memref<1x8x2x16xf16, strided<[768, 96, 48, 1], offset: 16>>, memref<1x8x2x16xf16, strided<[768, 96, 48, 1]>>, memref<1x2x8x128xf16>, memref<1x2x8x128xf16, strided<[?, ?, ?, 1], offset: ?>>, memref<1x2x8xf32>) -> ()
  return
}

// CHECK-LABEL: func.func @gradients_of_tensors(
// CHECK: %[[DQ:.*]] = fsdp.flash_attention_query_grad %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} into %{{.*}} scale 2.500000e-01 maps [#[[HEADS]], #[[ROWS]], #[[HEADS]], #[[HEADS]], #[[TURNED]]] : (tensor<2x4x7x48xf16>, tensor<2x7x4x16xf16>, tensor<2x2x9x16xf16>, tensor<2x2x9x48xf16>, tensor<2x4x7xf32>, tensor<2x4x7xf32>, tensor<2x1x7x9xf32>, tensor<7x2x4x16xf16>) -> tensor<7x2x4x16xf16>
// CHECK: %[[DK:.*]]:2 = fsdp.flash_attention_key_grad %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} into %{{.*}}, %{{.*}} scale 2.500000e-01 maps [#[[HEADS]], #[[ROWS]], #[[HEADS]], #[[HEADS]], #[[ROWS]], #[[HEADS]]] : (tensor<2x4x7x48xf16>, {{.*}}, tensor<2x9x2x16xf16>, tensor<2x2x9x48xf16>) -> (tensor<2x9x2x16xf16>, tensor<2x2x9x48xf16>)
// CHECK: return %[[DQ]], %[[DK]]#0, %[[DK]]#1
func.func @gradients_of_tensors(%g: tensor<2x4x7x48xf16>, %q: tensor<2x7x4x16xf16>, %k: tensor<2x2x9x16xf16>, %v: tensor<2x2x9x48xf16>, %l: tensor<2x4x7xf32>, %m: tensor<2x1x7x9xf32>, %dq: tensor<7x2x4x16xf16>, %dk: tensor<2x9x2x16xf16>) -> (tensor<7x2x4x16xf16>, tensor<2x9x2x16xf16>, tensor<2x2x9x48xf16>) {
  %0 = fsdp.flash_attention_query_grad %g, %q, %k, %v, %l, %l mask %m into %dq scale 0.25 maps [#heads, #rows, #heads, #heads, #turned]
      : (tensor<2x4x7x48xf16>, tensor<2x7x4x16xf16>, tensor<2x2x9x16xf16>, tensor<2x2x9x48xf16>, tensor<2x4x7xf32>, tensor<2x4x7xf32>, tensor<2x1x7x9xf32>, tensor<7x2x4x16xf16>) -> tensor<7x2x4x16xf16>
  %1:2 = fsdp.flash_attention_key_grad %g, %q, %k, %v, %l, %l mask %m into %dk, %v scale 0.25 maps [#heads, #rows, #heads, #heads, #rows, #heads]
      : (tensor<2x4x7x48xf16>, tensor<2x7x4x16xf16>, tensor<2x2x9x16xf16>, tensor<2x2x9x48xf16>, tensor<2x4x7xf32>, tensor<2x4x7xf32>, tensor<2x1x7x9xf32>, tensor<2x9x2x16xf16>, tensor<2x2x9x48xf16>) -> (tensor<2x9x2x16xf16>, tensor<2x2x9x48xf16>)
  return %0, %1#0, %1#1 : tensor<7x2x4x16xf16>, tensor<2x9x2x16xf16>, tensor<2x2x9x48xf16>
}

// CHECK-LABEL: func.func @gradients_of_buffers(
// CHECK: fsdp.flash_attention_query_grad {{.*}} into %{{.*}} causal scale 2.500000e-01 maps [#[[ROWS]], #[[HEADS]], #[[HEADS]], #[[HEADS]], #[[ROWS]]] : (memref<1x7x1x16xbf16, strided<[224, 32, 32, 1]>>, {{.*}}) -> ()
// CHECK: fsdp.flash_attention_key_grad {{.*}} into %{{.*}}, %{{.*}} causal scale 2.500000e-01 maps [#[[ROWS]], #[[HEADS]], #[[HEADS]], #[[HEADS]], #[[HEADS]], #[[HEADS]]] : (memref<1x7x1x16xbf16, strided<[224, 32, 32, 1]>>, {{.*}}) -> ()
func.func @gradients_of_buffers(%g: memref<1x7x1x16xbf16, strided<[224, 32, 32, 1]>>, %q: memref<1x1x7x16xbf16>, %l: memref<1x1x7xf32>, %dk: memref<1x1x7x16xbf16>, %dv: memref<1x1x7x16xbf16>, %dq: memref<1x7x1x16xbf16>) {
  fsdp.flash_attention_query_grad %g, %q, %q, %q, %l, %l into %dq causal scale 0.25 maps [#rows, #heads, #heads, #heads, #rows]
      : (memref<1x7x1x16xbf16, strided<[224, 32, 32, 1]>>, memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>, memref<1x1x7xf32>, memref<1x1x7xf32>, memref<1x7x1x16xbf16>) -> ()
  fsdp.flash_attention_key_grad %g, %q, %q, %q, %l, %l into %dk, %dv causal scale 0.25 maps [#rows, #heads, #heads, #heads, #heads, #heads]
      : (memref<1x7x1x16xbf16, strided<[224, 32, 32, 1]>>, memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>, memref<1x1x7xf32>, memref<1x1x7xf32>, memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>) -> ()
  return
}

// A mask that is computed of elements of operands, and of b, h, t and s; one of
// indices alone.

// CHECK-LABEL: func.func @computed_of_tensors(
// CHECK: fsdp.flash_attention %{{.*}}, %{{.*}}, %{{.*}} of %[[IDS:.*]], %[[SLOPES:.*]], %[[IDS]] into %{{.*}}, %{{.*}} scale 1.250000e-01 maps [{{.*}}] mask [#[[OWN:.*]], #{{.*}}, #[[OTHER:.*]]] {
// CHECK: ^bb0(%{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %[[A:.*]]: i64, %[[SLOPE:.*]]: f32, %[[B:.*]]: i64):
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[A]], %[[B]] : i64
// CHECK: %[[BIAS:.*]] = arith.select %[[SAME]], %[[SLOPE]], %{{.*}} : f32
// CHECK: fsdp.yield %[[BIAS]] : f32
// CHECK: } : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x9xi64>, tensor<4xf32>, tensor<1x9xi64>, tensor<1x4x7x16xf16>, tensor<1x4x7x2xf32>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7x2xf32>)
func.func @computed_of_tensors(%q: tensor<1x4x7x16xf16>, %ids: tensor<1x9xi64>, %slopes: tensor<4xf32>, %l: tensor<1x4x7x2xf32>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7x2xf32>) {
  %0:2 = fsdp.flash_attention %q, %q, %q of %ids, %slopes, %ids into %q, %l scale 0.125 maps [#heads, #heads, #heads, #heads]
      mask [affine_map<(b, h, t, s) -> (0, t + 2)>, affine_map<(b, h, t, s) -> (h)>, affine_map<(b, h, t, s) -> (b, s)>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %own: i64, %slope: f32, %other: i64):
    %same = arith.cmpi eq, %own, %other : i64
    %none = arith.constant -1.0e9 : f32
    %bias = arith.select %same, %slope, %none : f32
    fsdp.yield %bias : f32
  } : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x9xi64>, tensor<4xf32>, tensor<1x9xi64>, tensor<1x4x7x16xf16>, tensor<1x4x7x2xf32>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7x2xf32>)
  return %0#0, %0#1 : tensor<1x4x7x16xf16>, tensor<1x4x7x2xf32>
}

// CHECK-LABEL: func.func @computed_in_gradients(
// CHECK: fsdp.flash_attention_query_grad {{.*}} into %{{.*}} scale 2.500000e-01 maps [{{.*}}] mask [] {
// CHECK: ^bb0(%{{.*}}: index, %{{.*}}: index, %[[T:.*]]: index, %[[S:.*]]: index):
// CHECK: arith.cmpi ule, %[[S]], %[[T]] : index
// CHECK: fsdp.flash_attention_key_grad {{.*}} of %{{.*}} into %{{.*}}, %{{.*}} scale 2.500000e-01 maps [{{.*}}] mask [#{{.*}}] {
// CHECK: ^bb0(%{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %{{.*}}: index, %[[M:.*]]: i1):
// CHECK: fsdp.yield %[[M]] : i1
func.func @computed_in_gradients(%q: memref<1x1x7x16xbf16>, %l: memref<1x1x7xf32>, %seen: memref<i1>, %dk: memref<1x1x7x16xbf16>, %dv: memref<1x1x7x16xbf16>, %dq: memref<1x1x7x16xbf16>) {
  fsdp.flash_attention_query_grad %q, %q, %q, %q, %l, %l into %dq scale 0.25 maps [#heads, #heads, #heads, #heads, #heads] mask [] {
  ^bb0(%b: index, %h: index, %t: index, %s: index):
    %before = arith.cmpi ule, %s, %t : index
    fsdp.yield %before : i1
  } : (memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>, memref<1x1x7xf32>, memref<1x1x7xf32>, memref<1x1x7x16xbf16>) -> ()
  fsdp.flash_attention_key_grad %q, %q, %q, %q, %l, %l of %seen into %dk, %dv scale 0.25 maps [#heads, #heads, #heads, #heads, #heads, #heads] mask [affine_map<(b, h, t, s) -> ()>] {
  ^bb0(%b: index, %h: index, %t: index, %s: index, %m: i1):
    fsdp.yield %m : i1
  } : (memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>, memref<1x1x7xf32>, memref<1x1x7xf32>, memref<i1>, memref<1x1x7x16xbf16>, memref<1x1x7x16xbf16>) -> ()
  return
}


// On tensors equal ops are one and those that nobody reads go; on buffers all stay.
// PURE-LABEL: func.func @tensors(
// PURE-COUNT-1: fsdp.flash_attention
// PURE-NOT: fsdp.flash_attention
// PURE: return
func.func @tensors(%q: tensor<1x1x7x16xf16>, %l: tensor<1x1x7xf32>) -> (tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>) {
  %0:2 = fsdp.flash_attention %q, %q, %q into %q, %l scale 0.25 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7xf32>) -> (tensor<1x1x7x16xf16>, tensor<1x1x7xf32>)
  %1:2 = fsdp.flash_attention %q, %q, %q into %q, %l scale 0.25 maps [#heads, #heads, #heads, #heads]
      : (tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7xf32>) -> (tensor<1x1x7x16xf16>, tensor<1x1x7xf32>)
  %2 = fsdp.flash_attention_query_grad %q, %q, %q, %q, %l, %l into %q scale 0.25 maps [#heads, #heads, #heads, #heads, #heads]
      : (tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>, tensor<1x1x7xf32>, tensor<1x1x7xf32>, tensor<1x1x7x16xf16>) -> tensor<1x1x7x16xf16>
  return %0#0, %1#0 : tensor<1x1x7x16xf16>, tensor<1x1x7x16xf16>
}

// PURE-LABEL: func.func @buffers(
// PURE-COUNT-2: fsdp.flash_attention %
// PURE: return
func.func @buffers(%q: memref<1x1x7x16xf16>, %o: memref<1x1x7x16xf16>, %l: memref<1x1x7xf32>) {
  fsdp.flash_attention %q, %q, %q into %o, %l scale 0.25 maps [#heads, #heads, #heads, #heads]
      : (memref<1x1x7x16xf16>, memref<1x1x7x16xf16>, memref<1x1x7x16xf16>, memref<1x1x7x16xf16>, memref<1x1x7xf32>) -> ()
  fsdp.flash_attention %q, %q, %q into %o, %l scale 0.25 maps [#heads, #heads, #heads, #heads]
      : (memref<1x1x7x16xf16>, memref<1x1x7x16xf16>, memref<1x1x7x16xf16>, memref<1x1x7x16xf16>, memref<1x1x7xf32>) -> ()
  return
}
