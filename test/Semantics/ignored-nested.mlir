// What PyTorch's test_fsdp_ignored_modules.py shows of nesting: a module inside
// the ignored one that is wrapped by hand keeps its unit; the root's unit has the
// 36 elements outside of the ignored module, 42 with alignment.

// RUN: fsdp-opt %s --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-modules=layer1 --fsdp-auto-wrap --fsdp-form-units --fsdp-verify-units --fsdp-assign-layouts=alignment=1 | FileCheck %s --check-prefixes=CHECK,RAW,MODULE
// RUN: fsdp-opt %s --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-modules=layer1 --fsdp-auto-wrap --fsdp-form-units --fsdp-verify-units --fsdp-assign-layouts | FileCheck %s --check-prefixes=CHECK,ALIGNED,MODULE

// The same by params: those of the nested unit are its own, which is told.
// RUN: fsdp-opt %s --fsdp-normalize-input=grid=2 "--fsdp-resolve-ignored=ignore-states=layer1.0.weight|layer1.0.bias|layer1.1.weight|layer1.1.bias|layer1.2.weight|layer1.2.bias" --fsdp-auto-wrap --fsdp-form-units --fsdp-verify-units --fsdp-assign-layouts=alignment=1 2>&1 | FileCheck %s --check-prefixes=STATES,CHECK,RAW

// STATES: warning: param 'layer1.1.weight' is not ignored: the unit of module 'layer1.1' owns it
// STATES: note: wrapped by hand here; what it ignores is marked 'ignored' in it
// STATES: warning: param 'layer1.1.bias' is not ignored
// STATES-NOT: warning

// CHECK: fsdp.param @weight : tensor<5x3xf32>
// MODULE: fsdp.module ignored @layer1
// MODULE: fsdp.module ignored @"0"
// CHECK: fsdp.param ignored @weight : tensor<4x5xf32>
// CHECK: fsdp.param ignored @bias
// CHECK: fsdp.module @"1"
// CHECK: fsdp.param @weight : tensor<4x4xf32>
// MODULE: fsdp.module ignored @"2"
// CHECK: fsdp.param ignored @weight
// CHECK: fsdp.unit @root of @model params [@model::@layer0::@weight, @model::@layer0::@bias, @model::@layer2::@weight, @model::@layer2::@bias, @model::@layer3::@weight, @model::@layer3::@bias]
// RAW-SAME: world = 2, numels = [15, 5, 8, 2, 4, 2], paddings = [0, 0, 0, 0, 0, 0, 0]
// ALIGNED-SAME: world = 2, numels = [15, 5, 8, 2, 4, 2], paddings = [0, 1, 3, 0, 2, 0, 0]
// CHECK-NEXT: fsdp.unit @layer1.1 of @model::@layer1::@"1" params [@model::@layer1::@"1"::@weight, @model::@layer1::@"1"::@bias]
// CHECK-NOT: fsdp.unit
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.Model" {
  fsdp.module @layer0 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<5x3xf32>
    fsdp.param @bias : tensor<5xf32>
  }
  fsdp.module @layer1 class "torch.nn.Sequential" {
    fsdp.module @"0" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x5xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module @"1" class "torch.nn.Linear" attributes {fsdp.wrap} {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module @"2" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
  }
  fsdp.module @layer2 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<2x4xf32>
    fsdp.param @bias : tensor<2xf32>
  }
  fsdp.module @layer3 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<2x2xf32>
    fsdp.param @bias : tensor<2xf32>
  }
  fsdp.module @relu class "torch.nn.ReLU" {
  }
}
func.func @step() {
  return
}
