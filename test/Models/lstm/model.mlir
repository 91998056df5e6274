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
      %94 = arith.index_cast %in : i64 to index
      %95 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%94, %95] : tensor<19x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<6x4x8xf32>
    %2 = tensor.empty() : tensor<40xf32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg3, %arg4 : tensor<40xf32>, tensor<40xf32>) outs(%2 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.addf %in, %in_37 : f32
      linalg.yield %94 : f32
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
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.addf %in, %in_37 : f32
      linalg.yield %94 : f32
    } -> tensor<24x40xf32>
    %expanded = tensor.expand_shape %9 [[0, 1], [2]] output_shape [6, 4, 40] : tensor<24x40xf32> into tensor<6x4x40xf32>
    %10 = tensor.empty() : tensor<6x4x10xf32>
    %11:9 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %cst_5, %arg15 = %cst_5, %arg16 = %10, %arg17 = %10, %arg18 = %10, %arg19 = %10, %arg20 = %10, %arg21 = %10, %arg22 = %10) -> (tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>) {
      %extracted_slice_37 = tensor.extract_slice %expanded[0, %arg13, 0] [6, 1, 40] [1, 1, 1] : tensor<6x4x40xf32> to tensor<6x40xf32>
      %94 = tensor.empty() : tensor<10x40xf32>
      %transposed_38 = linalg.transpose ins(%arg2 : tensor<40x10xf32>) outs(%94 : tensor<10x40xf32>) permutation = [1, 0] 
      %95 = tensor.empty() : tensor<6x40xf32>
      %96 = linalg.fill ins(%cst_0 : f32) outs(%95 : tensor<6x40xf32>) -> tensor<6x40xf32>
      %97 = linalg.matmul ins(%arg14, %transposed_38 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%96 : tensor<6x40xf32>) -> tensor<6x40xf32>
      %98 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_37, %97 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%95 : tensor<6x40xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %109 = arith.addf %in, %in_50 : f32
        linalg.yield %109 : f32
      } -> tensor<6x40xf32>
      %extracted_slice_39 = tensor.extract_slice %98[0, 0] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_40 = tensor.extract_slice %98[0, 10] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_41 = tensor.extract_slice %98[0, 20] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_42 = tensor.extract_slice %98[0, 30] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %99 = tensor.empty() : tensor<6x10xf32>
      %100 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39 : tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %109 = arith.negf %in : f32
        %110 = math.exp %109 : f32
        %111 = arith.addf %110, %cst : f32
        %112 = arith.divf %cst, %111 : f32
        linalg.yield %112 : f32
      } -> tensor<6x10xf32>
      %101 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40 : tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %109 = arith.negf %in : f32
        %110 = math.exp %109 : f32
        %111 = arith.addf %110, %cst : f32
        %112 = arith.divf %cst, %111 : f32
        linalg.yield %112 : f32
      } -> tensor<6x10xf32>
      %102 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41 : tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %109 = math.tanh %in : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %103 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_42 : tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %109 = arith.negf %in : f32
        %110 = math.exp %109 : f32
        %111 = arith.addf %110, %cst : f32
        %112 = arith.divf %cst, %111 : f32
        linalg.yield %112 : f32
      } -> tensor<6x10xf32>
      %104 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %arg15 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %109 = arith.mulf %in, %in_50 : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%100, %102 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %109 = arith.mulf %in, %in_50 : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %106 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%104, %105 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %109 = arith.addf %in, %in_50 : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %107 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %109 = math.tanh %in : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %108 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%103, %107 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%99 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %109 = arith.mulf %in, %in_50 : f32
        linalg.yield %109 : f32
      } -> tensor<6x10xf32>
      %inserted_slice_43 = tensor.insert_slice %108 into %arg16[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_44 = tensor.insert_slice %100 into %arg17[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_45 = tensor.insert_slice %101 into %arg18[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_46 = tensor.insert_slice %102 into %arg19[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_47 = tensor.insert_slice %103 into %arg20[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_48 = tensor.insert_slice %arg15 into %arg21[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_49 = tensor.insert_slice %107 into %arg22[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      scf.yield %108, %106, %inserted_slice_43, %inserted_slice_44, %inserted_slice_45, %inserted_slice_46, %inserted_slice_47, %inserted_slice_48, %inserted_slice_49 : tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>
    }
    %12 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel"]} ins(%arg7, %arg8 : tensor<40xf32>, tensor<40xf32>) outs(%2 : tensor<40xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.addf %in, %in_37 : f32
      linalg.yield %94 : f32
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
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.addf %in, %in_37 : f32
      linalg.yield %94 : f32
    } -> tensor<24x40xf32>
    %expanded_9 = tensor.expand_shape %16 [[0, 1], [2]] output_shape [6, 4, 40] : tensor<24x40xf32> into tensor<6x4x40xf32>
    %17:9 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %cst_5, %arg15 = %cst_5, %arg16 = %10, %arg17 = %10, %arg18 = %10, %arg19 = %10, %arg20 = %10, %arg21 = %10, %arg22 = %10) -> (tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>) {
      %extracted_slice_37 = tensor.extract_slice %expanded_9[0, %arg13, 0] [6, 1, 40] [1, 1, 1] : tensor<6x4x40xf32> to tensor<6x40xf32>
      %transposed_38 = linalg.transpose ins(%arg6 : tensor<40x10xf32>) outs(%13 : tensor<10x40xf32>) permutation = [1, 0] 
      %94 = tensor.empty() : tensor<6x40xf32>
      %95 = linalg.fill ins(%cst_0 : f32) outs(%94 : tensor<6x40xf32>) -> tensor<6x40xf32>
      %96 = linalg.matmul ins(%arg14, %transposed_38 : tensor<6x10xf32>, tensor<10x40xf32>) outs(%95 : tensor<6x40xf32>) -> tensor<6x40xf32>
      %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_37, %96 : tensor<6x40xf32>, tensor<6x40xf32>) outs(%94 : tensor<6x40xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %108 = arith.addf %in, %in_50 : f32
        linalg.yield %108 : f32
      } -> tensor<6x40xf32>
      %extracted_slice_39 = tensor.extract_slice %97[0, 0] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_40 = tensor.extract_slice %97[0, 10] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_41 = tensor.extract_slice %97[0, 20] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %extracted_slice_42 = tensor.extract_slice %97[0, 30] [6, 10] [1, 1] : tensor<6x40xf32> to tensor<6x10xf32>
      %98 = tensor.empty() : tensor<6x10xf32>
      %99 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39 : tensor<6x10xf32>) outs(%98 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %108 = arith.negf %in : f32
        %109 = math.exp %108 : f32
        %110 = arith.addf %109, %cst : f32
        %111 = arith.divf %cst, %110 : f32
        linalg.yield %111 : f32
      } -> tensor<6x10xf32>
      %100 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40 : tensor<6x10xf32>) outs(%98 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %108 = arith.negf %in : f32
        %109 = math.exp %108 : f32
        %110 = arith.addf %109, %cst : f32
        %111 = arith.divf %cst, %110 : f32
        linalg.yield %111 : f32
      } -> tensor<6x10xf32>
      %101 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41 : tensor<6x10xf32>) outs(%98 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %108 = math.tanh %in : f32
        linalg.yield %108 : f32
      } -> tensor<6x10xf32>
      %102 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_42 : tensor<6x10xf32>) outs(%98 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %108 = arith.negf %in : f32
        %109 = math.exp %108 : f32
        %110 = arith.addf %109, %cst : f32
        %111 = arith.divf %cst, %110 : f32
        linalg.yield %111 : f32
      } -> tensor<6x10xf32>
      %103 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%100, %arg15 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%98 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %108 = arith.mulf %in, %in_50 : f32
        linalg.yield %108 : f32
      } -> tensor<6x10xf32>
      %104 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%99, %101 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%98 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %108 = arith.mulf %in, %in_50 : f32
        linalg.yield %108 : f32
      } -> tensor<6x10xf32>
      %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%103, %104 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%98 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %108 = arith.addf %in, %in_50 : f32
        linalg.yield %108 : f32
      } -> tensor<6x10xf32>
      %106 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<6x10xf32>) outs(%98 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %out: f32):
        %108 = math.tanh %in : f32
        linalg.yield %108 : f32
      } -> tensor<6x10xf32>
      %107 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %106 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%98 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_50: f32, %out: f32):
        %108 = arith.mulf %in, %in_50 : f32
        linalg.yield %108 : f32
      } -> tensor<6x10xf32>
      %inserted_slice_43 = tensor.insert_slice %107 into %arg16[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_44 = tensor.insert_slice %99 into %arg17[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_45 = tensor.insert_slice %100 into %arg18[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_46 = tensor.insert_slice %101 into %arg19[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_47 = tensor.insert_slice %102 into %arg20[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_48 = tensor.insert_slice %arg15 into %arg21[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      %inserted_slice_49 = tensor.insert_slice %106 into %arg22[0, %arg13, 0] [6, 1, 10] [1, 1, 1] : tensor<6x10xf32> into tensor<6x4x10xf32>
      scf.yield %107, %105, %inserted_slice_43, %inserted_slice_44, %inserted_slice_45, %inserted_slice_46, %inserted_slice_47, %inserted_slice_48, %inserted_slice_49 : tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>, tensor<6x4x10xf32>
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
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.addf %in, %in_37 : f32
      linalg.yield %94 : f32
    } -> tensor<24x19xf32>
    %collapsed_12 = tensor.collapse_shape %arg12 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %24 = tensor.empty() : tensor<24xi64>
    %25 = linalg.fill ins(%c0_i64 : i64) outs(%24 : tensor<24xi64>) -> tensor<24xi64>
    %26 = tensor.empty() : tensor<24xf32>
    %27 = linalg.fill ins(%cst_1 : f32) outs(%26 : tensor<24xf32>) -> tensor<24xf32>
    %28:2 = linalg.generic {indexing_maps = [#map4, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%23 : tensor<24x19xf32>) outs(%27, %25 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32, %out: f32, %out_37: i64):
      %94 = linalg.index 1 : index
      %95 = arith.index_cast %94 : index to i64
      %96 = arith.maximumf %in, %out : f32
      %97 = arith.cmpf ogt, %in, %out : f32
      %98 = arith.select %97, %95, %out_37 : i64
      linalg.yield %96, %98 : f32, i64
    } -> (tensor<24xf32>, tensor<24xi64>)
    %expanded_13 = tensor.expand_shape %28#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%23, %expanded_13 : tensor<24x19xf32>, tensor<24x1xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.subf %in, %in_37 : f32
      linalg.yield %94 : f32
    } -> tensor<24x19xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<24x19xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.exp %in : f32
      linalg.yield %94 : f32
    } -> tensor<24x19xf32>
    %31 = tensor.empty() : tensor<24x1xf32>
    %32 = linalg.fill ins(%cst_0 : f32) outs(%31 : tensor<24x1xf32>) -> tensor<24x1xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<24x19xf32>) outs(%32 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<24x1xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<24x1xf32>) outs(%31 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.log %in : f32
      linalg.yield %94 : f32
    } -> tensor<24x1xf32>
    %35 = tensor.empty() : tensor<24xi1>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%collapsed_12 : tensor<24xi64>) outs(%35 : tensor<24xi1>) {
    ^bb0(%in: i64, %out: i1):
      %94 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %94 : i1
    } -> tensor<24xi1>
    %37 = linalg.generic {indexing_maps = [#map2, #map2, #map7, #map2], iterator_types = ["parallel"]} ins(%36, %collapsed_12, %cst_6 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%24 : tensor<24xi64>) {
    ^bb0(%in: i1, %in_37: i64, %in_38: i64, %out: i64):
      %94 = arith.select %in, %in_37, %in_38 : i64
      linalg.yield %94 : i64
    } -> tensor<24xi64>
    %expanded_14 = tensor.expand_shape %37 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_14 : tensor<24x1xi64>) outs(%32 : tensor<24x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %94 = linalg.index 0 : index
      %95 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %23[%94, %95] : tensor<24x19xf32>
      linalg.yield %extracted : f32
    } -> tensor<24x1xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%38, %expanded_13 : tensor<24x1xf32>, tensor<24x1xf32>) outs(%31 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.subf %in, %in_37 : f32
      linalg.yield %94 : f32
    } -> tensor<24x1xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%34, %39 : tensor<24x1xf32>, tensor<24x1xf32>) outs(%31 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.subf %in, %in_37 : f32
      linalg.yield %94 : f32
    } -> tensor<24x1xf32>
    %collapsed_15 = tensor.collapse_shape %40 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %41 = linalg.generic {indexing_maps = [#map2, #map2, #map7, #map2], iterator_types = ["parallel"]} ins(%36, %collapsed_15, %cst_2 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%26 : tensor<24xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %94 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %94 : f32
    } -> tensor<24xf32>
    %42 = tensor.empty() : tensor<f32>
    %43 = linalg.fill ins(%cst_0 : f32) outs(%42 : tensor<f32>) -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction"]} ins(%41 : tensor<24xf32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<f32>
    %45 = tensor.empty() : tensor<i64>
    %46 = linalg.fill ins(%c0_i64 : i64) outs(%45 : tensor<i64>) -> tensor<i64>
    %47 = linalg.generic {indexing_maps = [#map2, #map7], iterator_types = ["reduction"]} ins(%36 : tensor<24xi1>) outs(%46 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %94 = arith.extui %in : i1 to i64
      %95 = arith.addi %94, %out : i64
      linalg.yield %95 : i64
    } -> tensor<i64>
    %48 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%44, %47 : tensor<f32>, tensor<i64>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %in_37: i64, %out: f32):
      %94 = arith.sitofp %in_37 : i64 to f32
      %95 = arith.divf %in, %94 : f32
      linalg.yield %95 : f32
    } -> tensor<f32>
    %49 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%cst_3, %47 : tensor<f32>, tensor<i64>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %in_37: i64, %out: f32):
      %94 = arith.sitofp %in_37 : i64 to f32
      %95 = arith.divf %in, %94 : f32
      linalg.yield %95 : f32
    } -> tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map7, #map2], iterator_types = ["parallel"]} ins(%49 : tensor<f32>) outs(%26 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map2, #map7, #map2], iterator_types = ["parallel"]} ins(%36, %50, %cst_2 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%26 : tensor<24xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %94 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %94 : f32
    } -> tensor<24xf32>
    %expanded_16 = tensor.expand_shape %51 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%29, %34 : tensor<24x19xf32>, tensor<24x1xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.subf %in, %in_37 : f32
      linalg.yield %94 : f32
    } -> tensor<24x19xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<24x19xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = math.exp %in : f32
      linalg.yield %94 : f32
    } -> tensor<24x19xf32>
    %54 = tensor.empty() : tensor<19xi64>
    %55 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel"]} outs(%54 : tensor<19xi64>) {
    ^bb0(%out: i64):
      %94 = linalg.index 0 : index
      %95 = arith.index_cast %94 : index to i64
      linalg.yield %95 : i64
    } -> tensor<19xi64>
    %expanded_17 = tensor.expand_shape %55 [[0, 1]] output_shape [1, 19] : tensor<19xi64> into tensor<1x19xi64>
    %expanded_18 = tensor.expand_shape %collapsed_12 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %56 = tensor.empty() : tensor<24x19xi1>
    %57 = linalg.generic {indexing_maps = [#map9, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %expanded_18 : tensor<1x19xi64>, tensor<24x1xi64>) outs(%56 : tensor<24x19xi1>) {
    ^bb0(%in: i64, %in_37: i64, %out: i1):
      %94 = arith.cmpi eq, %in, %in_37 : i64
      linalg.yield %94 : i1
    } -> tensor<24x19xi1>
    %58 = linalg.generic {indexing_maps = [#map4, #map10, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%57, %cst_3, %cst_2 : tensor<24x19xi1>, tensor<f32>, tensor<f32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: i1, %in_37: f32, %in_38: f32, %out: f32):
      %94 = arith.select %in, %in_37, %in_38 : f32
      linalg.yield %94 : f32
    } -> tensor<24x19xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%53, %58 : tensor<24x19xf32>, tensor<24x19xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.subf %in, %in_37 : f32
      linalg.yield %94 : f32
    } -> tensor<24x19xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%59, %expanded_16 : tensor<24x19xf32>, tensor<24x1xf32>) outs(%19 : tensor<24x19xf32>) {
    ^bb0(%in: f32, %in_37: f32, %out: f32):
      %94 = arith.mulf %in, %in_37 : f32
      linalg.yield %94 : f32
    } -> tensor<24x19xf32>
    %61 = tensor.empty() : tensor<24x10xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %63 = linalg.matmul ins(%60, %arg9 : tensor<24x19xf32>, tensor<19x10xf32>) outs(%62 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %64 = tensor.empty() : tensor<19x24xf32>
    %transposed_19 = linalg.transpose ins(%60 : tensor<24x19xf32>) outs(%64 : tensor<19x24xf32>) permutation = [1, 0] 
    %65 = tensor.empty() : tensor<19x10xf32>
    %66 = linalg.fill ins(%cst_0 : f32) outs(%65 : tensor<19x10xf32>) -> tensor<19x10xf32>
    %67 = linalg.matmul ins(%transposed_19, %collapsed_10 : tensor<19x24xf32>, tensor<24x10xf32>) outs(%66 : tensor<19x10xf32>) -> tensor<19x10xf32>
    %68 = tensor.empty() : tensor<1x19xf32>
    %69 = linalg.fill ins(%cst_0 : f32) outs(%68 : tensor<1x19xf32>) -> tensor<1x19xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["reduction", "parallel"]} ins(%60 : tensor<24x19xf32>) outs(%69 : tensor<1x19xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<1x19xf32>
    %collapsed_20 = tensor.collapse_shape %70 [[0, 1]] : tensor<1x19xf32> into tensor<19xf32>
    %expanded_21 = tensor.expand_shape %63 [[0, 1], [2]] output_shape [6, 4, 10] : tensor<24x10xf32> into tensor<6x4x10xf32>
    %71 = tensor.empty() : tensor<6x4x40xf32>
    %72:3 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %cst_5, %arg15 = %cst_5, %arg16 = %71) -> (tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x40xf32>) {
      %94 = arith.subi %c3, %arg13 : index
      %extracted_slice_37 = tensor.extract_slice %expanded_21[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_38 = tensor.extract_slice %17#3[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_39 = tensor.extract_slice %17#4[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_40 = tensor.extract_slice %17#5[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_41 = tensor.extract_slice %17#6[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_42 = tensor.extract_slice %17#7[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_43 = tensor.extract_slice %17#8[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %95 = tensor.empty() : tensor<6x10xf32>
      %96 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_37, %arg14 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.addf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%96, %extracted_slice_41 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %98 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_43, %extracted_slice_43 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %99 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %98 : tensor<f32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.subf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %100 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %99 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %101 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg15, %100 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.addf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %extracted_slice_40 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %103 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_38 : tensor<f32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.subf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %104 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_38, %103 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %104 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %106 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %extracted_slice_42 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %107 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_39 : tensor<f32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.subf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %108 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39, %107 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %109 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%106, %108 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %110 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %extracted_slice_38 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %111 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40, %extracted_slice_40 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %112 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %111 : tensor<f32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.subf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %113 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%110, %112 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %114 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%96, %extracted_slice_43 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %115 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_41 : tensor<f32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.subf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %116 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41, %115 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %117 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%114, %116 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %118 = tensor.empty() : tensor<6x40xf32>
      %inserted_slice_44 = tensor.insert_slice %105 into %118[0, 0] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_45 = tensor.insert_slice %109 into %inserted_slice_44[0, 10] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_46 = tensor.insert_slice %113 into %inserted_slice_45[0, 20] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_47 = tensor.insert_slice %117 into %inserted_slice_46[0, 30] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %119 = linalg.fill ins(%cst_0 : f32) outs(%95 : tensor<6x10xf32>) -> tensor<6x10xf32>
      %120 = linalg.matmul ins(%inserted_slice_47, %arg6 : tensor<6x40xf32>, tensor<40x10xf32>) outs(%119 : tensor<6x10xf32>) -> tensor<6x10xf32>
      %121 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %extracted_slice_39 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %inserted_slice_48 = tensor.insert_slice %inserted_slice_47 into %arg16[0, %94, 0] [6, 1, 40] [1, 1, 1] : tensor<6x40xf32> into tensor<6x4x40xf32>
      scf.yield %120, %121, %inserted_slice_48 : tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x40xf32>
    }
    %extracted_slice = tensor.extract_slice %17#2[0, 0, 0] [6, 3, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x3x10xf32>
    %inserted_slice = tensor.insert_slice %cst_4 into %10[0, 0, 0] [6, 1, 10] [1, 1, 1] : tensor<6x1x10xf32> into tensor<6x4x10xf32>
    %inserted_slice_22 = tensor.insert_slice %extracted_slice into %inserted_slice[0, 1, 0] [6, 3, 10] [1, 1, 1] : tensor<6x3x10xf32> into tensor<6x4x10xf32>
    %collapsed_23 = tensor.collapse_shape %72#2 [[0, 1], [2]] : tensor<6x4x40xf32> into tensor<24x40xf32>
    %73 = tensor.empty() : tensor<40x24xf32>
    %transposed_24 = linalg.transpose ins(%collapsed_23 : tensor<24x40xf32>) outs(%73 : tensor<40x24xf32>) permutation = [1, 0] 
    %collapsed_25 = tensor.collapse_shape %inserted_slice_22 [[0, 1], [2]] : tensor<6x4x10xf32> into tensor<24x10xf32>
    %74 = tensor.empty() : tensor<40x10xf32>
    %75 = linalg.fill ins(%cst_0 : f32) outs(%74 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %76 = linalg.matmul ins(%transposed_24, %collapsed_25 : tensor<40x24xf32>, tensor<24x10xf32>) outs(%75 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %77 = linalg.matmul ins(%collapsed_23, %arg5 : tensor<24x40xf32>, tensor<40x10xf32>) outs(%62 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %78 = linalg.matmul ins(%transposed_24, %collapsed_7 : tensor<40x24xf32>, tensor<24x10xf32>) outs(%75 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %79 = tensor.empty() : tensor<1x40xf32>
    %80 = linalg.fill ins(%cst_0 : f32) outs(%79 : tensor<1x40xf32>) -> tensor<1x40xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["reduction", "parallel"]} ins(%collapsed_23 : tensor<24x40xf32>) outs(%80 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<1x40xf32>
    %collapsed_26 = tensor.collapse_shape %81 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %expanded_27 = tensor.expand_shape %77 [[0, 1], [2]] output_shape [6, 4, 10] : tensor<24x10xf32> into tensor<6x4x10xf32>
    %82:3 = scf.for %arg13 = %c0 to %c4 step %c1 iter_args(%arg14 = %cst_5, %arg15 = %cst_5, %arg16 = %71) -> (tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x40xf32>) {
      %94 = arith.subi %c3, %arg13 : index
      %extracted_slice_37 = tensor.extract_slice %expanded_27[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_38 = tensor.extract_slice %11#3[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_39 = tensor.extract_slice %11#4[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_40 = tensor.extract_slice %11#5[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_41 = tensor.extract_slice %11#6[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_42 = tensor.extract_slice %11#7[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %extracted_slice_43 = tensor.extract_slice %11#8[0, %94, 0] [6, 1, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x10xf32>
      %95 = tensor.empty() : tensor<6x10xf32>
      %96 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_37, %arg14 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.addf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%96, %extracted_slice_41 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %98 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_43, %extracted_slice_43 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %99 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %98 : tensor<f32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.subf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %100 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%97, %99 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %101 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg15, %100 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.addf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %102 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %extracted_slice_40 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %103 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_38 : tensor<f32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.subf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %104 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_38, %103 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %105 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%102, %104 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %106 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %extracted_slice_42 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %107 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_39 : tensor<f32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.subf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %108 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_39, %107 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %109 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%106, %108 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %110 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %extracted_slice_38 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %111 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_40, %extracted_slice_40 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %112 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %111 : tensor<f32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.subf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %113 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%110, %112 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %114 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%96, %extracted_slice_43 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %115 = linalg.generic {indexing_maps = [#map10, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_41 : tensor<f32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.subf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %116 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41, %115 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %117 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%114, %116 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %118 = tensor.empty() : tensor<6x40xf32>
      %inserted_slice_44 = tensor.insert_slice %105 into %118[0, 0] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_45 = tensor.insert_slice %109 into %inserted_slice_44[0, 10] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_46 = tensor.insert_slice %113 into %inserted_slice_45[0, 20] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %inserted_slice_47 = tensor.insert_slice %117 into %inserted_slice_46[0, 30] [6, 10] [1, 1] : tensor<6x10xf32> into tensor<6x40xf32>
      %119 = linalg.fill ins(%cst_0 : f32) outs(%95 : tensor<6x10xf32>) -> tensor<6x10xf32>
      %120 = linalg.matmul ins(%inserted_slice_47, %arg2 : tensor<6x40xf32>, tensor<40x10xf32>) outs(%119 : tensor<6x10xf32>) -> tensor<6x10xf32>
      %121 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%101, %extracted_slice_39 : tensor<6x10xf32>, tensor<6x10xf32>) outs(%95 : tensor<6x10xf32>) {
      ^bb0(%in: f32, %in_49: f32, %out: f32):
        %122 = arith.mulf %in, %in_49 : f32
        linalg.yield %122 : f32
      } -> tensor<6x10xf32>
      %inserted_slice_48 = tensor.insert_slice %inserted_slice_47 into %arg16[0, %94, 0] [6, 1, 40] [1, 1, 1] : tensor<6x40xf32> into tensor<6x4x40xf32>
      scf.yield %120, %121, %inserted_slice_48 : tensor<6x10xf32>, tensor<6x10xf32>, tensor<6x4x40xf32>
    }
    %extracted_slice_28 = tensor.extract_slice %11#2[0, 0, 0] [6, 3, 10] [1, 1, 1] : tensor<6x4x10xf32> to tensor<6x3x10xf32>
    %inserted_slice_29 = tensor.insert_slice %extracted_slice_28 into %inserted_slice[0, 1, 0] [6, 3, 10] [1, 1, 1] : tensor<6x3x10xf32> into tensor<6x4x10xf32>
    %collapsed_30 = tensor.collapse_shape %82#2 [[0, 1], [2]] : tensor<6x4x40xf32> into tensor<24x40xf32>
    %transposed_31 = linalg.transpose ins(%collapsed_30 : tensor<24x40xf32>) outs(%73 : tensor<40x24xf32>) permutation = [1, 0] 
    %collapsed_32 = tensor.collapse_shape %inserted_slice_29 [[0, 1], [2]] : tensor<6x4x10xf32> into tensor<24x10xf32>
    %83 = linalg.matmul ins(%transposed_31, %collapsed_32 : tensor<40x24xf32>, tensor<24x10xf32>) outs(%75 : tensor<40x10xf32>) -> tensor<40x10xf32>
    %84 = tensor.empty() : tensor<24x8xf32>
    %85 = linalg.fill ins(%cst_0 : f32) outs(%84 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %86 = linalg.matmul ins(%collapsed_30, %arg1 : tensor<24x40xf32>, tensor<40x8xf32>) outs(%85 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %87 = tensor.empty() : tensor<40x8xf32>
    %88 = linalg.fill ins(%cst_0 : f32) outs(%87 : tensor<40x8xf32>) -> tensor<40x8xf32>
    %89 = linalg.matmul ins(%transposed_31, %collapsed : tensor<40x24xf32>, tensor<24x8xf32>) outs(%88 : tensor<40x8xf32>) -> tensor<40x8xf32>
    %90 = linalg.generic {indexing_maps = [#map4, #map9], iterator_types = ["reduction", "parallel"]} ins(%collapsed_30 : tensor<24x40xf32>) outs(%80 : tensor<1x40xf32>) {
    ^bb0(%in: f32, %out: f32):
      %94 = arith.addf %in, %out : f32
      linalg.yield %94 : f32
    } -> tensor<1x40xf32>
    %collapsed_33 = tensor.collapse_shape %90 [[0, 1]] : tensor<1x40xf32> into tensor<40xf32>
    %collapsed_34 = tensor.collapse_shape %arg11 [[0, 1]] : tensor<6x4xi64> into tensor<24xi64>
    %expanded_35 = tensor.expand_shape %collapsed_34 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_36 = tensor.expand_shape %86 [[0], [1, 2]] output_shape [24, 1, 8] : tensor<24x8xf32> into tensor<24x1x8xf32>
    %91 = tensor.empty() : tensor<19x8xf32>
    %92 = linalg.fill ins(%cst_0 : f32) outs(%91 : tensor<19x8xf32>) -> tensor<19x8xf32>
    %93 = scf.for %arg13 = %c0 to %c24 step %c1 iter_args(%arg14 = %92) -> (tensor<19x8xf32>) {
      %extracted = tensor.extract %expanded_35[%arg13, %c0] : tensor<24x1xi64>
      %94 = arith.index_cast %extracted : i64 to index
      %extracted_slice_37 = tensor.extract_slice %expanded_36[%arg13, 0, 0] [1, 1, 8] [1, 1, 1] : tensor<24x1x8xf32> to tensor<8xf32>
      %extracted_slice_38 = tensor.extract_slice %arg14[%94, 0] [1, 8] [1, 1] : tensor<19x8xf32> to tensor<8xf32>
      %95 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel"]} ins(%extracted_slice_37 : tensor<8xf32>) outs(%extracted_slice_38 : tensor<8xf32>) {
      ^bb0(%in: f32, %out: f32):
        %96 = arith.addf %out, %in : f32
        linalg.yield %96 : f32
      } -> tensor<8xf32>
      %inserted_slice_39 = tensor.insert_slice %95 into %arg14[%94, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<19x8xf32>
      scf.yield %inserted_slice_39 : tensor<19x8xf32>
    }
    return %48, %93, %89, %83, %collapsed_33, %collapsed_33, %78, %76, %collapsed_26, %collapsed_26, %67, %collapsed_20 : tensor<f32>, tensor<19x8xf32>, tensor<40x8xf32>, tensor<40x10xf32>, tensor<40xf32>, tensor<40xf32>, tensor<40x10xf32>, tensor<40x10xf32>, tensor<40xf32>, tensor<40xf32>, tensor<19x10xf32>, tensor<19xf32>
  }
}
