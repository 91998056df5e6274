// Each conflict is shown by two ranks, or a circle of them.

// RUN: fsdp-opt %s --fsdp-verify-peers --split-input-file --verify-diagnostics

// Different payloads.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4xf32>) {
      // expected-error @+1 {{expected all ranks of channel @grid over axes [0] of [2] to issue equal collectives, but as number 1 rank 0 issues 'shard.all_reduce reduction=#shard<partial sum> tensor<4xf32>' and rank 1 'shard.all_reduce reduction=#shard<partial sum> tensor<3xf32>'}}
      %s = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<3xf32>) {
      // expected-note @+1 {{rank 1 issues it here}}
      %s = shard.all_reduce %x on @grid grid_axes = [0] : tensor<3xf32> -> tensor<3xf32>
      return
    }
  }
}

// -----

// Different values.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @one on @grid axes [0]
    func.func @step(%x: memref<f32>) {
      // expected-error @+1 {{but as number 1 rank 0 issues 'all_reduce norm memref<f32> sum' and rank 1 'all_reduce loss memref<f32> sum'}}
      %t = fsdp.start all_reduce on @one [] named "norm" reduce sum lane reduce ins(%x : memref<f32>) outs(%x : memref<f32>)
      fsdp.wait %t lane compute ins(%x : memref<f32>) outs(%x : memref<f32>)
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @one on @grid axes [0]
    func.func @step(%x: memref<f32>) {
      // expected-note @+1 {{rank 1 issues it here}}
      %t = fsdp.start all_reduce on @one [] named "loss" reduce sum lane reduce ins(%x : memref<f32>) outs(%x : memref<f32>)
      fsdp.wait %t lane compute ins(%x : memref<f32>) outs(%x : memref<f32>)
      return
    }
  }
}

// -----

// Pieces of values: other operations,
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4xf32>) {
      // expected-error @+1 {{as number 1 rank 0 issues 'all_gather dim 0 tensor<4xf32> -> tensor<8xf32>' and rank 1 'reduce_scatter sum dim 0 tensor<4xf32> -> tensor<2xf32>'}}
      %p = fsdp.all_gather %x dim 0 on @grid axes [0] : (tensor<4xf32>) -> tensor<8xf32>
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4xf32>) {
      // expected-note @+1 {{rank 1 issues it here}}
      %p = fsdp.reduce_scatter sum %x dim 0 on @grid axes [0] : (tensor<4xf32>) -> tensor<2xf32>
      return
    }
  }
}

// -----

// other blocks,
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4xf32>) {
      // expected-error @+1 {{as number 1 rank 0 issues 'all_gather dim 0 tensor<4xf32> -> tensor<8xf32>' and rank 1 'all_gather dim 0 outer 2 tensor<4xf32> -> tensor<8xf32>'}}
      %p = fsdp.all_gather %x dim 0 on @grid axes [0] : (tensor<4xf32>) -> tensor<8xf32>
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4xf32>) {
      // expected-note @+1 {{rank 1 issues it here}}
      %p = fsdp.all_gather %x dim 0 outer 2 on @grid axes [0] : (tensor<4xf32>) -> tensor<8xf32>
      return
    }
  }
}

// -----

// other ways to combine.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4xf32>) {
      // expected-error @+1 {{as number 1 rank 0 issues 'reduce_scatter sum dim 0 tensor<4xf32> -> tensor<2xf32>' and rank 1 'reduce_scatter max dim 0 tensor<4xf32> -> tensor<2xf32>'}}
      %p = fsdp.reduce_scatter sum %x dim 0 on @grid axes [0] : (tensor<4xf32>) -> tensor<2xf32>
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4xf32>) {
      // expected-note @+1 {{rank 1 issues it here}}
      %p = fsdp.reduce_scatter max %x dim 0 on @grid axes [0] : (tensor<4xf32>) -> tensor<2xf32>
      return
    }
  }
}

// -----

// the same of starts.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @value on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<8xf32>) {
      // expected-error @+1 {{as number 1 rank 0 issues 'value_gather memref<4xf32> -> memref<8xf32> chunks 4' and rank 1 'value_gather memref<4xf32> -> memref<8xf32> chunks 2'}}
      %t = fsdp.start value_gather on @value [] chunks [4] lane gather ins(%x : memref<4xf32>) outs(%y : memref<8xf32>)
      fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%y : memref<8xf32>)
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @value on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<8xf32>) {
      // expected-note @+1 {{rank 1 issues it here}}
      %t = fsdp.start value_gather on @value [] chunks [2] lane gather ins(%x : memref<4xf32>) outs(%y : memref<8xf32>)
      fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%y : memref<8xf32>)
      return
    }
  }
}

// -----

// A collective under a condition on the rank.
// expected-note @+1 {{rank 1 ends after 0 collectives of this channel}}
module {
  shard.grid @grid(shape = 2)
  func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
    %rank = shard.process_linear_index on @grid : index
    %zero = arith.constant 0 : index
    %first = arith.cmpi eq, %rank, %zero : index
    %r = scf.if %first -> tensor<4xf32> {
      // expected-error @+1 {{rank 0 issues 'shard.all_reduce reduction=#shard<partial sum> tensor<4xf32>' and rank 1 none}}
      %s = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
      scf.yield %s : tensor<4xf32>
    } else {
      scf.yield %x : tensor<4xf32>
    }
    return %r : tensor<4xf32>
  }
}

// -----

// A circle over two channels, each of which is in order.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @one on @grid axes [0]
    fsdp.channel @two on @grid axes [0]
    func.func @step(%x: memref<4xf32>) {
      %t = fsdp.start all_reduce on @one [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      // expected-error @+2 {{expected every collective to end, but ranks wait for each other in a circle}}
      // expected-note @+1 {{rank 0 waits here for 'all_reduce memref<4xf32> sum' of channel @one over axes [0] of [2], held up by rank 1}}
      fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      %u = fsdp.start all_reduce on @two [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      fsdp.wait %u lane compute ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @one on @grid axes [0]
    fsdp.channel @two on @grid axes [0]
    func.func @step(%x: memref<4xf32>) {
      %u = fsdp.start all_reduce on @two [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      // expected-note @+1 {{rank 1 waits here for 'all_reduce memref<4xf32> sum' of channel @two over axes [0] of [2], held up by rank 0}}
      fsdp.wait %u lane compute ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      %t = fsdp.start all_reduce on @one [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      return
    }
  }
}

// -----

// Crossed starts on one lane: nobody waits yet, but each lane is in order.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @one on @grid axes [0]
    fsdp.channel @two on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<4xf32>) {
      // expected-note @+1 {{rank 0 cannot finish 'all_reduce memref<4xf32> sum' of channel @one over axes [0] of [2] in lane reduce, held up by rank 1}}
      %t = fsdp.start all_reduce on @one [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      %u = fsdp.start all_reduce on @two [] reduce sum lane reduce ins(%y : memref<4xf32>) outs(%y : memref<4xf32>)
      fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      fsdp.wait %u lane compute ins(%y : memref<4xf32>) outs(%y : memref<4xf32>)
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @one on @grid axes [0]
    fsdp.channel @two on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<4xf32>) {
      // expected-error @+2 {{expected every collective to end, but ranks wait for each other in a circle}}
      // expected-note @+1 {{rank 1 cannot finish 'all_reduce memref<4xf32> sum' of channel @two over axes [0] of [2] in lane reduce, held up by rank 0}}
      %u = fsdp.start all_reduce on @two [] reduce sum lane reduce ins(%y : memref<4xf32>) outs(%y : memref<4xf32>)
      %t = fsdp.start all_reduce on @one [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      fsdp.wait %u lane compute ins(%y : memref<4xf32>) outs(%y : memref<4xf32>)
      return
    }
  }
}

// -----

// Data decide.
module {
  shard.grid @grid(shape = 2)
  func.func @step(%x: tensor<4xf32>, %data: i1) -> tensor<4xf32> {
    // expected-error @+2 {{expected equal collectives on both branches, because data decide which one a rank takes}}
    // expected-note @+1 {{move the collectives out of the branches}}
    %r = scf.if %data -> tensor<4xf32> {
      // expected-note @+1 {{one branch has shard.all_reduce}}
      %s = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
      scf.yield %s : tensor<4xf32>
    } else {
      scf.yield %x : tensor<4xf32>
    }
    return %r : tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  func.func @step(%x: tensor<4xf32>, %n: index) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    // expected-error @+2 {{expected a known number of iterations, because the loop holds collectives}}
    // expected-note @+1 {{move the collectives out of the loop}}
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%v = %x) -> tensor<4xf32> {
      %s = shard.all_reduce %v on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
      scf.yield %s : tensor<4xf32>
    }
    return %r : tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  func.func @step(%x: tensor<4xf32>, %n: i1) -> tensor<4xf32> {
    // expected-error @+1 {{not supported: collectives inside of 'scf.while'}}
    %r = scf.while (%v = %x) : (tensor<4xf32>) -> tensor<4xf32> {
      %s = shard.all_reduce %v on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
      scf.condition(%n) %s : tensor<4xf32>
    } do {
    ^bb0(%v: tensor<4xf32>):
      scf.yield %v : tensor<4xf32>
    }
    return %r : tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  func.func private @again(%x: tensor<4xf32>) -> tensor<4xf32> {
    %s = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
    // expected-error @+1 {{not supported: recursive calls that hold collectives}}
    %r = call @again(%s) : (tensor<4xf32>) -> tensor<4xf32>
    return %r : tensor<4xf32>
  }
  func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
    %r = call @again(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %r : tensor<4xf32>
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  // expected-error @+1 {{not supported: collectives and branches between blocks}}
  func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
    %s = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
    cf.br ^end
  ^end:
    return %s : tensor<4xf32>
  }
}

// -----

module {
  // expected-error @+2 {{expected 'fsdp.ranks', a list of ranks, on a module beside others, got none}}
  // expected-note @+1 {{for example attributes {fsdp.ranks = array<i64: 0, 1>}}}
  module @a {
  }
}

// -----

module {
  // expected-error @+2 {{expected 'fsdp.ranks' to be array<i64: ...>, got "0"}}
  // expected-note @+1 {{it is written 'fsdp.ranks = array<i64: ...>'}}
  module @a attributes {fsdp.ranks = "0"} {
  }
}

// -----

module {
  // expected-note @+1 {{the first one is here}}
  module @a attributes {fsdp.ranks = array<i64: 0>} {
  }
  // expected-error @+1 {{expected one program for rank 0, got a second one}}
  module @b attributes {fsdp.ranks = array<i64: 0>} {
  }
}

// -----

// expected-error @+1 {{expected a program for every rank below 2, got none for rank 0}}
module {
  module @a attributes {fsdp.ranks = array<i64: 1>} {
  }
}

// -----

module {
  // expected-error @+1 {{expected no negative rank, got -1}}
  module @a attributes {fsdp.ranks = array<i64: -1>} {
  }
}

// -----

module {
  // expected-error @+1 {{expected a grid of known size}}
  shard.grid @grid(shape = ?)
}

// -----

module {
  module @a attributes {fsdp.ranks = array<i64: 0, 1>} {
    // expected-note @+1 {{the grid is declared here}}
    shard.grid @grid(shape = 4)
    func.func @step(%x: tensor<4xf32>) {
      // expected-error @+1 {{expected a grid of all 2 ranks, got 4}}
      %s = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
      return
    }
  }
}

// -----

// Blocks of a called function.
module {
  module attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @g(shape = 2)
    // expected-error @+1 {{not supported: collectives and branches between blocks}}
    func.func private @inner(%x: memref<4xf32>) {
      cf.br ^bb1
    ^bb1:
      fsdp.all_reduce sum on @g axes [0] %x into %x : (memref<4xf32>, memref<4xf32>) -> ()
      return
    }
    func.func @step(%x: memref<4xf32>) {
      func.call @inner(%x) : (memref<4xf32>) -> ()
      return
    }
  }
  module attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @g(shape = 2)
    func.func @step(%x: memref<4xf32>) {
      return
    }
  }
}

// -----

// A call of an unknown function of a program with collectives.
module {
  module attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @g(shape = 2)
    func.func private @inner(%x: memref<4xf32>) {
      fsdp.all_reduce sum on @g axes [0] %x into %x : (memref<4xf32>, memref<4xf32>) -> ()
      return
    }
    func.func @step(%x: memref<4xf32>) {
      %f = func.constant @inner : (memref<4xf32>) -> ()
      // expected-error @+1 {{not supported: collectives inside of 'func.call_indirect'}}
      func.call_indirect %f(%x) : (memref<4xf32>) -> ()
      return
    }
  }
  module attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @g(shape = 2)
    func.func @step(%x: memref<4xf32>) {
      return
    }
  }
}

// -----

// More iterations than can be followed, none of them with a collective.
module {
  shard.grid @g(shape = 2)
  func.func @step(%x: memref<4xf32>) {
    %0 = arith.constant 0 : index
    %1 = arith.constant 1 : index
    %n = arith.constant 9223372036854775807 : index
    %f = arith.constant false
    // expected-error @+1 {{not supported: more than 4000000 ops to follow on one rank}}
    scf.for %i = %0 to %n step %1 {
      scf.if %f {
        fsdp.all_reduce sum on @g axes [0] %x into %x : (memref<4xf32>, memref<4xf32>) -> ()
      }
    }
    return
  }
}

// -----

module {
  shard.grid @g(shape = 2)
  func.func @step(%x: memref<4xf32>) {
    %0 = arith.constant 0 : index
    %n = arith.constant 4 : index
    // expected-error @+1 {{expected a positive step, because the loop holds collectives}}
    scf.for %i = %0 to %n step %0 {
      fsdp.all_reduce sum on @g axes [0] %x into %x : (memref<4xf32>, memref<4xf32>) -> ()
    }
    return
  }
}

// -----

module {
  // expected-error @+1 {{not supported: more than 1048576 ranks}}
  shard.grid @g(shape = 9223372036854775807x2)
}

// -----

// One unit, moved as different types.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    fsdp.module @model class "Net" {
      fsdp.param @a : tensor<16xf32>
    }
    fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
        layout <flat, f32, world = 2, numels = [16], paddings = [0, 0]>
    fsdp.channel @gather on @grid axes [0]
    func.func @step(%s: memref<8xf32>, %b: memref<64xi8>) {
      // expected-error @+1 {{paddings = [0, 0]> 8xf32 -> 64xi8' and rank 1 'all_gather @u}}
      %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<8xf32>) outs(%b : memref<64xi8>)
      fsdp.wait %t lane compute ins(%s : memref<8xf32>) outs(%b : memref<64xi8>)
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    fsdp.module @model class "Net" {
      fsdp.param @a : tensor<16xf32>
    }
    fsdp.unit @u of @model params [@model::@a] on @grid axes [0] reshard never
        layout <flat, f32, world = 2, numels = [16], paddings = [0, 0]>
    fsdp.channel @gather on @grid axes [0]
    func.func @step(%s: memref<8xbf16>, %b: memref<32xi8>) {
      // expected-note @+1 {{rank 1 issues it here}}
      %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<8xbf16>) outs(%b : memref<32xi8>)
      fsdp.wait %t lane compute ins(%s : memref<8xbf16>) outs(%b : memref<32xi8>)
      return
    }
  }
}

// -----

// Equal bytes, cut differently; before phase 5.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    fsdp.module @model class "Net" {
      fsdp.param @a : tensor<4xf32>
      fsdp.param @b : tensor<12xf32>
    }
    fsdp.unit @u of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
        layout <flat, f32, world = 2, numels = [4, 12], paddings = [0, 0, 0]>
    func.func @step(%s: memref<8xf32>, %b: memref<64xi8>) {
      // expected-error @+1 {{numels = [4, 12], paddings = [0, 0, 0]> 8xf32' and rank 1 'unshard @u}}
      fsdp.unshard [@u] %s into %b : (memref<8xf32>, memref<64xi8>) -> ()
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    fsdp.module @model class "Net" {
      fsdp.param @a : tensor<12xf32>
      fsdp.param @b : tensor<4xf32>
    }
    fsdp.unit @u of @model params [@model::@a, @model::@b] on @grid axes [0] reshard never
        layout <flat, f32, world = 2, numels = [12, 4], paddings = [0, 0, 0]>
    func.func @step(%s: memref<8xf32>, %b: memref<64xi8>) {
      // expected-note @+1 {{rank 1 issues it here}}
      fsdp.unshard [@u] %s into %b : (memref<8xf32>, memref<64xi8>) -> ()
      return
    }
  }
}

// -----

// The lanes are stuck, though nobody waits.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @one on @grid axes [0]
    fsdp.channel @two on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<4xf32>) {
      // expected-note @+1 {{rank 0 cannot finish}}
      %t = fsdp.start all_reduce on @one [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      %u = fsdp.start all_reduce on @two [] reduce sum lane reduce ins(%y : memref<4xf32>) outs(%y : memref<4xf32>)
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @one on @grid axes [0]
    fsdp.channel @two on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<4xf32>) {
      // expected-error @+2 {{expected every collective to end, but ranks wait for each other in a circle}}
      // expected-note @+1 {{rank 1 cannot finish}}
      %u = fsdp.start all_reduce on @two [] reduce sum lane reduce ins(%y : memref<4xf32>) outs(%y : memref<4xf32>)
      %t = fsdp.start all_reduce on @one [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
      return
    }
  }
}

// -----

module {
  shard.grid @grid(shape = 2)
  fsdp.channel @one on @grid axes [0]
  func.func @step(%x: memref<4xf32>) {
    // expected-error @+2 {{expected a wait for every start, but rank 0 ends without one for 'all_reduce memref<4xf32> sum' of channel @one over axes [0] of [2]}}
    // expected-note @+1 {{put an fsdp.wait of its ticket where the destination is first read, or at the end}}
    %t = fsdp.start all_reduce on @one [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
    return
  }
}

// -----

// Every rank is its own root.
module {
  shard.grid @grid(shape = 2)
  func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
    %rank = shard.process_linear_index on @grid : index
    // expected-error @+2 {{rank 0 issues 'shard.broadcast root=[0] tensor<4xf32>' and rank 1 'shard.broadcast root=[1] tensor<4xf32>'}}
    // expected-note @+1 {{rank 1 issues it here}}
    %s = shard.broadcast %x on @grid grid_axes = [0] root = [%rank] : (tensor<4xf32>, index) -> tensor<4xf32>
    return %s : tensor<4xf32>
  }
}

// -----

// The accumulator's type.
module {
  shard.grid @grid(shape = 2)
  func.func @step(%x: tensor<4xf32>) {
    %rank = shard.process_linear_index on @grid : index
    %zero = arith.constant 0 : index
    %first = arith.cmpi eq, %rank, %zero : index
    scf.if %first {
      // expected-error @+1 {{tensor<4xf32> -> tensor<4xf64>' and rank 1 'shard.all_reduce reduction=#shard<partial sum> tensor<4xf32>'}}
      %s = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf64>
    } else {
      // expected-note @+1 {{rank 1 issues it here}}
      %s = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
    }
    return
  }
}

// -----

// Pieces of the same values, cut along other dimensions.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @value on @grid axes [0]
    func.func @step(%x: memref<2x4xf32>, %y: memref<4x4xf32>) {
      // expected-error @+1 {{but as number 1 rank 0 issues 'value_gather memref<2x4xf32> -> memref<4x4xf32> chunks 8' and rank 1 'value_gather memref<2x4xf32> -> memref<4x4xf32> chunks 4'}}
      %t = fsdp.start value_gather on @value [] chunks [8] lane gather ins(%x : memref<2x4xf32>) outs(%y : memref<4x4xf32>)
      fsdp.wait %t lane compute ins(%x : memref<2x4xf32>) outs(%y : memref<4x4xf32>)
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    fsdp.channel @value on @grid axes [0]
    func.func @step(%x: memref<2x4xf32>, %y: memref<4x4xf32>) {
      // expected-note @+1 {{rank 1 issues it here}}
      %t = fsdp.start value_gather on @value [] chunks [4] lane gather ins(%x : memref<2x4xf32>) outs(%y : memref<4x4xf32>)
      fsdp.wait %t lane compute ins(%x : memref<2x4xf32>) outs(%y : memref<4x4xf32>)
      return
    }
  }
}

// -----

// The same before collectives are split: dimension, blocks and both types.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4x4xf32>) {
      // expected-error @+1 {{rank 0 issues 'reduce_scatter sum dim 0 outer 2 tensor<4x4xf32> -> tensor<2x4xf32>' and rank 1 'reduce_scatter sum dim 0 tensor<4x4xf32> -> tensor<2x4xf32>'}}
      %0 = fsdp.reduce_scatter sum %x dim 0 outer 2 on @grid axes [0] : (tensor<4x4xf32>) -> tensor<2x4xf32>
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4x4xf32>) {
      // expected-note @+1 {{rank 1 issues it here}}
      %0 = fsdp.reduce_scatter sum %x dim 0 on @grid axes [0] : (tensor<4x4xf32>) -> tensor<2x4xf32>
      return
    }
  }
}

// -----

// A slice that one rank has and the other has not.
module {
  // expected-note @+1 {{rank 1 ends after 0 collectives of this channel}}
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4x4xf32>) {
      // expected-error @+1 {{rank 0 issues 'all_slice dim 0 tensor<4x4xf32> -> tensor<2x4xf32>' and rank 1 none}}
      %0 = fsdp.all_slice %x dim 0 on @grid axes [0] : (tensor<4x4xf32>) -> tensor<2x4xf32>
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @grid(shape = 2)
    func.func @step(%x: tensor<4x4xf32>) {
      return
    }
  }
}

// -----

// Rows and columns of a grid: each rank waits for its row or its column first,
// all four in a circle.
module {
  module @a attributes {fsdp.ranks = array<i64: 0, 3>} {
    shard.grid @grid(shape = 2x2)
    fsdp.channel @rows on @grid axes [1]
    fsdp.channel @columns on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<2xf32>, %z: memref<4xf32>) {
      %g = fsdp.start value_gather on @rows [] chunks [2] lane gather ins(%y : memref<2xf32>) outs(%x : memref<4xf32>)
      // expected-error @+2 {{expected every collective to end, but ranks wait for each other in a circle}}
      // expected-note @+1 {{rank 0 waits here for 'value_gather memref<2xf32> -> memref<4xf32> chunks 2' of channel @rows over axes [1] of [2, 2], held up by rank 1}}
      fsdp.wait %g lane compute ins(%y : memref<2xf32>) outs(%x : memref<4xf32>)
      %r = fsdp.start all_reduce on @columns [] reduce sum lane reduce ins(%z : memref<4xf32>) outs(%z : memref<4xf32>)
      // expected-note @-2 {{rank 3 waits here for 'value_gather memref<2xf32> -> memref<4xf32> chunks 2' of channel @rows over axes [1] of [2, 2], held up by rank 2}}
      fsdp.wait %r lane compute ins(%z : memref<4xf32>) outs(%z : memref<4xf32>)
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1, 2>} {
    shard.grid @grid(shape = 2x2)
    fsdp.channel @rows on @grid axes [1]
    fsdp.channel @columns on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<2xf32>, %z: memref<4xf32>) {
      %r = fsdp.start all_reduce on @columns [] reduce sum lane reduce ins(%z : memref<4xf32>) outs(%z : memref<4xf32>)
      // expected-note @+2 {{rank 1 waits here for 'all_reduce memref<4xf32> sum' of channel @columns over axes [0] of [2, 2], held up by rank 3}}
      // expected-note @+1 {{rank 2 waits here for 'all_reduce memref<4xf32> sum' of channel @columns over axes [0] of [2, 2], held up by rank 0}}
      fsdp.wait %r lane compute ins(%z : memref<4xf32>) outs(%z : memref<4xf32>)
      %g = fsdp.start value_gather on @rows [] chunks [2] lane gather ins(%y : memref<2xf32>) outs(%x : memref<4xf32>)
      fsdp.wait %g lane compute ins(%y : memref<2xf32>) outs(%x : memref<4xf32>)
      return
    }
  }
}
