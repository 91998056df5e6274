// What PyTorch's test_fsdp_ignored_modules.py expects to be refused, and what it
// expects to be warned of: a wrapped module that is ignored, all that is ignored,
// params as modules, both arguments, and params mixed with modules.

// RUN: split-file %s %t
// RUN: not fsdp-opt %t/wrapped.mlir --fsdp-resolve-ignored=ignore-modules=layer1 2>&1 | FileCheck %s --check-prefix=WRAPPED
// RUN: not fsdp-opt %t/marked.mlir --fsdp-resolve-ignored 2>&1 | FileCheck %s --check-prefix=WRAPPED
// RUN: fsdp-opt %t/model.mlir --fsdp-normalize-input=grid=2 "--fsdp-resolve-ignored=ignore-modules=<root>" --fsdp-auto-wrap=wrap=always --fsdp-form-units --fsdp-verify-units 2>&1 | FileCheck %s --check-prefix=ROOT
// RUN: not fsdp-opt %t/model.mlir --fsdp-resolve-ignored=ignore-modules=layer1.1.weight,layer1.1.bias 2>&1 | FileCheck %s --check-prefix=PARAM
// RUN: not fsdp-opt %t/model.mlir "--fsdp-resolve-ignored=ignore-modules=layer1.1 ignore-states=layer1.1.weight" 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not fsdp-opt %t/model.mlir "--fsdp-resolve-ignored=ignore-states=layer1.1.weight|layer1.2" 2>&1 | FileCheck %s --check-prefix=MIXED

// WRAPPED: error: expected ignored modules not to be wrapped, but module 'layer1' is wrapped by hand
// WRAPPED: note: remove 'fsdp.wrap' or 'ignored' from it
// ROOT: warning: the root is ignored: every parameter stays whole on every rank, and no gradient is reduced
// ROOT-NOT: fsdp.unit
// PARAM: error: expected the name of a module to ignore, got param 'layer1.1.weight'
// PARAM: note: give params and buffers in option 'ignore-states'
// BOTH: error: expected ignored modules or ignored states, got both
// MIXED: error: expected ignored states to be all modules or none, got param 'layer1.1.weight' and module 'layer1.2'
// MIXED: note: the other one is here

//--- wrapped.mlir
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

//--- marked.mlir
fsdp.module @model class "zoo.Model" {
  fsdp.module @layer0 class "torch.nn.Linear" {
    fsdp.param @weight : tensor<5x3xf32>
    fsdp.param @bias : tensor<5xf32>
  }
  fsdp.module ignored @layer1 class "torch.nn.Sequential" attributes {fsdp.wrap} {
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

//--- model.mlir
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
