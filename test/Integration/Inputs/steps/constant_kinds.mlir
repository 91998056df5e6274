// Constants in resources of the module, one of them of bits, and a sparse one.
module @constant_kinds {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<1xf32>
    fsdp.buffer @chosen : tensor<4xf32>
  }
  func.func @step(%w: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  %chosen: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@chosen>},
                  %x: tensor<4xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1xf32> {fsdp.role = #fsdp.grad<@model::@w>},
          tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@chosen>}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %mask = arith.constant dense_resource<mask> : tensor<4xi1>
    %whole = arith.constant dense_resource<whole> : tensor<4xf32>
    %sparse = arith.constant sparse<[[1], [3]], [2.0, -1.0]> : tensor<4xf32>
    %taken = arith.select %mask, %sparse, %whole : tensor<4xi1>, tensor<4xf32>
    %new = arith.addf %taken, %x : tensor<4xf32>
    return %loss, %w, %new : tensor<f32>, tensor<1xf32>, tensor<4xf32>
  }
}
{-# dialect_resources: { builtin: {
  mask: "0x0100000001000001", whole: "0x040000000000003F0000C03F000000C000008040"
} } #-}
