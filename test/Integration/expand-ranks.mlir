// The step on all ranks, expanded into one function of upstream ops and run by
// mlir-runner, against the unsharded step: losses, new buffers, averaged
// gradients, new parameters and states.

// RUN: %python %S/Inputs/expand_ranks.py %s --world 1 --wrap always --optimizer sgd
// RUN: %python %S/Inputs/expand_ranks.py %s --world 2 --wrap always --optimizer sgd
// RUN: %python %S/Inputs/expand_ranks.py %s --world 3 --wrap always --optimizer sgd
// RUN: %python %S/Inputs/expand_ranks.py %s --world 3 --wrap none --optimizer adamw
// RUN: %python %S/Inputs/expand_ranks.py %s --world 1 --wrap always --optimizer adamw --separate
// RUN: %python %S/Inputs/expand_ranks.py %s --world 2 --wrap class:Linear --optimizer adamw --separate
// RUN: %python %S/Inputs/expand_ranks.py %s --world 2 --wrap always --optimizer none

// The comparison can fail: a reduction that forgets a rank is noticed.
// RUN: not %python %S/Inputs/expand_ranks.py %s --world 2 --wrap always --optimizer none --forget-rank 1 2>&1 | FileCheck %s
// CHECK: gradient of {{.*}} differs

#row = affine_map<(i, j) -> (i)>
#col = affine_map<(i, j) -> (j)>
#id = affine_map<(i, j) -> (i, j)>
#none = affine_map<(i, j) -> ()>
#scalar = affine_map<() -> ()>

module @two_layers {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @scale : tensor<f32>
    fsdp.module @first class "Linear" {
      fsdp.param @weight : tensor<5x3xf32>
      fsdp.param @bias : tensor<5xf32>
    }
    fsdp.module @second class "Linear" {
      fsdp.param @weight : tensor<2x5xf32>
    }
    fsdp.buffer @calls : tensor<f32>
  }
  // h = x w1^T + b1, y = h w2^T, loss = scale * sum(y^2) / 2
  func.func @step(
      %scale: tensor<f32> {fsdp.role = #fsdp.state<@model::@scale>},
      %w1: tensor<5x3xf32> {fsdp.role = #fsdp.state<@model::@first::@weight>},
      %b1: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@first::@bias>},
      %w2: tensor<2x5xf32> {fsdp.role = #fsdp.state<@model::@second::@weight>},
      %calls: tensor<f32> {fsdp.role = #fsdp.state<@model::@calls>},
      %x: tensor<4x3xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.new_value<@model::@calls>},
          tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<f32> {fsdp.role = #fsdp.grad<@model::@scale>},
          tensor<5x3xf32> {fsdp.role = #fsdp.grad<@model::@first::@weight>},
          tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@first::@bias>},
          tensor<2x5xf32> {fsdp.role = #fsdp.grad<@model::@second::@weight>}) {
    %zero = arith.constant 0.0 : f32
    %one = arith.constant 1.0 : f32
    %half = arith.constant 0.5 : f32
    %e0 = tensor.empty() : tensor<f32>
    %new_calls = linalg.generic {indexing_maps = [#scalar, #scalar], iterator_types = []}
        ins(%calls : tensor<f32>) outs(%e0 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.addf %in, %one : f32
        linalg.yield %0 : f32
    } -> tensor<f32>

    // Forward; the transposed weights are shared with nobody, w2 is.
    %e1 = tensor.empty() : tensor<3x5xf32>
    %t1 = linalg.transpose ins(%w1 : tensor<5x3xf32>) outs(%e1 : tensor<3x5xf32>) permutation = [1, 0]
    %e2 = tensor.empty() : tensor<4x5xf32>
    %bias = linalg.generic {indexing_maps = [#col, #id], iterator_types = ["parallel", "parallel"]}
        ins(%b1 : tensor<5xf32>) outs(%e2 : tensor<4x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
    } -> tensor<4x5xf32>
    %h = linalg.matmul ins(%x, %t1 : tensor<4x3xf32>, tensor<3x5xf32>) outs(%bias : tensor<4x5xf32>) -> tensor<4x5xf32>
    %e3 = tensor.empty() : tensor<5x2xf32>
    %t2 = linalg.transpose ins(%w2 : tensor<2x5xf32>) outs(%e3 : tensor<5x2xf32>) permutation = [1, 0]
    %e4 = tensor.empty() : tensor<4x2xf32>
    %z4 = linalg.fill ins(%zero : f32) outs(%e4 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %y = linalg.matmul ins(%h, %t2 : tensor<4x5xf32>, tensor<5x2xf32>) outs(%z4 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %z0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
    %sum = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction", "reduction"]}
        ins(%y : tensor<4x2xf32>) outs(%z0 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.mulf %in, %in : f32
        %1 = arith.mulf %0, %half : f32
        %2 = arith.addf %1, %out : f32
        linalg.yield %2 : f32
    } -> tensor<f32>
    %loss = linalg.generic {indexing_maps = [#scalar, #scalar, #scalar], iterator_types = []}
        ins(%sum, %scale : tensor<f32>, tensor<f32>) outs(%e0 : tensor<f32>) {
      ^bb0(%in: f32, %s: f32, %out: f32):
        %0 = arith.mulf %in, %s : f32
        linalg.yield %0 : f32
    } -> tensor<f32>

    // Backward; the gradient of the scale is a forward value.
    %dy = linalg.generic {indexing_maps = [#id, #none, #id], iterator_types = ["parallel", "parallel"]}
        ins(%y, %scale : tensor<4x2xf32>, tensor<f32>) outs(%e4 : tensor<4x2xf32>) {
      ^bb0(%in: f32, %s: f32, %out: f32):
        %0 = arith.mulf %in, %s : f32
        linalg.yield %0 : f32
    } -> tensor<4x2xf32>
    %e5 = tensor.empty() : tensor<2x4xf32>
    %dyt = linalg.transpose ins(%dy : tensor<4x2xf32>) outs(%e5 : tensor<2x4xf32>) permutation = [1, 0]
    %e6 = tensor.empty() : tensor<2x5xf32>
    %z6 = linalg.fill ins(%zero : f32) outs(%e6 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %gw2 = linalg.matmul ins(%dyt, %h : tensor<2x4xf32>, tensor<4x5xf32>) outs(%z6 : tensor<2x5xf32>) -> tensor<2x5xf32>
    // Reads the transposed weight of the forward pass.
    %e7 = tensor.empty() : tensor<5x4xf32>
    %z7 = linalg.fill ins(%zero : f32) outs(%e7 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %dht = linalg.matmul ins(%t2, %dyt : tensor<5x2xf32>, tensor<2x4xf32>) outs(%z7 : tensor<5x4xf32>) -> tensor<5x4xf32>
    %e8 = tensor.empty() : tensor<5x3xf32>
    %z8 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %gw1 = linalg.matmul ins(%dht, %x : tensor<5x4xf32>, tensor<4x3xf32>) outs(%z8 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %e9 = tensor.empty() : tensor<5xf32>
    %z9 = linalg.fill ins(%zero : f32) outs(%e9 : tensor<5xf32>) -> tensor<5xf32>
    %gb1 = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
        ins(%dht : tensor<5x4xf32>) outs(%z9 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %0 = arith.addf %in, %out : f32
        linalg.yield %0 : f32
    } -> tensor<5xf32>
    return %new_calls, %loss, %sum, %gw1, %gb1, %gw2
        : tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x3xf32>, tensor<5xf32>, tensor<2x5xf32>
  }
}
