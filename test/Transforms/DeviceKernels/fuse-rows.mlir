// RUN: fsdp-opt %s --fsdp-fuse-rows --split-input-file | FileCheck %s

// A softmax: its largest values and sums are registers. A view is looked through
// and made anew.

// CHECK-LABEL: func.func private @softmax(%{{.*}}: memref<8x8x128xf32>, %{{.*}}: memref<64x128xf32>)
// CHECK-NOT: memref.alloc()
// CHECK: memref.alloca_scope
// CHECK-DAG: %[[MAX:.*]] = memref.alloca() : memref<64xf32>
// CHECK-DAG: %[[SUM:.*]] = memref.alloca() : memref<64xf32>
// CHECK-DAG: %[[X:.*]] = memref.collapse_shape %arg0
// CHECK: linalg.generic {{.*}} ins(%{{.*}} : f32) outs(%[[MAX]]
// CHECK: linalg.generic {{.*}} ins(%[[X]] {{.*}} outs(%[[MAX]]
// CHECK: linalg.generic {{.*}} ins(%[[X]], %[[MAX]] {{.*}} outs(%arg1
// CHECK: linalg.generic {{.*}} outs(%[[SUM]]
// CHECK: linalg.generic {{.*}} ins(%arg1 {{.*}} outs(%[[SUM]]
// CHECK: linalg.generic {{.*}} ins(%[[SUM]] {{.*}} outs(%arg1
// CHECK: } {fsdp.rows = 64 : i64}
// CHECK-NEXT: return
#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func private @softmax(%x: memref<8x8x128xf32>, %y: memref<64x128xf32>) {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %max = memref.alloc() : memref<64xf32>
  linalg.fill ins(%low : f32) outs(%max : memref<64xf32>)
  %v = memref.collapse_shape %x [[0, 1], [2]] : memref<8x8x128xf32> into memref<64x128xf32>
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%v : memref<64x128xf32>) outs(%max : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.maximumf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]} ins(%v, %max : memref<64x128xf32>, memref<64xf32>) outs(%y : memref<64x128xf32>) {
  ^bb0(%in: f32, %m: f32, %out: f32):
    %0 = arith.subf %in, %m : f32
    %1 = math.exp %0 : f32
    linalg.yield %1 : f32
  }
  %sum = memref.alloc() : memref<64xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<64xf32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]} ins(%y : memref<64x128xf32>) outs(%sum : memref<64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]} ins(%sum : memref<64xf32>) outs(%y : memref<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.divf %out, %in : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// The sum of columns is no op on rows; the one behind it does not depend on it,
// and is executed before. The last one does. What others read is a buffer.

// CHECK-LABEL: func.func private @skip
// CHECK: %[[T:.*]] = memref.alloc()
// CHECK: memref.alloca_scope
// CHECK: linalg.generic {{.*}} outs(%[[T]]
// CHECK: linalg.generic {{.*}} outs(%arg2
// CHECK: } {fsdp.rows = 64 : i64}
// CHECK: linalg.generic {{.*}} iterator_types = ["reduction", "parallel"]} ins(%[[T]]
// CHECK: linalg.generic {{.*}} outs(%arg3
// CHECK: return
#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
func.func private @skip(%x: memref<64x128xf32>, %s: memref<128xf32>, %y: memref<64x128xf32>, %z: memref<64x128xf32>) {
  %t = memref.alloc() : memref<64x128xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x128xf32>) outs(%t : memref<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = math.exp %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%t : memref<64x128xf32>) outs(%s : memref<128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%t : memref<64x128xf32>) outs(%y : memref<64x128xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %in : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #column, #id], iterator_types = ["parallel", "parallel"]} ins(%t, %s : memref<64x128xf32>, memref<128xf32>) outs(%z : memref<64x128xf32>) {
  ^bb0(%in: f32, %sum: f32, %out: f32):
    %0 = arith.mulf %in, %sum : f32
    linalg.yield %0 : f32
  }
  return
}

// -----

// What stays apart: rows that read other rows (transposed, or another part of
// the buffer), or what one thread sums in order.

// CHECK-LABEL: func.func private @apart
// CHECK-NOT: memref.alloca_scope
// CHECK-LABEL: func.func private @strict
// CHECK-NOT: memref.alloca_scope
#id = affine_map<(i, j) -> (i, j)>
#transposed = affine_map<(i, j) -> (j, i)>
func.func private @apart(%x: memref<64x64xf32>, %y: memref<64x128xf32>, %z: memref<64x64xf32>) {
  %left = memref.subview %y[0, 0] [64, 64] [1, 1] : memref<64x128xf32> to memref<64x64xf32, strided<[128, 1]>>
  %right = memref.subview %y[0, 64] [64, 64] [1, 1] : memref<64x128xf32> to memref<64x64xf32, strided<[128, 1], offset: 64>>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x64xf32>) outs(%left : memref<64x64xf32, strided<[128, 1]>>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%right : memref<64x64xf32, strided<[128, 1], offset: 64>>) outs(%x : memref<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.generic {indexing_maps = [#transposed, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x64xf32>) outs(%z : memref<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}
func.func private @strict(%x: memref<64x64xf32>, %y: memref<64x64xf32>, %z: memref<64x64xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%y : memref<64x64xf32>) outs(%z : memref<64x64xf32>) attrs = {fsdp.strict} {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// -----

// Rows that are too long for registers, and a product between two ops. A value
// that exists only later can't be used earlier.

// CHECK-LABEL: func.func private @long
// CHECK-NOT: memref.alloca_scope
// CHECK-LABEL: func.func private @product
// CHECK-NOT: memref.alloca_scope
// CHECK-LABEL: func.func private @later
// CHECK-NOT: memref.alloca_scope
#id = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>
func.func private @long(%x: memref<4x5000xf32>, %y: memref<4x5000xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : memref<4x5000xf32>) outs(%y : memref<4x5000xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]} outs(%y : memref<4x5000xf32>) {
  ^bb0(%out: f32):
    %0 = arith.addf %out, %out : f32
    linalg.yield %0 : f32
  }
  return
}
func.func private @product(%x: memref<64x64xf32>, %y: memref<64x64xf32>, %z: memref<64x64xf32>) {
  linalg.copy ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>)
  fsdp.matmul %x, %x into %z sizes [64, 64, 64] ld [64, 64, 64] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<64x64xf32>, memref<64x64xf32>, memref<64x64xf32>
  linalg.copy ins(%y : memref<64x64xf32>) outs(%x : memref<64x64xf32>)
  return
}
func.func private @later(%x: memref<64x64xf32>, %y: memref<64x64xf32>, %i: memref<f32>) {
  linalg.copy ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>)
  %value = memref.load %i[] : memref<f32>
  linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel", "parallel"]} ins(%value : f32) outs(%y : memref<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}

// -----

// Fused, the first and the last buffer would live at once, which is more than
// one after the other.

// CHECK-LABEL: func.func private @memory
// CHECK-NOT: memref.alloca_scope
#id = affine_map<(i, j) -> (i, j)>
func.func private @memory(%x: memref<64x64xf32>, %y: memref<64x64xf32>) {
  %a = memref.alloc() : memref<64x64xf32>
  %b = memref.alloc() : memref<64x64xf32>
  fsdp.matmul %x, %x into %a sizes [64, 64, 64] ld [64, 64, 64] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<64x64xf32>, memref<64x64xf32>, memref<64x64xf32>
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%a : memref<64x64xf32>) outs(%y : memref<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%y : memref<64x64xf32>) outs(%b : memref<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  fsdp.matmul %b, %b into %x sizes [64, 64, 64] ld [64, 64, 64] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<64x64xf32>, memref<64x64xf32>, memref<64x64xf32>
  return
}

// -----

// Not a sum: each iteration of the loop has an element of its own.

// CHECK-LABEL: func.func private @elements
// CHECK-NOT: memref.alloca_scope
#id = affine_map<(i, j) -> (i, j)>
func.func private @elements(%x: memref<64x64xf32>, %y: memref<64x64xf32>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "reduction"]} ins(%x : memref<64x64xf32>) outs(%y : memref<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "reduction"]} ins(%y : memref<64x64xf32>) outs(%x : memref<64x64xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.addf %in, %out : f32
    linalg.yield %0 : f32
  }
  return
}
