// All products start from one tensor of zeros, which is no linalg.fill.
module @generic_fill {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @a class "Linear" { fsdp.param @w : tensor<4x4xf32> }
    fsdp.module @b class "Linear" { fsdp.param @w : tensor<4x4xf32> }
  }
  func.func @step(%wa: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@a::@w>}, %wb: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@b::@w>}, %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@net::@a::@w>}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@net::@b::@w>}) {
    %zero = arith.constant 0.0 : f32
    %none = arith.constant dense<0.0> : tensor<f32>
    %e = tensor.empty() : tensor<4x4xf32>
    %z = linalg.generic {indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%zero : f32) outs(%e : tensor<4x4xf32>) {
    ^bb0(%i: f32, %o: f32):
      linalg.yield %i : f32
    } -> tensor<4x4xf32>
    %y = linalg.matmul ins(%x, %wa : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    %y2 = linalg.matmul ins(%y, %wb : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    %loss = linalg.reduce { arith.addf } ins(%y2 : tensor<4x4xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
    %gb = linalg.matmul ins(%y, %y2 : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    %dy = linalg.matmul ins(%y2, %wb : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    %ga = linalg.matmul ins(%x, %dy : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %loss, %ga, %gb : tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
}
