// RUN: fsdp-opt %s --fsdp-verify-buffers --split-input-file --verify-diagnostics

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

func.func @tensor(%x: memref<4xf32>) {
  // expected-error @below {{expected no tensors after bufferization, got 'tensor<4xf32>'}}
  %0 = bufferization.to_tensor %x : memref<4xf32> to tensor<4xf32>
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

// expected-error @below {{expected a function on memrefs, got '(tensor<4xf32>) -> ()'}}
func.func private @tensor(tensor<4xf32>)

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

// expected-error @below {{expected memrefs as arguments only, got a result 'memref<4xf32>'}}
// expected-note @below {{run fsdp-segments-to-out-params first}}
func.func @result(%x: memref<4xf32>) -> memref<4xf32> {
  return %x : memref<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

func.func @no_alloc(%s: memref<7xf32>, %buf: memref<56xi8>) {
  // expected-error @below {{'fsdp.unshard' op expected the byte buffer of unit '@root' to be an allocation of its own}}
  fsdp.unshard [@root] %s into %buf : (memref<7xf32>, memref<56xi8>) -> ()
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

func.func @two_collectives(%s: memref<7xf32>) {
  %buf = memref.alloc() : memref<56xi8>
  // expected-note @below {{the collective is here}}
  fsdp.unshard [@root] %s into %buf : (memref<7xf32>, memref<56xi8>) -> ()
  // expected-error @below {{expected only constant views of the byte buffer of unit '@root', got 'fsdp.unshard'}}
  fsdp.unshard [@root] %s into %buf : (memref<7xf32>, memref<56xi8>) -> ()
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
// expected-note @below {{unit declared here}}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

func.func @offset(%s: memref<7xf32>, %o: memref<5xf32>) {
  %c28 = arith.constant 28 : index
  %buf = memref.alloc() : memref<56xi8>
  fsdp.unshard [@root] %s into %buf : (memref<7xf32>, memref<56xi8>) -> ()
  // expected-error @below {{expected a view at an entry of unit '@root', got 'memref<5xf32>' at byte 28}}
  %b = memref.view %buf[%c28][] : memref<56xi8> to memref<5xf32>
  linalg.exp ins(%b : memref<5xf32>) outs(%o : memref<5xf32>)
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

func.func private @write(%w: memref<2x3xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%w : memref<2x3xf32>)
  return
}
func.func @written(%s: memref<7xf32>) {
  %c0 = arith.constant 0 : index
  %buf = memref.alloc() : memref<56xi8>
  // expected-note @below {{gathered here}}
  fsdp.unshard [@root] %s into %buf : (memref<7xf32>, memref<56xi8>) -> ()
  %w = memref.view %buf[%c0][] : memref<56xi8> to memref<2x3xf32>
  // expected-error @below {{expected gathered parameters to be read only, got a write}}
  call @write(%w) : (memref<2x3xf32>) -> ()
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

func.func @copied(%s: memref<7xf32>, %o: memref<5xf32>) {
  %c32 = arith.constant 32 : index
  %buf = memref.alloc() : memref<56xi8>
  // expected-note @below {{the collective is here}}
  fsdp.unshard [@root] %s into %buf : (memref<7xf32>, memref<56xi8>) -> ()
  %b = memref.view %buf[%c32][] : memref<56xi8> to memref<5xf32>
  // expected-error @below {{expected no copy at a communication buffer}}
  // expected-note @below {{fsdp-place-buffers writes the copies that are needed as fsdp.copy, with a reason}}
  memref.copy %b, %o : memref<5xf32> to memref<5xf32>
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

func.func @not_packed(%g: memref<7xf32>, %w: memref<2x3xf32>, %b: memref<5xf32>) {
  // expected-error @below {{'fsdp.reduce_grads' op expected one byte buffer per unit, got one gradient per parameter}}
  // expected-note @below {{run fsdp-place-buffers first}}
  fsdp.reduce_grads [@root] %w, %b into %g : (memref<2x3xf32>, memref<5xf32>, memref<7xf32>) -> ()
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "M" {
  fsdp.param @w : tensor<2x3xf32>
  fsdp.param @b : tensor<5xf32>
}
fsdp.unit @root of @model params [@model::@w, @model::@b] on @grid axes [0]
    reshard after_forward
    layout #fsdp.layout<flat, f32, world = 2, numels = [6, 5], paddings = [0, 2, 1]>

func.func @late_write(%g: memref<7xf32>) {
  %zero = arith.constant 0.0 : f32
  %c32 = arith.constant 32 : index
  %r = memref.alloc() : memref<56xi8>
  %b = memref.view %r[%c32][] : memref<56xi8> to memref<5xf32>
  // expected-note @below {{reduced here}}
  fsdp.reduce_grads [@root] %r into %g : (memref<56xi8>, memref<7xf32>) -> ()
  // expected-error @below {{expected gradients to stay as they are once their reduction has begun, got a write}}
  linalg.fill ins(%zero : f32) outs(%b : memref<5xf32>)
  return
}
