module @frozen {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param frozen @w : tensor<4xf32>
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}) {
    %zero = arith.constant dense<0.0> : tensor<f32>
    %loss = linalg.dot ins(%w, %x : tensor<4xf32>, tensor<4xf32>) outs(%zero : tensor<f32>) -> tensor<f32>
    return %loss : tensor<f32>
  }
}
