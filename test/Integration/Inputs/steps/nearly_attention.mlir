// Softmax between two products that is nearly attention.
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
#first = affine_map<(t, s) -> (t, 0)>
#first_row = affine_map<(t, s) -> (0, s)>
module @nearly_attention {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<1xf32>
    fsdp.buffer @part_of_mask : tensor<4x3xf32>
    fsdp.buffer @own_first : tensor<4x3xf32>
  }
  func.func @step(%w: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  %old_part_of_mask: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@part_of_mask>},
                  %old_own_first: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@own_first>},
                  %k: tensor<2x6xf32> {fsdp.role = #fsdp.input<"k">},
                  %v: tensor<6x3xf32> {fsdp.role = #fsdp.input<"v">},
                  %m: tensor<4x6xf32> {fsdp.role = #fsdp.input<"m">},
                  %a: tensor<4x2xf32> {fsdp.role = #fsdp.input<"a">},
                  %b: tensor<4x2xf32> {fsdp.role = #fsdp.input<"b">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1xf32> {fsdp.role = #fsdp.grad<@model::@w>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@part_of_mask>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@own_first>}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %zero = arith.constant 0.0 : f32
    %small = arith.constant 0.03125 : f32
    %e0 = tensor.empty() : tensor<4x6xf32>
    %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %e1 = tensor.empty() : tensor<4xf32>
    %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
    %e3 = tensor.empty() : tensor<4x3xf32>
    %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
    // A mask of which one row is read for all.
    %part_of_mask_products = linalg.matmul ins(%a, %k : tensor<4x2xf32>, tensor<2x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %part_of_mask_scores = linalg.generic {indexing_maps = [#rows, #first_row, #rows], iterator_types = ["parallel", "parallel"]} ins(%part_of_mask_products, %m : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
    ^bb0(%of: f32, %added: f32, %out: f32):
      %x = arith.mulf %of, %small : f32
      %y = arith.addf %x, %added : f32
      linalg.yield %y : f32
    } -> tensor<4x6xf32>
    %part_of_mask_powers = linalg.exp ins(%part_of_mask_scores : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %part_of_mask_sums = linalg.reduce { arith.addf } ins(%part_of_mask_powers : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    %part_of_mask_weights = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%part_of_mask_powers, %part_of_mask_sums : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
    ^bb0(%of: f32, %sum: f32, %out: f32):
      %y = arith.divf %of, %sum : f32
      linalg.yield %y : f32
    } -> tensor<4x6xf32>
    %part_of_mask_output = linalg.matmul ins(%part_of_mask_weights, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    // Scores without their own first column.
    %own_first_products = linalg.matmul ins(%b, %k : tensor<4x2xf32>, tensor<2x6xf32>) outs(%f0 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %own_first_scores = linalg.generic {indexing_maps = [#rows, #first, #rows], iterator_types = ["parallel", "parallel"]} ins(%own_first_products, %own_first_products : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) {
    ^bb0(%of: f32, %added: f32, %out: f32):
      %x = arith.subf %of, %added : f32
      %y = arith.mulf %x, %small : f32
      linalg.yield %y : f32
    } -> tensor<4x6xf32>
    %own_first_powers = linalg.exp ins(%own_first_scores : tensor<4x6xf32>) outs(%e0 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %own_first_sums = linalg.reduce { arith.addf } ins(%own_first_powers : tensor<4x6xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    %own_first_weights = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%own_first_powers, %own_first_sums : tensor<4x6xf32>, tensor<4xf32>) outs(%e0 : tensor<4x6xf32>) {
    ^bb0(%of: f32, %sum: f32, %out: f32):
      %y = arith.divf %of, %sum : f32
      linalg.yield %y : f32
    } -> tensor<4x6xf32>
    %own_first_output = linalg.matmul ins(%own_first_weights, %v : tensor<4x6xf32>, tensor<6x3xf32>) outs(%f2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    return %loss, %w, %part_of_mask_output, %own_first_output : tensor<f32>, tensor<1xf32>, tensor<4x3xf32>, tensor<4x3xf32>
  }
}
