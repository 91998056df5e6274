// RUN: fsdp-opt %s --fsdp-place-buffers --verify-diagnostics

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

func.func @tensors(%w: tensor<2x3xf32>, %b: tensor<5xf32>) -> tensor<7xf32> {
  // expected-error @below {{'fsdp.reduce_grads' op expected memrefs, got tensors}}
  // expected-note @below {{run one-shot-bufferize first}}
  %g = fsdp.reduce_grads [@root] %w, %b : (tensor<2x3xf32>, tensor<5xf32>) -> tensor<7xf32>
  return %g : tensor<7xf32>
}
