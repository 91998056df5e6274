// RUN: not fsdp-opt %S/../../../examples/tiny/step.mlir --fsdp-unroll-layers=max-layers=-1 2>&1 | FileCheck %s --check-prefix=LEAST
// LEAST: error: expected 'max-layers' to be at least 0, got -1
// RUN: fsdp-opt %s --split-input-file --fsdp-unroll-layers=max-layers=8 | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --fsdp-unroll-layers=max-layers=8 --remarks-filter=fsdp-.* -o %t 2>&1 | FileCheck %s --check-prefix=REMARK

// Params that stay one for all layers, before the input contract is checked.

// A gradient that is none.
// REMARK: remark: [Missed] stack | Category:fsdp-unroll-layers
// REMARK-SAME: param 'w' stays one for all layers: a step has it in another shape
// CHECK-LABEL: module @gradient
// CHECK-NOT: fsdp.stack
// CHECK: scf.for
module @gradient {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<2x4x4xf32>
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.grad<@net::@w>}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %loss, %loss, %h : tensor<f32>, tensor<f32>, tensor<4x4xf32>
  }
}

// -----

// An argument of another shape, in another function.
// REMARK: remark: [Missed] stack | Category:fsdp-unroll-layers
// REMARK-SAME: param 'w' stays one for all layers: a step has it in another shape
// CHECK-LABEL: module @argument
// CHECK-NOT: fsdp.stack
// CHECK: scf.for
module @argument {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<2x4x4xf32>
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x4x4xf32> {fsdp.role = #fsdp.grad<@net::@w>}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %loss, %w, %h : tensor<f32>, tensor<2x4x4xf32>, tensor<4x4xf32>
  }
  func.func @evaluate(%w: f32 {fsdp.role = #fsdp.state<@net::@w>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    return %loss : tensor<f32>
  }
}

// -----

// A function of two blocks.
// REMARK: remark: [Missed] stack | Category:fsdp-unroll-layers
// REMARK-SAME: param 'w' stays one for all layers: a function that is no single block has it
// CHECK-LABEL: module @blocks
// CHECK-NOT: fsdp.stack
// CHECK: scf.for
module @blocks {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<2x4x4xf32>
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x4x4xf32> {fsdp.role = #fsdp.grad<@net::@w>}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %loss, %w, %h : tensor<f32>, tensor<2x4x4xf32>, tensor<4x4xf32>
  }
  func.func @evaluate(%w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    cf.br ^bb1
  ^bb1:
    return %loss : tensor<f32>
  }
}

// -----

// A part of a param.
// REMARK: remark: [Missed] stack | Category:fsdp-unroll-layers
// REMARK-SAME: param 'w' stays one for all layers: it is a part of one
// CHECK-LABEL: module @part
// CHECK-NOT: fsdp.stack
// CHECK: scf.for
module @part {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w piece <[0, -1, -1] of [4, 4, 4]> : tensor<2x4x4xf32>
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x4x4xf32> {fsdp.role = #fsdp.grad<@net::@w>}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %loss, %w, %h : tensor<f32>, tensor<2x4x4xf32>, tensor<4x4xf32>
  }
}

// -----

// No rows at all.
// CHECK-LABEL: module @none
// CHECK-NOT: fsdp.stack
// CHECK: scf.for
module @none {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<0x4x4xf32>
  }
  func.func @step(
      %w: tensor<0x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<0x4x4xf32> {fsdp.role = #fsdp.grad<@net::@w>}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<0x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %loss, %w, %h : tensor<f32>, tensor<0x4x4xf32>, tensor<4x4xf32>
  }
}

// -----

// More rows than a model has layers.
// CHECK-LABEL: module @many
// CHECK-NOT: fsdp.stack
// CHECK: scf.for
module @many {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<9x4x4xf32>
  }
  func.func @step(
      %w: tensor<9x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<9x4x4xf32> {fsdp.role = #fsdp.grad<@net::@w>}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<9x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %loss, %w, %h : tensor<f32>, tensor<9x4x4xf32>, tensor<4x4xf32>
  }
}

// -----


// Rows that ranks have some of.
// REMARK: remark: [Missed] stack | Category:fsdp-unroll-layers
// REMARK-SAME: param 'w' stays one for all layers: its rows are shared out among ranks
// CHECK-LABEL: module @shared
// CHECK-NOT: fsdp.stack
// CHECK: scf.for
module @shared {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w {fsdp.cut = array<i64: 1, -1, -1>} : tensor<2x4x4xf32>
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x4x4xf32> {fsdp.role = #fsdp.grad<@net::@w>}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %loss, %w, %h : tensor<f32>, tensor<2x4x4xf32>, tensor<4x4xf32>
  }
}

// -----


// Experts, which ranks have some of.
// REMARK: remark: [Missed] stack | Category:fsdp-unroll-layers
// REMARK-SAME: param 'w' stays one for all layers: its rows are shared out among ranks
// CHECK-LABEL: module @experts
// CHECK-NOT: fsdp.stack
// CHECK: scf.for
module @experts {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" attributes {fsdp.parallel = {style = "expert"}} {
    fsdp.param @w : tensor<2x4x4xf32>
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x4x4xf32> {fsdp.role = #fsdp.grad<@net::@w>}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %loss, %w, %h : tensor<f32>, tensor<2x4x4xf32>, tensor<4x4xf32>
  }
}

// -----


// A function that another one calls.
// REMARK: remark: [Missed] stack | Category:fsdp-unroll-layers
// REMARK-SAME: param 'w' stays one for all layers: a function that is called has it
// CHECK-LABEL: module @called
// CHECK-NOT: fsdp.stack
// CHECK: scf.for
module @called {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w : tensor<2x4x4xf32>
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x4x4xf32> {fsdp.role = #fsdp.grad<@net::@w>}, tensor<4x4xf32>) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
      %s = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    return %loss, %w, %h : tensor<f32>, tensor<2x4x4xf32>, tensor<4x4xf32>
  }
  func.func @evaluate(%w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    return %loss : tensor<f32>
  }
  func.func private @caller(%w: tensor<2x4x4xf32>) -> tensor<f32> {
    %loss = func.call @evaluate(%w) : (tensor<2x4x4xf32>) -> tensor<f32>
    return %loss : tensor<f32>
  }
}
