// RUN: fsdp-opt %s -split-input-file -verify-diagnostics -fsdp-shard-step

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
// expected-error @below {{expected a per_param layout of parameters marked 'fsdp.gather'}}
// expected-note @below {{fsdp-form-units asks for it}}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard never layout <flat, f32, world = 2, numels = [2], paddings = [0, 0]>
func.func @step(%p: tensor<2xf32> {fsdp.gather = bf16, fsdp.role = #fsdp.state<@model::@p>}) -> tensor<2xbf16> {
  %0 = arith.truncf %p : tensor<2xf32> to tensor<2xbf16>
  return %0 : tensor<2xbf16>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard never layout <per_param, f32, world = 2, numels = [2], paddings = [0, 0]>
func.func @step(%p: tensor<2xf32> {fsdp.gather = bf16, fsdp.role = #fsdp.state<@model::@p>}) -> tensor<2xbf16> {
  // expected-error @below {{expected an op on all elements of a parameter marked 'fsdp.gather', or the largest of them}}
  // expected-note @below {{fsdp-narrow-gathers marks what has no other reader}}
  %0 = tensor.cast %p : tensor<2xf32> to tensor<?xf32>
  %1 = tensor.cast %0 : tensor<?xf32> to tensor<2xf32>
  %2 = arith.truncf %1 : tensor<2xf32> to tensor<2xbf16>
  return %2 : tensor<2xbf16>
}

// -----

#id = affine_map<(i) -> (i)>
shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard never layout <per_param, f32, world = 2, numels = [2], paddings = [0, 0]>
func.func @step(%p: tensor<2xf32> {fsdp.gather = bf16, fsdp.role = #fsdp.state<@model::@p>}) -> (tensor<2xbf16>, tensor<2xbf16>) {
  %e = tensor.empty() : tensor<2xbf16>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%p : tensor<2xf32>) outs(%e : tensor<2xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %t = arith.truncf %in : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<2xbf16>
  // expected-error @below {{expected one value that is gathered in the place of a parameter, got two}}
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%p : tensor<2xf32>) outs(%e : tensor<2xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %s = arith.negf %in : f32
    %t = arith.truncf %s : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<2xbf16>
  return %0, %1 : tensor<2xbf16>, tensor<2xbf16>
}

// -----

#id = affine_map<(i) -> (i)>
shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard never layout <per_param, f32, world = 2, numels = [2], paddings = [0, 0]>
// expected-error @below {{expected numbers of type 'bf16' made of argument 1}}
func.func @step(%p: tensor<2xf32> {fsdp.gather = bf16, fsdp.role = #fsdp.state<@model::@p>}) {
  %e = tensor.empty() : tensor<2xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%p : tensor<2xf32>) outs(%e : tensor<2xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.negf %in : f32
    linalg.yield %s : f32
  } -> tensor<2xf32>
  return
}

// -----

#id = affine_map<(i) -> (i)>
#one = affine_map<(i) -> ()>
shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @p : tensor<2xf32>
}
fsdp.unit @root of @model params [@model::@p] on @grid axes [0]
    reshard never layout <per_param, f32, world = 2, numels = [2], paddings = [0, 0]>
func.func @step(%p: tensor<2xf32> {fsdp.gather = bf16, fsdp.role = #fsdp.state<@model::@p>}, %x: f32) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%x : f32) outs(%e : tensor<f32>) -> tensor<f32>
  // expected-error @below {{expected the largest element of a parameter marked 'fsdp.gather' to follow from that and constants alone}}
  %0 = linalg.generic {indexing_maps = [#id, #one], iterator_types = ["reduction"]} ins(%p : tensor<2xf32>) outs(%f : tensor<f32>) {
  ^bb0(%in: f32, %out: f32):
    %m = arith.maximumf %in, %out : f32
    linalg.yield %m : f32
  } -> tensor<f32>
  return %0 : tensor<f32>
}
