// RUN: fsdp-opt %s --fsdp-step-to-mpi=message-bytes=16 | FileCheck %s --check-prefix=SMALL
// RUN: fsdp-opt %s --fsdp-step-to-mpi=all-reduce | FileCheck %s --check-prefix=MPI
// RUN: fsdp-opt %s --fsdp-step-to-mpi=keep-calls | FileCheck %s --check-prefix=KEEP

module attributes {fsdp.issue_order = {step = {}}} {
  shard.grid @grid(shape = 2x2)
  fsdp.channel @all on @grid axes [0, 1]
  fsdp.channel @rows on @grid axes [1]
  // KEEP: module {
  // KEEP: fsdp.channel @all
  // KEEP: func.func @step(%{{.*}}: memref<20xf32> {fsdp.role = #fsdp.loss}
  func.func @step(%x: memref<20xf32> {fsdp.role = #fsdp.loss}, %a: memref<2x2xf32>) {
    // KEEP: fsdp.arena temp
    %0 = fsdp.arena temp : memref<64xi8>
    // KEEP: call @mpi_all_reduce(
    %1 = fsdp.start all_reduce on @all [] reduce mean lane reduce ins(%x : memref<20xf32>) outs(%x : memref<20xf32>)
    fsdp.wait %1 lane compute ins(%x : memref<20xf32>) outs(%x : memref<20xf32>)
    %2 = fsdp.start all_reduce on @rows [] reduce max lane reduce ins(%x : memref<20xf32>) outs(%x : memref<20xf32>)
    fsdp.wait %2 lane compute ins(%x : memref<20xf32>) outs(%x : memref<20xf32>)
    return
  }
}

// Four members have five elements each to add up: four in a message, then one. The
// buffer in which they meet has room for four of each.
// SMALL: func.func private @mpi_all_reduce(
// SMALL: memref.alloc() : memref<16xf32>
// SMALL: mpi.send({{.*}} : memref<4xf32
// SMALL: arith.addf
// SMALL: mpi.send({{.*}} : memref<1xf32
// SMALL: arith.addf
// Of ten elements two whole messages, in a loop, and two elements.
// SMALL: func.func private @mpi_all_reduce_0(
// SMALL: scf.for %{{.*}} = %c0{{.*}} to %c8{{.*}} step %c4
// SMALL: mpi.send({{.*}} : memref<4xf32
// SMALL: mpi.send({{.*}} : memref<2xf32

// The world's own sum, of a copy; a part of the world has no communicator.
// MPI: func.func private @mpi_all_reduce(%[[FROM:.*]]: memref<20xf32>, %[[TO:.*]]: memref<20xf32>)
// MPI: %[[COPY:.*]] = memref.alloc() : memref<20xf32>
// MPI: memref.copy %[[FROM]], %[[COPY]]
// MPI: mpi.allreduce(%[[COPY]], %[[TO]], MPI_SUM, %{{.*}})
// MPI: arith.divf
// MPI: func.func private @mpi_all_reduce_0
// MPI-NOT: mpi.allreduce
// MPI: mpi.send

// Nothing may change how sums round.
// KEEP: linalg.generic {{.*}} attrs = {fsdp.strict}
