#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0) -> ()>
module @flash {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "flash.Cases" {
    fsdp.module @cases class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "flash.Case" {
        fsdp.param @query : tensor<2x3x4x16xf32>
        fsdp.param @key : tensor<2x5x2x16xf32>
        fsdp.param @value : tensor<2x5x2x16xf32>
        fsdp.buffer @weight : tensor<2x3x4x16xf32>
      }
      fsdp.module @"1" class "flash.Case" {
        fsdp.param @query : tensor<1x128x1x16xf32>
        fsdp.param @key : tensor<1x128x1x16xf32>
        fsdp.param @value : tensor<1x128x1x16xf32>
        fsdp.buffer @weight : tensor<1x128x1x16xf32>
      }
      fsdp.module @"2" class "flash.Case" {
        fsdp.param @query : tensor<2x3x17x16xf32>
        fsdp.param @key : tensor<2x1x70x16xf32>
        fsdp.param @value : tensor<2x1x70x48xf32>
        fsdp.buffer @weight : tensor<2x3x17x48xf32>
        fsdp.buffer @mask : tensor<2x1x17x70xi1>
      }
      fsdp.module @"3" class "flash.Case" {
        fsdp.param @query : tensor<1x20x2x48xf32>
        fsdp.param @key : tensor<1x75x2x48xf32>
        fsdp.param @value : tensor<1x75x2x32xf32>
        fsdp.buffer @weight : tensor<1x20x2x32xf32>
        fsdp.buffer @mask : tensor<1x2x1x75xf32>
      }
      fsdp.module @"4" class "flash.Case" {
        fsdp.param @query : tensor<1x2x66x64xf32>
        fsdp.param @key : tensor<1x1x66x64xf32>
        fsdp.param @value : tensor<1x1x66x16xf32>
        fsdp.buffer @weight : tensor<1x2x66x16xf32>
      }
      fsdp.module @"5" class "flash.Case" {
        fsdp.param @query : tensor<1x70x1x128xf32>
        fsdp.param @key : tensor<1x66x1x128xf32>
        fsdp.param @value : tensor<1x66x1x96xf32>
        fsdp.buffer @weight : tensor<1x70x1x96xf32>
      }
      fsdp.module @"6" class "flash.Case" {
        fsdp.param @query : tensor<1x1x10x96xf32>
        fsdp.param @key : tensor<1x1x70x96xf32>
        fsdp.param @value : tensor<1x1x70x96xf32>
        fsdp.buffer @weight : tensor<1x1x10x96xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<2x3x4x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@query>}, %arg1: tensor<2x5x2x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@key>}, %arg2: tensor<2x5x2x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@value>}, %arg3: tensor<1x128x1x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@query>}, %arg4: tensor<1x128x1x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@key>}, %arg5: tensor<1x128x1x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@value>}, %arg6: tensor<2x3x17x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@query>}, %arg7: tensor<2x1x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@key>}, %arg8: tensor<2x1x70x48xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@value>}, %arg9: tensor<1x20x2x48xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@query>}, %arg10: tensor<1x75x2x48xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@key>}, %arg11: tensor<1x75x2x32xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@value>}, %arg12: tensor<1x2x66x64xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@query>}, %arg13: tensor<1x1x66x64xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@key>}, %arg14: tensor<1x1x66x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@value>}, %arg15: tensor<1x70x1x128xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@query>}, %arg16: tensor<1x66x1x128xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@key>}, %arg17: tensor<1x66x1x96xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@value>}, %arg18: tensor<1x1x10x96xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@query>}, %arg19: tensor<1x1x70x96xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@key>}, %arg20: tensor<1x1x70x96xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@value>}, %arg21: tensor<2x3x4x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@weight>}, %arg22: tensor<1x128x1x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@weight>}, %arg23: tensor<2x3x17x48xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@weight>}, %arg24: tensor<2x1x17x70xi1> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@mask>}, %arg25: tensor<1x20x2x32xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@weight>}, %arg26: tensor<1x2x1x75xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@mask>}, %arg27: tensor<1x2x66x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@weight>}, %arg28: tensor<1x70x1x96xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@weight>}, %arg29: tensor<1x1x10x96xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@weight>}, %arg30: tensor<2xf32> {fsdp.role = #fsdp.input<"x">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x3x4x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@query>}, tensor<2x5x2x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@key>}, tensor<2x5x2x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@value>}, tensor<1x128x1x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@query>}, tensor<1x128x1x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@key>}, tensor<1x128x1x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@value>}, tensor<2x3x17x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@query>}, tensor<2x1x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@key>}, tensor<2x1x70x48xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@value>}, tensor<1x20x2x48xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@query>}, tensor<1x75x2x48xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@key>}, tensor<1x75x2x32xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@value>}, tensor<1x2x66x64xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@query>}, tensor<1x1x66x64xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@key>}, tensor<1x1x66x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@value>}, tensor<1x70x1x128xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@query>}, tensor<1x66x1x128xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@key>}, tensor<1x66x1x96xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@value>}, tensor<1x1x10x96xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@query>}, tensor<1x1x70x96xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@key>}, tensor<1x1x70x96xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@value>}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<2x3x4x16xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x3x4x16xf32>) outs(%0 : tensor<2x3x4x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<2x3x4x16xf16>
    %2 = tensor.empty() : tensor<2x5x2x16xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x5x2x16xf32>) outs(%2 : tensor<2x5x2x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<2x5x2x16xf16>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x5x2x16xf32>) outs(%2 : tensor<2x5x2x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<2x5x2x16xf16>
    %5 = tensor.empty() : tensor<2x4x3x16xf16>
    %transposed = linalg.transpose ins(%1 : tensor<2x3x4x16xf16>) outs(%5 : tensor<2x4x3x16xf16>) permutation = [0, 2, 1, 3] 
    %6 = tensor.empty() : tensor<2x2x5x16xf16>
    %transposed_2 = linalg.transpose ins(%3 : tensor<2x5x2x16xf16>) outs(%6 : tensor<2x2x5x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_3 = linalg.transpose ins(%4 : tensor<2x5x2x16xf16>) outs(%6 : tensor<2x2x5x16xf16>) permutation = [0, 2, 1, 3] 
    %7:2 = "fsdp.attention"(%transposed, %transposed_2, %transposed_3) {scale = 2.500000e-01 : f64} : (tensor<2x4x3x16xf16>, tensor<2x2x5x16xf16>, tensor<2x2x5x16xf16>) -> (tensor<2x4x3x16xf16>, tensor<2x4x3xf32>)
    %transposed_4 = linalg.transpose ins(%7#0 : tensor<2x4x3x16xf16>) outs(%0 : tensor<2x3x4x16xf16>) permutation = [0, 2, 1, 3] 
    %8 = tensor.empty() : tensor<2x3x4x16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_4 : tensor<2x3x4x16xf16>) outs(%8 : tensor<2x3x4x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<2x3x4x16xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %arg21 : tensor<2x3x4x16xf32>, tensor<2x3x4x16xf32>) outs(%8 : tensor<2x3x4x16xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<2x3x4x16xf32>
    %11 = tensor.empty() : tensor<f32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<f32>) -> tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%10 : tensor<2x3x4x16xf32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.addf %in, %out : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%13 : tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.addf %in, %cst : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %15 = tensor.empty() : tensor<1x128x1x16xf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<1x128x1x16xf32>) outs(%15 : tensor<1x128x1x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x128x1x16xf16>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<1x128x1x16xf32>) outs(%15 : tensor<1x128x1x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x128x1x16xf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<1x128x1x16xf32>) outs(%15 : tensor<1x128x1x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x128x1x16xf16>
    %19 = tensor.empty() : tensor<1x1x128x16xf16>
    %transposed_5 = linalg.transpose ins(%16 : tensor<1x128x1x16xf16>) outs(%19 : tensor<1x1x128x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_6 = linalg.transpose ins(%17 : tensor<1x128x1x16xf16>) outs(%19 : tensor<1x1x128x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_7 = linalg.transpose ins(%18 : tensor<1x128x1x16xf16>) outs(%19 : tensor<1x1x128x16xf16>) permutation = [0, 2, 1, 3] 
    %20:2 = "fsdp.attention"(%transposed_5, %transposed_6, %transposed_7) {causal, scale = 2.500000e-01 : f64} : (tensor<1x1x128x16xf16>, tensor<1x1x128x16xf16>, tensor<1x1x128x16xf16>) -> (tensor<1x1x128x16xf16>, tensor<1x1x128xf32>)
    %transposed_8 = linalg.transpose ins(%20#0 : tensor<1x1x128x16xf16>) outs(%15 : tensor<1x128x1x16xf16>) permutation = [0, 2, 1, 3] 
    %21 = tensor.empty() : tensor<1x128x1x16xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_8 : tensor<1x128x1x16xf16>) outs(%21 : tensor<1x128x1x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x128x1x16xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%22, %arg22 : tensor<1x128x1x16xf32>, tensor<1x128x1x16xf32>) outs(%21 : tensor<1x128x1x16xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<1x128x1x16xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%23 : tensor<1x128x1x16xf32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.addf %in, %out : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%14, %24 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.addf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %26 = tensor.empty() : tensor<2x3x17x16xf16>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<2x3x17x16xf32>) outs(%26 : tensor<2x3x17x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<2x3x17x16xf16>
    %28 = tensor.empty() : tensor<2x1x70x16xf16>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7 : tensor<2x1x70x16xf32>) outs(%28 : tensor<2x1x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<2x1x70x16xf16>
    %30 = tensor.empty() : tensor<2x1x70x48xf16>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8 : tensor<2x1x70x48xf32>) outs(%30 : tensor<2x1x70x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<2x1x70x48xf16>
    %32:2 = "fsdp.attention"(%27, %29, %31, %arg24) {scale = 2.500000e-01 : f64} : (tensor<2x3x17x16xf16>, tensor<2x1x70x16xf16>, tensor<2x1x70x48xf16>, tensor<2x1x17x70xi1>) -> (tensor<2x3x17x48xf16>, tensor<2x3x17xf32>)
    %33 = tensor.empty() : tensor<2x3x17x48xf32>
    %34 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32#0 : tensor<2x3x17x48xf16>) outs(%33 : tensor<2x3x17x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<2x3x17x48xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%34, %arg23 : tensor<2x3x17x48xf32>, tensor<2x3x17x48xf32>) outs(%33 : tensor<2x3x17x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<2x3x17x48xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%35 : tensor<2x3x17x48xf32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.addf %in, %out : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%25, %36 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.addf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %38 = tensor.empty() : tensor<1x20x2x48xf16>
    %39 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9 : tensor<1x20x2x48xf32>) outs(%38 : tensor<1x20x2x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x20x2x48xf16>
    %40 = tensor.empty() : tensor<1x75x2x48xf16>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10 : tensor<1x75x2x48xf32>) outs(%40 : tensor<1x75x2x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x75x2x48xf16>
    %42 = tensor.empty() : tensor<1x75x2x32xf16>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg11 : tensor<1x75x2x32xf32>) outs(%42 : tensor<1x75x2x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x75x2x32xf16>
    %44 = tensor.empty() : tensor<1x2x1x75xf16>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26 : tensor<1x2x1x75xf32>) outs(%44 : tensor<1x2x1x75xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x2x1x75xf16>
    %46 = tensor.empty() : tensor<1x2x20x48xf16>
    %transposed_9 = linalg.transpose ins(%39 : tensor<1x20x2x48xf16>) outs(%46 : tensor<1x2x20x48xf16>) permutation = [0, 2, 1, 3] 
    %47 = tensor.empty() : tensor<1x2x75x48xf16>
    %transposed_10 = linalg.transpose ins(%41 : tensor<1x75x2x48xf16>) outs(%47 : tensor<1x2x75x48xf16>) permutation = [0, 2, 1, 3] 
    %48 = tensor.empty() : tensor<1x2x75x32xf16>
    %transposed_11 = linalg.transpose ins(%43 : tensor<1x75x2x32xf16>) outs(%48 : tensor<1x2x75x32xf16>) permutation = [0, 2, 1, 3] 
    %49:2 = "fsdp.attention"(%transposed_9, %transposed_10, %transposed_11, %45) {scale = 0.14433756729740646 : f64} : (tensor<1x2x20x48xf16>, tensor<1x2x75x48xf16>, tensor<1x2x75x32xf16>, tensor<1x2x1x75xf16>) -> (tensor<1x2x20x32xf16>, tensor<1x2x20xf32>)
    %50 = tensor.empty() : tensor<1x20x2x32xf16>
    %transposed_12 = linalg.transpose ins(%49#0 : tensor<1x2x20x32xf16>) outs(%50 : tensor<1x20x2x32xf16>) permutation = [0, 2, 1, 3] 
    %51 = tensor.empty() : tensor<1x20x2x32xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_12 : tensor<1x20x2x32xf16>) outs(%51 : tensor<1x20x2x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x20x2x32xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %arg25 : tensor<1x20x2x32xf32>, tensor<1x20x2x32xf32>) outs(%51 : tensor<1x20x2x32xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<1x20x2x32xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%53 : tensor<1x20x2x32xf32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.addf %in, %out : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%37, %54 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.addf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %56 = tensor.empty() : tensor<1x2x66x64xf16>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12 : tensor<1x2x66x64xf32>) outs(%56 : tensor<1x2x66x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x2x66x64xf16>
    %58 = tensor.empty() : tensor<1x1x66x64xf16>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg13 : tensor<1x1x66x64xf32>) outs(%58 : tensor<1x1x66x64xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x1x66x64xf16>
    %60 = tensor.empty() : tensor<1x1x66x16xf16>
    %61 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg14 : tensor<1x1x66x16xf32>) outs(%60 : tensor<1x1x66x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x1x66x16xf16>
    %62:2 = "fsdp.attention"(%57, %59, %61) {causal, scale = 1.250000e-01 : f64} : (tensor<1x2x66x64xf16>, tensor<1x1x66x64xf16>, tensor<1x1x66x16xf16>) -> (tensor<1x2x66x16xf16>, tensor<1x2x66xf32>)
    %63 = tensor.empty() : tensor<1x2x66x16xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62#0 : tensor<1x2x66x16xf16>) outs(%63 : tensor<1x2x66x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x2x66x16xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %arg27 : tensor<1x2x66x16xf32>, tensor<1x2x66x16xf32>) outs(%63 : tensor<1x2x66x16xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<1x2x66x16xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%65 : tensor<1x2x66x16xf32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.addf %in, %out : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%55, %66 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.addf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %68 = tensor.empty() : tensor<1x70x1x128xf16>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15 : tensor<1x70x1x128xf32>) outs(%68 : tensor<1x70x1x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x70x1x128xf16>
    %70 = tensor.empty() : tensor<1x66x1x128xf16>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg16 : tensor<1x66x1x128xf32>) outs(%70 : tensor<1x66x1x128xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x66x1x128xf16>
    %72 = tensor.empty() : tensor<1x66x1x96xf16>
    %73 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg17 : tensor<1x66x1x96xf32>) outs(%72 : tensor<1x66x1x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x66x1x96xf16>
    %74 = tensor.empty() : tensor<1x1x70x128xf16>
    %transposed_13 = linalg.transpose ins(%69 : tensor<1x70x1x128xf16>) outs(%74 : tensor<1x1x70x128xf16>) permutation = [0, 2, 1, 3] 
    %75 = tensor.empty() : tensor<1x1x66x128xf16>
    %transposed_14 = linalg.transpose ins(%71 : tensor<1x66x1x128xf16>) outs(%75 : tensor<1x1x66x128xf16>) permutation = [0, 2, 1, 3] 
    %76 = tensor.empty() : tensor<1x1x66x96xf16>
    %transposed_15 = linalg.transpose ins(%73 : tensor<1x66x1x96xf16>) outs(%76 : tensor<1x1x66x96xf16>) permutation = [0, 2, 1, 3] 
    %77:2 = "fsdp.attention"(%transposed_13, %transposed_14, %transposed_15) {causal, scale = 0.088388347648318433 : f64} : (tensor<1x1x70x128xf16>, tensor<1x1x66x128xf16>, tensor<1x1x66x96xf16>) -> (tensor<1x1x70x96xf16>, tensor<1x1x70xf32>)
    %78 = tensor.empty() : tensor<1x70x1x96xf16>
    %transposed_16 = linalg.transpose ins(%77#0 : tensor<1x1x70x96xf16>) outs(%78 : tensor<1x70x1x96xf16>) permutation = [0, 2, 1, 3] 
    %79 = tensor.empty() : tensor<1x70x1x96xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_16 : tensor<1x70x1x96xf16>) outs(%79 : tensor<1x70x1x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x70x1x96xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %arg28 : tensor<1x70x1x96xf32>, tensor<1x70x1x96xf32>) outs(%79 : tensor<1x70x1x96xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<1x70x1x96xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%81 : tensor<1x70x1x96xf32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.addf %in, %out : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%67, %82 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.addf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %84 = tensor.empty() : tensor<1x1x10x96xf16>
    %85 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18 : tensor<1x1x10x96xf32>) outs(%84 : tensor<1x1x10x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x1x10x96xf16>
    %86 = tensor.empty() : tensor<1x1x70x96xf16>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg19 : tensor<1x1x70x96xf32>) outs(%86 : tensor<1x1x70x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x1x70x96xf16>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg20 : tensor<1x1x70x96xf32>) outs(%86 : tensor<1x1x70x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x1x70x96xf16>
    %89:2 = "fsdp.attention"(%85, %87, %88) {causal, scale = 0.10206207261596577 : f64} : (tensor<1x1x10x96xf16>, tensor<1x1x70x96xf16>, tensor<1x1x70x96xf16>) -> (tensor<1x1x10x96xf16>, tensor<1x1x10xf32>)
    %90 = tensor.empty() : tensor<1x1x10x96xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89#0 : tensor<1x1x10x96xf16>) outs(%90 : tensor<1x1x10x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x1x10x96xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %arg29 : tensor<1x1x10x96xf32>, tensor<1x1x10x96xf32>) outs(%90 : tensor<1x1x10x96xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<1x1x10x96xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%92 : tensor<1x1x10x96xf32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.addf %in, %out : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %94 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%83, %93 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.addf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %95 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction"]} ins(%arg30 : tensor<2xf32>) outs(%12 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.addf %in, %out : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %96 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%95 : tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %165 = arith.divf %in, %cst_1 : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %97 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%94, %96 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %98 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%cst_0, %96 : tensor<f32>, tensor<f32>) outs(%11 : tensor<f32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<f32>) outs(%90 : tensor<1x1x10x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x10x96xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %arg29 : tensor<1x1x10x96xf32>, tensor<1x1x10x96xf32>) outs(%90 : tensor<1x1x10x96xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<1x1x10x96xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<1x1x10x96xf32>) outs(%84 : tensor<1x1x10x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x1x10x96xf16>
    %102:3 = "fsdp.attention_grad"(%101, %85, %87, %88, %89#0, %89#1) {causal, scale = 0.10206207261596577 : f64} : (tensor<1x1x10x96xf16>, tensor<1x1x10x96xf16>, tensor<1x1x70x96xf16>, tensor<1x1x70x96xf16>, tensor<1x1x10x96xf16>, tensor<1x1x10xf32>) -> (tensor<1x1x10x96xf16>, tensor<1x1x70x96xf16>, tensor<1x1x70x96xf16>)
    %103 = tensor.empty() : tensor<1x1x70x96xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102#2 : tensor<1x1x70x96xf16>) outs(%103 : tensor<1x1x70x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x1x70x96xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102#1 : tensor<1x1x70x96xf16>) outs(%103 : tensor<1x1x70x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x1x70x96xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102#0 : tensor<1x1x10x96xf16>) outs(%90 : tensor<1x1x10x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x1x10x96xf32>
    %107 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<f32>) outs(%79 : tensor<1x70x1x96xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x70x1x96xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %arg28 : tensor<1x70x1x96xf32>, tensor<1x70x1x96xf32>) outs(%79 : tensor<1x70x1x96xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<1x70x1x96xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<1x70x1x96xf32>) outs(%78 : tensor<1x70x1x96xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x70x1x96xf16>
    %transposed_17 = linalg.transpose ins(%109 : tensor<1x70x1x96xf16>) outs(%86 : tensor<1x1x70x96xf16>) permutation = [0, 2, 1, 3] 
    %110:3 = "fsdp.attention_grad"(%transposed_17, %transposed_13, %transposed_14, %transposed_15, %77#0, %77#1) {causal, scale = 0.088388347648318433 : f64} : (tensor<1x1x70x96xf16>, tensor<1x1x70x128xf16>, tensor<1x1x66x128xf16>, tensor<1x1x66x96xf16>, tensor<1x1x70x96xf16>, tensor<1x1x70xf32>) -> (tensor<1x1x70x128xf16>, tensor<1x1x66x128xf16>, tensor<1x1x66x96xf16>)
    %transposed_18 = linalg.transpose ins(%110#2 : tensor<1x1x66x96xf16>) outs(%72 : tensor<1x66x1x96xf16>) permutation = [0, 2, 1, 3] 
    %transposed_19 = linalg.transpose ins(%110#1 : tensor<1x1x66x128xf16>) outs(%70 : tensor<1x66x1x128xf16>) permutation = [0, 2, 1, 3] 
    %transposed_20 = linalg.transpose ins(%110#0 : tensor<1x1x70x128xf16>) outs(%68 : tensor<1x70x1x128xf16>) permutation = [0, 2, 1, 3] 
    %111 = tensor.empty() : tensor<1x66x1x96xf32>
    %112 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_18 : tensor<1x66x1x96xf16>) outs(%111 : tensor<1x66x1x96xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x66x1x96xf32>
    %113 = tensor.empty() : tensor<1x66x1x128xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_19 : tensor<1x66x1x128xf16>) outs(%113 : tensor<1x66x1x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x66x1x128xf32>
    %115 = tensor.empty() : tensor<1x70x1x128xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_20 : tensor<1x70x1x128xf16>) outs(%115 : tensor<1x70x1x128xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x70x1x128xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<f32>) outs(%63 : tensor<1x2x66x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x66x16xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %arg27 : tensor<1x2x66x16xf32>, tensor<1x2x66x16xf32>) outs(%63 : tensor<1x2x66x16xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<1x2x66x16xf32>
    %119 = tensor.empty() : tensor<1x2x66x16xf16>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118 : tensor<1x2x66x16xf32>) outs(%119 : tensor<1x2x66x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x2x66x16xf16>
    %121:3 = "fsdp.attention_grad"(%120, %57, %59, %61, %62#0, %62#1) {causal, scale = 1.250000e-01 : f64} : (tensor<1x2x66x16xf16>, tensor<1x2x66x64xf16>, tensor<1x1x66x64xf16>, tensor<1x1x66x16xf16>, tensor<1x2x66x16xf16>, tensor<1x2x66xf32>) -> (tensor<1x2x66x64xf16>, tensor<1x1x66x64xf16>, tensor<1x1x66x16xf16>)
    %122 = tensor.empty() : tensor<1x1x66x16xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121#2 : tensor<1x1x66x16xf16>) outs(%122 : tensor<1x1x66x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x1x66x16xf32>
    %124 = tensor.empty() : tensor<1x1x66x64xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121#1 : tensor<1x1x66x64xf16>) outs(%124 : tensor<1x1x66x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x1x66x64xf32>
    %126 = tensor.empty() : tensor<1x2x66x64xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121#0 : tensor<1x2x66x64xf16>) outs(%126 : tensor<1x2x66x64xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x2x66x64xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<f32>) outs(%51 : tensor<1x20x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x20x2x32xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %arg25 : tensor<1x20x2x32xf32>, tensor<1x20x2x32xf32>) outs(%51 : tensor<1x20x2x32xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<1x20x2x32xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129 : tensor<1x20x2x32xf32>) outs(%50 : tensor<1x20x2x32xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x20x2x32xf16>
    %131 = tensor.empty() : tensor<1x2x20x32xf16>
    %transposed_21 = linalg.transpose ins(%130 : tensor<1x20x2x32xf16>) outs(%131 : tensor<1x2x20x32xf16>) permutation = [0, 2, 1, 3] 
    %132:3 = "fsdp.attention_grad"(%transposed_21, %transposed_9, %transposed_10, %transposed_11, %49#0, %49#1, %45) {scale = 0.14433756729740646 : f64} : (tensor<1x2x20x32xf16>, tensor<1x2x20x48xf16>, tensor<1x2x75x48xf16>, tensor<1x2x75x32xf16>, tensor<1x2x20x32xf16>, tensor<1x2x20xf32>, tensor<1x2x1x75xf16>) -> (tensor<1x2x20x48xf16>, tensor<1x2x75x48xf16>, tensor<1x2x75x32xf16>)
    %transposed_22 = linalg.transpose ins(%132#2 : tensor<1x2x75x32xf16>) outs(%42 : tensor<1x75x2x32xf16>) permutation = [0, 2, 1, 3] 
    %transposed_23 = linalg.transpose ins(%132#1 : tensor<1x2x75x48xf16>) outs(%40 : tensor<1x75x2x48xf16>) permutation = [0, 2, 1, 3] 
    %transposed_24 = linalg.transpose ins(%132#0 : tensor<1x2x20x48xf16>) outs(%38 : tensor<1x20x2x48xf16>) permutation = [0, 2, 1, 3] 
    %133 = tensor.empty() : tensor<1x75x2x32xf32>
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_22 : tensor<1x75x2x32xf16>) outs(%133 : tensor<1x75x2x32xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x75x2x32xf32>
    %135 = tensor.empty() : tensor<1x75x2x48xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_23 : tensor<1x75x2x48xf16>) outs(%135 : tensor<1x75x2x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x75x2x48xf32>
    %137 = tensor.empty() : tensor<1x20x2x48xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_24 : tensor<1x20x2x48xf16>) outs(%137 : tensor<1x20x2x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x20x2x48xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<f32>) outs(%33 : tensor<2x3x17x48xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x17x48xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %arg23 : tensor<2x3x17x48xf32>, tensor<2x3x17x48xf32>) outs(%33 : tensor<2x3x17x48xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<2x3x17x48xf32>
    %141 = tensor.empty() : tensor<2x3x17x48xf16>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<2x3x17x48xf32>) outs(%141 : tensor<2x3x17x48xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<2x3x17x48xf16>
    %143:3 = "fsdp.attention_grad"(%142, %27, %29, %31, %32#0, %32#1, %arg24) {scale = 2.500000e-01 : f64} : (tensor<2x3x17x48xf16>, tensor<2x3x17x16xf16>, tensor<2x1x70x16xf16>, tensor<2x1x70x48xf16>, tensor<2x3x17x48xf16>, tensor<2x3x17xf32>, tensor<2x1x17x70xi1>) -> (tensor<2x3x17x16xf16>, tensor<2x1x70x16xf16>, tensor<2x1x70x48xf16>)
    %144 = tensor.empty() : tensor<2x1x70x48xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143#2 : tensor<2x1x70x48xf16>) outs(%144 : tensor<2x1x70x48xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<2x1x70x48xf32>
    %146 = tensor.empty() : tensor<2x1x70x16xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143#1 : tensor<2x1x70x16xf16>) outs(%146 : tensor<2x1x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<2x1x70x16xf32>
    %148 = tensor.empty() : tensor<2x3x17x16xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%143#0 : tensor<2x3x17x16xf16>) outs(%148 : tensor<2x3x17x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<2x3x17x16xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<f32>) outs(%21 : tensor<1x128x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x128x1x16xf32>
    %151 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %arg22 : tensor<1x128x1x16xf32>, tensor<1x128x1x16xf32>) outs(%21 : tensor<1x128x1x16xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<1x128x1x16xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151 : tensor<1x128x1x16xf32>) outs(%15 : tensor<1x128x1x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<1x128x1x16xf16>
    %transposed_25 = linalg.transpose ins(%152 : tensor<1x128x1x16xf16>) outs(%19 : tensor<1x1x128x16xf16>) permutation = [0, 2, 1, 3] 
    %153:3 = "fsdp.attention_grad"(%transposed_25, %transposed_5, %transposed_6, %transposed_7, %20#0, %20#1) {causal, scale = 2.500000e-01 : f64} : (tensor<1x1x128x16xf16>, tensor<1x1x128x16xf16>, tensor<1x1x128x16xf16>, tensor<1x1x128x16xf16>, tensor<1x1x128x16xf16>, tensor<1x1x128xf32>) -> (tensor<1x1x128x16xf16>, tensor<1x1x128x16xf16>, tensor<1x1x128x16xf16>)
    %transposed_26 = linalg.transpose ins(%153#2 : tensor<1x1x128x16xf16>) outs(%15 : tensor<1x128x1x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_27 = linalg.transpose ins(%153#1 : tensor<1x1x128x16xf16>) outs(%15 : tensor<1x128x1x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_28 = linalg.transpose ins(%153#0 : tensor<1x1x128x16xf16>) outs(%15 : tensor<1x128x1x16xf16>) permutation = [0, 2, 1, 3] 
    %154 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_26 : tensor<1x128x1x16xf16>) outs(%21 : tensor<1x128x1x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x128x1x16xf32>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<1x128x1x16xf16>) outs(%21 : tensor<1x128x1x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x128x1x16xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_28 : tensor<1x128x1x16xf16>) outs(%21 : tensor<1x128x1x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<1x128x1x16xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98 : tensor<f32>) outs(%8 : tensor<2x3x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x4x16xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %arg21 : tensor<2x3x4x16xf32>, tensor<2x3x4x16xf32>) outs(%8 : tensor<2x3x4x16xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %165 = arith.mulf %in, %in_33 : f32
      linalg.yield %165 : f32
    } -> tensor<2x3x4x16xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<2x3x4x16xf32>) outs(%0 : tensor<2x3x4x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %165 = arith.truncf %in : f32 to f16
      linalg.yield %165 : f16
    } -> tensor<2x3x4x16xf16>
    %transposed_29 = linalg.transpose ins(%159 : tensor<2x3x4x16xf16>) outs(%5 : tensor<2x4x3x16xf16>) permutation = [0, 2, 1, 3] 
    %160:3 = "fsdp.attention_grad"(%transposed_29, %transposed, %transposed_2, %transposed_3, %7#0, %7#1) {scale = 2.500000e-01 : f64} : (tensor<2x4x3x16xf16>, tensor<2x4x3x16xf16>, tensor<2x2x5x16xf16>, tensor<2x2x5x16xf16>, tensor<2x4x3x16xf16>, tensor<2x4x3xf32>) -> (tensor<2x4x3x16xf16>, tensor<2x2x5x16xf16>, tensor<2x2x5x16xf16>)
    %transposed_30 = linalg.transpose ins(%160#2 : tensor<2x2x5x16xf16>) outs(%2 : tensor<2x5x2x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_31 = linalg.transpose ins(%160#1 : tensor<2x2x5x16xf16>) outs(%2 : tensor<2x5x2x16xf16>) permutation = [0, 2, 1, 3] 
    %transposed_32 = linalg.transpose ins(%160#0 : tensor<2x4x3x16xf16>) outs(%0 : tensor<2x3x4x16xf16>) permutation = [0, 2, 1, 3] 
    %161 = tensor.empty() : tensor<2x5x2x16xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_30 : tensor<2x5x2x16xf16>) outs(%161 : tensor<2x5x2x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<2x5x2x16xf32>
    %163 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_31 : tensor<2x5x2x16xf16>) outs(%161 : tensor<2x5x2x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<2x5x2x16xf32>
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_32 : tensor<2x3x4x16xf16>) outs(%8 : tensor<2x3x4x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %165 = arith.extf %in : f16 to f32
      linalg.yield %165 : f32
    } -> tensor<2x3x4x16xf32>
    return %97, %164, %163, %162, %156, %155, %154, %149, %147, %145, %138, %136, %134, %127, %125, %123, %116, %114, %112, %106, %105, %104 : tensor<f32>, tensor<2x3x4x16xf32>, tensor<2x5x2x16xf32>, tensor<2x5x2x16xf32>, tensor<1x128x1x16xf32>, tensor<1x128x1x16xf32>, tensor<1x128x1x16xf32>, tensor<2x3x17x16xf32>, tensor<2x1x70x16xf32>, tensor<2x1x70x48xf32>, tensor<1x20x2x48xf32>, tensor<1x75x2x48xf32>, tensor<1x75x2x32xf32>, tensor<1x2x66x64xf32>, tensor<1x1x66x64xf32>, tensor<1x1x66x16xf32>, tensor<1x70x1x128xf32>, tensor<1x66x1x128xf32>, tensor<1x66x1x96xf32>, tensor<1x1x10x96xf32>, tensor<1x1x70x96xf32>, tensor<1x1x70x96xf32>
  }
}
