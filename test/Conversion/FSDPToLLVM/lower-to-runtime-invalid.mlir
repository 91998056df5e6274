// RUN: fsdp-opt %s --fsdp-lower-to-runtime --split-input-file --verify-diagnostics

// expected-error@+1 {{expected static memref arguments, got 'index'}}
func.func @scalar(%x: index) {
  return
}

// -----

// expected-error@+1 {{expected an entry with one block and without results}}
func.func @result(%x: memref<4xf32>) -> memref<4xf32> {
  return %x : memref<4xf32>
}

// -----

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<64xi16>
}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward
    layout <flat, i16, world = 2, numels = [64], paddings = [0, 0]>
fsdp.channel @gather on @grid axes [0]
func.func @dtype(%s: memref<32xi16>, %buf: memref<128xi8>) {
  // expected-error@+1 {{expected an element type of the runtime, got 'i16'}}
  %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<32xi16>) outs(%buf : memref<128xi8>)
  fsdp.wait %t lane compute ins(%s : memref<32xi16>) outs(%buf : memref<128xi8>)
  return
}

// -----

module attributes {gpu.container_module} {
  func.func private @segment(%a: memref<512xf32>, %n: index) {
    %c1 = arith.constant 1 : index
    // expected-error@+1 {{expected a kernel of this module and a constant shape}}
    gpu.launch_func @kernels::@fill blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1) args(%a : memref<512xf32>)
    return
  }
  gpu.module @kernels {
    gpu.func @fill(%a: memref<512xf32>) kernel {
      gpu.return
    }
  }
}

// -----

shard.grid @grid(shape = 2)
fsdp.channel @gather on @grid axes [0]
func.func @no_wait(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error@+2 {{expected one 'fsdp.wait' in the same block, got no use of the ticket}}
  // expected-note@+1 {{fsdp-verify-schedule checks this}}
  %t = fsdp.start all_reduce on @gather [] reduce mean lane gather ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.channel @gather on @grid axes [0]
func.func @two_waits(%x: memref<4xf32>, %y: memref<4xf32>) {
  // expected-error@+2 {{expected one 'fsdp.wait' in the same block, got other uses of the ticket}}
  // expected-note@+1 {{fsdp-verify-schedule checks this}}
  %t = fsdp.start all_reduce on @gather [] reduce mean lane gather ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@+1 {{used by 'fsdp.wait'}}
  fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  // expected-note@+1 {{used by 'fsdp.wait'}}
  fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

func.func @nothing(%x: memref<3x0xf32>) {
  call @segment(%x) : (memref<3x0xf32>) -> ()
  return
}
// expected-error@+2 {{not supported: a buffer without elements in 'segment', 'memref<3x0xf32>'}}
// expected-note@+1 {{let the first dimension of its tensor be the one without extent}}
func.func private @segment(%x: memref<3x0xf32>) {
  return
}
