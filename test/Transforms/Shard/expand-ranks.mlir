// RUN: fsdp-opt %s -allow-unregistered-dialect -split-input-file -fsdp-expand-ranks | FileCheck %s
// RUN: fsdp-opt %s -allow-unregistered-dialect -split-input-file -fsdp-expand-ranks=strip | FileCheck %s --check-prefix=STRIP

// STRIP-NOT: fsdp.
// STRIP-NOT: shard.

// The definition of gather and reduction, for two ranks and a matrix, a padding
// and a scalar. Calls are cloned, constants and hyper-parameters are not.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<2x2xf32>
  fsdp.param @s : tensor<f32>
}
fsdp.unit @root of @model params [@model::@w, @model::@s] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4, 1], paddings = [0, 2, 1]>

// CHECK: module attributes {fsdp.expanded_ranks = 2 : i64}
// CHECK: func.func private @segment(%{{.*}}: tensor<2x2xf32>, %{{.*}}: tensor<f32>) -> tensor<2x2xf32>
func.func private @segment(%w: tensor<2x2xf32>, %s: tensor<f32>) -> tensor<2x2xf32> {
  return %w : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[S0:[a-z0-9]+]]: tensor<4xf32> {fsdp.rank = 0 : i64, fsdp.role = #fsdp.shard<@root>}, %[[S1:[a-z0-9]+]]: tensor<4xf32> {fsdp.rank = 1 : i64, fsdp.role = #fsdp.shard<@root>}
// CHECK-SAME: %[[LR:[a-z0-9]+]]: tensor<f64> {fsdp.role = #fsdp.hyper<"lr">}
// CHECK-SAME: -> (tensor<4xf32> {fsdp.rank = 0 : i64, fsdp.role = #fsdp.grad_shard<@root>}, tensor<4xf32> {fsdp.rank = 1 : i64, fsdp.role = #fsdp.grad_shard<@root>}
// CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<8xf32>
// CHECK-NEXT: %[[F0:.*]] = tensor.insert_slice %[[S0]] into %[[E]][0] [4] [1]
// CHECK-NEXT: %[[F1:.*]] = tensor.insert_slice %[[S1]] into %[[F0]][4] [4] [1]
// CHECK-NEXT: %[[W1:.*]] = tensor.extract_slice %[[F1]][0] [4] [1]
// CHECK-NEXT: %[[W:.*]] = tensor.expand_shape %[[W1]] {{\[\[}}0, 1]] output_shape [2, 2]
// CHECK-NEXT: %[[T1:.*]] = tensor.extract_slice %[[F1]][6] [1] [1]
// CHECK-NEXT: %[[T:.*]] = tensor.collapse_shape %[[T1]] [] : tensor<1xf32> into tensor<f32>
// CHECK-NEXT: %[[C:.*]] = arith.constant
// CHECK-NEXT: %[[G0:.*]] = call @segment(%[[W]], %[[T]])
// CHECK-NEXT: %[[G1:.*]] = call @segment(%[[W]], %[[T]])
// CHECK-NEXT: "test.use"(%[[G0]], %[[C]], %[[LR]])
// CHECK-NEXT: "test.use"(%[[G1]], %[[C]], %[[LR]])
// CHECK-NEXT: %[[Z:.*]] = arith.constant dense<0.000000e+00> : tensor<8xf32>
// CHECK-NEXT: %[[H0:.*]] = tensor.collapse_shape %[[G0]] {{\[\[}}0, 1]]
// CHECK-NEXT: %[[I0:.*]] = tensor.insert_slice %[[H0]] into %[[Z]][0] [4] [1]
// CHECK-NEXT: %[[J0:.*]] = tensor.expand_shape %[[T]] [] output_shape [1] : tensor<f32> into tensor<1xf32>
// CHECK-NEXT: %[[B0:.*]] = tensor.insert_slice %[[J0]] into %[[I0]][6] [1] [1]
// CHECK-NEXT: %[[H1:.*]] = tensor.collapse_shape %[[G1]]
// CHECK-NEXT: tensor.insert_slice %[[H1]] into %[[Z]][0] [4] [1]
// CHECK-NEXT: tensor.expand_shape
// CHECK-NEXT: %[[B1:.*]] = tensor.insert_slice
// CHECK: %[[M:.*]] = linalg.generic {{.*}} ins(%[[B0]], %[[B1]] : {{.*}}) outs({{.*}}) attrs = {fsdp.strict}
// CHECK-NEXT: ^bb0(%[[X0:.*]]: f32, %[[X1:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[X0]], %[[X1]]
// CHECK-NEXT: %[[TWO:.*]] = arith.constant 2.0
// CHECK-NEXT: %[[MEAN:.*]] = arith.divf %[[SUM]], %[[TWO]]
// CHECK-NEXT: linalg.yield %[[MEAN]]
// CHECK: %[[R0:.*]] = tensor.extract_slice %[[M]][0] [4] [1]
// CHECK-NEXT: %[[R1:.*]] = tensor.extract_slice %[[M]][4] [4] [1]
// CHECK: linalg.generic
// CHECK-NEXT: ^bb0(%[[Y0:[a-z0-9_]+]]: f32, %[[Y1:[a-z0-9_]+]]: f32,
// CHECK-NEXT: %[[MAX:.*]] = arith.maximumf %[[Y0]], %[[Y1]]
// CHECK-NEXT: linalg.yield %[[MAX]]
// CHECK: return %[[R0]], %[[R1]],
func.func @step(%shard: tensor<4xf32> {fsdp.role = #fsdp.shard<@root>}, %lr: tensor<f64> {fsdp.role = #fsdp.hyper<"lr">})
    -> (tensor<4xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<f32> {fsdp.role = #fsdp.loss}) {
  %w, %s = fsdp.unshard [@root] %shard : (tensor<4xf32>) -> (tensor<2x2xf32>, tensor<f32>)
  %c = arith.constant 1.0 : f32
  %g = call @segment(%w, %s) : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  "test.use"(%g, %c, %lr) : (tensor<2x2xf32>, f32, tensor<f64>) -> ()
  %r = fsdp.reduce_grads [@root] %g, %s : (tensor<2x2xf32>, tensor<f32>) -> tensor<4xf32>
  %m = fsdp.all_reduce max on @grid axes [0] %s : (tensor<f32>) -> tensor<f32>
  return %r, %m : tensor<4xf32>, tensor<f32>
}

// A second entry is expanded too, another function is not.

// CHECK-LABEL: func.func @eval(
// CHECK-SAME: fsdp.rank = 0
// CHECK-SAME: fsdp.rank = 1
func.func @eval(%shard: tensor<4xf32> {fsdp.role = #fsdp.shard<@root>}) -> tensor<4xf32> {
  return %shard : tensor<4xf32>
}
// CHECK-LABEL: func.func @helper(%arg0: tensor<4xf32>) -> tensor<4xf32>
func.func @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// A grid of two axes: the unit is cut over the second, ranks 0 and 1 form a
// group, ranks 2 and 3 another one.

shard.grid @grid(shape = 2x2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [1]
    reshard never layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>

// CHECK-LABEL: func.func @two_groups(
// CHECK-SAME: %[[S0:arg[0-9]+]]: {{[^,]*}}, {{[^,]*}}, %[[S1:arg[0-9]+]]: {{[^,]*}}, {{[^,]*}}, %[[S2:arg[0-9]+]]: {{[^,]*}}, {{[^,]*}}, %[[S3:arg[0-9]+]]:
// CHECK: tensor.insert_slice %[[S0]] into %{{.*}}[0] [1] [1]
// CHECK: %[[A:.*]] = tensor.insert_slice %[[S1]] into %{{.*}}[1] [1] [1]
// CHECK: %[[PA:.*]] = tensor.extract_slice %[[A]][0] [2] [1]
// CHECK: tensor.insert_slice %[[S2]] into %{{.*}}[0] [1] [1]
// CHECK: %[[B:.*]] = tensor.insert_slice %[[S3]] into %{{.*}}[1] [1] [1]
// CHECK: %[[PB:.*]] = tensor.extract_slice %[[B]][0] [2] [1]
// CHECK: return %[[PA]], %[[PA]], %[[PB]], %[[PB]]
func.func @two_groups(%s: tensor<1xf32> {fsdp.role = #fsdp.shard<@root>}) -> tensor<2xf32> {
  %p = fsdp.unshard [@root] %s : (tensor<1xf32>) -> tensor<2xf32>
  return %p : tensor<2xf32>
}

// -----

// A sum is divided over neither axis.

shard.grid @grid(shape = 2x2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [1] replicate [0]
    reshard never layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>

// CHECK-LABEL: func.func @sum(
// CHECK-COUNT-4: arith.addf
// CHECK-NOT: arith.divf
// CHECK: return
func.func @sum(%g: tensor<2xf32> {fsdp.role = #fsdp.input<"g">}) -> (tensor<1xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
  %s = fsdp.reduce_grads sum [@root] %g : (tensor<2xf32>) -> tensor<1xf32>
  return %s : tensor<1xf32>
}

// -----

// Barriers are dropped: an expanded program is a definition, not a plan.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
}

// CHECK-LABEL: func.func @barrier(
// CHECK-SAME: %[[X:arg[0-9]+]]:
// CHECK-NEXT: return %[[X]]
func.func @barrier(%x: tensor<f32>) -> tensor<f32> {
  %0 = fsdp.barrier %x : tensor<f32>
  return %0 : tensor<f32>
}
