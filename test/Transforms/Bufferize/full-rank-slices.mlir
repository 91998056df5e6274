// RUN: fsdp-opt %s --fsdp-full-rank-slices | FileCheck %s
// Upstream's passes on the views crash without.
// RUN: fsdp-opt %s --fsdp-pipeline=grid=2 | FileCheck %s --check-prefix=LOWERED
// LOWERED: llvm.func @fsdp_entry_step

shard.grid @grid(shape = ?)
fsdp.module @m class "M" {
  fsdp.param @w : tensor<4x1x1x1xf32>
}

// CHECK-LABEL: func.func @step
// CHECK: %[[A:.*]] = tensor.extract_slice %arg0[1, 0, 0, 0] [2, 1, 1, 1] [2, 1, 1, 1] : tensor<4x1x1x1xf32> to tensor<2x1x1x1xf32>
// CHECK-NEXT: tensor.collapse_shape %[[A]] {{\[}}[0, 1, 2], [3]] : tensor<2x1x1x1xf32> into tensor<2x1xf32>
// Next to each other: upstream knows.
// CHECK: tensor.extract_slice %{{.*}}[0, 0] [1, 1] [1, 1] : tensor<2x1xf32> to tensor<f32>
// CHECK: %[[S:.*]] = tensor.expand_shape %arg1 {{\[}}[0, 1, 2], [3]] output_shape [2, 1, 1, 1]
// CHECK-NEXT: tensor.insert_slice %[[S]] into %{{.*}}[1, 0, 0, 0] [2, 1, 1, 1] [2, 1, 1, 1] : tensor<2x1x1x1xf32> into tensor<4x1x1x1xf32>
func.func @step(%w: tensor<4x1x1x1xf32> {fsdp.role = #fsdp.state<@m::@w>},
                %x: tensor<2x1xf32> {fsdp.role = #fsdp.input<"x">})
    -> (tensor<f32> {fsdp.role = #fsdp.loss},
        tensor<4x1x1x1xf32> {fsdp.role = #fsdp.grad<@m::@w>}) {
  %s = tensor.extract_slice %w[1, 0, 0, 0] [2, 1, 1, 1] [2, 1, 1, 1]
      : tensor<4x1x1x1xf32> to tensor<2x1xf32>
  %m = arith.mulf %s, %x : tensor<2x1xf32>
  %e = tensor.extract_slice %m[0, 0] [1, 1] [1, 1] : tensor<2x1xf32> to tensor<f32>
  %z = arith.constant dense<0.0> : tensor<4x1x1x1xf32>
  %g = tensor.insert_slice %x into %z[1, 0, 0, 0] [2, 1, 1, 1] [2, 1, 1, 1]
      : tensor<2x1xf32> into tensor<4x1x1x1xf32>
  return %e, %g : tensor<f32>, tensor<4x1x1x1xf32>
}

// Of all dimensions.
// CHECK-LABEL: func.func private @whole
// CHECK: tensor.extract_slice %arg0[0, 0] [1, 1] [2, 1] : tensor<2x1xf32> to tensor<1x1xf32>
func.func private @whole(%x: tensor<2x1xf32>) -> tensor<1x1xf32> {
  %o = tensor.extract_slice %x[0, 0] [1, 1] [2, 1] : tensor<2x1xf32> to tensor<1x1xf32>
  return %o : tensor<1x1xf32>
}

// Sizes of zero; dropped dimensions before and behind.
// CHECK-LABEL: func.func private @empty
// CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0, 1, 2]] : tensor<1x1x0xf32> into tensor<0xf32>
// CHECK: tensor.collapse_shape %{{.*}} {{\[}}[0, 1, 2], [3, 4]] : tensor<1x2x1x3x1xf32> into tensor<2x3xf32>
// CHECK: tensor.collapse_shape %{{.*}} [] : tensor<1x1x1xf32> into tensor<f32>
func.func private @empty(%x: tensor<4x1x3xf32>, %y: tensor<1x4x1x3x1xf32>)
    -> (tensor<0xf32>, tensor<2x3xf32>, tensor<f32>) {
  %0 = tensor.extract_slice %x[0, 0, 0] [1, 1, 0] [2, 1, 1] : tensor<4x1x3xf32> to tensor<0xf32>
  %1 = tensor.extract_slice %y[0, 0, 0, 0, 0] [1, 2, 1, 3, 1] [1, 2, 1, 1, 1]
      : tensor<1x4x1x3x1xf32> to tensor<2x3xf32>
  %2 = tensor.extract_slice %x[1, 0, 2] [1, 1, 1] [2, 1, 1] : tensor<4x1x3xf32> to tensor<f32>
  return %0, %1, %2 : tensor<0xf32>, tensor<2x3xf32>, tensor<f32>
}
