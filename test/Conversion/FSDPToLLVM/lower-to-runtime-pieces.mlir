// Pieces of values are described as those of units: a segment for each row of
// chunks, in bytes. To the runtime they are gathers, reductions and slices.

// RUN: fsdp-opt %s --fsdp-lower-to-runtime | FileCheck %s

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.channel @value on @grid axes [1]

// CHECK-LABEL: func.func @fsdp_entry_step(
func.func @step(%w: memref<2x6xf32>, %p: memref<2x3xf32>, %h: memref<4x2xbf16>, %q: memref<2x2xbf16>, %e: memref<4x3xf32>, %e1: memref<4x3xf32>) {
  // CHECK: llvm.mlir.addressof @[[GATHER:fsdp_collective_[0-9]+]]
  %t = fsdp.start value_gather on @value [] chunks [3] lane gather ins(%p : memref<2x3xf32>) outs(%w : memref<2x6xf32>)
  fsdp.wait %t lane compute ins(%p : memref<2x3xf32>) outs(%w : memref<2x6xf32>)
  // CHECK: llvm.mlir.addressof @[[SCATTER:fsdp_collective_[0-9]+]]
  %u = fsdp.start value_scatter on @value [] reduce sum chunks [3] lane reduce ins(%w : memref<2x6xf32>) outs(%p : memref<2x3xf32>)
  fsdp.wait %u lane compute ins(%w : memref<2x6xf32>) outs(%p : memref<2x3xf32>)
  // CHECK: llvm.mlir.addressof @[[SLICE:fsdp_collective_[0-9]+]]
  %v = fsdp.start slice on @value [] chunks [4] lane gather ins(%h : memref<4x2xbf16>) outs(%q : memref<2x2xbf16>)
  fsdp.wait %v lane compute ins(%h : memref<4x2xbf16>) outs(%q : memref<2x2xbf16>)
  // CHECK: llvm.mlir.addressof @[[EXCHANGE:fsdp_collective_[0-9]+]]
  %x = fsdp.start all_to_all on @value [] chunks [6, 3] lane gather ins(%e : memref<4x3xf32>) outs(%w : memref<2x6xf32>)
  fsdp.wait %x lane compute ins(%e : memref<4x3xf32>) outs(%w : memref<2x6xf32>)
  // CHECK: llvm.mlir.addressof @[[PERMUTE:fsdp_collective_[0-9]+]]
  %y = fsdp.start permute on @value [] chunks [1] lane gather ins(%e : memref<4x3xf32>) outs(%e1 : memref<4x3xf32>)
  fsdp.wait %y lane compute ins(%e : memref<4x3xf32>) outs(%e1 : memref<4x3xf32>)
  return
}

// Full offset, bytes, origin, chunk, offset in the shard: two rows of 24 bytes, of
// which each rank has 12; gather and reduction share them.
// CHECK: llvm.mlir.global internal constant @[[ROWS:fsdp_segments_[0-9]+]](dense<{{\[\[}}0, 24, 0, 12, 0], [24, 24, 24, 12, 12]]> : tensor<2x5xi64>)
// All bytes, those of a piece, and how many rows.
// CHECK: llvm.mlir.global internal constant @fsdp_parts_0()
// CHECK: llvm.mlir.constant(48 : i64)
// CHECK: llvm.mlir.constant(24 : i64)
// CHECK: llvm.mlir.constant(2 : i64)
// CHECK: llvm.mlir.addressof @[[ROWS]]
// The runtime's kinds: 0 gathers, 1 reduces, 4 slices, 5 exchanges, 6 passes on.
// CHECK: llvm.mlir.global internal constant @[[GATHER]]()
// CHECK: llvm.mlir.constant(56 : i64)
// CHECK: llvm.mlir.constant(0 : i32)
// CHECK-NEXT: llvm.insertvalue %{{.*}}[1]
// CHECK: llvm.mlir.global internal constant @fsdp_parts_1()
// CHECK: llvm.mlir.addressof @[[ROWS]]
// CHECK: llvm.mlir.global internal constant @[[SCATTER]]()
// CHECK: llvm.mlir.constant(56 : i64)
// CHECK: llvm.mlir.constant(1 : i32)
// CHECK-NEXT: llvm.insertvalue %{{.*}}[1]
// CHECK: llvm.mlir.global internal constant @fsdp_segments_{{[0-9]+}}(dense<{{\[\[}}0, 16, 0, 8, 0]]> : tensor<1x5xi64>)
// CHECK: llvm.mlir.global internal constant @[[SLICE]]()
// CHECK: llvm.mlir.constant(56 : i64)
// CHECK: llvm.mlir.constant(4 : i32)
// CHECK-NEXT: llvm.insertvalue %{{.*}}[1]
// What is given to one member, and taken of one.
// CHECK: llvm.mlir.global internal constant @[[CHUNKS:fsdp_segments_[0-9]+]](dense<{{\[\[}}0, 48, 0, 24, 0], [0, 48, 0, 12, 0]]> : tensor<2x5xi64>)
// CHECK: llvm.mlir.global internal constant @fsdp_parts_3()
// CHECK: llvm.mlir.constant(48 : i64)
// CHECK: llvm.mlir.constant(24 : i64)
// CHECK: llvm.mlir.constant(2 : i64)
// CHECK: llvm.mlir.addressof @[[CHUNKS]]
// CHECK: llvm.mlir.global internal constant @[[EXCHANGE]]()
// CHECK: llvm.mlir.constant(56 : i64)
// CHECK: llvm.mlir.constant(5 : i32)
// CHECK-NEXT: llvm.insertvalue %{{.*}}[1]
// The type, by how many members, all bytes twice, no segments.
// CHECK: llvm.mlir.global internal constant @fsdp_parts_4()
// CHECK: llvm.mlir.constant(0 : i32)
// CHECK: llvm.mlir.constant(1 : i32)
// CHECK-NEXT: llvm.insertvalue %{{.*}}[2]
// CHECK: llvm.mlir.constant(48 : i64)
// CHECK: llvm.mlir.constant(48 : i64)
// CHECK: llvm.mlir.constant(0 : i64)
// CHECK: llvm.mlir.global internal constant @[[PERMUTE]]()
// CHECK: llvm.mlir.constant(56 : i64)
// CHECK: llvm.mlir.constant(6 : i32)
