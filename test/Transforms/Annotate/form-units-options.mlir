// RUN: split-file %s %t
// RUN: fsdp-opt %t/order.mlir --fsdp-form-units=order=postorder --fsdp-verify-units | FileCheck %s --check-prefix=POST
// RUN: fsdp-opt %t/order.mlir --fsdp-form-units=order=preorder --fsdp-verify-units | FileCheck %s --check-prefix=PRE
// RUN: fsdp-opt %t/order.mlir --fsdp-form-units=strategy=full_shard | FileCheck %s --check-prefix=FULL
// RUN: fsdp-opt %t/order.mlir --fsdp-form-units=strategy=shard_grad_op | FileCheck %s --check-prefix=GRAD
// RUN: fsdp-opt %t/order.mlir --fsdp-form-units=strategy=no_shard --fsdp-verify-units | FileCheck %s --check-prefix=NO
// RUN: fsdp-opt %t/order.mlir --fsdp-form-units=strategy=hybrid_shard --fsdp-verify-units | FileCheck %s --check-prefix=HYBRID
// RUN: fsdp-opt %t/order.mlir --fsdp-form-units=strategy=hybrid_shard_zero2 | FileCheck %s --check-prefix=ZERO2
// RUN: fsdp-opt %t/marks.mlir --fsdp-form-units=strategy=hybrid_shard --fsdp-verify-units | FileCheck %s --check-prefix=MARKS
// RUN: fsdp-opt %t/tied.mlir --fsdp-form-units --fsdp-verify-units --remarks-filter=fsdp-form-units 2>%t/remarks | FileCheck %s --check-prefix=HOIST
// RUN: FileCheck %s --check-prefix=REMARK < %t/remarks
// RUN: fsdp-opt %t/tied.mlir --fsdp-form-units=tied=split | FileCheck %s --check-prefix=SPLIT
// RUN: not fsdp-opt %t/tied.mlir --fsdp-form-units=tied=split --fsdp-verify-units 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not fsdp-opt %t/dtypes.mlir --fsdp-form-units=uniform=true 2>&1 | FileCheck %s --check-prefix=DTYPES
// RUN: not fsdp-opt %t/frozen.mlir --fsdp-form-units=uniform=true 2>&1 | FileCheck %s --check-prefix=FROZEN
// RUN: fsdp-opt %t/frozen.mlir --fsdp-form-units | FileCheck %s --check-prefix=ONE
// RUN: fsdp-opt %t/mixed.mlir --fsdp-form-units | FileCheck %s --check-prefix=TWO
// RUN: fsdp-opt %t/mixed.mlir "--fsdp-form-units=frozen=keep uniform=true" | FileCheck %s --check-prefix=KEEP
// RUN: not fsdp-opt %t/mixed.mlir --fsdp-form-units=frozen=keep --fsdp-verify-units 2>&1 | FileCheck %s --check-prefix=MIXED
// RUN: not fsdp-opt %t/dtypes.mlir "--fsdp-form-units=frozen=keep uniform=true" 2>&1 | FileCheck %s --check-prefix=DTYPES
// RUN: not fsdp-opt %t/frozen.mlir --fsdp-form-units=strategy=zero 2>&1 | FileCheck %s --check-prefix=STRATEGY
// RUN: not fsdp-opt %t/frozen.mlir --fsdp-form-units=strategy=hybrid_shard 2>&1 | FileCheck %s --check-prefix=AXES
// RUN: not fsdp-opt %t/bad-mark.mlir --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=MARK
// RUN: sed 's/{size = 3}/{}/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: sed 's/size = 3/axes = array<i64: 1, 1>/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=REPEATED
// RUN: sed 's/size = 3/axes = array<i64: 1>, replicate_axes = array<i64: 1>/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=REPEATED
// RUN: sed 's/size = 3/replicate_axes = array<i64: 1>/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=BESIDE
// BESIDE: error: unit of module '<root>': expected 'axes' beside 'replicate_axes'
// RUN: sed 's/{fsdp.wrap}/{fsdp.wrap = {axes = array<i64: 1>, replicate_axes = array<i64>}}/' %t/order.mlir | fsdp-opt --fsdp-form-units | FileCheck %s --check-prefix=OWN
// OWN: fsdp.unit @root {{.*}} axes [1] reshard never
// OWN-NEXT: fsdp.unit @block {{.*}} axes [1] reshard after_forward
// RUN: sed 's/size = 3/axes = array<i64: 0>, strategy = "no_shard"/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=CONTRADICTORY
// RUN: sed 's/size = 3/layout = "rows"/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=LAYOUT
// RUN: sed 's/size = 3/layout = "flat", precision = "i1"/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=PRECISION
// RUN: sed 's/size = 3/reshard = 0/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=RANKS
// RUN: sed 's/size = 3/reshard = "sometimes"/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: sed 's/size = 3/reshard = 1.5/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=FLOAT
// RUN: sed 's/size = 3/reshard = 99999999999999999999 : i128/' %t/bad-mark.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=HUGE
// RUN: sed 's/{fsdp.wrap}/{fsdp.wrap = {axes = array<i64>}}/' %t/order.mlir | fsdp-opt --fsdp-form-units | FileCheck %s --check-prefix=NONE
// RUN: sed 's/class "List"/class "torch.nn.ModuleList"/; s/@a class "Block" attributes {fsdp.wrap}/@a class "Block"/; s/@b class "Block" attributes {fsdp.wrap}/@b class "Block"/' %t/tied.mlir | fsdp-opt --fsdp-form-units --fsdp-verify-units | FileCheck %s --check-prefix=LIST
// RUN: not fsdp-opt %t/outside.mlir --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=OUTSIDE

// Children's parameters before a module's own, and the reverse.
// POST: fsdp.unit @root of @model params [@model::@inner::@weight, @model::@own]
// PRE: fsdp.unit @root of @model params [@model::@own, @model::@inner::@weight]
// FULL: fsdp.unit @root {{.*}} axes [0, 1] reshard never
// FULL-NEXT: fsdp.unit @block {{.*}} axes [0, 1] reshard after_forward
// GRAD: fsdp.unit @block {{.*}} axes [0, 1] reshard never
// NO: fsdp.unit @block {{.*}} axes [] replicate [0, 1] reshard never
// HYBRID: fsdp.unit @block {{.*}} axes [1] replicate [0] reshard after_forward
// ZERO2: fsdp.unit @block {{.*}} axes [1] replicate [0] reshard never

// A mark's own word wins over the option.
// MARKS: fsdp.unit @root {{.*}} axes [1] replicate [0] reshard never
// MARKS-NEXT: fsdp.unit @a {{.*}} axes [0, 1] reshard never keep_gathered precision full
// MARKS-NEXT: fsdp.unit @b {{.*}} axes [0] replicate [1] reshard after_forward

// HOIST: fsdp.unit @list of @model::@list params [@model::@list::@a::@weight]
// HOIST-NEXT: fsdp.unit @list.b of @model::@list::@b params [@model::@list::@b::@bias]
// REMARK: remark: {{.*}}param 'list.a.weight' is used in units 'list.a', 'list.b' and lies in unit 'list', which is around all its names
// REMARK: remark: {{.*}}module '<root>' is wrapped, but owns no parameter: no unit
// SPLIT: fsdp.unit @list.a of @model::@list::@a params [@model::@list::@a::@weight]
// SPLIT-NEXT: fsdp.unit @list.b of @model::@list::@b params [@model::@list::@a::@weight, @model::@list::@b::@bias]
// TWICE: error: 'fsdp.unit' op expected param 'list.a.weight' in one unit, got a second one

// DTYPES: error: expected parameters of one element type in unit '<root>', got 'f32' of 'a' and 'bf16' of 'b'
// DTYPES: note: the other parameter is here
// DTYPES: note: wrap them apart, or use 'uniform=false', which splits the unit
// FROZEN: error: expected only frozen or only trainable parameters in unit '<root>', got 'b', which is frozen, and 'a', which is not
// ONE: fsdp.unit @root {{.*}} params [@model::@a, @model::@b]
// TWO: fsdp.unit @root {{.*}} params [@model::@b]
// TWO-NEXT: fsdp.unit @root.frozen {{.*}} params [@model::@a]
// KEEP: fsdp.unit @root {{.*}} params [@model::@a, @model::@b]
// KEEP-NOT: fsdp.unit
// MIXED: error: 'fsdp.unit' op expected parameters that all have a gradient, or none, but 'b' and 'a' differ
// STRATEGY: error: unit of module '<root>': expected a strategy 'full_shard', {{.*}}, got 'zero'
// AXES: error: unit of module '<root>': expected a grid of 2 or more axes (replicate, shard) for strategy 'hybrid_shard', got 1
// MARK: error: expected module '<root>' to be wrapped with known overrides, got size = 3 : i64
// MARK: note: a dictionary may have strategy = "...", precision = "full", "f16", "bf16", "f32" or "f64", axes and replicate_axes = array<i64: ...>, reshard = true, false, "auto" or a number of ranks, and layout = "flat" or "per_param", one of them at least
// LAYOUT: error: expected module '<root>' to be wrapped with known overrides, got layout = "rows"
// PRECISION: error: expected module '<root>' to be wrapped with known overrides, got precision = "i1"
// RANKS: error: expected module '<root>' to be wrapped with known overrides, got reshard = 0 : i64
// WORD: error: expected module '<root>' to be wrapped with known overrides, got reshard = "sometimes"
// FLOAT: error: expected module '<root>' to be wrapped with known overrides, got reshard = 1.5
// HUGE: error: expected module '<root>' to be wrapped with known overrides, got reshard = 99999999999999999999 : i128
// EMPTY: error: expected 'fsdp.wrap' of module '<root>' to be a unit attribute or a dictionary of overrides, got {}
// REPEATED: error: unit of module '<root>': expected each grid axis once, got axis 1 twice
// CONTRADICTORY: error: unit of module '<root>': expected axes beside strategy 'full_shard' or 'shard_grad_op' only, got strategy 'no_shard', which says itself what is cut
// NONE: fsdp.unit @root {{.*}} axes [] replicate [0, 1] reshard never keep_gathered
// NONE-NEXT: fsdp.unit @block {{.*}} axes [] replicate [0, 1] reshard never keep_gathered
// LIST: fsdp.unit @list of @model::@list params [@model::@list::@a::@weight, @model::@list::@b::@bias]
// OUTSIDE: error: expected param 'a.weight' to lie in a wrapped module

//--- order.mlir
module {
  shard.grid @grid(shape = 2x4)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @own : tensor<4xf32>
    fsdp.module @inner class "Linear" {
      fsdp.param @weight : tensor<4xf32>
    }
    fsdp.module @block class "Block" attributes {fsdp.wrap} {
      fsdp.param @weight : tensor<4xf32>
    }
  }
  func.func @step(%a: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@own>}, %b: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@inner::@weight>},
                  %c: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@block::@weight>}) {
    return
  }
}

//--- marks.mlir
module {
  shard.grid @grid(shape = 2x4)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @own : tensor<4xf32>
    fsdp.module @a class "Block" attributes {fsdp.wrap = {strategy = "shard_grad_op", precision = "full"}} {
      fsdp.param @weight : tensor<4xf32>
    }
    fsdp.module @b class "Block" attributes {fsdp.wrap = {axes = array<i64: 0>}} {
      fsdp.param @weight : tensor<4xf32>
    }
  }
  func.func @step(%a: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@own>}, %b: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@a::@weight>},
                  %c: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@b::@weight>}) {
    return
  }
}

//--- tied.mlir
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.module @list class "List" attributes {fsdp.wrap} {
      fsdp.module @a class "Block" attributes {fsdp.wrap} {
        fsdp.param @weight : tensor<4xf32>
      }
      fsdp.module @b class "Block" attributes {fsdp.wrap} {
        fsdp.alias @weight = @model::@list::@a::@weight
        fsdp.param @bias : tensor<4xf32>
      }
    }
  }
  func.func @step(%a: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@list::@a::@weight>}, %b: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@list::@b::@bias>}) {
    return
  }
}

//--- dtypes.mlir
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @a : tensor<4xf32>
    fsdp.param @b : tensor<4xbf16>
  }
}

//--- frozen.mlir
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @a : tensor<4xf32>
    fsdp.param frozen @b : tensor<4xf32>
  }
}

//--- mixed.mlir
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param frozen @a : tensor<4xf32>
    fsdp.param @b : tensor<4xf32>
  }
  func.func @step(%a: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@a>}, %b: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@b>}) -> (tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@b>}) {
    return %a : tensor<4xf32>
  }
}

//--- bad-mark.mlir
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" attributes {fsdp.wrap = {size = 3}} {
  }
}

//--- outside.mlir
module {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.module @a class "Block" attributes {fsdp.wrap} {
      fsdp.param @weight : tensor<4xf32>
    }
    fsdp.module @b class "Block" attributes {fsdp.wrap} {
      fsdp.alias @weight = @model::@a::@weight
    }
  }
}
