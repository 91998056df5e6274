// What else is refused is in test/Semantics/ignored-invalid.mlir.

// RUN: split-file %s %t
// RUN: not fsdp-opt %t/net.mlir --fsdp-resolve-ignored=ignore-modules=layer.0 2>&1 | FileCheck %s --check-prefix=SIMILAR
// RUN: not fsdp-opt %t/net.mlir --fsdp-resolve-ignored=ignore-states=layers.0.weihgt 2>&1 | FileCheck %s --check-prefix=STATE
// RUN: not fsdp-opt %t/net.mlir --fsdp-resolve-ignored=ignore-modules=something.else.altogether 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not fsdp-opt %t/net.mlir --fsdp-resolve-ignored=ignore-modules=layers.0.weight.x 2>&1 | FileCheck %s --check-prefix=BELOW
// RUN: not fsdp-opt %t/net.mlir --fsdp-resolve-ignored=ignore-modules=layers.0.mask 2>&1 | FileCheck %s --check-prefix=BUFFER
// RUN: fsdp-opt %S/../../../examples/tiny/step.mlir --fsdp-resolve-ignored=ignore-states=fc.weight 2>&1 | FileCheck %s --check-prefix=EVERY
// EVERY: warning: every parameter is ignored: every parameter stays whole on every rank, and no gradient is reduced
// RUN: not fsdp-opt %t/none.mlir --fsdp-resolve-ignored 2>&1 | FileCheck %s --check-prefix=TREE
// RUN: fsdp-opt %t/nested.mlir --fsdp-resolve-ignored=ignore-modules=unit.inner 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: fsdp-opt %t/nested.mlir --fsdp-resolve-ignored=ignore-states=unit.weight 2>&1 | FileCheck %s --check-prefix=PARAM

// SIMILAR: error: expected the name of a module to ignore, but there is no 'layer.0'
// SIMILAR: note: did you mean 'layers.0'?
// STATE: error: expected the name of a module, param or buffer to ignore, but there is no 'layers.0.weihgt'
// STATE: note: did you mean 'layers.0.weight'?
// UNKNOWN: error: expected the name of a module to ignore, but there is no 'something.else.altogether'
// UNKNOWN-NOT: note
// BELOW: error: {{.*}}there is no 'layers.0.weight.x'
// BUFFER: error: expected the name of a module to ignore, got buffer 'layers.0.mask'
// BUFFER: note: give params and buffers in option 'ignore-states'
// TREE: error: expected a module tree, got none
// NESTED: warning: module 'unit.inner' is not ignored: the unit of module 'unit' owns it
// NESTED: note: wrapped by hand here; what it ignores is marked 'ignored' in it
// NESTED: fsdp.module @inner
// NESTED: fsdp.param @weight
// PARAM: warning: param 'unit.weight' is not ignored: the unit of module 'unit' owns it
// PARAM: fsdp.param @weight

//--- net.mlir
fsdp.module @model class "Net" {
  fsdp.module @layers class "ModuleList" {
    fsdp.module @"0" class "Block" {
      fsdp.param @weight : tensor<4xf32>
      fsdp.buffer @mask : tensor<4xi1>
    }
  }
}

//--- nested.mlir
fsdp.module @model class "Net" {
  fsdp.module @unit class "Block" attributes {fsdp.wrap} {
    fsdp.param @weight : tensor<4xf32>
    fsdp.module @inner class "Linear" {
      fsdp.param @weight : tensor<4xf32>
    }
  }
}

//--- none.mlir
module {
}
