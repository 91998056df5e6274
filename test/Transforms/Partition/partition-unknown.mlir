// Ops of which nothing is known have whole operands, also those that their
// regions read: what that costs is a remark.

// RUN: fsdp-opt %s -allow-unregistered-dialect -fsdp-partition | FileCheck %s
// RUN: fsdp-opt %s -allow-unregistered-dialect -fsdp-partition --remarks-filter=fsdp-partition 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w {fsdp.cut = array<i64: 1, -1>} : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[A0:[a-z0-9]+]]: tensor<3x4xf32>
// CHECK-SAME: %[[A1:[a-z0-9]+]]: tensor<6x4xf32>
// CHECK-SAME: -> (tensor<6x4xf32>, tensor<6x4xf32>, f32)
// CHECK: %[[V0:.*]] = linalg.exp ins(%[[A0]] : tensor<3x4xf32>) outs(%{{.*}} : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V1:.*]] = fsdp.all_gather %[[V0]] dim 0 on @grid axes [1] : (tensor<3x4xf32>) -> tensor<6x4xf32>
// CHECK: %[[V2:.*]] = scf.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%{{.*}} = %[[A1]]) -> (tensor<6x4xf32>) {
// CHECK: %[[V3:.*]] = linalg.add ins(%{{.*}}, %[[V1]] : tensor<6x4xf32>, tensor<6x4xf32>) outs(%{{.*}} : tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK: scf.yield %[[V3]] : tensor<6x4xf32>
// CHECK: %[[V4:.*]] = "test.unknown"(%[[V1]]) : (tensor<6x4xf32>) -> tensor<6x4xf32>
// CHECK: %[[V5:.*]] = tensor.extract %[[V1]][%{{.*}}, %{{.*}}] : tensor<6x4xf32>
// CHECK: %[[V6:.*]] = fsdp.boundary enter @model call 0 %[[V0]] : tensor<3x4xf32>
// CHECK: %[[V7:.*]]:2 = fsdp.barrier %[[V6]], %[[A1]] : tensor<3x4xf32>, tensor<6x4xf32>
// CHECK: %[[V8:.*]] = fsdp.all_slice %[[V7]]#1 dim 0 on @grid axes [1] : (tensor<6x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V9:.*]] = linalg.add ins(%[[V7]]#0, %[[V8]] : tensor<3x4xf32>, tensor<3x4xf32>) outs(%{{.*}} : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V10:.*]] = fsdp.all_slice %[[V4]] dim 0 on @grid axes [1] : (tensor<6x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V11:.*]] = linalg.add ins(%[[V9]], %[[V10]] : tensor<3x4xf32>, tensor<3x4xf32>) outs(%{{.*}} : tensor<3x4xf32>) -> tensor<3x4xf32>
// CHECK: %[[V12:.*]] = fsdp.all_gather %[[V11]] dim 0 on @grid axes [1] : (tensor<3x4xf32>) -> tensor<6x4xf32>
// CHECK: return %[[V2]], %[[V12]], %[[V5]] : tensor<6x4xf32>, tensor<6x4xf32>, f32
func.func @step(%w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<6x4xf32>, f32) {
  %e = tensor.empty() : tensor<6x4xf32>
  %h = linalg.exp ins(%w : tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%v = %x) -> tensor<6x4xf32> {
    %n = linalg.add ins(%v, %h : tensor<6x4xf32>, tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
    scf.yield %n : tensor<6x4xf32>
  }
  // What was gathered is not gathered again.
  %u = "test.unknown"(%h) : (tensor<6x4xf32>) -> tensor<6x4xf32>
  // Numbers are what they are on every rank.
  %n = tensor.extract %h[%c0, %c1] : tensor<6x4xf32>
  // Marks pass parts on.
  %m = fsdp.boundary enter @model call 0 %h : tensor<6x4xf32>
  %k:2 = fsdp.barrier %m, %x : tensor<6x4xf32>, tensor<6x4xf32>
  %s = linalg.add ins(%k#0, %k#1 : tensor<6x4xf32>, tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  %d = linalg.add ins(%s, %u : tensor<6x4xf32>, tensor<6x4xf32>) outs(%e : tensor<6x4xf32>) -> tensor<6x4xf32>
  return %r, %d, %n : tensor<6x4xf32>, tensor<6x4xf32>, f32
}

// REMARK-DAG: partition-unknown.mlir:{{.*}}remark: {{.*}}Function=step {{.*}}gathered over axis 1: a value of 96 bytes", bytes=96
// REMARK-DAG: partition-unknown.mlir:{{.*}}remark: {{.*}}Function=step {{.*}}gathered over axis 1: a value of 96 bytes", bytes=96
// REMARK-NOT: remark
