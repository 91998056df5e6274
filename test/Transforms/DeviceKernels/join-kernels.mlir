// RUN: fsdp-opt %s --fsdp-join-kernels --split-input-file | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>

// The sum sinks over a product to the last op that does not need it, with its
// fill; the one that reads its result stands alone. A group of rows is a part as
// it is.

// CHECK-LABEL: func.func private @sink
// CHECK-NOT: linalg
// CHECK: fsdp.matmul
// CHECK-NEXT: memref.alloca_scope {
// CHECK-NEXT: memref.alloca_scope {
// CHECK-NEXT: linalg.fill ins(%{{.*}} : f32) outs(%arg1
// CHECK-NEXT: linalg.generic {{.*}} ins(%arg0 {{.*}} outs(%arg1
// CHECK: }
// CHECK: memref.alloca_scope {
// CHECK-NEXT: linalg.generic {{.*}} outs(%arg2
// CHECK: } {fsdp.rows = 64 : i64}
// CHECK-NEXT: } {joined}
// CHECK-NEXT: linalg.generic {{.*}} ins(%arg2 {{.*}} outs(%arg1
// CHECK-NOT: joined
func.func private @sink(%x: memref<64x64xf32>, %s: memref<64xf32>, %y: memref<64x64xf32>, %z: memref<64x64xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%s : memref<64xf32>)
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%x : memref<64x64xf32>) outs(%s : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  fsdp.matmul %x, %x into %z sizes [64, 64, 64] ld [64, 64, 64] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<64x64xf32>, memref<64x64xf32>, memref<64x64xf32>
  memref.alloca_scope {
    linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%y : memref<64x64xf32>) {
    ^bb0(%out: f32):
      %0 = arith.addf %out, %out : f32
      linalg.yield %0 : f32
    }
  } {fsdp.rows = 64 : i64}
  linalg.generic {indexing_maps = [affine_map<(i) -> (0, i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%y : memref<64x64xf32>) outs(%s : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// Ends of sums meet behind the last sum: four launches become two.

// CHECK-LABEL: func.func private @ends
// CHECK: memref.alloca_scope {
// CHECK: linalg.copy ins(%arg0 {{.*}} outs(%arg3
// CHECK: linalg.copy ins(%arg0 {{.*}} outs(%arg4
// CHECK: } {joined}
// CHECK-NEXT: memref.alloca_scope {
// CHECK: linalg.copy ins(%arg3 {{.*}} outs(%arg1
// CHECK: linalg.copy ins(%arg4 {{.*}} outs(%arg2
// CHECK: } {joined}
// CHECK-NEXT: return
func.func private @ends(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>, %a: memref<64xf32>, %b: memref<64xf32>) {
  linalg.copy ins(%x : memref<64xf32>) outs(%a : memref<64xf32>)
  linalg.copy ins(%a : memref<64xf32>) outs(%y : memref<64xf32>)
  linalg.copy ins(%x : memref<64xf32>) outs(%b : memref<64xf32>)
  linalg.copy ins(%b : memref<64xf32>) outs(%z : memref<64xf32>)
  return
}

// -----

// Different parts of a buffer are different memory; one part is not, nor is what
// overlaps.

// CHECK-LABEL: func.func private @parts
// CHECK: memref.alloca_scope {
// CHECK: linalg.copy ins(%arg0 {{.*}} offset: 64
// CHECK: linalg.copy ins(%arg1
// CHECK: } {joined}
// CHECK-NEXT: linalg.copy
// CHECK-NEXT: return
func.func private @parts(%x: memref<8x64xf32>, %y: memref<8x64xf32>, %z: memref<8x128xf32>) {
  %left = memref.subview %z[0, 0] [8, 64] [1, 1] : memref<8x128xf32> to memref<8x64xf32, strided<[128, 1]>>
  %right = memref.subview %z[0, 64] [8, 64] [1, 1] : memref<8x128xf32> to memref<8x64xf32, strided<[128, 1], offset: 64>>
  %middle = memref.subview %z[0, 32] [8, 64] [1, 1] : memref<8x128xf32> to memref<8x64xf32, strided<[128, 1], offset: 32>>
  linalg.copy ins(%x : memref<8x64xf32>) outs(%right : memref<8x64xf32, strided<[128, 1], offset: 64>>)
  linalg.copy ins(%y : memref<8x64xf32>) outs(%left : memref<8x64xf32, strided<[128, 1]>>)
  linalg.copy ins(%x : memref<8x64xf32>) outs(%middle : memref<8x64xf32, strided<[128, 1], offset: 32>>)
  return
}

// -----

// Nothing is joined over a call, a collective, with strict ops, nor where it
// needs what the other writes.

// CHECK-LABEL: func.func private @apart
// CHECK-NOT: joined
func.func private @other(%x: memref<64xf32>)
func.func private @apart(%x: memref<64xf32>, %y: memref<64xf32>, %z: memref<64xf32>, %w: memref<64xf32>) {
  linalg.copy ins(%x : memref<64xf32>) outs(%y : memref<64xf32>)
  linalg.copy ins(%y : memref<64xf32>) outs(%z : memref<64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%y : memref<64xf32>) {
  ^bb0(%out: f32):
    %0 = arith.mulf %out, %out : f32
    linalg.yield %0 : f32
  }
  call @other(%w) : (memref<64xf32>) -> ()
  linalg.copy ins(%y : memref<64xf32>) outs(%z : memref<64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x : memref<64xf32>) attrs = {fsdp.strict} {
  ^bb0(%out: f32):
    %0 = arith.mulf %out, %out : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// A buffer would live longer, beside another: more memory than there is now.

// CHECK-LABEL: func.func private @memory
// CHECK-NOT: joined
func.func private @memory(%x: memref<64xf32>, %s: memref<1xf32>, %y: memref<64xf32>, %z: memref<64x64xf32>, %w: memref<64x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<64x64xf32>
  fsdp.matmul %z, %z into %a sizes [64, 64, 64] ld [64, 64, 64] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<64x64xf32>, memref<64x64xf32>, memref<64x64xf32>
  linalg.copy ins(%a : memref<64x64xf32>) outs(%w : memref<64x64xf32>)
  %b = memref.alloc() : memref<64x64xf32>
  fsdp.matmul %z, %z into %b sizes [64, 64, 64] ld [64, 64, 64] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<64x64xf32>, memref<64x64xf32>, memref<64x64xf32>
  linalg.copy ins(%b : memref<64x64xf32>) outs(%z : memref<64x64xf32>)
  return
}
