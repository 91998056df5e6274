// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-divide-means))" --split-input-file | FileCheck %s
// RUN: fsdp-opt %s --pass-pipeline="builtin.module(func.func(fsdp-divide-means,fsdp-divide-means))" --split-input-file | FileCheck %s

#one = affine_map<(d0) -> (d0)>
#all = affine_map<(d0) -> ()>

shard.grid @grid(shape = 2x4)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<8xf32>
  fsdp.param @v : tensor<8xf32>
}
fsdp.unit @fc of @model params [@model::@w] on @grid axes [1]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 4, numels = [8], paddings = [0, 0]>
fsdp.unit @both of @model params [@model::@v] on @grid axes [1] replicate [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 4, numels = [8], paddings = [0, 0]>

// Each reader divides in its body: one that updates, and one that adds up.
// CHECK-LABEL: func.func @readers
// CHECK: %[[G:.*]] = fsdp.reduce_grads sum [@fc]
// CHECK-NOT: tensor.empty
// CHECK: linalg.generic {{.*}} ins(%[[G]], %{{.*}} : tensor<2xf32>, tensor<2xf32>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: f32, %[[P:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[C:.*]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[M:.*]] = arith.mulf %[[IN]], %[[C]] : f32
// CHECK-NEXT: %[[S:.*]] = arith.mulf %[[M]], %[[M]]
// CHECK-NEXT: arith.subf %[[P]], %[[S]]
// CHECK: linalg.generic {{.*}} ins(%[[G]] : tensor<2xf32>)
// CHECK-NEXT: ^bb0(%[[IN:.*]]: f32, %[[OUT:.*]]: f32):
// CHECK-NEXT: %[[C:.*]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[M:.*]] = arith.mulf %[[IN]], %[[C]] : f32
// CHECK-NEXT: arith.addf %[[M]], %[[OUT]]
func.func @readers(%g: tensor<8xf32>, %p: tensor<2xf32>, %zero: tensor<f32>) -> (tensor<2xf32>, tensor<f32>) {
  %r = fsdp.reduce_grads [@fc] %g : (tensor<8xf32>) -> tensor<2xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]}
      ins(%r, %p : tensor<2xf32>, tensor<2xf32>) outs(%p : tensor<2xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %old: f32, %out: f32):
    %2 = arith.mulf %in, %in : f32
    %3 = arith.subf %old, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<2xf32>
  %1 = linalg.generic {indexing_maps = [#one, #all], iterator_types = ["reduction"]}
      ins(%r : tensor<2xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %2 = arith.addf %in, %out : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0, %1 : tensor<2xf32>, tensor<f32>
}

// Over all ranks of a hybrid unit; what is no structured op reads a tensor of
// means, made where it is needed first.
// CHECK-LABEL: func.func @others
// CHECK: %[[G:.*]] = fsdp.reduce_grads sum [@both]
// CHECK-NEXT: math.exp
// CHECK: %[[MEAN:.*]] = linalg.generic {{.*}} ins(%[[G]] : tensor<2xf32>)
// CHECK: arith.constant 1.250000e-01 : f32
// CHECK: arith.mulf
// CHECK: arith.negf %[[MEAN]]
// CHECK: return %{{.*}}, %{{.*}}, %[[MEAN]]
func.func @others(%g: tensor<8xf32>, %x: tensor<8xf32>) -> (tensor<8xf32>, tensor<2xf32>, tensor<2xf32>) {
  %r = fsdp.reduce_grads [@both] %g : (tensor<8xf32>) -> tensor<2xf32>
  %0 = math.exp %x : tensor<8xf32>
  %1 = arith.negf %r : tensor<2xf32>
  return %0, %1, %r : tensor<8xf32>, tensor<2xf32>, tensor<2xf32>
}

// What is returned is left in the place of the sum by the update that reads it
// last.
// CHECK-LABEL: func.func @kept
// CHECK: %[[G:.*]] = fsdp.reduce_grads sum [@fc]
// CHECK: linalg.generic {{.*}} ins(%[[G]] : tensor<2xf32>) outs(%arg2 : tensor<f32>)
// CHECK: %[[U:.*]]:2 = linalg.generic {{.*}} ins(%arg3 : tensor<f32>) outs(%arg1, %[[G]] : tensor<2xf32>, tensor<2xf32>) attrs = {fsdp.strict}
// CHECK-NEXT: ^bb0(%[[LR:.*]]: f32, %[[P:.*]]: f32, %[[IN:.*]]: f32):
// CHECK-NEXT: %[[C:.*]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[M:.*]] = arith.mulf %[[IN]], %[[C]] : f32
// CHECK-NEXT: %[[S:.*]] = arith.mulf %[[M]], %[[LR]]
// CHECK-NEXT: %[[NEW:.*]] = arith.subf %[[P]], %[[S]]
// CHECK-NEXT: linalg.yield %[[NEW]], %[[M]]
// CHECK: return %[[U]]#0, %{{.*}}, %[[U]]#1
func.func @kept(%g: tensor<8xf32>, %p: tensor<2xf32>, %zero: tensor<f32>, %lr: tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<2xf32>) {
  %r = fsdp.reduce_grads [@fc] %g : (tensor<8xf32>) -> tensor<2xf32>
  %1 = linalg.generic {indexing_maps = [#one, #all], iterator_types = ["reduction"]}
      ins(%r : tensor<2xf32>) outs(%zero : tensor<f32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %out: f32):
    %2 = arith.addf %in, %out : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  %0 = linalg.generic {indexing_maps = [#one, #all, #one], iterator_types = ["parallel"]}
      ins(%r, %lr : tensor<2xf32>, tensor<f32>) outs(%p : tensor<2xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %rate: f32, %out: f32):
    %2 = arith.mulf %in, %rate : f32
    %3 = arith.subf %out, %2 : f32
    linalg.yield %3 : f32
  } -> tensor<2xf32>
  return %0, %1, %r : tensor<2xf32>, tensor<f32>, tensor<2xf32>
}

// What reads the sum behind the update would see the mean.
// CHECK-LABEL: func.func @read_later
// CHECK: %[[G:.*]] = fsdp.reduce_grads sum [@fc]
// CHECK: linalg.generic {{.*}} ins(%[[G]] : tensor<2xf32>) outs(%arg1 : tensor<2xf32>) attrs = {fsdp.strict}
// CHECK: linalg.generic {{.*}} ins(%[[G]] : tensor<2xf32>) outs(%arg2 : tensor<f32>)
// CHECK: %[[MEAN:.*]] = linalg.generic {{.*}} ins(%[[G]] : tensor<2xf32>)
// CHECK: return %{{.*}}, %{{.*}}, %[[MEAN]]
func.func @read_later(%g: tensor<8xf32>, %p: tensor<2xf32>, %zero: tensor<f32>) -> (tensor<2xf32>, tensor<f32>, tensor<2xf32>) {
  %r = fsdp.reduce_grads [@fc] %g : (tensor<8xf32>) -> tensor<2xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%r : tensor<2xf32>) outs(%p : tensor<2xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %out: f32):
    %3 = arith.subf %out, %in : f32
    linalg.yield %3 : f32
  } -> tensor<2xf32>
  %1 = linalg.generic {indexing_maps = [#one, #all], iterator_types = ["reduction"]}
      ins(%r : tensor<2xf32>) outs(%zero : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %2 = arith.addf %in, %out : f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %0, %1, %r : tensor<2xf32>, tensor<f32>, tensor<2xf32>
}

// A cast divides before anything is rounded.
// CHECK-LABEL: func.func @cast
// CHECK: fsdp.reduce_grads sum [@fc]
// CHECK: arith.extf {{.*}} : bf16 to f32
// CHECK: arith.mulf
// CHECK: arith.truncf
// CHECK: arith.extf
// CHECK-NEXT: linalg.yield
func.func @cast(%g: tensor<8xbf16>) -> tensor<2xf32> {
  %r = fsdp.reduce_grads [@fc] %g : (tensor<8xbf16>) -> tensor<2xbf16>
  %e = tensor.empty() : tensor<2xf32>
  %0 = linalg.generic {indexing_maps = [#one, #one], iterator_types = ["parallel"]}
      ins(%r : tensor<2xbf16>) outs(%e : tensor<2xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: bf16, %out: f32):
    %2 = arith.extf %in : bf16 to f32
    linalg.yield %2 : f32
  } -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// 16-bit means are rounded once, from f32.
// CHECK-LABEL: func.func @narrow
// CHECK: fsdp.reduce_grads sum [@fc]
// CHECK: %[[X:.*]] = arith.extf {{.*}} : bf16 to f32
// CHECK: %[[C:.*]] = arith.constant 2.500000e-01 : f32
// CHECK: %[[M:.*]] = arith.mulf %[[X]], %[[C]] : f32
// CHECK: arith.truncf %[[M]] : f32 to bf16
func.func @narrow(%g: tensor<8xbf16>) -> tensor<2xbf16> {
  %r = fsdp.reduce_grads [@fc] %g : (tensor<8xbf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// Sums of f16 are infinite where means are not.
// CHECK-LABEL: func.func @half
// CHECK-NEXT: %[[G:.*]] = fsdp.reduce_grads [@fc]
// CHECK-NEXT: return %[[G]]
func.func @half(%g: tensor<8xf16>) -> tensor<2xf16> {
  %r = fsdp.reduce_grads [@fc] %g : (tensor<8xf16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// -----

// By no power of two: a division, which is rounded as that of the mean.
shard.grid @grid(shape = 3)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<6xf32>
}
fsdp.unit @fc of @model params [@model::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 3, numels = [6], paddings = [0, 0]>

// CHECK-LABEL: func.func @three
// CHECK: fsdp.reduce_grads sum [@fc]
// CHECK: %[[C:.*]] = arith.constant 3.000000e+00 : f32
// CHECK: arith.divf %{{.*}}, %[[C]] : f32
func.func @three(%g: tensor<6xf32>) -> tensor<2xf32> {
  %r = fsdp.reduce_grads [@fc] %g : (tensor<6xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// -----

// One rank's sum is its mean.
shard.grid @grid(shape = 1)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<6xf32>
}
fsdp.unit @fc of @model params [@model::@w] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 1, numels = [6], paddings = [0, 0]>

// CHECK-LABEL: func.func @alone
// CHECK-NEXT: %[[G:.*]] = fsdp.reduce_grads [@fc]
// CHECK-NEXT: return %[[G]]
func.func @alone(%g: tensor<6xf32>) -> tensor<6xf32> {
  %r = fsdp.reduce_grads [@fc] %g : (tensor<6xf32>) -> tensor<6xf32>
  return %r : tensor<6xf32>
}

// -----

// By what number is not known before the grid is.
shard.grid @grid(shape = 2x?)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<6xf32>
}
fsdp.unit @fc of @model params [@model::@w] on @grid axes [0] replicate [1]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6], paddings = [0, 0]>

// CHECK-LABEL: func.func @unknown
// CHECK-NEXT: %[[G:.*]] = fsdp.reduce_grads [@fc]
// CHECK-NEXT: return %[[G]]
func.func @unknown(%g: tensor<6xf32>) -> tensor<3xf32> {
  %r = fsdp.reduce_grads [@fc] %g : (tensor<6xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
