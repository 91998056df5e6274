#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
module @experts {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "experts.MixtureOfExperts" {
    fsdp.module @module class "torch.nn.modules.container.Sequential" {
      fsdp.module @"0" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<12x8xf32>
        fsdp.param @bias : tensor<12xf32>
      }
      fsdp.module @"1" class "experts.Shared" bases ["torch.nn.modules.linear.Linear"] {
        fsdp.param @weight : tensor<23x12xf32>
        fsdp.param @bias : tensor<23xf32>
      }
      fsdp.module @"2" class "experts.Expert" bases ["torch.nn.modules.linear.Linear"] {
        fsdp.param @weight : tensor<12x23xf32>
        fsdp.param @bias : tensor<12xf32>
      }
      fsdp.module @"3" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<8x12xf32>
        fsdp.param @bias : tensor<8xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<12x8xf32> {fsdp.role = #fsdp.state<@model::@module::@"0"::@weight>}, %arg1: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@module::@"0"::@bias>}, %arg2: tensor<23x12xf32> {fsdp.role = #fsdp.state<@model::@module::@"1"::@weight>}, %arg3: tensor<23xf32> {fsdp.role = #fsdp.state<@model::@module::@"1"::@bias>}, %arg4: tensor<12x23xf32> {fsdp.role = #fsdp.state<@model::@module::@"2"::@weight>}, %arg5: tensor<12xf32> {fsdp.role = #fsdp.state<@model::@module::@"2"::@bias>}, %arg6: tensor<8x12xf32> {fsdp.role = #fsdp.state<@model::@module::@"3"::@weight>}, %arg7: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@module::@"3"::@bias>}, %arg8: tensor<8x8xf32> {fsdp.role = #fsdp.input<"x">}, %arg9: tensor<8x8xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<12x8xf32> {fsdp.role = #fsdp.grad<@model::@module::@"0"::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@module::@"0"::@bias>}, tensor<23x12xf32> {fsdp.role = #fsdp.grad<@model::@module::@"1"::@weight>}, tensor<23xf32> {fsdp.role = #fsdp.grad<@model::@module::@"1"::@bias>}, tensor<12x23xf32> {fsdp.role = #fsdp.grad<@model::@module::@"2"::@weight>}, tensor<12xf32> {fsdp.role = #fsdp.grad<@model::@module::@"2"::@bias>}, tensor<8x12xf32> {fsdp.role = #fsdp.grad<@model::@module::@"3"::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@module::@"3"::@bias>}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 6.400000e+01 : f32
    %cst_2 = arith.constant 3.125000e-02 : f32
    %0 = tensor.empty() : tensor<8x12xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<12x8xf32>) outs(%0 : tensor<8x12xf32>) permutation = [1, 0] 
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %2 = linalg.matmul ins(%arg8, %transposed : tensor<8x8xf32>, tensor<8x12xf32>) outs(%1 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<12xf32>) outs(%0 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%2, %3 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%0 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %50 = arith.addf %in, %in_13 : f32
      linalg.yield %50 : f32
    } -> tensor<8x12xf32>
    %5 = tensor.empty() : tensor<12x23xf32>
    %transposed_3 = linalg.transpose ins(%arg2 : tensor<23x12xf32>) outs(%5 : tensor<12x23xf32>) permutation = [1, 0] 
    %6 = tensor.empty() : tensor<8x23xf32>
    %7 = linalg.fill ins(%cst : f32) outs(%6 : tensor<8x23xf32>) -> tensor<8x23xf32>
    %8 = linalg.matmul ins(%4, %transposed_3 : tensor<8x12xf32>, tensor<12x23xf32>) outs(%7 : tensor<8x23xf32>) -> tensor<8x23xf32>
    %9 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<23xf32>) outs(%6 : tensor<8x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x23xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %9 : tensor<8x23xf32>, tensor<8x23xf32>) outs(%6 : tensor<8x23xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %50 = arith.addf %in, %in_13 : f32
      linalg.yield %50 : f32
    } -> tensor<8x23xf32>
    %11 = tensor.empty() : tensor<23x12xf32>
    %transposed_4 = linalg.transpose ins(%arg4 : tensor<12x23xf32>) outs(%11 : tensor<23x12xf32>) permutation = [1, 0] 
    %12 = linalg.matmul ins(%10, %transposed_4 : tensor<8x23xf32>, tensor<23x12xf32>) outs(%1 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<12xf32>) outs(%0 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x12xf32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %13 : tensor<8x12xf32>, tensor<8x12xf32>) outs(%0 : tensor<8x12xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %50 = arith.addf %in, %in_13 : f32
      linalg.yield %50 : f32
    } -> tensor<8x12xf32>
    %15 = tensor.empty() : tensor<12x8xf32>
    %transposed_5 = linalg.transpose ins(%arg6 : tensor<8x12xf32>) outs(%15 : tensor<12x8xf32>) permutation = [1, 0] 
    %16 = tensor.empty() : tensor<8x8xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %18 = linalg.matmul ins(%14, %transposed_5 : tensor<8x12xf32>, tensor<12x8xf32>) outs(%17 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<8xf32>) outs(%16 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %19 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%16 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %50 = arith.addf %in, %in_13 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %arg9 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%16 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %50 = arith.subf %in, %in_13 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %21 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%16 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %50 = arith.mulf %in, %in_13 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %23 = tensor.empty() : tensor<f32>
    %24 = linalg.fill ins(%cst : f32) outs(%23 : tensor<f32>) -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%22 : tensor<8x8xf32>) outs(%24 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<f32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%25 : tensor<f32>) outs(%23 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.divf %in, %cst_1 : f32
      linalg.yield %50 : f32
    } -> tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<8x8xf32>) outs(%16 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.mulf %in, %cst_2 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %cst_0 : tensor<8x8xf32>, tensor<f32>) outs(%16 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_13: f32, %out: f32):
      %50 = arith.mulf %in, %in_13 : f32
      linalg.yield %50 : f32
    } -> tensor<8x8xf32>
    %29 = linalg.matmul ins(%28, %arg6 : tensor<8x8xf32>, tensor<8x12xf32>) outs(%1 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %transposed_6 = linalg.transpose ins(%28 : tensor<8x8xf32>) outs(%16 : tensor<8x8xf32>) permutation = [1, 0] 
    %30 = linalg.matmul ins(%transposed_6, %14 : tensor<8x8xf32>, tensor<8x12xf32>) outs(%1 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %31 = tensor.empty() : tensor<1x8xf32>
    %32 = linalg.fill ins(%cst : f32) outs(%31 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%28 : tensor<8x8xf32>) outs(%32 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<1x8xf32>
    %collapsed = tensor.collapse_shape %33 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %34 = linalg.matmul ins(%29, %arg4 : tensor<8x12xf32>, tensor<12x23xf32>) outs(%7 : tensor<8x23xf32>) -> tensor<8x23xf32>
    %transposed_7 = linalg.transpose ins(%29 : tensor<8x12xf32>) outs(%15 : tensor<12x8xf32>) permutation = [1, 0] 
    %35 = linalg.fill ins(%cst : f32) outs(%5 : tensor<12x23xf32>) -> tensor<12x23xf32>
    %36 = linalg.matmul ins(%transposed_7, %10 : tensor<12x8xf32>, tensor<8x23xf32>) outs(%35 : tensor<12x23xf32>) -> tensor<12x23xf32>
    %37 = tensor.empty() : tensor<1x12xf32>
    %38 = linalg.fill ins(%cst : f32) outs(%37 : tensor<1x12xf32>) -> tensor<1x12xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%29 : tensor<8x12xf32>) outs(%38 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<1x12xf32>
    %collapsed_8 = tensor.collapse_shape %39 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    %40 = linalg.matmul ins(%34, %arg2 : tensor<8x23xf32>, tensor<23x12xf32>) outs(%1 : tensor<8x12xf32>) -> tensor<8x12xf32>
    %41 = tensor.empty() : tensor<23x8xf32>
    %transposed_9 = linalg.transpose ins(%34 : tensor<8x23xf32>) outs(%41 : tensor<23x8xf32>) permutation = [1, 0] 
    %42 = linalg.fill ins(%cst : f32) outs(%11 : tensor<23x12xf32>) -> tensor<23x12xf32>
    %43 = linalg.matmul ins(%transposed_9, %4 : tensor<23x8xf32>, tensor<8x12xf32>) outs(%42 : tensor<23x12xf32>) -> tensor<23x12xf32>
    %44 = tensor.empty() : tensor<1x23xf32>
    %45 = linalg.fill ins(%cst : f32) outs(%44 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%34 : tensor<8x23xf32>) outs(%45 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<1x23xf32>
    %collapsed_10 = tensor.collapse_shape %46 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %transposed_11 = linalg.transpose ins(%40 : tensor<8x12xf32>) outs(%15 : tensor<12x8xf32>) permutation = [1, 0] 
    %47 = linalg.fill ins(%cst : f32) outs(%15 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %48 = linalg.matmul ins(%transposed_11, %arg8 : tensor<12x8xf32>, tensor<8x8xf32>) outs(%47 : tensor<12x8xf32>) -> tensor<12x8xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%40 : tensor<8x12xf32>) outs(%38 : tensor<1x12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %50 = arith.addf %in, %out : f32
      linalg.yield %50 : f32
    } -> tensor<1x12xf32>
    %collapsed_12 = tensor.collapse_shape %49 [[0, 1]] : tensor<1x12xf32> into tensor<12xf32>
    return %26, %48, %collapsed_12, %43, %collapsed_10, %36, %collapsed_8, %30, %collapsed : tensor<f32>, tensor<12x8xf32>, tensor<12xf32>, tensor<23x12xf32>, tensor<23xf32>, tensor<12x23xf32>, tensor<12xf32>, tensor<8x12xf32>, tensor<8xf32>
  }
}
