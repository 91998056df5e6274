// One pass on several programs, and loops that read one param twice.

// RUN: fsdp-opt %s --mlir-disable-threading --pass-pipeline="builtin.module(builtin.module(fsdp-unroll-layers))" | FileCheck %s
// RUN: fsdp-opt %s --mlir-disable-threading --pass-pipeline="builtin.module(builtin.module(fsdp-unroll-layers))" --remarks-filter=fsdp-.* -o %t 2>&1 | FileCheck %s --check-prefix=REMARK

// REMARK: layers of '<root>' unrolled
// REMARK: param 'v' stays one for all layers
// REMARK-NOT: param 'v' stays
// REMARK: layers of '<root>' unrolled
// REMARK-NOT: param 'v' stays

module {
  // CHECK-LABEL: module @first
  // CHECK: fsdp.stack @w of [@net::@"0"::@w, @net::@"1"::@w]
  // CHECK-NOT: scf.for
  module @first {
    shard.grid @grid(shape = ?)
    fsdp.module @net class "Net" {
      fsdp.param @w : tensor<2x4x4xf32>
    }
    func.func @step(%w: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@w>}, %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x4xf32>) {
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

  // CHECK-LABEL: module @second
  // CHECK: fsdp.stack @u of [@net::@"0"::@u, @net::@"1"::@u]
  // CHECK: fsdp.param @v : tensor<2x4x4xf32>
  // CHECK-COUNT-2: scf.for
  module @second {
    shard.grid @grid(shape = ?)
    fsdp.module @net class "Net" {
      fsdp.param @u : tensor<2x4x4xf32>
      fsdp.param @v : tensor<2x4x4xf32>
      fsdp.alias @again = @net::@v
    }
    func.func @step(%u: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@u>}, %v: tensor<2x4x4xf32> {fsdp.role = #fsdp.state<@net::@v>}, %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x4xf32>) {
      %loss = arith.constant dense<0.0> : tensor<f32>
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %h = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %x) -> (tensor<4x4xf32>) {
        %s = tensor.extract_slice %u[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
        %q = arith.addf %y, %s : tensor<4x4xf32>
        scf.yield %q : tensor<4x4xf32>
      }
      %j = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %h) -> (tensor<4x4xf32>) {
        %s = tensor.extract_slice %v[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
        %q = arith.addf %y, %s : tensor<4x4xf32>
        scf.yield %q : tensor<4x4xf32>
      }
      %k = scf.for %i = %c0 to %c2 step %c1 iter_args(%y = %j) -> (tensor<4x4xf32>) {
        %s = tensor.extract_slice %v[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<2x4x4xf32> to tensor<4x4xf32>
        %q = arith.mulf %y, %s : tensor<4x4xf32>
        scf.yield %q : tensor<4x4xf32>
      }
      return %loss, %k : tensor<f32>, tensor<4x4xf32>
    }
  }
}
