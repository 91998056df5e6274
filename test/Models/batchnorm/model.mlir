#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<(d0, d1) -> ()>
module @batchnorm {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "batchnorm.BatchNormNet" {
    fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "batchnorm.NormedLayer" {
        fsdp.module @linear class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<24x10xf32>
        }
        fsdp.module @norm class "torch.nn.modules.batchnorm.BatchNorm1d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
          fsdp.param @weight : tensor<24xf32>
          fsdp.param @bias : tensor<24xf32>
          fsdp.buffer @running_mean : tensor<24xf32>
          fsdp.buffer @running_var : tensor<24xf32>
          fsdp.buffer @num_batches_tracked : tensor<i64>
        }
      }
      fsdp.module @"1" class "batchnorm.NormedLayer" {
        fsdp.module @linear class "torch.nn.modules.linear.Linear" {
          fsdp.param @weight : tensor<24x24xf32>
        }
        fsdp.module @norm class "torch.nn.modules.batchnorm.BatchNorm1d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
          fsdp.param @weight : tensor<24xf32>
          fsdp.param @bias : tensor<24xf32>
          fsdp.buffer @running_mean : tensor<24xf32>
          fsdp.buffer @running_var : tensor<24xf32>
          fsdp.buffer @num_batches_tracked : tensor<i64>
        }
      }
    }
    fsdp.module @out class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<5x24xf32>
      fsdp.param @bias : tensor<5xf32>
    }
  }
  func.func @step(%arg0: tensor<24x10xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@linear::@weight>}, %arg1: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@weight>}, %arg2: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@bias>}, %arg3: tensor<24x24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@linear::@weight>}, %arg4: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@weight>}, %arg5: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@bias>}, %arg6: tensor<5x24xf32> {fsdp.role = #fsdp.state<@model::@out::@weight>}, %arg7: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@out::@bias>}, %arg8: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@running_mean>}, %arg9: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@running_var>}, %arg10: tensor<i64> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@num_batches_tracked>}, %arg11: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@running_mean>}, %arg12: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@running_var>}, %arg13: tensor<i64> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@num_batches_tracked>}, %arg14: tensor<32x10xf32> {fsdp.role = #fsdp.input<"x">}, %arg15: tensor<32xi64> {fsdp.role = #fsdp.input<"label", indices = [0, 5, -100]>}) -> (tensor<24xf32> {fsdp.role = #fsdp.new_value<@model::@layers::@"0"::@norm::@running_mean>}, tensor<24xf32> {fsdp.role = #fsdp.new_value<@model::@layers::@"0"::@norm::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@layers::@"0"::@norm::@num_batches_tracked>}, tensor<24xf32> {fsdp.role = #fsdp.new_value<@model::@layers::@"1"::@norm::@running_mean>}, tensor<24xf32> {fsdp.role = #fsdp.new_value<@model::@layers::@"1"::@norm::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@layers::@"1"::@norm::@num_batches_tracked>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<24x10xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@linear::@weight>}, tensor<24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@norm::@weight>}, tensor<24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@norm::@bias>}, tensor<24x24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@linear::@weight>}, tensor<24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@norm::@weight>}, tensor<24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@norm::@bias>}, tensor<5x24xf32> {fsdp.role = #fsdp.grad<@model::@out::@weight>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@out::@bias>}) {
    %c-100_i64 = arith.constant -100 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.000000e-05 : f64
    %cst_4 = arith.constant 9.000000e-01 : f64
    %cst_5 = arith.constant 1.000000e-01 : f64
    %cst_6 = arith.constant 1.032258064516129 : f64
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant 3.200000e+01 : f64
    %cst_9 = arith.constant 2.000000e+01 : f32
    %cst_10 = arith.constant 1.000000e+00 : f32
    %cst_11 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<10x24xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<24x10xf32>) outs(%0 : tensor<10x24xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<32x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %3 = linalg.matmul ins(%arg14, %transposed : tensor<32x10xf32>, tensor<10x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %4 = tensor.empty() : tensor<i64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg10 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %179 = arith.addi %in, %c1_i64 : i64
      linalg.yield %179 : i64
    } -> tensor<i64>
    %6 = tensor.empty() : tensor<32x24xf64>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %179 = arith.extf %in : f32 to f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %8 = tensor.empty() : tensor<1x24xf64>
    %9 = linalg.fill ins(%cst_0 : f64) outs(%8 : tensor<1x24xf64>) -> tensor<1x24xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%7 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.addf %in, %out : f64
      linalg.yield %179 : f64
    } -> tensor<1x24xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.divf %in, %cst_8 : f64
      linalg.yield %179 : f64
    } -> tensor<1x24xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.subf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %collapsed = tensor.collapse_shape %11 [[0, 1]] : tensor<1x24xf64> into tensor<24xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %12 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.mulf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %14 = tensor.empty() : tensor<24xf64>
    %15 = linalg.fill ins(%cst_0 : f64) outs(%14 : tensor<24xf64>) -> tensor<24xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.addf %in, %out : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%16 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.divf %in, %cst_8 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.mulf %in, %cst_6 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%18 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.mulf %in, %cst_5 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %20 = tensor.empty() : tensor<24xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg9 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.truncf %cst_4 : f64 to f32
      %180 = arith.mulf %in, %179 : f32
      linalg.yield %180 : f32
    } -> tensor<24xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%19, %21 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_33: f32, %out: f64):
      %179 = arith.extf %in_33 : f32 to f64
      %180 = arith.addf %in, %179 : f64
      linalg.yield %180 : f64
    } -> tensor<24xf64>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%22 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.mulf %in, %cst_5 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg8 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.truncf %cst_4 : f64 to f32
      %180 = arith.mulf %in, %179 : f32
      linalg.yield %180 : f32
    } -> tensor<24xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%24, %25 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_33: f32, %out: f64):
      %179 = arith.extf %in_33 : f32 to f64
      %180 = arith.addf %in, %179 : f64
      linalg.yield %180 : f64
    } -> tensor<24xf64>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%26 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.addf %in, %cst_3 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%29 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = math.rsqrt %in : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%30 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%31, %arg1 : tensor<24xf32>, tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %expanded = tensor.expand_shape %28 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.subf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %expanded_12 = tensor.expand_shape %32 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %expanded_12 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %expanded_13 = tensor.expand_shape %arg2 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %expanded_13 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.addf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.exp %in : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.log1p %in : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %38 = tensor.empty() : tensor<32x24xi1>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<32x24xf32>) outs(%38 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %179 = arith.cmpf ogt, %in, %cst_9 : f32
      linalg.yield %179 : i1
    } -> tensor<32x24xi1>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %35, %37 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %179 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %41 = tensor.empty() : tensor<24x24xf32>
    %transposed_14 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%41 : tensor<24x24xf32>) permutation = [1, 0] 
    %42 = linalg.matmul ins(%40, %transposed_14 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg13 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %179 = arith.addi %in, %c1_i64 : i64
      linalg.yield %179 : i64
    } -> tensor<i64>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %179 = arith.extf %in : f32 to f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %45 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%44 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.addf %in, %out : f64
      linalg.yield %179 : f64
    } -> tensor<1x24xf64>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.divf %in, %cst_8 : f64
      linalg.yield %179 : f64
    } -> tensor<1x24xf64>
    %47 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %46 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.subf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %collapsed_15 = tensor.collapse_shape %46 [[0, 1]] : tensor<1x24xf64> into tensor<24xf64>
    %48 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %47 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.mulf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %49 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%48 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.addf %in, %out : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %50 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%49 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.divf %in, %cst_8 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %51 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%50 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.mulf %in, %cst_6 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%51 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.mulf %in, %cst_5 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg12 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.truncf %cst_4 : f64 to f32
      %180 = arith.mulf %in, %179 : f32
      linalg.yield %180 : f32
    } -> tensor<24xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%52, %53 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_33: f32, %out: f64):
      %179 = arith.extf %in_33 : f32 to f64
      %180 = arith.addf %in, %179 : f64
      linalg.yield %180 : f64
    } -> tensor<24xf64>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%54 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.mulf %in, %cst_5 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg11 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.truncf %cst_4 : f64 to f32
      %180 = arith.mulf %in, %179 : f32
      linalg.yield %180 : f32
    } -> tensor<24xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%56, %57 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_33: f32, %out: f64):
      %179 = arith.extf %in_33 : f32 to f64
      %180 = arith.addf %in, %179 : f64
      linalg.yield %180 : f64
    } -> tensor<24xf64>
    %59 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%58 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %60 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%50 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.addf %in, %cst_3 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%61 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = math.rsqrt %in : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %63 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%62 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %64 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%63, %arg4 : tensor<24xf32>, tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %expanded_16 = tensor.expand_shape %60 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %expanded_16 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.subf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %expanded_17 = tensor.expand_shape %64 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %expanded_17 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %expanded_18 = tensor.expand_shape %arg5 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %expanded_18 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.addf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.exp %in : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.log1p %in : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<32x24xf32>) outs(%38 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %179 = arith.cmpf ogt, %in, %cst_9 : f32
      linalg.yield %179 : i1
    } -> tensor<32x24xi1>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %67, %69 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %179 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %72 = tensor.empty() : tensor<24x5xf32>
    %transposed_19 = linalg.transpose ins(%arg6 : tensor<5x24xf32>) outs(%72 : tensor<24x5xf32>) permutation = [1, 0] 
    %73 = tensor.empty() : tensor<32x5xf32>
    %74 = linalg.fill ins(%cst : f32) outs(%73 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %75 = linalg.matmul ins(%71, %transposed_19 : tensor<32x24xf32>, tensor<24x5xf32>) outs(%74 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %76 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<5xf32>) outs(%73 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x5xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%75, %76 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%73 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.addf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x5xf32>
    %78 = tensor.empty() : tensor<32xi64>
    %79 = linalg.fill ins(%c0_i64 : i64) outs(%78 : tensor<32xi64>) -> tensor<32xi64>
    %80 = tensor.empty() : tensor<32xf32>
    %81 = linalg.fill ins(%cst_1 : f32) outs(%80 : tensor<32xf32>) -> tensor<32xf32>
    %82:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%77 : tensor<32x5xf32>) outs(%81, %79 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_33: i64):
      %179 = linalg.index 1 : index
      %180 = arith.index_cast %179 : index to i64
      %181 = arith.maximumf %in, %out : f32
      %182 = arith.cmpf ogt, %in, %out : f32
      %183 = arith.select %182, %180, %out_33 : i64
      linalg.yield %181, %183 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_20 = tensor.expand_shape %82#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%77, %expanded_20 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%73 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.subf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x5xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%83 : tensor<32x5xf32>) outs(%73 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.exp %in : f32
      linalg.yield %179 : f32
    } -> tensor<32x5xf32>
    %85 = tensor.empty() : tensor<32x1xf32>
    %86 = linalg.fill ins(%cst : f32) outs(%85 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%84 : tensor<32x5xf32>) outs(%86 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %out : f32
      linalg.yield %179 : f32
    } -> tensor<32x1xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<32x1xf32>) outs(%85 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.log %in : f32
      linalg.yield %179 : f32
    } -> tensor<32x1xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %88 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%73 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.subf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x5xf32>
    %90 = tensor.empty() : tensor<32xi1>
    %91 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg15 : tensor<32xi64>) outs(%90 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %179 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %179 : i1
    } -> tensor<32xi1>
    %92 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%91, %arg15, %cst_11 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%78 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_33: i64, %in_34: i64, %out: i64):
      %179 = arith.select %in, %in_33, %in_34 : i64
      linalg.yield %179 : i64
    } -> tensor<32xi64>
    %expanded_21 = tensor.expand_shape %92 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %93 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_21 : tensor<32x1xi64>) outs(%86 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %179 = linalg.index 0 : index
      %180 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %89[%179, %180] : tensor<32x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_22 = tensor.collapse_shape %93 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %94 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_22 : tensor<32xf32>) outs(%80 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.negf %in : f32
      linalg.yield %179 : f32
    } -> tensor<32xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%91 : tensor<32xi1>) outs(%80 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %179 = arith.uitofp %in : i1 to f32
      linalg.yield %179 : f32
    } -> tensor<32xf32>
    %96 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%91, %94, %cst_2 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%80 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %179 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %179 : f32
    } -> tensor<32xf32>
    %97 = tensor.empty() : tensor<f32>
    %98 = linalg.fill ins(%cst : f32) outs(%97 : tensor<f32>) -> tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%95 : tensor<32xf32>) outs(%98 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %out : f32
      linalg.yield %179 : f32
    } -> tensor<f32>
    %100 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%96 : tensor<32xf32>) outs(%98 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %out : f32
      linalg.yield %179 : f32
    } -> tensor<f32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%100, %99 : tensor<f32>, tensor<f32>) outs(%97 : tensor<f32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.divf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<f32>
    %102 = tensor.empty() : tensor<5xi64>
    %103 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%102 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %179 = linalg.index 0 : index
      %180 = arith.index_cast %179 : index to i64
      linalg.yield %180 : i64
    } -> tensor<5xi64>
    %expanded_23 = tensor.expand_shape %103 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_24 = tensor.expand_shape %arg15 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %104 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_7, %99 : tensor<f32>, tensor<f32>) outs(%97 : tensor<f32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.divf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<f32>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%104 : tensor<f32>) outs(%97 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.negf %in : f32
      linalg.yield %179 : f32
    } -> tensor<f32>
    %106 = tensor.empty() : tensor<32x5xi1>
    %107 = linalg.generic {indexing_maps = [#map2, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_23, %expanded_24 : tensor<1x5xi64>, tensor<32x1xi64>) outs(%106 : tensor<32x5xi1>) {
    ^bb0(%in: i64, %in_33: i64, %out: i1):
      %179 = arith.cmpi eq, %in, %in_33 : i64
      linalg.yield %179 : i1
    } -> tensor<32x5xi1>
    %108 = tensor.empty() : tensor<32x1xi1>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_24 : tensor<32x1xi64>) outs(%108 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %179 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %179 : i1
    } -> tensor<32x1xi1>
    %110 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %109 : tensor<32x5xi1>, tensor<32x1xi1>) outs(%106 : tensor<32x5xi1>) {
    ^bb0(%in: i1, %in_33: i1, %out: i1):
      %179 = arith.andi %in, %in_33 : i1
      linalg.yield %179 : i1
    } -> tensor<32x5xi1>
    %111 = linalg.generic {indexing_maps = [#map1, #map8, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %105, %cst_2 : tensor<32x5xi1>, tensor<f32>, tensor<f32>) outs(%73 : tensor<32x5xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %179 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %179 : f32
    } -> tensor<32x5xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<32x5xf32>) outs(%73 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = math.exp %in : f32
      linalg.yield %179 : f32
    } -> tensor<32x5xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%111 : tensor<32x5xf32>) outs(%86 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %out : f32
      linalg.yield %179 : f32
    } -> tensor<32x1xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %113 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%73 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x5xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %114 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%73 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.subf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x5xf32>
    %116 = linalg.matmul ins(%115, %arg6 : tensor<32x5xf32>, tensor<5x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %117 = tensor.empty() : tensor<5x32xf32>
    %transposed_25 = linalg.transpose ins(%115 : tensor<32x5xf32>) outs(%117 : tensor<5x32xf32>) permutation = [1, 0] 
    %118 = tensor.empty() : tensor<5x24xf32>
    %119 = linalg.fill ins(%cst : f32) outs(%118 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %120 = linalg.matmul ins(%transposed_25, %71 : tensor<5x32xf32>, tensor<32x24xf32>) outs(%119 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %121 = tensor.empty() : tensor<1x5xf32>
    %122 = linalg.fill ins(%cst : f32) outs(%121 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%115 : tensor<32x5xf32>) outs(%122 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %out : f32
      linalg.yield %179 : f32
    } -> tensor<1x5xf32>
    %collapsed_26 = tensor.collapse_shape %123 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%116, %68 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %cst_10 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%124, %125 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.divf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %116, %126 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %179 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %179 = arith.extf %in : f32 to f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %129 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%128 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.addf %in, %out : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %130 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_16 : tensor<1x24xf32>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %179 = arith.extf %in : f32 to f64
      linalg.yield %179 : f64
    } -> tensor<1x24xf64>
    %131 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %130 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.subf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %132 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%128, %131 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.mulf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %133 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%132 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.addf %in, %out : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %134 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%133 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.divf %in, %cst_8 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %135 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%63 : tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %179 = arith.extf %in : f32 to f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %136 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%134, %135 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.mulf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %137 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%136, %135 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.mulf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%137 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%129 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.divf %in, %cst_8 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %140 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%139 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %expanded_27 = tensor.expand_shape %140 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%127, %expanded_27 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.subf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %expanded_28 = tensor.expand_shape %138 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %expanded_28 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141, %142 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.subf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%143, %expanded_17 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%133, %135 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.mulf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %146 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%145 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %147 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%129 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %148 = tensor.empty() : tensor<24x32xf32>
    %transposed_29 = linalg.transpose ins(%144 : tensor<32x24xf32>) outs(%148 : tensor<24x32xf32>) permutation = [1, 0] 
    %149 = linalg.fill ins(%cst : f32) outs(%41 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %150 = linalg.matmul ins(%transposed_29, %40 : tensor<24x32xf32>, tensor<32x24xf32>) outs(%149 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %151 = linalg.matmul ins(%144, %arg3 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%151, %36 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %179 = arith.addf %in, %cst_10 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %153 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.divf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %151, %154 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_33: f32, %in_34: f32, %out: f32):
      %179 = arith.select %in, %in_33, %in_34 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%155 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %179 = arith.extf %in : f32 to f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %157 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%156 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.addf %in, %out : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x24xf32>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %179 = arith.extf %in : f32 to f64
      linalg.yield %179 : f64
    } -> tensor<1x24xf64>
    %159 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %158 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.subf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%156, %159 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.mulf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<32x24xf64>
    %161 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%160 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.addf %in, %out : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %162 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%161 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.divf %in, %cst_8 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %163 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31 : tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %179 = arith.extf %in : f32 to f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %164 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%162, %163 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.mulf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %165 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%164, %163 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.mulf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %166 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%165 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %167 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%157 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %179 = arith.divf %in, %cst_8 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %168 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%167 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %expanded_30 = tensor.expand_shape %168 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%155, %expanded_30 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.subf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %expanded_31 = tensor.expand_shape %166 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %expanded_31 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%169, %170 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.subf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%171, %expanded_12 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_33: f32, %out: f32):
      %179 = arith.mulf %in, %in_33 : f32
      linalg.yield %179 : f32
    } -> tensor<32x24xf32>
    %173 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%161, %163 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_33: f64, %out: f64):
      %179 = arith.mulf %in, %in_33 : f64
      linalg.yield %179 : f64
    } -> tensor<24xf64>
    %174 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%173 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %175 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%157 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %179 = arith.truncf %in : f64 to f32
      linalg.yield %179 : f32
    } -> tensor<24xf32>
    %transposed_32 = linalg.transpose ins(%172 : tensor<32x24xf32>) outs(%148 : tensor<24x32xf32>) permutation = [1, 0] 
    %176 = tensor.empty() : tensor<24x10xf32>
    %177 = linalg.fill ins(%cst : f32) outs(%176 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %178 = linalg.matmul ins(%transposed_32, %arg14 : tensor<24x32xf32>, tensor<32x10xf32>) outs(%177 : tensor<24x10xf32>) -> tensor<24x10xf32>
    return %27, %23, %5, %59, %55, %43, %101, %178, %174, %175, %150, %146, %147, %120, %collapsed_26 : tensor<24xf32>, tensor<24xf32>, tensor<i64>, tensor<24xf32>, tensor<24xf32>, tensor<i64>, tensor<f32>, tensor<24x10xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5x24xf32>, tensor<5xf32>
  }
}
