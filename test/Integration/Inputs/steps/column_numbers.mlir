// The largest and least numbers of columns, as ops that leave out what is no number.
#id = affine_map<(i, j) -> (i, j)>
module @column_numbers {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<1xf32>
    fsdp.buffer @max_x : tensor<13xf32>
    fsdp.buffer @min_x : tensor<13xf32>
    fsdp.buffer @max_y : tensor<6xf32>
    fsdp.buffer @min_y : tensor<6xf32>
    fsdp.buffer @max_z : tensor<8xf32>
    fsdp.buffer @min_z : tensor<8xf32>
  }
  func.func @step(%w: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  %max_x: tensor<13xf32> {fsdp.role = #fsdp.state<@model::@max_x>},
                  %min_x: tensor<13xf32> {fsdp.role = #fsdp.state<@model::@min_x>},
                  %max_y: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@max_y>},
                  %min_y: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@min_y>},
                  %max_z: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@max_z>},
                  %min_z: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@min_z>},
                  %x: tensor<11x13xf32> {fsdp.role = #fsdp.input<"x">},
                  %y: tensor<10x6xf32> {fsdp.role = #fsdp.input<"y">},
                  %z: tensor<64x8xf32> {fsdp.role = #fsdp.input<"z">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss},
          tensor<1xf32> {fsdp.role = #fsdp.grad<@model::@w>},
          tensor<13xf32> {fsdp.role = #fsdp.new_value<@model::@max_x>},
          tensor<13xf32> {fsdp.role = #fsdp.new_value<@model::@min_x>},
          tensor<6xf32> {fsdp.role = #fsdp.new_value<@model::@max_y>},
          tensor<6xf32> {fsdp.role = #fsdp.new_value<@model::@min_y>},
          tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@max_z>},
          tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@min_z>}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    // Zeros become what is no number.
    %e = tensor.empty() : tensor<64x8xf32>
    %numbers = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%z : tensor<64x8xf32>) outs(%e : tensor<64x8xf32>) {
    ^bb0(%a: f32, %o: f32):
      %one = arith.divf %a, %a : f32
      %same = arith.mulf %one, %a : f32
      linalg.yield %same : f32
    } -> tensor<64x8xf32>
    %begin_max_x = arith.constant dense<0xFF800000> : tensor<13xf32>
    %new_max_x = linalg.reduce {arith.maxnumf} ins(%x : tensor<11x13xf32>) outs(%begin_max_x : tensor<13xf32>) dimensions = [0]
    %begin_min_x = arith.constant dense<0x7F800000> : tensor<13xf32>
    %new_min_x = linalg.reduce {arith.minnumf} ins(%x : tensor<11x13xf32>) outs(%begin_min_x : tensor<13xf32>) dimensions = [0]
    %begin_max_y = arith.constant dense<0xFF800000> : tensor<6xf32>
    %new_max_y = linalg.reduce {arith.maxnumf} ins(%y : tensor<10x6xf32>) outs(%begin_max_y : tensor<6xf32>) dimensions = [0]
    %begin_min_y = arith.constant dense<0x7F800000> : tensor<6xf32>
    %new_min_y = linalg.reduce {arith.minnumf} ins(%y : tensor<10x6xf32>) outs(%begin_min_y : tensor<6xf32>) dimensions = [0]
    %begin_max_z = arith.constant dense<0xFF800000> : tensor<8xf32>
    %new_max_z = linalg.reduce {arith.maxnumf} ins(%numbers : tensor<64x8xf32>) outs(%begin_max_z : tensor<8xf32>) dimensions = [0]
    %begin_min_z = arith.constant dense<0x7F800000> : tensor<8xf32>
    %new_min_z = linalg.reduce {arith.minnumf} ins(%numbers : tensor<64x8xf32>) outs(%begin_min_z : tensor<8xf32>) dimensions = [0]
    return %loss, %w, %new_max_x, %new_min_x, %new_max_y, %new_min_y, %new_max_z, %new_min_z : tensor<f32>, tensor<1xf32>, tensor<13xf32>, tensor<13xf32>, tensor<6xf32>, tensor<6xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
