#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
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
  func.func @step(%arg0: tensor<9x6xf16> {fsdp.role = #fsdp.state<@model::@first::@linear::@weight>}, %arg1: tensor<9xf16> {fsdp.role = #fsdp.state<@model::@first::@linear::@bias>}, %arg2: tensor<9xf32> {fsdp.role = #fsdp.state<@model::@norm::@weight>}, %arg3: tensor<9xf32> {fsdp.role = #fsdp.state<@model::@norm::@bias>}, %arg4: tensor<7x9xf16> {fsdp.role = #fsdp.state<@model::@second::@linear::@weight>}, %arg5: tensor<7xf16> {fsdp.role = #fsdp.state<@model::@second::@linear::@bias>}, %arg6: tensor<3x7xf16> {fsdp.role = #fsdp.state<@model::@out::@weight>}, %arg7: tensor<3xf16> {fsdp.role = #fsdp.state<@model::@out::@bias>}, %arg8: tensor<9xf32> {fsdp.role = #fsdp.state<@model::@norm::@running_mean>}, %arg9: tensor<9xf32> {fsdp.role = #fsdp.state<@model::@norm::@running_var>}, %arg10: tensor<i64> {fsdp.role = #fsdp.state<@model::@norm::@num_batches_tracked>}, %arg11: tensor<8x6xf32> {fsdp.role = #fsdp.input<"input0">}, %arg12: tensor<8x3xf32> {fsdp.role = #fsdp.input<"input1">}, %arg13: tensor<f32> {fsdp.role = #fsdp.train_state<"scaler.scale", default = 1.000000e+00>}) -> (tensor<9xf32> {fsdp.role = #fsdp.new_value<@model::@norm::@running_mean>}, tensor<9xf32> {fsdp.role = #fsdp.new_value<@model::@norm::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@norm::@num_batches_tracked>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<9x6xf16> {fsdp.role = #fsdp.grad<@model::@first::@linear::@weight>}, tensor<9xf16> {fsdp.role = #fsdp.grad<@model::@first::@linear::@bias>}, tensor<9xf32> {fsdp.role = #fsdp.grad<@model::@norm::@weight>}, tensor<9xf32> {fsdp.role = #fsdp.grad<@model::@norm::@bias>}, tensor<7x9xf16> {fsdp.role = #fsdp.grad<@model::@second::@linear::@weight>}, tensor<7xf16> {fsdp.role = #fsdp.grad<@model::@second::@linear::@bias>}, tensor<3x7xf16> {fsdp.role = #fsdp.grad<@model::@out::@weight>}, tensor<3xf16> {fsdp.role = #fsdp.grad<@model::@out::@bias>}) {
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 0.000000e+00 : f16
    %cst_2 = arith.constant 0.083333333333333329 : f64
    %cst_3 = arith.constant 1.1428571428571428 : f64
    %cst_4 = arith.constant 9.000000e-01 : f64
    %cst_5 = arith.constant 1.000000e-01 : f64
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 8.000000e+00 : f64
    %cst_8 = arith.constant 8.000000e+00 : f32
    %cst_9 = arith.constant 2.400000e+01 : f32
    %cst_10 = arith.constant 1.250000e-01 : f32
    %cst_11 = arith.constant dense<1> : tensor<i64>
    %0 = tensor.empty() : tensor<8x6xf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg11 : tensor<8x6xf32>) outs(%0 : tensor<8x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x6xf16>
    %2 = tensor.empty() : tensor<8x3xf16>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg12 : tensor<8x3xf32>) outs(%2 : tensor<8x3xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x3xf16>
    %4 = tensor.empty() : tensor<6x9xf16>
    %transposed = linalg.transpose ins(%arg0 : tensor<9x6xf16>) outs(%4 : tensor<6x9xf16>) permutation = [1, 0] 
    %5 = tensor.empty() : tensor<9xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg1 : tensor<9xf16>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %7 = tensor.empty() : tensor<8x6xf32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<8x6xf16>) outs(%7 : tensor<8x6xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<8x6xf32>
    %9 = tensor.empty() : tensor<6x9xf32>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed : tensor<6x9xf16>) outs(%9 : tensor<6x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<6x9xf32>
    %11 = tensor.empty() : tensor<8x9xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<8x9xf32>) -> tensor<8x9xf32>
    %13 = linalg.matmul ins(%8, %10 : tensor<8x6xf32>, tensor<6x9xf32>) outs(%12 : tensor<8x9xf32>) -> tensor<8x9xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x9xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%13, %14 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.addf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %16 = tensor.empty() : tensor<8x9xf16>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<8x9xf32>) outs(%16 : tensor<8x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x9xf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x9xf16>) outs(%16 : tensor<8x9xf16>) {
    ^bb0(%in: f16, %out: f16):
      %150 = math.tanh %in : f16
      linalg.yield %150 : f16
    } -> tensor<8x9xf16>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<8x9xf16>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %20 = tensor.empty() : tensor<i64>
    %21 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg10 : tensor<i64>) outs(%20 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %150 = arith.addi %in, %c1_i64 : i64
      linalg.yield %150 : i64
    } -> tensor<i64>
    %22 = tensor.empty() : tensor<8x9xf64>
    %23 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<8x9xf32>) outs(%22 : tensor<8x9xf64>) {
    ^bb0(%in: f32, %out: f64):
      %150 = arith.extf %in : f32 to f64
      linalg.yield %150 : f64
    } -> tensor<8x9xf64>
    %24 = tensor.empty() : tensor<1x9xf64>
    %25 = linalg.fill ins(%cst_0 : f64) outs(%24 : tensor<1x9xf64>) -> tensor<1x9xf64>
    %26 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%23 : tensor<8x9xf64>) outs(%25 : tensor<1x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %150 = arith.addf %in, %out : f64
      linalg.yield %150 : f64
    } -> tensor<1x9xf64>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%26 : tensor<1x9xf64>) outs(%24 : tensor<1x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %150 = arith.divf %in, %cst_7 : f64
      linalg.yield %150 : f64
    } -> tensor<1x9xf64>
    %28 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%23, %27 : tensor<8x9xf64>, tensor<1x9xf64>) outs(%22 : tensor<8x9xf64>) {
    ^bb0(%in: f64, %in_24: f64, %out: f64):
      %150 = arith.subf %in, %in_24 : f64
      linalg.yield %150 : f64
    } -> tensor<8x9xf64>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%28, %28 : tensor<8x9xf64>, tensor<8x9xf64>) outs(%22 : tensor<8x9xf64>) {
    ^bb0(%in: f64, %in_24: f64, %out: f64):
      %150 = arith.mulf %in, %in_24 : f64
      linalg.yield %150 : f64
    } -> tensor<8x9xf64>
    %30 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%29 : tensor<8x9xf64>) outs(%25 : tensor<1x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %150 = arith.addf %in, %out : f64
      linalg.yield %150 : f64
    } -> tensor<1x9xf64>
    %31 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<1x9xf64>) outs(%24 : tensor<1x9xf64>) {
    ^bb0(%in: f64, %out: f64):
      %150 = arith.divf %in, %cst_7 : f64
      linalg.yield %150 : f64
    } -> tensor<1x9xf64>
    %32 = tensor.empty() : tensor<1x9xf32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<1x9xf64>) outs(%32 : tensor<1x9xf32>) {
    ^bb0(%in: f64, %out: f32):
      %150 = arith.truncf %in : f64 to f32
      linalg.yield %150 : f32
    } -> tensor<1x9xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%32 : tensor<1x9xf32>) -> tensor<1x9xf32>
    %35 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%19 : tensor<8x9xf32>) outs(%34 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<1x9xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<1x9xf32>) outs(%32 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.divf %in, %cst_8 : f32
      linalg.yield %150 : f32
    } -> tensor<1x9xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x9xf32>) outs(%32 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_6 : f64 to f32
      %151 = arith.addf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<1x9xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<1x9xf32>) outs(%32 : tensor<1x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = math.rsqrt %in : f32
      linalg.yield %150 : f32
    } -> tensor<1x9xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %36 : tensor<8x9xf32>, tensor<1x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.subf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %38 : tensor<8x9xf32>, tensor<1x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %collapsed = tensor.collapse_shape %36 [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
    %collapsed_12 = tensor.collapse_shape %38 [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed : tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_5 : f64 to f32
      %151 = arith.mulf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg8 : tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_4 : f64 to f32
      %151 = arith.mulf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%41, %42 : tensor<9xf32>, tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.addf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %collapsed_13 = tensor.collapse_shape %33 [[0, 1]] : tensor<1x9xf32> into tensor<9xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_13 : tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_3 : f64 to f32
      %151 = arith.mulf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%44 : tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_5 : f64 to f32
      %151 = arith.mulf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg9 : tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_4 : f64 to f32
      %151 = arith.mulf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<9xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%45, %46 : tensor<9xf32>, tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.addf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%40, %arg2 : tensor<8x9xf32>, tensor<9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%48, %arg3 : tensor<8x9xf32>, tensor<9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.addf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<8x9xf32>) outs(%16 : tensor<8x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x9xf16>
    %51 = tensor.empty() : tensor<9x7xf16>
    %transposed_14 = linalg.transpose ins(%arg4 : tensor<7x9xf16>) outs(%51 : tensor<9x7xf16>) permutation = [1, 0] 
    %52 = tensor.empty() : tensor<7xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg5 : tensor<7xf16>) outs(%52 : tensor<7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<7xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%50 : tensor<8x9xf16>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %55 = tensor.empty() : tensor<9x7xf32>
    %56 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_14 : tensor<9x7xf16>) outs(%55 : tensor<9x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<9x7xf32>
    %57 = tensor.empty() : tensor<8x7xf32>
    %58 = linalg.fill ins(%cst : f32) outs(%57 : tensor<8x7xf32>) -> tensor<8x7xf32>
    %59 = linalg.matmul ins(%54, %56 : tensor<8x9xf32>, tensor<9x7xf32>) outs(%58 : tensor<8x7xf32>) -> tensor<8x7xf32>
    %60 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<7xf32>) outs(%57 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x7xf32>
    %61 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%59, %60 : tensor<8x7xf32>, tensor<8x7xf32>) outs(%57 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.addf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x7xf32>
    %62 = tensor.empty() : tensor<8x7xf16>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<8x7xf32>) outs(%62 : tensor<8x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x7xf16>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%63 : tensor<8x7xf16>) outs(%62 : tensor<8x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %150 = math.tanh %in : f16
      linalg.yield %150 : f16
    } -> tensor<8x7xf16>
    %65 = tensor.empty() : tensor<7x3xf16>
    %transposed_15 = linalg.transpose ins(%arg6 : tensor<3x7xf16>) outs(%65 : tensor<7x3xf16>) permutation = [1, 0] 
    %66 = tensor.empty() : tensor<3xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg7 : tensor<3xf16>) outs(%66 : tensor<3xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<3xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<8x7xf16>) outs(%57 : tensor<8x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<8x7xf32>
    %69 = tensor.empty() : tensor<7x3xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%transposed_15 : tensor<7x3xf16>) outs(%69 : tensor<7x3xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<7x3xf32>
    %71 = tensor.empty() : tensor<8x3xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<8x3xf32>) -> tensor<8x3xf32>
    %73 = linalg.matmul ins(%68, %70 : tensor<8x7xf32>, tensor<7x3xf32>) outs(%72 : tensor<8x3xf32>) -> tensor<8x3xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<3xf32>) outs(%71 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x3xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%73, %74 : tensor<8x3xf32>, tensor<8x3xf32>) outs(%71 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.addf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x3xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<8x3xf32>) outs(%2 : tensor<8x3xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x3xf16>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<8x3xf16>) outs(%71 : tensor<8x3xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<8x3xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<8x3xf16>) outs(%71 : tensor<8x3xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<8x3xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%77, %78 : tensor<8x3xf32>, tensor<8x3xf32>) outs(%71 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.subf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x3xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%79, %79 : tensor<8x3xf32>, tensor<8x3xf32>) outs(%71 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x3xf32>
    %81 = tensor.empty() : tensor<f32>
    %82 = linalg.fill ins(%cst : f32) outs(%81 : tensor<f32>) -> tensor<f32>
    %83 = linalg.generic {indexing_maps = [#map, #map5], iterator_types = ["reduction", "reduction"]} ins(%80 : tensor<8x3xf32>) outs(%82 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<f32>
    %84 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%83 : tensor<f32>) outs(%81 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.divf %in, %cst_9 : f32
      linalg.yield %150 : f32
    } -> tensor<f32>
    %85 = tensor.empty() : tensor<f16>
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%84 : tensor<f32>) outs(%85 : tensor<f16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<f16>
    %87 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%86 : tensor<f16>) outs(%81 : tensor<f32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<f32>
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg13 : tensor<f32>) outs(%85 : tensor<f16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<f16>
    %89 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%88 : tensor<f16>) outs(%81 : tensor<f32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<f32>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%79 : tensor<8x3xf32>) outs(%71 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.truncf %cst_2 : f64 to f32
      %151 = arith.mulf %in, %150 : f32
      linalg.yield %151 : f32
    } -> tensor<8x3xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%90, %89 : tensor<8x3xf32>, tensor<f32>) outs(%71 : tensor<8x3xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x3xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%91 : tensor<8x3xf32>) outs(%2 : tensor<8x3xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x3xf16>
    %93 = linalg.matmul ins(%92, %arg6 : tensor<8x3xf16>, tensor<3x7xf16>) outs(%58 : tensor<8x7xf32>) -> tensor<8x7xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<8x7xf32>) outs(%62 : tensor<8x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x7xf16>
    %95 = tensor.empty() : tensor<3x8xf16>
    %transposed_16 = linalg.transpose ins(%92 : tensor<8x3xf16>) outs(%95 : tensor<3x8xf16>) permutation = [1, 0] 
    %96 = tensor.empty() : tensor<3x7xf32>
    %97 = linalg.fill ins(%cst : f32) outs(%96 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %98 = linalg.matmul ins(%transposed_16, %64 : tensor<3x8xf16>, tensor<8x7xf16>) outs(%97 : tensor<3x7xf32>) -> tensor<3x7xf32>
    %99 = tensor.empty() : tensor<3x7xf16>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<3x7xf32>) outs(%99 : tensor<3x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<3x7xf16>
    %101 = tensor.empty() : tensor<1x3xf16>
    %102 = linalg.fill ins(%cst_1 : f16) outs(%101 : tensor<1x3xf16>) -> tensor<1x3xf16>
    %103 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%92 : tensor<8x3xf16>) outs(%102 : tensor<1x3xf16>) {
    ^bb0(%in: f16, %out: f16):
      %150 = arith.addf %in, %out : f16
      linalg.yield %150 : f16
    } -> tensor<1x3xf16>
    %collapsed_17 = tensor.collapse_shape %103 [[0, 1]] : tensor<1x3xf16> into tensor<3xf16>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%94 : tensor<8x7xf16>) outs(%57 : tensor<8x7xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<8x7xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%68, %68 : tensor<8x7xf32>, tensor<8x7xf32>) outs(%57 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x7xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11, %105 : tensor<i64>, tensor<8x7xf32>) outs(%57 : tensor<8x7xf32>) {
    ^bb0(%in: i64, %in_24: f32, %out: f32):
      %150 = arith.sitofp %in : i64 to f32
      %151 = arith.subf %150, %in_24 : f32
      linalg.yield %151 : f32
    } -> tensor<8x7xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%104, %106 : tensor<8x7xf32>, tensor<8x7xf32>) outs(%57 : tensor<8x7xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x7xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<8x7xf32>) outs(%62 : tensor<8x7xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x7xf16>
    %109 = linalg.matmul ins(%108, %arg4 : tensor<8x7xf16>, tensor<7x9xf16>) outs(%12 : tensor<8x9xf32>) -> tensor<8x9xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<8x9xf32>) outs(%16 : tensor<8x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x9xf16>
    %111 = tensor.empty() : tensor<7x8xf16>
    %transposed_18 = linalg.transpose ins(%108 : tensor<8x7xf16>) outs(%111 : tensor<7x8xf16>) permutation = [1, 0] 
    %112 = tensor.empty() : tensor<7x9xf32>
    %113 = linalg.fill ins(%cst : f32) outs(%112 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %114 = linalg.matmul ins(%transposed_18, %50 : tensor<7x8xf16>, tensor<8x9xf16>) outs(%113 : tensor<7x9xf32>) -> tensor<7x9xf32>
    %115 = tensor.empty() : tensor<7x9xf16>
    %116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%114 : tensor<7x9xf32>) outs(%115 : tensor<7x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<7x9xf16>
    %117 = tensor.empty() : tensor<1x7xf16>
    %118 = linalg.fill ins(%cst_1 : f16) outs(%117 : tensor<1x7xf16>) -> tensor<1x7xf16>
    %119 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%108 : tensor<8x7xf16>) outs(%118 : tensor<1x7xf16>) {
    ^bb0(%in: f16, %out: f16):
      %150 = arith.addf %in, %out : f16
      linalg.yield %150 : f16
    } -> tensor<1x7xf16>
    %collapsed_19 = tensor.collapse_shape %119 [[0, 1]] : tensor<1x7xf16> into tensor<7xf16>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<8x9xf16>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %121 = linalg.fill ins(%cst : f32) outs(%5 : tensor<9xf32>) -> tensor<9xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%120 : tensor<8x9xf32>) outs(%121 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%120, %39 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction", "parallel"]} ins(%123 : tensor<8x9xf32>) outs(%121 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.addf %in, %out : f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %125 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%122 : tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.mulf %in, %cst_10 : f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %expanded = tensor.expand_shape %125 [[0, 1]] output_shape [1, 9] : tensor<9xf32> into tensor<1x9xf32>
    %126 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%124 : tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %150 = arith.mulf %in, %cst_10 : f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %127 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_12, %collapsed_12 : tensor<9xf32>, tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %128 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%126, %127 : tensor<9xf32>, tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %expanded_20 = tensor.expand_shape %128 [[0, 1]] output_shape [1, 9] : tensor<9xf32> into tensor<1x9xf32>
    %129 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%collapsed_12, %arg2 : tensor<9xf32>, tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %expanded_21 = tensor.expand_shape %129 [[0, 1]] output_shape [1, 9] : tensor<9xf32> into tensor<1x9xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%39, %expanded_20 : tensor<8x9xf32>, tensor<1x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%120, %130 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.subf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %132 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%131, %expanded : tensor<8x9xf32>, tensor<1x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.subf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %133 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%132, %expanded_21 : tensor<8x9xf32>, tensor<1x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%124, %collapsed_12 : tensor<9xf32>, tensor<9xf32>) outs(%5 : tensor<9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<9xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%133 : tensor<8x9xf32>) outs(%16 : tensor<8x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x9xf16>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<8x9xf16>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f16, %out: f32):
      %150 = arith.extf %in : f16 to f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %19 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %138 = linalg.generic {indexing_maps = [#map5, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_11, %137 : tensor<i64>, tensor<8x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: i64, %in_24: f32, %out: f32):
      %150 = arith.sitofp %in : i64 to f32
      %151 = arith.subf %150, %in_24 : f32
      linalg.yield %151 : f32
    } -> tensor<8x9xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%136, %138 : tensor<8x9xf32>, tensor<8x9xf32>) outs(%11 : tensor<8x9xf32>) {
    ^bb0(%in: f32, %in_24: f32, %out: f32):
      %150 = arith.mulf %in, %in_24 : f32
      linalg.yield %150 : f32
    } -> tensor<8x9xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<8x9xf32>) outs(%16 : tensor<8x9xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<8x9xf16>
    %141 = tensor.empty() : tensor<9x8xf16>
    %transposed_22 = linalg.transpose ins(%140 : tensor<8x9xf16>) outs(%141 : tensor<9x8xf16>) permutation = [1, 0] 
    %142 = tensor.empty() : tensor<9x6xf32>
    %143 = linalg.fill ins(%cst : f32) outs(%142 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %144 = linalg.matmul ins(%transposed_22, %1 : tensor<9x8xf16>, tensor<8x6xf16>) outs(%143 : tensor<9x6xf32>) -> tensor<9x6xf32>
    %145 = tensor.empty() : tensor<9x6xf16>
    %146 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%144 : tensor<9x6xf32>) outs(%145 : tensor<9x6xf16>) {
    ^bb0(%in: f32, %out: f16):
      %150 = arith.truncf %in : f32 to f16
      linalg.yield %150 : f16
    } -> tensor<9x6xf16>
    %147 = tensor.empty() : tensor<1x9xf16>
    %148 = linalg.fill ins(%cst_1 : f16) outs(%147 : tensor<1x9xf16>) -> tensor<1x9xf16>
    %149 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["reduction", "parallel"]} ins(%140 : tensor<8x9xf16>) outs(%148 : tensor<1x9xf16>) {
    ^bb0(%in: f16, %out: f16):
      %150 = arith.addf %in, %out : f16
      linalg.yield %150 : f16
    } -> tensor<1x9xf16>
    %collapsed_23 = tensor.collapse_shape %149 [[0, 1]] : tensor<1x9xf16> into tensor<9xf16>
    return %43, %47, %21, %87, %146, %collapsed_23, %134, %122, %116, %collapsed_19, %100, %collapsed_17 : tensor<9xf32>, tensor<9xf32>, tensor<i64>, tensor<f32>, tensor<9x6xf16>, tensor<9xf16>, tensor<9xf32>, tensor<9xf32>, tensor<7x9xf16>, tensor<7xf16>, tensor<3x7xf16>, tensor<3xf16>
  }
}
