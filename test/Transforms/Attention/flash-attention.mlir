// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-flash-attention,canonicalize))" --split-input-file | FileCheck %s

// Rows are read where they lie before they are transposed, and written where the
// transpose of the result would put them; readers that want the same are one. The
// mask stays as it is.

// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
// CHECK-DAG: #[[TURNED:.*]] = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1, d3)>
// CHECK-DAG: #[[BACK:.*]] = affine_map<(d0, d1, d2, d3) -> (d1, d2, d0, d3)>
// CHECK-DAG: #[[HEADS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @forward(
// CHECK-SAME: %[[Q:.*]]: tensor<2x7x4x64xbf16>, %[[K:.*]]: tensor<9x2x2x64xbf16>, %[[V:.*]]: tensor<2x2x9x16xbf16>, %[[M:.*]]: tensor<1x1x7x9xi1>, %{{.*}}: tensor
// CHECK-NOT: linalg.transpose
// CHECK-DAG: %[[O:.*]] = tensor.empty() : tensor<4x7x2x16xbf16>
// CHECK-DAG: %[[L:.*]] = tensor.empty() : tensor<2x4x7xf32>
// CHECK: %[[R:.*]]:2 = fsdp.flash_attention %[[Q]], %[[K]], %[[V]] mask %[[M]] into %[[O]], %[[L]] scale 1.250000e-01 maps [#[[ROWS]], #[[TURNED]], #[[HEADS]], #[[BACK]]]
// CHECK-NOT: linalg.transpose
// CHECK: return %[[R]]#0, %[[R]]#0, %[[R]]#1
func.func @forward(%q: tensor<2x7x4x64xbf16>, %k: tensor<9x2x2x64xbf16>, %v: tensor<2x2x9x16xbf16>, %m: tensor<1x1x7x9xi1>, %x: tensor<2x4x7x64xbf16>, %y: tensor<2x2x9x64xbf16>, %z: tensor<4x7x2x16xbf16>) -> (tensor<4x7x2x16xbf16>, tensor<4x7x2x16xbf16>, tensor<2x4x7xf32>) {
  %qt = linalg.transpose ins(%q : tensor<2x7x4x64xbf16>) outs(%x : tensor<2x4x7x64xbf16>) permutation = [0, 2, 1, 3]
  %kt = linalg.transpose ins(%k : tensor<9x2x2x64xbf16>) outs(%y : tensor<2x2x9x64xbf16>) permutation = [1, 2, 0, 3]
  %o, %l = fsdp.attention %qt, %kt, %v mask %m scale 0.125 : (tensor<2x4x7x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>, tensor<1x1x7x9xi1>) -> (tensor<2x4x7x16xbf16>, tensor<2x4x7xf32>)
  %0 = linalg.transpose ins(%o : tensor<2x4x7x16xbf16>) outs(%z : tensor<4x7x2x16xbf16>) permutation = [1, 2, 0, 3]
  %1 = linalg.transpose ins(%o : tensor<2x4x7x16xbf16>) outs(%z : tensor<4x7x2x16xbf16>) permutation = [1, 2, 0, 3]
  return %0, %1, %l : tensor<4x7x2x16xbf16>, tensor<4x7x2x16xbf16>, tensor<2x4x7xf32>
}

// -----

// A reader that does not transpose gets the result transposed back. One that
// transposes it in another way than was chosen does so from where it is.

// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
// CHECK-LABEL: func.func @other_reader(
// CHECK: %[[R:.*]]:2 = fsdp.flash_attention {{.*}} maps [#{{.*}}, #{{.*}}, #{{.*}}, #[[ROWS]]]
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<1x4x7x16xf16>
// CHECK: %[[BACK:.*]] = linalg.transpose ins(%[[R]]#0 : tensor<1x7x4x16xf16>) outs(%[[EMPTY]] : tensor<1x4x7x16xf16>) permutation = [0, 2, 1, 3]
// CHECK: return %[[R]]#0, %[[BACK]]
func.func @other_reader(%q: tensor<1x4x7x16xf16>, %z: tensor<1x7x4x16xf16>) -> (tensor<1x7x4x16xf16>, tensor<1x4x7x16xf16>) {
  %o, %l = fsdp.attention %q, %q, %q causal scale 0.125 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
  %0 = linalg.transpose ins(%o : tensor<1x4x7x16xf16>) outs(%z : tensor<1x7x4x16xf16>) permutation = [0, 2, 1, 3]
  return %0, %o : tensor<1x7x4x16xf16>, tensor<1x4x7x16xf16>
}

// CHECK-LABEL: func.func @two_transposes(
// CHECK: %[[R:.*]]:2 = fsdp.flash_attention
// CHECK: linalg.transpose ins(%[[R]]#0 :
// CHECK-NOT: linalg.transpose
// CHECK: return
func.func @two_transposes(%q: tensor<1x4x7x16xf16>, %y: tensor<4x1x7x16xf16>, %z: tensor<1x7x4x16xf16>) -> (tensor<4x1x7x16xf16>, tensor<1x7x4x16xf16>) {
  %o, %l = fsdp.attention %q, %q, %q scale 0.125 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
  %0 = linalg.transpose ins(%o : tensor<1x4x7x16xf16>) outs(%y : tensor<4x1x7x16xf16>) permutation = [1, 0, 2, 3]
  %1 = linalg.transpose ins(%o : tensor<1x4x7x16xf16>) outs(%z : tensor<1x7x4x16xf16>) permutation = [0, 2, 1, 3]
  return %0, %1 : tensor<4x1x7x16xf16>, tensor<1x7x4x16xf16>
}

// -----

// The elements of a row stay neighbours: what moves them remains.

// CHECK: #[[HEADS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-LABEL: func.func @moved_depth(
// CHECK-SAME: %[[K:.*]]: tensor<1x2x16x9xf16>
// CHECK: %[[T:.*]] = linalg.transpose ins(%[[K]] : tensor<1x2x16x9xf16>)
// CHECK: %[[R:.*]]:2 = fsdp.flash_attention %{{.*}}, %[[T]], %[[T]] into {{.*}} maps [#[[HEADS]], #[[HEADS]], #[[HEADS]], #[[HEADS]]]
// CHECK: linalg.transpose ins(%[[R]]#0 : tensor<1x2x7x16xf16>) {{.*}} permutation = [0, 1, 3, 2]
func.func @moved_depth(%k: tensor<1x2x16x9xf16>, %q: tensor<1x2x7x16xf16>, %x: tensor<1x2x9x16xf16>, %y: tensor<1x2x16x7xf16>) -> tensor<1x2x16x7xf16> {
  %kt = linalg.transpose ins(%k : tensor<1x2x16x9xf16>) outs(%x : tensor<1x2x9x16xf16>) permutation = [0, 1, 3, 2]
  %o, %l = fsdp.attention %q, %kt, %kt scale 0.25 : (tensor<1x2x7x16xf16>, tensor<1x2x9x16xf16>, tensor<1x2x9x16xf16>) -> (tensor<1x2x7x16xf16>, tensor<1x2x7xf32>)
  %0 = linalg.transpose ins(%o : tensor<1x2x7x16xf16>) outs(%y : tensor<1x2x16x7xf16>) permutation = [0, 1, 3, 2]
  return %0 : tensor<1x2x16x7xf16>
}

// -----

// The gradient is a sum of each row in f32 and two kernels, which have the maps of
// what they read in common.

// CHECK-DAG: #[[HEADS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-DAG: #[[ROWS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
// CHECK-DAG: #[[SUMS:.*]] = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @gradient(
// CHECK-SAME: %[[G:.*]]: tensor<2x7x4x16xbf16>, %[[Q:.*]]: tensor<2x4x7x64xbf16>, %[[K:.*]]: tensor<2x2x9x64xbf16>, %[[V:.*]]: tensor<2x2x9x16xbf16>, %[[O:.*]]: tensor<2x4x7x16xbf16>, %[[L:.*]]: tensor<2x4x7xf32>, %[[M:.*]]: tensor<2x1x1x9xf32>,
// CHECK-NOT: linalg.transpose
// CHECK: %[[ZERO:.*]] = linalg.fill
// CHECK: %[[COMMON:.*]] = linalg.generic {indexing_maps = [#[[ROWS]], #[[HEADS]], #[[SUMS]]], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%[[G]], %[[O]] : {{.*}}) outs(%[[ZERO]] : tensor<2x4x7xf32>)
// CHECK: ^bb0(%[[A:.*]]: bf16, %[[B:.*]]: bf16, %[[S:.*]]: f32):
// CHECK-DAG: %[[X:.*]] = arith.extf %[[A]]
// CHECK-DAG: %[[Y:.*]] = arith.extf %[[B]]
// CHECK: %[[XY:.*]] = arith.mulf %[[X]], %[[Y]] : f32
// CHECK: arith.addf %[[XY]], %[[S]] : f32
// CHECK: %[[DQ:.*]] = fsdp.flash_attention_query_grad %[[G]], %[[Q]], %[[K]], %[[V]], %[[L]], %[[COMMON]] mask %[[M]] into %{{.*}} causal scale 1.250000e-01 maps [#[[ROWS]], #[[HEADS]], #[[HEADS]], #[[HEADS]], #[[HEADS]]]
// CHECK: %[[DK:.*]]:2 = fsdp.flash_attention_key_grad %[[G]], %[[Q]], %[[K]], %[[V]], %[[L]], %[[COMMON]] mask %[[M]] into %{{.*}}, %{{.*}} causal scale 1.250000e-01 maps [#[[ROWS]], #[[HEADS]], #[[HEADS]], #[[HEADS]], #[[ROWS]], #[[HEADS]]]
// CHECK-NOT: linalg.transpose
// CHECK: return %[[DQ]], %[[DK]]#0, %[[DK]]#1 : tensor<2x4x7x64xbf16>, tensor<2x9x2x64xbf16>, tensor<2x2x9x16xbf16>
func.func @gradient(%g: tensor<2x7x4x16xbf16>, %q: tensor<2x4x7x64xbf16>, %k: tensor<2x2x9x64xbf16>, %v: tensor<2x2x9x16xbf16>, %o: tensor<2x4x7x16xbf16>, %l: tensor<2x4x7xf32>, %m: tensor<2x1x1x9xf32>, %x: tensor<2x4x7x16xbf16>, %y: tensor<2x9x2x64xbf16>) -> (tensor<2x4x7x64xbf16>, tensor<2x9x2x64xbf16>, tensor<2x2x9x16xbf16>) {
  %gt = linalg.transpose ins(%g : tensor<2x7x4x16xbf16>) outs(%x : tensor<2x4x7x16xbf16>) permutation = [0, 2, 1, 3]
  %dq, %dk, %dv = fsdp.attention_grad %gt, %q, %k, %v, %o, %l mask %m causal scale 0.125 : (tensor<2x4x7x16xbf16>, tensor<2x4x7x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>, tensor<2x4x7x16xbf16>, tensor<2x4x7xf32>, tensor<2x1x1x9xf32>) -> (tensor<2x4x7x64xbf16>, tensor<2x2x9x64xbf16>, tensor<2x2x9x16xbf16>)
  %dkt = linalg.transpose ins(%dk : tensor<2x2x9x64xbf16>) outs(%y : tensor<2x9x2x64xbf16>) permutation = [0, 2, 1, 3]
  return %dq, %dkt, %dv : tensor<2x4x7x64xbf16>, tensor<2x9x2x64xbf16>, tensor<2x2x9x16xbf16>
}

// -----

// Attention and its gradient in a region; results of the first are operands of the
// second.

// CHECK-LABEL: func.func @both(
// CHECK: scf.if
// CHECK: %[[R:.*]]:2 = fsdp.flash_attention
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[R]]#0 :
// CHECK: fsdp.flash_attention_query_grad {{.*}}, %[[R]]#1, %{{.*}} into
// CHECK: fsdp.flash_attention_key_grad {{.*}}, %[[R]]#1, %{{.*}} into
// CHECK-NOT: fsdp.attention
func.func @both(%if: i1, %q: tensor<1x4x7x16xf16>) -> tensor<1x4x7x16xf16> {
  %r = scf.if %if -> tensor<1x4x7x16xf16> {
    %o, %l = fsdp.attention %q, %q, %q scale 0.125 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
    %dq, %dk, %dv = fsdp.attention_grad %q, %q, %q, %q, %o, %l scale 0.125 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7xf32>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>)
    %s = arith.addf %dq, %dk : tensor<1x4x7x16xf16>
    %t = arith.addf %s, %dv : tensor<1x4x7x16xf16>
    scf.yield %t : tensor<1x4x7x16xf16>
  } else {
    scf.yield %q : tensor<1x4x7x16xf16>
  }
  return %r : tensor<1x4x7x16xf16>
}

// -----

// What there are no kernels of stays: other elements, rows, masks.

// CHECK-LABEL: func.func @wide(
// CHECK: linalg.transpose
// CHECK: fsdp.attention %
// CHECK: fsdp.attention_grad %
func.func @wide(%q: tensor<1x7x4x16xf32>, %x: tensor<1x4x7x16xf32>) -> (tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>) {
  %qt = linalg.transpose ins(%q : tensor<1x7x4x16xf32>) outs(%x : tensor<1x4x7x16xf32>) permutation = [0, 2, 1, 3]
  %o, %l = fsdp.attention %qt, %x, %x scale 1.0 : (tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>) -> (tensor<1x4x7x16xf32>, tensor<1x4x7xf32>)
  %d:3 = fsdp.attention_grad %x, %qt, %x, %x, %o, %l scale 1.0 : (tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>, tensor<1x4x7xf32>) -> (tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>)
  return %d#0, %d#1, %d#2 : tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>, tensor<1x4x7x16xf32>
}

// CHECK-LABEL: func.func @odd_depth(
// CHECK: fsdp.attention %
func.func @odd_depth(%q: tensor<1x4x7x24xf16>, %v: tensor<1x4x7x16xf16>) -> tensor<1x4x7x16xf16> {
  %o, %l = fsdp.attention %q, %q, %v scale 1.0 : (tensor<1x4x7x24xf16>, tensor<1x4x7x24xf16>, tensor<1x4x7x16xf16>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
  return %o : tensor<1x4x7x16xf16>
}

// CHECK-LABEL: func.func @long_values(
// CHECK: fsdp.attention %
func.func @long_values(%q: tensor<1x4x7x16xf16>, %v: tensor<1x4x7x144xf16>) -> tensor<1x4x7x144xf16> {
  %o, %l = fsdp.attention %q, %q, %v scale 1.0 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x144xf16>) -> (tensor<1x4x7x144xf16>, tensor<1x4x7xf32>)
  return %o : tensor<1x4x7x144xf16>
}

// CHECK-LABEL: func.func @wide_mask(
// CHECK: fsdp.attention %
func.func @wide_mask(%q: tensor<1x4x7x16xf16>, %m: tensor<1x1x1x7xf64>) -> tensor<1x4x7x16xf16> {
  %o, %l = fsdp.attention %q, %q, %q mask %m scale 1.0 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x1x1x7xf64>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
  return %o : tensor<1x4x7x16xf16>
}

// -----

// With a mask of numbers gradients read what the log-sum-exp has lost beside it; other
// readers read the log-sum-exp alone. Barriers in between are seen through.

// CHECK-LABEL: func.func @numbers(
// CHECK-SAME: %[[Q:.*]]: tensor<1x4x7x16xf16>, %[[G:.*]]: tensor<1x4x7x16xf16>, %[[M:.*]]: tensor<1x1x7x7xf32>)
// CHECK: %[[L:.*]] = tensor.empty() : tensor<1x4x7x2xf32>
// CHECK: %[[R:.*]]:2 = fsdp.flash_attention %[[Q]], %[[Q]], %[[Q]] mask %[[M]] into %{{.*}}, %[[L]] scale
// CHECK: %[[LOG:.*]] = tensor.extract_slice %[[R]]#1[0, 0, 0, 0] [1, 4, 7, 1] [1, 1, 1, 1] : tensor<1x4x7x2xf32> to tensor<1x4x7xf32>
// CHECK: fsdp.flash_attention_query_grad %[[G]], %[[Q]], %[[Q]], %[[Q]], %[[R]]#1, %{{.*}} mask %[[M]]
// CHECK: fsdp.flash_attention_key_grad %[[G]], %[[Q]], %[[Q]], %[[Q]], %[[R]]#1, %{{.*}} mask %[[M]]
// CHECK: return %[[LOG]]
func.func @numbers(%q: tensor<1x4x7x16xf16>, %g: tensor<1x4x7x16xf16>, %m: tensor<1x1x7x7xf32>) -> (tensor<1x4x7xf32>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>) {
  %o, %l = fsdp.attention %q, %q, %q mask %m scale 0.25 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x1x7x7xf32>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
  %0:2 = fsdp.barrier %g, %l : tensor<1x4x7x16xf16>, tensor<1x4x7xf32>
  %dq, %dk, %dv = fsdp.attention_grad %g, %q, %q, %q, %o, %0#1 mask %m scale 0.25 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7xf32>, tensor<1x1x7x7xf32>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>)
  return %l, %dq, %dk, %dv : tensor<1x4x7xf32>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>
}

// -----

// Truth values lose nothing; nor is anything kept without a gradient.

// CHECK-LABEL: func.func @truth_values(
// CHECK: fsdp.flash_attention {{.*}} -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
func.func @truth_values(%q: tensor<1x4x7x16xf16>, %g: tensor<1x4x7x16xf16>, %m: tensor<1x1x7x7xi1>) -> tensor<1x4x7x16xf16> {
  %o, %l = fsdp.attention %q, %q, %q mask %m scale 0.25 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x1x7x7xi1>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
  %dq, %dk, %dv = fsdp.attention_grad %g, %q, %q, %q, %o, %l mask %m scale 0.25 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7xf32>, tensor<1x1x7x7xi1>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>)
  return %dq : tensor<1x4x7x16xf16>
}

// CHECK-LABEL: func.func @no_gradient(
// CHECK: fsdp.flash_attention {{.*}} -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
func.func @no_gradient(%q: tensor<1x4x7x16xf16>, %m: tensor<1x1x7x7xf32>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>) {
  %o, %l = fsdp.attention %q, %q, %q mask %m scale 0.25 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x1x7x7xf32>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
  return %o, %l : tensor<1x4x7x16xf16>, tensor<1x4x7xf32>
}

// -----

// Windows and dropout stay with the kernels.

// CHECK-LABEL: func.func @near(
// CHECK-SAME: %[[ROWS:[a-z0-9]+]]: tensor<1x4x7xi64>, %[[KEY:[a-z0-9]+]]: tensor<i64>
// CHECK: fsdp.flash_attention %{{.*}}, %{{.*}}, %{{.*}} dropout %[[ROWS]], %[[KEY]] into %{{.*}}, %{{.*}} rate 1.000000e-01 causal window 3 scale
// CHECK: fsdp.flash_attention_query_grad {{.*}} dropout %[[ROWS]], %[[KEY]] into %{{.*}} rate 1.000000e-01 causal window 3 scale
// CHECK: fsdp.flash_attention_key_grad {{.*}} dropout %[[ROWS]], %[[KEY]] into %{{.*}}, %{{.*}} rate 1.000000e-01 causal window 3 scale
func.func @near(%q: tensor<1x4x7x16xf16>, %r: tensor<1x4x7xi64>, %key: tensor<i64>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>) {
  %o, %l = fsdp.attention %q, %q, %q dropout %r, %key rate 0.1 causal window 3 scale 0.25 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7xi64>, tensor<i64>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7xf32>)
  %dq, %dk, %dv = fsdp.attention_grad %q, %q, %q, %q, %o, %l dropout %r, %key rate 0.1 causal window 3 scale 0.25 : (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7xf32>, tensor<1x4x7xi64>, tensor<i64>) -> (tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>)
  return %dq, %dk, %dv : tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>, tensor<1x4x7x16xf16>
}
