// RUN: fsdp-opt %s --split-input-file --fsdp-step-to-mpi | FileCheck %s
// What comes out is upstream's alone.
// RUN: fsdp-opt %s --split-input-file --fsdp-step-to-mpi | mlir-opt --split-input-file -o /dev/null

// One rank sends first, by number; rounds pair all members.

// CHECK-DAG: #[[OWN:.*]] = affine_map<()[s0] -> (s0 * 12)>
// CHECK-DAG: #[[PEER:.*]] = affine_map<()[s0, s1] -> ((s0 - s1) mod 2)>
// CHECK-LABEL: module @whole
// CHECK-NOT: fsdp.
// CHECK-NOT: shard.grid
module @whole attributes {fsdp.issue_order = {step = {gather = ["root"], reduce = ["root"]}}} {
  shard.grid @grid(shape = 2)
  fsdp.module @model class "Net" {
    fsdp.param @weight : tensor<6x4xf32>
  }
  fsdp.unit @root of @model params [@model::@weight] on @grid axes [0] reshard never layout <flat, f32, world = 2, numels = [24], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [0]
  fsdp.channel @reduce on @grid axes [0]
  // CHECK: func.func @step(%[[SHARD:.*]]: memref<12xf32> {step.role = "shard<@root>"}, %[[GRAD:.*]]: memref<12xf32> {step.role = "grad_shard<@root>"})
  // CHECK: %[[FULL:.*]] = memref.alloc() : memref<96xi8>
  // CHECK-NEXT: call @mpi_all_gather(%[[SHARD]], %[[FULL]])
  // Equal collectives are one function.
  // CHECK-NEXT: call @mpi_all_gather(%[[SHARD]], %[[FULL]])
  // CHECK-NEXT: call @mpi_reduce_scatter(%[[FULL]], %[[GRAD]])
  // CHECK-NEXT: return
  func.func @step(%shard: memref<12xf32> {fsdp.role = #fsdp.shard<@root>}, %grad: memref<12xf32> {fsdp.role = #fsdp.grad_shard<@root>}) {
    %full = memref.alloc() : memref<96xi8>
    %0 = fsdp.start all_gather on @gather [@root] lane gather ins(%shard : memref<12xf32>) outs(%full : memref<96xi8>)
    fsdp.wait %0 lane compute ins(%shard : memref<12xf32>) outs(%full : memref<96xi8>)
    %1 = fsdp.start all_gather on @gather [@root] lane gather ins(%shard : memref<12xf32>) outs(%full : memref<96xi8>)
    fsdp.wait %1 lane compute ins(%shard : memref<12xf32>) outs(%full : memref<96xi8>)
    %2 = fsdp.start reduce_scatter on @reduce [@root] reduce mean lane reduce ins(%full : memref<96xi8>) outs(%grad : memref<12xf32>)
    fsdp.wait %2 lane compute ins(%full : memref<96xi8>) outs(%grad : memref<12xf32>)
    return
  }
}
// CHECK: func.func private @mpi_all_gather(%[[SHARD:.*]]: memref<12xf32>, %[[BYTES:.*]]: memref<96xi8>)
// CHECK: %[[WORLD:.*]] = mpi.comm_world
// CHECK: %[[RANK:.*]] = mpi.comm_rank(%[[WORLD]]) : i32
// CHECK: %[[ME:.*]] = arith.index_cast %[[RANK]] : i32 to index
// CHECK: %[[FULL:.*]] = memref.view %[[BYTES]][%{{.*}}][] : memref<96xi8> to memref<24xf32>
// CHECK: %[[PLACE:.*]] = affine.apply #[[OWN]]()[%[[ME]]]
// CHECK: %[[MINE:.*]] = memref.subview %[[FULL]][%[[PLACE]]] [12] [1]
// CHECK: memref.copy %{{.*}}, %[[MINE]]
// CHECK: scf.for %[[ROUND:.*]] = %{{.*}} to %c2{{.*}} step
// CHECK: %[[PEER_:.*]] = affine.apply #[[PEER]]()[%[[ROUND]], %[[ME]]]
// CHECK: %[[MEETS:.*]] = arith.cmpi ne, %[[PEER_]], %[[ME]]
// CHECK: scf.if %[[MEETS]]
// CHECK: %[[FIRST:.*]] = arith.cmpi ult, %[[ME]], %[[PEER_]]
// CHECK: %[[SENT:.*]] = memref.subview %[[SHARD]]
// CHECK: %[[GOT:.*]] = memref.subview %[[FULL]]
// CHECK: scf.if %[[FIRST]]
// CHECK-NEXT: mpi.send(%[[SENT]],
// CHECK-NEXT: mpi.recv(%[[GOT]],
// CHECK-NEXT: } else {
// CHECK-NEXT: mpi.recv(%[[GOT]],
// CHECK-NEXT: mpi.send(%[[SENT]],
// CHECK-NOT: fsdp.

// All members' parts land in one buffer, and are added up from the first on.
// CHECK: func.func private @mpi_reduce_scatter(%[[BYTES:.*]]: memref<96xi8>, %[[GRAD:.*]]: memref<12xf32>)
// CHECK: %[[STAGE:.*]] = memref.alloc() : memref<24xf32>
// CHECK: mpi.send
// CHECK: mpi.recv
// CHECK: memref.copy
// CHECK: %[[ZEROTH:.*]] = memref.subview %[[STAGE]][%c0{{.*}}] [12] [1]
// CHECK: linalg.generic {{.*}} ins(%[[ZEROTH]]
// CHECK-NOT: fsdp.strict
// CHECK: scf.for %[[NEXT:.*]] = %c12{{.*}} to %c24{{.*}} step %c12
// CHECK: %[[OTHER:.*]] = memref.subview %[[STAGE]][%[[NEXT]]] [12] [1]
// CHECK: linalg.generic {{.*}} ins(%[[OTHER]]
// CHECK-NEXT: ^bb0(%[[THEIRS:.*]]: f32, %[[SUM:.*]]: f32):
// CHECK-NEXT: arith.addf %[[SUM]], %[[THEIRS]] : f32
// Then the mean.
// CHECK: arith.divf %{{.*}}, %cst
// CHECK: memref.dealloc %[[STAGE]]

// -----

// Members along an axis are found by arithmetic: those of axis 0 of 2x3 are three
// ranks apart. 16-bit floats are sent as bytes and added in f32.

// CHECK-DAG: #[[MEMBER:.*]] = affine_map<()[s0] -> ((s0 floordiv 3) mod 2)>
// CHECK-DAG: #[[BASE:.*]] = affine_map<()[s0] -> (s0 - ((s0 floordiv 3) mod 2) * 3)>
// CHECK-DAG: #[[TO:.*]] = affine_map<()[s0, s1] -> (s1 + (s0 mod 2) * 3)>
// CHECK-LABEL: func.func @halves
shard.grid @grid(shape = 2x3)
fsdp.channel @reduce on @grid axes [0]
func.func @halves(%x: memref<5xbf16>) {
  %0 = fsdp.start all_reduce on @reduce [] named "x" reduce mean lane reduce ins(%x : memref<5xbf16>) outs(%x : memref<5xbf16>)
  fsdp.wait %0 lane compute ins(%x : memref<5xbf16>) outs(%x : memref<5xbf16>)
  return
}
// CHECK: func.func private @mpi_all_reduce(%[[X:.*]]: memref<5xbf16>, %[[TO_X:.*]]: memref<5xbf16>)
// CHECK: %[[ME:.*]] = affine.apply #[[MEMBER]]()[%[[RANK:.*]]]
// CHECK: %[[FIRST:.*]] = affine.apply #[[BASE]]()[%[[RANK]]]
// CHECK: %[[BYTES:.*]] = memref.alloc() : memref<10xi8>
// CHECK: %[[SENT:.*]] = memref.view %[[BYTES]]
// CHECK: memref.copy %[[X]], %[[SENT]]
// CHECK: affine.apply #[[TO]]()[%{{.*}}, %[[FIRST]]]
// Four of five elements are shares, two each.
// CHECK: mpi.send({{.*}}memref<4xi8
// CHECK: arith.extf %{{.*}} : bf16 to f32
// CHECK: arith.addf %{{.*}} : f32
// CHECK: arith.divf %{{.*}} : f32
// CHECK: arith.truncf %{{.*}} : f32 to bf16
// Shares are handed on.
// CHECK: mpi.send({{.*}}memref<4xi8
// The fifth is added by both.
// CHECK: mpi.send({{.*}}memref<2xi8
// CHECK: arith.addf
// CHECK: memref.copy %{{.*}}, %[[TO_X]]

// -----

// A maximum is NaN if one of the values is; truth values are true if one is.

// CHECK-LABEL: func.func @others
shard.grid @grid(shape = 2)
fsdp.channel @reduce on @grid axes [0]
func.func @others(%x: memref<f32>, %y: memref<2xi1>, %z: memref<2xi32>) {
  %0 = fsdp.start all_reduce on @reduce [] reduce max lane reduce ins(%x : memref<f32>) outs(%x : memref<f32>)
  fsdp.wait %0 lane compute ins(%x : memref<f32>) outs(%x : memref<f32>)
  %1 = fsdp.start all_reduce on @reduce [] reduce sum lane reduce ins(%y : memref<2xi1>) outs(%y : memref<2xi1>)
  fsdp.wait %1 lane compute ins(%y : memref<2xi1>) outs(%y : memref<2xi1>)
  %2 = fsdp.start all_reduce on @reduce [] reduce mean lane reduce ins(%z : memref<2xi32>) outs(%z : memref<2xi32>)
  fsdp.wait %2 lane compute ins(%z : memref<2xi32>) outs(%z : memref<2xi32>)
  return
}
// CHECK: func.func private @mpi_all_reduce(%{{.*}}: memref<f32>
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [1], strides: [1]
// CHECK: ^bb0(%[[NEXT:.*]]: f32, %[[SO_FAR:.*]]: f32):
// CHECK: ^bb0(%[[NEXT:.*]]: f32, %[[SO_FAR:.*]]: f32):
// CHECK-NEXT: %[[NAN:.*]] = arith.cmpf uno, %[[NEXT]], %[[NEXT]]
// CHECK-NEXT: %[[MORE:.*]] = arith.cmpf ogt, %[[NEXT]], %[[SO_FAR]]
// CHECK-NEXT: %[[TAKES:.*]] = arith.ori %[[NAN]], %[[MORE]]
// CHECK-NEXT: arith.select %[[TAKES]], %[[NEXT]], %[[SO_FAR]]
// CHECK-NOT: arith.divf
// CHECK: func.func private @mpi_all_reduce_0(%{{.*}}: memref<2xi1>
// CHECK: mpi.send({{.*}}memref<1xi8
// CHECK: arith.ori %{{.*}} : i1
// CHECK: func.func private @mpi_all_reduce_1(%{{.*}}: memref<2xi32>
// CHECK: mpi.send({{.*}}memref<1xi32
// CHECK: arith.addi %{{.*}} : i32
// CHECK-NOT: arith.div

// -----

// Pieces of values: 2x6 of members side by side in rows, whole 2x12.

// CHECK-LABEL: func.func @pieces
shard.grid @grid(shape = 2)
fsdp.channel @model on @grid axes [0]
func.func @pieces(%part: memref<2x6xf32>, %whole: memref<2x12xf32>, %turned: memref<4x6xf32>) {
  %0 = fsdp.start value_gather on @model [] chunks [6] lane gather ins(%part : memref<2x6xf32>) outs(%whole : memref<2x12xf32>)
  fsdp.wait %0 lane compute ins(%part : memref<2x6xf32>) outs(%whole : memref<2x12xf32>)
  %1 = fsdp.start value_scatter on @model [] reduce sum chunks [6] lane reduce ins(%whole : memref<2x12xf32>) outs(%part : memref<2x6xf32>)
  fsdp.wait %1 lane compute ins(%whole : memref<2x12xf32>) outs(%part : memref<2x6xf32>)
  %2 = fsdp.start slice on @model [] chunks [6] lane gather ins(%whole : memref<2x12xf32>) outs(%part : memref<2x6xf32>)
  fsdp.wait %2 lane compute ins(%whole : memref<2x12xf32>) outs(%part : memref<2x6xf32>)
  %3 = fsdp.start all_to_all on @model [] chunks [6, 12] lane gather ins(%whole : memref<2x12xf32>) outs(%turned : memref<4x6xf32>)
  fsdp.wait %3 lane compute ins(%whole : memref<2x12xf32>) outs(%turned : memref<4x6xf32>)
  return
}
// Messages land by member, then rows are put together.
// CHECK: func.func private @mpi_value_gather
// CHECK: %[[BY_RANK:.*]] = memref.alloc() : memref<24xf32>
// CHECK: mpi.send({{.*}}memref<12xf32
// CHECK: %[[ROWS:.*]] = memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [2, 2, 6], strides: [12, 6, 1]
// CHECK: %[[MEMBERS:.*]] = memref.reinterpret_cast %[[BY_RANK]] to offset: [0], sizes: [2, 2, 6], strides: [12, 6, 1]
// CHECK: linalg.transpose ins(%[[MEMBERS]] {{.*}} outs(%[[ROWS]] {{.*}} permutation = [1, 0, 2]
// CHECK: func.func private @mpi_value_scatter
// CHECK: linalg.transpose
// CHECK: mpi.send({{.*}}memref<12xf32
// CHECK: arith.addf
// CHECK-NOT: arith.divf
// Nothing is sent.
// CHECK: func.func private @mpi_slice
// CHECK-NOT: mpi.send
// CHECK: %[[FROM:.*]] = memref.subview %{{.*}}[0, %{{.*}}, 0] [2, 1, 6] [1, 1, 1]
// CHECK: linalg.copy ins(%[[FROM]]
// CHECK: func.func private @mpi_all_to_all
// CHECK: linalg.transpose
// CHECK: mpi.send({{.*}}memref<12xf32
// What comes from one member lies side by side already.
// CHECK-NOT: linalg.transpose
// CHECK: return

// -----

// What else phases 4 and 5 leave: planned memory, kept copies, ranks, bytes.

// CHECK-LABEL: func.func @rest(
// CHECK-SAME: %[[SHARD:.*]]: memref<3xf32>
shard.grid @grid(shape = 2x2)
func.func @rest(%shard: memref<3xf32>) -> index {
  // CHECK-NEXT: %[[MEMORY:.*]] = memref.alloc() {alignment = 64 : i64} : memref<64xi8>
  %0 = fsdp.arena temp : memref<64xi8>
  %c0 = arith.constant 0 : index
  %view = memref.view %0[%c0][] : memref<64xi8> to memref<3xf32>
  // CHECK: linalg.copy ins(%[[SHARD]] : memref<3xf32>)
  fsdp.copy %shard to %view {reason = "a test"} : memref<3xf32> to memref<3xf32>
  // CHECK: memref.extract_aligned_pointer_as_index %[[SHARD]]
  // CHECK: llvm.inttoptr
  // CHECK: builtin.unrealized_conversion_cast {{.*}} to memref<12xi8>
  %bytes = fsdp.bytes %shard : memref<3xf32> to memref<12xi8>
  %again = memref.view %bytes[%c0][] : memref<12xi8> to memref<3xf32>
  memref.copy %view, %again : memref<3xf32> to memref<3xf32>
  // CHECK: mpi.comm_rank
  %rank = shard.process_linear_index on @grid : index
  // CHECK: memref.dealloc %[[MEMORY]]
  // CHECK-NEXT: return
  return %rank : index
}

// -----

// A copy between host and device is a copy.

// CHECK-LABEL: func.func @moved
shard.grid @grid(shape = 2)
fsdp.channel @copies on @grid axes []
func.func @moved(%x: memref<4xf32>, %y: memref<4xf32>) {
  // CHECK-NEXT: call @mpi_copy(%{{.*}}, %{{.*}})
  %0 = fsdp.start copy on @copies [] lane host_copy ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  fsdp.wait %0 lane compute ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}
// CHECK: func.func private @mpi_copy
// CHECK-NOT: mpi.send
// CHECK: memref.copy
// CHECK: return

// -----

// Programs of others stay as they are.

// CHECK-LABEL: func.func @foreign
// CHECK-NEXT: memref.copy
// CHECK-NEXT: return
func.func @foreign(%x: memref<4xf32>, %y: memref<4xf32>) {
  memref.copy %x, %y : memref<4xf32> to memref<4xf32>
  return
}

// -----

// A value goes on: each of three ranks gives to one and takes from the other, in the
// rounds in which all meet; 16 bits go as bytes.

// CHECK-DAG: #[[NEXT:.*]] = affine_map<()[s0] -> ((s0 + 1) mod 3)>
// CHECK-DAG: #[[LAST:.*]] = affine_map<()[s0] -> ((s0 + 2) mod 3)>
// CHECK-LABEL: func.func @ring
shard.grid @grid(shape = 3)
fsdp.channel @model on @grid axes [0]
func.func @ring(%from: memref<2x6xf32>, %to: memref<2x6xf32>, %half: memref<6xbf16>, %other: memref<6xbf16>) {
  %0 = fsdp.start permute on @model [] chunks [1] lane gather ins(%from : memref<2x6xf32>) outs(%to : memref<2x6xf32>)
  fsdp.wait %0 lane compute ins(%from : memref<2x6xf32>) outs(%to : memref<2x6xf32>)
  %1 = fsdp.start permute on @model [] chunks [2] lane gather ins(%half : memref<6xbf16>) outs(%other : memref<6xbf16>)
  fsdp.wait %1 lane compute ins(%half : memref<6xbf16>) outs(%other : memref<6xbf16>)
  return
}
// CHECK: func.func private @mpi_permute
// CHECK: scf.for
// CHECK: %[[TO:.*]] = affine.apply #[[NEXT]]()
// CHECK: %[[GIVES:.*]] = arith.cmpi eq, %{{.*}}, %[[TO]]
// CHECK: scf.if %[[GIVES]]
// CHECK-NOT: mpi.recv
// CHECK: mpi.send({{.*}}memref<12xf32
// CHECK: %[[FROM:.*]] = affine.apply #[[LAST]]()
// CHECK: %[[TAKES:.*]] = arith.cmpi eq, %{{.*}}, %[[FROM]]
// CHECK: scf.if %[[TAKES]]
// CHECK-NOT: mpi.send
// CHECK: mpi.recv({{.*}}memref<12xf32
// CHECK: func.func private @mpi_permute
// CHECK: mpi.send({{.*}}memref<12xi8
// CHECK: mpi.recv({{.*}}memref<12xi8

// -----

// Two ranks exchange: one sends first.

// CHECK-LABEL: func.func @pair
shard.grid @grid(shape = 2)
fsdp.channel @model on @grid axes [0]
func.func @pair(%from: memref<2x6xf32>, %to: memref<2x6xf32>) {
  %0 = fsdp.start permute on @model [] chunks [1] lane gather ins(%from : memref<2x6xf32>) outs(%to : memref<2x6xf32>)
  fsdp.wait %0 lane compute ins(%from : memref<2x6xf32>) outs(%to : memref<2x6xf32>)
  return
}
// CHECK: func.func private @mpi_permute
// CHECK: mpi.send
// CHECK: mpi.recv
// CHECK: } else {
// CHECK: mpi.recv
// CHECK: mpi.send

// -----

// Copies of columns are loops, which need no library of upstream's; others stay.

// CHECK-LABEL: func.func @copies
// CHECK: linalg.copy ins(%{{.*}} : memref<4x2xf32, strided<[6, 1], offset: 1>>)
// CHECK: memref.copy %{{.*}}, %{{.*}} : memref<2x6xf32, strided<[6, 1], offset: 6>>
shard.grid @grid(shape = 2)
func.func @copies(%from: memref<4x6xf32>, %columns: memref<4x2xf32>, %rows: memref<2x6xf32>) {
  %0 = memref.subview %from[0, 1] [4, 2] [1, 1] : memref<4x6xf32> to memref<4x2xf32, strided<[6, 1], offset: 1>>
  memref.copy %0, %columns : memref<4x2xf32, strided<[6, 1], offset: 1>> to memref<4x2xf32>
  %1 = memref.subview %from[1, 0] [2, 6] [1, 1] : memref<4x6xf32> to memref<2x6xf32, strided<[6, 1], offset: 6>>
  memref.copy %1, %rows : memref<2x6xf32, strided<[6, 1], offset: 6>> to memref<2x6xf32>
  return
}
