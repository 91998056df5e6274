#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0) -> ()>
#map6 = affine_map<(d0, d1) -> (0, d1)>
module @two_optimizers {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "two_optimizers.Gan" {
    fsdp.module @generator class "two_optimizers.Generator" bases ["torch.nn.modules.container.Sequential"] {
      fsdp.module @"0" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<16x4xf32>
        fsdp.param @bias : tensor<16xf32>
      }
      fsdp.module @"1" class "torch.nn.modules.batchnorm.BatchNorm1d" bases ["torch.nn.modules.batchnorm._BatchNorm", "torch.nn.modules.batchnorm._NormBase"] {
        fsdp.param @weight : tensor<16xf32>
        fsdp.param @bias : tensor<16xf32>
        fsdp.buffer @running_mean : tensor<16xf32>
        fsdp.buffer @running_var : tensor<16xf32>
        fsdp.buffer @num_batches_tracked : tensor<i64>
      }
      fsdp.module @"2" class "torch.nn.modules.activation.ReLU" {
      }
      fsdp.module @"3" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<6x16xf32>
        fsdp.param @bias : tensor<6xf32>
      }
    }
    fsdp.module @discriminator class "two_optimizers.Discriminator" bases ["torch.nn.modules.container.Sequential"] {
      fsdp.module @"0" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<16x6xf32>
        fsdp.param @bias : tensor<16xf32>
      }
      fsdp.module @"1" class "torch.nn.modules.activation.LeakyReLU" {
      }
      fsdp.module @"2" class "torch.nn.modules.dropout.Dropout" bases ["torch.nn.modules.dropout._DropoutNd"] {
      }
      fsdp.module @"3" class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<1x16xf32>
        fsdp.param @bias : tensor<1xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<16x4xf32> {fsdp.role = #fsdp.state<@model::@generator::@"0"::@weight>}, %arg1: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"0"::@bias>}, %arg2: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"1"::@weight>}, %arg3: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"1"::@bias>}, %arg4: tensor<6x16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"3"::@weight>}, %arg5: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@generator::@"3"::@bias>}, %arg6: tensor<16x6xf32> {fsdp.role = #fsdp.state<@model::@discriminator::@"0"::@weight>}, %arg7: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@discriminator::@"0"::@bias>}, %arg8: tensor<1x16xf32> {fsdp.role = #fsdp.state<@model::@discriminator::@"3"::@weight>}, %arg9: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@discriminator::@"3"::@bias>}, %arg10: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"1"::@running_mean>}, %arg11: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"1"::@running_var>}, %arg12: tensor<i64> {fsdp.role = #fsdp.state<@model::@generator::@"1"::@num_batches_tracked>}, %arg13: tensor<8x6xf32> {fsdp.role = #fsdp.input<"real">}, %arg14: tensor<8x4xf32> {fsdp.role = #fsdp.input<"noise">}, %arg15: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<16xf32> {fsdp.role = #fsdp.new_value<@model::@generator::@"1"::@running_mean>}, tensor<16xf32> {fsdp.role = #fsdp.new_value<@model::@generator::@"1"::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@generator::@"1"::@num_batches_tracked>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<16x6xf32> {fsdp.role = #fsdp.grad<@model::@discriminator::@"0"::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@discriminator::@"0"::@bias>}, tensor<1x16xf32> {fsdp.role = #fsdp.grad<@model::@discriminator::@"3"::@weight>}, tensor<1xf32> {fsdp.role = #fsdp.grad<@model::@discriminator::@"3"::@bias>}) attributes {fsdp.turn = "discriminator"} {
    %c5308871538_i64 = arith.constant 5308871538 : i64
    %c858993459_i64 = arith.constant 858993459 : i64
    %c739982445_i64 = arith.constant 739982445 : i64
    %c15_i64 = arith.constant 15 : i64
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c2654435769_i64 = arith.constant 2654435769 : i64
    %c16_i64 = arith.constant 16 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<8xf32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<8xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 1.1428571428571428 : f64
    %cst_6 = arith.constant 9.000000e-01 : f64
    %cst_7 = arith.constant 1.000000e-01 : f64
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant 2.000000e-01 : f64
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant 1.250000e+00 : f32
    %cst_12 = arith.constant 8.000000e+00 : f32
    %cst_13 = arith.constant 8.000000e+00 : f64
    %0 = tensor.empty() : tensor<6x16xf32>
    %transposed = linalg.transpose ins(%arg6 : tensor<16x6xf32>) outs(%0 : tensor<6x16xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<8x16xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %3 = linalg.matmul ins(%arg13, %transposed : tensor<8x6xf32>, tensor<6x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %5 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.cmpf ogt, %in, %in_30 : f32
      %167 = arith.select %166, %in, %in_30 : f32
      linalg.yield %167 : f32
    } -> tensor<8x16xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %5 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.cmpf olt, %in, %in_30 : f32
      %167 = arith.select %166, %in, %in_30 : f32
      linalg.yield %167 : f32
    } -> tensor<8x16xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_9 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<8x16xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %10 = tensor.empty() : tensor<i64>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg15 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<i64>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%11 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<i64>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%12 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<i64>
    %14 = tensor.empty() : tensor<128xi64>
    %15 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%14 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %166 = linalg.index 0 : index
      %167 = arith.index_cast %166 : index to i64
      linalg.yield %167 : i64
    } -> tensor<128xi64>
    %expanded = tensor.expand_shape %15 [[0, 1]] output_shape [8, 16] : tensor<128xi64> into tensor<8x16xi64>
    %16 = tensor.empty() : tensor<8x16xi64>
    %17 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %13 : tensor<8x16xi64>, tensor<i64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %166 = arith.xori %in, %in_30 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %18 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %166 = arith.xori %in, %in_30 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %166 = arith.xori %in, %in_30 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %26 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %166 = arith.xori %in, %in_30 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %28 = tensor.empty() : tensor<8x16xi1>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<8x16xi64>) outs(%28 : tensor<8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %166 = arith.cmpi sge, %in, %c858993459_i64 : i64
      linalg.yield %166 : i1
    } -> tensor<8x16xi1>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_11 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %30, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %166 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %32 = tensor.empty() : tensor<16x1xf32>
    %transposed_14 = linalg.transpose ins(%arg8 : tensor<1x16xf32>) outs(%32 : tensor<16x1xf32>) permutation = [1, 0] 
    %33 = tensor.empty() : tensor<8x1xf32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %35 = linalg.matmul ins(%31, %transposed_14 : tensor<8x16xf32>, tensor<16x1xf32>) outs(%34 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<1xf32>) outs(%33 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x1xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %36 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%33 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x1xf32>
    %collapsed = tensor.collapse_shape %37 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %38 = tensor.empty() : tensor<8xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_2, %collapsed : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.mulf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_4, %collapsed : tensor<f32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.cmpf olt, %in, %in_30 : f32
      %167 = arith.select %166, %in, %in_30 : f32
      linalg.yield %167 : f32
    } -> tensor<8xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.absf %in : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%41 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%42 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%43 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.log1p %in : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%40, %44 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.subf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%39, %45 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.subf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %47 = tensor.empty() : tensor<f32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<f32>) -> tensor<f32>
    %49 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%46 : tensor<8xf32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%49 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_12 : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<4x16xf32>
    %transposed_15 = linalg.transpose ins(%arg0 : tensor<16x4xf32>) outs(%51 : tensor<4x16xf32>) permutation = [1, 0] 
    %52 = linalg.matmul ins(%arg14, %transposed_15 : tensor<8x4xf32>, tensor<4x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %53 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg12 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.addi %in, %c1_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<i64>
    %56 = tensor.empty() : tensor<8x16xf64>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<8x16xf32>) outs(%56 : tensor<8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %166 = arith.extf %in : f32 to f64
      linalg.yield %166 : f64
    } -> tensor<8x16xf64>
    %58 = tensor.empty() : tensor<1x16xf64>
    %59 = linalg.fill ins(%cst_0 : f64) outs(%58 : tensor<1x16xf64>) -> tensor<1x16xf64>
    %60 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%57 : tensor<8x16xf64>) outs(%59 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<1x16xf64>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<1x16xf64>) outs(%58 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_13 : f64
      linalg.yield %166 : f64
    } -> tensor<1x16xf64>
    %62 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %61 : tensor<8x16xf64>, tensor<1x16xf64>) outs(%56 : tensor<8x16xf64>) {
    ^bb0(%in: f64, %in_30: f64, %out: f64):
      %166 = arith.subf %in, %in_30 : f64
      linalg.yield %166 : f64
    } -> tensor<8x16xf64>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %62 : tensor<8x16xf64>, tensor<8x16xf64>) outs(%56 : tensor<8x16xf64>) {
    ^bb0(%in: f64, %in_30: f64, %out: f64):
      %166 = arith.mulf %in, %in_30 : f64
      linalg.yield %166 : f64
    } -> tensor<8x16xf64>
    %64 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%63 : tensor<8x16xf64>) outs(%59 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.addf %in, %out : f64
      linalg.yield %166 : f64
    } -> tensor<1x16xf64>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<1x16xf64>) outs(%58 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %166 = arith.divf %in, %cst_13 : f64
      linalg.yield %166 : f64
    } -> tensor<1x16xf64>
    %66 = tensor.empty() : tensor<1x16xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<1x16xf64>) outs(%66 : tensor<1x16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %166 = arith.truncf %in : f64 to f32
      linalg.yield %166 : f32
    } -> tensor<1x16xf32>
    %68 = linalg.fill ins(%cst : f32) outs(%66 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%54 : tensor<8x16xf32>) outs(%68 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x16xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<1x16xf32>) outs(%66 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_12 : f32
      linalg.yield %166 : f32
    } -> tensor<1x16xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67 : tensor<1x16xf32>) outs(%66 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_8 : f64 to f32
      %167 = arith.addf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<1x16xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71 : tensor<1x16xf32>) outs(%66 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.rsqrt %in : f32
      linalg.yield %166 : f32
    } -> tensor<1x16xf32>
    %73 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %70 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.subf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%73, %72 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.mulf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %collapsed_16 = tensor.collapse_shape %70 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %75 = tensor.empty() : tensor<16xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_16 : tensor<16xf32>) outs(%75 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_7 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<16xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg10 : tensor<16xf32>) outs(%75 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_6 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<16xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%76, %77 : tensor<16xf32>, tensor<16xf32>) outs(%75 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<16xf32>
    %collapsed_17 = tensor.collapse_shape %67 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_17 : tensor<16xf32>) outs(%75 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_5 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<16xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%79 : tensor<16xf32>) outs(%75 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_7 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<16xf32>
    %81 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg11 : tensor<16xf32>) outs(%75 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_6 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<16xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%80, %81 : tensor<16xf32>, tensor<16xf32>) outs(%75 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<16xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %arg2 : tensor<8x16xf32>, tensor<16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.mulf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %84 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%83, %arg3 : tensor<8x16xf32>, tensor<16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%84 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.cmpf ugt, %in, %cst : f32
      %167 = arith.select %166, %in, %cst : f32
      linalg.yield %167 : f32
    } -> tensor<8x16xf32>
    %86 = tensor.empty() : tensor<16x6xf32>
    %transposed_18 = linalg.transpose ins(%arg4 : tensor<6x16xf32>) outs(%86 : tensor<16x6xf32>) permutation = [1, 0] 
    %87 = tensor.empty() : tensor<8x6xf32>
    %88 = linalg.fill ins(%cst : f32) outs(%87 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %89 = linalg.matmul ins(%85, %transposed_18 : tensor<8x16xf32>, tensor<16x6xf32>) outs(%88 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %90 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<6xf32>) outs(%87 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%89, %90 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%87 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x6xf32>
    %92 = linalg.matmul ins(%91, %transposed : tensor<8x6xf32>, tensor<6x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%92, %4 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %93 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.cmpf ogt, %in, %in_30 : f32
      %167 = arith.select %166, %in, %in_30 : f32
      linalg.yield %167 : f32
    } -> tensor<8x16xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %93 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.cmpf olt, %in, %in_30 : f32
      %167 = arith.select %166, %in, %in_30 : f32
      linalg.yield %167 : f32
    } -> tensor<8x16xf32>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_9 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<8x16xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %96 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg15 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<i64>
    %99 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%98 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<i64>
    %100 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%99 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<i64>
    %101 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %100 : tensor<8x16xi64>, tensor<i64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %166 = arith.xori %in, %in_30 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101, %102 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %166 = arith.xori %in, %in_30 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%104 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %107 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105, %106 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %166 = arith.xori %in, %in_30 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %166 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %110 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_30: i64, %out: i64):
      %166 = arith.xori %in, %in_30 : i64
      linalg.yield %166 : i64
    } -> tensor<8x16xi64>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<8x16xi64>) outs(%28 : tensor<8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %166 = arith.cmpi sge, %in, %c858993459_i64 : i64
      linalg.yield %166 : i1
    } -> tensor<8x16xi1>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_11 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %113, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %166 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %115 = linalg.matmul ins(%114, %transposed_14 : tensor<8x16xf32>, tensor<16x1xf32>) outs(%34 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%115, %36 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%33 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8x1xf32>
    %collapsed_19 = tensor.collapse_shape %116 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %117 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_3, %collapsed_19 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.mulf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %118 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_4, %collapsed_19 : tensor<f32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.cmpf olt, %in, %in_30 : f32
      %167 = arith.select %166, %in, %in_30 : f32
      linalg.yield %167 : f32
    } -> tensor<8xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.absf %in : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%119 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%120 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.exp %in : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %122 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%121 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = math.log1p %in : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%118, %122 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.subf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %124 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%117, %123 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.subf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %125 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%124 : tensor<8xf32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %126 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%125 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_12 : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%50, %126 : tensor<f32>, tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<f32>
    %128 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      %167 = math.exp %166 : f32
      %168 = arith.addf %167, %cst_1 : f32
      %169 = arith.divf %cst_1, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<8xf32>
    %129 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%128, %cst_2 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.subf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %130 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel"]} ins(%129, %cst_10 : tensor<8xf32>, tensor<f32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.mulf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %131 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%130 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_12 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %expanded_20 = tensor.expand_shape %131 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %132 = linalg.matmul ins(%expanded_20, %arg8 : tensor<8x1xf32>, tensor<1x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %133 = tensor.empty() : tensor<1x8xf32>
    %transposed_21 = linalg.transpose ins(%expanded_20 : tensor<8x1xf32>) outs(%133 : tensor<1x8xf32>) permutation = [1, 0] 
    %134 = linalg.matmul ins(%transposed_21, %114 : tensor<1x8xf32>, tensor<8x16xf32>) outs(%68 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %135 = tensor.empty() : tensor<1x1xf32>
    %136 = linalg.fill ins(%cst : f32) outs(%135 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %137 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%expanded_20 : tensor<8x1xf32>) outs(%136 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x1xf32>
    %collapsed_22 = tensor.collapse_shape %137 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %138 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %132, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %166 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_11 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %140 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%93 : tensor<8x16xf32>) outs(%28 : tensor<8x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %166 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %166 : i1
    } -> tensor<8x16xi1>
    %141 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_9 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<8x16xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%140, %139, %141 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %166 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %143 = tensor.empty() : tensor<16x8xf32>
    %transposed_23 = linalg.transpose ins(%142 : tensor<8x16xf32>) outs(%143 : tensor<16x8xf32>) permutation = [1, 0] 
    %144 = linalg.fill ins(%cst : f32) outs(%86 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %145 = linalg.matmul ins(%transposed_23, %91 : tensor<16x8xf32>, tensor<8x6xf32>) outs(%144 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%142 : tensor<8x16xf32>) outs(%68 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x16xf32>
    %collapsed_24 = tensor.collapse_shape %146 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %147 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.negf %in : f32
      %167 = math.exp %166 : f32
      %168 = arith.addf %167, %cst_1 : f32
      %169 = arith.divf %cst_1, %168 : f32
      linalg.yield %169 : f32
    } -> tensor<8xf32>
    %148 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%147, %cst_3 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.subf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %149 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel"]} ins(%148, %cst_10 : tensor<8xf32>, tensor<f32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.mulf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%149 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.divf %in, %cst_12 : f32
      linalg.yield %166 : f32
    } -> tensor<8xf32>
    %expanded_25 = tensor.expand_shape %150 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %151 = linalg.matmul ins(%expanded_25, %arg8 : tensor<8x1xf32>, tensor<1x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %transposed_26 = linalg.transpose ins(%expanded_25 : tensor<8x1xf32>) outs(%133 : tensor<1x8xf32>) permutation = [1, 0] 
    %152 = linalg.matmul ins(%transposed_26, %31 : tensor<1x8xf32>, tensor<8x16xf32>) outs(%68 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %153 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%expanded_25 : tensor<8x1xf32>) outs(%136 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x1xf32>
    %collapsed_27 = tensor.collapse_shape %153 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %154 = tensor.empty() : tensor<1xf32>
    %155 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_22, %collapsed_27 : tensor<1xf32>, tensor<1xf32>) outs(%154 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<1xf32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%134, %152 : tensor<1x16xf32>, tensor<1x16xf32>) outs(%66 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<1x16xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %151, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %166 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %158 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%157 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.mulf %in, %cst_11 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8x16xf32>) outs(%28 : tensor<8x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %166 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %166 : i1
    } -> tensor<8x16xi1>
    %160 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%158 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.truncf %cst_9 : f64 to f32
      %167 = arith.mulf %in, %166 : f32
      linalg.yield %167 : f32
    } -> tensor<8x16xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%159, %158, %160 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_30: f32, %in_31: f32, %out: f32):
      %166 = arith.select %in, %in_30, %in_31 : f32
      linalg.yield %166 : f32
    } -> tensor<8x16xf32>
    %transposed_28 = linalg.transpose ins(%161 : tensor<8x16xf32>) outs(%143 : tensor<16x8xf32>) permutation = [1, 0] 
    %162 = linalg.matmul ins(%transposed_28, %arg13 : tensor<16x8xf32>, tensor<8x6xf32>) outs(%144 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%161 : tensor<8x16xf32>) outs(%68 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %166 = arith.addf %in, %out : f32
      linalg.yield %166 : f32
    } -> tensor<1x16xf32>
    %collapsed_29 = tensor.collapse_shape %163 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %164 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_24, %collapsed_29 : tensor<16xf32>, tensor<16xf32>) outs(%75 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<16xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%145, %162 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%86 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_30: f32, %out: f32):
      %166 = arith.addf %in, %in_30 : f32
      linalg.yield %166 : f32
    } -> tensor<16x6xf32>
    return %78, %82, %55, %127, %165, %164, %156, %155 : tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<f32>, tensor<16x6xf32>, tensor<16xf32>, tensor<1x16xf32>, tensor<1xf32>
  }
  func.func @step_generator(%arg0: tensor<16x4xf32> {fsdp.role = #fsdp.state<@model::@generator::@"0"::@weight>}, %arg1: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"0"::@bias>}, %arg2: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"1"::@weight>}, %arg3: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"1"::@bias>}, %arg4: tensor<6x16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"3"::@weight>}, %arg5: tensor<6xf32> {fsdp.role = #fsdp.state<@model::@generator::@"3"::@bias>}, %arg6: tensor<16x6xf32> {fsdp.role = #fsdp.state<@model::@discriminator::@"0"::@weight>}, %arg7: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@discriminator::@"0"::@bias>}, %arg8: tensor<1x16xf32> {fsdp.role = #fsdp.state<@model::@discriminator::@"3"::@weight>}, %arg9: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@discriminator::@"3"::@bias>}, %arg10: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"1"::@running_mean>}, %arg11: tensor<16xf32> {fsdp.role = #fsdp.state<@model::@generator::@"1"::@running_var>}, %arg12: tensor<i64> {fsdp.role = #fsdp.state<@model::@generator::@"1"::@num_batches_tracked>}, %arg13: tensor<8x6xf32> {fsdp.role = #fsdp.input<"real">}, %arg14: tensor<8x4xf32> {fsdp.role = #fsdp.input<"noise">}, %arg15: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<16xf32> {fsdp.role = #fsdp.new_value<@model::@generator::@"1"::@running_mean>}, tensor<16xf32> {fsdp.role = #fsdp.new_value<@model::@generator::@"1"::@running_var>}, tensor<i64> {fsdp.role = #fsdp.new_value<@model::@generator::@"1"::@num_batches_tracked>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<16x4xf32> {fsdp.role = #fsdp.grad<@model::@generator::@"0"::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@generator::@"0"::@bias>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@generator::@"1"::@weight>}, tensor<16xf32> {fsdp.role = #fsdp.grad<@model::@generator::@"1"::@bias>}, tensor<6x16xf32> {fsdp.role = #fsdp.grad<@model::@generator::@"3"::@weight>}, tensor<6xf32> {fsdp.role = #fsdp.grad<@model::@generator::@"3"::@bias>}) attributes {fsdp.turn = "generator"} {
    %c858993459_i64 = arith.constant 858993459 : i64
    %c739982445_i64 = arith.constant 739982445 : i64
    %c15_i64 = arith.constant 15 : i64
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c173963756992953_i64 = arith.constant 173963756992953 : i64
    %c16_i64 = arith.constant 16 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<8xf32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<8xf32>
    %cst_4 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_5 = arith.constant 2.000000e-01 : f64
    %cst_6 = arith.constant 1.1428571428571428 : f64
    %cst_7 = arith.constant 9.000000e-01 : f64
    %cst_8 = arith.constant 1.000000e-01 : f64
    %cst_9 = arith.constant 1.000000e-05 : f64
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant 8.000000e+00 : f64
    %cst_12 = arith.constant 8.000000e+00 : f32
    %cst_13 = arith.constant 1.250000e+00 : f32
    %cst_14 = arith.constant 1.250000e-01 : f32
    %0 = tensor.empty() : tensor<4x16xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<16x4xf32>) outs(%0 : tensor<4x16xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<8x16xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %3 = linalg.matmul ins(%arg14, %transposed : tensor<8x4xf32>, tensor<4x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.addf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %6 = tensor.empty() : tensor<i64>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg12 : tensor<i64>) outs(%6 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.addi %in, %c1_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<i64>
    %8 = tensor.empty() : tensor<8x16xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8x16xf32>) outs(%8 : tensor<8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %131 = arith.extf %in : f32 to f64
      linalg.yield %131 : f64
    } -> tensor<8x16xf64>
    %10 = tensor.empty() : tensor<1x16xf64>
    %11 = linalg.fill ins(%cst_0 : f64) outs(%10 : tensor<1x16xf64>) -> tensor<1x16xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%9 : tensor<8x16xf64>) outs(%11 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %131 = arith.addf %in, %out : f64
      linalg.yield %131 : f64
    } -> tensor<1x16xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<1x16xf64>) outs(%10 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %131 = arith.divf %in, %cst_11 : f64
      linalg.yield %131 : f64
    } -> tensor<1x16xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<8x16xf64>, tensor<1x16xf64>) outs(%8 : tensor<8x16xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %131 = arith.subf %in, %in_29 : f64
      linalg.yield %131 : f64
    } -> tensor<8x16xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %14 : tensor<8x16xf64>, tensor<8x16xf64>) outs(%8 : tensor<8x16xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %131 = arith.mulf %in, %in_29 : f64
      linalg.yield %131 : f64
    } -> tensor<8x16xf64>
    %16 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%15 : tensor<8x16xf64>) outs(%11 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %131 = arith.addf %in, %out : f64
      linalg.yield %131 : f64
    } -> tensor<1x16xf64>
    %17 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%16 : tensor<1x16xf64>) outs(%10 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %131 = arith.divf %in, %cst_11 : f64
      linalg.yield %131 : f64
    } -> tensor<1x16xf64>
    %18 = tensor.empty() : tensor<1x16xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<1x16xf64>) outs(%18 : tensor<1x16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %131 = arith.truncf %in : f64 to f32
      linalg.yield %131 : f32
    } -> tensor<1x16xf32>
    %20 = linalg.fill ins(%cst : f32) outs(%18 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %21 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%5 : tensor<8x16xf32>) outs(%20 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<1x16xf32>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<1x16xf32>) outs(%18 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.divf %in, %cst_12 : f32
      linalg.yield %131 : f32
    } -> tensor<1x16xf32>
    %23 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<1x16xf32>) outs(%18 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.truncf %cst_9 : f64 to f32
      %132 = arith.addf %in, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<1x16xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<1x16xf32>) outs(%18 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = math.rsqrt %in : f32
      linalg.yield %131 : f32
    } -> tensor<1x16xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %22 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.subf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %24 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %collapsed = tensor.collapse_shape %22 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %collapsed_15 = tensor.collapse_shape %24 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %27 = tensor.empty() : tensor<16xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.truncf %cst_8 : f64 to f32
      %132 = arith.mulf %in, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<16xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg10 : tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.truncf %cst_7 : f64 to f32
      %132 = arith.mulf %in, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<16xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%28, %29 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.addf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<16xf32>
    %collapsed_16 = tensor.collapse_shape %19 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_16 : tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.truncf %cst_6 : f64 to f32
      %132 = arith.mulf %in, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<16xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31 : tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.truncf %cst_8 : f64 to f32
      %132 = arith.mulf %in, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<16xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg11 : tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.truncf %cst_7 : f64 to f32
      %132 = arith.mulf %in, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<16xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%32, %33 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.addf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<16xf32>
    %35 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%26, %arg2 : tensor<8x16xf32>, tensor<16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %36 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %arg3 : tensor<8x16xf32>, tensor<16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.addf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%36 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.cmpf ugt, %in, %cst : f32
      %132 = arith.select %131, %in, %cst : f32
      linalg.yield %132 : f32
    } -> tensor<8x16xf32>
    %38 = tensor.empty() : tensor<16x6xf32>
    %transposed_17 = linalg.transpose ins(%arg4 : tensor<6x16xf32>) outs(%38 : tensor<16x6xf32>) permutation = [1, 0] 
    %39 = tensor.empty() : tensor<8x6xf32>
    %40 = linalg.fill ins(%cst : f32) outs(%39 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %41 = linalg.matmul ins(%37, %transposed_17 : tensor<8x16xf32>, tensor<16x6xf32>) outs(%40 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<6xf32>) outs(%39 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41, %42 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%39 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.addf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x6xf32>
    %44 = tensor.empty() : tensor<6x16xf32>
    %transposed_18 = linalg.transpose ins(%arg6 : tensor<16x6xf32>) outs(%44 : tensor<6x16xf32>) permutation = [1, 0] 
    %45 = linalg.matmul ins(%43, %transposed_18 : tensor<8x6xf32>, tensor<6x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %46 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.addf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %48 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %47 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.cmpf ogt, %in, %in_29 : f32
      %132 = arith.select %131, %in, %in_29 : f32
      linalg.yield %132 : f32
    } -> tensor<8x16xf32>
    %49 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %47 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.cmpf olt, %in, %in_29 : f32
      %132 = arith.select %131, %in, %in_29 : f32
      linalg.yield %132 : f32
    } -> tensor<8x16xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.truncf %cst_5 : f64 to f32
      %132 = arith.mulf %in, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<8x16xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %50 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.addf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg15 : tensor<i64>) outs(%6 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.addi %in, %c173963756992953_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<i64>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%52 : tensor<i64>) outs(%6 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<i64>
    %54 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%53 : tensor<i64>) outs(%6 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<i64>
    %55 = tensor.empty() : tensor<128xi64>
    %56 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%55 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %131 = linalg.index 0 : index
      %132 = arith.index_cast %131 : index to i64
      linalg.yield %132 : i64
    } -> tensor<128xi64>
    %expanded = tensor.expand_shape %56 [[0, 1]] output_shape [8, 16] : tensor<128xi64> into tensor<8x16xi64>
    %57 = tensor.empty() : tensor<8x16xi64>
    %58 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %54 : tensor<8x16xi64>, tensor<i64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_29: i64, %out: i64):
      %131 = arith.xori %in, %in_29 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58 : tensor<8x16xi64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %60 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %59 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_29: i64, %out: i64):
      %131 = arith.xori %in, %in_29 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<8x16xi64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%61 : tensor<8x16xi64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<8x16xi64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %63 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_29: i64, %out: i64):
      %131 = arith.xori %in, %in_29 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<8x16xi64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<8x16xi64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<8x16xi64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %131 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %67 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%57 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_29: i64, %out: i64):
      %131 = arith.xori %in, %in_29 : i64
      linalg.yield %131 : i64
    } -> tensor<8x16xi64>
    %69 = tensor.empty() : tensor<8x16xi1>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<8x16xi64>) outs(%69 : tensor<8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %131 = arith.cmpi sge, %in, %c858993459_i64 : i64
      linalg.yield %131 : i1
    } -> tensor<8x16xi1>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_13 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %71, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %131 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %73 = tensor.empty() : tensor<16x1xf32>
    %transposed_19 = linalg.transpose ins(%arg8 : tensor<1x16xf32>) outs(%73 : tensor<16x1xf32>) permutation = [1, 0] 
    %74 = tensor.empty() : tensor<8x1xf32>
    %75 = linalg.fill ins(%cst : f32) outs(%74 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %76 = linalg.matmul ins(%72, %transposed_19 : tensor<8x16xf32>, tensor<16x1xf32>) outs(%75 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<1xf32>) outs(%74 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76, %77 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%74 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.addf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x1xf32>
    %collapsed_20 = tensor.collapse_shape %78 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %79 = tensor.empty() : tensor<8xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_2, %collapsed_20 : tensor<8xf32>, tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8xf32>
    %81 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_4, %collapsed_20 : tensor<f32>, tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.cmpf olt, %in, %in_29 : f32
      %132 = arith.select %131, %in, %in_29 : f32
      linalg.yield %132 : f32
    } -> tensor<8xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = math.absf %in : f32
      linalg.yield %131 : f32
    } -> tensor<8xf32>
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%82 : tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.negf %in : f32
      linalg.yield %131 : f32
    } -> tensor<8xf32>
    %84 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%83 : tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = math.exp %in : f32
      linalg.yield %131 : f32
    } -> tensor<8xf32>
    %85 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%84 : tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = math.log1p %in : f32
      linalg.yield %131 : f32
    } -> tensor<8xf32>
    %86 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%81, %85 : tensor<8xf32>, tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.subf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%80, %86 : tensor<8xf32>, tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.subf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8xf32>
    %88 = tensor.empty() : tensor<f32>
    %89 = linalg.fill ins(%cst : f32) outs(%88 : tensor<f32>) -> tensor<f32>
    %90 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%87 : tensor<8xf32>) outs(%89 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<f32>
    %91 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%90 : tensor<f32>) outs(%88 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.divf %in, %cst_12 : f32
      linalg.yield %131 : f32
    } -> tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.negf %in : f32
      %132 = math.exp %131 : f32
      %133 = arith.addf %132, %cst_1 : f32
      %134 = arith.divf %cst_1, %133 : f32
      linalg.yield %134 : f32
    } -> tensor<8xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%92, %cst_3 : tensor<8xf32>, tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.subf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8xf32>
    %94 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel"]} ins(%93, %cst_10 : tensor<8xf32>, tensor<f32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%94 : tensor<8xf32>) outs(%79 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.divf %in, %cst_12 : f32
      linalg.yield %131 : f32
    } -> tensor<8xf32>
    %expanded_21 = tensor.expand_shape %95 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %96 = linalg.matmul ins(%expanded_21, %arg8 : tensor<8x1xf32>, tensor<1x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %96, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %131 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_13 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<8x16xf32>) outs(%69 : tensor<8x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %131 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %131 : i1
    } -> tensor<8x16xi1>
    %100 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%98 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.truncf %cst_5 : f64 to f32
      %132 = arith.mulf %in, %131 : f32
      linalg.yield %132 : f32
    } -> tensor<8x16xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99, %98, %100 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %131 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %102 = linalg.matmul ins(%101, %arg6 : tensor<8x16xf32>, tensor<16x6xf32>) outs(%40 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %103 = linalg.matmul ins(%102, %arg4 : tensor<8x6xf32>, tensor<6x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %104 = tensor.empty() : tensor<6x8xf32>
    %transposed_22 = linalg.transpose ins(%102 : tensor<8x6xf32>) outs(%104 : tensor<6x8xf32>) permutation = [1, 0] 
    %105 = linalg.fill ins(%cst : f32) outs(%44 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %106 = linalg.matmul ins(%transposed_22, %37 : tensor<6x8xf32>, tensor<8x16xf32>) outs(%105 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %107 = tensor.empty() : tensor<1x6xf32>
    %108 = linalg.fill ins(%cst : f32) outs(%107 : tensor<1x6xf32>) -> tensor<1x6xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%102 : tensor<8x6xf32>) outs(%108 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<1x6xf32>
    %collapsed_23 = tensor.collapse_shape %109 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37 : tensor<8x16xf32>) outs(%69 : tensor<8x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %131 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %131 : i1
    } -> tensor<8x16xi1>
    %111 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %cst_4, %103 : tensor<8x16xi1>, tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %131 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %112 = linalg.fill ins(%cst : f32) outs(%27 : tensor<16xf32>) -> tensor<16xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%111 : tensor<8x16xf32>) outs(%112 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<16xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %25 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%114 : tensor<8x16xf32>) outs(%112 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<16xf32>
    %116 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%113 : tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_14 : f32
      linalg.yield %131 : f32
    } -> tensor<16xf32>
    %expanded_24 = tensor.expand_shape %116 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %117 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%115 : tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.mulf %in, %cst_14 : f32
      linalg.yield %131 : f32
    } -> tensor<16xf32>
    %118 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_15, %collapsed_15 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<16xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%117, %118 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<16xf32>
    %expanded_25 = tensor.expand_shape %119 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_15, %arg2 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<16xf32>
    %expanded_26 = tensor.expand_shape %120 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %121 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %expanded_25 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %122 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %121 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.subf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %123 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%122, %expanded_24 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.subf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %124 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %expanded_26 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<8x16xf32>
    %125 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%115, %collapsed_15 : tensor<16xf32>, tensor<16xf32>) outs(%27 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %131 = arith.mulf %in, %in_29 : f32
      linalg.yield %131 : f32
    } -> tensor<16xf32>
    %126 = tensor.empty() : tensor<16x8xf32>
    %transposed_27 = linalg.transpose ins(%124 : tensor<8x16xf32>) outs(%126 : tensor<16x8xf32>) permutation = [1, 0] 
    %127 = tensor.empty() : tensor<16x4xf32>
    %128 = linalg.fill ins(%cst : f32) outs(%127 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %129 = linalg.matmul ins(%transposed_27, %arg14 : tensor<16x8xf32>, tensor<8x4xf32>) outs(%128 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %130 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%124 : tensor<8x16xf32>) outs(%20 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %131 = arith.addf %in, %out : f32
      linalg.yield %131 : f32
    } -> tensor<1x16xf32>
    %collapsed_28 = tensor.collapse_shape %130 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    return %30, %34, %7, %91, %129, %collapsed_28, %125, %113, %106, %collapsed_23 : tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<f32>, tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<6x16xf32>, tensor<6xf32>
  }
}
