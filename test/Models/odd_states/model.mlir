#map = affine_map<() -> ()>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1) -> (d0, d1)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (0, d1)>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<(d0, d1) -> ()>
module @odd_states {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "odd_states.OddStates" {
    fsdp.buffer @steps : tensor<i64>
    fsdp.module @embedding class "torch.nn.modules.sparse.Embedding" {
      fsdp.param @weight : tensor<17x6xf32>
    }
    fsdp.module @table class "torch.nn.modules.sparse.Embedding" {
      fsdp.param frozen @weight : tensor<17x6xf32>
    }
    fsdp.module @first class "odd_states.Cell" {
      fsdp.param @weight : tensor<6x6xf32>
      fsdp.param frozen @bias : tensor<6xf32>
      fsdp.param unused @unused : tensor<3x6xf32>
      fsdp.buffer transient @mask : tensor<6xi1>
      fsdp.buffer @shift : tensor<6xi64>
    }
    fsdp.alias @second = @model::@first
    fsdp.module @third class "odd_states.Cell" {
      fsdp.param @weight : tensor<6x6xf32>
      fsdp.param frozen @bias : tensor<6xf32>
      fsdp.param unused @unused : tensor<3x6xf32>
      fsdp.buffer transient @mask : tensor<6xi1>
      fsdp.buffer @shift : tensor<6xi64>
    }
    fsdp.module @norm class "torch.nn.modules.batchnorm.BatchNorm1d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
      fsdp.param @weight : tensor<6xf32>
      fsdp.param @bias : tensor<6xf32>
      fsdp.buffer @running_mean : tensor<6xf32>
      fsdp.buffer @running_var : tensor<6xf32>
      fsdp.buffer @num_batches_tracked : tensor<i64>
    }
    fsdp.module @head class "torch.nn.modules.linear.Linear" {
      fsdp.alias @weight = @model::@embedding::@weight
      fsdp.param @bias : tensor<17xf32>
    }
  }
  func.func @step(%arg0: tensor<17x6xf32> {fsdp.role = #fsdp.state<@model::@embedding::@weight>}, %arg1: tensor<17x6xf32> {fsdp.role = #fsdp.state<@model::@table::@weight>}, %arg2: tensor<6x6xf32> {fsdp.role = #fsdp.state<@model::@first::@weight>}, %arg3: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@first::@bias>}, %arg4: tensor<3x6xf32> {fsdp.role = #fsdp.state<@model::@first::@unused>}, %arg5: tensor<6x6xf32> {fsdp.role = #fsdp.state<@model::@third::@weight>}, %arg6: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@third::@bias>}, %arg7: tensor<3x6xf32> {fsdp.role = #fsdp.state<@model::@third::@unused>}, %arg8: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@norm::@weight>}, %arg9: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@norm::@bias>}, %arg10: tensor<17xf32> {fsdp.role = #fsdp.state<@model::@head::@bias>}, %arg11: tensor<i64> {fsdp.role = #fsdp.state<@model::@steps>}, %arg12: tensor<6xi1> {fsdp.role = #fsdp.state<@model::@first::@mask>}, %arg13: tensor<6xi64> {fsdp.role = #fsdp.state<@model::@first::@shift>}, %arg14: tensor<6xi1> {fsdp.role = #fsdp.state<@model::@third::@mask>}, %arg15: tensor<6xi64> {fsdp.role = #fsdp.state<@model::@third::@shift>}, %arg16: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@norm::@running_mean>}, %arg17: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@norm::@running_var>}, %arg18: tensor<i64> {fsdp.role = #fsdp.state<@model::@norm::@num_batches_tracked>}, %arg19: tensor<12xi64> {fsdp.role = #fsdp.input<"tokens", indices = [0, 17]>}, %arg20: tensor<12xi64> {fsdp.role = #fsdp.input<"targets", indices = [0, 17, -100]>}) -> (tensor<i64> {fsdp.role = #fsdp.new_value<@model::@steps>}, tensor<6xf32> {fsdp.role = #fsdp.new_value<@model::@norm::@running_mean>}, tensor<6xf32> {fsdp.role = #fsdp.new_value<@model::@norm::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@norm::@num_batches_tracked>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<17x6xf32> {fsdp.role = #fsdp.grad<@model::@embedding::@weight>}, tensor<6x6xf32> {fsdp.role = #fsdp.grad<@model::@first::@weight>}, tensor<6x6xf32> {fsdp.role = #fsdp.grad<@model::@third::@weight>}, tensor<6xf32> {fsdp.role = #fsdp.grad<@model::@norm::@weight>}, tensor<6xf32> {fsdp.role = #fsdp.grad<@model::@norm::@bias>}, tensor<17xf32> {fsdp.role = #fsdp.grad<@model::@head::@bias>}) {
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %c0 = arith.constant 0 : index
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
    %cst_6 = arith.constant 1.0909090909090908 : f64
    %cst_7 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = arith.constant 1.200000e+01 : f64
    %cst_9 = arith.constant dense<1> : tensor<i64>
    %cst_10 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<i64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg11 : tensor<i64>) outs(%0 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.addi %in, %c1_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<i64>
    %2 = tensor.empty() : tensor<12x6xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<12xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = arith.index_cast %in : i64 to index
      %167 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%166, %167] : tensor<17x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x6xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<12xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = arith.index_cast %in : i64 to index
      %167 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%166, %167] : tensor<17x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x6xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %6 = tensor.empty() : tensor<6x6xf32>
    %transposed = linalg.transpose ins(%arg2 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) permutation = [1, 0] 
    %7 = linalg.fill ins(%cst : f32) outs(%2 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %8 = linalg.matmul ins(%5, %transposed : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %9 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %10 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%8, %9 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %arg13 : tensor<12x6xf32>, tensor<6xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: i64, %out: f32):
      %166 = arith.sitofp %in_31 : i64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<12x6xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %11, %5 : tensor<6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.tanh %in : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %13 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %15 = linalg.matmul ins(%14, %transposed : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15, %9 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %arg13 : tensor<12x6xf32>, tensor<6xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: i64, %out: f32):
      %166 = arith.sitofp %in_31 : i64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<12x6xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %17, %14 : tensor<6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.tanh %in : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%14, %19 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %transposed_11 = linalg.transpose ins(%arg5 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%20, %transposed_11 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%23, %arg15 : tensor<12x6xf32>, tensor<6xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: i64, %out: f32):
      %166 = arith.sitofp %in_31 : i64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<12x6xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg14, %24, %20 : tensor<6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.tanh %in : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20, %26 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg18 : tensor<i64>) outs(%0 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.addi %in, %c1_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<i64>
    %29 = tensor.empty() : tensor<12x6xf64>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<12x6xf32>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<12x6xf64>
    %31 = tensor.empty() : tensor<1x6xf64>
    %32 = linalg.fill ins(%cst_0 : f64) outs(%31 : tensor<1x6xf64>) -> tensor<1x6xf64>
    %33 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "parallel"]} ins(%30 : tensor<12x6xf64>) outs(%32 : tensor<1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<1x6xf64>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x6xf64>) outs(%31 : tensor<1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_8 : f64
      linalg.yield %166 : f64
    } -> tensor<1x6xf64>
    %35 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %34 : tensor<12x6xf64>, tensor<1x6xf64>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %166 = arith.subf %in, %in_31 : f64
      linalg.yield %166 : f64
    } -> tensor<12x6xf64>
    %collapsed = tensor.collapse_shape %34 [[0, 1]] : tensor<1x6xf64> into tensor<6xf64>
    %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%35, %35 : tensor<12x6xf64>, tensor<12x6xf64>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %166 = arith.mulf %in, %in_31 : f64
      linalg.yield %166 : f64
    } -> tensor<12x6xf64>
    %37 = tensor.empty() : tensor<6xf64>
    %38 = linalg.fill ins(%cst_0 : f64) outs(%37 : tensor<6xf64>) -> tensor<6xf64>
    %39 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel"]} ins(%36 : tensor<12x6xf64>) outs(%38 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%39 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_8 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%40 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.mulf %in, %cst_6 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%41 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.mulf %in, %cst_5 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %43 = tensor.empty() : tensor<6xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg17 : tensor<6xf32>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_4 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<6xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%42, %44 : tensor<6xf64>, tensor<6xf32>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_31: f32, %out: f64):
      %166 = arith.extf %in_31 : f32 to f64
      %167 = arith.addf %in, %166 : f64
      linalg.yield %167 : f64
    } -> tensor<6xf64>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%45 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.mulf %in, %cst_5 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg16 : tensor<6xf32>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_4 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<6xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%47, %48 : tensor<6xf64>, tensor<6xf32>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_31: f32, %out: f64):
      %166 = arith.extf %in_31 : f32 to f64
      %167 = arith.addf %in, %166 : f64
      linalg.yield %167 : f64
    } -> tensor<6xf64>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%49 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%40 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %cst_3 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%51 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = math.rsqrt %in : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%52, %arg8 : tensor<6xf64>, tensor<6xf32>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_31: f32, %out: f64):
      %166 = arith.extf %in_31 : f32 to f64
      %167 = arith.mulf %in, %166 : f64
      linalg.yield %167 : f64
    } -> tensor<6xf64>
    %54 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%collapsed, %53 : tensor<6xf64>, tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %166 = arith.mulf %in, %in_31 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%arg9, %54 : tensor<6xf32>, tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f32, %in_31: f64, %out: f64):
      %166 = arith.extf %in : f32 to f64
      %167 = arith.subf %166, %in_31 : f64
      linalg.yield %167 : f64
    } -> tensor<6xf64>
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%53 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %expanded = tensor.expand_shape %56 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%55 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %expanded_12 = tensor.expand_shape %57 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%27, %expanded : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%58, %expanded_12 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%52 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %62 = tensor.empty() : tensor<6x17xf32>
    %transposed_13 = linalg.transpose ins(%arg0 : tensor<17x6xf32>) outs(%62 : tensor<6x17xf32>) permutation = [1, 0] 
    %63 = tensor.empty() : tensor<12x17xf32>
    %64 = linalg.fill ins(%cst : f32) outs(%63 : tensor<12x17xf32>) -> tensor<12x17xf32>
    %65 = linalg.matmul ins(%59, %transposed_13 : tensor<12x6xf32>, tensor<6x17xf32>) outs(%64 : tensor<12x17xf32>) -> tensor<12x17xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<17xf32>) outs(%63 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x17xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%65, %66 : tensor<12x17xf32>, tensor<12x17xf32>) outs(%63 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x17xf32>
    %68 = tensor.empty() : tensor<12xi64>
    %69 = linalg.fill ins(%c0_i64 : i64) outs(%68 : tensor<12xi64>) -> tensor<12xi64>
    %70 = tensor.empty() : tensor<12xf32>
    %71 = linalg.fill ins(%cst_1 : f32) outs(%70 : tensor<12xf32>) -> tensor<12xf32>
    %72:2 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%67 : tensor<12x17xf32>) outs(%71, %69 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_31: i64):
      %166 = linalg.index 1 : index
      %167 = arith.index_cast %166 : index to i64
      %168 = arith.maximumf %in, %out : f32
      %169 = arith.cmpf ogt, %in, %out : f32
      %170 = arith.select %169, %167, %out_31 : i64
      linalg.yield %168, %170 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_14 = tensor.expand_shape %72#0 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%67, %expanded_14 : tensor<12x17xf32>, tensor<12x1xf32>) outs(%63 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.subf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x17xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<12x17xf32>) outs(%63 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<12x17xf32>
    %75 = tensor.empty() : tensor<12x1xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<12x1xf32>) -> tensor<12x1xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%74 : tensor<12x17xf32>) outs(%76 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<12x1xf32>
    %78 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%77 : tensor<12x1xf32>) outs(%75 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.log %in : f32
      linalg.yield %166 : f32
    } -> tensor<12x1xf32>
    %79 = tensor.empty() : tensor<12xi1>
    %80 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg20 : tensor<12xi64>) outs(%79 : tensor<12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %166 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %166 : i1
    } -> tensor<12xi1>
    %81 = linalg.generic {indexing_maps = [#map5, #map5, #map7, #map5], iterator_types = ["parallel"]} ins(%80, %arg20, %cst_10 : tensor<12xi1>, tensor<12xi64>, tensor<i64>) outs(%68 : tensor<12xi64>) {
    ^bb0(%in: i1, %in_31: i64, %in_32: i64, %out: i64):
      %166 = arith.select %in, %in_31, %in_32 : i64
      linalg.yield %166 : i64
    } -> tensor<12xi64>
    %expanded_15 = tensor.expand_shape %81 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %82 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_15 : tensor<12x1xi64>) outs(%76 : tensor<12x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %67[%166, %167] : tensor<12x17xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x1xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%82, %expanded_14 : tensor<12x1xf32>, tensor<12x1xf32>) outs(%75 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.subf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x1xf32>
    %84 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%78, %83 : tensor<12x1xf32>, tensor<12x1xf32>) outs(%75 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.subf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x1xf32>
    %collapsed_16 = tensor.collapse_shape %84 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map5, #map7, #map5], iterator_types = ["parallel"]} ins(%80, %collapsed_16, %cst_2 : tensor<12xi1>, tensor<12xf32>, tensor<f32>) outs(%70 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %86 = tensor.empty() : tensor<f32>
    %87 = linalg.fill ins(%cst : f32) outs(%86 : tensor<f32>) -> tensor<f32>
    %88 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["reduction"]} ins(%85 : tensor<12xf32>) outs(%87 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %89 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<i64>) -> tensor<i64>
    %90 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["reduction"]} ins(%80 : tensor<12xi1>) outs(%89 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %166 = arith.extui %in : i1 to i64
      %167 = arith.addi %166, %out : i64
      linalg.yield %167 : i64
    } -> tensor<i64>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%88, %90 : tensor<f32>, tensor<i64>) outs(%86 : tensor<f32>) {
    ^bb0(%in: f32, %in_31: i64, %out: f32):
      %166 = arith.sitofp %in_31 : i64 to f32
      %167 = arith.divf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_7, %90 : tensor<f32>, tensor<i64>) outs(%86 : tensor<f32>) {
    ^bb0(%in: f32, %in_31: i64, %out: f32):
      %166 = arith.sitofp %in_31 : i64 to f32
      %167 = arith.divf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<f32>
    %93 = linalg.generic {indexing_maps = [#map7, #map5], iterator_types = ["parallel"]} ins(%92 : tensor<f32>) outs(%70 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12xf32>
    %94 = linalg.generic {indexing_maps = [#map5, #map5, #map7, #map5], iterator_types = ["parallel"]} ins(%80, %93, %cst_2 : tensor<12xi1>, tensor<12xf32>, tensor<f32>) outs(%70 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12xf32>
    %expanded_17 = tensor.expand_shape %94 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%73, %78 : tensor<12x17xf32>, tensor<12x1xf32>) outs(%63 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.subf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x17xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<12x17xf32>) outs(%63 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<12x17xf32>
    %97 = tensor.empty() : tensor<17xi64>
    %98 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%97 : tensor<17xi64>) {
    ^bb0(%out: i64):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %166 : index to i64
      linalg.yield %167 : i64
    } -> tensor<17xi64>
    %expanded_18 = tensor.expand_shape %98 [[0, 1]] output_shape [1, 17] : tensor<17xi64> into tensor<1x17xi64>
    %expanded_19 = tensor.expand_shape %arg20 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %99 = tensor.empty() : tensor<12x17xi1>
    %100 = linalg.generic {indexing_maps = [#map4, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_18, %expanded_19 : tensor<1x17xi64>, tensor<12x1xi64>) outs(%99 : tensor<12x17xi1>) {
    ^bb0(%in: i64, %in_31: i64, %out: i1):
      %166 = arith.cmpi eq, %in, %in_31 : i64
      linalg.yield %166 : i1
    } -> tensor<12x17xi1>
    %101 = linalg.generic {indexing_maps = [#map2, #map8, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%100, %cst_7, %cst_2 : tensor<12x17xi1>, tensor<f32>, tensor<f32>) outs(%63 : tensor<12x17xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12x17xf32>
    %102 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%96, %101 : tensor<12x17xf32>, tensor<12x17xf32>) outs(%63 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.subf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x17xf32>
    %103 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%102, %expanded_17 : tensor<12x17xf32>, tensor<12x1xf32>) outs(%63 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x17xf32>
    %104 = linalg.matmul ins(%103, %arg0 : tensor<12x17xf32>, tensor<17x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %105 = tensor.empty() : tensor<17x12xf32>
    %transposed_20 = linalg.transpose ins(%103 : tensor<12x17xf32>) outs(%105 : tensor<17x12xf32>) permutation = [1, 0] 
    %106 = tensor.empty() : tensor<17x6xf32>
    %107 = linalg.fill ins(%cst : f32) outs(%106 : tensor<17x6xf32>) -> tensor<17x6xf32>
    %108 = linalg.matmul ins(%transposed_20, %59 : tensor<17x12xf32>, tensor<12x6xf32>) outs(%107 : tensor<17x6xf32>) -> tensor<17x6xf32>
    %109 = tensor.empty() : tensor<1x17xf32>
    %110 = linalg.fill ins(%cst : f32) outs(%109 : tensor<1x17xf32>) -> tensor<1x17xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "parallel"]} ins(%103 : tensor<12x17xf32>) outs(%110 : tensor<1x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x17xf32>
    %collapsed_21 = tensor.collapse_shape %111 [[0, 1]] : tensor<1x17xf32> into tensor<17xf32>
    %expanded_22 = tensor.expand_shape %60 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%27, %expanded_22 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.subf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<12x6xf32>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<12x6xf64>
    %114 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel"]} ins(%113 : tensor<12x6xf64>) outs(%38 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %115 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_22 : tensor<1x6xf32>) outs(%31 : tensor<1x6xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<1x6xf64>
    %116 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %115 : tensor<12x6xf64>, tensor<1x6xf64>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %166 = arith.subf %in, %in_31 : f64
      linalg.yield %166 : f64
    } -> tensor<12x6xf64>
    %117 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%113, %116 : tensor<12x6xf64>, tensor<12x6xf64>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %166 = arith.mulf %in, %in_31 : f64
      linalg.yield %166 : f64
    } -> tensor<12x6xf64>
    %118 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel"]} ins(%117 : tensor<12x6xf64>) outs(%38 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %119 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%118 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_8 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %120 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%61 : tensor<6xf32>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %121 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%119, %120 : tensor<6xf64>, tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %166 = arith.mulf %in, %in_31 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %122 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%121, %120 : tensor<6xf64>, tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %166 = arith.mulf %in, %in_31 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %123 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%122 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %124 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%61, %arg8 : tensor<6xf32>, tensor<6xf32>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %125 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%114 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_8 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %126 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%125 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %expanded_23 = tensor.expand_shape %126 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%104, %expanded_23 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.subf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %expanded_24 = tensor.expand_shape %123 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%112, %expanded_24 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%127, %128 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.subf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %expanded_25 = tensor.expand_shape %124 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%129, %expanded_25 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %131 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%118, %120 : tensor<6xf64>, tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %166 = arith.mulf %in, %in_31 : f64
      linalg.yield %166 : f64
    } -> tensor<6xf64>
    %132 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%131 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %133 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%114 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<6xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%26, %26 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %135 = linalg.generic {indexing_maps = [#map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_9, %134 : tensor<i64>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %in_31: f32, %out: f32):
      %166 = arith.sitofp %in : i64 to f32
      %167 = arith.subf %166, %in_31 : f32
      linalg.yield %167 : f32
    } -> tensor<12x6xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%130, %135 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %137 = linalg.generic {indexing_maps = [#map3, #map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg14, %cst_2, %136 : tensor<6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg14, %136, %cst_2 : tensor<6xi1>, tensor<12x6xf32>, tensor<f32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%130, %137 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %140 = linalg.matmul ins(%138, %arg5 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %141 = tensor.empty() : tensor<6x12xf32>
    %transposed_26 = linalg.transpose ins(%138 : tensor<12x6xf32>) outs(%141 : tensor<6x12xf32>) permutation = [1, 0] 
    %142 = linalg.fill ins(%cst : f32) outs(%6 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %143 = linalg.matmul ins(%transposed_26, %20 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%142 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %144 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%139, %140 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %145 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19, %19 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %146 = linalg.generic {indexing_maps = [#map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_9, %145 : tensor<i64>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %in_31: f32, %out: f32):
      %166 = arith.sitofp %in : i64 to f32
      %167 = arith.subf %166, %in_31 : f32
      linalg.yield %167 : f32
    } -> tensor<12x6xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%144, %146 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %148 = linalg.generic {indexing_maps = [#map3, #map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %cst_2, %147 : tensor<6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %147, %cst_2 : tensor<6xi1>, tensor<12x6xf32>, tensor<f32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %150 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%144, %148 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %151 = linalg.matmul ins(%149, %arg2 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %transposed_27 = linalg.transpose ins(%149 : tensor<12x6xf32>) outs(%141 : tensor<6x12xf32>) permutation = [1, 0] 
    %152 = linalg.matmul ins(%transposed_27, %14 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%142 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %153 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%150, %151 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %154 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %13 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %155 = linalg.generic {indexing_maps = [#map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_9, %154 : tensor<i64>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %in_31: f32, %out: f32):
      %166 = arith.sitofp %in : i64 to f32
      %167 = arith.subf %166, %in_31 : f32
      linalg.yield %167 : f32
    } -> tensor<12x6xf32>
    %156 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%153, %155 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.mulf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %157 = linalg.generic {indexing_maps = [#map3, #map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %cst_2, %156 : tensor<6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %158 = linalg.generic {indexing_maps = [#map3, #map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %156, %cst_2 : tensor<6xi1>, tensor<12x6xf32>, tensor<f32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %166 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %159 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%153, %157 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %160 = linalg.matmul ins(%158, %arg2 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %transposed_28 = linalg.transpose ins(%158 : tensor<12x6xf32>) outs(%141 : tensor<6x12xf32>) permutation = [1, 0] 
    %161 = linalg.matmul ins(%transposed_28, %5 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%142 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %162 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%159, %160 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<12x6xf32>
    %163 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%152, %161 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<6x6xf32>
    %expanded_29 = tensor.expand_shape %arg19 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %expanded_30 = tensor.expand_shape %162 [[0], [1, 2]] output_shape [12, 1, 6] : tensor<12x6xf32> into tensor<12x1x6xf32>
    %164 = scf.for %arg21 = %c0 to %c12 step %c1 iter_args(%arg22 = %107) -> (tensor<17x6xf32>) {
      %extracted = tensor.extract %expanded_29[%arg21, %c0] : tensor<12x1xi64>
      %166 = arith.index_cast %extracted : i64 to index
      %extracted_slice = tensor.extract_slice %expanded_30[%arg21, 0, 0] [1, 1, 6] [1, 1, 1] : tensor<12x1x6xf32> to tensor<6xf32>
      %extracted_slice_31 = tensor.extract_slice %arg22[%166, 0] [1, 6] [1, 1] : tensor<17x6xf32> to tensor<6xf32>
      %167 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<6xf32>) outs(%extracted_slice_31 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %168 = arith.addf %out, %in : f32
        linalg.yield %168 : f32
      } -> tensor<6xf32>
      %inserted_slice = tensor.insert_slice %167 into %arg22[%166, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<17x6xf32>
      scf.yield %inserted_slice : tensor<17x6xf32>
    }
    %165 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%108, %164 : tensor<17x6xf32>, tensor<17x6xf32>) outs(%106 : tensor<17x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %166 = arith.addf %in, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<17x6xf32>
    return %1, %50, %46, %28, %91, %165, %163, %143, %132, %133, %collapsed_21 : tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<i64>, tensor<f32>, tensor<17x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<17xf32>
  }
}
