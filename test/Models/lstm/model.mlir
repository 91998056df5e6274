#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0) -> ()>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1) -> (0, d1)>
#map12 = affine_map<(d0, d1) -> ()>
#map13 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map14 = affine_map<(d0, d1, d2) -> ()>
#map15 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
module @lstm {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "lstm.CharacterModel" {
    fsdp.module @embedding class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<19x8xf32>
    }
    fsdp.module @lstm class "torch.nn.modules.rnn.LSTM" bases ["torch.nn.modules.rnn.RNNBase"] {
      fsdp.param @weight_ih_l0 : tensor<40x8xf32>
      fsdp.param @weight_hh_l0 : tensor<40x10xf32>
      fsdp.param @bias_ih_l0 : tensor<40xf32>
      fsdp.param @bias_hh_l0 : tensor<40xf32>
      fsdp.param @weight_ih_l1 : tensor<40x10xf32>
      fsdp.param @weight_hh_l1 : tensor<40x10xf32>
      fsdp.param @bias_ih_l1 : tensor<40xf32>
      fsdp.param @bias_hh_l1 : tensor<40xf32>
    }
    fsdp.module @head class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<19x10xf32>
      fsdp.param @bias : tensor<19xf32>
    }
  }
  func.func @step(%arg0: tensor<19x8xf32> {fsdp.role = #fsdp.state<@model::@embedding::@weight>}, %arg1: tensor<40x8xf32> {fsdp.role = #fsdp.state<@model::@lstm::@weight_ih_l0>}, %arg2: tensor<40x10xf32> {fsdp.role = #fsdp.state<@model::@lstm::@weight_hh_l0>}, %arg3: tensor<40xf32> {fsdp.role = #fsdp.state<@model::@lstm::@bias_ih_l0>}, %arg4: tensor<40xf32> {fsdp.role = #fsdp.state<@model::@lstm::@bias_hh_l0>}, %arg5: tensor<40x10xf32> {fsdp.role = #fsdp.state<@model::@lstm::@weight_ih_l1>}, %arg6: tensor<40x10xf32> {fsdp.role = #fsdp.state<@model::@lstm::@weight_hh_l1>}, %arg7: tensor<40xf32> {fsdp.role = #fsdp.state<@model::@lstm::@bias_ih_l1>}, %arg8: tensor<40xf32> {fsdp.role = #fsdp.state<@model::@lstm::@bias_hh_l1>}, %arg9: tensor<19x10xf32> {fsdp.role = #fsdp.state<@model::@head::@weight>}, %arg10: tensor<19xf32> {fsdp.role = #fsdp.state<@model::@head::@bias>}, %arg11: tensor<6x4xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 19]>}, %arg12: tensor<6x4xi64> {fsdp.role = #fsdp.input<"targets", indices = [0, 19, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<19x8xf32> {fsdp.role = #fsdp.grad<@model::@embedding::@weight>}, tensor<40x8xf32> {fsdp.role = #fsdp.grad<@model::@lstm::@weight_ih_l0>}, tensor<40x10xf32> {fsdp.role = #fsdp.grad<@model::@lstm::@weight_hh_l0>}, tensor<40xf32> {fsdp.role = #fsdp.grad<@model::@lstm::@bias_ih_l0>}, tensor<40xf32> {fsdp.role = #fsdp.grad<@model::@lstm::@bias_hh_l0>}, tensor<40x10xf32> {fsdp.role = #fsdp.grad<@model::@lstm::@weight_ih_l1>}, tensor<40x10xf32> {fsdp.role = #fsdp.grad<@model::@lstm::@weight_hh_l1>}, tensor<40xf32> {fsdp.role = #fsdp.grad<@model::@lstm::@bias_ih_l1>}, tensor<40xf32> {fsdp.role = #fsdp.grad<@model::@lstm::@bias_hh_l1>}, tensor<19x10xf32> {fsdp.role = #fsdp.grad<@model::@head::@weight>}, tensor<19xf32> {fsdp.role = #fsdp.grad<@model::@head::@bias>}) {
    %c1 = arith.constant 1 : index
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<6x10xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<1x6x10xf32>
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<1> : tensor<i64>
    %cst_7 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6x4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<6x4xi64>) outs(%0 : tensor<6x4x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %416 = arith.index_cast %in : i64 to index
      %417 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%416, %417] : tensor<19x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x8xf32>
    %2 = tensor.empty() : tensor<4x6x8xf32>
    %transposed = linalg.transpose ins(%1 : tensor<6x4x8xf32>) outs(%2 : tensor<4x6x8xf32>) permutation = [1, 0, 2] 
    %3 = tensor.empty() : tensor<8x40xf32>
    %transposed_8 = linalg.transpose ins(%arg1 : tensor<40x8xf32>) outs(%3 : tensor<8x40xf32>) permutation = [1, 0] 
    %collapsed = tensor.collapse_shape %transposed [[0, 1], [2]] : tensor<4x6x8xf32> into tensor<24x8xf32>
    %4 = tensor.empty() : tensor<24x40xf32>
    %5 = linalg.fill ins(%cst : f32) outs(%4 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %6 = linalg.matmul ins(%collapsed, %transposed_8 : tensor<24x8xf32>, tensor<8x40xf32>) outs(%5 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %expanded = tensor.expand_shape %6 [[0, 1], [2]] output_shape [4, 6, 40] : tensor<24x40xf32> into tensor<4x6x40xf32>
    %7 = tensor.empty() : tensor<4x6x40xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %arg3 : tensor<4x6x40xf32>, tensor<40xf32>) outs(%7 : tensor<4x6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<4x6x40xf32>
    %extracted_slice = tensor.extract_slice %8[0, 0, 0] [1, 6, 40] [1, 1, 1] : tensor<4x6x40xf32> to tensor<1x6x40xf32>
    %extracted_slice_9 = tensor.extract_slice %8[1, 0, 0] [1, 6, 40] [1, 1, 1] : tensor<4x6x40xf32> to tensor<1x6x40xf32>
    %extracted_slice_10 = tensor.extract_slice %8[2, 0, 0] [1, 6, 40] [1, 1, 1] : tensor<4x6x40xf32> to tensor<1x6x40xf32>
    %extracted_slice_11 = tensor.extract_slice %8[3, 0, 0] [1, 6, 40] [1, 1, 1] : tensor<4x6x40xf32> to tensor<1x6x40xf32>
    %collapsed_12 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_13 = tensor.collapse_shape %extracted_slice_9 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_14 = tensor.collapse_shape %extracted_slice_10 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_15 = tensor.collapse_shape %extracted_slice_11 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %9 = tensor.empty() : tensor<10x40xf32>
    %transposed_16 = linalg.transpose ins(%arg2 : tensor<40x10xf32>) outs(%9 : tensor<10x40xf32>) permutation = [1, 0] 
    %10 = tensor.empty() : tensor<6x40xf32>
    %11 = linalg.fill ins(%cst : f32) outs(%10 : tensor<6x40xf32>) -> tensor<6x40xf32>
    %12 = linalg.matmul ins(%cst_3, %transposed_16 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%11 : tensor<6x40xf32>) -> tensor<6x40xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<40xf32>) outs(%10 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x40xf32>
    %14 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%12, %13 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%10 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<6x40xf32>
    %expanded_17 = tensor.expand_shape %14 [[0, 1], [2]] output_shape [1, 6, 40] : tensor<6x40xf32> into tensor<1x6x40xf32>
    %15 = tensor.empty() : tensor<1x6x40xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %collapsed_12 : tensor<1x6x40xf32>, tensor<6x40xf32>) outs(%15 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %extracted_slice_18 = tensor.extract_slice %16[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_19 = tensor.extract_slice %16[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_20 = tensor.extract_slice %16[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_21 = tensor.extract_slice %16[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %17 = tensor.empty() : tensor<1x6x10xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_18 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_19 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_20 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_21 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %cst_4 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %20 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22, %23 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %25 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %collapsed_22 = tensor.collapse_shape %26 [[0, 1], [2]] : tensor<1x6x10xf32> into tensor<6x10xf32>
    %27 = linalg.matmul ins(%collapsed_22, %transposed_16 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%11 : tensor<6x40xf32>) -> tensor<6x40xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%27, %13 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%10 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<6x40xf32>
    %expanded_23 = tensor.expand_shape %28 [[0, 1], [2]] output_shape [1, 6, 40] : tensor<6x40xf32> into tensor<1x6x40xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_23, %collapsed_13 : tensor<1x6x40xf32>, tensor<6x40xf32>) outs(%15 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %extracted_slice_24 = tensor.extract_slice %29[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_25 = tensor.extract_slice %29[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_26 = tensor.extract_slice %29[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_27 = tensor.extract_slice %29[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_24 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_25 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_26 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_27 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %24 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %32 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %35 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %37 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %collapsed_28 = tensor.collapse_shape %38 [[0, 1], [2]] : tensor<1x6x10xf32> into tensor<6x10xf32>
    %39 = linalg.matmul ins(%collapsed_28, %transposed_16 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%11 : tensor<6x40xf32>) -> tensor<6x40xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%39, %13 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%10 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<6x40xf32>
    %expanded_29 = tensor.expand_shape %40 [[0, 1], [2]] output_shape [1, 6, 40] : tensor<6x40xf32> into tensor<1x6x40xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_29, %collapsed_14 : tensor<1x6x40xf32>, tensor<6x40xf32>) outs(%15 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %extracted_slice_30 = tensor.extract_slice %41[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_31 = tensor.extract_slice %41[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_32 = tensor.extract_slice %41[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_33 = tensor.extract_slice %41[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_30 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_31 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_32 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_33 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %36 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %44 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46, %47 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %49 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %collapsed_34 = tensor.collapse_shape %50 [[0, 1], [2]] : tensor<1x6x10xf32> into tensor<6x10xf32>
    %51 = linalg.matmul ins(%collapsed_34, %transposed_16 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%11 : tensor<6x40xf32>) -> tensor<6x40xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%51, %13 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%10 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<6x40xf32>
    %expanded_35 = tensor.expand_shape %52 [[0, 1], [2]] output_shape [1, 6, 40] : tensor<6x40xf32> into tensor<1x6x40xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35, %collapsed_15 : tensor<1x6x40xf32>, tensor<6x40xf32>) outs(%15 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %extracted_slice_36 = tensor.extract_slice %53[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_37 = tensor.extract_slice %53[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_38 = tensor.extract_slice %53[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_39 = tensor.extract_slice %53[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_36 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_37 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_38 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_39 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %48 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %56 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %59 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %61 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %63 = tensor.empty() : tensor<4x6x10xf32>
    %inserted_slice = tensor.insert_slice %26 into %63[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<4x6x10xf32>
    %inserted_slice_40 = tensor.insert_slice %38 into %inserted_slice[1, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<4x6x10xf32>
    %inserted_slice_41 = tensor.insert_slice %50 into %inserted_slice_40[2, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<4x6x10xf32>
    %inserted_slice_42 = tensor.insert_slice %62 into %inserted_slice_41[3, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<4x6x10xf32>
    %collapsed_43 = tensor.collapse_shape %inserted_slice_42 [[0, 1], [2]] : tensor<4x6x10xf32> into tensor<24x10xf32>
    %transposed_44 = linalg.transpose ins(%arg5 : tensor<40x10xf32>) outs(%9 : tensor<10x40xf32>) permutation = [1, 0] 
    %64 = linalg.matmul ins(%collapsed_43, %transposed_44 : tensor<24x10xf32>, tensor<10x40xf32>) outs(%5 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<40xf32>) outs(%4 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x40xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%64, %65 : tensor<24x40xf32>, tensor<24x40xf32>) outs(%4 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<24x40xf32>
    %expanded_45 = tensor.expand_shape %66 [[0, 1], [2]] output_shape [4, 6, 40] : tensor<24x40xf32> into tensor<4x6x40xf32>
    %extracted_slice_46 = tensor.extract_slice %expanded_45[0, 0, 0] [1, 6, 40] [1, 1, 1] : tensor<4x6x40xf32> to tensor<1x6x40xf32>
    %extracted_slice_47 = tensor.extract_slice %expanded_45[1, 0, 0] [1, 6, 40] [1, 1, 1] : tensor<4x6x40xf32> to tensor<1x6x40xf32>
    %extracted_slice_48 = tensor.extract_slice %expanded_45[2, 0, 0] [1, 6, 40] [1, 1, 1] : tensor<4x6x40xf32> to tensor<1x6x40xf32>
    %extracted_slice_49 = tensor.extract_slice %expanded_45[3, 0, 0] [1, 6, 40] [1, 1, 1] : tensor<4x6x40xf32> to tensor<1x6x40xf32>
    %collapsed_50 = tensor.collapse_shape %extracted_slice_46 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_51 = tensor.collapse_shape %extracted_slice_47 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_52 = tensor.collapse_shape %extracted_slice_48 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_53 = tensor.collapse_shape %extracted_slice_49 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %transposed_54 = linalg.transpose ins(%arg6 : tensor<40x10xf32>) outs(%9 : tensor<10x40xf32>) permutation = [1, 0] 
    %67 = linalg.matmul ins(%cst_3, %transposed_54 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%11 : tensor<6x40xf32>) -> tensor<6x40xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<40xf32>) outs(%10 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x40xf32>
    %69 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%67, %68 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%10 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<6x40xf32>
    %expanded_55 = tensor.expand_shape %69 [[0, 1], [2]] output_shape [1, 6, 40] : tensor<6x40xf32> into tensor<1x6x40xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_55, %collapsed_50 : tensor<1x6x40xf32>, tensor<6x40xf32>) outs(%15 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %extracted_slice_56 = tensor.extract_slice %70[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_57 = tensor.extract_slice %70[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_58 = tensor.extract_slice %70[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_59 = tensor.extract_slice %70[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_56 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_57 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_58 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_59 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %cst_4 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %73 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %76 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %78 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %collapsed_60 = tensor.collapse_shape %79 [[0, 1], [2]] : tensor<1x6x10xf32> into tensor<6x10xf32>
    %80 = linalg.matmul ins(%collapsed_60, %transposed_54 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%11 : tensor<6x40xf32>) -> tensor<6x40xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%80, %68 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%10 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<6x40xf32>
    %expanded_61 = tensor.expand_shape %81 [[0, 1], [2]] output_shape [1, 6, 40] : tensor<6x40xf32> into tensor<1x6x40xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_61, %collapsed_51 : tensor<1x6x40xf32>, tensor<6x40xf32>) outs(%15 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %extracted_slice_62 = tensor.extract_slice %82[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_63 = tensor.extract_slice %82[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_64 = tensor.extract_slice %82[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_65 = tensor.extract_slice %82[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_62 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_63 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_64 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_65 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %77 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %85 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %88 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %90 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %collapsed_66 = tensor.collapse_shape %91 [[0, 1], [2]] : tensor<1x6x10xf32> into tensor<6x10xf32>
    %92 = linalg.matmul ins(%collapsed_66, %transposed_54 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%11 : tensor<6x40xf32>) -> tensor<6x40xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%92, %68 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%10 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<6x40xf32>
    %expanded_67 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [1, 6, 40] : tensor<6x40xf32> into tensor<1x6x40xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_67, %collapsed_52 : tensor<1x6x40xf32>, tensor<6x40xf32>) outs(%15 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %extracted_slice_68 = tensor.extract_slice %94[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_69 = tensor.extract_slice %94[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_70 = tensor.extract_slice %94[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_71 = tensor.extract_slice %94[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_68 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_69 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_70 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_71 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %89 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %97 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99, %100 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %102 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %collapsed_72 = tensor.collapse_shape %103 [[0, 1], [2]] : tensor<1x6x10xf32> into tensor<6x10xf32>
    %104 = linalg.matmul ins(%collapsed_72, %transposed_54 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%11 : tensor<6x40xf32>) -> tensor<6x40xf32>
    %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%104, %68 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%10 : tensor<6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<6x40xf32>
    %expanded_73 = tensor.expand_shape %105 [[0, 1], [2]] output_shape [1, 6, 40] : tensor<6x40xf32> into tensor<1x6x40xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_73, %collapsed_53 : tensor<1x6x40xf32>, tensor<6x40xf32>) outs(%15 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %extracted_slice_74 = tensor.extract_slice %106[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_75 = tensor.extract_slice %106[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_76 = tensor.extract_slice %106[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %extracted_slice_77 = tensor.extract_slice %106[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x40xf32> to tensor<1x6x10xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_74 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_75 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_76 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_77 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      %417 = math.exp %416 : f32
      %418 = arith.addf %417, %cst_0 : f32
      %419 = arith.divf %cst_0, %418 : f32
      linalg.yield %419 : f32
    } -> tensor<1x6x10xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %101 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %109 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %112 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.tanh %in : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %114 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %inserted_slice_78 = tensor.insert_slice %79 into %63[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<4x6x10xf32>
    %inserted_slice_79 = tensor.insert_slice %91 into %inserted_slice_78[1, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<4x6x10xf32>
    %inserted_slice_80 = tensor.insert_slice %103 into %inserted_slice_79[2, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<4x6x10xf32>
    %inserted_slice_81 = tensor.insert_slice %115 into %inserted_slice_80[3, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<4x6x10xf32>
    %116 = tensor.empty() : tensor<6x4x10xf32>
    %transposed_82 = linalg.transpose ins(%inserted_slice_81 : tensor<4x6x10xf32>) outs(%116 : tensor<6x4x10xf32>) permutation = [1, 0, 2] 
    %117 = tensor.empty() : tensor<10x19xf32>
    %transposed_83 = linalg.transpose ins(%arg9 : tensor<19x10xf32>) outs(%117 : tensor<10x19xf32>) permutation = [1, 0] 
    %collapsed_84 = tensor.collapse_shape %transposed_82 [[0, 1], [2]] : tensor<6x4x10xf32> into tensor<24x10xf32>
    %118 = tensor.empty() : tensor<24x19xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<24x19xf32>) -> tensor<24x19xf32>
    %120 = linalg.matmul ins(%collapsed_84, %transposed_83 : tensor<24x10xf32>, tensor<10x19xf32>) outs(%119 : tensor<24x19xf32>) -> tensor<24x19xf32>
    %expanded_85 = tensor.expand_shape %120 [[0, 1], [2]] output_shape [6, 4, 19] : tensor<24x19xf32> into tensor<6x4x19xf32>
    %121 = tensor.empty() : tensor<6x4x19xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_85, %arg10 : tensor<6x4x19xf32>, tensor<19xf32>) outs(%121 : tensor<6x4x19xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<6x4x19xf32>
    %collapsed_86 = tensor.collapse_shape %122 [[0, 1], [2]] : tensor<6x4x19xf32> into tensor<24x19xf32>
    %collapsed_87 = tensor.collapse_shape %arg12 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %123 = tensor.empty() : tensor<24xi64>
    %124 = linalg.fill ins(%c0_i64 : i64) outs(%123 : tensor<24xi64>) -> tensor<24xi64>
    %125 = tensor.empty() : tensor<24xf32>
    %126 = linalg.fill ins(%cst_1 : f32) outs(%125 : tensor<24xf32>) -> tensor<24xf32>
    %127:2 = linalg.generic {indexing_maps = [#map4, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%collapsed_86 : tensor<24x19xf32>) outs(%126, %124 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32, %out: f32, %out_196: i64):
      %416 = linalg.index 1 : index
      %417 = arith.index_cast %416 : index to i64
      %418 = arith.maximumf %in, %out : f32
      %419 = arith.cmpf ogt, %in, %out : f32
      %420 = arith.select %419, %417, %out_196 : i64
      linalg.yield %418, %420 : f32, i64
    } -> (tensor<24xf32>, tensor<24xi64>)
    %expanded_88 = tensor.expand_shape %127#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %128 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%collapsed_86, %expanded_88 : tensor<24x19xf32>, tensor<24x1xf32>) outs(%118 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.subf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<24x19xf32>
    %129 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%128 : tensor<24x19xf32>) outs(%118 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.exp %in : f32
      linalg.yield %416 : f32
    } -> tensor<24x19xf32>
    %130 = tensor.empty() : tensor<24x1xf32>
    %131 = linalg.fill ins(%cst : f32) outs(%130 : tensor<24x1xf32>) -> tensor<24x1xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "reduction"]} ins(%129 : tensor<24x19xf32>) outs(%131 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<24x1xf32>
    %133 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<24x1xf32>) outs(%130 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.log %in : f32
      linalg.yield %416 : f32
    } -> tensor<24x1xf32>
    %134 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%128, %133 : tensor<24x19xf32>, tensor<24x1xf32>) outs(%118 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.subf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<24x19xf32>
    %135 = tensor.empty() : tensor<24xi1>
    %136 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_87 : tensor<24xi64>) outs(%135 : tensor<24xi1>) {
    ^bb0(%in: i64, %out: i1):
      %416 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %416 : i1
    } -> tensor<24xi1>
    %137 = linalg.generic {indexing_maps = [#map8, #map8, #map9, #map8], iterator_types = ["parallel"]} ins(%136, %collapsed_87, %cst_7 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%123 : tensor<24xi64>) {
    ^bb0(%in: i1, %in_196: i64, %in_197: i64, %out: i64):
      %416 = arith.select %in, %in_196, %in_197 : i64
      linalg.yield %416 : i64
    } -> tensor<24xi64>
    %expanded_89 = tensor.expand_shape %137 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_89 : tensor<24x1xi64>) outs(%131 : tensor<24x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %416 = linalg.index 0 : index
      %417 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %134[%416, %417] : tensor<24x19xf32>
      linalg.yield %extracted : f32
    } -> tensor<24x1xf32>
    %collapsed_90 = tensor.collapse_shape %138 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %139 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_90 : tensor<24xf32>) outs(%125 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<24xf32>
    %140 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%136 : tensor<24xi1>) outs(%125 : tensor<24xf32>) {
    ^bb0(%in: i1, %out: f32):
      %416 = arith.uitofp %in : i1 to f32
      linalg.yield %416 : f32
    } -> tensor<24xf32>
    %141 = linalg.generic {indexing_maps = [#map8, #map8, #map9, #map8], iterator_types = ["parallel"]} ins(%136, %139, %cst_2 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%125 : tensor<24xf32>) {
    ^bb0(%in: i1, %in_196: f32, %in_197: f32, %out: f32):
      %416 = arith.select %in, %in_196, %in_197 : f32
      linalg.yield %416 : f32
    } -> tensor<24xf32>
    %142 = tensor.empty() : tensor<f32>
    %143 = linalg.fill ins(%cst : f32) outs(%142 : tensor<f32>) -> tensor<f32>
    %144 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction"]} ins(%140 : tensor<24xf32>) outs(%143 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %145 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction"]} ins(%141 : tensor<24xf32>) outs(%143 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %146 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%145, %144 : tensor<f32>, tensor<f32>) outs(%142 : tensor<f32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.divf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %147 = tensor.empty() : tensor<19xi64>
    %148 = linalg.generic {indexing_maps = [#map8], iterator_types = ["parallel"]} outs(%147 : tensor<19xi64>) {
    ^bb0(%out: i64):
      %416 = linalg.index 0 : index
      %417 = arith.index_cast %416 : index to i64
      linalg.yield %417 : i64
    } -> tensor<19xi64>
    %expanded_91 = tensor.expand_shape %148 [[0, 1]] output_shape [1, 19] : tensor<19xi64> into tensor<1x19xi64>
    %expanded_92 = tensor.expand_shape %collapsed_87 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %149 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%cst_5, %144 : tensor<f32>, tensor<f32>) outs(%142 : tensor<f32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.divf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %150 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%149 : tensor<f32>) outs(%142 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.negf %in : f32
      linalg.yield %416 : f32
    } -> tensor<f32>
    %151 = tensor.empty() : tensor<24x19xi1>
    %152 = linalg.generic {indexing_maps = [#map11, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_91, %expanded_92 : tensor<1x19xi64>, tensor<24x1xi64>) outs(%151 : tensor<24x19xi1>) {
    ^bb0(%in: i64, %in_196: i64, %out: i1):
      %416 = arith.cmpi eq, %in, %in_196 : i64
      linalg.yield %416 : i1
    } -> tensor<24x19xi1>
    %153 = tensor.empty() : tensor<24x1xi1>
    %154 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_92 : tensor<24x1xi64>) outs(%153 : tensor<24x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %416 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %416 : i1
    } -> tensor<24x1xi1>
    %155 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%152, %154 : tensor<24x19xi1>, tensor<24x1xi1>) outs(%151 : tensor<24x19xi1>) {
    ^bb0(%in: i1, %in_196: i1, %out: i1):
      %416 = arith.andi %in, %in_196 : i1
      linalg.yield %416 : i1
    } -> tensor<24x19xi1>
    %156 = linalg.generic {indexing_maps = [#map4, #map12, #map12, #map4], iterator_types = ["parallel", "parallel"]} ins(%155, %150, %cst_2 : tensor<24x19xi1>, tensor<f32>, tensor<f32>) outs(%118 : tensor<24x19xf32>) {
    ^bb0(%in: i1, %in_196: f32, %in_197: f32, %out: f32):
      %416 = arith.select %in, %in_196, %in_197 : f32
      linalg.yield %416 : f32
    } -> tensor<24x19xf32>
    %157 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%134 : tensor<24x19xf32>) outs(%118 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = math.exp %in : f32
      linalg.yield %416 : f32
    } -> tensor<24x19xf32>
    %158 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["parallel", "reduction"]} ins(%156 : tensor<24x19xf32>) outs(%131 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<24x1xf32>
    %159 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%157, %158 : tensor<24x19xf32>, tensor<24x1xf32>) outs(%118 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<24x19xf32>
    %160 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%156, %159 : tensor<24x19xf32>, tensor<24x19xf32>) outs(%118 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.subf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<24x19xf32>
    %expanded_93 = tensor.expand_shape %160 [[0, 1], [2]] output_shape [6, 4, 19] : tensor<24x19xf32> into tensor<6x4x19xf32>
    %161 = tensor.empty() : tensor<1x1x19xf32>
    %162 = linalg.fill ins(%cst : f32) outs(%161 : tensor<1x1x19xf32>) -> tensor<1x1x19xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_93 : tensor<6x4x19xf32>) outs(%162 : tensor<1x1x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x1x19xf32>
    %collapsed_94 = tensor.collapse_shape %163 [[0, 1, 2]] : tensor<1x1x19xf32> into tensor<19xf32>
    %164 = tensor.empty() : tensor<19x24xf32>
    %transposed_95 = linalg.transpose ins(%160 : tensor<24x19xf32>) outs(%164 : tensor<19x24xf32>) permutation = [1, 0] 
    %165 = tensor.empty() : tensor<19x10xf32>
    %166 = linalg.fill ins(%cst : f32) outs(%165 : tensor<19x10xf32>) -> tensor<19x10xf32>
    %167 = linalg.matmul ins(%transposed_95, %collapsed_84 : tensor<19x24xf32>, tensor<24x10xf32>) outs(%166 : tensor<19x10xf32>) -> tensor<19x10xf32>
    %168 = tensor.empty() : tensor<24x10xf32>
    %169 = linalg.fill ins(%cst : f32) outs(%168 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %170 = linalg.matmul ins(%160, %arg9 : tensor<24x19xf32>, tensor<19x10xf32>) outs(%169 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %expanded_96 = tensor.expand_shape %170 [[0, 1], [2]] output_shape [6, 4, 10] : tensor<24x10xf32> into tensor<6x4x10xf32>
    %transposed_97 = linalg.transpose ins(%expanded_96 : tensor<6x4x10xf32>) outs(%63 : tensor<4x6x10xf32>) permutation = [1, 0, 2] 
    %extracted_slice_98 = tensor.extract_slice %transposed_97[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<4x6x10xf32> to tensor<1x6x10xf32>
    %extracted_slice_99 = tensor.extract_slice %transposed_97[1, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<4x6x10xf32> to tensor<1x6x10xf32>
    %extracted_slice_100 = tensor.extract_slice %transposed_97[2, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<4x6x10xf32> to tensor<1x6x10xf32>
    %extracted_slice_101 = tensor.extract_slice %transposed_97[3, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<4x6x10xf32> to tensor<1x6x10xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_101, %110 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_101, %114 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114, %114 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %174 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %173 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171, %174 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %107 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %109 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %108 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %101 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %180 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %110 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%110, %180 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %181 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%109, %109 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %184 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %183 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %184 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %186 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %108 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%108, %186 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %188 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %187 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %189 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %107 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107, %189 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%177, %190 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %inserted_slice_102 = tensor.insert_slice %191 into %15[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_103 = tensor.insert_slice %188 into %inserted_slice_102[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_104 = tensor.insert_slice %185 into %inserted_slice_103[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_105 = tensor.insert_slice %182 into %inserted_slice_104[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %192 = linalg.fill ins(%cst : f32) outs(%15 : tensor<1x6x40xf32>) -> tensor<1x6x40xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%inserted_slice_105 : tensor<1x6x40xf32>) outs(%192 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %collapsed_106 = tensor.collapse_shape %193 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_107 = tensor.collapse_shape %inserted_slice_105 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %194 = tensor.empty() : tensor<6x10xf32>
    %195 = linalg.fill ins(%cst : f32) outs(%194 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %196 = linalg.matmul ins(%collapsed_107, %arg6 : tensor<6x40xf32>, tensor<40x10xf32>) outs(%195 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %197 = tensor.empty() : tensor<40x6xf32>
    %transposed_108 = linalg.transpose ins(%collapsed_107 : tensor<6x40xf32>) outs(%197 : tensor<40x6xf32>) permutation = [1, 0] 
    %198 = tensor.empty() : tensor<40x10xf32>
    %199 = linalg.fill ins(%cst : f32) outs(%198 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %200 = linalg.matmul ins(%transposed_108, %collapsed_72 : tensor<40x6xf32>, tensor<6x10xf32>) outs(%199 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %201 = tensor.empty() : tensor<1x40xf32>
    %202 = linalg.fill ins(%cst : f32) outs(%201 : tensor<1x40xf32>) -> tensor<1x40xf32>
    %203 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_107 : tensor<6x40xf32>) outs(%202 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x40xf32>
    %collapsed_109 = tensor.collapse_shape %203 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %expanded_110 = tensor.expand_shape %196 [[0, 1], [2]] output_shape [1, 6, 10] : tensor<6x10xf32> into tensor<1x6x10xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_100, %expanded_110 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %98 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %102 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %102 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %208 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %207 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%205, %208 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %210 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178, %209 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %95 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %97 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %213 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %96 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%210, %89 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %215 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %98 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98, %215 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %216 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97, %97 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %219 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %218 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %220 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%211, %219 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %221 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %96 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %221 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%214, %222 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %224 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %95 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %224 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %225 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %inserted_slice_111 = tensor.insert_slice %226 into %15[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_112 = tensor.insert_slice %223 into %inserted_slice_111[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_113 = tensor.insert_slice %220 into %inserted_slice_112[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_114 = tensor.insert_slice %217 into %inserted_slice_113[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%inserted_slice_114 : tensor<1x6x40xf32>) outs(%192 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %collapsed_115 = tensor.collapse_shape %227 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_116 = tensor.collapse_shape %inserted_slice_114 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %228 = linalg.matmul ins(%collapsed_116, %arg6 : tensor<6x40xf32>, tensor<40x10xf32>) outs(%195 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %transposed_117 = linalg.transpose ins(%collapsed_116 : tensor<6x40xf32>) outs(%197 : tensor<40x6xf32>) permutation = [1, 0] 
    %229 = linalg.matmul ins(%transposed_117, %collapsed_66 : tensor<40x6xf32>, tensor<6x10xf32>) outs(%199 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %230 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_116 : tensor<6x40xf32>) outs(%202 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x40xf32>
    %collapsed_118 = tensor.collapse_shape %230 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %231 = tensor.empty() : tensor<40xf32>
    %232 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_109, %collapsed_118 : tensor<40xf32>, tensor<40xf32>) outs(%231 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40xf32>
    %233 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%200, %229 : tensor<40x10xf32>, tensor<40x10xf32>) outs(%198 : tensor<40x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40x10xf32>
    %expanded_119 = tensor.expand_shape %228 [[0, 1], [2]] output_shape [1, 6, 10] : tensor<6x10xf32> into tensor<1x6x10xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_99, %expanded_119 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %86 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %236 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %90 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90, %90 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %238 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %237 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%235, %238 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%213, %239 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %83 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %85 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %84 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %77 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %245 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %86 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%86, %245 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236, %246 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %248 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%85, %85 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %249 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %248 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241, %249 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %251 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %84 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %251 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %252 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %254 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %83 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %254 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %255 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %inserted_slice_120 = tensor.insert_slice %256 into %15[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_121 = tensor.insert_slice %253 into %inserted_slice_120[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_122 = tensor.insert_slice %250 into %inserted_slice_121[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_123 = tensor.insert_slice %247 into %inserted_slice_122[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%inserted_slice_123 : tensor<1x6x40xf32>) outs(%192 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %collapsed_124 = tensor.collapse_shape %257 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_125 = tensor.collapse_shape %inserted_slice_123 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %258 = linalg.matmul ins(%collapsed_125, %arg6 : tensor<6x40xf32>, tensor<40x10xf32>) outs(%195 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %transposed_126 = linalg.transpose ins(%collapsed_125 : tensor<6x40xf32>) outs(%197 : tensor<40x6xf32>) permutation = [1, 0] 
    %259 = linalg.matmul ins(%transposed_126, %collapsed_60 : tensor<40x6xf32>, tensor<6x10xf32>) outs(%199 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %260 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_125 : tensor<6x40xf32>) outs(%202 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x40xf32>
    %collapsed_127 = tensor.collapse_shape %260 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %261 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%232, %collapsed_127 : tensor<40xf32>, tensor<40xf32>) outs(%231 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40xf32>
    %262 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%233, %259 : tensor<40x10xf32>, tensor<40x10xf32>) outs(%198 : tensor<40x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40x10xf32>
    %expanded_128 = tensor.expand_shape %258 [[0, 1], [2]] output_shape [1, 6, 10] : tensor<6x10xf32> into tensor<1x6x10xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_98, %expanded_128 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %74 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263, %78 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %78 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %267 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %266 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %267 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %269 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %268 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %270 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %71 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %271 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %73 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %272 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269, %cst_4 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %273 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %74 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %273 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %275 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265, %274 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %73 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %277 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %276 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %277 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %279 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %72 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %280 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %279 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %281 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272, %280 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %282 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %71 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %283 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %282 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271, %283 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %inserted_slice_129 = tensor.insert_slice %284 into %15[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_130 = tensor.insert_slice %281 into %inserted_slice_129[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_131 = tensor.insert_slice %278 into %inserted_slice_130[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_132 = tensor.insert_slice %275 into %inserted_slice_131[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %285 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%inserted_slice_132 : tensor<1x6x40xf32>) outs(%192 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %collapsed_133 = tensor.collapse_shape %285 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_134 = tensor.collapse_shape %inserted_slice_132 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %transposed_135 = linalg.transpose ins(%collapsed_134 : tensor<6x40xf32>) outs(%197 : tensor<40x6xf32>) permutation = [1, 0] 
    %286 = linalg.matmul ins(%transposed_135, %cst_3 : tensor<40x6xf32>, tensor<6x10xf32>) outs(%199 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %287 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_134 : tensor<6x40xf32>) outs(%202 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x40xf32>
    %collapsed_136 = tensor.collapse_shape %287 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %288 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%261, %collapsed_136 : tensor<40xf32>, tensor<40xf32>) outs(%231 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40xf32>
    %289 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%262, %286 : tensor<40x10xf32>, tensor<40x10xf32>) outs(%198 : tensor<40x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40x10xf32>
    %inserted_slice_137 = tensor.insert_slice %collapsed_133 into %4[0, 0] [6, 40] [1, 1] : tensor<6x40xf32> into tensor<24x40xf32>
    %inserted_slice_138 = tensor.insert_slice %collapsed_124 into %inserted_slice_137[6, 0] [6, 40] [1, 1] : tensor<6x40xf32> into tensor<24x40xf32>
    %inserted_slice_139 = tensor.insert_slice %collapsed_115 into %inserted_slice_138[12, 0] [6, 40] [1, 1] : tensor<6x40xf32> into tensor<24x40xf32>
    %inserted_slice_140 = tensor.insert_slice %collapsed_106 into %inserted_slice_139[18, 0] [6, 40] [1, 1] : tensor<6x40xf32> into tensor<24x40xf32>
    %290 = linalg.matmul ins(%inserted_slice_140, %arg5 : tensor<24x40xf32>, tensor<40x10xf32>) outs(%169 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %291 = tensor.empty() : tensor<40x24xf32>
    %transposed_141 = linalg.transpose ins(%inserted_slice_140 : tensor<24x40xf32>) outs(%291 : tensor<40x24xf32>) permutation = [1, 0] 
    %292 = linalg.matmul ins(%transposed_141, %collapsed_43 : tensor<40x24xf32>, tensor<24x10xf32>) outs(%199 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %293 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%inserted_slice_140 : tensor<24x40xf32>) outs(%202 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x40xf32>
    %collapsed_142 = tensor.collapse_shape %293 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %expanded_143 = tensor.expand_shape %290 [[0, 1], [2]] output_shape [4, 6, 10] : tensor<24x10xf32> into tensor<4x6x10xf32>
    %extracted_slice_144 = tensor.extract_slice %expanded_143[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<4x6x10xf32> to tensor<1x6x10xf32>
    %extracted_slice_145 = tensor.extract_slice %expanded_143[1, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<4x6x10xf32> to tensor<1x6x10xf32>
    %extracted_slice_146 = tensor.extract_slice %expanded_143[2, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<4x6x10xf32> to tensor<1x6x10xf32>
    %extracted_slice_147 = tensor.extract_slice %expanded_143[3, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<4x6x10xf32> to tensor<1x6x10xf32>
    %294 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_147, %57 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %295 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_147, %61 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %296 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %61 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %297 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %296 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %298 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %297 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %299 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %54 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %56 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %301 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %55 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %302 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%298, %48 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %303 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %57 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %304 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%57, %303 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %305 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%295, %304 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %306 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %56 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %307 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %306 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%299, %307 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %309 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %55 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %310 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %309 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %311 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%302, %310 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %312 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %54 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %313 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %312 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %314 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%300, %313 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %inserted_slice_148 = tensor.insert_slice %314 into %15[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_149 = tensor.insert_slice %311 into %inserted_slice_148[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_150 = tensor.insert_slice %308 into %inserted_slice_149[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_151 = tensor.insert_slice %305 into %inserted_slice_150[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %315 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%inserted_slice_151 : tensor<1x6x40xf32>) outs(%192 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %collapsed_152 = tensor.collapse_shape %315 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_153 = tensor.collapse_shape %inserted_slice_151 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %316 = linalg.matmul ins(%collapsed_153, %arg2 : tensor<6x40xf32>, tensor<40x10xf32>) outs(%195 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %transposed_154 = linalg.transpose ins(%collapsed_153 : tensor<6x40xf32>) outs(%197 : tensor<40x6xf32>) permutation = [1, 0] 
    %317 = linalg.matmul ins(%transposed_154, %collapsed_34 : tensor<40x6xf32>, tensor<6x10xf32>) outs(%199 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %318 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_153 : tensor<6x40xf32>) outs(%202 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x40xf32>
    %collapsed_155 = tensor.collapse_shape %318 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %expanded_156 = tensor.expand_shape %316 [[0, 1], [2]] output_shape [1, 6, 10] : tensor<6x10xf32> into tensor<1x6x10xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_146, %expanded_156 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %45 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %49 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49, %49 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %323 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %322 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %323 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %325 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%301, %324 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %326 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %42 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %327 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %44 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %43 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %329 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %36 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %330 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %45 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %331 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45, %330 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %332 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321, %331 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %333 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44, %44 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %334 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %333 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %335 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %334 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %336 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %43 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %337 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43, %336 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %337 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %339 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %42 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %340 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %339 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %341 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%327, %340 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %inserted_slice_157 = tensor.insert_slice %341 into %15[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_158 = tensor.insert_slice %338 into %inserted_slice_157[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_159 = tensor.insert_slice %335 into %inserted_slice_158[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_160 = tensor.insert_slice %332 into %inserted_slice_159[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %342 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%inserted_slice_160 : tensor<1x6x40xf32>) outs(%192 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %collapsed_161 = tensor.collapse_shape %342 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_162 = tensor.collapse_shape %inserted_slice_160 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %343 = linalg.matmul ins(%collapsed_162, %arg2 : tensor<6x40xf32>, tensor<40x10xf32>) outs(%195 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %transposed_163 = linalg.transpose ins(%collapsed_162 : tensor<6x40xf32>) outs(%197 : tensor<40x6xf32>) permutation = [1, 0] 
    %344 = linalg.matmul ins(%transposed_163, %collapsed_28 : tensor<40x6xf32>, tensor<6x10xf32>) outs(%199 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %345 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_162 : tensor<6x40xf32>) outs(%202 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x40xf32>
    %collapsed_164 = tensor.collapse_shape %345 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %346 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%collapsed_155, %collapsed_164 : tensor<40xf32>, tensor<40xf32>) outs(%231 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40xf32>
    %347 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%317, %344 : tensor<40x10xf32>, tensor<40x10xf32>) outs(%198 : tensor<40x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40x10xf32>
    %expanded_165 = tensor.expand_shape %343 [[0, 1], [2]] output_shape [1, 6, 10] : tensor<6x10xf32> into tensor<1x6x10xf32>
    %348 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_145, %expanded_165 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %349 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348, %33 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %350 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348, %37 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %351 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %37 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %352 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %351 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349, %352 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %353 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %30 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %356 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %32 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %357 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %31 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %24 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %359 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %33 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %360 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33, %359 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %361 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %360 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32, %32 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %363 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %362 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355, %363 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %365 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %31 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %366 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31, %365 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %367 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358, %366 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %368 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %30 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %369 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%30, %368 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %370 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356, %369 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %inserted_slice_166 = tensor.insert_slice %370 into %15[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_167 = tensor.insert_slice %367 into %inserted_slice_166[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_168 = tensor.insert_slice %364 into %inserted_slice_167[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_169 = tensor.insert_slice %361 into %inserted_slice_168[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%inserted_slice_169 : tensor<1x6x40xf32>) outs(%192 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %collapsed_170 = tensor.collapse_shape %371 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_171 = tensor.collapse_shape %inserted_slice_169 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %372 = linalg.matmul ins(%collapsed_171, %arg2 : tensor<6x40xf32>, tensor<40x10xf32>) outs(%195 : tensor<6x10xf32>) -> tensor<6x10xf32>
    %transposed_172 = linalg.transpose ins(%collapsed_171 : tensor<6x40xf32>) outs(%197 : tensor<40x6xf32>) permutation = [1, 0] 
    %373 = linalg.matmul ins(%transposed_172, %collapsed_22 : tensor<40x6xf32>, tensor<6x10xf32>) outs(%199 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %374 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_171 : tensor<6x40xf32>) outs(%202 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x40xf32>
    %collapsed_173 = tensor.collapse_shape %374 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %375 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%346, %collapsed_173 : tensor<40xf32>, tensor<40xf32>) outs(%231 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40xf32>
    %376 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%347, %373 : tensor<40x10xf32>, tensor<40x10xf32>) outs(%198 : tensor<40x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40x10xf32>
    %expanded_174 = tensor.expand_shape %372 [[0, 1], [2]] output_shape [1, 6, 10] : tensor<6x10xf32> into tensor<1x6x10xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_144, %expanded_174 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %378 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %21 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %379 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%377, %25 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %380 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %25 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %381 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %380 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %382 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378, %381 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %383 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357, %382 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %18 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %385 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %20 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %386 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %cst_4 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %387 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %21 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %388 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %387 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %389 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %388 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %390 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %20 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %391 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %390 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %392 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%384, %391 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %393 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %19 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %394 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %393 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %395 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %394 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %396 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_6, %18 : tensor<i64>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: i64, %in_196: f32, %out: f32):
      %416 = arith.sitofp %in : i64 to f32
      %417 = arith.subf %416, %in_196 : f32
      linalg.yield %417 : f32
    } -> tensor<1x6x10xf32>
    %397 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %396 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %398 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %397 : tensor<1x6x10xf32>, tensor<1x6x10xf32>) outs(%17 : tensor<1x6x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.mulf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x10xf32>
    %inserted_slice_175 = tensor.insert_slice %398 into %15[0, 0, 0] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_176 = tensor.insert_slice %395 into %inserted_slice_175[0, 0, 10] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_177 = tensor.insert_slice %392 into %inserted_slice_176[0, 0, 20] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %inserted_slice_178 = tensor.insert_slice %389 into %inserted_slice_177[0, 0, 30] [1, 6, 10] [1, 1, 1] : tensor<1x6x10xf32> into tensor<1x6x40xf32>
    %399 = linalg.generic {indexing_maps = [#map1, #map15], iterator_types = ["reduction", "parallel", "parallel"]} ins(%inserted_slice_178 : tensor<1x6x40xf32>) outs(%192 : tensor<1x6x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x6x40xf32>
    %collapsed_179 = tensor.collapse_shape %399 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %collapsed_180 = tensor.collapse_shape %inserted_slice_178 [[0, 1], [2]] : tensor<1x6x40xf32> into tensor<6x40xf32>
    %transposed_181 = linalg.transpose ins(%collapsed_180 : tensor<6x40xf32>) outs(%197 : tensor<40x6xf32>) permutation = [1, 0] 
    %400 = linalg.matmul ins(%transposed_181, %cst_3 : tensor<40x6xf32>, tensor<6x10xf32>) outs(%199 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %401 = linalg.generic {indexing_maps = [#map4, #map11], iterator_types = ["reduction", "parallel"]} ins(%collapsed_180 : tensor<6x40xf32>) outs(%202 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x40xf32>
    %collapsed_182 = tensor.collapse_shape %401 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %402 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel"]} ins(%375, %collapsed_182 : tensor<40xf32>, tensor<40xf32>) outs(%231 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40xf32>
    %403 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%376, %400 : tensor<40x10xf32>, tensor<40x10xf32>) outs(%198 : tensor<40x10xf32>) {
    ^bb0(%in: f32, %in_196: f32, %out: f32):
      %416 = arith.addf %in, %in_196 : f32
      linalg.yield %416 : f32
    } -> tensor<40x10xf32>
    %inserted_slice_183 = tensor.insert_slice %collapsed_179 into %4[0, 0] [6, 40] [1, 1] : tensor<6x40xf32> into tensor<24x40xf32>
    %inserted_slice_184 = tensor.insert_slice %collapsed_170 into %inserted_slice_183[6, 0] [6, 40] [1, 1] : tensor<6x40xf32> into tensor<24x40xf32>
    %inserted_slice_185 = tensor.insert_slice %collapsed_161 into %inserted_slice_184[12, 0] [6, 40] [1, 1] : tensor<6x40xf32> into tensor<24x40xf32>
    %inserted_slice_186 = tensor.insert_slice %collapsed_152 into %inserted_slice_185[18, 0] [6, 40] [1, 1] : tensor<6x40xf32> into tensor<24x40xf32>
    %expanded_187 = tensor.expand_shape %inserted_slice_186 [[0, 1], [2]] output_shape [4, 6, 40] : tensor<24x40xf32> into tensor<4x6x40xf32>
    %404 = tensor.empty() : tensor<1x1x40xf32>
    %405 = linalg.fill ins(%cst : f32) outs(%404 : tensor<1x1x40xf32>) -> tensor<1x1x40xf32>
    %406 = linalg.generic {indexing_maps = [#map1, #map13], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_187 : tensor<4x6x40xf32>) outs(%405 : tensor<1x1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %416 = arith.addf %in, %out : f32
      linalg.yield %416 : f32
    } -> tensor<1x1x40xf32>
    %collapsed_188 = tensor.collapse_shape %406 [[0, 1, 2]] : tensor<1x1x40xf32> into tensor<40xf32>
    %transposed_189 = linalg.transpose ins(%inserted_slice_186 : tensor<24x40xf32>) outs(%291 : tensor<40x24xf32>) permutation = [1, 0] 
    %407 = tensor.empty() : tensor<40x8xf32>
    %408 = linalg.fill ins(%cst : f32) outs(%407 : tensor<40x8xf32>) -> tensor<40x8xf32>
    %409 = linalg.matmul ins(%transposed_189, %collapsed : tensor<40x24xf32>, tensor<24x8xf32>) outs(%408 : tensor<40x8xf32>) -> tensor<40x8xf32>
    %410 = tensor.empty() : tensor<24x8xf32>
    %411 = linalg.fill ins(%cst : f32) outs(%410 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %412 = linalg.matmul ins(%inserted_slice_186, %arg1 : tensor<24x40xf32>, tensor<40x8xf32>) outs(%411 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %expanded_190 = tensor.expand_shape %412 [[0, 1], [2]] output_shape [4, 6, 8] : tensor<24x8xf32> into tensor<4x6x8xf32>
    %transposed_191 = linalg.transpose ins(%expanded_190 : tensor<4x6x8xf32>) outs(%0 : tensor<6x4x8xf32>) permutation = [1, 0, 2] 
    %collapsed_192 = tensor.collapse_shape %arg11 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %collapsed_193 = tensor.collapse_shape %transposed_191 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %expanded_194 = tensor.expand_shape %collapsed_192 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_195 = tensor.expand_shape %collapsed_193 [[0], [1, 2]] output_shape [24, 1, 8] : tensor<24x8xf32> into tensor<24x1x8xf32>
    %413 = tensor.empty() : tensor<19x8xf32>
    %414 = linalg.fill ins(%cst : f32) outs(%413 : tensor<19x8xf32>) -> tensor<19x8xf32>
    %415 = scf.for %arg13 = %c0 to %c24 step %c1 iter_args(%arg14 = %414) -> (tensor<19x8xf32>) {
      %extracted = tensor.extract %expanded_194[%arg13, %c0] : tensor<24x1xi64>
      %416 = arith.index_cast %extracted : i64 to index
      %extracted_slice_196 = tensor.extract_slice %expanded_195[%arg13, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<24x1x8xf32> to tensor<8xf32>
      %extracted_slice_197 = tensor.extract_slice %arg14[%416, 0] [1, 8] [1, 1] : tensor<19x8xf32> to tensor<8xf32>
      %417 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel"]} ins(%extracted_slice_196 : tensor<8xf32>) outs(%extracted_slice_197 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %418 = arith.addf %out, %in : f32
        linalg.yield %418 : f32
      } -> tensor<8xf32>
      %inserted_slice_198 = tensor.insert_slice %417 into %arg14[%416, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<19x8xf32>
      scf.yield %inserted_slice_198 : tensor<19x8xf32>
    }
    return %146, %415, %409, %403, %collapsed_188, %402, %292, %289, %collapsed_142, %288, %167, %collapsed_94 : tensor<f32>, tensor<19x8xf32>, tensor<40x8xf32>, tensor<40x10xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40x10xf32>, tensor<40x10xf32>, tensor<40xf32>, tensor<40xf32>, tensor<19x10xf32>, tensor<19xf32>
  }
}
