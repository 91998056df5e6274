#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map5 = affine_map<(d0) -> ()>
module @near {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "near.Cases" {
    fsdp.module @cases class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "near.Case" {
        fsdp.param @query : tensor<1x1x260x16xf32>
        fsdp.param @key : tensor<1x1x260x16xf32>
        fsdp.param @value : tensor<1x1x260x16xf32>
        fsdp.buffer @weight : tensor<1x1x260x16xf32>
      }
      fsdp.module @"1" class "near.Case" {
        fsdp.param @query : tensor<1x2x280x16xf32>
        fsdp.param @key : tensor<1x1x260x16xf32>
        fsdp.param @value : tensor<1x1x260x16xf32>
        fsdp.buffer @weight : tensor<1x2x280x16xf32>
      }
      fsdp.module @"2" class "near.Case" {
        fsdp.param @query : tensor<2x1x40x32xf32>
        fsdp.param @key : tensor<2x1x130x32xf32>
        fsdp.param @value : tensor<2x1x130x32xf32>
        fsdp.buffer @weight : tensor<2x1x40x32xf32>
      }
      fsdp.module @"3" class "near.Case" {
        fsdp.param @query : tensor<1x1x200x48xf32>
        fsdp.param @key : tensor<1x1x90x48xf32>
        fsdp.param @value : tensor<1x1x90x48xf32>
        fsdp.buffer @weight : tensor<1x1x200x48xf32>
      }
      fsdp.module @"4" class "near.Case" {
        fsdp.param @query : tensor<1x2x70x16xf32>
        fsdp.param @key : tensor<1x2x70x16xf32>
        fsdp.param @value : tensor<1x2x70x16xf32>
        fsdp.buffer @weight : tensor<1x2x70x16xf32>
      }
      fsdp.module @"5" class "near.Case" {
        fsdp.param @query : tensor<2x3x33x32xf32>
        fsdp.param @key : tensor<2x1x75x32xf32>
        fsdp.param @value : tensor<2x1x75x32xf32>
        fsdp.buffer @weight : tensor<2x3x33x32xf32>
      }
      fsdp.module @"6" class "near.Case" {
        fsdp.param @query : tensor<2x1x20x16xf32>
        fsdp.param @key : tensor<2x1x70x16xf32>
        fsdp.param @value : tensor<2x1x70x16xf32>
        fsdp.buffer @weight : tensor<2x1x20x16xf32>
        fsdp.buffer @mask : tensor<2x1x20x70xi1>
      }
    }
  }
  func.func @step(%arg0: tensor<1x1x260x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@query>}, %arg1: tensor<1x1x260x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@key>}, %arg2: tensor<1x1x260x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@value>}, %arg3: tensor<1x2x280x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@query>}, %arg4: tensor<1x1x260x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@key>}, %arg5: tensor<1x1x260x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@value>}, %arg6: tensor<2x1x40x32xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@query>}, %arg7: tensor<2x1x130x32xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@key>}, %arg8: tensor<2x1x130x32xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@value>}, %arg9: tensor<1x1x200x48xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@query>}, %arg10: tensor<1x1x90x48xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@key>}, %arg11: tensor<1x1x90x48xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@value>}, %arg12: tensor<1x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@query>}, %arg13: tensor<1x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@key>}, %arg14: tensor<1x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@value>}, %arg15: tensor<2x3x33x32xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@query>}, %arg16: tensor<2x1x75x32xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@key>}, %arg17: tensor<2x1x75x32xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@value>}, %arg18: tensor<2x1x20x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@query>}, %arg19: tensor<2x1x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@key>}, %arg20: tensor<2x1x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@value>}, %arg21: tensor<1x1x260x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@weight>}, %arg22: tensor<1x2x280x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@weight>}, %arg23: tensor<2x1x40x32xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@weight>}, %arg24: tensor<1x1x200x48xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@weight>}, %arg25: tensor<1x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@weight>}, %arg26: tensor<2x3x33x32xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@weight>}, %arg27: tensor<2x1x20x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@weight>}, %arg28: tensor<2x1x20x70xi1> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@mask>}, %arg29: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}, %arg30: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1x1x260x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@query>}, tensor<1x1x260x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@key>}, tensor<1x1x260x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@value>}, tensor<1x2x280x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@query>}, tensor<1x1x260x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@key>}, tensor<1x1x260x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@value>}, tensor<2x1x40x32xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@query>}, tensor<2x1x130x32xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@key>}, tensor<2x1x130x32xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@value>}, tensor<1x1x200x48xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@query>}, tensor<1x1x90x48xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@key>}, tensor<1x1x90x48xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@value>}, tensor<1x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@query>}, tensor<1x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@key>}, tensor<1x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@value>}, tensor<2x3x33x32xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@query>}, tensor<2x1x75x32xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@key>}, tensor<2x1x75x32xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@value>}, tensor<2x1x20x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@query>}, tensor<2x1x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@key>}, tensor<2x1x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@value>}) {
    %c13272178845_i64 = arith.constant 13272178845 : i64
    %c10617743076_i64 = arith.constant 10617743076 : i64
    %c75_i64 = arith.constant 75 : i64
    %c7963307307_i64 = arith.constant 7963307307 : i64
    %c70_i64 = arith.constant 70 : i64
    %c5308871538_i64 = arith.constant 5308871538 : i64
    %c90_i64 = arith.constant 90 : i64
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c2654435769_i64 = arith.constant 2654435769 : i64
    %c130_i64 = arith.constant 130 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<1x1x260x16xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<1x1x260x16xf32>) outs(%0 : tensor<1x1x260x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x1x260x16xf16>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<1x1x260x16xf32>) outs(%0 : tensor<1x1x260x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x1x260x16xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<1x1x260x16xf32>) outs(%0 : tensor<1x1x260x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x1x260x16xf16>
    %4:2 = "fsdp.attention"(%1, %2, %3) {causal, scale = 2.500000e-01 : f64, window = 150 : i64} : (tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>) -> (tensor<1x1x260x16xf16>, tensor<1x1x260xf32>)
    %5 = tensor.empty() : tensor<1x1x260x16xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4#0 : tensor<1x1x260x16xf16>) outs(%5 : tensor<1x1x260x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x1x260x16xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %arg21 : tensor<1x1x260x16xf32>, tensor<1x1x260x16xf32>) outs(%5 : tensor<1x1x260x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<1x1x260x16xf32>
    %8 = tensor.empty() : tensor<f32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<f32>) -> tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%7 : tensor<1x1x260x16xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %169 = arith.addf %in, %out : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%10 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %169 = arith.addf %in, %cst : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %12 = tensor.empty() : tensor<1x2x280x16xf16>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x2x280x16xf32>) outs(%12 : tensor<1x2x280x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x2x280x16xf16>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<1x1x260x16xf32>) outs(%0 : tensor<1x1x260x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x1x260x16xf16>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<1x1x260x16xf32>) outs(%0 : tensor<1x1x260x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x1x260x16xf16>
    %16:2 = "fsdp.attention"(%13, %14, %15) {scale = 2.500000e-01 : f64, window = 140 : i64} : (tensor<1x2x280x16xf16>, tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>) -> (tensor<1x2x280x16xf16>, tensor<1x2x280xf32>)
    %17 = tensor.empty() : tensor<1x2x280x16xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16#0 : tensor<1x2x280x16xf16>) outs(%17 : tensor<1x2x280x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x2x280x16xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %arg22 : tensor<1x2x280x16xf32>, tensor<1x2x280x16xf32>) outs(%17 : tensor<1x2x280x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<1x2x280x16xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%19 : tensor<1x2x280x16xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %169 = arith.addf %in, %out : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%11, %20 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.addf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %22 = tensor.empty() : tensor<2x1x40x32xf16>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<2x1x40x32xf32>) outs(%22 : tensor<2x1x40x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x1x40x32xf16>
    %24 = tensor.empty() : tensor<2x1x130x32xf16>
    %25 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7 : tensor<2x1x130x32xf32>) outs(%24 : tensor<2x1x130x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x1x130x32xf16>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8 : tensor<2x1x130x32xf32>) outs(%24 : tensor<2x1x130x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x1x130x32xf16>
    %27 = tensor.empty() : tensor<80xi64>
    %28 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%27 : tensor<80xi64>) {
    ^bb0(%out: i64):
      %169 = linalg.index 0 : index
      %170 = arith.index_cast %169 : index to i64
      linalg.yield %170 : i64
    } -> tensor<80xi64>
    %expanded = tensor.expand_shape %28 [[0, 1, 2]] output_shape [2, 1, 40] : tensor<80xi64> into tensor<2x1x40xi64>
    %29 = tensor.empty() : tensor<2x1x40xi64>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded : tensor<2x1x40xi64>) outs(%29 : tensor<2x1x40xi64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.muli %in, %c130_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<2x1x40xi64>
    %31 = tensor.empty() : tensor<i64>
    %32 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg30 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %33 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%32 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%33 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %35:2 = "fsdp.attention"(%23, %25, %26, %30, %34) {rate = 3.000000e-01 : f64, scale = 0.17677669529663687 : f64, window = 9 : i64} : (tensor<2x1x40x32xf16>, tensor<2x1x130x32xf16>, tensor<2x1x130x32xf16>, tensor<2x1x40xi64>, tensor<i64>) -> (tensor<2x1x40x32xf16>, tensor<2x1x40xf32>)
    %36 = tensor.empty() : tensor<2x1x40x32xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35#0 : tensor<2x1x40x32xf16>) outs(%36 : tensor<2x1x40x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x1x40x32xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %arg23 : tensor<2x1x40x32xf32>, tensor<2x1x40x32xf32>) outs(%36 : tensor<2x1x40x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<2x1x40x32xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%38 : tensor<2x1x40x32xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %169 = arith.addf %in, %out : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%21, %39 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.addf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %41 = tensor.empty() : tensor<1x1x200x48xf16>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9 : tensor<1x1x200x48xf32>) outs(%41 : tensor<1x1x200x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x1x200x48xf16>
    %43 = tensor.empty() : tensor<1x1x90x48xf16>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10 : tensor<1x1x90x48xf32>) outs(%43 : tensor<1x1x90x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x1x90x48xf16>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg11 : tensor<1x1x90x48xf32>) outs(%43 : tensor<1x1x90x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x1x90x48xf16>
    %46 = tensor.empty() : tensor<200xi64>
    %47 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%46 : tensor<200xi64>) {
    ^bb0(%out: i64):
      %169 = linalg.index 0 : index
      %170 = arith.index_cast %169 : index to i64
      linalg.yield %170 : i64
    } -> tensor<200xi64>
    %expanded_2 = tensor.expand_shape %47 [[0, 1, 2]] output_shape [1, 1, 200] : tensor<200xi64> into tensor<1x1x200xi64>
    %48 = tensor.empty() : tensor<1x1x200xi64>
    %49 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_2 : tensor<1x1x200xi64>) outs(%48 : tensor<1x1x200xi64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.muli %in, %c90_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<1x1x200xi64>
    %50 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg30 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %51 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%50 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %52 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%51 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %53:2 = "fsdp.attention"(%42, %44, %45, %49, %52) {causal, rate = 2.500000e-01 : f64, scale = 0.14433756729740646 : f64, window = 20 : i64} : (tensor<1x1x200x48xf16>, tensor<1x1x90x48xf16>, tensor<1x1x90x48xf16>, tensor<1x1x200xi64>, tensor<i64>) -> (tensor<1x1x200x48xf16>, tensor<1x1x200xf32>)
    %54 = tensor.empty() : tensor<1x1x200x48xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53#0 : tensor<1x1x200x48xf16>) outs(%54 : tensor<1x1x200x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x1x200x48xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %arg24 : tensor<1x1x200x48xf32>, tensor<1x1x200x48xf32>) outs(%54 : tensor<1x1x200x48xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<1x1x200x48xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%56 : tensor<1x1x200x48xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %169 = arith.addf %in, %out : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%40, %57 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.addf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<1x2x70x16xf16>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12 : tensor<1x2x70x16xf32>) outs(%59 : tensor<1x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x2x70x16xf16>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg13 : tensor<1x2x70x16xf32>) outs(%59 : tensor<1x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x2x70x16xf16>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg14 : tensor<1x2x70x16xf32>) outs(%59 : tensor<1x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x2x70x16xf16>
    %63 = tensor.empty() : tensor<140xi64>
    %64 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%63 : tensor<140xi64>) {
    ^bb0(%out: i64):
      %169 = linalg.index 0 : index
      %170 = arith.index_cast %169 : index to i64
      linalg.yield %170 : i64
    } -> tensor<140xi64>
    %expanded_3 = tensor.expand_shape %64 [[0, 1, 2]] output_shape [1, 2, 70] : tensor<140xi64> into tensor<1x2x70xi64>
    %65 = tensor.empty() : tensor<1x2x70xi64>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_3 : tensor<1x2x70xi64>) outs(%65 : tensor<1x2x70xi64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.muli %in, %c70_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<1x2x70xi64>
    %67 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg30 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.addi %in, %c7963307307_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %68 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%67 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%68 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %70:2 = "fsdp.attention"(%60, %61, %62, %66, %69) {causal, rate = 2.000000e-01 : f64, scale = 2.500000e-01 : f64} : (tensor<1x2x70x16xf16>, tensor<1x2x70x16xf16>, tensor<1x2x70x16xf16>, tensor<1x2x70xi64>, tensor<i64>) -> (tensor<1x2x70x16xf16>, tensor<1x2x70xf32>)
    %71 = tensor.empty() : tensor<1x2x70x16xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70#0 : tensor<1x2x70x16xf16>) outs(%71 : tensor<1x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x2x70x16xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %arg25 : tensor<1x2x70x16xf32>, tensor<1x2x70x16xf32>) outs(%71 : tensor<1x2x70x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<1x2x70x16xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%73 : tensor<1x2x70x16xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %169 = arith.addf %in, %out : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %75 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%58, %74 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.addf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %76 = tensor.empty() : tensor<2x3x33x32xf16>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15 : tensor<2x3x33x32xf32>) outs(%76 : tensor<2x3x33x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x3x33x32xf16>
    %78 = tensor.empty() : tensor<2x1x75x32xf16>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg16 : tensor<2x1x75x32xf32>) outs(%78 : tensor<2x1x75x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x1x75x32xf16>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg17 : tensor<2x1x75x32xf32>) outs(%78 : tensor<2x1x75x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x1x75x32xf16>
    %81 = tensor.empty() : tensor<198xi64>
    %82 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%81 : tensor<198xi64>) {
    ^bb0(%out: i64):
      %169 = linalg.index 0 : index
      %170 = arith.index_cast %169 : index to i64
      linalg.yield %170 : i64
    } -> tensor<198xi64>
    %expanded_4 = tensor.expand_shape %82 [[0, 1, 2]] output_shape [2, 3, 33] : tensor<198xi64> into tensor<2x3x33xi64>
    %83 = tensor.empty() : tensor<2x3x33xi64>
    %84 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_4 : tensor<2x3x33xi64>) outs(%83 : tensor<2x3x33xi64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.muli %in, %c75_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<2x3x33xi64>
    %85 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg30 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.addi %in, %c10617743076_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %86 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%85 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %87 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%86 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %88:2 = "fsdp.attention"(%77, %79, %80, %84, %87) {rate = 5.000000e-01 : f64, scale = 0.17677669529663687 : f64} : (tensor<2x3x33x32xf16>, tensor<2x1x75x32xf16>, tensor<2x1x75x32xf16>, tensor<2x3x33xi64>, tensor<i64>) -> (tensor<2x3x33x32xf16>, tensor<2x3x33xf32>)
    %89 = tensor.empty() : tensor<2x3x33x32xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88#0 : tensor<2x3x33x32xf16>) outs(%89 : tensor<2x3x33x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x3x33x32xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %arg26 : tensor<2x3x33x32xf32>, tensor<2x3x33x32xf32>) outs(%89 : tensor<2x3x33x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<2x3x33x32xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%91 : tensor<2x3x33x32xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %169 = arith.addf %in, %out : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %93 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%75, %92 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.addf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %94 = tensor.empty() : tensor<2x1x20x16xf16>
    %95 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18 : tensor<2x1x20x16xf32>) outs(%94 : tensor<2x1x20x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x1x20x16xf16>
    %96 = tensor.empty() : tensor<2x1x70x16xf16>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg19 : tensor<2x1x70x16xf32>) outs(%96 : tensor<2x1x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x1x70x16xf16>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg20 : tensor<2x1x70x16xf32>) outs(%96 : tensor<2x1x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x1x70x16xf16>
    %99 = tensor.empty() : tensor<40xi64>
    %100 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%99 : tensor<40xi64>) {
    ^bb0(%out: i64):
      %169 = linalg.index 0 : index
      %170 = arith.index_cast %169 : index to i64
      linalg.yield %170 : i64
    } -> tensor<40xi64>
    %expanded_5 = tensor.expand_shape %100 [[0, 1, 2]] output_shape [2, 1, 20] : tensor<40xi64> into tensor<2x1x20xi64>
    %101 = tensor.empty() : tensor<2x1x20xi64>
    %102 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_5 : tensor<2x1x20xi64>) outs(%101 : tensor<2x1x20xi64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.muli %in, %c70_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<2x1x20xi64>
    %103 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg30 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.addi %in, %c13272178845_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %104 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%103 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %105 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%104 : tensor<i64>) outs(%31 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %169 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %169 : i64
    } -> tensor<i64>
    %106:2 = "fsdp.attention"(%95, %97, %98, %arg28, %102, %105) {rate = 4.000000e-01 : f64, scale = 2.500000e-01 : f64} : (tensor<2x1x20x16xf16>, tensor<2x1x70x16xf16>, tensor<2x1x70x16xf16>, tensor<2x1x20x70xi1>, tensor<2x1x20xi64>, tensor<i64>) -> (tensor<2x1x20x16xf16>, tensor<2x1x20xf32>)
    %107 = tensor.empty() : tensor<2x1x20x16xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106#0 : tensor<2x1x20x16xf16>) outs(%107 : tensor<2x1x20x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x1x20x16xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %arg27 : tensor<2x1x20x16xf32>, tensor<2x1x20x16xf32>) outs(%107 : tensor<2x1x20x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<2x1x20x16xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%109 : tensor<2x1x20x16xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %169 = arith.addf %in, %out : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %111 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%93, %110 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.addf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %112 = linalg.generic {indexing_maps = [#map3, #map5], iterator_types = ["reduction"]} ins(%arg29 : tensor<2xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %169 = arith.addf %in, %out : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %113 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%112 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %169 = arith.divf %in, %cst_1 : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %114 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%111, %113 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %115 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%cst_0, %113 : tensor<f32>, tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<f32>
    %116 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<f32>) outs(%107 : tensor<2x1x20x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x20x16xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %arg27 : tensor<2x1x20x16xf32>, tensor<2x1x20x16xf32>) outs(%107 : tensor<2x1x20x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<2x1x20x16xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<2x1x20x16xf32>) outs(%94 : tensor<2x1x20x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x1x20x16xf16>
    %119:3 = "fsdp.attention_grad"(%118, %95, %97, %98, %106#0, %106#1, %arg28, %102, %105) {rate = 4.000000e-01 : f64, scale = 2.500000e-01 : f64} : (tensor<2x1x20x16xf16>, tensor<2x1x20x16xf16>, tensor<2x1x70x16xf16>, tensor<2x1x70x16xf16>, tensor<2x1x20x16xf16>, tensor<2x1x20xf32>, tensor<2x1x20x70xi1>, tensor<2x1x20xi64>, tensor<i64>) -> (tensor<2x1x20x16xf16>, tensor<2x1x70x16xf16>, tensor<2x1x70x16xf16>)
    %120 = tensor.empty() : tensor<2x1x70x16xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119#2 : tensor<2x1x70x16xf16>) outs(%120 : tensor<2x1x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x1x70x16xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119#1 : tensor<2x1x70x16xf16>) outs(%120 : tensor<2x1x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x1x70x16xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119#0 : tensor<2x1x20x16xf16>) outs(%107 : tensor<2x1x20x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x1x20x16xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<f32>) outs(%89 : tensor<2x3x33x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x33x32xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %arg26 : tensor<2x3x33x32xf32>, tensor<2x3x33x32xf32>) outs(%89 : tensor<2x3x33x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<2x3x33x32xf32>
    %126 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125 : tensor<2x3x33x32xf32>) outs(%76 : tensor<2x3x33x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x3x33x32xf16>
    %127:3 = "fsdp.attention_grad"(%126, %77, %79, %80, %88#0, %88#1, %84, %87) {rate = 5.000000e-01 : f64, scale = 0.17677669529663687 : f64} : (tensor<2x3x33x32xf16>, tensor<2x3x33x32xf16>, tensor<2x1x75x32xf16>, tensor<2x1x75x32xf16>, tensor<2x3x33x32xf16>, tensor<2x3x33xf32>, tensor<2x3x33xi64>, tensor<i64>) -> (tensor<2x3x33x32xf16>, tensor<2x1x75x32xf16>, tensor<2x1x75x32xf16>)
    %128 = tensor.empty() : tensor<2x1x75x32xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127#2 : tensor<2x1x75x32xf16>) outs(%128 : tensor<2x1x75x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x1x75x32xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127#1 : tensor<2x1x75x32xf16>) outs(%128 : tensor<2x1x75x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x1x75x32xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127#0 : tensor<2x3x33x32xf16>) outs(%89 : tensor<2x3x33x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x3x33x32xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<f32>) outs(%71 : tensor<1x2x70x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x70x16xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %arg25 : tensor<1x2x70x16xf32>, tensor<1x2x70x16xf32>) outs(%71 : tensor<1x2x70x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<1x2x70x16xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<1x2x70x16xf32>) outs(%59 : tensor<1x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x2x70x16xf16>
    %135:3 = "fsdp.attention_grad"(%134, %60, %61, %62, %70#0, %70#1, %66, %69) {causal, rate = 2.000000e-01 : f64, scale = 2.500000e-01 : f64} : (tensor<1x2x70x16xf16>, tensor<1x2x70x16xf16>, tensor<1x2x70x16xf16>, tensor<1x2x70x16xf16>, tensor<1x2x70x16xf16>, tensor<1x2x70xf32>, tensor<1x2x70xi64>, tensor<i64>) -> (tensor<1x2x70x16xf16>, tensor<1x2x70x16xf16>, tensor<1x2x70x16xf16>)
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135#2 : tensor<1x2x70x16xf16>) outs(%71 : tensor<1x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x2x70x16xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135#1 : tensor<1x2x70x16xf16>) outs(%71 : tensor<1x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x2x70x16xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135#0 : tensor<1x2x70x16xf16>) outs(%71 : tensor<1x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x2x70x16xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<f32>) outs(%54 : tensor<1x1x200x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x200x48xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %arg24 : tensor<1x1x200x48xf32>, tensor<1x1x200x48xf32>) outs(%54 : tensor<1x1x200x48xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<1x1x200x48xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<1x1x200x48xf32>) outs(%41 : tensor<1x1x200x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x1x200x48xf16>
    %142:3 = "fsdp.attention_grad"(%141, %42, %44, %45, %53#0, %53#1, %49, %52) {causal, rate = 2.500000e-01 : f64, scale = 0.14433756729740646 : f64, window = 20 : i64} : (tensor<1x1x200x48xf16>, tensor<1x1x200x48xf16>, tensor<1x1x90x48xf16>, tensor<1x1x90x48xf16>, tensor<1x1x200x48xf16>, tensor<1x1x200xf32>, tensor<1x1x200xi64>, tensor<i64>) -> (tensor<1x1x200x48xf16>, tensor<1x1x90x48xf16>, tensor<1x1x90x48xf16>)
    %143 = tensor.empty() : tensor<1x1x90x48xf32>
    %144 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142#2 : tensor<1x1x90x48xf16>) outs(%143 : tensor<1x1x90x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x1x90x48xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142#1 : tensor<1x1x90x48xf16>) outs(%143 : tensor<1x1x90x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x1x90x48xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142#0 : tensor<1x1x200x48xf16>) outs(%54 : tensor<1x1x200x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x1x200x48xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<f32>) outs(%36 : tensor<2x1x40x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x40x32xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %arg23 : tensor<2x1x40x32xf32>, tensor<2x1x40x32xf32>) outs(%36 : tensor<2x1x40x32xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<2x1x40x32xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148 : tensor<2x1x40x32xf32>) outs(%22 : tensor<2x1x40x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<2x1x40x32xf16>
    %150:3 = "fsdp.attention_grad"(%149, %23, %25, %26, %35#0, %35#1, %30, %34) {rate = 3.000000e-01 : f64, scale = 0.17677669529663687 : f64, window = 9 : i64} : (tensor<2x1x40x32xf16>, tensor<2x1x40x32xf16>, tensor<2x1x130x32xf16>, tensor<2x1x130x32xf16>, tensor<2x1x40x32xf16>, tensor<2x1x40xf32>, tensor<2x1x40xi64>, tensor<i64>) -> (tensor<2x1x40x32xf16>, tensor<2x1x130x32xf16>, tensor<2x1x130x32xf16>)
    %151 = tensor.empty() : tensor<2x1x130x32xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150#2 : tensor<2x1x130x32xf16>) outs(%151 : tensor<2x1x130x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x1x130x32xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150#1 : tensor<2x1x130x32xf16>) outs(%151 : tensor<2x1x130x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x1x130x32xf32>
    %154 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150#0 : tensor<2x1x40x32xf16>) outs(%36 : tensor<2x1x40x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<2x1x40x32xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<f32>) outs(%17 : tensor<1x2x280x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x280x16xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %arg22 : tensor<1x2x280x16xf32>, tensor<1x2x280x16xf32>) outs(%17 : tensor<1x2x280x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<1x2x280x16xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156 : tensor<1x2x280x16xf32>) outs(%12 : tensor<1x2x280x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x2x280x16xf16>
    %158:3 = "fsdp.attention_grad"(%157, %13, %14, %15, %16#0, %16#1) {scale = 2.500000e-01 : f64, window = 140 : i64} : (tensor<1x2x280x16xf16>, tensor<1x2x280x16xf16>, tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>, tensor<1x2x280x16xf16>, tensor<1x2x280xf32>) -> (tensor<1x2x280x16xf16>, tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>)
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158#2 : tensor<1x1x260x16xf16>) outs(%5 : tensor<1x1x260x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x1x260x16xf32>
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158#1 : tensor<1x1x260x16xf16>) outs(%5 : tensor<1x1x260x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x1x260x16xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158#0 : tensor<1x2x280x16xf16>) outs(%17 : tensor<1x2x280x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x2x280x16xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%115 : tensor<f32>) outs(%5 : tensor<1x1x260x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x260x16xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %arg21 : tensor<1x1x260x16xf32>, tensor<1x1x260x16xf32>) outs(%5 : tensor<1x1x260x16xf32>) {
    ^bb0(%in: f32, %in_6: f32, %out: f32):
      %169 = arith.mulf %in, %in_6 : f32
      linalg.yield %169 : f32
    } -> tensor<1x1x260x16xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163 : tensor<1x1x260x16xf32>) outs(%0 : tensor<1x1x260x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %169 = arith.truncf %in : f32 to f16
      linalg.yield %169 : f16
    } -> tensor<1x1x260x16xf16>
    %165:3 = "fsdp.attention_grad"(%164, %1, %2, %3, %4#0, %4#1) {causal, scale = 2.500000e-01 : f64, window = 150 : i64} : (tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>, tensor<1x1x260xf32>) -> (tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>, tensor<1x1x260x16xf16>)
    %166 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165#2 : tensor<1x1x260x16xf16>) outs(%5 : tensor<1x1x260x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x1x260x16xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165#1 : tensor<1x1x260x16xf16>) outs(%5 : tensor<1x1x260x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x1x260x16xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165#0 : tensor<1x1x260x16xf16>) outs(%5 : tensor<1x1x260x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %169 = arith.extf %in : f16 to f32
      linalg.yield %169 : f32
    } -> tensor<1x1x260x16xf32>
    return %114, %168, %167, %166, %161, %160, %159, %154, %153, %152, %146, %145, %144, %138, %137, %136, %131, %130, %129, %123, %122, %121 : tensor<f32>, tensor<1x1x260x16xf32>, tensor<1x1x260x16xf32>, tensor<1x1x260x16xf32>, tensor<1x2x280x16xf32>, tensor<1x1x260x16xf32>, tensor<1x1x260x16xf32>, tensor<2x1x40x32xf32>, tensor<2x1x130x32xf32>, tensor<2x1x130x32xf32>, tensor<1x1x200x48xf32>, tensor<1x1x90x48xf32>, tensor<1x1x90x48xf32>, tensor<1x2x70x16xf32>, tensor<1x2x70x16xf32>, tensor<1x2x70x16xf32>, tensor<2x3x33x32xf32>, tensor<2x1x75x32xf32>, tensor<2x1x75x32xf32>, tensor<2x1x20x16xf32>, tensor<2x1x70x16xf32>, tensor<2x1x70x16xf32>
  }
}
