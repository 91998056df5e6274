#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (d0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
module @evaluated {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "evaluated.Classifier" {
    fsdp.module @layers class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "evaluated.NormedLayer" {
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
        fsdp.module @drop class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
        }
      }
      fsdp.module @"1" class "evaluated.NormedLayer" {
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
        fsdp.module @drop class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
        }
      }
    }
    fsdp.module @out class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<5x24xf32>
      fsdp.param @bias : tensor<5xf32>
    }
  }
  func.func @step(%arg0: tensor<24x10xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@linear::@weight>}, %arg1: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@weight>}, %arg2: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@bias>}, %arg3: tensor<24x24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@linear::@weight>}, %arg4: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@weight>}, %arg5: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@bias>}, %arg6: tensor<5x24xf32> {fsdp.role = #fsdp.state<@model::@out::@weight>}, %arg7: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@out::@bias>}, %arg8: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@running_mean>}, %arg9: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@running_var>}, %arg10: tensor<i64> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@num_batches_tracked>}, %arg11: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@running_mean>}, %arg12: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@running_var>}, %arg13: tensor<i64> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@num_batches_tracked>}, %arg14: tensor<32x10xf32> {fsdp.role = #fsdp.input<"x">}, %arg15: tensor<32xi64> {fsdp.role = #fsdp.input<"label", indices = [0, 5, -100]>}, %arg16: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<24xf32> {fsdp.role = #fsdp.new_value<@model::@layers::@"0"::@norm::@running_mean>}, tensor<24xf32> {fsdp.role = #fsdp.new_value<@model::@layers::@"0"::@norm::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@layers::@"0"::@norm::@num_batches_tracked>}, tensor<24xf32> {fsdp.role = #fsdp.new_value<@model::@layers::@"1"::@norm::@running_mean>}, tensor<24xf32> {fsdp.role = #fsdp.new_value<@model::@layers::@"1"::@norm::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@layers::@"1"::@norm::@num_batches_tracked>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.metric<"accuracy">}, tensor<24x10xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@linear::@weight>}, tensor<24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@norm::@weight>}, tensor<24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"0"::@norm::@bias>}, tensor<24x24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@linear::@weight>}, tensor<24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@norm::@weight>}, tensor<24xf32> {fsdp.role = #fsdp.grad<@model::@layers::@"1"::@norm::@bias>}, tensor<5x24xf32> {fsdp.role = #fsdp.grad<@model::@out::@weight>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@out::@bias>}) {
    %c-100_i64 = arith.constant -100 : i64
    %c5308871538_i64 = arith.constant 5308871538 : i64
    %c1073741824_i64 = arith.constant 1073741824 : i64
    %c739982445_i64 = arith.constant 739982445 : i64
    %c15_i64 = arith.constant 15 : i64
    %c16_i64 = arith.constant 16 : i64
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c2654435769_i64 = arith.constant 2654435769 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 1.3333333333333333 : f64
    %cst_4 = arith.constant 1.000000e-05 : f64
    %cst_5 = arith.constant 9.000000e-01 : f64
    %cst_6 = arith.constant 1.000000e-01 : f64
    %cst_7 = arith.constant 1.032258064516129 : f64
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = arith.constant 3.200000e+01 : f64
    %cst_10 = arith.constant 2.000000e+01 : f32
    %cst_11 = arith.constant 3.200000e+01 : f32
    %cst_12 = arith.constant 1.000000e+00 : f32
    %cst_13 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<10x24xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<24x10xf32>) outs(%0 : tensor<10x24xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<32x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %3 = linalg.matmul ins(%arg14, %transposed : tensor<32x10xf32>, tensor<10x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %4 = tensor.empty() : tensor<i64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg10 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.addi %in, %c1_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<i64>
    %6 = tensor.empty() : tensor<32x24xf64>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %224 = arith.extf %in : f32 to f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %8 = tensor.empty() : tensor<1x24xf64>
    %9 = linalg.fill ins(%cst_0 : f64) outs(%8 : tensor<1x24xf64>) -> tensor<1x24xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%7 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.addf %in, %out : f64
      linalg.yield %224 : f64
    } -> tensor<1x24xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.divf %in, %cst_9 : f64
      linalg.yield %224 : f64
    } -> tensor<1x24xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.subf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %collapsed = tensor.collapse_shape %11 [[0, 1]] : tensor<1x24xf64> into tensor<24xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %12 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.mulf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %14 = tensor.empty() : tensor<24xf64>
    %15 = linalg.fill ins(%cst_0 : f64) outs(%14 : tensor<24xf64>) -> tensor<24xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.addf %in, %out : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%16 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.divf %in, %cst_9 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.mulf %in, %cst_7 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%18 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.mulf %in, %cst_6 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %20 = tensor.empty() : tensor<24xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg9 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_5 : f64 to f32
      %225 = arith.mulf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<24xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%19, %21 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f32, %out: f64):
      %224 = arith.extf %in_36 : f32 to f64
      %225 = arith.addf %in, %224 : f64
      linalg.yield %225 : f64
    } -> tensor<24xf64>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%22 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.mulf %in, %cst_6 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg8 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_5 : f64 to f32
      %225 = arith.mulf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<24xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%24, %25 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f32, %out: f64):
      %224 = arith.extf %in_36 : f32 to f64
      %225 = arith.addf %in, %224 : f64
      linalg.yield %225 : f64
    } -> tensor<24xf64>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%26 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.addf %in, %cst_4 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%29 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = math.rsqrt %in : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%30 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%31, %arg1 : tensor<24xf32>, tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %expanded = tensor.expand_shape %28 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.subf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %expanded_14 = tensor.expand_shape %32 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %34 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %expanded_14 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %expanded_15 = tensor.expand_shape %arg2 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%34, %expanded_15 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.addf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.exp %in : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.log1p %in : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %38 = tensor.empty() : tensor<32x24xi1>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<32x24xf32>) outs(%38 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %224 = arith.cmpf ogt, %in, %cst_10 : f32
      linalg.yield %224 : i1
    } -> tensor<32x24xi1>
    %40 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %35, %37 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %224 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg16 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<i64>
    %42 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%41 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<i64>
    %43 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%42 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<i64>
    %44 = tensor.empty() : tensor<768xi64>
    %45 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%44 : tensor<768xi64>) {
    ^bb0(%out: i64):
      %224 = linalg.index 0 : index
      %225 = arith.index_cast %224 : index to i64
      linalg.yield %225 : i64
    } -> tensor<768xi64>
    %expanded_16 = tensor.expand_shape %45 [[0, 1]] output_shape [32, 24] : tensor<768xi64> into tensor<32x24xi64>
    %46 = tensor.empty() : tensor<32x24xi64>
    %47 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %43 : tensor<32x24xi64>, tensor<i64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %224 = arith.xori %in, %in_36 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %49 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %48 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %224 = arith.xori %in, %in_36 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %52 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %224 = arith.xori %in, %in_36 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %57 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55, %56 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %224 = arith.xori %in, %in_36 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<32x24xi64>) outs(%38 : tensor<32x24xi1>) {
    ^bb0(%in: i64, %out: i1):
      %224 = arith.cmpi sge, %in, %c1073741824_i64 : i64
      linalg.yield %224 : i1
    } -> tensor<32x24xi1>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_3 : f64 to f32
      %225 = arith.mulf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<32x24xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %59, %cst_2 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<f32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %224 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %61 = tensor.empty() : tensor<24x24xf32>
    %transposed_17 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%61 : tensor<24x24xf32>) permutation = [1, 0] 
    %62 = linalg.matmul ins(%60, %transposed_17 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg13 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.addi %in, %c1_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<i64>
    %64 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %224 = arith.extf %in : f32 to f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %65 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%64 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.addf %in, %out : f64
      linalg.yield %224 : f64
    } -> tensor<1x24xf64>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.divf %in, %cst_9 : f64
      linalg.yield %224 : f64
    } -> tensor<1x24xf64>
    %67 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %66 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.subf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %collapsed_18 = tensor.collapse_shape %66 [[0, 1]] : tensor<1x24xf64> into tensor<24xf64>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %67 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.mulf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %69 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%68 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.addf %in, %out : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%69 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.divf %in, %cst_9 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %71 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%70 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.mulf %in, %cst_7 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %72 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%71 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.mulf %in, %cst_6 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %73 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg12 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_5 : f64 to f32
      %225 = arith.mulf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<24xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%72, %73 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f32, %out: f64):
      %224 = arith.extf %in_36 : f32 to f64
      %225 = arith.addf %in, %224 : f64
      linalg.yield %225 : f64
    } -> tensor<24xf64>
    %75 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%74 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_18 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.mulf %in, %cst_6 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %77 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg11 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_5 : f64 to f32
      %225 = arith.mulf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<24xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%76, %77 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f32, %out: f64):
      %224 = arith.extf %in_36 : f32 to f64
      %225 = arith.addf %in, %224 : f64
      linalg.yield %225 : f64
    } -> tensor<24xf64>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%78 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_18 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%70 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.addf %in, %cst_4 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %82 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%81 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = math.rsqrt %in : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%82 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %84 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%83, %arg4 : tensor<24xf32>, tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %expanded_19 = tensor.expand_shape %80 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %expanded_19 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.subf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %expanded_20 = tensor.expand_shape %84 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %expanded_20 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %expanded_21 = tensor.expand_shape %arg5 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%86, %expanded_21 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.addf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.exp %in : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.log1p %in : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<32x24xf32>) outs(%38 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %224 = arith.cmpf ogt, %in, %cst_10 : f32
      linalg.yield %224 : i1
    } -> tensor<32x24xi1>
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %87, %89 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %224 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg16 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<i64>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%92 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<i64>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%93 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<i64>
    %95 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_16, %94 : tensor<32x24xi64>, tensor<i64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %224 = arith.xori %in, %in_36 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95, %96 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %224 = arith.xori %in, %in_36 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %224 = arith.xori %in, %in_36 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %224 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103, %104 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%46 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_36: i64, %out: i64):
      %224 = arith.xori %in, %in_36 : i64
      linalg.yield %224 : i64
    } -> tensor<32x24xi64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<32x24xi64>) outs(%38 : tensor<32x24xi1>) {
    ^bb0(%in: i64, %out: i1):
      %224 = arith.cmpi sge, %in, %c1073741824_i64 : i64
      linalg.yield %224 : i1
    } -> tensor<32x24xi1>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_3 : f64 to f32
      %225 = arith.mulf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<32x24xf32>
    %108 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%106, %107, %cst_2 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<f32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %224 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %109 = tensor.empty() : tensor<24x5xf32>
    %transposed_22 = linalg.transpose ins(%arg6 : tensor<5x24xf32>) outs(%109 : tensor<24x5xf32>) permutation = [1, 0] 
    %110 = tensor.empty() : tensor<32x5xf32>
    %111 = linalg.fill ins(%cst : f32) outs(%110 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %112 = linalg.matmul ins(%108, %transposed_22 : tensor<32x24xf32>, tensor<24x5xf32>) outs(%111 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %113 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<5xf32>) outs(%110 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x5xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %113 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%110 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.addf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x5xf32>
    %115 = tensor.empty() : tensor<32xi64>
    %116 = linalg.fill ins(%c0_i64 : i64) outs(%115 : tensor<32xi64>) -> tensor<32xi64>
    %117 = tensor.empty() : tensor<32xf32>
    %118 = linalg.fill ins(%cst_1 : f32) outs(%117 : tensor<32xf32>) -> tensor<32xf32>
    %119:2 = linalg.generic {indexing_maps = [#map1, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%114 : tensor<32x5xf32>) outs(%118, %116 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_36: i64):
      %224 = linalg.index 1 : index
      %225 = arith.index_cast %224 : index to i64
      %226 = arith.maximumf %in, %out : f32
      %227 = arith.cmpf ogt, %in, %out : f32
      %228 = arith.select %227, %225, %out_36 : i64
      linalg.yield %226, %228 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %120 = tensor.empty() : tensor<32xi1>
    %121 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%119#1, %arg15 : tensor<32xi64>, tensor<32xi64>) outs(%120 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %224 = arith.cmpi eq, %in, %in_36 : i64
      linalg.yield %224 : i1
    } -> tensor<32xi1>
    %122 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%121 : tensor<32xi1>) outs(%117 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %224 = arith.uitofp %in : i1 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %123 = tensor.empty() : tensor<f32>
    %124 = linalg.fill ins(%cst : f32) outs(%123 : tensor<f32>) -> tensor<f32>
    %125 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%122 : tensor<32xf32>) outs(%124 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<f32>
    %126 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%125 : tensor<f32>) outs(%123 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.divf %in, %cst_11 : f32
      linalg.yield %224 : f32
    } -> tensor<f32>
    %expanded_23 = tensor.expand_shape %119#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %expanded_23 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%110 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.subf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x5xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<32x5xf32>) outs(%110 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.exp %in : f32
      linalg.yield %224 : f32
    } -> tensor<32x5xf32>
    %129 = tensor.empty() : tensor<32x1xf32>
    %130 = linalg.fill ins(%cst : f32) outs(%129 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "reduction"]} ins(%128 : tensor<32x5xf32>) outs(%130 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<32x1xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131 : tensor<32x1xf32>) outs(%129 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.log %in : f32
      linalg.yield %224 : f32
    } -> tensor<32x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%127, %132 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%110 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.subf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x5xf32>
    %134 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg15 : tensor<32xi64>) outs(%120 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %224 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %224 : i1
    } -> tensor<32xi1>
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%134, %arg15, %cst_13 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%115 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_36: i64, %in_37: i64, %out: i64):
      %224 = arith.select %in, %in_36, %in_37 : i64
      linalg.yield %224 : i64
    } -> tensor<32xi64>
    %expanded_24 = tensor.expand_shape %135 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %136 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_24 : tensor<32x1xi64>) outs(%130 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %224 = linalg.index 0 : index
      %225 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %133[%224, %225] : tensor<32x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed_25 = tensor.collapse_shape %136 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %137 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_25 : tensor<32xf32>) outs(%117 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.negf %in : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%134 : tensor<32xi1>) outs(%117 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %224 = arith.uitofp %in : i1 to f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%134, %137, %cst_2 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%117 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %224 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %224 : f32
    } -> tensor<32xf32>
    %140 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%138 : tensor<32xf32>) outs(%124 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<f32>
    %141 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%139 : tensor<32xf32>) outs(%124 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<f32>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%141, %140 : tensor<f32>, tensor<f32>) outs(%123 : tensor<f32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.divf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<f32>
    %143 = tensor.empty() : tensor<5xi64>
    %144 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%143 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %224 = linalg.index 0 : index
      %225 = arith.index_cast %224 : index to i64
      linalg.yield %225 : i64
    } -> tensor<5xi64>
    %expanded_26 = tensor.expand_shape %144 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_27 = tensor.expand_shape %arg15 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %145 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_8, %140 : tensor<f32>, tensor<f32>) outs(%123 : tensor<f32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.divf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<f32>
    %146 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%145 : tensor<f32>) outs(%123 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.negf %in : f32
      linalg.yield %224 : f32
    } -> tensor<f32>
    %147 = tensor.empty() : tensor<32x5xi1>
    %148 = linalg.generic {indexing_maps = [#map2, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_26, %expanded_27 : tensor<1x5xi64>, tensor<32x1xi64>) outs(%147 : tensor<32x5xi1>) {
    ^bb0(%in: i64, %in_36: i64, %out: i1):
      %224 = arith.cmpi eq, %in, %in_36 : i64
      linalg.yield %224 : i1
    } -> tensor<32x5xi1>
    %149 = tensor.empty() : tensor<32x1xi1>
    %150 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_27 : tensor<32x1xi64>) outs(%149 : tensor<32x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %224 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %224 : i1
    } -> tensor<32x1xi1>
    %151 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%148, %150 : tensor<32x5xi1>, tensor<32x1xi1>) outs(%147 : tensor<32x5xi1>) {
    ^bb0(%in: i1, %in_36: i1, %out: i1):
      %224 = arith.andi %in, %in_36 : i1
      linalg.yield %224 : i1
    } -> tensor<32x5xi1>
    %152 = linalg.generic {indexing_maps = [#map1, #map5, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%151, %146, %cst_2 : tensor<32x5xi1>, tensor<f32>, tensor<f32>) outs(%110 : tensor<32x5xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %224 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %224 : f32
    } -> tensor<32x5xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<32x5xf32>) outs(%110 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = math.exp %in : f32
      linalg.yield %224 : f32
    } -> tensor<32x5xf32>
    %154 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "reduction"]} ins(%152 : tensor<32x5xf32>) outs(%130 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<32x1xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %154 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%110 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x5xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152, %155 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%110 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.subf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x5xf32>
    %157 = linalg.matmul ins(%156, %arg6 : tensor<32x5xf32>, tensor<5x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %158 = tensor.empty() : tensor<5x32xf32>
    %transposed_28 = linalg.transpose ins(%156 : tensor<32x5xf32>) outs(%158 : tensor<5x32xf32>) permutation = [1, 0] 
    %159 = tensor.empty() : tensor<5x24xf32>
    %160 = linalg.fill ins(%cst : f32) outs(%159 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %161 = linalg.matmul ins(%transposed_28, %108 : tensor<5x32xf32>, tensor<32x24xf32>) outs(%160 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %162 = tensor.empty() : tensor<1x5xf32>
    %163 = linalg.fill ins(%cst : f32) outs(%162 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %164 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%156 : tensor<32x5xf32>) outs(%163 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %out : f32
      linalg.yield %224 : f32
    } -> tensor<1x5xf32>
    %collapsed_29 = tensor.collapse_shape %164 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%106, %157, %cst_2 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<f32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %224 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %166 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_3 : f64 to f32
      %225 = arith.mulf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<32x24xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%166, %88 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%88 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_12 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%167, %168 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.divf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %166, %169 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %224 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %224 = arith.extf %in : f32 to f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %172 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%171 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.addf %in, %out : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %173 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_19 : tensor<1x24xf32>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %224 = arith.extf %in : f32 to f64
      linalg.yield %224 : f64
    } -> tensor<1x24xf64>
    %174 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%64, %173 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.subf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %175 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%171, %174 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.mulf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %176 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%175 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.addf %in, %out : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %177 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%176 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.divf %in, %cst_9 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %178 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%83 : tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %224 = arith.extf %in : f32 to f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %179 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%177, %178 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.mulf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %180 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%179, %178 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.mulf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %181 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%180 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %182 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%172 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.divf %in, %cst_9 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %183 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%182 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %expanded_30 = tensor.expand_shape %183 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %184 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%170, %expanded_30 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.subf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %expanded_31 = tensor.expand_shape %181 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %185 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %expanded_31 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %186 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%184, %185 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.subf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %187 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%186, %expanded_20 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %188 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%176, %178 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.mulf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %189 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%188 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %190 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%172 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %191 = tensor.empty() : tensor<24x32xf32>
    %transposed_32 = linalg.transpose ins(%187 : tensor<32x24xf32>) outs(%191 : tensor<24x32xf32>) permutation = [1, 0] 
    %192 = linalg.fill ins(%cst : f32) outs(%61 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %193 = linalg.matmul ins(%transposed_32, %60 : tensor<24x32xf32>, tensor<32x24xf32>) outs(%192 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %194 = linalg.matmul ins(%187, %arg3 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %195 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %194, %cst_2 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<f32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %224 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %196 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%195 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.truncf %cst_3 : f64 to f32
      %225 = arith.mulf %in, %224 : f32
      linalg.yield %225 : f32
    } -> tensor<32x24xf32>
    %197 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%196, %36 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %198 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %224 = arith.addf %in, %cst_12 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %199 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%197, %198 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.divf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %200 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39, %196, %199 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_36: f32, %in_37: f32, %out: f32):
      %224 = arith.select %in, %in_36, %in_37 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %224 = arith.extf %in : f32 to f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %202 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%201 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.addf %in, %out : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %203 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x24xf32>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %224 = arith.extf %in : f32 to f64
      linalg.yield %224 : f64
    } -> tensor<1x24xf64>
    %204 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %203 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.subf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %205 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%201, %204 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.mulf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<32x24xf64>
    %206 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%205 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.addf %in, %out : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %207 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%206 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.divf %in, %cst_9 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %208 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31 : tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %224 = arith.extf %in : f32 to f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %209 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%207, %208 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.mulf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %210 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%209, %208 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.mulf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %211 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%210 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %212 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%202 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %224 = arith.divf %in, %cst_9 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %213 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%212 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %expanded_33 = tensor.expand_shape %213 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %214 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%200, %expanded_33 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.subf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %expanded_34 = tensor.expand_shape %211 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %215 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %expanded_34 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %216 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%214, %215 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.subf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %217 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%216, %expanded_14 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_36: f32, %out: f32):
      %224 = arith.mulf %in, %in_36 : f32
      linalg.yield %224 : f32
    } -> tensor<32x24xf32>
    %218 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%206, %208 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_36: f64, %out: f64):
      %224 = arith.mulf %in, %in_36 : f64
      linalg.yield %224 : f64
    } -> tensor<24xf64>
    %219 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%218 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %220 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%202 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %224 = arith.truncf %in : f64 to f32
      linalg.yield %224 : f32
    } -> tensor<24xf32>
    %transposed_35 = linalg.transpose ins(%217 : tensor<32x24xf32>) outs(%191 : tensor<24x32xf32>) permutation = [1, 0] 
    %221 = tensor.empty() : tensor<24x10xf32>
    %222 = linalg.fill ins(%cst : f32) outs(%221 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %223 = linalg.matmul ins(%transposed_35, %arg14 : tensor<24x32xf32>, tensor<32x10xf32>) outs(%222 : tensor<24x10xf32>) -> tensor<24x10xf32>
    return %27, %23, %5, %79, %75, %63, %142, %126, %223, %219, %220, %193, %189, %190, %161, %collapsed_29 : tensor<24xf32>, tensor<24xf32>, tensor<i64>, tensor<24xf32>, tensor<24xf32>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<24x10xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5x24xf32>, tensor<5xf32>
  }
  func.func @evaluate(%arg0: tensor<24x10xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@linear::@weight>}, %arg1: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@weight>}, %arg2: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@bias>}, %arg3: tensor<24x24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@linear::@weight>}, %arg4: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@weight>}, %arg5: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@bias>}, %arg6: tensor<5x24xf32> {fsdp.role = #fsdp.state<@model::@out::@weight>}, %arg7: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@out::@bias>}, %arg8: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@running_mean>}, %arg9: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@running_var>}, %arg10: tensor<i64> {fsdp.role = #fsdp.state<@model::@layers::@"0"::@norm::@num_batches_tracked>}, %arg11: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@running_mean>}, %arg12: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@running_var>}, %arg13: tensor<i64> {fsdp.role = #fsdp.state<@model::@layers::@"1"::@norm::@num_batches_tracked>}, %arg14: tensor<32x10xf32> {fsdp.role = #fsdp.input<"x">}, %arg15: tensor<32xi64> {fsdp.role = #fsdp.input<"label", indices = [0, 5, -100]>}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.metric<"accuracy">}) {
    %c-100_i64 = arith.constant -100 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %c0_i64 = arith.constant 0 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 1.000000e-05 : f64
    %cst_3 = arith.constant 2.000000e+01 : f32
    %cst_4 = arith.constant 3.200000e+01 : f32
    %cst_5 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<10x24xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<24x10xf32>) outs(%0 : tensor<10x24xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<32x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %3 = linalg.matmul ins(%arg14, %transposed : tensor<32x10xf32>, tensor<10x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %4 = tensor.empty() : tensor<24xf32>
    %5 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg9 : tensor<24xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.truncf %cst_2 : f64 to f32
      %63 = arith.addf %in, %62 : f32
      linalg.yield %63 : f32
    } -> tensor<24xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%5 : tensor<24xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.rsqrt %in : f32
      linalg.yield %62 : f32
    } -> tensor<24xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %arg8 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.subf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %6 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.mulf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %arg1 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.mulf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %arg2 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.addf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.exp %in : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.log1p %in : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %13 = tensor.empty() : tensor<32x24xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<32x24xf32>) outs(%13 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %62 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %62 : i1
    } -> tensor<32x24xi1>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %10, %12 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %62 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %16 = tensor.empty() : tensor<24x24xf32>
    %transposed_6 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%16 : tensor<24x24xf32>) permutation = [1, 0] 
    %17 = linalg.matmul ins(%15, %transposed_6 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg12 : tensor<24xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.truncf %cst_2 : f64 to f32
      %63 = arith.addf %in, %62 : f32
      linalg.yield %63 : f32
    } -> tensor<24xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%18 : tensor<24xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.rsqrt %in : f32
      linalg.yield %62 : f32
    } -> tensor<24xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %arg11 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.subf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.mulf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %arg4 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.mulf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %arg5 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.addf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.exp %in : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.log1p %in : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<32x24xf32>) outs(%13 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %62 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %62 : i1
    } -> tensor<32x24xi1>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %23, %25 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %62 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %62 : f32
    } -> tensor<32x24xf32>
    %28 = tensor.empty() : tensor<24x5xf32>
    %transposed_7 = linalg.transpose ins(%arg6 : tensor<5x24xf32>) outs(%28 : tensor<24x5xf32>) permutation = [1, 0] 
    %29 = tensor.empty() : tensor<32x5xf32>
    %30 = linalg.fill ins(%cst : f32) outs(%29 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %31 = linalg.matmul ins(%27, %transposed_7 : tensor<32x24xf32>, tensor<24x5xf32>) outs(%30 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<5xf32>) outs(%29 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x5xf32>
    %33 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %32 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%29 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.addf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x5xf32>
    %34 = tensor.empty() : tensor<32xi64>
    %35 = linalg.fill ins(%c0_i64 : i64) outs(%34 : tensor<32xi64>) -> tensor<32xi64>
    %36 = tensor.empty() : tensor<32xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<32xf32>) -> tensor<32xf32>
    %38:2 = linalg.generic {indexing_maps = [#map1, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<32x5xf32>) outs(%37, %35 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %62 = linalg.index 1 : index
      %63 = arith.index_cast %62 : index to i64
      %64 = arith.maximumf %in, %out : f32
      %65 = arith.cmpf ogt, %in, %out : f32
      %66 = arith.select %65, %63, %out_9 : i64
      linalg.yield %64, %66 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %39 = tensor.empty() : tensor<32xi1>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%38#1, %arg15 : tensor<32xi64>, tensor<32xi64>) outs(%39 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_9: i64, %out: i1):
      %62 = arith.cmpi eq, %in, %in_9 : i64
      linalg.yield %62 : i1
    } -> tensor<32xi1>
    %41 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%40 : tensor<32xi1>) outs(%36 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %62 = arith.uitofp %in : i1 to f32
      linalg.yield %62 : f32
    } -> tensor<32xf32>
    %42 = tensor.empty() : tensor<f32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<f32>) -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%41 : tensor<32xf32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %in, %out : f32
      linalg.yield %62 : f32
    } -> tensor<f32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%44 : tensor<f32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.divf %in, %cst_4 : f32
      linalg.yield %62 : f32
    } -> tensor<f32>
    %expanded = tensor.expand_shape %38#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %expanded : tensor<32x5xf32>, tensor<32x1xf32>) outs(%29 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.subf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x5xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<32x5xf32>) outs(%29 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.exp %in : f32
      linalg.yield %62 : f32
    } -> tensor<32x5xf32>
    %48 = tensor.empty() : tensor<32x1xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "reduction"]} ins(%47 : tensor<32x5xf32>) outs(%49 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %in, %out : f32
      linalg.yield %62 : f32
    } -> tensor<32x1xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<32x1xf32>) outs(%48 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = math.log %in : f32
      linalg.yield %62 : f32
    } -> tensor<32x1xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%46, %51 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%29 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.subf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<32x5xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg15 : tensor<32xi64>) outs(%39 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %62 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %62 : i1
    } -> tensor<32xi1>
    %54 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%53, %arg15, %cst_5 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%34 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %62 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %62 : i64
    } -> tensor<32xi64>
    %expanded_8 = tensor.expand_shape %54 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<32x1xi64>) outs(%49 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %62 = linalg.index 0 : index
      %63 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %52[%62, %63] : tensor<32x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %collapsed = tensor.collapse_shape %55 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<32xf32>) outs(%36 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.negf %in : f32
      linalg.yield %62 : f32
    } -> tensor<32xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%53 : tensor<32xi1>) outs(%36 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %62 = arith.uitofp %in : i1 to f32
      linalg.yield %62 : f32
    } -> tensor<32xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%53, %56, %cst_1 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%36 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %62 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %62 : f32
    } -> tensor<32xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%57 : tensor<32xf32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %in, %out : f32
      linalg.yield %62 : f32
    } -> tensor<f32>
    %60 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%58 : tensor<32xf32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %62 = arith.addf %in, %out : f32
      linalg.yield %62 : f32
    } -> tensor<f32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%60, %59 : tensor<f32>, tensor<f32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %62 = arith.divf %in, %in_9 : f32
      linalg.yield %62 : f32
    } -> tensor<f32>
    return %61, %45 : tensor<f32>, tensor<f32>
  }
}
