// What PyTorch's test_fsdp_ignored_modules.py shows of ranks that ignore different
// modules: rank r's layer1 has r + 1 ignored modules between its layers, so that
// the ranks run different programs. Their collectives are the same, whether the
// ignored ones are modules or params, and whether or not they are named again for
// the root, and that is proved. If a rank does not ignore one, it shows.

// RUN: split-file %s %t
// RUN: fsdp-opt --allow-unregistered-dialect %t/rank0.mlir --fsdp-pipeline="grid=2 optimizer=adamw stop-after=shard" -o %t/0.mlir
// RUN: fsdp-opt --allow-unregistered-dialect %t/rank1.mlir --fsdp-pipeline="grid=2 optimizer=adamw stop-after=shard" -o %t/1.mlir
// RUN: fsdp-verify-peers --allow-unregistered-dialect %t/0.mlir %t/1.mlir | FileCheck %s --check-prefix=AGREE
// RUN: FileCheck %s < %t/1.mlir

// RUN: fsdp-opt --allow-unregistered-dialect %t/rank0.mlir --fsdp-pipeline="grid=2 optimizer=adamw stop-after=shard ignore-modules=layer1.2" -o %t/0.mlir
// RUN: fsdp-opt --allow-unregistered-dialect %t/rank1-params.mlir --fsdp-pipeline="grid=2 optimizer=adamw stop-after=shard ignore-states=layer1.2.weight|layer1.3.weight" -o %t/1.mlir
// RUN: fsdp-verify-peers --allow-unregistered-dialect %t/0.mlir %t/1.mlir | FileCheck %s --check-prefix=AGREE
// RUN: FileCheck %s < %t/1.mlir

// RUN: fsdp-opt --allow-unregistered-dialect %t/rank1-unmarked.mlir --fsdp-pipeline="grid=2 optimizer=adamw stop-after=shard" -o %t/1.mlir
// RUN: not fsdp-verify-peers --allow-unregistered-dialect %t/0.mlir %t/1.mlir 2>&1 | FileCheck %s --check-prefix=DIFFER

// The same as sibling modules of one file, which `fsdp.ranks` tells apart.
// RUN: cat %t/open0.mlir %t/rank0.mlir %t/close.mlir %t/open1.mlir %t/rank1.mlir %t/close.mlir > %t/both.mlir
// RUN: fsdp-opt --allow-unregistered-dialect %t/both.mlir "--pass-pipeline=builtin.module(builtin.module(fsdp-pipeline{grid=2 optimizer=adamw stop-after=shard}),fsdp-verify-peers)" | FileCheck %s --check-prefix=SIBLINGS
// RUN: cat %t/open0.mlir %t/rank0.mlir %t/close.mlir %t/open1.mlir %t/rank1-unmarked.mlir %t/close.mlir > %t/differ.mlir
// RUN: not fsdp-opt --allow-unregistered-dialect %t/differ.mlir "--pass-pipeline=builtin.module(builtin.module(fsdp-pipeline{grid=2 optimizer=adamw stop-after=shard}),fsdp-verify-peers)" 2>&1 | FileCheck %s --check-prefix=DIFFER

// SIBLINGS: module @rank0 attributes {fsdp.ranks = array<i64: 0>}
// SIBLINGS: fsdp.module ignored @"2"
// SIBLINGS: module @rank1 attributes {fsdp.ranks = array<i64: 1>}
// SIBLINGS: fsdp.module ignored @"2"
// SIBLINGS: fsdp.module ignored @"3"
// AGREE: {{^}}all ranks agree; collectives checked: {{[1-9][0-9]*}}, ops not checked: 0{{$}}
// DIFFER: error: expected all ranks of channel {{.*}} to issue equal collectives, but as number {{[0-9]+}} rank 0 issues

// The ignored weights are whole arguments with their own states, updated with the
// rank's own gradient.
// CHECK: func.func @step
// CHECK-SAME: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"2"::@weight>}
// CHECK-SAME: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"3"::@weight>}
// CHECK-SAME: tensor<4x4xf32> {fsdp.role = #fsdp.optimizer_state<@model::@layer1::@"3"::@weight, "exp_avg">}
// CHECK-SAME: tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"3"::@weight>}
// CHECK-SAME: tensor<4x4xf32> {fsdp.role = #fsdp.new_value<@model::@layer1::@"3"::@weight>}
// CHECK: fsdp.update @adamw {{.*}}tensor<4x4xf32>

//--- open0.mlir
module @rank0 attributes {fsdp.ranks = array<i64: 0>} {
//--- open1.mlir
module @rank1 attributes {fsdp.ranks = array<i64: 1>} {
//--- close.mlir
}
//--- rank0.mlir
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.ModelWithIgnoredModules" {
  fsdp.module @layer0 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<5x3xf32>
    fsdp.param @bias : tensor<5xf32>
  }
  fsdp.module @layer1 class "torch.nn.Sequential" attributes {fsdp.wrap} {
    fsdp.module @"0" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x5xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module @"1" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module ignored @"2" class "zoo.IgnoredModule" {
      fsdp.param @weight : tensor<4x4xf32>
    }
    fsdp.module @"3" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
  }
  fsdp.module @layer2 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<2x4xf32>
    fsdp.param @bias : tensor<2xf32>
  }
  fsdp.module @layer3 class "torch.nn.Linear" attributes {fsdp.wrap} {
    fsdp.param @weight : tensor<2x2xf32>
    fsdp.param @bias : tensor<2xf32>
  }
}
func.func @step(%p0: tensor<5x3xf32> {fsdp.role = #fsdp.state<@model::@layer0::@weight>},
    %p1: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@layer0::@bias>},
    %p2: tensor<4x5xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"0"::@weight>},
    %p3: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"0"::@bias>},
    %p4: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"1"::@weight>},
    %p5: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"1"::@bias>},
    %p6: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"2"::@weight>},
    %p7: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"3"::@weight>},
    %p8: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"3"::@bias>},
    %p9: tensor<2x4xf32> {fsdp.role = #fsdp.state<@model::@layer2::@weight>},
    %p10: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bias>},
    %p11: tensor<2x2xf32> {fsdp.role = #fsdp.state<@model::@layer3::@weight>},
    %p12: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@layer3::@bias>},
    %x: tensor<8x3xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss},
    tensor<5x3xf32> {fsdp.role = #fsdp.grad<@model::@layer0::@weight>},
    tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@layer0::@bias>},
    tensor<4x5xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"0"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"0"::@bias>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"1"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"1"::@bias>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"2"::@weight>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"3"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"3"::@bias>},
    tensor<2x4xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@weight>},
    tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@bias>},
    tensor<2x2xf32> {fsdp.role = #fsdp.grad<@model::@layer3::@weight>},
    tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@layer3::@bias>}) {
  %y0 = "zoo.forward"(%x, %p0) : (tensor<8x3xf32>, tensor<5x3xf32>) -> tensor<8xf32>
  %y1 = "zoo.forward"(%y0, %p1) : (tensor<8xf32>, tensor<5xf32>) -> tensor<8xf32>
  %y2 = "zoo.forward"(%y1, %p2) : (tensor<8xf32>, tensor<4x5xf32>) -> tensor<8xf32>
  %y3 = "zoo.forward"(%y2, %p3) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y4 = "zoo.forward"(%y3, %p4) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y5 = "zoo.forward"(%y4, %p5) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y6 = "zoo.forward"(%y5, %p6) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y7 = "zoo.forward"(%y6, %p7) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y8 = "zoo.forward"(%y7, %p8) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y9 = "zoo.forward"(%y8, %p9) : (tensor<8xf32>, tensor<2x4xf32>) -> tensor<8xf32>
  %y10 = "zoo.forward"(%y9, %p10) : (tensor<8xf32>, tensor<2xf32>) -> tensor<8xf32>
  %y11 = "zoo.forward"(%y10, %p11) : (tensor<8xf32>, tensor<2x2xf32>) -> tensor<8xf32>
  %y12 = "zoo.forward"(%y11, %p12) : (tensor<8xf32>, tensor<2xf32>) -> tensor<8xf32>
  %loss = "zoo.loss"(%y12) : (tensor<8xf32>) -> tensor<f32>
  %g12 = "zoo.backward"(%loss, %p12) : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  %g11 = "zoo.backward"(%g12, %p11) : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %g10 = "zoo.backward"(%g11, %p10) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %g9 = "zoo.backward"(%g10, %p9) : (tensor<2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %g8 = "zoo.backward"(%g9, %p8) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g7 = "zoo.backward"(%g8, %p7) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g6 = "zoo.backward"(%g7, %p6) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g5 = "zoo.backward"(%g6, %p5) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g4 = "zoo.backward"(%g5, %p4) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g3 = "zoo.backward"(%g4, %p3) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g2 = "zoo.backward"(%g3, %p2) : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %g1 = "zoo.backward"(%g2, %p1) : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %g0 = "zoo.backward"(%g1, %p0) : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %loss, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7, %g8, %g9, %g10, %g11, %g12 : tensor<f32>, tensor<5x3xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>
}

//--- rank1.mlir
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.ModelWithIgnoredModules" {
  fsdp.module @layer0 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<5x3xf32>
    fsdp.param @bias : tensor<5xf32>
  }
  fsdp.module @layer1 class "torch.nn.Sequential" attributes {fsdp.wrap} {
    fsdp.module @"0" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x5xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module @"1" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module ignored @"2" class "zoo.IgnoredModule" {
      fsdp.param @weight : tensor<4x4xf32>
    }
    fsdp.module ignored @"3" class "zoo.IgnoredModule" {
      fsdp.param @weight : tensor<4x4xf32>
    }
    fsdp.module @"4" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
  }
  fsdp.module @layer2 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<2x4xf32>
    fsdp.param @bias : tensor<2xf32>
  }
  fsdp.module @layer3 class "torch.nn.Linear" attributes {fsdp.wrap} {
    fsdp.param @weight : tensor<2x2xf32>
    fsdp.param @bias : tensor<2xf32>
  }
}
func.func @step(%p0: tensor<5x3xf32> {fsdp.role = #fsdp.state<@model::@layer0::@weight>},
    %p1: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@layer0::@bias>},
    %p2: tensor<4x5xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"0"::@weight>},
    %p3: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"0"::@bias>},
    %p4: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"1"::@weight>},
    %p5: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"1"::@bias>},
    %p6: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"2"::@weight>},
    %p7: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"3"::@weight>},
    %p8: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"4"::@weight>},
    %p9: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"4"::@bias>},
    %p10: tensor<2x4xf32> {fsdp.role = #fsdp.state<@model::@layer2::@weight>},
    %p11: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bias>},
    %p12: tensor<2x2xf32> {fsdp.role = #fsdp.state<@model::@layer3::@weight>},
    %p13: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@layer3::@bias>},
    %x: tensor<8x3xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss},
    tensor<5x3xf32> {fsdp.role = #fsdp.grad<@model::@layer0::@weight>},
    tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@layer0::@bias>},
    tensor<4x5xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"0"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"0"::@bias>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"1"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"1"::@bias>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"2"::@weight>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"3"::@weight>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"4"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"4"::@bias>},
    tensor<2x4xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@weight>},
    tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@bias>},
    tensor<2x2xf32> {fsdp.role = #fsdp.grad<@model::@layer3::@weight>},
    tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@layer3::@bias>}) {
  %y0 = "zoo.forward"(%x, %p0) : (tensor<8x3xf32>, tensor<5x3xf32>) -> tensor<8xf32>
  %y1 = "zoo.forward"(%y0, %p1) : (tensor<8xf32>, tensor<5xf32>) -> tensor<8xf32>
  %y2 = "zoo.forward"(%y1, %p2) : (tensor<8xf32>, tensor<4x5xf32>) -> tensor<8xf32>
  %y3 = "zoo.forward"(%y2, %p3) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y4 = "zoo.forward"(%y3, %p4) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y5 = "zoo.forward"(%y4, %p5) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y6 = "zoo.forward"(%y5, %p6) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y7 = "zoo.forward"(%y6, %p7) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y8 = "zoo.forward"(%y7, %p8) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y9 = "zoo.forward"(%y8, %p9) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y10 = "zoo.forward"(%y9, %p10) : (tensor<8xf32>, tensor<2x4xf32>) -> tensor<8xf32>
  %y11 = "zoo.forward"(%y10, %p11) : (tensor<8xf32>, tensor<2xf32>) -> tensor<8xf32>
  %y12 = "zoo.forward"(%y11, %p12) : (tensor<8xf32>, tensor<2x2xf32>) -> tensor<8xf32>
  %y13 = "zoo.forward"(%y12, %p13) : (tensor<8xf32>, tensor<2xf32>) -> tensor<8xf32>
  %loss = "zoo.loss"(%y13) : (tensor<8xf32>) -> tensor<f32>
  %g13 = "zoo.backward"(%loss, %p13) : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  %g12 = "zoo.backward"(%g13, %p12) : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %g11 = "zoo.backward"(%g12, %p11) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %g10 = "zoo.backward"(%g11, %p10) : (tensor<2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %g9 = "zoo.backward"(%g10, %p9) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g8 = "zoo.backward"(%g9, %p8) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g7 = "zoo.backward"(%g8, %p7) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g6 = "zoo.backward"(%g7, %p6) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g5 = "zoo.backward"(%g6, %p5) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g4 = "zoo.backward"(%g5, %p4) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g3 = "zoo.backward"(%g4, %p3) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g2 = "zoo.backward"(%g3, %p2) : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %g1 = "zoo.backward"(%g2, %p1) : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %g0 = "zoo.backward"(%g1, %p0) : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %loss, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7, %g8, %g9, %g10, %g11, %g12, %g13 : tensor<f32>, tensor<5x3xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>
}

//--- rank1-params.mlir
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.ModelWithIgnoredModules" {
  fsdp.module @layer0 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<5x3xf32>
    fsdp.param @bias : tensor<5xf32>
  }
  fsdp.module @layer1 class "torch.nn.Sequential" attributes {fsdp.wrap} {
    fsdp.module @"0" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x5xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module @"1" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module @"2" class "zoo.IgnoredModule" {
      fsdp.param ignored @weight : tensor<4x4xf32>
    }
    fsdp.module @"3" class "zoo.IgnoredModule" {
      fsdp.param ignored @weight : tensor<4x4xf32>
    }
    fsdp.module @"4" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
  }
  fsdp.module @layer2 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<2x4xf32>
    fsdp.param @bias : tensor<2xf32>
  }
  fsdp.module @layer3 class "torch.nn.Linear" attributes {fsdp.wrap} {
    fsdp.param @weight : tensor<2x2xf32>
    fsdp.param @bias : tensor<2xf32>
  }
}
func.func @step(%p0: tensor<5x3xf32> {fsdp.role = #fsdp.state<@model::@layer0::@weight>},
    %p1: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@layer0::@bias>},
    %p2: tensor<4x5xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"0"::@weight>},
    %p3: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"0"::@bias>},
    %p4: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"1"::@weight>},
    %p5: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"1"::@bias>},
    %p6: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"2"::@weight>},
    %p7: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"3"::@weight>},
    %p8: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"4"::@weight>},
    %p9: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"4"::@bias>},
    %p10: tensor<2x4xf32> {fsdp.role = #fsdp.state<@model::@layer2::@weight>},
    %p11: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bias>},
    %p12: tensor<2x2xf32> {fsdp.role = #fsdp.state<@model::@layer3::@weight>},
    %p13: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@layer3::@bias>},
    %x: tensor<8x3xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss},
    tensor<5x3xf32> {fsdp.role = #fsdp.grad<@model::@layer0::@weight>},
    tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@layer0::@bias>},
    tensor<4x5xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"0"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"0"::@bias>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"1"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"1"::@bias>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"2"::@weight>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"3"::@weight>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"4"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"4"::@bias>},
    tensor<2x4xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@weight>},
    tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@bias>},
    tensor<2x2xf32> {fsdp.role = #fsdp.grad<@model::@layer3::@weight>},
    tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@layer3::@bias>}) {
  %y0 = "zoo.forward"(%x, %p0) : (tensor<8x3xf32>, tensor<5x3xf32>) -> tensor<8xf32>
  %y1 = "zoo.forward"(%y0, %p1) : (tensor<8xf32>, tensor<5xf32>) -> tensor<8xf32>
  %y2 = "zoo.forward"(%y1, %p2) : (tensor<8xf32>, tensor<4x5xf32>) -> tensor<8xf32>
  %y3 = "zoo.forward"(%y2, %p3) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y4 = "zoo.forward"(%y3, %p4) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y5 = "zoo.forward"(%y4, %p5) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y6 = "zoo.forward"(%y5, %p6) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y7 = "zoo.forward"(%y6, %p7) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y8 = "zoo.forward"(%y7, %p8) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y9 = "zoo.forward"(%y8, %p9) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y10 = "zoo.forward"(%y9, %p10) : (tensor<8xf32>, tensor<2x4xf32>) -> tensor<8xf32>
  %y11 = "zoo.forward"(%y10, %p11) : (tensor<8xf32>, tensor<2xf32>) -> tensor<8xf32>
  %y12 = "zoo.forward"(%y11, %p12) : (tensor<8xf32>, tensor<2x2xf32>) -> tensor<8xf32>
  %y13 = "zoo.forward"(%y12, %p13) : (tensor<8xf32>, tensor<2xf32>) -> tensor<8xf32>
  %loss = "zoo.loss"(%y13) : (tensor<8xf32>) -> tensor<f32>
  %g13 = "zoo.backward"(%loss, %p13) : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  %g12 = "zoo.backward"(%g13, %p12) : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %g11 = "zoo.backward"(%g12, %p11) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %g10 = "zoo.backward"(%g11, %p10) : (tensor<2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %g9 = "zoo.backward"(%g10, %p9) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g8 = "zoo.backward"(%g9, %p8) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g7 = "zoo.backward"(%g8, %p7) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g6 = "zoo.backward"(%g7, %p6) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g5 = "zoo.backward"(%g6, %p5) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g4 = "zoo.backward"(%g5, %p4) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g3 = "zoo.backward"(%g4, %p3) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g2 = "zoo.backward"(%g3, %p2) : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %g1 = "zoo.backward"(%g2, %p1) : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %g0 = "zoo.backward"(%g1, %p0) : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %loss, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7, %g8, %g9, %g10, %g11, %g12, %g13 : tensor<f32>, tensor<5x3xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>
}

//--- rank1-unmarked.mlir
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.ModelWithIgnoredModules" {
  fsdp.module @layer0 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<5x3xf32>
    fsdp.param @bias : tensor<5xf32>
  }
  fsdp.module @layer1 class "torch.nn.Sequential" attributes {fsdp.wrap} {
    fsdp.module @"0" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x5xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module @"1" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module @"2" class "zoo.IgnoredModule" {
      fsdp.param @weight : tensor<4x4xf32>
    }
    fsdp.module @"3" class "zoo.IgnoredModule" {
      fsdp.param @weight : tensor<4x4xf32>
    }
    fsdp.module @"4" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
  }
  fsdp.module @layer2 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<2x4xf32>
    fsdp.param @bias : tensor<2xf32>
  }
  fsdp.module @layer3 class "torch.nn.Linear" attributes {fsdp.wrap} {
    fsdp.param @weight : tensor<2x2xf32>
    fsdp.param @bias : tensor<2xf32>
  }
}
func.func @step(%p0: tensor<5x3xf32> {fsdp.role = #fsdp.state<@model::@layer0::@weight>},
    %p1: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@layer0::@bias>},
    %p2: tensor<4x5xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"0"::@weight>},
    %p3: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"0"::@bias>},
    %p4: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"1"::@weight>},
    %p5: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"1"::@bias>},
    %p6: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"2"::@weight>},
    %p7: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"3"::@weight>},
    %p8: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"4"::@weight>},
    %p9: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"4"::@bias>},
    %p10: tensor<2x4xf32> {fsdp.role = #fsdp.state<@model::@layer2::@weight>},
    %p11: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bias>},
    %p12: tensor<2x2xf32> {fsdp.role = #fsdp.state<@model::@layer3::@weight>},
    %p13: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@layer3::@bias>},
    %x: tensor<8x3xf32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss},
    tensor<5x3xf32> {fsdp.role = #fsdp.grad<@model::@layer0::@weight>},
    tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@layer0::@bias>},
    tensor<4x5xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"0"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"0"::@bias>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"1"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"1"::@bias>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"2"::@weight>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"3"::@weight>},
    tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"4"::@weight>},
    tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"4"::@bias>},
    tensor<2x4xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@weight>},
    tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@bias>},
    tensor<2x2xf32> {fsdp.role = #fsdp.grad<@model::@layer3::@weight>},
    tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@layer3::@bias>}) {
  %y0 = "zoo.forward"(%x, %p0) : (tensor<8x3xf32>, tensor<5x3xf32>) -> tensor<8xf32>
  %y1 = "zoo.forward"(%y0, %p1) : (tensor<8xf32>, tensor<5xf32>) -> tensor<8xf32>
  %y2 = "zoo.forward"(%y1, %p2) : (tensor<8xf32>, tensor<4x5xf32>) -> tensor<8xf32>
  %y3 = "zoo.forward"(%y2, %p3) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y4 = "zoo.forward"(%y3, %p4) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y5 = "zoo.forward"(%y4, %p5) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y6 = "zoo.forward"(%y5, %p6) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y7 = "zoo.forward"(%y6, %p7) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y8 = "zoo.forward"(%y7, %p8) : (tensor<8xf32>, tensor<4x4xf32>) -> tensor<8xf32>
  %y9 = "zoo.forward"(%y8, %p9) : (tensor<8xf32>, tensor<4xf32>) -> tensor<8xf32>
  %y10 = "zoo.forward"(%y9, %p10) : (tensor<8xf32>, tensor<2x4xf32>) -> tensor<8xf32>
  %y11 = "zoo.forward"(%y10, %p11) : (tensor<8xf32>, tensor<2xf32>) -> tensor<8xf32>
  %y12 = "zoo.forward"(%y11, %p12) : (tensor<8xf32>, tensor<2x2xf32>) -> tensor<8xf32>
  %y13 = "zoo.forward"(%y12, %p13) : (tensor<8xf32>, tensor<2xf32>) -> tensor<8xf32>
  %loss = "zoo.loss"(%y13) : (tensor<8xf32>) -> tensor<f32>
  %g13 = "zoo.backward"(%loss, %p13) : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
  %g12 = "zoo.backward"(%g13, %p12) : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  %g11 = "zoo.backward"(%g12, %p11) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %g10 = "zoo.backward"(%g11, %p10) : (tensor<2xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
  %g9 = "zoo.backward"(%g10, %p9) : (tensor<2x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g8 = "zoo.backward"(%g9, %p8) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g7 = "zoo.backward"(%g8, %p7) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g6 = "zoo.backward"(%g7, %p6) : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g5 = "zoo.backward"(%g6, %p5) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g4 = "zoo.backward"(%g5, %p4) : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %g3 = "zoo.backward"(%g4, %p3) : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %g2 = "zoo.backward"(%g3, %p2) : (tensor<4xf32>, tensor<4x5xf32>) -> tensor<4x5xf32>
  %g1 = "zoo.backward"(%g2, %p1) : (tensor<4x5xf32>, tensor<5xf32>) -> tensor<5xf32>
  %g0 = "zoo.backward"(%g1, %p0) : (tensor<5xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
  return %loss, %g0, %g1, %g2, %g3, %g4, %g5, %g6, %g7, %g8, %g9, %g10, %g11, %g12, %g13 : tensor<f32>, tensor<5x3xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>
}
