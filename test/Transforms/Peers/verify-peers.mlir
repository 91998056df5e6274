// Programs that agree: nothing is reported, nothing changes.

// RUN: fsdp-opt %s --fsdp-verify-peers --split-input-file --verify-diagnostics | FileCheck %s

// Two programs with the same collectives, whatever they compute in between.
// CHECK-LABEL: module @same
module @same {
  // CHECK: module @a attributes {fsdp.ranks = array<i64: 0, 2>}
  module @a attributes {fsdp.ranks = array<i64: 0, 2>} {
    shard.grid @grid(shape = 4)
    fsdp.channel @reduce on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<4xf32>) {
      %t = fsdp.start all_reduce on @reduce [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
      fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 3, 1>} {
    shard.grid @grid(shape = 4)
    fsdp.channel @reduce on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<4xf32>, %z: memref<4xf32>) {
      %t = fsdp.start all_reduce on @reduce [] reduce sum lane reduce ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
      memref.copy %x, %z : memref<4xf32> to memref<4xf32>
      fsdp.wait %t lane compute ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
      return
    }
  }
}

// -----

// One program whose branches depend on the rank: rows differ, columns agree.
// CHECK-LABEL: module @rows
module @rows {
  shard.grid @grid(shape = 2x2)
  func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
    %row = shard.process_multi_index on @grid axes = [0] : index
    %zero = arith.constant 0 : index
    %first = arith.cmpi eq, %row, %zero : index
    %r = scf.if %first -> tensor<4xf32> {
      %s = shard.all_reduce %x on @grid grid_axes = [1] : tensor<4xf32> -> tensor<4xf32>
      scf.yield %s : tensor<4xf32>
    } else {
      %s = shard.all_reduce %x on @grid grid_axes = [1] reduction = max : tensor<4xf32> -> tensor<4xf32>
      %u = shard.all_reduce %s on @grid grid_axes = [1] : tensor<4xf32> -> tensor<4xf32>
      scf.yield %u : tensor<4xf32>
    }
    return %r : tensor<4xf32>
  }
}

// -----

// Calls, loops and a branch on data whose sides do the same.
// CHECK-LABEL: module @inside
module @inside {
  shard.grid @grid(shape = 2)
  func.func private @layer(%x: tensor<4xf32>) -> tensor<4xf32> {
    %s = shard.all_reduce %x on @grid grid_axes = [0] : tensor<4xf32> -> tensor<4xf32>
    return %s : tensor<4xf32>
  }
  func.func @step(%x: tensor<4xf32>, %data: i1) -> tensor<4xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %rank = shard.process_linear_index on @grid : index
    %even = arith.subi %rank, %rank : index
    %c3 = arith.constant 3 : index
    %n = arith.addi %even, %c3 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%v = %x) -> tensor<4xf32> {
      %w = func.call @layer(%v) : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %w : tensor<4xf32>
    }
    %b = scf.if %data -> tensor<4xf32> {
      %s = func.call @layer(%r) : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %s : tensor<4xf32>
    } else {
      %s = func.call @layer(%x) : (tensor<4xf32>) -> tensor<4xf32>
      scf.yield %s : tensor<4xf32>
    }
    return %b : tensor<4xf32>
  }
}

// -----

// What can't be read is said.
module {
  func.func @step(%x: memref<4xf32>, %color: i32) {
    %comm = mpi.comm_world : !mpi.comm
    %rank = mpi.comm_rank(%comm) : i32
    mpi.barrier(%comm)
    mpi.allreduce(%x, %x, MPI_SUM, %comm) : memref<4xf32>, memref<4xf32>
    // expected-remark @+1 {{not checked: messages between two ranks}}
    mpi.send(%x, %rank, %rank, %comm) : memref<4xf32>, i32, i32
    %sub = mpi.comm_split(%comm, %color, %rank) : !mpi.comm
    // expected-remark @+1 {{not checked: its communicator is not MPI_COMM_WORLD}}
    mpi.barrier(%sub)
    return
  }
}

// -----

// What one rank knows is not written into the program of all.
// CHECK-LABEL: module @unchanged
module @unchanged {
  // CHECK: affine.min #{{.*}}(%{{.*}}, %{{.*}})
  shard.grid @g(shape = 2)
  func.func @step(%x: index, %t: tensor<f32>) -> index {
    %r = shard.process_linear_index on @g : index
    %m = affine.min affine_map<(d0, d1) -> (d0, d1)>(%r, %x)
    %a = fsdp.all_reduce sum on @g axes [0] %t : (tensor<f32>) -> tensor<f32>
    return %m : index
  }
}

// -----

// Bounds of loops are compared as the loop says: no iterations either way.
// CHECK-LABEL: module @bounds
module @bounds {
  shard.grid @g(shape = 2)
  func.func @step(%x: memref<4xf32>) {
    %0 = arith.constant 0 : i32
    %1 = arith.constant 1 : i32
    %n = arith.constant -1 : i32
    scf.for %i = %0 to %n step %1 : i32 {
      fsdp.all_reduce sum on @g axes [0] %x into %x : (memref<4xf32>, memref<4xf32>) -> ()
    }
    return
  }
}

// -----

// A root that is computed, but the same everywhere, and one that data decide.
module {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @g(shape = 2)
    func.func @step(%x: tensor<4xf32>, %data: index, %n: tensor<?xf32>) {
      %0 = arith.constant 0 : index
      %s = shard.broadcast %x on @g grid_axes = [0] root = [%0] : (tensor<4xf32>, index) -> tensor<4xf32>
      // expected-remark @+1 {{not checked: its root is not known}}
      %t = shard.broadcast %x on @g grid_axes = [0] root = [%data] : (tensor<4xf32>, index) -> tensor<4xf32>
      // expected-remark @+1 {{not checked: its number of elements is not known}}
      %u = shard.all_reduce %n on @g grid_axes = [0] : tensor<?xf32> -> tensor<?xf32>
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @g(shape = 2)
    func.func @step(%x: tensor<4xf32>, %data: index, %n: tensor<?xf32>) {
      %s = shard.broadcast %x on @g grid_axes = [0] root = [0] : (tensor<4xf32>) -> tensor<4xf32>
      // expected-remark @+1 {{not checked: its root is not known}}
      %t = shard.broadcast %x on @g grid_axes = [0] root = [%data] : (tensor<4xf32>, index) -> tensor<4xf32>
      // expected-remark @+1 {{not checked: its number of elements is not known}}
      %u = shard.all_reduce %n on @g grid_axes = [0] : tensor<?xf32> -> tensor<?xf32>
      return
    }
  }
}

// -----

// What functions without a body do is not known; said once, whatever the rank.
module {
  shard.grid @g(shape = 4)
  func.func private @MPI_Barrier()
  llvm.func @fsdp_rt_start()
  func.func private @inner() {
    // expected-remark @+1 {{not checked: a call of a function that has no body here}}
    llvm.call @fsdp_rt_start() : () -> ()
    return
  }
  func.func @step(%f: () -> ()) {
    %rank = shard.process_linear_index on @g : index
    %zero = arith.constant 0 : index
    %first = arith.cmpi eq, %rank, %zero : index
    scf.if %first {
      // expected-remark @+1 {{not checked: a call of a function that has no body here}}
      func.call @MPI_Barrier() : () -> ()
      func.call @inner() : () -> ()
      func.call @inner() : () -> ()
    }
    // expected-remark @+1 {{not checked: a call through a value}}
    func.call_indirect %f() : () -> ()
    return
  }
}

// -----

// Where the memory lies is no part of what is exchanged.
// CHECK-LABEL: module @strides
module @strides {
  module @a attributes {fsdp.ranks = array<i64: 0>} {
    shard.grid @g(shape = 2)
    func.func @step(%x: memref<4xf32>) {
      %comm = mpi.comm_world : !mpi.comm
      mpi.allreduce(%x, %x, MPI_SUM, %comm) : memref<4xf32>, memref<4xf32>
      return
    }
  }
  module @b attributes {fsdp.ranks = array<i64: 1>} {
    shard.grid @g(shape = 2)
    func.func @step(%x: memref<4xf32, strided<[1], offset: ?>>) {
      %comm = mpi.comm_world : !mpi.comm
      mpi.allreduce(%x, %x, MPI_SUM, %comm) : memref<4xf32, strided<[1], offset: ?>>, memref<4xf32, strided<[1], offset: ?>>
      return
    }
  }
}

// -----

// What depends on the rank through a call, and what data leave of it.
// CHECK-LABEL: module @through
module @through {
  shard.grid @grid(shape = 2x2)
  func.func private @reduce(%x: tensor<4xf32>, %row: index) -> tensor<4xf32> {
    %zero = arith.constant 0 : index
    %first = arith.cmpi eq, %row, %zero : index
    %r = scf.if %first -> tensor<4xf32> {
      %s = shard.all_reduce %x on @grid grid_axes = [1] : tensor<4xf32> -> tensor<4xf32>
      scf.yield %s : tensor<4xf32>
    } else {
      scf.yield %x : tensor<4xf32>
    }
    return %r : tensor<4xf32>
  }
  func.func @step(%x: tensor<4xf32>) -> tensor<4xf32> {
    %row = shard.process_multi_index on @grid axes = [0] : index
    %r = func.call @reduce(%x, %row) : (tensor<4xf32>, index) -> tensor<4xf32>
    return %r : tensor<4xf32>
  }
}

// -----

// Channels over the rows and the columns of a grid, in two lanes; a slice has its
// place in the order of its channel, but waits for nobody.
// CHECK-LABEL: module @grid_of_two
module @grid_of_two {
  module @a attributes {fsdp.ranks = array<i64: 0, 3>} {
    shard.grid @grid(shape = 2x2)
    fsdp.channel @rows on @grid axes [1]
    fsdp.channel @columns on @grid axes [0]
    func.func @step(%x: memref<4xf32>, %y: memref<2xf32>, %z: memref<4xf32>) {
      %s = fsdp.start slice on @rows [] chunks [2] lane gather ins(%x : memref<4xf32>) outs(%y : memref<2xf32>)
      fsdp.wait %s lane compute ins(%x : memref<4xf32>) outs(%y : memref<2xf32>)
      %g = fsdp.start value_gather on @rows [] chunks [2] lane gather ins(%y : memref<2xf32>) outs(%x : memref<4xf32>)
      %r = fsdp.start all_reduce on @columns [] reduce sum lane reduce ins(%z : memref<4xf32>) outs(%z : memref<4xf32>)
      fsdp.wait %g lane compute ins(%y : memref<2xf32>) outs(%x : memref<4xf32>)
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
      %s = fsdp.start slice on @rows [] chunks [2] lane gather ins(%x : memref<4xf32>) outs(%y : memref<2xf32>)
      fsdp.wait %s lane compute ins(%x : memref<4xf32>) outs(%y : memref<2xf32>)
      %g = fsdp.start value_gather on @rows [] chunks [2] lane gather ins(%y : memref<2xf32>) outs(%x : memref<4xf32>)
      fsdp.wait %r lane compute ins(%z : memref<4xf32>) outs(%z : memref<4xf32>)
      fsdp.wait %g lane compute ins(%y : memref<2xf32>) outs(%x : memref<4xf32>)
      return
    }
  }
}
