// RUN: fsdp-opt %s -split-input-file -allow-unregistered-dialect -fsdp-recompute-activations -cse | FileCheck %s
// RUN: fsdp-opt %s -split-input-file -allow-unregistered-dialect -fsdp-recompute-activations -remarks-filter=fsdp-shard 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// Backward reads a chain that stands in the call for it alone, and a mask that
// depends on the seed alone: both are computed again from a barrier, before the
// first reader. Parameters pass no barrier. What returns, what exited and what
// stood before the call stay as they are.

// REMARK: {{.*}}recomputed{{.*}}block{{.*}}bytes=32
// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[W:[^:]*]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@block::@w>}
// CHECK-SAME: %[[MEAN:[^:]*]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@block::@mean>}
// CHECK-SAME: %[[X:[^:]*]]: tensor<4xf32>, %[[SEED:[^:]*]]: tensor<4xi64>
// CHECK: %[[A:.*]] = arith.negf %[[X]]
// CHECK: %[[A1:.*]] = fsdp.boundary enter @model::@block call 0 %[[A]]
// CHECK: %[[P:.*]] = fsdp.boundary enter @model::@block::@part call 0 %[[A1]]
// CHECK: %[[H:.*]] = arith.mulf %[[P]], %[[W]]
// CHECK: %[[NEW:.*]] = arith.addf %[[H]], %[[MEAN]]
// CHECK: %[[MASK:.*]] = arith.sitofp %[[SEED]]
// CHECK: %[[Y:.*]] = arith.mulf %[[H]], %[[MASK]]
// CHECK: %[[Y1:.*]] = fsdp.boundary exit @model::@block call 0 %[[Y]]
// CHECK: %[[LOSS:.*]] = "test.loss"(%[[Y1]])
// CHECK: %[[D:.*]] = "test.gradient"(%[[LOSS]])
// CHECK-NEXT: %[[B:.*]]:2 = fsdp.barrier %[[SEED]], %[[A]] : tensor<4xi64>, tensor<4xf32>
// CHECK-NEXT: %[[H2:.*]] = arith.mulf %[[B]]#1, %[[W]]
// CHECK-NEXT: %[[MASK2:.*]] = arith.sitofp %[[B]]#0
// CHECK-NEXT: %[[S2:.*]] = math.sin %[[H2]]
// CHECK-NEXT: %[[D1:.*]] = arith.mulf %[[D]], %[[MASK2]]
// CHECK-NEXT: %[[D2:.*]] = arith.mulf %[[D1]], %[[S2]]
// CHECK-NEXT: %[[D3:.*]] = arith.mulf %[[D2]], %[[A]]
// CHECK-NEXT: %[[G:.*]] = arith.mulf %[[D3]], %[[Y1]]
// CHECK-NEXT: return %[[NEW]], %[[LOSS]], %[[G]]
fsdp.module @model class "Net" {
  fsdp.module @block class "Block" attributes {fsdp.checkpoint} {
    fsdp.param @w : tensor<4xf32>
    fsdp.buffer @mean : tensor<4xf32>
    fsdp.module @part class "Part" {
    }
  }
}
func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@block::@w>},
                %mean: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@block::@mean>},
                %x: tensor<4xf32>, %seed: tensor<4xi64>)
    -> (tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@block::@mean>}, tensor<f32> {fsdp.role = #fsdp.loss},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@block::@w>}) {
  %a = arith.negf %x : tensor<4xf32>
  %a1 = fsdp.boundary enter @model::@block call 0 %a : tensor<4xf32>
  %p = fsdp.boundary enter @model::@block::@part call 0 %a1 : tensor<4xf32>
  %h = arith.mulf %p, %w : tensor<4xf32>
  %new = arith.addf %h, %mean : tensor<4xf32>
  %mask = arith.sitofp %seed : tensor<4xi64> to tensor<4xf32>
  %slope = math.sin %h : tensor<4xf32>
  %y = arith.mulf %h, %mask : tensor<4xf32>
  %y1 = fsdp.boundary exit @model::@block call 0 %y : tensor<4xf32>
  %loss = "test.loss"(%y1) : (tensor<4xf32>) -> tensor<f32>
  %d = "test.gradient"(%loss) : (tensor<f32>) -> tensor<4xf32>
  %d1 = arith.mulf %d, %mask : tensor<4xf32>
  %d2 = arith.mulf %d1, %slope : tensor<4xf32>
  %d3 = arith.mulf %d2, %a : tensor<4xf32>
  %g = arith.mulf %d3, %y1 : tensor<4xf32>
  return %new, %loss, %g : tensor<4xf32>, tensor<f32>, tensor<4xf32>
}

// -----

// Two calls of one module have a barrier each, the later call's first. What has
// an effect is not repeated, and what is computed from it reads it. A module
// inside a checkpointed one is not repeated once more.

// REMARK: {{.*}}recomputed{{.*}}outer
// REMARK: {{.*}}recomputed{{.*}}outer
// REMARK-NOT: recomputed
// CHECK-LABEL: func.func @twice(
// CHECK: %[[E:.*]] = "test.effect"
// CHECK: "test.loss"
// CHECK: fsdp.barrier %[[Y0:.*]] : tensor<4xf32>
// CHECK-NEXT: %[[T:.*]] = math.tanh
// CHECK-NEXT: arith.mulf %{{.*}}, %[[T]]
// CHECK: fsdp.barrier %{{.*}} : tensor<4xf32>
// CHECK-NEXT: %[[T0:.*]] = math.tanh
// CHECK-NEXT: %[[K0:.*]] = arith.addf %[[T0]], %[[E]]
// CHECK-NEXT: arith.mulf %{{.*}}, %[[K0]]
// CHECK-NOT: fsdp.barrier
fsdp.module @model class "Net" {
  fsdp.module @outer class "Outer" attributes {fsdp.checkpoint} {
    fsdp.param @w : tensor<4xf32>
    fsdp.module @inner class "Inner" attributes {fsdp.checkpoint} {
    }
  }
}
func.func @twice(%x: tensor<4xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@outer::@w>}) {
  %x1 = fsdp.boundary enter @model::@outer call 0 %x : tensor<4xf32>
  %i = fsdp.boundary enter @model::@outer::@inner call 0 %x1 : tensor<4xf32>
  %t = math.tanh %i : tensor<4xf32>
  %t1 = fsdp.boundary exit @model::@outer::@inner call 0 %t : tensor<4xf32>
  %e = "test.effect"(%t1) : (tensor<4xf32>) -> tensor<4xf32>
  %k = arith.addf %t1, %e : tensor<4xf32>
  %y = math.exp %k : tensor<4xf32>
  %y1 = fsdp.boundary exit @model::@outer call 0 %y : tensor<4xf32>
  %x2 = fsdp.boundary enter @model::@outer call 1 %y1 : tensor<4xf32>
  %s = math.tanh %x2 : tensor<4xf32>
  %z = math.exp %s : tensor<4xf32>
  %z1 = fsdp.boundary exit @model::@outer call 1 %z : tensor<4xf32>
  %loss = "test.loss"(%z1) : (tensor<4xf32>) -> tensor<f32>
  %d = "test.gradient"(%loss) : (tensor<f32>) -> tensor<4xf32>
  %d1 = arith.mulf %d, %s : tensor<4xf32>
  %d2 = arith.mulf %d1, %k : tensor<4xf32>
  return %loss, %d2 : tensor<f32>, tensor<4xf32>
}

// -----

// Nothing changes without a loss, without a mark, or if backward reads nothing.

// REMARK: {{.*}}no-call-marks{{.*}}block
// CHECK-LABEL: func.func @no_loss(
// CHECK-NOT: fsdp.barrier
// CHECK-LABEL: func.func @nothing_to_do(
// CHECK-NOT: fsdp.barrier
fsdp.module @model class "Net" {
  fsdp.module @block class "Block" attributes {fsdp.checkpoint} {
    fsdp.param @w : tensor<4xf32>
  }
  fsdp.module @plain class "Plain" {
  }
}
func.func @no_loss(%x: tensor<4xf32>) -> tensor<4xf32> {
  %x1 = fsdp.boundary enter @model::@block call 0 %x : tensor<4xf32>
  %t = math.tanh %x1 : tensor<4xf32>
  %t1 = fsdp.boundary exit @model::@block call 0 %t : tensor<4xf32>
  return %t1 : tensor<4xf32>
}
func.func @nothing_to_do(%x: tensor<4xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@block::@w>}) {
  %x1 = fsdp.boundary enter @model::@plain call 0 %x : tensor<4xf32>
  %t = math.tanh %x1 : tensor<4xf32>
  %t1 = fsdp.boundary exit @model::@plain call 0 %t : tensor<4xf32>
  %loss = "test.loss"(%t1) : (tensor<4xf32>) -> tensor<f32>
  %d = "test.gradient"(%loss, %t) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  return %loss, %d : tensor<f32>, tensor<4xf32>
}

// -----

// A fresh tensor of the call that backward fills as well, or a table of constants
// that an earlier part of backward reads, is no reason to begin early: the call is
// repeated where its values are needed, and constants are not repeated.

// CHECK-LABEL: func.func @fresh(
// CHECK: %[[E:.*]] = tensor.empty
// CHECK: %[[TABLE:.*]] = math.exp
// CHECK: "test.loss"
// CHECK-NEXT: %[[D:.*]] = "test.gradient"(%{{.*}}, %[[E]], %[[TABLE]])
// CHECK-NEXT: %[[B:.*]] = fsdp.barrier
// CHECK-NEXT: %[[T:.*]] = math.tanh %[[B]]
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[T]], %[[TABLE]]
// CHECK-NEXT: arith.mulf %[[D]], %[[S]]
fsdp.module @model class "Net" {
  fsdp.module @block class "Block" attributes {fsdp.checkpoint} {
    fsdp.param @w : tensor<4xf32>
  }
}
func.func @fresh(%x: tensor<4xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@block::@w>}) {
  %x1 = fsdp.boundary enter @model::@block call 0 %x : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %one = arith.constant dense<1.0> : tensor<4xf32>
  %table = math.exp %one : tensor<4xf32>
  %t = math.tanh %x1 : tensor<4xf32>
  %s = arith.addf %t, %table : tensor<4xf32>
  %y = "test.out"(%s, %e) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %y1 = fsdp.boundary exit @model::@block call 0 %y : tensor<4xf32>
  %loss = "test.loss"(%y1) : (tensor<4xf32>) -> tensor<f32>
  %d = "test.gradient"(%loss, %e, %table) : (tensor<f32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %d1 = arith.mulf %d, %s : tensor<4xf32>
  return %loss, %d1 : tensor<f32>, tensor<4xf32>
}

// -----

// Buffers pass the barrier like inputs. A new value behind the loss reads what
// forward computed. Marks behind the loss are no calls.

// CHECK-LABEL: func.func @behind_the_loss(
// CHECK-SAME: %[[MEAN:[^:]*]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@block::@mean>}, %[[X:[^:]*]]: tensor<4xf32>
// CHECK: %[[SCALE:.*]] = arith.negf %[[MEAN]]
// CHECK: %[[H:.*]] = arith.mulf %{{.*}}, %[[SCALE]]
// CHECK: %[[LOSS:.*]] = "test.loss"
// CHECK-NEXT: %[[NEW:.*]] = math.tanh %[[H]]
// CHECK-NEXT: %[[D:.*]] = "test.gradient"(%[[LOSS]])
// CHECK-NEXT: %[[B:.*]]:2 = fsdp.barrier %[[X]], %[[MEAN]]
// CHECK-NEXT: %[[SCALE2:.*]] = arith.negf %[[B]]#1
// CHECK-NEXT: %[[H2:.*]] = arith.mulf %[[B]]#0, %[[SCALE2]]
// CHECK-NEXT: arith.mulf %[[D]], %[[H2]]
// CHECK-NOT: fsdp.barrier
// CHECK: return %[[NEW]], %[[LOSS]]
fsdp.module @model class "Net" {
  fsdp.module @block class "Block" attributes {fsdp.checkpoint} {
    fsdp.param @w : tensor<4xf32>
    fsdp.buffer @mean : tensor<4xf32>
  }
}
func.func @behind_the_loss(%mean: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@block::@mean>}, %x: tensor<4xf32>)
    -> (tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@block::@mean>}, tensor<f32> {fsdp.role = #fsdp.loss},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@block::@w>}) {
  %x1 = fsdp.boundary enter @model::@block call 0 %x : tensor<4xf32>
  %scale = arith.negf %mean : tensor<4xf32>
  %h = arith.mulf %x1, %scale : tensor<4xf32>
  %y = math.exp %h : tensor<4xf32>
  %y1 = fsdp.boundary exit @model::@block call 0 %y : tensor<4xf32>
  %loss = "test.loss"(%y1) : (tensor<4xf32>) -> tensor<f32>
  %new = math.tanh %h : tensor<4xf32>
  %d = "test.gradient"(%loss) : (tensor<f32>) -> tensor<4xf32>
  %d1 = arith.mulf %d, %h : tensor<4xf32>
  %x2 = fsdp.boundary enter @model::@block call 1 %d1 : tensor<4xf32>
  %t = math.sin %x2 : tensor<4xf32>
  %t1 = fsdp.boundary exit @model::@block call 1 %t : tensor<4xf32>
  %g = arith.mulf %t, %t1 : tensor<4xf32>
  return %new, %loss, %g : tensor<4xf32>, tensor<f32>, tensor<4xf32>
}
