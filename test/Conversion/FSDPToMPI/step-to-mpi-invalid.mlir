// RUN: fsdp-opt %s --split-input-file --verify-diagnostics --fsdp-step-to-mpi
// RUN: echo "module {}" | not fsdp-opt --fsdp-step-to-mpi=message-bytes=4 2>&1 | FileCheck %s
// CHECK: error: expected 'message-bytes' to be from 8 to 2^30, got 4

// expected-error @below {{expected a grid of static size}}
// expected-note @below {{run fsdp-normalize-input with the option 'grid'}}
shard.grid @grid(shape = ?)

// -----

// expected-error @below {{expected buffers, got tensors}}
// expected-note @below {{run phase 4 (up to fsdp-verify-buffers) before}}
func.func @tensors(%x: tensor<4xf32>) {
  return
}

// -----

shard.grid @grid(shape = 2)
func.func @whole(%x: memref<4xf32>) {
  // expected-error @below {{expected collectives to be split into starts and waits, got 'fsdp.all_reduce'}}
  // expected-note @below {{run fsdp-split-collectives before}}
  fsdp.all_reduce sum on @grid axes [0] %x into %x : (memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.channel @reduce on @grid axes [0]
func.func @odd(%x: memref<4xi4>) {
  // expected-error @below {{not supported: messages of MPI with elements of 'i4'; expected f16, bf16, f32, f64 or a signless integer of 1, 8, 16, 32 or 64 bits}}
  %0 = fsdp.start all_reduce on @reduce [] reduce sum lane reduce ins(%x : memref<4xi4>) outs(%x : memref<4xi4>)
  fsdp.wait %0 lane compute ins(%x : memref<4xi4>) outs(%x : memref<4xi4>)
  return
}

// -----

func.func @product(%a: memref<2x2xf32>) {
  // expected-error @below {{expected an op that upstream's dialects have, got 'fsdp.matmul'}}
  // expected-note @below {{run fsdp-lower-contractions later, or take 'keep-calls', with which the runtime computes it}}
  fsdp.matmul %a, %a into %a sizes [2, 2, 2] ld [2, 2, 2] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<2x2xf32>, memref<2x2xf32>, memref<2x2xf32>
  return
}

// -----

func.func @kept() {
  // expected-error @below {{not supported: memory of kind 'offload', which outlives a call of the step or is the runtime's}}
  %0 = fsdp.arena offload : memref<64xi8>
  return
}

// -----

shard.grid @grid(shape = 2)
fsdp.channel @reduce on @grid axes [0]
func.func @signs(%x: memref<4xui8>) {
  // expected-error @below {{not supported: messages of MPI with elements of 'ui8'; expected f16, bf16, f32, f64 or a signless integer}}
  %0 = fsdp.start all_reduce on @reduce [] reduce max lane reduce ins(%x : memref<4xui8>) outs(%x : memref<4xui8>)
  fsdp.wait %0 lane compute ins(%x : memref<4xui8>) outs(%x : memref<4xui8>)
  return
}

// -----

func.func @returned() -> memref<64xi8> {
  // expected-error @below {{not supported: memory of kind 'temp' that is used behind the end of its block, where it is freed}}
  %0 = fsdp.arena temp : memref<64xi8>
  // expected-note @below {{used by 'func.return'; copy what is in it to a buffer that the caller has}}
  return %0 : memref<64xi8>
}

// -----

func.func @viewed(%from: index, %else: memref<16xf32>, %condition: i1) -> memref<16xf32> {
  // expected-error @below {{not supported: memory of kind 'temp' that is used behind}}
  %0 = fsdp.arena temp : memref<64xi8>
  %1 = memref.view %0[%from][] : memref<64xi8> to memref<16xf32>
  %2 = scf.if %condition -> memref<16xf32> {
    scf.yield %1 : memref<16xf32>
  } else {
    scf.yield %else : memref<16xf32>
  }
  // expected-note @below {{used by 'func.return'}}
  return %2 : memref<16xf32>
}

// -----

func.func @later(%value: i8, %at: index) {
  // expected-error @below {{not supported: memory of kind 'temp' that is used behind}}
  %0 = fsdp.arena temp : memref<64xi8>
  cf.br ^bb1
^bb1:
  // expected-note @below {{used by 'memref.store'}}
  memref.store %value, %0[%at] : memref<64xi8>
  return
}
