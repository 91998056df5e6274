#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
module @ignorable {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "ignorable.Chain" {
    fsdp.module @layer0 class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<5x3xf32>
      fsdp.param @bias : tensor<5xf32>
    }
    fsdp.module @layer1 class "torch.nn.modules.container.Sequential" {
      fsdp.module @"0" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<4x5xf32>
        fsdp.param @bias : tensor<4xf32>
      }
      fsdp.module @"1" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<4x4xf32>
        fsdp.param @bias : tensor<4xf32>
      }
      fsdp.module @"2" class "ignorable.IgnoredModule" {
        fsdp.param @weight : tensor<4x4xf32>
      }
      fsdp.module @"3" class "ignorable.IgnoredModule" {
        fsdp.param @weight : tensor<4x4xf32>
      }
      fsdp.module @"4" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<4x4xf32>
        fsdp.param @bias : tensor<4xf32>
      }
    }
    fsdp.module @layer2 class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<2x4xf32>
      fsdp.param @bias : tensor<2xf32>
    }
    fsdp.module @layer3 class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<2x2xf32>
      fsdp.param @bias : tensor<2xf32>
    }
    fsdp.module @relu class "torch.nn.modules.activation.ReLU" {
    }
  }
  func.func @step(%arg0: tensor<5x3xf32> {fsdp.role = #fsdp.state<@model::@layer0::@weight>}, %arg1: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@layer0::@bias>}, %arg2: tensor<4x5xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"0"::@weight>}, %arg3: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"0"::@bias>}, %arg4: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"1"::@weight>}, %arg5: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"1"::@bias>}, %arg6: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"2"::@weight>}, %arg7: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"3"::@weight>}, %arg8: tensor<4x4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"4"::@weight>}, %arg9: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@layer1::@"4"::@bias>}, %arg10: tensor<2x4xf32> {fsdp.role = #fsdp.state<@model::@layer2::@weight>}, %arg11: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@layer2::@bias>}, %arg12: tensor<2x2xf32> {fsdp.role = #fsdp.state<@model::@layer3::@weight>}, %arg13: tensor<2xf32> {fsdp.role = #fsdp.state<@model::@layer3::@bias>}, %arg14: tensor<8x3xf32> {fsdp.role = #fsdp.input<"x">}, %arg15: tensor<8x2xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<5x3xf32> {fsdp.role = #fsdp.grad<@model::@layer0::@weight>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@layer0::@bias>}, tensor<4x5xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"0"::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"0"::@bias>}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"1"::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"1"::@bias>}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"2"::@weight>}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"3"::@weight>}, tensor<4x4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"4"::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@layer1::@"4"::@bias>}, tensor<2x4xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@weight>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@layer2::@bias>}, tensor<2x2xf32> {fsdp.role = #fsdp.grad<@model::@layer3::@weight>}, tensor<2xf32> {fsdp.role = #fsdp.grad<@model::@layer3::@bias>}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 1.600000e+01 : f32
    %cst_3 = arith.constant 1.250000e-01 : f32
    %0 = tensor.empty() : tensor<3x5xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<5x3xf32>) outs(%0 : tensor<3x5xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<8x5xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<8x5xf32>) -> tensor<8x5xf32>
    %3 = linalg.matmul ins(%arg14, %transposed : tensor<8x3xf32>, tensor<3x5xf32>) outs(%2 : tensor<8x5xf32>) -> tensor<8x5xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<5xf32>) outs(%1 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x5xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<8x5xf32>, tensor<8x5xf32>) outs(%1 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %92 = arith.addf %in, %in_24 : f32
      linalg.yield %92 : f32
    } -> tensor<8x5xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8x5xf32>) outs(%1 : tensor<8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.cmpf ugt, %in, %cst : f32
      %93 = arith.select %92, %in, %cst : f32
      linalg.yield %93 : f32
    } -> tensor<8x5xf32>
    %7 = tensor.empty() : tensor<5x4xf32>
    %transposed_4 = linalg.transpose ins(%arg2 : tensor<4x5xf32>) outs(%7 : tensor<5x4xf32>) permutation = [1, 0] 
    %8 = tensor.empty() : tensor<8x4xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %10 = linalg.matmul ins(%6, %transposed_4 : tensor<8x5xf32>, tensor<5x4xf32>) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<4xf32>) outs(%8 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%8 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %92 = arith.addf %in, %in_24 : f32
      linalg.yield %92 : f32
    } -> tensor<8x4xf32>
    %13 = tensor.empty() : tensor<4x4xf32>
    %transposed_5 = linalg.transpose ins(%arg4 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) permutation = [1, 0] 
    %14 = linalg.matmul ins(%12, %transposed_5 : tensor<8x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<4xf32>) outs(%8 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %15 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%8 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %92 = arith.addf %in, %in_24 : f32
      linalg.yield %92 : f32
    } -> tensor<8x4xf32>
    %17 = linalg.matmul ins(%16, %arg6 : tensor<8x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %18 = linalg.matmul ins(%17, %arg7 : tensor<8x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %transposed_6 = linalg.transpose ins(%arg8 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) permutation = [1, 0] 
    %19 = linalg.matmul ins(%18, %transposed_6 : tensor<8x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<4xf32>) outs(%8 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %20 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%8 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %92 = arith.addf %in, %in_24 : f32
      linalg.yield %92 : f32
    } -> tensor<8x4xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<8x4xf32>) outs(%8 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.cmpf ugt, %in, %cst : f32
      %93 = arith.select %92, %in, %cst : f32
      linalg.yield %93 : f32
    } -> tensor<8x4xf32>
    %23 = tensor.empty() : tensor<4x2xf32>
    %transposed_7 = linalg.transpose ins(%arg10 : tensor<2x4xf32>) outs(%23 : tensor<4x2xf32>) permutation = [1, 0] 
    %24 = tensor.empty() : tensor<8x2xf32>
    %25 = linalg.fill ins(%cst : f32) outs(%24 : tensor<8x2xf32>) -> tensor<8x2xf32>
    %26 = linalg.matmul ins(%22, %transposed_7 : tensor<8x4xf32>, tensor<4x2xf32>) outs(%25 : tensor<8x2xf32>) -> tensor<8x2xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %27 : tensor<8x2xf32>, tensor<8x2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %92 = arith.addf %in, %in_24 : f32
      linalg.yield %92 : f32
    } -> tensor<8x2xf32>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<8x2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.cmpf ugt, %in, %cst : f32
      %93 = arith.select %92, %in, %cst : f32
      linalg.yield %93 : f32
    } -> tensor<8x2xf32>
    %30 = tensor.empty() : tensor<2x2xf32>
    %transposed_8 = linalg.transpose ins(%arg12 : tensor<2x2xf32>) outs(%30 : tensor<2x2xf32>) permutation = [1, 0] 
    %31 = linalg.matmul ins(%29, %transposed_8 : tensor<8x2xf32>, tensor<2x2xf32>) outs(%25 : tensor<8x2xf32>) -> tensor<8x2xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg13 : tensor<2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x2xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<8x2xf32>, tensor<8x2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %92 = arith.addf %in, %in_24 : f32
      linalg.yield %92 : f32
    } -> tensor<8x2xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<8x2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.cmpf ugt, %in, %cst : f32
      %93 = arith.select %92, %in, %cst : f32
      linalg.yield %93 : f32
    } -> tensor<8x2xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %arg15 : tensor<8x2xf32>, tensor<8x2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %92 = arith.subf %in, %in_24 : f32
      linalg.yield %92 : f32
    } -> tensor<8x2xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %35 : tensor<8x2xf32>, tensor<8x2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %92 = arith.mulf %in, %in_24 : f32
      linalg.yield %92 : f32
    } -> tensor<8x2xf32>
    %37 = tensor.empty() : tensor<f32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<f32>) -> tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%36 : tensor<8x2xf32>) outs(%38 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<f32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%39 : tensor<f32>) outs(%37 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.divf %in, %cst_2 : f32
      linalg.yield %92 : f32
    } -> tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<8x2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.mulf %in, %cst_3 : f32
      linalg.yield %92 : f32
    } -> tensor<8x2xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %cst_1 : tensor<8x2xf32>, tensor<f32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %92 = arith.mulf %in, %in_24 : f32
      linalg.yield %92 : f32
    } -> tensor<8x2xf32>
    %43 = tensor.empty() : tensor<8x2xi1>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<8x2xf32>) outs(%43 : tensor<8x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %92 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %92 : i1
    } -> tensor<8x2xi1>
    %45 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %cst_0, %42 : tensor<8x2xi1>, tensor<f32>, tensor<8x2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %92 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %92 : f32
    } -> tensor<8x2xf32>
    %46 = linalg.matmul ins(%45, %arg12 : tensor<8x2xf32>, tensor<2x2xf32>) outs(%25 : tensor<8x2xf32>) -> tensor<8x2xf32>
    %47 = tensor.empty() : tensor<2x8xf32>
    %transposed_9 = linalg.transpose ins(%45 : tensor<8x2xf32>) outs(%47 : tensor<2x8xf32>) permutation = [1, 0] 
    %48 = linalg.fill ins(%cst : f32) outs(%30 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %49 = linalg.matmul ins(%transposed_9, %29 : tensor<2x8xf32>, tensor<8x2xf32>) outs(%48 : tensor<2x2xf32>) -> tensor<2x2xf32>
    %50 = tensor.empty() : tensor<1x2xf32>
    %51 = linalg.fill ins(%cst : f32) outs(%50 : tensor<1x2xf32>) -> tensor<1x2xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%45 : tensor<8x2xf32>) outs(%51 : tensor<1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<1x2xf32>
    %collapsed = tensor.collapse_shape %52 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<8x2xf32>) outs(%43 : tensor<8x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %92 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %92 : i1
    } -> tensor<8x2xi1>
    %54 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %cst_0, %46 : tensor<8x2xi1>, tensor<f32>, tensor<8x2xf32>) outs(%24 : tensor<8x2xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %92 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %92 : f32
    } -> tensor<8x2xf32>
    %55 = linalg.matmul ins(%54, %arg10 : tensor<8x2xf32>, tensor<2x4xf32>) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %transposed_10 = linalg.transpose ins(%54 : tensor<8x2xf32>) outs(%47 : tensor<2x8xf32>) permutation = [1, 0] 
    %56 = tensor.empty() : tensor<2x4xf32>
    %57 = linalg.fill ins(%cst : f32) outs(%56 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %58 = linalg.matmul ins(%transposed_10, %22 : tensor<2x8xf32>, tensor<8x4xf32>) outs(%57 : tensor<2x4xf32>) -> tensor<2x4xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%54 : tensor<8x2xf32>) outs(%51 : tensor<1x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<1x2xf32>
    %collapsed_11 = tensor.collapse_shape %59 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %60 = tensor.empty() : tensor<8x4xi1>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<8x4xf32>) outs(%60 : tensor<8x4xi1>) {
    ^bb0(%in: f32, %out: i1):
      %92 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %92 : i1
    } -> tensor<8x4xi1>
    %62 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %cst_0, %55 : tensor<8x4xi1>, tensor<f32>, tensor<8x4xf32>) outs(%8 : tensor<8x4xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %92 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %92 : f32
    } -> tensor<8x4xf32>
    %63 = linalg.matmul ins(%62, %arg8 : tensor<8x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %64 = tensor.empty() : tensor<4x8xf32>
    %transposed_12 = linalg.transpose ins(%62 : tensor<8x4xf32>) outs(%64 : tensor<4x8xf32>) permutation = [1, 0] 
    %65 = linalg.fill ins(%cst : f32) outs(%13 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %66 = linalg.matmul ins(%transposed_12, %18 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%65 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %67 = tensor.empty() : tensor<1x4xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%67 : tensor<1x4xf32>) -> tensor<1x4xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%62 : tensor<8x4xf32>) outs(%68 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<1x4xf32>
    %collapsed_13 = tensor.collapse_shape %69 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    %transposed_14 = linalg.transpose ins(%17 : tensor<8x4xf32>) outs(%64 : tensor<4x8xf32>) permutation = [1, 0] 
    %70 = linalg.matmul ins(%transposed_14, %63 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%65 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %transposed_15 = linalg.transpose ins(%arg7 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) permutation = [1, 0] 
    %71 = linalg.matmul ins(%63, %transposed_15 : tensor<8x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %transposed_16 = linalg.transpose ins(%16 : tensor<8x4xf32>) outs(%64 : tensor<4x8xf32>) permutation = [1, 0] 
    %72 = linalg.matmul ins(%transposed_16, %71 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%65 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %transposed_17 = linalg.transpose ins(%arg6 : tensor<4x4xf32>) outs(%13 : tensor<4x4xf32>) permutation = [1, 0] 
    %73 = linalg.matmul ins(%71, %transposed_17 : tensor<8x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %74 = linalg.matmul ins(%73, %arg4 : tensor<8x4xf32>, tensor<4x4xf32>) outs(%9 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %transposed_18 = linalg.transpose ins(%73 : tensor<8x4xf32>) outs(%64 : tensor<4x8xf32>) permutation = [1, 0] 
    %75 = linalg.matmul ins(%transposed_18, %12 : tensor<4x8xf32>, tensor<8x4xf32>) outs(%65 : tensor<4x4xf32>) -> tensor<4x4xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%73 : tensor<8x4xf32>) outs(%68 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<1x4xf32>
    %collapsed_19 = tensor.collapse_shape %76 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    %77 = linalg.matmul ins(%74, %arg2 : tensor<8x4xf32>, tensor<4x5xf32>) outs(%2 : tensor<8x5xf32>) -> tensor<8x5xf32>
    %transposed_20 = linalg.transpose ins(%74 : tensor<8x4xf32>) outs(%64 : tensor<4x8xf32>) permutation = [1, 0] 
    %78 = tensor.empty() : tensor<4x5xf32>
    %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %80 = linalg.matmul ins(%transposed_20, %6 : tensor<4x8xf32>, tensor<8x5xf32>) outs(%79 : tensor<4x5xf32>) -> tensor<4x5xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%74 : tensor<8x4xf32>) outs(%68 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<1x4xf32>
    %collapsed_21 = tensor.collapse_shape %81 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    %82 = tensor.empty() : tensor<8x5xi1>
    %83 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x5xf32>) outs(%82 : tensor<8x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %92 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %92 : i1
    } -> tensor<8x5xi1>
    %84 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %cst_0, %77 : tensor<8x5xi1>, tensor<f32>, tensor<8x5xf32>) outs(%1 : tensor<8x5xf32>) {
    ^bb0(%in: i1, %in_24: f32, %in_25: f32, %out: f32):
      %92 = arith.select %in, %in_24, %in_25 : f32
      linalg.yield %92 : f32
    } -> tensor<8x5xf32>
    %85 = tensor.empty() : tensor<5x8xf32>
    %transposed_22 = linalg.transpose ins(%84 : tensor<8x5xf32>) outs(%85 : tensor<5x8xf32>) permutation = [1, 0] 
    %86 = tensor.empty() : tensor<5x3xf32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %88 = linalg.matmul ins(%transposed_22, %arg14 : tensor<5x8xf32>, tensor<8x3xf32>) outs(%87 : tensor<5x3xf32>) -> tensor<5x3xf32>
    %89 = tensor.empty() : tensor<1x5xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%84 : tensor<8x5xf32>) outs(%90 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %92 = arith.addf %in, %out : f32
      linalg.yield %92 : f32
    } -> tensor<1x5xf32>
    %collapsed_23 = tensor.collapse_shape %91 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    return %40, %88, %collapsed_23, %80, %collapsed_21, %75, %collapsed_19, %72, %70, %66, %collapsed_13, %58, %collapsed_11, %49, %collapsed : tensor<f32>, tensor<5x3xf32>, tensor<5xf32>, tensor<4x5xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<2x4xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2xf32>
  }
}
