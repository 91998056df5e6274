// What PyTorch's test_fsdp_ignored_modules.py shows of ignored params under an
// auto-wrap policy: layer1's unit has 64 - 16 = 48 elements, 24 per rank, without
// one weight, 44 and 22 without its bias too; the root's has 36 and 18.
// The policy may be a recursive one or one that asks each module.

// RUN: fsdp-opt %s --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-states=layer1.1.weight --fsdp-auto-wrap=wrap=class:Sequential --fsdp-form-units --fsdp-verify-units --fsdp-assign-layouts=alignment=1 --remarks-filter=fsdp-assign-layouts 2>&1 | FileCheck %s --check-prefixes=CHECK,WEIGHT
// RUN: fsdp-opt %s --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-states=layer1.1.weight "--fsdp-auto-wrap=wrap=or(class:Sequential)" --fsdp-form-units --fsdp-verify-units --fsdp-assign-layouts=alignment=1 | FileCheck %s --check-prefixes=CHECK,WEIGHT
// RUN: fsdp-opt %s --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-states=layer1.1.weight,layer1.1.bias --fsdp-auto-wrap=wrap=class:torch.nn.Sequential --fsdp-form-units --fsdp-verify-units --fsdp-assign-layouts=alignment=1 | FileCheck %s --check-prefixes=CHECK,BOTH

// The size policy does not count what is ignored: 48 are left of layer1.
// RUN: fsdp-opt %s --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-states=layer1.1.weight --fsdp-auto-wrap=wrap=size:48 --fsdp-form-units --fsdp-assign-layouts=alignment=1 | FileCheck %s --check-prefixes=CHECK,WEIGHT
// RUN: fsdp-opt %s --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-states=layer1.1.weight --fsdp-auto-wrap=wrap=size:49 --fsdp-form-units | FileCheck %s --check-prefix=LARGE

// CHECK: fsdp.unit @root of @model params
// CHECK-SAME: world = 2, numels = [15, 5, 8, 2, 4, 2], paddings = [0, 0, 0, 0, 0, 0, 0]
// CHECK: fsdp.unit @layer1 of @model::@layer1 params
// WEIGHT-SAME: [@model::@layer1::@"0"::@weight, @model::@layer1::@"0"::@bias, @model::@layer1::@"1"::@bias, @model::@layer1::@"2"::@weight, @model::@layer1::@"2"::@bias]
// WEIGHT-SAME: world = 2, numels = [20, 4, 4, 16, 4], paddings = [0, 0, 0, 0, 0, 0]
// BOTH-SAME: [@model::@layer1::@"0"::@weight, @model::@layer1::@"0"::@bias, @model::@layer1::@"2"::@weight, @model::@layer1::@"2"::@bias]
// BOTH-SAME: world = 2, numels = [20, 4, 16, 4], paddings = [0, 0, 0, 0, 0]
// CHECK-NOT: fsdp.unit
// LARGE: fsdp.unit @root
// LARGE-NOT: fsdp.unit
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
    fsdp.module @"1" class "torch.nn.Linear" {
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
