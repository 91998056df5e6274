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
      %163 = arith.addi %in, %c1_i64 : i64
      linalg.yield %163 : i64
    } -> tensor<i64>
    %2 = tensor.empty() : tensor<12x6xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<12xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %163 = arith.index_cast %in : i64 to index
      %164 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%163, %164] : tensor<17x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x6xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<12xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %163 = arith.index_cast %in : i64 to index
      %164 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%163, %164] : tensor<17x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x6xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
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
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %arg13 : tensor<12x6xf32>, tensor<6xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: i64, %out: f32):
      %163 = arith.sitofp %in_29 : i64 to f32
      %164 = arith.addf %in, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<12x6xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %11, %5 : tensor<6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = math.tanh %in : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %13 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %15 = linalg.matmul ins(%14, %transposed : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15, %9 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %arg13 : tensor<12x6xf32>, tensor<6xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: i64, %out: f32):
      %163 = arith.sitofp %in_29 : i64 to f32
      %164 = arith.addf %in, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<12x6xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %17, %14 : tensor<6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = math.tanh %in : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%14, %19 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %transposed_11 = linalg.transpose ins(%arg5 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%20, %transposed_11 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%23, %arg15 : tensor<12x6xf32>, tensor<6xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: i64, %out: f32):
      %163 = arith.sitofp %in_29 : i64 to f32
      %164 = arith.addf %in, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<12x6xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg14, %24, %20 : tensor<6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = math.tanh %in : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20, %26 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg18 : tensor<i64>) outs(%0 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %163 = arith.addi %in, %c1_i64 : i64
      linalg.yield %163 : i64
    } -> tensor<i64>
    %29 = tensor.empty() : tensor<12x6xf64>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<12x6xf32>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f32, %out: f64):
      %163 = arith.extf %in : f32 to f64
      linalg.yield %163 : f64
    } -> tensor<12x6xf64>
    %31 = tensor.empty() : tensor<1x6xf64>
    %32 = linalg.fill ins(%cst_0 : f64) outs(%31 : tensor<1x6xf64>) -> tensor<1x6xf64>
    %33 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "parallel"]} ins(%30 : tensor<12x6xf64>) outs(%32 : tensor<1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.addf %in, %out : f64
      linalg.yield %163 : f64
    } -> tensor<1x6xf64>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x6xf64>) outs(%31 : tensor<1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.divf %in, %cst_8 : f64
      linalg.yield %163 : f64
    } -> tensor<1x6xf64>
    %35 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %34 : tensor<12x6xf64>, tensor<1x6xf64>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %163 = arith.subf %in, %in_29 : f64
      linalg.yield %163 : f64
    } -> tensor<12x6xf64>
    %collapsed = tensor.collapse_shape %34 [[0, 1]] : tensor<1x6xf64> into tensor<6xf64>
    %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%35, %35 : tensor<12x6xf64>, tensor<12x6xf64>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %163 = arith.mulf %in, %in_29 : f64
      linalg.yield %163 : f64
    } -> tensor<12x6xf64>
    %37 = tensor.empty() : tensor<6xf64>
    %38 = linalg.fill ins(%cst_0 : f64) outs(%37 : tensor<6xf64>) -> tensor<6xf64>
    %39 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel"]} ins(%36 : tensor<12x6xf64>) outs(%38 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.addf %in, %out : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%39 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.divf %in, %cst_8 : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %41 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%40 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.mulf %in, %cst_6 : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %42 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%41 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.mulf %in, %cst_5 : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %43 = tensor.empty() : tensor<6xf32>
    %44 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg17 : tensor<6xf32>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = arith.truncf %cst_4 : f64 to f32
      %164 = arith.mulf %in, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<6xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%42, %44 : tensor<6xf64>, tensor<6xf32>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_29: f32, %out: f64):
      %163 = arith.extf %in_29 : f32 to f64
      %164 = arith.addf %in, %163 : f64
      linalg.yield %164 : f64
    } -> tensor<6xf64>
    %46 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%45 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %163 = arith.truncf %in : f64 to f32
      linalg.yield %163 : f32
    } -> tensor<6xf32>
    %47 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.mulf %in, %cst_5 : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %48 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg16 : tensor<6xf32>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = arith.truncf %cst_4 : f64 to f32
      %164 = arith.mulf %in, %163 : f32
      linalg.yield %164 : f32
    } -> tensor<6xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%47, %48 : tensor<6xf64>, tensor<6xf32>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_29: f32, %out: f64):
      %163 = arith.extf %in_29 : f32 to f64
      %164 = arith.addf %in, %163 : f64
      linalg.yield %164 : f64
    } -> tensor<6xf64>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%49 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %163 = arith.truncf %in : f64 to f32
      linalg.yield %163 : f32
    } -> tensor<6xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %163 = arith.truncf %in : f64 to f32
      linalg.yield %163 : f32
    } -> tensor<6xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%40 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.addf %in, %cst_3 : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%52 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = math.rsqrt %in : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %54 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%53 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %163 = arith.truncf %in : f64 to f32
      linalg.yield %163 : f32
    } -> tensor<6xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%54, %arg8 : tensor<6xf32>, tensor<6xf32>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<6xf32>
    %expanded = tensor.expand_shape %51 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%27, %expanded : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.subf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %expanded_12 = tensor.expand_shape %55 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%56, %expanded_12 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %expanded_13 = tensor.expand_shape %arg9 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %58 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%57, %expanded_13 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %59 = tensor.empty() : tensor<6x17xf32>
    %transposed_14 = linalg.transpose ins(%arg0 : tensor<17x6xf32>) outs(%59 : tensor<6x17xf32>) permutation = [1, 0] 
    %60 = tensor.empty() : tensor<12x17xf32>
    %61 = linalg.fill ins(%cst : f32) outs(%60 : tensor<12x17xf32>) -> tensor<12x17xf32>
    %62 = linalg.matmul ins(%58, %transposed_14 : tensor<12x6xf32>, tensor<6x17xf32>) outs(%61 : tensor<12x17xf32>) -> tensor<12x17xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<17xf32>) outs(%60 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x17xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%62, %63 : tensor<12x17xf32>, tensor<12x17xf32>) outs(%60 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x17xf32>
    %65 = tensor.empty() : tensor<12xi64>
    %66 = linalg.fill ins(%c0_i64 : i64) outs(%65 : tensor<12xi64>) -> tensor<12xi64>
    %67 = tensor.empty() : tensor<12xf32>
    %68 = linalg.fill ins(%cst_1 : f32) outs(%67 : tensor<12xf32>) -> tensor<12xf32>
    %69:2 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%64 : tensor<12x17xf32>) outs(%68, %66 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_29: i64):
      %163 = linalg.index 1 : index
      %164 = arith.index_cast %163 : index to i64
      %165 = arith.maximumf %in, %out : f32
      %166 = arith.cmpf ogt, %in, %out : f32
      %167 = arith.select %166, %164, %out_29 : i64
      linalg.yield %165, %167 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded_15 = tensor.expand_shape %69#0 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%64, %expanded_15 : tensor<12x17xf32>, tensor<12x1xf32>) outs(%60 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.subf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x17xf32>
    %71 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<12x17xf32>) outs(%60 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = math.exp %in : f32
      linalg.yield %163 : f32
    } -> tensor<12x17xf32>
    %72 = tensor.empty() : tensor<12x1xf32>
    %73 = linalg.fill ins(%cst : f32) outs(%72 : tensor<12x1xf32>) -> tensor<12x1xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%71 : tensor<12x17xf32>) outs(%73 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = arith.addf %in, %out : f32
      linalg.yield %163 : f32
    } -> tensor<12x1xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%74 : tensor<12x1xf32>) outs(%72 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = math.log %in : f32
      linalg.yield %163 : f32
    } -> tensor<12x1xf32>
    %76 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%70, %75 : tensor<12x17xf32>, tensor<12x1xf32>) outs(%60 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.subf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x17xf32>
    %77 = tensor.empty() : tensor<12xi1>
    %78 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg20 : tensor<12xi64>) outs(%77 : tensor<12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %163 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %163 : i1
    } -> tensor<12xi1>
    %79 = linalg.generic {indexing_maps = [#map5, #map5, #map7, #map5], iterator_types = ["parallel"]} ins(%78, %arg20, %cst_10 : tensor<12xi1>, tensor<12xi64>, tensor<i64>) outs(%65 : tensor<12xi64>) {
    ^bb0(%in: i1, %in_29: i64, %in_30: i64, %out: i64):
      %163 = arith.select %in, %in_29, %in_30 : i64
      linalg.yield %163 : i64
    } -> tensor<12xi64>
    %expanded_16 = tensor.expand_shape %79 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %80 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_16 : tensor<12x1xi64>) outs(%73 : tensor<12x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %163 = linalg.index 0 : index
      %164 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %76[%163, %164] : tensor<12x17xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x1xf32>
    %collapsed_17 = tensor.collapse_shape %80 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<12xf32>) outs(%67 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = arith.negf %in : f32
      linalg.yield %163 : f32
    } -> tensor<12xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%78 : tensor<12xi1>) outs(%67 : tensor<12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %163 = arith.uitofp %in : i1 to f32
      linalg.yield %163 : f32
    } -> tensor<12xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map5, #map7, #map5], iterator_types = ["parallel"]} ins(%78, %81, %cst_2 : tensor<12xi1>, tensor<12xf32>, tensor<f32>) outs(%67 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12xf32>
    %84 = tensor.empty() : tensor<f32>
    %85 = linalg.fill ins(%cst : f32) outs(%84 : tensor<f32>) -> tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["reduction"]} ins(%82 : tensor<12xf32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = arith.addf %in, %out : f32
      linalg.yield %163 : f32
    } -> tensor<f32>
    %87 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["reduction"]} ins(%83 : tensor<12xf32>) outs(%85 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = arith.addf %in, %out : f32
      linalg.yield %163 : f32
    } -> tensor<f32>
    %88 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%87, %86 : tensor<f32>, tensor<f32>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.divf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<f32>
    %89 = tensor.empty() : tensor<17xi64>
    %90 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%89 : tensor<17xi64>) {
    ^bb0(%out: i64):
      %163 = linalg.index 0 : index
      %164 = arith.index_cast %163 : index to i64
      linalg.yield %164 : i64
    } -> tensor<17xi64>
    %expanded_18 = tensor.expand_shape %90 [[0, 1]] output_shape [1, 17] : tensor<17xi64> into tensor<1x17xi64>
    %expanded_19 = tensor.expand_shape %arg20 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_7, %86 : tensor<f32>, tensor<f32>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.divf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%91 : tensor<f32>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = arith.negf %in : f32
      linalg.yield %163 : f32
    } -> tensor<f32>
    %93 = tensor.empty() : tensor<12x17xi1>
    %94 = linalg.generic {indexing_maps = [#map4, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_18, %expanded_19 : tensor<1x17xi64>, tensor<12x1xi64>) outs(%93 : tensor<12x17xi1>) {
    ^bb0(%in: i64, %in_29: i64, %out: i1):
      %163 = arith.cmpi eq, %in, %in_29 : i64
      linalg.yield %163 : i1
    } -> tensor<12x17xi1>
    %95 = tensor.empty() : tensor<12x1xi1>
    %96 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_19 : tensor<12x1xi64>) outs(%95 : tensor<12x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %163 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %163 : i1
    } -> tensor<12x1xi1>
    %97 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%94, %96 : tensor<12x17xi1>, tensor<12x1xi1>) outs(%93 : tensor<12x17xi1>) {
    ^bb0(%in: i1, %in_29: i1, %out: i1):
      %163 = arith.andi %in, %in_29 : i1
      linalg.yield %163 : i1
    } -> tensor<12x17xi1>
    %98 = linalg.generic {indexing_maps = [#map2, #map8, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%97, %92, %cst_2 : tensor<12x17xi1>, tensor<f32>, tensor<f32>) outs(%60 : tensor<12x17xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12x17xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%76 : tensor<12x17xf32>) outs(%60 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = math.exp %in : f32
      linalg.yield %163 : f32
    } -> tensor<12x17xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%98 : tensor<12x17xf32>) outs(%73 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = arith.addf %in, %out : f32
      linalg.yield %163 : f32
    } -> tensor<12x1xf32>
    %101 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%99, %100 : tensor<12x17xf32>, tensor<12x1xf32>) outs(%60 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x17xf32>
    %102 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%98, %101 : tensor<12x17xf32>, tensor<12x17xf32>) outs(%60 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.subf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x17xf32>
    %103 = linalg.matmul ins(%102, %arg0 : tensor<12x17xf32>, tensor<17x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %104 = tensor.empty() : tensor<17x12xf32>
    %transposed_20 = linalg.transpose ins(%102 : tensor<12x17xf32>) outs(%104 : tensor<17x12xf32>) permutation = [1, 0] 
    %105 = tensor.empty() : tensor<17x6xf32>
    %106 = linalg.fill ins(%cst : f32) outs(%105 : tensor<17x6xf32>) -> tensor<17x6xf32>
    %107 = linalg.matmul ins(%transposed_20, %58 : tensor<17x12xf32>, tensor<12x6xf32>) outs(%106 : tensor<17x6xf32>) -> tensor<17x6xf32>
    %108 = tensor.empty() : tensor<1x17xf32>
    %109 = linalg.fill ins(%cst : f32) outs(%108 : tensor<1x17xf32>) -> tensor<1x17xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "parallel"]} ins(%102 : tensor<12x17xf32>) outs(%109 : tensor<1x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %163 = arith.addf %in, %out : f32
      linalg.yield %163 : f32
    } -> tensor<1x17xf32>
    %collapsed_21 = tensor.collapse_shape %110 [[0, 1]] : tensor<1x17xf32> into tensor<17xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<12x6xf32>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f32, %out: f64):
      %163 = arith.extf %in : f32 to f64
      linalg.yield %163 : f64
    } -> tensor<12x6xf64>
    %112 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel"]} ins(%111 : tensor<12x6xf64>) outs(%38 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.addf %in, %out : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %113 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x6xf32>) outs(%31 : tensor<1x6xf64>) {
    ^bb0(%in: f32, %out: f64):
      %163 = arith.extf %in : f32 to f64
      linalg.yield %163 : f64
    } -> tensor<1x6xf64>
    %114 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %113 : tensor<12x6xf64>, tensor<1x6xf64>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %163 = arith.subf %in, %in_29 : f64
      linalg.yield %163 : f64
    } -> tensor<12x6xf64>
    %115 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%111, %114 : tensor<12x6xf64>, tensor<12x6xf64>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %163 = arith.mulf %in, %in_29 : f64
      linalg.yield %163 : f64
    } -> tensor<12x6xf64>
    %116 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel"]} ins(%115 : tensor<12x6xf64>) outs(%38 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.addf %in, %out : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %117 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%116 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.divf %in, %cst_8 : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %118 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%54 : tensor<6xf32>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f32, %out: f64):
      %163 = arith.extf %in : f32 to f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %119 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%117, %118 : tensor<6xf64>, tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %163 = arith.mulf %in, %in_29 : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %120 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%119, %118 : tensor<6xf64>, tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %163 = arith.mulf %in, %in_29 : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %121 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%120 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %163 = arith.truncf %in : f64 to f32
      linalg.yield %163 : f32
    } -> tensor<6xf32>
    %122 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%112 : tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %163 = arith.divf %in, %cst_8 : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %123 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%122 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %163 = arith.truncf %in : f64 to f32
      linalg.yield %163 : f32
    } -> tensor<6xf32>
    %expanded_22 = tensor.expand_shape %123 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%103, %expanded_22 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.subf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %expanded_23 = tensor.expand_shape %121 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %125 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%56, %expanded_23 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%124, %125 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.subf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%126, %expanded_12 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%116, %118 : tensor<6xf64>, tensor<6xf64>) outs(%37 : tensor<6xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %163 = arith.mulf %in, %in_29 : f64
      linalg.yield %163 : f64
    } -> tensor<6xf64>
    %129 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%128 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %163 = arith.truncf %in : f64 to f32
      linalg.yield %163 : f32
    } -> tensor<6xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%112 : tensor<6xf64>) outs(%43 : tensor<6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %163 = arith.truncf %in : f64 to f32
      linalg.yield %163 : f32
    } -> tensor<6xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%26, %26 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %132 = linalg.generic {indexing_maps = [#map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_9, %131 : tensor<i64>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %in_29: f32, %out: f32):
      %163 = arith.sitofp %in : i64 to f32
      %164 = arith.subf %163, %in_29 : f32
      linalg.yield %164 : f32
    } -> tensor<12x6xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%127, %132 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %134 = linalg.generic {indexing_maps = [#map3, #map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg14, %cst_2, %133 : tensor<6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %135 = linalg.generic {indexing_maps = [#map3, #map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg14, %133, %cst_2 : tensor<6xi1>, tensor<12x6xf32>, tensor<f32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%127, %134 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %137 = linalg.matmul ins(%135, %arg5 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %138 = tensor.empty() : tensor<6x12xf32>
    %transposed_24 = linalg.transpose ins(%135 : tensor<12x6xf32>) outs(%138 : tensor<6x12xf32>) permutation = [1, 0] 
    %139 = linalg.fill ins(%cst : f32) outs(%6 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %140 = linalg.matmul ins(%transposed_24, %20 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%139 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %141 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%136, %137 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %142 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19, %19 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %143 = linalg.generic {indexing_maps = [#map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_9, %142 : tensor<i64>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %in_29: f32, %out: f32):
      %163 = arith.sitofp %in : i64 to f32
      %164 = arith.subf %163, %in_29 : f32
      linalg.yield %164 : f32
    } -> tensor<12x6xf32>
    %144 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%141, %143 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %cst_2, %144 : tensor<6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %146 = linalg.generic {indexing_maps = [#map3, #map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %144, %cst_2 : tensor<6xi1>, tensor<12x6xf32>, tensor<f32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%141, %145 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %148 = linalg.matmul ins(%146, %arg2 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %transposed_25 = linalg.transpose ins(%146 : tensor<12x6xf32>) outs(%138 : tensor<6x12xf32>) permutation = [1, 0] 
    %149 = linalg.matmul ins(%transposed_25, %14 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%139 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %150 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%147, %148 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %151 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %13 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %152 = linalg.generic {indexing_maps = [#map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_9, %151 : tensor<i64>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %in_29: f32, %out: f32):
      %163 = arith.sitofp %in : i64 to f32
      %164 = arith.subf %163, %in_29 : f32
      linalg.yield %164 : f32
    } -> tensor<12x6xf32>
    %153 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%150, %152 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.mulf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %cst_2, %153 : tensor<6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %155 = linalg.generic {indexing_maps = [#map3, #map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %153, %cst_2 : tensor<6xi1>, tensor<12x6xf32>, tensor<f32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %163 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %156 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%150, %154 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %157 = linalg.matmul ins(%155, %arg2 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %transposed_26 = linalg.transpose ins(%155 : tensor<12x6xf32>) outs(%138 : tensor<6x12xf32>) permutation = [1, 0] 
    %158 = linalg.matmul ins(%transposed_26, %5 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%139 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %159 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%156, %157 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<12x6xf32>
    %160 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%149, %158 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<6x6xf32>
    %expanded_27 = tensor.expand_shape %arg19 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %expanded_28 = tensor.expand_shape %159 [[0], [1, 2]] output_shape [12, 1, 6] : tensor<12x6xf32> into tensor<12x1x6xf32>
    %161 = scf.for %arg21 = %c0 to %c12 step %c1 iter_args(%arg22 = %106) -> (tensor<17x6xf32>) {
      %extracted = tensor.extract %expanded_27[%arg21, %c0] : tensor<12x1xi64>
      %163 = arith.index_cast %extracted : i64 to index
      %extracted_slice = tensor.extract_slice %expanded_28[%arg21, 0, 0] [1, 1, 6] [1, 1, 1] : tensor<12x1x6xf32> to tensor<6xf32>
      %extracted_slice_29 = tensor.extract_slice %arg22[%163, 0] [1, 6] [1, 1] : tensor<17x6xf32> to tensor<6xf32>
      %164 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<6xf32>) outs(%extracted_slice_29 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %165 = arith.addf %out, %in : f32
        linalg.yield %165 : f32
      } -> tensor<6xf32>
      %inserted_slice = tensor.insert_slice %164 into %arg22[%163, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<17x6xf32>
      scf.yield %inserted_slice : tensor<17x6xf32>
    }
    %162 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%107, %161 : tensor<17x6xf32>, tensor<17x6xf32>) outs(%105 : tensor<17x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %163 = arith.addf %in, %in_29 : f32
      linalg.yield %163 : f32
    } -> tensor<17x6xf32>
    return %1, %50, %46, %28, %88, %162, %160, %140, %129, %130, %collapsed_21 : tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<i64>, tensor<f32>, tensor<17x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<17xf32>
  }
}
