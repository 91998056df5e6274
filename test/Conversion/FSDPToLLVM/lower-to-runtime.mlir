// RUN: fsdp-opt %s --fsdp-lower-to-runtime | FileCheck %s

shard.grid @grid(shape = 2)
fsdp.module @model class "Net" {
  fsdp.param @w : tensor<64xf32>
}
fsdp.unit @u of @model params [@model::@w] on @grid axes [0] reshard after_forward
    layout <flat, f32, world = 2, numels = [64], paddings = [0, 0]>
fsdp.channel @gather on @grid axes [0]
fsdp.channel @reduce on @grid axes [0]

// The compiler's own ops are gone.
// CHECK-NOT: fsdp.unit
// CHECK-NOT: shard.grid
// CHECK-DAG: llvm.func @fsdp_rt_start(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
// CHECK-DAG: llvm.func @fsdp_rt_wait(!llvm.ptr, i64) -> i32
// CHECK-DAG: llvm.func @fsdp_rt_arena(!llvm.ptr, i32) -> !llvm.ptr
// CHECK-DAG: llvm.func @fsdp_rt_matmul(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
// CHECK-DAG: llvm.func @fsdp_rt_matmul_bias(!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
// CHECK-DAG: llvm.func @fsdp_rt_status(!llvm.ptr) -> i32

// CHECK-LABEL: func.func @fsdp_entry_step
// CHECK-SAME: (%[[CTX:.*]]: !llvm.ptr, %[[ARGS:.*]]: !llvm.ptr) -> i32
func.func @step(%s: memref<32xf32> {fsdp.role = #fsdp.shard<@u>}, %unused: memref<4xf32> {fsdp.role = #fsdp.input<"x">},
                %g: memref<32xf32> {fsdp.role = #fsdp.grad_shard<@u>}) attributes {fsdp.comm_bytes = 256 : i64} {
  // CHECK-DAG: %[[SLOT2:.*]] = llvm.getelementptr %[[ARGS]][2]
  // CHECK-DAG: llvm.load %[[SLOT2]] : !llvm.ptr -> !llvm.ptr
  // CHECK-DAG: %[[KIND:.*]] = llvm.mlir.constant(1 : i32)
  // CHECK: llvm.call @fsdp_rt_arena(%[[CTX]], %{{.*}})
  %comm = fsdp.arena comm : memref<256xi8>
  %c0 = arith.constant 0 : index
  %buf = memref.view %comm[%c0][] : memref<256xi8> to memref<256xi8>
  // CHECK: %[[GATHER:.*]] = llvm.mlir.addressof @[[DESC0:fsdp_collective_[0-9]+]]
  // CHECK: llvm.call @fsdp_rt_start(%[[CTX]], %[[GATHER]],
  // CHECK: %[[TICKET:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i64
  %t = fsdp.start all_gather on @gather [@u] lane gather ins(%s : memref<32xf32>) outs(%buf : memref<256xi8>)
  // A failed wait returns its status.
  // CHECK: %[[STATUS:.*]] = llvm.call @fsdp_rt_wait(%[[CTX]], %[[TICKET]])
  // CHECK: %[[FAILED:.*]] = llvm.icmp "ne" %[[STATUS]]
  // CHECK: cf.cond_br %[[FAILED]], ^[[EXIT:.*]](%[[STATUS]] : i32), ^[[NEXT:.*]]
  // CHECK: ^[[NEXT]]:
  fsdp.wait %t lane compute ins(%s : memref<32xf32>) outs(%buf : memref<256xi8>)
  %w = memref.view %buf[%c0][] : memref<256xi8> to memref<8x8xf32>
  // CHECK: call @seg(%[[CTX]],
  func.call @seg(%w) : (memref<8x8xf32>) -> ()
  // CHECK: call @plain(%{{[^,]*}}) : (memref<8x8xf32>) -> ()
  func.call @plain(%w) : (memref<8x8xf32>) -> ()
  // CHECK: llvm.mlir.addressof @[[DESC1:fsdp_collective_[0-9]+]]
  // CHECK: fsdp_rt_start
  %r = fsdp.start reduce_scatter on @reduce [@u] reduce mean lane reduce ins(%buf : memref<256xi8>) outs(%g : memref<32xf32>)
  // CHECK: fsdp_rt_wait
  // CHECK: cf.cond_br %{{.*}}, ^[[EXIT]](
  fsdp.wait %r lane compute ins(%buf : memref<256xi8>) outs(%g : memref<32xf32>)
  // CHECK: %[[LAST:.*]] = llvm.call @fsdp_rt_status(%[[CTX]])
  // CHECK: return %[[LAST]] : i32
  // CHECK: ^[[EXIT]](%[[CODE:.*]]: i32):
  // CHECK: return %[[CODE]] : i32
  return
}

// A bias comes last.
// CHECK: func.func private @biased(%[[C:.*]]: !llvm.ptr,
// CHECK: llvm.call @fsdp_rt_matmul_bias(%[[C]], %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}}, %{{[^,]*}})
func.func private @biased(%w: memref<8x8xbf16>, %bias: memref<8xbf16>) attributes {fsdp.segment = "u bias"} {
  fsdp.matmul %w, %w into %w bias %bias sizes [8, 8, 8] ld [8, 8, 8] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<8x8xbf16>, memref<8x8xbf16>, memref<8x8xbf16>, memref<8xbf16>
  return
}

// CHECK: func.func private @seg(%[[C:.*]]: !llvm.ptr, %{{.*}}: memref<8x8xf32>)
// CHECK-SAME: llvm.linkage = #llvm.linkage<internal>
func.func private @seg(%w: memref<8x8xf32>) attributes {fsdp.segment = "u fwd"} {
  // CHECK: %[[D:.*]] = llvm.mlir.addressof @[[MM:fsdp_matmul_[0-9]+]]
  // CHECK: llvm.call @fsdp_rt_matmul(%[[C]], %[[D]],
  fsdp.matmul %w, %w into %w sizes [8, 8, 8] ld [8, 8, 8] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>
  // Equal products share a descriptor.
  // CHECK: llvm.mlir.addressof @[[MM]]
  fsdp.matmul %w, %w into %w sizes [8, 8, 8] ld [8, 8, 8] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<8x8xf32>, memref<8x8xf32>, memref<8x8xf32>
  return
}

// CHECK: func.func private @convolved(%[[C2:.*]]: !llvm.ptr, %{{.*}}: memref<2x3x10xf32>
func.func private @convolved(%x: memref<2x3x10xf32>, %w: memref<4x3x3xf32>, %y: memref<2x4x8xf32>) {
  // CHECK: %[[V:.*]] = llvm.mlir.addressof @fsdp_convolution_0
  // CHECK: llvm.call @fsdp_rt_convolve(%[[C2]], %[[V]], %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  fsdp.convolve %x, %w into %y sizes [2, 1, 4, 3] places [8, 1, 1] window [3, 1, 1] steps [1, 1, 1] dilations [1, 1, 1] strides [30, 0, 10, 1, 0, 0], [0, 9, 3, 1, 0, 0], [32, 0, 8, 1, 0, 0] : memref<2x3x10xf32>, memref<4x3x3xf32>, memref<2x4x8xf32>
  return
}

// Needs no context.
// CHECK: func.func private @plain(%{{[^,]*}}: memref<8x8xf32>)
func.func private @plain(%w: memref<8x8xf32>) {
  return
}

// CHECK: func.func private @libm
func.func private @libm(%x: f32, %d: f64) -> (f32, f64) {
  // CHECK: llvm.call @log1pf(%{{.*}}) : (f32) -> f32
  %0 = math.log1p %x : f32
  // CHECK: llvm.call @expm1(%{{.*}}) : (f64) -> f64
  %1 = math.expm1 %d : f64
  return %0, %1 : f32, f64
}

// The gather's source is stable: the reduction of its unit starts after the wait
// (flags = 1); mean = 1 in the reduction.
// CHECK: llvm.mlir.global internal constant @[[DESC0]]() {{.*}} : !llvm.struct<(i64, i32, i32, i32, i32, i32, i32, i64, ptr, ptr)>
// CHECK: llvm.mlir.constant(56 : i64)
// CHECK: llvm.mlir.constant(1 : i32)
// CHECK-NEXT: llvm.insertvalue %{{.*}}[5]
// CHECK: llvm.mlir.global internal constant @[[DESC1]]()
// CHECK: llvm.mlir.constant(1 : i32)
// CHECK-NEXT: llvm.insertvalue %{{.*}}[1]
// CHECK: llvm.mlir.constant(1 : i32)
// CHECK-NEXT: llvm.insertvalue %{{.*}}[2]
// CHECK: llvm.mlir.constant(1 : i32)
// CHECK-NEXT: llvm.insertvalue %{{.*}}[4]
// CHECK: llvm.mlir.global internal constant @[[MM]]()
