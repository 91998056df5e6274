// RUN: fsdp-opt %s --fsdp-expand-insertions | FileCheck %s

// The tensor itself is inserted, at the place in heads.
// CHECK-LABEL: func.func @heads(
// CHECK-SAME: %[[X:.*]]: tensor<8x4x16xf32>, %[[D:.*]]: tensor<8x192xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.expand_shape %[[D]] {{\[\[}}0], [1, 2]] output_shape [8, 12, 16]
// CHECK-NEXT: %[[I:.*]] = tensor.insert_slice %[[X]] into %[[E]][0, 4, 0] [8, 4, 16] [1, 1, 1] : tensor<8x4x16xf32> into tensor<8x12x16xf32>
// CHECK-NEXT: %[[C:.*]] = tensor.collapse_shape %[[I]] {{\[\[}}0], [1, 2]]
// CHECK-NEXT: return %[[C]]
func.func @heads(%x: tensor<8x4x16xf32>, %d: tensor<8x192xf32>) -> tensor<8x192xf32> {
  %c = tensor.collapse_shape %x [[0], [1, 2]] : tensor<8x4x16xf32> into tensor<8x64xf32>
  %y = tensor.insert_slice %c into %d[0, 64] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x192xf32>
  return %y : tensor<8x192xf32>
}

// Queries, keys and values, one behind the other: no reshape stands between the
// insertions, and an uninitialised tensor is expanded from the beginning.
// CHECK-LABEL: func.func @packed(
// CHECK-SAME: %[[Q:.*]]: tensor<8x4x16xf32>, %[[K:.*]]: tensor<8x4x16xf32>, %[[V:.*]]: tensor<8x4x16xf32>
// CHECK-NEXT: %[[E:.*]] = tensor.empty() : tensor<8x12x16xf32>
// CHECK-NEXT: %[[I0:.*]] = tensor.insert_slice %[[Q]] into %[[E]][0, 0, 0]
// CHECK-NEXT: %[[I1:.*]] = tensor.insert_slice %[[K]] into %[[I0]][0, 4, 0]
// CHECK-NEXT: %[[I2:.*]] = tensor.insert_slice %[[V]] into %[[I1]][0, 8, 0]
// CHECK-NEXT: %[[C:.*]] = tensor.collapse_shape %[[I2]]
// CHECK-NEXT: return %[[C]]
func.func @packed(%q: tensor<8x4x16xf32>, %k: tensor<8x4x16xf32>, %v: tensor<8x4x16xf32>) -> tensor<8x192xf32> {
  %d = tensor.empty() : tensor<8x192xf32>
  %a = tensor.collapse_shape %q [[0], [1, 2]] : tensor<8x4x16xf32> into tensor<8x64xf32>
  %b = tensor.collapse_shape %k [[0], [1, 2]] : tensor<8x4x16xf32> into tensor<8x64xf32>
  %c = tensor.collapse_shape %v [[0], [1, 2]] : tensor<8x4x16xf32> into tensor<8x64xf32>
  %0 = tensor.insert_slice %a into %d[0, 0] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x192xf32>
  %1 = tensor.insert_slice %b into %0[0, 64] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x192xf32>
  %2 = tensor.insert_slice %c into %1[0, 128] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x192xf32>
  return %2 : tensor<8x192xf32>
}

// Heads of another size read the same tensor expanded in another way.
// CHECK-LABEL: func.func @other_heads(
// CHECK: %[[I:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[0, 4, 0] [8, 4, 16]
// CHECK: %[[C:.*]] = tensor.collapse_shape %[[I]]
// CHECK: %[[E:.*]] = tensor.expand_shape %[[C]] {{.*}} output_shape [8, 4, 32]
// CHECK: tensor.insert_slice %{{.*}} into %[[E]][0, 0, 0] [8, 2, 32]
func.func @other_heads(%x: tensor<8x4x16xf32>, %y: tensor<8x2x32xf32>, %d: tensor<8x128xf32>) -> tensor<8x128xf32> {
  %a = tensor.collapse_shape %x [[0], [1, 2]] : tensor<8x4x16xf32> into tensor<8x64xf32>
  %0 = tensor.insert_slice %a into %d[0, 64] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x128xf32>
  %b = tensor.collapse_shape %y [[0], [1, 2]] : tensor<8x2x32xf32> into tensor<8x64xf32>
  %1 = tensor.insert_slice %b into %0[0, 0] [8, 64] [1, 1] : tensor<8x64xf32> into tensor<8x128xf32>
  return %1 : tensor<8x128xf32>
}

// Not the first dimension alone: three are collapsed, two times.
// CHECK-LABEL: func.func @groups(
// CHECK: tensor.expand_shape %{{.*}} {{\[\[}}0, 1], [2, 3, 4]] output_shape [4, 3, 3, 2, 5]
// CHECK: tensor.insert_slice %{{.*}} into %{{.*}}[1, 0, 2, 0, 0] [2, 3, 1, 2, 5] [1, 1, 1, 1, 1]
func.func @groups(%x: tensor<2x3x1x2x5xf32>, %d: tensor<12x30xf32>) -> tensor<12x30xf32> {
  %c = tensor.collapse_shape %x [[0, 1], [2, 3, 4]] : tensor<2x3x1x2x5xf32> into tensor<6x10xf32>
  %y = tensor.insert_slice %c into %d[3, 20] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<12x30xf32>
  return %y : tensor<12x30xf32>
}

// As it is stays: an offset or an extent that is no multiple; a collapsed tensor
// that another op reads; strides; an offset that is known when it runs; another
// rank; tensors of unknown size.
// CHECK-LABEL: func.func @offset(
// CHECK-NOT: tensor.expand_shape
// CHECK-LABEL: func.func @extent(
// CHECK-NOT: tensor.expand_shape
// CHECK-LABEL: func.func @read_twice(
// CHECK-NOT: tensor.expand_shape
// CHECK-LABEL: func.func @strided(
// CHECK-NOT: tensor.expand_shape
// CHECK-LABEL: func.func @somewhere(
// CHECK-NOT: tensor.expand_shape
// CHECK-LABEL: func.func @rank(
// CHECK-NOT: tensor.expand_shape
// CHECK-LABEL: func.func @unknown(
// CHECK-NOT: tensor.expand_shape
// CHECK-LABEL: func.func @no_elements(
func.func @offset(%x: tensor<4x16xf32>, %d: tensor<192xf32>) -> tensor<192xf32> {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
  %y = tensor.insert_slice %c into %d[8] [64] [1] : tensor<64xf32> into tensor<192xf32>
  return %y : tensor<192xf32>
}

func.func @extent(%x: tensor<4x16xf32>, %d: tensor<200xf32>) -> tensor<200xf32> {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
  %y = tensor.insert_slice %c into %d[16] [64] [1] : tensor<64xf32> into tensor<200xf32>
  return %y : tensor<200xf32>
}

func.func @read_twice(%x: tensor<4x16xf32>, %d: tensor<192xf32>) -> (tensor<192xf32>, tensor<64xf32>) {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
  %y = tensor.insert_slice %c into %d[16] [64] [1] : tensor<64xf32> into tensor<192xf32>
  return %y, %c : tensor<192xf32>, tensor<64xf32>
}

func.func @strided(%x: tensor<4x16xf32>, %d: tensor<192xf32>) -> tensor<192xf32> {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
  %y = tensor.insert_slice %c into %d[0] [64] [2] : tensor<64xf32> into tensor<192xf32>
  return %y : tensor<192xf32>
}

func.func @somewhere(%x: tensor<4x16xf32>, %d: tensor<192xf32>, %at: index) -> tensor<192xf32> {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
  %y = tensor.insert_slice %c into %d[%at] [64] [1] : tensor<64xf32> into tensor<192xf32>
  return %y : tensor<192xf32>
}

func.func @rank(%x: tensor<4x16xf32>, %d: tensor<2x192xf32>) -> tensor<2x192xf32> {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
  %y = tensor.insert_slice %c into %d[1, 64] [1, 64] [1, 1] : tensor<64xf32> into tensor<2x192xf32>
  return %y : tensor<2x192xf32>
}

func.func @unknown(%x: tensor<4x16xf32>, %d: tensor<?xf32>) -> tensor<?xf32> {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<4x16xf32> into tensor<64xf32>
  %y = tensor.insert_slice %c into %d[16] [64] [1] : tensor<64xf32> into tensor<?xf32>
  return %y : tensor<?xf32>
}

// Nothing is inserted; a number is all there is.
// CHECK-SAME: %{{.*}}: tensor<2x0xf32>, %[[D:.*]]: tensor<8xf32>
// CHECK-NEXT: return %[[D]]
// CHECK-LABEL: func.func @number(
// CHECK-NEXT: %[[C:.*]] = tensor.collapse_shape
// CHECK-NEXT: return %[[C]]
func.func @no_elements(%x: tensor<2x0xf32>, %d: tensor<8xf32>) -> tensor<8xf32> {
  %c = tensor.collapse_shape %x [[0, 1]] : tensor<2x0xf32> into tensor<0xf32>
  %y = tensor.insert_slice %c into %d[0] [0] [1] : tensor<0xf32> into tensor<8xf32>
  return %y : tensor<8xf32>
}

func.func @number(%x: tensor<1x1xf32>, %d: tensor<f32>) -> tensor<f32> {
  %c = tensor.collapse_shape %x [] : tensor<1x1xf32> into tensor<f32>
  %y = tensor.insert_slice %c into %d[] [] [] : tensor<f32> into tensor<f32>
  return %y : tensor<f32>
}
