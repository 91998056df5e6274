#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d1)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
module @float8_delayed {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "float8_delayed.Net" {
    fsdp.module @first class "float8_delayed.Linear" bases ["torch.nn.modules.linear.Linear"] {
      fsdp.param @weight : tensor<25x16xf32>
      fsdp.param @bias : tensor<25xf32>
      fsdp.buffer @history : tensor<4xf32>
    }
    fsdp.module @last class "float8_delayed.Linear" bases ["torch.nn.modules.linear.Linear"] {
      fsdp.param @weight : tensor<8x25xf32>
      fsdp.param @bias : tensor<8xf32>
      fsdp.buffer @history : tensor<4xf32>
    }
  }
  func.func @step(%arg0: tensor<25x16xf32> {fsdp.role = #fsdp.state<@model::@first::@weight>}, %arg1: tensor<25xf32> {fsdp.role = #fsdp.state<@model::@first::@bias>}, %arg2: tensor<8x25xf32> {fsdp.role = #fsdp.state<@model::@last::@weight>}, %arg3: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@last::@bias>}, %arg4: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@first::@history>}, %arg5: tensor<4xf32> {fsdp.role = #fsdp.state<@model::@last::@history>}, %arg6: tensor<32x16xf32> {fsdp.role = #fsdp.input<"x">}, %arg7: tensor<32x8xf32> {fsdp.role = #fsdp.input<"y">}) -> (tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@first::@history>}, tensor<4xf32> {fsdp.role = #fsdp.new_value<@model::@last::@history>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<25x16xf32> {fsdp.role = #fsdp.grad<@model::@first::@weight>}, tensor<25xf32> {fsdp.role = #fsdp.grad<@model::@first::@bias>}, tensor<8x25xf32> {fsdp.role = #fsdp.grad<@model::@last::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@last::@bias>}) {
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<32x8xf32>
    %cst_3 = arith.constant 2.000000e+00 : f32
    %cst_4 = arith.constant 4.480000e+02 : f32
    %cst_5 = arith.constant -4.480000e+02 : f32
    %cst_6 = arith.constant 2.560000e+02 : f32
    %cst_7 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<f32>
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %2 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg4 : tensor<4xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.maximumf %in, %out : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %3 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%2 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_3 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%3 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %cst_1, %in : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%4 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_4 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %6 = tensor.empty() : tensor<25x16xf32>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<25x16xf32>) outs(%6 : tensor<25x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.absf %in : f32
      linalg.yield %64 : f32
    } -> tensor<25x16xf32>
    %8 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%7 : tensor<25x16xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.maximumf %in, %out : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %extracted_slice = tensor.extract_slice %arg4[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
    %expanded = tensor.expand_shape %8 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %9 = tensor.empty() : tensor<4xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %9[0] [3] [1] : tensor<3xf32> into tensor<4xf32>
    %inserted_slice_8 = tensor.insert_slice %expanded into %inserted_slice[3] [1] [1] : tensor<1xf32> into tensor<4xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg0, %5 : tensor<25x16xf32>, tensor<f32>) outs(%6 : tensor<25x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.mulf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<25x16xf32>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<25x16xf32>) outs(%6 : tensor<25x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.cmpf ult, %in, %cst_5 : f32
      %65 = arith.select %64, %cst_5, %in : f32
      %66 = arith.cmpf ugt, %65, %cst_4 : f32
      %67 = arith.select %66, %cst_4, %65 : f32
      linalg.yield %67 : f32
    } -> tensor<25x16xf32>
    %12 = tensor.empty() : tensor<25x16xf8E4M3FN>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<25x16xf32>) outs(%12 : tensor<25x16xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %64 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %64 : f8E4M3FN
    } -> tensor<25x16xf8E4M3FN>
    %14 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<25x16xf8E4M3FN>) outs(%6 : tensor<25x16xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %64 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %64 : f32
    } -> tensor<25x16xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%14, %5 : tensor<25x16xf32>, tensor<f32>) outs(%6 : tensor<25x16xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.divf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<25x16xf32>
    %16 = tensor.empty() : tensor<16x25xf32>
    %transposed = linalg.transpose ins(%15 : tensor<25x16xf32>) outs(%16 : tensor<16x25xf32>) permutation = [1, 0] 
    %17 = tensor.empty() : tensor<32x25xf32>
    %18 = linalg.fill ins(%cst_0 : f32) outs(%17 : tensor<32x25xf32>) -> tensor<32x25xf32>
    %19 = linalg.matmul ins(%arg6, %transposed : tensor<32x16xf32>, tensor<16x25xf32>) outs(%18 : tensor<32x25xf32>) -> tensor<32x25xf32>
    %20 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%19, %arg1 : tensor<32x25xf32>, tensor<25xf32>) outs(%17 : tensor<32x25xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.addf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<32x25xf32>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<32x25xf32>) outs(%17 : tensor<32x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.tanh %in : f32
      linalg.yield %64 : f32
    } -> tensor<32x25xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%arg5 : tensor<4xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.maximumf %in, %out : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%22 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_3 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%23 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %cst_1, %in : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%24 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_4 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %26 = tensor.empty() : tensor<8x25xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2 : tensor<8x25xf32>) outs(%26 : tensor<8x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = math.absf %in : f32
      linalg.yield %64 : f32
    } -> tensor<8x25xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%27 : tensor<8x25xf32>) outs(%1 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.maximumf %in, %out : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %extracted_slice_9 = tensor.extract_slice %arg5[1] [3] [1] : tensor<4xf32> to tensor<3xf32>
    %expanded_10 = tensor.expand_shape %28 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %inserted_slice_11 = tensor.insert_slice %extracted_slice_9 into %9[0] [3] [1] : tensor<3xf32> into tensor<4xf32>
    %inserted_slice_12 = tensor.insert_slice %expanded_10 into %inserted_slice_11[3] [1] [1] : tensor<1xf32> into tensor<4xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg2, %25 : tensor<8x25xf32>, tensor<f32>) outs(%26 : tensor<8x25xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.mulf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<8x25xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<8x25xf32>) outs(%26 : tensor<8x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.cmpf ult, %in, %cst_5 : f32
      %65 = arith.select %64, %cst_5, %in : f32
      %66 = arith.cmpf ugt, %65, %cst_4 : f32
      %67 = arith.select %66, %cst_4, %65 : f32
      linalg.yield %67 : f32
    } -> tensor<8x25xf32>
    %31 = tensor.empty() : tensor<8x25xf8E4M3FN>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<8x25xf32>) outs(%31 : tensor<8x25xf8E4M3FN>) {
    ^bb0(%in: f32, %out: f8E4M3FN):
      %64 = arith.truncf %in : f32 to f8E4M3FN
      linalg.yield %64 : f8E4M3FN
    } -> tensor<8x25xf8E4M3FN>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<8x25xf8E4M3FN>) outs(%26 : tensor<8x25xf32>) {
    ^bb0(%in: f8E4M3FN, %out: f32):
      %64 = arith.extf %in : f8E4M3FN to f32
      linalg.yield %64 : f32
    } -> tensor<8x25xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel"]} ins(%33, %25 : tensor<8x25xf32>, tensor<f32>) outs(%26 : tensor<8x25xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.divf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<8x25xf32>
    %35 = tensor.empty() : tensor<25x8xf32>
    %transposed_13 = linalg.transpose ins(%34 : tensor<8x25xf32>) outs(%35 : tensor<25x8xf32>) permutation = [1, 0] 
    %36 = tensor.empty() : tensor<32x8xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %38 = linalg.matmul ins(%21, %transposed_13 : tensor<32x25xf32>, tensor<25x8xf32>) outs(%37 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %39 = linalg.generic {indexing_maps = [#map3, #map5, #map3], iterator_types = ["parallel", "parallel"]} ins(%38, %arg3 : tensor<32x8xf32>, tensor<8xf32>) outs(%36 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.addf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<32x8xf32>
    %40 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%39, %arg7 : tensor<32x8xf32>, tensor<32x8xf32>) outs(%36 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.subf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<32x8xf32>
    %41 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%40, %40 : tensor<32x8xf32>, tensor<32x8xf32>) outs(%36 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.mulf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<32x8xf32>
    %42 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<f32>) -> tensor<f32>
    %43 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["reduction", "reduction"]} ins(%41 : tensor<32x8xf32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %out : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%43 : tensor<f32>) outs(%0 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %in, %cst_6 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    %45 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_2 : tensor<32x8xf32>) outs(%36 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.divf %in, %cst_6 : f32
      linalg.yield %64 : f32
    } -> tensor<32x8xf32>
    %46 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<32x8xf32>) outs(%36 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.mulf %in, %cst_3 : f32
      linalg.yield %64 : f32
    } -> tensor<32x8xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%45, %46 : tensor<32x8xf32>, tensor<32x8xf32>) outs(%36 : tensor<32x8xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.mulf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<32x8xf32>
    %48 = tensor.empty() : tensor<1x8xf32>
    %49 = linalg.fill ins(%cst_0 : f32) outs(%48 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "parallel"]} ins(%47 : tensor<32x8xf32>) outs(%49 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %out : f32
      linalg.yield %64 : f32
    } -> tensor<1x8xf32>
    %collapsed = tensor.collapse_shape %50 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %51 = linalg.matmul ins(%47, %34 : tensor<32x8xf32>, tensor<8x25xf32>) outs(%18 : tensor<32x25xf32>) -> tensor<32x25xf32>
    %52 = tensor.empty() : tensor<8x32xf32>
    %transposed_14 = linalg.transpose ins(%47 : tensor<32x8xf32>) outs(%52 : tensor<8x32xf32>) permutation = [1, 0] 
    %53 = linalg.fill ins(%cst_0 : f32) outs(%26 : tensor<8x25xf32>) -> tensor<8x25xf32>
    %54 = linalg.matmul ins(%transposed_14, %21 : tensor<8x32xf32>, tensor<32x25xf32>) outs(%53 : tensor<8x25xf32>) -> tensor<8x25xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%21, %21 : tensor<32x25xf32>, tensor<32x25xf32>) outs(%17 : tensor<32x25xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.mulf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<32x25xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_7, %55 : tensor<i64>, tensor<32x25xf32>) outs(%17 : tensor<32x25xf32>) {
    ^bb0(%in: i64, %in_17: f32, %out: f32):
      %64 = arith.sitofp %in : i64 to f32
      %65 = arith.subf %64, %in_17 : f32
      linalg.yield %65 : f32
    } -> tensor<32x25xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%51, %56 : tensor<32x25xf32>, tensor<32x25xf32>) outs(%17 : tensor<32x25xf32>) {
    ^bb0(%in: f32, %in_17: f32, %out: f32):
      %64 = arith.mulf %in, %in_17 : f32
      linalg.yield %64 : f32
    } -> tensor<32x25xf32>
    %58 = tensor.empty() : tensor<1x25xf32>
    %59 = linalg.fill ins(%cst_0 : f32) outs(%58 : tensor<1x25xf32>) -> tensor<1x25xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map6], iterator_types = ["reduction", "parallel"]} ins(%57 : tensor<32x25xf32>) outs(%59 : tensor<1x25xf32>) {
    ^bb0(%in: f32, %out: f32):
      %64 = arith.addf %in, %out : f32
      linalg.yield %64 : f32
    } -> tensor<1x25xf32>
    %collapsed_15 = tensor.collapse_shape %60 [[0, 1]] : tensor<1x25xf32> into tensor<25xf32>
    %61 = tensor.empty() : tensor<25x32xf32>
    %transposed_16 = linalg.transpose ins(%57 : tensor<32x25xf32>) outs(%61 : tensor<25x32xf32>) permutation = [1, 0] 
    %62 = linalg.fill ins(%cst_0 : f32) outs(%6 : tensor<25x16xf32>) -> tensor<25x16xf32>
    %63 = linalg.matmul ins(%transposed_16, %arg6 : tensor<25x32xf32>, tensor<32x16xf32>) outs(%62 : tensor<25x16xf32>) -> tensor<25x16xf32>
    return %inserted_slice_8, %inserted_slice_12, %44, %63, %collapsed_15, %54, %collapsed : tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<25x16xf32>, tensor<25xf32>, tensor<8x25xf32>, tensor<8xf32>
  }
}
