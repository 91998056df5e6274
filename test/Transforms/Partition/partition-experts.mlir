// Along `ep` ranks have batches of their own, and some experts each.

// RUN: fsdp-opt %s -fsdp-partition | FileCheck %s
// RUN: fsdp-opt %s -fsdp-partition --remarks-filter=fsdp-partition -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "ep"]}
fsdp.module @model class "Experts" {
  fsdp.param @w {fsdp.cut = array<i64: 1, -1, -1>} : tensor<4x6x8xf32>
  fsdp.param @bias {fsdp.cut = array<i64: 1, -1>} : tensor<4x8xf32>
  fsdp.param @scale : tensor<6xf32>
}

// CHECK: fsdp.param @w piece <[1, -1, -1] of [4, 6, 8]> : tensor<2x6x8xf32>
// CHECK: fsdp.param @scale : tensor<6xf32>

// REMARK: exchanged over axis 1: a value of 480 bytes
// REMARK: exchanged over axis 1: a value of 640 bytes

// The rows of all ranks for a rank's experts, and back; what each expert adds is
// repeated for each rank's rows.
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<2x6x8xf32>
// CHECK-SAME: %[[BIAS:[a-z0-9]+]]: tensor<2x8xf32>
// CHECK-SAME: %[[SCALE:[a-z0-9]+]]: tensor<6xf32>
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<4x5x6xf32>
func.func @step(
    %w: tensor<4x6x8xf32> {fsdp.role = #fsdp.state<@model::@w>},
    %bias: tensor<4x8xf32> {fsdp.role = #fsdp.state<@model::@bias>},
    %scale: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@scale>},
    %x: tensor<4x5x6xf32>)
    -> (tensor<4x5x8xf32>,
        tensor<4x6x8xf32> {fsdp.role = #fsdp.grad<@model::@w>},
        tensor<6xf32> {fsdp.role = #fsdp.grad<@model::@scale>}) {
  %zero = arith.constant 0.0 : f32
  // What no expert is asked for stays with the rank.
  // CHECK: %[[S:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[SCALE]] : tensor<4x5x6xf32>, tensor<6xf32>)
  %e0 = tensor.empty() : tensor<4x5x6xf32>
  %s = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>,
                       affine_map<(i, j, k) -> (k)>,
                       affine_map<(i, j, k) -> (i, j, k)>],
      iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %scale : tensor<4x5x6xf32>, tensor<6xf32>)
      outs(%e0 : tensor<4x5x6xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.mulf %a, %b : f32
    linalg.yield %m : f32
  } -> tensor<4x5x6xf32>
  %e1 = tensor.empty() : tensor<4x5x8xf32>
  %added = linalg.broadcast ins(%bias : tensor<4x8xf32>) outs(%e1 : tensor<4x5x8xf32>)
      dimensions = [1]
  // CHECK: %[[OWN:.*]] = fsdp.all_to_all %[[S]] dim 0 to 1 on @grid axes [1] : (tensor<4x5x6xf32>) -> tensor<2x10x6xf32>
  // CHECK: %[[REPEATED:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0], [1, 2], [3]] : tensor<2x2x5x8xf32> into tensor<2x10x8xf32>
  // CHECK: %[[Y:.*]] = linalg.batch_matmul ins(%[[OWN]], %[[W]] : tensor<2x10x6xf32>, tensor<2x6x8xf32>)
  // CHECK-SAME: outs(%[[REPEATED]] : tensor<2x10x8xf32>)
  %y = linalg.batch_matmul ins(%s, %w : tensor<4x5x6xf32>, tensor<4x6x8xf32>)
      outs(%added : tensor<4x5x8xf32>) -> tensor<4x5x8xf32>
  // The gradient of a rank's experts is one of all rows: the mean over ranks.
  %e2 = tensor.empty() : tensor<4x6x5xf32>
  // CHECK: %[[T:.*]] = linalg.transpose ins(%[[OWN]] : tensor<2x10x6xf32>)
  %t = linalg.transpose ins(%s : tensor<4x5x6xf32>) outs(%e2 : tensor<4x6x5xf32>)
      permutation = [0, 2, 1]
  %e3 = tensor.empty() : tensor<4x6x8xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // CHECK: %[[G:.*]] = linalg.batch_matmul ins(%[[T]], %[[Y]] : tensor<2x6x10xf32>, tensor<2x10x8xf32>)
  // CHECK: %[[TWO:.*]] = arith.constant 2.0
  // CHECK: arith.divf %{{.*}}, %[[TWO]]
  %g = linalg.batch_matmul ins(%t, %y : tensor<4x6x5xf32>, tensor<4x5x8xf32>)
      outs(%f3 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  %e4 = tensor.empty() : tensor<6xf32>
  %f4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<6xf32>) -> tensor<6xf32>
  // CHECK: %[[GS:.*]] = linalg.reduce ins(%[[S]] : tensor<4x5x6xf32>)
  %gs = linalg.reduce ins(%s : tensor<4x5x6xf32>) outs(%f4 : tensor<6xf32>)
      dimensions = [0, 1]
      (%a: f32, %b: f32) {
        %m = arith.addf %a, %b : f32
        linalg.yield %m : f32
      }
  // CHECK: %[[BACK:.*]] = fsdp.all_to_all %[[Y]] dim 1 to 0 on @grid axes [1] : (tensor<2x10x8xf32>) -> tensor<4x5x8xf32>
  // CHECK: return %[[BACK]], %{{.*}}, %[[GS]]
  return %y, %g, %gs : tensor<4x5x8xf32>, tensor<4x6x8xf32>, tensor<6xf32>
}

// A sum over rows that is no gradient alone is that of each batch: rows go back
// first. So does a gradient that is no sum over rows; it is added up then.
// CHECK-LABEL: func.func @norm(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<2x6x8xf32>{{.*}}, %[[X:[a-z0-9]+]]: tensor<4x6x8xf32>)
func.func @norm(
    %w: tensor<4x6x8xf32> {fsdp.role = #fsdp.state<@model::@w>},
    %x: tensor<4x6x8xf32>)
    -> (tensor<4x8xf32>, tensor<4x6x8xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %zero = arith.constant 0.0 : f32
  // CHECK: %[[OWN:.*]] = fsdp.all_to_all %[[X]] dim 0 to 1 on @grid axes [1] : (tensor<4x6x8xf32>) -> tensor<2x12x8xf32>
  // CHECK: %[[P:.*]] = linalg.mul ins(%[[OWN]], %{{.*}} : tensor<2x12x8xf32>, tensor<2x12x8xf32>)
  %e0 = tensor.empty() : tensor<4x6x8xf32>
  %p = linalg.mul ins(%x, %w : tensor<4x6x8xf32>, tensor<4x6x8xf32>)
      outs(%e0 : tensor<4x6x8xf32>) -> tensor<4x6x8xf32>
  // CHECK: %[[BACK:.*]] = fsdp.all_to_all %[[P]] dim 1 to 0 on @grid axes [1] : (tensor<2x12x8xf32>) -> tensor<4x6x8xf32>
  %e1 = tensor.empty() : tensor<4x8xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: %[[S:.*]] = linalg.reduce ins(%[[BACK]] : tensor<4x6x8xf32>)
  %s = linalg.reduce ins(%p : tensor<4x6x8xf32>) outs(%f1 : tensor<4x8xf32>)
      dimensions = [1]
      (%a: f32, %b: f32) {
        %m = arith.addf %a, %b : f32
        linalg.yield %m : f32
      }
  // CHECK: %[[PART:.*]] = fsdp.reduce_scatter sum %[[BACK]] dim 0 on @grid axes [1] : (tensor<4x6x8xf32>) -> tensor<2x6x8xf32>
  // CHECK: %[[G:.*]] = linalg.generic {{.*}} ins(%[[PART]] : tensor<2x6x8xf32>)
  // CHECK: arith.divf
  // CHECK: return %[[S]], %[[G]]
  return %s, %p : tensor<4x8xf32>, tensor<4x6x8xf32>
}

// An op of which nothing is known gets the whole param.
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<2x8xf32>{{.*}}, %[[X:[a-z0-9]+]]: tensor<5xindex>)
func.func @unknown(
    %bias: tensor<4x8xf32> {fsdp.role = #fsdp.state<@model::@bias>},
    %x: tensor<5xindex>) -> tensor<f32> {
  %zero = arith.constant 0 : index
  // CHECK: %[[WHOLE:.*]] = fsdp.all_gather %[[W]] dim 0 on @grid axes [1] : (tensor<2x8xf32>) -> tensor<4x8xf32>
  %i = tensor.extract %x[%zero] : tensor<5xindex>
  // CHECK: %[[E:.*]] = tensor.extract %[[WHOLE]]
  %e = tensor.extract %bias[%zero, %i] : tensor<4x8xf32>
  // What is filled with a number of the rank's batch is of the batch.
  // CHECK: tensor.from_elements %[[E]]
  %f = tensor.from_elements %e : tensor<f32>
  return %f : tensor<f32>
}
