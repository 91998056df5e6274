// Softmax between two products: nearly attention, or attention.
#rows = affine_map<(t, s) -> (t, s)>
#row = affine_map<(t, s) -> (t)>
#one = affine_map<(s) -> (s)>
#number = affine_map<(t, s) -> ()>
#column = affine_map<(t, s) -> (s)>
#first = affine_map<(t, s) -> (t, 0)>
#first_row = affine_map<(t, s) -> (0, s)>
module @nearly_attention {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "Net" {
    fsdp.param @w : tensor<1xf32>
    fsdp.buffer @part_of_mask : tensor<4x3xf32>
    fsdp.buffer @own_first : tensor<4x3xf32>
    fsdp.buffer @hidden_twice : tensor<4x3xf32>
    fsdp.buffer @counted_columns : tensor<4x3xf32>
    fsdp.buffer @with_epsilon : tensor<4x3xf32>
    fsdp.buffer @rounded : tensor<4x3xf32>
    fsdp.buffer @fused_sum : tensor<4x3xf32>
    fsdp.buffer @fused_sum_grad : tensor<4x2xf32>
  }
  func.func @step(%w: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@w>},
                  %old_part_of_mask: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@part_of_mask>},
                  %old_own_first: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@own_first>},
                  %old_hidden_twice: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@hidden_twice>},
                  %old_counted_columns: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@counted_columns>},
                  %old_with_epsilon: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@with_epsilon>},
                  %old_rounded: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@rounded>},
                  %old_fused_sum: tensor<4x3xf32> {fsdp.role = #fsdp.state<@model::@fused_sum>},
                  %old_fused_sum_grad: tensor<4x2xf32> {fsdp.role = #fsdp.state<@model::@fused_sum_grad>},
                  %k: tensor<2x8xf32> {fsdp.role = #fsdp.input<"k">},
                  %v: tensor<8x3xf32> {fsdp.role = #fsdp.input<"v">},
                  %m: tensor<4x8xf32> {fsdp.role = #fsdp.input<"m">},
                  %a: tensor<4x2xf32> {fsdp.role = #fsdp.input<"a">},
                  %b: tensor<4x2xf32> {fsdp.role = #fsdp.input<"b">},
                  %c: tensor<4x2xf32> {fsdp.role = #fsdp.input<"c">},
                  %d: tensor<4x2xf32> {fsdp.role = #fsdp.input<"d">},
                  %e: tensor<4x2xf32> {fsdp.role = #fsdp.input<"e">},
                  %f: tensor<4x2xf32> {fsdp.role = #fsdp.input<"f">},
                  %g: tensor<4x2xf32> {fsdp.role = #fsdp.input<"g">},
                  %h: tensor<4x3xf32> {fsdp.role = #fsdp.input<"h">})
      -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1xf32> {fsdp.role = #fsdp.grad<@model::@w>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@part_of_mask>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@own_first>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@hidden_twice>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@counted_columns>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@with_epsilon>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@rounded>},
          tensor<4x3xf32> {fsdp.role = #fsdp.new_value<@model::@fused_sum>},
          tensor<4x2xf32> {fsdp.role = #fsdp.new_value<@model::@fused_sum_grad>}) {
    %loss = arith.constant dense<0.0> : tensor<f32>
    %zero = arith.constant 0.0 : f32
    %small = arith.constant 0.03125 : f32
    %hidden = arith.constant -1.0e+30 : f32
    %two = arith.constant 2 : index
    %e2 = tensor.empty() : tensor<8xf32>
    %e4 = tensor.empty() : tensor<4x8xi1>
    %one = arith.constant 1.0 : f32
    %epsilon = arith.constant 8.0e-6 : f32
    %e0 = tensor.empty() : tensor<4x8xf32>
    %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %e1 = tensor.empty() : tensor<4xf32>
    %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
    %least = arith.constant 0xFF800000 : f32
    %f3 = linalg.fill ins(%least : f32) outs(%e1 : tensor<4xf32>) -> tensor<4xf32>
    %e3 = tensor.empty() : tensor<4x3xf32>
    %f2 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<4x3xf32>) -> tensor<4x3xf32>
    // A mask of which one row is read for all.
    %part_of_mask_products = linalg.matmul ins(%a, %k : tensor<4x2xf32>, tensor<2x8xf32>) outs(%f0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %part_of_mask_scores = linalg.generic {indexing_maps = [#rows, #first_row, #rows], iterator_types = ["parallel", "parallel"]} ins(%part_of_mask_products, %m : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %added: f32, %out: f32):
      %x = arith.mulf %of, %small : f32
      %y = arith.addf %x, %added : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %part_of_mask_largest = linalg.reduce { arith.maximumf } ins(%part_of_mask_scores : tensor<4x8xf32>) outs(%f3 : tensor<4xf32>) dimensions = [1]
    %part_of_mask_powers = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%part_of_mask_scores, %part_of_mask_largest : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %largest: f32, %out: f32):
      %x = arith.subf %of, %largest : f32
      %y = math.exp %x : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %part_of_mask_sums = linalg.reduce { arith.addf } ins(%part_of_mask_powers : tensor<4x8xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    %part_of_mask_weights = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%part_of_mask_powers, %part_of_mask_sums : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %sum: f32, %out: f32):
      %y = arith.divf %of, %sum : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %part_of_mask_output = linalg.matmul ins(%part_of_mask_weights, %v : tensor<4x8xf32>, tensor<8x3xf32>) outs(%f2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    // Scores without their own first column.
    %own_first_products = linalg.matmul ins(%b, %k : tensor<4x2xf32>, tensor<2x8xf32>) outs(%f0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %own_first_scores = linalg.generic {indexing_maps = [#rows, #first, #rows], iterator_types = ["parallel", "parallel"]} ins(%own_first_products, %own_first_products : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %added: f32, %out: f32):
      %x = arith.subf %of, %added : f32
      %y = arith.mulf %x, %small : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %own_first_largest = linalg.reduce { arith.maximumf } ins(%own_first_scores : tensor<4x8xf32>) outs(%f3 : tensor<4xf32>) dimensions = [1]
    %own_first_powers = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%own_first_scores, %own_first_largest : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %largest: f32, %out: f32):
      %x = arith.subf %of, %largest : f32
      %y = math.exp %x : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %own_first_sums = linalg.reduce { arith.addf } ins(%own_first_powers : tensor<4x8xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    %own_first_weights = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%own_first_powers, %own_first_sums : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %sum: f32, %out: f32):
      %y = arith.divf %of, %sum : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %own_first_output = linalg.matmul ins(%own_first_weights, %v : tensor<4x8xf32>, tensor<8x3xf32>) outs(%f2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    // Scores that a finite number masks, and then numbers that are as small.
    %hidden_twice_products = linalg.matmul ins(%c, %k : tensor<4x2xf32>, tensor<2x8xf32>) outs(%f0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %padding = linalg.generic {indexing_maps = [#one], iterator_types = ["parallel"]} outs(%e2 : tensor<8xf32>) {
    ^bb0(%out: f32):
      %column = linalg.index 0 : index
      %is_padding = arith.cmpi ult, %column, %two : index
      %y = arith.select %is_padding, %hidden, %zero : f32
      linalg.yield %y : f32
    } -> tensor<8xf32>
    %kept = linalg.generic {indexing_maps = [#rows], iterator_types = ["parallel", "parallel"]} outs(%e4 : tensor<4x8xi1>) {
    ^bb0(%out: i1):
      %row = linalg.index 0 : index
      %column = linalg.index 1 : index
      %y = arith.cmpi ule, %column, %row : index
      linalg.yield %y : i1
    } -> tensor<4x8xi1>
    %hidden_twice_scores = linalg.generic {indexing_maps = [#rows, #rows, #column, #rows], iterator_types = ["parallel", "parallel"]} ins(%hidden_twice_products, %kept, %padding : tensor<4x8xf32>, tensor<4x8xi1>, tensor<8xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %is_kept: i1, %added: f32, %out: f32):
      %x = arith.mulf %of, %small : f32
      %chosen = arith.select %is_kept, %x, %hidden : f32
      %y = arith.addf %chosen, %added : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %hidden_twice_largest = linalg.reduce { arith.maximumf } ins(%hidden_twice_scores : tensor<4x8xf32>) outs(%f3 : tensor<4xf32>) dimensions = [1]
    %hidden_twice_powers = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%hidden_twice_scores, %hidden_twice_largest : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %largest: f32, %out: f32):
      %x = arith.subf %of, %largest : f32
      %y = math.exp %x : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %hidden_twice_sums = linalg.reduce { arith.addf } ins(%hidden_twice_powers : tensor<4x8xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    %hidden_twice_weights = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%hidden_twice_powers, %hidden_twice_sums : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %sum: f32, %out: f32):
      %y = arith.divf %of, %sum : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %hidden_twice_output = linalg.matmul ins(%hidden_twice_weights, %v : tensor<4x8xf32>, tensor<8x3xf32>) outs(%f2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    // A scale that counts the columns of a row.
    %counted_columns_products = linalg.matmul ins(%d, %k : tensor<4x2xf32>, tensor<2x8xf32>) outs(%f0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %ones = linalg.fill ins(%one : f32) outs(%e2 : tensor<8xf32>) -> tensor<8xf32>
    %e5 = tensor.empty() : tensor<f32>
    %f5 = linalg.fill ins(%zero : f32) outs(%e5 : tensor<f32>) -> tensor<f32>
    %count = linalg.reduce { arith.addf } ins(%ones : tensor<8xf32>) outs(%f5 : tensor<f32>) dimensions = [0]
    %counted_columns_scores = linalg.generic {indexing_maps = [#rows, #number, #rows], iterator_types = ["parallel", "parallel"]} ins(%counted_columns_products, %count : tensor<4x8xf32>, tensor<f32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %number: f32, %out: f32):
      %x = arith.mulf %of, %small : f32
      %y = arith.divf %x, %number : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %counted_columns_largest = linalg.reduce { arith.maximumf } ins(%counted_columns_scores : tensor<4x8xf32>) outs(%f3 : tensor<4xf32>) dimensions = [1]
    %counted_columns_powers = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%counted_columns_scores, %counted_columns_largest : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %largest: f32, %out: f32):
      %x = arith.subf %of, %largest : f32
      %y = math.exp %x : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %counted_columns_sums = linalg.reduce { arith.addf } ins(%counted_columns_powers : tensor<4x8xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    %counted_columns_weights = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%counted_columns_powers, %counted_columns_sums : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %sum: f32, %out: f32):
      %y = arith.divf %of, %sum : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %counted_columns_output = linalg.matmul ins(%counted_columns_weights, %v : tensor<4x8xf32>, tensor<8x3xf32>) outs(%f2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    // A sum with a small number more.
    %with_epsilon_products = linalg.matmul ins(%e, %k : tensor<4x2xf32>, tensor<2x8xf32>) outs(%f0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %with_epsilon_scores = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%with_epsilon_products : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %out: f32):
      %y = arith.mulf %of, %small : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %with_epsilon_largest = linalg.reduce { arith.maximumf } ins(%with_epsilon_scores : tensor<4x8xf32>) outs(%f3 : tensor<4xf32>) dimensions = [1]
    %with_epsilon_powers = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%with_epsilon_scores, %with_epsilon_largest : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %largest: f32, %out: f32):
      %x = arith.subf %of, %largest : f32
      %y = math.exp %x : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %with_epsilon_sums = linalg.reduce { arith.addf } ins(%with_epsilon_powers : tensor<4x8xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    %with_epsilon_weights = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%with_epsilon_powers, %with_epsilon_sums : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %sum: f32, %out: f32):
      %more = arith.addf %sum, %epsilon : f32
      %y = arith.divf %of, %more : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %with_epsilon_output = linalg.matmul ins(%with_epsilon_weights, %v : tensor<4x8xf32>, tensor<8x3xf32>) outs(%f2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    // Scores that are rounded to fewer bits than their factors have.
    %rounded_products = linalg.matmul ins(%f, %k : tensor<4x2xf32>, tensor<2x8xf32>) outs(%f0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %rounded_scores = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%rounded_products : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %out: f32):
      %x = arith.mulf %of, %small : f32
      %narrow = arith.truncf %x : f32 to bf16
      %y = arith.extf %narrow : bf16 to f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %rounded_largest = linalg.reduce { arith.maximumf } ins(%rounded_scores : tensor<4x8xf32>) outs(%f3 : tensor<4xf32>) dimensions = [1]
    %rounded_powers = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%rounded_scores, %rounded_largest : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %largest: f32, %out: f32):
      %x = arith.subf %of, %largest : f32
      %y = math.exp %x : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %rounded_sums = linalg.reduce { arith.addf } ins(%rounded_powers : tensor<4x8xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    %rounded_weights = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%rounded_powers, %rounded_sums : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %sum: f32, %out: f32):
      %y = arith.divf %of, %sum : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %rounded_output = linalg.matmul ins(%rounded_weights, %v : tensor<4x8xf32>, tensor<8x3xf32>) outs(%f2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    // The gradient of queries, of which one op multiplies and adds a row: attention.
    %fused_sum_products = linalg.matmul ins(%g, %k : tensor<4x2xf32>, tensor<2x8xf32>) outs(%f0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %fused_sum_scores = linalg.generic {indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]} ins(%fused_sum_products : tensor<4x8xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %out: f32):
      %y = arith.mulf %of, %small : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %fused_sum_largest = linalg.reduce { arith.maximumf } ins(%fused_sum_scores : tensor<4x8xf32>) outs(%f3 : tensor<4xf32>) dimensions = [1]
    %fused_sum_powers = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%fused_sum_scores, %fused_sum_largest : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %largest: f32, %out: f32):
      %x = arith.subf %of, %largest : f32
      %y = math.exp %x : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %fused_sum_sums = linalg.reduce { arith.addf } ins(%fused_sum_powers : tensor<4x8xf32>) outs(%f1 : tensor<4xf32>) dimensions = [1]
    %fused_sum_weights = linalg.generic {indexing_maps = [#rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%fused_sum_powers, %fused_sum_sums : tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %sum: f32, %out: f32):
      %y = arith.divf %of, %sum : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %fused_sum_output = linalg.matmul ins(%fused_sum_weights, %v : tensor<4x8xf32>, tensor<8x3xf32>) outs(%f2 : tensor<4x3xf32>) -> tensor<4x3xf32>
    %e6 = tensor.empty() : tensor<3x8xf32>
    %values = linalg.transpose ins(%v : tensor<8x3xf32>) outs(%e6 : tensor<3x8xf32>) permutation = [1, 0]
    %e7 = tensor.empty() : tensor<8x2xf32>
    %keys = linalg.transpose ins(%k : tensor<2x8xf32>) outs(%e7 : tensor<8x2xf32>) permutation = [1, 0]
    %e8 = tensor.empty() : tensor<4x2xf32>
    %f8 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<4x2xf32>) -> tensor<4x2xf32>
    %weight_grads = linalg.matmul ins(%h, %values : tensor<4x3xf32>, tensor<3x8xf32>) outs(%f0 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %common = linalg.generic {indexing_maps = [#rows, #rows, #row], iterator_types = ["parallel", "reduction"]} ins(%fused_sum_weights, %weight_grads : tensor<4x8xf32>, tensor<4x8xf32>) outs(%f1 : tensor<4xf32>) {
    ^bb0(%of: f32, %grad: f32, %out: f32):
      %x = arith.mulf %of, %grad : f32
      %y = arith.addf %out, %x : f32
      linalg.yield %y : f32
    } -> tensor<4xf32>
    %slopes = linalg.generic {indexing_maps = [#rows, #rows, #row, #rows], iterator_types = ["parallel", "parallel"]} ins(%fused_sum_weights, %weight_grads, %common : tensor<4x8xf32>, tensor<4x8xf32>, tensor<4xf32>) outs(%e0 : tensor<4x8xf32>) {
    ^bb0(%of: f32, %grad: f32, %mean: f32, %out: f32):
      %x = arith.subf %grad, %mean : f32
      %z = arith.mulf %of, %x : f32
      %y = arith.mulf %z, %small : f32
      linalg.yield %y : f32
    } -> tensor<4x8xf32>
    %fused_sum_grad = linalg.matmul ins(%slopes, %keys : tensor<4x8xf32>, tensor<8x2xf32>) outs(%f8 : tensor<4x2xf32>) -> tensor<4x2xf32>
    return %loss, %w, %part_of_mask_output, %own_first_output, %hidden_twice_output, %counted_columns_output, %with_epsilon_output, %rounded_output, %fused_sum_output, %fused_sum_grad : tensor<f32>, tensor<1xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x2xf32>
  }
}
