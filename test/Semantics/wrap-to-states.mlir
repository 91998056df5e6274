// The grouping of states by wrapped modules, as PyTorch's _wrap_utils.py has it:
// what is left of a subtree once wrapped submodules are taken away, in pre-order,
// each state once; the root is always there; modules without states make no unit;
// batch norm is a unit of its own, in full precision, under mixed precision; a
// module that is wrapped by hand is refused together with a policy.

// RUN: split-file %s %t
// RUN: fsdp-opt %t/model.mlir --fsdp-normalize-input=grid=2 --fsdp-auto-wrap=wrap=none --fsdp-form-units --fsdp-verify-units | FileCheck %s --check-prefix=NONE
// RUN: fsdp-opt %t/model.mlir --fsdp-normalize-input=grid=2 --fsdp-auto-wrap=wrap=size:21 --fsdp-form-units --fsdp-verify-units | FileCheck %s --check-prefix=SIZE
// RUN: fsdp-opt %t/model.mlir --fsdp-normalize-input=grid=2 --fsdp-auto-wrap=wrap=always --fsdp-form-units --fsdp-verify-units | FileCheck %s --check-prefix=ALWAYS
// RUN: fsdp-opt %t/model.mlir --fsdp-normalize-input=grid=2 --fsdp-resolve-ignored=ignore-modules=layer1.0,layer2 --fsdp-auto-wrap=wrap=class:Linear --fsdp-form-units --fsdp-verify-units | FileCheck %s --check-prefix=IGNORED
// RUN: not fsdp-opt %t/wrapped.mlir --fsdp-auto-wrap=wrap=class:Linear 2>&1 | FileCheck %s --check-prefix=REFUSED
// RUN: fsdp-opt %t/norm.mlir --fsdp-normalize-input=grid=2 "--fsdp-auto-wrap=wrap=class:Block full-precision-classes=_BatchNorm" --fsdp-form-units --fsdp-verify-units | FileCheck %s --check-prefix=NORM
// RUN: fsdp-opt %t/parent.mlir --fsdp-normalize-input=grid=2 --fsdp-auto-wrap=wrap=class:Child --fsdp-form-units --fsdp-verify-units | FileCheck %s --check-prefix=PARENT
// RUN: not fsdp-opt %t/siblings.mlir --fsdp-normalize-input=grid=2 --fsdp-auto-wrap=wrap=class:Child --fsdp-form-units=tied=error 2>&1 | FileCheck %s --check-prefix=TIED
// RUN: fsdp-opt %t/siblings.mlir --fsdp-normalize-input=grid=2 --fsdp-auto-wrap=wrap=class:Child --fsdp-form-units --fsdp-verify-units | FileCheck %s --check-prefix=HOIST

// NONE: fsdp.unit @root
// NONE-NOT: fsdp.unit

// SIZE: fsdp.unit @root of @model params [@model::@layer0::@weight, @model::@layer0::@bias, @model::@layer2::@weight, @model::@layer2::@bias, @model::@layer3::@weight, @model::@layer3::@bias]
// SIZE-NEXT: fsdp.unit @layer1 of @model::@layer1 params [@model::@layer1::@"1"::@weight, @model::@layer1::@"1"::@bias, @model::@layer1::@"2"::@weight, @model::@layer1::@"2"::@bias]
// SIZE-NEXT: fsdp.unit @layer1.0 of @model::@layer1::@"0" params [@model::@layer1::@"0"::@weight, @model::@layer1::@"0"::@bias]
// SIZE-NOT: fsdp.unit

// ALWAYS: fsdp.module @model {{.*}} attributes {fsdp.empty_unit}
// ALWAYS: fsdp.module @layer1 {{.*}} attributes {fsdp.empty_unit}
// ALWAYS: fsdp.module @relu {{.*}} attributes {fsdp.empty_unit}
// ALWAYS: fsdp.unit @layer0
// ALWAYS-NEXT: fsdp.unit @layer1.0
// ALWAYS-NEXT: fsdp.unit @layer1.1
// ALWAYS-NEXT: fsdp.unit @layer1.2
// ALWAYS-NEXT: fsdp.unit @layer2
// ALWAYS-NEXT: fsdp.unit @layer3
// ALWAYS-NOT: fsdp.unit

// IGNORED: fsdp.unit @layer0
// IGNORED-NEXT: fsdp.unit @layer1.1
// IGNORED-NEXT: fsdp.unit @layer1.2
// IGNORED-NEXT: fsdp.unit @layer3
// IGNORED-NOT: fsdp.unit

// REFUSED: error: expected module 'layer1' not to be wrapped by hand, since there is a wrap policy

// NORM: fsdp.unit @block of @model::@block params [@model::@block::@weight] on @grid axes [0] reshard after_forward{{$}}
// NORM-NEXT: fsdp.unit @block.bn of @model::@block::@bn params {{.*}} precision full

// A weight of parent and child goes to the parent, as there.
// PARENT: fsdp.unit @root of @model params [@model::@child::@weight]
// PARENT-NEXT: fsdp.unit @child of @model::@child params [@model::@child::@bias]

// Siblings are never one unit: there the first one has the weight and the other
// reads what is not gathered; here it moves to the parent, or is an error.
// TIED: error: expected all names of a parameter in one unit, but 'a.weight' lies in unit 'a' and 'b.weight' in unit 'b'
// TIED: note: {{.*}}'tied=hoist' moves the parameter to the unit around both
// HOIST: fsdp.unit @root of @model params [@model::@own, @model::@a::@weight]
// HOIST-NEXT: fsdp.unit @a of @model::@a params [@model::@a::@bias]
// HOIST-NEXT: fsdp.unit @b of @model::@b params [@model::@b::@bias]

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

//--- norm.mlir
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.Net" {
  fsdp.module @block class "zoo.Block" {
    fsdp.param @weight : tensor<4xf32>
    fsdp.module @bn class "torch.nn.BatchNorm1d" bases ["torch.nn._BatchNorm"] {
      fsdp.param @weight : tensor<4xf32>
    }
  }
}
func.func @step() {
  return
}

//--- parent.mlir
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.Net" {
  fsdp.alias @weight = @model::@child::@weight
  fsdp.module @child class "zoo.Child" {
    fsdp.param @weight : tensor<4xf32>
    fsdp.param @bias : tensor<4xf32>
  }
}
func.func @step() {
  return
}

//--- siblings.mlir
shard.grid @grid(shape = ?)
fsdp.module @model class "zoo.Net" {
  fsdp.module @a class "zoo.Child" {
    fsdp.param @weight : tensor<4xf32>
    fsdp.param @bias : tensor<4xf32>
  }
  fsdp.module @b class "zoo.Child" {
    fsdp.alias @weight = @model::@a::@weight
    fsdp.param @bias : tensor<4xf32>
  }
  fsdp.module @c class "zoo.Other" {
    fsdp.alias @weight = @model::@a::@weight
  }
  fsdp.param @own : tensor<4xf32>
}
func.func @step() {
  return
}
