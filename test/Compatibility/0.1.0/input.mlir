#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
module @mlp {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "mlp.MLP" {
    fsdp.module @first class "mlp.Layer" {
      fsdp.module @linear class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<20x12xf32>
        fsdp.param @bias : tensor<20xf32>
      }
    }
    fsdp.module @second class "mlp.Layer" {
      fsdp.module @linear class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<23x20xf32>
        fsdp.param @bias : tensor<23xf32>
      }
    }
    fsdp.module @third class "mlp.Layer" {
      fsdp.module @linear class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<20x23xf32>
        fsdp.param @bias : tensor<20xf32>
      }
    }
    fsdp.module @out class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<6x20xf32>
      fsdp.param @bias : tensor<6xf32>
    }
  }
  func.func @step(%arg0: tensor<20x12xf32> {fsdp.state = @model::@first::@linear::@weight}, %arg1: tensor<20xf32> {fsdp.state = @model::@first::@linear::@bias}, %arg2: tensor<23x20xf32> {fsdp.state = @model::@second::@linear::@weight}, %arg3: tensor<23xf32> {fsdp.state = @model::@second::@linear::@bias}, %arg4: tensor<20x23xf32> {fsdp.state = @model::@third::@linear::@weight}, %arg5: tensor<20xf32> {fsdp.state = @model::@third::@linear::@bias}, %arg6: tensor<6x20xf32> {fsdp.state = @model::@out::@weight}, %arg7: tensor<6xf32> {fsdp.state = @model::@out::@bias}, %arg8: tensor<16x12xf32> {fsdp.input = "x"}, %arg9: tensor<16x6xf32> {fsdp.input = "target"}) -> (tensor<f32> {fsdp.loss}, tensor<20x12xf32> {fsdp.grad = @model::@first::@linear::@weight}, tensor<20xf32> {fsdp.grad = @model::@first::@linear::@bias}, tensor<23x20xf32> {fsdp.grad = @model::@second::@linear::@weight}, tensor<23xf32> {fsdp.grad = @model::@second::@linear::@bias}, tensor<20x23xf32> {fsdp.grad = @model::@third::@linear::@weight}, tensor<20xf32> {fsdp.grad = @model::@third::@linear::@bias}, tensor<6x20xf32> {fsdp.grad = @model::@out::@weight}, tensor<6xf32> {fsdp.grad = @model::@out::@bias}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.020833333333333332 : f64
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 9.600000e+01 : f32
    %cst_3 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<12x20xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<20x12xf32>) outs(%0 : tensor<12x20xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<16x20xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %3 = linalg.matmul ins(%arg8, %transposed : tensor<16x12xf32>, tensor<12x20xf32>) outs(%2 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.addf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x20xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.tanh %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x20xf32>
    %7 = tensor.empty() : tensor<20x23xf32>
    %transposed_4 = linalg.transpose ins(%arg2 : tensor<23x20xf32>) outs(%7 : tensor<20x23xf32>) permutation = [1, 0] 
    %8 = tensor.empty() : tensor<16x23xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<16x23xf32>) -> tensor<16x23xf32>
    %10 = linalg.matmul ins(%6, %transposed_4 : tensor<16x20xf32>, tensor<20x23xf32>) outs(%9 : tensor<16x23xf32>) -> tensor<16x23xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x23xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<16x23xf32>, tensor<16x23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.addf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x23xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.tanh %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x23xf32>
    %14 = tensor.empty() : tensor<23x20xf32>
    %transposed_5 = linalg.transpose ins(%arg4 : tensor<20x23xf32>) outs(%14 : tensor<23x20xf32>) permutation = [1, 0] 
    %15 = linalg.matmul ins(%13, %transposed_5 : tensor<16x23xf32>, tensor<23x20xf32>) outs(%2 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x20xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %16 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.addf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x20xf32>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = math.tanh %in : f32
      linalg.yield %68 : f32
    } -> tensor<16x20xf32>
    %19 = tensor.empty() : tensor<20x6xf32>
    %transposed_6 = linalg.transpose ins(%arg6 : tensor<6x20xf32>) outs(%19 : tensor<20x6xf32>) permutation = [1, 0] 
    %20 = tensor.empty() : tensor<16x6xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %22 = linalg.matmul ins(%18, %transposed_6 : tensor<16x20xf32>, tensor<20x6xf32>) outs(%21 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<6xf32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x6xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %23 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.addf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x6xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %arg9 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.subf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x6xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %25 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.mulf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x6xf32>
    %27 = tensor.empty() : tensor<f32>
    %28 = linalg.fill ins(%cst : f32) outs(%27 : tensor<f32>) -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%26 : tensor<16x6xf32>) outs(%28 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%29 : tensor<f32>) outs(%27 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.divf %in, %cst_2 : f32
      linalg.yield %68 : f32
    } -> tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x6xf32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.truncf %cst_0 : f64 to f32
      %69 = arith.mulf %in, %68 : f32
      linalg.yield %69 : f32
    } -> tensor<16x6xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %cst_1 : tensor<16x6xf32>, tensor<f32>) outs(%20 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.mulf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x6xf32>
    %33 = linalg.matmul ins(%32, %arg6 : tensor<16x6xf32>, tensor<6x20xf32>) outs(%2 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %34 = tensor.empty() : tensor<6x16xf32>
    %transposed_7 = linalg.transpose ins(%32 : tensor<16x6xf32>) outs(%34 : tensor<6x16xf32>) permutation = [1, 0] 
    %35 = tensor.empty() : tensor<6x20xf32>
    %36 = linalg.fill ins(%cst : f32) outs(%35 : tensor<6x20xf32>) -> tensor<6x20xf32>
    %37 = linalg.matmul ins(%transposed_7, %18 : tensor<6x16xf32>, tensor<16x20xf32>) outs(%36 : tensor<6x20xf32>) -> tensor<6x20xf32>
    %38 = tensor.empty() : tensor<1x6xf32>
    %39 = linalg.fill ins(%cst : f32) outs(%38 : tensor<1x6xf32>) -> tensor<1x6xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%32 : tensor<16x6xf32>) outs(%39 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<1x6xf32>
    %collapsed = tensor.collapse_shape %40 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18, %18 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.mulf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x20xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %41 : tensor<i64>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: i64, %in_14: f32, %out: f32):
      %68 = arith.sitofp %in : i64 to f32
      %69 = arith.subf %68, %in_14 : f32
      linalg.yield %69 : f32
    } -> tensor<16x20xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %42 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.mulf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x20xf32>
    %44 = linalg.matmul ins(%43, %arg4 : tensor<16x20xf32>, tensor<20x23xf32>) outs(%9 : tensor<16x23xf32>) -> tensor<16x23xf32>
    %45 = tensor.empty() : tensor<20x16xf32>
    %transposed_8 = linalg.transpose ins(%43 : tensor<16x20xf32>) outs(%45 : tensor<20x16xf32>) permutation = [1, 0] 
    %46 = linalg.fill ins(%cst : f32) outs(%7 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %47 = linalg.matmul ins(%transposed_8, %13 : tensor<20x16xf32>, tensor<16x23xf32>) outs(%46 : tensor<20x23xf32>) -> tensor<20x23xf32>
    %48 = tensor.empty() : tensor<1x20xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<1x20xf32>) -> tensor<1x20xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%43 : tensor<16x20xf32>) outs(%49 : tensor<1x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<1x20xf32>
    %collapsed_9 = tensor.collapse_shape %50 [[0, 1]] : tensor<1x20xf32> into tensor<20xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13, %13 : tensor<16x23xf32>, tensor<16x23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.mulf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x23xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %51 : tensor<i64>, tensor<16x23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: i64, %in_14: f32, %out: f32):
      %68 = arith.sitofp %in : i64 to f32
      %69 = arith.subf %68, %in_14 : f32
      linalg.yield %69 : f32
    } -> tensor<16x23xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %52 : tensor<16x23xf32>, tensor<16x23xf32>) outs(%8 : tensor<16x23xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.mulf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x23xf32>
    %54 = linalg.matmul ins(%53, %arg2 : tensor<16x23xf32>, tensor<23x20xf32>) outs(%2 : tensor<16x20xf32>) -> tensor<16x20xf32>
    %55 = tensor.empty() : tensor<23x16xf32>
    %transposed_10 = linalg.transpose ins(%53 : tensor<16x23xf32>) outs(%55 : tensor<23x16xf32>) permutation = [1, 0] 
    %56 = linalg.fill ins(%cst : f32) outs(%14 : tensor<23x20xf32>) -> tensor<23x20xf32>
    %57 = linalg.matmul ins(%transposed_10, %6 : tensor<23x16xf32>, tensor<16x20xf32>) outs(%56 : tensor<23x20xf32>) -> tensor<23x20xf32>
    %58 = tensor.empty() : tensor<1x23xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<1x23xf32>) -> tensor<1x23xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%53 : tensor<16x23xf32>) outs(%59 : tensor<1x23xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<1x23xf32>
    %collapsed_11 = tensor.collapse_shape %60 [[0, 1]] : tensor<1x23xf32> into tensor<23xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %6 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.mulf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x20xf32>
    %62 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %61 : tensor<i64>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: i64, %in_14: f32, %out: f32):
      %68 = arith.sitofp %in : i64 to f32
      %69 = arith.subf %68, %in_14 : f32
      linalg.yield %69 : f32
    } -> tensor<16x20xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %62 : tensor<16x20xf32>, tensor<16x20xf32>) outs(%1 : tensor<16x20xf32>) {
    ^bb0(%in: f32, %in_14: f32, %out: f32):
      %68 = arith.mulf %in, %in_14 : f32
      linalg.yield %68 : f32
    } -> tensor<16x20xf32>
    %transposed_12 = linalg.transpose ins(%63 : tensor<16x20xf32>) outs(%45 : tensor<20x16xf32>) permutation = [1, 0] 
    %64 = tensor.empty() : tensor<20x12xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<20x12xf32>) -> tensor<20x12xf32>
    %66 = linalg.matmul ins(%transposed_12, %arg8 : tensor<20x16xf32>, tensor<16x12xf32>) outs(%65 : tensor<20x12xf32>) -> tensor<20x12xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%63 : tensor<16x20xf32>) outs(%49 : tensor<1x20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %68 = arith.addf %in, %out : f32
      linalg.yield %68 : f32
    } -> tensor<1x20xf32>
    %collapsed_13 = tensor.collapse_shape %67 [[0, 1]] : tensor<1x20xf32> into tensor<20xf32>
    return %30, %66, %collapsed_13, %57, %collapsed_11, %47, %collapsed_9, %37, %collapsed : tensor<f32>, tensor<20x12xf32>, tensor<20xf32>, tensor<23x20xf32>, tensor<23xf32>, tensor<20x23xf32>, tensor<20xf32>, tensor<6x20xf32>, tensor<6xf32>
  }
}
