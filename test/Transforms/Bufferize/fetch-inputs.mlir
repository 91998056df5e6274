// RUN: fsdp-opt %s --fsdp-fetch-inputs --split-input-file | FileCheck %s

// An input is copied before the first op that reads it, also in a region, and all
// readers read the copy. States and hyper-parameters stay where they are.

// CHECK-LABEL: func.func @step(
// CHECK-SAME: %[[W:.*]]: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %[[TOKENS:.*]]: tensor<2xi64> {fsdp.role = #fsdp.input<"tokens">}, %[[LR:.*]]: tensor<f64>
// CHECK-NEXT: %[[EMPTY:.*]] = tensor.empty
// CHECK-NEXT: %[[RATE:.*]] = tensor.extract %[[LR]][]
// CHECK-NEXT: %[[COPY:.*]] = bufferization.alloc_tensor() copy(%[[TOKENS]]) {fsdp.micro_batch = 1 : i64} : tensor<2xi64>
// CHECK-NEXT: tensor.generate
// CHECK: tensor.extract %[[COPY]]
// CHECK: tensor.extract %[[W]]
// CHECK: tensor.extract %[[COPY]]
// CHECK-NOT: alloc_tensor
module {
  shard.grid @grid(shape = 1)
  fsdp.module @model class "M" {
    fsdp.param @w : tensor<8x4xf32>
  }
  func.func @step(%w: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %tokens: tensor<2xi64> {fsdp.role = #fsdp.input<"tokens">}, %lr: tensor<f64> {fsdp.role = #fsdp.hyper<"lr", default = 1.000000e-03>}) -> (tensor<2x4xf32>, i64) {
    %empty = tensor.empty() : tensor<2x4xf32>
    %rate = tensor.extract %lr[] : tensor<f64>
    %rows = tensor.generate {
    ^bb0(%i: index, %j: index):
      %token = tensor.extract %tokens[%i] : tensor<2xi64>
      %row = arith.index_cast %token : i64 to index
      %value = tensor.extract %w[%row, %j] : tensor<8x4xf32>
      %factor = arith.truncf %rate : f64 to f32
      %product = arith.mulf %value, %factor : f32
      tensor.yield %product : f32
    } {fsdp.micro_batch = 1} : tensor<2x4xf32>
    %c0 = arith.constant 0 : index
    %first = tensor.extract %tokens[%c0] : tensor<2xi64>
    return %rows, %first : tensor<2x4xf32>, i64
  }
}

// -----

// What nobody reads, what is only returned, and what has no known size stay.

// CHECK-LABEL: func.func @step(
// CHECK-NOT: alloc_tensor
module {
  shard.grid @grid(shape = 1)
  fsdp.module @model class "M" {
    fsdp.param @w : tensor<8xf32>
  }
  func.func @step(%unread: tensor<2xi64> {fsdp.role = #fsdp.input<"a">}, %returned: tensor<2xi64> {fsdp.role = #fsdp.input<"b">}, %sized: tensor<?xi64> {fsdp.role = #fsdp.input<"c">}) -> (tensor<2xi64>, i64) {
    %c0 = arith.constant 0 : index
    %first = tensor.extract %sized[%c0] : tensor<?xi64>
    return %returned, %first : tensor<2xi64>, i64
  }
}
