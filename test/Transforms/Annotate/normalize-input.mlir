// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect --fsdp-normalize-input=grid=4 | FileCheck %s
// RUN: fsdp-opt %s --split-input-file --allow-unregistered-dialect \
// RUN:     --pass-pipeline="builtin.module(fsdp-normalize-input{grid=4},fsdp-normalize-input)" | FileCheck %s

// Two arguments and two gradients of one storage: the arguments are merged,
// the gradients added. States come first, in tree order (a module's own before
// its children's), then inputs; new values, loss, outputs, gradients.

// CHECK-LABEL: module @tied
module @tied {
  // CHECK: shard.grid @grid(shape = 4)
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.module @fc class "Linear" {
      fsdp.param @weight : tensor<4x8xf32>
      fsdp.buffer @mean : tensor<4xf32>
    }
    fsdp.param @scale : tensor<4xf32>
    fsdp.module @head class "Linear" {
      fsdp.alias @weight = @model::@fc::@weight
    }
  }
  // CHECK: func.func @step(
  // CHECK-SAME: %[[SCALE:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@scale>}
  // CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<4x8xf32> {fsdp.role = #fsdp.state<@model::@fc::@weight>}
  // CHECK-SAME: %[[MEAN:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@fc::@mean>}
  // CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<2x8xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 10, -100]>}
  // CHECK-SAME: %[[S:[a-z0-9]+]]: tensor<i64> {fsdp.role = #fsdp.input<"input1">})
  // CHECK-SAME: -> (tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@fc::@mean>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x8xi64>,
  // CHECK-SAME: tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@scale>}, tensor<4x8xf32> {fsdp.role = #fsdp.grad<@model::@fc::@weight>})
  func.func @step(%x: tensor<2x8xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 10, -100]>},
                  %head: tensor<4x8xf32> {fsdp.role = #fsdp.state<@model::@head::@weight>},
                  %mean: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@fc::@mean>},
                  %w: tensor<4x8xf32> {fsdp.role = #fsdp.state<@model::@fc::@weight>},
                  %scale: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@scale>},
                  %seed: tensor<i64>)
      -> (tensor<4x8xf32> {fsdp.role = #fsdp.grad<@model::@fc::@weight>}, tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@scale>}, tensor<2x8xi64>,
          tensor<4x8xf32> {fsdp.role = #fsdp.grad<@model::@head::@weight>},
          tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@fc::@mean>}) {
    // CHECK: %[[G0:.*]] = math.exp %[[W]]
    %g0 = math.exp %w : tensor<4x8xf32>
    // CHECK: %[[G1:.*]] = math.sin %[[W]]
    %g1 = math.sin %head : tensor<4x8xf32>
    // CHECK: %[[GS:.*]] = math.exp %[[SCALE]]
    %gs = math.exp %scale : tensor<4xf32>
    // CHECK: %[[LOSS:.*]] = arith.constant
    %loss = arith.constant dense<0.0> : tensor<f32>
    // CHECK: %[[SUM:.*]] = arith.addf %[[G0]], %[[G1]] : tensor<4x8xf32>
    // CHECK: return %[[MEAN]], %[[LOSS]], %[[X]], %[[GS]], %[[SUM]]
    return %g0, %loss, %gs, %x, %g1, %mean
        : tensor<4x8xf32>, tensor<f32>, tensor<4xf32>, tensor<2x8xi64>, tensor<4x8xf32>, tensor<4xf32>
  }
}

// -----

// A module registered twice; calls of private functions, also nested ones;
// marks; a state without an argument; a grid with a known size.

// CHECK-LABEL: module @calls
module @calls {
  // CHECK: shard.grid @grid(shape = 4)
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.module @a class "Linear" {
      fsdp.param @weight : tensor<4xf32>
    }
    fsdp.alias @b = @model::@a
    // CHECK: fsdp.param unused @unused
    fsdp.param @unused : tensor<3xf32>
  }
  // CHECK-NOT: func.func private
  // CHECK: func.func @step(%[[U:.*]]: tensor<3xf32> {fsdp.role = #fsdp.state<@model::@unused>}, %[[W:.*]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@a::@weight>})
  // CHECK-SAME: -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@a::@weight>})
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@b::@weight>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    // CHECK-NEXT: %[[A:.*]] = math.exp %[[W]]
    // CHECK-NEXT: %[[B:.*]] = math.sin %[[A]]
    // CHECK-NEXT: %[[LOSS:.*]] = arith.constant
    // CHECK-NEXT: return %[[LOSS]], %[[B]]
    %0 = call @outer(%w) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = fsdp.grad @model::@a::@weight %0 : tensor<4xf32>
    %loss = arith.constant dense<0.0> : tensor<f32>
    return %loss : tensor<f32>
  }
  func.func private @outer(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = math.exp %x : tensor<4xf32>
    %1 = call @inner(%0) : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @inner(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = math.sin %x : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  // CHECK-NOT: func.func
}

// -----

// No gradients, hence no loss: legal. Running the pass again changes nothing.

// CHECK-LABEL: module @eval
module @eval {
  // CHECK: shard.grid @grid(shape = 4)
  shard.grid @grid(shape = ?x?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  ml_program.global private @table(dense<1.0> : tensor<4xf32>) : tensor<4xf32>
  // CHECK: func.func @step(%[[W:.*]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %[[X:.*]]: tensor<4xf32> {fsdp.role = #fsdp.input<"input0">}) -> tensor<4xf32>
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32>) -> tensor<4xf32> {
    // CHECK: "private.op"
    %0 = "private.op"(%w, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

// Inputs without a name get one that is free.
// CHECK-LABEL: module @names
module @names {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  // CHECK: func.func @step(%{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %[[A:.*]]: tensor<4xf32> {fsdp.role = #fsdp.input<"input1">}, %[[B:.*]]: tensor<4xf32> {fsdp.role = #fsdp.input<"input0">}, %[[C:.*]]: tensor<4xf32> {fsdp.role = #fsdp.input<"input2">})
  func.func @step(%a: tensor<4xf32>, %b: tensor<4xf32> {fsdp.role = #fsdp.input<"input0">}, %c: tensor<4xf32>) {
    return
  }
}

// -----

// The gradient of w*w/2 is the value of the param itself; of two names it is one
// part of the sum.

// CHECK-LABEL: module @own_value
module @own_value {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<4xf32>
    fsdp.alias @again = @model::@v
  }
  // CHECK: func.func @step(%[[W:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %[[V:[a-z0-9]+]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@v>})
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %v: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@v>})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>},
          tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@v>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@again>}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %g = math.exp %v : tensor<4xf32>
    // CHECK: %[[SUM:.*]] = arith.addf %[[V]], %{{.*}} : tensor<4xf32>
    // CHECK: return %{{.*}}, %[[W]], %[[SUM]]
    return %loss, %w, %v, %g : tensor<f32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----

// Steps for inputs of several shapes, and a function that one of them calls.

// CHECK-LABEL: module @shapes
module @shapes {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  // CHECK: func.func @step(%{{.*}}: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %{{.*}}: tensor<2xf32> {fsdp.role = #fsdp.input<"input0">}) -> (tensor<f32> {fsdp.role = #fsdp.loss})
  func.func @step(%x: tensor<2xf32>, %w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    %loss = "test.loss"(%x, %w) : (tensor<2xf32>, tensor<4xf32>) -> tensor<f32>
    return %loss : tensor<f32>
  }
  // CHECK: func.func @step_long(%[[W:.*]]: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %[[X:.*]]: tensor<7xf32> {fsdp.role = #fsdp.input<"input0">}) -> (tensor<f32> {fsdp.role = #fsdp.loss})
  // CHECK-NEXT: "test.loss"(%[[X]], %[[W]])
  func.func @step_long(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<7xf32>) -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    %loss = call @step_part(%x, %w) : (tensor<7xf32>, tensor<4xf32>) -> tensor<f32>
    return %loss : tensor<f32>
  }
  // CHECK-NOT: @step_part
  func.func private @step_part(%x: tensor<7xf32>, %w: tensor<4xf32>) -> tensor<f32> {
    %loss = "test.loss"(%x, %w) : (tensor<7xf32>, tensor<4xf32>) -> tensor<f32>
    return %loss : tensor<f32>
  }
}
