// Whether units are freed after forward, and the rules of replicate.

// RUN: split-file %s %t
// RUN: fsdp-opt %t/net.mlir --fsdp-form-units | FileCheck %s --check-prefix=DEFAULT
// RUN: fsdp-opt %t/net.mlir --fsdp-form-units=reshard=true | FileCheck %s --check-prefix=TRUE
// RUN: fsdp-opt %t/net.mlir --fsdp-form-units=reshard=8 | FileCheck %s --check-prefix=TRUE
// RUN: fsdp-opt %t/net.mlir --fsdp-form-units=reshard=false | FileCheck %s --check-prefix=FALSE
// RUN: fsdp-opt %t/net.mlir --fsdp-form-units=reshard=1 2>&1 | FileCheck %s --check-prefixes=ONE,FALSE
// RUN: fsdp-opt %t/net.mlir --fsdp-form-units=reshard=4 | FileCheck %s --check-prefix=FOUR
// RUN: fsdp-opt %t/net.mlir --fsdp-form-units="reshard=true strategy=shard_grad_op" | FileCheck %s --check-prefix=GRAD
// RUN: fsdp-opt %t/net.mlir --fsdp-form-units="reshard=4 strategy=no_shard" | FileCheck %s --check-prefix=NO
// RUN: not fsdp-opt %t/net.mlir --fsdp-form-units=reshard=3 2>&1 | FileCheck %s --check-prefix=DIVIDE
// RUN: not fsdp-opt %t/net.mlir --fsdp-form-units=reshard=2 2>&1 | FileCheck %s --check-prefix=AXES
// RUN: not fsdp-opt %t/net.mlir --fsdp-form-units="reshard=2 strategy=hybrid_shard" 2>&1 | FileCheck %s --check-prefix=HYBRID
// RUN: fsdp-opt %t/net.mlir --fsdp-form-units=reshard=auto | FileCheck %s --check-prefix=TRUE
// RUN: not fsdp-opt %t/net.mlir --fsdp-form-units=reshard=0 2>&1 | FileCheck %s --check-prefix=VALUE
// RUN: not fsdp-opt %t/net.mlir --fsdp-form-units=reshard=yes 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: not fsdp-opt %t/unknown.mlir --fsdp-form-units=reshard=2 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not fsdp-opt %t/net.mlir --fsdp-form-units=strategy=replicate 2>&1 | FileCheck %s --check-prefix=SECOND
// RUN: fsdp-opt %t/marks.mlir --fsdp-form-units=reshard=4 --fsdp-assign-layouts 2>%t/warnings | FileCheck %s --check-prefix=MARKS
// RUN: FileCheck %s --check-prefix=MARK-ONE --implicit-check-not=warning < %t/warnings
// RUN: fsdp-opt %t/marks.mlir --fsdp-form-units=reshard=4 --fsdp-assign-layouts=layout=per_param --fsdp-verify-layouts | FileCheck %s --check-prefix=PER-PARAM
// RUN: sed 's/reshard = 8/reshard = 3/' %t/marks.mlir | not fsdp-opt --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=MARK-DIVIDE
// RUN: fsdp-opt %t/replicas.mlir --fsdp-form-units=strategy=replicate | FileCheck %s --check-prefix=REPLICAS
// RUN: fsdp-opt %t/line.mlir --fsdp-form-units=strategy=replicate | FileCheck %s --check-prefix=LINE
// RUN: not fsdp-opt %t/list.mlir --fsdp-form-units 2>&1 | FileCheck %s --check-prefix=LIST

// DEFAULT: fsdp.unit @root {{.*}} reshard never{{$}}
// DEFAULT-NEXT: fsdp.unit @block {{.*}} reshard after_forward{{$}}
// TRUE: fsdp.unit @root {{.*}} reshard after_forward{{$}}
// TRUE-NEXT: fsdp.unit @block {{.*}} reshard after_forward{{$}}
// ONE: warning: reshard '1' is taken as 'false': what one rank keeps is whole
// FALSE: fsdp.unit @root {{.*}} reshard never{{$}}
// FALSE-NEXT: fsdp.unit @block {{.*}} reshard never{{$}}
// FOUR: fsdp.unit @root {{.*}} reshard after_forward to 4
// FOUR-NEXT: fsdp.unit @block {{.*}} reshard after_forward to 4
// GRAD: fsdp.unit @block {{.*}} reshard after_forward keep_gathered
// NO: fsdp.unit @block {{.*}} reshard never keep_gathered
// DIVIDE: error: unit of module '<root>': expected the 8 ranks that it is cut over to be a multiple of the 3 ranks that keep it after forward
// AXES: error: unit of module '<root>': expected the 2 ranks that keep it after forward to be the last axes of the grid; on 8 ranks use a grid of 4x2
// HYBRID: error: unit of module '<root>': expected the 2 ranks that keep it after forward to be the last axes of the grid; cut over 4 ranks use a grid of 2x2x2

// A mark's own word wins over the option; what it does not say is the option's.
// MARKS: fsdp.unit @root {{.*}} reshard after_forward to 4 layout <flat, {{.*}}
// MARKS-NEXT: fsdp.unit @kept {{.*}} reshard never layout <flat,{{.*}}>{{$}}
// MARKS-NEXT: fsdp.unit @freed {{.*}} reshard after_forward keep_gathered layout <flat, {{.*}}
// MARKS-NEXT: fsdp.unit @auto {{.*}} reshard after_forward layout <flat,{{.*}}>{{$}}
// MARKS-NEXT: fsdp.unit @all {{.*}} reshard after_forward kind per_param layout <per_param,{{.*}}
// MARKS-NEXT: fsdp.unit @all.frozen {{.*}} reshard after_forward kind per_param layout <per_param,{{.*}}
// MARKS-NEXT: fsdp.unit @one {{.*}} reshard never kind flat layout <flat, {{.*}}
// MARK-ONE: warning: reshard '1' is taken as 'false': what one rank keeps is whole
// PER-PARAM: fsdp.unit @root {{.*}} layout <per_param,
// PER-PARAM: fsdp.unit @all {{.*}} layout <per_param,
// PER-PARAM: fsdp.unit @one {{.*}} layout <flat,
// MARK-DIVIDE: error: unit of module 'all': expected the 8 ranks that it is cut over to be a multiple of the 3 ranks that keep it after forward

// VALUE: error: expected reshard 'true', 'false', 'auto' or a number of ranks, got '0'
// WORD: error: expected reshard 'true', 'false', 'auto' or a number of ranks, got 'yes'
// UNKNOWN: error: unit of module '<root>': expected known sizes of the grid's axes to group ranks
// SECOND: error: expected one rank along the second axis of the grid for strategy 'replicate', got 4
// SECOND: note: use a grid of Nx1 ranks, or strategy 'hybrid_shard'
// REPLICAS: fsdp.unit @root {{.*}} axes [1] replicate [0] reshard never
// LINE: fsdp.unit @root {{.*}} axes [] replicate [0] reshard never
// LIST: error: expected a module that runs for strategy 'replicate', got 'layers' of class 'torch.nn.modules.container.ModuleList'
// LIST: note: wrap the modules in it instead

//--- net.mlir
module {
  shard.grid @grid(shape = 2x4)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @own : tensor<8xf32>
    fsdp.module @block class "Block" attributes {fsdp.wrap} {
      fsdp.param @weight : tensor<8xf32>
    }
  }
}

//--- unknown.mlir
module {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @own : tensor<8xf32>
  }
}

//--- replicas.mlir
module {
  shard.grid @grid(shape = 4x1)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @own : tensor<8xf32>
  }
}

//--- line.mlir
module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @own : tensor<8xf32>
  }
}

//--- list.mlir
module {
  shard.grid @grid(shape = 4)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.module @layers class "torch.nn.modules.container.ModuleList" attributes {fsdp.wrap = {strategy = "replicate"}} {
      fsdp.module @"0" class "Linear" {
        fsdp.param @weight : tensor<8xf32>
      }
    }
  }
}

//--- marks.mlir
module {
  shard.grid @grid(shape = 2x4)
  fsdp.module @model class "Net" attributes {fsdp.wrap} {
    fsdp.param @own : tensor<8xf32>
    fsdp.module @kept class "Block" attributes {fsdp.wrap = {reshard = false}} {
      fsdp.param @weight : tensor<8xf32>
    }
    fsdp.module @freed class "Block" attributes {fsdp.wrap = {reshard = true, strategy = "shard_grad_op"}} {
      fsdp.param @weight : tensor<8xf32>
    }
    fsdp.module @auto class "Block" attributes {fsdp.wrap = {reshard = "auto"}} {
      fsdp.param @weight : tensor<8xf32>
    }
    fsdp.module @all class "Block" attributes {fsdp.wrap = {reshard = 8 : i64, layout = "per_param"}} {
      fsdp.param @weight : tensor<8xf32>
      fsdp.param @other : tensor<8xf32>
    }
    fsdp.module @one class "Block" attributes {fsdp.wrap = {reshard = 1 : i64, layout = "flat"}} {
      fsdp.param @weight : tensor<8xf32>
    }
  }
  func.func @step(%a: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@all::@weight>}) -> (tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@all::@weight>}) {
    return %a : tensor<8xf32>
  }
}
