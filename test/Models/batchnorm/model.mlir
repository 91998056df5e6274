#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d1)>
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
    %cst_3 = arith.constant 1.032258064516129 : f64
    %cst_4 = arith.constant 9.000000e-01 : f64
    %cst_5 = arith.constant 1.000000e-01 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant 3.200000e+01 : f64
    %cst_9 = arith.constant 3.200000e+01 : f32
    %cst_10 = arith.constant 2.000000e+01 : f32
    %cst_11 = arith.constant 1.000000e+00 : f32
    %cst_12 = arith.constant 3.125000e-02 : f32
    %cst_13 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<10x24xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<24x10xf32>) outs(%0 : tensor<10x24xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<32x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %3 = linalg.matmul ins(%arg14, %transposed : tensor<32x10xf32>, tensor<10x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %4 = tensor.empty() : tensor<i64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg10 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %164 = arith.addi %in, %c1_i64 : i64
      linalg.yield %164 : i64
    } -> tensor<i64>
    %6 = tensor.empty() : tensor<32x24xf64>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %164 = arith.extf %in : f32 to f64
      linalg.yield %164 : f64
    } -> tensor<32x24xf64>
    %8 = tensor.empty() : tensor<1x24xf64>
    %9 = linalg.fill ins(%cst_0 : f64) outs(%8 : tensor<1x24xf64>) -> tensor<1x24xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%7 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %164 = arith.addf %in, %out : f64
      linalg.yield %164 : f64
    } -> tensor<1x24xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %164 = arith.divf %in, %cst_8 : f64
      linalg.yield %164 : f64
    } -> tensor<1x24xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %164 = arith.subf %in, %in_35 : f64
      linalg.yield %164 : f64
    } -> tensor<32x24xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %12 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %164 = arith.mulf %in, %in_35 : f64
      linalg.yield %164 : f64
    } -> tensor<32x24xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %164 = arith.addf %in, %out : f64
      linalg.yield %164 : f64
    } -> tensor<1x24xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %164 = arith.divf %in, %cst_8 : f64
      linalg.yield %164 : f64
    } -> tensor<1x24xf64>
    %16 = tensor.empty() : tensor<1x24xf32>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<1x24xf64>) outs(%16 : tensor<1x24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %164 = arith.truncf %in : f64 to f32
      linalg.yield %164 : f32
    } -> tensor<1x24xf32>
    %18 = linalg.fill ins(%cst : f32) outs(%16 : tensor<1x24xf32>) -> tensor<1x24xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%3 : tensor<32x24xf32>) outs(%18 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<1x24xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<1x24xf32>) outs(%16 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.divf %in, %cst_9 : f32
      linalg.yield %164 : f32
    } -> tensor<1x24xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<1x24xf32>) outs(%16 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_6 : f64 to f32
      %165 = arith.addf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<1x24xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<1x24xf32>) outs(%16 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = math.rsqrt %in : f32
      linalg.yield %164 : f32
    } -> tensor<1x24xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %20 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.subf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %22 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %collapsed = tensor.collapse_shape %20 [[0, 1]] : tensor<1x24xf32> into tensor<24xf32>
    %collapsed_14 = tensor.collapse_shape %22 [[0, 1]] : tensor<1x24xf32> into tensor<24xf32>
    %25 = tensor.empty() : tensor<24xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_5 : f64 to f32
      %165 = arith.mulf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<24xf32>
    %27 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg8 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_4 : f64 to f32
      %165 = arith.mulf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<24xf32>
    %28 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%26, %27 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.addf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %collapsed_15 = tensor.collapse_shape %17 [[0, 1]] : tensor<1x24xf32> into tensor<24xf32>
    %29 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_3 : f64 to f32
      %165 = arith.mulf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<24xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%29 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_5 : f64 to f32
      %165 = arith.mulf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<24xf32>
    %31 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg9 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_4 : f64 to f32
      %165 = arith.mulf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<24xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%30, %31 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.addf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%24, %arg1 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %arg2 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.addf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = math.exp %in : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = math.log1p %in : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %37 = tensor.empty() : tensor<32x24xi1>
    %38 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<32x24xf32>) outs(%37 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %164 = arith.cmpf ogt, %in, %cst_10 : f32
      linalg.yield %164 : i1
    } -> tensor<32x24xi1>
    %39 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %34, %36 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %164 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %40 = tensor.empty() : tensor<24x24xf32>
    %transposed_16 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%40 : tensor<24x24xf32>) permutation = [1, 0] 
    %41 = linalg.matmul ins(%39, %transposed_16 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg13 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %164 = arith.addi %in, %c1_i64 : i64
      linalg.yield %164 : i64
    } -> tensor<i64>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %164 = arith.extf %in : f32 to f64
      linalg.yield %164 : f64
    } -> tensor<32x24xf64>
    %44 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%43 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %164 = arith.addf %in, %out : f64
      linalg.yield %164 : f64
    } -> tensor<1x24xf64>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %164 = arith.divf %in, %cst_8 : f64
      linalg.yield %164 : f64
    } -> tensor<1x24xf64>
    %46 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%43, %45 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %164 = arith.subf %in, %in_35 : f64
      linalg.yield %164 : f64
    } -> tensor<32x24xf64>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %46 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_35: f64, %out: f64):
      %164 = arith.mulf %in, %in_35 : f64
      linalg.yield %164 : f64
    } -> tensor<32x24xf64>
    %48 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%47 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %164 = arith.addf %in, %out : f64
      linalg.yield %164 : f64
    } -> tensor<1x24xf64>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %164 = arith.divf %in, %cst_8 : f64
      linalg.yield %164 : f64
    } -> tensor<1x24xf64>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<1x24xf64>) outs(%16 : tensor<1x24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %164 = arith.truncf %in : f64 to f32
      linalg.yield %164 : f32
    } -> tensor<1x24xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%41 : tensor<32x24xf32>) outs(%18 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<1x24xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<1x24xf32>) outs(%16 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.divf %in, %cst_9 : f32
      linalg.yield %164 : f32
    } -> tensor<1x24xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<1x24xf32>) outs(%16 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_6 : f64 to f32
      %165 = arith.addf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<1x24xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<1x24xf32>) outs(%16 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = math.rsqrt %in : f32
      linalg.yield %164 : f32
    } -> tensor<1x24xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %52 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.subf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %54 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %collapsed_17 = tensor.collapse_shape %52 [[0, 1]] : tensor<1x24xf32> into tensor<24xf32>
    %collapsed_18 = tensor.collapse_shape %54 [[0, 1]] : tensor<1x24xf32> into tensor<24xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_5 : f64 to f32
      %165 = arith.mulf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<24xf32>
    %58 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg11 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_4 : f64 to f32
      %165 = arith.mulf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<24xf32>
    %59 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%57, %58 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.addf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %collapsed_19 = tensor.collapse_shape %50 [[0, 1]] : tensor<1x24xf32> into tensor<24xf32>
    %60 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_3 : f64 to f32
      %165 = arith.mulf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<24xf32>
    %61 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%60 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_5 : f64 to f32
      %165 = arith.mulf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<24xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg12 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.truncf %cst_4 : f64 to f32
      %165 = arith.mulf %in, %164 : f32
      linalg.yield %165 : f32
    } -> tensor<24xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%61, %62 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.addf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%56, %arg4 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %arg5 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.addf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = math.exp %in : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = math.log1p %in : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %68 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<32x24xf32>) outs(%37 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %164 = arith.cmpf ogt, %in, %cst_10 : f32
      linalg.yield %164 : i1
    } -> tensor<32x24xi1>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68, %65, %67 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %164 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %70 = tensor.empty() : tensor<24x5xf32>
    %transposed_20 = linalg.transpose ins(%arg6 : tensor<5x24xf32>) outs(%70 : tensor<24x5xf32>) permutation = [1, 0] 
    %71 = tensor.empty() : tensor<32x5xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %73 = linalg.matmul ins(%69, %transposed_20 : tensor<32x24xf32>, tensor<24x5xf32>) outs(%72 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<5xf32>) outs(%71 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x5xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %74 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%71 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.addf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x5xf32>
    %76 = tensor.empty() : tensor<32xi64>
    %77 = linalg.fill ins(%c0_i64 : i64) outs(%76 : tensor<32xi64>) -> tensor<32xi64>
    %78 = tensor.empty() : tensor<32xf32>
    %79 = linalg.fill ins(%cst_1 : f32) outs(%78 : tensor<32xf32>) -> tensor<32xf32>
    %80:2 = linalg.generic {indexing_maps = [#map1, #map5, #map5], iterator_types = ["parallel", "reduction"]} ins(%75 : tensor<32x5xf32>) outs(%79, %77 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_35: i64):
      %164 = linalg.index 1 : index
      %165 = arith.index_cast %164 : index to i64
      %166 = arith.maximumf %in, %out : f32
      %167 = arith.cmpf ogt, %in, %out : f32
      %168 = arith.select %167, %165, %out_35 : i64
      linalg.yield %166, %168 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %expanded = tensor.expand_shape %80#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%75, %expanded : tensor<32x5xf32>, tensor<32x1xf32>) outs(%71 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.subf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x5xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81 : tensor<32x5xf32>) outs(%71 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = math.exp %in : f32
      linalg.yield %164 : f32
    } -> tensor<32x5xf32>
    %83 = tensor.empty() : tensor<32x1xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%82 : tensor<32x5xf32>) outs(%84 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<32x1xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<32x1xf32>) outs(%83 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = math.log %in : f32
      linalg.yield %164 : f32
    } -> tensor<32x1xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %86 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%71 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.subf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x5xf32>
    %88 = tensor.empty() : tensor<32xi1>
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg15 : tensor<32xi64>) outs(%88 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %164 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %164 : i1
    } -> tensor<32xi1>
    %90 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel"]} ins(%89, %arg15, %cst_13 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%76 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_35: i64, %in_36: i64, %out: i64):
      %164 = arith.select %in, %in_35, %in_36 : i64
      linalg.yield %164 : i64
    } -> tensor<32xi64>
    %expanded_21 = tensor.expand_shape %90 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %91 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_21 : tensor<32x1xi64>) outs(%84 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %164 = linalg.index 0 : index
      %165 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %87[%164, %165] : tensor<32x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_22 = tensor.collapse_shape %91 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %92 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_22 : tensor<32xf32>) outs(%78 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.negf %in : f32
      linalg.yield %164 : f32
    } -> tensor<32xf32>
    %93 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%89 : tensor<32xi1>) outs(%78 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %164 = arith.uitofp %in : i1 to f32
      linalg.yield %164 : f32
    } -> tensor<32xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel"]} ins(%89, %92, %cst_2 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%78 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %164 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %164 : f32
    } -> tensor<32xf32>
    %95 = tensor.empty() : tensor<f32>
    %96 = linalg.fill ins(%cst : f32) outs(%95 : tensor<f32>) -> tensor<f32>
    %97 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["reduction"]} ins(%93 : tensor<32xf32>) outs(%96 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<f32>
    %98 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["reduction"]} ins(%94 : tensor<32xf32>) outs(%96 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%98, %97 : tensor<f32>, tensor<f32>) outs(%95 : tensor<f32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.divf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<f32>
    %100 = tensor.empty() : tensor<5xi64>
    %101 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%100 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %164 = linalg.index 0 : index
      %165 = arith.index_cast %164 : index to i64
      linalg.yield %165 : i64
    } -> tensor<5xi64>
    %expanded_23 = tensor.expand_shape %101 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_24 = tensor.expand_shape %arg15 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_7, %97 : tensor<f32>, tensor<f32>) outs(%95 : tensor<f32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.divf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<f32>
    %103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%102 : tensor<f32>) outs(%95 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.negf %in : f32
      linalg.yield %164 : f32
    } -> tensor<f32>
    %104 = tensor.empty() : tensor<32x5xi1>
    %105 = linalg.generic {indexing_maps = [#map2, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_23, %expanded_24 : tensor<1x5xi64>, tensor<32x1xi64>) outs(%104 : tensor<32x5xi1>) {
    ^bb0(%in: i64, %in_35: i64, %out: i1):
      %164 = arith.cmpi eq, %in, %in_35 : i64
      linalg.yield %164 : i1
    } -> tensor<32x5xi1>
    %106 = tensor.empty() : tensor<32x1xi1>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_24 : tensor<32x1xi64>) outs(%106 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %164 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %164 : i1
    } -> tensor<32x1xi1>
    %108 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%105, %107 : tensor<32x5xi1>, tensor<32x1xi1>) outs(%104 : tensor<32x5xi1>) {
    ^bb0(%in: i1, %in_35: i1, %out: i1):
      %164 = arith.andi %in, %in_35 : i1
      linalg.yield %164 : i1
    } -> tensor<32x5xi1>
    %109 = linalg.generic {indexing_maps = [#map1, #map8, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%108, %103, %cst_2 : tensor<32x5xi1>, tensor<f32>, tensor<f32>) outs(%71 : tensor<32x5xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %164 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %164 : f32
    } -> tensor<32x5xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<32x5xf32>) outs(%71 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = math.exp %in : f32
      linalg.yield %164 : f32
    } -> tensor<32x5xf32>
    %111 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["parallel", "reduction"]} ins(%109 : tensor<32x5xf32>) outs(%84 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<32x1xf32>
    %112 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %111 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%71 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x5xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %112 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%71 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.subf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x5xf32>
    %114 = linalg.matmul ins(%113, %arg6 : tensor<32x5xf32>, tensor<5x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %115 = tensor.empty() : tensor<5x32xf32>
    %transposed_25 = linalg.transpose ins(%113 : tensor<32x5xf32>) outs(%115 : tensor<5x32xf32>) permutation = [1, 0] 
    %116 = tensor.empty() : tensor<5x24xf32>
    %117 = linalg.fill ins(%cst : f32) outs(%116 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %118 = linalg.matmul ins(%transposed_25, %69 : tensor<5x32xf32>, tensor<32x24xf32>) outs(%117 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %119 = tensor.empty() : tensor<1x5xf32>
    %120 = linalg.fill ins(%cst : f32) outs(%119 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%113 : tensor<32x5xf32>) outs(%120 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<1x5xf32>
    %collapsed_26 = tensor.collapse_shape %121 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %66 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %cst_11 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%122, %123 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.divf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68, %114, %124 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %164 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %126 = linalg.fill ins(%cst : f32) outs(%25 : tensor<24xf32>) -> tensor<24xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%125 : tensor<32x24xf32>) outs(%126 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%125, %55 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%128 : tensor<32x24xf32>) outs(%126 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %130 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%127 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.mulf %in, %cst_12 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %expanded_27 = tensor.expand_shape %130 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %131 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%129 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.mulf %in, %cst_12 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_18, %collapsed_18 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%131, %132 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %expanded_28 = tensor.expand_shape %133 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_18, %arg4 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %expanded_29 = tensor.expand_shape %134 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %expanded_28 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %136 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%125, %135 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.subf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%136, %expanded_27 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.subf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%137, %expanded_29 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%129, %collapsed_18 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %140 = tensor.empty() : tensor<24x32xf32>
    %transposed_30 = linalg.transpose ins(%138 : tensor<32x24xf32>) outs(%140 : tensor<24x32xf32>) permutation = [1, 0] 
    %141 = linalg.fill ins(%cst : f32) outs(%40 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %142 = linalg.matmul ins(%transposed_30, %39 : tensor<24x32xf32>, tensor<32x24xf32>) outs(%141 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %143 = linalg.matmul ins(%138, %arg3 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%143, %35 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %cst_11 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%144, %145 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.divf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %147 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38, %143, %146 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_35: f32, %in_36: f32, %out: f32):
      %164 = arith.select %in, %in_35, %in_36 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %148 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%147 : tensor<32x24xf32>) outs(%126 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %149 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %23 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%149 : tensor<32x24xf32>) outs(%126 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.addf %in, %out : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%148 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.mulf %in, %cst_12 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %expanded_31 = tensor.expand_shape %151 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%150 : tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %164 = arith.mulf %in, %cst_12 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %153 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_14, %collapsed_14 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%152, %153 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %expanded_32 = tensor.expand_shape %154 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_14, %arg1 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %expanded_33 = tensor.expand_shape %155 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%23, %expanded_32 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%147, %156 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.subf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %expanded_31 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.subf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%158, %expanded_33 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<32x24xf32>
    %160 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%150, %collapsed_14 : tensor<24xf32>, tensor<24xf32>) outs(%25 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_35: f32, %out: f32):
      %164 = arith.mulf %in, %in_35 : f32
      linalg.yield %164 : f32
    } -> tensor<24xf32>
    %transposed_34 = linalg.transpose ins(%159 : tensor<32x24xf32>) outs(%140 : tensor<24x32xf32>) permutation = [1, 0] 
    %161 = tensor.empty() : tensor<24x10xf32>
    %162 = linalg.fill ins(%cst : f32) outs(%161 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %163 = linalg.matmul ins(%transposed_34, %arg14 : tensor<24x32xf32>, tensor<32x10xf32>) outs(%162 : tensor<24x10xf32>) -> tensor<24x10xf32>
    return %28, %32, %5, %59, %63, %42, %99, %163, %160, %148, %142, %139, %127, %118, %collapsed_26 : tensor<24xf32>, tensor<24xf32>, tensor<i64>, tensor<24xf32>, tensor<24xf32>, tensor<i64>, tensor<f32>, tensor<24x10xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5x24xf32>, tensor<5xf32>
  }
}
