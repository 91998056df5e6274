// RUN: fsdp-opt %s -allow-unregistered-dialect -split-input-file -fsdp-shard-step | FileCheck %s

// Two nested units and the root: shards come first in the order of the units,
// everything else keeps its order; each unit is gathered before its first
// forward reader and again before its first backward reader; reductions are
// inner before outer.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @scale : tensor<4xf32>
  fsdp.module @a class "Linear" {
    fsdp.param @weight : tensor<3x4xf32>
    fsdp.param @bias : tensor<3xf32>
  }
  fsdp.module @b class "Linear" {
    fsdp.param @weight : tensor<2x3xf32>
    fsdp.buffer @count : tensor<i64>
  }
}
fsdp.unit @root of @model params [@model::@scale] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
fsdp.unit @a of @model::@a params [@model::@a::@weight, @model::@a::@bias] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [12, 3], paddings = [0, 4, 1]>
fsdp.unit @b of @model::@b params [@model::@b::@weight] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [6], paddings = [0, 0]>

// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[ROOT:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>},
// CHECK-SAME: %[[A:[a-z0-9]+]]: tensor<10xf32> {fsdp.role = #fsdp.shard<@a>},
// CHECK-SAME: %[[B:[a-z0-9]+]]: tensor<3xf32> {fsdp.role = #fsdp.shard<@b>},
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<8x4xf32> {fsdp.role = #fsdp.input<"x">},
// CHECK-SAME: %[[COUNT:[a-z0-9]+]]: tensor<i64> {fsdp.role = #fsdp.state<@model::@b::@count>})
// CHECK-SAME: -> (tensor<i64> {fsdp.role = #fsdp.new_value<@model::@b::@count>}, tensor<f32> {fsdp.role = #fsdp.loss},
// CHECK-SAME: tensor<2xf32> {fsdp.role = #fsdp.grad_shard<@root>}, tensor<10xf32> {fsdp.role = #fsdp.grad_shard<@a>}, tensor<3xf32> {fsdp.role = #fsdp.grad_shard<@b>})
func.func @nested(%ba: tensor<3xf32> {fsdp.role = #fsdp.state<@model::@a::@bias>},
                  %x: tensor<8x4xf32> {fsdp.role = #fsdp.input<"x">},
                  %scale: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@scale>},
                  %wa: tensor<3x4xf32> {fsdp.role = #fsdp.state<@model::@a::@weight>},
                  %count: tensor<i64> {fsdp.role = #fsdp.state<@model::@b::@count>},
                  %wb: tensor<2x3xf32> {fsdp.role = #fsdp.state<@model::@b::@weight>})
    -> (tensor<i64> {fsdp.role = #fsdp.new_value<@model::@b::@count>},
        tensor<3xf32> {fsdp.role = #fsdp.grad<@model::@a::@bias>},
        tensor<f32> {fsdp.role = #fsdp.loss},
        tensor<2x3xf32> {fsdp.role = #fsdp.grad<@model::@b::@weight>},
        tensor<3x4xf32> {fsdp.role = #fsdp.grad<@model::@a::@weight>},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@scale>}) {
  // CHECK: %[[W0:.*]] = fsdp.unshard [@root] %[[ROOT]] : (tensor<2xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[H0:.*]] = "test.scale"(%[[X]], %[[W0]])
  %h0 = "test.scale"(%x, %scale) : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<8x4xf32>
  // CHECK-NEXT: %[[WA:.*]], %[[BA:.*]] = fsdp.unshard [@a] %[[A]] : (tensor<10xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
  // CHECK-NEXT: %[[H1:.*]] = "test.linear"(%[[H0]], %[[WA]], %[[BA]])
  %m0 = fsdp.boundary enter @model::@a call 0 %h0 : tensor<8x4xf32>
  %h1 = "test.linear"(%m0, %wa, %ba) : (tensor<8x4xf32>, tensor<3x4xf32>, tensor<3xf32>) -> tensor<8x3xf32>
  %m1 = fsdp.boundary exit @model::@a call 0 %h1 : tensor<8x3xf32>
  // CHECK-NEXT: %[[WB:.*]] = fsdp.unshard [@b] %[[B]] : (tensor<3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: "test.region"
  // CHECK-NEXT: "test.linear"(%[[H1]], %[[WB]])
  %h2 = "test.region"() ({
    %inner = "test.linear"(%m1, %wb) : (tensor<8x3xf32>, tensor<2x3xf32>) -> tensor<8x2xf32>
    "test.yield"(%inner) : (tensor<8x2xf32>) -> ()
  }) : () -> tensor<8x2xf32>
  // CHECK: %[[LOSS:.*]] = "test.loss"
  %loss = "test.loss"(%h2) : (tensor<8x2xf32>) -> tensor<f32>
  // CHECK-NEXT: %[[GB:.*]] = "test.grad_weight"
  %gb = "test.grad_weight"(%h2, %m1) : (tensor<8x2xf32>, tensor<8x3xf32>) -> tensor<2x3xf32>
  // CHECK-NEXT: %[[RB:.*]] = fsdp.reduce_grads [@b] %[[GB]] : (tensor<2x3xf32>) -> tensor<3xf32>
  // CHECK-NEXT: %[[WB2:.*]] = fsdp.unshard [@b] %[[B]]
  // CHECK-NEXT: %[[D1:.*]] = "test.grad_input"(%{{.*}}, %[[WB2]])
  %d1 = "test.grad_input"(%h2, %wb) : (tensor<8x2xf32>, tensor<2x3xf32>) -> tensor<8x3xf32>
  // CHECK-NEXT: %[[GS:.*]] = "test.grad_scale"(%[[X]], %[[W0]])
  %gs = "test.grad_scale"(%x, %scale) : (tensor<8x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[WA2:.*]], %{{.*}} = fsdp.unshard [@a] %[[A]]
  // CHECK-NEXT: %[[GA:.*]]:2 = "test.grads"(%[[D1]], %[[WA2]])
  // CHECK-NEXT: %[[RA:.*]] = fsdp.reduce_grads [@a] %[[GA]]#0, %[[GA]]#1
  // CHECK-NEXT: %[[RROOT:.*]] = fsdp.reduce_grads [@root] %[[GS]]
  %ga:2 = "test.grads"(%d1, %wa) : (tensor<8x3xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xf32>)
  // CHECK-NEXT: %[[C:.*]] = "test.count"
  %c = "test.count"(%count) : (tensor<i64>) -> tensor<i64>
  // CHECK-NEXT: return %[[C]], %[[LOSS]], %[[RROOT]], %[[RA]], %[[RB]]
  return %c, %ga#1, %loss, %gb, %ga#0, %gs : tensor<i64>, tensor<3xf32>, tensor<f32>, tensor<2x3xf32>, tensor<3x4xf32>, tensor<4xf32>
}

// Without gradients everything is forward: one gather.

// CHECK-LABEL: func.func @no_gradients(
// CHECK-COUNT-1: fsdp.unshard
// CHECK-NOT: fsdp.unshard
// CHECK: return
func.func @no_gradients(%wb: tensor<2x3xf32> {fsdp.role = #fsdp.state<@model::@b::@weight>}, %x: tensor<8x3xf32>) -> tensor<8x2xf32> {
  %0 = "test.linear"(%x, %wb) : (tensor<8x3xf32>, tensor<2x3xf32>) -> tensor<8x2xf32>
  "test.print"(%wb) : (tensor<2x3xf32>) -> ()
  return %0 : tensor<8x2xf32>
}

// No states, nothing to do.

// CHECK-LABEL: func.func @other(%arg0: tensor<2xf32>) -> tensor<2xf32>
func.func @other(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// -----

// Unusual gradients: one value for two parameters, an argument, a constant, the
// parameter itself; a parameter that is returned.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
  fsdp.param @q : tensor<2xf32>
  fsdp.param frozen ignored @ignored : tensor<2xf32>
  fsdp.module @c class "C" {
    fsdp.param @p : tensor<2xf32>
  }
}
fsdp.unit @root of @model params [@model::@p, @model::@q] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [2, 2], paddings = [0, 0, 0]>
fsdp.unit @c of @model::@c params [@model::@c::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>

// CHECK-LABEL: func.func @same_value(
// CHECK: %[[G:.*]] = "test.grad"
// CHECK-NEXT: fsdp.reduce_grads [@root] %[[G]], %[[G]]
func.func @same_value(%p: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@p>}, %q: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@q>})
    -> (tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@p>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@q>}) {
  %0 = "test.grad"(%p, %q) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0, %0 : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @argument_and_constant(
// CHECK-SAME: %[[ROOT:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.shard<@root>}, %[[C:[a-z0-9]+]]: tensor<1xf32> {fsdp.role = #fsdp.shard<@c>}
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2xf32>)
// CHECK-NEXT: %[[CST:.*]] = arith.constant
// CHECK-NEXT: fsdp.reduce_grads [@c] %[[X]]
// CHECK-NEXT: fsdp.reduce_grads [@root] %[[CST]], %[[X]]
// CHECK-NEXT: return
func.func @argument_and_constant(%p: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@p>}, %q: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@q>},
                                 %c: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@c::@p>}, %x: tensor<2xf32>)
    -> (tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@p>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@q>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@c::@p>}) {
  %cst = arith.constant dense<1.0> : tensor<2xf32>
  return %cst, %x, %x : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>
}

// The reduction reads the parameter, so it is in the backward window.

// CHECK-LABEL: func.func @own_gradient(
// CHECK: fsdp.unshard [@c]
// CHECK-NEXT: "test.loss"
// CHECK-NEXT: %[[P:.*]] = fsdp.unshard [@c]
// CHECK-NEXT: fsdp.reduce_grads [@c] %[[P]]
func.func @own_gradient(%c: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@c::@p>}, %x: tensor<2xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@c::@p>}) {
  %0 = "test.loss"(%c) : (tensor<2xf32>) -> tensor<f32>
  return %0, %c : tensor<f32>, tensor<2xf32>
}

// A returned parameter is an output; an ignored one is none of our business.

// CHECK-LABEL: func.func @returned(
// CHECK-SAME: tensor<1xf32> {fsdp.role = #fsdp.shard<@c>}, %[[I:[a-z0-9]+]]: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@ignored>})
// CHECK-SAME: -> (tensor<2xf32>, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@ignored>})
// CHECK-NEXT: %[[P:.*]] = fsdp.unshard [@c]
// CHECK-NEXT: return %[[P]], %[[I]]
func.func @returned(%c: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@c::@p>}, %i: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@ignored>})
    -> (tensor<2xf32>, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@ignored>}) {
  return %c, %i : tensor<2xf32>, tensor<2xf32>
}

// -----

// Derived values count by their readers: the slice that only backward reads is
// computed in the backward window, the one nobody reads is gone.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4x2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>

// CHECK-LABEL: func.func @derived(
// CHECK-NEXT: %[[P:.*]] = fsdp.unshard [@root]
// CHECK-NEXT: %[[L:.*]] = tensor.collapse_shape %[[P]]
// CHECK-NEXT: "test.loss"(%[[L]])
// CHECK-NEXT: %[[P2:.*]] = fsdp.unshard [@root]
// CHECK-NEXT: %[[S:.*]] = tensor.extract_slice %[[P2]]
// CHECK-NEXT: %[[SC:.*]] = tensor.collapse_shape %[[S]]
// CHECK-NEXT: "test.grad"(%[[SC]])
func.func @derived(%p: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@p>})
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x2xf32> {fsdp.role = #fsdp.grad<@model::@p>}) {
  %s = tensor.extract_slice %p[0, 0] [2, 2] [1, 1] : tensor<4x2xf32> to tensor<2x2xf32>
  %sc = tensor.collapse_shape %s [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %dead = tensor.extract_slice %p[2, 0] [2, 2] [1, 1] : tensor<4x2xf32> to tensor<2x2xf32>
  %l = tensor.collapse_shape %p [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %0 = "test.loss"(%l) : (tensor<8xf32>) -> tensor<f32>
  %1 = "test.grad"(%sc) : (tensor<4xf32>) -> tensor<4x2xf32>
  return %0, %1 : tensor<f32>, tensor<4x2xf32>
}

// -----

// Parameters, and what is derived from them, pass barriers directly: backward
// reads its own window. A barrier of nothing else is gone.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<4x2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>

// CHECK-LABEL: func.func @barrier(
// CHECK-SAME: %[[X:[^:]*]]: tensor<3xf32>
// CHECK-NEXT: %[[P:.*]] = fsdp.unshard [@root]
// CHECK-NEXT: %[[LOSS:.*]] = "test.loss"(%[[X]], %[[P]])
// CHECK-NEXT: %[[B:.*]] = fsdp.barrier %[[X]] : tensor<3xf32>
// CHECK-NEXT: %[[P2:.*]] = fsdp.unshard [@root]
// CHECK-NEXT: %[[F:.*]] = tensor.collapse_shape %[[P2]]
// CHECK-NEXT: "test.grad"(%[[B]], %[[P2]], %[[F]], %[[F]])
func.func @barrier(%p: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@p>}, %x: tensor<3xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x2xf32> {fsdp.role = #fsdp.grad<@model::@p>}) {
  %f = tensor.collapse_shape %p [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %0 = "test.loss"(%x, %p) : (tensor<3xf32>, tensor<4x2xf32>) -> tensor<f32>
  %b:3 = fsdp.barrier %x, %p, %f : tensor<3xf32>, tensor<4x2xf32>, tensor<8xf32>
  %c = fsdp.barrier %b#2 : tensor<8xf32>
  %1 = "test.grad"(%b#0, %b#1, %b#2, %c) : (tensor<3xf32>, tensor<4x2xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<4x2xf32>
  return %0, %1 : tensor<f32>, tensor<4x2xf32>
}

// -----

// What is derived at the top of the step is derived where it is read: the second
// unit is gathered after the first one's last forward use.

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.module @a class "Linear" {
    fsdp.param @weight : tensor<4x2xf32>
  }
  fsdp.module @b class "Linear" {
    fsdp.param @weight : tensor<4x2xf32>
  }
}
fsdp.unit @a of @model::@a params [@model::@a::@weight] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>
fsdp.unit @b of @model::@b params [@model::@b::@weight] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>

// CHECK-LABEL: func.func @derived_first(
// CHECK-NEXT: %[[A:.*]] = fsdp.unshard [@a]
// CHECK-NEXT: %[[RA:.*]] = tensor.collapse_shape %[[A]]
// CHECK-NEXT: %[[FIRST:.*]] = "test.first"(%{{.*}}, %[[RA]])
// CHECK-NEXT: %[[B:.*]] = fsdp.unshard [@b]
// CHECK-NEXT: %[[RB:.*]] = tensor.collapse_shape %[[B]]
// CHECK-NEXT: %[[EB:.*]] = tensor.expand_shape %[[RB]]
// CHECK-NEXT: "test.second"(%[[FIRST]], %[[EB]])
// CHECK-NEXT: "test.third"(%[[FIRST]], %[[RB]])
func.func @derived_first(%wa: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@a::@weight>},
                         %wb: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@b::@weight>},
                         %x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %ra = tensor.collapse_shape %wa [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %rb = tensor.collapse_shape %wb [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %eb = tensor.expand_shape %rb [[0, 1]] output_shape [2, 4] : tensor<8xf32> into tensor<2x4xf32>
  %0 = "test.first"(%x, %ra) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %1 = "test.second"(%0, %eb) : (tensor<8xf32>, tensor<2x4xf32>) -> tensor<8xf32>
  %2 = "test.third"(%0, %rb) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %1, %2 : tensor<8xf32>, tensor<8xf32>
}
