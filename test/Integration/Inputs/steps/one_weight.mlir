// The loss is the product of the weight and the input, which is the gradient.
module @one_weight {
  shard.grid @grid(shape = ?)
  fsdp.module @net class "Net" { fsdp.param @w : tensor<1xf32> }
  func.func @step(%w: tensor<1xf32> {fsdp.role = #fsdp.state<@net::@w>}, %x: tensor<1xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1xf32> {fsdp.role = #fsdp.grad<@net::@w>}) {
    %none = arith.constant dense<0.0> : tensor<f32>
    %one = arith.constant dense<1.0> : tensor<1xf32>
    %y = arith.mulf %w, %x : tensor<1xf32>
    %loss = linalg.reduce { arith.addf } ins(%y : tensor<1xf32>) outs(%none : tensor<f32>) dimensions = [0]
    %g = arith.mulf %one, %x : tensor<1xf32>
    return %loss, %g : tensor<f32>, tensor<1xf32>
  }
}
