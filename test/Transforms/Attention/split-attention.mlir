// RUN: fsdp-opt %s --fsdp-split-attention=bytes=2048 --canonicalize --split-input-file | FileCheck %s
// RUN: not fsdp-opt %s --fsdp-split-attention=bytes=0 --split-input-file 2>&1 | FileCheck %s --check-prefix=BYTES
// BYTES: error: expected at least 1 of 'bytes' of scores, got 0

// Scores of a row of all heads have 2 * 4 * 16 * 4 bytes: four rows at a time, and two
// that are left over. The place of the first one goes to the step's attention.

// CHECK-LABEL: func.func @forward(
// CHECK-SAME: %[[Q:[a-z0-9]+]]: tensor<2x4x10x8xf32>, %[[K:[a-z0-9]+]]: tensor<2x2x16x8xf32>, %[[V:[a-z0-9]+]]: tensor<2x2x16x2xf32>
// CHECK-DAG: %[[FIRST_OF_REST:.*]] = arith.constant dense<8> : tensor<i64>
// CHECK-DAG: %[[O:.*]] = tensor.empty() : tensor<2x4x10x2xf32>
// CHECK-DAG: %[[L:.*]] = tensor.empty() : tensor<2x4x10xf32>
// CHECK: %[[LOOP:.*]]:2 = scf.for %[[ROW:.*]] = %c0 to %c8 step %c4 iter_args(%[[OUT:.*]] = %[[O]], %[[LOG:.*]] = %[[L]])
// CHECK: %[[SOME:.*]] = tensor.extract_slice %[[Q]][0, 0, %[[ROW]], 0] [2, 4, 4, 8] [1, 1, 1, 1]
// CHECK: %[[NUMBER:.*]] = arith.index_cast %[[ROW]] : index to i64
// CHECK: %[[PLACE:.*]] = tensor.from_elements %[[NUMBER]] : tensor<i64>
// CHECK: %[[PART:.*]], %[[PART_LOG:.*]] = fsdp.attention %[[SOME]], %[[K]], %[[V]] from %[[PLACE]] causal scale 2.500000e-01 : (tensor<2x4x4x8xf32>, tensor<2x2x16x8xf32>, tensor<2x2x16x2xf32>, tensor<i64>) -> (tensor<2x4x4x2xf32>, tensor<2x4x4xf32>)
// CHECK: tensor.insert_slice %[[PART]] into %[[OUT]][0, 0, %[[ROW]], 0] [2, 4, 4, 2]
// CHECK: tensor.insert_slice %[[PART_LOG]] into %[[LOG]][0, 0, %[[ROW]]] [2, 4, 4]
// CHECK: %[[REST:.*]] = tensor.extract_slice %[[Q]][0, 0, 8, 0] [2, 4, 2, 8]
// CHECK: fsdp.attention %[[REST]], %[[K]], %[[V]] from %[[FIRST_OF_REST]] causal
// CHECK: %[[ALL:.*]] = tensor.insert_slice %{{.*}} into %[[LOOP]]#0[0, 0, 8, 0]
// CHECK: %[[ALL_LOGS:.*]] = tensor.insert_slice %{{.*}} into %[[LOOP]]#1[0, 0, 8]
// CHECK: return %[[ALL]], %[[ALL_LOGS]]
func.func @forward(%q: tensor<2x4x10x8xf32>, %k: tensor<2x2x16x8xf32>, %v: tensor<2x2x16x2xf32>) -> (tensor<2x4x10x2xf32>, tensor<2x4x10xf32>) {
  %0:2 = fsdp.attention %q, %k, %v causal scale 0.25 : (tensor<2x4x10x8xf32>, tensor<2x2x16x8xf32>, tensor<2x2x16x2xf32>) -> (tensor<2x4x10x2xf32>, tensor<2x4x10xf32>)
  return %0#0, %0#1 : tensor<2x4x10x2xf32>, tensor<2x4x10xf32>
}

// -----

// The gradient computes the rows' attention again. Gradients of keys and values are
// sums of f32.

// CHECK-LABEL: func.func @gradient(
// CHECK-SAME: %[[G:[a-z0-9]+]]: tensor<2x4x8x8xbf16>, %[[Q:[a-z0-9]+]]: tensor<2x4x8x8xbf16>, %[[K:[a-z0-9]+]]: tensor<2x4x16x8xbf16>
// CHECK: %[[ZERO:.*]] = linalg.fill {{.*}} -> tensor<2x4x16x8xf32>
// CHECK: %[[LOOP:.*]]:3 = scf.for %[[ROW:.*]] = %c0 to %c8 step %c4 iter_args(%[[DQ:.*]] = %{{.*}}, %[[DK:.*]] = %[[ZERO]], %[[DV:.*]] = %{{.*}})
// CHECK: %[[SOME:.*]] = tensor.extract_slice %[[Q]][0, 0, %[[ROW]], 0] [2, 4, 4, 8]
// CHECK: %[[O:.*]], %[[L:.*]] = fsdp.attention %[[SOME]], %[[K]], %[[K]] scale 2.500000e-01 :
// CHECK: %[[OF_OUT:.*]] = tensor.extract_slice %[[G]][0, 0, %[[ROW]], 0] [2, 4, 4, 8]
// CHECK: %[[PARTS:.*]], %[[PARTS_K:.*]], %[[PARTS_V:.*]] = fsdp.attention_grad %[[OF_OUT]], %[[SOME]], %[[K]], %[[K]], %[[O]], %[[L]] scale 2.500000e-01
// CHECK: tensor.insert_slice %[[PARTS]] into %[[DQ]][0, 0, %[[ROW]], 0]
// CHECK: %[[WIDE:.*]] = linalg.generic {{.*}} ins(%[[PARTS_K]] : tensor<2x4x16x8xbf16>) outs(%{{.*}} : tensor<2x4x16x8xf32>)
// CHECK: arith.addf %[[DK]], %[[WIDE]] : tensor<2x4x16x8xf32>
// CHECK: arith.addf %[[DV]], %{{.*}} : tensor<2x4x16x8xf32>
// CHECK: return %[[LOOP]]#0, %{{.*}}, %{{.*}} : tensor<2x4x8x8xbf16>, tensor<2x4x16x8xbf16>, tensor<2x4x16x8xbf16>
func.func @gradient(%g: tensor<2x4x8x8xbf16>, %q: tensor<2x4x8x8xbf16>, %k: tensor<2x4x16x8xbf16>) -> (tensor<2x4x8x8xbf16>, tensor<2x4x16x8xbf16>, tensor<2x4x16x8xbf16>) {
  %0:2 = fsdp.attention %q, %k, %k scale 0.25 : (tensor<2x4x8x8xbf16>, tensor<2x4x16x8xbf16>, tensor<2x4x16x8xbf16>) -> (tensor<2x4x8x8xbf16>, tensor<2x4x8xf32>)
  %1:3 = fsdp.attention_grad %g, %q, %k, %k, %0#0, %0#1 scale 0.25 : (tensor<2x4x8x8xbf16>, tensor<2x4x8x8xbf16>, tensor<2x4x16x8xbf16>, tensor<2x4x16x8xbf16>, tensor<2x4x8x8xbf16>, tensor<2x4x8xf32>) -> (tensor<2x4x8x8xbf16>, tensor<2x4x16x8xbf16>, tensor<2x4x16x8xbf16>)
  return %1#0, %1#1, %1#2 : tensor<2x4x8x8xbf16>, tensor<2x4x16x8xbf16>, tensor<2x4x16x8xbf16>
}

// -----

// One whose log-sum-exp is of more columns takes that.

// CHECK-LABEL: func.func @block(
// CHECK-SAME: %[[O:[a-z0-9]+]]: tensor<2x4x8x8xf32>, %[[L:[a-z0-9]+]]: tensor<2x4x8xf32>
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c8 step %c4
// CHECK-DAG: %[[OUT:.*]] = tensor.extract_slice %[[O]][0, 0, %[[ROW]], 0] [2, 4, 4, 8]
// CHECK-DAG: %[[LOG:.*]] = tensor.extract_slice %[[L]][0, 0, %[[ROW]]] [2, 4, 4]
// CHECK-NOT: fsdp.attention %
// CHECK: fsdp.attention_grad %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %[[OUT]], %[[LOG]] scale
func.func @block(%o: tensor<2x4x8x8xf32>, %l: tensor<2x4x8xf32>, %q: tensor<2x4x8x8xf32>, %k: tensor<2x4x16x8xf32>) -> tensor<2x4x8x8xf32> {
  %1:3 = fsdp.attention_grad %q, %q, %k, %k, %o, %l scale 0.25 : (tensor<2x4x8x8xf32>, tensor<2x4x8x8xf32>, tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>, tensor<2x4x8x8xf32>, tensor<2x4x8xf32>) -> (tensor<2x4x8x8xf32>, tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>)
  return %1#0 : tensor<2x4x8x8xf32>
}

// -----

// Rows of the mask and of what dropout counts from go with those of the query; the
// place is added to that of the first row.

// CHECK-LABEL: func.func @extras(
// CHECK-SAME: %[[M:[a-z0-9]+]]: tensor<1x4x8x16xf32>, %[[R:[a-z0-9]+]]: tensor<2x4x8xi64>, %[[KEY:[a-z0-9]+]]: tensor<i64>, %[[FROM:[a-z0-9]+]]: tensor<i64>
// CHECK: %[[BEGIN:.*]] = tensor.extract %[[FROM]][] : tensor<i64>
// CHECK: %[[BEGIN_INDEX:.*]] = arith.index_cast %[[BEGIN]] : i64 to index
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c8 step %c4
// CHECK-DAG: %[[MASK:.*]] = tensor.extract_slice %[[M]][0, 0, %[[ROW]], 0] [1, 4, 4, 16]
// CHECK-DAG: %[[ROWS:.*]] = tensor.extract_slice %[[R]][0, 0, %[[ROW]]] [2, 4, 4]
// CHECK-DAG: %[[SUM:.*]] = arith.addi %[[ROW]], %[[BEGIN_INDEX]] : index
// CHECK-DAG: %[[NUMBER:.*]] = arith.index_cast %[[SUM]] : index to i64
// CHECK-DAG: %[[PLACE:.*]] = tensor.from_elements %[[NUMBER]]
// CHECK: fsdp.attention {{.*}} mask %[[MASK]] dropout %[[ROWS]], %[[KEY]] from %[[PLACE]] rate 1.000000e-01 window 3 scale
// CHECK-LABEL: func.func @mask_of_columns(
// CHECK-SAME: %[[M:[a-z0-9]+]]: tensor<2x1x1x16xi1>
// CHECK: scf.for
// CHECK: fsdp.attention {{.*}} mask %[[M]] scale
func.func @extras(%m: tensor<1x4x8x16xf32>, %rows: tensor<2x4x8xi64>, %key: tensor<i64>, %from: tensor<i64>, %q: tensor<2x4x8x8xf32>, %k: tensor<2x4x16x8xf32>) -> tensor<2x4x8x8xf32> {
  %0:2 = fsdp.attention %q, %k, %k mask %m dropout %rows, %key from %from rate 0.1 window 3 scale 0.25 : (tensor<2x4x8x8xf32>, tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>, tensor<1x4x8x16xf32>, tensor<2x4x8xi64>, tensor<i64>, tensor<i64>) -> (tensor<2x4x8x8xf32>, tensor<2x4x8xf32>)
  return %0#0 : tensor<2x4x8x8xf32>
}
func.func @mask_of_columns(%m: tensor<2x1x1x16xi1>, %q: tensor<2x4x8x8xf32>, %k: tensor<2x4x16x8xf32>) -> tensor<2x4x8x8xf32> {
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<2x4x8x8xf32>, tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>, tensor<2x1x1x16xi1>) -> (tensor<2x4x8x8xf32>, tensor<2x4x8xf32>)
  return %0#0 : tensor<2x4x8x8xf32>
}

// -----

// Masks that the program computes are computed in each step.

#each = affine_map<(b, h, t, s) -> (b, h, t, s)>
// CHECK-LABEL: func.func @computed_mask(
// CHECK-NOT: 8x16xi1
// CHECK: scf.for %[[ROW:.*]] = %c0 to %c8 step %c4
// CHECK: %[[MASK:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<1x1x4x16xi1>)
// CHECK: fsdp.attention {{.*}} mask %[[MASK]] scale
// CHECK-NOT: 8x16xi1
// CHECK: return
func.func @computed_mask(%q: tensor<2x4x8x8xf32>, %k: tensor<2x4x16x8xf32>) -> tensor<2x4x8x8xf32> {
  %e = tensor.empty() : tensor<1x1x8x16xi1>
  %m = linalg.generic {indexing_maps = [#each], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e : tensor<1x1x8x16xi1>) {
  ^bb0(%out: i1):
    %t = linalg.index 2 : index
    %s = linalg.index 3 : index
    %0 = arith.cmpi ne, %t, %s : index
    linalg.yield %0 : i1
  } -> tensor<1x1x8x16xi1>
  %0:2 = fsdp.attention %q, %k, %k mask %m scale 0.25 : (tensor<2x4x8x8xf32>, tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>, tensor<1x1x8x16xi1>) -> (tensor<2x4x8x8xf32>, tensor<2x4x8xf32>)
  return %0#0 : tensor<2x4x8x8xf32>
}

// -----

// All scores of a small one are computed at once; of one that is wide a row.

// CHECK-LABEL: func.func @small(
// CHECK-NOT: scf.for
// CHECK: fsdp.attention
// CHECK-LABEL: func.func @wide(
// CHECK: scf.for %{{.*}} = %c0 to %c8 step %c1
// CHECK: fsdp.attention {{.*}} -> (tensor<1x1x1x8xf32>, tensor<1x1x1xf32>)
func.func @small(%q: tensor<2x4x4x8xf32>, %k: tensor<2x4x16x8xf32>) -> tensor<2x4x4x8xf32> {
  %0:2 = fsdp.attention %q, %k, %k causal scale 0.25 : (tensor<2x4x4x8xf32>, tensor<2x4x16x8xf32>, tensor<2x4x16x8xf32>) -> (tensor<2x4x4x8xf32>, tensor<2x4x4xf32>)
  return %0#0 : tensor<2x4x4x8xf32>
}
func.func @wide(%q: tensor<1x1x8x8xf32>, %k: tensor<1x1x1000x8xf32>) -> tensor<1x1x8x8xf32> {
  %0:2 = fsdp.attention %q, %k, %k scale 0.25 : (tensor<1x1x8x8xf32>, tensor<1x1x1000x8xf32>, tensor<1x1x1000x8xf32>) -> (tensor<1x1x8x8xf32>, tensor<1x1x8xf32>)
  return %0#0 : tensor<1x1x8x8xf32>
}
