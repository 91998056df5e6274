// RUN: fsdp-opt %s --split-input-file --fsdp-mark-offload=offload=optimizer | FileCheck %s --check-prefixes=CHECK,STATES
// RUN: fsdp-opt %s --split-input-file --fsdp-mark-offload=offload=params | FileCheck %s --check-prefixes=CHECK,PARAMS
// RUN: fsdp-opt %s --split-input-file --fsdp-mark-offload | FileCheck %s --check-prefix=NONE

// Without the option nothing changes.
// NONE-NOT: fsdp.offload

// States, and with `params` shards. Gradients and what a rank has none of stay,
// and so do arguments of functions that are no entries.
// CHECK-LABEL: func.func @step
// STATES-SAME: %{{.*}}: memref<2xf32> {fsdp.role = #fsdp.shard<@u>}
// PARAMS-SAME: %{{.*}}: memref<2xf32> {fsdp.offload, fsdp.role = #fsdp.shard<@u>}
// CHECK-SAME: %{{.*}}: memref<2xf32> {fsdp.offload, fsdp.role = #fsdp.optimizer_state<@u, "m">}
// CHECK-SAME: %{{.*}}: memref<0xf32> {fsdp.role = #fsdp.optimizer_state<@u, "v">}
// CHECK-SAME: %{{.*}}: memref<2xf32> {fsdp.role = #fsdp.grad_shard<@u>}
// CHECK-LABEL: func.func private @update
// CHECK-NOT: fsdp.offload
// CHECK: return
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<4xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
      layout <flat, f32, world = 2, numels = [4], paddings = [0, 0]>
  func.func @step(%s: memref<2xf32> {fsdp.role = #fsdp.shard<@u>},
                  %m: memref<2xf32> {fsdp.role = #fsdp.optimizer_state<@u, "m">},
                  %v: memref<0xf32> {fsdp.role = #fsdp.optimizer_state<@u, "v">},
                  %g: memref<2xf32> {fsdp.role = #fsdp.grad_shard<@u>}) {
    return
  }
  func.func private @update(%m: memref<2xf32> {fsdp.role = #fsdp.optimizer_state<@u>}) {
    return
  }
}
