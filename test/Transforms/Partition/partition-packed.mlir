// A dimension that slices take apart is cut block by block: a rank has its part
// of each block, and nothing is gathered before it is split.

// RUN: fsdp-opt %s -fsdp-partition -split-input-file | FileCheck %s
// RUN: fsdp-opt %s -fsdp-partition -split-input-file --remarks-filter=fsdp-partition -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// REMARK: Remark="dimension 1 of 'w' is cut in blocks of 8, 4, 4 elements"
// REMARK: Remark="dimension 0 of 'odd' is used in blocks of 3, 9 elements, which 2 ranks do not divide: cut as one"

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
// CHECK-LABEL: fsdp.module @model
fsdp.module @model class "Net" {
  // CHECK: fsdp.param @w piece <[-1, 0] of [4, 16] blocks [8, 4, 4]> : tensor<4x8xf32>
  fsdp.param @w {fsdp.cut = array<i64: -1, 0>} : tensor<4x16xf32>
  // CHECK: fsdp.param @b piece <[0] of [16] blocks [8, 4, 4]> : tensor<8xf32>
  fsdp.param @b {fsdp.cut = array<i64: 0>} : tensor<16xf32>
}

// Queries, keys and values, of which heads are made, and the gradient, which is
// put together of theirs.
// CHECK-LABEL: func.func @heads(
// CHECK-SAME: %[[X:[a-z0-9]+]]: tensor<6x4xf32>, %[[W:[a-z0-9]+]]: tensor<4x8xf32>
// CHECK-NOT: fsdp.all_gather
// CHECK: %[[P:.*]] = linalg.matmul ins(%[[X]], %[[W]] : tensor<6x4xf32>, tensor<4x8xf32>)
// CHECK: %[[Y:.*]] = linalg.add ins(%[[P]]
// CHECK: %[[Q:.*]] = tensor.extract_slice %[[Y]][0, 0] [6, 4] [1, 1] : tensor<6x8xf32> to tensor<6x4xf32>
// CHECK: %[[K:.*]] = tensor.extract_slice %[[Y]][0, 4] [6, 2] [1, 1] : tensor<6x8xf32> to tensor<6x2xf32>
// CHECK: %[[V:.*]] = tensor.extract_slice %[[Y]][0, 6] [6, 2] [1, 1] : tensor<6x8xf32> to tensor<6x2xf32>
// CHECK: tensor.expand_shape %[[Q]] {{.*}} : tensor<6x4xf32> into tensor<6x2x2xf32>
// CHECK: tensor.insert_slice %[[V]] into %{{.*}}[0, 6] [6, 2] [1, 1] : tensor<6x2xf32> into tensor<6x8xf32>
// CHECK: tensor.insert_slice %[[Q]] into %{{.*}}[0, 0] [6, 4] [1, 1] : tensor<6x4xf32> into tensor<6x8xf32>
// CHECK: %[[D:.*]] = tensor.insert_slice %[[K]] into %{{.*}}[0, 4] [6, 2] [1, 1] : tensor<6x2xf32> into tensor<6x8xf32>
// CHECK: %[[G:.*]] = linalg.matmul ins(%{{.*}}, %[[D]] : tensor<4x6xf32>, tensor<6x8xf32>)
// CHECK: return %[[G]] : tensor<4x8xf32>
func.func @heads(%x: tensor<6x4xf32>,
    %w: tensor<4x16xf32> {fsdp.role = #fsdp.state<@model::@w>},
    %b: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@b>})
    -> (tensor<4x16xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<6x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<6x16xf32>) -> tensor<6x16xf32>
  %p = linalg.matmul ins(%x, %w : tensor<6x4xf32>, tensor<4x16xf32>) outs(%f : tensor<6x16xf32>) -> tensor<6x16xf32>
  %bs = linalg.broadcast ins(%b : tensor<16xf32>) outs(%e : tensor<6x16xf32>) dimensions = [0]
  %y = linalg.add ins(%p, %bs : tensor<6x16xf32>, tensor<6x16xf32>) outs(%e : tensor<6x16xf32>) -> tensor<6x16xf32>
  %q = tensor.extract_slice %y[0, 0] [6, 8] [1, 1] : tensor<6x16xf32> to tensor<6x8xf32>
  %k = tensor.extract_slice %y[0, 8] [6, 4] [1, 1] : tensor<6x16xf32> to tensor<6x4xf32>
  %v = tensor.extract_slice %y[0, 12] [6, 4] [1, 1] : tensor<6x16xf32> to tensor<6x4xf32>
  %h = tensor.expand_shape %q [[0], [1, 2]] output_shape [6, 4, 2] : tensor<6x8xf32> into tensor<6x4x2xf32>
  %c = tensor.collapse_shape %h [[0], [1, 2]] : tensor<6x4x2xf32> into tensor<6x8xf32>
  %i0 = tensor.insert_slice %v into %e[0, 12] [6, 4] [1, 1] : tensor<6x4xf32> into tensor<6x16xf32>
  %i1 = tensor.insert_slice %q into %i0[0, 0] [6, 8] [1, 1] : tensor<6x8xf32> into tensor<6x16xf32>
  %i2 = tensor.insert_slice %k into %i1[0, 8] [6, 4] [1, 1] : tensor<6x4xf32> into tensor<6x16xf32>
  %te = tensor.empty() : tensor<4x6xf32>
  %t = linalg.transpose ins(%x : tensor<6x4xf32>) outs(%te : tensor<4x6xf32>) permutation = [1, 0]
  %ge = tensor.empty() : tensor<4x16xf32>
  %gf = linalg.fill ins(%zero : f32) outs(%ge : tensor<4x16xf32>) -> tensor<4x16xf32>
  %g = linalg.matmul ins(%t, %i2 : tensor<4x6xf32>, tensor<6x16xf32>) outs(%gf : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %g : tensor<4x16xf32>
}

// -----

// Blocks in a dimension of their own, of which none is cut: an expanded
// projection, and the sum of what is padded as the gradient.

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
// CHECK-LABEL: fsdp.module @model
fsdp.module @model class "Net" {
  // CHECK: fsdp.param @w piece <[0, -1] of [12, 4] blocks [4, 4, 4]> : tensor<6x4xf32>
  fsdp.param @w {fsdp.cut = array<i64: 0, -1>} : tensor<12x4xf32>
}

// CHECK-LABEL: func.func @stacked(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<6x4xf32>
// CHECK-NOT: fsdp.all_gather
// CHECK: %[[E:.*]] = tensor.expand_shape %[[W]] {{\[\[}}0, 1], [2]] output_shape [3, 2, 4] : tensor<6x4xf32> into tensor<3x2x4xf32>
// CHECK: %[[K:.*]] = tensor.extract_slice %[[E]][1, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<3x2x4xf32> to tensor<1x2x4xf32>
// CHECK: %[[I:.*]] = tensor.insert_slice %[[K]] into %{{.*}}[2, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<1x2x4xf32> into tensor<3x2x4xf32>
// CHECK: %[[C:.*]] = tensor.collapse_shape %[[I]] {{\[\[}}0, 1], [2]] : tensor<3x2x4xf32> into tensor<6x4xf32>
// CHECK: return %[[C]] : tensor<6x4xf32>
func.func @stacked(%w: tensor<12x4xf32> {fsdp.role = #fsdp.state<@model::@w>})
    -> (tensor<12x4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %zero = arith.constant 0.0 : f32
  %p = tensor.expand_shape %w [[0, 1], [2]] output_shape [3, 4, 4] : tensor<12x4xf32> into tensor<3x4x4xf32>
  %k = tensor.extract_slice %p[1, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<3x4x4xf32> to tensor<1x4x4xf32>
  %d = tensor.pad %k low[2, 0, 0] high[0, 0, 0] {
  ^bb0(%i: index, %j: index, %l: index):
    tensor.yield %zero : f32
  } : tensor<1x4x4xf32> to tensor<3x4x4xf32>
  %c = tensor.collapse_shape %d [[0, 1], [2]] : tensor<3x4x4xf32> into tensor<12x4xf32>
  return %c : tensor<12x4xf32>
}

// -----

// A part of a block is no block: what is split so is put in its own order again
// once it is gathered, and what is cut is put in the order of the ranks before.

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
// CHECK-LABEL: fsdp.module @model
fsdp.module @model class "Net" {
  // CHECK: fsdp.param @w piece <[0] of [12] blocks [8, 4]> : tensor<6xf32>
  fsdp.param @w {fsdp.cut = array<i64: 0>} : tensor<12xf32>
}

// CHECK-LABEL: func.func @in_order(
// CHECK-SAME: %[[W:[a-z0-9]+]]: tensor<6xf32> {{[^%]*}}, %[[X:[a-z0-9]+]]: tensor<12xf32>
// CHECK: %[[E:.*]] = linalg.exp ins(%[[W]]
// CHECK: %[[G:.*]] = fsdp.all_gather %[[E]] dim 0 on @grid axes [0] : (tensor<6xf32>) -> tensor<12xf32>
// CHECK: %[[B:.*]] = tensor.expand_shape %[[G]] {{\[\[}}0, 1, 2]] output_shape [1, 2, 6] : tensor<12xf32> into tensor<1x2x6xf32>
// CHECK: %[[S0:.*]] = tensor.extract_slice %[[B]][0, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<1x2x6xf32> to tensor<1x2x4xf32>
// CHECK: %[[C0:.*]] = tensor.collapse_shape %[[S0]] {{\[\[}}0], [1, 2]] : tensor<1x2x4xf32> into tensor<1x8xf32>
// CHECK: %[[I0:.*]] = tensor.insert_slice %[[C0]] into %{{.*}}[0, 0] [1, 8] [1, 1] : tensor<1x8xf32> into tensor<1x12xf32>
// CHECK: %[[S1:.*]] = tensor.extract_slice %[[B]][0, 0, 4] [1, 2, 2] [1, 1, 1] : tensor<1x2x6xf32> to tensor<1x2x2xf32>
// CHECK: %[[C1:.*]] = tensor.collapse_shape %[[S1]] {{\[\[}}0], [1, 2]] : tensor<1x2x2xf32> into tensor<1x4xf32>
// CHECK: %[[I1:.*]] = tensor.insert_slice %[[C1]] into %[[I0]][0, 8] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<1x12xf32>
// CHECK: tensor.collapse_shape %[[I1]] {{\[\[}}0, 1]] : tensor<1x12xf32> into tensor<12xf32>
// CHECK: %[[XB:.*]] = tensor.expand_shape %[[X]] {{\[\[}}0, 1]] output_shape [1, 12] : tensor<12xf32> into tensor<1x12xf32>
// CHECK: %[[X0:.*]] = tensor.extract_slice %[[XB]][0, 0] [1, 8] [1, 1] : tensor<1x12xf32> to tensor<1x8xf32>
// CHECK: %[[P0:.*]] = tensor.expand_shape %[[X0]] {{\[\[}}0], [1, 2]] output_shape [1, 2, 4] : tensor<1x8xf32> into tensor<1x2x4xf32>
// CHECK: tensor.insert_slice %[[P0]] into %{{.*}}[0, 0, 0] [1, 2, 4] [1, 1, 1] : tensor<1x2x4xf32> into tensor<1x2x6xf32>
// CHECK: %[[R:.*]] = tensor.collapse_shape %{{.*}} {{\[\[}}0, 1, 2]] : tensor<1x2x6xf32> into tensor<12xf32>
// CHECK: fsdp.all_slice %[[R]] dim 0 on @grid axes [0] : (tensor<12xf32>) -> tensor<6xf32>
func.func @in_order(%w: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<12xf32>)
    -> (tensor<12xf32>, tensor<8xf32>, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %e = tensor.empty() : tensor<12xf32>
  %y = linalg.exp ins(%w : tensor<12xf32>) outs(%e : tensor<12xf32>) -> tensor<12xf32>
  %a = tensor.extract_slice %y[0] [8] [1] : tensor<12xf32> to tensor<8xf32>
  return %y, %a, %x : tensor<12xf32>, tensor<8xf32>, tensor<12xf32>
}

// -----

// Blocks that the ranks do not divide, tables whose rows are looked up, and two
// dimensions that are cut: as if there were one block.

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["tp", "cp"]}
// CHECK-LABEL: fsdp.module @model
fsdp.module @model class "Net" {
  // CHECK: fsdp.param @odd piece <[0] of [12]> : tensor<6xf32>
  fsdp.param @odd {fsdp.cut = array<i64: 0>} : tensor<12xf32>
  // CHECK: fsdp.param @table piece <[0] of [12]> : tensor<6xf32>
  fsdp.param @table {fsdp.cut = array<i64: 0>} : tensor<12xf32>
  // CHECK: fsdp.param @rounded piece <[0] of [12]> : tensor<6xf32>
  fsdp.param @rounded {fsdp.cut = array<i64: 0>} : tensor<12xf32>
  // CHECK: fsdp.param @both piece <[0, 1] of [4, 4]> : tensor<2x2xf32>
  fsdp.param @both {fsdp.cut = array<i64: 0, 1>} : tensor<4x4xf32>
}

// CHECK-LABEL: func.func @as_one(
// CHECK-COUNT-5: fsdp.all_gather
func.func @as_one(%odd: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@odd>},
    %table: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@table>},
    %rounded: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@rounded>},
    %both: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@both>}, %at: tensor<3xi64>)
    -> (tensor<9xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8xbf16>, tensor<2x4xf32>) {
  %a = tensor.extract_slice %odd[3] [9] [1] : tensor<12xf32> to tensor<9xf32>
  %b = tensor.extract_slice %table[4] [8] [1] : tensor<12xf32> to tensor<8xf32>
  %c = tensor.extract_slice %both[0, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %e16 = tensor.empty() : tensor<12xbf16>
  %short = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%rounded : tensor<12xf32>) outs(%e16 : tensor<12xbf16>) {
  ^bb0(%n: f32, %o: bf16):
    %r = arith.truncf %n : f32 to bf16
    linalg.yield %r : bf16
  } -> tensor<12xbf16>
  %d = tensor.extract_slice %short[4] [8] [1] : tensor<12xbf16> to tensor<8xbf16>
  %e = tensor.empty() : tensor<3xf32>
  %l = linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]}
      ins(%at : tensor<3xi64>) outs(%e : tensor<3xf32>) {
  ^bb0(%n: i64, %o: f32):
    %i = arith.index_cast %n : i64 to index
    %r = tensor.extract %table[%i] : tensor<12xf32>
    %s = tensor.extract %short[%i] : tensor<12xbf16>
    %w = arith.extf %s : bf16 to f32
    %t = arith.addf %r, %w : f32
    linalg.yield %t : f32
  } -> tensor<3xf32>
  return %a, %b, %l, %d, %c : tensor<9xf32>, tensor<8xf32>, tensor<3xf32>, tensor<8xbf16>, tensor<2x4xf32>
}

// -----

// A padding that takes away is made of the whole.

shard.grid @grid(shape = 2) {fsdp.axis_names = ["tp"]}
fsdp.module @model class "Net" {
  fsdp.param @w {fsdp.cut = array<i64: 0, -1>} : tensor<12x4xf32>
}

// CHECK-LABEL: func.func @taken_away(
// CHECK: %[[G:.*]] = fsdp.all_gather
// CHECK: tensor.pad %[[G]] low[0, 0] high[0, -1]
func.func @taken_away(%w: tensor<12x4xf32> {fsdp.role = #fsdp.state<@model::@w>})
    -> (tensor<12x3xf32>, tensor<12x4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %zero = arith.constant 0.0 : f32
  %d = tensor.pad %w low[0, 0] high[0, -1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %zero : f32
  } : tensor<12x4xf32> to tensor<12x3xf32>
  return %d, %w : tensor<12x3xf32>, tensor<12x4xf32>
}
