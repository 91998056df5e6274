// RUN: fsdp-opt %s --fsdp-fold-empty | FileCheck %s

// CHECK-LABEL: func @pad
// CHECK: %[[ZERO:.*]] = arith.constant 0.0
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<2x8xf32>
// CHECK: %[[FILL:.*]] = linalg.fill ins(%[[ZERO]] : f32) outs(%[[EMPTY]] : tensor<2x8xf32>)
// CHECK: return %[[FILL]]
func.func @pad(%x: tensor<2x0xf32>) -> tensor<2x8xf32> {
  %0 = tensor.pad %x low[0, 8] high[0, 0] {
  ^bb0(%i: index, %j: index):
    %zero = arith.constant 0.0 : f32
    tensor.yield %zero : f32
  } : tensor<2x0xf32> to tensor<2x8xf32>
  return %0 : tensor<2x8xf32>
}

// What the padding is, is not known; or there is something to pad.
// CHECK-LABEL: func @stays
// CHECK: tensor.pad
// CHECK: tensor.pad
// CHECK: tensor.insert_slice
// CHECK: tensor.concat
func.func @stays(%x: tensor<0xindex>, %y: tensor<1xf32>, %z: tensor<4xf32>, %c: f32)
    -> (tensor<4xindex>, tensor<4xf32>, tensor<4xf32>, tensor<5xf32>) {
  %0 = tensor.pad %x low[4] high[0] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<0xindex> to tensor<4xindex>
  %1 = tensor.pad %y low[3] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<1xf32> to tensor<4xf32>
  %2 = tensor.insert_slice %y into %z[1] [1] [1] : tensor<1xf32> into tensor<4xf32>
  %3 = tensor.concat dim(0) %y, %z : (tensor<1xf32>, tensor<4xf32>) -> tensor<5xf32>
  return %0, %1, %2, %3 : tensor<4xindex>, tensor<4xf32>, tensor<4xf32>, tensor<5xf32>
}

// CHECK-LABEL: func @insert(
// CHECK-SAME: %{{.*}}: tensor<0xf32>, %[[Y:.*]]: tensor<4xf32>
// CHECK-NEXT: return %[[Y]]
func.func @insert(%x: tensor<0xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tensor.insert_slice %x into %y[2] [0] [1] : tensor<0xf32> into tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func @concat(
// CHECK-SAME: %[[X:.*]]: tensor<0xf32>, %[[Y:.*]]: tensor<4xf32>
// CHECK-NEXT: %[[BOTH:.*]] = tensor.concat dim(0) %[[Y]], %[[Y]]
// CHECK-NEXT: return %[[BOTH]]
func.func @concat(%x: tensor<0xf32>, %y: tensor<4xf32>) -> tensor<8xf32> {
  %0 = tensor.concat dim(0) %y, %x, %y : (tensor<4xf32>, tensor<0xf32>, tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// A sum of nothing is what it begins with.
// CHECK-LABEL: func @sum(
// CHECK-SAME: %{{.*}}: tensor<4x0xf32>, %[[BEGIN:.*]]: tensor<4xf32>
// CHECK-NEXT: return %[[BEGIN]]
func.func @sum(%x: tensor<4x0xf32>, %begin: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce ins(%x : tensor<4x0xf32>) outs(%begin : tensor<4xf32>) dimensions = [1]
    (%in: f32, %out: f32) {
      %1 = arith.addf %in, %out : f32
      linalg.yield %1 : f32
    }
  return %0 : tensor<4xf32>
}
