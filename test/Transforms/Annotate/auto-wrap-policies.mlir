// RUN: split-file %s %t
// RUN: fsdp-opt %t/model.mlir --fsdp-auto-wrap=wrap=size:21 | FileCheck %s --check-prefix=SIZE
// RUN: fsdp-opt %t/model.mlir --fsdp-auto-wrap=wrap=size:21 --remarks-filter=fsdp-auto-wrap 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK
// RUN: fsdp-opt %t/model.mlir "--fsdp-auto-wrap=wrap=size:24,force_leaf=Sequential|ReLU" --remarks-filter=fsdp-auto-wrap 2>&1 >/dev/null | FileCheck %s --check-prefix=LEAF
// RUN: fsdp-opt %t/model.mlir "--fsdp-auto-wrap=wrap=fqn:layer1.[12]" | FileCheck %s --check-prefix=GLOB
// RUN: fsdp-opt %t/model.mlir "--fsdp-auto-wrap=wrap=fqn-re:layer1(.[12])" | FileCheck %s --check-prefix=GLOB
// RUN: fsdp-opt %t/model.mlir "--fsdp-auto-wrap=wrap=or(fqn:layer1.1;fqn:layer1.2)" | FileCheck %s --check-prefix=GLOB
// RUN: fsdp-opt %t/attribute.mlir --fsdp-auto-wrap | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: fsdp-opt %t/attribute.mlir --fsdp-auto-wrap=wrap=none --remarks-filter=fsdp-auto-wrap 2>&1 | FileCheck %s --check-prefix=REPLACED
// RUN: fsdp-opt %t/model.mlir --fsdp-auto-wrap=wrap-overrides=%t/overrides.json | FileCheck %s --check-prefix=TABLE
// RUN: fsdp-opt %t/model.mlir "--fsdp-auto-wrap=wrap=class:Linear wrap-overrides=%t/overrides.json" --remarks-filter=fsdp-auto-wrap 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: fsdp-opt %t/shared.mlir --fsdp-auto-wrap=wrap=always | FileCheck %s --check-prefix=AGAIN
// RUN: fsdp-opt %t/shared.mlir --fsdp-auto-wrap=wrap=always --remarks-filter=fsdp-auto-wrap 2>&1 >/dev/null | FileCheck %s --check-prefix=AGAIN-REMARK
// RUN: fsdp-opt %t/shared.mlir --fsdp-auto-wrap=wrap=fqn:z.0 2>&1 | FileCheck %s --check-prefix=AGAIN --implicit-check-not=warning
// RUN: fsdp-opt %t/model.mlir "--fsdp-auto-wrap=wrap=fqn:layer1.{1,2}" | FileCheck %s --check-prefix=GLOB
// RUN: fsdp-opt %t/model.mlir --fsdp-auto-wrap=wrap=size:65 --remarks-filter=fsdp-auto-wrap 2>&1 >/dev/null | FileCheck %s --check-prefix=NUMBERS
// RUN: fsdp-opt %t/model.mlir "--fsdp-auto-wrap=wrap=class:Sequential wrap-overrides=%t/layer0.json" --remarks-filter=fsdp-auto-wrap 2>&1 >/dev/null | FileCheck %s --check-prefix=OVERRIDDEN
// RUN: fsdp-opt %t/norm.mlir "--fsdp-auto-wrap=wrap=class:Linear full-precision-classes=_BatchNorm wrap-overrides=%t/norm.json" --remarks-filter=fsdp-auto-wrap 2>&1 | FileCheck %s --check-prefix=MERGED
// RUN: fsdp-opt %t/norm.mlir "--fsdp-auto-wrap=wrap=class:Linear full-precision-classes=_BatchNorm wrap-overrides=%t/refused.json" | FileCheck %s --check-prefix=REFUSED
// RUN: fsdp-opt %t/shared.mlir --fsdp-auto-wrap=wrap=class:Linear | FileCheck %s --check-prefix=ONCE
// RUN: fsdp-opt %t/norm.mlir "--fsdp-auto-wrap=wrap=class:Linear full-precision-classes=_BatchNorm" | FileCheck %s --check-prefix=NORM

// The remainder counts: layer1 has 64 elements, 24 of them in layer1.0.
// SIZE: fsdp.module @layer0 class "torch.nn.Linear" {
// SIZE: fsdp.module @layer1 {{.*}} attributes {fsdp.wrap}
// SIZE: fsdp.module @"0" {{.*}} attributes {fsdp.wrap}
// SIZE-NOT: attributes
// REMARK-DAG: remark: {{.*}}module '<root>' wrapped: it is the root
// REMARK-DAG: remark: {{.*}}module 'layer0' not wrapped: its 20 elements are fewer than 21
// REMARK-DAG: remark: {{.*}}module 'layer1' wrapped: 40 of its 64 elements remain, at least 21
// REMARK-DAG: remark: {{.*}}module 'layer1.0' wrapped: 24 of its 24 elements remain, at least 21
// LEAF-DAG: remark: {{.*}}module 'layer1' not wrapped: class 'Sequential' is a forced leaf
// LEAF-DAG: remark: {{.*}}module 'layer1.0' not wrapped: module 'layer1' is not entered

// GLOB: fsdp.module @model {{.*}} attributes {fsdp.wrap}
// GLOB-NOT: attributes
// GLOB: fsdp.module @"1" {{.*}} attributes {fsdp.wrap}
// GLOB: fsdp.module @"2" {{.*}} attributes {fsdp.wrap}
// GLOB-NOT: attributes

// ATTRIBUTE: fsdp.module @model class "zoo.Net" attributes {fsdp.wrap, fsdp.wrap_policy = "class:Linear"}
// ATTRIBUTE: fsdp.module @fc {{.*}} attributes {fsdp.wrap}
// REPLACED: remark: {{.*}}option 'wrap=none' replaces the input's policy 'class:Linear'
// REPLACED: fsdp.module @fc class "torch.nn.Linear" {

// TABLE: fsdp.module @model class "zoo.Model" attributes {fsdp.wrap = {axes = array<i64: 0>}}
// TABLE: fsdp.module @layer0 {{.*}} attributes {fsdp.wrap = {layout = "flat", reshard = true}}
// TABLE: fsdp.module @layer1 class "torch.nn.Sequential" {
// TABLE: fsdp.module @"0" {{.*}} attributes {fsdp.wrap = {precision = "full", strategy = "no_shard"}}
// TABLE: fsdp.module @"1" class "torch.nn.Linear" {
// TABLE: fsdp.module @layer2 {{.*}} attributes {fsdp.wrap}
// TABLE: fsdp.module @layer3 {{.*}} attributes {fsdp.wrap = {layout = "per_param", reshard = 4 : i64}}
// BOTH: remark: {{.*}}module 'layer1.1' not wrapped: the overrides' entry 'layer1.1' refuses it
// BOTH: fsdp.module @layer0 {{.*}} attributes {fsdp.wrap = {layout = "flat", reshard = true}}
// BOTH: fsdp.module @"0" {{.*}} attributes {fsdp.wrap = {precision = "full", strategy = "no_shard"}}
// BOTH: fsdp.module @"1" class "torch.nn.Linear" {

// A module under two parents: a recursive policy meets it twice, and a second
// name under one parent not at all.
// AGAIN: fsdp.module @x {{.*}} attributes {fsdp.wrap}
// AGAIN: fsdp.alias @y = @model::@x{{$}}
// AGAIN: fsdp.alias @"0" = @model::@x {fsdp.wrap}
// AGAIN-REMARK: remark: {{.*}}module '<root>' wrapped: it is the root", numel=4, remainder=0
// AGAIN-REMARK: remark: {{.*}}module 'z.0' wrapped: the policy meets module 'x' again, whose unit has its parameters", numel=0, remainder=0
// ONCE: fsdp.module @x {{.*}} attributes {fsdp.wrap}
// ONCE-NOT: fsdp.alias {{.*}}fsdp.wrap

// The numbers of modules that nobody asked about, and those after overrides.
// NUMBERS: remark: {{.*}}module 'layer1.1' not wrapped: module 'layer1' is not entered", numel=20, remainder=20
// OVERRIDDEN: remark: {{.*}}module '<root>' wrapped: it is the root", numel=100, remainder=16
// OVERRIDDEN: remark: {{.*}}module 'layer0' wrapped: the overrides' entry 'layer0'", numel=20, remainder=20
// OVERRIDDEN: remark: {{.*}}module 'layer1' wrapped: class 'Sequential'", numel=64, remainder=64

// An override keeps what it does not set, and has the last word.
// MERGED: remark: {{.*}}modules of class 'torch.nn.BatchNorm1d' keep full precision, each as a unit of its own
// MERGED: fsdp.module @bn {{.*}} attributes {fsdp.wrap = {precision = "full", strategy = "no_shard"}}
// REFUSED: fsdp.module @bn class "torch.nn.BatchNorm1d" bases ["torch.nn._BatchNorm"] {

// NORM: fsdp.module @bn {{.*}} attributes {fsdp.wrap = {precision = "full"}}
// NORM: fsdp.module @fc {{.*}} attributes {fsdp.wrap}

//--- model.mlir
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

//--- overrides.json
{
  "": {"axes": [0]},
  "layer1.*": {"strategy": "no_shard", "precision": "full"},
  "layer0": {"reshard": true, "layout": "flat"},
  "layer3": {"reshard": 4, "layout": "per_param"},
  "layer1.1": false,
  "layer1.2": {},
  "layer[2]": true
}

//--- layer0.json
{"layer0": true}

//--- norm.json
{"bn": {"strategy": "no_shard"}}

//--- refused.json
{"bn": false}

//--- attribute.mlir
fsdp.module @model class "zoo.Net" attributes {fsdp.wrap_policy = "class:Linear"} {
  fsdp.module @fc class "torch.nn.Linear" {
    fsdp.param @w : tensor<4xf32>
  }
}

//--- shared.mlir
fsdp.module @model class "zoo.Net" {
  fsdp.module @x class "torch.nn.Linear" {
    fsdp.param @w : tensor<4xf32>
  }
  fsdp.alias @y = @model::@x
  fsdp.module @z class "torch.nn.Sequential" {
    fsdp.alias @"0" = @model::@x
  }
}

//--- norm.mlir
fsdp.module @model class "zoo.Net" {
  fsdp.module @bn class "torch.nn.BatchNorm1d" bases ["torch.nn._BatchNorm"] {
    fsdp.param @w : tensor<4xf32>
  }
  fsdp.module @fc class "torch.nn.Linear" {
    fsdp.param @w : tensor<4xf32>
  }
}
