#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
module @double_linear_first {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "double_linear.Loss" {
    fsdp.module @module class "double_linear.DoubleLinear" {
      fsdp.module @lin1 class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<6x6xf32>
        fsdp.param @bias : tensor<6xf32>
      }
      fsdp.module @lin2 class "torch.nn.modules.linear.Linear" {
        fsdp.param unused @weight : tensor<6x6xf32>
        fsdp.param unused @bias : tensor<6xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<6x6xf32> {fsdp.role = #fsdp.state<@model::@module::@lin1::@weight>}, %arg1: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@module::@lin1::@bias>}, %arg2: tensor<6x6xf32> {fsdp.role = #fsdp.state<@model::@module::@lin2::@weight>}, %arg3: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@module::@lin2::@bias>}, %arg4: tensor<12x6xf32> {fsdp.role = #fsdp.input<"x">}, %arg5: tensor<12x6xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<6x6xf32> {fsdp.role = #fsdp.grad<@model::@module::@lin1::@weight>}, tensor<6xf32> {fsdp.role = #fsdp.grad<@model::@module::@lin1::@bias>}) {
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
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %25 = arith.addf %in, %in_5 : f32
      linalg.yield %25 : f32
    } -> tensor<12x6xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.cmpf ugt, %in, %cst : f32
      %26 = arith.select %25, %in, %cst : f32
      linalg.yield %26 : f32
    } -> tensor<12x6xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %arg5 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %25 = arith.subf %in, %in_5 : f32
      linalg.yield %25 : f32
    } -> tensor<12x6xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %7 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %25 = arith.mulf %in, %in_5 : f32
      linalg.yield %25 : f32
    } -> tensor<12x6xf32>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%8 : tensor<12x6xf32>) outs(%10 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%11 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.divf %in, %cst_3 : f32
      linalg.yield %25 : f32
    } -> tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%12 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %cst : f32
      linalg.yield %25 : f32
    } -> tensor<f32>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.truncf %cst_1 : f64 to f32
      %26 = arith.mulf %in, %25 : f32
      linalg.yield %26 : f32
    } -> tensor<12x6xf32>
    %15 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %cst_2 : tensor<12x6xf32>, tensor<f32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_5: f32, %out: f32):
      %25 = arith.mulf %in, %in_5 : f32
      linalg.yield %25 : f32
    } -> tensor<12x6xf32>
    %16 = tensor.empty() : tensor<12x6xi1>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<12x6xf32>) outs(%16 : tensor<12x6xi1>) {
    ^bb0(%in: f32, %out: i1):
      %25 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %25 : i1
    } -> tensor<12x6xi1>
    %18 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %cst_0, %15 : tensor<12x6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%1 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_5: f32, %in_6: f32, %out: f32):
      %25 = arith.select %in, %in_5, %in_6 : f32
      linalg.yield %25 : f32
    } -> tensor<12x6xf32>
    %19 = tensor.empty() : tensor<6x12xf32>
    %transposed_4 = linalg.transpose ins(%18 : tensor<12x6xf32>) outs(%19 : tensor<6x12xf32>) permutation = [1, 0] 
    %20 = linalg.fill ins(%cst : f32) outs(%0 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %21 = linalg.matmul ins(%transposed_4, %arg4 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%20 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %22 = tensor.empty() : tensor<1x6xf32>
    %23 = linalg.fill ins(%cst : f32) outs(%22 : tensor<1x6xf32>) -> tensor<1x6xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%18 : tensor<12x6xf32>) outs(%23 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %25 = arith.addf %in, %out : f32
      linalg.yield %25 : f32
    } -> tensor<1x6xf32>
    %collapsed = tensor.collapse_shape %24 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    return %13, %21, %collapsed : tensor<f32>, tensor<6x6xf32>, tensor<6xf32>
  }
}
