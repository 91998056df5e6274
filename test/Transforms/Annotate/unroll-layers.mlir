// RUN: fsdp-opt %s --split-input-file --fsdp-unroll-layers | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --fsdp-unroll-layers --remarks-filter=fsdp-.* -o %t 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: fsdp-opt %s --split-input-file --fsdp-unroll-layers=max-layers=1 | FileCheck %s --check-prefix=FEW
// RUN: fsdp-opt %s --split-input-file --pass-pipeline="builtin.module(fsdp-unroll-layers,fsdp-normalize-input{grid=2})" | FileCheck %s --check-prefix=NORMAL

// A loop over two layers, each with a matrix and a vector, and the loop of its
// gradient, which goes backwards: two modules with the class of the stack. What
// the first loop keeps for the second is no tensor of all layers.

// REMARK: remark: [Passed] layers | Category:fsdp-unroll-layers
// REMARK-SAME: layers of 'layers' unrolled
// FEW-LABEL: module @scan
// FEW: scf.for
// CHECK-LABEL: module @scan
module @scan {
  shard.grid @grid(shape = ?)
  // CHECK: fsdp.module @layers class "fsdp.Layers" {
  // CHECK-NEXT: fsdp.stack @w of [@net::@layers::@"0"::@w, @net::@layers::@"1"::@w] : tensor<2x4x4xf32>
  // CHECK-NEXT: fsdp.module @norm class "Norm" {
  // CHECK-NEXT: fsdp.stack @b of [@net::@layers::@"0"::@norm::@b, @net::@layers::@"1"::@norm::@b] : tensor<2x4xf32>
  // CHECK: fsdp.module @"0" class "Block" bases ["Base"] attributes {fsdp.wrap} {
  // CHECK-NEXT: fsdp.param @w : tensor<4x4xf32>
  // CHECK-NEXT: fsdp.module @norm class "Norm" {
  // CHECK-NEXT: fsdp.param frozen @b : tensor<4xf32>
  // CHECK: fsdp.module @"1" class "Block"
  fsdp.module @net class "Net" {
    fsdp.module @layers class "Block" bases ["Base"] attributes {fsdp.wrap} {
      fsdp.param @w : tensor<2x4x4xf32>
      fsdp.module @norm class "Norm" {
        fsdp.param frozen @b : tensor<2x4xf32>
      }
    }
    fsdp.param @head : tensor<4xf32>
  }
  // CHECK: func.func @step(
  // CHECK-SAME: %[[W0:[a-z0-9]+]]: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@layers::@"0"::@w>}
  // CHECK-SAME: %[[W1:[a-z0-9]+]]: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@layers::@"1"::@w>}
  // CHECK-SAME: %[[B0:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.state<@net::@layers::@"0"::@norm::@b>}
  // CHECK-SAME: %[[B1:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.state<@net::@layers::@"1"::@norm::@b>}
  // CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<3x4xf32> {fsdp.role = #fsdp.input<"x">}
  // CHECK-SAME: tensor<4x4xf32> {fsdp.role = #fsdp.grad<@net::@layers::@"0"::@w>}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@net::@layers::@"1"::@w>}
  // CHECK-NOT: scf.for
  // CHECK-NOT: tensor<2x
  // CHECK: %[[H0:.*]] = linalg.matmul ins(%[[X]], %[[W0]]
  // CHECK: %[[A0:.*]] = linalg.broadcast ins(%[[B0]]
  // CHECK: %[[Y0:.*]] = arith.addf %[[H0]], %[[A0]]
  // CHECK: linalg.matmul ins(%[[Y0]], %[[W1]]
  // CHECK: %[[Y1:.*]] = arith.addf
  // CHECK: %[[G1:.*]] = linalg.matmul indexing_maps = {{.*}} ins(%[[Y0]], %[[D1:.*]] :
  // CHECK: %[[G0:.*]] = linalg.matmul indexing_maps = {{.*}} ins(%[[X]],
  // CHECK: return %{{.*}}, %[[G0]], %[[G1]]
  // NORMAL-LABEL: module @scan
  // NORMAL: func.func @step(%{{[a-z0-9]+}}: tensor<4xf32> {fsdp.role = #fsdp.state<@net::@head>}, %{{[a-z0-9]+}}: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@layers::@"0"::@w>}, %{{[a-z0-9]+}}: tensor<4xf32> {fsdp.role = #fsdp.state<@net::@layers::@"0"::@norm::@b>}, %{{[a-z0-9]+}}: tensor<4x4xf32>
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@layers::@w>},
      %b: tensor<2x4xf32> {fsdp.role = #fsdp.state<@net::@layers::@norm::@b>},
      %x: tensor<3x4xf32> {fsdp.role = #fsdp.input<"x">},
      %head: tensor<4xf32> {fsdp.role = #fsdp.state<@net::@head>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<2x4x4xf32> {fsdp.role = #fsdp.grad<@net::@layers::@w>},
          tensor<4xf32> {fsdp.role = #fsdp.grad<@net::@head>}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %z = arith.constant dense<0.0> : tensor<3x4xf32>
    %zw = arith.constant dense<0.0> : tensor<4x4xf32>
    %kept = tensor.empty() : tensor<2x3x4xf32>
    %grads = tensor.empty() : tensor<2x4x4xf32>
    %zero = arith.constant dense<0.0> : tensor<f32>
    %h:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x, %k = %kept) -> (tensor<3x4xf32>, tensor<2x3x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<1x4x4xf32>
      %m = tensor.collapse_shape %s [[0, 1], [2]] : tensor<1x4x4xf32> into tensor<4x4xf32>
      %v = tensor.extract_slice %b[%i, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
      %n = tensor.insert_slice %y into %k[%i, 0, 0] [1, 3, 4] [1, 1, 1] : tensor<3x4xf32> into tensor<2x3x4xf32>
      %p = linalg.matmul ins(%y, %m : tensor<3x4xf32>, tensor<4x4xf32>) outs(%z : tensor<3x4xf32>) -> tensor<3x4xf32>
      %e = tensor.empty() : tensor<3x4xf32>
      %a = linalg.broadcast ins(%v : tensor<4xf32>) outs(%e : tensor<3x4xf32>) dimensions = [0]
      %q = arith.addf %p, %a : tensor<3x4xf32>
      scf.yield %q, %n : tensor<3x4xf32>, tensor<2x3x4xf32>
    }
    %g:2 = scf.for %i = %c0 to %c2 step %c1 iter_args(%d = %h#0, %all = %grads) -> (tensor<3x4xf32>, tensor<2x4x4xf32>) {
      %j = arith.subi %c1, %i : index
      %y = tensor.extract_slice %h#1[%j, 0, 0] [1, 3, 4] [1, 1, 1] : tensor<2x3x4xf32> to tensor<3x4xf32>
      %s = tensor.extract_slice %w[%j, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %dw = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] ins(%y, %d : tensor<3x4xf32>, tensor<3x4xf32>) outs(%zw : tensor<4x4xf32>) -> tensor<4x4xf32>
      %dx = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>] ins(%d, %s : tensor<3x4xf32>, tensor<4x4xf32>) outs(%z : tensor<3x4xf32>) -> tensor<3x4xf32>
      %n = tensor.insert_slice %dw into %all[%j, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<4x4xf32> into tensor<2x4x4xf32>
      scf.yield %dx, %n : tensor<3x4xf32>, tensor<2x4x4xf32>
    }
    %loss = linalg.reduce { arith.addf } ins(%h#0 : tensor<3x4xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
    return %loss, %g#1, %head : tensor<f32>, tensor<2x4x4xf32>, tensor<4xf32>
  }
}

// -----

// Layers of the root, which has other states; an evaluation that wants the whole
// array, and a gradient that is no row: both get it.

// CHECK-LABEL: module @root
module @root {
  shard.grid @grid(shape = ?)
  // CHECK: fsdp.module @net class "Net" {
  // CHECK-NEXT: fsdp.module @"0" class "Taken"
  // CHECK: fsdp.stack @w of [@net::@"0_1"::@w, @net::@"1"::@w]
  // CHECK-NEXT: fsdp.param @head
  // CHECK-NEXT: fsdp.module @"0_1" class "fsdp.Layer" {
  // CHECK: fsdp.module @"1" class "fsdp.Layer" {
  fsdp.module @net class "Net" {
    fsdp.module @"0" class "Taken" {}
    fsdp.param @w : tensor<2x4x4xf32>
    fsdp.param @head : tensor<4xf32>
  }
  // CHECK: func.func @step
  // CHECK-NOT: scf.for
  // CHECK: %[[G:.*]] = linalg.fill
  // CHECK: %[[G0:.*]] = tensor.extract_slice %[[G]][0, 0, 0] [1, 4, 4]
  // CHECK: %[[G1:.*]] = tensor.extract_slice %[[G]][1, 0, 0] [1, 4, 4]
  // CHECK: return %{{.*}}, %[[G0]], %[[G1]]
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">},
      %head: tensor<4xf32> {fsdp.role = #fsdp.state<@net::@head>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<2x4x4xf32> {fsdp.role = #fsdp.grad<@net::@w>},
          tensor<4xf32> {fsdp.role = #fsdp.grad<@net::@head>}) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %one = arith.constant 1.0 : f32
    %zero = arith.constant dense<0.0> : tensor<f32>
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    %loss = linalg.reduce { arith.addf } ins(%h : tensor<4x4xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
    %e = tensor.empty() : tensor<2x4x4xf32>
    %g = linalg.fill ins(%one : f32) outs(%e : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    return %loss, %g, %head : tensor<f32>, tensor<2x4x4xf32>, tensor<4xf32>
  }
  // CHECK: func.func @evaluate(%[[R0:[a-z0-9]+]]: tensor<4x4xf32>{{.*}}, %[[R1:[a-z0-9]+]]: tensor<4x4xf32>
  // CHECK: %[[A:.*]] = tensor.insert_slice %[[R0]] into %{{.*}}[0, 0, 0] [1, 4, 4]
  // CHECK: %[[B:.*]] = tensor.insert_slice %[[R1]] into %[[A]][1, 0, 0] [1, 4, 4]
  // CHECK: linalg.reduce {{.*}} ins(%[[B]]
  func.func @evaluate(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    %zero = arith.constant dense<0.0> : tensor<f32>
    %loss = linalg.reduce { arith.maximumf } ins(%w : tensor<2x4x4xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1, 2]
    return %loss : tensor<f32>
  }
}

// -----

// What stays: rows that are vectors (positions of a loop over time), a place
// that depends on values, a number of iterations that does, and a loop that
// reads all of a param each time.

// CHECK-LABEL: module @others
// CHECK-NOT: fsdp.stack
// CHECK-COUNT-4: scf.for
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @positions : tensor<2x4xf32>
    fsdp.param @w : tensor<2x4x4xf32>
  }
  func.func @step(
      %positions: tensor<2x4xf32> {fsdp.role = #fsdp.state<@net::@positions>},
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %n: tensor<i64> {fsdp.role = #fsdp.input<"n">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %z = arith.constant dense<0.0> : tensor<4xf32>
    %zw = arith.constant dense<0.0> : tensor<4x4xf32>
    %k = tensor.extract %n[] : tensor<i64>
    %j = arith.index_cast %k : i64 to index
    %a = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %z) -> (tensor<4xf32>) {
      %s = tensor.extract_slice %positions[%i, 0] [1, 4] [1, 1] : tensor<2x4xf32> to tensor<4xf32>
      %q = arith.addf %y, %s : tensor<4xf32>
      scf.yield %q : tensor<4xf32>
    }
    %b = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %zw) -> (tensor<4x4xf32>) {
      %at = arith.muli %i, %j : index
      %s = tensor.extract_slice %w[%at, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    %c = scf.for %i = %c0 to %j step %c1 iter_args(%y = %zw) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    %d = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %w) -> (tensor<2x4x4xf32>) {
      %q = arith.addf %y, %w : tensor<2x4x4xf32>
      scf.yield %q : tensor<2x4x4xf32>
    }
    return %loss, %a, %b, %c, %d : tensor<f32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<2x4x4xf32>
  }
}

// -----

// A param with two names stays one, and its loop a loop.

// REMARK: remark: [Missed] stack | Category:fsdp-unroll-layers
// REMARK-SAME: param 'w' stays one for all layers: it has several names
// CHECK-LABEL: module @tied
// CHECK-NOT: fsdp.stack
// CHECK: scf.for
module @tied {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<2x4x4xf32>
    fsdp.alias @again = @net::@w
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %loss, %h : tensor<f32>, tensor<4x4xf32>
  }
}
