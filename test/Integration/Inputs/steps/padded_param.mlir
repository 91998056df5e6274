// A parameter is padded and cut out again.
module @padded_param {
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
    %z = linalg.fill ins(%zero : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
    %p = tensor.pad %wa low[1, 1] high[1, 1] {
    ^bb0(%i: index, %j: index):
      tensor.yield %zero : f32
    } : tensor<4x4xf32> to tensor<6x6xf32>
    %ga = tensor.extract_slice %p[1, 1] [4, 4] [1, 1] : tensor<6x6xf32> to tensor<4x4xf32>
    %y = linalg.matmul ins(%x, %ga : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    %loss = linalg.reduce { arith.addf } ins(%y : tensor<4x4xf32>) outs(%none : tensor<f32>) dimensions = [0, 1]
    %gb = linalg.matmul ins(%y, %wb : tensor<4x4xf32>, tensor<4x4xf32>) outs(%z : tensor<4x4xf32>) -> tensor<4x4xf32>
    return %loss, %ga, %gb : tensor<f32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
}
