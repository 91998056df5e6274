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
    %cst_5 = arith.constant 1.000000e-05 : f64
    %cst_6 = arith.constant 9.000000e-01 : f64
    %cst_7 = arith.constant 1.000000e-01 : f64
    %cst_8 = arith.constant 1.1428571428571428 : f64
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
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %5 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.cmpf ogt, %in, %in_31 : f32
      %171 = arith.select %170, %in, %in_31 : f32
      linalg.yield %171 : f32
    } -> tensor<8x16xf32>
    %7 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %5 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.cmpf olt, %in, %in_31 : f32
      %171 = arith.select %170, %in, %in_31 : f32
      linalg.yield %171 : f32
    } -> tensor<8x16xf32>
    %8 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%7 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.truncf %cst_9 : f64 to f32
      %171 = arith.mulf %in, %170 : f32
      linalg.yield %171 : f32
    } -> tensor<8x16xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6, %8 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %10 = tensor.empty() : tensor<i64>
    %11 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg15 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<i64>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%11 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<i64>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%12 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<i64>
    %14 = tensor.empty() : tensor<128xi64>
    %15 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%14 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %170 = linalg.index 0 : index
      %171 = arith.index_cast %170 : index to i64
      linalg.yield %171 : i64
    } -> tensor<128xi64>
    %expanded = tensor.expand_shape %15 [[0, 1]] output_shape [8, 16] : tensor<128xi64> into tensor<8x16xi64>
    %16 = tensor.empty() : tensor<8x16xi64>
    %17 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %13 : tensor<8x16xi64>, tensor<i64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_31: i64, %out: i64):
      %170 = arith.xori %in, %in_31 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %18 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %18 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_31: i64, %out: i64):
      %170 = arith.xori %in, %in_31 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %21 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %22 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %23 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%21, %22 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_31: i64, %out: i64):
      %170 = arith.xori %in, %in_31 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %24 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%23 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %26 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %27 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %26 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_31: i64, %out: i64):
      %170 = arith.xori %in, %in_31 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %28 = tensor.empty() : tensor<8x16xi1>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<8x16xi64>) outs(%28 : tensor<8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %170 = arith.cmpi sge, %in, %c858993459_i64 : i64
      linalg.yield %170 : i1
    } -> tensor<8x16xi1>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.mulf %in, %cst_11 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %30, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %170 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %170 : f32
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
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8x1xf32>
    %collapsed = tensor.collapse_shape %37 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %38 = tensor.empty() : tensor<8xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_2, %collapsed : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.mulf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_4, %collapsed : tensor<f32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.cmpf olt, %in, %in_31 : f32
      %171 = arith.select %170, %in, %in_31 : f32
      linalg.yield %171 : f32
    } -> tensor<8xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = math.absf %in : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %42 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%41 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.negf %in : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%42 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = math.exp %in : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %44 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%43 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = math.log1p %in : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%40, %44 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.subf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%39, %45 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.subf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %47 = tensor.empty() : tensor<f32>
    %48 = linalg.fill ins(%cst : f32) outs(%47 : tensor<f32>) -> tensor<f32>
    %49 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%46 : tensor<8xf32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.addf %in, %out : f32
      linalg.yield %170 : f32
    } -> tensor<f32>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%49 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.divf %in, %cst_12 : f32
      linalg.yield %170 : f32
    } -> tensor<f32>
    %51 = tensor.empty() : tensor<4x16xf32>
    %transposed_15 = linalg.transpose ins(%arg0 : tensor<16x4xf32>) outs(%51 : tensor<4x16xf32>) permutation = [1, 0] 
    %52 = linalg.matmul ins(%arg14, %transposed_15 : tensor<8x4xf32>, tensor<4x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %53 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg12 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.addi %in, %c1_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<i64>
    %56 = tensor.empty() : tensor<8x16xf64>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%54 : tensor<8x16xf32>) outs(%56 : tensor<8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %170 = arith.extf %in : f32 to f64
      linalg.yield %170 : f64
    } -> tensor<8x16xf64>
    %58 = tensor.empty() : tensor<1x16xf64>
    %59 = linalg.fill ins(%cst_0 : f64) outs(%58 : tensor<1x16xf64>) -> tensor<1x16xf64>
    %60 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%57 : tensor<8x16xf64>) outs(%59 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %170 = arith.addf %in, %out : f64
      linalg.yield %170 : f64
    } -> tensor<1x16xf64>
    %61 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%60 : tensor<1x16xf64>) outs(%58 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %170 = arith.divf %in, %cst_13 : f64
      linalg.yield %170 : f64
    } -> tensor<1x16xf64>
    %62 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %61 : tensor<8x16xf64>, tensor<1x16xf64>) outs(%56 : tensor<8x16xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %170 = arith.subf %in, %in_31 : f64
      linalg.yield %170 : f64
    } -> tensor<8x16xf64>
    %collapsed_16 = tensor.collapse_shape %61 [[0, 1]] : tensor<1x16xf64> into tensor<16xf64>
    %63 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %62 : tensor<8x16xf64>, tensor<8x16xf64>) outs(%56 : tensor<8x16xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %170 = arith.mulf %in, %in_31 : f64
      linalg.yield %170 : f64
    } -> tensor<8x16xf64>
    %64 = tensor.empty() : tensor<16xf64>
    %65 = linalg.fill ins(%cst_0 : f64) outs(%64 : tensor<16xf64>) -> tensor<16xf64>
    %66 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%63 : tensor<8x16xf64>) outs(%65 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %170 = arith.addf %in, %out : f64
      linalg.yield %170 : f64
    } -> tensor<16xf64>
    %67 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%66 : tensor<16xf64>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %170 = arith.divf %in, %cst_13 : f64
      linalg.yield %170 : f64
    } -> tensor<16xf64>
    %68 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%67 : tensor<16xf64>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %170 = arith.mulf %in, %cst_8 : f64
      linalg.yield %170 : f64
    } -> tensor<16xf64>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%68 : tensor<16xf64>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %170 = arith.mulf %in, %cst_7 : f64
      linalg.yield %170 : f64
    } -> tensor<16xf64>
    %70 = tensor.empty() : tensor<16xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg11 : tensor<16xf32>) outs(%70 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.truncf %cst_6 : f64 to f32
      %171 = arith.mulf %in, %170 : f32
      linalg.yield %171 : f32
    } -> tensor<16xf32>
    %72 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%69, %71 : tensor<16xf64>, tensor<16xf32>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_31: f32, %out: f64):
      %170 = arith.extf %in_31 : f32 to f64
      %171 = arith.addf %in, %170 : f64
      linalg.yield %171 : f64
    } -> tensor<16xf64>
    %73 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%72 : tensor<16xf64>) outs(%70 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %170 = arith.truncf %in : f64 to f32
      linalg.yield %170 : f32
    } -> tensor<16xf32>
    %74 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_16 : tensor<16xf64>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %170 = arith.mulf %in, %cst_7 : f64
      linalg.yield %170 : f64
    } -> tensor<16xf64>
    %75 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg10 : tensor<16xf32>) outs(%70 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.truncf %cst_6 : f64 to f32
      %171 = arith.mulf %in, %170 : f32
      linalg.yield %171 : f32
    } -> tensor<16xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%74, %75 : tensor<16xf64>, tensor<16xf32>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_31: f32, %out: f64):
      %170 = arith.extf %in_31 : f32 to f64
      %171 = arith.addf %in, %170 : f64
      linalg.yield %171 : f64
    } -> tensor<16xf64>
    %77 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%76 : tensor<16xf64>) outs(%70 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %170 = arith.truncf %in : f64 to f32
      linalg.yield %170 : f32
    } -> tensor<16xf32>
    %78 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%67 : tensor<16xf64>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %170 = arith.addf %in, %cst_5 : f64
      linalg.yield %170 : f64
    } -> tensor<16xf64>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%78 : tensor<16xf64>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %170 = math.rsqrt %in : f64
      linalg.yield %170 : f64
    } -> tensor<16xf64>
    %80 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%79, %arg2 : tensor<16xf64>, tensor<16xf32>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_31: f32, %out: f64):
      %170 = arith.extf %in_31 : f32 to f64
      %171 = arith.mulf %in, %170 : f64
      linalg.yield %171 : f64
    } -> tensor<16xf64>
    %81 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_16, %80 : tensor<16xf64>, tensor<16xf64>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_31: f64, %out: f64):
      %170 = arith.mulf %in, %in_31 : f64
      linalg.yield %170 : f64
    } -> tensor<16xf64>
    %82 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg3, %81 : tensor<16xf32>, tensor<16xf64>) outs(%64 : tensor<16xf64>) {
    ^bb0(%in: f32, %in_31: f64, %out: f64):
      %170 = arith.extf %in : f32 to f64
      %171 = arith.subf %170, %in_31 : f64
      linalg.yield %171 : f64
    } -> tensor<16xf64>
    %83 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%80 : tensor<16xf64>) outs(%70 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %170 = arith.truncf %in : f64 to f32
      linalg.yield %170 : f32
    } -> tensor<16xf32>
    %expanded_17 = tensor.expand_shape %83 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %84 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%82 : tensor<16xf64>) outs(%70 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %170 = arith.truncf %in : f64 to f32
      linalg.yield %170 : f32
    } -> tensor<16xf32>
    %expanded_18 = tensor.expand_shape %84 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %85 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%54, %expanded_17 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.mulf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%85, %expanded_18 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.cmpf ugt, %in, %cst : f32
      %171 = arith.select %170, %in, %cst : f32
      linalg.yield %171 : f32
    } -> tensor<8x16xf32>
    %88 = tensor.empty() : tensor<16x6xf32>
    %transposed_19 = linalg.transpose ins(%arg4 : tensor<6x16xf32>) outs(%88 : tensor<16x6xf32>) permutation = [1, 0] 
    %89 = tensor.empty() : tensor<8x6xf32>
    %90 = linalg.fill ins(%cst : f32) outs(%89 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %91 = linalg.matmul ins(%87, %transposed_19 : tensor<8x16xf32>, tensor<16x6xf32>) outs(%90 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<6xf32>) outs(%89 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %93 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%91, %92 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%89 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8x6xf32>
    %94 = linalg.matmul ins(%93, %transposed : tensor<8x6xf32>, tensor<6x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %95 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%94, %4 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %95 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.cmpf ogt, %in, %in_31 : f32
      %171 = arith.select %170, %in, %in_31 : f32
      linalg.yield %171 : f32
    } -> tensor<8x16xf32>
    %97 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %95 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.cmpf olt, %in, %in_31 : f32
      %171 = arith.select %170, %in, %in_31 : f32
      linalg.yield %171 : f32
    } -> tensor<8x16xf32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%97 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.truncf %cst_9 : f64 to f32
      %171 = arith.mulf %in, %170 : f32
      linalg.yield %171 : f32
    } -> tensor<8x16xf32>
    %99 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %98 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %100 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg15 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.addi %in, %c5308871538_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<i64>
    %101 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%100 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<i64>
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%101 : tensor<i64>) outs(%10 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<i64>
    %103 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded, %102 : tensor<8x16xi64>, tensor<i64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_31: i64, %out: i64):
      %170 = arith.xori %in, %in_31 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103, %104 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_31: i64, %out: i64):
      %170 = arith.xori %in, %in_31 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %106 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %107 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%106 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %109 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%107, %108 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_31: i64, %out: i64):
      %170 = arith.xori %in, %in_31 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %111 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%110 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %112 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %170 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %113 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%111, %112 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%16 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_31: i64, %out: i64):
      %170 = arith.xori %in, %in_31 : i64
      linalg.yield %170 : i64
    } -> tensor<8x16xi64>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%113 : tensor<8x16xi64>) outs(%28 : tensor<8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %170 = arith.cmpi sge, %in, %c858993459_i64 : i64
      linalg.yield %170 : i1
    } -> tensor<8x16xi1>
    %115 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%99 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.mulf %in, %cst_11 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %115, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %170 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %117 = linalg.matmul ins(%116, %transposed_14 : tensor<8x16xf32>, tensor<16x1xf32>) outs(%34 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %36 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%33 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8x1xf32>
    %collapsed_20 = tensor.collapse_shape %118 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_3, %collapsed_20 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.mulf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %120 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_4, %collapsed_20 : tensor<f32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.cmpf olt, %in, %in_31 : f32
      %171 = arith.select %170, %in, %in_31 : f32
      linalg.yield %171 : f32
    } -> tensor<8xf32>
    %121 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = math.absf %in : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %122 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%121 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.negf %in : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%122 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = math.exp %in : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %124 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%123 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = math.log1p %in : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %125 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%120, %124 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.subf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %126 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%119, %125 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.subf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %127 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%126 : tensor<8xf32>) outs(%48 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.addf %in, %out : f32
      linalg.yield %170 : f32
    } -> tensor<f32>
    %128 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%127 : tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.divf %in, %cst_12 : f32
      linalg.yield %170 : f32
    } -> tensor<f32>
    %129 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = []} ins(%50, %128 : tensor<f32>, tensor<f32>) outs(%47 : tensor<f32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<f32>
    %130 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_20 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.negf %in : f32
      %171 = math.exp %170 : f32
      %172 = arith.addf %171, %cst_1 : f32
      %173 = arith.divf %cst_1, %172 : f32
      linalg.yield %173 : f32
    } -> tensor<8xf32>
    %131 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%130, %cst_2 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.subf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel"]} ins(%131, %cst_10 : tensor<8xf32>, tensor<f32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.mulf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %133 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%132 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.divf %in, %cst_12 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %expanded_21 = tensor.expand_shape %133 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %134 = linalg.matmul ins(%expanded_21, %arg8 : tensor<8x1xf32>, tensor<1x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %135 = tensor.empty() : tensor<1x8xf32>
    %transposed_22 = linalg.transpose ins(%expanded_21 : tensor<8x1xf32>) outs(%135 : tensor<1x8xf32>) permutation = [1, 0] 
    %136 = tensor.empty() : tensor<1x16xf32>
    %137 = linalg.fill ins(%cst : f32) outs(%136 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %138 = linalg.matmul ins(%transposed_22, %116 : tensor<1x8xf32>, tensor<8x16xf32>) outs(%137 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %139 = tensor.empty() : tensor<1x1xf32>
    %140 = linalg.fill ins(%cst : f32) outs(%139 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %141 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%expanded_21 : tensor<8x1xf32>) outs(%140 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.addf %in, %out : f32
      linalg.yield %170 : f32
    } -> tensor<1x1xf32>
    %collapsed_23 = tensor.collapse_shape %141 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %142 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %134, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %170 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%142 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.mulf %in, %cst_11 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<8x16xf32>) outs(%28 : tensor<8x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %170 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %170 : i1
    } -> tensor<8x16xi1>
    %145 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%143 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.truncf %cst_9 : f64 to f32
      %171 = arith.mulf %in, %170 : f32
      linalg.yield %171 : f32
    } -> tensor<8x16xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%144, %143, %145 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %170 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %147 = tensor.empty() : tensor<16x8xf32>
    %transposed_24 = linalg.transpose ins(%146 : tensor<8x16xf32>) outs(%147 : tensor<16x8xf32>) permutation = [1, 0] 
    %148 = linalg.fill ins(%cst : f32) outs(%88 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %149 = linalg.matmul ins(%transposed_24, %93 : tensor<16x8xf32>, tensor<8x6xf32>) outs(%148 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %150 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%146 : tensor<8x16xf32>) outs(%137 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.addf %in, %out : f32
      linalg.yield %170 : f32
    } -> tensor<1x16xf32>
    %collapsed_25 = tensor.collapse_shape %150 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.negf %in : f32
      %171 = math.exp %170 : f32
      %172 = arith.addf %171, %cst_1 : f32
      %173 = arith.divf %cst_1, %172 : f32
      linalg.yield %173 : f32
    } -> tensor<8xf32>
    %152 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%151, %cst_3 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.subf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %153 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel"]} ins(%152, %cst_10 : tensor<8xf32>, tensor<f32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.mulf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %154 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%153 : tensor<8xf32>) outs(%38 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.divf %in, %cst_12 : f32
      linalg.yield %170 : f32
    } -> tensor<8xf32>
    %expanded_26 = tensor.expand_shape %154 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %155 = linalg.matmul ins(%expanded_26, %arg8 : tensor<8x1xf32>, tensor<1x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %transposed_27 = linalg.transpose ins(%expanded_26 : tensor<8x1xf32>) outs(%135 : tensor<1x8xf32>) permutation = [1, 0] 
    %156 = linalg.matmul ins(%transposed_27, %31 : tensor<1x8xf32>, tensor<8x16xf32>) outs(%137 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %157 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%expanded_26 : tensor<8x1xf32>) outs(%140 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.addf %in, %out : f32
      linalg.yield %170 : f32
    } -> tensor<1x1xf32>
    %collapsed_28 = tensor.collapse_shape %157 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %158 = tensor.empty() : tensor<1xf32>
    %159 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_23, %collapsed_28 : tensor<1xf32>, tensor<1xf32>) outs(%158 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<1xf32>
    %160 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%138, %156 : tensor<1x16xf32>, tensor<1x16xf32>) outs(%136 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<1x16xf32>
    %161 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%29, %155, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %170 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %162 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%161 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.mulf %in, %cst_11 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8x16xf32>) outs(%28 : tensor<8x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %170 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %170 : i1
    } -> tensor<8x16xi1>
    %164 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%162 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.truncf %cst_9 : f64 to f32
      %171 = arith.mulf %in, %170 : f32
      linalg.yield %171 : f32
    } -> tensor<8x16xf32>
    %165 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%163, %162, %164 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_31: f32, %in_32: f32, %out: f32):
      %170 = arith.select %in, %in_31, %in_32 : f32
      linalg.yield %170 : f32
    } -> tensor<8x16xf32>
    %transposed_29 = linalg.transpose ins(%165 : tensor<8x16xf32>) outs(%147 : tensor<16x8xf32>) permutation = [1, 0] 
    %166 = linalg.matmul ins(%transposed_29, %arg13 : tensor<16x8xf32>, tensor<8x6xf32>) outs(%148 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %167 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%165 : tensor<8x16xf32>) outs(%137 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %170 = arith.addf %in, %out : f32
      linalg.yield %170 : f32
    } -> tensor<1x16xf32>
    %collapsed_30 = tensor.collapse_shape %167 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    %168 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_25, %collapsed_30 : tensor<16xf32>, tensor<16xf32>) outs(%70 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<16xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%149, %166 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%88 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_31: f32, %out: f32):
      %170 = arith.addf %in, %in_31 : f32
      linalg.yield %170 : f32
    } -> tensor<16x6xf32>
    return %77, %73, %55, %129, %169, %168, %160, %159 : tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<f32>, tensor<16x6xf32>, tensor<16xf32>, tensor<1x16xf32>, tensor<1xf32>
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
    %cst_6 = arith.constant 1.000000e-05 : f64
    %cst_7 = arith.constant 9.000000e-01 : f64
    %cst_8 = arith.constant 1.000000e-01 : f64
    %cst_9 = arith.constant 1.1428571428571428 : f64
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = arith.constant 8.000000e+00 : f64
    %cst_12 = arith.constant 1.250000e+00 : f32
    %cst_13 = arith.constant 8.000000e+00 : f32
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
      %145 = arith.addf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %6 = tensor.empty() : tensor<i64>
    %7 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg12 : tensor<i64>) outs(%6 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.addi %in, %c1_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<i64>
    %8 = tensor.empty() : tensor<8x16xf64>
    %9 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<8x16xf32>) outs(%8 : tensor<8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %145 = arith.extf %in : f32 to f64
      linalg.yield %145 : f64
    } -> tensor<8x16xf64>
    %10 = tensor.empty() : tensor<1x16xf64>
    %11 = linalg.fill ins(%cst_0 : f64) outs(%10 : tensor<1x16xf64>) -> tensor<1x16xf64>
    %12 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%9 : tensor<8x16xf64>) outs(%11 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.addf %in, %out : f64
      linalg.yield %145 : f64
    } -> tensor<1x16xf64>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<1x16xf64>) outs(%10 : tensor<1x16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.divf %in, %cst_11 : f64
      linalg.yield %145 : f64
    } -> tensor<1x16xf64>
    %14 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %13 : tensor<8x16xf64>, tensor<1x16xf64>) outs(%8 : tensor<8x16xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %145 = arith.subf %in, %in_29 : f64
      linalg.yield %145 : f64
    } -> tensor<8x16xf64>
    %collapsed = tensor.collapse_shape %13 [[0, 1]] : tensor<1x16xf64> into tensor<16xf64>
    %15 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%14, %14 : tensor<8x16xf64>, tensor<8x16xf64>) outs(%8 : tensor<8x16xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %145 = arith.mulf %in, %in_29 : f64
      linalg.yield %145 : f64
    } -> tensor<8x16xf64>
    %16 = tensor.empty() : tensor<16xf64>
    %17 = linalg.fill ins(%cst_0 : f64) outs(%16 : tensor<16xf64>) -> tensor<16xf64>
    %18 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%15 : tensor<8x16xf64>) outs(%17 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.addf %in, %out : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %19 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%18 : tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.divf %in, %cst_11 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%19 : tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.mulf %in, %cst_9 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %21 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%20 : tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.mulf %in, %cst_8 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %22 = tensor.empty() : tensor<16xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg11 : tensor<16xf32>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.truncf %cst_7 : f64 to f32
      %146 = arith.mulf %in, %145 : f32
      linalg.yield %146 : f32
    } -> tensor<16xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%21, %23 : tensor<16xf64>, tensor<16xf32>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_29: f32, %out: f64):
      %145 = arith.extf %in_29 : f32 to f64
      %146 = arith.addf %in, %145 : f64
      linalg.yield %146 : f64
    } -> tensor<16xf64>
    %25 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%24 : tensor<16xf64>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.mulf %in, %cst_8 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %27 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%arg10 : tensor<16xf32>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.truncf %cst_7 : f64 to f32
      %146 = arith.mulf %in, %145 : f32
      linalg.yield %146 : f32
    } -> tensor<16xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%26, %27 : tensor<16xf64>, tensor<16xf32>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_29: f32, %out: f64):
      %145 = arith.extf %in_29 : f32 to f64
      %146 = arith.addf %in, %145 : f64
      linalg.yield %146 : f64
    } -> tensor<16xf64>
    %29 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%28 : tensor<16xf64>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %30 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%19 : tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.addf %in, %cst_6 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %31 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%30 : tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = math.rsqrt %in : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %32 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%31, %arg2 : tensor<16xf64>, tensor<16xf32>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_29: f32, %out: f64):
      %145 = arith.extf %in_29 : f32 to f64
      %146 = arith.mulf %in, %145 : f64
      linalg.yield %146 : f64
    } -> tensor<16xf64>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%collapsed, %32 : tensor<16xf64>, tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %145 = arith.mulf %in, %in_29 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %34 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg3, %33 : tensor<16xf32>, tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f32, %in_29: f64, %out: f64):
      %145 = arith.extf %in : f32 to f64
      %146 = arith.subf %145, %in_29 : f64
      linalg.yield %146 : f64
    } -> tensor<16xf64>
    %35 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%32 : tensor<16xf64>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %expanded = tensor.expand_shape %35 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %36 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%34 : tensor<16xf64>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %expanded_14 = tensor.expand_shape %36 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %37 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %expanded : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.mulf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %expanded_14 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.addf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %39 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed : tensor<16xf64>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %40 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31 : tensor<16xf64>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.cmpf ugt, %in, %cst : f32
      %146 = arith.select %145, %in, %cst : f32
      linalg.yield %146 : f32
    } -> tensor<8x16xf32>
    %42 = tensor.empty() : tensor<16x6xf32>
    %transposed_15 = linalg.transpose ins(%arg4 : tensor<6x16xf32>) outs(%42 : tensor<16x6xf32>) permutation = [1, 0] 
    %43 = tensor.empty() : tensor<8x6xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %45 = linalg.matmul ins(%41, %transposed_15 : tensor<8x16xf32>, tensor<16x6xf32>) outs(%44 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %46 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<6xf32>) outs(%43 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%45, %46 : tensor<8x6xf32>, tensor<8x6xf32>) outs(%43 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.addf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x6xf32>
    %48 = tensor.empty() : tensor<6x16xf32>
    %transposed_16 = linalg.transpose ins(%arg6 : tensor<16x6xf32>) outs(%48 : tensor<6x16xf32>) permutation = [1, 0] 
    %49 = linalg.matmul ins(%47, %transposed_16 : tensor<8x6xf32>, tensor<6x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %50 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %50 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.addf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %52 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %51 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.cmpf ogt, %in, %in_29 : f32
      %146 = arith.select %145, %in, %in_29 : f32
      linalg.yield %146 : f32
    } -> tensor<8x16xf32>
    %53 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_4, %51 : tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.cmpf olt, %in, %in_29 : f32
      %146 = arith.select %145, %in, %in_29 : f32
      linalg.yield %146 : f32
    } -> tensor<8x16xf32>
    %54 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.truncf %cst_5 : f64 to f32
      %146 = arith.mulf %in, %145 : f32
      linalg.yield %146 : f32
    } -> tensor<8x16xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %54 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.addf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %56 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%arg15 : tensor<i64>) outs(%6 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.addi %in, %c173963756992953_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<i64>
    %57 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%56 : tensor<i64>) outs(%6 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<i64>
    %58 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%57 : tensor<i64>) outs(%6 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<i64>
    %59 = tensor.empty() : tensor<128xi64>
    %60 = linalg.generic {indexing_maps = [#map4], iterator_types = ["parallel"]} outs(%59 : tensor<128xi64>) {
    ^bb0(%out: i64):
      %145 = linalg.index 0 : index
      %146 = arith.index_cast %145 : index to i64
      linalg.yield %146 : i64
    } -> tensor<128xi64>
    %expanded_17 = tensor.expand_shape %60 [[0, 1]] output_shape [8, 16] : tensor<128xi64> into tensor<8x16xi64>
    %61 = tensor.empty() : tensor<8x16xi64>
    %62 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_17, %58 : tensor<8x16xi64>, tensor<i64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_29: i64, %out: i64):
      %145 = arith.xori %in, %in_29 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62 : tensor<8x16xi64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %63 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_29: i64, %out: i64):
      %145 = arith.xori %in, %in_29 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%64 : tensor<8x16xi64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %66 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<8x16xi64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<8x16xi64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %67 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_29: i64, %out: i64):
      %145 = arith.xori %in, %in_29 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %69 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%68 : tensor<8x16xi64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%69 : tensor<8x16xi64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70 : tensor<8x16xi64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %out: i64):
      %145 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%70, %71 : tensor<8x16xi64>, tensor<8x16xi64>) outs(%61 : tensor<8x16xi64>) {
    ^bb0(%in: i64, %in_29: i64, %out: i64):
      %145 = arith.xori %in, %in_29 : i64
      linalg.yield %145 : i64
    } -> tensor<8x16xi64>
    %73 = tensor.empty() : tensor<8x16xi1>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<8x16xi64>) outs(%73 : tensor<8x16xi1>) {
    ^bb0(%in: i64, %out: i1):
      %145 = arith.cmpi sge, %in, %c858993459_i64 : i64
      linalg.yield %145 : i1
    } -> tensor<8x16xi1>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.mulf %in, %cst_12 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %75, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %145 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %77 = tensor.empty() : tensor<16x1xf32>
    %transposed_18 = linalg.transpose ins(%arg8 : tensor<1x16xf32>) outs(%77 : tensor<16x1xf32>) permutation = [1, 0] 
    %78 = tensor.empty() : tensor<8x1xf32>
    %79 = linalg.fill ins(%cst : f32) outs(%78 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %80 = linalg.matmul ins(%76, %transposed_18 : tensor<8x16xf32>, tensor<16x1xf32>) outs(%79 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg9 : tensor<1xf32>) outs(%78 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x1xf32>
    %82 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%80, %81 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%78 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.addf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x1xf32>
    %collapsed_19 = tensor.collapse_shape %82 [[0, 1]] : tensor<8x1xf32> into tensor<8xf32>
    %83 = tensor.empty() : tensor<8xf32>
    %84 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_2, %collapsed_19 : tensor<8xf32>, tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.mulf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map4, #map4], iterator_types = ["parallel"]} ins(%cst_4, %collapsed_19 : tensor<f32>, tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.cmpf olt, %in, %in_29 : f32
      %146 = arith.select %145, %in, %in_29 : f32
      linalg.yield %146 : f32
    } -> tensor<8xf32>
    %86 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = math.absf %in : f32
      linalg.yield %145 : f32
    } -> tensor<8xf32>
    %87 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%86 : tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.negf %in : f32
      linalg.yield %145 : f32
    } -> tensor<8xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%87 : tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = math.exp %in : f32
      linalg.yield %145 : f32
    } -> tensor<8xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%88 : tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = math.log1p %in : f32
      linalg.yield %145 : f32
    } -> tensor<8xf32>
    %90 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%85, %89 : tensor<8xf32>, tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.subf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8xf32>
    %91 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%84, %90 : tensor<8xf32>, tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.subf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8xf32>
    %92 = tensor.empty() : tensor<f32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<f32>) -> tensor<f32>
    %94 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction"]} ins(%91 : tensor<8xf32>) outs(%93 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.addf %in, %out : f32
      linalg.yield %145 : f32
    } -> tensor<f32>
    %95 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%94 : tensor<f32>) outs(%92 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.divf %in, %cst_13 : f32
      linalg.yield %145 : f32
    } -> tensor<f32>
    %96 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%collapsed_19 : tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.negf %in : f32
      %146 = math.exp %145 : f32
      %147 = arith.addf %146, %cst_1 : f32
      %148 = arith.divf %cst_1, %147 : f32
      linalg.yield %148 : f32
    } -> tensor<8xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%96, %cst_3 : tensor<8xf32>, tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.subf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8xf32>
    %98 = linalg.generic {indexing_maps = [#map4, #map5, #map4], iterator_types = ["parallel"]} ins(%97, %cst_10 : tensor<8xf32>, tensor<f32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.mulf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8xf32>
    %99 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%98 : tensor<8xf32>) outs(%83 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.divf %in, %cst_13 : f32
      linalg.yield %145 : f32
    } -> tensor<8xf32>
    %expanded_20 = tensor.expand_shape %99 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %100 = linalg.matmul ins(%expanded_20, %arg8 : tensor<8x1xf32>, tensor<1x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %101 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %100, %cst_4 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<f32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %145 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%101 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.mulf %in, %cst_12 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<8x16xf32>) outs(%73 : tensor<8x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %145 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %145 : i1
    } -> tensor<8x16xi1>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%102 : tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.truncf %cst_5 : f64 to f32
      %146 = arith.mulf %in, %145 : f32
      linalg.yield %146 : f32
    } -> tensor<8x16xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%103, %102, %104 : tensor<8x16xi1>, tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %145 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %106 = linalg.matmul ins(%105, %arg6 : tensor<8x16xf32>, tensor<16x6xf32>) outs(%44 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %107 = linalg.matmul ins(%106, %arg4 : tensor<8x6xf32>, tensor<6x16xf32>) outs(%2 : tensor<8x16xf32>) -> tensor<8x16xf32>
    %108 = tensor.empty() : tensor<6x8xf32>
    %transposed_21 = linalg.transpose ins(%106 : tensor<8x6xf32>) outs(%108 : tensor<6x8xf32>) permutation = [1, 0] 
    %109 = linalg.fill ins(%cst : f32) outs(%48 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %110 = linalg.matmul ins(%transposed_21, %41 : tensor<6x8xf32>, tensor<8x16xf32>) outs(%109 : tensor<6x16xf32>) -> tensor<6x16xf32>
    %111 = tensor.empty() : tensor<1x6xf32>
    %112 = linalg.fill ins(%cst : f32) outs(%111 : tensor<1x6xf32>) -> tensor<1x6xf32>
    %113 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%106 : tensor<8x6xf32>) outs(%112 : tensor<1x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.addf %in, %out : f32
      linalg.yield %145 : f32
    } -> tensor<1x6xf32>
    %collapsed_22 = tensor.collapse_shape %113 [[0, 1]] : tensor<1x6xf32> into tensor<6xf32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%41 : tensor<8x16xf32>) outs(%73 : tensor<8x16xi1>) {
    ^bb0(%in: f32, %out: i1):
      %145 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %145 : i1
    } -> tensor<8x16xi1>
    %115 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%114, %cst_4, %107 : tensor<8x16xi1>, tensor<f32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: i1, %in_29: f32, %in_30: f32, %out: f32):
      %145 = arith.select %in, %in_29, %in_30 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %expanded_23 = tensor.expand_shape %39 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %116 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %expanded_23 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.subf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%115 : tensor<8x16xf32>) outs(%8 : tensor<8x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %145 = arith.extf %in : f32 to f64
      linalg.yield %145 : f64
    } -> tensor<8x16xf64>
    %118 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%117 : tensor<8x16xf64>) outs(%17 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.addf %in, %out : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_23 : tensor<1x16xf32>) outs(%10 : tensor<1x16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %145 = arith.extf %in : f32 to f64
      linalg.yield %145 : f64
    } -> tensor<1x16xf64>
    %120 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%9, %119 : tensor<8x16xf64>, tensor<1x16xf64>) outs(%8 : tensor<8x16xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %145 = arith.subf %in, %in_29 : f64
      linalg.yield %145 : f64
    } -> tensor<8x16xf64>
    %121 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%117, %120 : tensor<8x16xf64>, tensor<8x16xf64>) outs(%8 : tensor<8x16xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %145 = arith.mulf %in, %in_29 : f64
      linalg.yield %145 : f64
    } -> tensor<8x16xf64>
    %122 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%121 : tensor<8x16xf64>) outs(%17 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.addf %in, %out : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %123 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%122 : tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.divf %in, %cst_11 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %124 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%40 : tensor<16xf32>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f32, %out: f64):
      %145 = arith.extf %in : f32 to f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %125 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%123, %124 : tensor<16xf64>, tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %145 = arith.mulf %in, %in_29 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %126 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%125, %124 : tensor<16xf64>, tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %145 = arith.mulf %in, %in_29 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %127 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%126 : tensor<16xf64>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %128 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%40, %arg2 : tensor<16xf32>, tensor<16xf32>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.mulf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %129 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%118 : tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %out: f64):
      %145 = arith.divf %in, %cst_11 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %130 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%129 : tensor<16xf64>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %expanded_24 = tensor.expand_shape %130 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%115, %expanded_24 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.subf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %expanded_25 = tensor.expand_shape %127 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %132 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%116, %expanded_25 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.mulf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %133 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%131, %132 : tensor<8x16xf32>, tensor<8x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.subf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %expanded_26 = tensor.expand_shape %128 [[0, 1]] output_shape [1, 16] : tensor<16xf32> into tensor<1x16xf32>
    %134 = linalg.generic {indexing_maps = [#map1, #map6, #map1], iterator_types = ["parallel", "parallel"]} ins(%133, %expanded_26 : tensor<8x16xf32>, tensor<1x16xf32>) outs(%1 : tensor<8x16xf32>) {
    ^bb0(%in: f32, %in_29: f32, %out: f32):
      %145 = arith.mulf %in, %in_29 : f32
      linalg.yield %145 : f32
    } -> tensor<8x16xf32>
    %135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%122, %124 : tensor<16xf64>, tensor<16xf64>) outs(%16 : tensor<16xf64>) {
    ^bb0(%in: f64, %in_29: f64, %out: f64):
      %145 = arith.mulf %in, %in_29 : f64
      linalg.yield %145 : f64
    } -> tensor<16xf64>
    %136 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%135 : tensor<16xf64>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %137 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%118 : tensor<16xf64>) outs(%22 : tensor<16xf32>) {
    ^bb0(%in: f64, %out: f32):
      %145 = arith.truncf %in : f64 to f32
      linalg.yield %145 : f32
    } -> tensor<16xf32>
    %138 = tensor.empty() : tensor<16x8xf32>
    %transposed_27 = linalg.transpose ins(%134 : tensor<8x16xf32>) outs(%138 : tensor<16x8xf32>) permutation = [1, 0] 
    %139 = tensor.empty() : tensor<16x4xf32>
    %140 = linalg.fill ins(%cst : f32) outs(%139 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %141 = linalg.matmul ins(%transposed_27, %arg14 : tensor<16x8xf32>, tensor<8x4xf32>) outs(%140 : tensor<16x4xf32>) -> tensor<16x4xf32>
    %142 = tensor.empty() : tensor<1x16xf32>
    %143 = linalg.fill ins(%cst : f32) outs(%142 : tensor<1x16xf32>) -> tensor<1x16xf32>
    %144 = linalg.generic {indexing_maps = [#map1, #map6], iterator_types = ["reduction", "parallel"]} ins(%134 : tensor<8x16xf32>) outs(%143 : tensor<1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %145 = arith.addf %in, %out : f32
      linalg.yield %145 : f32
    } -> tensor<1x16xf32>
    %collapsed_28 = tensor.collapse_shape %144 [[0, 1]] : tensor<1x16xf32> into tensor<16xf32>
    return %29, %25, %7, %95, %141, %collapsed_28, %136, %137, %110, %collapsed_22 : tensor<16xf32>, tensor<16xf32>, tensor<i64>, tensor<f32>, tensor<16x4xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<6x16xf32>, tensor<6xf32>
  }
}
