#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
module @partly_frozen {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "partly_frozen.PartlyFrozen" {
    fsdp.module @module class "torch.nn.modules.container.Sequential" {
      fsdp.module @"0" class "torch.nn.modules.linear.Linear" {
        fsdp.param frozen @weight : tensor<4x8xf32>
        fsdp.param frozen @bias : tensor<4xf32>
      }
      fsdp.module @"1" class "nested.UnitSequence" bases ["torch.nn.modules.container.Sequential"] {
        fsdp.module @"0" class "nested.UnitLinear" bases ["torch.nn.modules.linear.Linear"] {
          fsdp.param frozen @weight : tensor<16x4xf32>
          fsdp.param frozen @bias : tensor<16xf32>
        }
        fsdp.module @"1" class "torch.nn.modules.linear.Linear" {
          fsdp.param frozen @weight : tensor<16x16xf32>
          fsdp.param frozen @bias : tensor<16xf32>
        }
      }
      fsdp.module @"2" class "nested.UnitSequence" bases ["torch.nn.modules.container.Sequential"] {
        fsdp.module @"0" class "torch.nn.modules.linear.Linear" {
          fsdp.param frozen @weight : tensor<4x16xf32>
          fsdp.param frozen @bias : tensor<4xf32>
        }
        fsdp.module @"1" class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<8x4xf32>
          fsdp.param @bias : tensor<8xf32>
        }
      }
    }
  }
  func.func @step(%arg0: tensor<4x8xf32> {fsdp.role = #fsdp.state<@model::@module::@"0"::@weight>}, %arg1: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@module::@"0"::@bias>}, %arg2: tensor<16x4xf32> {fsdp.role = #fsdp.state<@model::@module::@"1"::@"0"::@weight>}, %arg3: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@module::@"1"::@"0"::@bias>}, %arg4: tensor<16x16xf32> {fsdp.role = #fsdp.state<@model::@module::@"1"::@"1"::@weight>}, %arg5: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@module::@"1"::@"1"::@bias>}, %arg6: tensor<4x16xf32> {fsdp.role = #fsdp.state<@model::@module::@"2"::@"0"::@weight>}, %arg7: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@module::@"2"::@"0"::@bias>}, %arg8: tensor<8x4xf32> {fsdp.role = #fsdp.state<@model::@module::@"2"::@"1"::@weight>}, %arg9: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@module::@"2"::@"1"::@bias>}, %arg10: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">}, %arg11: tensor<8x8xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<8x4xf32> {fsdp.role = #fsdp.grad<@model::@module::@"2"::@"1"::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@module::@"2"::@"1"::@bias>}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 6.400000e+01 : f32
    %cst_2 = arith.constant 3.125000e-02 : f32
    %0 = tensor.empty() : tensor<8x4xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<4x8xf32>) outs(%0 : tensor<8x4xf32>) permutation = [1, 0] 
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %2 = linalg.matmul ins(%arg10, %transposed : tensor<8x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %37 = arith.addf %in, %in_8 : f32
      linalg.yield %37 : f32
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
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %37 = arith.addf %in, %in_8 : f32
      linalg.yield %37 : f32
    } -> tensor<8x16xf32>
    %11 = tensor.empty() : tensor<16x16xf32>
    %transposed_4 = linalg.transpose ins(%arg4 : tensor<16x16xf32>) outs(%11 : tensor<16x16xf32>) permutation = [1, 0] 
    %12 = linalg.matmul ins(%10, %transposed_4 : tensor<8x16xf32>, tensor<16x16xf32>) outs(%7 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<16xf32>) outs(%6 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %13 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%6 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %37 = arith.addf %in, %in_8 : f32
      linalg.yield %37 : f32
    } -> tensor<8x16xf32>
    %15 = tensor.empty() : tensor<16x4xf32>
    %transposed_5 = linalg.transpose ins(%arg6 : tensor<4x16xf32>) outs(%15 : tensor<16x4xf32>) permutation = [1, 0] 
    %16 = linalg.matmul ins(%14, %transposed_5 : tensor<8x16xf32>, tensor<16x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x4xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16, %17 : tensor<8x4xf32>, tensor<8x4xf32>) outs(%0 : tensor<8x4xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %37 = arith.addf %in, %in_8 : f32
      linalg.yield %37 : f32
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
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %37 = arith.addf %in, %in_8 : f32
      linalg.yield %37 : f32
    } -> tensor<8x8xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %arg11 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %37 = arith.subf %in, %in_8 : f32
      linalg.yield %37 : f32
    } -> tensor<8x8xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %25 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %37 = arith.mulf %in, %in_8 : f32
      linalg.yield %37 : f32
    } -> tensor<8x8xf32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<f32>) -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%26 : tensor<8x8xf32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %in, %out : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%29 : tensor<f32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.divf %in, %cst_1 : f32
      linalg.yield %37 : f32
    } -> tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.mulf %in, %cst_2 : f32
      linalg.yield %37 : f32
    } -> tensor<8x8xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %cst_0 : tensor<8x8xf32>, tensor<f32>) outs(%20 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %37 = arith.mulf %in, %in_8 : f32
      linalg.yield %37 : f32
    } -> tensor<8x8xf32>
    %transposed_7 = linalg.transpose ins(%32 : tensor<8x8xf32>) outs(%20 : tensor<8x8xf32>) permutation = [1, 0] 
    %33 = linalg.matmul ins(%transposed_7, %18 : tensor<8x8xf32>, tensor<8x4xf32>) outs(%1 : tensor<8x4xf32>) -> tensor<8x4xf32>
    %34 = tensor.empty() : tensor<1x8xf32>
    %35 = linalg.fill ins(%cst : f32) outs(%34 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%32 : tensor<8x8xf32>) outs(%35 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %37 = arith.addf %in, %out : f32
      linalg.yield %37 : f32
    } -> tensor<1x8xf32>
    %collapsed = tensor.collapse_shape %36 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    return %30, %33, %collapsed : tensor<f32>, tensor<8x4xf32>, tensor<8xf32>
  }
}
