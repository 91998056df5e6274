// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-split-collectives

module {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
    fsdp.param @b : tensor<8xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [4], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@b] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [8], paddings = [0, 0]>
  fsdp.unit @w of @model params [@model::@b] on @grid axes [1] reshard never
      layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>
  func.func @step(%s: tensor<1xf32>) -> tensor<4xf32> {
    // expected-error @+2 {{'fsdp.unshard' op expected memrefs, got tensors}}
    // expected-note @+1 {{collectives are split after bufferization}}
    %0 = fsdp.unshard [@u] %s : (tensor<1xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
    fsdp.param @b : tensor<8xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [4], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@b] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [8], paddings = [0, 0]>
  fsdp.unit @w of @model params [@model::@b] on @grid axes [1] reshard never
      layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>
  func.func @step(%s: tensor<4xf32>) -> tensor<1xf32> {
    // expected-error @+2 {{'fsdp.reduce_grads' op expected memrefs, got tensors}}
    // expected-note @+1 {{collectives are split after bufferization}}
    %0 = fsdp.reduce_grads [@u] %s : (tensor<4xf32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
    fsdp.param @b : tensor<8xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [4], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@b] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [8], paddings = [0, 0]>
  fsdp.unit @w of @model params [@model::@b] on @grid axes [1] reshard never
      layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>
  func.func @step(%s: tensor<4xf32>) -> tensor<4xf32> {
    // expected-error @+2 {{'fsdp.all_reduce' op expected memrefs, got tensors}}
    // expected-note @+1 {{collectives are split after bufferization}}
    %0 = fsdp.all_reduce sum on @grid axes [0] %s : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
    fsdp.param @b : tensor<8xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [4], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@b] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [8], paddings = [0, 0]>
  fsdp.unit @w of @model params [@model::@b] on @grid axes [1] reshard never
      layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>
  func.func @step(%g: memref<4xf32>, %s: memref<1xf32>) {
    // expected-error @+2 {{'fsdp.reduce_grads' op expected one byte buffer per unit, got 'memref<4xf32>'}}
    // expected-note @+1 {{run fsdp-place-buffers first}}
    fsdp.reduce_grads [@u] %g into %s : (memref<4xf32>, memref<1xf32>) -> ()
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
    fsdp.param @b : tensor<8xf32>
  }
  // expected-note @+1 {{the first unit is here}}
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [4], paddings = [0, 0]>
  fsdp.unit @v of @model params [@model::@b] on @grid axes [0, 1] reshard never
      layout <flat, f32, world = 4, numels = [8], paddings = [0, 0]>
  fsdp.unit @w of @model params [@model::@b] on @grid axes [1] reshard never
      layout <flat, f32, world = 2, numels = [8], paddings = [0, 0]>
  func.func @step(%s: memref<1xf32>, %b: memref<16xi8>, %s4: memref<4xf32>, %b2: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.unshard' op expected units over the same axes}}
    fsdp.unshard [@u, @w] %s, %s4 into %b, %b2 : (memref<1xf32>, memref<4xf32>, memref<16xi8>, memref<32xi8>) -> ()
    return
  }
}
