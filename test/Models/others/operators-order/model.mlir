#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map4 = affine_map<(d0, d1) -> (d1)>
#map5 = affine_map<(d0, d1) -> (d0, 0)>
#map6 = affine_map<(d0, d1) -> (d0, d1)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> ()>
#map12 = affine_map<() -> ()>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map14 = affine_map<(d0, d1, d2) -> (0, 0, d2)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map16 = affine_map<(d0, d1) -> ()>
#map17 = affine_map<(d0, d1) -> (d0)>
#map18 = affine_map<(d0) -> (0)>
#map19 = affine_map<(d0) -> ()>
#map20 = affine_map<(d0, d1, d2) -> (d2)>
#map21 = affine_map<(d0, d1, d2, d3) -> ()>
#map22 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map23 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map24 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map25 = affine_map<(d0, d1, d2) -> (d1, d2)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "fsdp_export.coverage.operators._Model" {
    fsdp.module @samples class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5x5xf32>
        fsdp.buffer @w0 : tensor<5x5x5xf32>
        fsdp.buffer @w1 : tensor<5x5x5xf32>
      }
      fsdp.module @"1" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x10x5xf32>
        fsdp.buffer @w0 : tensor<5x10x3xf32>
        fsdp.buffer @w1 : tensor<5x10x3xf32>
      }
      fsdp.module @"2" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5x5xf32>
        fsdp.buffer @w0 : tensor<5x5xf32>
        fsdp.buffer @w1 : tensor<5x5xf32>
      }
      fsdp.module @"3" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"4" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"5" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5x5xf32>
        fsdp.buffer @w0 : tensor<5x5xf32>
        fsdp.buffer @w1 : tensor<5x5xf32>
      }
      fsdp.module @"6" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5x5xf32>
        fsdp.buffer @w0 : tensor<5x5x5xf32>
        fsdp.buffer @w1 : tensor<5x5x5xf32>
      }
      fsdp.module @"7" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5x5xf32>
        fsdp.buffer @w0 : tensor<5x5x5xf32>
      }
      fsdp.module @"8" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"9" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
    }
  }
  func.func @step(%arg0: tensor<5x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@x0>}, %arg1: tensor<5x10x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@x0>}, %arg2: tensor<5x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@x0>}, %arg3: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@x0>}, %arg4: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@x0>}, %arg5: tensor<5x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@x0>}, %arg6: tensor<5x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x0>}, %arg7: tensor<5x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x0>}, %arg8: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@x0>}, %arg9: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@x0>}, %arg10: tensor<5x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@w0>}, %arg11: tensor<5x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@w1>}, %arg12: tensor<5x10x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@w0>}, %arg13: tensor<5x10x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@w1>}, %arg14: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@w0>}, %arg15: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@w1>}, %arg16: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w0>}, %arg17: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@w0>}, %arg18: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@w0>}, %arg19: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@w1>}, %arg20: tensor<5x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@w0>}, %arg21: tensor<5x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@w1>}, %arg22: tensor<5x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@w0>}, %arg23: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@w0>}, %arg24: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@w0>}, %arg25: tensor<f32> {fsdp.role = #fsdp.input<"scale">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<5x5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"0"::@x0>}, tensor<5x10x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"1"::@x0>}, tensor<5x5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"2"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"3"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"4"::@x0>}, tensor<5x5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"5"::@x0>}, tensor<5x5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x0>}, tensor<5x5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"8"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"9"::@x0>}) {
    %c4_i64 = arith.constant 4 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %cst = arith.constant 0xFF800000 : f32
    %cst_0 = arith.constant 0.000000e+00 : f32
    %false = arith.constant false
    %cst_1 = arith.constant 0x7F800000 : f32
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<5x10x5xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<5x5x5xf32>
    %cst_4 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<1xf32>
    %cst_6 = arith.constant dense<1.000000e+00> : tensor<1xf32>
    %cst_7 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_8 = arith.constant dense<0.000000e+00> : tensor<f64>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<1xf64>
    %cst_10 = arith.constant dense<0x7F800000> : tensor<f32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_12 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_13 = arith.constant dense<1.000000e+00> : tensor<5x10x5xf32>
    %cst_14 = arith.constant dense<false> : tensor<5x10x5xi1>
    %cst_15 = arith.constant 5.000000e-01 : f64
    %cst_16 = arith.constant 0x7FF0000000000000 : f64
    %cst_17 = arith.constant 0xFFF0000000000000 : f64
    %cst_18 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_19 = arith.constant 1.000000e+00 : f32
    %c4 = arith.constant 4 : index
    %cst_20 = arith.constant dense<4> : tensor<i64>
    %cst_21 = arith.constant dense<0> : tensor<i64>
    %cst_22 = arith.constant dense<1> : tensor<5x5x1xi64>
    %0 = tensor.empty() : tensor<5x5x5xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) permutation = [1, 2, 0] 
    %1 = tensor.empty() : tensor<5xi64>
    %2 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %455 = linalg.index 0 : index
      %456 = arith.index_cast %455 : index to i64
      linalg.yield %456 : i64
    } -> tensor<5xi64>
    %expanded = tensor.expand_shape %transposed [[0], [1], [2, 3]] output_shape [5, 5, 1, 5] : tensor<5x5x5xf32> into tensor<5x5x1x5xf32>
    %expanded_23 = tensor.expand_shape %transposed [[0], [1], [2, 3]] output_shape [5, 5, 5, 1] : tensor<5x5x5xf32> into tensor<5x5x5x1xf32>
    %expanded_24 = tensor.expand_shape %2 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %3 = tensor.empty() : tensor<5x5x5x5xi1>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_23 : tensor<5x5x1x5xf32>, tensor<5x5x5x1xf32>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf ogt, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %5 = tensor.empty() : tensor<5x5x1x5xi1>
    %6 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded : tensor<5x5x1x5xf32>, tensor<5x5x1x5xf32>) outs(%5 : tensor<5x5x1x5xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x1x5xi1>
    %7 = tensor.empty() : tensor<5x5x5x1xi1>
    %8 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23, %expanded_23 : tensor<5x5x5x1xf32>, tensor<5x5x5x1xf32>) outs(%7 : tensor<5x5x5x1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5x1xi1>
    %9 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%8 : tensor<5x5x5x1xi1>) outs(%7 : tensor<5x5x5x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.cmpi eq, %in, %false : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x1xi1>
    %10 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %9 : tensor<5x5x1x5xi1>, tensor<5x5x5x1xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %11 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4, %10 : tensor<5x5x5x5xi1>, tensor<5x5x5x5xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %12 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_23 : tensor<5x5x1x5xf32>, tensor<5x5x5x1xf32>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf oeq, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %8 : tensor<5x5x1x5xi1>, tensor<5x5x5x1xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %14 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12, %13 : tensor<5x5x5x5xi1>, tensor<5x5x5x5xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %15 = tensor.empty() : tensor<5x5xi1>
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%2, %expanded_24 : tensor<5xi64>, tensor<5x1xi64>) outs(%15 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi slt, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5xi1>
    %17 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%14, %16 : tensor<5x5x5x5xi1>, tensor<5x5xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %18 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %17 : tensor<5x5x5x5xi1>, tensor<5x5x5x5xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %19 = tensor.empty() : tensor<5x5x5x5xi64>
    %20 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18 : tensor<5x5x5x5xi1>) outs(%19 : tensor<5x5x5x5xi64>) {
    ^bb0(%in: i1, %out: i64):
      %455 = arith.extui %in : i1 to i64
      linalg.yield %455 : i64
    } -> tensor<5x5x5x5xi64>
    %21 = tensor.empty() : tensor<5x5x5xi64>
    %22 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<5x5x5xi64>) -> tensor<5x5x5xi64>
    %23 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%20 : tensor<5x5x5x5xi64>) outs(%22 : tensor<5x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.addi %in, %out : i64
      linalg.yield %455 : i64
    } -> tensor<5x5x5xi64>
    %expanded_25 = tensor.expand_shape %23 [[0], [1], [2, 3]] output_shape [5, 5, 1, 5] : tensor<5x5x5xi64> into tensor<5x5x1x5xi64>
    %24 = linalg.generic {indexing_maps = [#map1, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_25, %expanded_24 : tensor<5x5x1x5xi64>, tensor<5x1xi64>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %25 = tensor.empty() : tensor<5x5x5x5xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<5x5x5x5xi1>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %455 = arith.uitofp %in : i1 to f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %27 = linalg.fill ins(%cst : f32) outs(%0 : tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %28:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%26 : tensor<5x5x5x5xf32>) outs(%27, %22 : tensor<5x5x5xf32>, tensor<5x5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 3 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x5x5xf32>, tensor<5x5x5xi64>)
    %29 = linalg.fill ins(%cst_0 : f32) outs(%0 : tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %30 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%28#1 : tensor<5x5x5xi64>) outs(%29 : tensor<5x5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %transposed[%455, %456, %457] : tensor<5x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5x5xf32>
    %transposed_26 = linalg.transpose ins(%30 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) permutation = [2, 0, 1] 
    %transposed_27 = linalg.transpose ins(%28#1 : tensor<5x5x5xi64>) outs(%21 : tensor<5x5x5xi64>) permutation = [2, 0, 1] 
    %31 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_26, %arg10 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %32 = tensor.empty() : tensor<f32>
    %33 = linalg.fill ins(%cst_0 : f32) outs(%32 : tensor<f32>) -> tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["reduction", "reduction", "reduction"]} ins(%31 : tensor<5x5x5xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%34 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_27 : tensor<5x5x5xi64>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = arith.sitofp %in : i64 to f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %37 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%36, %arg11 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %38 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["reduction", "reduction", "reduction"]} ins(%37 : tensor<5x5x5xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %39 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%35, %38 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %40 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%39 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %expanded_28 = tensor.expand_shape %2 [[0, 1, 2]] output_shape [1, 1, 5] : tensor<5xi64> into tensor<1x1x5xi64>
    %41 = tensor.empty() : tensor<5x10xi64>
    %42 = linalg.fill ins(%c0_i64 : i64) outs(%41 : tensor<5x10xi64>) -> tensor<5x10xi64>
    %43 = tensor.empty() : tensor<5x10xf32>
    %44 = linalg.fill ins(%cst : f32) outs(%43 : tensor<5x10xf32>) -> tensor<5x10xf32>
    %45:2 = linalg.generic {indexing_maps = [#map10, #map13, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%cst_13 : tensor<5x10x5xf32>) outs(%44, %42 : tensor<5x10xf32>, tensor<5x10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 2 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x10xf32>, tensor<5x10xi64>)
    %expanded_29 = tensor.expand_shape %45#1 [[0], [1, 2]] output_shape [5, 10, 1] : tensor<5x10xi64> into tensor<5x10x1xi64>
    %46:2 = linalg.generic {indexing_maps = [#map10, #map13, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg1 : tensor<5x10x5xf32>) outs(%44, %42 : tensor<5x10xf32>, tensor<5x10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 2 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x10xf32>, tensor<5x10xi64>)
    %expanded_30 = tensor.expand_shape %46#1 [[0], [1, 2]] output_shape [5, 10, 1] : tensor<5x10xi64> into tensor<5x10x1xi64>
    %47 = tensor.empty() : tensor<5x10x1xf32>
    %48 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<5x10x1xf32>) -> tensor<5x10x1xf32>
    %49 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_30 : tensor<5x10x1xi64>) outs(%48 : tensor<5x10x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %arg1[%455, %456, %457] : tensor<5x10x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x10x1xf32>
    %50 = tensor.empty() : tensor<5x10x1xi1>
    %51 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%49 : tensor<5x10x1xf32>) outs(%50 : tensor<5x10x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %455 = arith.extf %in : f32 to f64
      %456 = arith.cmpf oeq, %455, %cst_17 : f64
      linalg.yield %456 : i1
    } -> tensor<5x10x1xi1>
    %52 = tensor.empty() : tensor<5x10x1xi64>
    %53 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51, %expanded_29, %expanded_30 : tensor<5x10x1xi1>, tensor<5x10x1xi64>, tensor<5x10x1xi64>) outs(%52 : tensor<5x10x1xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<5x10x1xi64>
    %54 = tensor.empty() : tensor<5x10x5xi1>
    %55 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %53 : tensor<1x1x5xi64>, tensor<5x10x1xi64>) outs(%54 : tensor<5x10x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x10x5xi1>
    %56 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_14, %55 : tensor<5x10x5xi1>, tensor<5x10x5xi1>) outs(%54 : tensor<5x10x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x10x5xi1>
    %57 = tensor.empty() : tensor<5x10x5xf32>
    %58 = linalg.generic {indexing_maps = [#map10, #map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %cst_12, %arg1 : tensor<5x10x5xi1>, tensor<f32>, tensor<5x10x5xf32>) outs(%57 : tensor<5x10x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x10x5xf32>
    %59 = linalg.generic {indexing_maps = [#map10, #map11, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %cst_11, %cst_18 : tensor<5x10x5xi1>, tensor<f32>, tensor<f32>) outs(%57 : tensor<5x10x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x10x5xf32>
    %60:2 = linalg.generic {indexing_maps = [#map10, #map13, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%59 : tensor<5x10x5xf32>) outs(%44, %42 : tensor<5x10xf32>, tensor<5x10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 2 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x10xf32>, tensor<5x10xi64>)
    %expanded_31 = tensor.expand_shape %60#1 [[0], [1, 2]] output_shape [5, 10, 1] : tensor<5x10xi64> into tensor<5x10x1xi64>
    %61:2 = linalg.generic {indexing_maps = [#map10, #map13, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%58 : tensor<5x10x5xf32>) outs(%44, %42 : tensor<5x10xf32>, tensor<5x10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 2 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x10xf32>, tensor<5x10xi64>)
    %expanded_32 = tensor.expand_shape %61#1 [[0], [1, 2]] output_shape [5, 10, 1] : tensor<5x10xi64> into tensor<5x10x1xi64>
    %62 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_32 : tensor<5x10x1xi64>) outs(%48 : tensor<5x10x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %58[%455, %456, %457] : tensor<5x10x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x10x1xf32>
    %63 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<5x10x1xf32>) outs(%50 : tensor<5x10x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %455 = arith.extf %in : f32 to f64
      %456 = arith.cmpf oeq, %455, %cst_17 : f64
      linalg.yield %456 : i1
    } -> tensor<5x10x1xi1>
    %64 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %expanded_31, %expanded_32 : tensor<5x10x1xi1>, tensor<5x10x1xi64>, tensor<5x10x1xi64>) outs(%52 : tensor<5x10x1xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<5x10x1xi64>
    %65 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %64 : tensor<1x1x5xi64>, tensor<5x10x1xi64>) outs(%54 : tensor<5x10x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x10x5xi1>
    %66 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%56, %65 : tensor<5x10x5xi1>, tensor<5x10x5xi1>) outs(%54 : tensor<5x10x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x10x5xi1>
    %67 = linalg.generic {indexing_maps = [#map10, #map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %cst_12, %arg1 : tensor<5x10x5xi1>, tensor<f32>, tensor<5x10x5xf32>) outs(%57 : tensor<5x10x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x10x5xf32>
    %68 = linalg.generic {indexing_maps = [#map10, #map11, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66, %cst_11, %cst_18 : tensor<5x10x5xi1>, tensor<f32>, tensor<f32>) outs(%57 : tensor<5x10x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x10x5xf32>
    %69:2 = linalg.generic {indexing_maps = [#map10, #map13, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<5x10x5xf32>) outs(%44, %42 : tensor<5x10xf32>, tensor<5x10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 2 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x10xf32>, tensor<5x10xi64>)
    %expanded_33 = tensor.expand_shape %69#1 [[0], [1, 2]] output_shape [5, 10, 1] : tensor<5x10xi64> into tensor<5x10x1xi64>
    %70:2 = linalg.generic {indexing_maps = [#map10, #map13, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%67 : tensor<5x10x5xf32>) outs(%44, %42 : tensor<5x10xf32>, tensor<5x10xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 2 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x10xf32>, tensor<5x10xi64>)
    %expanded_34 = tensor.expand_shape %70#1 [[0], [1, 2]] output_shape [5, 10, 1] : tensor<5x10xi64> into tensor<5x10x1xi64>
    %71 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<5x10x1xi64>) outs(%48 : tensor<5x10x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %67[%455, %456, %457] : tensor<5x10x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x10x1xf32>
    %72 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<5x10x1xf32>) outs(%50 : tensor<5x10x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %455 = arith.extf %in : f32 to f64
      %456 = arith.cmpf oeq, %455, %cst_17 : f64
      linalg.yield %456 : i1
    } -> tensor<5x10x1xi1>
    %73 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %expanded_33, %expanded_34 : tensor<5x10x1xi1>, tensor<5x10x1xi64>, tensor<5x10x1xi64>) outs(%52 : tensor<5x10x1xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<5x10x1xi64>
    %74 = tensor.empty() : tensor<5x10x3xi64>
    %inserted_slice = tensor.insert_slice %53 into %74[0, 0, 0] [5, 10, 1] [1, 1, 1] : tensor<5x10x1xi64> into tensor<5x10x3xi64>
    %inserted_slice_35 = tensor.insert_slice %64 into %inserted_slice[0, 0, 1] [5, 10, 1] [1, 1, 1] : tensor<5x10x1xi64> into tensor<5x10x3xi64>
    %inserted_slice_36 = tensor.insert_slice %73 into %inserted_slice_35[0, 0, 2] [5, 10, 1] [1, 1, 1] : tensor<5x10x1xi64> into tensor<5x10x3xi64>
    %75 = tensor.empty() : tensor<5x10x3xf32>
    %76 = linalg.fill ins(%cst_0 : f32) outs(%75 : tensor<5x10x3xf32>) -> tensor<5x10x3xf32>
    %77 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_36 : tensor<5x10x3xi64>) outs(%76 : tensor<5x10x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %arg1[%455, %456, %457] : tensor<5x10x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x10x3xf32>
    %78 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %arg12 : tensor<5x10x3xf32>, tensor<5x10x3xf32>) outs(%75 : tensor<5x10x3xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x10x3xf32>
    %79 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["reduction", "reduction", "reduction"]} ins(%78 : tensor<5x10x3xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %80 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%79 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %81 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%inserted_slice_36 : tensor<5x10x3xi64>) outs(%75 : tensor<5x10x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = arith.sitofp %in : i64 to f32
      linalg.yield %455 : f32
    } -> tensor<5x10x3xf32>
    %82 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %arg13 : tensor<5x10x3xf32>, tensor<5x10x3xf32>) outs(%75 : tensor<5x10x3xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x10x3xf32>
    %83 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["reduction", "reduction", "reduction"]} ins(%82 : tensor<5x10x3xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %84 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%80, %83 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %85 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%40, %84 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %expanded_37 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [5, 5, 1, 5] : tensor<5x5x5xf32> into tensor<5x5x1x5xf32>
    %expanded_38 = tensor.expand_shape %arg2 [[0], [1], [2, 3]] output_shape [5, 5, 5, 1] : tensor<5x5x5xf32> into tensor<5x5x5x1xf32>
    %86 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_38 : tensor<5x5x1x5xf32>, tensor<5x5x5x1xf32>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf olt, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_37 : tensor<5x5x1x5xf32>, tensor<5x5x1x5xf32>) outs(%5 : tensor<5x5x1x5xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x1x5xi1>
    %88 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<5x5x1x5xi1>) outs(%5 : tensor<5x5x1x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.cmpi eq, %in, %false : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x1x5xi1>
    %89 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_38, %expanded_38 : tensor<5x5x5x1xf32>, tensor<5x5x5x1xf32>) outs(%7 : tensor<5x5x5x1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5x1xi1>
    %90 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %89 : tensor<5x5x1x5xi1>, tensor<5x5x5x1xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %91 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %90 : tensor<5x5x5x5xi1>, tensor<5x5x5x5xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %92 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_37, %expanded_38 : tensor<5x5x1x5xf32>, tensor<5x5x5x1xf32>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf oeq, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %93 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %89 : tensor<5x5x1x5xi1>, tensor<5x5x5x1xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92, %93 : tensor<5x5x5x5xi1>, tensor<5x5x5x5xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %95 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %16 : tensor<5x5x5x5xi1>, tensor<5x5xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %96 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %95 : tensor<5x5x5x5xi1>, tensor<5x5x5x5xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %97 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<5x5x5x5xi1>) outs(%19 : tensor<5x5x5x5xi64>) {
    ^bb0(%in: i1, %out: i64):
      %455 = arith.extui %in : i1 to i64
      linalg.yield %455 : i64
    } -> tensor<5x5x5x5xi64>
    %98 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%97 : tensor<5x5x5x5xi64>) outs(%22 : tensor<5x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.addi %in, %out : i64
      linalg.yield %455 : i64
    } -> tensor<5x5x5xi64>
    %expanded_39 = tensor.expand_shape %98 [[0], [1], [2, 3]] output_shape [5, 5, 1, 5] : tensor<5x5x5xi64> into tensor<5x5x1x5xi64>
    %99 = linalg.generic {indexing_maps = [#map1, #map9, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_39, %expanded_24 : tensor<5x5x1x5xi64>, tensor<5x1xi64>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %100 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<5x5x5x5xi1>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %455 = arith.uitofp %in : i1 to f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %101:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%100 : tensor<5x5x5x5xf32>) outs(%27, %22 : tensor<5x5x5xf32>, tensor<5x5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 3 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x5x5xf32>, tensor<5x5x5xi64>)
    %102 = tensor.empty() : tensor<5x5x1xi64>
    %103 = linalg.fill ins(%c0_i64 : i64) outs(%102 : tensor<5x5x1xi64>) -> tensor<5x5x1xi64>
    %104 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_22 : tensor<5x5x1xi64>) outs(%103 : tensor<5x5x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %101#1[%455, %456, %457] : tensor<5x5x5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5x5x1xi64>
    %105 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104 : tensor<5x5x1xi64>) outs(%102 : tensor<5x5x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.maxsi %in, %c0_i64 : i64
      %456 = arith.minsi %455, %c4_i64 : i64
      linalg.yield %456 : i64
    } -> tensor<5x5x1xi64>
    %106 = tensor.empty() : tensor<5x5x1xi1>
    %107 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %105 : tensor<5x5x1xi64>, tensor<5x5x1xi64>) outs(%106 : tensor<5x5x1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi ne, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x1xi1>
    %108 = tensor.empty() : tensor<i1>
    %109 = linalg.fill ins(%false : i1) outs(%108 : tensor<i1>) -> tensor<i1>
    %110 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["reduction", "reduction", "reduction"]} ins(%107 : tensor<5x5x1xi1>) outs(%109 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.ori %in, %out : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %111 = tensor.empty() : tensor<5x5x1xf32>
    %112 = linalg.fill ins(%cst_0 : f32) outs(%111 : tensor<5x5x1xf32>) -> tensor<5x5x1xf32>
    %113 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<5x5x1xi64>) outs(%112 : tensor<5x5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %arg2[%455, %456, %457] : tensor<5x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5x1xf32>
    %collapsed = tensor.collapse_shape %113 [[0], [1, 2]] : tensor<5x5x1xf32> into tensor<5x5xf32>
    %collapsed_40 = tensor.collapse_shape %104 [[0], [1, 2]] : tensor<5x5x1xi64> into tensor<5x5xi64>
    %114 = tensor.empty() : tensor<5x5xf32>
    %115 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %arg14 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%114 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5xf32>
    %116 = linalg.generic {indexing_maps = [#map6, #map16], iterator_types = ["reduction", "reduction"]} ins(%115 : tensor<5x5xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %117 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%116 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %118 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%collapsed_40 : tensor<5x5xi64>) outs(%114 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = arith.sitofp %in : i64 to f32
      linalg.yield %455 : f32
    } -> tensor<5x5xf32>
    %119 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%118, %arg15 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%114 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5xf32>
    %120 = linalg.generic {indexing_maps = [#map6, #map16], iterator_types = ["reduction", "reduction"]} ins(%119 : tensor<5x5xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %121 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%117, %120 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %122 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%85, %121 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %expanded_41 = tensor.expand_shape %arg3 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %123 = tensor.empty() : tensor<1xi64>
    %124 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%123 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %expanded_42 = tensor.expand_shape %arg3 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %expanded_43 = tensor.expand_shape %124 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %125 = tensor.empty() : tensor<1x1xi1>
    %126 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_42, %expanded_42 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf olt, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %127 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_42, %expanded_42 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %128 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%127 : tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.cmpi eq, %in, %false : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %129 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%128, %127 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %130 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%126, %129 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %131 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%127, %127 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %132 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%128, %131 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %133 = linalg.generic {indexing_maps = [#map4, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%124, %expanded_43 : tensor<1xi64>, tensor<1x1xi64>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi slt, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %134 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%132, %133 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %135 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%130, %134 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %136 = tensor.empty() : tensor<1x1xi64>
    %137 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%135 : tensor<1x1xi1>) outs(%136 : tensor<1x1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %455 = arith.extui %in : i1 to i64
      linalg.yield %455 : i64
    } -> tensor<1x1xi64>
    %138 = linalg.fill ins(%c0_i64 : i64) outs(%123 : tensor<1xi64>) -> tensor<1xi64>
    %139 = linalg.generic {indexing_maps = [#map6, #map17], iterator_types = ["parallel", "reduction"]} ins(%137 : tensor<1x1xi64>) outs(%138 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.addi %in, %out : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %expanded_44 = tensor.expand_shape %139 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %140 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_44, %expanded_43 : tensor<1x1xi64>, tensor<1x1xi64>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %141 = tensor.empty() : tensor<1x1xf32>
    %142 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%140 : tensor<1x1xi1>) outs(%141 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %455 = arith.uitofp %in : i1 to f32
      linalg.yield %455 : f32
    } -> tensor<1x1xf32>
    %143 = tensor.empty() : tensor<1xf32>
    %144 = linalg.fill ins(%cst : f32) outs(%143 : tensor<1xf32>) -> tensor<1xf32>
    %145:2 = linalg.generic {indexing_maps = [#map6, #map17, #map17], iterator_types = ["parallel", "reduction"]} ins(%142 : tensor<1x1xf32>) outs(%144, %138 : tensor<1xf32>, tensor<1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = arith.maximumf %in, %out : f32
      %456 = arith.cmpf ogt, %in, %out : f32
      %457 = arith.select %456, %c0_i64, %out_114 : i64
      linalg.yield %455, %457 : f32, i64
    } -> (tensor<1xf32>, tensor<1xi64>)
    %146 = tensor.empty() : tensor<1xi1>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%expanded_41, %expanded_41 : tensor<1xf32>, tensor<1xf32>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%147 : tensor<1xi1>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.cmpi eq, %in, %false : i1
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%148 : tensor<1xi1>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %455 = arith.extui %in : i1 to i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %150 = linalg.generic {indexing_maps = [#map, #map18], iterator_types = ["reduction"]} ins(%149 : tensor<1xi64>) outs(%138 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.addi %in, %out : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%150 : tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %152 = linalg.generic {indexing_maps = [#map, #map19, #map, #map], iterator_types = ["parallel"]} ins(%151, %cst_21, %150 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%152 : tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %455 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %154 = linalg.generic {indexing_maps = [#map, #map19, #map, #map], iterator_types = ["parallel"]} ins(%153, %cst_21, %152 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %155 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%154 : tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %455 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %156 = linalg.generic {indexing_maps = [#map, #map19, #map, #map], iterator_types = ["parallel"]} ins(%155, %cst_21, %154 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %157 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%156 : tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.maxsi %in, %c0_i64 : i64
      %456 = arith.minsi %455, %c0_i64 : i64
      linalg.yield %456 : i64
    } -> tensor<1xi64>
    %158 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%156, %157 : tensor<1xi64>, tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi ne, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %159 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction"]} ins(%158 : tensor<1xi1>) outs(%109 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.ori %in, %out : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %160 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%157 : tensor<1xi64>) outs(%138 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %145#1[%455] : tensor<1xi64>
      linalg.yield %extracted : i64
    } -> tensor<1xi64>
    %161 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%160 : tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.maxsi %in, %c0_i64 : i64
      %456 = arith.minsi %455, %c0_i64 : i64
      linalg.yield %456 : i64
    } -> tensor<1xi64>
    %162 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%160, %161 : tensor<1xi64>, tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi ne, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %163 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction"]} ins(%162 : tensor<1xi1>) outs(%109 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.ori %in, %out : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %164 = linalg.fill ins(%cst_0 : f32) outs(%143 : tensor<1xf32>) -> tensor<1xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%161 : tensor<1xi64>) outs(%164 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %expanded_41[%455] : tensor<1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %collapsed_45 = tensor.collapse_shape %165 [] : tensor<1xf32> into tensor<f32>
    %166 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%collapsed_45, %arg16 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %167 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%166 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %168 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%122, %167 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %expanded_46 = tensor.expand_shape %arg4 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %expanded_47 = tensor.expand_shape %arg4 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %169 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_47, %expanded_47 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf olt, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %170 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_47, %expanded_47 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %171 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.cmpi eq, %in, %false : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %172 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%171, %170 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %173 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%169, %172 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %174 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%170, %170 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %175 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%171, %174 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %176 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%175, %133 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %177 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%173, %176 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %178 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%177 : tensor<1x1xi1>) outs(%136 : tensor<1x1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %455 = arith.extui %in : i1 to i64
      linalg.yield %455 : i64
    } -> tensor<1x1xi64>
    %179 = linalg.generic {indexing_maps = [#map6, #map17], iterator_types = ["parallel", "reduction"]} ins(%178 : tensor<1x1xi64>) outs(%138 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.addi %in, %out : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %expanded_48 = tensor.expand_shape %179 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %180 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_48, %expanded_43 : tensor<1x1xi64>, tensor<1x1xi64>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %181 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%180 : tensor<1x1xi1>) outs(%141 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %455 = arith.uitofp %in : i1 to f32
      linalg.yield %455 : f32
    } -> tensor<1x1xf32>
    %182:2 = linalg.generic {indexing_maps = [#map6, #map17, #map17], iterator_types = ["parallel", "reduction"]} ins(%181 : tensor<1x1xf32>) outs(%144, %138 : tensor<1xf32>, tensor<1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = arith.maximumf %in, %out : f32
      %456 = arith.cmpf ogt, %in, %out : f32
      %457 = arith.select %456, %c0_i64, %out_114 : i64
      linalg.yield %455, %457 : f32, i64
    } -> (tensor<1xf32>, tensor<1xi64>)
    %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%expanded_46, %expanded_46 : tensor<1xf32>, tensor<1xf32>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %184 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%183 : tensor<1xi1>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.cmpi eq, %in, %false : i1
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %185 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%184 : tensor<1xi1>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %455 = arith.extui %in : i1 to i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %186 = linalg.generic {indexing_maps = [#map, #map18], iterator_types = ["reduction"]} ins(%185 : tensor<1xi64>) outs(%138 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.addi %in, %out : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %187 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%186 : tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.subi %in, %c1_i64 : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %188 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%187 : tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.shrsi %in, %c1_i64 : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %189 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%188 : tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %455 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %190 = linalg.generic {indexing_maps = [#map, #map19, #map, #map], iterator_types = ["parallel"]} ins(%189, %cst_21, %188 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%190 : tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %455 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %192 = linalg.generic {indexing_maps = [#map, #map19, #map, #map], iterator_types = ["parallel"]} ins(%191, %cst_21, %190 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %193 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%192 : tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.maxsi %in, %c0_i64 : i64
      %456 = arith.minsi %455, %c0_i64 : i64
      linalg.yield %456 : i64
    } -> tensor<1xi64>
    %194 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%192, %193 : tensor<1xi64>, tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi ne, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %195 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction"]} ins(%194 : tensor<1xi1>) outs(%109 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.ori %in, %out : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %196 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%193 : tensor<1xi64>) outs(%138 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %182#1[%455] : tensor<1xi64>
      linalg.yield %extracted : i64
    } -> tensor<1xi64>
    %197 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%196 : tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.maxsi %in, %c0_i64 : i64
      %456 = arith.minsi %455, %c0_i64 : i64
      linalg.yield %456 : i64
    } -> tensor<1xi64>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%196, %197 : tensor<1xi64>, tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi ne, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %199 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction"]} ins(%198 : tensor<1xi1>) outs(%109 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.ori %in, %out : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%197 : tensor<1xi64>) outs(%164 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %expanded_46[%455] : tensor<1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %collapsed_49 = tensor.collapse_shape %200 [] : tensor<1xf32> into tensor<f32>
    %201 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%collapsed_49, %arg17 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %202 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%201 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %203 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%168, %202 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %expanded_50 = tensor.expand_shape %arg5 [[0], [1], [2, 3]] output_shape [5, 5, 5, 1] : tensor<5x5x5xf32> into tensor<5x5x5x1xf32>
    %expanded_51 = tensor.expand_shape %arg5 [[0], [1], [2, 3]] output_shape [5, 5, 1, 5] : tensor<5x5x5xf32> into tensor<5x5x1x5xf32>
    %204 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_50, %expanded_51 : tensor<5x5x5x1xf32>, tensor<5x5x1x5xf32>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf oeq, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %205 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204 : tensor<5x5x5x5xi1>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %455 = arith.uitofp %in : i1 to f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%205 : tensor<5x5x5x5xf32>) outs(%29 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %207 = tensor.empty() : tensor<5x5xi64>
    %208 = linalg.fill ins(%c0_i64 : i64) outs(%207 : tensor<5x5xi64>) -> tensor<5x5xi64>
    %209 = linalg.fill ins(%cst : f32) outs(%114 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %210:2 = linalg.generic {indexing_maps = [#map10, #map13, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%206 : tensor<5x5x5xf32>) outs(%209, %208 : tensor<5x5xf32>, tensor<5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 2 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x5xf32>, tensor<5x5xi64>)
    %expanded_52 = tensor.expand_shape %210#0 [[0], [1, 2]] output_shape [5, 5, 1] : tensor<5x5xf32> into tensor<5x5x1xf32>
    %211 = tensor.empty() : tensor<5x5x5xi1>
    %212 = linalg.generic {indexing_maps = [#map10, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%206, %expanded_52 : tensor<5x5x5xf32>, tensor<5x5x1xf32>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf oeq, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %213 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%212, %arg5, %cst_10 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<f32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %214 = linalg.fill ins(%cst_1 : f32) outs(%114 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %215:2 = linalg.generic {indexing_maps = [#map10, #map13, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%213 : tensor<5x5x5xf32>) outs(%214, %208 : tensor<5x5xf32>, tensor<5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 2 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.minimumf %in, %out : f32
      %458 = arith.cmpf olt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x5xf32>, tensor<5x5xi64>)
    %expanded_53 = tensor.expand_shape %215#0 [[0], [1, 2]] output_shape [5, 5, 1] : tensor<5x5xf32> into tensor<5x5x1xf32>
    %216 = linalg.generic {indexing_maps = [#map10, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg5, %expanded_53 : tensor<5x5x5xf32>, tensor<5x5x1xf32>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf oeq, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %217 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<5xi64>) outs(%1 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.addi %in, %c1_i64 : i64
      linalg.yield %455 : i64
    } -> tensor<5xi64>
    %218 = linalg.generic {indexing_maps = [#map10, #map20, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%216, %217, %cst_21 : tensor<5x5x5xi1>, tensor<5xi64>, tensor<i64>) outs(%21 : tensor<5x5x5xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<5x5x5xi64>
    %219 = linalg.fill ins(%c-9223372036854775808_i64 : i64) outs(%207 : tensor<5x5xi64>) -> tensor<5x5xi64>
    %220:2 = linalg.generic {indexing_maps = [#map10, #map13, #map13], iterator_types = ["parallel", "parallel", "reduction"]} ins(%218 : tensor<5x5x5xi64>) outs(%219, %208 : tensor<5x5xi64>, tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64, %out_114: i64):
      %455 = linalg.index 2 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maxsi %in, %out : i64
      %458 = arith.cmpi sgt, %in, %out : i64
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : i64, i64
    } -> (tensor<5x5xi64>, tensor<5x5xi64>)
    %221 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%220#0 : tensor<5x5xi64>) outs(%207 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.subi %in, %c1_i64 : i64
      linalg.yield %455 : i64
    } -> tensor<5x5xi64>
    %222 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%221 : tensor<5x5xi64>) outs(%15 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %455 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5xi1>
    %223 = linalg.generic {indexing_maps = [#map6, #map16, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%222, %cst_21, %221 : tensor<5x5xi1>, tensor<i64>, tensor<5x5xi64>) outs(%207 : tensor<5x5xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<5x5xi64>
    %224 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%223 : tensor<5x5xi64>) outs(%15 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %455 = arith.cmpi sgt, %in, %c4_i64 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5xi1>
    %225 = linalg.generic {indexing_maps = [#map6, #map16, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%224, %cst_20, %223 : tensor<5x5xi1>, tensor<i64>, tensor<5x5xi64>) outs(%207 : tensor<5x5xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<5x5xi64>
    %226 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%215#0, %arg18 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%114 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5xf32>
    %227 = linalg.generic {indexing_maps = [#map6, #map16], iterator_types = ["reduction", "reduction"]} ins(%226 : tensor<5x5xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %228 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%227 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %229 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<5x5xi64>) outs(%114 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = arith.sitofp %in : i64 to f32
      linalg.yield %455 : f32
    } -> tensor<5x5xf32>
    %230 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%229, %arg19 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%114 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5xf32>
    %231 = linalg.generic {indexing_maps = [#map6, #map16], iterator_types = ["reduction", "reduction"]} ins(%230 : tensor<5x5xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %232 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%228, %231 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %233 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%203, %232 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %transposed_54 = linalg.transpose ins(%arg6 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) permutation = [1, 2, 0] 
    %234 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel"]} ins(%2, %expanded_24 : tensor<5xi64>, tensor<5x1xi64>) outs(%15 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi sle, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5xi1>
    %expanded_55 = tensor.expand_shape %transposed_54 [[0], [1], [2, 3]] output_shape [5, 5, 1, 5] : tensor<5x5x5xf32> into tensor<5x5x1x5xf32>
    %235 = linalg.generic {indexing_maps = [#map7, #map1, #map21, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %expanded_55, %cst_12 : tensor<5x5xi1>, tensor<5x5x1x5xf32>, tensor<f32>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %236:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%235 : tensor<5x5x5x5xf32>) outs(%27, %22 : tensor<5x5x5xf32>, tensor<5x5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 3 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x5x5xf32>, tensor<5x5x5xi64>)
    %expanded_56 = tensor.expand_shape %236#0 [[0], [1], [2, 3]] output_shape [5, 5, 5, 1] : tensor<5x5x5xf32> into tensor<5x5x5x1xf32>
    %237 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_55, %expanded_56 : tensor<5x5x1x5xf32>, tensor<5x5x5x1xf32>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf oeq, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %238 = linalg.generic {indexing_maps = [#map7, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %237 : tensor<5x5xi1>, tensor<5x5x5x5xi1>) outs(%3 : tensor<5x5x5x5xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<5x5x5x5xi1>
    %239 = linalg.generic {indexing_maps = [#map3, #map22, #map21, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238, %217, %cst_21 : tensor<5x5x5x5xi1>, tensor<5xi64>, tensor<i64>) outs(%19 : tensor<5x5x5x5xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<5x5x5x5xi64>
    %240 = linalg.fill ins(%c-9223372036854775808_i64 : i64) outs(%21 : tensor<5x5x5xi64>) -> tensor<5x5x5xi64>
    %241:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%239 : tensor<5x5x5x5xi64>) outs(%240, %22 : tensor<5x5x5xi64>, tensor<5x5x5xi64>) {
    ^bb0(%in: i64, %out: i64, %out_114: i64):
      %455 = linalg.index 3 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maxsi %in, %out : i64
      %458 = arith.cmpi sgt, %in, %out : i64
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : i64, i64
    } -> (tensor<5x5x5xi64>, tensor<5x5x5xi64>)
    %242 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241#0 : tensor<5x5x5xi64>) outs(%21 : tensor<5x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.subi %in, %c1_i64 : i64
      linalg.yield %455 : i64
    } -> tensor<5x5x5xi64>
    %243 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<5x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %455 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %244 = linalg.generic {indexing_maps = [#map10, #map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243, %cst_21, %242 : tensor<5x5x5xi1>, tensor<i64>, tensor<5x5x5xi64>) outs(%21 : tensor<5x5x5xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<5x5x5xi64>
    %245 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<5x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %455 = arith.cmpi sgt, %in, %c4_i64 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %246 = linalg.generic {indexing_maps = [#map10, #map11, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245, %cst_20, %244 : tensor<5x5x5xi1>, tensor<i64>, tensor<5x5x5xi64>) outs(%21 : tensor<5x5x5xi64>) {
    ^bb0(%in: i1, %in_114: i64, %in_115: i64, %out: i64):
      %455 = arith.select %in, %in_114, %in_115 : i64
      linalg.yield %455 : i64
    } -> tensor<5x5x5xi64>
    %transposed_57 = linalg.transpose ins(%236#0 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) permutation = [2, 0, 1] 
    %transposed_58 = linalg.transpose ins(%246 : tensor<5x5x5xi64>) outs(%21 : tensor<5x5x5xi64>) permutation = [2, 0, 1] 
    %247 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_57, %arg20 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %248 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["reduction", "reduction", "reduction"]} ins(%247 : tensor<5x5x5xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %249 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%248 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %250 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_58 : tensor<5x5x5xi64>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = arith.sitofp %in : i64 to f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %251 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%250, %arg21 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %252 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["reduction", "reduction", "reduction"]} ins(%251 : tensor<5x5x5xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %253 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%249, %252 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %254 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%233, %253 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %transposed_59 = linalg.transpose ins(%arg7 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) permutation = [1, 2, 0] 
    %expanded_60 = tensor.expand_shape %transposed_59 [[0], [1], [2, 3]] output_shape [5, 5, 1, 5] : tensor<5x5x5xf32> into tensor<5x5x1x5xf32>
    %255 = linalg.generic {indexing_maps = [#map7, #map1, #map21, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %expanded_60, %cst_12 : tensor<5x5xi1>, tensor<5x5x1x5xf32>, tensor<f32>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %256:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%255 : tensor<5x5x5x5xf32>) outs(%27, %22 : tensor<5x5x5xf32>, tensor<5x5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 3 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x5x5xf32>, tensor<5x5x5xi64>)
    %expanded_61 = tensor.expand_shape %256#0 [[0], [1], [2, 3]] output_shape [5, 5, 5, 1] : tensor<5x5x5xf32> into tensor<5x5x5x1xf32>
    %257 = tensor.empty() : tensor<5x5x5x1xf32>
    %258 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_61 : tensor<5x5x5x1xf32>) outs(%257 : tensor<5x5x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.absf %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x1xf32>
    %259 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258 : tensor<5x5x5x1xf32>) outs(%7 : tensor<5x5x5x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %455 = arith.extf %in : f32 to f64
      %456 = arith.cmpf oeq, %455, %cst_16 : f64
      linalg.yield %456 : i1
    } -> tensor<5x5x5x1xi1>
    %260 = linalg.generic {indexing_maps = [#map3, #map21, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259, %cst_11, %expanded_61 : tensor<5x5x5x1xi1>, tensor<f32>, tensor<5x5x5x1xf32>) outs(%257 : tensor<5x5x5x1xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x1xf32>
    %261 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%255, %260 : tensor<5x5x5x5xf32>, tensor<5x5x5x1xf32>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.subf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %262 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261 : tensor<5x5x5x5xf32>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.exp %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %263 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%262 : tensor<5x5x5x5xf32>) outs(%29 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %264 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%263 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.log %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %collapsed_62 = tensor.collapse_shape %260 [[0], [1], [2, 3]] : tensor<5x5x5x1xf32> into tensor<5x5x5xf32>
    %265 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%264, %collapsed_62 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %transposed_63 = linalg.transpose ins(%265 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) permutation = [2, 0, 1] 
    %266 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_63, %arg22 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %267 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["reduction", "reduction", "reduction"]} ins(%266 : tensor<5x5x5xf32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %268 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%267 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %269 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%254, %268 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %270 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%arg8, %arg23 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %271 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%270 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %272 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%269, %271 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %expanded_64 = tensor.expand_shape %arg9 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %273 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%expanded_64, %expanded_64 : tensor<1xf32>, tensor<1xf32>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %274 = linalg.fill ins(%false : i1) outs(%146 : tensor<1xi1>) -> tensor<1xi1>
    %275 = linalg.generic {indexing_maps = [#map, #map18], iterator_types = ["reduction"]} ins(%273 : tensor<1xi1>) outs(%274 : tensor<1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.ori %in, %out : i1
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %276 = tensor.empty() : tensor<1xf64>
    %277 = linalg.generic {indexing_maps = [#map, #map19, #map, #map], iterator_types = ["parallel"]} ins(%275, %cst_8, %cst_9 : tensor<1xi1>, tensor<f64>, tensor<1xf64>) outs(%276 : tensor<1xf64>) {
    ^bb0(%in: i1, %in_114: f64, %in_115: f64, %out: f64):
      %455 = arith.select %in, %in_114, %in_115 : f64
      linalg.yield %455 : f64
    } -> tensor<1xf64>
    %278 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%277 : tensor<1xf64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: f64, %out: i64):
      %455 = arith.fptosi %in : f64 to i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %279 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%278 : tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.maxsi %in, %c0_i64 : i64
      %456 = arith.minsi %455, %c0_i64 : i64
      linalg.yield %456 : i64
    } -> tensor<1xi64>
    %280 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%278, %279 : tensor<1xi64>, tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi ne, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %281 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction"]} ins(%280 : tensor<1xi1>) outs(%109 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.ori %in, %out : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%277, %278 : tensor<1xf64>, tensor<1xi64>) outs(%276 : tensor<1xf64>) {
    ^bb0(%in: f64, %in_114: i64, %out: f64):
      %455 = arith.sitofp %in_114 : i64 to f64
      %456 = arith.subf %in, %455 : f64
      linalg.yield %456 : f64
    } -> tensor<1xf64>
    %283 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%282 : tensor<1xf64>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %455 = arith.truncf %in : f64 to f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%277 : tensor<1xf64>) outs(%276 : tensor<1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %455 = math.ceil %in : f64
      linalg.yield %455 : f64
    } -> tensor<1xf64>
    %285 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%284 : tensor<1xf64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: f64, %out: i64):
      %455 = arith.fptosi %in : f64 to i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %286 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%285 : tensor<1xi64>) outs(%123 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.maxsi %in, %c0_i64 : i64
      %456 = arith.minsi %455, %c0_i64 : i64
      linalg.yield %456 : i64
    } -> tensor<1xi64>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%285, %286 : tensor<1xi64>, tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi ne, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %288 = linalg.generic {indexing_maps = [#map, #map19], iterator_types = ["reduction"]} ins(%287 : tensor<1xi1>) outs(%109 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.ori %in, %out : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %expanded_65 = tensor.expand_shape %arg9 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %289 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_65, %expanded_65 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf olt, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %290 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_65, %expanded_65 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %291 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%290 : tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.cmpi eq, %in, %false : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %292 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%291, %290 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %293 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%289, %292 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %294 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%290, %290 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %295 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%291, %294 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %296 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%295, %133 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %297 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%293, %296 : tensor<1x1xi1>, tensor<1x1xi1>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %298 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%297 : tensor<1x1xi1>) outs(%136 : tensor<1x1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %455 = arith.extui %in : i1 to i64
      linalg.yield %455 : i64
    } -> tensor<1x1xi64>
    %299 = linalg.generic {indexing_maps = [#map6, #map17], iterator_types = ["parallel", "reduction"]} ins(%298 : tensor<1x1xi64>) outs(%138 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %455 = arith.addi %in, %out : i64
      linalg.yield %455 : i64
    } -> tensor<1xi64>
    %expanded_66 = tensor.expand_shape %299 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %300 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%expanded_66, %expanded_43 : tensor<1x1xi64>, tensor<1x1xi64>) outs(%125 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1x1xi1>
    %301 = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%300 : tensor<1x1xi1>) outs(%141 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %out: f32):
      %455 = arith.uitofp %in : i1 to f32
      linalg.yield %455 : f32
    } -> tensor<1x1xf32>
    %302:2 = linalg.generic {indexing_maps = [#map6, #map17, #map17], iterator_types = ["parallel", "reduction"]} ins(%301 : tensor<1x1xf32>) outs(%144, %138 : tensor<1xf32>, tensor<1xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = arith.maximumf %in, %out : f32
      %456 = arith.cmpf ogt, %in, %out : f32
      %457 = arith.select %456, %c0_i64, %out_114 : i64
      linalg.yield %455, %457 : f32, i64
    } -> (tensor<1xf32>, tensor<1xi64>)
    %303 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%302#1 : tensor<1xi64>) outs(%164 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %expanded_64[%455] : tensor<1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %304 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%279 : tensor<1xi64>) outs(%164 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %303[%455] : tensor<1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %305 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%286 : tensor<1xi64>) outs(%164 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %455 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %303[%455] : tensor<1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%283 : tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.absf %in : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %307 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%306 : tensor<1xf32>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %455 = arith.extf %in : f32 to f64
      %456 = arith.cmpf oge, %455, %cst_15 : f64
      linalg.yield %456 : i1
    } -> tensor<1xi1>
    %308 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%283 : tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.subf %in, %cst_19 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %309 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%307, %308, %283 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %310 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%307, %305, %304 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %311 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%305, %304 : tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.subf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %312 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%309, %311 : tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %313 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%312, %310 : tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %collapsed_67 = tensor.collapse_shape %313 [] : tensor<1xf32> into tensor<f32>
    %314 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%collapsed_67, %arg24 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %315 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%314 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %cst_0 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %316 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%272, %315 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %317 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%316, %arg25 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %318 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%110, %cst_7, %317 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %319 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%159, %cst_7, %318 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %320 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%163, %cst_7, %319 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %321 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%195, %cst_7, %320 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %322 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%199, %cst_7, %321 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %323 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%281, %cst_7, %322 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %324 = linalg.generic {indexing_maps = [#map12, #map12, #map12, #map12], iterator_types = []} ins(%288, %cst_7, %323 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %325 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%cst_18, %arg25 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %326 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%325, %arg24 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %expanded_68 = tensor.expand_shape %326 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %327 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%expanded_68, %283 : tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %328 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_6, %283 : tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.subf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %329 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%expanded_68, %328 : tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %330 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%124, %285 : tensor<1xi64>, tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %331 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_5, %327 : tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %332 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%330, %331, %cst_5 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %333 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%124, %278 : tensor<1xi64>, tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %334 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%cst_5, %329 : tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %335 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%333, %334, %cst_5 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %336 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%332, %335 : tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %337 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%124, %302#1 : tensor<1xi64>, tensor<1xi64>) outs(%146 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<1xi1>
    %338 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%337, %336, %cst_5 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%143 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<1xf32>
    %collapsed_69 = tensor.collapse_shape %338 [] : tensor<1xf32> into tensor<f32>
    %339 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%325, %arg23 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %340 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%arg8, %arg8 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.subf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %341 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%340 : tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.exp %in : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %342 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%339, %341 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %343 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<f32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %344 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %arg22 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %345 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.absf %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %346 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%345 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.log %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %347 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344 : tensor<5x5x5xf32>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %455 = arith.cmpf ogt, %in, %cst_0 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %348 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %346, %cst_4 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<f32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %349 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344 : tensor<5x5x5xf32>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %455 = arith.cmpf olt, %in, %cst_0 : f32
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %350 = linalg.generic {indexing_maps = [#map10, #map10, #map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%349, %346, %cst_4 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<f32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %351 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%348, %transposed_63 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.subf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %352 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351 : tensor<5x5x5xf32>) outs(%29 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = linalg.index 2 : index
      %458 = arith.subi %c4, %455 : index
      %extracted = tensor.extract %351[%458, %456, %457] : tensor<5x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5x5xf32>
    %transposed_70 = linalg.transpose ins(%352 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) permutation = [1, 2, 0] 
    %expanded_71 = tensor.expand_shape %transposed_70 [[0], [1], [2, 3]] output_shape [5, 5, 1, 5] : tensor<5x5x5xf32> into tensor<5x5x1x5xf32>
    %353 = linalg.generic {indexing_maps = [#map7, #map1, #map21, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %expanded_71, %cst_12 : tensor<5x5xi1>, tensor<5x5x1x5xf32>, tensor<f32>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %354:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%353 : tensor<5x5x5x5xf32>) outs(%27, %22 : tensor<5x5x5xf32>, tensor<5x5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 3 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x5x5xf32>, tensor<5x5x5xi64>)
    %expanded_72 = tensor.expand_shape %354#0 [[0], [1], [2, 3]] output_shape [5, 5, 5, 1] : tensor<5x5x5xf32> into tensor<5x5x5x1xf32>
    %355 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_72 : tensor<5x5x5x1xf32>) outs(%257 : tensor<5x5x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.absf %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x1xf32>
    %356 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%355 : tensor<5x5x5x1xf32>) outs(%7 : tensor<5x5x5x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %455 = arith.extf %in : f32 to f64
      %456 = arith.cmpf oeq, %455, %cst_16 : f64
      linalg.yield %456 : i1
    } -> tensor<5x5x5x1xi1>
    %357 = linalg.generic {indexing_maps = [#map3, #map21, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%356, %cst_11, %expanded_72 : tensor<5x5x5x1xi1>, tensor<f32>, tensor<5x5x5x1xf32>) outs(%257 : tensor<5x5x5x1xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x1xf32>
    %358 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%353, %357 : tensor<5x5x5x5xf32>, tensor<5x5x5x1xf32>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.subf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %359 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%358 : tensor<5x5x5x5xf32>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.exp %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %360 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%359 : tensor<5x5x5x5xf32>) outs(%29 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %361 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%360 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.log %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %collapsed_73 = tensor.collapse_shape %357 [[0], [1], [2, 3]] : tensor<5x5x5x1xf32> into tensor<5x5x5xf32>
    %362 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%361, %collapsed_73 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %transposed_74 = linalg.transpose ins(%362 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) permutation = [2, 0, 1] 
    %363 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_74 : tensor<5x5x5xf32>) outs(%29 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = linalg.index 2 : index
      %458 = arith.subi %c4, %455 : index
      %extracted = tensor.extract %transposed_74[%458, %456, %457] : tensor<5x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5x5xf32>
    %364 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %arg7 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %365 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%364 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.exp %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %366 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%350, %transposed_63 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.subf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %367 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%366 : tensor<5x5x5xf32>) outs(%29 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = linalg.index 2 : index
      %458 = arith.subi %c4, %455 : index
      %extracted = tensor.extract %366[%458, %456, %457] : tensor<5x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5x5xf32>
    %transposed_75 = linalg.transpose ins(%367 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) permutation = [1, 2, 0] 
    %expanded_76 = tensor.expand_shape %transposed_75 [[0], [1], [2, 3]] output_shape [5, 5, 1, 5] : tensor<5x5x5xf32> into tensor<5x5x1x5xf32>
    %368 = linalg.generic {indexing_maps = [#map7, #map1, #map21, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %expanded_76, %cst_12 : tensor<5x5xi1>, tensor<5x5x1x5xf32>, tensor<f32>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %369:2 = linalg.generic {indexing_maps = [#map3, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%368 : tensor<5x5x5x5xf32>) outs(%27, %22 : tensor<5x5x5xf32>, tensor<5x5x5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_114: i64):
      %455 = linalg.index 3 : index
      %456 = arith.index_cast %455 : index to i64
      %457 = arith.maximumf %in, %out : f32
      %458 = arith.cmpf ogt, %in, %out : f32
      %459 = arith.select %458, %456, %out_114 : i64
      linalg.yield %457, %459 : f32, i64
    } -> (tensor<5x5x5xf32>, tensor<5x5x5xi64>)
    %expanded_77 = tensor.expand_shape %369#0 [[0], [1], [2, 3]] output_shape [5, 5, 5, 1] : tensor<5x5x5xf32> into tensor<5x5x5x1xf32>
    %370 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_77 : tensor<5x5x5x1xf32>) outs(%257 : tensor<5x5x5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.absf %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x1xf32>
    %371 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370 : tensor<5x5x5x1xf32>) outs(%7 : tensor<5x5x5x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %455 = arith.extf %in : f32 to f64
      %456 = arith.cmpf oeq, %455, %cst_16 : f64
      linalg.yield %456 : i1
    } -> tensor<5x5x5x1xi1>
    %372 = linalg.generic {indexing_maps = [#map3, #map21, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%371, %cst_11, %expanded_77 : tensor<5x5x5x1xi1>, tensor<f32>, tensor<5x5x5x1xf32>) outs(%257 : tensor<5x5x5x1xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x1xf32>
    %373 = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%368, %372 : tensor<5x5x5x5xf32>, tensor<5x5x5x1xf32>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.subf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %374 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373 : tensor<5x5x5x5xf32>) outs(%25 : tensor<5x5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.exp %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5x5xf32>
    %375 = linalg.generic {indexing_maps = [#map3, #map8], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%374 : tensor<5x5x5x5xf32>) outs(%29 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = arith.addf %in, %out : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %376 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.log %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %collapsed_78 = tensor.collapse_shape %372 [[0], [1], [2, 3]] : tensor<5x5x5x1xf32> into tensor<5x5x5xf32>
    %377 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %collapsed_78 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %transposed_79 = linalg.transpose ins(%377 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) permutation = [2, 0, 1] 
    %378 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%transposed_79 : tensor<5x5x5xf32>) outs(%29 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = linalg.index 0 : index
      %456 = linalg.index 1 : index
      %457 = linalg.index 2 : index
      %458 = arith.subi %c4, %455 : index
      %extracted = tensor.extract %transposed_79[%458, %456, %457] : tensor<5x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5x5xf32>
    %379 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%378, %arg7 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %380 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379 : tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %455 = math.exp %in : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %381 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %380 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.subf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %382 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %arg20 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %expanded_80 = tensor.expand_shape %2 [[0, 1, 2]] output_shape [5, 1, 1] : tensor<5xi64> into tensor<5x1x1xi64>
    %extracted_slice = tensor.extract_slice %transposed_58[0, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xi64> to tensor<1x5x5xi64>
    %383 = linalg.generic {indexing_maps = [#map23, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %extracted_slice : tensor<5x1x1xi64>, tensor<1x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %extracted_slice_81 = tensor.extract_slice %382[0, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<1x5x5xf32>
    %384 = linalg.generic {indexing_maps = [#map10, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_3, %extracted_slice_81 : tensor<5x5x5xf32>, tensor<1x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %385 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%383, %384, %cst_3 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %extracted_slice_82 = tensor.extract_slice %transposed_58[1, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xi64> to tensor<1x5x5xi64>
    %386 = linalg.generic {indexing_maps = [#map23, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %extracted_slice_82 : tensor<5x1x1xi64>, tensor<1x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %extracted_slice_83 = tensor.extract_slice %382[1, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<1x5x5xf32>
    %387 = linalg.generic {indexing_maps = [#map10, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%385, %extracted_slice_83 : tensor<5x5x5xf32>, tensor<1x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %388 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%386, %387, %385 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %extracted_slice_84 = tensor.extract_slice %transposed_58[2, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xi64> to tensor<1x5x5xi64>
    %389 = linalg.generic {indexing_maps = [#map23, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %extracted_slice_84 : tensor<5x1x1xi64>, tensor<1x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %extracted_slice_85 = tensor.extract_slice %382[2, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<1x5x5xf32>
    %390 = linalg.generic {indexing_maps = [#map10, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %extracted_slice_85 : tensor<5x5x5xf32>, tensor<1x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %391 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %390, %388 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %extracted_slice_86 = tensor.extract_slice %transposed_58[3, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xi64> to tensor<1x5x5xi64>
    %392 = linalg.generic {indexing_maps = [#map23, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %extracted_slice_86 : tensor<5x1x1xi64>, tensor<1x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %extracted_slice_87 = tensor.extract_slice %382[3, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<1x5x5xf32>
    %393 = linalg.generic {indexing_maps = [#map10, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391, %extracted_slice_87 : tensor<5x5x5xf32>, tensor<1x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %394 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392, %393, %391 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %extracted_slice_88 = tensor.extract_slice %transposed_58[4, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xi64> to tensor<1x5x5xi64>
    %395 = linalg.generic {indexing_maps = [#map23, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %extracted_slice_88 : tensor<5x1x1xi64>, tensor<1x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %extracted_slice_89 = tensor.extract_slice %382[4, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<1x5x5xf32>
    %396 = linalg.generic {indexing_maps = [#map10, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %extracted_slice_89 : tensor<5x5x5xf32>, tensor<1x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.addf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %397 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %396, %394 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %398 = linalg.generic {indexing_maps = [#map16, #map6], iterator_types = ["parallel", "parallel"]} ins(%325 : tensor<f32>) outs(%114 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %399 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%398, %arg18 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%114 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5xf32>
    %expanded_90 = tensor.expand_shape %225 [[0], [1, 2]] output_shape [5, 5, 1] : tensor<5x5xi64> into tensor<5x5x1xi64>
    %400 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %expanded_90 : tensor<1x1x5xi64>, tensor<5x5x1xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %401 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %402 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400, %401, %cst_3 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %403 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%325, %arg17 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %404 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%arg4, %arg4 : tensor<f32>, tensor<f32>) outs(%108 : tensor<i1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<i1>
    %405 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%collapsed_49, %collapsed_49 : tensor<f32>, tensor<f32>) outs(%108 : tensor<i1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<i1>
    %406 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%404, %405 : tensor<i1>, tensor<i1>) outs(%108 : tensor<i1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %407 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%arg4, %collapsed_49 : tensor<f32>, tensor<f32>) outs(%108 : tensor<i1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<i1>
    %408 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%407 : tensor<i1>) outs(%108 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.cmpi eq, %in, %false : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %409 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%408, %406 : tensor<i1>, tensor<i1>) outs(%108 : tensor<i1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %410 = tensor.empty() : tensor<i64>
    %411 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%409 : tensor<i1>) outs(%410 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %455 = arith.extui %in : i1 to i64
      linalg.yield %455 : i64
    } -> tensor<i64>
    %412 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%403, %411 : tensor<f32>, tensor<i64>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: i64, %out: f32):
      %455 = arith.sitofp %in_114 : i64 to f32
      %456 = arith.divf %in, %455 : f32
      linalg.yield %456 : f32
    } -> tensor<f32>
    %413 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%409, %412 : tensor<i1>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i1, %in_114: f32, %out: f32):
      %455 = arith.uitofp %in : i1 to f32
      %456 = arith.mulf %455, %in_114 : f32
      linalg.yield %456 : f32
    } -> tensor<f32>
    %414 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%325, %arg16 : tensor<f32>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<f32>
    %415 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%arg3, %arg3 : tensor<f32>, tensor<f32>) outs(%108 : tensor<i1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<i1>
    %416 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%collapsed_45, %collapsed_45 : tensor<f32>, tensor<f32>) outs(%108 : tensor<i1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<i1>
    %417 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%415, %416 : tensor<i1>, tensor<i1>) outs(%108 : tensor<i1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.andi %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %418 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%arg3, %collapsed_45 : tensor<f32>, tensor<f32>) outs(%108 : tensor<i1>) {
    ^bb0(%in: f32, %in_114: f32, %out: i1):
      %455 = arith.cmpf une, %in, %in_114 : f32
      linalg.yield %455 : i1
    } -> tensor<i1>
    %419 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%418 : tensor<i1>) outs(%108 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %455 = arith.cmpi eq, %in, %false : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %420 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%419, %417 : tensor<i1>, tensor<i1>) outs(%108 : tensor<i1>) {
    ^bb0(%in: i1, %in_114: i1, %out: i1):
      %455 = arith.ori %in, %in_114 : i1
      linalg.yield %455 : i1
    } -> tensor<i1>
    %421 = linalg.generic {indexing_maps = [#map12, #map12], iterator_types = []} ins(%420 : tensor<i1>) outs(%410 : tensor<i64>) {
    ^bb0(%in: i1, %out: i64):
      %455 = arith.extui %in : i1 to i64
      linalg.yield %455 : i64
    } -> tensor<i64>
    %422 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%414, %421 : tensor<f32>, tensor<i64>) outs(%32 : tensor<f32>) {
    ^bb0(%in: f32, %in_114: i64, %out: f32):
      %455 = arith.sitofp %in_114 : i64 to f32
      %456 = arith.divf %in, %455 : f32
      linalg.yield %456 : f32
    } -> tensor<f32>
    %423 = linalg.generic {indexing_maps = [#map12, #map12, #map12], iterator_types = []} ins(%420, %422 : tensor<i1>, tensor<f32>) outs(%32 : tensor<f32>) {
    ^bb0(%in: i1, %in_114: f32, %out: f32):
      %455 = arith.uitofp %in : i1 to f32
      %456 = arith.mulf %455, %in_114 : f32
      linalg.yield %456 : f32
    } -> tensor<f32>
    %424 = linalg.generic {indexing_maps = [#map6, #map6, #map6], iterator_types = ["parallel", "parallel"]} ins(%398, %arg14 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%114 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5xf32>
    %425 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %104 : tensor<1x1x5xi64>, tensor<5x5x1xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %426 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%424 : tensor<5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %427 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %426, %cst_3 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %428 = linalg.generic {indexing_maps = [#map11, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325 : tensor<f32>) outs(%75 : tensor<5x10x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x10x3xf32>
    %429 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%428, %arg12 : tensor<5x10x3xf32>, tensor<5x10x3xf32>) outs(%75 : tensor<5x10x3xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x10x3xf32>
    %extracted_slice_91 = tensor.extract_slice %inserted_slice_36[0, 0, 0] [5, 10, 1] [1, 1, 1] : tensor<5x10x3xi64> to tensor<5x10x1xi64>
    %430 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %extracted_slice_91 : tensor<1x1x5xi64>, tensor<5x10x1xi64>) outs(%54 : tensor<5x10x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x10x5xi1>
    %extracted_slice_92 = tensor.extract_slice %429[0, 0, 0] [5, 10, 1] [1, 1, 1] : tensor<5x10x3xf32> to tensor<5x10x1xf32>
    %collapsed_93 = tensor.collapse_shape %extracted_slice_92 [[0], [1, 2]] : tensor<5x10x1xf32> into tensor<5x10xf32>
    %431 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_93 : tensor<5x10xf32>) outs(%57 : tensor<5x10x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x10x5xf32>
    %432 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %431, %cst_2 : tensor<5x10x5xi1>, tensor<5x10x5xf32>, tensor<5x10x5xf32>) outs(%57 : tensor<5x10x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x10x5xf32>
    %extracted_slice_94 = tensor.extract_slice %inserted_slice_36[0, 0, 1] [5, 10, 1] [1, 1, 1] : tensor<5x10x3xi64> to tensor<5x10x1xi64>
    %433 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %extracted_slice_94 : tensor<1x1x5xi64>, tensor<5x10x1xi64>) outs(%54 : tensor<5x10x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x10x5xi1>
    %extracted_slice_95 = tensor.extract_slice %429[0, 0, 1] [5, 10, 1] [1, 1, 1] : tensor<5x10x3xf32> to tensor<5x10x1xf32>
    %collapsed_96 = tensor.collapse_shape %extracted_slice_95 [[0], [1, 2]] : tensor<5x10x1xf32> into tensor<5x10xf32>
    %434 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_96 : tensor<5x10xf32>) outs(%57 : tensor<5x10x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x10x5xf32>
    %435 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %434, %432 : tensor<5x10x5xi1>, tensor<5x10x5xf32>, tensor<5x10x5xf32>) outs(%57 : tensor<5x10x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x10x5xf32>
    %436 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %73 : tensor<1x1x5xi64>, tensor<5x10x1xi64>) outs(%54 : tensor<5x10x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x10x5xi1>
    %extracted_slice_97 = tensor.extract_slice %429[0, 0, 2] [5, 10, 1] [1, 1, 1] : tensor<5x10x3xf32> to tensor<5x10x1xf32>
    %collapsed_98 = tensor.collapse_shape %extracted_slice_97 [[0], [1, 2]] : tensor<5x10x1xf32> into tensor<5x10xf32>
    %437 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_98 : tensor<5x10xf32>) outs(%57 : tensor<5x10x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x10x5xf32>
    %438 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%436, %437, %435 : tensor<5x10x5xi1>, tensor<5x10x5xf32>, tensor<5x10x5xf32>) outs(%57 : tensor<5x10x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x10x5xf32>
    %439 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %arg10 : tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %in_114: f32, %out: f32):
      %455 = arith.mulf %in, %in_114 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %extracted_slice_99 = tensor.extract_slice %transposed_27[0, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xi64> to tensor<1x5x5xi64>
    %440 = linalg.generic {indexing_maps = [#map23, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %extracted_slice_99 : tensor<5x1x1xi64>, tensor<1x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %extracted_slice_100 = tensor.extract_slice %439[0, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_101 = tensor.collapse_shape %extracted_slice_100 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %441 = linalg.generic {indexing_maps = [#map25, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_101 : tensor<5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %442 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %441, %cst_3 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %extracted_slice_102 = tensor.extract_slice %transposed_27[1, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xi64> to tensor<1x5x5xi64>
    %443 = linalg.generic {indexing_maps = [#map23, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %extracted_slice_102 : tensor<5x1x1xi64>, tensor<1x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %extracted_slice_103 = tensor.extract_slice %439[1, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_104 = tensor.collapse_shape %extracted_slice_103 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %444 = linalg.generic {indexing_maps = [#map25, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_104 : tensor<5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %445 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443, %444, %442 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %extracted_slice_105 = tensor.extract_slice %transposed_27[2, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xi64> to tensor<1x5x5xi64>
    %446 = linalg.generic {indexing_maps = [#map23, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %extracted_slice_105 : tensor<5x1x1xi64>, tensor<1x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %extracted_slice_106 = tensor.extract_slice %439[2, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_107 = tensor.collapse_shape %extracted_slice_106 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %447 = linalg.generic {indexing_maps = [#map25, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_107 : tensor<5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %448 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%446, %447, %445 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %extracted_slice_108 = tensor.extract_slice %transposed_27[3, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xi64> to tensor<1x5x5xi64>
    %449 = linalg.generic {indexing_maps = [#map23, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %extracted_slice_108 : tensor<5x1x1xi64>, tensor<1x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %extracted_slice_109 = tensor.extract_slice %439[3, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_110 = tensor.collapse_shape %extracted_slice_109 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %450 = linalg.generic {indexing_maps = [#map25, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_110 : tensor<5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %451 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %450, %448 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    %extracted_slice_111 = tensor.extract_slice %transposed_27[4, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xi64> to tensor<1x5x5xi64>
    %452 = linalg.generic {indexing_maps = [#map23, #map24, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_80, %extracted_slice_111 : tensor<5x1x1xi64>, tensor<1x5x5xi64>) outs(%211 : tensor<5x5x5xi1>) {
    ^bb0(%in: i64, %in_114: i64, %out: i1):
      %455 = arith.cmpi eq, %in, %in_114 : i64
      linalg.yield %455 : i1
    } -> tensor<5x5x5xi1>
    %extracted_slice_112 = tensor.extract_slice %439[4, 0, 0] [1, 5, 5] [1, 1, 1] : tensor<5x5x5xf32> to tensor<1x5x5xf32>
    %collapsed_113 = tensor.collapse_shape %extracted_slice_112 [[0, 1], [2]] : tensor<1x5x5xf32> into tensor<5x5xf32>
    %453 = linalg.generic {indexing_maps = [#map25, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_113 : tensor<5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x5xf32>
    %454 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel", "parallel"]} ins(%452, %453, %451 : tensor<5x5x5xi1>, tensor<5x5x5xf32>, tensor<5x5x5xf32>) outs(%0 : tensor<5x5x5xf32>) {
    ^bb0(%in: i1, %in_114: f32, %in_115: f32, %out: f32):
      %455 = arith.select %in, %in_114, %in_115 : f32
      linalg.yield %455 : f32
    } -> tensor<5x5x5xf32>
    return %324, %454, %438, %427, %423, %413, %402, %397, %381, %342, %collapsed_69 : tensor<f32>, tensor<5x5x5xf32>, tensor<5x10x5xf32>, tensor<5x5x5xf32>, tensor<f32>, tensor<f32>, tensor<5x5x5xf32>, tensor<5x5x5xf32>, tensor<5x5x5xf32>, tensor<f32>, tensor<f32>
  }
}
