// Gradients and an activation are added to what a gathered parameter holds.
module @dest_is_param {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" {
    fsdp.module @a class "Linear" { fsdp.param @w : tensor<4x4xf32> }
    fsdp.module @b class "Linear" { fsdp.param @w : tensor<4x4xf32> }
  }
  func.func @step(%wa: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@a::@w>}, %wb: tensor<4x4xf32> {fsdp.role = #fsdp.state<@net::@b::@w>}, %x: tensor<4x4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@net::@a::@w>}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@net::@b::@w>}) {
    %zero = arith.constant 0.0 : f32
    %none = arith.constant dense<0.0> : tensor<f32>
    %y = linalg.matmul ins(%x, %wb : tensor<4x4xf32>, tensor<4x4xf32>) outs(%wa : tensor<4x4xf32>) -> tensor<4x4xf32>
    %loss = linalg.reduce { arith.addf } ins(%y : tensor<4x4xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
    %ga = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%wa : tensor<4x4xf32>) -> tensor<4x4xf32>
    %gb = linalg.matmul ins(%y, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%wb : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %loss, %ga, %gb : tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
}
