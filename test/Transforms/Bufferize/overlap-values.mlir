// RUN: fsdp-opt %s --fsdp-overlap-values | FileCheck %s
// RUN: fsdp-opt %s --fsdp-overlap-values --fsdp-outline-segments | FileCheck %s --check-prefix=CUT

shard.grid @grid(shape = 2x2) {fsdp.axis_names = ["dp", "tp"]}
fsdp.module @model class "M" {
  fsdp.param @w : tensor<4xf32>
}

// The gradient of a weight does not lead to the sum: it is computed meanwhile, with what
// it alone reads. A segment begins where the sum is read.
// CHECK-LABEL: func.func @gradients
// CHECK: %[[P:.*]] = linalg.matmul ins(%arg0, %arg1
// CHECK-NEXT: %[[S:.*]] = fsdp.all_reduce sum on @grid axes [1] %[[P]]
// CHECK-NEXT: %[[T:.*]] = math.exp %arg2
// CHECK-NEXT: %[[W:.*]] = linalg.matmul ins(%[[T]], %arg0
// CHECK-NEXT: math.tanh %[[S]]
// CUT-LABEL: func.func @gradients
// CUT: call
// CUT-NEXT: fsdp.all_reduce
// CUT-NEXT: %[[W:.*]] = call
// CUT-NEXT: %[[X:.*]] = call
// CUT-NEXT: return %[[X]], %[[W]]
func.func @gradients(%dy: tensor<4x4xf32> {fsdp.role = #fsdp.input<"dy">}, %w: tensor<4x4xf32>,
                     %x: tensor<4x4xf32>, %init: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %t = math.exp %x : tensor<4x4xf32>
  %dw = linalg.matmul ins(%t, %dy : tensor<4x4xf32>, tensor<4x4xf32>)
                      outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %part = linalg.matmul ins(%dy, %w : tensor<4x4xf32>, tensor<4x4xf32>)
                        outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = fsdp.all_reduce sum on @grid axes [1] %part : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %y = math.tanh %sum : tensor<4x4xf32>
  return %y, %dw : tensor<4x4xf32>, tensor<4x4xf32>
}

// Not over another collective; not twice; not for what takes no time.
// CHECK-LABEL: func.func @stays
// CHECK: %[[A:.*]] = linalg.matmul ins(%arg0, %arg0
// CHECK-NEXT: fsdp.all_reduce sum on @grid axes [1] %[[A]]
// CHECK-NEXT: %[[S:.*]] = fsdp.all_reduce sum on @grid axes [1] %arg0
// CHECK-NEXT: %[[B:.*]] = linalg.matmul ins(%arg1, %arg1
// CHECK-NEXT: %[[E:.*]] = math.exp %[[S]]
// CHECK-NEXT: fsdp.all_reduce sum on @grid axes [1] %[[E]]
// CHECK-NEXT: return
// CHECK-LABEL: func.func @quick
// CHECK: math.exp %arg1
// CHECK-NEXT: fsdp.all_reduce
func.func @stays(%x: tensor<4x4xf32>, %init: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %a = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>)
                     outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %first = fsdp.all_reduce sum on @grid axes [1] %a : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = linalg.matmul ins(%init, %init : tensor<4x4xf32>, tensor<4x4xf32>)
                     outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = fsdp.all_reduce sum on @grid axes [1] %x : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %e = math.exp %sum : tensor<4x4xf32>
  %last = fsdp.all_reduce sum on @grid axes [1] %e : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %first, %b, %last : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
func.func @quick(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = math.exp %y : tensor<4xf32>
  %sum = fsdp.all_reduce sum on @grid axes [1] %x : (tensor<4xf32>) -> tensor<4xf32>
  return %sum, %e : tensor<4xf32>, tensor<4xf32>
}

// All ops of a micro-batch are marked: within one they move, over another's they don't.
// CHECK-LABEL: func.func @batches
// CHECK: linalg.matmul {fsdp.micro_batch = 0 : i64} ins(%arg2
// CHECK: fsdp.all_reduce
// CHECK-NEXT: linalg.matmul {fsdp.micro_batch = 1 : i64} ins(%arg0
func.func @batches(%dy: tensor<4x4xf32>, %x: tensor<4x4xf32>, %other: tensor<4x4xf32>,
                   %init: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %a = linalg.matmul {fsdp.micro_batch = 0 : i64}
      ins(%other, %dy : tensor<4x4xf32>, tensor<4x4xf32>)
      outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %dw = linalg.matmul {fsdp.micro_batch = 1 : i64}
      ins(%dy, %x : tensor<4x4xf32>, tensor<4x4xf32>)
      outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %sum = fsdp.all_reduce sum on @grid axes [1] %dy {fsdp.micro_batch = 1 : i64}
      : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %a, %dw, %sum : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}

// What the loss depends on does not move over a collective of backward.
// CHECK-LABEL: func.func @loss
// CHECK: linalg.dot
// CHECK: fsdp.all_reduce
func.func @loss(%dy: tensor<4xf32> {fsdp.role = #fsdp.input<"dy">}, %init: tensor<f32>)
    -> (tensor<f32> {fsdp.role = #fsdp.loss},
        tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
  %l = linalg.dot ins(%dy, %dy : tensor<4xf32>, tensor<4xf32>)
                  outs(%init : tensor<f32>) -> tensor<f32>
  %dx = fsdp.all_reduce sum on @grid axes [1] %dy : (tensor<4xf32>) -> tensor<4xf32>
  return %l, %dx : tensor<f32>, tensor<4xf32>
}

// What goes on around a ring is on its way while what was there before is read: that
// does not move behind where it goes on, which waits for it.
// CHECK-LABEL: func.func @ring
// CHECK: %[[X1:.*]] = fsdp.permute %arg0 by 1
// CHECK-NEXT: %[[A:.*]] = linalg.matmul ins(%arg0, %arg1
// CHECK-NEXT: %[[X2:.*]] = fsdp.permute %[[X1]] by 1
// CHECK-NEXT: linalg.matmul ins(%[[X1]], %arg1 {{.*}}outs(%[[A]]
// CUT-LABEL: func.func @ring
// CUT: %[[X1:.*]] = fsdp.permute %arg0 by 1
// CUT-NEXT: call
// CUT-NEXT: fsdp.permute %[[X1]] by 1
// CUT-NEXT: call
func.func @ring(%x: tensor<4x4xf32>, %w: tensor<4x4xf32>, %init: tensor<4x4xf32>)
    -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %x1 = fsdp.permute %x by 1 on @grid axes [1] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %a = linalg.matmul ins(%x, %w : tensor<4x4xf32>, tensor<4x4xf32>)
                     outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  %x2 = fsdp.permute %x1 by 1 on @grid axes [1] : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = linalg.matmul ins(%x1, %w : tensor<4x4xf32>, tensor<4x4xf32>)
                     outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %b, %x2 : tensor<4x4xf32>, tensor<4x4xf32>
}

// Nothing of a function without a body.

// CHECK-LABEL: func.func private @declared
func.func private @declared()
