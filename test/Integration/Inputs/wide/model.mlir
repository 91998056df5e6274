#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d2)>
#map6 = affine_map<(d0, d1, d2) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1) -> (0, d1)>
module @wide {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "wide.Wide" {
    fsdp.module @start class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<16x2xf32>
      fsdp.param @bias : tensor<16xf32>
    }
    fsdp.module @norm1 class "torch.nn.modules.normalization.LayerNorm" {
      fsdp.param @weight : tensor<16xf32>
      fsdp.param @bias : tensor<16xf32>
    }
    fsdp.module @norm2 class "torch.nn.modules.normalization.LayerNorm" {
      fsdp.param @weight : tensor<16xf32>
      fsdp.param @bias : tensor<16xf32>
    }
    fsdp.module @qkv class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<48x16xf32>
      fsdp.param @bias : tensor<48xf32>
    }
    fsdp.module @up class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<1024x16xf32>
      fsdp.param @bias : tensor<1024xf32>
    }
    fsdp.module @down class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<16x1024xf32>
      fsdp.param @bias : tensor<16xf32>
    }
  }
  func.func @step(%arg0: tensor<16x2xbf16> {fsdp.role = #fsdp.state<@model::@start::@weight>}, %arg1: tensor<16xbf16> {fsdp.role = #fsdp.state<@model::@start::@bias>}, %arg2: tensor<16xbf16> {fsdp.role = #fsdp.state<@model::@norm1::@weight>}, %arg3: tensor<16xbf16> {fsdp.role = #fsdp.state<@model::@norm1::@bias>}, %arg4: tensor<16xbf16> {fsdp.role = #fsdp.state<@model::@norm2::@weight>}, %arg5: tensor<16xbf16> {fsdp.role = #fsdp.state<@model::@norm2::@bias>}, %arg6: tensor<48x16xbf16> {fsdp.role = #fsdp.state<@model::@qkv::@weight>}, %arg7: tensor<48xbf16> {fsdp.role = #fsdp.state<@model::@qkv::@bias>}, %arg8: tensor<1024x16xbf16> {fsdp.role = #fsdp.state<@model::@up::@weight>}, %arg9: tensor<1024xbf16> {fsdp.role = #fsdp.state<@model::@up::@bias>}, %arg10: tensor<16x1024xbf16> {fsdp.role = #fsdp.state<@model::@down::@weight>}, %arg11: tensor<16xbf16> {fsdp.role = #fsdp.state<@model::@down::@bias>}, %arg12: tensor<16x32x2xf32> {fsdp.role = #fsdp.input<"input0">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<16x2xbf16> {fsdp.role = #fsdp.grad<@model::@start::@weight>}, tensor<16xbf16> {fsdp.role = #fsdp.grad<@model::@start::@bias>}, tensor<16xbf16> {fsdp.role = #fsdp.grad<@model::@norm1::@weight>}, tensor<16xbf16> {fsdp.role = #fsdp.grad<@model::@norm1::@bias>}, tensor<16xbf16> {fsdp.role = #fsdp.grad<@model::@norm2::@weight>}, tensor<16xbf16> {fsdp.role = #fsdp.grad<@model::@norm2::@bias>}, tensor<48x16xbf16> {fsdp.role = #fsdp.grad<@model::@qkv::@weight>}, tensor<48xbf16> {fsdp.role = #fsdp.grad<@model::@qkv::@bias>}, tensor<1024x16xbf16> {fsdp.role = #fsdp.grad<@model::@up::@weight>}, tensor<1024xbf16> {fsdp.role = #fsdp.grad<@model::@up::@bias>}, tensor<16x1024xbf16> {fsdp.role = #fsdp.grad<@model::@down::@weight>}, tensor<16xbf16> {fsdp.role = #fsdp.grad<@model::@down::@bias>}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<16x32x16xf32>
    %cst_2 = arith.constant 0.3989422804014327 : f64
    %cst_3 = arith.constant 0.70710678118654757 : f64
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 1.600000e+01 : f64
    %cst_6 = arith.constant 1.600000e+01 : f32
    %cst_7 = arith.constant 5.000000e-01 : f32
    %cst_8 = arith.constant 1.000000e+00 : f32
    %cst_9 = arith.constant 8.192000e+03 : f32
    %cst_10 = arith.constant 2.000000e+00 : f32
    %cst_11 = arith.constant -5.000000e-01 : f32
    %cst_12 = arith.constant 1.600000e+01 : bf16
    %0 = tensor.empty() : tensor<16x32x2xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<16x32x2xf32>) outs(%0 : tensor<16x32x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x2xbf16>
    %collapsed = tensor.collapse_shape %1 [[0, 1], [2]] : tensor<16x32x2xbf16> into tensor<512x2xbf16>
    %2 = tensor.empty() : tensor<2x16xbf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<16x2xbf16>) outs(%2 : tensor<2x16xbf16>) permutation = [1, 0] 
    %3 = tensor.empty() : tensor<16xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<16xbf16>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %5 = tensor.empty() : tensor<512x2xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed : tensor<512x2xbf16>) outs(%5 : tensor<512x2xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<512x2xf32>
    %7 = tensor.empty() : tensor<2x16xf32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<2x16xbf16>) outs(%7 : tensor<2x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<2x16xf32>
    %9 = tensor.empty() : tensor<512x16xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %11 = linalg.matmul ins(%6, %8 : tensor<512x2xf32>, tensor<2x16xf32>) outs(%10 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%4 : tensor<16xf32>) outs(%9 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x16xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%11, %12 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%9 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.addf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<512x16xf32>
    %14 = tensor.empty() : tensor<512x16xbf16>
    %15 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<512x16xf32>) outs(%14 : tensor<512x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<512x16xbf16>
    %expanded = tensor.expand_shape %15 [[0, 1], [2]] output_shape [16, 32, 16] : tensor<512x16xbf16> into tensor<16x32x16xbf16>
    %16 = tensor.empty() : tensor<16x32x16xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<16x32x16xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %18 = tensor.empty() : tensor<16x32x16xf64>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<16x32x16xf32>) outs(%18 : tensor<16x32x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %225 = arith.extf %in : f32 to f64
      linalg.yield %225 : f64
    } -> tensor<16x32x16xf64>
    %20 = tensor.empty() : tensor<16x32x1xf64>
    %21 = linalg.fill ins(%cst_0 : f64) outs(%20 : tensor<16x32x1xf64>) -> tensor<16x32x1xf64>
    %22 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%19 : tensor<16x32x16xf64>) outs(%21 : tensor<16x32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %225 = arith.addf %in, %out : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x1xf64>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%22 : tensor<16x32x1xf64>) outs(%20 : tensor<16x32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %225 = arith.divf %in, %cst_5 : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x1xf64>
    %24 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %23 : tensor<16x32x16xf64>, tensor<16x32x1xf64>) outs(%18 : tensor<16x32x16xf64>) {
    ^bb0(%in: f64, %in_57: f64, %out: f64):
      %225 = arith.subf %in, %in_57 : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x16xf64>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%24, %24 : tensor<16x32x16xf64>, tensor<16x32x16xf64>) outs(%18 : tensor<16x32x16xf64>) {
    ^bb0(%in: f64, %in_57: f64, %out: f64):
      %225 = arith.mulf %in, %in_57 : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x16xf64>
    %26 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%25 : tensor<16x32x16xf64>) outs(%21 : tensor<16x32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %225 = arith.addf %in, %out : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x1xf64>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%26 : tensor<16x32x1xf64>) outs(%20 : tensor<16x32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %225 = arith.divf %in, %cst_5 : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x1xf64>
    %28 = tensor.empty() : tensor<16x32x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%27 : tensor<16x32x1xf64>) outs(%28 : tensor<16x32x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %225 = arith.truncf %in : f64 to f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%28 : tensor<16x32x1xf32>) -> tensor<16x32x1xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%17 : tensor<16x32x16xf32>) outs(%30 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%31 : tensor<16x32x1xf32>) outs(%28 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.divf %in, %cst_6 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%29 : tensor<16x32x1xf32>) outs(%28 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_4 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x1xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%33 : tensor<16x32x1xf32>) outs(%28 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %32 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.subf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%35, %34 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %arg2 : tensor<16x32x16xf32>, tensor<16xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: bf16, %out: f32):
      %225 = arith.extf %in_57 : bf16 to f32
      %226 = arith.mulf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x16xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%37, %arg3 : tensor<16x32x16xf32>, tensor<16xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: bf16, %out: f32):
      %225 = arith.extf %in_57 : bf16 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x16xf32>
    %39 = tensor.empty() : tensor<16x32x16xbf16>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%38 : tensor<16x32x16xf32>) outs(%39 : tensor<16x32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x16xbf16>
    %41 = tensor.empty() : tensor<16x32x1xbf16>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%32 : tensor<16x32x1xf32>) outs(%41 : tensor<16x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x1xbf16>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%34 : tensor<16x32x1xf32>) outs(%41 : tensor<16x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x1xbf16>
    %collapsed_13 = tensor.collapse_shape %40 [[0, 1], [2]] : tensor<16x32x16xbf16> into tensor<512x16xbf16>
    %44 = tensor.empty() : tensor<16x48xbf16>
    %transposed_14 = linalg.transpose ins(%arg6 : tensor<48x16xbf16>) outs(%44 : tensor<16x48xbf16>) permutation = [1, 0] 
    %45 = tensor.empty() : tensor<48xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg7 : tensor<48xbf16>) outs(%45 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<48xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_13 : tensor<512x16xbf16>) outs(%9 : tensor<512x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<512x16xf32>
    %48 = tensor.empty() : tensor<16x48xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%transposed_14 : tensor<16x48xbf16>) outs(%48 : tensor<16x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16x48xf32>
    %50 = tensor.empty() : tensor<512x48xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<512x48xf32>) -> tensor<512x48xf32>
    %52 = linalg.matmul ins(%47, %49 : tensor<512x16xf32>, tensor<16x48xf32>) outs(%51 : tensor<512x48xf32>) -> tensor<512x48xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<48xf32>) outs(%50 : tensor<512x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x48xf32>
    %54 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%52, %53 : tensor<512x48xf32>, tensor<512x48xf32>) outs(%50 : tensor<512x48xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.addf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<512x48xf32>
    %55 = tensor.empty() : tensor<512x48xbf16>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<512x48xf32>) outs(%55 : tensor<512x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<512x48xbf16>
    %expanded_15 = tensor.expand_shape %56 [[0, 1], [2]] output_shape [16, 32, 48] : tensor<512x48xbf16> into tensor<16x32x48xbf16>
    %extracted_slice = tensor.extract_slice %expanded_15[0, 0, 0] [16, 32, 16] [1, 1, 1] : tensor<16x32x48xbf16> to tensor<16x32x16xbf16>
    %extracted_slice_16 = tensor.extract_slice %expanded_15[0, 0, 16] [16, 32, 16] [1, 1, 1] : tensor<16x32x48xbf16> to tensor<16x32x16xbf16>
    %extracted_slice_17 = tensor.extract_slice %expanded_15[0, 0, 32] [16, 32, 16] [1, 1, 1] : tensor<16x32x48xbf16> to tensor<16x32x16xbf16>
    %expanded_18 = tensor.expand_shape %extracted_slice [[0], [1], [2, 3]] output_shape [16, 32, 1, 16] : tensor<16x32x16xbf16> into tensor<16x32x1x16xbf16>
    %57 = tensor.empty() : tensor<16x1x32x16xbf16>
    %transposed_19 = linalg.transpose ins(%expanded_18 : tensor<16x32x1x16xbf16>) outs(%57 : tensor<16x1x32x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_20 = tensor.expand_shape %extracted_slice_16 [[0], [1], [2, 3]] output_shape [16, 32, 1, 16] : tensor<16x32x16xbf16> into tensor<16x32x1x16xbf16>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<16x32x1x16xbf16>) outs(%57 : tensor<16x1x32x16xbf16>) permutation = [0, 2, 1, 3] 
    %expanded_22 = tensor.expand_shape %extracted_slice_17 [[0], [1], [2, 3]] output_shape [16, 32, 1, 16] : tensor<16x32x16xbf16> into tensor<16x32x1x16xbf16>
    %transposed_23 = linalg.transpose ins(%expanded_22 : tensor<16x32x1x16xbf16>) outs(%57 : tensor<16x1x32x16xbf16>) permutation = [0, 2, 1, 3] 
    %58:2 = "fsdp.attention"(%transposed_19, %transposed_21, %transposed_23) {causal, scale = 2.500000e-01 : f64} : (tensor<16x1x32x16xbf16>, tensor<16x1x32x16xbf16>, tensor<16x1x32x16xbf16>) -> (tensor<16x1x32x16xbf16>, tensor<16x1x32xf32>)
    %59 = tensor.empty() : tensor<16x32x1x16xbf16>
    %transposed_24 = linalg.transpose ins(%58#0 : tensor<16x1x32x16xbf16>) outs(%59 : tensor<16x32x1x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_25 = tensor.collapse_shape %transposed_24 [[0], [1], [2, 3]] : tensor<16x32x1x16xbf16> into tensor<16x32x16xbf16>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded, %collapsed_25 : tensor<16x32x16xbf16>, tensor<16x32x16xbf16>) outs(%39 : tensor<16x32x16xbf16>) {
    ^bb0(%in: bf16, %in_57: bf16, %out: bf16):
      %225 = arith.addf %in, %in_57 : bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x16xbf16>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60 : tensor<16x32x16xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61 : tensor<16x32x16xf32>) outs(%18 : tensor<16x32x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %225 = arith.extf %in : f32 to f64
      linalg.yield %225 : f64
    } -> tensor<16x32x16xf64>
    %63 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%62 : tensor<16x32x16xf64>) outs(%21 : tensor<16x32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %225 = arith.addf %in, %out : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x1xf64>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63 : tensor<16x32x1xf64>) outs(%20 : tensor<16x32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %225 = arith.divf %in, %cst_5 : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x1xf64>
    %65 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %64 : tensor<16x32x16xf64>, tensor<16x32x1xf64>) outs(%18 : tensor<16x32x16xf64>) {
    ^bb0(%in: f64, %in_57: f64, %out: f64):
      %225 = arith.subf %in, %in_57 : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x16xf64>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %65 : tensor<16x32x16xf64>, tensor<16x32x16xf64>) outs(%18 : tensor<16x32x16xf64>) {
    ^bb0(%in: f64, %in_57: f64, %out: f64):
      %225 = arith.mulf %in, %in_57 : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x16xf64>
    %67 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%66 : tensor<16x32x16xf64>) outs(%21 : tensor<16x32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %225 = arith.addf %in, %out : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x1xf64>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<16x32x1xf64>) outs(%20 : tensor<16x32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %225 = arith.divf %in, %cst_5 : f64
      linalg.yield %225 : f64
    } -> tensor<16x32x1xf64>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<16x32x1xf64>) outs(%28 : tensor<16x32x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %225 = arith.truncf %in : f64 to f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%61 : tensor<16x32x16xf32>) outs(%30 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<16x32x1xf32>) outs(%28 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.divf %in, %cst_6 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69 : tensor<16x32x1xf32>) outs(%28 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_4 : f64 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x1xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<16x32x1xf32>) outs(%28 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.rsqrt %in : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %71 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.subf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74, %73 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %arg4 : tensor<16x32x16xf32>, tensor<16xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: bf16, %out: f32):
      %225 = arith.extf %in_57 : bf16 to f32
      %226 = arith.mulf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x16xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %arg5 : tensor<16x32x16xf32>, tensor<16xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: bf16, %out: f32):
      %225 = arith.extf %in_57 : bf16 to f32
      %226 = arith.addf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x16xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<16x32x16xf32>) outs(%39 : tensor<16x32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x16xbf16>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<16x32x1xf32>) outs(%41 : tensor<16x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x1xbf16>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<16x32x1xf32>) outs(%41 : tensor<16x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x1xbf16>
    %collapsed_26 = tensor.collapse_shape %78 [[0, 1], [2]] : tensor<16x32x16xbf16> into tensor<512x16xbf16>
    %81 = tensor.empty() : tensor<16x1024xbf16>
    %transposed_27 = linalg.transpose ins(%arg8 : tensor<1024x16xbf16>) outs(%81 : tensor<16x1024xbf16>) permutation = [1, 0] 
    %82 = tensor.empty() : tensor<1024xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg9 : tensor<1024xbf16>) outs(%82 : tensor<1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<1024xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_26 : tensor<512x16xbf16>) outs(%9 : tensor<512x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<512x16xf32>
    %85 = tensor.empty() : tensor<16x1024xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%transposed_27 : tensor<16x1024xbf16>) outs(%85 : tensor<16x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16x1024xf32>
    %87 = tensor.empty() : tensor<512x1024xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<512x1024xf32>) -> tensor<512x1024xf32>
    %89 = linalg.matmul ins(%84, %86 : tensor<512x16xf32>, tensor<16x1024xf32>) outs(%88 : tensor<512x1024xf32>) -> tensor<512x1024xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<1024xf32>) outs(%87 : tensor<512x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x1024xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%89, %90 : tensor<512x1024xf32>, tensor<512x1024xf32>) outs(%87 : tensor<512x1024xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.addf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<512x1024xf32>
    %92 = tensor.empty() : tensor<512x1024xbf16>
    %93 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<512x1024xf32>) outs(%92 : tensor<512x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<512x1024xbf16>
    %expanded_28 = tensor.expand_shape %93 [[0, 1], [2]] output_shape [16, 32, 1024] : tensor<512x1024xbf16> into tensor<16x32x1024xbf16>
    %94 = tensor.empty() : tensor<16x32x1024xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<16x32x1024xbf16>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.mulf %in, %cst_7 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95 : tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_3 : f64 to f32
      %226 = arith.mulf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x1024xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.erf %in : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %cst_8 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %99 : tensor<16x32x1024xf32>, tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %101 = tensor.empty() : tensor<16x32x1024xbf16>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%100 : tensor<16x32x1024xf32>) outs(%101 : tensor<16x32x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x1024xbf16>
    %collapsed_29 = tensor.collapse_shape %102 [[0, 1], [2]] : tensor<16x32x1024xbf16> into tensor<512x1024xbf16>
    %103 = tensor.empty() : tensor<1024x16xbf16>
    %transposed_30 = linalg.transpose ins(%arg10 : tensor<16x1024xbf16>) outs(%103 : tensor<1024x16xbf16>) permutation = [1, 0] 
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg11 : tensor<16xbf16>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_29 : tensor<512x1024xbf16>) outs(%87 : tensor<512x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<512x1024xf32>
    %106 = tensor.empty() : tensor<1024x16xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%transposed_30 : tensor<1024x16xbf16>) outs(%106 : tensor<1024x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<1024x16xf32>
    %108 = linalg.matmul ins(%105, %107 : tensor<512x1024xf32>, tensor<1024x16xf32>) outs(%10 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<16xf32>) outs(%9 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x16xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%108, %109 : tensor<512x16xf32>, tensor<512x16xf32>) outs(%9 : tensor<512x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.addf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<512x16xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<512x16xf32>) outs(%14 : tensor<512x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<512x16xbf16>
    %expanded_31 = tensor.expand_shape %111 [[0, 1], [2]] output_shape [16, 32, 16] : tensor<512x16xbf16> into tensor<16x32x16xbf16>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %expanded_31 : tensor<16x32x16xbf16>, tensor<16x32x16xbf16>) outs(%39 : tensor<16x32x16xbf16>) {
    ^bb0(%in: bf16, %in_57: bf16, %out: bf16):
      %225 = arith.addf %in, %in_57 : bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x16xbf16>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%112 : tensor<16x32x16xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %113 : tensor<16x32x16xf32>, tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %115 = tensor.empty() : tensor<f32>
    %116 = linalg.fill ins(%cst : f32) outs(%115 : tensor<f32>) -> tensor<f32>
    %117 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "reduction", "reduction"]} ins(%114 : tensor<16x32x16xf32>) outs(%116 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<f32>
    %118 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%117 : tensor<f32>) outs(%115 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.divf %in, %cst_9 : f32
      linalg.yield %225 : f32
    } -> tensor<f32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_1 : tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.divf %in, %cst_9 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113 : tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.mulf %in, %cst_10 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<16x32x16xf32>, tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<16x32x16xf32>) outs(%39 : tensor<16x32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x16xbf16>
    %collapsed_32 = tensor.collapse_shape %122 [[0, 1], [2]] : tensor<16x32x16xbf16> into tensor<512x16xbf16>
    %123 = linalg.matmul ins(%collapsed_32, %arg10 : tensor<512x16xbf16>, tensor<16x1024xbf16>) outs(%88 : tensor<512x1024xf32>) -> tensor<512x1024xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<512x1024xf32>) outs(%92 : tensor<512x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<512x1024xbf16>
    %125 = tensor.empty() : tensor<16x512xbf16>
    %transposed_33 = linalg.transpose ins(%collapsed_32 : tensor<512x16xbf16>) outs(%125 : tensor<16x512xbf16>) permutation = [1, 0] 
    %126 = linalg.fill ins(%cst : f32) outs(%85 : tensor<16x1024xf32>) -> tensor<16x1024xf32>
    %127 = linalg.matmul ins(%transposed_33, %collapsed_29 : tensor<16x512xbf16>, tensor<512x1024xbf16>) outs(%126 : tensor<16x1024xf32>) -> tensor<16x1024xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<16x1024xf32>) outs(%81 : tensor<16x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x1024xbf16>
    %129 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_32 : tensor<512x16xbf16>) outs(%9 : tensor<512x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<512x16xf32>
    %130 = tensor.empty() : tensor<1x16xf32>
    %131 = linalg.fill ins(%cst : f32) outs(%130 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %132 = linalg.generic {indexing_maps = [#map2, #map8], iterator_types = ["reduction", "parallel"]} ins(%129 : tensor<512x16xf32>) outs(%131 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<1x16xf32>
    %133 = tensor.empty() : tensor<1x16xbf16>
    %134 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<1x16xf32>) outs(%133 : tensor<1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<1x16xbf16>
    %collapsed_34 = tensor.collapse_shape %134 [[0, 1]] : tensor<1x16xbf16> into tensor<16xbf16>
    %expanded_35 = tensor.expand_shape %124 [[0, 1], [2]] output_shape [16, 32, 1024] : tensor<512x1024xbf16> into tensor<16x32x1024xbf16>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_35 : tensor<16x32x1024xbf16>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.mulf %in, %cst_7 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %95 : tensor<16x32x1024xf32>, tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137 : tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.mulf %in, %cst_11 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%138 : tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = math.exp %in : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139 : tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.truncf %cst_2 : f64 to f32
      %226 = arith.mulf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x1024xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%95, %140 : tensor<16x32x1024xf32>, tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%136, %141 : tensor<16x32x1024xf32>, tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.addf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%135, %142 : tensor<16x32x1024xf32>, tensor<16x32x1024xf32>) outs(%94 : tensor<16x32x1024xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1024xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143 : tensor<16x32x1024xf32>) outs(%101 : tensor<16x32x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x1024xbf16>
    %collapsed_36 = tensor.collapse_shape %144 [[0, 1], [2]] : tensor<16x32x1024xbf16> into tensor<512x1024xbf16>
    %145 = linalg.matmul ins(%collapsed_36, %arg8 : tensor<512x1024xbf16>, tensor<1024x16xbf16>) outs(%10 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %146 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%145 : tensor<512x16xf32>) outs(%14 : tensor<512x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<512x16xbf16>
    %147 = tensor.empty() : tensor<1024x512xbf16>
    %transposed_37 = linalg.transpose ins(%collapsed_36 : tensor<512x1024xbf16>) outs(%147 : tensor<1024x512xbf16>) permutation = [1, 0] 
    %148 = linalg.fill ins(%cst : f32) outs(%106 : tensor<1024x16xf32>) -> tensor<1024x16xf32>
    %149 = linalg.matmul ins(%transposed_37, %collapsed_26 : tensor<1024x512xbf16>, tensor<512x16xbf16>) outs(%148 : tensor<1024x16xf32>) -> tensor<1024x16xf32>
    %150 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<1024x16xf32>) outs(%103 : tensor<1024x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<1024x16xbf16>
    %151 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_36 : tensor<512x1024xbf16>) outs(%87 : tensor<512x1024xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<512x1024xf32>
    %152 = tensor.empty() : tensor<1x1024xf32>
    %153 = linalg.fill ins(%cst : f32) outs(%152 : tensor<1x1024xf32>) -> tensor<1x1024xf32>
    %154 = linalg.generic {indexing_maps = [#map2, #map8], iterator_types = ["reduction", "parallel"]} ins(%151 : tensor<512x1024xf32>) outs(%153 : tensor<1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<1x1024xf32>
    %155 = tensor.empty() : tensor<1x1024xbf16>
    %156 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%154 : tensor<1x1024xf32>) outs(%155 : tensor<1x1024xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<1x1024xbf16>
    %collapsed_38 = tensor.collapse_shape %156 [[0, 1]] : tensor<1x1024xbf16> into tensor<1024xbf16>
    %expanded_39 = tensor.expand_shape %146 [[0, 1], [2]] output_shape [16, 32, 16] : tensor<512x16xbf16> into tensor<16x32x16xbf16>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_39 : tensor<16x32x16xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg4 : tensor<16xbf16>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%61, %79 : tensor<16x32x16xf32>, tensor<16x32x1xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: bf16, %out: f32):
      %225 = arith.extf %in_57 : bf16 to f32
      %226 = arith.subf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x16xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159, %80 : tensor<16x32x16xf32>, tensor<16x32x1xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: bf16, %out: f32):
      %225 = arith.extf %in_57 : bf16 to f32
      %226 = arith.mulf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x16xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %158 : tensor<16x32x16xf32>, tensor<16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161 : tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.mulf %in, %cst_6 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%161 : tensor<16x32x16xf32>) outs(%30 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %160 : tensor<16x32x16xf32>, tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%164 : tensor<16x32x16xf32>) outs(%30 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %166 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%160, %165 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%162, %163 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.subf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167, %166 : tensor<16x32x16xf32>, tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.subf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<16x32x1xbf16>) outs(%41 : tensor<16x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %225 = arith.divf %in, %cst_12 : bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x1xbf16>
    %170 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%169, %168 : tensor<16x32x1xbf16>, tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: bf16, %in_57: f32, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      %226 = arith.mulf %225, %in_57 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x16xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157, %160 : tensor<16x32x16xf32>, tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %172 = linalg.fill ins(%cst : f32) outs(%3 : tensor<16xf32>) -> tensor<16xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction", "parallel"]} ins(%171 : tensor<16x32x16xf32>) outs(%172 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction", "parallel"]} ins(%157 : tensor<16x32x16xf32>) outs(%172 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<16x32x16xf32>) outs(%39 : tensor<16x32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x16xbf16>
    %176 = tensor.empty() : tensor<16xbf16>
    %177 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%173 : tensor<16xf32>) outs(%176 : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16xbf16>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%174 : tensor<16xf32>) outs(%176 : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16xbf16>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122, %175 : tensor<16x32x16xbf16>, tensor<16x32x16xbf16>) outs(%39 : tensor<16x32x16xbf16>) {
    ^bb0(%in: bf16, %in_57: bf16, %out: bf16):
      %225 = arith.addf %in, %in_57 : bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x16xbf16>
    %expanded_40 = tensor.expand_shape %179 [[0], [1], [2, 3]] output_shape [16, 32, 1, 16] : tensor<16x32x16xbf16> into tensor<16x32x1x16xbf16>
    %transposed_41 = linalg.transpose ins(%expanded_40 : tensor<16x32x1x16xbf16>) outs(%57 : tensor<16x1x32x16xbf16>) permutation = [0, 2, 1, 3] 
    %180:3 = "fsdp.attention_grad"(%transposed_41, %transposed_19, %transposed_21, %transposed_23, %58#0, %58#1) {causal, scale = 2.500000e-01 : f64} : (tensor<16x1x32x16xbf16>, tensor<16x1x32x16xbf16>, tensor<16x1x32x16xbf16>, tensor<16x1x32x16xbf16>, tensor<16x1x32x16xbf16>, tensor<16x1x32xf32>) -> (tensor<16x1x32x16xbf16>, tensor<16x1x32x16xbf16>, tensor<16x1x32x16xbf16>)
    %transposed_42 = linalg.transpose ins(%180#2 : tensor<16x1x32x16xbf16>) outs(%59 : tensor<16x32x1x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_43 = tensor.collapse_shape %transposed_42 [[0], [1], [2, 3]] : tensor<16x32x1x16xbf16> into tensor<16x32x16xbf16>
    %transposed_44 = linalg.transpose ins(%180#1 : tensor<16x1x32x16xbf16>) outs(%59 : tensor<16x32x1x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_45 = tensor.collapse_shape %transposed_44 [[0], [1], [2, 3]] : tensor<16x32x1x16xbf16> into tensor<16x32x16xbf16>
    %transposed_46 = linalg.transpose ins(%180#0 : tensor<16x1x32x16xbf16>) outs(%59 : tensor<16x32x1x16xbf16>) permutation = [0, 2, 1, 3] 
    %collapsed_47 = tensor.collapse_shape %transposed_46 [[0], [1], [2, 3]] : tensor<16x32x1x16xbf16> into tensor<16x32x16xbf16>
    %181 = tensor.empty() : tensor<16x32x48xbf16>
    %inserted_slice = tensor.insert_slice %collapsed_47 into %181[0, 0, 0] [16, 32, 16] [1, 1, 1] : tensor<16x32x16xbf16> into tensor<16x32x48xbf16>
    %inserted_slice_48 = tensor.insert_slice %collapsed_45 into %inserted_slice[0, 0, 16] [16, 32, 16] [1, 1, 1] : tensor<16x32x16xbf16> into tensor<16x32x48xbf16>
    %inserted_slice_49 = tensor.insert_slice %collapsed_43 into %inserted_slice_48[0, 0, 32] [16, 32, 16] [1, 1, 1] : tensor<16x32x16xbf16> into tensor<16x32x48xbf16>
    %collapsed_50 = tensor.collapse_shape %inserted_slice_49 [[0, 1], [2]] : tensor<16x32x48xbf16> into tensor<512x48xbf16>
    %182 = linalg.matmul ins(%collapsed_50, %arg6 : tensor<512x48xbf16>, tensor<48x16xbf16>) outs(%10 : tensor<512x16xf32>) -> tensor<512x16xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<512x16xf32>) outs(%14 : tensor<512x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<512x16xbf16>
    %184 = tensor.empty() : tensor<48x512xbf16>
    %transposed_51 = linalg.transpose ins(%collapsed_50 : tensor<512x48xbf16>) outs(%184 : tensor<48x512xbf16>) permutation = [1, 0] 
    %185 = tensor.empty() : tensor<48x16xf32>
    %186 = linalg.fill ins(%cst : f32) outs(%185 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %187 = linalg.matmul ins(%transposed_51, %collapsed_13 : tensor<48x512xbf16>, tensor<512x16xbf16>) outs(%186 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %188 = tensor.empty() : tensor<48x16xbf16>
    %189 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<48x16xf32>) outs(%188 : tensor<48x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<48x16xbf16>
    %190 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_50 : tensor<512x48xbf16>) outs(%50 : tensor<512x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<512x48xf32>
    %191 = tensor.empty() : tensor<1x48xf32>
    %192 = linalg.fill ins(%cst : f32) outs(%191 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map8], iterator_types = ["reduction", "parallel"]} ins(%190 : tensor<512x48xf32>) outs(%192 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<1x48xf32>
    %194 = tensor.empty() : tensor<1x48xbf16>
    %195 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%193 : tensor<1x48xf32>) outs(%194 : tensor<1x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<1x48xbf16>
    %collapsed_52 = tensor.collapse_shape %195 [[0, 1]] : tensor<1x48xbf16> into tensor<48xbf16>
    %expanded_53 = tensor.expand_shape %183 [[0, 1], [2]] output_shape [16, 32, 16] : tensor<512x16xbf16> into tensor<16x32x16xbf16>
    %196 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53 : tensor<16x32x16xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg2 : tensor<16xbf16>) outs(%3 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17, %42 : tensor<16x32x16xf32>, tensor<16x32x1xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: bf16, %out: f32):
      %225 = arith.extf %in_57 : bf16 to f32
      %226 = arith.subf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x16xf32>
    %199 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%198, %43 : tensor<16x32x16xf32>, tensor<16x32x1xbf16>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: bf16, %out: f32):
      %225 = arith.extf %in_57 : bf16 to f32
      %226 = arith.mulf %in, %225 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x16xf32>
    %200 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %197 : tensor<16x32x16xf32>, tensor<16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.mulf %in, %cst_6 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %202 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%200 : tensor<16x32x16xf32>) outs(%30 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200, %199 : tensor<16x32x16xf32>, tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%203 : tensor<16x32x16xf32>) outs(%30 : tensor<16x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x1xf32>
    %205 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %204 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %206 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %202 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.subf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %207 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %205 : tensor<16x32x16xf32>, tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.subf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %208 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%43 : tensor<16x32x1xbf16>) outs(%41 : tensor<16x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %225 = arith.divf %in, %cst_12 : bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x1xbf16>
    %209 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%208, %207 : tensor<16x32x1xbf16>, tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: bf16, %in_57: f32, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      %226 = arith.mulf %225, %in_57 : f32
      linalg.yield %226 : f32
    } -> tensor<16x32x16xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196, %199 : tensor<16x32x16xf32>, tensor<16x32x16xf32>) outs(%16 : tensor<16x32x16xf32>) {
    ^bb0(%in: f32, %in_57: f32, %out: f32):
      %225 = arith.mulf %in, %in_57 : f32
      linalg.yield %225 : f32
    } -> tensor<16x32x16xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction", "parallel"]} ins(%210 : tensor<16x32x16xf32>) outs(%172 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction", "parallel"]} ins(%196 : tensor<16x32x16xf32>) outs(%172 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<16xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%209 : tensor<16x32x16xf32>) outs(%39 : tensor<16x32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x16xbf16>
    %214 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%211 : tensor<16xf32>) outs(%176 : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16xbf16>
    %215 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%212 : tensor<16xf32>) outs(%176 : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16xbf16>
    %216 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %213 : tensor<16x32x16xbf16>, tensor<16x32x16xbf16>) outs(%39 : tensor<16x32x16xbf16>) {
    ^bb0(%in: bf16, %in_57: bf16, %out: bf16):
      %225 = arith.addf %in, %in_57 : bf16
      linalg.yield %225 : bf16
    } -> tensor<16x32x16xbf16>
    %collapsed_54 = tensor.collapse_shape %216 [[0, 1], [2]] : tensor<16x32x16xbf16> into tensor<512x16xbf16>
    %transposed_55 = linalg.transpose ins(%collapsed_54 : tensor<512x16xbf16>) outs(%125 : tensor<16x512xbf16>) permutation = [1, 0] 
    %217 = tensor.empty() : tensor<16x2xf32>
    %218 = linalg.fill ins(%cst : f32) outs(%217 : tensor<16x2xf32>) -> tensor<16x2xf32>
    %219 = linalg.matmul ins(%transposed_55, %collapsed : tensor<16x512xbf16>, tensor<512x2xbf16>) outs(%218 : tensor<16x2xf32>) -> tensor<16x2xf32>
    %220 = tensor.empty() : tensor<16x2xbf16>
    %221 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%219 : tensor<16x2xf32>) outs(%220 : tensor<16x2xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<16x2xbf16>
    %222 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%collapsed_54 : tensor<512x16xbf16>) outs(%9 : tensor<512x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %225 = arith.extf %in : bf16 to f32
      linalg.yield %225 : f32
    } -> tensor<512x16xf32>
    %223 = linalg.generic {indexing_maps = [#map2, #map8], iterator_types = ["reduction", "parallel"]} ins(%222 : tensor<512x16xf32>) outs(%131 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %225 = arith.addf %in, %out : f32
      linalg.yield %225 : f32
    } -> tensor<1x16xf32>
    %224 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%223 : tensor<1x16xf32>) outs(%133 : tensor<1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %225 = arith.truncf %in : f32 to bf16
      linalg.yield %225 : bf16
    } -> tensor<1x16xbf16>
    %collapsed_56 = tensor.collapse_shape %224 [[0, 1]] : tensor<1x16xbf16> into tensor<16xbf16>
    return %118, %221, %collapsed_56, %214, %215, %177, %178, %189, %collapsed_52, %150, %collapsed_38, %128, %collapsed_34 : tensor<f32>, tensor<16x2xbf16>, tensor<16xbf16>, tensor<16xbf16>, tensor<16xbf16>, tensor<16xbf16>, tensor<16xbf16>, tensor<48x16xbf16>, tensor<48xbf16>, tensor<1024x16xbf16>, tensor<1024xbf16>, tensor<16x1024xbf16>, tensor<16xbf16>
  }
}
