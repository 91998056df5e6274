// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-make-eval | FileCheck %s
// What loops carry for a gradient goes away in an evaluation, with what computes it.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}

// The step has it.
// CHECK-LABEL: func.func @step(
// CHECK: scf.for {{.*}} -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>)
// CHECK: scf.for {{.*}} -> (tensor<4xf32>)

// The gradient, which follows from an inner loop's result and from what is carried
// beside it, is not there; what the loss follows from over two turns is, and what
// has an effect with all that it reads.
// CHECK-LABEL: func.func @eval(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<4xf32>
// CHECK: %[[R:.*]]:2 = scf.for {{.*}} iter_args(%[[SUM:.*]] = %{{.*}}, %[[NEXT:.*]] = %{{.*}}) -> (tensor<f32>, tensor<f32>)
// CHECK-NOT: scf.for
// CHECK: %[[SIN:.*]] = math.sin %[[W]]
// CHECK: "test.log"(%[[SIN]])
// CHECK: %[[ADDED:.*]] = arith.addf %[[SUM]], %[[NEXT]]
// CHECK: scf.yield %[[ADDED]], %{{.*}} : tensor<f32>, tensor<f32>
// CHECK: %[[MORE:.*]] = scf.for {{.*}} iter_args(%{{.*}} = %[[R]]#0) -> (tensor<f32>)
// CHECK: return %[[MORE]] : tensor<f32>
func.func @step(
    %w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
    %x: tensor<f32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r:4 = scf.for %i = %c0 to %c8 step %c1
      iter_args(%sum = %x, %grad = %w, %beside = %w, %next = %x)
      -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>) {
    %inner = scf.for %j = %c0 to %c8 step %c1 iter_args(%carried = %grad) -> (tensor<4xf32>) {
      %more = arith.addf %carried, %beside : tensor<4xf32>
      scf.yield %more : tensor<4xf32>
    }
    %turned = arith.negf %beside : tensor<4xf32>
    %sin = math.sin %w : tensor<4xf32>
    "test.log"(%sin) : (tensor<4xf32>) -> ()
    %added = arith.addf %sum, %next : tensor<f32>
    %twice = arith.addf %next, %next : tensor<f32>
    scf.yield %added, %inner, %turned, %twice : tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>
  }
  // A loop behind it takes what it carries on.
  %more:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %r#0, %b = %r#1) -> (tensor<f32>, tensor<4xf32>) {
    %a2 = arith.addf %a, %a : tensor<f32>
    %b2 = arith.addf %b, %b : tensor<4xf32>
    scf.yield %a2, %b2 : tensor<f32>, tensor<4xf32>
  }
  return %more#0, %more#1 : tensor<f32>, tensor<4xf32>
}
