#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
module @always_wrap {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "always_wrap.NestedWrappedModule" {
    fsdp.module @module class "torch.nn.modules.container.Sequential" {
      fsdp.module @"0" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<4x8xf32>
        fsdp.param @bias : tensor<4xf32>
      }
      fsdp.module @"1" class "torch.nn.modules.container.Sequential" {
        fsdp.module @"0" class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x4xf32>
          fsdp.param @bias : tensor<16xf32>
        }
        fsdp.module @"1" class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<16x16xf32>
          fsdp.param @bias : tensor<16xf32>
        }
      }
      fsdp.module @"2" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<4x16xf32>
        fsdp.param @bias : tensor<4xf32>
      }
      fsdp.module @"3" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<8x4xf32>
        fsdp.param @bias : tensor<8xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<4x8xf32> {fsdp.role = #fsdp.state<@model::@module::@"0"::@weight>}, %arg1: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@module::@"0"::@bias>}, %arg2: tensor<16x4xf32> {fsdp.role = #fsdp.state<@model::@module::@"1"::@"0"::@weight>}, %arg3: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@module::@"1"::@"0"::@bias>}, %arg4: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@module::@"1"::@"1"::@weight>}, %arg5: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@module::@"1"::@"1"::@bias>}, %arg6: tensor<4x16xf32> {fsdp.role = #fsdp.state<@model::@module::@"2"::@weight>}, %arg7: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@module::@"2"::@bias>}, %arg8: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@module::@"3"::@weight>}, %arg9: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@module::@"3"::@bias>}, %arg10: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">}, %arg11: tensor<8x8xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<4x8xf32> {fsdp.role = #fsdp.grad<@model::@module::@"0"::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@module::@"0"::@bias>}, tensor<16x4xf32> {fsdp.role = #fsdp.grad<@model::@module::@"1"::@"0"::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@module::@"1"::@"0"::@bias>}, tensor<16x16xf32> {fsdp.role = #fsdp.grad<@model::@module::@"1"::@"1"::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@module::@"1"::@"1"::@bias>}, tensor<4x16xf32> {fsdp.role = #fsdp.grad<@model::@module::@"2"::@weight>}, tensor<4xf32> {fsdp.role = #fsdp.grad<@model::@module::@"2"::@bias>}, tensor<8x4xf32> {fsdp.role = #fsdp.grad<@model::@module::@"3"::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@module::@"3"::@bias>}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<8x8xf32>
    %cst_1 = arith.constant 6.400000e+01 : f32
    %cst_2 = arith.constant 2.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x4xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<8x4xf32>) permutation = [1, 0] 
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %2 = linalg.matmul ins(%arg10, %transposed : tensor<8x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %59 = arith.addf %in, %in_16 : f32
      linalg.yield %59 : f32
    } -> tensor<8x4xf32>
    %5 = tensor.empty() : tensor<4x16xf32>
    %transposed_3 = linalg.transpose ins(%arg2 : tensor<16x4xf32>) outs(%5 : tensor<4x16xf32>) permutation = [1, 0] 
    %6 = tensor.empty() : tensor<8x16xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %8 = linalg.matmul ins(%4, %transposed_3 : tensor<8x4xf32>, tensor<4x16xf32>) outs(%7 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<16xf32>) outs(%6 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %9 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%6 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %59 = arith.addf %in, %in_16 : f32
      linalg.yield %59 : f32
    } -> tensor<8x16xf32>
    %11 = tensor.empty() : tensor<16x16xf32>
    %transposed_4 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %12 = linalg.matmul ins(%10, %transposed_4 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%7 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<16xf32>) outs(%6 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %13 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%6 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %59 = arith.addf %in, %in_16 : f32
      linalg.yield %59 : f32
    } -> tensor<8x16xf32>
    %15 = tensor.empty() : tensor<16x4xf32>
    %transposed_5 = linalg.transpose ins(%arg6 : tensor<4x16xf32>) outs(%15 : tensor<16x4xf32>) permutation = [1, 0] 
    %16 = linalg.matmul ins(%14, %transposed_5 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %59 = arith.addf %in, %in_16 : f32
      linalg.yield %59 : f32
    } -> tensor<8x4xf32>
    %19 = tensor.empty() : tensor<4x8xf32>
    %transposed_6 = linalg.transpose ins(%arg8 : tensor<8x4xf32>) outs(%19 : tensor<4x8xf32>) permutation = [1, 0] 
    %20 = tensor.empty() : tensor<8x8xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %22 = linalg.matmul ins(%18, %transposed_6 : tensor<8x4xf32>, tensor<4x8xf32>) outs(%21 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<8xf32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %23 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %59 = arith.addf %in, %in_16 : f32
      linalg.yield %59 : f32
    } -> tensor<8x8xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %arg11 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %59 = arith.subf %in, %in_16 : f32
      linalg.yield %59 : f32
    } -> tensor<8x8xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %25 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %59 = arith.mulf %in, %in_16 : f32
      linalg.yield %59 : f32
    } -> tensor<8x8xf32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<f32>) -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%26 : tensor<8x8xf32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %in, %out : f32
      linalg.yield %59 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%29 : tensor<f32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.divf %in, %cst_1 : f32
      linalg.yield %59 : f32
    } -> tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_0 : tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.divf %in, %cst_1 : f32
      linalg.yield %59 : f32
    } -> tensor<8x8xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.mulf %in, %cst_2 : f32
      linalg.yield %59 : f32
    } -> tensor<8x8xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_16: f32, %out: f32):
      %59 = arith.mulf %in, %in_16 : f32
      linalg.yield %59 : f32
    } -> tensor<8x8xf32>
    %34 = linalg.matmul ins(%33, %arg8 : tensor<8x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %transposed_7 = linalg.transpose ins(%33 : tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) permutation = [1, 0] 
    %35 = linalg.matmul ins(%transposed_7, %18 : tensor<8x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %36 = tensor.empty() : tensor<1x8xf32>
    %37 = linalg.fill ins(%cst : f32) outs(%36 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%33 : tensor<8x8xf32>) outs(%37 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %in, %out : f32
      linalg.yield %59 : f32
    } -> tensor<1x8xf32>
    %collapsed = tensor.collapse_shape %38 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %39 = linalg.matmul ins(%34, %arg6 : tensor<8x4xf32>, tensor<4x16xf32>) outs(%7 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %transposed_8 = linalg.transpose ins(%34 : tensor<8x4xf32>) outs(%19 : tensor<4x8xf32>) permutation = [1, 0] 
    %40 = linalg.fill ins(%cst : f32) outs(%5 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %41 = linalg.matmul ins(%transposed_8, %14 : tensor<4x8xf32>, tensor<8x16xf32>) outs(%40 : tensor<4x16xf32>) -> tensor<4x16xf32>
    %42 = tensor.empty() : tensor<1x4xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<1x4xf32>) -> tensor<1x4xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%34 : tensor<8x4xf32>) outs(%43 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %in, %out : f32
      linalg.yield %59 : f32
    } -> tensor<1x4xf32>
    %collapsed_9 = tensor.collapse_shape %44 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    %45 = linalg.matmul ins(%39, %arg4 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%7 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %46 = tensor.empty() : tensor<16x8xf32>
    %transposed_10 = linalg.transpose ins(%39 : tensor<8x16xf32>) outs(%46 : tensor<16x8xf32>) permutation = [1, 0] 
    %47 = linalg.fill ins(%cst : f32) outs(%11 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %48 = linalg.matmul ins(%transposed_10, %10 : tensor<16x8xf32>, tensor<8x16xf32>) outs(%47 : tensor<16x16xf32>) -> tensor<16x16xf32>
    %49 = tensor.empty() : tensor<1x16xf32>
    %50 = linalg.fill ins(%cst : f32) outs(%49 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%39 : tensor<8x16xf32>) outs(%50 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %in, %out : f32
      linalg.yield %59 : f32
    } -> tensor<1x16xf32>
    %collapsed_11 = tensor.collapse_shape %51 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %52 = linalg.matmul ins(%45, %arg2 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %transposed_12 = linalg.transpose ins(%45 : tensor<8x16xf32>) outs(%46 : tensor<16x8xf32>) permutation = [1, 0] 
    %53 = linalg.fill ins(%cst : f32) outs(%15 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %54 = linalg.matmul ins(%transposed_12, %4 : tensor<16x8xf32>, tensor<8x4xf32>) outs(%53 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%45 : tensor<8x16xf32>) outs(%50 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %in, %out : f32
      linalg.yield %59 : f32
    } -> tensor<1x16xf32>
    %collapsed_13 = tensor.collapse_shape %55 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %transposed_14 = linalg.transpose ins(%52 : tensor<8x4xf32>) outs(%19 : tensor<4x8xf32>) permutation = [1, 0] 
    %56 = linalg.fill ins(%cst : f32) outs(%19 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %57 = linalg.matmul ins(%transposed_14, %arg10 : tensor<4x8xf32>, tensor<8x8xf32>) outs(%56 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%52 : tensor<8x4xf32>) outs(%43 : tensor<1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %59 = arith.addf %in, %out : f32
      linalg.yield %59 : f32
    } -> tensor<1x4xf32>
    %collapsed_15 = tensor.collapse_shape %58 [[0, 1]] : tensor<1x4xf32> into tensor<4xf32>
    return %30, %57, %collapsed_15, %54, %collapsed_13, %48, %collapsed_11, %41, %collapsed_9, %35, %collapsed : tensor<f32>, tensor<4x8xf32>, tensor<4xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<4x16xf32>, tensor<4xf32>, tensor<8x4xf32>, tensor<8xf32>
  }
}
