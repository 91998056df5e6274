#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0, 0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<() -> ()>
#map6 = affine_map<(d0, d1) -> (0, d1)>
module @autocast {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "autocast.Net" {
    fsdp.module @blocks class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "autocast.Block" attributes {fsdp.checkpoint} {
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @a class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<32x16xf32>
          fsdp.param @bias : tensor<32xf32>
        }
        fsdp.module @b class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x32xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
      fsdp.module @"1" class "autocast.Block" attributes {fsdp.checkpoint} {
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @a class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<32x16xf32>
          fsdp.param @bias : tensor<32xf32>
        }
        fsdp.module @b class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x32xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
      fsdp.module @"2" class "autocast.Block" attributes {fsdp.checkpoint} {
        fsdp.module @norm class "torch.nn.modules.normalization.LayerNorm" {
          fsdp.param @weight : tensor<16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @a class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<32x16xf32>
          fsdp.param @bias : tensor<32xf32>
        }
        fsdp.module @b class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x32xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
    }
    fsdp.module @last class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<48x16xf32>
      fsdp.param @bias : tensor<48xf32>
    }
  }
  func.func @step(%arg0: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@weight>}, %arg1: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@norm::@bias>}, %arg2: tensor<32x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@a::@weight>}, %arg3: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@a::@bias>}, %arg4: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@b::@weight>}, %arg5: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"0"::@b::@bias>}, %arg6: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@weight>}, %arg7: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@norm::@bias>}, %arg8: tensor<32x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@a::@weight>}, %arg9: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@a::@bias>}, %arg10: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@b::@weight>}, %arg11: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"1"::@b::@bias>}, %arg12: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@norm::@weight>}, %arg13: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@norm::@bias>}, %arg14: tensor<32x16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@a::@weight>}, %arg15: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@a::@bias>}, %arg16: tensor<16x32xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@b::@weight>}, %arg17: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@blocks::@"2"::@b::@bias>}, %arg18: tensor<48x16xf32> {fsdp.role = #fsdp.state<@model::@last::@weight>}, %arg19: tensor<48xf32> {fsdp.role = #fsdp.state<@model::@last::@bias>}, %arg20: tensor<32x16xf32> {fsdp.role = #fsdp.input<"x">}, %arg21: tensor<32x48xf32> {fsdp.role = #fsdp.input<"y">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@norm::@bias>}, tensor<32x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@a::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@a::@bias>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@b::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"0"::@b::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@norm::@bias>}, tensor<32x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@a::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@a::@bias>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@b::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"1"::@b::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@norm::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@norm::@bias>}, tensor<32x16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@a::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@a::@bias>}, tensor<16x32xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@b::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@blocks::@"2"::@b::@bias>}, tensor<48x16xf32> {fsdp.role = #fsdp.grad<@model::@last::@weight>}, tensor<48xf32> {fsdp.role = #fsdp.grad<@model::@last::@bias>}) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<32x48xf32>
    %cst_2 = arith.constant 1.000000e-05 : f64
    %cst_3 = arith.constant 1.600000e+01 : f64
    %cst_4 = arith.constant 1.600000e+01 : f32
    %cst_5 = arith.constant 1.536000e+03 : f32
    %cst_6 = arith.constant 2.000000e+00 : f32
    %cst_7 = arith.constant dense<1> : tensor<i64>
    %0 = fsdp.boundary enter @model::@blocks::@"0" call 0 %arg20 : tensor<32x16xf32>
    %1 = tensor.empty() : tensor<32x16xf64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<32x16xf32>) outs(%1 : tensor<32x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %292 = arith.extf %in : f32 to f64
      linalg.yield %292 : f64
    } -> tensor<32x16xf64>
    %3 = tensor.empty() : tensor<32x1xf64>
    %4 = linalg.fill ins(%cst : f64) outs(%3 : tensor<32x1xf64>) -> tensor<32x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%2 : tensor<32x16xf64>) outs(%4 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.addf %in, %out : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<32x1xf64>) outs(%3 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.divf %in, %cst_3 : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %6 : tensor<32x16xf64>, tensor<32x1xf64>) outs(%1 : tensor<32x16xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %292 = arith.subf %in, %in_27 : f64
      linalg.yield %292 : f64
    } -> tensor<32x16xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%7, %7 : tensor<32x16xf64>, tensor<32x16xf64>) outs(%1 : tensor<32x16xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %292 = arith.mulf %in, %in_27 : f64
      linalg.yield %292 : f64
    } -> tensor<32x16xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%8 : tensor<32x16xf64>) outs(%4 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.addf %in, %out : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<32x1xf64>) outs(%3 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.divf %in, %cst_3 : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %11 = tensor.empty() : tensor<32x1xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<32x1xf64>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %292 = arith.truncf %in : f64 to f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %13 = linalg.fill ins(%cst_0 : f32) outs(%11 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<32x16xf32>) outs(%13 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_4 : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.truncf %cst_2 : f64 to f32
      %293 = arith.addf %in, %292 : f32
      linalg.yield %293 : f32
    } -> tensor<32x1xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = math.rsqrt %in : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %18 = tensor.empty() : tensor<32x16xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %15 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.subf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %17 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%20, %arg0 : tensor<32x16xf32>, tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %arg1 : tensor<32x16xf32>, tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %23 = tensor.empty() : tensor<32xbf16>
    %24 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg3 : tensor<32xf32>) outs(%23 : tensor<32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32xbf16>
    %25 = tensor.empty() : tensor<32x16xbf16>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %28 = tensor.empty() : tensor<16x32xbf16>
    %transposed = linalg.transpose ins(%26 : tensor<32x16xbf16>) outs(%28 : tensor<16x32xbf16>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<32xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%24 : tensor<32xbf16>) outs(%29 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %32 = tensor.empty() : tensor<16x32xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<16x32xbf16>) outs(%32 : tensor<16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16x32xf32>
    %34 = tensor.empty() : tensor<32x32xf32>
    %35 = linalg.fill ins(%cst_0 : f32) outs(%34 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %36 = linalg.matmul ins(%31, %33 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%35 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %37 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%36, %37 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %39 = tensor.empty() : tensor<32x32xbf16>
    %40 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<32x32xf32>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<32x32xbf16>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %292 = math.tanh %in : bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %42 = tensor.empty() : tensor<16xbf16>
    %43 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg5 : tensor<16xf32>) outs(%42 : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<16xbf16>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<16x32xf32>) outs(%28 : tensor<16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<16x32xbf16>
    %transposed_8 = linalg.transpose ins(%44 : tensor<16x32xbf16>) outs(%25 : tensor<32x16xbf16>) permutation = [1, 0] 
    %45 = tensor.empty() : tensor<16xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%43 : tensor<16xbf16>) outs(%45 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<32x32xbf16>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_8 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%18 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %50 = linalg.matmul ins(%47, %48 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%49 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %51 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %54 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%0, %53 : tensor<32x16xf32>, tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %292 = arith.extf %in_27 : bf16 to f32
      %293 = arith.addf %in, %292 : f32
      linalg.yield %293 : f32
    } -> tensor<32x16xf32>
    %55 = fsdp.boundary exit @model::@blocks::@"0" call 0 %54 : tensor<32x16xf32>
    %56 = fsdp.boundary enter @model::@blocks::@"1" call 0 %55 : tensor<32x16xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<32x16xf32>) outs(%1 : tensor<32x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %292 = arith.extf %in : f32 to f64
      linalg.yield %292 : f64
    } -> tensor<32x16xf64>
    %58 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%57 : tensor<32x16xf64>) outs(%4 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.addf %in, %out : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<32x1xf64>) outs(%3 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.divf %in, %cst_3 : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %60 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%57, %59 : tensor<32x16xf64>, tensor<32x1xf64>) outs(%1 : tensor<32x16xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %292 = arith.subf %in, %in_27 : f64
      linalg.yield %292 : f64
    } -> tensor<32x16xf64>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%60, %60 : tensor<32x16xf64>, tensor<32x16xf64>) outs(%1 : tensor<32x16xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %292 = arith.mulf %in, %in_27 : f64
      linalg.yield %292 : f64
    } -> tensor<32x16xf64>
    %62 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%61 : tensor<32x16xf64>) outs(%4 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.addf %in, %out : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<32x1xf64>) outs(%3 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.divf %in, %cst_3 : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<32x1xf64>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %292 = arith.truncf %in : f64 to f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%56 : tensor<32x16xf32>) outs(%13 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_4 : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.truncf %cst_2 : f64 to f32
      %293 = arith.addf %in, %292 : f32
      linalg.yield %293 : f32
    } -> tensor<32x1xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = math.rsqrt %in : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %66 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.subf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%69, %68 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %arg6 : tensor<32x16xf32>, tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%71, %arg7 : tensor<32x16xf32>, tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg9 : tensor<32xf32>) outs(%23 : tensor<32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32xbf16>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %transposed_9 = linalg.transpose ins(%74 : tensor<32x16xbf16>) outs(%28 : tensor<16x32xbf16>) permutation = [1, 0] 
    %76 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%73 : tensor<32xbf16>) outs(%29 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_9 : tensor<16x32xbf16>) outs(%32 : tensor<16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16x32xf32>
    %79 = linalg.matmul ins(%77, %78 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%35 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %80 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<32x32xf32>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%82 : tensor<32x32xbf16>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %292 = math.tanh %in : bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %84 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg11 : tensor<16xf32>) outs(%42 : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<16xbf16>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<16x32xf32>) outs(%28 : tensor<16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<16x32xbf16>
    %transposed_10 = linalg.transpose ins(%85 : tensor<16x32xbf16>) outs(%25 : tensor<32x16xbf16>) permutation = [1, 0] 
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%84 : tensor<16xbf16>) outs(%45 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<32x32xbf16>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_10 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %89 = linalg.matmul ins(%87, %88 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%49 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%89, %90 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%56, %92 : tensor<32x16xf32>, tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %292 = arith.extf %in_27 : bf16 to f32
      %293 = arith.addf %in, %292 : f32
      linalg.yield %293 : f32
    } -> tensor<32x16xf32>
    %94 = fsdp.boundary exit @model::@blocks::@"1" call 0 %93 : tensor<32x16xf32>
    %95 = fsdp.boundary enter @model::@blocks::@"2" call 0 %94 : tensor<32x16xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<32x16xf32>) outs(%1 : tensor<32x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %292 = arith.extf %in : f32 to f64
      linalg.yield %292 : f64
    } -> tensor<32x16xf64>
    %97 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%96 : tensor<32x16xf64>) outs(%4 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.addf %in, %out : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<32x1xf64>) outs(%3 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.divf %in, %cst_3 : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %99 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%96, %98 : tensor<32x16xf64>, tensor<32x1xf64>) outs(%1 : tensor<32x16xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %292 = arith.subf %in, %in_27 : f64
      linalg.yield %292 : f64
    } -> tensor<32x16xf64>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%99, %99 : tensor<32x16xf64>, tensor<32x16xf64>) outs(%1 : tensor<32x16xf64>) {
    ^bb0(%in: f64, %in_27: f64, %out: f64):
      %292 = arith.mulf %in, %in_27 : f64
      linalg.yield %292 : f64
    } -> tensor<32x16xf64>
    %101 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%100 : tensor<32x16xf64>) outs(%4 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.addf %in, %out : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<32x1xf64>) outs(%3 : tensor<32x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %292 = arith.divf %in, %cst_3 : f64
      linalg.yield %292 : f64
    } -> tensor<32x1xf64>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<32x1xf64>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %292 = arith.truncf %in : f64 to f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%95 : tensor<32x16xf32>) outs(%13 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_4 : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.truncf %cst_2 : f64 to f32
      %293 = arith.addf %in, %292 : f32
      linalg.yield %293 : f32
    } -> tensor<32x1xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = math.rsqrt %in : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%95, %105 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.subf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%108, %107 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %arg12 : tensor<32x16xf32>, tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%110, %arg13 : tensor<32x16xf32>, tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %112 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg15 : tensor<32xf32>) outs(%23 : tensor<32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32xbf16>
    %113 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %transposed_11 = linalg.transpose ins(%113 : tensor<32x16xbf16>) outs(%28 : tensor<16x32xbf16>) permutation = [1, 0] 
    %115 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%112 : tensor<32xbf16>) outs(%29 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_11 : tensor<16x32xbf16>) outs(%32 : tensor<16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16x32xf32>
    %118 = linalg.matmul ins(%116, %117 : tensor<32x16xf32>, tensor<16x32xf32>) outs(%35 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%118, %119 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%120 : tensor<32x32xf32>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<32x32xbf16>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %292 = math.tanh %in : bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %123 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg17 : tensor<16xf32>) outs(%42 : tensor<16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<16xbf16>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<16x32xf32>) outs(%28 : tensor<16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<16x32xbf16>
    %transposed_12 = linalg.transpose ins(%124 : tensor<16x32xbf16>) outs(%25 : tensor<32x16xbf16>) permutation = [1, 0] 
    %125 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%123 : tensor<16xbf16>) outs(%45 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%122 : tensor<32x32xbf16>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_12 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %128 = linalg.matmul ins(%126, %127 : tensor<32x32xf32>, tensor<32x16xf32>) outs(%49 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%125 : tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%128, %129 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%130 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%95, %131 : tensor<32x16xf32>, tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: bf16, %out: f32):
      %292 = arith.extf %in_27 : bf16 to f32
      %293 = arith.addf %in, %292 : f32
      linalg.yield %293 : f32
    } -> tensor<32x16xf32>
    %133 = fsdp.boundary exit @model::@blocks::@"2" call 0 %132 : tensor<32x16xf32>
    %134 = tensor.empty() : tensor<48xbf16>
    %135 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg19 : tensor<48xf32>) outs(%134 : tensor<48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<48xbf16>
    %136 = tensor.empty() : tensor<48x16xbf16>
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg18 : tensor<48x16xf32>) outs(%136 : tensor<48x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<48x16xbf16>
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %139 = tensor.empty() : tensor<16x48xbf16>
    %transposed_13 = linalg.transpose ins(%137 : tensor<48x16xbf16>) outs(%139 : tensor<16x48xbf16>) permutation = [1, 0] 
    %140 = tensor.empty() : tensor<48xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%135 : tensor<48xbf16>) outs(%140 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<48xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %143 = tensor.empty() : tensor<16x48xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_13 : tensor<16x48xbf16>) outs(%143 : tensor<16x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16x48xf32>
    %145 = tensor.empty() : tensor<32x48xf32>
    %146 = linalg.fill ins(%cst_0 : f32) outs(%145 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %147 = linalg.matmul ins(%142, %144 : tensor<32x16xf32>, tensor<16x48xf32>) outs(%146 : tensor<32x48xf32>) -> tensor<32x48xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%141 : tensor<48xf32>) outs(%145 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x48xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%147, %148 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%145 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x48xf32>
    %150 = tensor.empty() : tensor<32x48xbf16>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%149 : tensor<32x48xf32>) outs(%150 : tensor<32x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x48xbf16>
    %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%151, %arg21 : tensor<32x48xbf16>, tensor<32x48xf32>) outs(%145 : tensor<32x48xf32>) {
    ^bb0(%in: bf16, %in_27: f32, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      %293 = arith.subf %292, %in_27 : f32
      linalg.yield %293 : f32
    } -> tensor<32x48xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%152, %152 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%145 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x48xf32>
    %154 = tensor.empty() : tensor<f32>
    %155 = linalg.fill ins(%cst_0 : f32) outs(%154 : tensor<f32>) -> tensor<f32>
    %156 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "reduction"]} ins(%153 : tensor<32x48xf32>) outs(%155 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %157 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = []} ins(%156 : tensor<f32>) outs(%154 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_5 : f32
      linalg.yield %292 : f32
    } -> tensor<f32>
    %158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<32x48xf32>) outs(%145 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_5 : f32
      linalg.yield %292 : f32
    } -> tensor<32x48xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<32x48xf32>) outs(%145 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.mulf %in, %cst_6 : f32
      linalg.yield %292 : f32
    } -> tensor<32x48xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%158, %159 : tensor<32x48xf32>, tensor<32x48xf32>) outs(%145 : tensor<32x48xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x48xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<32x48xf32>) outs(%150 : tensor<32x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x48xbf16>
    %162 = linalg.matmul ins(%161, %137 : tensor<32x48xbf16>, tensor<48x16xbf16>) outs(%49 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %164 = tensor.empty() : tensor<48x32xbf16>
    %transposed_14 = linalg.transpose ins(%161 : tensor<32x48xbf16>) outs(%164 : tensor<48x32xbf16>) permutation = [1, 0] 
    %165 = tensor.empty() : tensor<48x16xf32>
    %166 = linalg.fill ins(%cst_0 : f32) outs(%165 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %167 = linalg.matmul ins(%transposed_14, %138 : tensor<48x32xbf16>, tensor<32x16xbf16>) outs(%166 : tensor<48x16xf32>) -> tensor<48x16xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%167 : tensor<48x16xf32>) outs(%136 : tensor<48x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<48x16xbf16>
    %169 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<32x48xbf16>) outs(%145 : tensor<32x48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x48xf32>
    %170 = tensor.empty() : tensor<1x48xf32>
    %171 = linalg.fill ins(%cst_0 : f32) outs(%170 : tensor<1x48xf32>) -> tensor<1x48xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "parallel"]} ins(%169 : tensor<32x48xf32>) outs(%171 : tensor<1x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<1x48xf32>
    %173 = tensor.empty() : tensor<1x48xbf16>
    %174 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%172 : tensor<1x48xf32>) outs(%173 : tensor<1x48xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<1x48xbf16>
    %collapsed = tensor.collapse_shape %174 [[0, 1]] : tensor<1x48xbf16> into tensor<48xbf16>
    %175 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%163 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<48x16xbf16>) outs(%165 : tensor<48x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<48x16xf32>
    %177 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<48xbf16>) outs(%140 : tensor<48xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<48xf32>
    %178 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%175 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %179 = linalg.matmul ins(%178, %124 : tensor<32x16xbf16>, tensor<16x32xbf16>) outs(%35 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%179 : tensor<32x32xf32>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %transposed_15 = linalg.transpose ins(%178 : tensor<32x16xbf16>) outs(%28 : tensor<16x32xbf16>) permutation = [1, 0] 
    %181 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %182 = linalg.matmul ins(%transposed_15, %122 : tensor<16x32xbf16>, tensor<32x32xbf16>) outs(%181 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%182 : tensor<16x32xf32>) outs(%28 : tensor<16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<16x32xbf16>
    %184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %185 = tensor.empty() : tensor<1x16xf32>
    %186 = linalg.fill ins(%cst_0 : f32) outs(%185 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "parallel"]} ins(%184 : tensor<32x16xf32>) outs(%186 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<1x16xf32>
    %188 = tensor.empty() : tensor<1x16xbf16>
    %189 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%187 : tensor<1x16xf32>) outs(%188 : tensor<1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<1x16xbf16>
    %collapsed_16 = tensor.collapse_shape %189 [[0, 1]] : tensor<1x16xbf16> into tensor<16xbf16>
    %190 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%183 : tensor<16x32xbf16>) outs(%32 : tensor<16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16x32xf32>
    %191 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_16 : tensor<16xbf16>) outs(%45 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%180 : tensor<32x32xbf16>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %126 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %194 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7, %193 : tensor<i64>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: i64, %in_27: f32, %out: f32):
      %292 = arith.sitofp %in : i64 to f32
      %293 = arith.subf %292, %in_27 : f32
      linalg.yield %293 : f32
    } -> tensor<32x32xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%192, %194 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%195 : tensor<32x32xf32>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %197 = linalg.matmul ins(%196, %113 : tensor<32x32xbf16>, tensor<32x16xbf16>) outs(%49 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %transposed_17 = linalg.transpose ins(%196 : tensor<32x32xbf16>) outs(%39 : tensor<32x32xbf16>) permutation = [1, 0] 
    %199 = linalg.matmul ins(%transposed_17, %114 : tensor<32x32xbf16>, tensor<32x16xbf16>) outs(%49 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %201 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<32x32xbf16>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %202 = tensor.empty() : tensor<1x32xf32>
    %203 = linalg.fill ins(%cst_0 : f32) outs(%202 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "parallel"]} ins(%201 : tensor<32x32xf32>) outs(%203 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<1x32xf32>
    %205 = tensor.empty() : tensor<1x32xbf16>
    %206 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<1x32xf32>) outs(%205 : tensor<1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<1x32xbf16>
    %collapsed_18 = tensor.collapse_shape %206 [[0, 1]] : tensor<1x32xbf16> into tensor<32xbf16>
    %207 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%198 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %208 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %209 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_18 : tensor<32xbf16>) outs(%29 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%207, %arg12 : tensor<32x16xf32>, tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %211 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%210 : tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.mulf %in, %cst_4 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%210 : tensor<32x16xf32>) outs(%13 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%210, %109 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %214 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%213 : tensor<32x16xf32>) outs(%13 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%109, %214 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%211, %212 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.subf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%216, %215 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.subf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_4 : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %219 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%218, %217 : tensor<32x1xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%207, %109 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %221 = linalg.fill ins(%cst_0 : f32) outs(%45 : tensor<16xf32>) -> tensor<16xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%220 : tensor<32x16xf32>) outs(%221 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%207 : tensor<32x16xf32>) outs(%221 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%175, %219 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%224 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %226 = linalg.matmul ins(%225, %85 : tensor<32x16xbf16>, tensor<16x32xbf16>) outs(%35 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%226 : tensor<32x32xf32>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %transposed_19 = linalg.transpose ins(%225 : tensor<32x16xbf16>) outs(%28 : tensor<16x32xbf16>) permutation = [1, 0] 
    %228 = linalg.matmul ins(%transposed_19, %83 : tensor<16x32xbf16>, tensor<32x32xbf16>) outs(%181 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%228 : tensor<16x32xf32>) outs(%28 : tensor<16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<16x32xbf16>
    %230 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %231 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "parallel"]} ins(%230 : tensor<32x16xf32>) outs(%186 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<1x16xf32>
    %232 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%231 : tensor<1x16xf32>) outs(%188 : tensor<1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<1x16xbf16>
    %collapsed_20 = tensor.collapse_shape %232 [[0, 1]] : tensor<1x16xbf16> into tensor<16xbf16>
    %233 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%229 : tensor<16x32xbf16>) outs(%32 : tensor<16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16x32xf32>
    %234 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<16xbf16>) outs(%45 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %235 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%227 : tensor<32x32xbf16>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %87 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %237 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7, %236 : tensor<i64>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: i64, %in_27: f32, %out: f32):
      %292 = arith.sitofp %in : i64 to f32
      %293 = arith.subf %292, %in_27 : f32
      linalg.yield %293 : f32
    } -> tensor<32x32xf32>
    %238 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%235, %237 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%238 : tensor<32x32xf32>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %240 = linalg.matmul ins(%239, %74 : tensor<32x32xbf16>, tensor<32x16xbf16>) outs(%49 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %241 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%240 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %transposed_21 = linalg.transpose ins(%239 : tensor<32x32xbf16>) outs(%39 : tensor<32x32xbf16>) permutation = [1, 0] 
    %242 = linalg.matmul ins(%transposed_21, %75 : tensor<32x32xbf16>, tensor<32x16xbf16>) outs(%49 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%242 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %244 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%239 : tensor<32x32xbf16>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %245 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "parallel"]} ins(%244 : tensor<32x32xf32>) outs(%203 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<1x32xf32>
    %246 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%245 : tensor<1x32xf32>) outs(%205 : tensor<1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<1x32xbf16>
    %collapsed_22 = tensor.collapse_shape %246 [[0, 1]] : tensor<1x32xbf16> into tensor<32xbf16>
    %247 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%241 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%243 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %249 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_22 : tensor<32xbf16>) outs(%29 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%247, %arg6 : tensor<32x16xf32>, tensor<16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %251 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%250 : tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.mulf %in, %cst_4 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%250 : tensor<32x16xf32>) outs(%13 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %253 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%250, %70 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %254 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%253 : tensor<32x16xf32>) outs(%13 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %255 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%70, %254 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %256 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%251, %252 : tensor<32x16xf32>, tensor<32x1xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.subf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %257 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%256, %255 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.subf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %258 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<32x1xf32>) outs(%11 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.divf %in, %cst_4 : f32
      linalg.yield %292 : f32
    } -> tensor<32x1xf32>
    %259 = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%258, %257 : tensor<32x1xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %260 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%247, %70 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %261 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%260 : tensor<32x16xf32>) outs(%221 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %262 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%247 : tensor<32x16xf32>) outs(%221 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %263 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%224, %259 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.addf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %264 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%263 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %265 = linalg.matmul ins(%264, %44 : tensor<32x16xbf16>, tensor<16x32xbf16>) outs(%35 : tensor<32x32xf32>) -> tensor<32x32xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%265 : tensor<32x32xf32>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %transposed_23 = linalg.transpose ins(%264 : tensor<32x16xbf16>) outs(%28 : tensor<16x32xbf16>) permutation = [1, 0] 
    %267 = linalg.matmul ins(%transposed_23, %41 : tensor<16x32xbf16>, tensor<32x32xbf16>) outs(%181 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %268 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%267 : tensor<16x32xf32>) outs(%28 : tensor<16x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<16x32xbf16>
    %269 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%264 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "parallel"]} ins(%269 : tensor<32x16xf32>) outs(%186 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<1x16xf32>
    %271 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%270 : tensor<1x16xf32>) outs(%188 : tensor<1x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<1x16xbf16>
    %collapsed_24 = tensor.collapse_shape %271 [[0, 1]] : tensor<1x16xbf16> into tensor<16xbf16>
    %272 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%268 : tensor<16x32xbf16>) outs(%32 : tensor<16x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16x32xf32>
    %273 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_24 : tensor<16xbf16>) outs(%45 : tensor<16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %274 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%266 : tensor<32x32xbf16>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%47, %47 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %276 = linalg.generic {indexing_maps = [#map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_7, %275 : tensor<i64>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: i64, %in_27: f32, %out: f32):
      %292 = arith.sitofp %in : i64 to f32
      %293 = arith.subf %292, %in_27 : f32
      linalg.yield %293 : f32
    } -> tensor<32x32xf32>
    %277 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%274, %276 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %278 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%277 : tensor<32x32xf32>) outs(%39 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x32xbf16>
    %279 = linalg.matmul ins(%278, %26 : tensor<32x32xbf16>, tensor<32x16xbf16>) outs(%49 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %280 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%279 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %transposed_25 = linalg.transpose ins(%278 : tensor<32x32xbf16>) outs(%39 : tensor<32x32xbf16>) permutation = [1, 0] 
    %281 = linalg.matmul ins(%transposed_25, %27 : tensor<32x32xbf16>, tensor<32x16xbf16>) outs(%49 : tensor<32x16xf32>) -> tensor<32x16xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%281 : tensor<32x16xf32>) outs(%25 : tensor<32x16xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<32x16xbf16>
    %283 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%278 : tensor<32x32xbf16>) outs(%34 : tensor<32x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x32xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map6], iterator_types = ["reduction", "parallel"]} ins(%283 : tensor<32x32xf32>) outs(%203 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<1x32xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%284 : tensor<1x32xf32>) outs(%205 : tensor<1x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %292 = arith.truncf %in : f32 to bf16
      linalg.yield %292 : bf16
    } -> tensor<1x32xbf16>
    %collapsed_26 = tensor.collapse_shape %285 [[0, 1]] : tensor<1x32xbf16> into tensor<32xbf16>
    %286 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%280 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%282 : tensor<32x16xbf16>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %288 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_26 : tensor<32xbf16>) outs(%29 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %292 = arith.extf %in : bf16 to f32
      linalg.yield %292 : f32
    } -> tensor<32xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%286, %20 : tensor<32x16xf32>, tensor<32x16xf32>) outs(%18 : tensor<32x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %292 = arith.mulf %in, %in_27 : f32
      linalg.yield %292 : f32
    } -> tensor<32x16xf32>
    %290 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%289 : tensor<32x16xf32>) outs(%221 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%286 : tensor<32x16xf32>) outs(%221 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %292 = arith.addf %in, %out : f32
      linalg.yield %292 : f32
    } -> tensor<16xf32>
    return %157, %290, %291, %287, %288, %272, %273, %261, %262, %248, %249, %233, %234, %222, %223, %208, %209, %190, %191, %176, %177 : tensor<f32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<32x16xf32>, tensor<32xf32>, tensor<16x32xf32>, tensor<16xf32>, tensor<48x16xf32>, tensor<48xf32>
  }
}
