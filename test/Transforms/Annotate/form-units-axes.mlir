// Units are cut over the axes of the batch and over `cp`, whatever their places in
// the grid.

// RUN: split-file %s %t
// RUN: fsdp-opt %t/model.mlir --fsdp-form-units | FileCheck %s --check-prefix=FULL
// RUN: fsdp-opt %t/model.mlir --fsdp-form-units=strategy=no_shard | FileCheck %s --check-prefix=NO
// RUN: fsdp-opt %t/model.mlir --fsdp-form-units=reshard=true | FileCheck %s --check-prefix=FREED
// RUN: not fsdp-opt %t/cube.mlir --fsdp-form-units=reshard=2 2>&1 | FileCheck %s --check-prefix=SOME
// RUN: not fsdp-opt %t/model.mlir --fsdp-form-units=strategy=hybrid_shard 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: fsdp-opt %t/cube.mlir --fsdp-form-units=strategy=hybrid_shard | FileCheck %s --check-prefix=HYBRID
// RUN: fsdp-opt %t/cube.mlir --fsdp-form-units | FileCheck %s --check-prefix=CUBE
// RUN: fsdp-opt %t/model-only.mlir --fsdp-form-units | FileCheck %s --check-prefix=MODEL
// RUN: fsdp-opt %t/context.mlir --fsdp-form-units | FileCheck %s --check-prefix=CONTEXT
// RUN: fsdp-opt %t/context.mlir --fsdp-form-units=strategy=no_shard | FileCheck %s --check-prefix=COPIES
// RUN: not fsdp-opt %t/context.mlir --fsdp-form-units=reshard=2 2>&1 | FileCheck %s --check-prefix=GROUPS
// RUN: fsdp-opt %t/experts.mlir --fsdp-form-units | FileCheck %s --check-prefix=EXPERTS
// RUN: fsdp-opt %t/experts.mlir --fsdp-form-units=strategy=hybrid_shard | FileCheck %s --check-prefix=REPLICAS
// RUN: not fsdp-opt %t/experts.mlir --fsdp-form-units=reshard=2 2>&1 | FileCheck %s --check-prefix=KEPT

// FULL: fsdp.unit @root {{.*}} axes [1] reshard never
// NO: fsdp.unit @root {{.*}} axes [] replicate [1] reshard never keep_gathered
// FREED: fsdp.unit @root {{.*}} axes [1] reshard after_forward
// SOME: error: not supported: parameters that 2 ranks keep after forward on a grid with axes of the model; use reshard 'true' or 'false'
// ONE: error: unit of module '<root>': expected a grid of {{.*}}axes (replicate, shard) for strategy 'hybrid_shard', got 1
// HYBRID: fsdp.unit @root {{.*}} axes [2] replicate [0] reshard never
// CUBE: fsdp.unit @root {{.*}} axes [0, 2] reshard never
// Where all ranks share one batch each has its part of its piece along `cp`, and
// along `tp` its whole piece.
// MODEL: fsdp.unit @root {{.*}} axes [1] reshard never
// CONTEXT: fsdp.unit @root of @model params [@model::@w] {{.*}} axes [0, 2] reshard never
// A param that is cut along `cp` itself is not cut once more.
// CONTEXT: fsdp.unit @root.ep of @model params [@model::@e] {{.*}} axes [2] reshard never
// COPIES: fsdp.unit @root of @model params [@model::@w] {{.*}} axes [] replicate [0, 2] reshard never
// GROUPS: error: not supported: parameters that 2 ranks keep after forward on a grid with axes of the model

// Experts have pieces along `ep` already, and are no unit with others.
// EXPERTS: fsdp.unit @root of @model params [@model::@w] {{.*}} axes [0, 1] reshard never
// EXPERTS: fsdp.unit @root.ep of @model params [@model::@e] {{.*}} axes [0] reshard never
// EXPERTS: fsdp.unit @inner {{.*}} axes [0] reshard after_forward
// REPLICAS: fsdp.unit @root of @model params [@model::@w] {{.*}} axes [1] replicate [0] reshard never
// REPLICAS: fsdp.unit @root.ep of @model params [@model::@e] {{.*}} axes [] replicate [0] reshard never
// KEPT: error: not supported: experts of module {{.*}} that 2 ranks keep after forward; use reshard 'true' or 'false'

//--- experts.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "ep"]}
fsdp.module @model class "Net" attributes {fsdp.wrap} {
  fsdp.param @w : tensor<8xf32>
  fsdp.param @e piece <[1, -1] of [8, 4]> : tensor<4x4xf32>
  fsdp.module @inner class "Experts" attributes {fsdp.wrap} {
    fsdp.param @e piece <[1, -1] of [8, 4]> : tensor<4x4xf32>
  }
}

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

//--- context.mlir
shard.grid @grid(shape = 2x2x2) {fsdp.axis_names = ["cp", "tp", "dp"]}
fsdp.module @model class "Net" attributes {fsdp.wrap} {
  fsdp.param @w : tensor<8xf32>
  fsdp.param @e piece <[0, -1] of [8, 4]> : tensor<4x4xf32>
}

//--- model-only.mlir
shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["tp", "cp"]}
fsdp.module @model class "Net" attributes {fsdp.wrap} {
  fsdp.param @w : tensor<8xf32>
}
