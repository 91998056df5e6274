#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1) -> (0, d1)>
#map10 = affine_map<(d0, d1) -> ()>
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
    %cst = arith.constant 1.000000e+00 : f32
    %c24 = arith.constant 24 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<6x1x10xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<6x10xf32>
    %cst_6 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<6x4x8xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<6x4xi64>) outs(%0 : tensor<6x4x8xf32>) {
    ^bb0(%in: i64, %out: f32):
      %95 = arith.index_cast %in : i64 to index
      %96 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%95, %96] : tensor<19x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x8xf32>
    %2 = tensor.empty() : tensor<40xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg3, %arg4 : tensor<40xf32>, tensor<40xf32>) outs(%2 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.addf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<40xf32>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<6x4x8xf32> into tensor<24x8xf32>
    %4 = tensor.empty() : tensor<8x40xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<40x8xf32>) outs(%4 : tensor<8x40xf32>) permutation = [1, 0] 
    %5 = tensor.empty() : tensor<24x40xf32>
    %6 = linalg.fill ins(%cst_0 : f32) outs(%5 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %7 = linalg.matmul ins(%collapsed, %transposed : tensor<24x8xf32>, tensor<8x40xf32>) outs(%6 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<40xf32>) outs(%5 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x40xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%7, %8 : tensor<24x40xf32>, tensor<24x40xf32>) outs(%5 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.addf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<24x40xf32>
    %expanded = tensor.expand_shape %9 [[0, 1], [2]] output_shape [6, 4, 40] : tensor<24x40xf32> into tensor<6x4x40xf32>
    %10 = tensor.empty() : tensor<6x4x10xf32>
    %11:9 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %cst_5, %arg15 = %cst_5, %arg16 = %10, %arg17 = %10, %arg18 = %10, %arg19 = %10, %arg20 = %10, %arg21 = %10, %arg22 = %10) -> (tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>) {
      %extracted_slice_36 = tensor.extract_slice %expanded[0, %arg13, 0] [6, 1, 40] [1, 1, 1] : tensor<6x4x40xf32> to tensor<6x40xf32>
      %95 = tensor.empty() : tensor<10x40xf32>
      %transposed_37 = linalg.transpose ins(%arg2 : tensor<40x10xf32>) outs(%95 : tensor<10x40xf32>) permutation = [1, 0] 
      %96 = tensor.empty() : tensor<6x40xf32>
      %97 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<6x40xf32>) -> tensor<6x40xf32>
      %98 = linalg.matmul ins(%arg14, %transposed_37 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%97 : tensor<6x40xf32>) -> tensor<6x40xf32>
      %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_36, %98 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%96 : tensor<6x40xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %110 = arith.addf %in, %in_49 : f32
        linalg.yield %110 : f32
      } -> tensor<6x40xf32>
      %extracted_slice_38 = tensor.extract_slice %99[0, 0] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_39 = tensor.extract_slice %99[0, 10] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_40 = tensor.extract_slice %99[0, 20] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_41 = tensor.extract_slice %99[0, 30] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %100 = tensor.empty() : tensor<6x10xf32>
      %101 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_38 : tensor<6x10xf32>) outs(%100 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %110 = arith.negf %in : f32
        %111 = math.exp %110 : f32
        %112 = arith.addf %111, %cst : f32
        %113 = arith.divf %cst, %112 : f32
        linalg.yield %113 : f32
      } -> tensor<6x10xf32>
      %102 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39 : tensor<6x10xf32>) outs(%100 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %110 = arith.negf %in : f32
        %111 = math.exp %110 : f32
        %112 = arith.addf %111, %cst : f32
        %113 = arith.divf %cst, %112 : f32
        linalg.yield %113 : f32
      } -> tensor<6x10xf32>
      %103 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40 : tensor<6x10xf32>) outs(%100 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %110 = math.tanh %in : f32
        linalg.yield %110 : f32
      } -> tensor<6x10xf32>
      %104 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41 : tensor<6x10xf32>) outs(%100 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %110 = arith.negf %in : f32
        %111 = math.exp %110 : f32
        %112 = arith.addf %111, %cst : f32
        %113 = arith.divf %cst, %112 : f32
        linalg.yield %113 : f32
      } -> tensor<6x10xf32>
      %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %arg15 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%100 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %110 = arith.mulf %in, %in_49 : f32
        linalg.yield %110 : f32
      } -> tensor<6x10xf32>
      %106 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %103 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%100 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %110 = arith.mulf %in, %in_49 : f32
        linalg.yield %110 : f32
      } -> tensor<6x10xf32>
      %107 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%105, %106 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%100 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %110 = arith.addf %in, %in_49 : f32
        linalg.yield %110 : f32
      } -> tensor<6x10xf32>
      %108 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<6x10xf32>) outs(%100 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %110 = math.tanh %in : f32
        linalg.yield %110 : f32
      } -> tensor<6x10xf32>
      %109 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%104, %108 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%100 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %110 = arith.mulf %in, %in_49 : f32
        linalg.yield %110 : f32
      } -> tensor<6x10xf32>
      %inserted_slice_42 = tensor.insert_slice %109 into %arg16[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_43 = tensor.insert_slice %101 into %arg17[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_44 = tensor.insert_slice %102 into %arg18[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_45 = tensor.insert_slice %103 into %arg19[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_46 = tensor.insert_slice %104 into %arg20[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_47 = tensor.insert_slice %arg15 into %arg21[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_48 = tensor.insert_slice %108 into %arg22[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      scf.yield %109, %107, %inserted_slice_42, %inserted_slice_43, %inserted_slice_44, %inserted_slice_45, %inserted_slice_46, %inserted_slice_47, %inserted_slice_48 : tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>
    }
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg7, %arg8 : tensor<40xf32>, tensor<40xf32>) outs(%2 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.addf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<40xf32>
    %collapsed_7 = tensor.collapse_shape %11#2 [[0, 1], [2]] : tensor<6x4x10xf32> into tensor<24x10xf32>
    %13 = tensor.empty() : tensor<10x40xf32>
    %transposed_8 = linalg.transpose ins(%arg5 : tensor<40x10xf32>) outs(%13 : tensor<10x40xf32>) permutation = [1, 0] 
    %14 = linalg.matmul ins(%collapsed_7, %transposed_8 : tensor<24x10xf32>, tensor<10x40xf32>) outs(%6 : tensor<24x40xf32>) -> tensor<24x40xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<40xf32>) outs(%5 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x40xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%14, %15 : tensor<24x40xf32>, tensor<24x40xf32>) outs(%5 : tensor<24x40xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.addf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<24x40xf32>
    %expanded_9 = tensor.expand_shape %16 [[0, 1], [2]] output_shape [6, 4, 40] : tensor<24x40xf32> into tensor<6x4x40xf32>
    %17:9 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %cst_5, %arg15 = %cst_5, %arg16 = %10, %arg17 = %10, %arg18 = %10, %arg19 = %10, %arg20 = %10, %arg21 = %10, %arg22 = %10) -> (tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>) {
      %extracted_slice_36 = tensor.extract_slice %expanded_9[0, %arg13, 0] [6, 1, 40] [1, 1, 1] : tensor<6x4x40xf32> to tensor<6x40xf32>
      %transposed_37 = linalg.transpose ins(%arg6 : tensor<40x10xf32>) outs(%13 : tensor<10x40xf32>) permutation = [1, 0] 
      %95 = tensor.empty() : tensor<6x40xf32>
      %96 = linalg.fill ins(%cst_0 : f32) outs(%95 : tensor<6x40xf32>) -> tensor<6x40xf32>
      %97 = linalg.matmul ins(%arg14, %transposed_37 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%96 : tensor<6x40xf32>) -> tensor<6x40xf32>
      %98 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_36, %97 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%95 : tensor<6x40xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %109 = arith.addf %in, %in_49 : f32
        linalg.yield %109 : f32
      } -> tensor<6x40xf32>
      %extracted_slice_38 = tensor.extract_slice %98[0, 0] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_39 = tensor.extract_slice %98[0, 10] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_40 = tensor.extract_slice %98[0, 20] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_41 = tensor.extract_slice %98[0, 30] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %99 = tensor.empty() : tensor<6x10xf32>
      %100 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_38 : tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %109 = arith.negf %in : f32
        %110 = math.exp %109 : f32
        %111 = arith.addf %110, %cst : f32
        %112 = arith.divf %cst, %111 : f32
        linalg.yield %112 : f32
      } -> tensor<6x10xf32>
      %101 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39 : tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %109 = arith.negf %in : f32
        %110 = math.exp %109 : f32
        %111 = arith.addf %110, %cst : f32
        %112 = arith.divf %cst, %111 : f32
        linalg.yield %112 : f32
      } -> tensor<6x10xf32>
      %102 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40 : tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %109 = math.tanh %in : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %103 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41 : tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %109 = arith.negf %in : f32
        %110 = math.exp %109 : f32
        %111 = arith.addf %110, %cst : f32
        %112 = arith.divf %cst, %111 : f32
        linalg.yield %112 : f32
      } -> tensor<6x10xf32>
      %104 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %arg15 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %109 = arith.mulf %in, %in_49 : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%100, %102 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %109 = arith.mulf %in, %in_49 : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %106 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%104, %105 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %109 = arith.addf %in, %in_49 : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %107 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %109 = math.tanh %in : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %108 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%103, %107 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %109 = arith.mulf %in, %in_49 : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %inserted_slice_42 = tensor.insert_slice %108 into %arg16[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_43 = tensor.insert_slice %100 into %arg17[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_44 = tensor.insert_slice %101 into %arg18[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_45 = tensor.insert_slice %102 into %arg19[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_46 = tensor.insert_slice %103 into %arg20[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_47 = tensor.insert_slice %arg15 into %arg21[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_48 = tensor.insert_slice %107 into %arg22[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      scf.yield %108, %106, %inserted_slice_42, %inserted_slice_43, %inserted_slice_44, %inserted_slice_45, %inserted_slice_46, %inserted_slice_47, %inserted_slice_48 : tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>
    }
    %collapsed_10 = tensor.collapse_shape %17#2 [[0, 1], [2]] : tensor<6x4x10xf32> into tensor<24x10xf32>
    %18 = tensor.empty() : tensor<10x19xf32>
    %transposed_11 = linalg.transpose ins(%arg9 : tensor<19x10xf32>) outs(%18 : tensor<10x19xf32>) permutation = [1, 0] 
    %19 = tensor.empty() : tensor<24x19xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<24x19xf32>) -> tensor<24x19xf32>
    %21 = linalg.matmul ins(%collapsed_10, %transposed_11 : tensor<24x10xf32>, tensor<10x19xf32>) outs(%20 : tensor<24x19xf32>) -> tensor<24x19xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<19xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x19xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<24x19xf32>, tensor<24x19xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.addf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<24x19xf32>
    %collapsed_12 = tensor.collapse_shape %arg12 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %24 = tensor.empty() : tensor<24xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<24xi64>) -> tensor<24xi64>
    %26 = tensor.empty() : tensor<24xf32>
    %27 = linalg.fill ins(%cst_1 : f32) outs(%26 : tensor<24xf32>) -> tensor<24xf32>
    %28:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<24x19xf32>) outs(%27, %25 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %95 = linalg.index 1 : index
      %96 = arith.index_cast %95 : index to i64
      %97 = arith.maximumf %in, %out : f32
      %98 = arith.cmpf ogt, %in, %out : f32
      %99 = arith.select %98, %96, %out_36 : i64
      linalg.yield %97, %99 : f32, i64
    } -> (tensor<24xf32>, tensor<24xi64>)
    %expanded_13 = tensor.expand_shape %28#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%23, %expanded_13 : tensor<24x19xf32>, tensor<24x1xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.subf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<24x19xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<24x19xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.exp %in : f32
      linalg.yield %95 : f32
    } -> tensor<24x19xf32>
    %31 = tensor.empty() : tensor<24x1xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<24x1xf32>) -> tensor<24x1xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<24x19xf32>) outs(%32 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<24x1xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<24x1xf32>) outs(%31 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.log %in : f32
      linalg.yield %95 : f32
    } -> tensor<24x1xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%29, %34 : tensor<24x19xf32>, tensor<24x1xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.subf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<24x19xf32>
    %36 = tensor.empty() : tensor<24xi1>
    %37 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_12 : tensor<24xi64>) outs(%36 : tensor<24xi1>) {
    ^bb0(%in: i64, %out: i1):
      %95 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %95 : i1
    } -> tensor<24xi1>
    %38 = linalg.generic {indexing_maps = [#map2, #map2, #map7, #map2], iterator_types = ["parallel"]} ins(%37, %collapsed_12, %cst_6 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%24 : tensor<24xi64>) {
    ^bb0(%in: i1, %in_36: i64, %in_37: i64, %out: i64):
      %95 = arith.select %in, %in_36, %in_37 : i64
      linalg.yield %95 : i64
    } -> tensor<24xi64>
    %expanded_14 = tensor.expand_shape %38 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_14 : tensor<24x1xi64>) outs(%32 : tensor<24x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %95 = linalg.index 0 : index
      %96 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %35[%95, %96] : tensor<24x19xf32>
      linalg.yield %extracted : f32
    } -> tensor<24x1xf32>
    %collapsed_15 = tensor.collapse_shape %39 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<24xf32>) outs(%26 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.negf %in : f32
      linalg.yield %95 : f32
    } -> tensor<24xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%37 : tensor<24xi1>) outs(%26 : tensor<24xf32>) {
    ^bb0(%in: i1, %out: f32):
      %95 = arith.uitofp %in : i1 to f32
      linalg.yield %95 : f32
    } -> tensor<24xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map2, #map7, #map2], iterator_types = ["parallel"]} ins(%37, %40, %cst_2 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%26 : tensor<24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %95 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %95 : f32
    } -> tensor<24xf32>
    %43 = tensor.empty() : tensor<f32>
    %44 = linalg.fill ins(%cst_0 : f32) outs(%43 : tensor<f32>) -> tensor<f32>
    %45 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction"]} ins(%41 : tensor<24xf32>) outs(%44 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction"]} ins(%42 : tensor<24xf32>) outs(%44 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<f32>
    %47 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%46, %45 : tensor<f32>, tensor<f32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.divf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<f32>
    %48 = tensor.empty() : tensor<19xi64>
    %49 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%48 : tensor<19xi64>) {
    ^bb0(%out: i64):
      %95 = linalg.index 0 : index
      %96 = arith.index_cast %95 : index to i64
      linalg.yield %96 : i64
    } -> tensor<19xi64>
    %expanded_16 = tensor.expand_shape %49 [[0, 1]] output_shape [1, 19] : tensor<19xi64> into tensor<1x19xi64>
    %expanded_17 = tensor.expand_shape %collapsed_12 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %50 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%cst_3, %45 : tensor<f32>, tensor<f32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.divf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<f32>
    %51 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%50 : tensor<f32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.negf %in : f32
      linalg.yield %95 : f32
    } -> tensor<f32>
    %52 = tensor.empty() : tensor<24x19xi1>
    %53 = linalg.generic {indexing_maps = [#map9, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %expanded_17 : tensor<1x19xi64>, tensor<24x1xi64>) outs(%52 : tensor<24x19xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %95 = arith.cmpi eq, %in, %in_36 : i64
      linalg.yield %95 : i1
    } -> tensor<24x19xi1>
    %54 = tensor.empty() : tensor<24x1xi1>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<24x1xi64>) outs(%54 : tensor<24x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %95 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %95 : i1
    } -> tensor<24x1xi1>
    %56 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%53, %55 : tensor<24x19xi1>, tensor<24x1xi1>) outs(%52 : tensor<24x19xi1>) {
    ^bb0(%in: i1, %in_36: i1, %out: i1):
      %95 = arith.andi %in, %in_36 : i1
      linalg.yield %95 : i1
    } -> tensor<24x19xi1>
    %57 = linalg.generic {indexing_maps = [#map4, #map10, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%56, %51, %cst_2 : tensor<24x19xi1>, tensor<f32>, tensor<f32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %95 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %95 : f32
    } -> tensor<24x19xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<24x19xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = math.exp %in : f32
      linalg.yield %95 : f32
    } -> tensor<24x19xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%57 : tensor<24x19xf32>) outs(%32 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<24x1xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%58, %59 : tensor<24x19xf32>, tensor<24x1xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.mulf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<24x19xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%57, %60 : tensor<24x19xf32>, tensor<24x19xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %95 = arith.subf %in, %in_36 : f32
      linalg.yield %95 : f32
    } -> tensor<24x19xf32>
    %62 = tensor.empty() : tensor<24x10xf32>
    %63 = linalg.fill ins(%cst_0 : f32) outs(%62 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %64 = linalg.matmul ins(%61, %arg9 : tensor<24x19xf32>, tensor<19x10xf32>) outs(%63 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %65 = tensor.empty() : tensor<19x24xf32>
    %transposed_18 = linalg.transpose ins(%61 : tensor<24x19xf32>) outs(%65 : tensor<19x24xf32>) permutation = [1, 0] 
    %66 = tensor.empty() : tensor<19x10xf32>
    %67 = linalg.fill ins(%cst_0 : f32) outs(%66 : tensor<19x10xf32>) -> tensor<19x10xf32>
    %68 = linalg.matmul ins(%transposed_18, %collapsed_10 : tensor<19x24xf32>, tensor<24x10xf32>) outs(%67 : tensor<19x10xf32>) -> tensor<19x10xf32>
    %69 = tensor.empty() : tensor<1x19xf32>
    %70 = linalg.fill ins(%cst_0 : f32) outs(%69 : tensor<1x19xf32>) -> tensor<1x19xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["reduction", "parallel"]} ins(%61 : tensor<24x19xf32>) outs(%70 : tensor<1x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<1x19xf32>
    %collapsed_19 = tensor.collapse_shape %71 [[0, 1]] : tensor<1x19xf32> into tensor<19xf32>
    %expanded_20 = tensor.expand_shape %64 [[0, 1], [2]] output_shape [6, 4, 10] : tensor<24x10xf32> into tensor<6x4x10xf32>
    %72 = tensor.empty() : tensor<6x4x40xf32>
    %73:3 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %cst_5, %arg15 = %cst_5, %arg16 = %72) -> (tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x40xf32>) {
      %95 = arith.subi %c3, %arg13 : index
      %extracted_slice_36 = tensor.extract_slice %expanded_20[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_37 = tensor.extract_slice %17#3[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_38 = tensor.extract_slice %17#4[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_39 = tensor.extract_slice %17#5[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_40 = tensor.extract_slice %17#6[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_41 = tensor.extract_slice %17#7[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_42 = tensor.extract_slice %17#8[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %96 = tensor.empty() : tensor<6x10xf32>
      %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_36, %arg14 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.addf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %98 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %extracted_slice_40 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_42, %extracted_slice_42 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %100 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %99 : tensor<f32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.subf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %101 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%98, %100 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg15, %101 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.addf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %103 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %extracted_slice_39 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %104 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_37 : tensor<f32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.subf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_37, %104 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %106 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%103, %105 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %107 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %extracted_slice_41 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %108 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_38 : tensor<f32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.subf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %109 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_38, %108 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %110 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%107, %109 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %111 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %extracted_slice_37 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %112 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39, %extracted_slice_39 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %113 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %112 : tensor<f32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.subf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %114 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%111, %113 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %115 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %extracted_slice_42 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %116 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_40 : tensor<f32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.subf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %117 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40, %116 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %118 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%115, %117 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %119 = tensor.empty() : tensor<6x40xf32>
      %inserted_slice_43 = tensor.insert_slice %106 into %119[0, 0] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_44 = tensor.insert_slice %110 into %inserted_slice_43[0, 10] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_45 = tensor.insert_slice %114 into %inserted_slice_44[0, 20] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_46 = tensor.insert_slice %118 into %inserted_slice_45[0, 30] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %120 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<6x10xf32>) -> tensor<6x10xf32>
      %121 = linalg.matmul ins(%inserted_slice_46, %arg6 : tensor<6x40xf32>, tensor<40x10xf32>) outs(%120 : tensor<6x10xf32>) -> tensor<6x10xf32>
      %122 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %extracted_slice_38 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %inserted_slice_47 = tensor.insert_slice %inserted_slice_46 into %arg16[0, %95, 0] [6, 1, 40] [1, 1, 1] : tensor<6x40xf32> into tensor<6x4x40xf32>
      scf.yield %121, %122, %inserted_slice_47 : tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x40xf32>
    }
    %extracted_slice = tensor.extract_slice %17#2[0, 0, 0] [6, 3, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x3x10xf32>
    %inserted_slice = tensor.insert_slice %cst_4 into %10[0, 0, 0] [6, 1, 10] [1, 1, 1] : tensor<6x1x10xf32> into tensor<6x4x10xf32>
    %inserted_slice_21 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 1, 0] [6, 3, 10] [1, 1, 1] : tensor<6x3x10xf32> into tensor<6x4x10xf32>
    %collapsed_22 = tensor.collapse_shape %73#2 [[0, 1], [2]] : tensor<6x4x40xf32> into tensor<24x40xf32>
    %74 = tensor.empty() : tensor<40x24xf32>
    %transposed_23 = linalg.transpose ins(%collapsed_22 : tensor<24x40xf32>) outs(%74 : tensor<40x24xf32>) permutation = [1, 0] 
    %collapsed_24 = tensor.collapse_shape %inserted_slice_21 [[0, 1], [2]] : tensor<6x4x10xf32> into tensor<24x10xf32>
    %75 = tensor.empty() : tensor<40x10xf32>
    %76 = linalg.fill ins(%cst_0 : f32) outs(%75 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %77 = linalg.matmul ins(%transposed_23, %collapsed_24 : tensor<40x24xf32>, tensor<24x10xf32>) outs(%76 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %78 = linalg.matmul ins(%collapsed_22, %arg5 : tensor<24x40xf32>, tensor<40x10xf32>) outs(%63 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %79 = linalg.matmul ins(%transposed_23, %collapsed_7 : tensor<40x24xf32>, tensor<24x10xf32>) outs(%76 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %80 = tensor.empty() : tensor<1x40xf32>
    %81 = linalg.fill ins(%cst_0 : f32) outs(%80 : tensor<1x40xf32>) -> tensor<1x40xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["reduction", "parallel"]} ins(%collapsed_22 : tensor<24x40xf32>) outs(%81 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<1x40xf32>
    %collapsed_25 = tensor.collapse_shape %82 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %expanded_26 = tensor.expand_shape %78 [[0, 1], [2]] output_shape [6, 4, 10] : tensor<24x10xf32> into tensor<6x4x10xf32>
    %83:3 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %cst_5, %arg15 = %cst_5, %arg16 = %72) -> (tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x40xf32>) {
      %95 = arith.subi %c3, %arg13 : index
      %extracted_slice_36 = tensor.extract_slice %expanded_26[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_37 = tensor.extract_slice %11#3[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_38 = tensor.extract_slice %11#4[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_39 = tensor.extract_slice %11#5[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_40 = tensor.extract_slice %11#6[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_41 = tensor.extract_slice %11#7[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_42 = tensor.extract_slice %11#8[0, %95, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %96 = tensor.empty() : tensor<6x10xf32>
      %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_36, %arg14 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.addf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %98 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %extracted_slice_40 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %99 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_42, %extracted_slice_42 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %100 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %99 : tensor<f32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.subf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %101 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%98, %100 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg15, %101 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.addf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %103 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %extracted_slice_39 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %104 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_37 : tensor<f32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.subf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_37, %104 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %106 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%103, %105 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %107 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %extracted_slice_41 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %108 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_38 : tensor<f32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.subf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %109 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_38, %108 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %110 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%107, %109 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %111 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %extracted_slice_37 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %112 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39, %extracted_slice_39 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %113 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %112 : tensor<f32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.subf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %114 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%111, %113 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %115 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %extracted_slice_42 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %116 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_40 : tensor<f32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.subf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %117 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40, %116 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %118 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%115, %117 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %119 = tensor.empty() : tensor<6x40xf32>
      %inserted_slice_43 = tensor.insert_slice %106 into %119[0, 0] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_44 = tensor.insert_slice %110 into %inserted_slice_43[0, 10] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_45 = tensor.insert_slice %114 into %inserted_slice_44[0, 20] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_46 = tensor.insert_slice %118 into %inserted_slice_45[0, 30] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %120 = linalg.fill ins(%cst_0 : f32) outs(%96 : tensor<6x10xf32>) -> tensor<6x10xf32>
      %121 = linalg.matmul ins(%inserted_slice_46, %arg2 : tensor<6x40xf32>, tensor<40x10xf32>) outs(%120 : tensor<6x10xf32>) -> tensor<6x10xf32>
      %122 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %extracted_slice_38 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%96 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_48: f32, %out: f32):
        %123 = arith.mulf %in, %in_48 : f32
        linalg.yield %123 : f32
      } -> tensor<6x10xf32>
      %inserted_slice_47 = tensor.insert_slice %inserted_slice_46 into %arg16[0, %95, 0] [6, 1, 40] [1, 1, 1] : tensor<6x40xf32> into tensor<6x4x40xf32>
      scf.yield %121, %122, %inserted_slice_47 : tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x40xf32>
    }
    %extracted_slice_27 = tensor.extract_slice %11#2[0, 0, 0] [6, 3, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x3x10xf32>
    %inserted_slice_28 = tensor.insert_slice %extracted_slice_27 into %inserted_slice[0, 1, 0] [6, 3, 10] [1, 1, 1] : tensor<6x3x10xf32> into tensor<6x4x10xf32>
    %collapsed_29 = tensor.collapse_shape %83#2 [[0, 1], [2]] : tensor<6x4x40xf32> into tensor<24x40xf32>
    %transposed_30 = linalg.transpose ins(%collapsed_29 : tensor<24x40xf32>) outs(%74 : tensor<40x24xf32>) permutation = [1, 0] 
    %collapsed_31 = tensor.collapse_shape %inserted_slice_28 [[0, 1], [2]] : tensor<6x4x10xf32> into tensor<24x10xf32>
    %84 = linalg.matmul ins(%transposed_30, %collapsed_31 : tensor<40x24xf32>, tensor<24x10xf32>) outs(%76 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %85 = tensor.empty() : tensor<24x8xf32>
    %86 = linalg.fill ins(%cst_0 : f32) outs(%85 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %87 = linalg.matmul ins(%collapsed_29, %arg1 : tensor<24x40xf32>, tensor<40x8xf32>) outs(%86 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %88 = tensor.empty() : tensor<40x8xf32>
    %89 = linalg.fill ins(%cst_0 : f32) outs(%88 : tensor<40x8xf32>) -> tensor<40x8xf32>
    %90 = linalg.matmul ins(%transposed_30, %collapsed : tensor<40x24xf32>, tensor<24x8xf32>) outs(%89 : tensor<40x8xf32>) -> tensor<40x8xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["reduction", "parallel"]} ins(%collapsed_29 : tensor<24x40xf32>) outs(%81 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %95 = arith.addf %in, %out : f32
      linalg.yield %95 : f32
    } -> tensor<1x40xf32>
    %collapsed_32 = tensor.collapse_shape %91 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %collapsed_33 = tensor.collapse_shape %arg11 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %expanded_34 = tensor.expand_shape %collapsed_33 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_35 = tensor.expand_shape %87 [[0], [1, 2]] output_shape [24, 1, 8] : tensor<24x8xf32> into tensor<24x1x8xf32>
    %92 = tensor.empty() : tensor<19x8xf32>
    %93 = linalg.fill ins(%cst_0 : f32) outs(%92 : tensor<19x8xf32>) -> tensor<19x8xf32>
    %94 = scf.for %arg13 = %c0 to %c24 step %c1 iter_args(%arg14 = %93) -> (tensor<19x8xf32>) {
      %extracted = tensor.extract %expanded_34[%arg13, %c0] : tensor<24x1xi64>
      %95 = arith.index_cast %extracted : i64 to index
      %extracted_slice_36 = tensor.extract_slice %expanded_35[%arg13, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<24x1x8xf32> to tensor<8xf32>
      %extracted_slice_37 = tensor.extract_slice %arg14[%95, 0] [1, 8] [1, 1] : tensor<19x8xf32> to tensor<8xf32>
      %96 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_36 : tensor<8xf32>) outs(%extracted_slice_37 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %97 = arith.addf %out, %in : f32
        linalg.yield %97 : f32
      } -> tensor<8xf32>
      %inserted_slice_38 = tensor.insert_slice %96 into %arg14[%95, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<19x8xf32>
      scf.yield %inserted_slice_38 : tensor<19x8xf32>
    }
    return %47, %94, %90, %84, %collapsed_32, %collapsed_32, %79, %77, %collapsed_25, %collapsed_25, %68, %collapsed_19 : tensor<f32>, tensor<19x8xf32>, tensor<40x8xf32>, tensor<40x10xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40x10xf32>, tensor<40x10xf32>, tensor<40xf32>, tensor<40xf32>, tensor<19x10xf32>, tensor<19xf32>
  }
}
