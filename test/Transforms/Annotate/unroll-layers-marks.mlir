// RUN: fsdp-opt %s --split-input-file --fsdp-unroll-layers | FileCheck %s

// Marks of dimensions are those of the rows.
// CHECK-LABEL: module @marks
// CHECK-COUNT-2: fsdp.param @w {fsdp.cut = array<i64: 1, -1>, fsdp.shard_dim = 1{{.*}}} : tensor<4x4xf32>
module @marks {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.param @w {fsdp.cut = array<i64: -1, 1, -1>, fsdp.shard_dim = 2} : tensor<2x4x4xf32>
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

// A module that has nothing but a stack is no unit any more; those of layers are.
// CHECK-LABEL: module @units
// CHECK: fsdp.module @layers class "fsdp.Layers" {
// CHECK-NEXT: fsdp.module @fc class "Linear" {
// CHECK-NEXT: fsdp.stack @w
// CHECK: fsdp.module @"0" class "Block" {
// CHECK-NEXT: fsdp.module @fc class "Linear" attributes {fsdp.wrap} {
// CHECK-NEXT: fsdp.param @w : tensor<4x4xf32>
module @units {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @layers class "Block" {
      fsdp.module @fc class "Linear" attributes {fsdp.wrap} {
        fsdp.param @w : tensor<2x4x4xf32>
      }
    }
  }
  func.func @step(
      %w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@layers::@fc::@w>},
      %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x4x4xf32> {fsdp.role = #fsdp.grad<@net::@layers::@fc::@w>}, tensor<4x4xf32>) {
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
