#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0) -> (d0)>
#map8 = affine_map<(d0, d1) -> (0, d1)>
#map9 = affine_map<(d0, d1) -> ()>
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map18 = affine_map<(d0) -> ()>
#map19 = affine_map<() -> ()>
module @dispatched {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "dispatched.Dispatched" {
    fsdp.module @inner class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<8x8xf32>
      fsdp.param @bias : tensor<8xf32>
    }
    fsdp.module @blocks class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "dispatched.Block" {
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<8xf32>
          fsdp.param @bias : tensor<8xf32>
        }
        fsdp.module @router class "dispatched.Router" {
          fsdp.module @scores class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<4x8xf32>
          }
        }
        fsdp.module @experts class "dispatched.Experts" attributes {fsdp.parallel = {style = "expert"}} {
          fsdp.param @gate_up : tensor<4x8x24xf32>
          fsdp.param @gate_up_bias : tensor<4x1x24xf32>
          fsdp.param @down : tensor<4x12x8xf32>
        }
      }
      fsdp.module @"1" class "dispatched.Block" {
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<8xf32>
          fsdp.param @bias : tensor<8xf32>
        }
        fsdp.module @router class "dispatched.Router" {
          fsdp.module @scores class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<4x8xf32>
          }
        }
        fsdp.module @experts class "dispatched.Experts" attributes {fsdp.parallel = {style = "expert"}} {
          fsdp.param @gate_up : tensor<4x8x24xf32>
          fsdp.param @gate_up_bias : tensor<4x1x24xf32>
          fsdp.param @down : tensor<4x12x8xf32>
        }
      }
    }
    fsdp.module @head class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<5x8xf32>
      fsdp.param @bias : tensor<5xf32>
    }
  }
  func.func @step(%arg0: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@inner::@weight>}, %arg1: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@inner::@bias>}, %arg2: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@weight>}, %arg3: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@bias>}, %arg4: tensor<4x8xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@router::@scores::@weight>}, %arg5: tensor<4x8x24xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@experts::@gate_up>}, %arg6: tensor<4x1x24xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@experts::@gate_up_bias>}, %arg7: tensor<4x12x8xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@experts::@down>}, %arg8: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@weight>}, %arg9: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@bias>}, %arg10: tensor<4x8xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@router::@scores::@weight>}, %arg11: tensor<4x8x24xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@experts::@gate_up>}, %arg12: tensor<4x1x24xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@experts::@gate_up_bias>}, %arg13: tensor<4x12x8xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@experts::@down>}, %arg14: tensor<5x8xf32> {fsdp.role = #fsdp.state<@model::@head::@weight>}, %arg15: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@head::@bias>}, %arg16: tensor<2x6x8xf32> {fsdp.role = #fsdp.input<"x">}, %arg17: tensor<2x6xi64> {fsdp.role = #fsdp.input<"label", indices = [0, 5, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.metric<"dropped">}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@model::@inner::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@inner::@bias>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@bias>}, tensor<4x8xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@router::@scores::@weight>}, tensor<4x8x24xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@experts::@gate_up>}, tensor<4x1x24xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@experts::@gate_up_bias>}, tensor<4x12x8xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@experts::@down>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@bias>}, tensor<4x8xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@router::@scores::@weight>}, tensor<4x8x24xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@experts::@gate_up>}, tensor<4x1x24xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@experts::@gate_up_bias>}, tensor<4x12x8xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@experts::@down>}, tensor<5x8xf32> {fsdp.role = #fsdp.grad<@model::@head::@weight>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@head::@bias>}) {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %c6_i64 = arith.constant 6 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 1.000000e+00 : f32
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<12x4xf32>
    %cst_4 = arith.constant dense<4.000000e-02> : tensor<4xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<12x4xf32>
    %cst_8 = arith.constant dense<false> : tensor<12x4xi1>
    %cst_9 = arith.constant 1.000000e-02 : f64
    %cst_10 = arith.constant 0xFFF0000000000000 : f64
    %cst_11 = arith.constant 1.000000e-05 : f64
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant 8.000000e+00 : f64
    %cst_14 = arith.constant 8.000000e+00 : f32
    %cst_15 = arith.constant 7.000000e+00 : f32
    %cst_16 = arith.constant 1.200000e+01 : f32
    %cst_17 = arith.constant 4.000000e+00 : f32
    %cst_18 = arith.constant dense<6> : tensor<i64>
    %cst_19 = arith.constant dense<0> : tensor<i64>
    %cst_20 = arith.constant dense<1> : tensor<i64>
    %collapsed = tensor.collapse_shape %arg16 [[0, 1], [2]] : tensor<2x6x8xf32> into tensor<12x8xf32>
    %0 = tensor.empty() : tensor<8x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<12x8xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %3 = linalg.matmul ins(%collapsed, %transposed : tensor<12x8xf32>, tensor<8x8xf32>) outs(%2 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%1 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x8xf32>
    %expanded = tensor.expand_shape %5 [[0, 1], [2]] output_shape [2, 6, 8] : tensor<12x8xf32> into tensor<2x6x8xf32>
    %6 = tensor.empty() : tensor<2x6x8xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = math.tanh %in : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %8 = tensor.empty() : tensor<2x6x8xf64>
    %9 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7 : tensor<2x6x8xf32>) outs(%8 : tensor<2x6x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %403 = arith.extf %in : f32 to f64
      linalg.yield %403 : f64
    } -> tensor<2x6x8xf64>
    %10 = tensor.empty() : tensor<2x6x1xf64>
    %11 = linalg.fill ins(%cst_0 : f64) outs(%10 : tensor<2x6x1xf64>) -> tensor<2x6x1xf64>
    %12 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%9 : tensor<2x6x8xf64>) outs(%11 : tensor<2x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %403 = arith.addf %in, %out : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x1xf64>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<2x6x1xf64>) outs(%10 : tensor<2x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %403 = arith.divf %in, %cst_13 : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x1xf64>
    %14 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<2x6x8xf64>, tensor<2x6x1xf64>) outs(%8 : tensor<2x6x8xf64>) {
    ^bb0(%in: f64, %in_207: f64, %out: f64):
      %403 = arith.subf %in, %in_207 : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x8xf64>
    %15 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14, %14 : tensor<2x6x8xf64>, tensor<2x6x8xf64>) outs(%8 : tensor<2x6x8xf64>) {
    ^bb0(%in: f64, %in_207: f64, %out: f64):
      %403 = arith.mulf %in, %in_207 : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x8xf64>
    %16 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%15 : tensor<2x6x8xf64>) outs(%11 : tensor<2x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %403 = arith.addf %in, %out : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x1xf64>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<2x6x1xf64>) outs(%10 : tensor<2x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %403 = arith.divf %in, %cst_13 : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x1xf64>
    %18 = tensor.empty() : tensor<2x6x1xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<2x6x1xf64>) outs(%18 : tensor<2x6x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %403 = arith.truncf %in : f64 to f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%18 : tensor<2x6x1xf32>) -> tensor<2x6x1xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<2x6x8xf32>) outs(%20 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %22 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<2x6x1xf32>) outs(%18 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.divf %in, %cst_14 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<2x6x1xf32>) outs(%18 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.truncf %cst_11 : f64 to f32
      %404 = arith.addf %in, %403 : f32
      linalg.yield %404 : f32
    } -> tensor<2x6x1xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<2x6x1xf32>) outs(%18 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = math.rsqrt %in : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %25 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %22 : tensor<2x6x8xf32>, tensor<2x6x1xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %24 : tensor<2x6x8xf32>, tensor<2x6x1xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg2 : tensor<2x6x8xf32>, tensor<8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %28 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27, %arg3 : tensor<2x6x8xf32>, tensor<8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %collapsed_21 = tensor.collapse_shape %28 [[0, 1], [2]] : tensor<2x6x8xf32> into tensor<12x8xf32>
    %29 = tensor.empty() : tensor<8x4xf32>
    %transposed_22 = linalg.transpose ins(%arg4 : tensor<4x8xf32>) outs(%29 : tensor<8x4xf32>) permutation = [1, 0] 
    %30 = tensor.empty() : tensor<12x4xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %32 = linalg.matmul ins(%collapsed_21, %transposed_22 : tensor<12x8xf32>, tensor<8x4xf32>) outs(%31 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %33 = tensor.empty() : tensor<12xi64>
    %34 = linalg.fill ins(%c0_i64 : i64) outs(%33 : tensor<12xi64>) -> tensor<12xi64>
    %35 = tensor.empty() : tensor<12xf32>
    %36 = linalg.fill ins(%cst_1 : f32) outs(%35 : tensor<12xf32>) -> tensor<12xf32>
    %37:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%32 : tensor<12x4xf32>) outs(%36, %34 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_207: i64):
      %403 = linalg.index 1 : index
      %404 = arith.index_cast %403 : index to i64
      %405 = arith.maximumf %in, %out : f32
      %406 = arith.cmpf ogt, %in, %out : f32
      %407 = arith.select %406, %404, %out_207 : i64
      linalg.yield %405, %407 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_23 = tensor.expand_shape %37#0 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %expanded_23 : tensor<12x4xf32>, tensor<12x1xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = math.exp %in : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %40 = tensor.empty() : tensor<12x1xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%40 : tensor<12x1xf32>) -> tensor<12x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%39 : tensor<12x4xf32>) outs(%41 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<12x1xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %42 : tensor<12x4xf32>, tensor<12x1xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.divf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %44 = tensor.empty() : tensor<4xi64>
    %45 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%44 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %403 : index to i64
      linalg.yield %404 : i64
    } -> tensor<4xi64>
    %expanded_24 = tensor.expand_shape %45 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %46:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%cst_7 : tensor<12x4xf32>) outs(%36, %34 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_207: i64):
      %403 = linalg.index 1 : index
      %404 = arith.index_cast %403 : index to i64
      %405 = arith.maximumf %in, %out : f32
      %406 = arith.cmpf ogt, %in, %out : f32
      %407 = arith.select %406, %404, %out_207 : i64
      linalg.yield %405, %407 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_25 = tensor.expand_shape %46#1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %47:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%43 : tensor<12x4xf32>) outs(%36, %34 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_207: i64):
      %403 = linalg.index 1 : index
      %404 = arith.index_cast %403 : index to i64
      %405 = arith.maximumf %in, %out : f32
      %406 = arith.cmpf ogt, %in, %out : f32
      %407 = arith.select %406, %404, %out_207 : i64
      linalg.yield %405, %407 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_26 = tensor.expand_shape %47#1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_26 : tensor<12x1xi64>) outs(%41 : tensor<12x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %43[%403, %404] : tensor<12x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x1xf32>
    %49 = tensor.empty() : tensor<12x1xi1>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<12x1xf32>) outs(%49 : tensor<12x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %403 = arith.extf %in : f32 to f64
      %404 = arith.cmpf oeq, %403, %cst_10 : f64
      linalg.yield %404 : i1
    } -> tensor<12x1xi1>
    %51 = tensor.empty() : tensor<12x1xi64>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %expanded_25, %expanded_26 : tensor<12x1xi1>, tensor<12x1xi64>, tensor<12x1xi64>) outs(%51 : tensor<12x1xi64>) {
    ^bb0(%in: i1, %in_207: i64, %in_208: i64, %out: i64):
      %403 = arith.select %in, %in_207, %in_208 : i64
      linalg.yield %403 : i64
    } -> tensor<12x1xi64>
    %53 = tensor.empty() : tensor<12x4xi1>
    %54 = linalg.generic {indexing_maps = [#map8, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_24, %52 : tensor<1x4xi64>, tensor<12x1xi64>) outs(%53 : tensor<12x4xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<12x4xi1>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %54 : tensor<12x4xi1>, tensor<12x4xi1>) outs(%53 : tensor<12x4xi1>) {
    ^bb0(%in: i1, %in_207: i1, %out: i1):
      %403 = arith.ori %in, %in_207 : i1
      linalg.yield %403 : i1
    } -> tensor<12x4xi1>
    %56 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %cst_6, %43 : tensor<12x4xi1>, tensor<f32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map9, #map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %cst_5, %cst_12 : tensor<12x4xi1>, tensor<f32>, tensor<f32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %58:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%57 : tensor<12x4xf32>) outs(%36, %34 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_207: i64):
      %403 = linalg.index 1 : index
      %404 = arith.index_cast %403 : index to i64
      %405 = arith.maximumf %in, %out : f32
      %406 = arith.cmpf ogt, %in, %out : f32
      %407 = arith.select %406, %404, %out_207 : i64
      linalg.yield %405, %407 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_27 = tensor.expand_shape %58#1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %59:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%56 : tensor<12x4xf32>) outs(%36, %34 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_207: i64):
      %403 = linalg.index 1 : index
      %404 = arith.index_cast %403 : index to i64
      %405 = arith.maximumf %in, %out : f32
      %406 = arith.cmpf ogt, %in, %out : f32
      %407 = arith.select %406, %404, %out_207 : i64
      linalg.yield %405, %407 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_28 = tensor.expand_shape %59#1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_28 : tensor<12x1xi64>) outs(%41 : tensor<12x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %56[%403, %404] : tensor<12x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x1xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<12x1xf32>) outs(%49 : tensor<12x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %403 = arith.extf %in : f32 to f64
      %404 = arith.cmpf oeq, %403, %cst_10 : f64
      linalg.yield %404 : i1
    } -> tensor<12x1xi1>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %expanded_27, %expanded_28 : tensor<12x1xi1>, tensor<12x1xi64>, tensor<12x1xi64>) outs(%51 : tensor<12x1xi64>) {
    ^bb0(%in: i1, %in_207: i64, %in_208: i64, %out: i64):
      %403 = arith.select %in, %in_207, %in_208 : i64
      linalg.yield %403 : i64
    } -> tensor<12x1xi64>
    %63 = tensor.empty() : tensor<12x2xi64>
    %inserted_slice = tensor.insert_slice %52 into %63[0, 0] [12, 1] [1, 1] : tensor<12x1xi64> into tensor<12x2xi64>
    %inserted_slice_29 = tensor.insert_slice %62 into %inserted_slice[0, 1] [12, 1] [1, 1] : tensor<12x1xi64> into tensor<12x2xi64>
    %64 = tensor.empty() : tensor<12x2xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<12x2xf32>) -> tensor<12x2xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_29 : tensor<12x2xi64>) outs(%65 : tensor<12x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %43[%403, %404] : tensor<12x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x2xf32>
    %67 = tensor.empty() : tensor<2x12xi64>
    %transposed_30 = linalg.transpose ins(%inserted_slice_29 : tensor<12x2xi64>) outs(%67 : tensor<2x12xi64>) permutation = [1, 0] 
    %expanded_31 = tensor.expand_shape %transposed_30 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xi64> into tensor<2x12x1xi64>
    %68 = tensor.empty() : tensor<2x12x4xi1>
    %69 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %45 : tensor<2x12x1xi64>, tensor<4xi64>) outs(%68 : tensor<2x12x4xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<2x12x4xi1>
    %70 = tensor.empty() : tensor<2x12x4xi64>
    %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<2x12x4xi1>) outs(%70 : tensor<2x12x4xi64>) {
    ^bb0(%in: i1, %out: i64):
      %403 = arith.extui %in : i1 to i64
      linalg.yield %403 : i64
    } -> tensor<2x12x4xi64>
    %72 = tensor.empty() : tensor<2x12x4xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<2x12x4xi64>) outs(%72 : tensor<2x12x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = arith.sitofp %in : i64 to f32
      linalg.yield %403 : f32
    } -> tensor<2x12x4xf32>
    %collapsed_32 = tensor.collapse_shape %73 [[0, 1], [2]] : tensor<2x12x4xf32> into tensor<24x4xf32>
    %74 = tensor.empty() : tensor<4x24xf32>
    %transposed_33 = linalg.transpose ins(%collapsed_32 : tensor<24x4xf32>) outs(%74 : tensor<4x24xf32>) permutation = [1, 0] 
    %75 = tensor.empty() : tensor<24xi64>
    %76 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%75 : tensor<24xi64>) {
    ^bb0(%out: i64):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %403 : index to i64
      linalg.yield %404 : i64
    } -> tensor<24xi64>
    %expanded_34 = tensor.expand_shape %76 [[0, 1]] output_shape [1, 24] : tensor<24xi64> into tensor<1x24xi64>
    %expanded_35 = tensor.expand_shape %76 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %77 = tensor.empty() : tensor<24x24xi1>
    %78 = linalg.generic {indexing_maps = [#map8, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_34, %expanded_35 : tensor<1x24xi64>, tensor<24x1xi64>) outs(%77 : tensor<24x24xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi sle, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<24x24xi1>
    %expanded_36 = tensor.expand_shape %transposed_33 [[0], [1, 2]] output_shape [4, 1, 24] : tensor<4x24xf32> into tensor<4x1x24xf32>
    %79 = tensor.empty() : tensor<4x24x24xf32>
    %80 = linalg.generic {indexing_maps = [#map10, #map11, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %expanded_36, %cst_5 : tensor<24x24xi1>, tensor<4x1x24xf32>, tensor<f32>) outs(%79 : tensor<4x24x24xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<4x24x24xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%74 : tensor<4x24xf32>) -> tensor<4x24xf32>
    %82 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%80 : tensor<4x24x24xf32>) outs(%81 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<4x24xf32>
    %83 = tensor.empty() : tensor<24x4xf32>
    %transposed_37 = linalg.transpose ins(%82 : tensor<4x24xf32>) outs(%83 : tensor<24x4xf32>) permutation = [1, 0] 
    %expanded_38 = tensor.expand_shape %transposed_37 [[0, 1], [2]] output_shape [2, 12, 4] : tensor<24x4xf32> into tensor<2x12x4xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_38, %73 : tensor<2x12x4xf32>, tensor<2x12x4xf32>) outs(%72 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x12x4xf32>
    %85 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%84, %73 : tensor<2x12x4xf32>, tensor<2x12x4xf32>) outs(%72 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x12x4xf32>
    %86 = tensor.empty() : tensor<2x12xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<2x12xf32>) -> tensor<2x12xf32>
    %88 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%85 : tensor<2x12x4xf32>) outs(%87 : tensor<2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<2x12xf32>
    %89 = tensor.empty() : tensor<2x12xi1>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<2x12xf32>) outs(%89 : tensor<2x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %403 = arith.cmpf olt, %in, %cst_15 : f32
      linalg.yield %403 : i1
    } -> tensor<2x12xi1>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<2x12xi1>) outs(%86 : tensor<2x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %403 = arith.uitofp %in : i1 to f32
      linalg.yield %403 : f32
    } -> tensor<2x12xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<2x12xf32>) outs(%67 : tensor<2x12xi64>) {
    ^bb0(%in: f32, %out: i64):
      %403 = arith.fptosi %in : f32 to i64
      linalg.yield %403 : i64
    } -> tensor<2x12xi64>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92 : tensor<2x12xi64>) outs(%89 : tensor<2x12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %403 = arith.cmpi sgt, %in, %c6_i64 : i64
      linalg.yield %403 : i1
    } -> tensor<2x12xi1>
    %94 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93, %cst_18, %92 : tensor<2x12xi1>, tensor<i64>, tensor<2x12xi64>) outs(%67 : tensor<2x12xi64>) {
    ^bb0(%in: i1, %in_207: i64, %in_208: i64, %out: i64):
      %403 = arith.select %in, %in_207, %in_208 : i64
      linalg.yield %403 : i64
    } -> tensor<2x12xi64>
    %expanded_39 = tensor.expand_shape %94 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xi64> into tensor<2x12x1xi64>
    %95 = tensor.empty() : tensor<7xi64>
    %96 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%95 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %403 : index to i64
      linalg.yield %404 : i64
    } -> tensor<7xi64>
    %97 = tensor.empty() : tensor<2x12x7xi1>
    %98 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39, %96 : tensor<2x12x1xi64>, tensor<7xi64>) outs(%97 : tensor<2x12x7xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<2x12x7xi1>
    %99 = tensor.empty() : tensor<2x12x7xi64>
    %100 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<2x12x7xi1>) outs(%99 : tensor<2x12x7xi64>) {
    ^bb0(%in: i1, %out: i64):
      %403 = arith.extui %in : i1 to i64
      linalg.yield %403 : i64
    } -> tensor<2x12x7xi64>
    %101 = tensor.empty() : tensor<2x12x7xf32>
    %102 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<2x12x7xi64>) outs(%101 : tensor<2x12x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = arith.sitofp %in : i64 to f32
      linalg.yield %403 : f32
    } -> tensor<2x12x7xf32>
    %expanded_40 = tensor.expand_shape %91 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xf32> into tensor<2x12x1xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%102, %expanded_40 : tensor<2x12x7xf32>, tensor<2x12x1xf32>) outs(%101 : tensor<2x12x7xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x12x7xf32>
    %expanded_41 = tensor.expand_shape %73 [[0], [1], [2, 3]] output_shape [2, 12, 4, 1] : tensor<2x12x4xf32> into tensor<2x12x4x1xf32>
    %expanded_42 = tensor.expand_shape %103 [[0], [1], [2, 3]] output_shape [2, 12, 7, 1] : tensor<2x12x7xf32> into tensor<2x12x7x1xf32>
    %104 = tensor.empty() : tensor<2x12x1x7xf32>
    %transposed_43 = linalg.transpose ins(%expanded_42 : tensor<2x12x7x1xf32>) outs(%104 : tensor<2x12x1x7xf32>) permutation = [0, 1, 3, 2] 
    %105 = tensor.empty() : tensor<2x12x4x7xf32>
    %106 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41, %transposed_43 : tensor<2x12x4x1xf32>, tensor<2x12x1x7xf32>) outs(%105 : tensor<2x12x4x7xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x12x4x7xf32>
    %107 = tensor.empty() : tensor<12x4x7xf32>
    %108 = linalg.fill ins(%cst : f32) outs(%107 : tensor<12x4x7xf32>) -> tensor<12x4x7xf32>
    %109 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%106 : tensor<2x12x4x7xf32>) outs(%108 : tensor<12x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<12x4x7xf32>
    %110 = tensor.empty() : tensor<12x4x7x2xf32>
    %transposed_44 = linalg.transpose ins(%106 : tensor<2x12x4x7xf32>) outs(%110 : tensor<12x4x7x2xf32>) permutation = [1, 2, 3, 0] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0], [1, 2], [3]] : tensor<12x4x7x2xf32> into tensor<12x28x2xf32>
    %expanded_46 = tensor.expand_shape %66 [[0], [1, 2]] output_shape [12, 2, 1] : tensor<12x2xf32> into tensor<12x2x1xf32>
    %111 = tensor.empty() : tensor<12x28x1xf32>
    %112 = linalg.fill ins(%cst : f32) outs(%111 : tensor<12x28x1xf32>) -> tensor<12x28x1xf32>
    %113 = linalg.batch_matmul ins(%collapsed_45, %expanded_46 : tensor<12x28x2xf32>, tensor<12x2x1xf32>) outs(%112 : tensor<12x28x1xf32>) -> tensor<12x28x1xf32>
    %expanded_47 = tensor.expand_shape %113 [[0], [1, 2], [3]] output_shape [12, 4, 7, 1] : tensor<12x28x1xf32> into tensor<12x4x7x1xf32>
    %extracted_slice = tensor.extract_slice %73[0, 0, 0] [1, 12, 4] [1, 1, 1] : tensor<2x12x4xf32> to tensor<1x12x4xf32>
    %collapsed_48 = tensor.collapse_shape %extracted_slice [[0, 1], [2]] : tensor<1x12x4xf32> into tensor<12x4xf32>
    %114 = tensor.empty() : tensor<4xf32>
    %115 = linalg.fill ins(%cst : f32) outs(%114 : tensor<4xf32>) -> tensor<4xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%collapsed_48 : tensor<12x4xf32>) outs(%115 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %117 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%116 : tensor<4xf32>) outs(%114 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.divf %in, %cst_16 : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%43 : tensor<12x4xf32>) outs(%115 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%118 : tensor<4xf32>) outs(%114 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.divf %in, %cst_16 : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %120 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%117, %119 : tensor<4xf32>, tensor<4xf32>) outs(%114 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %121 = tensor.empty() : tensor<f32>
    %122 = linalg.fill ins(%cst : f32) outs(%121 : tensor<f32>) -> tensor<f32>
    %123 = linalg.generic {indexing_maps = [#map7, #map18], iterator_types = ["reduction"]} ins(%120 : tensor<4xf32>) outs(%122 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %124 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%123 : tensor<f32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.mulf %in, %cst_17 : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %125 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_20, %91 : tensor<i64>, tensor<2x12xf32>) outs(%86 : tensor<2x12xf32>) {
    ^bb0(%in: i64, %in_207: f32, %out: f32):
      %403 = arith.sitofp %in : i64 to f32
      %404 = arith.subf %403, %in_207 : f32
      linalg.yield %404 : f32
    } -> tensor<2x12xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction"]} ins(%125 : tensor<2x12xf32>) outs(%122 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %expanded_49 = tensor.expand_shape %109 [[0], [1], [2, 3]] output_shape [12, 4, 7, 1] : tensor<12x4x7xf32> into tensor<12x4x7x1xf32>
    %127 = tensor.empty() : tensor<4x7x12x1xf32>
    %transposed_50 = linalg.transpose ins(%expanded_49 : tensor<12x4x7x1xf32>) outs(%127 : tensor<4x7x12x1xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_51 = tensor.collapse_shape %transposed_50 [[0, 1], [2, 3]] : tensor<4x7x12x1xf32> into tensor<28x12xf32>
    %expanded_52 = tensor.expand_shape %collapsed_51 [[0, 1], [2]] output_shape [1, 28, 12] : tensor<28x12xf32> into tensor<1x28x12xf32>
    %expanded_53 = tensor.expand_shape %collapsed_21 [[0, 1], [2]] output_shape [1, 12, 8] : tensor<12x8xf32> into tensor<1x12x8xf32>
    %128 = tensor.empty() : tensor<1x28x8xf32>
    %129 = linalg.fill ins(%cst : f32) outs(%128 : tensor<1x28x8xf32>) -> tensor<1x28x8xf32>
    %130 = linalg.batch_matmul ins(%expanded_52, %expanded_53 : tensor<1x28x12xf32>, tensor<1x12x8xf32>) outs(%129 : tensor<1x28x8xf32>) -> tensor<1x28x8xf32>
    %collapsed_54 = tensor.collapse_shape %130 [[0, 1], [2]] : tensor<1x28x8xf32> into tensor<28x8xf32>
    %expanded_55 = tensor.expand_shape %collapsed_54 [[0, 1], [2, 3]] output_shape [4, 7, 1, 8] : tensor<28x8xf32> into tensor<4x7x1x8xf32>
    %131 = tensor.empty() : tensor<4x7x8x1xf32>
    %transposed_56 = linalg.transpose ins(%expanded_55 : tensor<4x7x1x8xf32>) outs(%131 : tensor<4x7x8x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_57 = tensor.collapse_shape %transposed_56 [[0], [1], [2, 3]] : tensor<4x7x8x1xf32> into tensor<4x7x8xf32>
    %132 = tensor.empty() : tensor<4x7x24xf32>
    %133 = linalg.fill ins(%cst : f32) outs(%132 : tensor<4x7x24xf32>) -> tensor<4x7x24xf32>
    %134 = linalg.batch_matmul ins(%collapsed_57, %arg5 : tensor<4x7x8xf32>, tensor<4x8x24xf32>) outs(%133 : tensor<4x7x24xf32>) -> tensor<4x7x24xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%134, %arg6 : tensor<4x7x24xf32>, tensor<4x1x24xf32>) outs(%132 : tensor<4x7x24xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x24xf32>
    %extracted_slice_58 = tensor.extract_slice %135[0, 0, 0] [4, 7, 12] [1, 1, 1] : tensor<4x7x24xf32> to tensor<4x7x12xf32>
    %extracted_slice_59 = tensor.extract_slice %135[0, 0, 12] [4, 7, 12] [1, 1, 1] : tensor<4x7x24xf32> to tensor<4x7x12xf32>
    %136 = tensor.empty() : tensor<4x7x12xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_58 : tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.negf %in : f32
      %404 = math.exp %403 : f32
      %405 = arith.addf %404, %cst_2 : f32
      %406 = arith.divf %cst_2, %405 : f32
      linalg.yield %406 : f32
    } -> tensor<4x7x12xf32>
    %138 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_58, %137 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138, %extracted_slice_59 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %140 = tensor.empty() : tensor<4x7x8xf32>
    %141 = linalg.fill ins(%cst : f32) outs(%140 : tensor<4x7x8xf32>) -> tensor<4x7x8xf32>
    %142 = linalg.batch_matmul ins(%139, %arg7 : tensor<4x7x12xf32>, tensor<4x12x8xf32>) outs(%141 : tensor<4x7x8xf32>) -> tensor<4x7x8xf32>
    %expanded_60 = tensor.expand_shape %142 [[0], [1], [2, 3]] output_shape [4, 7, 8, 1] : tensor<4x7x8xf32> into tensor<4x7x8x1xf32>
    %143 = tensor.empty() : tensor<12x7x4x1xf32>
    %transposed_61 = linalg.transpose ins(%expanded_47 : tensor<12x4x7x1xf32>) outs(%143 : tensor<12x7x4x1xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_62 = tensor.collapse_shape %transposed_61 [[0], [1, 2, 3]] : tensor<12x7x4x1xf32> into tensor<12x28xf32>
    %expanded_63 = tensor.expand_shape %collapsed_62 [[0, 1], [2]] output_shape [1, 12, 28] : tensor<12x28xf32> into tensor<1x12x28xf32>
    %144 = tensor.empty() : tensor<7x4x8x1xf32>
    %transposed_64 = linalg.transpose ins(%expanded_60 : tensor<4x7x8x1xf32>) outs(%144 : tensor<7x4x8x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed_65 = tensor.collapse_shape %transposed_64 [[0, 1], [2, 3]] : tensor<7x4x8x1xf32> into tensor<28x8xf32>
    %expanded_66 = tensor.expand_shape %collapsed_65 [[0, 1], [2]] output_shape [1, 28, 8] : tensor<28x8xf32> into tensor<1x28x8xf32>
    %145 = tensor.empty() : tensor<1x12x8xf32>
    %146 = linalg.fill ins(%cst : f32) outs(%145 : tensor<1x12x8xf32>) -> tensor<1x12x8xf32>
    %147 = linalg.batch_matmul ins(%expanded_63, %expanded_66 : tensor<1x12x28xf32>, tensor<1x28x8xf32>) outs(%146 : tensor<1x12x8xf32>) -> tensor<1x12x8xf32>
    %collapsed_67 = tensor.collapse_shape %147 [[0, 1], [2]] : tensor<1x12x8xf32> into tensor<12x8xf32>
    %expanded_68 = tensor.expand_shape %collapsed_67 [[0], [1, 2, 3]] output_shape [12, 1, 1, 8] : tensor<12x8xf32> into tensor<12x1x1x8xf32>
    %148 = tensor.empty() : tensor<12x8x1x1xf32>
    %transposed_69 = linalg.transpose ins(%expanded_68 : tensor<12x1x1x8xf32>) outs(%148 : tensor<12x8x1x1xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_70 = tensor.collapse_shape %transposed_69 [[0], [1, 2, 3]] : tensor<12x8x1x1xf32> into tensor<12x8xf32>
    %expanded_71 = tensor.expand_shape %collapsed_70 [[0, 1], [2]] output_shape [2, 6, 8] : tensor<12x8xf32> into tensor<2x6x8xf32>
    %149 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %expanded_71 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %150 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%124 : tensor<f32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.truncf %cst_9 : f64 to f32
      %404 = arith.mulf %in, %403 : f32
      linalg.yield %404 : f32
    } -> tensor<f32>
    %151 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%150 : tensor<f32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %cst : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %152 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%126 : tensor<f32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %cst : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %153 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149 : tensor<2x6x8xf32>) outs(%8 : tensor<2x6x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %403 = arith.extf %in : f32 to f64
      linalg.yield %403 : f64
    } -> tensor<2x6x8xf64>
    %154 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%153 : tensor<2x6x8xf64>) outs(%11 : tensor<2x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %403 = arith.addf %in, %out : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x1xf64>
    %155 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154 : tensor<2x6x1xf64>) outs(%10 : tensor<2x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %403 = arith.divf %in, %cst_13 : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x1xf64>
    %156 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %155 : tensor<2x6x8xf64>, tensor<2x6x1xf64>) outs(%8 : tensor<2x6x8xf64>) {
    ^bb0(%in: f64, %in_207: f64, %out: f64):
      %403 = arith.subf %in, %in_207 : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x8xf64>
    %157 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %156 : tensor<2x6x8xf64>, tensor<2x6x8xf64>) outs(%8 : tensor<2x6x8xf64>) {
    ^bb0(%in: f64, %in_207: f64, %out: f64):
      %403 = arith.mulf %in, %in_207 : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x8xf64>
    %158 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%157 : tensor<2x6x8xf64>) outs(%11 : tensor<2x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %403 = arith.addf %in, %out : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x1xf64>
    %159 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<2x6x1xf64>) outs(%10 : tensor<2x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %403 = arith.divf %in, %cst_13 : f64
      linalg.yield %403 : f64
    } -> tensor<2x6x1xf64>
    %160 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<2x6x1xf64>) outs(%18 : tensor<2x6x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %403 = arith.truncf %in : f64 to f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %161 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%149 : tensor<2x6x8xf32>) outs(%20 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %162 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<2x6x1xf32>) outs(%18 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.divf %in, %cst_14 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %163 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160 : tensor<2x6x1xf32>) outs(%18 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.truncf %cst_11 : f64 to f32
      %404 = arith.addf %in, %403 : f32
      linalg.yield %404 : f32
    } -> tensor<2x6x1xf32>
    %164 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%163 : tensor<2x6x1xf32>) outs(%18 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = math.rsqrt %in : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %165 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %162 : tensor<2x6x8xf32>, tensor<2x6x1xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %166 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%165, %164 : tensor<2x6x8xf32>, tensor<2x6x1xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %167 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %arg8 : tensor<2x6x8xf32>, tensor<8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %168 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %arg9 : tensor<2x6x8xf32>, tensor<8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %collapsed_72 = tensor.collapse_shape %168 [[0, 1], [2]] : tensor<2x6x8xf32> into tensor<12x8xf32>
    %transposed_73 = linalg.transpose ins(%arg10 : tensor<4x8xf32>) outs(%29 : tensor<8x4xf32>) permutation = [1, 0] 
    %169 = linalg.matmul ins(%collapsed_72, %transposed_73 : tensor<12x8xf32>, tensor<8x4xf32>) outs(%31 : tensor<12x4xf32>) -> tensor<12x4xf32>
    %170:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%169 : tensor<12x4xf32>) outs(%36, %34 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_207: i64):
      %403 = linalg.index 1 : index
      %404 = arith.index_cast %403 : index to i64
      %405 = arith.maximumf %in, %out : f32
      %406 = arith.cmpf ogt, %in, %out : f32
      %407 = arith.select %406, %404, %out_207 : i64
      linalg.yield %405, %407 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_74 = tensor.expand_shape %170#0 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%169, %expanded_74 : tensor<12x4xf32>, tensor<12x1xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = math.exp %in : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%172 : tensor<12x4xf32>) outs(%41 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<12x1xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%172, %173 : tensor<12x4xf32>, tensor<12x1xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.divf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %175:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%174 : tensor<12x4xf32>) outs(%36, %34 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_207: i64):
      %403 = linalg.index 1 : index
      %404 = arith.index_cast %403 : index to i64
      %405 = arith.maximumf %in, %out : f32
      %406 = arith.cmpf ogt, %in, %out : f32
      %407 = arith.select %406, %404, %out_207 : i64
      linalg.yield %405, %407 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_75 = tensor.expand_shape %175#1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_75 : tensor<12x1xi64>) outs(%41 : tensor<12x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %174[%403, %404] : tensor<12x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x1xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176 : tensor<12x1xf32>) outs(%49 : tensor<12x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %403 = arith.extf %in : f32 to f64
      %404 = arith.cmpf oeq, %403, %cst_10 : f64
      linalg.yield %404 : i1
    } -> tensor<12x1xi1>
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %expanded_25, %expanded_75 : tensor<12x1xi1>, tensor<12x1xi64>, tensor<12x1xi64>) outs(%51 : tensor<12x1xi64>) {
    ^bb0(%in: i1, %in_207: i64, %in_208: i64, %out: i64):
      %403 = arith.select %in, %in_207, %in_208 : i64
      linalg.yield %403 : i64
    } -> tensor<12x1xi64>
    %179 = linalg.generic {indexing_maps = [#map8, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_24, %178 : tensor<1x4xi64>, tensor<12x1xi64>) outs(%53 : tensor<12x4xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<12x4xi1>
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %179 : tensor<12x4xi1>, tensor<12x4xi1>) outs(%53 : tensor<12x4xi1>) {
    ^bb0(%in: i1, %in_207: i1, %out: i1):
      %403 = arith.ori %in, %in_207 : i1
      linalg.yield %403 : i1
    } -> tensor<12x4xi1>
    %181 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %cst_6, %174 : tensor<12x4xi1>, tensor<f32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %182 = linalg.generic {indexing_maps = [#map1, #map9, #map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %cst_5, %cst_12 : tensor<12x4xi1>, tensor<f32>, tensor<f32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %183:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%182 : tensor<12x4xf32>) outs(%36, %34 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_207: i64):
      %403 = linalg.index 1 : index
      %404 = arith.index_cast %403 : index to i64
      %405 = arith.maximumf %in, %out : f32
      %406 = arith.cmpf ogt, %in, %out : f32
      %407 = arith.select %406, %404, %out_207 : i64
      linalg.yield %405, %407 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_76 = tensor.expand_shape %183#1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %184:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%181 : tensor<12x4xf32>) outs(%36, %34 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_207: i64):
      %403 = linalg.index 1 : index
      %404 = arith.index_cast %403 : index to i64
      %405 = arith.maximumf %in, %out : f32
      %406 = arith.cmpf ogt, %in, %out : f32
      %407 = arith.select %406, %404, %out_207 : i64
      linalg.yield %405, %407 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_77 = tensor.expand_shape %184#1 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %185 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_77 : tensor<12x1xi64>) outs(%41 : tensor<12x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %181[%403, %404] : tensor<12x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x1xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%185 : tensor<12x1xf32>) outs(%49 : tensor<12x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %403 = arith.extf %in : f32 to f64
      %404 = arith.cmpf oeq, %403, %cst_10 : f64
      linalg.yield %404 : i1
    } -> tensor<12x1xi1>
    %187 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%186, %expanded_76, %expanded_77 : tensor<12x1xi1>, tensor<12x1xi64>, tensor<12x1xi64>) outs(%51 : tensor<12x1xi64>) {
    ^bb0(%in: i1, %in_207: i64, %in_208: i64, %out: i64):
      %403 = arith.select %in, %in_207, %in_208 : i64
      linalg.yield %403 : i64
    } -> tensor<12x1xi64>
    %inserted_slice_78 = tensor.insert_slice %178 into %63[0, 0] [12, 1] [1, 1] : tensor<12x1xi64> into tensor<12x2xi64>
    %inserted_slice_79 = tensor.insert_slice %187 into %inserted_slice_78[0, 1] [12, 1] [1, 1] : tensor<12x1xi64> into tensor<12x2xi64>
    %188 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_79 : tensor<12x2xi64>) outs(%65 : tensor<12x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %174[%403, %404] : tensor<12x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x2xf32>
    %transposed_80 = linalg.transpose ins(%inserted_slice_79 : tensor<12x2xi64>) outs(%67 : tensor<2x12xi64>) permutation = [1, 0] 
    %expanded_81 = tensor.expand_shape %transposed_80 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xi64> into tensor<2x12x1xi64>
    %189 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_81, %45 : tensor<2x12x1xi64>, tensor<4xi64>) outs(%68 : tensor<2x12x4xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<2x12x4xi1>
    %190 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189 : tensor<2x12x4xi1>) outs(%70 : tensor<2x12x4xi64>) {
    ^bb0(%in: i1, %out: i64):
      %403 = arith.extui %in : i1 to i64
      linalg.yield %403 : i64
    } -> tensor<2x12x4xi64>
    %191 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<2x12x4xi64>) outs(%72 : tensor<2x12x4xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = arith.sitofp %in : i64 to f32
      linalg.yield %403 : f32
    } -> tensor<2x12x4xf32>
    %collapsed_82 = tensor.collapse_shape %191 [[0, 1], [2]] : tensor<2x12x4xf32> into tensor<24x4xf32>
    %transposed_83 = linalg.transpose ins(%collapsed_82 : tensor<24x4xf32>) outs(%74 : tensor<4x24xf32>) permutation = [1, 0] 
    %expanded_84 = tensor.expand_shape %transposed_83 [[0], [1, 2]] output_shape [4, 1, 24] : tensor<4x24xf32> into tensor<4x1x24xf32>
    %192 = linalg.generic {indexing_maps = [#map10, #map11, #map12, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%78, %expanded_84, %cst_5 : tensor<24x24xi1>, tensor<4x1x24xf32>, tensor<f32>) outs(%79 : tensor<4x24x24xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<4x24x24xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%192 : tensor<4x24x24xf32>) outs(%81 : tensor<4x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<4x24xf32>
    %transposed_85 = linalg.transpose ins(%193 : tensor<4x24xf32>) outs(%83 : tensor<24x4xf32>) permutation = [1, 0] 
    %expanded_86 = tensor.expand_shape %transposed_85 [[0, 1], [2]] output_shape [2, 12, 4] : tensor<24x4xf32> into tensor<2x12x4xf32>
    %194 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_86, %191 : tensor<2x12x4xf32>, tensor<2x12x4xf32>) outs(%72 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x12x4xf32>
    %195 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %191 : tensor<2x12x4xf32>, tensor<2x12x4xf32>) outs(%72 : tensor<2x12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x12x4xf32>
    %196 = linalg.generic {indexing_maps = [#map2, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%195 : tensor<2x12x4xf32>) outs(%87 : tensor<2x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<2x12xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<2x12xf32>) outs(%89 : tensor<2x12xi1>) {
    ^bb0(%in: f32, %out: i1):
      %403 = arith.cmpf olt, %in, %cst_15 : f32
      linalg.yield %403 : i1
    } -> tensor<2x12xi1>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<2x12xi1>) outs(%86 : tensor<2x12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %403 = arith.uitofp %in : i1 to f32
      linalg.yield %403 : f32
    } -> tensor<2x12xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<2x12xf32>) outs(%67 : tensor<2x12xi64>) {
    ^bb0(%in: f32, %out: i64):
      %403 = arith.fptosi %in : f32 to i64
      linalg.yield %403 : i64
    } -> tensor<2x12xi64>
    %200 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<2x12xi64>) outs(%89 : tensor<2x12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %403 = arith.cmpi sgt, %in, %c6_i64 : i64
      linalg.yield %403 : i1
    } -> tensor<2x12xi1>
    %201 = linalg.generic {indexing_maps = [#map1, #map9, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%200, %cst_18, %199 : tensor<2x12xi1>, tensor<i64>, tensor<2x12xi64>) outs(%67 : tensor<2x12xi64>) {
    ^bb0(%in: i1, %in_207: i64, %in_208: i64, %out: i64):
      %403 = arith.select %in, %in_207, %in_208 : i64
      linalg.yield %403 : i64
    } -> tensor<2x12xi64>
    %expanded_87 = tensor.expand_shape %201 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xi64> into tensor<2x12x1xi64>
    %202 = linalg.generic {indexing_maps = [#map3, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_87, %96 : tensor<2x12x1xi64>, tensor<7xi64>) outs(%97 : tensor<2x12x7xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<2x12x7xi1>
    %203 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<2x12x7xi1>) outs(%99 : tensor<2x12x7xi64>) {
    ^bb0(%in: i1, %out: i64):
      %403 = arith.extui %in : i1 to i64
      linalg.yield %403 : i64
    } -> tensor<2x12x7xi64>
    %204 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<2x12x7xi64>) outs(%101 : tensor<2x12x7xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = arith.sitofp %in : i64 to f32
      linalg.yield %403 : f32
    } -> tensor<2x12x7xf32>
    %expanded_88 = tensor.expand_shape %198 [[0], [1, 2]] output_shape [2, 12, 1] : tensor<2x12xf32> into tensor<2x12x1xf32>
    %205 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %expanded_88 : tensor<2x12x7xf32>, tensor<2x12x1xf32>) outs(%101 : tensor<2x12x7xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x12x7xf32>
    %expanded_89 = tensor.expand_shape %191 [[0], [1], [2, 3]] output_shape [2, 12, 4, 1] : tensor<2x12x4xf32> into tensor<2x12x4x1xf32>
    %expanded_90 = tensor.expand_shape %205 [[0], [1], [2, 3]] output_shape [2, 12, 7, 1] : tensor<2x12x7xf32> into tensor<2x12x7x1xf32>
    %transposed_91 = linalg.transpose ins(%expanded_90 : tensor<2x12x7x1xf32>) outs(%104 : tensor<2x12x1x7xf32>) permutation = [0, 1, 3, 2] 
    %206 = linalg.generic {indexing_maps = [#map14, #map15, #map16], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_89, %transposed_91 : tensor<2x12x4x1xf32>, tensor<2x12x1x7xf32>) outs(%105 : tensor<2x12x4x7xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x12x4x7xf32>
    %207 = linalg.generic {indexing_maps = [#map16, #map17], iterator_types = ["reduction", "parallel", "parallel", "parallel"]} ins(%206 : tensor<2x12x4x7xf32>) outs(%108 : tensor<12x4x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<12x4x7xf32>
    %transposed_92 = linalg.transpose ins(%206 : tensor<2x12x4x7xf32>) outs(%110 : tensor<12x4x7x2xf32>) permutation = [1, 2, 3, 0] 
    %collapsed_93 = tensor.collapse_shape %transposed_92 [[0], [1, 2], [3]] : tensor<12x4x7x2xf32> into tensor<12x28x2xf32>
    %expanded_94 = tensor.expand_shape %188 [[0], [1, 2]] output_shape [12, 2, 1] : tensor<12x2xf32> into tensor<12x2x1xf32>
    %208 = linalg.batch_matmul ins(%collapsed_93, %expanded_94 : tensor<12x28x2xf32>, tensor<12x2x1xf32>) outs(%112 : tensor<12x28x1xf32>) -> tensor<12x28x1xf32>
    %expanded_95 = tensor.expand_shape %208 [[0], [1, 2], [3]] output_shape [12, 4, 7, 1] : tensor<12x28x1xf32> into tensor<12x4x7x1xf32>
    %extracted_slice_96 = tensor.extract_slice %191[0, 0, 0] [1, 12, 4] [1, 1, 1] : tensor<2x12x4xf32> to tensor<1x12x4xf32>
    %collapsed_97 = tensor.collapse_shape %extracted_slice_96 [[0, 1], [2]] : tensor<1x12x4xf32> into tensor<12x4xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%collapsed_97 : tensor<12x4xf32>) outs(%115 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %210 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%209 : tensor<4xf32>) outs(%114 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.divf %in, %cst_16 : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%174 : tensor<12x4xf32>) outs(%115 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %212 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%211 : tensor<4xf32>) outs(%114 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.divf %in, %cst_16 : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %213 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%210, %212 : tensor<4xf32>, tensor<4xf32>) outs(%114 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %214 = linalg.generic {indexing_maps = [#map7, #map18], iterator_types = ["reduction"]} ins(%213 : tensor<4xf32>) outs(%122 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %215 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%214 : tensor<f32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.mulf %in, %cst_17 : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %216 = linalg.generic {indexing_maps = [#map9, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_20, %198 : tensor<i64>, tensor<2x12xf32>) outs(%86 : tensor<2x12xf32>) {
    ^bb0(%in: i64, %in_207: f32, %out: f32):
      %403 = arith.sitofp %in : i64 to f32
      %404 = arith.subf %403, %in_207 : f32
      linalg.yield %404 : f32
    } -> tensor<2x12xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map9], iterator_types = ["reduction", "reduction"]} ins(%216 : tensor<2x12xf32>) outs(%122 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %expanded_98 = tensor.expand_shape %207 [[0], [1], [2, 3]] output_shape [12, 4, 7, 1] : tensor<12x4x7xf32> into tensor<12x4x7x1xf32>
    %transposed_99 = linalg.transpose ins(%expanded_98 : tensor<12x4x7x1xf32>) outs(%127 : tensor<4x7x12x1xf32>) permutation = [1, 2, 0, 3] 
    %collapsed_100 = tensor.collapse_shape %transposed_99 [[0, 1], [2, 3]] : tensor<4x7x12x1xf32> into tensor<28x12xf32>
    %expanded_101 = tensor.expand_shape %collapsed_100 [[0, 1], [2]] output_shape [1, 28, 12] : tensor<28x12xf32> into tensor<1x28x12xf32>
    %expanded_102 = tensor.expand_shape %collapsed_72 [[0, 1], [2]] output_shape [1, 12, 8] : tensor<12x8xf32> into tensor<1x12x8xf32>
    %218 = linalg.batch_matmul ins(%expanded_101, %expanded_102 : tensor<1x28x12xf32>, tensor<1x12x8xf32>) outs(%129 : tensor<1x28x8xf32>) -> tensor<1x28x8xf32>
    %collapsed_103 = tensor.collapse_shape %218 [[0, 1], [2]] : tensor<1x28x8xf32> into tensor<28x8xf32>
    %expanded_104 = tensor.expand_shape %collapsed_103 [[0, 1], [2, 3]] output_shape [4, 7, 1, 8] : tensor<28x8xf32> into tensor<4x7x1x8xf32>
    %transposed_105 = linalg.transpose ins(%expanded_104 : tensor<4x7x1x8xf32>) outs(%131 : tensor<4x7x8x1xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_106 = tensor.collapse_shape %transposed_105 [[0], [1], [2, 3]] : tensor<4x7x8x1xf32> into tensor<4x7x8xf32>
    %219 = linalg.batch_matmul ins(%collapsed_106, %arg11 : tensor<4x7x8xf32>, tensor<4x8x24xf32>) outs(%133 : tensor<4x7x24xf32>) -> tensor<4x7x24xf32>
    %220 = linalg.generic {indexing_maps = [#map2, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%219, %arg12 : tensor<4x7x24xf32>, tensor<4x1x24xf32>) outs(%132 : tensor<4x7x24xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x24xf32>
    %extracted_slice_107 = tensor.extract_slice %220[0, 0, 0] [4, 7, 12] [1, 1, 1] : tensor<4x7x24xf32> to tensor<4x7x12xf32>
    %extracted_slice_108 = tensor.extract_slice %220[0, 0, 12] [4, 7, 12] [1, 1, 1] : tensor<4x7x24xf32> to tensor<4x7x12xf32>
    %221 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_107 : tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.negf %in : f32
      %404 = math.exp %403 : f32
      %405 = arith.addf %404, %cst_2 : f32
      %406 = arith.divf %cst_2, %405 : f32
      linalg.yield %406 : f32
    } -> tensor<4x7x12xf32>
    %222 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_107, %221 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %223 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222, %extracted_slice_108 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %224 = linalg.batch_matmul ins(%223, %arg13 : tensor<4x7x12xf32>, tensor<4x12x8xf32>) outs(%141 : tensor<4x7x8xf32>) -> tensor<4x7x8xf32>
    %expanded_109 = tensor.expand_shape %224 [[0], [1], [2, 3]] output_shape [4, 7, 8, 1] : tensor<4x7x8xf32> into tensor<4x7x8x1xf32>
    %transposed_110 = linalg.transpose ins(%expanded_95 : tensor<12x4x7x1xf32>) outs(%143 : tensor<12x7x4x1xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_111 = tensor.collapse_shape %transposed_110 [[0], [1, 2, 3]] : tensor<12x7x4x1xf32> into tensor<12x28xf32>
    %expanded_112 = tensor.expand_shape %collapsed_111 [[0, 1], [2]] output_shape [1, 12, 28] : tensor<12x28xf32> into tensor<1x12x28xf32>
    %transposed_113 = linalg.transpose ins(%expanded_109 : tensor<4x7x8x1xf32>) outs(%144 : tensor<7x4x8x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed_114 = tensor.collapse_shape %transposed_113 [[0, 1], [2, 3]] : tensor<7x4x8x1xf32> into tensor<28x8xf32>
    %expanded_115 = tensor.expand_shape %collapsed_114 [[0, 1], [2]] output_shape [1, 28, 8] : tensor<28x8xf32> into tensor<1x28x8xf32>
    %225 = linalg.batch_matmul ins(%expanded_112, %expanded_115 : tensor<1x12x28xf32>, tensor<1x28x8xf32>) outs(%146 : tensor<1x12x8xf32>) -> tensor<1x12x8xf32>
    %collapsed_116 = tensor.collapse_shape %225 [[0, 1], [2]] : tensor<1x12x8xf32> into tensor<12x8xf32>
    %expanded_117 = tensor.expand_shape %collapsed_116 [[0], [1, 2, 3]] output_shape [12, 1, 1, 8] : tensor<12x8xf32> into tensor<12x1x1x8xf32>
    %transposed_118 = linalg.transpose ins(%expanded_117 : tensor<12x1x1x8xf32>) outs(%148 : tensor<12x8x1x1xf32>) permutation = [0, 3, 1, 2] 
    %collapsed_119 = tensor.collapse_shape %transposed_118 [[0], [1, 2, 3]] : tensor<12x8x1x1xf32> into tensor<12x8xf32>
    %expanded_120 = tensor.expand_shape %collapsed_119 [[0, 1], [2]] output_shape [2, 6, 8] : tensor<12x8xf32> into tensor<2x6x8xf32>
    %226 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%149, %expanded_120 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %227 = linalg.generic {indexing_maps = [#map19, #map19], iterator_types = []} ins(%215 : tensor<f32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.truncf %cst_9 : f64 to f32
      %404 = arith.mulf %in, %403 : f32
      linalg.yield %404 : f32
    } -> tensor<f32>
    %228 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%151, %227 : tensor<f32>, tensor<f32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %229 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%152, %217 : tensor<f32>, tensor<f32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %collapsed_121 = tensor.collapse_shape %226 [[0, 1], [2]] : tensor<2x6x8xf32> into tensor<12x8xf32>
    %230 = tensor.empty() : tensor<8x5xf32>
    %transposed_122 = linalg.transpose ins(%arg14 : tensor<5x8xf32>) outs(%230 : tensor<8x5xf32>) permutation = [1, 0] 
    %231 = tensor.empty() : tensor<12x5xf32>
    %232 = linalg.fill ins(%cst : f32) outs(%231 : tensor<12x5xf32>) -> tensor<12x5xf32>
    %233 = linalg.matmul ins(%collapsed_121, %transposed_122 : tensor<12x8xf32>, tensor<8x5xf32>) outs(%232 : tensor<12x5xf32>) -> tensor<12x5xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg15 : tensor<5xf32>) outs(%231 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x5xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%233, %234 : tensor<12x5xf32>, tensor<12x5xf32>) outs(%231 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x5xf32>
    %collapsed_123 = tensor.collapse_shape %arg17 [[0, 1]] : tensor<2x6xi64> into tensor<12xi64>
    %236:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%235 : tensor<12x5xf32>) outs(%36, %34 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_207: i64):
      %403 = linalg.index 1 : index
      %404 = arith.index_cast %403 : index to i64
      %405 = arith.maximumf %in, %out : f32
      %406 = arith.cmpf ogt, %in, %out : f32
      %407 = arith.select %406, %404, %out_207 : i64
      linalg.yield %405, %407 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_124 = tensor.expand_shape %236#0 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%235, %expanded_124 : tensor<12x5xf32>, tensor<12x1xf32>) outs(%231 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x5xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<12x5xf32>) outs(%231 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = math.exp %in : f32
      linalg.yield %403 : f32
    } -> tensor<12x5xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%238 : tensor<12x5xf32>) outs(%41 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<12x1xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%239 : tensor<12x1xf32>) outs(%40 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = math.log %in : f32
      linalg.yield %403 : f32
    } -> tensor<12x1xf32>
    %241 = tensor.empty() : tensor<12xi1>
    %242 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel"]} ins(%collapsed_123 : tensor<12xi64>) outs(%241 : tensor<12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %403 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %403 : i1
    } -> tensor<12xi1>
    %243 = linalg.generic {indexing_maps = [#map7, #map7, #map18, #map7], iterator_types = ["parallel"]} ins(%242, %collapsed_123, %cst_19 : tensor<12xi1>, tensor<12xi64>, tensor<i64>) outs(%33 : tensor<12xi64>) {
    ^bb0(%in: i1, %in_207: i64, %in_208: i64, %out: i64):
      %403 = arith.select %in, %in_207, %in_208 : i64
      linalg.yield %403 : i64
    } -> tensor<12xi64>
    %expanded_125 = tensor.expand_shape %243 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %244 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_125 : tensor<12x1xi64>) outs(%41 : tensor<12x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %235[%403, %404] : tensor<12x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x1xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%244, %expanded_124 : tensor<12x1xf32>, tensor<12x1xf32>) outs(%40 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x1xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%240, %245 : tensor<12x1xf32>, tensor<12x1xf32>) outs(%40 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x1xf32>
    %collapsed_126 = tensor.collapse_shape %246 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %247 = linalg.generic {indexing_maps = [#map7, #map7, #map18, #map7], iterator_types = ["parallel"]} ins(%242, %collapsed_126, %cst_5 : tensor<12xi1>, tensor<12xf32>, tensor<f32>) outs(%35 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12xf32>
    %248 = linalg.generic {indexing_maps = [#map7, #map18], iterator_types = ["reduction"]} ins(%247 : tensor<12xf32>) outs(%122 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %249 = tensor.empty() : tensor<i64>
    %250 = linalg.fill ins(%c0_i64 : i64) outs(%249 : tensor<i64>) -> tensor<i64>
    %251 = linalg.generic {indexing_maps = [#map7, #map18], iterator_types = ["reduction"]} ins(%242 : tensor<12xi1>) outs(%250 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %403 = arith.extui %in : i1 to i64
      %404 = arith.addi %403, %out : i64
      linalg.yield %404 : i64
    } -> tensor<i64>
    %252 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%248, %251 : tensor<f32>, tensor<i64>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %in_207: i64, %out: f32):
      %403 = arith.sitofp %in_207 : i64 to f32
      %404 = arith.divf %in, %403 : f32
      linalg.yield %404 : f32
    } -> tensor<f32>
    %253 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%228, %252 : tensor<f32>, tensor<f32>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<f32>
    %254 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = []} ins(%cst_12, %251 : tensor<f32>, tensor<i64>) outs(%121 : tensor<f32>) {
    ^bb0(%in: f32, %in_207: i64, %out: f32):
      %403 = arith.sitofp %in_207 : i64 to f32
      %404 = arith.divf %in, %403 : f32
      linalg.yield %404 : f32
    } -> tensor<f32>
    %255 = linalg.generic {indexing_maps = [#map18, #map7], iterator_types = ["parallel"]} ins(%254 : tensor<f32>) outs(%35 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12xf32>
    %256 = linalg.generic {indexing_maps = [#map7, #map7, #map18, #map7], iterator_types = ["parallel"]} ins(%242, %255, %cst_5 : tensor<12xi1>, tensor<12xf32>, tensor<f32>) outs(%35 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12xf32>
    %expanded_127 = tensor.expand_shape %256 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %257 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%237, %240 : tensor<12x5xf32>, tensor<12x1xf32>) outs(%231 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x5xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%257 : tensor<12x5xf32>) outs(%231 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = math.exp %in : f32
      linalg.yield %403 : f32
    } -> tensor<12x5xf32>
    %259 = tensor.empty() : tensor<5xi64>
    %260 = linalg.generic {indexing_maps = [#map7], iterator_types = ["parallel"]} outs(%259 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %403 = linalg.index 0 : index
      %404 = arith.index_cast %403 : index to i64
      linalg.yield %404 : i64
    } -> tensor<5xi64>
    %expanded_128 = tensor.expand_shape %260 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_129 = tensor.expand_shape %collapsed_123 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %261 = tensor.empty() : tensor<12x5xi1>
    %262 = linalg.generic {indexing_maps = [#map8, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_128, %expanded_129 : tensor<1x5xi64>, tensor<12x1xi64>) outs(%261 : tensor<12x5xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<12x5xi1>
    %263 = linalg.generic {indexing_maps = [#map1, #map9, #map9, #map1], iterator_types = ["parallel", "parallel"]} ins(%262, %cst_12, %cst_5 : tensor<12x5xi1>, tensor<f32>, tensor<f32>) outs(%231 : tensor<12x5xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12x5xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%258, %263 : tensor<12x5xf32>, tensor<12x5xf32>) outs(%231 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x5xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%264, %expanded_127 : tensor<12x5xf32>, tensor<12x1xf32>) outs(%231 : tensor<12x5xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x5xf32>
    %266 = linalg.matmul ins(%265, %arg14 : tensor<12x5xf32>, tensor<5x8xf32>) outs(%2 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %267 = tensor.empty() : tensor<5x12xf32>
    %transposed_130 = linalg.transpose ins(%265 : tensor<12x5xf32>) outs(%267 : tensor<5x12xf32>) permutation = [1, 0] 
    %268 = tensor.empty() : tensor<5x8xf32>
    %269 = linalg.fill ins(%cst : f32) outs(%268 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %270 = linalg.matmul ins(%transposed_130, %collapsed_121 : tensor<5x12xf32>, tensor<12x8xf32>) outs(%269 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %271 = tensor.empty() : tensor<1x5xf32>
    %272 = linalg.fill ins(%cst : f32) outs(%271 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["reduction", "parallel"]} ins(%265 : tensor<12x5xf32>) outs(%272 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<1x5xf32>
    %collapsed_131 = tensor.collapse_shape %273 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %expanded_132 = tensor.expand_shape %266 [[0, 1], [2]] output_shape [2, 6, 8] : tensor<12x8xf32> into tensor<2x6x8xf32>
    %expanded_133 = tensor.expand_shape %266 [[0], [1, 2, 3]] output_shape [12, 8, 1, 1] : tensor<12x8xf32> into tensor<12x8x1x1xf32>
    %274 = tensor.empty() : tensor<12x1x1x8xf32>
    %transposed_134 = linalg.transpose ins(%expanded_133 : tensor<12x8x1x1xf32>) outs(%274 : tensor<12x1x1x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_135 = tensor.collapse_shape %transposed_134 [[0], [1, 2, 3]] : tensor<12x1x1x8xf32> into tensor<12x8xf32>
    %expanded_136 = tensor.expand_shape %collapsed_135 [[0, 1], [2]] output_shape [1, 12, 8] : tensor<12x8xf32> into tensor<1x12x8xf32>
    %275 = tensor.empty() : tensor<1x28x12xf32>
    %transposed_137 = linalg.transpose ins(%expanded_112 : tensor<1x12x28xf32>) outs(%275 : tensor<1x28x12xf32>) permutation = [0, 2, 1] 
    %276 = linalg.batch_matmul ins(%transposed_137, %expanded_136 : tensor<1x28x12xf32>, tensor<1x12x8xf32>) outs(%129 : tensor<1x28x8xf32>) -> tensor<1x28x8xf32>
    %277 = tensor.empty() : tensor<1x8x28xf32>
    %transposed_138 = linalg.transpose ins(%expanded_115 : tensor<1x28x8xf32>) outs(%277 : tensor<1x8x28xf32>) permutation = [0, 2, 1] 
    %278 = tensor.empty() : tensor<1x12x28xf32>
    %279 = linalg.fill ins(%cst : f32) outs(%278 : tensor<1x12x28xf32>) -> tensor<1x12x28xf32>
    %280 = linalg.batch_matmul ins(%expanded_136, %transposed_138 : tensor<1x12x8xf32>, tensor<1x8x28xf32>) outs(%279 : tensor<1x12x28xf32>) -> tensor<1x12x28xf32>
    %collapsed_139 = tensor.collapse_shape %276 [[0, 1], [2]] : tensor<1x28x8xf32> into tensor<28x8xf32>
    %expanded_140 = tensor.expand_shape %collapsed_139 [[0, 1], [2, 3]] output_shape [7, 4, 8, 1] : tensor<28x8xf32> into tensor<7x4x8x1xf32>
    %collapsed_141 = tensor.collapse_shape %280 [[0, 1], [2]] : tensor<1x12x28xf32> into tensor<12x28xf32>
    %expanded_142 = tensor.expand_shape %collapsed_141 [[0], [1, 2, 3]] output_shape [12, 7, 4, 1] : tensor<12x28xf32> into tensor<12x7x4x1xf32>
    %transposed_143 = linalg.transpose ins(%expanded_140 : tensor<7x4x8x1xf32>) outs(%131 : tensor<4x7x8x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed_144 = tensor.collapse_shape %transposed_143 [[0], [1], [2, 3]] : tensor<4x7x8x1xf32> into tensor<4x7x8xf32>
    %281 = tensor.empty() : tensor<12x4x7x1xf32>
    %transposed_145 = linalg.transpose ins(%expanded_142 : tensor<12x7x4x1xf32>) outs(%281 : tensor<12x4x7x1xf32>) permutation = [0, 2, 1, 3] 
    %282 = tensor.empty() : tensor<4x12x7xf32>
    %transposed_146 = linalg.transpose ins(%223 : tensor<4x7x12xf32>) outs(%282 : tensor<4x12x7xf32>) permutation = [0, 2, 1] 
    %283 = tensor.empty() : tensor<4x12x8xf32>
    %284 = linalg.fill ins(%cst : f32) outs(%283 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32>
    %285 = linalg.batch_matmul ins(%transposed_146, %collapsed_144 : tensor<4x12x7xf32>, tensor<4x7x8xf32>) outs(%284 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32>
    %286 = tensor.empty() : tensor<4x8x12xf32>
    %transposed_147 = linalg.transpose ins(%arg13 : tensor<4x12x8xf32>) outs(%286 : tensor<4x8x12xf32>) permutation = [0, 2, 1] 
    %287 = linalg.fill ins(%cst : f32) outs(%136 : tensor<4x7x12xf32>) -> tensor<4x7x12xf32>
    %288 = linalg.batch_matmul ins(%collapsed_144, %transposed_147 : tensor<4x7x8xf32>, tensor<4x8x12xf32>) outs(%287 : tensor<4x7x12xf32>) -> tensor<4x7x12xf32>
    %289 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %222 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %290 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288, %extracted_slice_108 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %291 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %221 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %292 = linalg.generic {indexing_maps = [#map12, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20, %221 : tensor<i64>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: i64, %in_207: f32, %out: f32):
      %403 = arith.sitofp %in : i64 to f32
      %404 = arith.subf %403, %in_207 : f32
      linalg.yield %404 : f32
    } -> tensor<4x7x12xf32>
    %293 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_107, %292 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %294 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %cst_2 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291, %294 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %inserted_slice_148 = tensor.insert_slice %295 into %132[0, 0, 0] [4, 7, 12] [1, 1, 1] : tensor<4x7x12xf32> into tensor<4x7x24xf32>
    %inserted_slice_149 = tensor.insert_slice %289 into %inserted_slice_148[0, 0, 12] [4, 7, 12] [1, 1, 1] : tensor<4x7x12xf32> into tensor<4x7x24xf32>
    %296 = tensor.empty() : tensor<4x1x24xf32>
    %297 = linalg.fill ins(%cst : f32) outs(%296 : tensor<4x1x24xf32>) -> tensor<4x1x24xf32>
    %298 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "reduction", "parallel"]} ins(%inserted_slice_149 : tensor<4x7x24xf32>) outs(%297 : tensor<4x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<4x1x24xf32>
    %299 = tensor.empty() : tensor<4x8x7xf32>
    %transposed_150 = linalg.transpose ins(%collapsed_106 : tensor<4x7x8xf32>) outs(%299 : tensor<4x8x7xf32>) permutation = [0, 2, 1] 
    %300 = tensor.empty() : tensor<4x8x24xf32>
    %301 = linalg.fill ins(%cst : f32) outs(%300 : tensor<4x8x24xf32>) -> tensor<4x8x24xf32>
    %302 = linalg.batch_matmul ins(%transposed_150, %inserted_slice_149 : tensor<4x8x7xf32>, tensor<4x7x24xf32>) outs(%301 : tensor<4x8x24xf32>) -> tensor<4x8x24xf32>
    %303 = tensor.empty() : tensor<4x24x8xf32>
    %transposed_151 = linalg.transpose ins(%arg11 : tensor<4x8x24xf32>) outs(%303 : tensor<4x24x8xf32>) permutation = [0, 2, 1] 
    %304 = linalg.batch_matmul ins(%inserted_slice_149, %transposed_151 : tensor<4x7x24xf32>, tensor<4x24x8xf32>) outs(%141 : tensor<4x7x8xf32>) -> tensor<4x7x8xf32>
    %expanded_152 = tensor.expand_shape %304 [[0], [1], [2, 3]] output_shape [4, 7, 8, 1] : tensor<4x7x8xf32> into tensor<4x7x8x1xf32>
    %305 = tensor.empty() : tensor<4x7x1x8xf32>
    %transposed_153 = linalg.transpose ins(%expanded_152 : tensor<4x7x8x1xf32>) outs(%305 : tensor<4x7x1x8xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_154 = tensor.collapse_shape %transposed_153 [[0, 1], [2, 3]] : tensor<4x7x1x8xf32> into tensor<28x8xf32>
    %expanded_155 = tensor.expand_shape %collapsed_154 [[0, 1], [2]] output_shape [1, 28, 8] : tensor<28x8xf32> into tensor<1x28x8xf32>
    %transposed_156 = linalg.transpose ins(%expanded_101 : tensor<1x28x12xf32>) outs(%278 : tensor<1x12x28xf32>) permutation = [0, 2, 1] 
    %306 = linalg.batch_matmul ins(%transposed_156, %expanded_155 : tensor<1x12x28xf32>, tensor<1x28x8xf32>) outs(%146 : tensor<1x12x8xf32>) -> tensor<1x12x8xf32>
    %collapsed_157 = tensor.collapse_shape %306 [[0, 1], [2]] : tensor<1x12x8xf32> into tensor<12x8xf32>
    %307 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%cst_4, %210 : tensor<4xf32>, tensor<4xf32>) outs(%114 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %308 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%307 : tensor<4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4xf32>
    %309 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%308 : tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.divf %in, %cst_16 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %collapsed_158 = tensor.collapse_shape %transposed_145 [[0], [1, 2], [3]] : tensor<12x4x7x1xf32> into tensor<12x28x1xf32>
    %310 = tensor.empty() : tensor<12x2x28xf32>
    %transposed_159 = linalg.transpose ins(%collapsed_93 : tensor<12x28x2xf32>) outs(%310 : tensor<12x2x28xf32>) permutation = [0, 2, 1] 
    %311 = tensor.empty() : tensor<12x2x1xf32>
    %312 = linalg.fill ins(%cst : f32) outs(%311 : tensor<12x2x1xf32>) -> tensor<12x2x1xf32>
    %313 = linalg.batch_matmul ins(%transposed_159, %collapsed_158 : tensor<12x2x28xf32>, tensor<12x28x1xf32>) outs(%312 : tensor<12x2x1xf32>) -> tensor<12x2x1xf32>
    %collapsed_160 = tensor.collapse_shape %313 [[0], [1, 2]] : tensor<12x2x1xf32> into tensor<12x2xf32>
    %extracted_slice_161 = tensor.extract_slice %inserted_slice_79[0, 0] [12, 1] [1, 1] : tensor<12x2xi64> to tensor<12x1xi64>
    %314 = linalg.generic {indexing_maps = [#map8, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_24, %extracted_slice_161 : tensor<1x4xi64>, tensor<12x1xi64>) outs(%53 : tensor<12x4xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<12x4xi1>
    %extracted_slice_162 = tensor.extract_slice %collapsed_160[0, 0] [12, 1] [1, 1] : tensor<12x2xf32> to tensor<12x1xf32>
    %collapsed_163 = tensor.collapse_shape %extracted_slice_162 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %315 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_163 : tensor<12xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4xf32>
    %316 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%314, %315, %cst_3 : tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %317 = linalg.generic {indexing_maps = [#map8, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_24, %187 : tensor<1x4xi64>, tensor<12x1xi64>) outs(%53 : tensor<12x4xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<12x4xi1>
    %extracted_slice_164 = tensor.extract_slice %collapsed_160[0, 1] [12, 1] [1, 1] : tensor<12x2xf32> to tensor<12x1xf32>
    %collapsed_165 = tensor.collapse_shape %extracted_slice_164 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %318 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_165 : tensor<12xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4xf32>
    %319 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%317, %318, %316 : tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %320 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%309, %319 : tensor<12x4xf32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %321 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%320, %174 : tensor<12x4xf32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %322 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%321 : tensor<12x4xf32>) outs(%41 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<12x1xf32>
    %323 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%174, %322 : tensor<12x4xf32>, tensor<12x1xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%321, %323 : tensor<12x4xf32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %325 = tensor.empty() : tensor<4x12xf32>
    %transposed_166 = linalg.transpose ins(%324 : tensor<12x4xf32>) outs(%325 : tensor<4x12xf32>) permutation = [1, 0] 
    %326 = tensor.empty() : tensor<4x8xf32>
    %327 = linalg.fill ins(%cst : f32) outs(%326 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %328 = linalg.matmul ins(%transposed_166, %collapsed_72 : tensor<4x12xf32>, tensor<12x8xf32>) outs(%327 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %329 = linalg.matmul ins(%324, %arg10 : tensor<12x4xf32>, tensor<4x8xf32>) outs(%2 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %330 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_157, %329 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x8xf32>
    %expanded_167 = tensor.expand_shape %330 [[0, 1], [2]] output_shape [2, 6, 8] : tensor<12x8xf32> into tensor<2x6x8xf32>
    %331 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_167, %arg8 : tensor<2x6x8xf32>, tensor<8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %332 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.mulf %in, %cst_14 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %333 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%331 : tensor<2x6x8xf32>) outs(%20 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %334 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %166 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %335 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%334 : tensor<2x6x8xf32>) outs(%20 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %335 : tensor<2x6x8xf32>, tensor<2x6x1xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %337 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332, %333 : tensor<2x6x8xf32>, tensor<2x6x1xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %338 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %336 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %339 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164 : tensor<2x6x1xf32>) outs(%18 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.divf %in, %cst_14 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %340 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %338 : tensor<2x6x1xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %341 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_167, %166 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %342 = tensor.empty() : tensor<8xf32>
    %343 = linalg.fill ins(%cst : f32) outs(%342 : tensor<8xf32>) -> tensor<8xf32>
    %344 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%341 : tensor<2x6x8xf32>) outs(%343 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<8xf32>
    %345 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_167 : tensor<2x6x8xf32>) outs(%343 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<8xf32>
    %346 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_132, %340 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %collapsed_168 = tensor.collapse_shape %346 [[0, 1], [2]] : tensor<2x6x8xf32> into tensor<12x8xf32>
    %expanded_169 = tensor.expand_shape %collapsed_168 [[0], [1, 2, 3]] output_shape [12, 8, 1, 1] : tensor<12x8xf32> into tensor<12x8x1x1xf32>
    %transposed_170 = linalg.transpose ins(%expanded_169 : tensor<12x8x1x1xf32>) outs(%274 : tensor<12x1x1x8xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_171 = tensor.collapse_shape %transposed_170 [[0], [1, 2, 3]] : tensor<12x1x1x8xf32> into tensor<12x8xf32>
    %expanded_172 = tensor.expand_shape %collapsed_171 [[0, 1], [2]] output_shape [1, 12, 8] : tensor<12x8xf32> into tensor<1x12x8xf32>
    %transposed_173 = linalg.transpose ins(%expanded_63 : tensor<1x12x28xf32>) outs(%275 : tensor<1x28x12xf32>) permutation = [0, 2, 1] 
    %347 = linalg.batch_matmul ins(%transposed_173, %expanded_172 : tensor<1x28x12xf32>, tensor<1x12x8xf32>) outs(%129 : tensor<1x28x8xf32>) -> tensor<1x28x8xf32>
    %transposed_174 = linalg.transpose ins(%expanded_66 : tensor<1x28x8xf32>) outs(%277 : tensor<1x8x28xf32>) permutation = [0, 2, 1] 
    %348 = linalg.batch_matmul ins(%expanded_172, %transposed_174 : tensor<1x12x8xf32>, tensor<1x8x28xf32>) outs(%279 : tensor<1x12x28xf32>) -> tensor<1x12x28xf32>
    %collapsed_175 = tensor.collapse_shape %347 [[0, 1], [2]] : tensor<1x28x8xf32> into tensor<28x8xf32>
    %expanded_176 = tensor.expand_shape %collapsed_175 [[0, 1], [2, 3]] output_shape [7, 4, 8, 1] : tensor<28x8xf32> into tensor<7x4x8x1xf32>
    %collapsed_177 = tensor.collapse_shape %348 [[0, 1], [2]] : tensor<1x12x28xf32> into tensor<12x28xf32>
    %expanded_178 = tensor.expand_shape %collapsed_177 [[0], [1, 2, 3]] output_shape [12, 7, 4, 1] : tensor<12x28xf32> into tensor<12x7x4x1xf32>
    %transposed_179 = linalg.transpose ins(%expanded_176 : tensor<7x4x8x1xf32>) outs(%131 : tensor<4x7x8x1xf32>) permutation = [1, 0, 2, 3] 
    %collapsed_180 = tensor.collapse_shape %transposed_179 [[0], [1], [2, 3]] : tensor<4x7x8x1xf32> into tensor<4x7x8xf32>
    %transposed_181 = linalg.transpose ins(%expanded_178 : tensor<12x7x4x1xf32>) outs(%281 : tensor<12x4x7x1xf32>) permutation = [0, 2, 1, 3] 
    %transposed_182 = linalg.transpose ins(%139 : tensor<4x7x12xf32>) outs(%282 : tensor<4x12x7xf32>) permutation = [0, 2, 1] 
    %349 = linalg.batch_matmul ins(%transposed_182, %collapsed_180 : tensor<4x12x7xf32>, tensor<4x7x8xf32>) outs(%284 : tensor<4x12x8xf32>) -> tensor<4x12x8xf32>
    %transposed_183 = linalg.transpose ins(%arg7 : tensor<4x12x8xf32>) outs(%286 : tensor<4x8x12xf32>) permutation = [0, 2, 1] 
    %350 = linalg.batch_matmul ins(%collapsed_180, %transposed_183 : tensor<4x7x8xf32>, tensor<4x8x12xf32>) outs(%287 : tensor<4x7x12xf32>) -> tensor<4x7x12xf32>
    %351 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %138 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %352 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %extracted_slice_59 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %353 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %137 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %354 = linalg.generic {indexing_maps = [#map12, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20, %137 : tensor<i64>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: i64, %in_207: f32, %out: f32):
      %403 = arith.sitofp %in : i64 to f32
      %404 = arith.subf %403, %in_207 : f32
      linalg.yield %404 : f32
    } -> tensor<4x7x12xf32>
    %355 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_58, %354 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %356 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355 : tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %cst_2 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %357 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%353, %356 : tensor<4x7x12xf32>, tensor<4x7x12xf32>) outs(%136 : tensor<4x7x12xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4x7x12xf32>
    %inserted_slice_184 = tensor.insert_slice %357 into %132[0, 0, 0] [4, 7, 12] [1, 1, 1] : tensor<4x7x12xf32> into tensor<4x7x24xf32>
    %inserted_slice_185 = tensor.insert_slice %351 into %inserted_slice_184[0, 0, 12] [4, 7, 12] [1, 1, 1] : tensor<4x7x12xf32> into tensor<4x7x24xf32>
    %358 = linalg.generic {indexing_maps = [#map2, #map11], iterator_types = ["parallel", "reduction", "parallel"]} ins(%inserted_slice_185 : tensor<4x7x24xf32>) outs(%297 : tensor<4x1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<4x1x24xf32>
    %transposed_186 = linalg.transpose ins(%collapsed_57 : tensor<4x7x8xf32>) outs(%299 : tensor<4x8x7xf32>) permutation = [0, 2, 1] 
    %359 = linalg.batch_matmul ins(%transposed_186, %inserted_slice_185 : tensor<4x8x7xf32>, tensor<4x7x24xf32>) outs(%301 : tensor<4x8x24xf32>) -> tensor<4x8x24xf32>
    %transposed_187 = linalg.transpose ins(%arg5 : tensor<4x8x24xf32>) outs(%303 : tensor<4x24x8xf32>) permutation = [0, 2, 1] 
    %360 = linalg.batch_matmul ins(%inserted_slice_185, %transposed_187 : tensor<4x7x24xf32>, tensor<4x24x8xf32>) outs(%141 : tensor<4x7x8xf32>) -> tensor<4x7x8xf32>
    %expanded_188 = tensor.expand_shape %360 [[0], [1], [2, 3]] output_shape [4, 7, 8, 1] : tensor<4x7x8xf32> into tensor<4x7x8x1xf32>
    %transposed_189 = linalg.transpose ins(%expanded_188 : tensor<4x7x8x1xf32>) outs(%305 : tensor<4x7x1x8xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_190 = tensor.collapse_shape %transposed_189 [[0, 1], [2, 3]] : tensor<4x7x1x8xf32> into tensor<28x8xf32>
    %expanded_191 = tensor.expand_shape %collapsed_190 [[0, 1], [2]] output_shape [1, 28, 8] : tensor<28x8xf32> into tensor<1x28x8xf32>
    %transposed_192 = linalg.transpose ins(%expanded_52 : tensor<1x28x12xf32>) outs(%278 : tensor<1x12x28xf32>) permutation = [0, 2, 1] 
    %361 = linalg.batch_matmul ins(%transposed_192, %expanded_191 : tensor<1x12x28xf32>, tensor<1x28x8xf32>) outs(%146 : tensor<1x12x8xf32>) -> tensor<1x12x8xf32>
    %collapsed_193 = tensor.collapse_shape %361 [[0, 1], [2]] : tensor<1x12x8xf32> into tensor<12x8xf32>
    %362 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel"]} ins(%cst_4, %117 : tensor<4xf32>, tensor<4xf32>) outs(%114 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<4xf32>
    %363 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%362 : tensor<4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4xf32>
    %364 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%363 : tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.divf %in, %cst_16 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %collapsed_194 = tensor.collapse_shape %transposed_181 [[0], [1, 2], [3]] : tensor<12x4x7x1xf32> into tensor<12x28x1xf32>
    %transposed_195 = linalg.transpose ins(%collapsed_45 : tensor<12x28x2xf32>) outs(%310 : tensor<12x2x28xf32>) permutation = [0, 2, 1] 
    %365 = linalg.batch_matmul ins(%transposed_195, %collapsed_194 : tensor<12x2x28xf32>, tensor<12x28x1xf32>) outs(%312 : tensor<12x2x1xf32>) -> tensor<12x2x1xf32>
    %collapsed_196 = tensor.collapse_shape %365 [[0], [1, 2]] : tensor<12x2x1xf32> into tensor<12x2xf32>
    %extracted_slice_197 = tensor.extract_slice %inserted_slice_29[0, 0] [12, 1] [1, 1] : tensor<12x2xi64> to tensor<12x1xi64>
    %366 = linalg.generic {indexing_maps = [#map8, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_24, %extracted_slice_197 : tensor<1x4xi64>, tensor<12x1xi64>) outs(%53 : tensor<12x4xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<12x4xi1>
    %extracted_slice_198 = tensor.extract_slice %collapsed_196[0, 0] [12, 1] [1, 1] : tensor<12x2xf32> to tensor<12x1xf32>
    %collapsed_199 = tensor.collapse_shape %extracted_slice_198 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %367 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_199 : tensor<12xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4xf32>
    %368 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%366, %367, %cst_3 : tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %369 = linalg.generic {indexing_maps = [#map8, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_24, %62 : tensor<1x4xi64>, tensor<12x1xi64>) outs(%53 : tensor<12x4xi1>) {
    ^bb0(%in: i64, %in_207: i64, %out: i1):
      %403 = arith.cmpi eq, %in, %in_207 : i64
      linalg.yield %403 : i1
    } -> tensor<12x4xi1>
    %extracted_slice_200 = tensor.extract_slice %collapsed_196[0, 1] [12, 1] [1, 1] : tensor<12x2xf32> to tensor<12x1xf32>
    %collapsed_201 = tensor.collapse_shape %extracted_slice_200 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %370 = linalg.generic {indexing_maps = [#map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_201 : tensor<12xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x4xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%369, %370, %368 : tensor<12x4xi1>, tensor<12x4xf32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: i1, %in_207: f32, %in_208: f32, %out: f32):
      %403 = arith.select %in, %in_207, %in_208 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %372 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%364, %371 : tensor<12x4xf32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%372, %43 : tensor<12x4xf32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%373 : tensor<12x4xf32>) outs(%41 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<12x1xf32>
    %375 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %374 : tensor<12x4xf32>, tensor<12x1xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %376 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%373, %375 : tensor<12x4xf32>, tensor<12x4xf32>) outs(%30 : tensor<12x4xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x4xf32>
    %transposed_202 = linalg.transpose ins(%376 : tensor<12x4xf32>) outs(%325 : tensor<4x12xf32>) permutation = [1, 0] 
    %377 = linalg.matmul ins(%transposed_202, %collapsed_21 : tensor<4x12xf32>, tensor<12x8xf32>) outs(%327 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %378 = linalg.matmul ins(%376, %arg4 : tensor<12x4xf32>, tensor<4x8xf32>) outs(%2 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %379 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_193, %378 : tensor<12x8xf32>, tensor<12x8xf32>) outs(%1 : tensor<12x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<12x8xf32>
    %expanded_203 = tensor.expand_shape %379 [[0, 1], [2]] output_shape [2, 6, 8] : tensor<12x8xf32> into tensor<2x6x8xf32>
    %380 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_203, %arg2 : tensor<2x6x8xf32>, tensor<8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %381 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.mulf %in, %cst_14 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %382 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%380 : tensor<2x6x8xf32>) outs(%20 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %383 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %26 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %384 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%383 : tensor<2x6x8xf32>) outs(%20 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %385 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %384 : tensor<2x6x8xf32>, tensor<2x6x1xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %386 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%381, %382 : tensor<2x6x8xf32>, tensor<2x6x1xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %387 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %385 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.subf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %388 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24 : tensor<2x6x1xf32>) outs(%18 : tensor<2x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.divf %in, %cst_14 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x1xf32>
    %389 = linalg.generic {indexing_maps = [#map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %387 : tensor<2x6x1xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %390 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_203, %26 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %391 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%390 : tensor<2x6x8xf32>) outs(%343 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<8xf32>
    %392 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_203 : tensor<2x6x8xf32>) outs(%343 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<8xf32>
    %393 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346, %389 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.addf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %394 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %7 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %395 = linalg.generic {indexing_maps = [#map12, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_20, %394 : tensor<i64>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: i64, %in_207: f32, %out: f32):
      %403 = arith.sitofp %in : i64 to f32
      %404 = arith.subf %403, %in_207 : f32
      linalg.yield %404 : f32
    } -> tensor<2x6x8xf32>
    %396 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393, %395 : tensor<2x6x8xf32>, tensor<2x6x8xf32>) outs(%6 : tensor<2x6x8xf32>) {
    ^bb0(%in: f32, %in_207: f32, %out: f32):
      %403 = arith.mulf %in, %in_207 : f32
      linalg.yield %403 : f32
    } -> tensor<2x6x8xf32>
    %collapsed_204 = tensor.collapse_shape %396 [[0, 1], [2]] : tensor<2x6x8xf32> into tensor<12x8xf32>
    %397 = tensor.empty() : tensor<8x12xf32>
    %transposed_205 = linalg.transpose ins(%collapsed_204 : tensor<12x8xf32>) outs(%397 : tensor<8x12xf32>) permutation = [1, 0] 
    %398 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %399 = linalg.matmul ins(%transposed_205, %collapsed : tensor<8x12xf32>, tensor<12x8xf32>) outs(%398 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %400 = tensor.empty() : tensor<1x8xf32>
    %401 = linalg.fill ins(%cst : f32) outs(%400 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %402 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["reduction", "parallel"]} ins(%collapsed_204 : tensor<12x8xf32>) outs(%401 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %403 = arith.addf %in, %out : f32
      linalg.yield %403 : f32
    } -> tensor<1x8xf32>
    %collapsed_206 = tensor.collapse_shape %402 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    return %253, %229, %399, %collapsed_206, %391, %392, %377, %359, %358, %349, %344, %345, %328, %302, %298, %285, %270, %collapsed_131 : tensor<f32>, tensor<f32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8x24xf32>, tensor<4x1x24xf32>, tensor<4x12x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<4x8x24xf32>, tensor<4x1x24xf32>, tensor<4x12x8xf32>, tensor<5x8xf32>, tensor<5xf32>
  }
}
