// A module that is called twice: one forward window, or one per call, which the
// enter marks show. The backward window stays one.

// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-shard-step | FileCheck %s --check-prefix=ONE
// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-shard-step=cut-calls=true | FileCheck %s --check-prefix=CALLS

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.module @a class "Linear" {
    fsdp.param @weight : tensor<4xf32>
  }
  fsdp.module @b class "Linear" {
    fsdp.param @weight : tensor<4xf32>
  }
}
fsdp.unit @a of @model::@a params [@model::@a::@weight] on @grid axes [0]
    reshard after_forward layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
fsdp.unit @b of @model::@b params [@model::@b::@weight] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>

// ONE: fsdp.unshard [@a]
// ONE-NEXT: "test.first"
// ONE-NEXT: fsdp.unshard [@b]
// ONE-NEXT: "test.other"
// ONE-NEXT: "test.second"
// ONE-NEXT: "test.other"
// ONE-NEXT: fsdp.unshard [@a]
// ONE-NEXT: "test.backward"
// ONE-NEXT: "test.backward"
// ONE-NOT: fsdp.unshard

// A unit that stays gathered is gathered once.
// CALLS: %[[W0:.*]] = fsdp.unshard [@a]
// CALLS-NEXT: "test.first"(%{{.*}}, %[[W0]])
// CALLS-NEXT: fsdp.unshard [@b]
// CALLS-NEXT: "test.other"
// CALLS-NEXT: %[[W1:.*]] = fsdp.unshard [@a]
// CALLS-NEXT: "test.second"(%{{.*}}, %[[W1]])
// CALLS-NEXT: "test.other"
// CALLS-NEXT: %[[W2:.*]] = fsdp.unshard [@a]
// CALLS-NEXT: "test.backward"(%{{.*}}, %[[W2]])
// CALLS-NEXT: "test.backward"(%{{.*}}, %[[W2]])
// CALLS-NOT: fsdp.unshard
func.func @step(%a: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@a::@weight>}, %b: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@b::@weight>}, %x: tensor<4xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@a::@weight>}) {
  %m0 = fsdp.boundary enter @model::@a call 0 %x : tensor<4xf32>
  %0 = "test.first"(%m0, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %m1 = fsdp.boundary exit @model::@a call 0 %0 : tensor<4xf32>
  %m2 = fsdp.boundary enter @model::@b call 0 %m1 : tensor<4xf32>
  %1 = "test.other"(%m2, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %m3 = fsdp.boundary enter @model::@a call 1 %1 : tensor<4xf32>
  %2 = "test.second"(%m3, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %m4 = fsdp.boundary enter @model::@b call 1 %2 : tensor<4xf32>
  %3 = "test.other"(%m4, %b) : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %4 = "test.backward"(%3, %a) : (tensor<f32>, tensor<4xf32>) -> tensor<4xf32>
  %5 = "test.backward"(%4, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %3, %5 : tensor<f32>, tensor<4xf32>
}

// Blocks of foreign regions need no terminator, so that a mark may be the last
// op of one; it counts no call.

// ONE-LABEL: func.func @last_of_region(
// ONE: "test.region"
// ONE-NOT: fsdp.boundary
// ONE: fsdp.unshard [@a]
// ONE-NEXT: "test.use"
// CALLS-LABEL: func.func @last_of_region(
// CALLS-COUNT-1: fsdp.unshard [@a]
// CALLS-NOT: fsdp.unshard
func.func @last_of_region(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@a::@weight>}, %x: tensor<4xf32>) -> tensor<4xf32> {
  "test.region"() ({
    %m = fsdp.boundary enter @model::@a call 0 %x : tensor<4xf32>
  }) : () -> ()
  %0 = "test.use"(%x, %w) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
