#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0, d1) -> ()>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<() -> ()>
#map9 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @routed {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "routed.RoutedNet" {
    fsdp.module @inner class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<8x8xf32>
      fsdp.param @bias : tensor<8xf32>
    }
    fsdp.module @routed class "routed.Routed" {
      fsdp.module @router class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<4x8xf32>
      }
      fsdp.module @experts class "torch.nn.modules.container.ModuleList" {
        fsdp.module @"0" class "routed.Expert" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<12x8xf32>
            fsdp.param @bias : tensor<12xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x12xf32>
            fsdp.param @bias : tensor<8xf32>
          }
        }
        fsdp.module @"1" class "routed.Expert" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<12x8xf32>
            fsdp.param @bias : tensor<12xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x12xf32>
            fsdp.param @bias : tensor<8xf32>
          }
        }
        fsdp.module @"2" class "routed.Expert" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<12x8xf32>
            fsdp.param @bias : tensor<12xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x12xf32>
            fsdp.param @bias : tensor<8xf32>
          }
        }
        fsdp.module @"3" class "routed.Expert" {
          fsdp.module @up class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<12x8xf32>
            fsdp.param @bias : tensor<12xf32>
          }
          fsdp.module @down class "torch.nn.modules.linear.Linear" {
            fsdp.param @weight : tensor<8x12xf32>
            fsdp.param @bias : tensor<8xf32>
          }
        }
      }
    }
    fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
      fsdp.param @weight : tensor<8xf32>
      fsdp.param @bias : tensor<8xf32>
    }
    fsdp.module @head class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<5x8xf32>
      fsdp.param @bias : tensor<5xf32>
    }
  }
  func.func @step(%arg0: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@inner::@weight>}, %arg1: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@inner::@bias>}, %arg2: tensor<4x8xf32> {fsdp.role = #fsdp.state<@model::@routed::@router::@weight>}, %arg3: tensor<12x8xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"0"::@up::@weight>}, %arg4: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"0"::@up::@bias>}, %arg5: tensor<8x12xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"0"::@down::@weight>}, %arg6: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"0"::@down::@bias>}, %arg7: tensor<12x8xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"1"::@up::@weight>}, %arg8: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"1"::@up::@bias>}, %arg9: tensor<8x12xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"1"::@down::@weight>}, %arg10: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"1"::@down::@bias>}, %arg11: tensor<12x8xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"2"::@up::@weight>}, %arg12: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"2"::@up::@bias>}, %arg13: tensor<8x12xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"2"::@down::@weight>}, %arg14: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"2"::@down::@bias>}, %arg15: tensor<12x8xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"3"::@up::@weight>}, %arg16: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"3"::@up::@bias>}, %arg17: tensor<8x12xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"3"::@down::@weight>}, %arg18: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@routed::@experts::@"3"::@down::@bias>}, %arg19: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@norm::@weight>}, %arg20: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@norm::@bias>}, %arg21: tensor<5x8xf32> {fsdp.role = #fsdp.state<@model::@head::@weight>}, %arg22: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@head::@bias>}, %arg23: tensor<16x8xf32> {fsdp.role = #fsdp.input<"x">}, %arg24: tensor<16xi64> {fsdp.role = #fsdp.input<"label", indices = [0, 5, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@model::@inner::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@inner::@bias>}, tensor<4x8xf32> {fsdp.role = #fsdp.grad<@model::@routed::@router::@weight>}, tensor<12x8xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"0"::@up::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"0"::@up::@bias>}, tensor<8x12xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"0"::@down::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"0"::@down::@bias>}, tensor<12x8xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"1"::@up::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"1"::@up::@bias>}, tensor<8x12xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"1"::@down::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"1"::@down::@bias>}, tensor<12x8xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"2"::@up::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"2"::@up::@bias>}, tensor<8x12xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"2"::@down::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"2"::@down::@bias>}, tensor<12x8xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"3"::@up::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"3"::@up::@bias>}, tensor<8x12xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"3"::@down::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@routed::@experts::@"3"::@down::@bias>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@norm::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@norm::@bias>}, tensor<5x8xf32> {fsdp.role = #fsdp.grad<@model::@head::@weight>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@head::@bias>}) {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f64
    %cst_3 = arith.constant dense<4.000000e-02> : tensor<4xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<16x4xf32>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_7 = arith.constant 1.000000e-02 : f64
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant 1.600000e+01 : f32
    %cst_11 = arith.constant 4.000000e+00 : f32
    %cst_12 = arith.constant 8.000000e+00 : f64
    %cst_13 = arith.constant 8.000000e+00 : f32
    %cst_14 = arith.constant dense<1> : tensor<i64>
    %cst_15 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<8x8xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<8x8xf32>) outs(%0 : tensor<8x8xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<16x8xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %3 = linalg.matmul ins(%arg23, %transposed : tensor<16x8xf32>, tensor<8x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = math.tanh %in : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %7 = tensor.empty() : tensor<8x4xf32>
    %transposed_16 = linalg.transpose ins(%arg2 : tensor<4x8xf32>) outs(%7 : tensor<8x4xf32>) permutation = [1, 0] 
    %8 = tensor.empty() : tensor<16x4xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %10 = linalg.matmul ins(%6, %transposed_16 : tensor<16x8xf32>, tensor<8x4xf32>) outs(%9 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %11 = tensor.empty() : tensor<16xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<16xi64>) -> tensor<16xi64>
    %13 = tensor.empty() : tensor<16xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<16xf32>) -> tensor<16xf32>
    %15:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<16x4xf32>) outs(%14, %12 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_79: i64):
      %269 = linalg.index 1 : index
      %270 = arith.index_cast %269 : index to i64
      %271 = arith.maximumf %in, %out : f32
      %272 = arith.cmpf ogt, %in, %out : f32
      %273 = arith.select %272, %270, %out_79 : i64
      linalg.yield %271, %273 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded = tensor.expand_shape %15#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %expanded : tensor<16x4xf32>, tensor<16x1xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.subf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = math.exp %in : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %18 = tensor.empty() : tensor<16x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<16x1xf32>) -> tensor<16x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<16x4xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %20 : tensor<16x4xf32>, tensor<16x1xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.divf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %22 = tensor.empty() : tensor<4xi64>
    %23 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%22 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %269 = linalg.index 0 : index
      %270 = arith.index_cast %269 : index to i64
      linalg.yield %270 : i64
    } -> tensor<4xi64>
    %expanded_17 = tensor.expand_shape %23 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %24:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<16x4xf32>) outs(%14, %12 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_79: i64):
      %269 = linalg.index 1 : index
      %270 = arith.index_cast %269 : index to i64
      %271 = arith.maximumf %in, %out : f32
      %272 = arith.cmpf ogt, %in, %out : f32
      %273 = arith.select %272, %270, %out_79 : i64
      linalg.yield %271, %273 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded_18 = tensor.expand_shape %24#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %25 = tensor.empty() : tensor<16x4xi1>
    %26 = linalg.generic {indexing_maps = [#map5, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %expanded_18 : tensor<1x4xi64>, tensor<16x1xi64>) outs(%25 : tensor<16x4xi1>) {
    ^bb0(%in: i64, %in_79: i64, %out: i1):
      %269 = arith.cmpi eq, %in, %in_79 : i64
      linalg.yield %269 : i1
    } -> tensor<16x4xi1>
    %27 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %cst_6, %21 : tensor<16x4xi1>, tensor<f32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %269 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %28:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%27 : tensor<16x4xf32>) outs(%14, %12 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_79: i64):
      %269 = linalg.index 1 : index
      %270 = arith.index_cast %269 : index to i64
      %271 = arith.maximumf %in, %out : f32
      %272 = arith.cmpf ogt, %in, %out : f32
      %273 = arith.select %272, %270, %out_79 : i64
      linalg.yield %271, %273 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded_19 = tensor.expand_shape %28#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %29 = tensor.empty() : tensor<16x2xi64>
    %inserted_slice = tensor.insert_slice %expanded_18 into %29[0, 0] [16, 1] [1, 1] : tensor<16x1xi64> into tensor<16x2xi64>
    %inserted_slice_20 = tensor.insert_slice %expanded_19 into %inserted_slice[0, 1] [16, 1] [1, 1] : tensor<16x1xi64> into tensor<16x2xi64>
    %30 = tensor.empty() : tensor<16x2xf32>
    %31 = linalg.fill ins(%cst : f32) outs(%30 : tensor<16x2xf32>) -> tensor<16x2xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_20 : tensor<16x2xi64>) outs(%31 : tensor<16x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %269 = linalg.index 0 : index
      %270 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %21[%269, %270] : tensor<16x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x2xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%32 : tensor<16x2xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<16x2xf32>, tensor<16x1xf32>) outs(%30 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.divf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x2xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice_20[0, 0] [16, 1] [1, 1] : tensor<16x2xi64> to tensor<16x1xi64>
    %35 = linalg.generic {indexing_maps = [#map5, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %extracted_slice : tensor<1x4xi64>, tensor<16x1xi64>) outs(%25 : tensor<16x4xi1>) {
    ^bb0(%in: i64, %in_79: i64, %out: i1):
      %269 = arith.cmpi eq, %in, %in_79 : i64
      linalg.yield %269 : i1
    } -> tensor<16x4xi1>
    %extracted_slice_21 = tensor.extract_slice %34[0, 0] [16, 1] [1, 1] : tensor<16x2xf32> to tensor<16x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_21 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<16xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %36, %cst_5 : tensor<16x4xi1>, tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %269 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %38 = linalg.generic {indexing_maps = [#map5, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %expanded_19 : tensor<1x4xi64>, tensor<16x1xi64>) outs(%25 : tensor<16x4xi1>) {
    ^bb0(%in: i64, %in_79: i64, %out: i1):
      %269 = arith.cmpi eq, %in, %in_79 : i64
      linalg.yield %269 : i1
    } -> tensor<16x4xi1>
    %extracted_slice_22 = tensor.extract_slice %34[0, 1] [16, 1] [1, 1] : tensor<16x2xf32> to tensor<16x1xf32>
    %collapsed_23 = tensor.collapse_shape %extracted_slice_22 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %39 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_23 : tensor<16xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %39, %37 : tensor<16x4xi1>, tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %269 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %41 = tensor.empty() : tensor<8x12xf32>
    %transposed_24 = linalg.transpose ins(%arg3 : tensor<12x8xf32>) outs(%41 : tensor<8x12xf32>) permutation = [1, 0] 
    %42 = tensor.empty() : tensor<16x12xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %44 = linalg.matmul ins(%6, %transposed_24 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%43 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %45 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.negf %in : f32
      %270 = math.exp %269 : f32
      %271 = arith.addf %270, %cst_1 : f32
      %272 = arith.divf %cst_1, %271 : f32
      linalg.yield %272 : f32
    } -> tensor<16x12xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %47 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %49 = tensor.empty() : tensor<12x8xf32>
    %transposed_25 = linalg.transpose ins(%arg5 : tensor<8x12xf32>) outs(%49 : tensor<12x8xf32>) permutation = [1, 0] 
    %50 = linalg.matmul ins(%48, %transposed_25 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %transposed_26 = linalg.transpose ins(%arg7 : tensor<12x8xf32>) outs(%41 : tensor<8x12xf32>) permutation = [1, 0] 
    %53 = linalg.matmul ins(%6, %transposed_26 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%43 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %54 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.negf %in : f32
      %270 = math.exp %269 : f32
      %271 = arith.addf %270, %cst_1 : f32
      %272 = arith.divf %cst_1, %271 : f32
      linalg.yield %272 : f32
    } -> tensor<16x12xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %56 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %transposed_27 = linalg.transpose ins(%arg9 : tensor<8x12xf32>) outs(%49 : tensor<12x8xf32>) permutation = [1, 0] 
    %58 = linalg.matmul ins(%57, %transposed_27 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %59 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %transposed_28 = linalg.transpose ins(%arg11 : tensor<12x8xf32>) outs(%41 : tensor<8x12xf32>) permutation = [1, 0] 
    %61 = linalg.matmul ins(%6, %transposed_28 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%43 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12 : tensor<12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %62 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.negf %in : f32
      %270 = math.exp %269 : f32
      %271 = arith.addf %270, %cst_1 : f32
      %272 = arith.divf %cst_1, %271 : f32
      linalg.yield %272 : f32
    } -> tensor<16x12xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %transposed_29 = linalg.transpose ins(%arg13 : tensor<8x12xf32>) outs(%49 : tensor<12x8xf32>) permutation = [1, 0] 
    %66 = linalg.matmul ins(%65, %transposed_29 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %67 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %transposed_30 = linalg.transpose ins(%arg15 : tensor<12x8xf32>) outs(%41 : tensor<8x12xf32>) permutation = [1, 0] 
    %69 = linalg.matmul ins(%6, %transposed_30 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%43 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%69, %70 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.negf %in : f32
      %270 = math.exp %269 : f32
      %271 = arith.addf %270, %cst_1 : f32
      %272 = arith.divf %cst_1, %271 : f32
      linalg.yield %272 : f32
    } -> tensor<16x12xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %72 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %transposed_31 = linalg.transpose ins(%arg17 : tensor<8x12xf32>) outs(%49 : tensor<12x8xf32>) permutation = [1, 0] 
    %74 = linalg.matmul ins(%73, %transposed_31 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %75 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %77 = tensor.empty() : tensor<16x32xf32>
    %inserted_slice_32 = tensor.insert_slice %52 into %77[0, 0] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<16x32xf32>
    %inserted_slice_33 = tensor.insert_slice %60 into %inserted_slice_32[0, 8] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<16x32xf32>
    %inserted_slice_34 = tensor.insert_slice %68 into %inserted_slice_33[0, 16] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<16x32xf32>
    %inserted_slice_35 = tensor.insert_slice %76 into %inserted_slice_34[0, 24] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<16x32xf32>
    %expanded_36 = tensor.expand_shape %inserted_slice_35 [[0], [1, 2]] output_shape [16, 4, 8] : tensor<16x32xf32> into tensor<16x4x8xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<16x4xf32>) outs(%25 : tensor<16x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %269 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %269 : i1
    } -> tensor<16x4xi1>
    %79 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78 : tensor<16x4xi1>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %269 = arith.uitofp %in : i1 to f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %80 = tensor.empty() : tensor<4xf32>
    %81 = linalg.fill ins(%cst : f32) outs(%80 : tensor<4xf32>) -> tensor<4xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%79 : tensor<16x4xf32>) outs(%81 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<4xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%82 : tensor<4xf32>) outs(%80 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.divf %in, %cst_10 : f32
      linalg.yield %269 : f32
    } -> tensor<4xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%21 : tensor<16x4xf32>) outs(%81 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<4xf32>
    %85 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%84 : tensor<4xf32>) outs(%80 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.divf %in, %cst_10 : f32
      linalg.yield %269 : f32
    } -> tensor<4xf32>
    %86 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%83, %85 : tensor<4xf32>, tensor<4xf32>) outs(%80 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<4xf32>
    %87 = tensor.empty() : tensor<f32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<f32>) -> tensor<f32>
    %89 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%86 : tensor<4xf32>) outs(%88 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<f32>
    %90 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%89 : tensor<f32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.mulf %in, %cst_11 : f32
      linalg.yield %269 : f32
    } -> tensor<f32>
    %expanded_37 = tensor.expand_shape %40 [[0], [1, 2]] output_shape [16, 4, 1] : tensor<16x4xf32> into tensor<16x4x1xf32>
    %91 = tensor.empty() : tensor<16x4x8xf32>
    %92 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_36 : tensor<16x4x1xf32>, tensor<16x4x8xf32>) outs(%91 : tensor<16x4x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4x8xf32>
    %93 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "reduction", "parallel"]} ins(%92 : tensor<16x4x8xf32>) outs(%2 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %93 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %95 = tensor.empty() : tensor<16x8xf64>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<16x8xf32>) outs(%95 : tensor<16x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %269 = arith.extf %in : f32 to f64
      linalg.yield %269 : f64
    } -> tensor<16x8xf64>
    %97 = tensor.empty() : tensor<16x1xf64>
    %98 = linalg.fill ins(%cst_2 : f64) outs(%97 : tensor<16x1xf64>) -> tensor<16x1xf64>
    %99 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%96 : tensor<16x8xf64>) outs(%98 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %269 = arith.addf %in, %out : f64
      linalg.yield %269 : f64
    } -> tensor<16x1xf64>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<16x1xf64>) outs(%97 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %269 = arith.divf %in, %cst_12 : f64
      linalg.yield %269 : f64
    } -> tensor<16x1xf64>
    %101 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %100 : tensor<16x8xf64>, tensor<16x1xf64>) outs(%95 : tensor<16x8xf64>) {
    ^bb0(%in: f64, %in_79: f64, %out: f64):
      %269 = arith.subf %in, %in_79 : f64
      linalg.yield %269 : f64
    } -> tensor<16x8xf64>
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %101 : tensor<16x8xf64>, tensor<16x8xf64>) outs(%95 : tensor<16x8xf64>) {
    ^bb0(%in: f64, %in_79: f64, %out: f64):
      %269 = arith.mulf %in, %in_79 : f64
      linalg.yield %269 : f64
    } -> tensor<16x8xf64>
    %103 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%102 : tensor<16x8xf64>) outs(%98 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %269 = arith.addf %in, %out : f64
      linalg.yield %269 : f64
    } -> tensor<16x1xf64>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<16x1xf64>) outs(%97 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %269 = arith.divf %in, %cst_12 : f64
      linalg.yield %269 : f64
    } -> tensor<16x1xf64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<16x1xf64>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %269 = arith.truncf %in : f64 to f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%94 : tensor<16x8xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.divf %in, %cst_13 : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.truncf %cst_8 : f64 to f32
      %270 = arith.addf %in, %269 : f32
      linalg.yield %270 : f32
    } -> tensor<16x1xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = math.rsqrt %in : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %107 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.subf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %109 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %arg19 : tensor<16x8xf32>, tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %arg20 : tensor<16x8xf32>, tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %114 = tensor.empty() : tensor<8x5xf32>
    %transposed_38 = linalg.transpose ins(%arg21 : tensor<5x8xf32>) outs(%114 : tensor<8x5xf32>) permutation = [1, 0] 
    %115 = tensor.empty() : tensor<16x5xf32>
    %116 = linalg.fill ins(%cst : f32) outs(%115 : tensor<16x5xf32>) -> tensor<16x5xf32>
    %117 = linalg.matmul ins(%113, %transposed_38 : tensor<16x8xf32>, tensor<8x5xf32>) outs(%116 : tensor<16x5xf32>) -> tensor<16x5xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<5xf32>) outs(%115 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x5xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %118 : tensor<16x5xf32>, tensor<16x5xf32>) outs(%115 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x5xf32>
    %120:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%119 : tensor<16x5xf32>) outs(%14, %12 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_79: i64):
      %269 = linalg.index 1 : index
      %270 = arith.index_cast %269 : index to i64
      %271 = arith.maximumf %in, %out : f32
      %272 = arith.cmpf ogt, %in, %out : f32
      %273 = arith.select %272, %270, %out_79 : i64
      linalg.yield %271, %273 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded_39 = tensor.expand_shape %120#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%119, %expanded_39 : tensor<16x5xf32>, tensor<16x1xf32>) outs(%115 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.subf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x5xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<16x5xf32>) outs(%115 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = math.exp %in : f32
      linalg.yield %269 : f32
    } -> tensor<16x5xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%122 : tensor<16x5xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = math.log %in : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%121, %124 : tensor<16x5xf32>, tensor<16x1xf32>) outs(%115 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.subf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x5xf32>
    %126 = tensor.empty() : tensor<16xi1>
    %127 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg24 : tensor<16xi64>) outs(%126 : tensor<16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %269 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %269 : i1
    } -> tensor<16xi1>
    %128 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%127, %arg24, %cst_15 : tensor<16xi1>, tensor<16xi64>, tensor<i64>) outs(%11 : tensor<16xi64>) {
    ^bb0(%in: i1, %in_79: i64, %in_80: i64, %out: i64):
      %269 = arith.select %in, %in_79, %in_80 : i64
      linalg.yield %269 : i64
    } -> tensor<16xi64>
    %expanded_40 = tensor.expand_shape %128 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_40 : tensor<16x1xi64>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %269 = linalg.index 0 : index
      %270 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %125[%269, %270] : tensor<16x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x1xf32>
    %collapsed_41 = tensor.collapse_shape %129 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %130 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_41 : tensor<16xf32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.negf %in : f32
      linalg.yield %269 : f32
    } -> tensor<16xf32>
    %131 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%127 : tensor<16xi1>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: i1, %out: f32):
      %269 = arith.uitofp %in : i1 to f32
      linalg.yield %269 : f32
    } -> tensor<16xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%127, %130, %cst_4 : tensor<16xi1>, tensor<16xf32>, tensor<f32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %269 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %269 : f32
    } -> tensor<16xf32>
    %133 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%131 : tensor<16xf32>) outs(%88 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<f32>
    %134 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%132 : tensor<16xf32>) outs(%88 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<f32>
    %135 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%134, %133 : tensor<f32>, tensor<f32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.divf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<f32>
    %136 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%90 : tensor<f32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.truncf %cst_7 : f64 to f32
      %270 = arith.mulf %in, %269 : f32
      linalg.yield %270 : f32
    } -> tensor<f32>
    %137 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%135, %136 : tensor<f32>, tensor<f32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<f32>
    %138 = tensor.empty() : tensor<5xi64>
    %139 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%138 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %269 = linalg.index 0 : index
      %270 = arith.index_cast %269 : index to i64
      linalg.yield %270 : i64
    } -> tensor<5xi64>
    %expanded_42 = tensor.expand_shape %139 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_43 = tensor.expand_shape %arg24 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %140 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%cst_9, %133 : tensor<f32>, tensor<f32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.divf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<f32>
    %141 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%140 : tensor<f32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.negf %in : f32
      linalg.yield %269 : f32
    } -> tensor<f32>
    %142 = tensor.empty() : tensor<16x5xi1>
    %143 = linalg.generic {indexing_maps = [#map5, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_42, %expanded_43 : tensor<1x5xi64>, tensor<16x1xi64>) outs(%142 : tensor<16x5xi1>) {
    ^bb0(%in: i64, %in_79: i64, %out: i1):
      %269 = arith.cmpi eq, %in, %in_79 : i64
      linalg.yield %269 : i1
    } -> tensor<16x5xi1>
    %144 = tensor.empty() : tensor<16x1xi1>
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_43 : tensor<16x1xi64>) outs(%144 : tensor<16x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %269 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %269 : i1
    } -> tensor<16x1xi1>
    %146 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%143, %145 : tensor<16x5xi1>, tensor<16x1xi1>) outs(%142 : tensor<16x5xi1>) {
    ^bb0(%in: i1, %in_79: i1, %out: i1):
      %269 = arith.andi %in, %in_79 : i1
      linalg.yield %269 : i1
    } -> tensor<16x5xi1>
    %147 = linalg.generic {indexing_maps = [#map1, #map6, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%146, %141, %cst_4 : tensor<16x5xi1>, tensor<f32>, tensor<f32>) outs(%115 : tensor<16x5xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %269 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %269 : f32
    } -> tensor<16x5xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<16x5xf32>) outs(%115 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = math.exp %in : f32
      linalg.yield %269 : f32
    } -> tensor<16x5xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%147 : tensor<16x5xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%148, %149 : tensor<16x5xf32>, tensor<16x1xf32>) outs(%115 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x5xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %150 : tensor<16x5xf32>, tensor<16x5xf32>) outs(%115 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.subf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x5xf32>
    %152 = linalg.matmul ins(%151, %arg21 : tensor<16x5xf32>, tensor<5x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %153 = tensor.empty() : tensor<5x16xf32>
    %transposed_44 = linalg.transpose ins(%151 : tensor<16x5xf32>) outs(%153 : tensor<5x16xf32>) permutation = [1, 0] 
    %154 = tensor.empty() : tensor<5x8xf32>
    %155 = linalg.fill ins(%cst : f32) outs(%154 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %156 = linalg.matmul ins(%transposed_44, %113 : tensor<5x16xf32>, tensor<16x8xf32>) outs(%155 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %157 = tensor.empty() : tensor<1x5xf32>
    %158 = linalg.fill ins(%cst : f32) outs(%157 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%151 : tensor<16x5xf32>) outs(%158 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<1x5xf32>
    %collapsed_45 = tensor.collapse_shape %159 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %arg19 : tensor<16x8xf32>, tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.mulf %in, %cst_13 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%160 : tensor<16x8xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%160, %111 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%163 : tensor<16x8xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %164 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%161, %162 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.subf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%166, %165 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.subf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.divf %in, %cst_13 : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %169 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%168, %167 : tensor<16x1xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %111 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %171 = tensor.empty() : tensor<8xf32>
    %172 = linalg.fill ins(%cst : f32) outs(%171 : tensor<8xf32>) -> tensor<8xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%170 : tensor<16x8xf32>) outs(%172 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<8xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%152 : tensor<16x8xf32>) outs(%172 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<8xf32>
    %175 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169 : tensor<16x8xf32>) outs(%91 : tensor<16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4x8xf32>
    %176 = linalg.generic {indexing_maps = [#map10, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %expanded_37 : tensor<16x4x8xf32>, tensor<16x4x1xf32>) outs(%91 : tensor<16x4x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4x8xf32>
    %177 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %expanded_36 : tensor<16x4x8xf32>, tensor<16x4x8xf32>) outs(%91 : tensor<16x4x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4x8xf32>
    %178 = tensor.empty() : tensor<16x4x1xf32>
    %179 = linalg.fill ins(%cst : f32) outs(%178 : tensor<16x4x1xf32>) -> tensor<16x4x1xf32>
    %180 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%177 : tensor<16x4x8xf32>) outs(%179 : tensor<16x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x4x1xf32>
    %collapsed_46 = tensor.collapse_shape %180 [[0], [1, 2]] : tensor<16x4x1xf32> into tensor<16x4xf32>
    %181 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_3, %83 : tensor<4xf32>, tensor<4xf32>) outs(%80 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<4xf32>
    %182 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%181 : tensor<4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.divf %in, %cst_10 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %extracted_slice_47 = tensor.extract_slice %176[0, 0, 0] [16, 1, 8] [1, 1, 1] : tensor<16x4x8xf32> to tensor<16x1x8xf32>
    %collapsed_48 = tensor.collapse_shape %extracted_slice_47 [[0, 1], [2]] : tensor<16x1x8xf32> into tensor<16x8xf32>
    %extracted_slice_49 = tensor.extract_slice %176[0, 1, 0] [16, 1, 8] [1, 1, 1] : tensor<16x4x8xf32> to tensor<16x1x8xf32>
    %collapsed_50 = tensor.collapse_shape %extracted_slice_49 [[0, 1], [2]] : tensor<16x1x8xf32> into tensor<16x8xf32>
    %extracted_slice_51 = tensor.extract_slice %176[0, 2, 0] [16, 1, 8] [1, 1, 1] : tensor<16x4x8xf32> to tensor<16x1x8xf32>
    %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [[0, 1], [2]] : tensor<16x1x8xf32> into tensor<16x8xf32>
    %extracted_slice_53 = tensor.extract_slice %176[0, 3, 0] [16, 1, 8] [1, 1, 1] : tensor<16x4x8xf32> to tensor<16x1x8xf32>
    %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [[0, 1], [2]] : tensor<16x1x8xf32> into tensor<16x8xf32>
    %184 = linalg.matmul ins(%collapsed_54, %arg17 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%43 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %185 = tensor.empty() : tensor<8x16xf32>
    %transposed_55 = linalg.transpose ins(%collapsed_54 : tensor<16x8xf32>) outs(%185 : tensor<8x16xf32>) permutation = [1, 0] 
    %186 = linalg.fill ins(%cst : f32) outs(%41 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %187 = linalg.matmul ins(%transposed_55, %73 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%186 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %188 = tensor.empty() : tensor<1x8xf32>
    %189 = linalg.fill ins(%cst : f32) outs(%188 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_54 : tensor<16x8xf32>) outs(%189 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<1x8xf32>
    %collapsed_56 = tensor.collapse_shape %190 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%184, %72 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %192 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14, %72 : tensor<i64>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: i64, %in_79: f32, %out: f32):
      %269 = arith.sitofp %in : i64 to f32
      %270 = arith.subf %269, %in_79 : f32
      linalg.yield %270 : f32
    } -> tensor<16x12xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %192 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %cst_1 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%191, %194 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %196 = linalg.matmul ins(%195, %arg15 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %197 = tensor.empty() : tensor<12x16xf32>
    %transposed_57 = linalg.transpose ins(%195 : tensor<16x12xf32>) outs(%197 : tensor<12x16xf32>) permutation = [1, 0] 
    %198 = linalg.fill ins(%cst : f32) outs(%49 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %199 = linalg.matmul ins(%transposed_57, %6 : tensor<12x16xf32>, tensor<16x8xf32>) outs(%198 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %200 = tensor.empty() : tensor<1x12xf32>
    %201 = linalg.fill ins(%cst : f32) outs(%200 : tensor<1x12xf32>) -> tensor<1x12xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%195 : tensor<16x12xf32>) outs(%201 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<1x12xf32>
    %collapsed_58 = tensor.collapse_shape %202 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%169, %196 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %204 = linalg.matmul ins(%collapsed_52, %arg13 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%43 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %transposed_59 = linalg.transpose ins(%collapsed_52 : tensor<16x8xf32>) outs(%185 : tensor<8x16xf32>) permutation = [1, 0] 
    %205 = linalg.matmul ins(%transposed_59, %65 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%186 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_52 : tensor<16x8xf32>) outs(%189 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<1x8xf32>
    %collapsed_60 = tensor.collapse_shape %206 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%204, %64 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %208 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14, %64 : tensor<i64>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: i64, %in_79: f32, %out: f32):
      %269 = arith.sitofp %in : i64 to f32
      %270 = arith.subf %269, %in_79 : f32
      linalg.yield %270 : f32
    } -> tensor<16x12xf32>
    %209 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%63, %208 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %210 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%209 : tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %cst_1 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %211 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%207, %210 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %212 = linalg.matmul ins(%211, %arg11 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %transposed_61 = linalg.transpose ins(%211 : tensor<16x12xf32>) outs(%197 : tensor<12x16xf32>) permutation = [1, 0] 
    %213 = linalg.matmul ins(%transposed_61, %6 : tensor<12x16xf32>, tensor<16x8xf32>) outs(%198 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%211 : tensor<16x12xf32>) outs(%201 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<1x12xf32>
    %collapsed_62 = tensor.collapse_shape %214 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%203, %212 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %216 = linalg.matmul ins(%collapsed_50, %arg9 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%43 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %transposed_63 = linalg.transpose ins(%collapsed_50 : tensor<16x8xf32>) outs(%185 : tensor<8x16xf32>) permutation = [1, 0] 
    %217 = linalg.matmul ins(%transposed_63, %57 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%186 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_50 : tensor<16x8xf32>) outs(%189 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<1x8xf32>
    %collapsed_64 = tensor.collapse_shape %218 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%216, %56 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %220 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14, %56 : tensor<i64>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: i64, %in_79: f32, %out: f32):
      %269 = arith.sitofp %in : i64 to f32
      %270 = arith.subf %269, %in_79 : f32
      linalg.yield %270 : f32
    } -> tensor<16x12xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %220 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%221 : tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %cst_1 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%219, %222 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %224 = linalg.matmul ins(%223, %arg7 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %transposed_65 = linalg.transpose ins(%223 : tensor<16x12xf32>) outs(%197 : tensor<12x16xf32>) permutation = [1, 0] 
    %225 = linalg.matmul ins(%transposed_65, %6 : tensor<12x16xf32>, tensor<16x8xf32>) outs(%198 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%223 : tensor<16x12xf32>) outs(%201 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<1x12xf32>
    %collapsed_66 = tensor.collapse_shape %226 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %227 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%215, %224 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %228 = linalg.matmul ins(%collapsed_48, %arg5 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%43 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %transposed_67 = linalg.transpose ins(%collapsed_48 : tensor<16x8xf32>) outs(%185 : tensor<8x16xf32>) permutation = [1, 0] 
    %229 = linalg.matmul ins(%transposed_67, %48 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%186 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_48 : tensor<16x8xf32>) outs(%189 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<1x8xf32>
    %collapsed_68 = tensor.collapse_shape %230 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %231 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%228, %47 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %232 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14, %47 : tensor<i64>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: i64, %in_79: f32, %out: f32):
      %269 = arith.sitofp %in : i64 to f32
      %270 = arith.subf %269, %in_79 : f32
      linalg.yield %270 : f32
    } -> tensor<16x12xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %232 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%233 : tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %cst_1 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %235 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%231, %234 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%42 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x12xf32>
    %236 = linalg.matmul ins(%235, %arg3 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %transposed_69 = linalg.transpose ins(%235 : tensor<16x12xf32>) outs(%197 : tensor<12x16xf32>) permutation = [1, 0] 
    %237 = linalg.matmul ins(%transposed_69, %6 : tensor<12x16xf32>, tensor<16x8xf32>) outs(%198 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%235 : tensor<16x12xf32>) outs(%201 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<1x12xf32>
    %collapsed_70 = tensor.collapse_shape %238 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %239 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%227, %236 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %240 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_20 : tensor<16x2xi64>) outs(%31 : tensor<16x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %269 = linalg.index 0 : index
      %270 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %collapsed_46[%269, %270] : tensor<16x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x2xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %33 : tensor<16x2xf32>, tensor<16x1xf32>) outs(%30 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.divf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x2xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%240 : tensor<16x2xf32>) outs(%30 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.negf %in : f32
      linalg.yield %269 : f32
    } -> tensor<16x2xf32>
    %243 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%242, %241 : tensor<16x2xf32>, tensor<16x2xf32>) outs(%30 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x2xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%240, %33 : tensor<16x2xf32>, tensor<16x1xf32>) outs(%30 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.divf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x2xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%243 : tensor<16x2xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %collapsed_71 = tensor.collapse_shape %245 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %246 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_71 : tensor<16xf32>) outs(%30 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x2xf32>
    %247 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%244, %246 : tensor<16x2xf32>, tensor<16x2xf32>) outs(%30 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x2xf32>
    %extracted_slice_72 = tensor.extract_slice %247[0, 0] [16, 1] [1, 1] : tensor<16x2xf32> to tensor<16x1xf32>
    %collapsed_73 = tensor.collapse_shape %extracted_slice_72 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %248 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_73 : tensor<16xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %248, %cst_5 : tensor<16x4xi1>, tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %269 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %extracted_slice_74 = tensor.extract_slice %247[0, 1] [16, 1] [1, 1] : tensor<16x2xf32> to tensor<16x1xf32>
    %collapsed_75 = tensor.collapse_shape %extracted_slice_74 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %250 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_75 : tensor<16xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %250, %249 : tensor<16x4xi1>, tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_79: f32, %in_80: f32, %out: f32):
      %269 = arith.select %in, %in_79, %in_80 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%183, %251 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%252, %21 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%253 : tensor<16x4xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<16x1xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %254 : tensor<16x4xf32>, tensor<16x1xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%253, %255 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.subf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x4xf32>
    %257 = tensor.empty() : tensor<4x16xf32>
    %transposed_76 = linalg.transpose ins(%256 : tensor<16x4xf32>) outs(%257 : tensor<4x16xf32>) permutation = [1, 0] 
    %258 = tensor.empty() : tensor<4x8xf32>
    %259 = linalg.fill ins(%cst : f32) outs(%258 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %260 = linalg.matmul ins(%transposed_76, %6 : tensor<4x16xf32>, tensor<16x8xf32>) outs(%259 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %261 = linalg.matmul ins(%256, %arg2 : tensor<16x4xf32>, tensor<4x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%239, %261 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.addf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %6 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %264 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_14, %263 : tensor<i64>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: i64, %in_79: f32, %out: f32):
      %269 = arith.sitofp %in : i64 to f32
      %270 = arith.subf %269, %in_79 : f32
      linalg.yield %270 : f32
    } -> tensor<16x8xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%262, %264 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_79: f32, %out: f32):
      %269 = arith.mulf %in, %in_79 : f32
      linalg.yield %269 : f32
    } -> tensor<16x8xf32>
    %transposed_77 = linalg.transpose ins(%265 : tensor<16x8xf32>) outs(%185 : tensor<8x16xf32>) permutation = [1, 0] 
    %266 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %267 = linalg.matmul ins(%transposed_77, %arg23 : tensor<8x16xf32>, tensor<16x8xf32>) outs(%266 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %268 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%265 : tensor<16x8xf32>) outs(%189 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %269 = arith.addf %in, %out : f32
      linalg.yield %269 : f32
    } -> tensor<1x8xf32>
    %collapsed_78 = tensor.collapse_shape %268 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    return %137, %267, %collapsed_78, %260, %237, %collapsed_70, %229, %collapsed_68, %225, %collapsed_66, %217, %collapsed_64, %213, %collapsed_62, %205, %collapsed_60, %199, %collapsed_58, %187, %collapsed_56, %173, %174, %156, %collapsed_45 : tensor<f32>, tensor<8x8xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<8x12xf32>, tensor<8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<8x12xf32>, tensor<8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<8x12xf32>, tensor<8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<8x12xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<5x8xf32>, tensor<5xf32>
  }
}
