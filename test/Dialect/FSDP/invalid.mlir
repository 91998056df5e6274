// One case, or more, for every label (Cn) of the ops and attributes.
// Those of fsdp.matmul are in matmul-invalid.mlir.

// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// layout (C1)

// expected-error @+1 {{expected a world of at least 1, got 0}}
"test.op"() {layout = #fsdp.layout<flat, f32, world = 0, numels = [4], paddings = [0, 0]>} : () -> ()

// -----

// layout (C2)

// expected-error @+1 {{expected 2 paddings (one before each entry and the tail), got 1}}
"test.op"() {layout = #fsdp.layout<flat, f32, world = 2, numels = [4], paddings = [0]>} : () -> ()

// -----

// layout (C2)

// expected-error @+1 {{expected no negative size, got -2}}
"test.op"() {layout = #fsdp.layout<flat, f32, world = 2, numels = [4], paddings = [-2, 0]>} : () -> ()

// -----

// layout (C3)

// expected-error @+1 {{expected entries and paddings to sum to a multiple of world 3, got 4}}
"test.op"() {layout = #fsdp.layout<flat, f32, world = 3, numels = [4], paddings = [0, 0]>} : () -> ()

// -----

// layout (C4)
// expected-error @+1 {{expected no outer numbers in a flat layout}}
"test.op"() {layout = #fsdp.layout<flat, f32, world = 2, numels = [4], paddings = [0, 0], outers = [1]>} : () -> ()

// -----

// layout (C4)
// expected-error @+1 {{expected one outer number per entry (2), got 1}}
"test.op"() {layout = #fsdp.layout<per_param, f32, world = 2, numels = [4, 4], paddings = [0, 0, 0], outers = [1]>} : () -> ()

// -----

// layout (C4)
// expected-error @+1 {{expected an outer number of entry 0 that divides its piece of 2, got 3}}
"test.op"() {layout = #fsdp.layout<per_param, f32, world = 2, numels = [4], paddings = [0, 0], outers = [3]>} : () -> ()

// -----

// layout (C5)
// expected-error @+1 {{expected no padding before the first entry of a per_param layout, got 2}}
"test.op"() {layout = #fsdp.layout<per_param, f32, world = 2, numels = [4], paddings = [2, 0]>} : () -> ()

// -----

// layout (C5)
// expected-error @+1 {{expected entry 0 with its padding to be a multiple of world 2, got 3}}
"test.op"() {layout = #fsdp.layout<per_param, f32, world = 2, numels = [3, 3], paddings = [0, 0, 0]>} : () -> ()

// -----

// layout (C5)
// expected-error @+1 {{expected no padding behind entry 0, which is not cut along its first dimension, got 2}}
"test.op"() {layout = #fsdp.layout<per_param, f32, world = 2, numels = [6], paddings = [0, 2], outers = [2]>} : () -> ()

// -----

// layout, element type

// expected-error @+1 {{expected an integer or float element type, got 'index'}}
"test.op"() {layout = #fsdp.layout<flat, index, world = 2, numels = [4], paddings = [0, 0]>} : () -> ()

// -----

// layout, overflow

// expected-error @+1 {{expected a size that fits into 64 bits}}
"test.op"() {layout = #fsdp.layout<flat, f32, world = 1, numels = [9223372036854775807], paddings = [0, 1]>} : () -> ()

// -----

// module (C1)

module {
  fsdp.module @model class "Net" {
    // expected-error @+1 {{expected only modules, params, buffers, aliases and stacks in 'fsdp.module', got 'arith.constant'}}
    %0 = arith.constant 1 : i32
  }
}

// -----

// param (C1)

module {
  fsdp.module @model class "Net" {
    // expected-error @+1 {{'fsdp.param' op attribute 'type' failed to satisfy constraint}}
    fsdp.param @w : tensor<?xf32>
  }
}

// -----

// buffer (C1)

module {
  fsdp.module @model class "Net" {
    // expected-error @+1 {{'fsdp.buffer' op attribute 'type' failed to satisfy constraint}}
    fsdp.buffer @w : memref<4xf32>
  }
}

// -----

// param, parent

module {
  // expected-error @+1 {{'fsdp.param' op expects parent op 'fsdp.module'}}
  fsdp.param @w : tensor<4xf32>
}

// -----

// alias (C1)

module {
  fsdp.module @model class "Net" {
    // expected-error @+1 {{'fsdp.alias' op expected the target @model::@typo to be a module, param or buffer of the tree, but there is no such symbol}}
    fsdp.alias @a = @model::@typo
  }
}

// -----

// alias (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-error @+1 {{'fsdp.alias' op expected the target @grid to be a module, param or buffer of the tree}}
    fsdp.alias @a = @grid
  }
}

// -----

// unit (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op expected @model::@typo to name a module of the tree, but there is no such symbol}}
  fsdp.unit @u of @model::@typo params [] on @grid axes [0] reshard never
}

// -----

// unit (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-note @+1 {{the symbol is declared here}}
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op expected @model::@w to name a module of the tree, got 'fsdp.param'}}
  fsdp.unit @u of @model::@w params [] on @grid axes [0] reshard never
}

// -----

// unit (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    // expected-note @+1 {{the symbol is declared here}}
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op expected @model::@b to name an fsdp.param, got 'fsdp.buffer'}}
  fsdp.unit @u of @model params [@model::@b] on @grid axes [0] reshard never
}

// -----

// unit (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op names param @model::@w twice}}
  fsdp.unit @u of @model params [@model::@w, @model::@w] on @grid axes [0] reshard never
}

// -----

// unit (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+2 {{'fsdp.unit' op expected @none to name a shard.grid, but there is no such symbol}}
  // expected-note @+1 {{the pass remove-dead-values takes grids for dead and erases them}}
  fsdp.unit @u of @model params [] on @none axes [0] reshard never
}

// -----

// unit (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op expected axes of grid @grid with 1 dimensions, got axis 1}}
  fsdp.unit @u of @model params [] on @grid axes [1] reshard never
}

// -----

// unit (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op names axis 0 twice}}
  fsdp.unit @u of @model params [] on @grid axes [0, 0] reshard never
}

// -----

// unit (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op expected one layout entry per param (1), got 2}}
  fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 4], paddings = [0, 0, 0]>
}

// -----

// unit (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op expected an entry of 4 elements for param '@w', got 6}}
  fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [6], paddings = [0, 0]>
}

// -----

// unit (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op expected a layout of 'f32', got 'bf16'}}
  fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard never
      layout <flat, bf16, world = 2, numels = [4], paddings = [0, 0]>
}

// -----

// unit (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op expected a layout for a world of 2 (the grid's shard axes), got 4}}
  fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard never
      layout <flat, f32, world = 4, numels = [4], paddings = [0, 0]>
}

// -----

// unit (C4)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.unit' op expected parameters of one element type, got 'f32' and 'bf16'}}
  fsdp.unit @u of @model params [@model::@w, @model::@h] on @grid axes [0] reshard never
}

// -----

// channel (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-error @+1 {{'fsdp.channel' op expected axes of grid @grid with 1 dimensions, got axis 2}}
  fsdp.channel @c on @grid axes [2]
}

// -----

// optimizer (C1)

module {
  // expected-error @+1 {{'fsdp.optimizer' op expected one default per hyper-parameter (1), got 0}}
  fsdp.optimizer @o states [] hypers ["lr"] defaults [] {
  ^bb0(%p: f32, %g: f32, %lr: f64):
    fsdp.yield %p : f32
  }
}

// -----

// optimizer (C2)

module {
  // expected-error @+1 {{'fsdp.optimizer' op expected 3 region arguments (param, grad, states, hypers), got 2}}
  fsdp.optimizer @o states [] hypers ["lr"] defaults [0.1] {
  ^bb0(%p: f32, %g: f32):
    fsdp.yield %p : f32
  }
}

// -----

// optimizer (C2)

module {
  // expected-error @+1 {{'fsdp.optimizer' op expected region argument 2 to be f64, got 'f32'}}
  fsdp.optimizer @o states [] hypers ["lr"] defaults [0.1] {
  ^bb0(%p: f32, %g: f32, %lr: f32):
    fsdp.yield %p : f32
  }
}

// -----

// optimizer (C2)

module {
  // expected-error @+1 {{'fsdp.optimizer' op expected region argument 2 to be f32, got 'f64'}}
  fsdp.optimizer @o states ["m"] hypers [] defaults [] {
  ^bb0(%p: f32, %g: f32, %m: f64):
    fsdp.yield %p : f32
  }
}

// -----

// optimizer (C3)

module {
  // expected-error @+1 {{'fsdp.optimizer' op expected fsdp.yield with 2 values (param, states), got 1}}
  fsdp.optimizer @o states ["m"] hypers [] defaults [] {
  ^bb0(%p: f32, %g: f32, %m: f32):
    fsdp.yield %p : f32
  }
}

// -----

// optimizer (C3)

module {
  fsdp.optimizer @o states [] hypers ["lr"] defaults [0.1] {
  ^bb0(%p: f32, %g: f32, %lr: f64):
    // expected-error @+1 {{'fsdp.yield' op expected f32 values, got 'f64'}}
    fsdp.yield %lr : f64
  }
}

// -----

// optimizer (C4)

module {
  // expected-error @+1 {{'fsdp.optimizer' op names "a" twice}}
  fsdp.optimizer @o states ["a"] hypers ["a"] defaults [0.1] {
  ^bb0(%p: f32, %g: f32, %m: f32, %lr: f64):
    fsdp.yield %p, %m : f32, f32
  }
}

// -----

// optimizer (C5)

module {
  fsdp.optimizer @o states [] hypers [] defaults [] {
  ^bb0(%p: f32, %g: f32):
    // expected-error @+1 {{expected ops without memory effects in 'fsdp.optimizer', got 'memref.alloc'}}
    %0 = memref.alloc() : memref<4xf32>
    fsdp.yield %p : f32
  }
}

// -----

// barrier (C1)

module {
  func.func @f(%x: tensor<4xf32>) {
    // expected-error @+2 {{'fsdp.barrier' op inferred type(s) 'tensor<4xf32>' are incompatible with return type(s) of operation 'tensor<3xf32>'}}
    // expected-error @+1 {{'fsdp.barrier' op failed to infer returned types}}
    %0 = "fsdp.barrier"(%x) : (tensor<4xf32>) -> tensor<3xf32>
    return
  }
}

// -----

// boundary (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-note @+1 {{the symbol is declared here}}
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  func.func @f(%x: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.boundary' op expected @model::@w to name a module of the tree, got 'fsdp.param'}}
    %0 = fsdp.boundary enter @model::@w call 0 %x : tensor<4xf32>
    return
  }
}

// -----

// grad (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  func.func @f(%x: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.grad' op expected @model::@typo to name an fsdp.param, but there is no such symbol}}
    %0 = fsdp.grad @model::@typo %x : tensor<4xf32>
    return
  }
}

// -----

// grad (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    // expected-note @+1 {{param declared here}}
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  func.func @f(%x: tensor<5xf32>) {
    // expected-error @+1 {{'fsdp.grad' op expected a gradient of the param's shape, got 'tensor<5xf32>'}}
    %0 = fsdp.grad @model::@w %x : tensor<5xf32>
    return
  }
}

// -----

// unshard (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%s: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.unshard' op expected @none to name an fsdp.unit, but there is no such symbol}}
    %w = fsdp.unshard [@none] %s : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// unshard (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-note @+1 {{unit declared here; run fsdp-assign-layouts first}}
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
  func.func @f(%s: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.unshard' op expected unit @u to have a layout}}
    %w:2 = fsdp.unshard [@u] %s : (tensor<4xf32>) -> (tensor<4xf32>, tensor<3xf32>)
    return
  }
}

// -----

// unshard (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%s: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.unshard' op expected one shard per unit (1), got 2}}
    %w:2 = fsdp.unshard [@u] %s, %s : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<3xf32>)
    return
  }
}

// -----

// unshard (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%s: tensor<5xf32>) {
    // expected-error @+1 {{'fsdp.unshard' op expected a shard of 4 x 'f32' for unit '@u', got 'tensor<5xf32>'}}
    %w:2 = fsdp.unshard [@u] %s : (tensor<5xf32>) -> (tensor<4xf32>, tensor<3xf32>)
    return
  }
}

// -----

// unshard (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%s: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.unshard' op expected one result per parameter (2), got 1}}
    %w = fsdp.unshard [@u] %s : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// unshard (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%s: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.unshard' op expected result 1 to be 'tensor<3xf32>', got 'tensor<4xf32>'}}
    %w:2 = fsdp.unshard [@u] %s : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    return
  }
}

// -----

// unshard (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%s: memref<4xf32>, %b: memref<40xi8>) {
    // expected-error @+1 {{'fsdp.unshard' op expected a byte buffer 'memref<32xi8>' for unit '@u', got 'memref<40xi8>'}}
    fsdp.unshard [@u] %s into %b : (memref<4xf32>, memref<40xi8>) -> ()
    return
  }
}

// -----

// unshard (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.unshard' op expected one byte buffer per unit (1), got 2}}
    fsdp.unshard [@u] %s into %b, %b : (memref<4xf32>, memref<32xi8>, memref<32xi8>) -> ()
    return
  }
}

// -----

// unshard (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.unshard' op expected no result with destinations after 'into', got 1}}
    %w = fsdp.unshard [@u] %s into %b : (memref<4xf32>, memref<32xi8>) -> tensor<4xf32>
    return
  }
}

// -----

// unshard (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%s: tensor<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.unshard' op expected tensors and results, or memrefs and destinations after 'into', got a mixture}}
    fsdp.unshard [@u] %s into %b : (tensor<4xf32>, memref<32xi8>) -> ()
    return
  }
}

// -----

// reduce_grads (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-note @+1 {{unit declared here; run fsdp-assign-layouts first}}
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
  func.func @f(%g: tensor<4xf32>, %h: tensor<3xf32>) {
    // expected-error @+1 {{'fsdp.reduce_grads' op expected unit @u to have a layout}}
    %s = fsdp.reduce_grads [@u] %g, %h : (tensor<4xf32>, tensor<3xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// reduce_grads (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%g: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.reduce_grads' op expected one gradient per parameter (2), got 1}}
    %s = fsdp.reduce_grads [@u] %g : (tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// reduce_grads (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%g: tensor<4xf32>, %h: tensor<3xf32>) {
    // expected-error @+1 {{'fsdp.reduce_grads' op expected gradient 0 to be 'tensor<4xf32>', got 'tensor<3xf32>'}}
    %s = fsdp.reduce_grads [@u] %h, %g : (tensor<3xf32>, tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// reduce_grads (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%b: memref<40xi8>, %s: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.reduce_grads' op expected a byte buffer 'memref<32xi8>' for unit '@u', got 'memref<40xi8>'}}
    fsdp.reduce_grads [@u] %b into %s : (memref<40xi8>, memref<4xf32>) -> ()
    return
  }
}

// -----

// reduce_grads (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%g: tensor<4xf32>, %h: tensor<3xf32>) {
    // expected-error @+1 {{'fsdp.reduce_grads' op expected a gradient shard of 4 x 'f32' for unit '@u', got 'tensor<5xf32>'}}
    %s = fsdp.reduce_grads [@u] %g, %h : (tensor<4xf32>, tensor<3xf32>) -> tensor<5xf32>
    return
  }
}

// -----

// reduce_grads (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%g: tensor<4xf32>, %h: tensor<3xf32>) {
    // expected-error @+1 {{'fsdp.reduce_grads' op expected one gradient shard per unit (1), got 0}}
    fsdp.reduce_grads [@u] %g, %h : (tensor<4xf32>, tensor<3xf32>) -> ()
    return
  }
}

// -----

// all_reduce (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%x: tensor<f32>) {
    // expected-error @+1 {{'fsdp.all_reduce' op expected source and destination of the same shape and element type, got 'tensor<f32>' and 'tensor<1xf32>'}}
    %0 = fsdp.all_reduce sum on @grid axes [0] %x : (tensor<f32>) -> tensor<1xf32>
    return
  }
}

// -----

// all_reduce (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%x: tensor<f32>, %b: memref<f32>) {
    // expected-error @+1 {{'fsdp.all_reduce' op expected a tensor and a result, or memrefs and a destination after 'into', got a mixture}}
    fsdp.all_reduce sum on @grid axes [0] %x into %b : (tensor<f32>, memref<f32>) -> ()
    return
  }
}

// -----

// all_reduce (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%x: tensor<f32>) {
    // expected-error @+1 {{'fsdp.all_reduce' op expected axes of grid @grid with 1 dimensions, got axis 3}}
    %0 = fsdp.all_reduce sum on @grid axes [3] %x : (tensor<f32>) -> tensor<f32>
    return
  }
}

// -----

// all_gather (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x2xf32>) {
    // expected-error @+1 {{'fsdp.all_gather' op expected a whole value and its piece along dimension 1, in 1 blocks, got 'tensor<5x4xf32>' and 'tensor<4x2xf32>'}}
    %0 = fsdp.all_gather %x dim 1 on @grid axes [0] : (tensor<4x2xf32>) -> tensor<5x4xf32>
    return
  }
}

// -----

// all_gather (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x2xf32>) {
    // expected-error @+1 {{'fsdp.all_gather' op expected a whole value and its piece along dimension 2, in 1 blocks, got}}
    %0 = fsdp.all_gather %x dim 2 on @grid axes [0] : (tensor<4x2xf32>) -> tensor<4x4xf32>
    return
  }
}

// -----

// all_gather (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x2xf32>) {
    // expected-error @+1 {{'fsdp.all_gather' op expected a whole value and its piece along dimension 1, in 3 blocks, got}}
    %0 = fsdp.all_gather %x dim 1 outer 3 on @grid axes [0] : (tensor<4x2xf32>) -> tensor<4x4xf32>
    return
  }
}

// -----

// all_gather (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<2xf32>) {
    // expected-error @+1 {{'fsdp.all_gather' op expected a whole value and its piece along dimension 0, in 1 blocks, got 'tensor<4xf64>' and 'tensor<2xf32>'}}
    %0 = fsdp.all_gather %x dim 0 on @grid axes [0] : (tensor<2xf32>) -> tensor<4xf64>
    return
  }
}

// -----

// all_gather (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<2xf32>) {
    // expected-error @+1 {{'fsdp.all_gather' op expected 2 pieces, as there are ranks along axes [0] of grid @grid, got 3}}
    %0 = fsdp.all_gather %x dim 0 on @grid axes [0] : (tensor<2xf32>) -> tensor<6xf32>
    return
  }
}

// -----

// all_gather (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<2xf32>) {
    // expected-error @+2 {{'fsdp.all_gather' op expected @none to name a shard.grid, but there is no such symbol}}
    // expected-note @+1 {{the pass remove-dead-values takes grids for dead and erases them}}
    %0 = fsdp.all_gather %x dim 0 on @none axes [0] : (tensor<2xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// all_gather (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<2xf32>) {
    // expected-error @+1 {{'fsdp.all_gather' op expected axes of grid @grid with 1 dimensions, got axis 3}}
    %0 = fsdp.all_gather %x dim 0 on @grid axes [3] : (tensor<2xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// all_gather (C2)

module {
  shard.grid @grid(shape = 2)
  func.func @f(%x: tensor<2xf32>) {
    // expected-error @+1 {{'fsdp.all_gather' op names axis 0 twice}}
    %0 = fsdp.all_gather %x dim 0 on @grid axes [0, 0] : (tensor<2xf32>) -> tensor<8xf32>
    return
  }
}

// -----

// all_gather (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<2xf32, strided<[2]>>, %y: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.all_gather' op expected dense memrefs, got 'memref<2xf32, strided<[2]>>'}}
    fsdp.all_gather %x into %y dim 0 on @grid axes [0] : (memref<2xf32, strided<[2]>>, memref<4xf32>) -> ()
    return
  }
}

// -----

// all_gather

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<2xf32>, %y: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.all_gather' op expected a tensor and a result, or memrefs and a destination after 'into', got a mixture}}
    fsdp.all_gather %x into %y dim 0 on @grid axes [0] : (tensor<2xf32>, memref<4xf32>) -> ()
    return
  }
}

// -----

// reduce_scatter (C1): the whole is the source

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<2xf32>) {
    // expected-error @+1 {{'fsdp.reduce_scatter' op expected a whole value and its piece along dimension 0, in 1 blocks, got 'tensor<2xf32>' and 'tensor<4xf32>'}}
    %0 = fsdp.reduce_scatter sum %x dim 0 on @grid axes [0] : (tensor<2xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// reduce_scatter (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<6xf32>) {
    // expected-error @+1 {{'fsdp.reduce_scatter' op expected 2 pieces, as there are ranks along axes [0] of grid @grid, got 3}}
    %0 = fsdp.reduce_scatter sum %x dim 0 on @grid axes [0] : (tensor<6xf32>) -> tensor<2xf32>
    return
  }
}

// -----

// reduce_scatter

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.reduce_scatter' op expected a tensor and a result, or memrefs and a destination after 'into', got a mixture}}
    %0 = fsdp.reduce_scatter sum %x dim 0 on @grid axes [0] : (memref<4xf32>) -> tensor<2xf32>
    return
  }
}

// -----

// all_slice (C1)

module {
  shard.grid @grid(shape = 2x2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.all_slice' op expected 4 pieces, as there are ranks along axes [0, 1] of grid @grid, got 2}}
    %0 = fsdp.all_slice %x dim 0 on @grid axes [0, 1] : (tensor<4xf32>) -> tensor<2xf32>
    return
  }
}

// -----

// all_slice (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.all_slice' op expected a whole value and its piece along dimension -1, in 1 blocks, got}}
    %0 = fsdp.all_slice %x dim -1 on @grid axes [0] : (tensor<4xf32>) -> tensor<2xf32>
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<2xf32>, %y: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected 'chunks' exactly for kinds that move pieces of values, got none with value_gather}}
    %t = fsdp.start value_gather on @channel [] lane gather ins(%x : memref<2xf32>) outs(%y : memref<4xf32>)
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<2xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected 'chunks' exactly for kinds that move pieces of values, got them with all_reduce}}
    %t = fsdp.start all_reduce on @channel [] reduce sum chunks [2] lane reduce ins(%x : memref<2xf32>) outs(%x : memref<2xf32>)
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<2xf32>, %y: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected value_gather to have no unit, one source, one destination and one chunk}}
    %t = fsdp.start value_gather on @channel [] chunks [1, 1] lane gather ins(%x : memref<2xf32>) outs(%y : memref<4xf32>)
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<2xf32>, %y: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected slice to have no unit, one source, one destination and one chunk}}
    %t = fsdp.start slice on @channel [] chunks [1] lane gather ins(%y, %y : memref<4xf32>, memref<4xf32>) outs(%x : memref<2xf32>)
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<2xf32>, %y: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected a whole value, its piece and a chunk that divides this, got 'memref<2xf32>', 'memref<4xf32>' and 3}}
    %t = fsdp.start value_gather on @channel [] chunks [3] lane gather ins(%x : memref<2xf32>) outs(%y : memref<4xf32>)
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<2xf32>, %y: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected a whole value, its piece and a chunk that divides this, got 'memref<2xf32>', 'memref<4xf32>' and 1}}
    %t = fsdp.start slice on @channel [] chunks [1] lane gather ins(%x : memref<2xf32>) outs(%y : memref<4xf32>)
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<2xf64>, %y: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected a whole value, its piece and a chunk that divides this, got 'memref<4xf32>', 'memref<2xf64>' and 1}}
    %t = fsdp.start slice on @channel [] chunks [1] lane gather ins(%y : memref<4xf32>) outs(%x : memref<2xf64>)
    return
  }
}

// -----

// start (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<2xf32>, %y: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected 'reduce' exactly for kinds that reduce, got none with value_scatter}}
    %t = fsdp.start value_scatter on @channel [] chunks [1] lane reduce ins(%y : memref<4xf32>) outs(%x : memref<2xf32>)
    return
  }
}

// -----

// param (C2)

fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected a part of a param of shape [5, 8], got 'tensor<6x8xf32>'}}
  fsdp.param @w piece <[0, -1] of [5, 8]> : tensor<6x8xf32>
}

// -----

// param (C2)

fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected a part of a param of shape [4, 6], got 'tensor<2x8xf32>'}}
  fsdp.param @w piece <[0, -1] of [4, 6]> : tensor<2x8xf32>
}

// -----

// param (C2)

fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected a part of a param of shape [4], got 'tensor<2x8xf32>'}}
  fsdp.param @w piece <[0] of [4]> : tensor<2x8xf32>
}

// -----

// piece (C1)

fsdp.module @model class "Net" {
  // expected-error @+1 {{expected an axis of the grid, or -1, for each of 2 dimensions, got [0]}}
  fsdp.param @w piece <[0] of [4, 8]> : tensor<2x8xf32>
}

// -----

// piece (C1)

fsdp.module @model class "Net" {
  // expected-error @+1 {{expected an axis of the grid, or -1, for each of 1 dimensions, got [-2]}}
  fsdp.param @w piece <[-2] of [4]> : tensor<4xf32>
}

// -----

// piece (C2)

fsdp.module @model class "Net" {
  // expected-error @+1 {{expected one dimension that is cut where there are blocks of it, got axes [0, 1]}}
  fsdp.param @w piece <[0, 1] of [4, 4] blocks [2, 2]> : tensor<2x2xf32>
}

// -----

// piece (C2)

fsdp.module @model class "Net" {
  // expected-error @+1 {{expected several blocks that make up the 8 elements of the dimension that is cut, got [4, 2]}}
  fsdp.param @w piece <[0] of [8] blocks [4, 2]> : tensor<4xf32>
}

// -----

// piece (C2)

fsdp.module @model class "Net" {
  // expected-error @+1 {{expected several blocks that make up the 8 elements of the dimension that is cut, got [8]}}
  fsdp.param @w piece <[0] of [8] blocks [8]> : tensor<4xf32>
}

// -----

// piece (C2)

fsdp.module @model class "Net" {
  // expected-error @+1 {{expected several blocks that make up the 8 elements of the dimension that is cut, got [-1, 9]}}
  fsdp.param @w piece <[0] of [8] blocks [-1, 9]> : tensor<4xf32>
}

// -----

// param (C3)

fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected a part of a param of shape [8] with the same part of each of the blocks [5, 3], got 'tensor<4xf32>'}}
  fsdp.param @w piece <[0] of [8] blocks [5, 3]> : tensor<4xf32>
}

// -----

// param (C3)

fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected a part of a param of shape [8] with the same part of each of the blocks [4, 4], got 'tensor<3xf32>'}}
  fsdp.param @w piece <[0] of [8] blocks [4, 4]> : tensor<3xf32>
}

// -----

// all_reduce (C4)

module {
  shard.grid @grid(shape = 2)
  func.func @f(%x: tensor<f32>) {
    // expected-error @+1 {{'fsdp.all_reduce' op expected a name of characters without a comma after 'named', got ""}}
    %0 = fsdp.all_reduce sum named "" on @grid axes [0] %x : (tensor<f32>) -> tensor<f32>
    return
  }
}

// -----

// start (C5)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%x: memref<f32>) {
    // expected-error @+1 {{'fsdp.start' op expected a name of characters without a comma after 'named', got "a,b"}}
    %t = fsdp.start all_reduce on @reduce [] named "a,b" reduce sum lane reduce ins(%x : memref<f32>) outs(%x : memref<f32>)
    return
  }
}

// -----

// start (C5)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  fsdp.channel @reduce on @grid axes [0]
  func.func @f(%x: memref<2xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected a name of a value without units, got "norm" of [@u]}}
    %t = fsdp.start all_reduce on @reduce [@u] named "norm" reduce sum lane reduce ins(%x : memref<2xf32>) outs(%x : memref<2xf32>)
    return
  }
}

// -----

// update (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%p: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.update' op expected @none to name an fsdp.optimizer, but there is no such symbol}}
    %0 = fsdp.update @none %p, %p : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// update (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-note @+1 {{optimizer declared here}}
  fsdp.optimizer @sgd states [] hypers ["lr"] defaults [1.0e-2] {
  ^bb0(%p: f32, %g: f32, %lr: f64):
    fsdp.yield %p : f32
  }
  func.func @f(%p: tensor<4xf32>) {
    // expected-error @+1 {{'fsdp.update' op expected 0 states and 1 hyper-parameters, got 0 and 0}}
    %0 = fsdp.update @sgd %p, %p : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return
  }
}

// -----

// update (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.optimizer @sgd states [] hypers ["lr"] defaults [1.0e-2] {
  ^bb0(%p: f32, %g: f32, %lr: f64):
    fsdp.yield %p : f32
  }
  func.func @f(%p: tensor<4xf32>, %g: tensor<5xf32>, %lr: tensor<f64>) {
    // expected-error @+1 {{'fsdp.update' op expected gradient, states and results of type 'tensor<4xf32>', got 'tensor<5xf32>'}}
    %0 = fsdp.update @sgd %p, %g hypers(%lr) : (tensor<4xf32>, tensor<5xf32>, tensor<f64>) -> tensor<4xf32>
    return
  }
  func.func @g(%p: tensor<4xf32>, %lr: tensor<f64>, %map: tensor<5xi8>) {
    // expected-error @+1 {{'fsdp.update' op expected groups of i8 and the shape of 'tensor<4xf32>', got 'tensor<5xi8>'}}
    %0 = fsdp.update @sgd %p, %p hypers(%lr, %lr) groups(%map) : (tensor<4xf32>, tensor<4xf32>, tensor<f64>, tensor<f64>, tensor<5xi8>) -> tensor<4xf32>
    return
  }
}

// -----

// copy (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
    // expected-error @+1 {{'fsdp.copy' op expected source and destination of the same shape and element type, got 'memref<4xf32>' and 'memref<5xf32>'}}
    fsdp.copy %a to %b {reason = "test"} : memref<4xf32> to memref<5xf32>
    return
  }
}

// -----

// start (C4)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @fetch on @grid axes []
  func.func @f(%s: memref<4xf32>, %b: memref<4xf32>, %c: memref<5xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected a copy in lane host_copy, got gather}}
    %t = fsdp.start copy on @fetch [] lane gather ins(%s : memref<4xf32>) outs(%b : memref<4xf32>)
    return
  }
}

// -----

// start (C4)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @fetch on @grid axes []
  func.func @f(%s: memref<4xf32>, %b: memref<4xf32>, %c: memref<5xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected a source, a destination, and a unit or none, for each value of a copy, got 1 sources, 2 destinations and 0 units}}
    %t = fsdp.start copy on @fetch [] lane host_copy ins(%s : memref<4xf32>) outs(%b, %b : memref<4xf32>, memref<4xf32>)
    return
  }
}

// -----

// start (C4)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @fetch on @grid axes []
  func.func @f(%s: memref<4xf32>, %b: memref<4xf32>, %c: memref<5xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected 'reduce' exactly for kinds that reduce, got it with copy}}
    %t = fsdp.start copy on @fetch [] reduce mean lane host_copy ins(%s : memref<4xf32>) outs(%b : memref<4xf32>)
    return
  }
}

// -----

// start (C4)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @fetch on @grid axes []
  func.func @f(%s: memref<4xf32>, %c: memref<5xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected}}
    %t = fsdp.start copy on @fetch [] lane host_copy ins(%s : memref<4xf32>) outs(%c : memref<5xf32>)
    return
  }
}

// -----

// start (C4)

module {
  shard.grid @grid(shape = 2)
  // expected-note @+1 {{the channel is here}}
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected a copy on a channel over no axes, where each rank is alone}}
    %t = fsdp.start copy on @gather [] lane host_copy ins(%s : memref<4xf32>) outs(%b : memref<4xf32>)
    return
  }
}

// -----

// start (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.start' op expected @none to name an fsdp.channel, but there is no such symbol}}
    %t = fsdp.start all_gather on @none [@u] lane gather ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    return
  }
}

// -----

// start (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.start' op expected @none to name an fsdp.unit, but there is no such symbol}}
    %t = fsdp.start all_gather on @gather [@none] lane gather ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    return
  }
}

// -----

// start (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  // expected-note @+1 {{unit declared here; run fsdp-assign-layouts first}}
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.start' op expected unit @u to have a layout}}
    %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    return
  }
}

// -----

// start (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<40xi8>) {
    // expected-error @+1 {{'fsdp.start' op expected a byte buffer 'memref<32xi8>' for unit '@u', got 'memref<40xi8>'}}
    %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<4xf32>) outs(%b : memref<40xi8>)
    return
  }
}

// -----

// start (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.start' op expected a byte buffer 'memref<32xi8>' for unit '@u', got 'memref<4xf32>'}}
    %t = fsdp.start reduce_scatter on @gather [@u] reduce mean lane gather ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    return
  }
}

// -----

// start (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.start' op expected a gradient shard of 4 x 'f32' for unit '@u', got 'memref<32xi8>'}}
    %t = fsdp.start all_reduce on @gather [@u] reduce sum lane gather ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    return
  }
}

// -----

// start (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected all_reduce without a unit to have one source and one destination}}
    %t = fsdp.start all_reduce on @gather [] reduce sum lane gather ins(%s, %s : memref<4xf32>, memref<4xf32>) outs(%s : memref<4xf32>)
    return
  }
}

// -----

// bytes (C1)

func.func @f(%s: memref<4xf32>) {
  // expected-error @+1 {{'fsdp.bytes' op expected a dense source and a 1-D memref of its bytes, got 'memref<4xf32>' and 'memref<15xi8>'}}
  %b = fsdp.bytes %s : memref<4xf32> to memref<15xi8>
  return
}

// -----

// bytes (C1)

func.func @f(%s: memref<4xf32, strided<[2]>>) {
  // expected-error @+1 {{'fsdp.bytes' op expected a dense source and a 1-D memref of its bytes}}
  %b = fsdp.bytes %s : memref<4xf32, strided<[2]>> to memref<16xi8>
  return
}

// -----

// bytes (C1)

func.func @f(%s: memref<4xf32>) {
  // expected-error @+1 {{'fsdp.bytes' op expected a dense source and a 1-D memref of its bytes}}
  %b = fsdp.bytes %s : memref<4xf32> to memref<4x4xi8>
  return
}

// -----

// start (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.start' op expected source and destination of the same shape and element type, got 'memref<4xf32>' and 'memref<32xi8>'}}
    %t = fsdp.start all_reduce on @gather [] reduce sum lane gather ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    return
  }
}

// -----

// start (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.start' op expected 'reduce' exactly for kinds that reduce, got it with all_gather}}
    %t = fsdp.start all_gather on @gather [@u] reduce sum lane gather ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    return
  }
}

// -----

// start (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>) {
    // expected-error @+1 {{'fsdp.start' op expected 'reduce' exactly for kinds that reduce, got none with reduce_scatter}}
    %t = fsdp.start reduce_scatter on @gather [@u] lane gather ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    return
  }
}

// -----

// wait (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>, %t: !fsdp.ticket) {
    // expected-error @+1 {{'fsdp.wait' op expected a ticket of 'fsdp.start'}}
    fsdp.wait %t lane compute ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    return
  }
}

// -----

// wait (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  fsdp.channel @gather on @grid axes [0]
  func.func @f(%s: memref<4xf32>, %b: memref<32xi8>, %o: memref<4xf32>) {
    // expected-note @+1 {{started here}}
    %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<4xf32>) outs(%b : memref<32xi8>)
    // expected-error @+1 {{'fsdp.wait' op expected the sources and destinations of its start}}
    fsdp.wait %t lane compute ins(%o : memref<4xf32>) outs(%b : memref<32xi8>)
    return
  }
}

// -----

// arena (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
    fsdp.param @v : tensor<3xf32>
    fsdp.param @h : tensor<4xbf16>
    fsdp.buffer @b : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w, @model::@v] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4, 3], paddings = [0, 0, 1]>
  func.func @f() {
    // expected-error @+1 {{'fsdp.arena' op expected a 1-D memref of bytes, got 'memref<4xf32>'}}
    %0 = fsdp.arena temp : memref<4xf32>
    return
  }
}

// -----

// Sizes.

fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.param' op expected a size in bytes that fits into 64 bits, got 'tensor<4611686018427387904xf32>'}}
  fsdp.param @v : tensor<4611686018427387904xf32>
}

// -----

fsdp.module @model class "Net" {
  // expected-error @+1 {{'fsdp.buffer' op expected a size in bytes that fits into 64 bits, got 'tensor<4294967296x4294967296xi8>'}}
  fsdp.buffer @b : tensor<4294967296x4294967296xi8>
}

// -----

// expected-error @+1 {{expected a size in bytes that fits into 64 bits}}
"test.op"() {layout = #fsdp.layout<flat, f32, world = 1, numels = [4611686018427387904], paddings = [0, 0]>} : () -> ()

// -----

// all_reduce (C3): what is sent is dense.

module {
  shard.grid @grid(shape = 2)
  func.func @f(%x: memref<4x2xf32, strided<[8, 1]>>, %y: memref<4x2xf32>) {
    // expected-error @+2 {{'fsdp.all_reduce' op expected dense memrefs, got 'memref<4x2xf32, strided<[8, 1]>>'}}
    // expected-note @+1 {{copy it into a buffer of its own}}
    fsdp.all_reduce sum on @grid axes [0] %x into %y : (memref<4x2xf32, strided<[8, 1]>>, memref<4x2xf32>) -> ()
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  func.func @f(%x: memref<2xf32, strided<[2]>>, %y: memref<16xi8>) {
    // expected-error @+2 {{'fsdp.unshard' op expected dense memrefs, got 'memref<2xf32, strided<[2]>>'}}
    // expected-note @+1 {{copy it into a buffer of its own}}
    fsdp.unshard [@u] %x into %y : (memref<2xf32, strided<[2]>>, memref<16xi8>) -> ()
    return
  }
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+1 {{'fsdp.unit' op expected at least 1 rank that keeps it, got 0}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward to 0

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+1 {{'fsdp.unit' op expected no ranks that keep it after forward, since it is never freed, got 2}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard never to 2

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+2 {{expected ::mlir::fsdp::Precision to be one of: full, f16, bf16, f32, f64}}
// expected-error @+2 {{failed to parse FSDP_PrecisionAttr}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard never precision nonsense
func.func private @next()

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+1 {{'fsdp.unit' op expected it to be gathered in a type of floats, got 'i8'}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard never gather i8

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<4xf32>
}
// expected-error @+1 {{'fsdp.unit' op expected it to be reduced in a type of floats, got 'index'}}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard never reduce index

// -----

// permute (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.permute' op expected what is got to have the type of what is given, with dimensions, 'tensor<4x3xf32>', got 'tensor<3x4xf32>'}}
    %0 = fsdp.permute %x by 1 on @grid axes [0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    return
  }
}

// -----

// permute (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<f32>) {
    // expected-error @+1 {{'fsdp.permute' op expected what is got to have the type of what is given, with dimensions, 'tensor<f32>', got 'tensor<f32>'}}
    %0 = fsdp.permute %x by 1 on @grid axes [0] : (tensor<f32>) -> tensor<f32>
    return
  }
}

// -----

// permute (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.permute' op expected one axis, and a step of at least 1 that is less than its ranks, got 2 along axes [0] of grid @grid with 2 ranks}}
    %0 = fsdp.permute %x by 2 on @grid axes [0] : (tensor<4x3xf32>) -> tensor<4x3xf32>
    return
  }
}

// -----

// permute (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.permute' op expected one axis, and a step of at least 1 that is less than its ranks, got 0 along axes [0] of grid @grid with 2 ranks}}
    %0 = fsdp.permute %x by 0 on @grid axes [0] : (tensor<4x3xf32>) -> tensor<4x3xf32>
    return
  }
}

// -----

// permute (C2)

module {
  shard.grid @grid(shape = 3)
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.permute' op expected one axis, and a step of at least 1 that is less than its ranks, got -1 along axes [0] of grid @grid with 3 ranks}}
    %0 = fsdp.permute %x by -1 on @grid axes [0] : (tensor<4x3xf32>) -> tensor<4x3xf32>
    return
  }
}

// -----

// permute (C2)

module {
  shard.grid @grid(shape = 2x2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.permute' op expected one axis, and a step of at least 1 that is less than its ranks, got 1 along axes [0, 1] of grid @grid with 4 ranks}}
    %0 = fsdp.permute %x by 1 on @grid axes [0, 1] : (tensor<4x3xf32>) -> tensor<4x3xf32>
    return
  }
}

// -----

// permute (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.permute' op expected axes of grid @grid with 1 dimensions, got axis 1}}
    %0 = fsdp.permute %x by 1 on @grid axes [1] : (tensor<4x3xf32>) -> tensor<4x3xf32>
    return
  }
}

// -----

// permute (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<4x3xf32, strided<[6, 1]>>, %y: memref<4x3xf32, strided<[6, 1]>>) {
    // expected-error @+1 {{'fsdp.permute' op expected dense memrefs, got 'memref<4x3xf32, strided<[6, 1]>>'}}
    fsdp.permute %x into %y by 1 on @grid axes [0] : (memref<4x3xf32, strided<[6, 1]>>, memref<4x3xf32, strided<[6, 1]>>) -> ()
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  // expected-note @+1 {{the channel is here}}
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<4x3xf32>, %y: memref<4x3xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected to pass on by at least 1 and less than the 2 ranks of the channel, got 2}}
    %0 = fsdp.start permute on @channel [] chunks [2] lane gather ins(%x : memref<4x3xf32>) outs(%y : memref<4x3xf32>)
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<4x3xf32>, %y: memref<4x3xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected permute to have no unit, one source, one destination and one chunk}}
    %0 = fsdp.start permute on @channel [] chunks [1, 1] lane gather ins(%x : memref<4x3xf32>) outs(%y : memref<4x3xf32>)
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<4x3xf32>, %y: memref<2x6xf32>) {
    // expected-error @+1 {{'fsdp.start' op }}
    %0 = fsdp.start permute on @channel [] chunks [1] lane gather ins(%x : memref<4x3xf32>) outs(%y : memref<2x6xf32>)
    return
  }
}

// -----

// all_to_all (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.all_to_all' op expected a value, and what ranks get of it that cut it along dimension 0 and join it along dimension 1, got 'tensor<4x3xf32>' and 'tensor<2x3xf32>'}}
    %0 = fsdp.all_to_all %x dim 0 to 1 on @grid axes [0] : (tensor<4x3xf32>) -> tensor<2x3xf32>
    return
  }
}

// -----

// all_to_all (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.all_to_all' op expected a value, and what ranks get of it that cut it along dimension 0 and join it along dimension 0, got 'tensor<4x3xf32>' and 'tensor<4x3xf32>'}}
    %0 = fsdp.all_to_all %x dim 0 to 0 on @grid axes [0] : (tensor<4x3xf32>) -> tensor<4x3xf32>
    return
  }
}

// -----

// all_to_all (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.all_to_all' op expected a value, and what ranks get of it that cut it along dimension 0 and join it along dimension 2, got}}
    %0 = fsdp.all_to_all %x dim 0 to 2 on @grid axes [0] : (tensor<4x3xf32>) -> tensor<2x6xf32>
    return
  }
}

// -----

// all_to_all (C1)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.all_to_all' op expected 2 pieces, as there are ranks along axes [0] of grid @grid, got 4}}
    %0 = fsdp.all_to_all %x dim 0 to 1 on @grid axes [0] : (tensor<4x3xf32>) -> tensor<1x12xf32>
    return
  }
}

// -----

// all_to_all (C2)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: tensor<4x3xf32>) {
    // expected-error @+1 {{'fsdp.all_to_all' op expected axes of grid @grid with 1 dimensions, got axis 1}}
    %0 = fsdp.all_to_all %x dim 0 to 1 on @grid axes [1] : (tensor<4x3xf32>) -> tensor<2x6xf32>
    return
  }
}

// -----

// all_to_all (C3)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<4x3xf32, strided<[6, 1]>>, %y: memref<2x6xf32>) {
    // expected-error @+1 {{'fsdp.all_to_all' op expected dense memrefs, got 'memref<4x3xf32, strided<[6, 1]>>'}}
    fsdp.all_to_all %x into %y dim 0 to 1 on @grid axes [0] : (memref<4x3xf32, strided<[6, 1]>>, memref<2x6xf32>) -> ()
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<4x3xf32>, %y: memref<2x6xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected all_to_all to have no unit, one source, one destination and two chunks}}
    %t = fsdp.start all_to_all on @channel [] chunks [6] lane gather ins(%x : memref<4x3xf32>) outs(%y : memref<2x6xf32>)
    return
  }
}

// -----

// start (C6)

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @channel on @grid axes [0]
  func.func @f(%x: memref<4x3xf32>, %y: memref<2x6xf32>) {
    // expected-error @+1 {{'fsdp.start' op expected equally many elements on both sides, and chunks that divide them, got 'memref<4x3xf32>', 'memref<2x6xf32>' and [6, 5]}}
    %t = fsdp.start all_to_all on @channel [] chunks [6, 5] lane gather ins(%x : memref<4x3xf32>) outs(%y : memref<2x6xf32>)
    return
  }
}

// -----

// stack (C1)

fsdp.module @model class "Net" {
  fsdp.param @a : tensor<4xf32>
  // expected-error @+1 {{'fsdp.stack' op expected a row for each of 2 indices of the first dimension of 'tensor<2x4xf32>', got 1}}
  fsdp.stack @w of [@model::@a] : tensor<2x4xf32>
}

// -----

// stack (C1)

fsdp.module @model class "Net" {
  fsdp.buffer @a : tensor<4xf32>
  // expected-error @+1 {{'fsdp.stack' op expected the row @model::@a to be a param of the tree}}
  fsdp.stack @w of [@model::@a] : tensor<1x4xf32>
}

// -----

// stack (C2)

fsdp.module @model class "Net" {
  // expected-note @+1 {{its type is 'tensor<4xf64>'}}
  fsdp.param @a : tensor<4xf64>
  // expected-error @+1 {{'fsdp.stack' op expected the row @model::@a to be a row of 'tensor<1x4xf32>'}}
  fsdp.stack @w of [@model::@a] : tensor<1x4xf32>
}

// -----

// stack (C1)

module {
  fsdp.module @net class "Net" {
    // expected-error @+1 {{'fsdp.stack' op expected a type of at least one row, got 'tensor<f32>'}}
    fsdp.stack @w of [] : tensor<f32>
  }
}

// -----

// stack (C1)

module {
  fsdp.module @net class "Net" {
    // expected-error @+1 {{'fsdp.stack' op expected the row @net::@a once}}
    fsdp.stack @w of [@net::@a, @net::@a] : tensor<2x4xf32>
    fsdp.param @a : tensor<4xf32>
  }
}

// -----

// permute (C3)

module {
  shard.grid @grid(shape = 2)
  func.func @f(%x: memref<4xf32>) {
    // expected-error @+1 {{'fsdp.permute' op expected another buffer for what is got than for what is given}}
    fsdp.permute %x into %x by 1 on @grid axes [0] : (memref<4xf32>, memref<4xf32>) -> ()
    return
  }
}
