// Functions of numbers at the ends of what f32 holds, kept as buffers.
#id = affine_map<(i) -> (i)>
#one = affine_map<(i) -> (0)>
module @special_values {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<1xf32>
    fsdp.buffer @rsqrt : tensor<16xf32>
    fsdp.buffer @over_root : tensor<16xf32>
    fsdp.buffer @over_large : tensor<16xf32>
  }
  func.func @step(%w: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  %rsqrt: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@rsqrt>},
                  %over_root: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@over_root>},
                  %over_large: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@over_large>},
                  %x: tensor<16xf32> {fsdp.role = #fsdp.input<"x">}, %large: tensor<1xf32> {fsdp.role = #fsdp.input<"large">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1xf32> {fsdp.role = #fsdp.grad<@model::@w>},
          tensor<16xf32> {fsdp.role = #fsdp.new_value<@model::@rsqrt>},
          tensor<16xf32> {fsdp.role = #fsdp.new_value<@model::@over_root>},
          tensor<16xf32> {fsdp.role = #fsdp.new_value<@model::@over_large>}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %e = tensor.empty() : tensor<16xf32>
    %0:3 = linalg.generic {indexing_maps = [#id, #one, #id, #id, #id], iterator_types = ["parallel"]}
        ins(%x, %large : tensor<16xf32>, tensor<1xf32>) outs(%e, %e, %e : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
    ^bb0(%a: f32, %b: f32, %o0: f32, %o1: f32, %o2: f32):
      %three = arith.constant 3.0 : f32
      %r = math.rsqrt %a : f32
      %s = math.sqrt %a : f32
      %q = arith.divf %three, %s : f32
      %l = arith.divf %a, %b : f32
      linalg.yield %r, %q, %l : f32, f32, f32
    } -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>)
    return %loss, %w, %0#0, %0#1, %0#2 : tensor<f32>, tensor<1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
}
