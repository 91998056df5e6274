// RUN: fsdp-opt %s --fsdp-lower-contractions | FileCheck %s
// RUN: fsdp-opt %s --fsdp-lower-contractions=narrow | FileCheck %s --check-prefix=NARROW
// RUN: fsdp-opt %s --fsdp-lower-contractions="narrow narrow-results" | FileCheck %s --check-prefix=ROUNDED

// ROUNDED: fsdp.matmul {{.*}} accumulate sizes [16, 8, 4] {{.*}} : memref<16x4xbf16>, memref<8x4xbf16>, memref<16x8xbf16>

// The zero fill directly before is absorbed.
// CHECK-LABEL: func @matmul
func.func @matmul(%a: memref<16x4xf32>, %b: memref<4x8xf32>, %c: memref<16x8xf32>) {
  %zero = arith.constant 0.0 : f32
  // CHECK-NOT: linalg.fill
  // CHECK: fsdp.matmul %{{.*}}, %{{.*}} into %{{.*}} sizes [16, 8, 4] ld [4, 8, 8] batch [1, 1] strides [0, 0, 0, 0, 0, 0]
  linalg.fill ins(%zero : f32) outs(%c : memref<16x8xf32>)
  linalg.matmul ins(%a, %b : memref<16x4xf32>, memref<4x8xf32>) outs(%c : memref<16x8xf32>)
  return
}

// CHECK-LABEL: func @other_fill
func.func @other_fill(%a: memref<16x4xf32>, %b: memref<4x8xf32>, %c: memref<16x8xf32>) {
  %one = arith.constant 1.0 : f32
  // CHECK: linalg.fill
  // CHECK: fsdp.matmul %{{.*}}, %{{.*}} into %{{.*}} accumulate
  linalg.fill ins(%one : f32) outs(%c : memref<16x8xf32>)
  linalg.matmul ins(%a, %b : memref<16x4xf32>, memref<4x8xf32>) outs(%c : memref<16x8xf32>)
  return
}

// Something reads the zeros in between: through a view, too.
// CHECK-LABEL: func @fill_is_read
func.func @fill_is_read(%a: memref<16x4xf32>, %b: memref<4x8xf32>, %c: memref<16x8xf32>, %d: memref<128xf32>) {
  %zero = arith.constant 0.0 : f32
  // CHECK: linalg.fill
  // CHECK: fsdp.matmul %{{.*}}, %{{.*}} into %{{.*}} accumulate
  linalg.fill ins(%zero : f32) outs(%c : memref<16x8xf32>)
  %view = memref.collapse_shape %c [[0, 1]] : memref<16x8xf32> into memref<128xf32>
  linalg.copy ins(%view : memref<128xf32>) outs(%d : memref<128xf32>)
  linalg.matmul ins(%a, %b : memref<16x4xf32>, memref<4x8xf32>) outs(%c : memref<16x8xf32>)
  return
}

// Transposes in the maps become flags, f64 is supported.
// CHECK-LABEL: func @transposed
func.func @transposed(%a: memref<4x16xf64>, %b: memref<8x4xf64>, %c: memref<16x8xf64>) {
  // CHECK: fsdp.matmul %{{.*}} trans_a, %{{.*}} trans_b into %{{.*}} accumulate sizes [16, 8, 4] ld [16, 4, 8]
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
    ins(%a, %b : memref<4x16xf64>, memref<8x4xf64>) outs(%c : memref<16x8xf64>)
  return
}

// c is column-major: the transposed product with a and b exchanged.
// CHECK-LABEL: func @swapped
// CHECK-SAME: %[[A:.*]]: memref<16x4xf32>, %[[B:.*]]: memref<4x8xf32>
func.func @swapped(%a: memref<16x4xf32>, %b: memref<4x8xf32>, %c: memref<8x16xf32>) {
  // CHECK: fsdp.matmul %[[B]] trans_a, %[[A]] trans_b into %{{.*}} accumulate sizes [8, 16, 4] ld [8, 4, 16]
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>]
    ins(%a, %b : memref<16x4xf32>, memref<4x8xf32>) outs(%c : memref<8x16xf32>)
  return
}

// Two m loops are one in memory.
// CHECK-LABEL: func @merged
func.func @merged(%a: memref<2x16x4xf32>, %b: memref<4x8xf32>, %c: memref<2x16x8xf32>) {
  // CHECK: sizes [32, 8, 4] ld [4, 8, 8] batch [1, 1]
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %b : memref<2x16x4xf32>, memref<4x8xf32>) outs(%c : memref<2x16x8xf32>)
  return
}

// Attention on [batch, time, head, dim] without a transposed copy: two batch
// dimensions with strides of their own.
// CHECK-LABEL: func @two_batches
func.func @two_batches(%q: memref<2x16x4x8xf32>, %k: memref<2x16x4x8xf32>, %s: memref<2x4x16x16xf32>) {
  // CHECK: fsdp.matmul %{{.*}}, %{{.*}} trans_b into %{{.*}} accumulate sizes [16, 16, 8] ld [32, 32, 16] batch [2, 4] strides [512, 8, 512, 8, 1024, 256]
  linalg.contract indexing_maps = [affine_map<(b, h, m, n, k) -> (b, m, h, k)>, affine_map<(b, h, m, n, k) -> (b, n, h, k)>, affine_map<(b, h, m, n, k) -> (b, h, m, n)>]
    ins(%q, %k : memref<2x16x4x8xf32>, memref<2x16x4x8xf32>) outs(%s : memref<2x4x16x16xf32>)
  return
}

// b is shared by the batch, and c strided: the batch loop stays a batch loop.
// CHECK-LABEL: func @strided
func.func @strided(%a: memref<2x16x4xf32>, %b: memref<4x8xf32>, %c: memref<2x16x8xf32, strided<[256, 8, 1], offset: 32>>) {
  // CHECK: sizes [16, 8, 4] ld [4, 8, 8] batch [1, 2] strides [0, 64, 0, 0, 0, 256]
  linalg.contract indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %b : memref<2x16x4xf32>, memref<4x8xf32>) outs(%c : memref<2x16x8xf32, strided<[256, 8, 1], offset: 32>>)
  return
}

// A matrix that begins where a loop says.
// CHECK-LABEL: func @placed
func.func @placed(%a: memref<2x16x4xf32>, %b: memref<4x8xf32>, %c: memref<16x8xf32>, %i: index) {
  %at = memref.subview %a[%i, 0, 0] [1, 16, 4] [1, 1, 1] : memref<2x16x4xf32> to memref<16x4xf32, strided<[4, 1], offset: ?>>
  // CHECK: fsdp.matmul %{{.*}}, %{{.*}} into %{{.*}} accumulate sizes [16, 8, 4] ld [4, 8, 8]
  linalg.matmul ins(%at, %b : memref<16x4xf32, strided<[4, 1], offset: ?>>, memref<4x8xf32>) outs(%c : memref<16x8xf32>)
  return
}

// CHECK-LABEL: func @stays
func.func @stays(%a: memref<16x4xbf16>, %b: memref<4x8xbf16>, %c: memref<16x8xbf16>,
                 %x: memref<16x4xf32>, %y: memref<4x8xf32>, %z: memref<16x8xf32>,
                 %g: memref<16x4xf32, strided<[8, 2]>>, %v: memref<4xf32>, %d: memref<f32>) {
  // CHECK-NOT: fsdp.matmul
  // Element type.
  linalg.matmul ins(%a, %b : memref<16x4xbf16>, memref<4x8xbf16>) outs(%c : memref<16x8xbf16>)
  // Marked.
  linalg.matmul {fsdp.strict} ins(%x, %y : memref<16x4xf32>, memref<4x8xf32>) outs(%z : memref<16x8xf32>)
  // Neither stride is 1.
  linalg.matmul ins(%g, %y : memref<16x4xf32, strided<[8, 2]>>, memref<4x8xf32>) outs(%z : memref<16x8xf32>)
  // A dot product.
  linalg.dot ins(%v, %v : memref<4xf32>, memref<4xf32>) outs(%d : memref<f32>)
  return
}

#lhs = affine_map<(m, n, k) -> (m, k)>
#rhs = affine_map<(m, n, k) -> (k, n)>
#out = affine_map<(m, n, k) -> (m, n)>

// More than a product in the body, on any way to the sum.
// CHECK-LABEL: func @more
func.func @more(%x: memref<16x4xf32>, %y: memref<4x8xf32>, %z: memref<16x8xf32>) {
  // CHECK-NOT: fsdp.matmul
  // CHECK: math.exp
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %y : memref<16x4xf32>, memref<4x8xf32>) outs(%z : memref<16x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %n = math.exp %i : f32
    %p = arith.mulf %n, %j : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  // CHECK-NOT: fsdp.matmul
  // CHECK: arith.negf
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %y : memref<16x4xf32>, memref<4x8xf32>) outs(%z : memref<16x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %p = arith.mulf %i, %j : f32
    %n = arith.negf %p : f32
    %s = arith.addf %o, %n : f32
    linalg.yield %s : f32
  }
  return
}

// Operands of product and sum in the other order.
// CHECK-LABEL: func @reversed
func.func @reversed(%x: memref<16x4xf32>, %y: memref<4x8xf32>, %z: memref<16x8xf32>) {
  // CHECK: fsdp.matmul
  linalg.generic {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %y : memref<16x4xf32>, memref<4x8xf32>) outs(%z : memref<16x8xf32>) {
  ^bb0(%i: f32, %j: f32, %o: f32):
    %p = arith.mulf %j, %i : f32
    %s = arith.addf %p, %o : f32
    linalg.yield %s : f32
  }
  return
}

// Devices multiply 16-bit factors and add in f32.
// CHECK-LABEL: func @narrow
// NARROW-LABEL: func @narrow
func.func @narrow(%a: memref<16x4xbf16>, %b: memref<8x4xbf16>, %c: memref<16x8xf32>, %d: memref<16x8xbf16>) {
  %zero = arith.constant 0.0 : f32
  // CHECK: linalg.fill
  // CHECK: linalg.matmul
  // NARROW-NOT: linalg.fill
  // NARROW: fsdp.matmul %{{.*}}, %{{.*}} trans_b into %{{.*}} sizes [16, 8, 4] ld [4, 4, 8] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<16x4xbf16>, memref<8x4xbf16>, memref<16x8xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<16x8xf32>)
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<16x4xbf16>, memref<8x4xbf16>) outs(%c : memref<16x8xf32>)
  // Sums in 16 bits stay, unless those of f32 may be rounded to them.
  // CHECK: linalg.matmul
  // NARROW: linalg.matmul
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<16x4xbf16>, memref<8x4xbf16>) outs(%d : memref<16x8xbf16>)
  return
}

// A row that is repeated to all rows of a narrow result is a bias; what happens
// in between to others does not matter.
// ROUNDED-LABEL: func.func @biased(
// ROUNDED-SAME: %[[A:[^:]*]]: memref<16x4xbf16>, %[[B:[^:]*]]: memref<4x8xbf16>, %[[C:[^:]*]]: memref<16x8xbf16>, %[[D:[^:]*]]: memref<8xbf16>
// ROUNDED-NOT: linalg.generic
// ROUNDED: linalg.copy
// ROUNDED-NEXT: fsdp.matmul %[[A]], %[[B]] into %[[C]] bias %[[D]] sizes [16, 8, 4] ld [4, 8, 8] batch [1, 1] strides [0, 0, 0, 0, 0, 0] : memref<16x4xbf16>, memref<4x8xbf16>, memref<16x8xbf16>, memref<8xbf16>
// ROUNDED-NEXT: return
func.func @biased(%a: memref<16x4xbf16>, %b: memref<4x8xbf16>, %c: memref<16x8xbf16>, %d: memref<8xbf16>, %e: memref<16x8xbf16>, %f: memref<8xbf16>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%d : memref<8xbf16>) outs(%c : memref<16x8xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  }
  linalg.copy ins(%d : memref<8xbf16>) outs(%f : memref<8xbf16>)
  linalg.matmul ins(%a, %b : memref<16x4xbf16>, memref<4x8xbf16>) outs(%c : memref<16x8xbf16>)
  return
}

// Rows are those of the result in memory, whatever its map says.
// ROUNDED-LABEL: func.func @biased_turned(
// ROUNDED-SAME: %[[A:[^:]*]]: memref<16x4xbf16>, %[[B:[^:]*]]: memref<4x8xbf16>, %[[C:[^:]*]]: memref<8x16xbf16>, %[[D:[^:]*]]: memref<16xbf16>
// ROUNDED-NEXT: fsdp.matmul %[[B]] trans_a, %[[A]] trans_b into %[[C]] bias %[[D]] sizes [8, 16, 4]
// ROUNDED-NEXT: return
func.func @biased_turned(%a: memref<16x4xbf16>, %b: memref<4x8xbf16>, %c: memref<8x16xbf16>, %d: memref<16xbf16>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%d : memref<16xbf16>) outs(%c : memref<8x16xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  }
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (n, m)>]
      ins(%a, %b : memref<16x4xbf16>, memref<4x8xbf16>) outs(%c : memref<8x16xbf16>)
  return
}

// A number for each row of the result is none.
// ROUNDED-LABEL: func.func @biased_rows(
// ROUNDED: linalg.generic
// ROUNDED: fsdp.matmul {{.*}} accumulate sizes
func.func @biased_rows(%a: memref<16x4xbf16>, %b: memref<4x8xbf16>, %c: memref<16x8xbf16>, %d: memref<16xbf16>, %e: memref<16x8xbf16>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%d : memref<16xbf16>) outs(%c : memref<16x8xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  }
  linalg.matmul ins(%a, %b : memref<16x4xbf16>, memref<4x8xbf16>) outs(%c : memref<16x8xbf16>)
  return
}

// Neither where rows are as long as columns.
// ROUNDED-LABEL: func.func @biased_square_rows(
// ROUNDED: linalg.generic
// ROUNDED: fsdp.matmul {{.*}} accumulate sizes
func.func @biased_square_rows(%a: memref<8x4xbf16>, %b: memref<4x8xbf16>, %c: memref<8x8xbf16>, %d: memref<8xbf16>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%d : memref<8xbf16>) outs(%c : memref<8x8xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  }
  linalg.matmul ins(%a, %b : memref<8x4xbf16>, memref<4x8xbf16>) outs(%c : memref<8x8xbf16>)
  return
}

// Nor where the row changes before the product,
// ROUNDED-LABEL: func.func @bias_is_written(
// ROUNDED: linalg.generic
// ROUNDED: fsdp.matmul {{.*}} accumulate sizes
func.func @bias_is_written(%a: memref<16x4xbf16>, %b: memref<4x8xbf16>, %c: memref<16x8xbf16>, %d: memref<8xbf16>, %e: memref<16x8xbf16>, %f: memref<8xbf16>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%d : memref<8xbf16>) outs(%c : memref<16x8xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  }
  linalg.copy ins(%f : memref<8xbf16>) outs(%d : memref<8xbf16>)
  linalg.matmul ins(%a, %b : memref<16x4xbf16>, memref<4x8xbf16>) outs(%c : memref<16x8xbf16>)
  return
}

// something reads it repeated,
// ROUNDED-LABEL: func.func @result_is_read(
// ROUNDED: linalg.generic
// ROUNDED: fsdp.matmul {{.*}} accumulate sizes
func.func @result_is_read(%a: memref<16x4xbf16>, %b: memref<4x8xbf16>, %c: memref<16x8xbf16>, %d: memref<8xbf16>, %e: memref<16x8xbf16>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%d : memref<8xbf16>) outs(%c : memref<16x8xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  }
  linalg.copy ins(%c : memref<16x8xbf16>) outs(%e : memref<16x8xbf16>)
  linalg.matmul ins(%a, %b : memref<16x4xbf16>, memref<4x8xbf16>) outs(%c : memref<16x8xbf16>)
  return
}

// it is a part of the result,
// ROUNDED-LABEL: func.func @bias_is_result(
// ROUNDED: linalg.generic
// ROUNDED: fsdp.matmul {{.*}} accumulate sizes
func.func @bias_is_result(%a: memref<16x4xbf16>, %b: memref<4x8xbf16>, %c: memref<16x8xbf16>) {
  %d = memref.subview %c[0, 0] [1, 8] [1, 1] : memref<16x8xbf16> to memref<8xbf16>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%d : memref<8xbf16>) outs(%c : memref<16x8xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  }
  linalg.matmul ins(%a, %b : memref<16x4xbf16>, memref<4x8xbf16>) outs(%c : memref<16x8xbf16>)
  return
}

// only a part of the product's rows gets the row,
// ROUNDED-LABEL: func.func @bias_of_heads(
// ROUNDED: linalg.generic
// ROUNDED: fsdp.matmul {{.*}} accumulate sizes
func.func @bias_of_heads(%a: memref<16x4xbf16>, %b: memref<4x2x8xbf16>, %c: memref<16x2x8xbf16>, %d: memref<8xbf16>) {
  linalg.generic {indexing_maps = [affine_map<(i, h, j) -> (j)>, affine_map<(i, h, j) -> (i, h, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d : memref<8xbf16>) outs(%c : memref<16x2x8xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  }
  linalg.contract indexing_maps = [affine_map<(m, h, n, k) -> (m, k)>, affine_map<(m, h, n, k) -> (k, h, n)>, affine_map<(m, h, n, k) -> (m, h, n)>]
      ins(%a, %b : memref<16x4xbf16>, memref<4x2x8xbf16>) outs(%c : memref<16x2x8xbf16>)
  return
}

// or there are several products.
// ROUNDED-LABEL: func.func @bias_of_batch(
// ROUNDED: linalg.generic
// ROUNDED: fsdp.matmul {{.*}} accumulate sizes
func.func @bias_of_batch(%a: memref<2x16x4xbf16>, %b: memref<2x4x8xbf16>, %c: memref<2x16x8xbf16>, %d: memref<8xbf16>) {
  linalg.generic {indexing_maps = [affine_map<(h, i, j) -> (j)>, affine_map<(h, i, j) -> (h, i, j)>], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%d : memref<8xbf16>) outs(%c : memref<2x16x8xbf16>) {
  ^bb0(%i: bf16, %o: bf16):
    linalg.yield %i : bf16
  }
  linalg.batch_matmul ins(%a, %b : memref<2x16x4xbf16>, memref<2x4x8xbf16>) outs(%c : memref<2x16x8xbf16>)
  return
}

// A choice between buffers may be the one that was filled: the product is added to
// what was written there.

// CHECK-LABEL: func.func @chosen(
// CHECK: linalg.fill
// CHECK: linalg.copy
// CHECK: fsdp.matmul {{.*}} accumulate
func.func @chosen(%c: i1, %x: memref<4x4xf32>, %p: memref<4x4xf32>, %q: memref<4x4xf32>, %out: memref<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc() : memref<4x4xf32>
  %b = memref.alloc() : memref<4x4xf32>
  %d = scf.if %c -> memref<4x4xf32> {
    scf.yield %a : memref<4x4xf32>
  } else {
    scf.yield %b : memref<4x4xf32>
  }
  linalg.fill ins(%zero : f32) outs(%a : memref<4x4xf32>)
  linalg.copy ins(%x : memref<4x4xf32>) outs(%d : memref<4x4xf32>)
  linalg.matmul ins(%p, %q : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  linalg.copy ins(%a : memref<4x4xf32>) outs(%out : memref<4x4xf32>)
  return
}
