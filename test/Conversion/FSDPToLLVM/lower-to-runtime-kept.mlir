// The rank comes from the runtime; a gather of parts that a few ranks kept is
// described by equal pieces of the whole buffer.

// RUN: fsdp-opt %s --fsdp-lower-to-runtime | FileCheck %s

module {
  shard.grid @grid(shape = 2x2)
  fsdp.module @model class "Net" {
    fsdp.param @a : tensor<8xf32>
  }
  fsdp.unit @u of @model params [@model::@a] on @grid axes [0, 1] reshard after_forward to 2
      layout <flat, f32, world = 4, numels = [8], paddings = [0, 0]>
  fsdp.channel @gather on @grid axes [1]

  // CHECK-LABEL: func.func @fsdp_entry_step(
  // CHECK-SAME: %[[CONTEXT:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
  // CHECK: %[[RANK:.*]] = llvm.call @fsdp_rt_rank(%[[CONTEXT]]) : (!llvm.ptr) -> i64
  // CHECK: builtin.unrealized_conversion_cast %[[RANK]] : i64 to index
  // CHECK: llvm.call @fsdp_rt_start
  func.func @step(%part: memref<16xi8>, %whole: memref<32xi8>, %place: memref<index>) {
    %0 = shard.process_linear_index on @grid : index
    memref.store %0, %place[] : memref<index>
    %t = fsdp.start all_gather on @gather [@u] lane gather ins(%part : memref<16xi8>) outs(%whole : memref<32xi8>)
    fsdp.wait %t lane compute ins(%part : memref<16xi8>) outs(%whole : memref<32xi8>)
    return
  }

  // Full offset, bytes, origin, chunk, offset in the shard.
  // CHECK: llvm.mlir.global internal constant @fsdp_segments_0(dense<{{\[\[}}0, 32, 0, 16, 0]]> : tensor<1x5xi64>)
}
