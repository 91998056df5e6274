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
    %cst_3 = arith.constant 0.083333333333333329 : f64
    %cst_4 = arith.constant 1.0909090909090908 : f64
    %cst_5 = arith.constant 9.000000e-01 : f64
    %cst_6 = arith.constant 1.000000e-01 : f64
    %cst_7 = arith.constant 1.000000e-05 : f64
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = arith.constant 1.200000e+01 : f64
    %cst_10 = arith.constant 1.200000e+01 : f32
    %cst_11 = arith.constant dense<1> : tensor<i64>
    %cst_12 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<i64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg11 : tensor<i64>) outs(%0 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %156 = arith.addi %in, %c1_i64 : i64
      linalg.yield %156 : i64
    } -> tensor<i64>
    %2 = tensor.empty() : tensor<12x6xf32>
    %3 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<12xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %156 = arith.index_cast %in : i64 to index
      %157 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%156, %157] : tensor<17x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x6xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg19 : tensor<12xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %out: f32):
      %156 = arith.index_cast %in : i64 to index
      %157 = linalg.index 1 : index
      %extracted = tensor.extract %arg1[%156, %157] : tensor<17x6xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x6xf32>
    %5 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
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
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%10, %arg13 : tensor<12x6xf32>, tensor<6xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: i64, %out: f32):
      %156 = arith.sitofp %in_31 : i64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<12x6xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %11, %5 : tensor<6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %13 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.tanh %in : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%5, %13 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %15 = linalg.matmul ins(%14, %transposed : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%15, %9 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%16, %arg13 : tensor<12x6xf32>, tensor<6xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: i64, %out: f32):
      %156 = arith.sitofp %in_31 : i64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<12x6xf32>
    %18 = linalg.generic {indexing_maps = [#map3, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %17, %14 : tensor<6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %19 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.tanh %in : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %20 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%14, %19 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) permutation = [1, 0] 
    %21 = linalg.matmul ins(%20, %transposed_13 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %22 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x6xf32>
    %23 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %24 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%23, %arg15 : tensor<12x6xf32>, tensor<6xi64>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: i64, %out: f32):
      %156 = arith.sitofp %in_31 : i64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<12x6xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg14, %24, %20 : tensor<6xi1>, tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.tanh %in : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%20, %26 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg18 : tensor<i64>) outs(%0 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %156 = arith.addi %in, %c1_i64 : i64
      linalg.yield %156 : i64
    } -> tensor<i64>
    %29 = tensor.empty() : tensor<12x6xf64>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<12x6xf32>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f32, %out: f64):
      %156 = arith.extf %in : f32 to f64
      linalg.yield %156 : f64
    } -> tensor<12x6xf64>
    %31 = tensor.empty() : tensor<1x6xf64>
    %32 = linalg.fill ins(%cst_0 : f64) outs(%31 : tensor<1x6xf64>) -> tensor<1x6xf64>
    %33 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "parallel"]} ins(%30 : tensor<12x6xf64>) outs(%32 : tensor<1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.addf %in, %out : f64
      linalg.yield %156 : f64
    } -> tensor<1x6xf64>
    %34 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<1x6xf64>) outs(%31 : tensor<1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.divf %in, %cst_9 : f64
      linalg.yield %156 : f64
    } -> tensor<1x6xf64>
    %35 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%30, %34 : tensor<12x6xf64>, tensor<1x6xf64>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %156 = arith.subf %in, %in_31 : f64
      linalg.yield %156 : f64
    } -> tensor<12x6xf64>
    %36 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%35, %35 : tensor<12x6xf64>, tensor<12x6xf64>) outs(%29 : tensor<12x6xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %156 = arith.mulf %in, %in_31 : f64
      linalg.yield %156 : f64
    } -> tensor<12x6xf64>
    %37 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "parallel"]} ins(%36 : tensor<12x6xf64>) outs(%32 : tensor<1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.addf %in, %out : f64
      linalg.yield %156 : f64
    } -> tensor<1x6xf64>
    %38 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<1x6xf64>) outs(%31 : tensor<1x6xf64>) {
    ^bb0(%in: f64, %out: f64):
      %156 = arith.divf %in, %cst_9 : f64
      linalg.yield %156 : f64
    } -> tensor<1x6xf64>
    %39 = tensor.empty() : tensor<1x6xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<1x6xf64>) outs(%39 : tensor<1x6xf32>) {
    ^bb0(%in: f64, %out: f32):
      %156 = arith.truncf %in : f64 to f32
      linalg.yield %156 : f32
    } -> tensor<1x6xf32>
    %41 = linalg.fill ins(%cst : f32) outs(%39 : tensor<1x6xf32>) -> tensor<1x6xf32>
    %42 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "parallel"]} ins(%27 : tensor<12x6xf32>) outs(%41 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<1x6xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<1x6xf32>) outs(%39 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.divf %in, %cst_10 : f32
      linalg.yield %156 : f32
    } -> tensor<1x6xf32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<1x6xf32>) outs(%39 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_7 : f64 to f32
      %157 = arith.addf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<1x6xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<1x6xf32>) outs(%39 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.rsqrt %in : f32
      linalg.yield %156 : f32
    } -> tensor<1x6xf32>
    %46 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%27, %43 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.subf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %47 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%46, %45 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %collapsed = tensor.collapse_shape %43 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %collapsed_14 = tensor.collapse_shape %45 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %48 = tensor.empty() : tensor<6xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed : tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_6 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<6xf32>
    %50 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg16 : tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_5 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<6xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%49, %50 : tensor<6xf32>, tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<6xf32>
    %collapsed_15 = tensor.collapse_shape %40 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_15 : tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_4 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<6xf32>
    %53 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%52 : tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_6 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<6xf32>
    %54 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg17 : tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_5 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<6xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%53, %54 : tensor<6xf32>, tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<6xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%47, %arg8 : tensor<12x6xf32>, tensor<6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%56, %arg9 : tensor<12x6xf32>, tensor<6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %58 = tensor.empty() : tensor<6x17xf32>
    %transposed_16 = linalg.transpose ins(%arg0 : tensor<17x6xf32>) outs(%58 : tensor<6x17xf32>) permutation = [1, 0] 
    %59 = tensor.empty() : tensor<12x17xf32>
    %60 = linalg.fill ins(%cst : f32) outs(%59 : tensor<12x17xf32>) -> tensor<12x17xf32>
    %61 = linalg.matmul ins(%57, %transposed_16 : tensor<12x6xf32>, tensor<6x17xf32>) outs(%60 : tensor<12x17xf32>) -> tensor<12x17xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<17xf32>) outs(%59 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<12x17xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%61, %62 : tensor<12x17xf32>, tensor<12x17xf32>) outs(%59 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x17xf32>
    %64 = tensor.empty() : tensor<12xi64>
    %65 = linalg.fill ins(%c0_i64 : i64) outs(%64 : tensor<12xi64>) -> tensor<12xi64>
    %66 = tensor.empty() : tensor<12xf32>
    %67 = linalg.fill ins(%cst_1 : f32) outs(%66 : tensor<12xf32>) -> tensor<12xf32>
    %68:2 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "reduction"]} ins(%63 : tensor<12x17xf32>) outs(%67, %65 : tensor<12xf32>, tensor<12xi64>) {
    ^bb0(%in: f32, %out: f32, %out_31: i64):
      %156 = linalg.index 1 : index
      %157 = arith.index_cast %156 : index to i64
      %158 = arith.maximumf %in, %out : f32
      %159 = arith.cmpf ogt, %in, %out : f32
      %160 = arith.select %159, %157, %out_31 : i64
      linalg.yield %158, %160 : f32, i64
    } -> (tensor<12xf32>, tensor<12xi64>)
    %expanded = tensor.expand_shape %68#0 [[0, 1]] output_shape [12, 1] : tensor<12xf32> into tensor<12x1xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%63, %expanded : tensor<12x17xf32>, tensor<12x1xf32>) outs(%59 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.subf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x17xf32>
    %70 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<12x17xf32>) outs(%59 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.exp %in : f32
      linalg.yield %156 : f32
    } -> tensor<12x17xf32>
    %71 = tensor.empty() : tensor<12x1xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%71 : tensor<12x1xf32>) -> tensor<12x1xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%70 : tensor<12x17xf32>) outs(%72 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<12x1xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%73 : tensor<12x1xf32>) outs(%71 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.log %in : f32
      linalg.yield %156 : f32
    } -> tensor<12x1xf32>
    %75 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%69, %74 : tensor<12x17xf32>, tensor<12x1xf32>) outs(%59 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.subf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x17xf32>
    %76 = tensor.empty() : tensor<12xi1>
    %77 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%arg20 : tensor<12xi64>) outs(%76 : tensor<12xi1>) {
    ^bb0(%in: i64, %out: i1):
      %156 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %156 : i1
    } -> tensor<12xi1>
    %78 = linalg.generic {indexing_maps = [#map5, #map5, #map7, #map5], iterator_types = ["parallel"]} ins(%77, %arg20, %cst_12 : tensor<12xi1>, tensor<12xi64>, tensor<i64>) outs(%64 : tensor<12xi64>) {
    ^bb0(%in: i1, %in_31: i64, %in_32: i64, %out: i64):
      %156 = arith.select %in, %in_31, %in_32 : i64
      linalg.yield %156 : i64
    } -> tensor<12xi64>
    %expanded_17 = tensor.expand_shape %78 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %79 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_17 : tensor<12x1xi64>) outs(%72 : tensor<12x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %156 = linalg.index 0 : index
      %157 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %75[%156, %157] : tensor<12x17xf32>
      linalg.yield %extracted : f32
    } -> tensor<12x1xf32>
    %collapsed_18 = tensor.collapse_shape %79 [[0, 1]] : tensor<12x1xf32> into tensor<12xf32>
    %80 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_18 : tensor<12xf32>) outs(%66 : tensor<12xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.negf %in : f32
      linalg.yield %156 : f32
    } -> tensor<12xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%77 : tensor<12xi1>) outs(%66 : tensor<12xf32>) {
    ^bb0(%in: i1, %out: f32):
      %156 = arith.uitofp %in : i1 to f32
      linalg.yield %156 : f32
    } -> tensor<12xf32>
    %82 = linalg.generic {indexing_maps = [#map5, #map5, #map7, #map5], iterator_types = ["parallel"]} ins(%77, %80, %cst_2 : tensor<12xi1>, tensor<12xf32>, tensor<f32>) outs(%66 : tensor<12xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12xf32>
    %83 = tensor.empty() : tensor<f32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<f32>) -> tensor<f32>
    %85 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["reduction"]} ins(%81 : tensor<12xf32>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map5, #map7], iterator_types = ["reduction"]} ins(%82 : tensor<12xf32>) outs(%84 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<f32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%86, %85 : tensor<f32>, tensor<f32>) outs(%83 : tensor<f32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.divf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<f32>
    %88 = tensor.empty() : tensor<17xi64>
    %89 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel"]} outs(%88 : tensor<17xi64>) {
    ^bb0(%out: i64):
      %156 = linalg.index 0 : index
      %157 = arith.index_cast %156 : index to i64
      linalg.yield %157 : i64
    } -> tensor<17xi64>
    %expanded_19 = tensor.expand_shape %89 [[0, 1]] output_shape [1, 17] : tensor<17xi64> into tensor<1x17xi64>
    %expanded_20 = tensor.expand_shape %arg20 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %90 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_8, %85 : tensor<f32>, tensor<f32>) outs(%83 : tensor<f32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.divf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<f32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%90 : tensor<f32>) outs(%83 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.negf %in : f32
      linalg.yield %156 : f32
    } -> tensor<f32>
    %92 = tensor.empty() : tensor<12x17xi1>
    %93 = linalg.generic {indexing_maps = [#map4, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_19, %expanded_20 : tensor<1x17xi64>, tensor<12x1xi64>) outs(%92 : tensor<12x17xi1>) {
    ^bb0(%in: i64, %in_31: i64, %out: i1):
      %156 = arith.cmpi eq, %in, %in_31 : i64
      linalg.yield %156 : i1
    } -> tensor<12x17xi1>
    %94 = tensor.empty() : tensor<12x1xi1>
    %95 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%expanded_20 : tensor<12x1xi64>) outs(%94 : tensor<12x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %156 = arith.cmpi ne, %in, %c-100_i64 : i64
      linalg.yield %156 : i1
    } -> tensor<12x1xi1>
    %96 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%93, %95 : tensor<12x17xi1>, tensor<12x1xi1>) outs(%92 : tensor<12x17xi1>) {
    ^bb0(%in: i1, %in_31: i1, %out: i1):
      %156 = arith.andi %in, %in_31 : i1
      linalg.yield %156 : i1
    } -> tensor<12x17xi1>
    %97 = linalg.generic {indexing_maps = [#map2, #map8, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%96, %91, %cst_2 : tensor<12x17xi1>, tensor<f32>, tensor<f32>) outs(%59 : tensor<12x17xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12x17xf32>
    %98 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<12x17xf32>) outs(%59 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = math.exp %in : f32
      linalg.yield %156 : f32
    } -> tensor<12x17xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map6], iterator_types = ["parallel", "reduction"]} ins(%97 : tensor<12x17xf32>) outs(%72 : tensor<12x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<12x1xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map6, #map2], iterator_types = ["parallel", "parallel"]} ins(%98, %99 : tensor<12x17xf32>, tensor<12x1xf32>) outs(%59 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x17xf32>
    %101 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%97, %100 : tensor<12x17xf32>, tensor<12x17xf32>) outs(%59 : tensor<12x17xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.subf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x17xf32>
    %102 = linalg.matmul ins(%101, %arg0 : tensor<12x17xf32>, tensor<17x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %103 = tensor.empty() : tensor<17x12xf32>
    %transposed_21 = linalg.transpose ins(%101 : tensor<12x17xf32>) outs(%103 : tensor<17x12xf32>) permutation = [1, 0] 
    %104 = tensor.empty() : tensor<17x6xf32>
    %105 = linalg.fill ins(%cst : f32) outs(%104 : tensor<17x6xf32>) -> tensor<17x6xf32>
    %106 = linalg.matmul ins(%transposed_21, %57 : tensor<17x12xf32>, tensor<12x6xf32>) outs(%105 : tensor<17x6xf32>) -> tensor<17x6xf32>
    %107 = tensor.empty() : tensor<1x17xf32>
    %108 = linalg.fill ins(%cst : f32) outs(%107 : tensor<1x17xf32>) -> tensor<1x17xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map4], iterator_types = ["reduction", "parallel"]} ins(%101 : tensor<12x17xf32>) outs(%108 : tensor<1x17xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<1x17xf32>
    %collapsed_22 = tensor.collapse_shape %109 [[0, 1]] : tensor<1x17xf32> into tensor<17xf32>
    %110 = linalg.fill ins(%cst : f32) outs(%48 : tensor<6xf32>) -> tensor<6xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel"]} ins(%102 : tensor<12x6xf32>) outs(%110 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<6xf32>
    %112 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%102, %46 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %113 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["reduction", "parallel"]} ins(%112 : tensor<12x6xf32>) outs(%110 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.addf %in, %out : f32
      linalg.yield %156 : f32
    } -> tensor<6xf32>
    %114 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%111 : tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_3 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<6xf32>
    %expanded_23 = tensor.expand_shape %114 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %115 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%113 : tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %156 = arith.truncf %cst_3 : f64 to f32
      %157 = arith.mulf %in, %156 : f32
      linalg.yield %157 : f32
    } -> tensor<6xf32>
    %116 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_14, %collapsed_14 : tensor<6xf32>, tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<6xf32>
    %117 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%115, %116 : tensor<6xf32>, tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<6xf32>
    %expanded_24 = tensor.expand_shape %117 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %118 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_14, %arg8 : tensor<6xf32>, tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<6xf32>
    %expanded_25 = tensor.expand_shape %118 [[0, 1]] output_shape [1, 6] : tensor<6xf32> into tensor<1x6xf32>
    %119 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%46, %expanded_24 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %120 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%102, %119 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.subf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %121 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%120, %expanded_23 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.subf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %122 = linalg.generic {indexing_maps = [#map2, #map4, #map2], iterator_types = ["parallel", "parallel"]} ins(%121, %expanded_25 : tensor<12x6xf32>, tensor<1x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %123 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%113, %collapsed_14 : tensor<6xf32>, tensor<6xf32>) outs(%48 : tensor<6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<6xf32>
    %124 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%26, %26 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %125 = linalg.generic {indexing_maps = [#map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_11, %124 : tensor<i64>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %in_31: f32, %out: f32):
      %156 = arith.sitofp %in : i64 to f32
      %157 = arith.subf %156, %in_31 : f32
      linalg.yield %157 : f32
    } -> tensor<12x6xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%122, %125 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %127 = linalg.generic {indexing_maps = [#map3, #map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg14, %cst_2, %126 : tensor<6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %128 = linalg.generic {indexing_maps = [#map3, #map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg14, %126, %cst_2 : tensor<6xi1>, tensor<12x6xf32>, tensor<f32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%122, %127 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %130 = linalg.matmul ins(%128, %arg5 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %131 = tensor.empty() : tensor<6x12xf32>
    %transposed_26 = linalg.transpose ins(%128 : tensor<12x6xf32>) outs(%131 : tensor<6x12xf32>) permutation = [1, 0] 
    %132 = linalg.fill ins(%cst : f32) outs(%6 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %133 = linalg.matmul ins(%transposed_26, %20 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%132 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%129, %130 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%19, %19 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %136 = linalg.generic {indexing_maps = [#map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_11, %135 : tensor<i64>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %in_31: f32, %out: f32):
      %156 = arith.sitofp %in : i64 to f32
      %157 = arith.subf %156, %in_31 : f32
      linalg.yield %157 : f32
    } -> tensor<12x6xf32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%134, %136 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %138 = linalg.generic {indexing_maps = [#map3, #map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %cst_2, %137 : tensor<6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %137, %cst_2 : tensor<6xi1>, tensor<12x6xf32>, tensor<f32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %140 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%134, %138 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %141 = linalg.matmul ins(%139, %arg2 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %transposed_27 = linalg.transpose ins(%139 : tensor<12x6xf32>) outs(%131 : tensor<6x12xf32>) permutation = [1, 0] 
    %142 = linalg.matmul ins(%transposed_27, %14 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%132 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %143 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%140, %141 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %144 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%13, %13 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %145 = linalg.generic {indexing_maps = [#map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%cst_11, %144 : tensor<i64>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i64, %in_31: f32, %out: f32):
      %156 = arith.sitofp %in : i64 to f32
      %157 = arith.subf %156, %in_31 : f32
      linalg.yield %157 : f32
    } -> tensor<12x6xf32>
    %146 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%143, %145 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.mulf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %147 = linalg.generic {indexing_maps = [#map3, #map8, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %cst_2, %146 : tensor<6xi1>, tensor<f32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %148 = linalg.generic {indexing_maps = [#map3, #map2, #map8, #map2], iterator_types = ["parallel", "parallel"]} ins(%arg12, %146, %cst_2 : tensor<6xi1>, tensor<12x6xf32>, tensor<f32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %156 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %149 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%143, %147 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %150 = linalg.matmul ins(%148, %arg2 : tensor<12x6xf32>, tensor<6x6xf32>) outs(%7 : tensor<12x6xf32>) -> tensor<12x6xf32>
    %transposed_28 = linalg.transpose ins(%148 : tensor<12x6xf32>) outs(%131 : tensor<6x12xf32>) permutation = [1, 0] 
    %151 = linalg.matmul ins(%transposed_28, %5 : tensor<6x12xf32>, tensor<12x6xf32>) outs(%132 : tensor<6x6xf32>) -> tensor<6x6xf32>
    %152 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%149, %150 : tensor<12x6xf32>, tensor<12x6xf32>) outs(%2 : tensor<12x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<12x6xf32>
    %153 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%142, %151 : tensor<6x6xf32>, tensor<6x6xf32>) outs(%6 : tensor<6x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<6x6xf32>
    %expanded_29 = tensor.expand_shape %arg19 [[0, 1]] output_shape [12, 1] : tensor<12xi64> into tensor<12x1xi64>
    %expanded_30 = tensor.expand_shape %152 [[0], [1, 2]] output_shape [12, 1, 6] : tensor<12x6xf32> into tensor<12x1x6xf32>
    %154 = scf.for %arg21 = %c0 to %c12 step %c1 iter_args(%arg22 = %105) -> (tensor<17x6xf32>) {
      %extracted = tensor.extract %expanded_29[%arg21, %c0] : tensor<12x1xi64>
      %156 = arith.index_cast %extracted : i64 to index
      %extracted_slice = tensor.extract_slice %expanded_30[%arg21, 0, 0] [1, 1, 6] [1, 1, 1] : tensor<12x1x6xf32> to tensor<6xf32>
      %extracted_slice_31 = tensor.extract_slice %arg22[%156, 0] [1, 6] [1, 1] : tensor<17x6xf32> to tensor<6xf32>
      %157 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%extracted_slice : tensor<6xf32>) outs(%extracted_slice_31 : tensor<6xf32>) {
      ^bb0(%in: f32, %out: f32):
        %158 = arith.addf %out, %in : f32
        linalg.yield %158 : f32
      } -> tensor<6xf32>
      %inserted_slice = tensor.insert_slice %157 into %arg22[%156, 0] [1, 6] [1, 1] : tensor<6xf32> into tensor<17x6xf32>
      scf.yield %inserted_slice : tensor<17x6xf32>
    }
    %155 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel"]} ins(%106, %154 : tensor<17x6xf32>, tensor<17x6xf32>) outs(%104 : tensor<17x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %156 = arith.addf %in, %in_31 : f32
      linalg.yield %156 : f32
    } -> tensor<17x6xf32>
    return %1, %51, %55, %28, %87, %155, %153, %133, %123, %111, %collapsed_22 : tensor<i64>, tensor<6xf32>, tensor<6xf32>, tensor<i64>, tensor<f32>, tensor<17x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6xf32>, tensor<6xf32>, tensor<17xf32>
  }
}
