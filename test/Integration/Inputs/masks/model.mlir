#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map12 = affine_map<(d0, d1, d2, d3) -> ()>
#map13 = affine_map<() -> ()>
#map14 = affine_map<(d0, d1) -> ()>
#map15 = affine_map<(d0, d1, d2, d3) -> (0, 0, d2, d3)>
#map16 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map17 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map18 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map20 = affine_map<(d0, d1) -> (d0)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module @masks {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "masks.Cases" {
    fsdp.module @cases class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "masks.Case" {
        fsdp.param @query : tensor<2x2x300x2xf32>
        fsdp.param @key : tensor<2x2x300x2xf32>
        fsdp.param @value : tensor<2x2x300x2xf32>
        fsdp.buffer @weight : tensor<2x2x300x2xf32>
      }
      fsdp.module @"1" class "masks.Case" {
        fsdp.param @query : tensor<2x2x300x2xf32>
        fsdp.param @key : tensor<2x2x300x2xf32>
        fsdp.param @value : tensor<2x2x300x2xf32>
        fsdp.buffer @weight : tensor<2x2x300x2xf32>
      }
      fsdp.module @"2" class "masks.Case" {
        fsdp.param @query : tensor<2x2x300x2xf32>
        fsdp.param @key : tensor<2x2x300x2xf32>
        fsdp.param @value : tensor<2x2x300x2xf32>
        fsdp.buffer @weight : tensor<2x2x300x2xf32>
      }
      fsdp.module @"3" class "masks.Case" {
        fsdp.param @query : tensor<2x2x300x2xf32>
        fsdp.param @key : tensor<2x2x300x2xf32>
        fsdp.param @value : tensor<2x2x300x2xf32>
        fsdp.buffer @weight : tensor<2x2x300x2xf32>
      }
      fsdp.module @"4" class "masks.Case" {
        fsdp.param @query : tensor<2x2x300x2xf32>
        fsdp.param @key : tensor<2x2x300x2xf32>
        fsdp.param @value : tensor<2x2x300x2xf32>
        fsdp.buffer @weight : tensor<2x2x300x2xf32>
      }
      fsdp.module @"5" class "masks.Case" {
        fsdp.param @query : tensor<2x2x300x2xf32>
        fsdp.param @key : tensor<2x2x300x2xf32>
        fsdp.param @value : tensor<2x2x300x2xf32>
        fsdp.buffer @weight : tensor<2x2x300x2xf32>
      }
      fsdp.module @"6" class "masks.Case" {
        fsdp.param @query : tensor<2x2x300x2xf32>
        fsdp.param @key : tensor<2x2x300x2xf32>
        fsdp.param @value : tensor<2x2x300x2xf32>
        fsdp.buffer @weight : tensor<2x2x300x2xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@query>}, %arg1: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@key>}, %arg2: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@value>}, %arg3: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@query>}, %arg4: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@key>}, %arg5: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@value>}, %arg6: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@query>}, %arg7: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@key>}, %arg8: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@value>}, %arg9: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@query>}, %arg10: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@key>}, %arg11: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@value>}, %arg12: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@query>}, %arg13: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@key>}, %arg14: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@value>}, %arg15: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@query>}, %arg16: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@key>}, %arg17: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@value>}, %arg18: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@query>}, %arg19: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@key>}, %arg20: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@value>}, %arg21: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@weight>}, %arg22: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@weight>}, %arg23: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@weight>}, %arg24: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@weight>}, %arg25: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@weight>}, %arg26: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@weight>}, %arg27: tensor<2x2x300x2xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@weight>}, %arg28: tensor<2x300xi64> {fsdp.role = #fsdp.input<"tokens">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@query>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@key>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@value>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@query>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@key>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@value>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@query>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@key>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@value>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@query>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@key>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@value>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@query>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@key>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@value>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@query>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@key>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@value>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@query>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@key>}, tensor<2x2x300x2xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@value>}) {
    %c4_i64 = arith.constant 4 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<2x2x300x2xf32>
    %cst_2 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_4 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_5 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_6 = arith.constant dense<-3.40282347E+38> : tensor<300x300xf32>
    %cst_7 = arith.constant 0.70710678118654757 : f64
    %cst_8 = arith.constant -4.000000e+00 : f32
    %cst_9 = arith.constant 2.000000e+00 : f32
    %cst_10 = arith.constant 5.000000e-01 : f32
    %cst_11 = arith.constant 1.600000e+01 : f64
    %cst_12 = arith.constant dense<0> : tensor<i64>
    %cst_13 = arith.constant dense<"0x000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001"> : tensor<1x300xi8>
    %0 = tensor.empty() : tensor<300xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<300xi64>) {
    ^bb0(%out: i64):
      %267 = linalg.index 0 : index
      %268 = arith.index_cast %267 : index to i64
      linalg.yield %268 : i64
    } -> tensor<300xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [300, 1] : tensor<300xi64> into tensor<300x1xi64>
    %expanded_14 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 300] : tensor<300xi64> into tensor<1x300xi64>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %267 = linalg.index 0 : index
      %268 = arith.index_cast %267 : index to i64
      %269 = arith.addi %268, %c1_i64 : i64
      linalg.yield %269 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<2xi64>) outs(%4 : tensor<2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %267 = arith.sitofp %in : i64 to f32
      %268 = arith.mulf %267, %cst_8 : f32
      linalg.yield %268 : f32
    } -> tensor<2xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<2xf32>) outs(%4 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.divf %in, %cst_9 : f32
      linalg.yield %267 : f32
    } -> tensor<2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<2xf32>) outs(%4 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.powf %cst_9, %in : f32
      linalg.yield %267 : f32
    } -> tensor<2xf32>
    %expanded_15 = tensor.expand_shape %7 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xf32> into tensor<2x1x1xf32>
    %8 = tensor.empty() : tensor<300x300xi64>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %expanded : tensor<1x300xi64>, tensor<300x1xi64>) outs(%8 : tensor<300x300xi64>) {
    ^bb0(%in: i64, %in_157: i64, %out: i64):
      %267 = arith.subi %in, %in_157 : i64
      linalg.yield %267 : i64
    } -> tensor<300x300xi64>
    %10 = tensor.empty() : tensor<2x300x300xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_15, %9 : tensor<2x1x1xf32>, tensor<300x300xi64>) outs(%10 : tensor<2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: i64, %out: f32):
      %267 = arith.sitofp %in_157 : i64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x300x300xf32>
    %12 = tensor.empty() : tensor<300x300xi1>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %expanded : tensor<1x300xi64>, tensor<300x1xi64>) outs(%12 : tensor<300x300xi1>) {
    ^bb0(%in: i64, %in_157: i64, %out: i1):
      %267 = arith.cmpi sgt, %in, %in_157 : i64
      linalg.yield %267 : i1
    } -> tensor<300x300xi1>
    %14 = linalg.generic {indexing_maps = [#map5, #map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %cst_5, %11 : tensor<300x300xi1>, tensor<f32>, tensor<2x300x300xf32>) outs(%10 : tensor<2x300x300xf32>) {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %out: f32):
      %267 = arith.select %in, %in_157, %in_158 : f32
      linalg.yield %267 : f32
    } -> tensor<2x300x300xf32>
    %expanded_16 = tensor.expand_shape %14 [[0, 1], [2], [3]] output_shape [1, 2, 300, 300] : tensor<2x300x300xf32> into tensor<1x2x300x300xf32>
    %15 = tensor.empty() : tensor<2x2x2x300xf32>
    %transposed = linalg.transpose ins(%arg1 : tensor<2x2x300x2xf32>) outs(%15 : tensor<2x2x2x300xf32>) permutation = [0, 1, 3, 2] 
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %collapsed_17 = tensor.collapse_shape %transposed [[0, 1], [2], [3]] : tensor<2x2x2x300xf32> into tensor<4x2x300xf32>
    %16 = tensor.empty() : tensor<4x300x300xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %18 = linalg.batch_matmul ins(%collapsed, %collapsed_17 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_18 = tensor.expand_shape %18 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %19 = tensor.empty() : tensor<2x2x300x300xf32>
    %20 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_18 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %21 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %expanded_16 : tensor<2x2x300x300xf32>, tensor<1x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.addf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %22 = tensor.empty() : tensor<2x2x300xi64>
    %23 = linalg.fill ins(%c0_i64 : i64) outs(%22 : tensor<2x2x300xi64>) -> tensor<2x2x300xi64>
    %24 = tensor.empty() : tensor<2x2x300xf32>
    %25 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<2x2x300xf32>) -> tensor<2x2x300xf32>
    %26:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%21 : tensor<2x2x300x300xf32>) outs(%25, %23 : tensor<2x2x300xf32>, tensor<2x2x300xi64>) {
    ^bb0(%in: f32, %out: f32, %out_157: i64):
      %267 = linalg.index 3 : index
      %268 = arith.index_cast %267 : index to i64
      %269 = arith.maximumf %in, %out : f32
      %270 = arith.cmpf ogt, %in, %out : f32
      %271 = arith.select %270, %268, %out_157 : i64
      linalg.yield %269, %271 : f32, i64
    } -> (tensor<2x2x300xf32>, tensor<2x2x300xi64>)
    %expanded_19 = tensor.expand_shape %26#0 [[0], [1], [2, 3]] output_shape [2, 2, 300, 1] : tensor<2x2x300xf32> into tensor<2x2x300x1xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %expanded_19 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %28 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.exp %in : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %29 = tensor.empty() : tensor<2x2x300x1xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<2x2x300x1xf32>) -> tensor<2x2x300x1xf32>
    %31 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%28 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %32 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %31 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.divf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_20 = tensor.collapse_shape %32 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %collapsed_21 = tensor.collapse_shape %arg2 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %33 = tensor.empty() : tensor<4x300x2xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %35 = linalg.batch_matmul ins(%collapsed_20, %collapsed_21 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_22 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %36 = tensor.empty() : tensor<2x2x300x2xf32>
    %37 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22, %arg21 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %38 = tensor.empty() : tensor<f32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<f32>) -> tensor<f32>
    %40 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%37 : tensor<2x2x300x2xf32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = []} ins(%40 : tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %cst : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_14 : tensor<300x1xi64>, tensor<1x300xi64>) outs(%8 : tensor<300x300xi64>) {
    ^bb0(%in: i64, %in_157: i64, %out: i64):
      %267 = arith.subi %in, %in_157 : i64
      linalg.yield %267 : i64
    } -> tensor<300x300xi64>
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<300x300xi64>) outs(%8 : tensor<300x300xi64>) {
    ^bb0(%in: i64, %out: i64):
      %267 = math.absi %in : i64
      linalg.yield %267 : i64
    } -> tensor<300x300xi64>
    %44 = tensor.empty() : tensor<300x300xf32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<300x300xi64>) outs(%44 : tensor<300x300xf32>) {
    ^bb0(%in: i64, %out: f32):
      %267 = arith.sitofp %in : i64 to f32
      linalg.yield %267 : f32
    } -> tensor<300x300xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<300x300xf32>) outs(%44 : tensor<300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.mulf %in, %cst_10 : f32
      linalg.yield %267 : f32
    } -> tensor<300x300xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<300x300xf32>) outs(%44 : tensor<300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.log1p %in : f32
      linalg.yield %267 : f32
    } -> tensor<300x300xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<300x300xf32>) outs(%44 : tensor<300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.negf %in : f32
      linalg.yield %267 : f32
    } -> tensor<300x300xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_14 : tensor<300x1xi64>, tensor<1x300xi64>) outs(%12 : tensor<300x300xi1>) {
    ^bb0(%in: i64, %in_157: i64, %out: i1):
      %267 = arith.cmpi sge, %in, %in_157 : i64
      linalg.yield %267 : i1
    } -> tensor<300x300xi1>
    %50 = linalg.generic {indexing_maps = [#map3, #map3, #map14, #map3], iterator_types = ["parallel", "parallel"]} ins(%49, %48, %cst_5 : tensor<300x300xi1>, tensor<300x300xf32>, tensor<f32>) outs(%44 : tensor<300x300xf32>) {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %out: f32):
      %267 = arith.select %in, %in_157, %in_158 : f32
      linalg.yield %267 : f32
    } -> tensor<300x300xf32>
    %expanded_23 = tensor.expand_shape %50 [[0, 1, 2], [3]] output_shape [1, 1, 300, 300] : tensor<300x300xf32> into tensor<1x1x300x300xf32>
    %transposed_24 = linalg.transpose ins(%arg4 : tensor<2x2x300x2xf32>) outs(%15 : tensor<2x2x2x300xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_25 = tensor.collapse_shape %arg3 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_24 [[0, 1], [2], [3]] : tensor<2x2x2x300xf32> into tensor<4x2x300xf32>
    %51 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_27 = tensor.expand_shape %51 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %52 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_27 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %53 = linalg.generic {indexing_maps = [#map8, #map15, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %expanded_23 : tensor<2x2x300x300xf32>, tensor<1x1x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.addf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %54:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%53 : tensor<2x2x300x300xf32>) outs(%25, %23 : tensor<2x2x300xf32>, tensor<2x2x300xi64>) {
    ^bb0(%in: f32, %out: f32, %out_157: i64):
      %267 = linalg.index 3 : index
      %268 = arith.index_cast %267 : index to i64
      %269 = arith.maximumf %in, %out : f32
      %270 = arith.cmpf ogt, %in, %out : f32
      %271 = arith.select %270, %268, %out_157 : i64
      linalg.yield %269, %271 : f32, i64
    } -> (tensor<2x2x300xf32>, tensor<2x2x300xi64>)
    %expanded_28 = tensor.expand_shape %54#0 [[0], [1], [2, 3]] output_shape [2, 2, 300, 1] : tensor<2x2x300xf32> into tensor<2x2x300x1xf32>
    %55 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %expanded_28 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %56 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.exp %in : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %57 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %58 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %57 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.divf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_29 = tensor.collapse_shape %58 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %collapsed_30 = tensor.collapse_shape %arg5 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %59 = linalg.batch_matmul ins(%collapsed_29, %collapsed_30 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_31 = tensor.expand_shape %59 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %60 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_31, %arg22 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %61 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%60 : tensor<2x2x300x2xf32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %62 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%41, %61 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.addf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %63 = tensor.empty() : tensor<2x300xi1>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<2x300xi64>) outs(%63 : tensor<2x300xi1>) {
    ^bb0(%in: i64, %out: i1):
      %267 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %267 : i1
    } -> tensor<2x300xi1>
    %65 = tensor.empty() : tensor<2x300xi64>
    %66 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<2x300xi1>) outs(%65 : tensor<2x300xi64>) {
    ^bb0(%in: i1, %out: i64):
      %267 = arith.extui %in : i1 to i64
      linalg.yield %267 : i64
    } -> tensor<2x300xi64>
    %67 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_14, %expanded : tensor<1x300xi64>, tensor<300x1xi64>) outs(%12 : tensor<300x300xi1>) {
    ^bb0(%in: i64, %in_157: i64, %out: i1):
      %267 = arith.cmpi sle, %in, %in_157 : i64
      linalg.yield %267 : i1
    } -> tensor<300x300xi1>
    %expanded_32 = tensor.expand_shape %66 [[0], [1, 2]] output_shape [2, 1, 300] : tensor<2x300xi64> into tensor<2x1x300xi64>
    %68 = tensor.empty() : tensor<2x300x300xi64>
    %69 = linalg.generic {indexing_maps = [#map5, #map16, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %expanded_32, %cst_12 : tensor<300x300xi1>, tensor<2x1x300xi64>, tensor<i64>) outs(%68 : tensor<2x300x300xi64>) {
    ^bb0(%in: i1, %in_157: i64, %in_158: i64, %out: i64):
      %267 = arith.select %in, %in_157, %in_158 : i64
      linalg.yield %267 : i64
    } -> tensor<2x300x300xi64>
    %70 = linalg.fill ins(%c0_i64 : i64) outs(%65 : tensor<2x300xi64>) -> tensor<2x300xi64>
    %71 = linalg.generic {indexing_maps = [#map6, #map17], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<2x300x300xi64>) outs(%70 : tensor<2x300xi64>) {
    ^bb0(%in: i64, %out: i64):
      %267 = arith.addi %in, %out : i64
      linalg.yield %267 : i64
    } -> tensor<2x300xi64>
    %expanded_33 = tensor.expand_shape %71 [[0], [1, 2]] output_shape [2, 300, 1] : tensor<2x300xi64> into tensor<2x300x1xi64>
    %expanded_34 = tensor.expand_shape %71 [[0], [1, 2]] output_shape [2, 1, 300] : tensor<2x300xi64> into tensor<2x1x300xi64>
    %72 = tensor.empty() : tensor<2x300x300xi1>
    %73 = linalg.generic {indexing_maps = [#map18, #map16, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %expanded_34 : tensor<2x300x1xi64>, tensor<2x1x300xi64>) outs(%72 : tensor<2x300x300xi1>) {
    ^bb0(%in: i64, %in_157: i64, %out: i1):
      %267 = arith.cmpi eq, %in, %in_157 : i64
      linalg.yield %267 : i1
    } -> tensor<2x300x300xi1>
    %74 = linalg.generic {indexing_maps = [#map6, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %49 : tensor<2x300x300xi1>, tensor<300x300xi1>) outs(%72 : tensor<2x300x300xi1>) {
    ^bb0(%in: i1, %in_157: i1, %out: i1):
      %267 = arith.andi %in, %in_157 : i1
      linalg.yield %267 : i1
    } -> tensor<2x300x300xi1>
    %expanded_35 = tensor.expand_shape %74 [[0], [1, 2], [3]] output_shape [2, 1, 300, 300] : tensor<2x300x300xi1> into tensor<2x1x300x300xi1>
    %transposed_36 = linalg.transpose ins(%arg7 : tensor<2x2x300x2xf32>) outs(%15 : tensor<2x2x2x300xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_37 = tensor.collapse_shape %arg6 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %collapsed_38 = tensor.collapse_shape %transposed_36 [[0, 1], [2], [3]] : tensor<2x2x2x300xf32> into tensor<4x2x300xf32>
    %75 = linalg.batch_matmul ins(%collapsed_37, %collapsed_38 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_39 = tensor.expand_shape %75 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %76 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %77 = tensor.empty() : tensor<2x1x300x300xi1>
    %78 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<2x1x300x300xi1>) outs(%77 : tensor<2x1x300x300xi1>) {
    ^bb0(%in: i1, %out: i1):
      %267 = arith.xori %in, %true : i1
      linalg.yield %267 : i1
    } -> tensor<2x1x300x300xi1>
    %79 = linalg.generic {indexing_maps = [#map19, #map12, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %cst_5, %76 : tensor<2x1x300x300xi1>, tensor<f32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %out: f32):
      %267 = arith.select %in, %in_157, %in_158 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %80:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<2x2x300x300xf32>) outs(%25, %23 : tensor<2x2x300xf32>, tensor<2x2x300xi64>) {
    ^bb0(%in: f32, %out: f32, %out_157: i64):
      %267 = linalg.index 3 : index
      %268 = arith.index_cast %267 : index to i64
      %269 = arith.maximumf %in, %out : f32
      %270 = arith.cmpf ogt, %in, %out : f32
      %271 = arith.select %270, %268, %out_157 : i64
      linalg.yield %269, %271 : f32, i64
    } -> (tensor<2x2x300xf32>, tensor<2x2x300xi64>)
    %expanded_40 = tensor.expand_shape %80#0 [[0], [1], [2, 3]] output_shape [2, 2, 300, 1] : tensor<2x2x300xf32> into tensor<2x2x300x1xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_40 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %82 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.exp %in : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %83 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%82 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %84 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %83 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.divf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_41 = tensor.collapse_shape %84 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %collapsed_42 = tensor.collapse_shape %arg8 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %85 = linalg.batch_matmul ins(%collapsed_41, %collapsed_42 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_43 = tensor.expand_shape %85 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %86 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43, %arg23 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %87 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%86 : tensor<2x2x300x2xf32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %88 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%62, %87 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.addf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<2x300xi64>) outs(%63 : tensor<2x300xi1>) {
    ^bb0(%in: i64, %out: i1):
      %267 = arith.cmpi slt, %in, %c4_i64 : i64
      linalg.yield %267 : i1
    } -> tensor<2x300xi1>
    %90 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %91 = linalg.generic {indexing_maps = [#map3, #map20], iterator_types = ["parallel", "reduction"]} ins(%89 : tensor<2x300xi1>) outs(%90 : tensor<2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %267 = arith.extui %in : i1 to i64
      %268 = arith.addi %267, %out : i64
      linalg.yield %268 : i64
    } -> tensor<2xi64>
    %expanded_44 = tensor.expand_shape %91 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %92 = tensor.empty() : tensor<2x1x300xi1>
    %93 = linalg.generic {indexing_maps = [#map5, #map18, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_14, %expanded_44 : tensor<1x300xi64>, tensor<2x1x1xi64>) outs(%92 : tensor<2x1x300xi1>) {
    ^bb0(%in: i64, %in_157: i64, %out: i1):
      %267 = arith.cmpi slt, %in, %in_157 : i64
      linalg.yield %267 : i1
    } -> tensor<2x1x300xi1>
    %94 = linalg.generic {indexing_maps = [#map16, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%93, %67 : tensor<2x1x300xi1>, tensor<300x300xi1>) outs(%72 : tensor<2x300x300xi1>) {
    ^bb0(%in: i1, %in_157: i1, %out: i1):
      %267 = arith.ori %in, %in_157 : i1
      linalg.yield %267 : i1
    } -> tensor<2x300x300xi1>
    %95 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %cst_3, %cst_4 : tensor<2x300x300xi1>, tensor<f32>, tensor<f32>) outs(%10 : tensor<2x300x300xf32>) {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %out: f32):
      %267 = arith.select %in, %in_157, %in_158 : f32
      linalg.yield %267 : f32
    } -> tensor<2x300x300xf32>
    %expanded_45 = tensor.expand_shape %95 [[0], [1, 2], [3]] output_shape [2, 1, 300, 300] : tensor<2x300x300xf32> into tensor<2x1x300x300xf32>
    %transposed_46 = linalg.transpose ins(%arg10 : tensor<2x2x300x2xf32>) outs(%15 : tensor<2x2x2x300xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_47 = tensor.collapse_shape %arg9 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %collapsed_48 = tensor.collapse_shape %transposed_46 [[0, 1], [2], [3]] : tensor<2x2x2x300xf32> into tensor<4x2x300xf32>
    %96 = linalg.batch_matmul ins(%collapsed_47, %collapsed_48 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_49 = tensor.expand_shape %96 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %97 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %98 = linalg.generic {indexing_maps = [#map8, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %expanded_45 : tensor<2x2x300x300xf32>, tensor<2x1x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.addf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %99:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%98 : tensor<2x2x300x300xf32>) outs(%25, %23 : tensor<2x2x300xf32>, tensor<2x2x300xi64>) {
    ^bb0(%in: f32, %out: f32, %out_157: i64):
      %267 = linalg.index 3 : index
      %268 = arith.index_cast %267 : index to i64
      %269 = arith.maximumf %in, %out : f32
      %270 = arith.cmpf ogt, %in, %out : f32
      %271 = arith.select %270, %268, %out_157 : i64
      linalg.yield %269, %271 : f32, i64
    } -> (tensor<2x2x300xf32>, tensor<2x2x300xi64>)
    %expanded_50 = tensor.expand_shape %99#0 [[0], [1], [2, 3]] output_shape [2, 2, 300, 1] : tensor<2x2x300xf32> into tensor<2x2x300x1xf32>
    %100 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %expanded_50 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %101 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.exp %in : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %102 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%101 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %103 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %102 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.divf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_51 = tensor.collapse_shape %103 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %collapsed_52 = tensor.collapse_shape %arg11 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %104 = linalg.batch_matmul ins(%collapsed_51, %collapsed_52 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_53 = tensor.expand_shape %104 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %105 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_53, %arg24 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %106 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%105 : tensor<2x2x300x2xf32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %107 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%88, %106 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.addf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<2x300xi64>) outs(%63 : tensor<2x300xi1>) {
    ^bb0(%in: i64, %out: i1):
      %267 = arith.cmpi ne, %in, %c1_i64 : i64
      linalg.yield %267 : i1
    } -> tensor<2x300xi1>
    %expanded_54 = tensor.expand_shape %108 [[0], [1, 2, 3]] output_shape [2, 1, 1, 300] : tensor<2x300xi1> into tensor<2x1x1x300xi1>
    %109 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<300x300xi64>) outs(%12 : tensor<300x300xi1>) {
    ^bb0(%in: i64, %out: i1):
      %267 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %267 : i1
    } -> tensor<300x300xi1>
    %110 = linalg.generic {indexing_maps = [#map3, #map3, #map14, #map3], iterator_types = ["parallel", "parallel"]} ins(%109, %cst_6, %cst_3 : tensor<300x300xi1>, tensor<300x300xf32>, tensor<f32>) outs(%44 : tensor<300x300xf32>) {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %out: f32):
      %267 = arith.select %in, %in_157, %in_158 : f32
      linalg.yield %267 : f32
    } -> tensor<300x300xf32>
    %111 = tensor.empty() : tensor<2x1x300x300xf32>
    %expanded_55 = tensor.expand_shape %110 [[0, 1], [2]] output_shape [1, 300, 300] : tensor<300x300xf32> into tensor<1x300x300xf32>
    %112 = linalg.generic {indexing_maps = [#map21, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_55 : tensor<1x300x300xf32>) outs(%111 : tensor<2x1x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x300x300xf32>
    %113 = tensor.empty() : tensor<2x1x1x300xi1>
    %114 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54 : tensor<2x1x1x300xi1>) outs(%113 : tensor<2x1x1x300xi1>) {
    ^bb0(%in: i1, %out: i1):
      %267 = arith.xori %in, %true : i1
      linalg.yield %267 : i1
    } -> tensor<2x1x1x300xi1>
    %115 = linalg.generic {indexing_maps = [#map22, #map23, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %49 : tensor<2x1x1x300xi1>, tensor<300x300xi1>) outs(%77 : tensor<2x1x300x300xi1>) {
    ^bb0(%in: i1, %in_157: i1, %out: i1):
      %267 = arith.andi %in, %in_157 : i1
      linalg.yield %267 : i1
    } -> tensor<2x1x300x300xi1>
    %116 = linalg.generic {indexing_maps = [#map8, #map12, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115, %cst_2, %112 : tensor<2x1x300x300xi1>, tensor<f32>, tensor<2x1x300x300xf32>) outs(%111 : tensor<2x1x300x300xf32>) {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %out: f32):
      %267 = arith.select %in, %in_157, %in_158 : f32
      linalg.yield %267 : f32
    } -> tensor<2x1x300x300xf32>
    %transposed_56 = linalg.transpose ins(%arg13 : tensor<2x2x300x2xf32>) outs(%15 : tensor<2x2x2x300xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_57 = tensor.collapse_shape %arg12 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %collapsed_58 = tensor.collapse_shape %transposed_56 [[0, 1], [2], [3]] : tensor<2x2x2x300xf32> into tensor<4x2x300xf32>
    %117 = linalg.batch_matmul ins(%collapsed_57, %collapsed_58 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_59 = tensor.expand_shape %117 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %118 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %119 = linalg.generic {indexing_maps = [#map8, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %116 : tensor<2x2x300x300xf32>, tensor<2x1x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.addf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %120:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119 : tensor<2x2x300x300xf32>) outs(%25, %23 : tensor<2x2x300xf32>, tensor<2x2x300xi64>) {
    ^bb0(%in: f32, %out: f32, %out_157: i64):
      %267 = linalg.index 3 : index
      %268 = arith.index_cast %267 : index to i64
      %269 = arith.maximumf %in, %out : f32
      %270 = arith.cmpf ogt, %in, %out : f32
      %271 = arith.select %270, %268, %out_157 : i64
      linalg.yield %269, %271 : f32, i64
    } -> (tensor<2x2x300xf32>, tensor<2x2x300xi64>)
    %expanded_60 = tensor.expand_shape %120#0 [[0], [1], [2, 3]] output_shape [2, 2, 300, 1] : tensor<2x2x300xf32> into tensor<2x2x300x1xf32>
    %121 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %expanded_60 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %122 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.exp %in : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %123 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%122 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %124 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %123 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.divf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_61 = tensor.collapse_shape %124 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %collapsed_62 = tensor.collapse_shape %arg14 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %125 = linalg.batch_matmul ins(%collapsed_61, %collapsed_62 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_63 = tensor.expand_shape %125 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %126 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_63, %arg25 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %127 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%126 : tensor<2x2x300x2xf32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %128 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%107, %127 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.addf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %129 = tensor.empty() : tensor<300x1xi64>
    %130 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<300x1xi64>) outs(%129 : tensor<300x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %267 = arith.sitofp %in : i64 to f64
      %268 = arith.divf %267, %cst_11 : f64
      %269 = math.floor %268 : f64
      %270 = arith.fptosi %269 : f64 to i64
      linalg.yield %270 : i64
    } -> tensor<300x1xi64>
    %131 = tensor.empty() : tensor<1x300xi64>
    %132 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_14 : tensor<1x300xi64>) outs(%131 : tensor<1x300xi64>) {
    ^bb0(%in: i64, %out: i64):
      %267 = arith.sitofp %in : i64 to f64
      %268 = arith.divf %267, %cst_11 : f64
      %269 = math.floor %268 : f64
      %270 = arith.fptosi %269 : f64 to i64
      linalg.yield %270 : i64
    } -> tensor<1x300xi64>
    %133 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%130, %132 : tensor<300x1xi64>, tensor<1x300xi64>) outs(%12 : tensor<300x300xi1>) {
    ^bb0(%in: i64, %in_157: i64, %out: i1):
      %267 = arith.cmpi eq, %in, %in_157 : i64
      linalg.yield %267 : i1
    } -> tensor<300x300xi1>
    %134 = tensor.empty() : tensor<1x300xi1>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_13 : tensor<1x300xi8>) outs(%134 : tensor<1x300xi1>) {
    ^bb0(%in: i8, %out: i1):
      %267 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %267 : i1
    } -> tensor<1x300xi1>
    %136 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%133, %135 : tensor<300x300xi1>, tensor<1x300xi1>) outs(%12 : tensor<300x300xi1>) {
    ^bb0(%in: i1, %in_157: i1, %out: i1):
      %267 = arith.ori %in, %in_157 : i1
      linalg.yield %267 : i1
    } -> tensor<300x300xi1>
    %137 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%136, %67 : tensor<300x300xi1>, tensor<300x300xi1>) outs(%12 : tensor<300x300xi1>) {
    ^bb0(%in: i1, %in_157: i1, %out: i1):
      %267 = arith.andi %in, %in_157 : i1
      linalg.yield %267 : i1
    } -> tensor<300x300xi1>
    %transposed_64 = linalg.transpose ins(%arg16 : tensor<2x2x300x2xf32>) outs(%15 : tensor<2x2x2x300xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_65 = tensor.collapse_shape %arg15 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %collapsed_66 = tensor.collapse_shape %transposed_64 [[0, 1], [2], [3]] : tensor<2x2x2x300xf32> into tensor<4x2x300xf32>
    %138 = linalg.batch_matmul ins(%collapsed_65, %collapsed_66 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_67 = tensor.expand_shape %138 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %139 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_67 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%137 : tensor<300x300xi1>) outs(%12 : tensor<300x300xi1>) {
    ^bb0(%in: i1, %out: i1):
      %267 = arith.xori %in, %true : i1
      linalg.yield %267 : i1
    } -> tensor<300x300xi1>
    %141 = linalg.generic {indexing_maps = [#map23, #map12, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %cst_5, %139 : tensor<300x300xi1>, tensor<f32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %out: f32):
      %267 = arith.select %in, %in_157, %in_158 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %142:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%141 : tensor<2x2x300x300xf32>) outs(%25, %23 : tensor<2x2x300xf32>, tensor<2x2x300xi64>) {
    ^bb0(%in: f32, %out: f32, %out_157: i64):
      %267 = linalg.index 3 : index
      %268 = arith.index_cast %267 : index to i64
      %269 = arith.maximumf %in, %out : f32
      %270 = arith.cmpf ogt, %in, %out : f32
      %271 = arith.select %270, %268, %out_157 : i64
      linalg.yield %269, %271 : f32, i64
    } -> (tensor<2x2x300xf32>, tensor<2x2x300xi64>)
    %expanded_68 = tensor.expand_shape %142#0 [[0], [1], [2, 3]] output_shape [2, 2, 300, 1] : tensor<2x2x300xf32> into tensor<2x2x300x1xf32>
    %143 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %expanded_68 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %144 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.exp %in : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %145 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%144 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %146 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %145 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.divf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_69 = tensor.collapse_shape %146 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %collapsed_70 = tensor.collapse_shape %arg17 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %147 = linalg.batch_matmul ins(%collapsed_69, %collapsed_70 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_71 = tensor.expand_shape %147 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %148 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_71, %arg26 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %149 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%148 : tensor<2x2x300x2xf32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %150 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%128, %149 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.addf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %151 = tensor.empty() : tensor<2x2x300x2xbf16>
    %152 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18 : tensor<2x2x300x2xf32>) outs(%151 : tensor<2x2x300x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<2x2x300x2xbf16>
    %153 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg19 : tensor<2x2x300x2xf32>) outs(%151 : tensor<2x2x300x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<2x2x300x2xbf16>
    %154 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg20 : tensor<2x2x300x2xf32>) outs(%151 : tensor<2x2x300x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<2x2x300x2xbf16>
    %155 = tensor.empty() : tensor<1x2x300x300xbf16>
    %156 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_16 : tensor<1x2x300x300xf32>) outs(%155 : tensor<1x2x300x300xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<1x2x300x300xbf16>
    %157 = tensor.empty() : tensor<2x2x2x300xbf16>
    %transposed_72 = linalg.transpose ins(%153 : tensor<2x2x300x2xbf16>) outs(%157 : tensor<2x2x2x300xbf16>) permutation = [0, 1, 3, 2] 
    %collapsed_73 = tensor.collapse_shape %152 [[0, 1], [2], [3]] : tensor<2x2x300x2xbf16> into tensor<4x300x2xbf16>
    %collapsed_74 = tensor.collapse_shape %transposed_72 [[0, 1], [2], [3]] : tensor<2x2x2x300xbf16> into tensor<4x2x300xbf16>
    %158 = linalg.batch_matmul ins(%collapsed_73, %collapsed_74 : tensor<4x300x2xbf16>, tensor<4x2x300xbf16>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %159 = tensor.empty() : tensor<4x300x300xbf16>
    %160 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<4x300x300xf32>) outs(%159 : tensor<4x300x300xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<4x300x300xbf16>
    %expanded_75 = tensor.expand_shape %160 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xbf16> into tensor<2x2x300x300xbf16>
    %161 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_75 : tensor<2x2x300x300xbf16>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %267 = arith.extf %in : bf16 to f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %162 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %163 = tensor.empty() : tensor<2x2x300x300xbf16>
    %164 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<2x2x300x300xf32>) outs(%163 : tensor<2x2x300x300xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<2x2x300x300xbf16>
    %165 = linalg.generic {indexing_maps = [#map8, #map9, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %156 : tensor<2x2x300x300xbf16>, tensor<1x2x300x300xbf16>) outs(%163 : tensor<2x2x300x300xbf16>) {
    ^bb0(%in: bf16, %in_157: bf16, %out: bf16):
      %267 = arith.addf %in, %in_157 : bf16
      linalg.yield %267 : bf16
    } -> tensor<2x2x300x300xbf16>
    %166 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165 : tensor<2x2x300x300xbf16>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %267 = arith.extf %in : bf16 to f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %167:2 = linalg.generic {indexing_maps = [#map8, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%166 : tensor<2x2x300x300xf32>) outs(%25, %23 : tensor<2x2x300xf32>, tensor<2x2x300xi64>) {
    ^bb0(%in: f32, %out: f32, %out_157: i64):
      %267 = linalg.index 3 : index
      %268 = arith.index_cast %267 : index to i64
      %269 = arith.maximumf %in, %out : f32
      %270 = arith.cmpf ogt, %in, %out : f32
      %271 = arith.select %270, %268, %out_157 : i64
      linalg.yield %269, %271 : f32, i64
    } -> (tensor<2x2x300xf32>, tensor<2x2x300xi64>)
    %expanded_76 = tensor.expand_shape %167#0 [[0], [1], [2, 3]] output_shape [2, 2, 300, 1] : tensor<2x2x300xf32> into tensor<2x2x300x1xf32>
    %168 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166, %expanded_76 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %169 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = math.exp %in : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %170 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%169 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %171 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %170 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.divf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %172 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<2x2x300x300xf32>) outs(%163 : tensor<2x2x300x300xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<2x2x300x300xbf16>
    %collapsed_77 = tensor.collapse_shape %172 [[0, 1], [2], [3]] : tensor<2x2x300x300xbf16> into tensor<4x300x300xbf16>
    %collapsed_78 = tensor.collapse_shape %154 [[0, 1], [2], [3]] : tensor<2x2x300x2xbf16> into tensor<4x300x2xbf16>
    %173 = linalg.batch_matmul ins(%collapsed_77, %collapsed_78 : tensor<4x300x300xbf16>, tensor<4x300x2xbf16>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %174 = tensor.empty() : tensor<4x300x2xbf16>
    %175 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<4x300x2xf32>) outs(%174 : tensor<4x300x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<4x300x2xbf16>
    %expanded_79 = tensor.expand_shape %175 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xbf16> into tensor<2x2x300x2xbf16>
    %176 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_79 : tensor<2x2x300x2xbf16>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %267 = arith.extf %in : bf16 to f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %177 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176, %arg27 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %178 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%177 : tensor<2x2x300x2xf32>) outs(%39 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %179 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = []} ins(%150, %178 : tensor<f32>, tensor<f32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.addf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<f32>
    %180 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %arg27 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %181 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180 : tensor<2x2x300x2xf32>) outs(%151 : tensor<2x2x300x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<2x2x300x2xbf16>
    %collapsed_80 = tensor.collapse_shape %181 [[0, 1], [2], [3]] : tensor<2x2x300x2xbf16> into tensor<4x300x2xbf16>
    %transposed_81 = linalg.transpose ins(%collapsed_77 : tensor<4x300x300xbf16>) outs(%159 : tensor<4x300x300xbf16>) permutation = [0, 2, 1] 
    %182 = linalg.batch_matmul ins(%transposed_81, %collapsed_80 : tensor<4x300x300xbf16>, tensor<4x300x2xbf16>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %183 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<4x300x2xf32>) outs(%174 : tensor<4x300x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<4x300x2xbf16>
    %184 = tensor.empty() : tensor<4x2x300xbf16>
    %transposed_82 = linalg.transpose ins(%collapsed_78 : tensor<4x300x2xbf16>) outs(%184 : tensor<4x2x300xbf16>) permutation = [0, 2, 1] 
    %185 = linalg.batch_matmul ins(%collapsed_80, %transposed_82 : tensor<4x300x2xbf16>, tensor<4x2x300xbf16>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %186 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<4x300x300xf32>) outs(%159 : tensor<4x300x300xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<4x300x300xbf16>
    %expanded_83 = tensor.expand_shape %183 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xbf16> into tensor<2x2x300x2xbf16>
    %expanded_84 = tensor.expand_shape %186 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xbf16> into tensor<2x2x300x300xbf16>
    %187 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_84 : tensor<2x2x300x300xbf16>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %267 = arith.extf %in : bf16 to f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %188 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %171 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %189 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%188 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %190 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %189 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %191 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%188, %190 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %192 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191 : tensor<2x2x300x300xf32>) outs(%163 : tensor<2x2x300x300xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<2x2x300x300xbf16>
    %193 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192 : tensor<2x2x300x300xbf16>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %267 = arith.extf %in : bf16 to f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %194 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %195 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%194 : tensor<2x2x300x300xf32>) outs(%163 : tensor<2x2x300x300xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<2x2x300x300xbf16>
    %collapsed_85 = tensor.collapse_shape %195 [[0, 1], [2], [3]] : tensor<2x2x300x300xbf16> into tensor<4x300x300xbf16>
    %transposed_86 = linalg.transpose ins(%collapsed_73 : tensor<4x300x2xbf16>) outs(%184 : tensor<4x2x300xbf16>) permutation = [0, 2, 1] 
    %196 = tensor.empty() : tensor<4x2x300xf32>
    %197 = linalg.fill ins(%cst : f32) outs(%196 : tensor<4x2x300xf32>) -> tensor<4x2x300xf32>
    %198 = linalg.batch_matmul ins(%transposed_86, %collapsed_85 : tensor<4x2x300xbf16>, tensor<4x300x300xbf16>) outs(%197 : tensor<4x2x300xf32>) -> tensor<4x2x300xf32>
    %199 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198 : tensor<4x2x300xf32>) outs(%184 : tensor<4x2x300xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<4x2x300xbf16>
    %transposed_87 = linalg.transpose ins(%collapsed_74 : tensor<4x2x300xbf16>) outs(%174 : tensor<4x300x2xbf16>) permutation = [0, 2, 1] 
    %200 = linalg.batch_matmul ins(%collapsed_85, %transposed_87 : tensor<4x300x300xbf16>, tensor<4x300x2xbf16>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %201 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<4x300x2xf32>) outs(%174 : tensor<4x300x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %267 = arith.truncf %in : f32 to bf16
      linalg.yield %267 : bf16
    } -> tensor<4x300x2xbf16>
    %expanded_88 = tensor.expand_shape %199 [[0, 1], [2], [3]] output_shape [2, 2, 2, 300] : tensor<4x2x300xbf16> into tensor<2x2x2x300xbf16>
    %expanded_89 = tensor.expand_shape %201 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xbf16> into tensor<2x2x300x2xbf16>
    %transposed_90 = linalg.transpose ins(%expanded_88 : tensor<2x2x2x300xbf16>) outs(%151 : tensor<2x2x300x2xbf16>) permutation = [0, 1, 3, 2] 
    %202 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_83 : tensor<2x2x300x2xbf16>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %267 = arith.extf %in : bf16 to f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %203 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_90 : tensor<2x2x300x2xbf16>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %267 = arith.extf %in : bf16 to f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %204 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_89 : tensor<2x2x300x2xbf16>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %267 = arith.extf %in : bf16 to f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %205 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %arg26 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %collapsed_91 = tensor.collapse_shape %205 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %transposed_92 = linalg.transpose ins(%collapsed_69 : tensor<4x300x300xf32>) outs(%16 : tensor<4x300x300xf32>) permutation = [0, 2, 1] 
    %206 = linalg.batch_matmul ins(%transposed_92, %collapsed_91 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %transposed_93 = linalg.transpose ins(%collapsed_70 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %207 = linalg.batch_matmul ins(%collapsed_91, %transposed_93 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_94 = tensor.expand_shape %206 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %expanded_95 = tensor.expand_shape %207 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %208 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_95, %146 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %209 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%208 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %210 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %209 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %211 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %210 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %212 = linalg.generic {indexing_maps = [#map23, #map12, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %cst_3, %211 : tensor<300x300xi1>, tensor<f32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %out: f32):
      %267 = arith.select %in, %in_157, %in_158 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %213 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%212 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_96 = tensor.collapse_shape %213 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %transposed_97 = linalg.transpose ins(%collapsed_65 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %214 = linalg.batch_matmul ins(%transposed_97, %collapsed_96 : tensor<4x2x300xf32>, tensor<4x300x300xf32>) outs(%197 : tensor<4x2x300xf32>) -> tensor<4x2x300xf32>
    %transposed_98 = linalg.transpose ins(%collapsed_66 : tensor<4x2x300xf32>) outs(%33 : tensor<4x300x2xf32>) permutation = [0, 2, 1] 
    %215 = linalg.batch_matmul ins(%collapsed_96, %transposed_98 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_99 = tensor.expand_shape %214 [[0, 1], [2], [3]] output_shape [2, 2, 2, 300] : tensor<4x2x300xf32> into tensor<2x2x2x300xf32>
    %expanded_100 = tensor.expand_shape %215 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %transposed_101 = linalg.transpose ins(%expanded_99 : tensor<2x2x2x300xf32>) outs(%36 : tensor<2x2x300x2xf32>) permutation = [0, 1, 3, 2] 
    %216 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %arg25 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %collapsed_102 = tensor.collapse_shape %216 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %transposed_103 = linalg.transpose ins(%collapsed_61 : tensor<4x300x300xf32>) outs(%16 : tensor<4x300x300xf32>) permutation = [0, 2, 1] 
    %217 = linalg.batch_matmul ins(%transposed_103, %collapsed_102 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %transposed_104 = linalg.transpose ins(%collapsed_62 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %218 = linalg.batch_matmul ins(%collapsed_102, %transposed_104 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_105 = tensor.expand_shape %217 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %expanded_106 = tensor.expand_shape %218 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %219 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_106, %124 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %220 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%219 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %221 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %220 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %222 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%219, %221 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %223 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_107 = tensor.collapse_shape %223 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %transposed_108 = linalg.transpose ins(%collapsed_57 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %224 = linalg.batch_matmul ins(%transposed_108, %collapsed_107 : tensor<4x2x300xf32>, tensor<4x300x300xf32>) outs(%197 : tensor<4x2x300xf32>) -> tensor<4x2x300xf32>
    %transposed_109 = linalg.transpose ins(%collapsed_58 : tensor<4x2x300xf32>) outs(%33 : tensor<4x300x2xf32>) permutation = [0, 2, 1] 
    %225 = linalg.batch_matmul ins(%collapsed_107, %transposed_109 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_110 = tensor.expand_shape %224 [[0, 1], [2], [3]] output_shape [2, 2, 2, 300] : tensor<4x2x300xf32> into tensor<2x2x2x300xf32>
    %expanded_111 = tensor.expand_shape %225 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %transposed_112 = linalg.transpose ins(%expanded_110 : tensor<2x2x2x300xf32>) outs(%36 : tensor<2x2x300x2xf32>) permutation = [0, 1, 3, 2] 
    %226 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %arg24 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %collapsed_113 = tensor.collapse_shape %226 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %transposed_114 = linalg.transpose ins(%collapsed_51 : tensor<4x300x300xf32>) outs(%16 : tensor<4x300x300xf32>) permutation = [0, 2, 1] 
    %227 = linalg.batch_matmul ins(%transposed_114, %collapsed_113 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %transposed_115 = linalg.transpose ins(%collapsed_52 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %228 = linalg.batch_matmul ins(%collapsed_113, %transposed_115 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_116 = tensor.expand_shape %227 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %expanded_117 = tensor.expand_shape %228 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %229 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_117, %103 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %230 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%229 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %231 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %230 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %232 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229, %231 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %233 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_118 = tensor.collapse_shape %233 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %transposed_119 = linalg.transpose ins(%collapsed_47 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %234 = linalg.batch_matmul ins(%transposed_119, %collapsed_118 : tensor<4x2x300xf32>, tensor<4x300x300xf32>) outs(%197 : tensor<4x2x300xf32>) -> tensor<4x2x300xf32>
    %transposed_120 = linalg.transpose ins(%collapsed_48 : tensor<4x2x300xf32>) outs(%33 : tensor<4x300x2xf32>) permutation = [0, 2, 1] 
    %235 = linalg.batch_matmul ins(%collapsed_118, %transposed_120 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_121 = tensor.expand_shape %234 [[0, 1], [2], [3]] output_shape [2, 2, 2, 300] : tensor<4x2x300xf32> into tensor<2x2x2x300xf32>
    %expanded_122 = tensor.expand_shape %235 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %transposed_123 = linalg.transpose ins(%expanded_121 : tensor<2x2x2x300xf32>) outs(%36 : tensor<2x2x300x2xf32>) permutation = [0, 1, 3, 2] 
    %236 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %arg23 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %collapsed_124 = tensor.collapse_shape %236 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %transposed_125 = linalg.transpose ins(%collapsed_41 : tensor<4x300x300xf32>) outs(%16 : tensor<4x300x300xf32>) permutation = [0, 2, 1] 
    %237 = linalg.batch_matmul ins(%transposed_125, %collapsed_124 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %transposed_126 = linalg.transpose ins(%collapsed_42 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %238 = linalg.batch_matmul ins(%collapsed_124, %transposed_126 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_127 = tensor.expand_shape %237 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %expanded_128 = tensor.expand_shape %238 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %239 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_128, %84 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %240 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%239 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %241 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %240 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %242 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%239, %241 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %243 = linalg.generic {indexing_maps = [#map19, #map12, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %cst_3, %242 : tensor<2x1x300x300xi1>, tensor<f32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: i1, %in_157: f32, %in_158: f32, %out: f32):
      %267 = arith.select %in, %in_157, %in_158 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %244 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_129 = tensor.collapse_shape %244 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %transposed_130 = linalg.transpose ins(%collapsed_37 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %245 = linalg.batch_matmul ins(%transposed_130, %collapsed_129 : tensor<4x2x300xf32>, tensor<4x300x300xf32>) outs(%197 : tensor<4x2x300xf32>) -> tensor<4x2x300xf32>
    %transposed_131 = linalg.transpose ins(%collapsed_38 : tensor<4x2x300xf32>) outs(%33 : tensor<4x300x2xf32>) permutation = [0, 2, 1] 
    %246 = linalg.batch_matmul ins(%collapsed_129, %transposed_131 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_132 = tensor.expand_shape %245 [[0, 1], [2], [3]] output_shape [2, 2, 2, 300] : tensor<4x2x300xf32> into tensor<2x2x2x300xf32>
    %expanded_133 = tensor.expand_shape %246 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %transposed_134 = linalg.transpose ins(%expanded_132 : tensor<2x2x2x300xf32>) outs(%36 : tensor<2x2x300x2xf32>) permutation = [0, 1, 3, 2] 
    %247 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %arg22 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %collapsed_135 = tensor.collapse_shape %247 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %transposed_136 = linalg.transpose ins(%collapsed_29 : tensor<4x300x300xf32>) outs(%16 : tensor<4x300x300xf32>) permutation = [0, 2, 1] 
    %248 = linalg.batch_matmul ins(%transposed_136, %collapsed_135 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %transposed_137 = linalg.transpose ins(%collapsed_30 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %249 = linalg.batch_matmul ins(%collapsed_135, %transposed_137 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_138 = tensor.expand_shape %248 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %expanded_139 = tensor.expand_shape %249 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %250 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_139, %58 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %251 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%250 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %252 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %251 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %253 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %252 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %254 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%253 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_140 = tensor.collapse_shape %254 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %transposed_141 = linalg.transpose ins(%collapsed_25 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %255 = linalg.batch_matmul ins(%transposed_141, %collapsed_140 : tensor<4x2x300xf32>, tensor<4x300x300xf32>) outs(%197 : tensor<4x2x300xf32>) -> tensor<4x2x300xf32>
    %transposed_142 = linalg.transpose ins(%collapsed_26 : tensor<4x2x300xf32>) outs(%33 : tensor<4x300x2xf32>) permutation = [0, 2, 1] 
    %256 = linalg.batch_matmul ins(%collapsed_140, %transposed_142 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_143 = tensor.expand_shape %255 [[0, 1], [2], [3]] output_shape [2, 2, 2, 300] : tensor<4x2x300xf32> into tensor<2x2x2x300xf32>
    %expanded_144 = tensor.expand_shape %256 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %transposed_145 = linalg.transpose ins(%expanded_143 : tensor<2x2x2x300xf32>) outs(%36 : tensor<2x2x300x2xf32>) permutation = [0, 1, 3, 2] 
    %257 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_1, %arg21 : tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>) outs(%36 : tensor<2x2x300x2xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x2xf32>
    %collapsed_146 = tensor.collapse_shape %257 [[0, 1], [2], [3]] : tensor<2x2x300x2xf32> into tensor<4x300x2xf32>
    %transposed_147 = linalg.transpose ins(%collapsed_20 : tensor<4x300x300xf32>) outs(%16 : tensor<4x300x300xf32>) permutation = [0, 2, 1] 
    %258 = linalg.batch_matmul ins(%transposed_147, %collapsed_146 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %transposed_148 = linalg.transpose ins(%collapsed_21 : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %259 = linalg.batch_matmul ins(%collapsed_146, %transposed_148 : tensor<4x300x2xf32>, tensor<4x2x300xf32>) outs(%17 : tensor<4x300x300xf32>) -> tensor<4x300x300xf32>
    %expanded_149 = tensor.expand_shape %258 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %expanded_150 = tensor.expand_shape %259 [[0, 1], [2], [3]] output_shape [2, 2, 300, 300] : tensor<4x300x300xf32> into tensor<2x2x300x300xf32>
    %260 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_150, %32 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %261 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%260 : tensor<2x2x300x300xf32>) outs(%30 : tensor<2x2x300x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.addf %in, %out : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x1xf32>
    %262 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %261 : tensor<2x2x300x300xf32>, tensor<2x2x300x1xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.mulf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %263 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260, %262 : tensor<2x2x300x300xf32>, tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %in_157: f32, %out: f32):
      %267 = arith.subf %in, %in_157 : f32
      linalg.yield %267 : f32
    } -> tensor<2x2x300x300xf32>
    %264 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263 : tensor<2x2x300x300xf32>) outs(%19 : tensor<2x2x300x300xf32>) {
    ^bb0(%in: f32, %out: f32):
      %267 = arith.truncf %cst_7 : f64 to f32
      %268 = arith.mulf %in, %267 : f32
      linalg.yield %268 : f32
    } -> tensor<2x2x300x300xf32>
    %collapsed_151 = tensor.collapse_shape %264 [[0, 1], [2], [3]] : tensor<2x2x300x300xf32> into tensor<4x300x300xf32>
    %transposed_152 = linalg.transpose ins(%collapsed : tensor<4x300x2xf32>) outs(%196 : tensor<4x2x300xf32>) permutation = [0, 2, 1] 
    %265 = linalg.batch_matmul ins(%transposed_152, %collapsed_151 : tensor<4x2x300xf32>, tensor<4x300x300xf32>) outs(%197 : tensor<4x2x300xf32>) -> tensor<4x2x300xf32>
    %transposed_153 = linalg.transpose ins(%collapsed_17 : tensor<4x2x300xf32>) outs(%33 : tensor<4x300x2xf32>) permutation = [0, 2, 1] 
    %266 = linalg.batch_matmul ins(%collapsed_151, %transposed_153 : tensor<4x300x300xf32>, tensor<4x300x2xf32>) outs(%34 : tensor<4x300x2xf32>) -> tensor<4x300x2xf32>
    %expanded_154 = tensor.expand_shape %265 [[0, 1], [2], [3]] output_shape [2, 2, 2, 300] : tensor<4x2x300xf32> into tensor<2x2x2x300xf32>
    %expanded_155 = tensor.expand_shape %266 [[0, 1], [2], [3]] output_shape [2, 2, 300, 2] : tensor<4x300x2xf32> into tensor<2x2x300x2xf32>
    %transposed_156 = linalg.transpose ins(%expanded_154 : tensor<2x2x2x300xf32>) outs(%36 : tensor<2x2x300x2xf32>) permutation = [0, 1, 3, 2] 
    return %179, %expanded_155, %transposed_156, %expanded_149, %expanded_144, %transposed_145, %expanded_138, %expanded_133, %transposed_134, %expanded_127, %expanded_122, %transposed_123, %expanded_116, %expanded_111, %transposed_112, %expanded_105, %expanded_100, %transposed_101, %expanded_94, %204, %203, %202 : tensor<f32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>, tensor<2x2x300x2xf32>
  }
}
