#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> ()>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, 0)>
#map11 = affine_map<(d0) -> (d0)>
#map12 = affine_map<(d0) -> ()>
module @left {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "written.Cases" {
    fsdp.module @cases class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "written.Case" {
        fsdp.param @query : tensor<2x2x5x4xf32>
        fsdp.param @key : tensor<2x2x5x4xf32>
        fsdp.param @value : tensor<2x2x5x4xf32>
        fsdp.buffer @weight : tensor<2x2x5x4xf32>
        fsdp.buffer @mask : tensor<2x2x5x5xf32>
      }
      fsdp.module @"1" class "written.Case" {
        fsdp.param @query : tensor<2x2x5x4xf32>
        fsdp.param @key : tensor<2x2x5x4xf32>
        fsdp.param @value : tensor<2x2x5x4xf32>
        fsdp.buffer @weight : tensor<2x2x5x4xf32>
        fsdp.buffer @mask : tensor<1xf32>
      }
      fsdp.module @"2" class "written.Case" {
        fsdp.param @query : tensor<2x2x5x4xf32>
        fsdp.param @key : tensor<2x2x5x4xf32>
        fsdp.param @value : tensor<2x2x5x4xf32>
        fsdp.buffer @weight : tensor<2x2x5x4xf32>
        fsdp.buffer @mask : tensor<1xf32>
      }
      fsdp.module @"3" class "written.Case" {
        fsdp.param @query : tensor<2x2x5x4xf32>
        fsdp.param @key : tensor<2x2x5x4xf32>
        fsdp.param @value : tensor<2x2x5x4xf32>
        fsdp.buffer @weight : tensor<2x2x5x4xf32>
        fsdp.buffer @mask : tensor<1x1x5x5xf32>
      }
      fsdp.module @"4" class "written.Case" {
        fsdp.param @query : tensor<2x2x5x4xf32>
        fsdp.param @key : tensor<2x2x5x4xf32>
        fsdp.param @value : tensor<2x2x5x4xf32>
        fsdp.param @mask : tensor<1x2x5x5xf32>
        fsdp.buffer @weight : tensor<2x2x5x4xf32>
      }
      fsdp.module @"5" class "written.Case" {
        fsdp.param @query : tensor<2x2x5x4xf32>
        fsdp.param @key : tensor<2x2x5x4xf32>
        fsdp.param @value : tensor<2x2x5x4xf32>
        fsdp.buffer @weight : tensor<2x2x5x4xf32>
        fsdp.buffer @mask : tensor<1xf32>
      }
      fsdp.module @"6" class "written.Case" {
        fsdp.param @query : tensor<2x2x5x4xf32>
        fsdp.param @key : tensor<2x2x5x4xf32>
        fsdp.param @value : tensor<2x2x5x4xf32>
        fsdp.buffer @weight : tensor<2x2x5x4xf32>
        fsdp.buffer @mask : tensor<2x1x5x5xf32>
      }
      fsdp.module @"7" class "written.Case" {
        fsdp.param @query : tensor<2x2x5x4xf32>
        fsdp.param @key : tensor<2x2x5x4xf32>
        fsdp.param @value : tensor<2x2x5x4xf32>
        fsdp.buffer @weight : tensor<2x2x5x4xf32>
        fsdp.buffer @mask : tensor<2x2x1x1xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@query>}, %arg1: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@key>}, %arg2: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@value>}, %arg3: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@query>}, %arg4: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@key>}, %arg5: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@value>}, %arg6: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@query>}, %arg7: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@key>}, %arg8: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@value>}, %arg9: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@query>}, %arg10: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@key>}, %arg11: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@value>}, %arg12: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@query>}, %arg13: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@key>}, %arg14: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@value>}, %arg15: tensor<1x2x5x5xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@mask>}, %arg16: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@query>}, %arg17: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@key>}, %arg18: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@value>}, %arg19: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@query>}, %arg20: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@key>}, %arg21: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@value>}, %arg22: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"7"::@query>}, %arg23: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"7"::@key>}, %arg24: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"7"::@value>}, %arg25: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@weight>}, %arg26: tensor<2x2x5x5xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@mask>}, %arg27: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@weight>}, %arg28: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@mask>}, %arg29: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@weight>}, %arg30: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@mask>}, %arg31: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@weight>}, %arg32: tensor<1x1x5x5xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@mask>}, %arg33: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@weight>}, %arg34: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@weight>}, %arg35: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@mask>}, %arg36: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@weight>}, %arg37: tensor<2x1x5x5xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@mask>}, %arg38: tensor<2x2x5x4xf32> {fsdp.role = #fsdp.state<@model::@cases::@"7"::@weight>}, %arg39: tensor<2x2x1x1xf32> {fsdp.role = #fsdp.state<@model::@cases::@"7"::@mask>}, %arg40: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@query>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@key>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@value>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@query>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@key>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@value>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@query>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@key>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@value>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@query>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@key>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@value>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@query>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@key>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@value>}, tensor<1x2x5x5xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@mask>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@query>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@key>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@value>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@query>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@key>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@value>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"7"::@query>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"7"::@key>}, tensor<2x2x5x4xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"7"::@value>}) {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<-1.000000e+01> : tensor<f32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 5.000000e-01 : f32
    %cst_5 = arith.constant 2.000000e+01 : f32
    %cst_6 = arith.constant 2.000000e+00 : f32
    %cst_7 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<2x2x4x5xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x2x5x4xf32>) outs(%0 : tensor<2x2x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %collapsed_8 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x2x4x5xf32> into tensor<4x4x5xf32>
    %1 = tensor.empty() : tensor<4x5x5xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %3 = linalg.batch_matmul ins(%collapsed, %collapsed_8 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded = tensor.expand_shape %3 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %4 = tensor.empty() : tensor<2x2x5xi64>
    %5 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<2x2x5xi64>) -> tensor<2x2x5xi64>
    %6 = tensor.empty() : tensor<2x2x5xf32>
    %7 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
    %8:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<2x2x5x5xf32>) outs(%7, %5 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_159: i64):
      %216 = linalg.index 3 : index
      %217 = arith.index_cast %216 : index to i64
      %218 = arith.maximumf %in, %out : f32
      %219 = arith.cmpf ogt, %in, %out : f32
      %220 = arith.select %219, %217, %out_159 : i64
      linalg.yield %218, %220 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_9 = tensor.expand_shape %8#0 [[0], [1], [2, 3]] output_shape [2, 2, 5, 1] : tensor<2x2x5xf32> into tensor<2x2x5x1xf32>
    %9 = tensor.empty() : tensor<2x2x5x5xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_9 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %12 = tensor.empty() : tensor<2x2x5x1xf32>
    %13 = linalg.fill ins(%cst : f32) outs(%12 : tensor<2x2x5x1xf32>) -> tensor<2x2x5x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%11 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %14 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.divf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %arg26 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_10 = tensor.collapse_shape %16 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %collapsed_11 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %17 = tensor.empty() : tensor<4x5x4xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%17 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %19 = linalg.batch_matmul ins(%collapsed_10, %collapsed_11 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_12 = tensor.expand_shape %19 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %20 = tensor.empty() : tensor<2x2x5x4xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_12, %arg25 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %22 = tensor.empty() : tensor<f32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<f32>) -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%21 : tensor<2x2x5x4xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%24 : tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %cst : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %transposed_13 = linalg.transpose ins(%arg4 : tensor<2x2x5x4xf32>) outs(%0 : tensor<2x2x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_14 = tensor.collapse_shape %arg3 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %collapsed_15 = tensor.collapse_shape %transposed_13 [[0, 1], [2], [3]] : tensor<2x2x4x5xf32> into tensor<4x4x5xf32>
    %26 = linalg.batch_matmul ins(%collapsed_14, %collapsed_15 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_16 = tensor.expand_shape %26 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %27:2 = linalg.generic {indexing_maps = [#map, #map5, #map5], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%expanded_16 : tensor<2x2x5x5xf32>) outs(%7, %5 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_159: i64):
      %216 = linalg.index 2 : index
      %217 = arith.index_cast %216 : index to i64
      %218 = arith.maximumf %in, %out : f32
      %219 = arith.cmpf ogt, %in, %out : f32
      %220 = arith.select %219, %217, %out_159 : i64
      linalg.yield %218, %220 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_17 = tensor.expand_shape %27#0 [[0], [1, 2], [3]] output_shape [2, 2, 1, 5] : tensor<2x2x5xf32> into tensor<2x2x1x5xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16, %expanded_17 : tensor<2x2x5x5xf32>, tensor<2x2x1x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %30 = tensor.empty() : tensor<2x2x1x5xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x2x1x5xf32>) -> tensor<2x2x1x5xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%29 : tensor<2x2x5x5xf32>) outs(%31 : tensor<2x2x1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x1x5xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %32 : tensor<2x2x5x5xf32>, tensor<2x2x1x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.divf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_18 = tensor.collapse_shape %33 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %collapsed_19 = tensor.collapse_shape %arg5 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %34 = linalg.batch_matmul ins(%collapsed_18, %collapsed_19 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_20 = tensor.expand_shape %34 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_20, %arg27 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%35 : tensor<2x2x5x4xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%25, %36 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %transposed_21 = linalg.transpose ins(%arg7 : tensor<2x2x5x4xf32>) outs(%0 : tensor<2x2x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_22 = tensor.collapse_shape %arg6 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %collapsed_23 = tensor.collapse_shape %transposed_21 [[0, 1], [2], [3]] : tensor<2x2x4x5xf32> into tensor<4x4x5xf32>
    %38 = linalg.batch_matmul ins(%collapsed_22, %collapsed_23 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_24 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %39:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24 : tensor<2x2x5x5xf32>) outs(%7, %5 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_159: i64):
      %216 = linalg.index 3 : index
      %217 = arith.index_cast %216 : index to i64
      %218 = arith.maximumf %in, %out : f32
      %219 = arith.cmpf ogt, %in, %out : f32
      %220 = arith.select %219, %217, %out_159 : i64
      linalg.yield %218, %220 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_25 = tensor.expand_shape %39#0 [[0], [1], [2, 3]] output_shape [2, 2, 5, 1] : tensor<2x2x5xf32> into tensor<2x2x5x1xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_24, %expanded_25 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %42 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.divf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %44:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%43 : tensor<2x2x5x5xf32>) outs(%7, %5 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_159: i64):
      %216 = linalg.index 3 : index
      %217 = arith.index_cast %216 : index to i64
      %218 = arith.maximumf %in, %out : f32
      %219 = arith.cmpf ogt, %in, %out : f32
      %220 = arith.select %219, %217, %out_159 : i64
      linalg.yield %218, %220 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_26 = tensor.expand_shape %44#0 [[0], [1], [2, 3]] output_shape [2, 2, 5, 1] : tensor<2x2x5xf32> into tensor<2x2x5x1xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %expanded_26 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%46 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %47 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.divf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_27 = tensor.collapse_shape %48 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %collapsed_28 = tensor.collapse_shape %arg8 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %49 = linalg.batch_matmul ins(%collapsed_27, %collapsed_28 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_29 = tensor.expand_shape %49 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_29, %arg29 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%50 : tensor<2x2x5x4xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%37, %51 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %transposed_30 = linalg.transpose ins(%arg10 : tensor<2x2x5x4xf32>) outs(%0 : tensor<2x2x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_31 = tensor.collapse_shape %arg9 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %collapsed_32 = tensor.collapse_shape %transposed_30 [[0, 1], [2], [3]] : tensor<2x2x4x5xf32> into tensor<4x4x5xf32>
    %53 = linalg.batch_matmul ins(%collapsed_31, %collapsed_32 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_33 = tensor.expand_shape %53 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_33, %arg32 : tensor<2x2x5x5xf32>, tensor<1x1x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %55:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%54 : tensor<2x2x5x5xf32>) outs(%7, %5 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_159: i64):
      %216 = linalg.index 3 : index
      %217 = arith.index_cast %216 : index to i64
      %218 = arith.maximumf %in, %out : f32
      %219 = arith.cmpf ogt, %in, %out : f32
      %220 = arith.select %219, %217, %out_159 : i64
      linalg.yield %218, %220 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_34 = tensor.expand_shape %55#0 [[0], [1], [2, 3]] output_shape [2, 2, 5, 1] : tensor<2x2x5xf32> into tensor<2x2x5x1xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %expanded_34 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %58 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.divf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_35 = tensor.collapse_shape %59 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %collapsed_36 = tensor.collapse_shape %arg11 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %60 = linalg.batch_matmul ins(%collapsed_35, %collapsed_36 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_37 = tensor.expand_shape %60 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %59 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%61 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %62 : tensor<2x2x5x4xf32>, tensor<2x2x5x1xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %arg31 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%64 : tensor<2x2x5x4xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%52, %65 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %transposed_38 = linalg.transpose ins(%arg13 : tensor<2x2x5x4xf32>) outs(%0 : tensor<2x2x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_39 = tensor.collapse_shape %arg12 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %collapsed_40 = tensor.collapse_shape %transposed_38 [[0, 1], [2], [3]] : tensor<2x2x4x5xf32> into tensor<4x4x5xf32>
    %67 = linalg.batch_matmul ins(%collapsed_39, %collapsed_40 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_41 = tensor.expand_shape %67 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.mulf %in, %cst_4 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map8, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %arg15 : tensor<2x2x5x5xf32>, tensor<1x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %70:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%69 : tensor<2x2x5x5xf32>) outs(%7, %5 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_159: i64):
      %216 = linalg.index 3 : index
      %217 = arith.index_cast %216 : index to i64
      %218 = arith.maximumf %in, %out : f32
      %219 = arith.cmpf ogt, %in, %out : f32
      %220 = arith.select %219, %217, %out_159 : i64
      linalg.yield %218, %220 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_42 = tensor.expand_shape %70#0 [[0], [1], [2, 3]] output_shape [2, 2, 5, 1] : tensor<2x2x5xf32> into tensor<2x2x5x1xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %expanded_42 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %73 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.divf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_43 = tensor.collapse_shape %74 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %collapsed_44 = tensor.collapse_shape %arg14 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %75 = linalg.batch_matmul ins(%collapsed_43, %collapsed_44 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_45 = tensor.expand_shape %75 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45, %arg33 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%76 : tensor<2x2x5x4xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %78 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%66, %77 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %transposed_46 = linalg.transpose ins(%arg17 : tensor<2x2x5x4xf32>) outs(%0 : tensor<2x2x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_47 = tensor.collapse_shape %arg16 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %collapsed_48 = tensor.collapse_shape %transposed_46 [[0, 1], [2], [3]] : tensor<2x2x4x5xf32> into tensor<4x4x5xf32>
    %79 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_49 = tensor.expand_shape %79 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.divf %in, %cst_5 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.tanh %in : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.mulf %in, %cst_5 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %83:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x2x5x5xf32>) outs(%7, %5 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_159: i64):
      %216 = linalg.index 3 : index
      %217 = arith.index_cast %216 : index to i64
      %218 = arith.maximumf %in, %out : f32
      %219 = arith.cmpf ogt, %in, %out : f32
      %220 = arith.select %219, %217, %out_159 : i64
      linalg.yield %218, %220 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_50 = tensor.expand_shape %83#0 [[0], [1], [2, 3]] output_shape [2, 2, 5, 1] : tensor<2x2x5xf32> into tensor<2x2x5x1xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %expanded_50 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%85 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %86 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.divf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_51 = tensor.collapse_shape %87 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %collapsed_52 = tensor.collapse_shape %arg18 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %88 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_53 = tensor.expand_shape %88 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53, %arg34 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%89 : tensor<2x2x5x4xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %91 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%78, %90 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %transposed_54 = linalg.transpose ins(%arg20 : tensor<2x2x5x4xf32>) outs(%0 : tensor<2x2x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_55 = tensor.collapse_shape %arg19 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %collapsed_56 = tensor.collapse_shape %transposed_54 [[0, 1], [2], [3]] : tensor<2x2x4x5xf32> into tensor<4x4x5xf32>
    %92 = linalg.batch_matmul ins(%collapsed_55, %collapsed_56 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_57 = tensor.expand_shape %92 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %93 = tensor.empty() : tensor<2x1x5x5xi1>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg37 : tensor<2x1x5x5xf32>) outs(%93 : tensor<2x1x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %216 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %216 : i1
    } -> tensor<2x1x5x5xi1>
    %95 = linalg.generic {indexing_maps = [#map9, #map3, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %cst_2, %expanded_57 : tensor<2x1x5x5xi1>, tensor<f32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: i1, %in_159: f32, %in_160: f32, %out: f32):
      %216 = arith.select %in, %in_159, %in_160 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %96:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%95 : tensor<2x2x5x5xf32>) outs(%7, %5 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_159: i64):
      %216 = linalg.index 3 : index
      %217 = arith.index_cast %216 : index to i64
      %218 = arith.maximumf %in, %out : f32
      %219 = arith.cmpf ogt, %in, %out : f32
      %220 = arith.select %219, %217, %out_159 : i64
      linalg.yield %218, %220 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_58 = tensor.expand_shape %96#0 [[0], [1], [2, 3]] output_shape [2, 2, 5, 1] : tensor<2x2x5xf32> into tensor<2x2x5x1xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %expanded_58 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%98 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %99 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.divf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_59 = tensor.collapse_shape %100 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %collapsed_60 = tensor.collapse_shape %arg21 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %101 = linalg.batch_matmul ins(%collapsed_59, %collapsed_60 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_61 = tensor.expand_shape %101 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_61, %arg36 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%102 : tensor<2x2x5x4xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %104 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%91, %103 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %transposed_62 = linalg.transpose ins(%arg23 : tensor<2x2x5x4xf32>) outs(%0 : tensor<2x2x4x5xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_63 = tensor.collapse_shape %arg22 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %collapsed_64 = tensor.collapse_shape %transposed_62 [[0, 1], [2], [3]] : tensor<2x2x4x5xf32> into tensor<4x4x5xf32>
    %105 = linalg.batch_matmul ins(%collapsed_63, %collapsed_64 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_65 = tensor.expand_shape %105 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_65, %arg39 : tensor<2x2x5x5xf32>, tensor<2x2x1x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %107:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<2x2x5x5xf32>) outs(%7, %5 : tensor<2x2x5xf32>, tensor<2x2x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_159: i64):
      %216 = linalg.index 3 : index
      %217 = arith.index_cast %216 : index to i64
      %218 = arith.maximumf %in, %out : f32
      %219 = arith.cmpf ogt, %in, %out : f32
      %220 = arith.select %219, %217, %out_159 : i64
      linalg.yield %218, %220 : f32, i64
    } -> (tensor<2x2x5xf32>, tensor<2x2x5xi64>)
    %expanded_66 = tensor.expand_shape %107#0 [[0], [1], [2, 3]] output_shape [2, 2, 5, 1] : tensor<2x2x5xf32> into tensor<2x2x5x1xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %expanded_66 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = math.exp %in : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%109 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %110 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.divf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_67 = tensor.collapse_shape %111 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %collapsed_68 = tensor.collapse_shape %arg24 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %112 = linalg.batch_matmul ins(%collapsed_67, %collapsed_68 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_69 = tensor.expand_shape %112 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_69, %arg38 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map3], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%113 : tensor<2x2x5x4xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %115 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%104, %114 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %116 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["reduction"]} ins(%arg40 : tensor<2xf32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %117 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%116 : tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.divf %in, %cst_6 : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %118 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%115, %117 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %119 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = []} ins(%cst_3, %117 : tensor<f32>, tensor<f32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<f32>
    %120 = linalg.generic {indexing_maps = [#map3, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119 : tensor<f32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x5x4xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %arg38 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %collapsed_70 = tensor.collapse_shape %121 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %transposed_71 = linalg.transpose ins(%collapsed_67 : tensor<4x5x5xf32>) outs(%1 : tensor<4x5x5xf32>) permutation = [0, 2, 1] 
    %122 = linalg.batch_matmul ins(%transposed_71, %collapsed_70 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %123 = tensor.empty() : tensor<4x4x5xf32>
    %transposed_72 = linalg.transpose ins(%collapsed_68 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %124 = linalg.batch_matmul ins(%collapsed_70, %transposed_72 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_73 = tensor.expand_shape %122 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %expanded_74 = tensor.expand_shape %124 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_74, %111 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%125 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111, %126 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %127 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map10, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %arg39 : tensor<2x2x5x5xf32>, tensor<2x2x1x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_75 = tensor.collapse_shape %129 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %transposed_76 = linalg.transpose ins(%collapsed_63 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %130 = linalg.fill ins(%cst : f32) outs(%123 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %131 = linalg.batch_matmul ins(%transposed_76, %collapsed_75 : tensor<4x4x5xf32>, tensor<4x5x5xf32>) outs(%130 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %transposed_77 = linalg.transpose ins(%collapsed_64 : tensor<4x4x5xf32>) outs(%17 : tensor<4x5x4xf32>) permutation = [0, 2, 1] 
    %132 = linalg.batch_matmul ins(%collapsed_75, %transposed_77 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_78 = tensor.expand_shape %131 [[0, 1], [2], [3]] output_shape [2, 2, 4, 5] : tensor<4x4x5xf32> into tensor<2x2x4x5xf32>
    %expanded_79 = tensor.expand_shape %132 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %transposed_80 = linalg.transpose ins(%expanded_78 : tensor<2x2x4x5xf32>) outs(%20 : tensor<2x2x5x4xf32>) permutation = [0, 1, 3, 2] 
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %arg36 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %collapsed_81 = tensor.collapse_shape %133 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %transposed_82 = linalg.transpose ins(%collapsed_59 : tensor<4x5x5xf32>) outs(%1 : tensor<4x5x5xf32>) permutation = [0, 2, 1] 
    %134 = linalg.batch_matmul ins(%transposed_82, %collapsed_81 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %transposed_83 = linalg.transpose ins(%collapsed_60 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %135 = linalg.batch_matmul ins(%collapsed_81, %transposed_83 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_84 = tensor.expand_shape %134 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %expanded_85 = tensor.expand_shape %135 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_85, %100 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%136 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %137 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %138 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %140 = linalg.generic {indexing_maps = [#map9, #map3, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %cst_1, %139 : tensor<2x1x5x5xi1>, tensor<f32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: i1, %in_159: f32, %in_160: f32, %out: f32):
      %216 = arith.select %in, %in_159, %in_160 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_86 = tensor.collapse_shape %140 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %transposed_87 = linalg.transpose ins(%collapsed_55 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %141 = linalg.batch_matmul ins(%transposed_87, %collapsed_86 : tensor<4x4x5xf32>, tensor<4x5x5xf32>) outs(%130 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %transposed_88 = linalg.transpose ins(%collapsed_56 : tensor<4x4x5xf32>) outs(%17 : tensor<4x5x4xf32>) permutation = [0, 2, 1] 
    %142 = linalg.batch_matmul ins(%collapsed_86, %transposed_88 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_89 = tensor.expand_shape %141 [[0, 1], [2], [3]] output_shape [2, 2, 4, 5] : tensor<4x4x5xf32> into tensor<2x2x4x5xf32>
    %expanded_90 = tensor.expand_shape %142 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %transposed_91 = linalg.transpose ins(%expanded_89 : tensor<2x2x4x5xf32>) outs(%20 : tensor<2x2x5x4xf32>) permutation = [0, 1, 3, 2] 
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %arg34 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %collapsed_92 = tensor.collapse_shape %143 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %transposed_93 = linalg.transpose ins(%collapsed_51 : tensor<4x5x5xf32>) outs(%1 : tensor<4x5x5xf32>) permutation = [0, 2, 1] 
    %144 = linalg.batch_matmul ins(%transposed_93, %collapsed_92 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %transposed_94 = linalg.transpose ins(%collapsed_52 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %145 = linalg.batch_matmul ins(%collapsed_92, %transposed_94 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_95 = tensor.expand_shape %144 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %expanded_96 = tensor.expand_shape %145 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_96, %87 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %147 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %148 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %150 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%149 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.mulf %in, %cst_5 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %81 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_7, %151 : tensor<i64>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: i64, %in_159: f32, %out: f32):
      %216 = arith.sitofp %in : i64 to f32
      %217 = arith.subf %216, %in_159 : f32
      linalg.yield %217 : f32
    } -> tensor<2x2x5x5xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %152 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.divf %in, %cst_5 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_97 = tensor.collapse_shape %154 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %transposed_98 = linalg.transpose ins(%collapsed_47 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %155 = linalg.batch_matmul ins(%transposed_98, %collapsed_97 : tensor<4x4x5xf32>, tensor<4x5x5xf32>) outs(%130 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %transposed_99 = linalg.transpose ins(%collapsed_48 : tensor<4x4x5xf32>) outs(%17 : tensor<4x5x4xf32>) permutation = [0, 2, 1] 
    %156 = linalg.batch_matmul ins(%collapsed_97, %transposed_99 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_100 = tensor.expand_shape %155 [[0, 1], [2], [3]] output_shape [2, 2, 4, 5] : tensor<4x4x5xf32> into tensor<2x2x4x5xf32>
    %expanded_101 = tensor.expand_shape %156 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %transposed_102 = linalg.transpose ins(%expanded_100 : tensor<2x2x4x5xf32>) outs(%20 : tensor<2x2x5x4xf32>) permutation = [0, 1, 3, 2] 
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %arg33 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %collapsed_103 = tensor.collapse_shape %157 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %transposed_104 = linalg.transpose ins(%collapsed_43 : tensor<4x5x5xf32>) outs(%1 : tensor<4x5x5xf32>) permutation = [0, 2, 1] 
    %158 = linalg.batch_matmul ins(%transposed_104, %collapsed_103 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %transposed_105 = linalg.transpose ins(%collapsed_44 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %159 = linalg.batch_matmul ins(%collapsed_103, %transposed_105 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_106 = tensor.expand_shape %158 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %expanded_107 = tensor.expand_shape %159 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_107, %74 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%160 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %161 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160, %162 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %164 = tensor.empty() : tensor<1x2x5x5xf32>
    %165 = linalg.fill ins(%cst : f32) outs(%164 : tensor<1x2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%163 : tensor<2x2x5x5xf32>) outs(%165 : tensor<1x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<1x2x5x5xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.mulf %in, %cst_4 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_108 = tensor.collapse_shape %167 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %transposed_109 = linalg.transpose ins(%collapsed_39 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %168 = linalg.batch_matmul ins(%transposed_109, %collapsed_108 : tensor<4x4x5xf32>, tensor<4x5x5xf32>) outs(%130 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %transposed_110 = linalg.transpose ins(%collapsed_40 : tensor<4x4x5xf32>) outs(%17 : tensor<4x5x4xf32>) permutation = [0, 2, 1] 
    %169 = linalg.batch_matmul ins(%collapsed_108, %transposed_110 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_111 = tensor.expand_shape %168 [[0, 1], [2], [3]] output_shape [2, 2, 4, 5] : tensor<4x4x5xf32> into tensor<2x2x4x5xf32>
    %expanded_112 = tensor.expand_shape %169 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %transposed_113 = linalg.transpose ins(%expanded_111 : tensor<2x2x4x5xf32>) outs(%20 : tensor<2x2x5x4xf32>) permutation = [0, 1, 3, 2] 
    %170 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %arg31 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%170 : tensor<2x2x5x4xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %collapsed_114 = tensor.collapse_shape %171 [[0], [1], [2, 3]] : tensor<2x2x5x1xf32> into tensor<2x2x5xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_114 : tensor<2x2x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x5x5xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.mulf %in, %cst_6 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %173 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_115 = tensor.collapse_shape %170 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %transposed_116 = linalg.transpose ins(%collapsed_35 : tensor<4x5x5xf32>) outs(%1 : tensor<4x5x5xf32>) permutation = [0, 2, 1] 
    %175 = linalg.batch_matmul ins(%transposed_116, %collapsed_115 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %transposed_117 = linalg.transpose ins(%collapsed_36 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %176 = linalg.batch_matmul ins(%collapsed_115, %transposed_117 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_118 = tensor.expand_shape %175 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %expanded_119 = tensor.expand_shape %176 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174, %expanded_119 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.addf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177, %59 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%178 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %179 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %180 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_120 = tensor.collapse_shape %181 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %transposed_121 = linalg.transpose ins(%collapsed_31 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %182 = linalg.batch_matmul ins(%transposed_121, %collapsed_120 : tensor<4x4x5xf32>, tensor<4x5x5xf32>) outs(%130 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %transposed_122 = linalg.transpose ins(%collapsed_32 : tensor<4x4x5xf32>) outs(%17 : tensor<4x5x4xf32>) permutation = [0, 2, 1] 
    %183 = linalg.batch_matmul ins(%collapsed_120, %transposed_122 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_123 = tensor.expand_shape %182 [[0, 1], [2], [3]] output_shape [2, 2, 4, 5] : tensor<4x4x5xf32> into tensor<2x2x4x5xf32>
    %expanded_124 = tensor.expand_shape %183 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %transposed_125 = linalg.transpose ins(%expanded_123 : tensor<2x2x4x5xf32>) outs(%20 : tensor<2x2x5x4xf32>) permutation = [0, 1, 3, 2] 
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %arg29 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %collapsed_126 = tensor.collapse_shape %184 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %transposed_127 = linalg.transpose ins(%collapsed_27 : tensor<4x5x5xf32>) outs(%1 : tensor<4x5x5xf32>) permutation = [0, 2, 1] 
    %185 = linalg.batch_matmul ins(%transposed_127, %collapsed_126 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %transposed_128 = linalg.transpose ins(%collapsed_28 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %186 = linalg.batch_matmul ins(%collapsed_126, %transposed_128 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_129 = tensor.expand_shape %185 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %expanded_130 = tensor.expand_shape %186 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_130, %48 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %188 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%187 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %188 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %189 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190, %43 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%191 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %192 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %193 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_131 = tensor.collapse_shape %194 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %transposed_132 = linalg.transpose ins(%collapsed_22 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %195 = linalg.batch_matmul ins(%transposed_132, %collapsed_131 : tensor<4x4x5xf32>, tensor<4x5x5xf32>) outs(%130 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %transposed_133 = linalg.transpose ins(%collapsed_23 : tensor<4x4x5xf32>) outs(%17 : tensor<4x5x4xf32>) permutation = [0, 2, 1] 
    %196 = linalg.batch_matmul ins(%collapsed_131, %transposed_133 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_134 = tensor.expand_shape %195 [[0, 1], [2], [3]] output_shape [2, 2, 4, 5] : tensor<4x4x5xf32> into tensor<2x2x4x5xf32>
    %expanded_135 = tensor.expand_shape %196 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %transposed_136 = linalg.transpose ins(%expanded_134 : tensor<2x2x4x5xf32>) outs(%20 : tensor<2x2x5x4xf32>) permutation = [0, 1, 3, 2] 
    %197 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %arg27 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %collapsed_137 = tensor.collapse_shape %197 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %transposed_138 = linalg.transpose ins(%collapsed_18 : tensor<4x5x5xf32>) outs(%1 : tensor<4x5x5xf32>) permutation = [0, 2, 1] 
    %198 = linalg.batch_matmul ins(%transposed_138, %collapsed_137 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %transposed_139 = linalg.transpose ins(%collapsed_19 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %199 = linalg.batch_matmul ins(%collapsed_137, %transposed_139 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_140 = tensor.expand_shape %198 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %expanded_141 = tensor.expand_shape %199 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %200 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_141, %33 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%200 : tensor<2x2x5x5xf32>) outs(%31 : tensor<2x2x1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x1x5xf32>
    %202 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %201 : tensor<2x2x5x5xf32>, tensor<2x2x1x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200, %202 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_142 = tensor.collapse_shape %203 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %transposed_143 = linalg.transpose ins(%collapsed_14 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %204 = linalg.batch_matmul ins(%transposed_143, %collapsed_142 : tensor<4x4x5xf32>, tensor<4x5x5xf32>) outs(%130 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %transposed_144 = linalg.transpose ins(%collapsed_15 : tensor<4x4x5xf32>) outs(%17 : tensor<4x5x4xf32>) permutation = [0, 2, 1] 
    %205 = linalg.batch_matmul ins(%collapsed_142, %transposed_144 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_145 = tensor.expand_shape %204 [[0, 1], [2], [3]] output_shape [2, 2, 4, 5] : tensor<4x4x5xf32> into tensor<2x2x4x5xf32>
    %expanded_146 = tensor.expand_shape %205 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %transposed_147 = linalg.transpose ins(%expanded_145 : tensor<2x2x4x5xf32>) outs(%20 : tensor<2x2x5x4xf32>) permutation = [0, 1, 3, 2] 
    %206 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %arg25 : tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>) outs(%20 : tensor<2x2x5x4xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x4xf32>
    %collapsed_148 = tensor.collapse_shape %206 [[0, 1], [2], [3]] : tensor<2x2x5x4xf32> into tensor<4x5x4xf32>
    %transposed_149 = linalg.transpose ins(%collapsed_10 : tensor<4x5x5xf32>) outs(%1 : tensor<4x5x5xf32>) permutation = [0, 2, 1] 
    %207 = linalg.batch_matmul ins(%transposed_149, %collapsed_148 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %transposed_150 = linalg.transpose ins(%collapsed_11 : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %208 = linalg.batch_matmul ins(%collapsed_148, %transposed_150 : tensor<4x5x4xf32>, tensor<4x4x5xf32>) outs(%2 : tensor<4x5x5xf32>) -> tensor<4x5x5xf32>
    %expanded_151 = tensor.expand_shape %207 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %expanded_152 = tensor.expand_shape %208 [[0, 1], [2], [3]] output_shape [2, 2, 5, 5] : tensor<4x5x5xf32> into tensor<2x2x5x5xf32>
    %209 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_152, %arg26 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %15 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%210 : tensor<2x2x5x5xf32>) outs(%13 : tensor<2x2x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %216 = arith.addf %in, %out : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x1xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %211 : tensor<2x2x5x5xf32>, tensor<2x2x5x1xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.mulf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %212 : tensor<2x2x5x5xf32>, tensor<2x2x5x5xf32>) outs(%9 : tensor<2x2x5x5xf32>) {
    ^bb0(%in: f32, %in_159: f32, %out: f32):
      %216 = arith.subf %in, %in_159 : f32
      linalg.yield %216 : f32
    } -> tensor<2x2x5x5xf32>
    %collapsed_153 = tensor.collapse_shape %213 [[0, 1], [2], [3]] : tensor<2x2x5x5xf32> into tensor<4x5x5xf32>
    %transposed_154 = linalg.transpose ins(%collapsed : tensor<4x5x4xf32>) outs(%123 : tensor<4x4x5xf32>) permutation = [0, 2, 1] 
    %214 = linalg.batch_matmul ins(%transposed_154, %collapsed_153 : tensor<4x4x5xf32>, tensor<4x5x5xf32>) outs(%130 : tensor<4x4x5xf32>) -> tensor<4x4x5xf32>
    %transposed_155 = linalg.transpose ins(%collapsed_8 : tensor<4x4x5xf32>) outs(%17 : tensor<4x5x4xf32>) permutation = [0, 2, 1] 
    %215 = linalg.batch_matmul ins(%collapsed_153, %transposed_155 : tensor<4x5x5xf32>, tensor<4x5x4xf32>) outs(%18 : tensor<4x5x4xf32>) -> tensor<4x5x4xf32>
    %expanded_156 = tensor.expand_shape %214 [[0, 1], [2], [3]] output_shape [2, 2, 4, 5] : tensor<4x4x5xf32> into tensor<2x2x4x5xf32>
    %expanded_157 = tensor.expand_shape %215 [[0, 1], [2], [3]] output_shape [2, 2, 5, 4] : tensor<4x5x4xf32> into tensor<2x2x5x4xf32>
    %transposed_158 = linalg.transpose ins(%expanded_156 : tensor<2x2x4x5xf32>) outs(%20 : tensor<2x2x5x4xf32>) permutation = [0, 1, 3, 2] 
    return %118, %expanded_157, %transposed_158, %expanded_151, %expanded_146, %transposed_147, %expanded_140, %expanded_135, %transposed_136, %expanded_129, %expanded_124, %transposed_125, %expanded_118, %expanded_112, %transposed_113, %expanded_106, %166, %expanded_101, %transposed_102, %expanded_95, %expanded_90, %transposed_91, %expanded_84, %expanded_79, %transposed_80, %expanded_73 : tensor<f32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<1x2x5x5xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>, tensor<2x2x5x4xf32>
  }
}
