// RUN: split-file %s %t
// RUN: fsdp-opt %t/net.mlir --fsdp-resolve-ignored=ignore-modules=layers.0 --remarks-filter=fsdp-resolve-ignored 2>%t/remarks | FileCheck %s --check-prefix=MODULE
// RUN: FileCheck %s --check-prefix=REMARK < %t/remarks
// RUN: fsdp-opt %t/net.mlir --fsdp-resolve-ignored=ignore-states=layers.0 | FileCheck %s --check-prefix=MODULE
// RUN: fsdp-opt %t/net.mlir --fsdp-resolve-ignored=ignore-modules=again | FileCheck %s --check-prefix=MODULE
// RUN: fsdp-opt %t/net.mlir "--fsdp-resolve-ignored=ignore-states=head.weight|layers.0.inner.weight" | FileCheck %s --check-prefix=STATES
// RUN: fsdp-opt %t/net.mlir "--fsdp-resolve-ignored=ignore-states=layers.0.mask|head.weight" --remarks-filter=fsdp-resolve-ignored 2>&1 | FileCheck %s --check-prefix=BUFFER
// RUN: fsdp-opt %t/net.mlir --fsdp-resolve-ignored | FileCheck %s --implicit-check-not=ignored
// RUN: fsdp-opt %t/marked.mlir --fsdp-resolve-ignored --remarks-filter=fsdp-resolve-ignored 2>&1 | FileCheck %s --check-prefix=MARKED
// RUN: fsdp-opt %t/marked.mlir --fsdp-resolve-ignored --fsdp-resolve-ignored | FileCheck %s --check-prefix=MARKED-IR

// RUN: fsdp-opt %t/tied.mlir "--fsdp-resolve-ignored=ignore-modules=head|decl" --remarks-filter=fsdp-resolve-ignored 2>&1 | FileCheck %s --check-prefix=TIED
// RUN: fsdp-opt %t/tied.mlir "--fsdp-resolve-ignored=ignore-modules=head|decl" --fsdp-auto-wrap --fsdp-form-units --fsdp-verify-units | FileCheck %s --check-prefix=TIED-UNITS
// RUN: fsdp-opt %t/tied.mlir --fsdp-resolve-ignored=ignore-states=decl.weight 2>&1 | FileCheck %s --check-prefix=TIED-STATE

// The whole subtree, buffers too, and a weight it is tied to; nothing else.
// MODULE: fsdp.module @model
// MODULE: fsdp.buffer @count
// MODULE: fsdp.module @embed
// MODULE: fsdp.param ignored @weight
// MODULE: fsdp.module @layers
// MODULE: fsdp.module ignored @"0"
// MODULE: fsdp.param frozen ignored @weight
// MODULE: fsdp.buffer transient ignored @mask
// MODULE: fsdp.module ignored @inner
// MODULE: fsdp.param ignored @weight
// MODULE: fsdp.alias @tied
// MODULE: fsdp.module @"1"
// MODULE: fsdp.param @weight

// REMARK-DAG: remark: {{.*}}module 'layers.0' ignored: named 'layers.0' in an option
// REMARK-DAG: remark: {{.*}}param 'layers.0.weight' ignored: it lies in ignored module 'layers.0'
// REMARK-DAG: remark: {{.*}}param 'layers.0.inner.weight' ignored: it lies in ignored module 'layers.0'
// REMARK-DAG: remark: {{.*}}buffer 'layers.0.mask' ignored: it lies in ignored module 'layers.0'

// Params only: no module and no buffer. A name may be an alias.
// STATES: fsdp.module @embed
// STATES: fsdp.param ignored @weight
// STATES: fsdp.module @"0"
// STATES: fsdp.param frozen @weight
// STATES: fsdp.buffer transient @mask
// STATES: fsdp.module @inner
// STATES: fsdp.param ignored @weight

// A buffer by itself.
// BUFFER: remark: {{.*}}buffer 'layers.0.mask' ignored: named 'layers.0.mask' in an option
// BUFFER: remark: {{.*}}param 'embed.weight' ignored: named 'head.weight' in an option
// BUFFER: fsdp.param frozen @weight
// BUFFER: fsdp.buffer transient ignored @mask

// Marks of the input are closed; one in a unit wrapped by hand counts there, one
// around it does not reach inside, buffers excepted.
// MARKED-DAG: remark: {{.*}}module 'outer' ignored: marked in the input
// MARKED-DAG: remark: {{.*}}param 'outer.weight' ignored: it lies in ignored module 'outer'
// MARKED-DAG: remark: {{.*}}buffer 'outer.unit.scale' ignored: it lies in ignored module 'outer'
// MARKED-DAG: remark: {{.*}}buffer 'count' ignored: marked in the input
// MARKED-DAG: remark: {{.*}}param 'outer.unit.inside.weight' ignored: it lies in ignored module 'outer.unit.inside'
// MARKED-IR: fsdp.module ignored @outer
// MARKED-IR: fsdp.param ignored @weight
// MARKED-IR: fsdp.module @unit
// MARKED-IR: fsdp.param @weight
// MARKED-IR: fsdp.buffer ignored @scale
// MARKED-IR: fsdp.module ignored @inside
// MARKED-IR: fsdp.param ignored @weight

// What a module wrapped by hand has, under whichever name, is not ignored with
// another module that has it too.
// TIED-DAG: remark: {{.*}}module 'head' ignored: named 'head' in an option
// TIED-DAG: remark: {{.*}}param 'embed.weight' not ignored: unit 'embed' owns it
// TIED-DAG: remark: {{.*}}param 'decl.weight' not ignored: unit 'embed' owns it
// TIED-DAG: remark: {{.*}}param 'head.bias' ignored: it lies in ignored module 'head'
// TIED-UNITS: fsdp.unit @embed of @model::@embed params [@model::@embed::@weight, @model::@decl::@weight]
// TIED-UNITS-NOT: fsdp.unit
// TIED-STATE: warning: param 'decl.weight' is not ignored: the unit of module 'embed' owns it

//--- tied.mlir
shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.module @embed class "Embedding" attributes {fsdp.wrap} {
    fsdp.param @weight : tensor<4xf32>
    fsdp.alias @other = @model::@decl::@weight
  }
  fsdp.module @head class "Linear" {
    fsdp.alias @weight = @model::@embed::@weight
    fsdp.param @bias : tensor<4xf32>
  }
  fsdp.module @decl class "Linear" {
    fsdp.param @weight : tensor<4xf32>
  }
}
func.func @step(%0: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@embed::@weight>}, %1: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@head::@bias>},
                %2: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@decl::@weight>}) {
  return
}

//--- net.mlir
fsdp.module @model class "Net" {
  fsdp.buffer @count : tensor<i64>
  fsdp.module @embed class "Embedding" {
    fsdp.param @weight : tensor<4xf32>
  }
  fsdp.module @layers class "ModuleList" {
    fsdp.module @"0" class "Block" {
      fsdp.param frozen @weight : tensor<4xf32>
      fsdp.buffer transient @mask : tensor<4xi1>
      fsdp.module @inner class "Linear" {
        fsdp.param @weight : tensor<4xf32>
        fsdp.alias @tied = @model::@embed::@weight
      }
    }
    fsdp.module @"1" class "Block" {
      fsdp.param @weight : tensor<4xf32>
    }
  }
  fsdp.module @head class "Linear" {
    fsdp.alias @weight = @model::@embed::@weight
  }
  fsdp.alias @again = @model::@layers::@"0"
}

//--- marked.mlir
fsdp.module @model class "Net" {
  fsdp.buffer ignored @count : tensor<i64>
  fsdp.module ignored @outer class "Block" {
    fsdp.param @weight : tensor<4xf32>
    fsdp.module @unit class "Block" attributes {fsdp.wrap} {
      fsdp.param @weight : tensor<4xf32>
      fsdp.buffer @scale : tensor<4xf32>
      fsdp.module ignored @inside class "Linear" {
        fsdp.param @weight : tensor<4xf32>
      }
    }
  }
}
