// Sums along the columns of a constant, and what depends on the batch.
#id = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
#one = affine_map<(i) -> (i)>
module @constant_sums {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<1xf32>
    fsdp.buffer @columns : tensor<3xf32>
  }
  func.func @step(%w: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  %columns: tensor<3xf32> {fsdp.role = #fsdp.state<@model::@columns>},
                  %x: tensor<3xf32> {fsdp.role = #fsdp.input<"x">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1xf32> {fsdp.role = #fsdp.grad<@model::@w>},
          tensor<3xf32> {fsdp.role = #fsdp.new_value<@model::@columns>}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %table = arith.constant dense<[[0.5, 1.0, -2.0], [4.0, 0.25, 8.0], [-1.0, 3.0, 16.0], [7.0, -5.0, 0.75]]> : tensor<4x3xf32>
    %zero = arith.constant dense<0.0> : tensor<3xf32>
    %sums = linalg.generic {indexing_maps = [#id, #column], iterator_types = ["reduction", "parallel"]} ins(%table : tensor<4x3xf32>) outs(%zero : tensor<3xf32>) {
    ^bb0(%a: f32, %o: f32):
      %p = arith.addf %o, %a : f32
      linalg.yield %p : f32
    } -> tensor<3xf32>
    %e = tensor.empty() : tensor<3xf32>
    %new = linalg.generic {indexing_maps = [#one, #one, #one], iterator_types = ["parallel"]} ins(%sums, %x : tensor<3xf32>, tensor<3xf32>) outs(%e : tensor<3xf32>) {
    ^bb0(%a: f32, %b: f32, %o: f32):
      %p = arith.addf %a, %b : f32
      linalg.yield %p : f32
    } -> tensor<3xf32>
    return %loss, %w, %new : tensor<f32>, tensor<1xf32>, tensor<3xf32>
  }
}
