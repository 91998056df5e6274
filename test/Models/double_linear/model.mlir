#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
module @double_linear {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "double_linear.Loss" {
    fsdp.module @module class "double_linear.DoubleLinear" {
      fsdp.module @lin1 class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<6x6xf32>
        fsdp.param @bias : tensor<6xf32>
      }
      fsdp.module @lin2 class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<6x6xf32>
        fsdp.param @bias : tensor<6xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<6x6xf32> {fsdp.role = #fsdp.state<@model::@module::@lin1::@weight>}, %arg1: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@module::@lin1::@bias>}, %arg2: tensor<6x6xf32> {fsdp.role = #fsdp.state<@model::@module::@lin2::@weight>}, %arg3: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@module::@lin2::@bias>}, %arg4: tensor<12x6xf32> {fsdp.role = #fsdp.input<"x">}, %arg5: tensor<12x6xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<6x6xf32> {fsdp.role = #fsdp.grad<@model::@module::@lin1::@weight>}, tensor<6xf32> {fsdp.role = #fsdp.grad<@model::@module::@lin1::@bias>}, tensor<6x6xf32> {fsdp.role = #fsdp.grad<@model::@module::@lin2::@weight>}, tensor<6xf32> {fsdp.role = #fsdp.grad<@model::@module::@lin2::@bias>}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant 0.027777777777777776 : f64
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 7.200000e+01 : f32
    %0 = tensor.empty() : tensor<6x6xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<12x6xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %3 = linalg.matmul ins(%arg4, %transposed : tensor<12x6xf32>, tensor<6x6xf32>) outs(%2 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %40 = arith.addf %in, %in_8 : f32
      linalg.yield %40 : f32
    } -> tensor<12x6xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.cmpf ugt, %in, %cst : f32
      %41 = arith.select %40, %in, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<12x6xf32>
    %transposed_4 = linalg.transpose ins(%arg2 : tensor<6x6xf32>) outs(%0 : tensor<6x6xf32>) permutation = [1, 0] 
    %7 = linalg.matmul ins(%arg4, %transposed_4 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%2 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %8 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %40 = arith.addf %in, %in_8 : f32
      linalg.yield %40 : f32
    } -> tensor<12x6xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.cmpf ugt, %in, %cst : f32
      %41 = arith.select %40, %in, %cst : f32
      linalg.yield %41 : f32
    } -> tensor<12x6xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %arg5 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %40 = arith.subf %in, %in_8 : f32
      linalg.yield %40 : f32
    } -> tensor<12x6xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11, %11 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %40 = arith.mulf %in, %in_8 : f32
      linalg.yield %40 : f32
    } -> tensor<12x6xf32>
    %13 = tensor.empty() : tensor<f32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<f32>) -> tensor<f32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%12 : tensor<12x6xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<f32>
    %16 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%15 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_3 : f32
      linalg.yield %40 : f32
    } -> tensor<f32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%16 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %cst : f32
      linalg.yield %40 : f32
    } -> tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %arg5 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %40 = arith.subf %in, %in_8 : f32
      linalg.yield %40 : f32
    } -> tensor<12x6xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %18 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %40 = arith.mulf %in, %in_8 : f32
      linalg.yield %40 : f32
    } -> tensor<12x6xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%19 : tensor<12x6xf32>) outs(%14 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%20 : tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.divf %in, %cst_3 : f32
      linalg.yield %40 : f32
    } -> tensor<f32>
    %22 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%17, %21 : tensor<f32>, tensor<f32>) outs(%13 : tensor<f32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %40 = arith.addf %in, %in_8 : f32
      linalg.yield %40 : f32
    } -> tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.truncf %cst_1 : f64 to f32
      %41 = arith.mulf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<12x6xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %cst_2 : tensor<12x6xf32>, tensor<f32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %40 = arith.mulf %in, %in_8 : f32
      linalg.yield %40 : f32
    } -> tensor<12x6xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.truncf %cst_1 : f64 to f32
      %41 = arith.mulf %in, %40 : f32
      linalg.yield %41 : f32
    } -> tensor<12x6xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %cst_2 : tensor<12x6xf32>, tensor<f32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %40 = arith.mulf %in, %in_8 : f32
      linalg.yield %40 : f32
    } -> tensor<12x6xf32>
    %27 = tensor.empty() : tensor<12x6xi1>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<12x6xf32>) outs(%27 : tensor<12x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %40 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %40 : i1
    } -> tensor<12x6xi1>
    %29 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28, %cst_0, %24 : tensor<12x6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %40 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<12x6xf32>
    %30 = tensor.empty() : tensor<6x12xf32>
    %transposed_5 = linalg.transpose ins(%29 : tensor<12x6xf32>) outs(%30 : tensor<6x12xf32>) permutation = [1, 0] 
    %31 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %32 = linalg.matmul ins(%transposed_5, %arg4 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%31 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %33 = tensor.empty() : tensor<1x6xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<1x6xf32>) -> tensor<1x6xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%29 : tensor<12x6xf32>) outs(%34 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<1x6xf32>
    %collapsed = tensor.collapse_shape %35 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<12x6xf32>) outs(%27 : tensor<12x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %40 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %40 : i1
    } -> tensor<12x6xi1>
    %37 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %cst_0, %26 : tensor<12x6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_8: f32, %in_9: f32, %out: f32):
      %40 = arith.select %in, %in_8, %in_9 : f32
      linalg.yield %40 : f32
    } -> tensor<12x6xf32>
    %transposed_6 = linalg.transpose ins(%37 : tensor<12x6xf32>) outs(%30 : tensor<6x12xf32>) permutation = [1, 0] 
    %38 = linalg.matmul ins(%transposed_6, %arg4 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%31 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%37 : tensor<12x6xf32>) outs(%34 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %40 = arith.addf %in, %out : f32
      linalg.yield %40 : f32
    } -> tensor<1x6xf32>
    %collapsed_7 = tensor.collapse_shape %39 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    return %22, %38, %collapsed_7, %32, %collapsed : tensor<f32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6x6xf32>, tensor<6xf32>
  }
}
