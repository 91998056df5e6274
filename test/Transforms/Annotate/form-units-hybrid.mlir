// Hybrid strategies on grids of more than two axes, and numbers of ranks that keep
// a unit which is cut over some axes only.

// RUN: split-file %s %t
// RUN: fsdp-opt %t/cube.mlir "--fsdp-form-units=reshard=2 strategy=hybrid_shard" | FileCheck %s --check-prefix=CUBE
// RUN: not fsdp-opt %t/cube.mlir "--fsdp-form-units=reshard=8 strategy=hybrid_shard" 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: not fsdp-opt %t/cube.mlir "--fsdp-form-units=reshard=3 strategy=hybrid_shard" 2>&1 | FileCheck %s --check-prefix=THREE
// RUN: not fsdp-opt %t/cube.mlir --fsdp-form-units=strategy=replicate 2>&1 | FileCheck %s --check-prefix=CUBE-REPLICATE
// RUN: not fsdp-opt %t/behind.mlir --fsdp-form-units=reshard=2 2>&1 | FileCheck %s --check-prefix=BEHIND

// The first axis is that of the replicas; the ranks of the last one keep.
// CUBE: fsdp.unit @root {{.*}} axes [1, 2] replicate [0] reshard after_forward to 2
// WHOLE: error: unit of module '<root>': expected the 4 ranks that it is cut over to be a multiple of the 8 ranks that keep it after forward
// THREE: error: unit of module '<root>': expected the 4 ranks that it is cut over to be a multiple of the 3 ranks that keep it after forward
// CUBE-REPLICATE: error: unit of module '<root>': expected a grid of 2 axes (replicate, shard) for strategy 'replicate', got 3
// BEHIND: error: unit of module '<root>': expected the 2 ranks that keep it after forward to be the last axes of the grid{{$}}

//--- cube.mlir
module {
  shard.grid @grid(shape = 2x2x2)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @own : tensor<8xf32>
  }
}

//--- behind.mlir
module {
  shard.grid @grid(shape = 4x2)
  fsdp.module @model class "Net" attributes {fsdp.wrap = {axes = array<i64: 0>}} {
    fsdp.param @own : tensor<8xf32>
  }
}
