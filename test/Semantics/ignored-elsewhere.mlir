// What PyTorch's test_fsdp_ignored_modules.py shows of modules that are ignored
// inside one unit while another is wrapped next to it: layer1 ignores two of its
// three layers, layer3 is whole, and neither reaches into the other. Marks in the
// input are what a unit that is wrapped by hand ignores.

// RUN: fsdp-opt %s --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored --fsdp-auto-wrap --fsdp-form-units --fsdp-verify-units | FileCheck %s

// Naming them again for the root changes nothing.
// RUN: fsdp-opt %s --fsdp-normalize-input=grid=2 "--fsdp-resolve-ignored=ignore-modules=layer1.1|layer1.2" --fsdp-auto-wrap --fsdp-form-units --fsdp-verify-units 2>&1 | FileCheck %s --implicit-check-not=warning

// CHECK: fsdp.unit @root of @model params [@model::@layer0::@weight, @model::@layer0::@bias, @model::@layer2::@weight, @model::@layer2::@bias]
// CHECK-NEXT: fsdp.unit @layer1 of @model::@layer1 params [@model::@layer1::@"0"::@weight, @model::@layer1::@"0"::@bias]
// CHECK-NEXT: fsdp.unit @layer3 of @model::@layer3 params [@model::@layer3::@weight, @model::@layer3::@bias]
// CHECK-NOT: fsdp.unit
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.Model" {
  fsdp.module @layer0 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<5x3xf32>
    fsdp.param @bias : tensor<5xf32>
  }
  fsdp.module @layer1 class "torch.nn.Sequential" attributes {fsdp.wrap} {
    fsdp.module @"0" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x5xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module ignored @"1" class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
      fsdp.param @bias : tensor<4xf32>
    }
    fsdp.module ignored @"2" class "torch.nn.Linear" {
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
  fsdp.module @relu class "torch.nn.ReLU" {
  }
}
func.func @step() {
  return
}
