// Two linear layers whose weights are transposed once, for forward and backward.
shard.grid @grid(shape = 4)
fsdp.module @model class "x" { 
 fsdp.module @a class "y" { fsdp.param @w : tensor<4x4xf32> }
 fsdp.module @b class "y" { fsdp.param @w : tensor<4x4xf32> }
}
func.func @train(%w: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@a::@w>}, %v: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@b::@w>}, %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@a::@w>}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@b::@w>}) {
  %c = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %z = linalg.fill ins(%c : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %t = linalg.transpose ins(%w : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %h = linalg.matmul ins(%x, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %u = linalg.transpose ins(%v : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %y = linalg.matmul ins(%h, %u : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %e0 = tensor.empty() : tensor<f32>
  %z0 = linalg.fill ins(%c : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %r = linalg.reduce ins(%y : tensor<4x4xf32>) outs(%z0 : tensor<f32>) dimensions = [0, 1] (%p: f32, %q: f32) { %s = arith.addf %p, %q : f32
    linalg.yield %s : f32 }
  %gh = linalg.matmul ins(%y, %u : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %gv = linalg.matmul ins(%y, %h : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %gw0 = linalg.matmul ins(%gh, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  %gw = linalg.matmul ins(%gw0, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %r, %gw, %gv : tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>
}
