#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1) -> (d0)>
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map12 = affine_map<(d0, d1, d2) -> (d2)>
#map13 = affine_map<(d0, d1) -> (d1)>
#map14 = affine_map<(d0) -> ()>
#map15 = affine_map<() -> ()>
#map16 = affine_map<(d0, d1) -> ()>
#map17 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
module @long_context {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "long_context.LongContext" {
    fsdp.module @tokens class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<31x16xf32>
    }
    fsdp.module @positions class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<267x16xf32>
    }
    fsdp.module @blocks class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "long_context.Block" {
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @query class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @key_value class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @out class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
      fsdp.module @"1" class "long_context.Block" {
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @query class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @key_value class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @out class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
    }
    fsdp.module @head class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<31x16xf32>
      fsdp.param @bias : tensor<31xf32>
    }
  }
  func.func @step(%arg0: tensor<31x16xf32> {fsdp.role = #fsdp.state<@model::@tokens::@weight>}, %arg1: tensor<267x16xf32> {fsdp.role = #fsdp.state<@model::@positions::@weight>}, %arg2: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@weight>}, %arg3: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@bias>}, %arg4: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@query::@weight>}, %arg5: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@query::@bias>}, %arg6: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@key_value::@weight>}, %arg7: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@key_value::@bias>}, %arg8: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@out::@weight>}, %arg9: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@out::@bias>}, %arg10: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@weight>}, %arg11: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@bias>}, %arg12: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@query::@weight>}, %arg13: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@query::@bias>}, %arg14: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@key_value::@weight>}, %arg15: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@key_value::@bias>}, %arg16: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@out::@weight>}, %arg17: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@out::@bias>}, %arg18: tensor<31x16xf32> {fsdp.role = #fsdp.state<@model::@head::@weight>}, %arg19: tensor<31xf32> {fsdp.role = #fsdp.state<@model::@head::@bias>}, %arg20: tensor<1x267xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 31]>}, %arg21: tensor<1x267xi64> {fsdp.role = #fsdp.input<"targets", indices = [0, 31, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<31x16xf32> {fsdp.role = #fsdp.grad<@model::@tokens::@weight>}, tensor<267x16xf32> {fsdp.role = #fsdp.grad<@model::@positions::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@query::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@query::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@key_value::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@key_value::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@out::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@out::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@query::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@query::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@key_value::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@key_value::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@out::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@out::@bias>}, tensor<31x16xf32> {fsdp.role = #fsdp.grad<@model::@head::@weight>}, tensor<31xf32> {fsdp.role = #fsdp.grad<@model::@head::@bias>}) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c40_i64 = arith.constant 40 : i64
    %c0_i64 = arith.constant 0 : i64
    %c267 = arith.constant 267 : index
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 1.600000e+01 : f64
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<267xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<267xi64>) {
    ^bb0(%out: i64):
      %193 = linalg.index 0 : index
      %194 = arith.index_cast %193 : index to i64
      linalg.yield %194 : i64
    } -> tensor<267xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [267, 1] : tensor<267xi64> into tensor<267x1xi64>
    %expanded_8 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 267] : tensor<267xi64> into tensor<1x267xi64>
    %2 = tensor.empty() : tensor<267x267xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_8 : tensor<267x1xi64>, tensor<1x267xi64>) outs(%2 : tensor<267x267xi64>) {
    ^bb0(%in: i64, %in_96: i64, %out: i64):
      %193 = arith.subi %in, %in_96 : i64
      linalg.yield %193 : i64
    } -> tensor<267x267xi64>
    %4 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<267x267xi64>) outs(%2 : tensor<267x267xi64>) {
    ^bb0(%in: i64, %out: i64):
      %193 = math.absi %in : i64
      linalg.yield %193 : i64
    } -> tensor<267x267xi64>
    %5 = tensor.empty() : tensor<267x267xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<267x267xi64>) outs(%5 : tensor<267x267xi1>) {
    ^bb0(%in: i64, %out: i1):
      %193 = arith.cmpi sle, %in, %c40_i64 : i64
      linalg.yield %193 : i1
    } -> tensor<267x267xi1>
    %expanded_9 = tensor.expand_shape %6 [[0, 1, 2], [3]] output_shape [1, 1, 267, 267] : tensor<267x267xi1> into tensor<1x1x267x267xi1>
    %7 = tensor.empty() : tensor<1x267xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<1x267xi64>) outs(%7 : tensor<1x267xi1>) {
    ^bb0(%in: i64, %out: i1):
      %193 = arith.cmpi ne, %in, %c0_i64 : i64
      linalg.yield %193 : i1
    } -> tensor<1x267xi1>
    %expanded_10 = tensor.expand_shape %8 [[0], [1, 2, 3]] output_shape [1, 1, 1, 267] : tensor<1x267xi1> into tensor<1x1x1x267xi1>
    %9 = tensor.empty() : tensor<1x1x267x267xi1>
    %10 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_9, %expanded_10 : tensor<1x1x267x267xi1>, tensor<1x1x1x267xi1>) outs(%9 : tensor<1x1x267x267xi1>) {
    ^bb0(%in: i1, %in_96: i1, %out: i1):
      %193 = arith.andi %in, %in_96 : i1
      linalg.yield %193 : i1
    } -> tensor<1x1x267x267xi1>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<267x267xi64>) outs(%5 : tensor<267x267xi1>) {
    ^bb0(%in: i64, %out: i1):
      %193 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %193 : i1
    } -> tensor<267x267xi1>
    %12 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10, %11 : tensor<1x1x267x267xi1>, tensor<267x267xi1>) outs(%9 : tensor<1x1x267x267xi1>) {
    ^bb0(%in: i1, %in_96: i1, %out: i1):
      %193 = arith.ori %in, %in_96 : i1
      linalg.yield %193 : i1
    } -> tensor<1x1x267x267xi1>
    %13 = tensor.empty() : tensor<1x267x16xf32>
    %14 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg20 : tensor<1x267xi64>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %193 = arith.index_cast %in : i64 to index
      %194 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%193, %194] : tensor<31x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x267x16xf32>
    %15 = tensor.empty() : tensor<267x16xf32>
    %16 = linalg.generic {indexing_maps = [#map9, #map3], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<267xi64>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: i64, %out: f32):
      %193 = arith.index_cast %in : i64 to index
      %194 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%193, %194] : tensor<267x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<267x16xf32>
    %17 = linalg.generic {indexing_maps = [#map8, #map10, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<1x267x16xf32>, tensor<267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %18 = tensor.empty() : tensor<1x267x16xf64>
    %19 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<1x267x16xf32>) outs(%18 : tensor<1x267x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %193 = arith.extf %in : f32 to f64
      linalg.yield %193 : f64
    } -> tensor<1x267x16xf64>
    %20 = tensor.empty() : tensor<1x267x1xf64>
    %21 = linalg.fill ins(%cst : f64) outs(%20 : tensor<1x267x1xf64>) -> tensor<1x267x1xf64>
    %22 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<1x267x16xf64>) outs(%21 : tensor<1x267x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %193 = arith.addf %in, %out : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x1xf64>
    %23 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<1x267x1xf64>) outs(%20 : tensor<1x267x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %193 = arith.divf %in, %cst_5 : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x1xf64>
    %24 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %23 : tensor<1x267x16xf64>, tensor<1x267x1xf64>) outs(%18 : tensor<1x267x16xf64>) {
    ^bb0(%in: f64, %in_96: f64, %out: f64):
      %193 = arith.subf %in, %in_96 : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x16xf64>
    %25 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %24 : tensor<1x267x16xf64>, tensor<1x267x16xf64>) outs(%18 : tensor<1x267x16xf64>) {
    ^bb0(%in: f64, %in_96: f64, %out: f64):
      %193 = arith.mulf %in, %in_96 : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x16xf64>
    %26 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<1x267x16xf64>) outs(%21 : tensor<1x267x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %193 = arith.addf %in, %out : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x1xf64>
    %27 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<1x267x1xf64>) outs(%20 : tensor<1x267x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %193 = arith.divf %in, %cst_5 : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x1xf64>
    %28 = tensor.empty() : tensor<1x267x1xf32>
    %29 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<1x267x1xf64>) outs(%28 : tensor<1x267x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %193 = arith.truncf %in : f64 to f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %30 = linalg.fill ins(%cst_0 : f32) outs(%28 : tensor<1x267x1xf32>) -> tensor<1x267x1xf32>
    %31 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<1x267x16xf32>) outs(%30 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %32 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<1x267x1xf32>) outs(%28 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.divf %in, %cst_6 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %33 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<1x267x1xf32>) outs(%28 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.truncf %cst_3 : f64 to f32
      %194 = arith.addf %in, %193 : f32
      linalg.yield %194 : f32
    } -> tensor<1x267x1xf32>
    %34 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<1x267x1xf32>) outs(%28 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.rsqrt %in : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %35 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %32 : tensor<1x267x16xf32>, tensor<1x267x1xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %36 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %34 : tensor<1x267x16xf32>, tensor<1x267x1xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %37 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %arg2 : tensor<1x267x16xf32>, tensor<16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %38 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %arg3 : tensor<1x267x16xf32>, tensor<16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %collapsed = tensor.collapse_shape %38 [[0, 1], [2]] : tensor<1x267x16xf32> into tensor<267x16xf32>
    %39 = tensor.empty() : tensor<16x16xf32>
    %transposed = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %40 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %41 = linalg.matmul ins(%collapsed, %transposed : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %42 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<267x16xf32>
    %43 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<267x16xf32>, tensor<267x16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x16xf32>
    %transposed_11 = linalg.transpose ins(%arg6 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %44 = linalg.matmul ins(%collapsed, %transposed_11 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %45 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<267x16xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<267x16xf32>, tensor<267x16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x16xf32>
    %expanded_12 = tensor.expand_shape %46 [[0, 1], [2]] output_shape [1, 267, 16] : tensor<267x16xf32> into tensor<1x267x16xf32>
    %extracted_slice = tensor.extract_slice %expanded_12[0, 0, 0] [1, 267, 8] [1, 1, 1] : tensor<1x267x16xf32> to tensor<1x267x8xf32>
    %extracted_slice_13 = tensor.extract_slice %expanded_12[0, 0, 8] [1, 267, 8] [1, 1, 1] : tensor<1x267x16xf32> to tensor<1x267x8xf32>
    %expanded_14 = tensor.expand_shape %43 [[0, 1], [2, 3]] output_shape [1, 267, 4, 4] : tensor<267x16xf32> into tensor<1x267x4x4xf32>
    %47 = tensor.empty() : tensor<1x4x267x4xf32>
    %transposed_15 = linalg.transpose ins(%expanded_14 : tensor<1x267x4x4xf32>) outs(%47 : tensor<1x4x267x4xf32>) permutation = [0, 2, 1, 3] 
    %expanded_16 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [1, 267, 2, 4] : tensor<1x267x8xf32> into tensor<1x267x2x4xf32>
    %48 = tensor.empty() : tensor<1x2x267x4xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<1x267x2x4xf32>) outs(%48 : tensor<1x2x267x4xf32>) permutation = [0, 2, 1, 3] 
    %expanded_18 = tensor.expand_shape %extracted_slice_13 [[0], [1], [2, 3]] output_shape [1, 267, 2, 4] : tensor<1x267x8xf32> into tensor<1x267x2x4xf32>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<1x267x2x4xf32>) outs(%48 : tensor<1x2x267x4xf32>) permutation = [0, 2, 1, 3] 
    %49:2 = "fsdp.attention"(%transposed_15, %transposed_17, %transposed_19) {causal, scale = 5.000000e-01 : f64} : (tensor<1x4x267x4xf32>, tensor<1x2x267x4xf32>, tensor<1x2x267x4xf32>) -> (tensor<1x4x267x4xf32>, tensor<1x4x267xf32>)
    %50 = tensor.empty() : tensor<1x267x4x4xf32>
    %transposed_20 = linalg.transpose ins(%49#0 : tensor<1x4x267x4xf32>) outs(%50 : tensor<1x267x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_21 = tensor.collapse_shape %transposed_20 [[0, 1], [2, 3]] : tensor<1x267x4x4xf32> into tensor<267x16xf32>
    %transposed_22 = linalg.transpose ins(%arg8 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %51 = linalg.matmul ins(%collapsed_21, %transposed_22 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %52 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<267x16xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<267x16xf32>, tensor<267x16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x16xf32>
    %expanded_23 = tensor.expand_shape %53 [[0, 1], [2]] output_shape [1, 267, 16] : tensor<267x16xf32> into tensor<1x267x16xf32>
    %54 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %expanded_23 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %55 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54 : tensor<1x267x16xf32>) outs(%18 : tensor<1x267x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %193 = arith.extf %in : f32 to f64
      linalg.yield %193 : f64
    } -> tensor<1x267x16xf64>
    %56 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%55 : tensor<1x267x16xf64>) outs(%21 : tensor<1x267x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %193 = arith.addf %in, %out : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x1xf64>
    %57 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56 : tensor<1x267x1xf64>) outs(%20 : tensor<1x267x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %193 = arith.divf %in, %cst_5 : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x1xf64>
    %58 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %57 : tensor<1x267x16xf64>, tensor<1x267x1xf64>) outs(%18 : tensor<1x267x16xf64>) {
    ^bb0(%in: f64, %in_96: f64, %out: f64):
      %193 = arith.subf %in, %in_96 : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x16xf64>
    %59 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %58 : tensor<1x267x16xf64>, tensor<1x267x16xf64>) outs(%18 : tensor<1x267x16xf64>) {
    ^bb0(%in: f64, %in_96: f64, %out: f64):
      %193 = arith.mulf %in, %in_96 : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x16xf64>
    %60 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<1x267x16xf64>) outs(%21 : tensor<1x267x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %193 = arith.addf %in, %out : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x1xf64>
    %61 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<1x267x1xf64>) outs(%20 : tensor<1x267x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %193 = arith.divf %in, %cst_5 : f64
      linalg.yield %193 : f64
    } -> tensor<1x267x1xf64>
    %62 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<1x267x1xf64>) outs(%28 : tensor<1x267x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %193 = arith.truncf %in : f64 to f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %63 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%54 : tensor<1x267x16xf32>) outs(%30 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %64 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<1x267x1xf32>) outs(%28 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.divf %in, %cst_6 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %65 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<1x267x1xf32>) outs(%28 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.truncf %cst_3 : f64 to f32
      %194 = arith.addf %in, %193 : f32
      linalg.yield %194 : f32
    } -> tensor<1x267x1xf32>
    %66 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<1x267x1xf32>) outs(%28 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.rsqrt %in : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %67 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %64 : tensor<1x267x16xf32>, tensor<1x267x1xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %68 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67, %66 : tensor<1x267x16xf32>, tensor<1x267x1xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %69 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %arg10 : tensor<1x267x16xf32>, tensor<16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %70 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %arg11 : tensor<1x267x16xf32>, tensor<16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %collapsed_24 = tensor.collapse_shape %70 [[0, 1], [2]] : tensor<1x267x16xf32> into tensor<267x16xf32>
    %transposed_25 = linalg.transpose ins(%arg12 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %71 = linalg.matmul ins(%collapsed_24, %transposed_25 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %72 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<267x16xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%71, %72 : tensor<267x16xf32>, tensor<267x16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x16xf32>
    %transposed_26 = linalg.transpose ins(%arg14 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %74 = linalg.matmul ins(%collapsed_24, %transposed_26 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %75 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg15 : tensor<16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<267x16xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%74, %75 : tensor<267x16xf32>, tensor<267x16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x16xf32>
    %expanded_27 = tensor.expand_shape %76 [[0, 1], [2]] output_shape [1, 267, 16] : tensor<267x16xf32> into tensor<1x267x16xf32>
    %extracted_slice_28 = tensor.extract_slice %expanded_27[0, 0, 0] [1, 267, 8] [1, 1, 1] : tensor<1x267x16xf32> to tensor<1x267x8xf32>
    %extracted_slice_29 = tensor.extract_slice %expanded_27[0, 0, 8] [1, 267, 8] [1, 1, 1] : tensor<1x267x16xf32> to tensor<1x267x8xf32>
    %expanded_30 = tensor.expand_shape %73 [[0, 1], [2, 3]] output_shape [1, 267, 4, 4] : tensor<267x16xf32> into tensor<1x267x4x4xf32>
    %transposed_31 = linalg.transpose ins(%expanded_30 : tensor<1x267x4x4xf32>) outs(%47 : tensor<1x4x267x4xf32>) permutation = [0, 2, 1, 3] 
    %expanded_32 = tensor.expand_shape %extracted_slice_28 [[0], [1], [2, 3]] output_shape [1, 267, 2, 4] : tensor<1x267x8xf32> into tensor<1x267x2x4xf32>
    %transposed_33 = linalg.transpose ins(%expanded_32 : tensor<1x267x2x4xf32>) outs(%48 : tensor<1x2x267x4xf32>) permutation = [0, 2, 1, 3] 
    %expanded_34 = tensor.expand_shape %extracted_slice_29 [[0], [1], [2, 3]] output_shape [1, 267, 2, 4] : tensor<1x267x8xf32> into tensor<1x267x2x4xf32>
    %transposed_35 = linalg.transpose ins(%expanded_34 : tensor<1x267x2x4xf32>) outs(%48 : tensor<1x2x267x4xf32>) permutation = [0, 2, 1, 3] 
    %77:2 = "fsdp.attention"(%transposed_31, %transposed_33, %transposed_35, %12) {scale = 5.000000e-01 : f64} : (tensor<1x4x267x4xf32>, tensor<1x2x267x4xf32>, tensor<1x2x267x4xf32>, tensor<1x1x267x267xi1>) -> (tensor<1x4x267x4xf32>, tensor<1x4x267xf32>)
    %transposed_36 = linalg.transpose ins(%77#0 : tensor<1x4x267x4xf32>) outs(%50 : tensor<1x267x4x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_37 = tensor.collapse_shape %transposed_36 [[0, 1], [2, 3]] : tensor<1x267x4x4xf32> into tensor<267x16xf32>
    %transposed_38 = linalg.transpose ins(%arg16 : tensor<16x16xf32>) outs(%39 : tensor<16x16xf32>) permutation = [1, 0] 
    %78 = linalg.matmul ins(%collapsed_37, %transposed_38 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %79 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg17 : tensor<16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<267x16xf32>
    %80 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%78, %79 : tensor<267x16xf32>, tensor<267x16xf32>) outs(%15 : tensor<267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x16xf32>
    %expanded_39 = tensor.expand_shape %80 [[0, 1], [2]] output_shape [1, 267, 16] : tensor<267x16xf32> into tensor<1x267x16xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%54, %expanded_39 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %collapsed_40 = tensor.collapse_shape %81 [[0, 1], [2]] : tensor<1x267x16xf32> into tensor<267x16xf32>
    %82 = tensor.empty() : tensor<16x31xf32>
    %transposed_41 = linalg.transpose ins(%arg18 : tensor<31x16xf32>) outs(%82 : tensor<16x31xf32>) permutation = [1, 0] 
    %83 = tensor.empty() : tensor<267x31xf32>
    %84 = linalg.fill ins(%cst_0 : f32) outs(%83 : tensor<267x31xf32>) -> tensor<267x31xf32>
    %85 = linalg.matmul ins(%collapsed_40, %transposed_41 : tensor<267x16xf32>, tensor<16x31xf32>) outs(%84 : tensor<267x31xf32>) -> tensor<267x31xf32>
    %86 = linalg.generic {indexing_maps = [#map13, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<31xf32>) outs(%83 : tensor<267x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<267x31xf32>
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%85, %86 : tensor<267x31xf32>, tensor<267x31xf32>) outs(%83 : tensor<267x31xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x31xf32>
    %collapsed_42 = tensor.collapse_shape %arg21 [[0, 1]] : tensor<1x267xi64> into tensor<267xi64>
    %88 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<267xi64>) -> tensor<267xi64>
    %89 = tensor.empty() : tensor<267xf32>
    %90 = linalg.fill ins(%cst_1 : f32) outs(%89 : tensor<267xf32>) -> tensor<267xf32>
    %91:2 = linalg.generic {indexing_maps = [#map3, #map9, #map9], iterator_types = ["parallel", "reduction"]} ins(%87 : tensor<267x31xf32>) outs(%90, %88 : tensor<267xf32>, tensor<267xi64>) {
    ^bb0(%in: f32, %out: f32, %out_96: i64):
      %193 = linalg.index 1 : index
      %194 = arith.index_cast %193 : index to i64
      %195 = arith.maximumf %in, %out : f32
      %196 = arith.cmpf ogt, %in, %out : f32
      %197 = arith.select %196, %194, %out_96 : i64
      linalg.yield %195, %197 : f32, i64
    } -> (tensor<267xf32>, tensor<267xi64>)
    %expanded_43 = tensor.expand_shape %91#0 [[0, 1]] output_shape [267, 1] : tensor<267xf32> into tensor<267x1xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%87, %expanded_43 : tensor<267x31xf32>, tensor<267x1xf32>) outs(%83 : tensor<267x31xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x31xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<267x31xf32>) outs(%83 : tensor<267x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.exp %in : f32
      linalg.yield %193 : f32
    } -> tensor<267x31xf32>
    %94 = tensor.empty() : tensor<267x1xf32>
    %95 = linalg.fill ins(%cst_0 : f32) outs(%94 : tensor<267x1xf32>) -> tensor<267x1xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "reduction"]} ins(%93 : tensor<267x31xf32>) outs(%95 : tensor<267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<267x1xf32>
    %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%96 : tensor<267x1xf32>) outs(%94 : tensor<267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.log %in : f32
      linalg.yield %193 : f32
    } -> tensor<267x1xf32>
    %98 = tensor.empty() : tensor<267xi1>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_42 : tensor<267xi64>) outs(%98 : tensor<267xi1>) {
    ^bb0(%in: i64, %out: i1):
      %193 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %193 : i1
    } -> tensor<267xi1>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map14, #map], iterator_types = ["parallel"]} ins(%99, %collapsed_42, %cst_7 : tensor<267xi1>, tensor<267xi64>, tensor<i64>) outs(%0 : tensor<267xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %193 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %193 : i64
    } -> tensor<267xi64>
    %expanded_44 = tensor.expand_shape %100 [[0, 1]] output_shape [267, 1] : tensor<267xi64> into tensor<267x1xi64>
    %101 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_44 : tensor<267x1xi64>) outs(%95 : tensor<267x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %193 = linalg.index 0 : index
      %194 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %87[%193, %194] : tensor<267x31xf32>
      linalg.yield %extracted : f32
    } -> tensor<267x1xf32>
    %102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%101, %expanded_43 : tensor<267x1xf32>, tensor<267x1xf32>) outs(%94 : tensor<267x1xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x1xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%97, %102 : tensor<267x1xf32>, tensor<267x1xf32>) outs(%94 : tensor<267x1xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x1xf32>
    %collapsed_45 = tensor.collapse_shape %103 [[0, 1]] : tensor<267x1xf32> into tensor<267xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map14, #map], iterator_types = ["parallel"]} ins(%99, %collapsed_45, %cst_2 : tensor<267xi1>, tensor<267xf32>, tensor<f32>) outs(%89 : tensor<267xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %193 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %193 : f32
    } -> tensor<267xf32>
    %105 = tensor.empty() : tensor<f32>
    %106 = linalg.fill ins(%cst_0 : f32) outs(%105 : tensor<f32>) -> tensor<f32>
    %107 = linalg.generic {indexing_maps = [#map, #map14], iterator_types = ["reduction"]} ins(%104 : tensor<267xf32>) outs(%106 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<f32>
    %108 = tensor.empty() : tensor<i64>
    %109 = linalg.fill ins(%c0_i64 : i64) outs(%108 : tensor<i64>) -> tensor<i64>
    %110 = linalg.generic {indexing_maps = [#map, #map14], iterator_types = ["reduction"]} ins(%99 : tensor<267xi1>) outs(%109 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %193 = arith.extui %in : i1 to i64
      %194 = arith.addi %193, %out : i64
      linalg.yield %194 : i64
    } -> tensor<i64>
    %111 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%107, %110 : tensor<f32>, tensor<i64>) outs(%105 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: i64, %out: f32):
      %193 = arith.sitofp %in_96 : i64 to f32
      %194 = arith.divf %in, %193 : f32
      linalg.yield %194 : f32
    } -> tensor<f32>
    %112 = linalg.generic {indexing_maps = [#map15, #map15, #map15], iterator_types = []} ins(%cst_4, %110 : tensor<f32>, tensor<i64>) outs(%105 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: i64, %out: f32):
      %193 = arith.sitofp %in_96 : i64 to f32
      %194 = arith.divf %in, %193 : f32
      linalg.yield %194 : f32
    } -> tensor<f32>
    %113 = linalg.generic {indexing_maps = [#map14, #map], iterator_types = ["parallel"]} ins(%112 : tensor<f32>) outs(%89 : tensor<267xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<267xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map, #map14, #map], iterator_types = ["parallel"]} ins(%99, %113, %cst_2 : tensor<267xi1>, tensor<267xf32>, tensor<f32>) outs(%89 : tensor<267xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %193 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %193 : f32
    } -> tensor<267xf32>
    %expanded_46 = tensor.expand_shape %114 [[0, 1]] output_shape [267, 1] : tensor<267xf32> into tensor<267x1xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%92, %97 : tensor<267x31xf32>, tensor<267x1xf32>) outs(%83 : tensor<267x31xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x31xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<267x31xf32>) outs(%83 : tensor<267x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = math.exp %in : f32
      linalg.yield %193 : f32
    } -> tensor<267x31xf32>
    %117 = tensor.empty() : tensor<31xi64>
    %118 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%117 : tensor<31xi64>) {
    ^bb0(%out: i64):
      %193 = linalg.index 0 : index
      %194 = arith.index_cast %193 : index to i64
      linalg.yield %194 : i64
    } -> tensor<31xi64>
    %expanded_47 = tensor.expand_shape %118 [[0, 1]] output_shape [1, 31] : tensor<31xi64> into tensor<1x31xi64>
    %expanded_48 = tensor.expand_shape %collapsed_42 [[0, 1]] output_shape [267, 1] : tensor<267xi64> into tensor<267x1xi64>
    %119 = tensor.empty() : tensor<267x31xi1>
    %120 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_47, %expanded_48 : tensor<1x31xi64>, tensor<267x1xi64>) outs(%119 : tensor<267x31xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %193 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %193 : i1
    } -> tensor<267x31xi1>
    %121 = linalg.generic {indexing_maps = [#map3, #map16, #map16, #map3], iterator_types = ["parallel", "parallel"]} ins(%120, %cst_4, %cst_2 : tensor<267x31xi1>, tensor<f32>, tensor<f32>) outs(%83 : tensor<267x31xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %193 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %193 : f32
    } -> tensor<267x31xf32>
    %122 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%116, %121 : tensor<267x31xf32>, tensor<267x31xf32>) outs(%83 : tensor<267x31xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x31xf32>
    %123 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%122, %expanded_46 : tensor<267x31xf32>, tensor<267x1xf32>) outs(%83 : tensor<267x31xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<267x31xf32>
    %124 = linalg.matmul ins(%123, %arg18 : tensor<267x31xf32>, tensor<31x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %125 = tensor.empty() : tensor<31x267xf32>
    %transposed_49 = linalg.transpose ins(%123 : tensor<267x31xf32>) outs(%125 : tensor<31x267xf32>) permutation = [1, 0] 
    %126 = tensor.empty() : tensor<31x16xf32>
    %127 = linalg.fill ins(%cst_0 : f32) outs(%126 : tensor<31x16xf32>) -> tensor<31x16xf32>
    %128 = linalg.matmul ins(%transposed_49, %collapsed_40 : tensor<31x267xf32>, tensor<267x16xf32>) outs(%127 : tensor<31x16xf32>) -> tensor<31x16xf32>
    %129 = tensor.empty() : tensor<1x31xf32>
    %130 = linalg.fill ins(%cst_0 : f32) outs(%129 : tensor<1x31xf32>) -> tensor<1x31xf32>
    %131 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction", "parallel"]} ins(%123 : tensor<267x31xf32>) outs(%130 : tensor<1x31xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x31xf32>
    %collapsed_50 = tensor.collapse_shape %131 [[0, 1]] : tensor<1x31xf32> into tensor<31xf32>
    %expanded_51 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [1, 267, 16] : tensor<267x16xf32> into tensor<1x267x16xf32>
    %132 = linalg.matmul ins(%124, %arg16 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %133 = tensor.empty() : tensor<16x267xf32>
    %transposed_52 = linalg.transpose ins(%124 : tensor<267x16xf32>) outs(%133 : tensor<16x267xf32>) permutation = [1, 0] 
    %134 = linalg.fill ins(%cst_0 : f32) outs(%39 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %135 = linalg.matmul ins(%transposed_52, %collapsed_37 : tensor<16x267xf32>, tensor<267x16xf32>) outs(%134 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %136 = tensor.empty() : tensor<1x16xf32>
    %137 = linalg.fill ins(%cst_0 : f32) outs(%136 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction", "parallel"]} ins(%124 : tensor<267x16xf32>) outs(%137 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x16xf32>
    %collapsed_53 = tensor.collapse_shape %138 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_54 = tensor.expand_shape %132 [[0, 1], [2, 3]] output_shape [1, 267, 4, 4] : tensor<267x16xf32> into tensor<1x267x4x4xf32>
    %transposed_55 = linalg.transpose ins(%expanded_54 : tensor<1x267x4x4xf32>) outs(%47 : tensor<1x4x267x4xf32>) permutation = [0, 2, 1, 3] 
    %139:3 = "fsdp.attention_grad"(%transposed_55, %transposed_31, %transposed_33, %transposed_35, %77#0, %77#1, %12) {scale = 5.000000e-01 : f64} : (tensor<1x4x267x4xf32>, tensor<1x4x267x4xf32>, tensor<1x2x267x4xf32>, tensor<1x2x267x4xf32>, tensor<1x4x267x4xf32>, tensor<1x4x267xf32>, tensor<1x1x267x267xi1>) -> (tensor<1x4x267x4xf32>, tensor<1x2x267x4xf32>, tensor<1x2x267x4xf32>)
    %140 = tensor.empty() : tensor<1x267x2x4xf32>
    %transposed_56 = linalg.transpose ins(%139#2 : tensor<1x2x267x4xf32>) outs(%140 : tensor<1x267x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_57 = tensor.collapse_shape %transposed_56 [[0], [1], [2, 3]] : tensor<1x267x2x4xf32> into tensor<1x267x8xf32>
    %transposed_58 = linalg.transpose ins(%139#1 : tensor<1x2x267x4xf32>) outs(%140 : tensor<1x267x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_59 = tensor.collapse_shape %transposed_58 [[0], [1], [2, 3]] : tensor<1x267x2x4xf32> into tensor<1x267x8xf32>
    %transposed_60 = linalg.transpose ins(%139#0 : tensor<1x4x267x4xf32>) outs(%50 : tensor<1x267x4x4xf32>) permutation = [0, 2, 1, 3] 
    %inserted_slice = tensor.insert_slice %collapsed_59 into %13[0, 0, 0] [1, 267, 8] [1, 1, 1] : tensor<1x267x8xf32> into tensor<1x267x16xf32>
    %inserted_slice_61 = tensor.insert_slice %collapsed_57 into %inserted_slice[0, 0, 8] [1, 267, 8] [1, 1, 1] : tensor<1x267x8xf32> into tensor<1x267x16xf32>
    %collapsed_62 = tensor.collapse_shape %inserted_slice_61 [[0, 1], [2]] : tensor<1x267x16xf32> into tensor<267x16xf32>
    %141 = linalg.matmul ins(%collapsed_62, %arg14 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %transposed_63 = linalg.transpose ins(%collapsed_62 : tensor<267x16xf32>) outs(%133 : tensor<16x267xf32>) permutation = [1, 0] 
    %142 = linalg.matmul ins(%transposed_63, %collapsed_24 : tensor<16x267xf32>, tensor<267x16xf32>) outs(%134 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_62 : tensor<267x16xf32>) outs(%137 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x16xf32>
    %collapsed_64 = tensor.collapse_shape %143 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_65 = tensor.expand_shape %141 [[0, 1], [2]] output_shape [1, 267, 16] : tensor<267x16xf32> into tensor<1x267x16xf32>
    %collapsed_66 = tensor.collapse_shape %transposed_60 [[0, 1], [2, 3]] : tensor<1x267x4x4xf32> into tensor<267x16xf32>
    %144 = linalg.matmul ins(%collapsed_66, %arg12 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %transposed_67 = linalg.transpose ins(%collapsed_66 : tensor<267x16xf32>) outs(%133 : tensor<16x267xf32>) permutation = [1, 0] 
    %145 = linalg.matmul ins(%transposed_67, %collapsed_24 : tensor<16x267xf32>, tensor<267x16xf32>) outs(%134 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %146 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_66 : tensor<267x16xf32>) outs(%137 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x16xf32>
    %collapsed_68 = tensor.collapse_shape %146 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_69 = tensor.expand_shape %144 [[0, 1], [2]] output_shape [1, 267, 16] : tensor<267x16xf32> into tensor<1x267x16xf32>
    %147 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65, %expanded_69 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %148 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %arg10 : tensor<1x267x16xf32>, tensor<16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %149 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.mulf %in, %cst_6 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %150 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%148 : tensor<1x267x16xf32>) outs(%30 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %151 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %68 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %152 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%151 : tensor<1x267x16xf32>) outs(%30 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %153 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %152 : tensor<1x267x16xf32>, tensor<1x267x1xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %154 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %150 : tensor<1x267x16xf32>, tensor<1x267x1xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %155 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %153 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %156 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<1x267x1xf32>) outs(%28 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.divf %in, %cst_6 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %157 = linalg.generic {indexing_maps = [#map11, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %155 : tensor<1x267x1xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %158 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %68 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %159 = tensor.empty() : tensor<16xf32>
    %160 = linalg.fill ins(%cst_0 : f32) outs(%159 : tensor<16xf32>) -> tensor<16xf32>
    %161 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "parallel"]} ins(%158 : tensor<1x267x16xf32>) outs(%160 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<16xf32>
    %162 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "parallel"]} ins(%147 : tensor<1x267x16xf32>) outs(%160 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<16xf32>
    %163 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_51, %157 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %collapsed_70 = tensor.collapse_shape %163 [[0, 1], [2]] : tensor<1x267x16xf32> into tensor<267x16xf32>
    %164 = linalg.matmul ins(%collapsed_70, %arg8 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %transposed_71 = linalg.transpose ins(%collapsed_70 : tensor<267x16xf32>) outs(%133 : tensor<16x267xf32>) permutation = [1, 0] 
    %165 = linalg.matmul ins(%transposed_71, %collapsed_21 : tensor<16x267xf32>, tensor<267x16xf32>) outs(%134 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %166 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_70 : tensor<267x16xf32>) outs(%137 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x16xf32>
    %collapsed_72 = tensor.collapse_shape %166 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_73 = tensor.expand_shape %164 [[0, 1], [2, 3]] output_shape [1, 267, 4, 4] : tensor<267x16xf32> into tensor<1x267x4x4xf32>
    %transposed_74 = linalg.transpose ins(%expanded_73 : tensor<1x267x4x4xf32>) outs(%47 : tensor<1x4x267x4xf32>) permutation = [0, 2, 1, 3] 
    %167:3 = "fsdp.attention_grad"(%transposed_74, %transposed_15, %transposed_17, %transposed_19, %49#0, %49#1) {causal, scale = 5.000000e-01 : f64} : (tensor<1x4x267x4xf32>, tensor<1x4x267x4xf32>, tensor<1x2x267x4xf32>, tensor<1x2x267x4xf32>, tensor<1x4x267x4xf32>, tensor<1x4x267xf32>) -> (tensor<1x4x267x4xf32>, tensor<1x2x267x4xf32>, tensor<1x2x267x4xf32>)
    %transposed_75 = linalg.transpose ins(%167#2 : tensor<1x2x267x4xf32>) outs(%140 : tensor<1x267x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_76 = tensor.collapse_shape %transposed_75 [[0], [1], [2, 3]] : tensor<1x267x2x4xf32> into tensor<1x267x8xf32>
    %transposed_77 = linalg.transpose ins(%167#1 : tensor<1x2x267x4xf32>) outs(%140 : tensor<1x267x2x4xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_78 = tensor.collapse_shape %transposed_77 [[0], [1], [2, 3]] : tensor<1x267x2x4xf32> into tensor<1x267x8xf32>
    %transposed_79 = linalg.transpose ins(%167#0 : tensor<1x4x267x4xf32>) outs(%50 : tensor<1x267x4x4xf32>) permutation = [0, 2, 1, 3] 
    %inserted_slice_80 = tensor.insert_slice %collapsed_78 into %13[0, 0, 0] [1, 267, 8] [1, 1, 1] : tensor<1x267x8xf32> into tensor<1x267x16xf32>
    %inserted_slice_81 = tensor.insert_slice %collapsed_76 into %inserted_slice_80[0, 0, 8] [1, 267, 8] [1, 1, 1] : tensor<1x267x8xf32> into tensor<1x267x16xf32>
    %collapsed_82 = tensor.collapse_shape %inserted_slice_81 [[0, 1], [2]] : tensor<1x267x16xf32> into tensor<267x16xf32>
    %168 = linalg.matmul ins(%collapsed_82, %arg6 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %transposed_83 = linalg.transpose ins(%collapsed_82 : tensor<267x16xf32>) outs(%133 : tensor<16x267xf32>) permutation = [1, 0] 
    %169 = linalg.matmul ins(%transposed_83, %collapsed : tensor<16x267xf32>, tensor<267x16xf32>) outs(%134 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %170 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_82 : tensor<267x16xf32>) outs(%137 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x16xf32>
    %collapsed_84 = tensor.collapse_shape %170 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_85 = tensor.expand_shape %168 [[0, 1], [2]] output_shape [1, 267, 16] : tensor<267x16xf32> into tensor<1x267x16xf32>
    %collapsed_86 = tensor.collapse_shape %transposed_79 [[0, 1], [2, 3]] : tensor<1x267x4x4xf32> into tensor<267x16xf32>
    %171 = linalg.matmul ins(%collapsed_86, %arg4 : tensor<267x16xf32>, tensor<16x16xf32>) outs(%40 : tensor<267x16xf32>) -> tensor<267x16xf32>
    %transposed_87 = linalg.transpose ins(%collapsed_86 : tensor<267x16xf32>) outs(%133 : tensor<16x267xf32>) permutation = [1, 0] 
    %172 = linalg.matmul ins(%transposed_87, %collapsed : tensor<16x267xf32>, tensor<267x16xf32>) outs(%134 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %173 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["reduction", "parallel"]} ins(%collapsed_86 : tensor<267x16xf32>) outs(%137 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x16xf32>
    %collapsed_88 = tensor.collapse_shape %173 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %expanded_89 = tensor.expand_shape %171 [[0, 1], [2]] output_shape [1, 267, 16] : tensor<267x16xf32> into tensor<1x267x16xf32>
    %174 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_85, %expanded_89 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %175 = linalg.generic {indexing_maps = [#map8, #map12, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %arg2 : tensor<1x267x16xf32>, tensor<16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %176 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.mulf %in, %cst_6 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %177 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%175 : tensor<1x267x16xf32>) outs(%30 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %178 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %36 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %179 = linalg.generic {indexing_maps = [#map8, #map11], iterator_types = ["parallel", "parallel", "reduction"]} ins(%178 : tensor<1x267x16xf32>) outs(%30 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %180 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %179 : tensor<1x267x16xf32>, tensor<1x267x1xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %181 = linalg.generic {indexing_maps = [#map8, #map11, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %177 : tensor<1x267x16xf32>, tensor<1x267x1xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %182 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181, %180 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.subf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %183 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<1x267x1xf32>) outs(%28 : tensor<1x267x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.divf %in, %cst_6 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x1xf32>
    %184 = linalg.generic {indexing_maps = [#map11, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183, %182 : tensor<1x267x1xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %185 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174, %36 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.mulf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %186 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "parallel"]} ins(%185 : tensor<1x267x16xf32>) outs(%160 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<16xf32>
    %187 = linalg.generic {indexing_maps = [#map8, #map12], iterator_types = ["reduction", "reduction", "parallel"]} ins(%174 : tensor<1x267x16xf32>) outs(%160 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<16xf32>
    %188 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163, %184 : tensor<1x267x16xf32>, tensor<1x267x16xf32>) outs(%13 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %193 = arith.addf %in, %in_96 : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %189 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<1x267x16xf32>) -> tensor<1x267x16xf32>
    %190 = linalg.generic {indexing_maps = [#map8, #map17], iterator_types = ["reduction", "parallel", "parallel"]} ins(%188 : tensor<1x267x16xf32>) outs(%189 : tensor<1x267x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %193 = arith.addf %in, %out : f32
      linalg.yield %193 : f32
    } -> tensor<1x267x16xf32>
    %collapsed_90 = tensor.collapse_shape %190 [[0, 1], [2]] : tensor<1x267x16xf32> into tensor<267x16xf32>
    %expanded_91 = tensor.expand_shape %collapsed_90 [[0], [1, 2]] output_shape [267, 1, 16] : tensor<267x16xf32> into tensor<267x1x16xf32>
    %191 = scf.for %arg22 = %c0 to %c267 step %c1 iter_args(%arg23 = %40) -> (tensor<267x16xf32>) {
      %extracted = tensor.extract %expanded[%arg22, %c0] : tensor<267x1xi64>
      %193 = arith.index_cast %extracted : i64 to index
      %extracted_slice_96 = tensor.extract_slice %expanded_91[%arg22, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<267x1x16xf32> to tensor<16xf32>
      %extracted_slice_97 = tensor.extract_slice %arg23[%193, 0] [1, 16] [1, 1] : tensor<267x16xf32> to tensor<16xf32>
      %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_96 : tensor<16xf32>) outs(%extracted_slice_97 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %195 = arith.addf %out, %in : f32
        linalg.yield %195 : f32
      } -> tensor<16xf32>
      %inserted_slice_98 = tensor.insert_slice %194 into %arg23[%193, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<267x16xf32>
      scf.yield %inserted_slice_98 : tensor<267x16xf32>
    }
    %collapsed_92 = tensor.collapse_shape %arg20 [[0, 1]] : tensor<1x267xi64> into tensor<267xi64>
    %collapsed_93 = tensor.collapse_shape %188 [[0, 1], [2]] : tensor<1x267x16xf32> into tensor<267x16xf32>
    %expanded_94 = tensor.expand_shape %collapsed_92 [[0, 1]] output_shape [267, 1] : tensor<267xi64> into tensor<267x1xi64>
    %expanded_95 = tensor.expand_shape %collapsed_93 [[0], [1, 2]] output_shape [267, 1, 16] : tensor<267x16xf32> into tensor<267x1x16xf32>
    %192 = scf.for %arg22 = %c0 to %c267 step %c1 iter_args(%arg23 = %127) -> (tensor<31x16xf32>) {
      %extracted = tensor.extract %expanded_94[%arg22, %c0] : tensor<267x1xi64>
      %193 = arith.index_cast %extracted : i64 to index
      %extracted_slice_96 = tensor.extract_slice %expanded_95[%arg22, 0, 0] [1, 1, 16] [1, 1, 1] : tensor<267x1x16xf32> to tensor<16xf32>
      %extracted_slice_97 = tensor.extract_slice %arg23[%193, 0] [1, 16] [1, 1] : tensor<31x16xf32> to tensor<16xf32>
      %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_96 : tensor<16xf32>) outs(%extracted_slice_97 : tensor<16xf32>) {
      ^bb0(%in: f32, %out: f32):
        %195 = arith.addf %out, %in : f32
        linalg.yield %195 : f32
      } -> tensor<16xf32>
      %inserted_slice_98 = tensor.insert_slice %194 into %arg23[%193, 0] [1, 16] [1, 1] : tensor<16xf32> into tensor<31x16xf32>
      scf.yield %inserted_slice_98 : tensor<31x16xf32>
    }
    return %111, %192, %191, %186, %187, %172, %collapsed_88, %169, %collapsed_84, %165, %collapsed_72, %161, %162, %145, %collapsed_68, %142, %collapsed_64, %135, %collapsed_53, %128, %collapsed_50 : tensor<f32>, tensor<31x16xf32>, tensor<267x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<31x16xf32>, tensor<31xf32>
  }
}
