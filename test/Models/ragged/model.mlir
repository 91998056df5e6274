#map = affine_map<(d0, d1, d2) -> (d0, d1)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map2 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map4 = affine_map<(d0, d1, d2) -> (d2)>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1) -> (d0)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0) -> (d0)>
#map10 = affine_map<(d0) -> ()>
#map11 = affine_map<() -> ()>
#map12 = affine_map<(d0, d1) -> (0, d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1, d2) -> ()>
#map15 = affine_map<(d0, d1, d2) -> (d0, d2)>
module @ragged {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "ragged.RaggedModel" {
    fsdp.module @embedding class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<23x12xf32>
    }
    fsdp.module @blocks class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "ragged.Block" {
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<12xf32>
          fsdp.param @bias : tensor<12xf32>
        }
        fsdp.module @linear class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<12x12xf32>
          fsdp.param @bias : tensor<12xf32>
        }
      }
      fsdp.module @"1" class "ragged.Block" {
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<12xf32>
          fsdp.param @bias : tensor<12xf32>
        }
        fsdp.module @linear class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<12x12xf32>
          fsdp.param @bias : tensor<12xf32>
        }
      }
    }
    fsdp.module @head class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<23x12xf32>
      fsdp.param @bias : tensor<23xf32>
    }
  }
  func.func @step(%arg0: tensor<23x12xf32> {fsdp.role = #fsdp.state<@model::@embedding::@weight>}, %arg1: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@weight>}, %arg2: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@bias>}, %arg3: tensor<12x12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@linear::@weight>}, %arg4: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@linear::@bias>}, %arg5: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@weight>}, %arg6: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@bias>}, %arg7: tensor<12x12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@linear::@weight>}, %arg8: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@linear::@bias>}, %arg9: tensor<23x12xf32> {fsdp.role = #fsdp.state<@model::@head::@weight>}, %arg10: tensor<23xf32> {fsdp.role = #fsdp.state<@model::@head::@bias>}, %arg11: tensor<4x6xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 23]>}, %arg12: tensor<4x6xi64> {fsdp.role = #fsdp.input<"targets", indices = [0, 23, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<23x12xf32> {fsdp.role = #fsdp.grad<@model::@embedding::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@bias>}, tensor<12x12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@linear::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@linear::@bias>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@bias>}, tensor<12x12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@linear::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@linear::@bias>}, tensor<23x12xf32> {fsdp.role = #fsdp.grad<@model::@head::@weight>}, tensor<23xf32> {fsdp.role = #fsdp.grad<@model::@head::@bias>}) {
    %c1 = arith.constant 1 : index
    %c24 = arith.constant 24 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 6.000000e+00 : f32
    %cst_6 = arith.constant 1.200000e+01 : f64
    %cst_7 = arith.constant 1.200000e+01 : f32
    %cst_8 = arith.constant dense<1> : tensor<i64>
    %cst_9 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<4x6x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<4x6xi64>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = arith.index_cast %in : i64 to index
      %167 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%166, %167] : tensor<23x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x6x12xf32>
    %2 = tensor.empty() : tensor<4x1x12xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x1x12xf32>) -> tensor<4x1x12xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%1 : tensor<4x6x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x1x12xf32>) outs(%2 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<4x6x12xf32>, tensor<4x1x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %7 = tensor.empty() : tensor<4x6x12xf64>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x6x12xf32>) outs(%7 : tensor<4x6x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<4x6x12xf64>
    %9 = tensor.empty() : tensor<4x6x1xf64>
    %10 = linalg.fill ins(%cst_0 : f64) outs(%9 : tensor<4x6x1xf64>) -> tensor<4x6x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<4x6x12xf64>) outs(%10 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x1xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x6x1xf64>) outs(%9 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x1xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<4x6x12xf64>, tensor<4x6x1xf64>) outs(%7 : tensor<4x6x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.subf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x12xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<4x6x12xf64>, tensor<4x6x12xf64>) outs(%7 : tensor<4x6x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.mulf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x12xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<4x6x12xf64>) outs(%10 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<4x6x1xf64>) outs(%9 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x1xf64>
    %17 = tensor.empty() : tensor<4x6x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x6x1xf64>) outs(%17 : tensor<4x6x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%17 : tensor<4x6x1xf32>) -> tensor<4x6x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<4x6x12xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4x6x1xf32>) outs(%17 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x6x1xf32>) outs(%17 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_3 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<4x6x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x6x1xf32>) outs(%17 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<4x6x12xf32>, tensor<4x6x1xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<4x6x12xf32>, tensor<4x6x1xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg1 : tensor<4x6x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg2 : tensor<4x6x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %collapsed = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<4x6x12xf32> into tensor<24x12xf32>
    %28 = tensor.empty() : tensor<12x12xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<12x12xf32>) outs(%28 : tensor<12x12xf32>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<24x12xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %31 = linalg.matmul ins(%collapsed, %transposed : tensor<24x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<12xf32>) outs(%29 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x12xf32>
    %33 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%29 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<24x12xf32>
    %expanded = tensor.expand_shape %33 [[0, 1], [2]] output_shape [4, 6, 12] : tensor<24x12xf32> into tensor<4x6x12xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.tanh %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %34 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%35 : tensor<4x6x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<4x1x12xf32>) outs(%2 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %37 : tensor<4x6x12xf32>, tensor<4x1x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<4x6x12xf32>) outs(%7 : tensor<4x6x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<4x6x12xf64>
    %40 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<4x6x12xf64>) outs(%10 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x1xf64>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<4x6x1xf64>) outs(%9 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x1xf64>
    %42 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<4x6x12xf64>, tensor<4x6x1xf64>) outs(%7 : tensor<4x6x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.subf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x12xf64>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %42 : tensor<4x6x12xf64>, tensor<4x6x12xf64>) outs(%7 : tensor<4x6x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.mulf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x12xf64>
    %44 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<4x6x12xf64>) outs(%10 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x1xf64>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<4x6x1xf64>) outs(%9 : tensor<4x6x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x6x1xf64>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<4x6x1xf64>) outs(%17 : tensor<4x6x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38 : tensor<4x6x12xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<4x6x1xf32>) outs(%17 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<4x6x1xf32>) outs(%17 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_3 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<4x6x1xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<4x6x1xf32>) outs(%17 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %48 : tensor<4x6x12xf32>, tensor<4x6x1xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %50 : tensor<4x6x12xf32>, tensor<4x6x1xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %arg5 : tensor<4x6x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %arg6 : tensor<4x6x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %collapsed_10 = tensor.collapse_shape %54 [[0, 1], [2]] : tensor<4x6x12xf32> into tensor<24x12xf32>
    %transposed_11 = linalg.transpose ins(%arg7 : tensor<12x12xf32>) outs(%28 : tensor<12x12xf32>) permutation = [1, 0] 
    %55 = linalg.matmul ins(%collapsed_10, %transposed_11 : tensor<24x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<12xf32>) outs(%29 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x12xf32>
    %57 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%55, %56 : tensor<24x12xf32>, tensor<24x12xf32>) outs(%29 : tensor<24x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<24x12xf32>
    %expanded_12 = tensor.expand_shape %57 [[0, 1], [2]] output_shape [4, 6, 12] : tensor<24x12xf32> into tensor<4x6x12xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.tanh %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %58 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %collapsed_13 = tensor.collapse_shape %59 [[0, 1], [2]] : tensor<4x6x12xf32> into tensor<24x12xf32>
    %60 = tensor.empty() : tensor<12x23xf32>
    %transposed_14 = linalg.transpose ins(%arg9 : tensor<23x12xf32>) outs(%60 : tensor<12x23xf32>) permutation = [1, 0] 
    %61 = tensor.empty() : tensor<24x23xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<24x23xf32>) -> tensor<24x23xf32>
    %63 = linalg.matmul ins(%collapsed_13, %transposed_14 : tensor<24x12xf32>, tensor<12x23xf32>) outs(%62 : tensor<24x23xf32>) -> tensor<24x23xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<23xf32>) outs(%61 : tensor<24x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24x23xf32>
    %65 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<24x23xf32>, tensor<24x23xf32>) outs(%61 : tensor<24x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<24x23xf32>
    %collapsed_15 = tensor.collapse_shape %arg12 [[0, 1]] : tensor<4x6xi64> into tensor<24xi64>
    %66 = tensor.empty() : tensor<24xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<24xi64>) -> tensor<24xi64>
    %68 = tensor.empty() : tensor<24xf32>
    %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<24xf32>) -> tensor<24xf32>
    %70:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "reduction"]} ins(%65 : tensor<24x23xf32>) outs(%69, %67 : tensor<24xf32>, tensor<24xi64>) {
    ^bb0(%in: f32, %out: f32, %out_39: i64):
      %166 = linalg.index 1 : index
      %167 = arith.index_cast %166 : index to i64
      %168 = arith.maximumf %in, %out : f32
      %169 = arith.cmpf ogt, %in, %out : f32
      %170 = arith.select %169, %167, %out_39 : i64
      linalg.yield %168, %170 : f32, i64
    } -> (tensor<24xf32>, tensor<24xi64>)
    %expanded_16 = tensor.expand_shape %70#0 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %71 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%65, %expanded_16 : tensor<24x23xf32>, tensor<24x1xf32>) outs(%61 : tensor<24x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<24x23xf32>
    %72 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<24x23xf32>) outs(%61 : tensor<24x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<24x23xf32>
    %73 = tensor.empty() : tensor<24x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<24x1xf32>) -> tensor<24x1xf32>
    %75 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "reduction"]} ins(%72 : tensor<24x23xf32>) outs(%74 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<24x1xf32>
    %76 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<24x1xf32>) outs(%73 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.log %in : f32
      linalg.yield %166 : f32
    } -> tensor<24x1xf32>
    %77 = tensor.empty() : tensor<24xi1>
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<24xi64>) outs(%77 : tensor<24xi1>) {
    ^bb0(%in: i64, %out: i1):
      %166 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %166 : i1
    } -> tensor<24xi1>
    %79 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%78, %collapsed_15, %cst_9 : tensor<24xi1>, tensor<24xi64>, tensor<i64>) outs(%66 : tensor<24xi64>) {
    ^bb0(%in: i1, %in_39: i64, %in_40: i64, %out: i64):
      %166 = arith.select %in, %in_39, %in_40 : i64
      linalg.yield %166 : i64
    } -> tensor<24xi64>
    %expanded_17 = tensor.expand_shape %79 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %80 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<24x1xi64>) outs(%74 : tensor<24x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %65[%166, %167] : tensor<24x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<24x1xf32>
    %81 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%80, %expanded_16 : tensor<24x1xf32>, tensor<24x1xf32>) outs(%73 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<24x1xf32>
    %82 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%76, %81 : tensor<24x1xf32>, tensor<24x1xf32>) outs(%73 : tensor<24x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<24x1xf32>
    %collapsed_18 = tensor.collapse_shape %82 [[0, 1]] : tensor<24x1xf32> into tensor<24xf32>
    %83 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%78, %collapsed_18, %cst_2 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%68 : tensor<24xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %166 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %166 : f32
    } -> tensor<24xf32>
    %84 = tensor.empty() : tensor<f32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<f32>) -> tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%83 : tensor<24xf32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %87 = tensor.empty() : tensor<i64>
    %88 = linalg.fill ins(%c0_i64 : i64) outs(%87 : tensor<i64>) -> tensor<i64>
    %89 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%78 : tensor<24xi1>) outs(%88 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %166 = arith.extui %in : i1 to i64
      %167 = arith.addi %166, %out : i64
      linalg.yield %167 : i64
    } -> tensor<i64>
    %90 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%86, %89 : tensor<f32>, tensor<i64>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %in_39: i64, %out: f32):
      %166 = arith.sitofp %in_39 : i64 to f32
      %167 = arith.divf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<f32>
    %91 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_4, %89 : tensor<f32>, tensor<i64>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %in_39: i64, %out: f32):
      %166 = arith.sitofp %in_39 : i64 to f32
      %167 = arith.divf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%91 : tensor<f32>) outs(%68 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<24xf32>
    %93 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%78, %92, %cst_2 : tensor<24xi1>, tensor<24xf32>, tensor<f32>) outs(%68 : tensor<24xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %166 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %166 : f32
    } -> tensor<24xf32>
    %expanded_19 = tensor.expand_shape %93 [[0, 1]] output_shape [24, 1] : tensor<24xf32> into tensor<24x1xf32>
    %94 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%71, %76 : tensor<24x23xf32>, tensor<24x1xf32>) outs(%61 : tensor<24x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<24x23xf32>
    %95 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<24x23xf32>) outs(%61 : tensor<24x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<24x23xf32>
    %96 = tensor.empty() : tensor<23xi64>
    %97 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%96 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %166 : index to i64
      linalg.yield %167 : i64
    } -> tensor<23xi64>
    %expanded_20 = tensor.expand_shape %97 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_21 = tensor.expand_shape %collapsed_15 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %98 = tensor.empty() : tensor<24x23xi1>
    %99 = linalg.generic {indexing_maps = [#map12, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_20, %expanded_21 : tensor<1x23xi64>, tensor<24x1xi64>) outs(%98 : tensor<24x23xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %166 = arith.cmpi eq, %in, %in_39 : i64
      linalg.yield %166 : i1
    } -> tensor<24x23xi1>
    %100 = linalg.generic {indexing_maps = [#map6, #map13, #map13, #map6], iterator_types = ["parallel", "parallel"]} ins(%99, %cst_4, %cst_2 : tensor<24x23xi1>, tensor<f32>, tensor<f32>) outs(%61 : tensor<24x23xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %166 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %166 : f32
    } -> tensor<24x23xf32>
    %101 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%95, %100 : tensor<24x23xf32>, tensor<24x23xf32>) outs(%61 : tensor<24x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<24x23xf32>
    %102 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%101, %expanded_19 : tensor<24x23xf32>, tensor<24x1xf32>) outs(%61 : tensor<24x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<24x23xf32>
    %103 = linalg.matmul ins(%102, %arg9 : tensor<24x23xf32>, tensor<23x12xf32>) outs(%30 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %104 = tensor.empty() : tensor<23x24xf32>
    %transposed_22 = linalg.transpose ins(%102 : tensor<24x23xf32>) outs(%104 : tensor<23x24xf32>) permutation = [1, 0] 
    %105 = tensor.empty() : tensor<23x12xf32>
    %106 = linalg.fill ins(%cst : f32) outs(%105 : tensor<23x12xf32>) -> tensor<23x12xf32>
    %107 = linalg.matmul ins(%transposed_22, %collapsed_13 : tensor<23x24xf32>, tensor<24x12xf32>) outs(%106 : tensor<23x12xf32>) -> tensor<23x12xf32>
    %108 = tensor.empty() : tensor<1x23xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %110 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%102 : tensor<24x23xf32>) outs(%109 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x23xf32>
    %collapsed_23 = tensor.collapse_shape %110 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_24 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [4, 6, 12] : tensor<24x12xf32> into tensor<4x6x12xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %58 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %112 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %111 : tensor<i64>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: i64, %in_39: f32, %out: f32):
      %166 = arith.sitofp %in : i64 to f32
      %167 = arith.subf %166, %in_39 : f32
      linalg.yield %167 : f32
    } -> tensor<4x6x12xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %112 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %collapsed_25 = tensor.collapse_shape %113 [[0, 1], [2]] : tensor<4x6x12xf32> into tensor<24x12xf32>
    %114 = linalg.matmul ins(%collapsed_25, %arg7 : tensor<24x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %115 = tensor.empty() : tensor<12x24xf32>
    %transposed_26 = linalg.transpose ins(%collapsed_25 : tensor<24x12xf32>) outs(%115 : tensor<12x24xf32>) permutation = [1, 0] 
    %116 = linalg.fill ins(%cst : f32) outs(%28 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %117 = linalg.matmul ins(%transposed_26, %collapsed_10 : tensor<12x24xf32>, tensor<24x12xf32>) outs(%116 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %118 = tensor.empty() : tensor<1x12xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<1x12xf32>) -> tensor<1x12xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_25 : tensor<24x12xf32>) outs(%119 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x12xf32>
    %collapsed_27 = tensor.collapse_shape %120 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %expanded_28 = tensor.expand_shape %114 [[0, 1], [2]] output_shape [4, 6, 12] : tensor<24x12xf32> into tensor<4x6x12xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %arg5 : tensor<4x6x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<4x6x12xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %52 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<4x6x12xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %125 : tensor<4x6x12xf32>, tensor<4x6x1xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %123 : tensor<4x6x12xf32>, tensor<4x6x1xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %126 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<4x6x1xf32>) outs(%17 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %128 : tensor<4x6x1xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %52 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %132 = tensor.empty() : tensor<12xf32>
    %133 = linalg.fill ins(%cst : f32) outs(%132 : tensor<12xf32>) -> tensor<12xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%131 : tensor<4x6x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_28 : tensor<4x6x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %130 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%136 : tensor<4x6x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %collapsed_29 = tensor.collapse_shape %137 [[0, 1], [2]] : tensor<4x1x12xf32> into tensor<4x12xf32>
    %138 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<4x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x12xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %139 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %34 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %142 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %141 : tensor<i64>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: i64, %in_39: f32, %out: f32):
      %166 = arith.sitofp %in : i64 to f32
      %167 = arith.subf %166, %in_39 : f32
      linalg.yield %167 : f32
    } -> tensor<4x6x12xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %142 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %collapsed_30 = tensor.collapse_shape %143 [[0, 1], [2]] : tensor<4x6x12xf32> into tensor<24x12xf32>
    %144 = linalg.matmul ins(%collapsed_30, %arg3 : tensor<24x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<24x12xf32>) -> tensor<24x12xf32>
    %transposed_31 = linalg.transpose ins(%collapsed_30 : tensor<24x12xf32>) outs(%115 : tensor<12x24xf32>) permutation = [1, 0] 
    %145 = linalg.matmul ins(%transposed_31, %collapsed : tensor<12x24xf32>, tensor<24x12xf32>) outs(%116 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %146 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_30 : tensor<24x12xf32>) outs(%119 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x12xf32>
    %collapsed_32 = tensor.collapse_shape %146 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %expanded_33 = tensor.expand_shape %144 [[0, 1], [2]] output_shape [4, 6, 12] : tensor<24x12xf32> into tensor<4x6x12xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %arg1 : tensor<4x6x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<4x6x12xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %25 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<4x6x12xf32>) outs(%19 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %151 : tensor<4x6x12xf32>, tensor<4x6x1xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %149 : tensor<4x6x12xf32>, tensor<4x6x1xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %152 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x6x1xf32>) outs(%17 : tensor<4x6x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x1xf32>
    %156 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %154 : tensor<4x6x1xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %25 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%157 : tensor<4x6x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_33 : tensor<4x6x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %156 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%160 : tensor<4x6x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %collapsed_34 = tensor.collapse_shape %161 [[0, 1], [2]] : tensor<4x1x12xf32> into tensor<4x12xf32>
    %162 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_34 : tensor<4x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x6x12xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %163 : tensor<4x6x12xf32>, tensor<4x6x12xf32>) outs(%0 : tensor<4x6x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x6x12xf32>
    %collapsed_35 = tensor.collapse_shape %arg11 [[0, 1]] : tensor<4x6xi64> into tensor<24xi64>
    %collapsed_36 = tensor.collapse_shape %164 [[0, 1], [2]] : tensor<4x6x12xf32> into tensor<24x12xf32>
    %expanded_37 = tensor.expand_shape %collapsed_35 [[0, 1]] output_shape [24, 1] : tensor<24xi64> into tensor<24x1xi64>
    %expanded_38 = tensor.expand_shape %collapsed_36 [[0], [1, 2]] output_shape [24, 1, 12] : tensor<24x12xf32> into tensor<24x1x12xf32>
    %165 = scf.for %arg13 = %c0 to %c24 step %c1 iter_args(%arg14 = %106) -> (tensor<23x12xf32>) {
      %extracted = tensor.extract %expanded_37[%arg13, %c0] : tensor<24x1xi64>
      %166 = arith.index_cast %extracted : i64 to index
      %extracted_slice = tensor.extract_slice %expanded_38[%arg13, 0, 0] [1, 1, 12] [1, 1, 1] : tensor<24x1x12xf32> to tensor<12xf32>
      %extracted_slice_39 = tensor.extract_slice %arg14[%166, 0] [1, 12] [1, 1] : tensor<23x12xf32> to tensor<12xf32>
      %167 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<12xf32>) outs(%extracted_slice_39 : tensor<12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %168 = arith.addf %out, %in : f32
        linalg.yield %168 : f32
      } -> tensor<12xf32>
      %inserted_slice = tensor.insert_slice %167 into %arg14[%166, 0] [1, 12] [1, 1] : tensor<12xf32> into tensor<23x12xf32>
      scf.yield %inserted_slice : tensor<23x12xf32>
    }
    return %90, %165, %158, %159, %145, %collapsed_32, %134, %135, %117, %collapsed_27, %107, %collapsed_23 : tensor<f32>, tensor<23x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12x12xf32>, tensor<12xf32>, tensor<23x12xf32>, tensor<23xf32>
  }
  func.func @step_1(%arg0: tensor<23x12xf32> {fsdp.role = #fsdp.state<@model::@embedding::@weight>}, %arg1: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@weight>}, %arg2: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@bias>}, %arg3: tensor<12x12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@linear::@weight>}, %arg4: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@linear::@bias>}, %arg5: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@weight>}, %arg6: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@bias>}, %arg7: tensor<12x12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@linear::@weight>}, %arg8: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@linear::@bias>}, %arg9: tensor<23x12xf32> {fsdp.role = #fsdp.state<@model::@head::@weight>}, %arg10: tensor<23xf32> {fsdp.role = #fsdp.state<@model::@head::@bias>}, %arg11: tensor<4x9xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 23]>}, %arg12: tensor<4x9xi64> {fsdp.role = #fsdp.input<"targets", indices = [0, 23, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<23x12xf32> {fsdp.role = #fsdp.grad<@model::@embedding::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@bias>}, tensor<12x12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@linear::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@linear::@bias>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@bias>}, tensor<12x12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@linear::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@linear::@bias>}, tensor<23x12xf32> {fsdp.role = #fsdp.grad<@model::@head::@weight>}, tensor<23xf32> {fsdp.role = #fsdp.grad<@model::@head::@bias>}) {
    %c1 = arith.constant 1 : index
    %c36 = arith.constant 36 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 9.000000e+00 : f32
    %cst_6 = arith.constant 1.200000e+01 : f64
    %cst_7 = arith.constant 1.200000e+01 : f32
    %cst_8 = arith.constant dense<1> : tensor<i64>
    %cst_9 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<4x9x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<4x9xi64>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = arith.index_cast %in : i64 to index
      %167 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%166, %167] : tensor<23x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x9x12xf32>
    %2 = tensor.empty() : tensor<4x1x12xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x1x12xf32>) -> tensor<4x1x12xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%1 : tensor<4x9x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x1x12xf32>) outs(%2 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<4x9x12xf32>, tensor<4x1x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %7 = tensor.empty() : tensor<4x9x12xf64>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x9x12xf32>) outs(%7 : tensor<4x9x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<4x9x12xf64>
    %9 = tensor.empty() : tensor<4x9x1xf64>
    %10 = linalg.fill ins(%cst_0 : f64) outs(%9 : tensor<4x9x1xf64>) -> tensor<4x9x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<4x9x12xf64>) outs(%10 : tensor<4x9x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x1xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x9x1xf64>) outs(%9 : tensor<4x9x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x1xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<4x9x12xf64>, tensor<4x9x1xf64>) outs(%7 : tensor<4x9x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.subf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x12xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<4x9x12xf64>, tensor<4x9x12xf64>) outs(%7 : tensor<4x9x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.mulf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x12xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<4x9x12xf64>) outs(%10 : tensor<4x9x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<4x9x1xf64>) outs(%9 : tensor<4x9x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x1xf64>
    %17 = tensor.empty() : tensor<4x9x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x9x1xf64>) outs(%17 : tensor<4x9x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%17 : tensor<4x9x1xf32>) -> tensor<4x9x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<4x9x12xf32>) outs(%19 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4x9x1xf32>) outs(%17 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x9x1xf32>) outs(%17 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_3 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<4x9x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x9x1xf32>) outs(%17 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<4x9x12xf32>, tensor<4x9x1xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<4x9x12xf32>, tensor<4x9x1xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg1 : tensor<4x9x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg2 : tensor<4x9x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %collapsed = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<4x9x12xf32> into tensor<36x12xf32>
    %28 = tensor.empty() : tensor<12x12xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<12x12xf32>) outs(%28 : tensor<12x12xf32>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<36x12xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<36x12xf32>) -> tensor<36x12xf32>
    %31 = linalg.matmul ins(%collapsed, %transposed : tensor<36x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<36x12xf32>) -> tensor<36x12xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<12xf32>) outs(%29 : tensor<36x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<36x12xf32>
    %33 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<36x12xf32>, tensor<36x12xf32>) outs(%29 : tensor<36x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<36x12xf32>
    %expanded = tensor.expand_shape %33 [[0, 1], [2]] output_shape [4, 9, 12] : tensor<36x12xf32> into tensor<4x9x12xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.tanh %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %34 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%35 : tensor<4x9x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<4x1x12xf32>) outs(%2 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %37 : tensor<4x9x12xf32>, tensor<4x1x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<4x9x12xf32>) outs(%7 : tensor<4x9x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<4x9x12xf64>
    %40 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<4x9x12xf64>) outs(%10 : tensor<4x9x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x1xf64>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<4x9x1xf64>) outs(%9 : tensor<4x9x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x1xf64>
    %42 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<4x9x12xf64>, tensor<4x9x1xf64>) outs(%7 : tensor<4x9x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.subf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x12xf64>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %42 : tensor<4x9x12xf64>, tensor<4x9x12xf64>) outs(%7 : tensor<4x9x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.mulf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x12xf64>
    %44 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<4x9x12xf64>) outs(%10 : tensor<4x9x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x1xf64>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<4x9x1xf64>) outs(%9 : tensor<4x9x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x9x1xf64>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<4x9x1xf64>) outs(%17 : tensor<4x9x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38 : tensor<4x9x12xf32>) outs(%19 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<4x9x1xf32>) outs(%17 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<4x9x1xf32>) outs(%17 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_3 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<4x9x1xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<4x9x1xf32>) outs(%17 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %48 : tensor<4x9x12xf32>, tensor<4x9x1xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %50 : tensor<4x9x12xf32>, tensor<4x9x1xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %arg5 : tensor<4x9x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %arg6 : tensor<4x9x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %collapsed_10 = tensor.collapse_shape %54 [[0, 1], [2]] : tensor<4x9x12xf32> into tensor<36x12xf32>
    %transposed_11 = linalg.transpose ins(%arg7 : tensor<12x12xf32>) outs(%28 : tensor<12x12xf32>) permutation = [1, 0] 
    %55 = linalg.matmul ins(%collapsed_10, %transposed_11 : tensor<36x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<36x12xf32>) -> tensor<36x12xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<12xf32>) outs(%29 : tensor<36x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<36x12xf32>
    %57 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%55, %56 : tensor<36x12xf32>, tensor<36x12xf32>) outs(%29 : tensor<36x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<36x12xf32>
    %expanded_12 = tensor.expand_shape %57 [[0, 1], [2]] output_shape [4, 9, 12] : tensor<36x12xf32> into tensor<4x9x12xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.tanh %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %58 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %collapsed_13 = tensor.collapse_shape %59 [[0, 1], [2]] : tensor<4x9x12xf32> into tensor<36x12xf32>
    %60 = tensor.empty() : tensor<12x23xf32>
    %transposed_14 = linalg.transpose ins(%arg9 : tensor<23x12xf32>) outs(%60 : tensor<12x23xf32>) permutation = [1, 0] 
    %61 = tensor.empty() : tensor<36x23xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<36x23xf32>) -> tensor<36x23xf32>
    %63 = linalg.matmul ins(%collapsed_13, %transposed_14 : tensor<36x12xf32>, tensor<12x23xf32>) outs(%62 : tensor<36x23xf32>) -> tensor<36x23xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<23xf32>) outs(%61 : tensor<36x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<36x23xf32>
    %65 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<36x23xf32>, tensor<36x23xf32>) outs(%61 : tensor<36x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<36x23xf32>
    %collapsed_15 = tensor.collapse_shape %arg12 [[0, 1]] : tensor<4x9xi64> into tensor<36xi64>
    %66 = tensor.empty() : tensor<36xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<36xi64>) -> tensor<36xi64>
    %68 = tensor.empty() : tensor<36xf32>
    %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<36xf32>) -> tensor<36xf32>
    %70:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "reduction"]} ins(%65 : tensor<36x23xf32>) outs(%69, %67 : tensor<36xf32>, tensor<36xi64>) {
    ^bb0(%in: f32, %out: f32, %out_39: i64):
      %166 = linalg.index 1 : index
      %167 = arith.index_cast %166 : index to i64
      %168 = arith.maximumf %in, %out : f32
      %169 = arith.cmpf ogt, %in, %out : f32
      %170 = arith.select %169, %167, %out_39 : i64
      linalg.yield %168, %170 : f32, i64
    } -> (tensor<36xf32>, tensor<36xi64>)
    %expanded_16 = tensor.expand_shape %70#0 [[0, 1]] output_shape [36, 1] : tensor<36xf32> into tensor<36x1xf32>
    %71 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%65, %expanded_16 : tensor<36x23xf32>, tensor<36x1xf32>) outs(%61 : tensor<36x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<36x23xf32>
    %72 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<36x23xf32>) outs(%61 : tensor<36x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<36x23xf32>
    %73 = tensor.empty() : tensor<36x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<36x1xf32>) -> tensor<36x1xf32>
    %75 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "reduction"]} ins(%72 : tensor<36x23xf32>) outs(%74 : tensor<36x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<36x1xf32>
    %76 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<36x1xf32>) outs(%73 : tensor<36x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.log %in : f32
      linalg.yield %166 : f32
    } -> tensor<36x1xf32>
    %77 = tensor.empty() : tensor<36xi1>
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<36xi64>) outs(%77 : tensor<36xi1>) {
    ^bb0(%in: i64, %out: i1):
      %166 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %166 : i1
    } -> tensor<36xi1>
    %79 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%78, %collapsed_15, %cst_9 : tensor<36xi1>, tensor<36xi64>, tensor<i64>) outs(%66 : tensor<36xi64>) {
    ^bb0(%in: i1, %in_39: i64, %in_40: i64, %out: i64):
      %166 = arith.select %in, %in_39, %in_40 : i64
      linalg.yield %166 : i64
    } -> tensor<36xi64>
    %expanded_17 = tensor.expand_shape %79 [[0, 1]] output_shape [36, 1] : tensor<36xi64> into tensor<36x1xi64>
    %80 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<36x1xi64>) outs(%74 : tensor<36x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %65[%166, %167] : tensor<36x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<36x1xf32>
    %81 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%80, %expanded_16 : tensor<36x1xf32>, tensor<36x1xf32>) outs(%73 : tensor<36x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<36x1xf32>
    %82 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%76, %81 : tensor<36x1xf32>, tensor<36x1xf32>) outs(%73 : tensor<36x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<36x1xf32>
    %collapsed_18 = tensor.collapse_shape %82 [[0, 1]] : tensor<36x1xf32> into tensor<36xf32>
    %83 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%78, %collapsed_18, %cst_2 : tensor<36xi1>, tensor<36xf32>, tensor<f32>) outs(%68 : tensor<36xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %166 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %166 : f32
    } -> tensor<36xf32>
    %84 = tensor.empty() : tensor<f32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<f32>) -> tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%83 : tensor<36xf32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %87 = tensor.empty() : tensor<i64>
    %88 = linalg.fill ins(%c0_i64 : i64) outs(%87 : tensor<i64>) -> tensor<i64>
    %89 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%78 : tensor<36xi1>) outs(%88 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %166 = arith.extui %in : i1 to i64
      %167 = arith.addi %166, %out : i64
      linalg.yield %167 : i64
    } -> tensor<i64>
    %90 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%86, %89 : tensor<f32>, tensor<i64>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %in_39: i64, %out: f32):
      %166 = arith.sitofp %in_39 : i64 to f32
      %167 = arith.divf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<f32>
    %91 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_4, %89 : tensor<f32>, tensor<i64>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %in_39: i64, %out: f32):
      %166 = arith.sitofp %in_39 : i64 to f32
      %167 = arith.divf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%91 : tensor<f32>) outs(%68 : tensor<36xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<36xf32>
    %93 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%78, %92, %cst_2 : tensor<36xi1>, tensor<36xf32>, tensor<f32>) outs(%68 : tensor<36xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %166 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %166 : f32
    } -> tensor<36xf32>
    %expanded_19 = tensor.expand_shape %93 [[0, 1]] output_shape [36, 1] : tensor<36xf32> into tensor<36x1xf32>
    %94 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%71, %76 : tensor<36x23xf32>, tensor<36x1xf32>) outs(%61 : tensor<36x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<36x23xf32>
    %95 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<36x23xf32>) outs(%61 : tensor<36x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<36x23xf32>
    %96 = tensor.empty() : tensor<23xi64>
    %97 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%96 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %166 : index to i64
      linalg.yield %167 : i64
    } -> tensor<23xi64>
    %expanded_20 = tensor.expand_shape %97 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_21 = tensor.expand_shape %collapsed_15 [[0, 1]] output_shape [36, 1] : tensor<36xi64> into tensor<36x1xi64>
    %98 = tensor.empty() : tensor<36x23xi1>
    %99 = linalg.generic {indexing_maps = [#map12, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_20, %expanded_21 : tensor<1x23xi64>, tensor<36x1xi64>) outs(%98 : tensor<36x23xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %166 = arith.cmpi eq, %in, %in_39 : i64
      linalg.yield %166 : i1
    } -> tensor<36x23xi1>
    %100 = linalg.generic {indexing_maps = [#map6, #map13, #map13, #map6], iterator_types = ["parallel", "parallel"]} ins(%99, %cst_4, %cst_2 : tensor<36x23xi1>, tensor<f32>, tensor<f32>) outs(%61 : tensor<36x23xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %166 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %166 : f32
    } -> tensor<36x23xf32>
    %101 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%95, %100 : tensor<36x23xf32>, tensor<36x23xf32>) outs(%61 : tensor<36x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<36x23xf32>
    %102 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%101, %expanded_19 : tensor<36x23xf32>, tensor<36x1xf32>) outs(%61 : tensor<36x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<36x23xf32>
    %103 = linalg.matmul ins(%102, %arg9 : tensor<36x23xf32>, tensor<23x12xf32>) outs(%30 : tensor<36x12xf32>) -> tensor<36x12xf32>
    %104 = tensor.empty() : tensor<23x36xf32>
    %transposed_22 = linalg.transpose ins(%102 : tensor<36x23xf32>) outs(%104 : tensor<23x36xf32>) permutation = [1, 0] 
    %105 = tensor.empty() : tensor<23x12xf32>
    %106 = linalg.fill ins(%cst : f32) outs(%105 : tensor<23x12xf32>) -> tensor<23x12xf32>
    %107 = linalg.matmul ins(%transposed_22, %collapsed_13 : tensor<23x36xf32>, tensor<36x12xf32>) outs(%106 : tensor<23x12xf32>) -> tensor<23x12xf32>
    %108 = tensor.empty() : tensor<1x23xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %110 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%102 : tensor<36x23xf32>) outs(%109 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x23xf32>
    %collapsed_23 = tensor.collapse_shape %110 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_24 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [4, 9, 12] : tensor<36x12xf32> into tensor<4x9x12xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %58 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %112 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %111 : tensor<i64>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: i64, %in_39: f32, %out: f32):
      %166 = arith.sitofp %in : i64 to f32
      %167 = arith.subf %166, %in_39 : f32
      linalg.yield %167 : f32
    } -> tensor<4x9x12xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %112 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %collapsed_25 = tensor.collapse_shape %113 [[0, 1], [2]] : tensor<4x9x12xf32> into tensor<36x12xf32>
    %114 = linalg.matmul ins(%collapsed_25, %arg7 : tensor<36x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<36x12xf32>) -> tensor<36x12xf32>
    %115 = tensor.empty() : tensor<12x36xf32>
    %transposed_26 = linalg.transpose ins(%collapsed_25 : tensor<36x12xf32>) outs(%115 : tensor<12x36xf32>) permutation = [1, 0] 
    %116 = linalg.fill ins(%cst : f32) outs(%28 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %117 = linalg.matmul ins(%transposed_26, %collapsed_10 : tensor<12x36xf32>, tensor<36x12xf32>) outs(%116 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %118 = tensor.empty() : tensor<1x12xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<1x12xf32>) -> tensor<1x12xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_25 : tensor<36x12xf32>) outs(%119 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x12xf32>
    %collapsed_27 = tensor.collapse_shape %120 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %expanded_28 = tensor.expand_shape %114 [[0, 1], [2]] output_shape [4, 9, 12] : tensor<36x12xf32> into tensor<4x9x12xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %arg5 : tensor<4x9x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<4x9x12xf32>) outs(%19 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %52 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<4x9x12xf32>) outs(%19 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %125 : tensor<4x9x12xf32>, tensor<4x9x1xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %123 : tensor<4x9x12xf32>, tensor<4x9x1xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %126 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<4x9x1xf32>) outs(%17 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %128 : tensor<4x9x1xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %52 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %132 = tensor.empty() : tensor<12xf32>
    %133 = linalg.fill ins(%cst : f32) outs(%132 : tensor<12xf32>) -> tensor<12xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%131 : tensor<4x9x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_28 : tensor<4x9x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %130 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%136 : tensor<4x9x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %collapsed_29 = tensor.collapse_shape %137 [[0, 1], [2]] : tensor<4x1x12xf32> into tensor<4x12xf32>
    %138 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<4x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x12xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %139 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %34 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %142 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %141 : tensor<i64>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: i64, %in_39: f32, %out: f32):
      %166 = arith.sitofp %in : i64 to f32
      %167 = arith.subf %166, %in_39 : f32
      linalg.yield %167 : f32
    } -> tensor<4x9x12xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %142 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %collapsed_30 = tensor.collapse_shape %143 [[0, 1], [2]] : tensor<4x9x12xf32> into tensor<36x12xf32>
    %144 = linalg.matmul ins(%collapsed_30, %arg3 : tensor<36x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<36x12xf32>) -> tensor<36x12xf32>
    %transposed_31 = linalg.transpose ins(%collapsed_30 : tensor<36x12xf32>) outs(%115 : tensor<12x36xf32>) permutation = [1, 0] 
    %145 = linalg.matmul ins(%transposed_31, %collapsed : tensor<12x36xf32>, tensor<36x12xf32>) outs(%116 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %146 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_30 : tensor<36x12xf32>) outs(%119 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x12xf32>
    %collapsed_32 = tensor.collapse_shape %146 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %expanded_33 = tensor.expand_shape %144 [[0, 1], [2]] output_shape [4, 9, 12] : tensor<36x12xf32> into tensor<4x9x12xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %arg1 : tensor<4x9x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<4x9x12xf32>) outs(%19 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %25 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<4x9x12xf32>) outs(%19 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %151 : tensor<4x9x12xf32>, tensor<4x9x1xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %149 : tensor<4x9x12xf32>, tensor<4x9x1xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %152 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x9x1xf32>) outs(%17 : tensor<4x9x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x1xf32>
    %156 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %154 : tensor<4x9x1xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %25 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%157 : tensor<4x9x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_33 : tensor<4x9x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %156 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%160 : tensor<4x9x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %collapsed_34 = tensor.collapse_shape %161 [[0, 1], [2]] : tensor<4x1x12xf32> into tensor<4x12xf32>
    %162 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_34 : tensor<4x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x9x12xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %163 : tensor<4x9x12xf32>, tensor<4x9x12xf32>) outs(%0 : tensor<4x9x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x9x12xf32>
    %collapsed_35 = tensor.collapse_shape %arg11 [[0, 1]] : tensor<4x9xi64> into tensor<36xi64>
    %collapsed_36 = tensor.collapse_shape %164 [[0, 1], [2]] : tensor<4x9x12xf32> into tensor<36x12xf32>
    %expanded_37 = tensor.expand_shape %collapsed_35 [[0, 1]] output_shape [36, 1] : tensor<36xi64> into tensor<36x1xi64>
    %expanded_38 = tensor.expand_shape %collapsed_36 [[0], [1, 2]] output_shape [36, 1, 12] : tensor<36x12xf32> into tensor<36x1x12xf32>
    %165 = scf.for %arg13 = %c0 to %c36 step %c1 iter_args(%arg14 = %106) -> (tensor<23x12xf32>) {
      %extracted = tensor.extract %expanded_37[%arg13, %c0] : tensor<36x1xi64>
      %166 = arith.index_cast %extracted : i64 to index
      %extracted_slice = tensor.extract_slice %expanded_38[%arg13, 0, 0] [1, 1, 12] [1, 1, 1] : tensor<36x1x12xf32> to tensor<12xf32>
      %extracted_slice_39 = tensor.extract_slice %arg14[%166, 0] [1, 12] [1, 1] : tensor<23x12xf32> to tensor<12xf32>
      %167 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<12xf32>) outs(%extracted_slice_39 : tensor<12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %168 = arith.addf %out, %in : f32
        linalg.yield %168 : f32
      } -> tensor<12xf32>
      %inserted_slice = tensor.insert_slice %167 into %arg14[%166, 0] [1, 12] [1, 1] : tensor<12xf32> into tensor<23x12xf32>
      scf.yield %inserted_slice : tensor<23x12xf32>
    }
    return %90, %165, %158, %159, %145, %collapsed_32, %134, %135, %117, %collapsed_27, %107, %collapsed_23 : tensor<f32>, tensor<23x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12x12xf32>, tensor<12xf32>, tensor<23x12xf32>, tensor<23xf32>
  }
  func.func @step_2(%arg0: tensor<23x12xf32> {fsdp.role = #fsdp.state<@model::@embedding::@weight>}, %arg1: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@weight>}, %arg2: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@bias>}, %arg3: tensor<12x12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@linear::@weight>}, %arg4: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@linear::@bias>}, %arg5: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@weight>}, %arg6: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@bias>}, %arg7: tensor<12x12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@linear::@weight>}, %arg8: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@linear::@bias>}, %arg9: tensor<23x12xf32> {fsdp.role = #fsdp.state<@model::@head::@weight>}, %arg10: tensor<23xf32> {fsdp.role = #fsdp.state<@model::@head::@bias>}, %arg11: tensor<4x4xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 23]>}, %arg12: tensor<4x4xi64> {fsdp.role = #fsdp.input<"targets", indices = [0, 23, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<23x12xf32> {fsdp.role = #fsdp.grad<@model::@embedding::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@bias>}, tensor<12x12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@linear::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@linear::@bias>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@bias>}, tensor<12x12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@linear::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@linear::@bias>}, tensor<23x12xf32> {fsdp.role = #fsdp.grad<@model::@head::@weight>}, tensor<23xf32> {fsdp.role = #fsdp.grad<@model::@head::@bias>}) {
    %c1 = arith.constant 1 : index
    %c16 = arith.constant 16 : index
    %c0 = arith.constant 0 : index
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 4.000000e+00 : f32
    %cst_6 = arith.constant 1.200000e+01 : f64
    %cst_7 = arith.constant 1.200000e+01 : f32
    %cst_8 = arith.constant dense<1> : tensor<i64>
    %cst_9 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<4x4x12xf32>
    %1 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg11 : tensor<4x4xi64>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = arith.index_cast %in : i64 to index
      %167 = linalg.index 2 : index
      %extracted = tensor.extract %arg0[%166, %167] : tensor<23x12xf32>
      linalg.yield %extracted : f32
    } -> tensor<4x4x12xf32>
    %2 = tensor.empty() : tensor<4x1x12xf32>
    %3 = linalg.fill ins(%cst : f32) outs(%2 : tensor<4x1x12xf32>) -> tensor<4x1x12xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%1 : tensor<4x4x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<4x1x12xf32>) outs(%2 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<4x4x12xf32>, tensor<4x1x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %7 = tensor.empty() : tensor<4x4x12xf64>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6 : tensor<4x4x12xf32>) outs(%7 : tensor<4x4x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<4x4x12xf64>
    %9 = tensor.empty() : tensor<4x4x1xf64>
    %10 = linalg.fill ins(%cst_0 : f64) outs(%9 : tensor<4x4x1xf64>) -> tensor<4x4x1xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%8 : tensor<4x4x12xf64>) outs(%10 : tensor<4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x1xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x4x1xf64>) outs(%9 : tensor<4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x1xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8, %12 : tensor<4x4x12xf64>, tensor<4x4x1xf64>) outs(%7 : tensor<4x4x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.subf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x12xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %13 : tensor<4x4x12xf64>, tensor<4x4x12xf64>) outs(%7 : tensor<4x4x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.mulf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x12xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14 : tensor<4x4x12xf64>) outs(%10 : tensor<4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x1xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<4x4x1xf64>) outs(%9 : tensor<4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x1xf64>
    %17 = tensor.empty() : tensor<4x4x1xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x4x1xf64>) outs(%17 : tensor<4x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%17 : tensor<4x4x1xf32>) -> tensor<4x4x1xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%6 : tensor<4x4x12xf32>) outs(%19 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20 : tensor<4x4x1xf32>) outs(%17 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x4x1xf32>) outs(%17 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_3 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<4x4x1xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<4x4x1xf32>) outs(%17 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %21 : tensor<4x4x12xf32>, tensor<4x4x1xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %23 : tensor<4x4x12xf32>, tensor<4x4x1xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %arg1 : tensor<4x4x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26, %arg2 : tensor<4x4x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %collapsed = tensor.collapse_shape %27 [[0, 1], [2]] : tensor<4x4x12xf32> into tensor<16x12xf32>
    %28 = tensor.empty() : tensor<12x12xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<12x12xf32>) outs(%28 : tensor<12x12xf32>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<16x12xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %31 = linalg.matmul ins(%collapsed, %transposed : tensor<16x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %32 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<12xf32>) outs(%29 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %33 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%29 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<16x12xf32>
    %expanded = tensor.expand_shape %33 [[0, 1], [2]] output_shape [4, 4, 12] : tensor<16x12xf32> into tensor<4x4x12xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.tanh %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %34 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%35 : tensor<4x4x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36 : tensor<4x1x12xf32>) outs(%2 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %37 : tensor<4x4x12xf32>, tensor<4x1x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<4x4x12xf32>) outs(%7 : tensor<4x4x12xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<4x4x12xf64>
    %40 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%39 : tensor<4x4x12xf64>) outs(%10 : tensor<4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x1xf64>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%40 : tensor<4x4x1xf64>) outs(%9 : tensor<4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x1xf64>
    %42 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%39, %41 : tensor<4x4x12xf64>, tensor<4x4x1xf64>) outs(%7 : tensor<4x4x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.subf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x12xf64>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%42, %42 : tensor<4x4x12xf64>, tensor<4x4x12xf64>) outs(%7 : tensor<4x4x12xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %166 = arith.mulf %in, %in_39 : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x12xf64>
    %44 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%43 : tensor<4x4x12xf64>) outs(%10 : tensor<4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x1xf64>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%44 : tensor<4x4x1xf64>) outs(%9 : tensor<4x4x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<4x4x1xf64>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%45 : tensor<4x4x1xf64>) outs(%17 : tensor<4x4x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%38 : tensor<4x4x12xf32>) outs(%19 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%47 : tensor<4x4x1xf32>) outs(%17 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%46 : tensor<4x4x1xf32>) outs(%17 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_3 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<4x4x1xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<4x4x1xf32>) outs(%17 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %48 : tensor<4x4x12xf32>, tensor<4x4x1xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %50 : tensor<4x4x12xf32>, tensor<4x4x1xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %arg5 : tensor<4x4x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53, %arg6 : tensor<4x4x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %collapsed_10 = tensor.collapse_shape %54 [[0, 1], [2]] : tensor<4x4x12xf32> into tensor<16x12xf32>
    %transposed_11 = linalg.transpose ins(%arg7 : tensor<12x12xf32>) outs(%28 : tensor<12x12xf32>) permutation = [1, 0] 
    %55 = linalg.matmul ins(%collapsed_10, %transposed_11 : tensor<16x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<12xf32>) outs(%29 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x12xf32>
    %57 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%55, %56 : tensor<16x12xf32>, tensor<16x12xf32>) outs(%29 : tensor<16x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<16x12xf32>
    %expanded_12 = tensor.expand_shape %57 [[0, 1], [2]] output_shape [4, 4, 12] : tensor<16x12xf32> into tensor<4x4x12xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12 : tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.tanh %in : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38, %58 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %collapsed_13 = tensor.collapse_shape %59 [[0, 1], [2]] : tensor<4x4x12xf32> into tensor<16x12xf32>
    %60 = tensor.empty() : tensor<12x23xf32>
    %transposed_14 = linalg.transpose ins(%arg9 : tensor<23x12xf32>) outs(%60 : tensor<12x23xf32>) permutation = [1, 0] 
    %61 = tensor.empty() : tensor<16x23xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<16x23xf32>) -> tensor<16x23xf32>
    %63 = linalg.matmul ins(%collapsed_13, %transposed_14 : tensor<16x12xf32>, tensor<12x23xf32>) outs(%62 : tensor<16x23xf32>) -> tensor<16x23xf32>
    %64 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<23xf32>) outs(%61 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x23xf32>
    %65 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%63, %64 : tensor<16x23xf32>, tensor<16x23xf32>) outs(%61 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<16x23xf32>
    %collapsed_15 = tensor.collapse_shape %arg12 [[0, 1]] : tensor<4x4xi64> into tensor<16xi64>
    %66 = tensor.empty() : tensor<16xi64>
    %67 = linalg.fill ins(%c0_i64 : i64) outs(%66 : tensor<16xi64>) -> tensor<16xi64>
    %68 = tensor.empty() : tensor<16xf32>
    %69 = linalg.fill ins(%cst_1 : f32) outs(%68 : tensor<16xf32>) -> tensor<16xf32>
    %70:2 = linalg.generic {indexing_maps = [#map6, #map7, #map7], iterator_types = ["parallel", "reduction"]} ins(%65 : tensor<16x23xf32>) outs(%69, %67 : tensor<16xf32>, tensor<16xi64>) {
    ^bb0(%in: f32, %out: f32, %out_39: i64):
      %166 = linalg.index 1 : index
      %167 = arith.index_cast %166 : index to i64
      %168 = arith.maximumf %in, %out : f32
      %169 = arith.cmpf ogt, %in, %out : f32
      %170 = arith.select %169, %167, %out_39 : i64
      linalg.yield %168, %170 : f32, i64
    } -> (tensor<16xf32>, tensor<16xi64>)
    %expanded_16 = tensor.expand_shape %70#0 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %71 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%65, %expanded_16 : tensor<16x23xf32>, tensor<16x1xf32>) outs(%61 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<16x23xf32>
    %72 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<16x23xf32>) outs(%61 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<16x23xf32>
    %73 = tensor.empty() : tensor<16x1xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<16x1xf32>) -> tensor<16x1xf32>
    %75 = linalg.generic {indexing_maps = [#map6, #map8], iterator_types = ["parallel", "reduction"]} ins(%72 : tensor<16x23xf32>) outs(%74 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<16x1xf32>
    %76 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<16x1xf32>) outs(%73 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.log %in : f32
      linalg.yield %166 : f32
    } -> tensor<16x1xf32>
    %77 = tensor.empty() : tensor<16xi1>
    %78 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<16xi64>) outs(%77 : tensor<16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %166 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %166 : i1
    } -> tensor<16xi1>
    %79 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%78, %collapsed_15, %cst_9 : tensor<16xi1>, tensor<16xi64>, tensor<i64>) outs(%66 : tensor<16xi64>) {
    ^bb0(%in: i1, %in_39: i64, %in_40: i64, %out: i64):
      %166 = arith.select %in, %in_39, %in_40 : i64
      linalg.yield %166 : i64
    } -> tensor<16xi64>
    %expanded_17 = tensor.expand_shape %79 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %80 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<16x1xi64>) outs(%74 : tensor<16x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %65[%166, %167] : tensor<16x23xf32>
      linalg.yield %extracted : f32
    } -> tensor<16x1xf32>
    %81 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%80, %expanded_16 : tensor<16x1xf32>, tensor<16x1xf32>) outs(%73 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<16x1xf32>
    %82 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%76, %81 : tensor<16x1xf32>, tensor<16x1xf32>) outs(%73 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<16x1xf32>
    %collapsed_18 = tensor.collapse_shape %82 [[0, 1]] : tensor<16x1xf32> into tensor<16xf32>
    %83 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%78, %collapsed_18, %cst_2 : tensor<16xi1>, tensor<16xf32>, tensor<f32>) outs(%68 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %166 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %166 : f32
    } -> tensor<16xf32>
    %84 = tensor.empty() : tensor<f32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<f32>) -> tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%83 : tensor<16xf32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %87 = tensor.empty() : tensor<i64>
    %88 = linalg.fill ins(%c0_i64 : i64) outs(%87 : tensor<i64>) -> tensor<i64>
    %89 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["reduction"]} ins(%78 : tensor<16xi1>) outs(%88 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %166 = arith.extui %in : i1 to i64
      %167 = arith.addi %166, %out : i64
      linalg.yield %167 : i64
    } -> tensor<i64>
    %90 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%86, %89 : tensor<f32>, tensor<i64>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %in_39: i64, %out: f32):
      %166 = arith.sitofp %in_39 : i64 to f32
      %167 = arith.divf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<f32>
    %91 = linalg.generic {indexing_maps = [#map11, #map11, #map11], iterator_types = []} ins(%cst_4, %89 : tensor<f32>, tensor<i64>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %in_39: i64, %out: f32):
      %166 = arith.sitofp %in_39 : i64 to f32
      %167 = arith.divf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map10, #map9], iterator_types = ["parallel"]} ins(%91 : tensor<f32>) outs(%68 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16xf32>
    %93 = linalg.generic {indexing_maps = [#map9, #map9, #map10, #map9], iterator_types = ["parallel"]} ins(%78, %92, %cst_2 : tensor<16xi1>, tensor<16xf32>, tensor<f32>) outs(%68 : tensor<16xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %166 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %166 : f32
    } -> tensor<16xf32>
    %expanded_19 = tensor.expand_shape %93 [[0, 1]] output_shape [16, 1] : tensor<16xf32> into tensor<16x1xf32>
    %94 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%71, %76 : tensor<16x23xf32>, tensor<16x1xf32>) outs(%61 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<16x23xf32>
    %95 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<16x23xf32>) outs(%61 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<16x23xf32>
    %96 = tensor.empty() : tensor<23xi64>
    %97 = linalg.generic {indexing_maps = [#map9], iterator_types = ["parallel"]} outs(%96 : tensor<23xi64>) {
    ^bb0(%out: i64):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %166 : index to i64
      linalg.yield %167 : i64
    } -> tensor<23xi64>
    %expanded_20 = tensor.expand_shape %97 [[0, 1]] output_shape [1, 23] : tensor<23xi64> into tensor<1x23xi64>
    %expanded_21 = tensor.expand_shape %collapsed_15 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %98 = tensor.empty() : tensor<16x23xi1>
    %99 = linalg.generic {indexing_maps = [#map12, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_20, %expanded_21 : tensor<1x23xi64>, tensor<16x1xi64>) outs(%98 : tensor<16x23xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %166 = arith.cmpi eq, %in, %in_39 : i64
      linalg.yield %166 : i1
    } -> tensor<16x23xi1>
    %100 = linalg.generic {indexing_maps = [#map6, #map13, #map13, #map6], iterator_types = ["parallel", "parallel"]} ins(%99, %cst_4, %cst_2 : tensor<16x23xi1>, tensor<f32>, tensor<f32>) outs(%61 : tensor<16x23xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %166 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %166 : f32
    } -> tensor<16x23xf32>
    %101 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%95, %100 : tensor<16x23xf32>, tensor<16x23xf32>) outs(%61 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<16x23xf32>
    %102 = linalg.generic {indexing_maps = [#map6, #map8, #map6], iterator_types = ["parallel", "parallel"]} ins(%101, %expanded_19 : tensor<16x23xf32>, tensor<16x1xf32>) outs(%61 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<16x23xf32>
    %103 = linalg.matmul ins(%102, %arg9 : tensor<16x23xf32>, tensor<23x12xf32>) outs(%30 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %104 = tensor.empty() : tensor<23x16xf32>
    %transposed_22 = linalg.transpose ins(%102 : tensor<16x23xf32>) outs(%104 : tensor<23x16xf32>) permutation = [1, 0] 
    %105 = tensor.empty() : tensor<23x12xf32>
    %106 = linalg.fill ins(%cst : f32) outs(%105 : tensor<23x12xf32>) -> tensor<23x12xf32>
    %107 = linalg.matmul ins(%transposed_22, %collapsed_13 : tensor<23x16xf32>, tensor<16x12xf32>) outs(%106 : tensor<23x12xf32>) -> tensor<23x12xf32>
    %108 = tensor.empty() : tensor<1x23xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %110 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%102 : tensor<16x23xf32>) outs(%109 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x23xf32>
    %collapsed_23 = tensor.collapse_shape %110 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %expanded_24 = tensor.expand_shape %103 [[0, 1], [2]] output_shape [4, 4, 12] : tensor<16x12xf32> into tensor<4x4x12xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%58, %58 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %112 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %111 : tensor<i64>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: i64, %in_39: f32, %out: f32):
      %166 = arith.sitofp %in : i64 to f32
      %167 = arith.subf %166, %in_39 : f32
      linalg.yield %167 : f32
    } -> tensor<4x4x12xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %112 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %collapsed_25 = tensor.collapse_shape %113 [[0, 1], [2]] : tensor<4x4x12xf32> into tensor<16x12xf32>
    %114 = linalg.matmul ins(%collapsed_25, %arg7 : tensor<16x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %115 = tensor.empty() : tensor<12x16xf32>
    %transposed_26 = linalg.transpose ins(%collapsed_25 : tensor<16x12xf32>) outs(%115 : tensor<12x16xf32>) permutation = [1, 0] 
    %116 = linalg.fill ins(%cst : f32) outs(%28 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %117 = linalg.matmul ins(%transposed_26, %collapsed_10 : tensor<12x16xf32>, tensor<16x12xf32>) outs(%116 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %118 = tensor.empty() : tensor<1x12xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<1x12xf32>) -> tensor<1x12xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_25 : tensor<16x12xf32>) outs(%119 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x12xf32>
    %collapsed_27 = tensor.collapse_shape %120 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %expanded_28 = tensor.expand_shape %114 [[0, 1], [2]] output_shape [4, 4, 12] : tensor<16x12xf32> into tensor<4x4x12xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %arg5 : tensor<4x4x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%121 : tensor<4x4x12xf32>) outs(%19 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121, %52 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%124 : tensor<4x4x12xf32>) outs(%19 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %125 : tensor<4x4x12xf32>, tensor<4x4x1xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %123 : tensor<4x4x12xf32>, tensor<4x4x1xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%127, %126 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50 : tensor<4x4x1xf32>) outs(%17 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %128 : tensor<4x4x1xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %52 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %132 = tensor.empty() : tensor<12xf32>
    %133 = linalg.fill ins(%cst : f32) outs(%132 : tensor<12xf32>) -> tensor<12xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%131 : tensor<4x4x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_28 : tensor<4x4x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_24, %130 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%136 : tensor<4x4x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %collapsed_29 = tensor.collapse_shape %137 [[0, 1], [2]] : tensor<4x1x12xf32> into tensor<4x12xf32>
    %138 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_29 : tensor<4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x12xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %139 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34, %34 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %142 = linalg.generic {indexing_maps = [#map14, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_8, %141 : tensor<i64>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: i64, %in_39: f32, %out: f32):
      %166 = arith.sitofp %in : i64 to f32
      %167 = arith.subf %166, %in_39 : f32
      linalg.yield %167 : f32
    } -> tensor<4x4x12xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %142 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %collapsed_30 = tensor.collapse_shape %143 [[0, 1], [2]] : tensor<4x4x12xf32> into tensor<16x12xf32>
    %144 = linalg.matmul ins(%collapsed_30, %arg3 : tensor<16x12xf32>, tensor<12x12xf32>) outs(%30 : tensor<16x12xf32>) -> tensor<16x12xf32>
    %transposed_31 = linalg.transpose ins(%collapsed_30 : tensor<16x12xf32>) outs(%115 : tensor<12x16xf32>) permutation = [1, 0] 
    %145 = linalg.matmul ins(%transposed_31, %collapsed : tensor<12x16xf32>, tensor<16x12xf32>) outs(%116 : tensor<12x12xf32>) -> tensor<12x12xf32>
    %146 = linalg.generic {indexing_maps = [#map6, #map12], iterator_types = ["reduction", "parallel"]} ins(%collapsed_30 : tensor<16x12xf32>) outs(%119 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x12xf32>
    %collapsed_32 = tensor.collapse_shape %146 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %expanded_33 = tensor.expand_shape %144 [[0, 1], [2]] output_shape [4, 4, 12] : tensor<16x12xf32> into tensor<4x4x12xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %arg1 : tensor<4x4x12xf32>, tensor<12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147 : tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%147 : tensor<4x4x12xf32>) outs(%19 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %25 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %151 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel", "reduction"]} ins(%150 : tensor<4x4x12xf32>) outs(%19 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%25, %151 : tensor<4x4x12xf32>, tensor<4x4x1xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %149 : tensor<4x4x12xf32>, tensor<4x4x1xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%153, %152 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.subf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x4x1xf32>) outs(%17 : tensor<4x4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_7 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x1xf32>
    %156 = linalg.generic {indexing_maps = [#map3, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%155, %154 : tensor<4x4x1xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_33, %25 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.mulf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%157 : tensor<4x4x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "reduction", "parallel"]} ins(%expanded_33 : tensor<4x4x12xf32>) outs(%133 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140, %156 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction", "parallel"]} ins(%160 : tensor<4x4x12xf32>) outs(%3 : tensor<4x1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<4x1x12xf32>
    %collapsed_34 = tensor.collapse_shape %161 [[0, 1], [2]] : tensor<4x1x12xf32> into tensor<4x12xf32>
    %162 = linalg.generic {indexing_maps = [#map15, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_34 : tensor<4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x12xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162 : tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_5 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %163 : tensor<4x4x12xf32>, tensor<4x4x12xf32>) outs(%0 : tensor<4x4x12xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %166 = arith.addf %in, %in_39 : f32
      linalg.yield %166 : f32
    } -> tensor<4x4x12xf32>
    %collapsed_35 = tensor.collapse_shape %arg11 [[0, 1]] : tensor<4x4xi64> into tensor<16xi64>
    %collapsed_36 = tensor.collapse_shape %164 [[0, 1], [2]] : tensor<4x4x12xf32> into tensor<16x12xf32>
    %expanded_37 = tensor.expand_shape %collapsed_35 [[0, 1]] output_shape [16, 1] : tensor<16xi64> into tensor<16x1xi64>
    %expanded_38 = tensor.expand_shape %collapsed_36 [[0], [1, 2]] output_shape [16, 1, 12] : tensor<16x12xf32> into tensor<16x1x12xf32>
    %165 = scf.for %arg13 = %c0 to %c16 step %c1 iter_args(%arg14 = %106) -> (tensor<23x12xf32>) {
      %extracted = tensor.extract %expanded_37[%arg13, %c0] : tensor<16x1xi64>
      %166 = arith.index_cast %extracted : i64 to index
      %extracted_slice = tensor.extract_slice %expanded_38[%arg13, 0, 0] [1, 1, 12] [1, 1, 1] : tensor<16x1x12xf32> to tensor<12xf32>
      %extracted_slice_39 = tensor.extract_slice %arg14[%166, 0] [1, 12] [1, 1] : tensor<23x12xf32> to tensor<12xf32>
      %167 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<12xf32>) outs(%extracted_slice_39 : tensor<12xf32>) {
      ^bb0(%in: f32, %out: f32):
        %168 = arith.addf %out, %in : f32
        linalg.yield %168 : f32
      } -> tensor<12xf32>
      %inserted_slice = tensor.insert_slice %167 into %arg14[%166, 0] [1, 12] [1, 1] : tensor<12xf32> into tensor<23x12xf32>
      scf.yield %inserted_slice : tensor<23x12xf32>
    }
    return %90, %165, %158, %159, %145, %collapsed_32, %134, %135, %117, %collapsed_27, %107, %collapsed_23 : tensor<f32>, tensor<23x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12x12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12xf32>, tensor<12x12xf32>, tensor<12xf32>, tensor<23x12xf32>, tensor<23xf32>
  }
}
