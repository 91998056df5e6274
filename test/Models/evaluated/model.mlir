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
      %232 = arith.addi %in, %c1_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<i64>
    %6 = tensor.empty() : tensor<32x24xf64>
    %7 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %232 = arith.extf %in : f32 to f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %8 = tensor.empty() : tensor<1x24xf64>
    %9 = linalg.fill ins(%cst_0 : f64) outs(%8 : tensor<1x24xf64>) -> tensor<1x24xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%7 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.addf %in, %out : f64
      linalg.yield %232 : f64
    } -> tensor<1x24xf64>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.divf %in, %cst_9 : f64
      linalg.yield %232 : f64
    } -> tensor<1x24xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %11 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.subf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %collapsed = tensor.collapse_shape %11 [[0, 1]] : tensor<1x24xf64> into tensor<24xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %12 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %14 = tensor.empty() : tensor<24xf64>
    %15 = linalg.fill ins(%cst_0 : f64) outs(%14 : tensor<24xf64>) -> tensor<24xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%13 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.addf %in, %out : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %17 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%16 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.divf %in, %cst_9 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.mulf %in, %cst_7 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%18 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.mulf %in, %cst_6 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %20 = tensor.empty() : tensor<24xf32>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg9 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.truncf %cst_5 : f64 to f32
      %233 = arith.mulf %in, %232 : f32
      linalg.yield %233 : f32
    } -> tensor<24xf32>
    %22 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%19, %21 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f32, %out: f64):
      %232 = arith.extf %in_39 : f32 to f64
      %233 = arith.addf %in, %232 : f64
      linalg.yield %233 : f64
    } -> tensor<24xf64>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%22 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.mulf %in, %cst_6 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg8 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.truncf %cst_5 : f64 to f32
      %233 = arith.mulf %in, %232 : f32
      linalg.yield %233 : f32
    } -> tensor<24xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%24, %25 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f32, %out: f64):
      %232 = arith.extf %in_39 : f32 to f64
      %233 = arith.addf %in, %232 : f64
      linalg.yield %233 : f64
    } -> tensor<24xf64>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%26 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%17 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.addf %in, %cst_4 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%28 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = math.rsqrt %in : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%29, %arg1 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f32, %out: f64):
      %232 = arith.extf %in_39 : f32 to f64
      %233 = arith.mulf %in, %232 : f64
      linalg.yield %233 : f64
    } -> tensor<24xf64>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed, %30 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %32 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg2, %31 : tensor<24xf32>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %in_39: f64, %out: f64):
      %232 = arith.extf %in : f32 to f64
      %233 = arith.subf %232, %in_39 : f64
      linalg.yield %233 : f64
    } -> tensor<24xf64>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%30 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %expanded = tensor.expand_shape %33 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%32 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %expanded_14 = tensor.expand_shape %34 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %expanded_14 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.addf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %37 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %38 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%29 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %39 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = math.exp %in : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = math.log1p %in : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %41 = tensor.empty() : tensor<32x24xi1>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<32x24xf32>) outs(%41 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %232 = arith.cmpf ogt, %in, %cst_10 : f32
      linalg.yield %232 : i1
    } -> tensor<32x24xi1>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %36, %40 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg16 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<i64>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%44 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<i64>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%45 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<i64>
    %47 = tensor.empty() : tensor<768xi64>
    %48 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%47 : tensor<768xi64>) {
    ^bb0(%out: i64):
      %232 = linalg.index 0 : index
      %233 = arith.index_cast %232 : index to i64
      linalg.yield %233 : i64
    } -> tensor<768xi64>
    %expanded_15 = tensor.expand_shape %48 [[0, 1]] output_shape [32, 24] : tensor<768xi64> into tensor<32x24xi64>
    %49 = tensor.empty() : tensor<32x24xi64>
    %50 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %46 : tensor<32x24xi64>, tensor<i64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %232 = arith.xori %in, %in_39 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %51 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %232 = arith.xori %in, %in_39 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %55 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %232 = arith.xori %in, %in_39 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%56 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%57 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %59 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %232 = arith.xori %in, %in_39 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<32x24xi64>) outs(%41 : tensor<32x24xi1>) {
    ^bb0(%in: i64, %out: i1):
      %232 = arith.cmpi sge, %in, %c1073741824_i64 : i64
      linalg.yield %232 : i1
    } -> tensor<32x24xi1>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.truncf %cst_3 : f64 to f32
      %233 = arith.mulf %in, %232 : f32
      linalg.yield %233 : f32
    } -> tensor<32x24xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %62, %cst_2 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<f32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %64 = tensor.empty() : tensor<24x24xf32>
    %transposed_16 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%64 : tensor<24x24xf32>) permutation = [1, 0] 
    %65 = linalg.matmul ins(%63, %transposed_16 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg13 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.addi %in, %c1_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<i64>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %232 = arith.extf %in : f32 to f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %68 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%67 : tensor<32x24xf64>) outs(%9 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.addf %in, %out : f64
      linalg.yield %232 : f64
    } -> tensor<1x24xf64>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<1x24xf64>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.divf %in, %cst_9 : f64
      linalg.yield %232 : f64
    } -> tensor<1x24xf64>
    %70 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %69 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.subf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %collapsed_17 = tensor.collapse_shape %69 [[0, 1]] : tensor<1x24xf64> into tensor<24xf64>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %70 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %72 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%71 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.addf %in, %out : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %73 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%72 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.divf %in, %cst_9 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %74 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%73 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.mulf %in, %cst_7 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %75 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%74 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.mulf %in, %cst_6 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %76 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg12 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.truncf %cst_5 : f64 to f32
      %233 = arith.mulf %in, %232 : f32
      linalg.yield %233 : f32
    } -> tensor<24xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%75, %76 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f32, %out: f64):
      %232 = arith.extf %in_39 : f32 to f64
      %233 = arith.addf %in, %232 : f64
      linalg.yield %233 : f64
    } -> tensor<24xf64>
    %78 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%77 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.mulf %in, %cst_6 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg11 : tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.truncf %cst_5 : f64 to f32
      %233 = arith.mulf %in, %232 : f32
      linalg.yield %233 : f32
    } -> tensor<24xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%79, %80 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f32, %out: f64):
      %232 = arith.extf %in_39 : f32 to f64
      %233 = arith.addf %in, %232 : f64
      linalg.yield %233 : f64
    } -> tensor<24xf64>
    %82 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%81 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%73 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.addf %in, %cst_4 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %84 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%83 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = math.rsqrt %in : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %85 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%84, %arg4 : tensor<24xf64>, tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f32, %out: f64):
      %232 = arith.extf %in_39 : f32 to f64
      %233 = arith.mulf %in, %232 : f64
      linalg.yield %233 : f64
    } -> tensor<24xf64>
    %86 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_17, %85 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %87 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg5, %86 : tensor<24xf32>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %in_39: f64, %out: f64):
      %232 = arith.extf %in : f32 to f64
      %233 = arith.subf %232, %in_39 : f64
      linalg.yield %233 : f64
    } -> tensor<24xf64>
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%85 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %expanded_18 = tensor.expand_shape %88 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%87 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %expanded_19 = tensor.expand_shape %89 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %expanded_18 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %expanded_19 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.addf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%84 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = math.exp %in : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = math.log1p %in : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<32x24xf32>) outs(%41 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %232 = arith.cmpf ogt, %in, %cst_10 : f32
      linalg.yield %232 : i1
    } -> tensor<32x24xi1>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %91, %95 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg16 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<i64>
    %99 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%98 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<i64>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%99 : tensor<i64>) outs(%4 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<i64>
    %101 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_15, %100 : tensor<32x24xi64>, tensor<i64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %232 = arith.xori %in, %in_39 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %102 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %232 = arith.xori %in, %in_39 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105, %106 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %232 = arith.xori %in, %in_39 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %out: i64):
      %232 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<32x24xi64>, tensor<32x24xi64>) outs(%49 : tensor<32x24xi64>) {
    ^bb0(%in: i64, %in_39: i64, %out: i64):
      %232 = arith.xori %in, %in_39 : i64
      linalg.yield %232 : i64
    } -> tensor<32x24xi64>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<32x24xi64>) outs(%41 : tensor<32x24xi1>) {
    ^bb0(%in: i64, %out: i1):
      %232 = arith.cmpi sge, %in, %c1073741824_i64 : i64
      linalg.yield %232 : i1
    } -> tensor<32x24xi1>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.truncf %cst_3 : f64 to f32
      %233 = arith.mulf %in, %232 : f32
      linalg.yield %233 : f32
    } -> tensor<32x24xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %113, %cst_2 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<f32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %115 = tensor.empty() : tensor<24x5xf32>
    %transposed_20 = linalg.transpose ins(%arg6 : tensor<5x24xf32>) outs(%115 : tensor<24x5xf32>) permutation = [1, 0] 
    %116 = tensor.empty() : tensor<32x5xf32>
    %117 = linalg.fill ins(%cst : f32) outs(%116 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %118 = linalg.matmul ins(%114, %transposed_20 : tensor<32x24xf32>, tensor<24x5xf32>) outs(%117 : tensor<32x5xf32>) -> tensor<32x5xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<5xf32>) outs(%116 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x5xf32>
    %120 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%118, %119 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%116 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.addf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x5xf32>
    %121 = tensor.empty() : tensor<32xi64>
    %122 = linalg.fill ins(%c0_i64 : i64) outs(%121 : tensor<32xi64>) -> tensor<32xi64>
    %123 = tensor.empty() : tensor<32xf32>
    %124 = linalg.fill ins(%cst_1 : f32) outs(%123 : tensor<32xf32>) -> tensor<32xf32>
    %125:2 = linalg.generic {indexing_maps = [#map1, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%120 : tensor<32x5xf32>) outs(%124, %122 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_39: i64):
      %232 = linalg.index 1 : index
      %233 = arith.index_cast %232 : index to i64
      %234 = arith.maximumf %in, %out : f32
      %235 = arith.cmpf ogt, %in, %out : f32
      %236 = arith.select %235, %233, %out_39 : i64
      linalg.yield %234, %236 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %126 = tensor.empty() : tensor<32xi1>
    %127 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%125#1, %arg15 : tensor<32xi64>, tensor<32xi64>) outs(%126 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %232 = arith.cmpi eq, %in, %in_39 : i64
      linalg.yield %232 : i1
    } -> tensor<32xi1>
    %128 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%127 : tensor<32xi1>) outs(%123 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %232 = arith.uitofp %in : i1 to f32
      linalg.yield %232 : f32
    } -> tensor<32xf32>
    %129 = tensor.empty() : tensor<f32>
    %130 = linalg.fill ins(%cst : f32) outs(%129 : tensor<f32>) -> tensor<f32>
    %131 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%128 : tensor<32xf32>) outs(%130 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.addf %in, %out : f32
      linalg.yield %232 : f32
    } -> tensor<f32>
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%131 : tensor<f32>) outs(%129 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.divf %in, %cst_11 : f32
      linalg.yield %232 : f32
    } -> tensor<f32>
    %expanded_21 = tensor.expand_shape %125#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%120, %expanded_21 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%116 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x5xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<32x5xf32>) outs(%116 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = math.exp %in : f32
      linalg.yield %232 : f32
    } -> tensor<32x5xf32>
    %135 = tensor.empty() : tensor<32x1xf32>
    %136 = linalg.fill ins(%cst : f32) outs(%135 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "reduction"]} ins(%134 : tensor<32x5xf32>) outs(%136 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.addf %in, %out : f32
      linalg.yield %232 : f32
    } -> tensor<32x1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%137 : tensor<32x1xf32>) outs(%135 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = math.log %in : f32
      linalg.yield %232 : f32
    } -> tensor<32x1xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg15 : tensor<32xi64>) outs(%126 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %232 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %232 : i1
    } -> tensor<32xi1>
    %140 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%139, %arg15, %cst_13 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%121 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_39: i64, %in_40: i64, %out: i64):
      %232 = arith.select %in, %in_39, %in_40 : i64
      linalg.yield %232 : i64
    } -> tensor<32xi64>
    %expanded_22 = tensor.expand_shape %140 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_22 : tensor<32x1xi64>) outs(%136 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %232 = linalg.index 0 : index
      %233 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %120[%232, %233] : tensor<32x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%141, %expanded_21 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%135 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x1xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%138, %142 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%135 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x1xf32>
    %collapsed_23 = tensor.collapse_shape %143 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%139, %collapsed_23, %cst_2 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%123 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32xf32>
    %145 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%144 : tensor<32xf32>) outs(%130 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.addf %in, %out : f32
      linalg.yield %232 : f32
    } -> tensor<f32>
    %146 = linalg.fill ins(%c0_i64 : i64) outs(%4 : tensor<i64>) -> tensor<i64>
    %147 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%139 : tensor<32xi1>) outs(%146 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %232 = arith.extui %in : i1 to i64
      %233 = arith.addi %232, %out : i64
      linalg.yield %233 : i64
    } -> tensor<i64>
    %148 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%145, %147 : tensor<f32>, tensor<i64>) outs(%129 : tensor<f32>) {
    ^bb0(%in: f32, %in_39: i64, %out: f32):
      %232 = arith.sitofp %in_39 : i64 to f32
      %233 = arith.divf %in, %232 : f32
      linalg.yield %233 : f32
    } -> tensor<f32>
    %149 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_8, %147 : tensor<f32>, tensor<i64>) outs(%129 : tensor<f32>) {
    ^bb0(%in: f32, %in_39: i64, %out: f32):
      %232 = arith.sitofp %in_39 : i64 to f32
      %233 = arith.divf %in, %232 : f32
      linalg.yield %233 : f32
    } -> tensor<f32>
    %150 = linalg.generic {indexing_maps = [#map7, #map4], iterator_types = ["parallel"]} ins(%149 : tensor<f32>) outs(%123 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%139, %150, %cst_2 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%123 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32xf32>
    %expanded_24 = tensor.expand_shape %151 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %152 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %138 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%116 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x5xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<32x5xf32>) outs(%116 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = math.exp %in : f32
      linalg.yield %232 : f32
    } -> tensor<32x5xf32>
    %154 = tensor.empty() : tensor<5xi64>
    %155 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%154 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %232 = linalg.index 0 : index
      %233 = arith.index_cast %232 : index to i64
      linalg.yield %233 : i64
    } -> tensor<5xi64>
    %expanded_25 = tensor.expand_shape %155 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %expanded_26 = tensor.expand_shape %arg15 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %156 = tensor.empty() : tensor<32x5xi1>
    %157 = linalg.generic {indexing_maps = [#map2, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_25, %expanded_26 : tensor<1x5xi64>, tensor<32x1xi64>) outs(%156 : tensor<32x5xi1>) {
    ^bb0(%in: i64, %in_39: i64, %out: i1):
      %232 = arith.cmpi eq, %in, %in_39 : i64
      linalg.yield %232 : i1
    } -> tensor<32x5xi1>
    %158 = linalg.generic {indexing_maps = [#map1, #map5, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%157, %cst_8, %cst_2 : tensor<32x5xi1>, tensor<f32>, tensor<f32>) outs(%116 : tensor<32x5xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32x5xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%153, %158 : tensor<32x5xf32>, tensor<32x5xf32>) outs(%116 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x5xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %expanded_24 : tensor<32x5xf32>, tensor<32x1xf32>) outs(%116 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x5xf32>
    %161 = linalg.matmul ins(%160, %arg6 : tensor<32x5xf32>, tensor<5x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %162 = tensor.empty() : tensor<5x32xf32>
    %transposed_27 = linalg.transpose ins(%160 : tensor<32x5xf32>) outs(%162 : tensor<5x32xf32>) permutation = [1, 0] 
    %163 = tensor.empty() : tensor<5x24xf32>
    %164 = linalg.fill ins(%cst : f32) outs(%163 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %165 = linalg.matmul ins(%transposed_27, %114 : tensor<5x32xf32>, tensor<32x24xf32>) outs(%164 : tensor<5x24xf32>) -> tensor<5x24xf32>
    %166 = tensor.empty() : tensor<1x5xf32>
    %167 = linalg.fill ins(%cst : f32) outs(%166 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %168 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "parallel"]} ins(%160 : tensor<32x5xf32>) outs(%167 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.addf %in, %out : f32
      linalg.yield %232 : f32
    } -> tensor<1x5xf32>
    %collapsed_28 = tensor.collapse_shape %168 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %161, %cst_2 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<f32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %170 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%169 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.truncf %cst_3 : f64 to f32
      %233 = arith.mulf %in, %232 : f32
      linalg.yield %233 : f32
    } -> tensor<32x24xf32>
    %171 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%170, %94 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %172 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.addf %in, %cst_12 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %173 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%171, %172 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.divf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %170, %173 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %expanded_29 = tensor.expand_shape %92 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %175 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %expanded_29 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %176 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%174 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %232 = arith.extf %in : f32 to f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %177 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%176 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.addf %in, %out : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %178 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_29 : tensor<1x24xf32>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %232 = arith.extf %in : f32 to f64
      linalg.yield %232 : f64
    } -> tensor<1x24xf64>
    %179 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %178 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.subf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %180 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%176, %179 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %181 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%180 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.addf %in, %out : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %182 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%181 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.divf %in, %cst_9 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %183 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%93 : tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %232 = arith.extf %in : f32 to f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %184 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%182, %183 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %185 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%184, %183 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %186 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%185 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %187 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%93, %arg4 : tensor<24xf32>, tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %188 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%177 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.divf %in, %cst_9 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %189 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%188 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %expanded_30 = tensor.expand_shape %189 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %190 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%174, %expanded_30 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %expanded_31 = tensor.expand_shape %186 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %191 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%175, %expanded_31 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %192 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%190, %191 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %expanded_32 = tensor.expand_shape %187 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %193 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%192, %expanded_32 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %194 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%181, %183 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %195 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%194 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %196 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%177 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %197 = tensor.empty() : tensor<24x32xf32>
    %transposed_33 = linalg.transpose ins(%193 : tensor<32x24xf32>) outs(%197 : tensor<24x32xf32>) permutation = [1, 0] 
    %198 = linalg.fill ins(%cst : f32) outs(%64 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %199 = linalg.matmul ins(%transposed_33, %63 : tensor<24x32xf32>, tensor<32x24xf32>) outs(%198 : tensor<24x24xf32>) -> tensor<24x24xf32>
    %200 = linalg.matmul ins(%193, %arg3 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%61, %200, %cst_2 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<f32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %202 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.truncf %cst_3 : f64 to f32
      %233 = arith.mulf %in, %232 : f32
      linalg.yield %233 : f32
    } -> tensor<32x24xf32>
    %203 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%202, %39 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %204 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %232 = arith.addf %in, %cst_12 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %205 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%203, %204 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.divf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %206 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42, %202, %205 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_39: f32, %in_40: f32, %out: f32):
      %232 = arith.select %in, %in_39, %in_40 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %expanded_34 = tensor.expand_shape %37 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %207 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %expanded_34 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %208 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%206 : tensor<32x24xf32>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %232 = arith.extf %in : f32 to f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %209 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%208 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.addf %in, %out : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %210 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_34 : tensor<1x24xf32>) outs(%8 : tensor<1x24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %232 = arith.extf %in : f32 to f64
      linalg.yield %232 : f64
    } -> tensor<1x24xf64>
    %211 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %210 : tensor<32x24xf64>, tensor<1x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.subf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %212 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%208, %211 : tensor<32x24xf64>, tensor<32x24xf64>) outs(%6 : tensor<32x24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<32x24xf64>
    %213 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%212 : tensor<32x24xf64>) outs(%15 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.addf %in, %out : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %214 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%213 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.divf %in, %cst_9 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %215 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%38 : tensor<24xf32>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f32, %out: f64):
      %232 = arith.extf %in : f32 to f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %216 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%214, %215 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %217 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%216, %215 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %218 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%217 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %219 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%38, %arg1 : tensor<24xf32>, tensor<24xf32>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %220 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%209 : tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %out: f64):
      %232 = arith.divf %in, %cst_9 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %221 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%220 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %expanded_35 = tensor.expand_shape %221 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %222 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%206, %expanded_35 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %expanded_36 = tensor.expand_shape %218 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %223 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%207, %expanded_36 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %224 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%222, %223 : tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.subf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %expanded_37 = tensor.expand_shape %219 [[0, 1]] output_shape [1, 24] : tensor<24xf32> into tensor<1x24xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%224, %expanded_37 : tensor<32x24xf32>, tensor<1x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_39: f32, %out: f32):
      %232 = arith.mulf %in, %in_39 : f32
      linalg.yield %232 : f32
    } -> tensor<32x24xf32>
    %226 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%213, %215 : tensor<24xf64>, tensor<24xf64>) outs(%14 : tensor<24xf64>) {
    ^bb0(%in: f64, %in_39: f64, %out: f64):
      %232 = arith.mulf %in, %in_39 : f64
      linalg.yield %232 : f64
    } -> tensor<24xf64>
    %227 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%226 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %228 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%209 : tensor<24xf64>) outs(%20 : tensor<24xf32>) {
    ^bb0(%in: f64, %out: f32):
      %232 = arith.truncf %in : f64 to f32
      linalg.yield %232 : f32
    } -> tensor<24xf32>
    %transposed_38 = linalg.transpose ins(%225 : tensor<32x24xf32>) outs(%197 : tensor<24x32xf32>) permutation = [1, 0] 
    %229 = tensor.empty() : tensor<24x10xf32>
    %230 = linalg.fill ins(%cst : f32) outs(%229 : tensor<24x10xf32>) -> tensor<24x10xf32>
    %231 = linalg.matmul ins(%transposed_38, %arg14 : tensor<24x32xf32>, tensor<32x10xf32>) outs(%230 : tensor<24x10xf32>) -> tensor<24x10xf32>
    return %27, %23, %5, %82, %78, %66, %148, %132, %231, %227, %228, %199, %195, %196, %165, %collapsed_28 : tensor<24xf32>, tensor<24xf32>, tensor<i64>, tensor<24xf32>, tensor<24xf32>, tensor<i64>, tensor<f32>, tensor<f32>, tensor<24x10xf32>, tensor<24xf32>, tensor<24xf32>, tensor<24x24xf32>, tensor<24xf32>, tensor<24xf32>, tensor<5x24xf32>, tensor<5xf32>
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
      %63 = arith.truncf %cst_2 : f64 to f32
      %64 = arith.addf %in, %63 : f32
      linalg.yield %64 : f32
    } -> tensor<24xf32>
    %6 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%5 : tensor<24xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.rsqrt %in : f32
      linalg.yield %63 : f32
    } -> tensor<24xf32>
    %7 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %arg8 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.subf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%7, %6 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.mulf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%8, %arg1 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.mulf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %arg2 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.addf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %11 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.log1p %in : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %13 = tensor.empty() : tensor<32x24xi1>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10 : tensor<32x24xf32>) outs(%13 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %63 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %63 : i1
    } -> tensor<32x24xi1>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %10, %12 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %63 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %16 = tensor.empty() : tensor<24x24xf32>
    %transposed_6 = linalg.transpose ins(%arg3 : tensor<24x24xf32>) outs(%16 : tensor<24x24xf32>) permutation = [1, 0] 
    %17 = linalg.matmul ins(%15, %transposed_6 : tensor<32x24xf32>, tensor<24x24xf32>) outs(%2 : tensor<32x24xf32>) -> tensor<32x24xf32>
    %18 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg12 : tensor<24xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.truncf %cst_2 : f64 to f32
      %64 = arith.addf %in, %63 : f32
      linalg.yield %64 : f32
    } -> tensor<24xf32>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%18 : tensor<24xf32>) outs(%4 : tensor<24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.rsqrt %in : f32
      linalg.yield %63 : f32
    } -> tensor<24xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %arg11 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.subf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%20, %19 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.mulf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %arg4 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.mulf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %arg5 : tensor<32x24xf32>, tensor<24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.addf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.log1p %in : f32
      linalg.yield %63 : f32
    } -> tensor<32x24xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<32x24xf32>) outs(%13 : tensor<32x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %63 = arith.cmpf ogt, %in, %cst_3 : f32
      linalg.yield %63 : i1
    } -> tensor<32x24xi1>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %23, %25 : tensor<32x24xi1>, tensor<32x24xf32>, tensor<32x24xf32>) outs(%1 : tensor<32x24xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %63 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %63 : f32
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
      %63 = arith.addf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x5xf32>
    %34 = tensor.empty() : tensor<32xi64>
    %35 = linalg.fill ins(%c0_i64 : i64) outs(%34 : tensor<32xi64>) -> tensor<32xi64>
    %36 = tensor.empty() : tensor<32xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<32xf32>) -> tensor<32xf32>
    %38:2 = linalg.generic {indexing_maps = [#map1, #map6, #map6], iterator_types = ["parallel", "reduction"]} ins(%33 : tensor<32x5xf32>) outs(%37, %35 : tensor<32xf32>, tensor<32xi64>) {
    ^bb0(%in: f32, %out: f32, %out_9: i64):
      %63 = linalg.index 1 : index
      %64 = arith.index_cast %63 : index to i64
      %65 = arith.maximumf %in, %out : f32
      %66 = arith.cmpf ogt, %in, %out : f32
      %67 = arith.select %66, %64, %out_9 : i64
      linalg.yield %65, %67 : f32, i64
    } -> (tensor<32xf32>, tensor<32xi64>)
    %39 = tensor.empty() : tensor<32xi1>
    %40 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%38#1, %arg15 : tensor<32xi64>, tensor<32xi64>) outs(%39 : tensor<32xi1>) {
    ^bb0(%in: i64, %in_9: i64, %out: i1):
      %63 = arith.cmpi eq, %in, %in_9 : i64
      linalg.yield %63 : i1
    } -> tensor<32xi1>
    %41 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%40 : tensor<32xi1>) outs(%36 : tensor<32xf32>) {
    ^bb0(%in: i1, %out: f32):
      %63 = arith.uitofp %in : i1 to f32
      linalg.yield %63 : f32
    } -> tensor<32xf32>
    %42 = tensor.empty() : tensor<f32>
    %43 = linalg.fill ins(%cst : f32) outs(%42 : tensor<f32>) -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%41 : tensor<32xf32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %in, %out : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %45 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%44 : tensor<f32>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.divf %in, %cst_4 : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %expanded = tensor.expand_shape %38#0 [[0, 1]] output_shape [32, 1] : tensor<32xf32> into tensor<32x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map8, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %expanded : tensor<32x5xf32>, tensor<32x1xf32>) outs(%29 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.subf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x5xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<32x5xf32>) outs(%29 : tensor<32x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.exp %in : f32
      linalg.yield %63 : f32
    } -> tensor<32x5xf32>
    %48 = tensor.empty() : tensor<32x1xf32>
    %49 = linalg.fill ins(%cst : f32) outs(%48 : tensor<32x1xf32>) -> tensor<32x1xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map8], iterator_types = ["parallel", "reduction"]} ins(%47 : tensor<32x5xf32>) outs(%49 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %in, %out : f32
      linalg.yield %63 : f32
    } -> tensor<32x1xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<32x1xf32>) outs(%48 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = math.log %in : f32
      linalg.yield %63 : f32
    } -> tensor<32x1xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg15 : tensor<32xi64>) outs(%39 : tensor<32xi1>) {
    ^bb0(%in: i64, %out: i1):
      %63 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %63 : i1
    } -> tensor<32xi1>
    %53 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%52, %arg15, %cst_5 : tensor<32xi1>, tensor<32xi64>, tensor<i64>) outs(%34 : tensor<32xi64>) {
    ^bb0(%in: i1, %in_9: i64, %in_10: i64, %out: i64):
      %63 = arith.select %in, %in_9, %in_10 : i64
      linalg.yield %63 : i64
    } -> tensor<32xi64>
    %expanded_8 = tensor.expand_shape %53 [[0, 1]] output_shape [32, 1] : tensor<32xi64> into tensor<32x1xi64>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_8 : tensor<32x1xi64>) outs(%49 : tensor<32x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %63 = linalg.index 0 : index
      %64 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %33[%63, %64] : tensor<32x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<32x1xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %expanded : tensor<32x1xf32>, tensor<32x1xf32>) outs(%48 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.subf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x1xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %55 : tensor<32x1xf32>, tensor<32x1xf32>) outs(%48 : tensor<32x1xf32>) {
    ^bb0(%in: f32, %in_9: f32, %out: f32):
      %63 = arith.subf %in, %in_9 : f32
      linalg.yield %63 : f32
    } -> tensor<32x1xf32>
    %collapsed = tensor.collapse_shape %56 [[0, 1]] : tensor<32x1xf32> into tensor<32xf32>
    %57 = linalg.generic {indexing_maps = [#map4, #map4, #map7, #map4], iterator_types = ["parallel"]} ins(%52, %collapsed, %cst_1 : tensor<32xi1>, tensor<32xf32>, tensor<f32>) outs(%36 : tensor<32xf32>) {
    ^bb0(%in: i1, %in_9: f32, %in_10: f32, %out: f32):
      %63 = arith.select %in, %in_9, %in_10 : f32
      linalg.yield %63 : f32
    } -> tensor<32xf32>
    %58 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%57 : tensor<32xf32>) outs(%43 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %63 = arith.addf %in, %out : f32
      linalg.yield %63 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<i64>
    %60 = linalg.fill ins(%c0_i64 : i64) outs(%59 : tensor<i64>) -> tensor<i64>
    %61 = linalg.generic {indexing_maps = [#map4, #map7], iterator_types = ["reduction"]} ins(%52 : tensor<32xi1>) outs(%60 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %63 = arith.extui %in : i1 to i64
      %64 = arith.addi %63, %out : i64
      linalg.yield %64 : i64
    } -> tensor<i64>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%58, %61 : tensor<f32>, tensor<i64>) outs(%42 : tensor<f32>) {
    ^bb0(%in: f32, %in_9: i64, %out: f32):
      %63 = arith.sitofp %in_9 : i64 to f32
      %64 = arith.divf %in, %63 : f32
      linalg.yield %64 : f32
    } -> tensor<f32>
    return %62, %45 : tensor<f32>, tensor<f32>
  }
}
