// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-offload-states

module {
  shard.grid @grid(shape = 2)
  // expected-error @+2 {{not supported: an entry of several blocks with values that the host keeps}}
  // expected-note @+1 {{remove 'fsdp.offload' from its arguments}}
  func.func @blocks(%m: memref<4xf32> {fsdp.offload}) {
    cf.br ^end
  ^end:
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  // expected-error @+2 {{expected the host to keep a dense memref of numbers, got 'memref<4xf32, strided<[2]>>'}}
  // expected-note @+1 {{remove 'fsdp.offload' from argument 0 of '@sparse'}}
  func.func @sparse(%m: memref<4xf32, strided<[2]>> {fsdp.offload}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  // expected-note @+1 {{marked with 'fsdp.offload' here}}
  func.func @leaves(%m: memref<4xf32> {fsdp.offload}) -> memref<4xf32> {
    // expected-error @+1 {{not supported: what the host keeps is freed or leaves a function}}
    return %m : memref<4xf32>
  }
}

// -----

// expected-error @+2 {{expected a shard.grid for the channels of copies, got none}}
// expected-note @+1 {{each rank is alone on them, whatever the grid}}
module {
  func.func @f(%m: memref<4xf32> {fsdp.offload}) {
    return
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  // expected-note @below {{marked with 'fsdp.offload' here}}
  func.func @step(%m: memref<4xf32> {fsdp.offload, fsdp.role = #fsdp.optimizer_state<@model::@a>}, %n: memref<4xf32>, %c: i1, %x: f32) {
    // expected-error @below {{not supported: what the host keeps may be one of several buffers behind this op}}
    %r = arith.select %c, %m, %n : memref<4xf32>
    linalg.fill ins(%x : f32) outs(%r : memref<4xf32>)
    return
  }
}
