// One linear layer: y = x W, the loss is the sum of y.
module @tiny {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.module @fc class "Linear" {
      fsdp.param @weight : tensor<6x4xf32>
    }
  }
  func.func @step(
      %w: tensor<6x4xf32> {fsdp.role = #fsdp.state<@model::@fc::@weight>},
      %x: tensor<2x6xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<6x4xf32> {fsdp.role = #fsdp.grad<@model::@fc::@weight>}) {
    %zero = arith.constant dense<0.0> : tensor<f32>
    %y0 = arith.constant dense<0.0> : tensor<2x4xf32>
    %y = linalg.matmul ins(%x, %w : tensor<2x6xf32>, tensor<6x4xf32>)
        outs(%y0 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %loss = linalg.reduce { arith.addf } ins(%y : tensor<2x4xf32>)
        outs(%zero : tensor<f32>) dimensions = [0, 1]
    %dy = arith.constant dense<1.0> : tensor<2x4xf32>
    %xt0 = tensor.empty() : tensor<6x2xf32>
    %xt = linalg.transpose ins(%x : tensor<2x6xf32>)
        outs(%xt0 : tensor<6x2xf32>) permutation = [1, 0]
    %dw0 = arith.constant dense<0.0> : tensor<6x4xf32>
    %dw = linalg.matmul ins(%xt, %dy : tensor<6x2xf32>, tensor<2x4xf32>)
        outs(%dw0 : tensor<6x4xf32>) -> tensor<6x4xf32>
    return %loss, %dw : tensor<f32>, tensor<6x4xf32>
  }
}
