// The distribution's own mlir-opt runs our passes from the plugin.
// RUN: mlir-opt %s --load-dialect-plugin=%fsdp_obj/lib/libFSDPPlugin.so --load-pass-plugin=%fsdp_obj/lib/libFSDPPlugin.so --pass-pipeline="builtin.module(fsdp-normalize-input{grid=2},fsdp-auto-wrap{wrap=always},fsdp-form-units)" | FileCheck %s
// The README's line: the whole pipeline under its name.
// RUN: mlir-opt --load-dialect-plugin=%fsdp_obj/lib/libFSDPPlugin.so --load-pass-plugin=%fsdp_obj/lib/libFSDPPlugin.so --pass-pipeline='builtin.module(fsdp-pipeline{grid=4 wrap=always stop-after=shard})' %fsdp_src/examples/tiny/step.mlir | FileCheck %s --check-prefix=README
// README: fsdp.unit @fc
// README: fsdp.reduce_grads [@fc]

// CHECK: shard.grid @grid(shape = 2)
// CHECK: fsdp.unit @fc of @model::@fc
module @plugin {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.module @fc class "Linear" {
      fsdp.param @weight : tensor<4xf32>
    }
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@fc::@weight>})
      -> (tensor<4xf32>) {
    return %w : tensor<4xf32>
  }
}
