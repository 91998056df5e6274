// Units are cut over the axes of the batch, whatever their places in the grid.

// RUN: split-file %s %t
// RUN: fsdp-opt %t/model.mlir --fsdp-form-units | FileCheck %s --check-prefix=FULL
// RUN: fsdp-opt %t/model.mlir --fsdp-form-units=strategy=no_shard | FileCheck %s --check-prefix=NO
// RUN: fsdp-opt %t/model.mlir --fsdp-form-units=reshard=true | FileCheck %s --check-prefix=FREED
// RUN: not fsdp-opt %t/cube.mlir --fsdp-form-units=reshard=2 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: not fsdp-opt %t/model.mlir --fsdp-form-units=strategy=hybrid_shard 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: fsdp-opt %t/cube.mlir --fsdp-form-units=strategy=hybrid_shard | FileCheck %s --check-prefix=HYBRID
// RUN: fsdp-opt %t/cube.mlir --fsdp-form-units | FileCheck %s --check-prefix=CUBE
// RUN: fsdp-opt %t/model-only.mlir --fsdp-form-units | FileCheck %s --check-prefix=MODEL

// FULL: fsdp.unit @root {{.*}} axes [1] reshard never
// NO: fsdp.unit @root {{.*}} axes [] replicate [1] reshard never keep_gathered
// FREED: fsdp.unit @root {{.*}} axes [1] reshard after_forward
// SOME: error: not supported: parameters that 2 ranks keep after forward on a grid with axes of the model; use reshard 'true' or 'false'
// ONE: error: unit of module '<root>': expected a grid of {{.*}}axes (replicate, shard) for strategy 'hybrid_shard', got 1
// HYBRID: fsdp.unit @root {{.*}} axes [2] replicate [0] reshard never
// CUBE: fsdp.unit @root {{.*}} axes [0, 2] reshard never
// Where all ranks share one batch each has its whole piece.
// MODEL: fsdp.unit @root {{.*}} axes [] reshard never

//--- model.mlir
shard.grid @grid(shape = 2x4) {fsdp.axis_names = ["tp", "dp"]}
fsdp.module @model class "Net" attributes {fsdp.wrap} {
  fsdp.param @w piece <[0, -1] of [8, 4]> : tensor<4x4xf32>
}

//--- cube.mlir
shard.grid @grid(shape = 2x2x2) {fsdp.axis_names = ["dp_replicate", "tp", "dp_shard"]}
fsdp.module @model class "Net" attributes {fsdp.wrap} {
  fsdp.param @w : tensor<8xf32>
}

//--- model-only.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["tp", "cp"]}
fsdp.module @model class "Net" attributes {fsdp.wrap} {
  fsdp.param @w : tensor<8xf32>
}
