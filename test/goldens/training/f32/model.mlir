#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0, d1) -> (0, d1)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1) -> ()>
module @net {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "net.Net" {
    fsdp.module @first class "net.Block" {
      fsdp.module @linear class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<9x6xf32>
        fsdp.param @bias : tensor<9xf32>
      }
    }
    fsdp.module @norm class "torch.nn.modules.batchnorm.BatchNorm1d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
      fsdp.param @weight : tensor<9xf32>
      fsdp.param @bias : tensor<9xf32>
      fsdp.buffer @running_mean : tensor<9xf32>
      fsdp.buffer @running_var : tensor<9xf32>
      fsdp.buffer @num_batches_tracked : tensor<i64>
    }
    fsdp.module @second class "net.Block" {
      fsdp.module @linear class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<7x9xf32>
        fsdp.param @bias : tensor<7xf32>
      }
    }
    fsdp.module @out class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<3x7xf32>
      fsdp.param @bias : tensor<3xf32>
    }
  }
  func.func @step(%arg0: tensor<9x6xf32> {fsdp.role = #fsdp.state<@model::@first::@linear::@weight>}, %arg1: tensor<9xf32> {fsdp.role = #fsdp.state<@model::@first::@linear::@bias>}, %arg2: tensor<9xf32> {fsdp.role = #fsdp.state<@model::@norm::@weight>}, %arg3: tensor<9xf32> {fsdp.role = #fsdp.state<@model::@norm::@bias>}, %arg4: tensor<7x9xf32> {fsdp.role = #fsdp.state<@model::@second::@linear::@weight>}, %arg5: tensor<7xf32> {fsdp.role = #fsdp.state<@model::@second::@linear::@bias>}, %arg6: tensor<3x7xf32> {fsdp.role = #fsdp.state<@model::@out::@weight>}, %arg7: tensor<3xf32> {fsdp.role = #fsdp.state<@model::@out::@bias>}, %arg8: tensor<9xf32> {fsdp.role = #fsdp.state<@model::@norm::@running_mean>}, %arg9: tensor<9xf32> {fsdp.role = #fsdp.state<@model::@norm::@running_var>}, %arg10: tensor<i64> {fsdp.role = #fsdp.state<@model::@norm::@num_batches_tracked>}, %arg11: tensor<8x6xf32> {fsdp.role = #fsdp.input<"x">}, %arg12: tensor<8x3xf32> {fsdp.role = #fsdp.input<"y">}, %arg13: tensor<f32> {fsdp.role = #fsdp.train_state<"scaler.scale", default = 1.000000e+00>}) -> (tensor<9xf32> {fsdp.role = #fsdp.new_value<@model::@norm::@running_mean>}, tensor<9xf32> {fsdp.role = #fsdp.new_value<@model::@norm::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@norm::@num_batches_tracked>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<9x6xf32> {fsdp.role = #fsdp.grad<@model::@first::@linear::@weight>}, tensor<9xf32> {fsdp.role = #fsdp.grad<@model::@first::@linear::@bias>}, tensor<9xf32> {fsdp.role = #fsdp.grad<@model::@norm::@weight>}, tensor<9xf32> {fsdp.role = #fsdp.grad<@model::@norm::@bias>}, tensor<7x9xf32> {fsdp.role = #fsdp.grad<@model::@second::@linear::@weight>}, tensor<7xf32> {fsdp.role = #fsdp.grad<@model::@second::@linear::@bias>}, tensor<3x7xf32> {fsdp.role = #fsdp.grad<@model::@out::@weight>}, tensor<3xf32> {fsdp.role = #fsdp.grad<@model::@out::@bias>}) {
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0.083333333333333329 : f64
    %cst_2 = arith.constant 1.1428571428571428 : f64
    %cst_3 = arith.constant 9.000000e-01 : f64
    %cst_4 = arith.constant 1.000000e-01 : f64
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant 8.000000e+00 : f64
    %cst_7 = arith.constant 8.000000e+00 : f32
    %cst_8 = arith.constant 2.400000e+01 : f32
    %cst_9 = arith.constant 1.250000e-01 : f32
    %cst_10 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<6x9xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<9x6xf32>) outs(%0 : tensor<6x9xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<8x9xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<8x9xf32>) -> tensor<8x9xf32>
    %3 = linalg.matmul ins(%arg11, %transposed : tensor<8x6xf32>, tensor<6x9xf32>) outs(%2 : tensor<8x9xf32>) -> tensor<8x9xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x9xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.addf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.tanh %in : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %7 = tensor.empty() : tensor<i64>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg10 : tensor<i64>) outs(%7 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %100 = arith.addi %in, %c1_i64 : i64
      linalg.yield %100 : i64
    } -> tensor<i64>
    %9 = tensor.empty() : tensor<8x9xf64>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x9xf32>) outs(%9 : tensor<8x9xf64>) {
    ^bb0(%in: f32, %out: f64):
      %100 = arith.extf %in : f32 to f64
      linalg.yield %100 : f64
    } -> tensor<8x9xf64>
    %11 = tensor.empty() : tensor<1x9xf64>
    %12 = linalg.fill ins(%cst_0 : f64) outs(%11 : tensor<1x9xf64>) -> tensor<1x9xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%10 : tensor<8x9xf64>) outs(%12 : tensor<1x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.addf %in, %out : f64
      linalg.yield %100 : f64
    } -> tensor<1x9xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<1x9xf64>) outs(%11 : tensor<1x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.divf %in, %cst_6 : f64
      linalg.yield %100 : f64
    } -> tensor<1x9xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %14 : tensor<8x9xf64>, tensor<1x9xf64>) outs(%9 : tensor<8x9xf64>) {
    ^bb0(%in: f64, %in_23: f64, %out: f64):
      %100 = arith.subf %in, %in_23 : f64
      linalg.yield %100 : f64
    } -> tensor<8x9xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%15, %15 : tensor<8x9xf64>, tensor<8x9xf64>) outs(%9 : tensor<8x9xf64>) {
    ^bb0(%in: f64, %in_23: f64, %out: f64):
      %100 = arith.mulf %in, %in_23 : f64
      linalg.yield %100 : f64
    } -> tensor<8x9xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%16 : tensor<8x9xf64>) outs(%12 : tensor<1x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.addf %in, %out : f64
      linalg.yield %100 : f64
    } -> tensor<1x9xf64>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<1x9xf64>) outs(%11 : tensor<1x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %100 = arith.divf %in, %cst_6 : f64
      linalg.yield %100 : f64
    } -> tensor<1x9xf64>
    %19 = tensor.empty() : tensor<1x9xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<1x9xf64>) outs(%19 : tensor<1x9xf32>) {
    ^bb0(%in: f64, %out: f32):
      %100 = arith.truncf %in : f64 to f32
      linalg.yield %100 : f32
    } -> tensor<1x9xf32>
    %21 = linalg.fill ins(%cst : f32) outs(%19 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%6 : tensor<8x9xf32>) outs(%21 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<1x9xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22 : tensor<1x9xf32>) outs(%19 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_7 : f32
      linalg.yield %100 : f32
    } -> tensor<1x9xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<1x9xf32>) outs(%19 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_5 : f64 to f32
      %101 = arith.addf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<1x9xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<1x9xf32>) outs(%19 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.rsqrt %in : f32
      linalg.yield %100 : f32
    } -> tensor<1x9xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %23 : tensor<8x9xf32>, tensor<1x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.subf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %27 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %25 : tensor<8x9xf32>, tensor<1x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %collapsed = tensor.collapse_shape %23 [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
    %collapsed_11 = tensor.collapse_shape %25 [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
    %28 = tensor.empty() : tensor<9xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<9xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg8 : tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_3 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<9xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%29, %30 : tensor<9xf32>, tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.addf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<9xf32>
    %collapsed_12 = tensor.collapse_shape %20 [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_12 : tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_2 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<9xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%32 : tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_4 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<9xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg9 : tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_3 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<9xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%33, %34 : tensor<9xf32>, tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.addf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<9xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%27, %arg2 : tensor<8x9xf32>, tensor<9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%36, %arg3 : tensor<8x9xf32>, tensor<9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.addf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %38 = tensor.empty() : tensor<9x7xf32>
    %transposed_13 = linalg.transpose ins(%arg4 : tensor<7x9xf32>) outs(%38 : tensor<9x7xf32>) permutation = [1, 0] 
    %39 = tensor.empty() : tensor<8x7xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<8x7xf32>) -> tensor<8x7xf32>
    %41 = linalg.matmul ins(%37, %transposed_13 : tensor<8x9xf32>, tensor<9x7xf32>) outs(%40 : tensor<8x7xf32>) -> tensor<8x7xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<7xf32>) outs(%39 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x7xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<8x7xf32>, tensor<8x7xf32>) outs(%39 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.addf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x7xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%43 : tensor<8x7xf32>) outs(%39 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = math.tanh %in : f32
      linalg.yield %100 : f32
    } -> tensor<8x7xf32>
    %45 = tensor.empty() : tensor<7x3xf32>
    %transposed_14 = linalg.transpose ins(%arg6 : tensor<3x7xf32>) outs(%45 : tensor<7x3xf32>) permutation = [1, 0] 
    %46 = tensor.empty() : tensor<8x3xf32>
    %47 = linalg.fill ins(%cst : f32) outs(%46 : tensor<8x3xf32>) -> tensor<8x3xf32>
    %48 = linalg.matmul ins(%44, %transposed_14 : tensor<8x7xf32>, tensor<7x3xf32>) outs(%47 : tensor<8x3xf32>) -> tensor<8x3xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<3xf32>) outs(%46 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x3xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %49 : tensor<8x3xf32>, tensor<8x3xf32>) outs(%46 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.addf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x3xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %arg12 : tensor<8x3xf32>, tensor<8x3xf32>) outs(%46 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.subf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x3xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %51 : tensor<8x3xf32>, tensor<8x3xf32>) outs(%46 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x3xf32>
    %53 = tensor.empty() : tensor<f32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<f32>) -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "reduction"]} ins(%52 : tensor<8x3xf32>) outs(%54 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%55 : tensor<f32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.divf %in, %cst_8 : f32
      linalg.yield %100 : f32
    } -> tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<8x3xf32>) outs(%46 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.truncf %cst_1 : f64 to f32
      %101 = arith.mulf %in, %100 : f32
      linalg.yield %101 : f32
    } -> tensor<8x3xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map5, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %arg13 : tensor<8x3xf32>, tensor<f32>) outs(%46 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x3xf32>
    %59 = linalg.matmul ins(%58, %arg6 : tensor<8x3xf32>, tensor<3x7xf32>) outs(%40 : tensor<8x7xf32>) -> tensor<8x7xf32>
    %60 = tensor.empty() : tensor<3x8xf32>
    %transposed_15 = linalg.transpose ins(%58 : tensor<8x3xf32>) outs(%60 : tensor<3x8xf32>) permutation = [1, 0] 
    %61 = tensor.empty() : tensor<3x7xf32>
    %62 = linalg.fill ins(%cst : f32) outs(%61 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %63 = linalg.matmul ins(%transposed_15, %44 : tensor<3x8xf32>, tensor<8x7xf32>) outs(%62 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %64 = tensor.empty() : tensor<1x3xf32>
    %65 = linalg.fill ins(%cst : f32) outs(%64 : tensor<1x3xf32>) -> tensor<1x3xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%58 : tensor<8x3xf32>) outs(%65 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<1x3xf32>
    %collapsed_16 = tensor.collapse_shape %66 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44, %44 : tensor<8x7xf32>, tensor<8x7xf32>) outs(%39 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x7xf32>
    %68 = linalg.generic {indexing_maps = [#map5, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %67 : tensor<i64>, tensor<8x7xf32>) outs(%39 : tensor<8x7xf32>) {
    ^bb0(%in: i64, %in_23: f32, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      %101 = arith.subf %100, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<8x7xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %68 : tensor<8x7xf32>, tensor<8x7xf32>) outs(%39 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x7xf32>
    %70 = linalg.matmul ins(%69, %arg4 : tensor<8x7xf32>, tensor<7x9xf32>) outs(%2 : tensor<8x9xf32>) -> tensor<8x9xf32>
    %71 = tensor.empty() : tensor<7x8xf32>
    %transposed_17 = linalg.transpose ins(%69 : tensor<8x7xf32>) outs(%71 : tensor<7x8xf32>) permutation = [1, 0] 
    %72 = tensor.empty() : tensor<7x9xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %74 = linalg.matmul ins(%transposed_17, %37 : tensor<7x8xf32>, tensor<8x9xf32>) outs(%73 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %75 = tensor.empty() : tensor<1x7xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<1x7xf32>) -> tensor<1x7xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%69 : tensor<8x7xf32>) outs(%76 : tensor<1x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<1x7xf32>
    %collapsed_18 = tensor.collapse_shape %77 [[0, 1]] : tensor<1x7xf32> into tensor<7xf32>
    %78 = linalg.fill ins(%cst : f32) outs(%28 : tensor<9xf32>) -> tensor<9xf32>
    %79 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%70 : tensor<8x9xf32>) outs(%78 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<9xf32>
    %80 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %26 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%80 : tensor<8x9xf32>) outs(%78 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<9xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%79 : tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.mulf %in, %cst_9 : f32
      linalg.yield %100 : f32
    } -> tensor<9xf32>
    %expanded = tensor.expand_shape %82 [[0, 1]] output_shape [1, 9] : tensor<9xf32> into tensor<1x9xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%81 : tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.mulf %in, %cst_9 : f32
      linalg.yield %100 : f32
    } -> tensor<9xf32>
    %84 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_11, %collapsed_11 : tensor<9xf32>, tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<9xf32>
    %85 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%83, %84 : tensor<9xf32>, tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<9xf32>
    %expanded_19 = tensor.expand_shape %85 [[0, 1]] output_shape [1, 9] : tensor<9xf32> into tensor<1x9xf32>
    %86 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_11, %arg2 : tensor<9xf32>, tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<9xf32>
    %expanded_20 = tensor.expand_shape %86 [[0, 1]] output_shape [1, 9] : tensor<9xf32> into tensor<1x9xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %expanded_19 : tensor<8x9xf32>, tensor<1x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %88 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %87 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.subf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %89 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%88, %expanded : tensor<8x9xf32>, tensor<1x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.subf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %90 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %expanded_20 : tensor<8x9xf32>, tensor<1x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%81, %collapsed_11 : tensor<9xf32>, tensor<9xf32>) outs(%28 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<9xf32>
    %92 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %6 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %93 = linalg.generic {indexing_maps = [#map5, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_10, %92 : tensor<i64>, tensor<8x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: i64, %in_23: f32, %out: f32):
      %100 = arith.sitofp %in : i64 to f32
      %101 = arith.subf %100, %in_23 : f32
      linalg.yield %101 : f32
    } -> tensor<8x9xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%90, %93 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%1 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_23: f32, %out: f32):
      %100 = arith.mulf %in, %in_23 : f32
      linalg.yield %100 : f32
    } -> tensor<8x9xf32>
    %95 = tensor.empty() : tensor<9x8xf32>
    %transposed_21 = linalg.transpose ins(%94 : tensor<8x9xf32>) outs(%95 : tensor<9x8xf32>) permutation = [1, 0] 
    %96 = tensor.empty() : tensor<9x6xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %98 = linalg.matmul ins(%transposed_21, %arg11 : tensor<9x8xf32>, tensor<8x6xf32>) outs(%97 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "parallel"]} ins(%94 : tensor<8x9xf32>) outs(%21 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %100 = arith.addf %in, %out : f32
      linalg.yield %100 : f32
    } -> tensor<1x9xf32>
    %collapsed_22 = tensor.collapse_shape %99 [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
    return %31, %35, %8, %56, %98, %collapsed_22, %91, %79, %74, %collapsed_18, %63, %collapsed_16 : tensor<9xf32>, tensor<9xf32>, tensor<i64>, tensor<f32>, tensor<9x6xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<7x9xf32>, tensor<7xf32>, tensor<3x7xf32>, tensor<3xf32>
  }
}
