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
      %187 = arith.addi %in, %c1_i64 : i64
      linalg.yield %187 : i64
    } -> tensor<i64>
    %6 = tensor.empty() : tensor<32x24xf64>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %187 = arith.extf %in : f32 to f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %8 = tensor.empty() : tensor<1x24xf64>
    %9 = linalg.fill ins(%cst_0 : f64) outs(%8 : tensor<1x24xf64>) -> tensor<1x24xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%7 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.addf %in, %out : f64
      linalg.yield %187 : f64
    } -> tensor<1x24xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.divf %in, %cst_8 : f64
      linalg.yield %187 : f64
    } -> tensor<1x24xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.subf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %collapsed = tensor.collapse_shape %11 [[0, 1]] : tensor<1x24xf64> into tensor<24xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %12 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %14 = tensor.empty() : tensor<24xf64>
    %15 = linalg.fill ins(%cst_0 : f64) outs(%14 : tensor<24xf64>) -> tensor<24xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.addf %in, %out : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%16 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.divf %in, %cst_8 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.mulf %in, %cst_6 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%18 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.mulf %in, %cst_5 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %20 = tensor.empty() : tensor<24xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg9 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.truncf %cst_4 : f64 to f32
      %188 = arith.mulf %in, %187 : f32
      linalg.yield %188 : f32
    } -> tensor<24xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%19, %21 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f32, %out: f64):
      %187 = arith.extf %in_36 : f32 to f64
      %188 = arith.addf %in, %187 : f64
      linalg.yield %188 : f64
    } -> tensor<24xf64>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%22 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.mulf %in, %cst_5 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg8 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.truncf %cst_4 : f64 to f32
      %188 = arith.mulf %in, %187 : f32
      linalg.yield %188 : f32
    } -> tensor<24xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%24, %25 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f32, %out: f64):
      %187 = arith.extf %in_36 : f32 to f64
      %188 = arith.addf %in, %187 : f64
      linalg.yield %188 : f64
    } -> tensor<24xf64>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%26 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.addf %in, %cst_3 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%28 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = math.rsqrt %in : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%29, %arg1 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f32, %out: f64):
      %187 = arith.extf %in_36 : f32 to f64
      %188 = arith.mulf %in, %187 : f64
      linalg.yield %188 : f64
    } -> tensor<24xf64>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed, %30 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %32 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg2, %31 : tensor<24xf32>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %in_36: f64, %out: f64):
      %187 = arith.extf %in : f32 to f64
      %188 = arith.subf %187, %in_36 : f64
      linalg.yield %188 : f64
    } -> tensor<24xf64>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%30 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %expanded = tensor.expand_shape %33 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%32 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %expanded_12 = tensor.expand_shape %34 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %expanded_12 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.addf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%29 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = math.exp %in : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = math.log1p %in : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %41 = tensor.empty() : tensor<32x24xi1>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<32x24xf32>) outs(%41 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %187 = arith.cmpf ogt, %in, %cst_9 : f32
      linalg.yield %187 : i1
    } -> tensor<32x24xi1>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %36, %40 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %187 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %44 = tensor.empty() : tensor<24x24xf32>
    %transposed_13 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%44 : tensor<24x24xf32>) permutation = [1, 0] 
    %45 = linalg.matmul ins(%43, %transposed_13 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg13 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %187 = arith.addi %in, %c1_i64 : i64
      linalg.yield %187 : i64
    } -> tensor<i64>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %187 = arith.extf %in : f32 to f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %48 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%47 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.addf %in, %out : f64
      linalg.yield %187 : f64
    } -> tensor<1x24xf64>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.divf %in, %cst_8 : f64
      linalg.yield %187 : f64
    } -> tensor<1x24xf64>
    %50 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %49 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.subf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %collapsed_14 = tensor.collapse_shape %49 [[0, 1]] : tensor<1x24xf64> into tensor<24xf64>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %50 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %52 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%51 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.addf %in, %out : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%52 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.divf %in, %cst_8 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %54 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%53 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.mulf %in, %cst_6 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %55 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%54 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.mulf %in, %cst_5 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg12 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.truncf %cst_4 : f64 to f32
      %188 = arith.mulf %in, %187 : f32
      linalg.yield %188 : f32
    } -> tensor<24xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%55, %56 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f32, %out: f64):
      %187 = arith.extf %in_36 : f32 to f64
      %188 = arith.addf %in, %187 : f64
      linalg.yield %188 : f64
    } -> tensor<24xf64>
    %58 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%57 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_14 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.mulf %in, %cst_5 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %60 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg11 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.truncf %cst_4 : f64 to f32
      %188 = arith.mulf %in, %187 : f32
      linalg.yield %188 : f32
    } -> tensor<24xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%59, %60 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f32, %out: f64):
      %187 = arith.extf %in_36 : f32 to f64
      %188 = arith.addf %in, %187 : f64
      linalg.yield %188 : f64
    } -> tensor<24xf64>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%61 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%53 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.addf %in, %cst_3 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %64 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%63 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = math.rsqrt %in : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %65 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%64, %arg4 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f32, %out: f64):
      %187 = arith.extf %in_36 : f32 to f64
      %188 = arith.mulf %in, %187 : f64
      linalg.yield %188 : f64
    } -> tensor<24xf64>
    %66 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_14, %65 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %67 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg5, %66 : tensor<24xf32>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %in_36: f64, %out: f64):
      %187 = arith.extf %in : f32 to f64
      %188 = arith.subf %187, %in_36 : f64
      linalg.yield %188 : f64
    } -> tensor<24xf64>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%65 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %expanded_15 = tensor.expand_shape %68 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%67 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %expanded_16 = tensor.expand_shape %69 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %expanded_15 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %expanded_16 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.addf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_14 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%64 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = math.exp %in : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = math.log1p %in : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<32x24xf32>) outs(%41 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %187 = arith.cmpf ogt, %in, %cst_9 : f32
      linalg.yield %187 : i1
    } -> tensor<32x24xi1>
    %77 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76, %71, %75 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %187 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %78 = tensor.empty() : tensor<24x5xf32>
    %transposed_17 = linalg.transpose ins(%arg6 : tensor<5x24xf32>) outs(%78 : tensor<24x5xf32>) permutation = [1, 0] 
    %79 = tensor.empty() : tensor<32x5xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %81 = linalg.matmul ins(%77, %transposed_17 : tensor<32x24xf32>, tensor<24x5xf32>) outs(%80 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %82 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<5xf32>) outs(%79 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x5xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %82 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%79 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.addf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x5xf32>
    %84 = tensor.empty() : tensor<32xi64>
    %85 = linalg.fill ins(%c0_i64 : i64) outs(%84 : tensor<32xi64>) -> tensor<32xi64>
    %86 = tensor.empty() : tensor<32xf32>
    %87 = linalg.fill ins(%cst_1 : f32) outs(%86 : tensor<32xf32>) -> tensor<32xf32>
    %88:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%83 : tensor<32x5xf32>) outs(%87, %85 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %187 = linalg.index 1 : index
      %188 = arith.index_cast %187 : index to i64
      %189 = arith.maximumf %in, %out : f32
      %190 = arith.cmpf ogt, %in, %out : f32
      %191 = arith.select %190, %188, %out_36 : i64
      linalg.yield %189, %191 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded_18 = tensor.expand_shape %88#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %expanded_18 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%79 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x5xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89 : tensor<32x5xf32>) outs(%79 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = math.exp %in : f32
      linalg.yield %187 : f32
    } -> tensor<32x5xf32>
    %91 = tensor.empty() : tensor<32x1xf32>
    %92 = linalg.fill ins(%cst : f32) outs(%91 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%90 : tensor<32x5xf32>) outs(%92 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %out : f32
      linalg.yield %187 : f32
    } -> tensor<32x1xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<32x1xf32>) outs(%91 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = math.log %in : f32
      linalg.yield %187 : f32
    } -> tensor<32x1xf32>
    %95 = tensor.empty() : tensor<32xi1>
    %96 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg15 : tensor<32xi64>) outs(%95 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %187 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %187 : i1
    } -> tensor<32xi1>
    %97 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%96, %arg15, %cst_11 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%84 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_36: i64, %in_37: i64, %out: i64):
      %187 = arith.select %in, %in_36, %in_37 : i64
      linalg.yield %187 : i64
    } -> tensor<32xi64>
    %expanded_19 = tensor.expand_shape %97 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_19 : tensor<32x1xi64>) outs(%92 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %187 = linalg.index 0 : index
      %188 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %83[%187, %188] : tensor<32x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98, %expanded_18 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%91 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x1xf32>
    %100 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %99 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%91 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x1xf32>
    %collapsed_20 = tensor.collapse_shape %100 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %101 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%96, %collapsed_20, %cst_2 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%86 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %187 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<32xf32>
    %102 = tensor.empty() : tensor<f32>
    %103 = linalg.fill ins(%cst : f32) outs(%102 : tensor<f32>) -> tensor<f32>
    %104 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%101 : tensor<32xf32>) outs(%103 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %out : f32
      linalg.yield %187 : f32
    } -> tensor<f32>
    %105 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<i64>) -> tensor<i64>
    %106 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%96 : tensor<32xi1>) outs(%105 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %187 = arith.extui %in : i1 to i64
      %188 = arith.addi %187, %out : i64
      linalg.yield %188 : i64
    } -> tensor<i64>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%104, %106 : tensor<f32>, tensor<i64>) outs(%102 : tensor<f32>) {
    ^bb0(%in: f32, %in_36: i64, %out: f32):
      %187 = arith.sitofp %in_36 : i64 to f32
      %188 = arith.divf %in, %187 : f32
      linalg.yield %188 : f32
    } -> tensor<f32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_7, %106 : tensor<f32>, tensor<i64>) outs(%102 : tensor<f32>) {
    ^bb0(%in: f32, %in_36: i64, %out: f32):
      %187 = arith.sitofp %in_36 : i64 to f32
      %188 = arith.divf %in, %187 : f32
      linalg.yield %188 : f32
    } -> tensor<f32>
    %109 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%108 : tensor<f32>) outs(%86 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %110 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%96, %109, %cst_2 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%86 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %187 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<32xf32>
    %expanded_21 = tensor.expand_shape %110 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %94 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%79 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x5xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<32x5xf32>) outs(%79 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = math.exp %in : f32
      linalg.yield %187 : f32
    } -> tensor<32x5xf32>
    %113 = tensor.empty() : tensor<5xi64>
    %114 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%113 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %187 = linalg.index 0 : index
      %188 = arith.index_cast %187 : index to i64
      linalg.yield %188 : i64
    } -> tensor<5xi64>
    %expanded_22 = tensor.expand_shape %114 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_23 = tensor.expand_shape %arg15 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %115 = tensor.empty() : tensor<32x5xi1>
    %116 = linalg.generic {indexing_maps = [#map2, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_22, %expanded_23 : tensor<1x5xi64>, tensor<32x1xi64>) outs(%115 : tensor<32x5xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %187 = arith.cmpi eq, %in, %in_36 : i64
      linalg.yield %187 : i1
    } -> tensor<32x5xi1>
    %117 = linalg.generic {indexing_maps = [#map1, #map8, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%116, %cst_7, %cst_2 : tensor<32x5xi1>, tensor<f32>, tensor<f32>) outs(%79 : tensor<32x5xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %187 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<32x5xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %117 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%79 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x5xf32>
    %119 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%118, %expanded_21 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%79 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x5xf32>
    %120 = linalg.matmul ins(%119, %arg6 : tensor<32x5xf32>, tensor<5x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %121 = tensor.empty() : tensor<5x32xf32>
    %transposed_24 = linalg.transpose ins(%119 : tensor<32x5xf32>) outs(%121 : tensor<5x32xf32>) permutation = [1, 0] 
    %122 = tensor.empty() : tensor<5x24xf32>
    %123 = linalg.fill ins(%cst : f32) outs(%122 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %124 = linalg.matmul ins(%transposed_24, %77 : tensor<5x32xf32>, tensor<32x24xf32>) outs(%123 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %125 = tensor.empty() : tensor<1x5xf32>
    %126 = linalg.fill ins(%cst : f32) outs(%125 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%119 : tensor<32x5xf32>) outs(%126 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %out : f32
      linalg.yield %187 : f32
    } -> tensor<1x5xf32>
    %collapsed_25 = tensor.collapse_shape %127 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%120, %74 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_10 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%128, %129 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.divf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76, %120, %130 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %187 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %expanded_26 = tensor.expand_shape %72 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %expanded_26 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %187 = arith.extf %in : f32 to f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %134 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%133 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.addf %in, %out : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %135 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_26 : tensor<1x24xf32>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %187 = arith.extf %in : f32 to f64
      linalg.yield %187 : f64
    } -> tensor<1x24xf64>
    %136 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %135 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.subf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %137 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %136 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %138 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%137 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.addf %in, %out : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %139 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%138 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.divf %in, %cst_8 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %140 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%73 : tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %187 = arith.extf %in : f32 to f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %141 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%139, %140 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %142 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%141, %140 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %143 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%142 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%73, %arg4 : tensor<24xf32>, tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%134 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.divf %in, %cst_8 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %146 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%145 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %expanded_27 = tensor.expand_shape %146 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %expanded_27 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %expanded_28 = tensor.expand_shape %143 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%132, %expanded_28 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %148 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %expanded_29 = tensor.expand_shape %144 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%149, %expanded_29 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%138, %140 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %152 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%151 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%134 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %154 = tensor.empty() : tensor<24x32xf32>
    %transposed_30 = linalg.transpose ins(%150 : tensor<32x24xf32>) outs(%154 : tensor<24x32xf32>) permutation = [1, 0] 
    %155 = linalg.fill ins(%cst : f32) outs(%44 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %156 = linalg.matmul ins(%transposed_30, %43 : tensor<24x32xf32>, tensor<32x24xf32>) outs(%155 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %157 = linalg.matmul ins(%150, %arg3 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %39 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %187 = arith.addf %in, %cst_10 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %159 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.divf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %157, %160 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %187 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %expanded_31 = tensor.expand_shape %37 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded_31 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %187 = arith.extf %in : f32 to f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %164 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%163 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.addf %in, %out : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %165 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_31 : tensor<1x24xf32>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %187 = arith.extf %in : f32 to f64
      linalg.yield %187 : f64
    } -> tensor<1x24xf64>
    %166 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %165 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.subf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%163, %166 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<32x24xf64>
    %168 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%167 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.addf %in, %out : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %169 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%168 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.divf %in, %cst_8 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %170 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%38 : tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %187 = arith.extf %in : f32 to f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %171 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%169, %170 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %172 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%171, %170 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %173 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%172 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %174 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%38, %arg1 : tensor<24xf32>, tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %175 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%164 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %187 = arith.divf %in, %cst_8 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %176 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%175 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %expanded_32 = tensor.expand_shape %176 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %177 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%161, %expanded_32 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %expanded_33 = tensor.expand_shape %173 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%162, %expanded_33 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %179 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%177, %178 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.subf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %expanded_34 = tensor.expand_shape %174 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %180 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%179, %expanded_34 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %187 = arith.mulf %in, %in_36 : f32
      linalg.yield %187 : f32
    } -> tensor<32x24xf32>
    %181 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%168, %170 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %187 = arith.mulf %in, %in_36 : f64
      linalg.yield %187 : f64
    } -> tensor<24xf64>
    %182 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%181 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %183 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%164 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %187 = arith.truncf %in : f64 to f32
      linalg.yield %187 : f32
    } -> tensor<24xf32>
    %transposed_35 = linalg.transpose ins(%180 : tensor<32x24xf32>) outs(%154 : tensor<24x32xf32>) permutation = [1, 0] 
    %184 = tensor.empty() : tensor<24x10xf32>
    %185 = linalg.fill ins(%cst : f32) outs(%184 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %186 = linalg.matmul ins(%transposed_35, %arg14 : tensor<24x32xf32>, tensor<32x10xf32>) outs(%185 : tensor<24x10xf32>) -> tensor<24x10xf32>
    return %27, %23, %5, %62, %58, %46, %107, %186, %182, %183, %156, %152, %153, %124, %collapsed_25 : tensor<24xf32>, tensor<24xf32>, tensor<i64>, tensor<24xf32>, tensor<24xf32>, tensor<i64>, tensor<f32>, tensor<24x10xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5x24xf32>, tensor<5xf32>
  }
}
