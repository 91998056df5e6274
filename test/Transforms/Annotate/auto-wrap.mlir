// RUN: fsdp-opt %s --fsdp-auto-wrap=wrap=none | FileCheck %s --check-prefix=NONE
// RUN: fsdp-opt %s --fsdp-auto-wrap=wrap=always | FileCheck %s --check-prefix=ALWAYS
// RUN: fsdp-opt %s --fsdp-auto-wrap=wrap=class:Block | FileCheck %s --check-prefix=BASE
// RUN: fsdp-opt %s --fsdp-auto-wrap=wrap=class:zoo.MyBlock,Dropout,Head | FileCheck %s --check-prefix=SEVERAL
// RUN: fsdp-opt %s --fsdp-auto-wrap=wrap=class:Linear,Embedding | FileCheck %s --check-prefix=ALL
// RUN: fsdp-opt %s --fsdp-auto-wrap=wrap=always --fsdp-auto-wrap=wrap=none | FileCheck %s --check-prefix=ALWAYS
// RUN: fsdp-opt %s --fsdp-auto-wrap=wrap=class:Block --remarks-filter=fsdp-auto-wrap 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// The root owns what no wrapped module owns.
// NONE: fsdp.module @model {{.*}} attributes {fsdp.wrap}
// NONE-NOT: fsdp.wrap

// Modules without parameters of their own are wrapped, too: form-units gives
// them no unit. What is marked stays marked.
// ALWAYS: fsdp.module @model {{.*}} attributes {fsdp.wrap}
// ALWAYS: fsdp.module @embed {{.*}} attributes {fsdp.wrap}
// ALWAYS: fsdp.module @layers {{.*}} attributes {fsdp.wrap}
// ALWAYS: fsdp.module @"0" class {{.*}} bases ["zoo.Block"] attributes {fsdp.wrap}
// ALWAYS: fsdp.module @fc {{.*}} attributes {fsdp.wrap}
// ALWAYS: fsdp.module @drop {{.*}} attributes {fsdp.wrap}
// ALWAYS: fsdp.module @head {{.*}} attributes {fsdp.wrap}
// ALWAYS: fsdp.module @fc {{.*}} attributes {fsdp.wrap}

// A class matches classes derived from it.
// BASE: fsdp.module @model {{.*}} attributes {fsdp.wrap}
// BASE-NOT: fsdp.wrap
// BASE: fsdp.module @"0" {{.*}} bases ["zoo.Block"] attributes {fsdp.wrap}
// BASE-NOT: fsdp.wrap

// Qualified and unqualified names.
// SEVERAL: fsdp.module @model {{.*}} attributes {fsdp.wrap}
// SEVERAL-NOT: fsdp.wrap
// SEVERAL: fsdp.module @"0" {{.*}} attributes {fsdp.wrap}
// SEVERAL: fsdp.module @drop {{.*}} attributes {fsdp.wrap}
// SEVERAL: fsdp.module @head {{.*}} attributes {fsdp.wrap}
// SEVERAL-NOT: fsdp.wrap

// ALL: fsdp.module @model {{.*}} attributes {fsdp.wrap}
// ALL: fsdp.module @embed {{.*}} attributes {fsdp.wrap}
// ALL: fsdp.module @head class "zoo.Head" {

// REMARK-DAG: remark: {{.*}}module '<root>' wrapped: it is the root
// REMARK-DAG: remark: {{.*}}module 'embed' not wrapped: class 'torch.nn.Embedding' is not asked for
// REMARK-DAG: remark: {{.*}}module 'layers.0' wrapped: class 'Block'
fsdp.module @model class "zoo.Net" {
  fsdp.buffer @step_count : tensor<i64>
  fsdp.module @embed class "torch.nn.Embedding" {
    fsdp.param @weight : tensor<8x4xf32>
  }
  fsdp.module @layers class "torch.ModuleList" {
    fsdp.module @"0" class "zoo.MyBlock" bases ["zoo.Block"] {
      fsdp.module @fc class "torch.nn.Linear" {
        fsdp.param @weight : tensor<4x4xf32>
      }
      fsdp.module @drop class "torch.nn.Dropout" {
      }
    }
  }
  fsdp.module @head class "zoo.Head" {
    fsdp.alias @weight = @model::@embed::@weight
    fsdp.module @fc class "torch.nn.Linear" {
      fsdp.param @weight : tensor<4x4xf32>
    }
  }
}
