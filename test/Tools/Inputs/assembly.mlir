// A step with an op of unknown effects that has code of its own.
module @assembly {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<4xf32>
  }
  func.func @step(%w: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@w>}, %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@w>}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    llvm.inline_asm has_side_effects asm_dialect = att "nop", "" : () -> ()
    %g = arith.mulf %w, %x : tensor<4xf32>
    return %loss, %g : tensor<f32>, tensor<4xf32>
  }
}
