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
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<16x4xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<16x4xf32>
    %cst_8 = arith.constant dense<false> : tensor<16x4xi1>
    %cst_9 = arith.constant 1.000000e-02 : f64
    %cst_10 = arith.constant 1.000000e-05 : f64
    %cst_11 = arith.constant 0xFFF0000000000000 : f64
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant 1.600000e+01 : f32
    %cst_14 = arith.constant 4.000000e+00 : f32
    %cst_15 = arith.constant 8.000000e+00 : f64
    %cst_16 = arith.constant 8.000000e+00 : f32
    %cst_17 = arith.constant dense<1> : tensor<i64>
    %cst_18 = arith.constant dense<0> : tensor<i64>
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
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = math.tanh %in : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %7 = tensor.empty() : tensor<8x4xf32>
    %transposed_19 = linalg.transpose ins(%arg2 : tensor<4x8xf32>) outs(%7 : tensor<8x4xf32>) permutation = [1, 0] 
    %8 = tensor.empty() : tensor<16x4xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %10 = linalg.matmul ins(%6, %transposed_19 : tensor<16x8xf32>, tensor<8x4xf32>) outs(%9 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %11 = tensor.empty() : tensor<16xi64>
    %12 = linalg.fill ins(%c0_i64 : i64) outs(%11 : tensor<16xi64>) -> tensor<16xi64>
    %13 = tensor.empty() : tensor<16xf32>
    %14 = linalg.fill ins(%cst_0 : f32) outs(%13 : tensor<16xf32>) -> tensor<16xf32>
    %15:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%10 : tensor<16x4xf32>) outs(%14, %12 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %280 = linalg.index 1 : index
      %281 = arith.index_cast %280 : index to i64
      %282 = arith.maximumf %in, %out : f32
      %283 = arith.cmpf ogt, %in, %out : f32
      %284 = arith.select %283, %281, %out_85 : i64
      linalg.yield %282, %284 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded = tensor.expand_shape %15#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %expanded : tensor<16x4xf32>, tensor<16x1xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.subf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = math.exp %in : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %18 = tensor.empty() : tensor<16x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<16x1xf32>) -> tensor<16x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%17 : tensor<16x4xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %20 : tensor<16x4xf32>, tensor<16x1xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.divf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %22 = tensor.empty() : tensor<4xi64>
    %23 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%22 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %280 = linalg.index 0 : index
      %281 = arith.index_cast %280 : index to i64
      linalg.yield %281 : i64
    } -> tensor<4xi64>
    %expanded_20 = tensor.expand_shape %23 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %24:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%cst_7 : tensor<16x4xf32>) outs(%14, %12 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %280 = linalg.index 1 : index
      %281 = arith.index_cast %280 : index to i64
      %282 = arith.maximumf %in, %out : f32
      %283 = arith.cmpf ogt, %in, %out : f32
      %284 = arith.select %283, %281, %out_85 : i64
      linalg.yield %282, %284 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded_21 = tensor.expand_shape %24#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %25:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%21 : tensor<16x4xf32>) outs(%14, %12 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %280 = linalg.index 1 : index
      %281 = arith.index_cast %280 : index to i64
      %282 = arith.maximumf %in, %out : f32
      %283 = arith.cmpf ogt, %in, %out : f32
      %284 = arith.select %283, %281, %out_85 : i64
      linalg.yield %282, %284 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded_22 = tensor.expand_shape %25#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_22 : tensor<16x1xi64>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %280 = linalg.index 0 : index
      %281 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %21[%280, %281] : tensor<16x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x1xf32>
    %27 = tensor.empty() : tensor<16x1xi1>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<16x1xf32>) outs(%27 : tensor<16x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %280 = arith.extf %in : f32 to f64
      %281 = arith.cmpf oeq, %280, %cst_11 : f64
      linalg.yield %281 : i1
    } -> tensor<16x1xi1>
    %29 = tensor.empty() : tensor<16x1xi64>
    %30 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %expanded_21, %expanded_22 : tensor<16x1xi1>, tensor<16x1xi64>, tensor<16x1xi64>) outs(%29 : tensor<16x1xi64>) {
    ^bb0(%in: i1, %in_85: i64, %in_86: i64, %out: i64):
      %280 = arith.select %in, %in_85, %in_86 : i64
      linalg.yield %280 : i64
    } -> tensor<16x1xi64>
    %31 = tensor.empty() : tensor<16x4xi1>
    %32 = linalg.generic {indexing_maps = [#map5, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_20, %30 : tensor<1x4xi64>, tensor<16x1xi64>) outs(%31 : tensor<16x4xi1>) {
    ^bb0(%in: i64, %in_85: i64, %out: i1):
      %280 = arith.cmpi eq, %in, %in_85 : i64
      linalg.yield %280 : i1
    } -> tensor<16x4xi1>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %32 : tensor<16x4xi1>, tensor<16x4xi1>) outs(%31 : tensor<16x4xi1>) {
    ^bb0(%in: i1, %in_85: i1, %out: i1):
      %280 = arith.ori %in, %in_85 : i1
      linalg.yield %280 : i1
    } -> tensor<16x4xi1>
    %34 = linalg.generic {indexing_maps = [#map1, #map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %cst_6, %21 : tensor<16x4xi1>, tensor<f32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %280 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map6, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %cst_5, %cst_12 : tensor<16x4xi1>, tensor<f32>, tensor<f32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %280 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %36:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%35 : tensor<16x4xf32>) outs(%14, %12 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %280 = linalg.index 1 : index
      %281 = arith.index_cast %280 : index to i64
      %282 = arith.maximumf %in, %out : f32
      %283 = arith.cmpf ogt, %in, %out : f32
      %284 = arith.select %283, %281, %out_85 : i64
      linalg.yield %282, %284 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded_23 = tensor.expand_shape %36#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %37:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%34 : tensor<16x4xf32>) outs(%14, %12 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %280 = linalg.index 1 : index
      %281 = arith.index_cast %280 : index to i64
      %282 = arith.maximumf %in, %out : f32
      %283 = arith.cmpf ogt, %in, %out : f32
      %284 = arith.select %283, %281, %out_85 : i64
      linalg.yield %282, %284 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded_24 = tensor.expand_shape %37#1 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_24 : tensor<16x1xi64>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %280 = linalg.index 0 : index
      %281 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %34[%280, %281] : tensor<16x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x1xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<16x1xf32>) outs(%27 : tensor<16x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %280 = arith.extf %in : f32 to f64
      %281 = arith.cmpf oeq, %280, %cst_11 : f64
      linalg.yield %281 : i1
    } -> tensor<16x1xi1>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %expanded_23, %expanded_24 : tensor<16x1xi1>, tensor<16x1xi64>, tensor<16x1xi64>) outs(%29 : tensor<16x1xi64>) {
    ^bb0(%in: i1, %in_85: i64, %in_86: i64, %out: i64):
      %280 = arith.select %in, %in_85, %in_86 : i64
      linalg.yield %280 : i64
    } -> tensor<16x1xi64>
    %41 = tensor.empty() : tensor<16x2xi64>
    %inserted_slice = tensor.insert_slice %30 into %41[0, 0] [16, 1] [1, 1] : tensor<16x1xi64> into tensor<16x2xi64>
    %inserted_slice_25 = tensor.insert_slice %40 into %inserted_slice[0, 1] [16, 1] [1, 1] : tensor<16x1xi64> into tensor<16x2xi64>
    %42 = tensor.empty() : tensor<16x2xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<16x2xf32>) -> tensor<16x2xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_25 : tensor<16x2xi64>) outs(%43 : tensor<16x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %280 = linalg.index 0 : index
      %281 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %21[%280, %281] : tensor<16x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x2xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%44 : tensor<16x2xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %45 : tensor<16x2xf32>, tensor<16x1xf32>) outs(%42 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.divf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x2xf32>
    %extracted_slice = tensor.extract_slice %inserted_slice_25[0, 0] [16, 1] [1, 1] : tensor<16x2xi64> to tensor<16x1xi64>
    %47 = linalg.generic {indexing_maps = [#map5, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_20, %extracted_slice : tensor<1x4xi64>, tensor<16x1xi64>) outs(%31 : tensor<16x4xi1>) {
    ^bb0(%in: i64, %in_85: i64, %out: i1):
      %280 = arith.cmpi eq, %in, %in_85 : i64
      linalg.yield %280 : i1
    } -> tensor<16x4xi1>
    %extracted_slice_26 = tensor.extract_slice %46[0, 0] [16, 1] [1, 1] : tensor<16x2xf32> to tensor<16x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice_26 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<16xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %48, %cst_4 : tensor<16x4xi1>, tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %280 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_20, %40 : tensor<1x4xi64>, tensor<16x1xi64>) outs(%31 : tensor<16x4xi1>) {
    ^bb0(%in: i64, %in_85: i64, %out: i1):
      %280 = arith.cmpi eq, %in, %in_85 : i64
      linalg.yield %280 : i1
    } -> tensor<16x4xi1>
    %extracted_slice_27 = tensor.extract_slice %46[0, 1] [16, 1] [1, 1] : tensor<16x2xf32> to tensor<16x1xf32>
    %collapsed_28 = tensor.collapse_shape %extracted_slice_27 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_28 : tensor<16xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %51, %49 : tensor<16x4xi1>, tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %280 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %53 = tensor.empty() : tensor<8x12xf32>
    %transposed_29 = linalg.transpose ins(%arg3 : tensor<12x8xf32>) outs(%53 : tensor<8x12xf32>) permutation = [1, 0] 
    %54 = tensor.empty() : tensor<16x12xf32>
    %55 = linalg.fill ins(%cst : f32) outs(%54 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %56 = linalg.matmul ins(%6, %transposed_29 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%55 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %57 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.negf %in : f32
      %281 = math.exp %280 : f32
      %282 = arith.addf %281, %cst_1 : f32
      %283 = arith.divf %cst_1, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x12xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %59 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %61 = tensor.empty() : tensor<12x8xf32>
    %transposed_30 = linalg.transpose ins(%arg5 : tensor<8x12xf32>) outs(%61 : tensor<12x8xf32>) permutation = [1, 0] 
    %62 = linalg.matmul ins(%60, %transposed_30 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %63 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %transposed_31 = linalg.transpose ins(%arg7 : tensor<12x8xf32>) outs(%53 : tensor<8x12xf32>) permutation = [1, 0] 
    %65 = linalg.matmul ins(%6, %transposed_31 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%55 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %66 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.negf %in : f32
      %281 = math.exp %280 : f32
      %282 = arith.addf %281, %cst_1 : f32
      %283 = arith.divf %cst_1, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x12xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %68 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %transposed_32 = linalg.transpose ins(%arg9 : tensor<8x12xf32>) outs(%61 : tensor<12x8xf32>) permutation = [1, 0] 
    %70 = linalg.matmul ins(%69, %transposed_32 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %71 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %transposed_33 = linalg.transpose ins(%arg11 : tensor<12x8xf32>) outs(%53 : tensor<8x12xf32>) permutation = [1, 0] 
    %73 = linalg.matmul ins(%6, %transposed_33 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%55 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg12 : tensor<12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %74 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.negf %in : f32
      %281 = math.exp %280 : f32
      %282 = arith.addf %281, %cst_1 : f32
      %283 = arith.divf %cst_1, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x12xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75, %76 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %transposed_34 = linalg.transpose ins(%arg13 : tensor<8x12xf32>) outs(%61 : tensor<12x8xf32>) permutation = [1, 0] 
    %78 = linalg.matmul ins(%77, %transposed_34 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%78, %79 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %transposed_35 = linalg.transpose ins(%arg15 : tensor<12x8xf32>) outs(%53 : tensor<8x12xf32>) permutation = [1, 0] 
    %81 = linalg.matmul ins(%6, %transposed_35 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%55 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %82 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.negf %in : f32
      %281 = math.exp %280 : f32
      %282 = arith.addf %281, %cst_1 : f32
      %283 = arith.divf %cst_1, %282 : f32
      linalg.yield %283 : f32
    } -> tensor<16x12xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %84 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %transposed_36 = linalg.transpose ins(%arg17 : tensor<8x12xf32>) outs(%61 : tensor<12x8xf32>) permutation = [1, 0] 
    %86 = linalg.matmul ins(%85, %transposed_36 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %87 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %89 = tensor.empty() : tensor<16x32xf32>
    %inserted_slice_37 = tensor.insert_slice %64 into %89[0, 0] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<16x32xf32>
    %inserted_slice_38 = tensor.insert_slice %72 into %inserted_slice_37[0, 8] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<16x32xf32>
    %inserted_slice_39 = tensor.insert_slice %80 into %inserted_slice_38[0, 16] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<16x32xf32>
    %inserted_slice_40 = tensor.insert_slice %88 into %inserted_slice_39[0, 24] [16, 8] [1, 1] : tensor<16x8xf32> into tensor<16x32xf32>
    %expanded_41 = tensor.expand_shape %inserted_slice_40 [[0], [1, 2]] output_shape [16, 4, 8] : tensor<16x32xf32> into tensor<16x4x8xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<16x4xf32>) outs(%31 : tensor<16x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %280 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %280 : i1
    } -> tensor<16x4xi1>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90 : tensor<16x4xi1>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %out: f32):
      %280 = arith.uitofp %in : i1 to f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %92 = tensor.empty() : tensor<4xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<4xf32>) -> tensor<4xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%91 : tensor<16x4xf32>) outs(%93 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<4xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%94 : tensor<4xf32>) outs(%92 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.divf %in, %cst_13 : f32
      linalg.yield %280 : f32
    } -> tensor<4xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%21 : tensor<16x4xf32>) outs(%93 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<4xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%96 : tensor<4xf32>) outs(%92 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.divf %in, %cst_13 : f32
      linalg.yield %280 : f32
    } -> tensor<4xf32>
    %98 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%95, %97 : tensor<4xf32>, tensor<4xf32>) outs(%92 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<4xf32>
    %99 = tensor.empty() : tensor<f32>
    %100 = linalg.fill ins(%cst : f32) outs(%99 : tensor<f32>) -> tensor<f32>
    %101 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%98 : tensor<4xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%101 : tensor<f32>) outs(%99 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.mulf %in, %cst_14 : f32
      linalg.yield %280 : f32
    } -> tensor<f32>
    %expanded_42 = tensor.expand_shape %52 [[0], [1, 2]] output_shape [16, 4, 1] : tensor<16x4xf32> into tensor<16x4x1xf32>
    %103 = tensor.empty() : tensor<16x4x8xf32>
    %104 = linalg.generic {indexing_maps = [#map9, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_42, %expanded_41 : tensor<16x4x1xf32>, tensor<16x4x8xf32>) outs(%103 : tensor<16x4x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4x8xf32>
    %105 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "reduction", "parallel"]} ins(%104 : tensor<16x4x8xf32>) outs(%2 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %106 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %105 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %107 = tensor.empty() : tensor<16x8xf64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<16x8xf32>) outs(%107 : tensor<16x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %280 = arith.extf %in : f32 to f64
      linalg.yield %280 : f64
    } -> tensor<16x8xf64>
    %109 = tensor.empty() : tensor<16x1xf64>
    %110 = linalg.fill ins(%cst_2 : f64) outs(%109 : tensor<16x1xf64>) -> tensor<16x1xf64>
    %111 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%108 : tensor<16x8xf64>) outs(%110 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %280 = arith.addf %in, %out : f64
      linalg.yield %280 : f64
    } -> tensor<16x1xf64>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<16x1xf64>) outs(%109 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %280 = arith.divf %in, %cst_15 : f64
      linalg.yield %280 : f64
    } -> tensor<16x1xf64>
    %113 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %112 : tensor<16x8xf64>, tensor<16x1xf64>) outs(%107 : tensor<16x8xf64>) {
    ^bb0(%in: f64, %in_85: f64, %out: f64):
      %280 = arith.subf %in, %in_85 : f64
      linalg.yield %280 : f64
    } -> tensor<16x8xf64>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113, %113 : tensor<16x8xf64>, tensor<16x8xf64>) outs(%107 : tensor<16x8xf64>) {
    ^bb0(%in: f64, %in_85: f64, %out: f64):
      %280 = arith.mulf %in, %in_85 : f64
      linalg.yield %280 : f64
    } -> tensor<16x8xf64>
    %115 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%114 : tensor<16x8xf64>) outs(%110 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %280 = arith.addf %in, %out : f64
      linalg.yield %280 : f64
    } -> tensor<16x1xf64>
    %116 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<16x1xf64>) outs(%109 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %280 = arith.divf %in, %cst_15 : f64
      linalg.yield %280 : f64
    } -> tensor<16x1xf64>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%116 : tensor<16x1xf64>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %280 = arith.truncf %in : f64 to f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%106 : tensor<16x8xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%118 : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.divf %in, %cst_16 : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117 : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.truncf %cst_10 : f64 to f32
      %281 = arith.addf %in, %280 : f32
      linalg.yield %281 : f32
    } -> tensor<16x1xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = math.rsqrt %in : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%106, %119 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.subf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%122, %121 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %arg19 : tensor<16x8xf32>, tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%124, %arg20 : tensor<16x8xf32>, tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %126 = tensor.empty() : tensor<8x5xf32>
    %transposed_43 = linalg.transpose ins(%arg21 : tensor<5x8xf32>) outs(%126 : tensor<8x5xf32>) permutation = [1, 0] 
    %127 = tensor.empty() : tensor<16x5xf32>
    %128 = linalg.fill ins(%cst : f32) outs(%127 : tensor<16x5xf32>) -> tensor<16x5xf32>
    %129 = linalg.matmul ins(%125, %transposed_43 : tensor<16x8xf32>, tensor<8x5xf32>) outs(%128 : tensor<16x5xf32>) -> tensor<16x5xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<5xf32>) outs(%127 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x5xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%129, %130 : tensor<16x5xf32>, tensor<16x5xf32>) outs(%127 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x5xf32>
    %132:2 = linalg.generic {indexing_maps = [#map1, #map2, #map2], iterator_types = ["parallel", "reduction"]} ins(%131 : tensor<16x5xf32>) outs(%14, %12 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_85: i64):
      %280 = linalg.index 1 : index
      %281 = arith.index_cast %280 : index to i64
      %282 = arith.maximumf %in, %out : f32
      %283 = arith.cmpf ogt, %in, %out : f32
      %284 = arith.select %283, %281, %out_85 : i64
      linalg.yield %282, %284 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded_44 = tensor.expand_shape %132#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %expanded_44 : tensor<16x5xf32>, tensor<16x1xf32>) outs(%127 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.subf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x5xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<16x5xf32>) outs(%127 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = math.exp %in : f32
      linalg.yield %280 : f32
    } -> tensor<16x5xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%134 : tensor<16x5xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = math.log %in : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %137 = tensor.empty() : tensor<16xi1>
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg24 : tensor<16xi64>) outs(%137 : tensor<16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %280 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %280 : i1
    } -> tensor<16xi1>
    %139 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%138, %arg24, %cst_18 : tensor<16xi1>, tensor<16xi64>, tensor<i64>) outs(%11 : tensor<16xi64>) {
    ^bb0(%in: i1, %in_85: i64, %in_86: i64, %out: i64):
      %280 = arith.select %in, %in_85, %in_86 : i64
      linalg.yield %280 : i64
    } -> tensor<16xi64>
    %expanded_45 = tensor.expand_shape %139 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %140 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_45 : tensor<16x1xi64>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %280 = linalg.index 0 : index
      %281 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %131[%280, %281] : tensor<16x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x1xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%140, %expanded_44 : tensor<16x1xf32>, tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.subf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%136, %141 : tensor<16x1xf32>, tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.subf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %collapsed_46 = tensor.collapse_shape %142 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %143 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%138, %collapsed_46, %cst_5 : tensor<16xi1>, tensor<16xf32>, tensor<f32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %280 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %280 : f32
    } -> tensor<16xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%143 : tensor<16xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<f32>
    %145 = tensor.empty() : tensor<i64>
    %146 = linalg.fill ins(%c0_i64 : i64) outs(%145 : tensor<i64>) -> tensor<i64>
    %147 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%138 : tensor<16xi1>) outs(%146 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %280 = arith.extui %in : i1 to i64
      %281 = arith.addi %280, %out : i64
      linalg.yield %281 : i64
    } -> tensor<i64>
    %148 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%144, %147 : tensor<f32>, tensor<i64>) outs(%99 : tensor<f32>) {
    ^bb0(%in: f32, %in_85: i64, %out: f32):
      %280 = arith.sitofp %in_85 : i64 to f32
      %281 = arith.divf %in, %280 : f32
      linalg.yield %281 : f32
    } -> tensor<f32>
    %149 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = []} ins(%102 : tensor<f32>) outs(%99 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.truncf %cst_9 : f64 to f32
      %281 = arith.mulf %in, %280 : f32
      linalg.yield %281 : f32
    } -> tensor<f32>
    %150 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%148, %149 : tensor<f32>, tensor<f32>) outs(%99 : tensor<f32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<f32>
    %151 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = []} ins(%cst_12, %147 : tensor<f32>, tensor<i64>) outs(%99 : tensor<f32>) {
    ^bb0(%in: f32, %in_85: i64, %out: f32):
      %280 = arith.sitofp %in_85 : i64 to f32
      %281 = arith.divf %in, %280 : f32
      linalg.yield %281 : f32
    } -> tensor<f32>
    %152 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%151 : tensor<f32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%138, %152, %cst_5 : tensor<16xi1>, tensor<16xf32>, tensor<f32>) outs(%13 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %280 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %280 : f32
    } -> tensor<16xf32>
    %expanded_47 = tensor.expand_shape %153 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %136 : tensor<16x5xf32>, tensor<16x1xf32>) outs(%127 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.subf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x5xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%154 : tensor<16x5xf32>) outs(%127 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = math.exp %in : f32
      linalg.yield %280 : f32
    } -> tensor<16x5xf32>
    %156 = tensor.empty() : tensor<5xi64>
    %157 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%156 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %280 = linalg.index 0 : index
      %281 = arith.index_cast %280 : index to i64
      linalg.yield %281 : i64
    } -> tensor<5xi64>
    %expanded_48 = tensor.expand_shape %157 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_49 = tensor.expand_shape %arg24 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %158 = tensor.empty() : tensor<16x5xi1>
    %159 = linalg.generic {indexing_maps = [#map5, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_48, %expanded_49 : tensor<1x5xi64>, tensor<16x1xi64>) outs(%158 : tensor<16x5xi1>) {
    ^bb0(%in: i64, %in_85: i64, %out: i1):
      %280 = arith.cmpi eq, %in, %in_85 : i64
      linalg.yield %280 : i1
    } -> tensor<16x5xi1>
    %160 = linalg.generic {indexing_maps = [#map1, #map6, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %cst_12, %cst_5 : tensor<16x5xi1>, tensor<f32>, tensor<f32>) outs(%127 : tensor<16x5xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %280 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %280 : f32
    } -> tensor<16x5xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %160 : tensor<16x5xf32>, tensor<16x5xf32>) outs(%127 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.subf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x5xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%161, %expanded_47 : tensor<16x5xf32>, tensor<16x1xf32>) outs(%127 : tensor<16x5xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x5xf32>
    %163 = linalg.matmul ins(%162, %arg21 : tensor<16x5xf32>, tensor<5x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %164 = tensor.empty() : tensor<5x16xf32>
    %transposed_50 = linalg.transpose ins(%162 : tensor<16x5xf32>) outs(%164 : tensor<5x16xf32>) permutation = [1, 0] 
    %165 = tensor.empty() : tensor<5x8xf32>
    %166 = linalg.fill ins(%cst : f32) outs(%165 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %167 = linalg.matmul ins(%transposed_50, %125 : tensor<5x16xf32>, tensor<16x8xf32>) outs(%166 : tensor<5x8xf32>) -> tensor<5x8xf32>
    %168 = tensor.empty() : tensor<1x5xf32>
    %169 = linalg.fill ins(%cst : f32) outs(%168 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%162 : tensor<16x5xf32>) outs(%169 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<1x5xf32>
    %collapsed_51 = tensor.collapse_shape %170 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%163, %arg19 : tensor<16x8xf32>, tensor<8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%171 : tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.mulf %in, %cst_16 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%171 : tensor<16x8xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%171, %123 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%174 : tensor<16x8xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %175 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%172, %173 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.subf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %176 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.subf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<16x1xf32>) outs(%18 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.divf %in, %cst_16 : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%179, %178 : tensor<16x1xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %181 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%163, %123 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %182 = tensor.empty() : tensor<8xf32>
    %183 = linalg.fill ins(%cst : f32) outs(%182 : tensor<8xf32>) -> tensor<8xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%181 : tensor<16x8xf32>) outs(%183 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<8xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%163 : tensor<16x8xf32>) outs(%183 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<8xf32>
    %186 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<16x8xf32>) outs(%103 : tensor<16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4x8xf32>
    %187 = linalg.generic {indexing_maps = [#map10, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %expanded_42 : tensor<16x4x8xf32>, tensor<16x4x1xf32>) outs(%103 : tensor<16x4x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4x8xf32>
    %188 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186, %expanded_41 : tensor<16x4x8xf32>, tensor<16x4x8xf32>) outs(%103 : tensor<16x4x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4x8xf32>
    %189 = tensor.empty() : tensor<16x4x1xf32>
    %190 = linalg.fill ins(%cst : f32) outs(%189 : tensor<16x4x1xf32>) -> tensor<16x4x1xf32>
    %191 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel", "parallel", "reduction"]} ins(%188 : tensor<16x4x8xf32>) outs(%190 : tensor<16x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<16x4x1xf32>
    %collapsed_52 = tensor.collapse_shape %191 [[0], [1, 2]] : tensor<16x4x1xf32> into tensor<16x4xf32>
    %192 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_3, %95 : tensor<4xf32>, tensor<4xf32>) outs(%92 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<4xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%192 : tensor<4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %194 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.divf %in, %cst_13 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %extracted_slice_53 = tensor.extract_slice %187[0, 0, 0] [16, 1, 8] [1, 1, 1] : tensor<16x4x8xf32> to tensor<16x1x8xf32>
    %collapsed_54 = tensor.collapse_shape %extracted_slice_53 [[0, 1], [2]] : tensor<16x1x8xf32> into tensor<16x8xf32>
    %extracted_slice_55 = tensor.extract_slice %187[0, 1, 0] [16, 1, 8] [1, 1, 1] : tensor<16x4x8xf32> to tensor<16x1x8xf32>
    %collapsed_56 = tensor.collapse_shape %extracted_slice_55 [[0, 1], [2]] : tensor<16x1x8xf32> into tensor<16x8xf32>
    %extracted_slice_57 = tensor.extract_slice %187[0, 2, 0] [16, 1, 8] [1, 1, 1] : tensor<16x4x8xf32> to tensor<16x1x8xf32>
    %collapsed_58 = tensor.collapse_shape %extracted_slice_57 [[0, 1], [2]] : tensor<16x1x8xf32> into tensor<16x8xf32>
    %extracted_slice_59 = tensor.extract_slice %187[0, 3, 0] [16, 1, 8] [1, 1, 1] : tensor<16x4x8xf32> to tensor<16x1x8xf32>
    %collapsed_60 = tensor.collapse_shape %extracted_slice_59 [[0, 1], [2]] : tensor<16x1x8xf32> into tensor<16x8xf32>
    %195 = linalg.matmul ins(%collapsed_60, %arg17 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%55 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %196 = tensor.empty() : tensor<8x16xf32>
    %transposed_61 = linalg.transpose ins(%collapsed_60 : tensor<16x8xf32>) outs(%196 : tensor<8x16xf32>) permutation = [1, 0] 
    %197 = linalg.fill ins(%cst : f32) outs(%53 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %198 = linalg.matmul ins(%transposed_61, %85 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%197 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %199 = tensor.empty() : tensor<1x8xf32>
    %200 = linalg.fill ins(%cst : f32) outs(%199 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_60 : tensor<16x8xf32>) outs(%200 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<1x8xf32>
    %collapsed_62 = tensor.collapse_shape %201 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%195, %84 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %203 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17, %84 : tensor<i64>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: i64, %in_85: f32, %out: f32):
      %280 = arith.sitofp %in : i64 to f32
      %281 = arith.subf %280, %in_85 : f32
      linalg.yield %281 : f32
    } -> tensor<16x12xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %203 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %cst_1 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202, %205 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %207 = linalg.matmul ins(%206, %arg15 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %208 = tensor.empty() : tensor<12x16xf32>
    %transposed_63 = linalg.transpose ins(%206 : tensor<16x12xf32>) outs(%208 : tensor<12x16xf32>) permutation = [1, 0] 
    %209 = linalg.fill ins(%cst : f32) outs(%61 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %210 = linalg.matmul ins(%transposed_63, %6 : tensor<12x16xf32>, tensor<16x8xf32>) outs(%209 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %211 = tensor.empty() : tensor<1x12xf32>
    %212 = linalg.fill ins(%cst : f32) outs(%211 : tensor<1x12xf32>) -> tensor<1x12xf32>
    %213 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%206 : tensor<16x12xf32>) outs(%212 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<1x12xf32>
    %collapsed_64 = tensor.collapse_shape %213 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%180, %207 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %215 = linalg.matmul ins(%collapsed_58, %arg13 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%55 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %transposed_65 = linalg.transpose ins(%collapsed_58 : tensor<16x8xf32>) outs(%196 : tensor<8x16xf32>) permutation = [1, 0] 
    %216 = linalg.matmul ins(%transposed_65, %77 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%197 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_58 : tensor<16x8xf32>) outs(%200 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<1x8xf32>
    %collapsed_66 = tensor.collapse_shape %217 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %218 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%215, %76 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %219 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17, %76 : tensor<i64>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: i64, %in_85: f32, %out: f32):
      %280 = arith.sitofp %in : i64 to f32
      %281 = arith.subf %280, %in_85 : f32
      linalg.yield %281 : f32
    } -> tensor<16x12xf32>
    %220 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75, %219 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %221 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%220 : tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %cst_1 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%218, %221 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %223 = linalg.matmul ins(%222, %arg11 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %transposed_67 = linalg.transpose ins(%222 : tensor<16x12xf32>) outs(%208 : tensor<12x16xf32>) permutation = [1, 0] 
    %224 = linalg.matmul ins(%transposed_67, %6 : tensor<12x16xf32>, tensor<16x8xf32>) outs(%209 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%222 : tensor<16x12xf32>) outs(%212 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<1x12xf32>
    %collapsed_68 = tensor.collapse_shape %225 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %226 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%214, %223 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %227 = linalg.matmul ins(%collapsed_56, %arg9 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%55 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %transposed_69 = linalg.transpose ins(%collapsed_56 : tensor<16x8xf32>) outs(%196 : tensor<8x16xf32>) permutation = [1, 0] 
    %228 = linalg.matmul ins(%transposed_69, %69 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%197 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %229 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_56 : tensor<16x8xf32>) outs(%200 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<1x8xf32>
    %collapsed_70 = tensor.collapse_shape %229 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %230 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%227, %68 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %231 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17, %68 : tensor<i64>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: i64, %in_85: f32, %out: f32):
      %280 = arith.sitofp %in : i64 to f32
      %281 = arith.subf %280, %in_85 : f32
      linalg.yield %281 : f32
    } -> tensor<16x12xf32>
    %232 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %231 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %233 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%232 : tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %cst_1 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %234 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%230, %233 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %235 = linalg.matmul ins(%234, %arg7 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %transposed_71 = linalg.transpose ins(%234 : tensor<16x12xf32>) outs(%208 : tensor<12x16xf32>) permutation = [1, 0] 
    %236 = linalg.matmul ins(%transposed_71, %6 : tensor<12x16xf32>, tensor<16x8xf32>) outs(%209 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%234 : tensor<16x12xf32>) outs(%212 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<1x12xf32>
    %collapsed_72 = tensor.collapse_shape %237 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %238 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%226, %235 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %239 = linalg.matmul ins(%collapsed_54, %arg5 : tensor<16x8xf32>, tensor<8x12xf32>) outs(%55 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %transposed_73 = linalg.transpose ins(%collapsed_54 : tensor<16x8xf32>) outs(%196 : tensor<8x16xf32>) permutation = [1, 0] 
    %240 = linalg.matmul ins(%transposed_73, %60 : tensor<8x16xf32>, tensor<16x12xf32>) outs(%197 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %241 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%collapsed_54 : tensor<16x8xf32>) outs(%200 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<1x8xf32>
    %collapsed_74 = tensor.collapse_shape %241 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %242 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%239, %59 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %243 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17, %59 : tensor<i64>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: i64, %in_85: f32, %out: f32):
      %280 = arith.sitofp %in : i64 to f32
      %281 = arith.subf %280, %in_85 : f32
      linalg.yield %281 : f32
    } -> tensor<16x12xf32>
    %244 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %243 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %245 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%244 : tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %cst_1 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %246 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%242, %245 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%54 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x12xf32>
    %247 = linalg.matmul ins(%246, %arg3 : tensor<16x12xf32>, tensor<12x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %transposed_75 = linalg.transpose ins(%246 : tensor<16x12xf32>) outs(%208 : tensor<12x16xf32>) permutation = [1, 0] 
    %248 = linalg.matmul ins(%transposed_75, %6 : tensor<12x16xf32>, tensor<16x8xf32>) outs(%209 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %249 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%246 : tensor<16x12xf32>) outs(%212 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<1x12xf32>
    %collapsed_76 = tensor.collapse_shape %249 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %250 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%238, %247 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %251 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_25 : tensor<16x2xi64>) outs(%43 : tensor<16x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %280 = linalg.index 0 : index
      %281 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %collapsed_52[%280, %281] : tensor<16x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x2xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %45 : tensor<16x2xf32>, tensor<16x1xf32>) outs(%42 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.divf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x2xf32>
    %253 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%251 : tensor<16x2xf32>) outs(%42 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.negf %in : f32
      linalg.yield %280 : f32
    } -> tensor<16x2xf32>
    %254 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%253, %252 : tensor<16x2xf32>, tensor<16x2xf32>) outs(%42 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x2xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%251, %45 : tensor<16x2xf32>, tensor<16x1xf32>) outs(%42 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.divf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x2xf32>
    %256 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%254 : tensor<16x2xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %collapsed_77 = tensor.collapse_shape %256 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_77 : tensor<16xf32>) outs(%42 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x2xf32>
    %258 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%255, %257 : tensor<16x2xf32>, tensor<16x2xf32>) outs(%42 : tensor<16x2xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x2xf32>
    %extracted_slice_78 = tensor.extract_slice %258[0, 0] [16, 1] [1, 1] : tensor<16x2xf32> to tensor<16x1xf32>
    %collapsed_79 = tensor.collapse_shape %extracted_slice_78 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %259 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_79 : tensor<16xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %259, %cst_4 : tensor<16x4xi1>, tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %280 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %extracted_slice_80 = tensor.extract_slice %258[0, 1] [16, 1] [1, 1] : tensor<16x2xf32> to tensor<16x1xf32>
    %collapsed_81 = tensor.collapse_shape %extracted_slice_80 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %261 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%collapsed_81 : tensor<16xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4xf32>
    %262 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %261, %260 : tensor<16x4xi1>, tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: i1, %in_85: f32, %in_86: f32, %out: f32):
      %280 = arith.select %in, %in_85, %in_86 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%194, %262 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%263, %21 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%264 : tensor<16x4xf32>) outs(%19 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<16x1xf32>
    %266 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %265 : tensor<16x4xf32>, tensor<16x1xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %267 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%264, %266 : tensor<16x4xf32>, tensor<16x4xf32>) outs(%8 : tensor<16x4xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.subf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x4xf32>
    %268 = tensor.empty() : tensor<4x16xf32>
    %transposed_82 = linalg.transpose ins(%267 : tensor<16x4xf32>) outs(%268 : tensor<4x16xf32>) permutation = [1, 0] 
    %269 = tensor.empty() : tensor<4x8xf32>
    %270 = linalg.fill ins(%cst : f32) outs(%269 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %271 = linalg.matmul ins(%transposed_82, %6 : tensor<4x16xf32>, tensor<16x8xf32>) outs(%270 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %272 = linalg.matmul ins(%267, %arg2 : tensor<16x4xf32>, tensor<4x8xf32>) outs(%2 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %273 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%250, %272 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.addf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %6 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %275 = linalg.generic {indexing_maps = [#map6, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_17, %274 : tensor<i64>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: i64, %in_85: f32, %out: f32):
      %280 = arith.sitofp %in : i64 to f32
      %281 = arith.subf %280, %in_85 : f32
      linalg.yield %281 : f32
    } -> tensor<16x8xf32>
    %276 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%273, %275 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%1 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_85: f32, %out: f32):
      %280 = arith.mulf %in, %in_85 : f32
      linalg.yield %280 : f32
    } -> tensor<16x8xf32>
    %transposed_83 = linalg.transpose ins(%276 : tensor<16x8xf32>) outs(%196 : tensor<8x16xf32>) permutation = [1, 0] 
    %277 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %278 = linalg.matmul ins(%transposed_83, %arg23 : tensor<8x16xf32>, tensor<16x8xf32>) outs(%277 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %279 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%276 : tensor<16x8xf32>) outs(%200 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %280 = arith.addf %in, %out : f32
      linalg.yield %280 : f32
    } -> tensor<1x8xf32>
    %collapsed_84 = tensor.collapse_shape %279 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    return %150, %278, %collapsed_84, %271, %248, %collapsed_76, %240, %collapsed_74, %236, %collapsed_72, %228, %collapsed_70, %224, %collapsed_68, %216, %collapsed_66, %210, %collapsed_64, %198, %collapsed_62, %184, %185, %167, %collapsed_51 : tensor<f32>, tensor<8x8xf32>, tensor<8xf32>, tensor<4x8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<8x12xf32>, tensor<8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<8x12xf32>, tensor<8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<8x12xf32>, tensor<8xf32>, tensor<12x8xf32>, tensor<12xf32>, tensor<8x12xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<5x8xf32>, tensor<5xf32>
  }
}
