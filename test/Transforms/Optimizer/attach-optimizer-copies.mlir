// The norm of gradients counts a parameter once that several ranks along an axis
// of the model have: on all but the first of them its elements are zeros.

// RUN: split-file %s %t
// RUN: fsdp-opt %t/flat.mlir "-fsdp-attach-optimizer=optimizer=sgd clip-norm=0.5" | FileCheck %s --check-prefixes=BOTH,FLAT
// RUN: fsdp-opt %t/per-param.mlir "-fsdp-attach-optimizer=optimizer=sgd clip-norm=0.5" | FileCheck %s --check-prefixes=BOTH,PER
// RUN: fsdp-opt %t/flat.mlir "-fsdp-attach-optimizer=optimizer=sgd" | FileCheck %s --check-prefix=NONE
// RUN: fsdp-opt %t/pieces.mlir "-fsdp-attach-optimizer=optimizer=sgd clip-norm=0.5" | FileCheck %s --check-prefix=PIECES

// Which of the ranks it is, and where its shard begins.
// BOTH: %[[PLACES:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<2xi64>)
// BOTH: arith.constant 1 : i64
// BOTH: %[[PLACE1:.*]] = fsdp.all_slice %[[PLACES]] dim 0 on @grid axes [1] : (tensor<2xi64>) -> tensor<1xi64>
// BOTH: %[[PLACE:.*]] = tensor.collapse_shape %[[PLACE1]] [] : tensor<1xi64> into tensor<i64>
// BOTH: %[[BEGINS:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<2xi64>)
// FLAT: arith.constant 3 : i64
// PER: arith.constant 0 : i64
// BOTH: %[[BEGIN1:.*]] = fsdp.all_slice %[[BEGINS]] dim 0 on @grid axes [0] : (tensor<2xi64>) -> tensor<1xi64>
// BOTH: %[[BEGIN:.*]] = tensor.collapse_shape %[[BEGIN1]] [] : tensor<1xi64> into tensor<i64>
// BOTH: %[[OWN:.*]] = linalg.generic {{.*}} ins(%{{.*}}, %[[PLACE]], %[[BEGIN]] : tensor<3xf32>, tensor<i64>, tensor<i64>) {{.*}}fsdp.strict
// BOTH-NEXT: ^bb0(%[[G:[a-z0-9_]+]]: f32, %[[P:[a-z0-9_]+]]: i64, %[[B:[a-z0-9_]+]]: i64,
// BOTH: %[[AT:.*]] = arith.addi %{{.*}}, %[[B]] : i64
// The bias: elements 4 and 5 of the gathered buffer, or the last of each shard.
// FLAT: arith.constant 4 : i64
// PER: arith.constant 2 : i64
// BOTH: arith.cmpi sge, %[[AT]], %
// FLAT: arith.constant 6 : i64
// PER: arith.constant 3 : i64
// BOTH: arith.cmpi slt, %[[AT]], %
// BOTH: arith.cmpi ne, %[[P]], %
// BOTH: %[[R:.*]] = arith.select %{{.*}}, %{{.*}}, %[[G]] : f32
// BOTH-NEXT: linalg.yield %[[R]]
// BOTH: linalg.generic {{.*}} ins(%[[OWN]] : tensor<3xf32>)
// The norm is that of all ranks.
// BOTH: fsdp.all_reduce sum named "gradient_norm" on @grid axes [0, 1]

// The update has the gradient as it is.
// BOTH: fsdp.update @sgd.guarded %{{.*}}, %arg1 states

// NONE-NOT: fsdp.all_slice

// Of a unit of pieces nothing is a copy.
// PIECES-NOT: fsdp.all_slice
// PIECES: fsdp.all_reduce sum named "gradient_norm" on @grid axes [0, 1]

//--- flat.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @weight piece <[1] of [8]> : tensor<4xf32>
  fsdp.param @bias : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@weight, @model::@bias] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [4, 2], paddings = [0, 0, 0]>
func.func @step(%s: tensor<3xf32> {fsdp.role = #fsdp.shard<@root>}, %g: tensor<3xf32>)
    -> (tensor<3xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  return %g : tensor<3xf32>
}

//--- per-param.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @weight piece <[1] of [8]> : tensor<4xf32>
  fsdp.param @bias : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@weight, @model::@bias] on @grid axes [0]
    reshard never layout <per_param, f32, world = 2, numels = [4, 2], paddings = [0, 0, 0]>
func.func @step(%s: tensor<3xf32> {fsdp.role = #fsdp.shard<@root>}, %g: tensor<3xf32>)
    -> (tensor<3xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  return %g : tensor<3xf32>
}

//--- pieces.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @weight piece <[1] of [8]> : tensor<4xf32>
  fsdp.param @bias piece <[1] of [4]> : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@weight, @model::@bias] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [4, 2], paddings = [0, 0, 0]>
func.func @step(%s: tensor<3xf32> {fsdp.role = #fsdp.shard<@root>}, %g: tensor<3xf32>)
    -> (tensor<3xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  return %g : tensor<3xf32>
}
