// RUN: fsdp-opt %s --fsdp-unroll-layers | FileCheck %s

// A place whose ops share operands: each is looked at once.
// CHECK-LABEL: module @root
// CHECK: fsdp.stack @w
module @root {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @"0" class "Taken" {}
    fsdp.param @w : tensor<2x4x4xf32>
    fsdp.param @head : tensor<4xf32>
  }
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
      %d0 = arith.muli %i, %c0 : index
      %d1 = arith.addi %d0, %d0 : index
      %d2 = arith.addi %d1, %d1 : index
      %d3 = arith.addi %d2, %d2 : index
      %d4 = arith.addi %d3, %d3 : index
      %d5 = arith.addi %d4, %d4 : index
      %d6 = arith.addi %d5, %d5 : index
      %d7 = arith.addi %d6, %d6 : index
      %d8 = arith.addi %d7, %d7 : index
      %d9 = arith.addi %d8, %d8 : index
      %d10 = arith.addi %d9, %d9 : index
      %d11 = arith.addi %d10, %d10 : index
      %d12 = arith.addi %d11, %d11 : index
      %d13 = arith.addi %d12, %d12 : index
      %d14 = arith.addi %d13, %d13 : index
      %d15 = arith.addi %d14, %d14 : index
      %d16 = arith.addi %d15, %d15 : index
      %d17 = arith.addi %d16, %d16 : index
      %d18 = arith.addi %d17, %d17 : index
      %d19 = arith.addi %d18, %d18 : index
      %d20 = arith.addi %d19, %d19 : index
      %d21 = arith.addi %d20, %d20 : index
      %d22 = arith.addi %d21, %d21 : index
      %d23 = arith.addi %d22, %d22 : index
      %d24 = arith.addi %d23, %d23 : index
      %d25 = arith.addi %d24, %d24 : index
      %d26 = arith.addi %d25, %d25 : index
      %d27 = arith.addi %d26, %d26 : index
      %d28 = arith.addi %d27, %d27 : index
      %d29 = arith.addi %d28, %d28 : index
      %d30 = arith.addi %d29, %d29 : index
      %d31 = arith.addi %d30, %d30 : index
      %d32 = arith.addi %d31, %d31 : index
      %d33 = arith.addi %d32, %d32 : index
      %d34 = arith.addi %d33, %d33 : index
      %d35 = arith.addi %d34, %d34 : index
      %d36 = arith.addi %d35, %d35 : index
      %d37 = arith.addi %d36, %d36 : index
      %d38 = arith.addi %d37, %d37 : index
      %d39 = arith.addi %d38, %d38 : index
      %d40 = arith.addi %d39, %d39 : index
      %s = tensor.extract_slice %w[%d40, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
      %q = arith.addf %y, %s : tensor<4x4xf32>
      scf.yield %q : tensor<4x4xf32>
    }
    %loss = linalg.reduce { arith.addf } ins(%h : tensor<4x4xf32>) outs(%zero : tensor<f32>) dimensions = [0, 1]
    %e = tensor.empty() : tensor<2x4x4xf32>
    %g = linalg.fill ins(%one : f32) outs(%e : tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    return %loss, %g, %head : tensor<f32>, tensor<2x4x4xf32>, tensor<4xf32>
  }
}
