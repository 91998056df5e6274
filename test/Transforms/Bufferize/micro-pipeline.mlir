// RUN: fsdp-opt %s --fsdp-micro-pipeline=pieces=2 | FileCheck %s
// RUN: fsdp-opt %s --fsdp-micro-pipeline=machine=h100-nvlink | FileCheck %s --check-prefix=COST
// RUN: not fsdp-opt %s --fsdp-micro-pipeline=machine=nosuch 2>&1 | FileCheck %s --check-prefix=MACHINE
// MACHINE: error: {{.*}}nosuch
// RUN: not fsdp-opt %s --fsdp-micro-pipeline=pieces=-1 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// NEGATIVE: error: expected 'pieces' to be at least 0, got -1

#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}

// Rows of the product; the transposed weight, which all rows read, is whole, and so is
// what the product reads. The sum with the residual is in pieces, too.
// CHECK-LABEL: func.func @rows
// CHECK: %[[T:.*]] = linalg.transpose
// CHECK: %[[X0:.*]] = tensor.extract_slice %arg0[0, 0] [4, 4] [1, 1]
// CHECK: %[[F0:.*]] = linalg.fill {{.*}} -> tensor<4x6xf32>
// CHECK: %[[P0:.*]] = linalg.matmul ins(%[[X0]], %[[T]] {{.*}} outs(%[[F0]]
// CHECK: %[[E0:.*]] = tensor.expand_shape %[[P0]] {{.*}} output_shape [1, 4, 6]
// CHECK: %[[S0:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[E0]] : (tensor<1x4x6xf32>)
// CHECK: %[[X1:.*]] = tensor.extract_slice %arg0[4, 0] [4, 4] [1, 1]
// CHECK: %[[P1:.*]] = linalg.matmul ins(%[[X1]], %[[T]]
// CHECK: %[[E1:.*]] = tensor.expand_shape %[[P1]]
// CHECK: %[[S1:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[E1]]
// CHECK: %[[R0:.*]] = tensor.extract_slice %arg2[0, 0, 0] [1, 4, 6] [1, 1, 1]
// CHECK: %[[Y0:.*]] = linalg.add ins(%[[S0]], %[[R0]]
// CHECK: %[[R1:.*]] = tensor.extract_slice %arg2[0, 4, 0] [1, 4, 6] [1, 1, 1]
// CHECK: %[[Y1:.*]] = linalg.add ins(%[[S1]], %[[R1]]
// CHECK: %[[I:.*]] = tensor.insert_slice %[[Y0]] into %{{.*}}[0, 0, 0] [1, 4, 6] [1, 1, 1]
// CHECK: %[[W:.*]] = tensor.insert_slice %[[Y1]] into %[[I]][0, 4, 0] [1, 4, 6] [1, 1, 1]
// CHECK: return %[[W]]
// Nothing pays for so little.
// COST-LABEL: func.func @rows
// COST-COUNT-1: fsdp.all_reduce
// COST-NOT: fsdp.all_reduce
// COST: return
func.func @rows(%x: tensor<8x4xf32>, %w: tensor<6x4xf32>, %r: tensor<1x8x6xf32>) -> tensor<1x8x6xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = tensor.empty() : tensor<4x6xf32>
  %t = linalg.transpose ins(%w : tensor<6x4xf32>) outs(%0 : tensor<4x6xf32>) permutation = [1, 0]
  %1 = tensor.empty() : tensor<8x6xf32>
  %init = linalg.fill ins(%zero : f32) outs(%1 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %p = linalg.matmul ins(%x, %t : tensor<8x4xf32>, tensor<4x6xf32>)
                     outs(%init : tensor<8x6xf32>) -> tensor<8x6xf32>
  %e = tensor.expand_shape %p [[0, 1], [2]] output_shape [1, 8, 6]
      : tensor<8x6xf32> into tensor<1x8x6xf32>
  %s = fsdp.all_reduce sum on @grid axes [1] %e : (tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
  %2 = tensor.empty() : tensor<1x8x6xf32>
  %y = linalg.add ins(%s, %r : tensor<1x8x6xf32>, tensor<1x8x6xf32>)
                  outs(%2 : tensor<1x8x6xf32>) -> tensor<1x8x6xf32>
  return %y : tensor<1x8x6xf32>
}

// Not along the dimension that ranks get parts of: columns, and with them those of the
// weight. Several readers get the whole.
// CHECK-LABEL: func.func @columns
// CHECK: tensor.extract_slice %arg1[0, 0] [4, 3] [1, 1]
// CHECK: linalg.matmul {{.*}} -> tensor<8x3xf32>
// CHECK: fsdp.reduce_scatter {{.*}} (tensor<8x3xf32>) -> tensor<4x3xf32>
// CHECK: tensor.extract_slice %arg1[0, 3] [4, 3] [1, 1]
// CHECK: fsdp.reduce_scatter {{.*}} (tensor<8x3xf32>) -> tensor<4x3xf32>
// CHECK: tensor.insert_slice
// CHECK: %[[W:.*]] = tensor.insert_slice
// CHECK: linalg.exp ins(%[[W]]
// CHECK: return %{{.*}}, %[[W]]
func.func @columns(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %init: tensor<8x6xf32>)
    -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %p = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x6xf32>)
                     outs(%init : tensor<8x6xf32>) -> tensor<8x6xf32>
  %s = fsdp.reduce_scatter sum %p dim 0 on @grid axes [1] : (tensor<8x6xf32>) -> tensor<4x6xf32>
  %0 = tensor.empty() : tensor<4x6xf32>
  %y = linalg.exp ins(%s : tensor<4x6xf32>) outs(%0 : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %y, %s : tensor<4x6xf32>, tensor<4x6xf32>
}

// Neither what is read elsewhere, nor sums that are no products, nor what two does not
// divide.
// CHECK-LABEL: func.func @whole
// CHECK: fsdp.all_reduce {{.*}} (tensor<8x6xf32>)
// CHECK: fsdp.all_reduce {{.*}} (tensor<8xf32>)
// CHECK: fsdp.all_reduce {{.*}} (tensor<3x5xf32>)
// CHECK-NOT: fsdp.all_reduce
func.func @whole(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %init: tensor<8x6xf32>,
                 %row: tensor<8xf32>, %a: tensor<3x4xf32>, %b: tensor<4x5xf32>,
                 %odd: tensor<3x5xf32>)
    -> (tensor<8x6xf32>, tensor<8x6xf32>, tensor<8xf32>, tensor<3x5xf32>) {
  %p = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x6xf32>)
                     outs(%init : tensor<8x6xf32>) -> tensor<8x6xf32>
  %s = fsdp.all_reduce sum on @grid axes [1] %p : (tensor<8x6xf32>) -> tensor<8x6xf32>
  %r = linalg.reduce ins(%x : tensor<8x4xf32>) outs(%row : tensor<8xf32>) dimensions = [1]
      (%in: f32, %out: f32) {
        %0 = arith.addf %in, %out : f32
        linalg.yield %0 : f32
      }
  %t = fsdp.all_reduce sum on @grid axes [1] %r : (tensor<8xf32>) -> tensor<8xf32>
  %q = linalg.matmul ins(%a, %b : tensor<3x4xf32>, tensor<4x5xf32>)
                     outs(%odd : tensor<3x5xf32>) -> tensor<3x5xf32>
  %u = fsdp.all_reduce sum on @grid axes [1] %q : (tensor<3x5xf32>) -> tensor<3x5xf32>
  return %p, %s, %t, %u : tensor<8x6xf32>, tensor<8x6xf32>, tensor<8xf32>, tensor<3x5xf32>
}

// Sums of products, which lead to nothing else, are in pieces down to these; other terms
// are read where they are.
// CHECK-LABEL: func.func @sums
// CHECK: linalg.matmul {{.*}} -> tensor<4x6xf32>
// CHECK: linalg.matmul {{.*}} -> tensor<4x6xf32>
// CHECK: linalg.add {{.*}} -> tensor<4x6xf32>
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %arg3
// CHECK: fsdp.all_reduce {{.*}} (tensor<4x6xf32>)
// CHECK: fsdp.all_reduce {{.*}} (tensor<4x6xf32>)
// CHECK-NOT: tensor<8x6xf32>, tensor<8x6xf32>
func.func @sums(%x: tensor<8x4xf32>, %w: tensor<4x6xf32>, %init: tensor<8x6xf32>,
                %bias: tensor<6xf32>) -> tensor<8x6xf32> {
  %p = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x6xf32>)
                     outs(%init : tensor<8x6xf32>) -> tensor<8x6xf32>
  %q = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x6xf32>)
                     outs(%init : tensor<8x6xf32>) -> tensor<8x6xf32>
  %0 = tensor.empty() : tensor<8x6xf32>
  %r = linalg.add ins(%p, %q : tensor<8x6xf32>, tensor<8x6xf32>)
                  outs(%0 : tensor<8x6xf32>) -> tensor<8x6xf32>
  %b = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%r, %bias : tensor<8x6xf32>, tensor<6xf32>) outs(%0 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %each: f32, %out: f32):
      %1 = arith.addf %in, %each : f32
      linalg.yield %1 : f32
  } -> tensor<8x6xf32>
  %s = fsdp.all_reduce sum on @grid axes [1] %b : (tensor<8x6xf32>) -> tensor<8x6xf32>
  return %s : tensor<8x6xf32>
}

// Nor of unknown sizes, of no elements, or of types that say more.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-3: fsdp.all_reduce
// CHECK-NOT: fsdp.all_reduce
func.func @others(%a: tensor<8x?xf32>, %b: tensor<?x6xf32>, %init: tensor<8x6xf32>,
                  %none: tensor<0x4xf32>, %w: tensor<4x6xf32>, %empty: tensor<0x6xf32>,
                  %x: tensor<8x4xf32>, %e: tensor<8x6xf32, 7 : i64>)
    -> (tensor<8x6xf32>, tensor<0x6xf32>, tensor<8x6xf32, 7 : i64>) {
  %p = linalg.matmul ins(%a, %b : tensor<8x?xf32>, tensor<?x6xf32>)
                     outs(%init : tensor<8x6xf32>) -> tensor<8x6xf32>
  %s = fsdp.all_reduce sum on @grid axes [1] %p : (tensor<8x6xf32>) -> tensor<8x6xf32>
  %q = linalg.matmul ins(%none, %w : tensor<0x4xf32>, tensor<4x6xf32>)
                     outs(%empty : tensor<0x6xf32>) -> tensor<0x6xf32>
  %t = fsdp.all_reduce sum on @grid axes [1] %q : (tensor<0x6xf32>) -> tensor<0x6xf32>
  %r = linalg.matmul ins(%x, %w : tensor<8x4xf32>, tensor<4x6xf32>)
                     outs(%e : tensor<8x6xf32, 7 : i64>) -> tensor<8x6xf32, 7 : i64>
  %u = fsdp.all_reduce sum on @grid axes [1] %r
      : (tensor<8x6xf32, 7 : i64>) -> tensor<8x6xf32, 7 : i64>
  return %s, %t, %u : tensor<8x6xf32>, tensor<0x6xf32>, tensor<8x6xf32, 7 : i64>
}

// A product of two milliseconds, and a sum of one and a half.
// CHECK-LABEL: func.func @large
// COST-LABEL: func.func @large
// COST-COUNT-8: fsdp.all_reduce {{.*}} (tensor<2048x8192xf32>)
// COST-NOT: fsdp.all_reduce
func.func @large(%x: tensor<16384x4096xf32>, %w: tensor<4096x8192xf32>,
                 %init: tensor<16384x8192xf32>) -> tensor<16384x8192xf32> {
  %p = linalg.matmul ins(%x, %w : tensor<16384x4096xf32>, tensor<4096x8192xf32>)
                     outs(%init : tensor<16384x8192xf32>) -> tensor<16384x8192xf32>
  %s = fsdp.all_reduce sum on @grid axes [1] %p : (tensor<16384x8192xf32>) -> tensor<16384x8192xf32>
  return %s : tensor<16384x8192xf32>
}
