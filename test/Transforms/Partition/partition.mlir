// RUN: fsdp-opt %s -fsdp-partition | FileCheck %s

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "MLP" {
  fsdp.param @up {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
  fsdp.param @down {fsdp.cut = array<i64: -1, 1>} : tensor<4x6xf32>
  fsdp.param @bias : tensor<4xf32>
}

// CHECK: fsdp.param @up piece <[1, -1] of [6, 4]> : tensor<3x4xf32>
// CHECK: fsdp.param @down piece <[-1, 1] of [4, 6]> : tensor<4x3xf32>
// CHECK: fsdp.param @bias : tensor<4xf32>

// Columns, then rows: one sum over the ranks, of the products; gradients need
// none.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[UP:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[DOWN:[a-z0-9]+]]: tensor<4x3xf32>
// CHECK-SAME: %[[BIAS:[a-z0-9]+]]: tensor<4xf32>
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x4xf32>
func.func @step(
    %up: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@up>},
    %down: tensor<4x6xf32> {fsdp.role = #fsdp.state<@model::@down>},
    %bias: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@bias>},
    %x: tensor<8x4xf32>)
    -> (tensor<8x4xf32>,
        tensor<4x6xf32> {fsdp.role = #fsdp.grad<@model::@down>},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@bias>}) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<4x6xf32>
  // CHECK: %[[T:.*]] = linalg.transpose ins(%[[UP]] : tensor<3x4xf32>)
  // CHECK-SAME: outs(%{{.*}} : tensor<4x3xf32>)
  %t = linalg.transpose ins(%up : tensor<6x4xf32>) outs(%e0 : tensor<4x6xf32>)
      permutation = [1, 0]
  %e1 = tensor.empty() : tensor<8x6xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  // CHECK: %[[H:.*]] = linalg.matmul ins(%[[X]], %[[T]] : tensor<8x4xf32>, tensor<4x3xf32>)
  %h = linalg.matmul ins(%x, %t : tensor<8x4xf32>, tensor<4x6xf32>)
      outs(%f1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %e2 = tensor.empty() : tensor<6x4xf32>
  %d = linalg.transpose ins(%down : tensor<4x6xf32>) outs(%e2 : tensor<6x4xf32>)
      permutation = [1, 0]
  %e3 = tensor.empty() : tensor<8x4xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<8x4xf32>) -> tensor<8x4xf32>
  // CHECK: %[[P:.*]] = linalg.matmul ins(%[[H]], %{{.*}} : tensor<8x3xf32>, tensor<3x4xf32>)
  // CHECK: %[[Y:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[P]]
  %y = linalg.matmul ins(%h, %d : tensor<8x6xf32>, tensor<6x4xf32>)
      outs(%f3 : tensor<8x4xf32>) -> tensor<8x4xf32>
  // CHECK: %[[O:.*]] = linalg.generic {{.*}} ins(%[[Y]], %[[BIAS]]
  %o = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%y, %bias : tensor<8x4xf32>, tensor<4xf32>) outs(%e3 : tensor<8x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<8x4xf32>
  %e4 = tensor.empty() : tensor<4x6xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<4x6xf32>) -> tensor<4x6xf32>
  // CHECK: %[[G:.*]] = linalg.generic {{.*}} ins(%[[O]], %[[H]]
  // CHECK-SAME: outs(%{{.*}} : tensor<4x3xf32>)
  %g = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (k, i)>,
                       affine_map<(i, j, k) -> (k, j)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%o, %h : tensor<8x4xf32>, tensor<8x6xf32>) outs(%f4 : tensor<4x6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %m, %c : f32
    linalg.yield %s : f32
  } -> tensor<4x6xf32>
  %e5 = tensor.empty() : tensor<4xf32>
  %f5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<4xf32>) -> tensor<4xf32>
  %gb = linalg.reduce ins(%o : tensor<8x4xf32>) outs(%f5 : tensor<4xf32>)
      dimensions = [0] (%a: f32, %b: f32) {
        %s = arith.addf %a, %b : f32
        linalg.yield %s : f32
      }
  // CHECK-NOT: fsdp.all_reduce
  // CHECK: return %[[O]], %[[G]]
  return %o, %g, %gb : tensor<8x4xf32>, tensor<4x6xf32>, tensor<4xf32>
}
