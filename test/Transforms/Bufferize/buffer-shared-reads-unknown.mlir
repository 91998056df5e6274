// What an op that nobody registered names in its regions is not known: nothing changes.
// RUN: fsdp-opt %s --allow-unregistered-dialect --fsdp-buffer-shared-reads=min-uses=2 | FileCheck %s --implicit-check-not=memref
// CHECK-COUNT-2: call @read
func.func private @read(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = math.exp %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @step(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %y = call @read(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %0 = call @read(%y) : (tensor<4xf32>) -> tensor<4xf32>
  "mine.op"() ({
    "mine.end"() : () -> ()
  }) : () -> ()
  return %y, %0 : tensor<4xf32>, tensor<4xf32>
}
