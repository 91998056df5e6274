#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0) -> ()>
#map2 = affine_map<(d0) -> (0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1) -> ()>
#map6 = affine_map<(d0, d1) -> (0, d1)>
#map7 = affine_map<(d0, d1) -> (d0, 0)>
#map8 = affine_map<(d0, d1) -> (d1)>
#map9 = affine_map<() -> ()>
#map10 = affine_map<(d0, d1) -> (0, 0)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "fsdp_export.coverage.operators._Model" {
    fsdp.module @samples class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5xf32>
        fsdp.param @x1 : tensor<5xf32>
        fsdp.buffer @w0 : tensor<5xf32>
      }
      fsdp.module @"1" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5xf32>
        fsdp.buffer @w0 : tensor<5x5xf32>
      }
      fsdp.module @"2" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<1x1xf32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"3" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5xf32>
        fsdp.buffer @w0 : tensor<5x5xf32>
        fsdp.buffer @w1 : tensor<5x5xf32>
      }
      fsdp.module @"4" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<3x5xf32>
        fsdp.buffer @w0 : tensor<3x3xf32>
        fsdp.buffer @w1 : tensor<3x3xf32>
        fsdp.buffer @w2 : tensor<3x5xf32>
      }
      fsdp.module @"5" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5xf32>
        fsdp.buffer @w0 : tensor<5x5xf32>
      }
      fsdp.module @"6" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5xf32>
        fsdp.buffer @w0 : tensor<5x5xf32>
      }
      fsdp.module @"7" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x1xf32>
        fsdp.param @x1 : tensor<5x5xf32>
        fsdp.buffer @w0 : tensor<5x1xf32>
        fsdp.buffer @w1 : tensor<5x5xf32>
      }
      fsdp.module @"8" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<1x1xf32>
        fsdp.buffer @w0 : tensor<f32>
        fsdp.buffer @w1 : tensor<f32>
      }
      fsdp.module @"9" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5xf32>
        fsdp.param @x1 : tensor<5xf32>
        fsdp.buffer @w0 : tensor<5x5xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@x0>}, %arg1: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@x1>}, %arg2: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@x0>}, %arg3: tensor<1x1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@x0>}, %arg4: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@x0>}, %arg5: tensor<3x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@x0>}, %arg6: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@x0>}, %arg7: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x0>}, %arg8: tensor<5x1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x0>}, %arg9: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x1>}, %arg10: tensor<1x1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@x0>}, %arg11: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@x0>}, %arg12: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@x1>}, %arg13: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@w0>}, %arg14: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@w0>}, %arg15: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@w0>}, %arg16: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w0>}, %arg17: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w1>}, %arg18: tensor<3x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@w0>}, %arg19: tensor<3x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@w1>}, %arg20: tensor<3x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@w2>}, %arg21: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@w0>}, %arg22: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@w0>}, %arg23: tensor<5x1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@w0>}, %arg24: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@w1>}, %arg25: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@w0>}, %arg26: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@w1>}, %arg27: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@w0>}, %arg28: tensor<f32> {fsdp.role = #fsdp.input<"scale">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"0"::@x0>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"0"::@x1>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"1"::@x0>}, tensor<1x1xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"2"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"3"::@x0>}, tensor<3x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"4"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"5"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x0>}, tensor<5x1xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x1>}, tensor<1x1xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"8"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"9"::@x0>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"9"::@x1>}) {
    %c3_i64 = arith.constant 3 : i64
    %c2_i64 = arith.constant 2 : i64
    %c-1_i64 = arith.constant -1 : i64
    %c4_i64 = arith.constant 4 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant 0.000000e+00 : f64
    %cst_2 = arith.constant 0xFFF0000000000000 : f64
    %cst_3 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_4 = arith.constant dense<1.000000e+00> : tensor<5x1xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_7 = arith.constant 1.600000e+01 : f64
    %cst_8 = arith.constant 1.000000e+00 : f64
    %cst_9 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = arith.constant 2.000000e+00 : f32
    %cst_11 = arith.constant 2.000000e+00 : f64
    %cst_12 = arith.constant 1.500000e+01 : f64
    %cst_13 = arith.constant 1.400000e+01 : f64
    %cst_14 = arith.constant 1.300000e+01 : f64
    %cst_15 = arith.constant 1.200000e+01 : f64
    %cst_16 = arith.constant 1.100000e+01 : f64
    %cst_17 = arith.constant 1.000000e+01 : f64
    %cst_18 = arith.constant 9.000000e+00 : f64
    %cst_19 = arith.constant 8.000000e+00 : f64
    %cst_20 = arith.constant 7.000000e+00 : f64
    %cst_21 = arith.constant 6.000000e+00 : f64
    %cst_22 = arith.constant 5.000000e+00 : f64
    %cst_23 = arith.constant 4.000000e+00 : f64
    %cst_24 = arith.constant 3.000000e+00 : f64
    %cst_25 = arith.constant 1.000000e+00 : f32
    %cst_26 = arith.constant dense<0.000000e+00> : tensor<5x5xf32>
    %cst_27 = arith.constant 5.000000e-01 : f32
    %cst_28 = arith.constant dense<4> : tensor<i64>
    %cst_29 = arith.constant dense<3> : tensor<i64>
    %cst_30 = arith.constant dense<2> : tensor<i64>
    %cst_31 = arith.constant dense<1> : tensor<i64>
    %cst_32 = arith.constant dense<0> : tensor<i64>
    %0 = tensor.empty() : tensor<5xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      linalg.yield %1502 : i64
    } -> tensor<5xi64>
    %2 = tensor.empty() : tensor<5xi1>
    %3 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %extracted_slice = tensor.extract_slice %arg0[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %collapsed = tensor.collapse_shape %extracted_slice [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %4 = tensor.empty() : tensor<5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%3, %5, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %7 = tensor.empty() : tensor<i64>
    %8 = linalg.fill ins(%c0_i64 : i64) outs(%7 : tensor<i64>) -> tensor<i64>
    %9 = tensor.empty() : tensor<f32>
    %10 = linalg.fill ins(%cst_0 : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %11:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%6 : tensor<5xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded = tensor.expand_shape %11#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %13 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %expanded : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %14 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%13, %cst_32, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %15 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%12, %expanded, %14 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %16 = tensor.empty() : tensor<5x5xi64>
    %17 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%15 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %18 = tensor.empty() : tensor<5x5xf32>
    %19 = linalg.fill ins(%cst : f32) outs(%18 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %20 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%17 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %arg0[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %21 = tensor.empty() : tensor<1xi64>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_33 = tensor.extract_slice %20[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_34 = tensor.extract_slice %extracted_slice_33[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_35 = tensor.extract_slice %20[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %23 = tensor.empty() : tensor<1x1xi1>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_34 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %25 = tensor.empty() : tensor<1x1xf32>
    %26 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%24, %cst_9, %extracted_slice_34 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %27 = tensor.empty() : tensor<5x1xf32>
    %28 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_35, %26 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %expanded_36 = tensor.expand_shape %29 [[0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
    %30 = tensor.empty() : tensor<5x5xi1>
    %31 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_36, %29 : tensor<5x1xi1>, tensor<5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %32 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%28, %extracted_slice_33 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%20, %32 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31, %33, %20 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %35 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_36, %12 : tensor<5x1xi1>, tensor<5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %36 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%35, %28, %34 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %extracted_slice_37 = tensor.extract_slice %36[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %collapsed_38 = tensor.collapse_shape %extracted_slice_37 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %38 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_38 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %39 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%37, %38, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %40:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%39 : tensor<5xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_39 = tensor.expand_shape %40#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %42 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %expanded_39 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %43 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%42, %cst_31, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %44 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%41, %expanded_39, %43 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %45 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%45 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %36[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_39 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_40 = tensor.extract_slice %46[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_41 = tensor.extract_slice %extracted_slice_40[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_42 = tensor.extract_slice %46[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %48 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_41 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %49 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%48, %cst_9, %extracted_slice_41 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %50 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_42, %49 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %expanded_43 = tensor.expand_shape %51 [[0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
    %52 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_43, %51 : tensor<5x1xi1>, tensor<5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %53 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%50, %extracted_slice_40 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %54 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%46, %53 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %55 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%52, %54, %46 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_43, %41 : tensor<5x1xi1>, tensor<5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %57 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%56, %50, %55 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %extracted_slice_44 = tensor.extract_slice %57[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %collapsed_45 = tensor.collapse_shape %extracted_slice_44 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_45 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%58, %59, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %61:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%60 : tensor<5xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_46 = tensor.expand_shape %61#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %62 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %63 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %expanded_46 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %64 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%63, %cst_30, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %65 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%62, %expanded_46, %64 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %66 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %67 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%66 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %57[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_46 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_47 = tensor.extract_slice %67[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_48 = tensor.extract_slice %extracted_slice_47[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_49 = tensor.extract_slice %67[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %69 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_48 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %70 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%69, %cst_9, %extracted_slice_48 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_49, %70 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %72 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %expanded_50 = tensor.expand_shape %72 [[0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
    %73 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_50, %72 : tensor<5x1xi1>, tensor<5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %74 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%71, %extracted_slice_47 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %75 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%67, %74 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%73, %75, %67 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %77 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_50, %62 : tensor<5x1xi1>, tensor<5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %78 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%77, %71, %76 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c3_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %extracted_slice_51 = tensor.extract_slice %78[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %collapsed_52 = tensor.collapse_shape %extracted_slice_51 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_52 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%79, %80, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %82:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%81 : tensor<5xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_53 = tensor.expand_shape %82#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c3_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %84 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %expanded_53 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %85 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%84, %cst_29, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %86 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%83, %expanded_53, %85 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %87 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%86 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%87 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %78[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_53 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_54 = tensor.extract_slice %88[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_55 = tensor.extract_slice %extracted_slice_54[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_56 = tensor.extract_slice %88[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %90 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_55 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %91 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%90, %cst_9, %extracted_slice_55 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_56, %91 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %expanded_57 = tensor.expand_shape %93 [[0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
    %94 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_57, %93 : tensor<5x1xi1>, tensor<5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %95 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%92, %extracted_slice_54 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %96 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88, %95 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%94, %96, %88 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %98 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_57, %83 : tensor<5x1xi1>, tensor<5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %99 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%98, %92, %97 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c4_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %extracted_slice_58 = tensor.extract_slice %99[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %collapsed_59 = tensor.collapse_shape %extracted_slice_58 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %101 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_59 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%100, %101, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %103:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%102 : tensor<5xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_60 = tensor.expand_shape %103#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c4_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %105 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %expanded_60 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %106 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%105, %cst_28, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %107 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%104, %expanded_60, %106 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %108 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%107 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %109 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %99[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_60 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_61 = tensor.extract_slice %109[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_62 = tensor.extract_slice %extracted_slice_61[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_63 = tensor.extract_slice %109[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %111 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_62 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %112 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%111, %cst_9, %extracted_slice_62 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %113 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_63, %112 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %114 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c4_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %expanded_64 = tensor.expand_shape %114 [[0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
    %115 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_64, %114 : tensor<5x1xi1>, tensor<5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %116 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%113, %extracted_slice_61 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %117 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%109, %116 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %118 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%115, %117, %109 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_64, %104 : tensor<5x1xi1>, tensor<5xi1>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %120 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%119, %113, %118 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %inserted_slice = tensor.insert_slice %22 into %0[0] [1] [1] : tensor<1xi64> into tensor<5xi64>
    %inserted_slice_65 = tensor.insert_slice %47 into %inserted_slice[1] [1] [1] : tensor<1xi64> into tensor<5xi64>
    %inserted_slice_66 = tensor.insert_slice %68 into %inserted_slice_65[2] [1] [1] : tensor<1xi64> into tensor<5xi64>
    %inserted_slice_67 = tensor.insert_slice %89 into %inserted_slice_66[3] [1] [1] : tensor<1xi64> into tensor<5xi64>
    %inserted_slice_68 = tensor.insert_slice %110 into %inserted_slice_67[4] [1] [1] : tensor<1xi64> into tensor<5xi64>
    %121 = tensor.empty() : tensor<5xi32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted_slice_68 : tensor<5xi64>) outs(%121 : tensor<5xi32>) {
    ^bb0(%in: i64, %out: i32):
      %1501 = arith.trunci %in : i64 to i32
      linalg.yield %1501 : i32
    } -> tensor<5xi32>
    %expanded_69 = tensor.expand_shape %arg1 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %extracted_slice_70 = tensor.extract_slice %122[0] [1] [1] : tensor<5xi32> to tensor<1xi32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_70 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%123 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %125 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %124 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %126 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%125, %cst_32, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %127 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%12, %124, %126 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %128 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<5xi64>) -> tensor<5xi64>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%127 : tensor<5xi64>) outs(%128 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %1[%1501] : tensor<5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %extracted_slice_71 = tensor.extract_slice %122[1] [1] [1] : tensor<5xi32> to tensor<1xi32>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_71 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%130 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %132 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %131 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %133 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%132, %cst_31, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %134 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%41, %131, %133 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %135 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%134 : tensor<5xi64>) outs(%128 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %129[%1501] : tensor<5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %extracted_slice_72 = tensor.extract_slice %122[2] [1] [1] : tensor<5xi32> to tensor<1xi32>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_72 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %137 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%136 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %138 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %137 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %139 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%138, %cst_30, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %140 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%62, %137, %139 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%140 : tensor<5xi64>) outs(%128 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %135[%1501] : tensor<5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %extracted_slice_73 = tensor.extract_slice %122[3] [1] [1] : tensor<5xi32> to tensor<1xi32>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_73 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %143 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%142 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %144 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %143 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %145 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%144, %cst_29, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %146 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%83, %143, %145 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %147 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%146 : tensor<5xi64>) outs(%128 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %141[%1501] : tensor<5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %extracted_slice_74 = tensor.extract_slice %122[4] [1] [1] : tensor<5xi32> to tensor<1xi32>
    %148 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_74 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%148 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %150 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %149 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %151 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%150, %cst_28, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %152 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%104, %149, %151 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %153 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%152 : tensor<5xi64>) outs(%128 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %147[%1501] : tensor<5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %154 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%153 : tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.maxsi %in, %c0_i64 : i64
      %1502 = arith.minsi %1501, %c4_i64 : i64
      linalg.yield %1502 : i64
    } -> tensor<5xi64>
    %155 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%153, %154 : tensor<5xi64>, tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi ne, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %156 = tensor.empty() : tensor<i1>
    %157 = linalg.fill ins(%false : i1) outs(%156 : tensor<i1>) -> tensor<i1>
    %158 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%155 : tensor<5xi1>) outs(%157 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %1501 = arith.ori %in, %out : i1
      linalg.yield %1501 : i1
    } -> tensor<i1>
    %expanded_75 = tensor.expand_shape %153 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %159 = tensor.empty() : tensor<5x1xi64>
    %160 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_75 : tensor<5x1xi64>) outs(%159 : tensor<5x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.maxsi %in, %c0_i64 : i64
      %1502 = arith.minsi %1501, %c4_i64 : i64
      linalg.yield %1502 : i64
    } -> tensor<5x1xi64>
    %161 = linalg.fill ins(%cst : f32) outs(%27 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %162 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<5x1xi64>) outs(%161 : tensor<5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %expanded_69[%1501, %c0] : tensor<5x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1xf32>
    %expanded_76 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %extracted_slice_77 = tensor.extract_slice %162[0, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %163 = tensor.empty() : tensor<5x1xi1>
    %164 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %extracted_slice_78 = tensor.extract_slice %120[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %165 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_78, %extracted_slice_77 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %166 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%162, %165 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %167 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %168 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %extracted_slice_77, %162 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %169 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %166, %168 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_79 = tensor.extract_slice %169[1, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %170 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %extracted_slice_80 = tensor.extract_slice %120[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %171 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_80, %extracted_slice_79 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %172 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%169, %171 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %173 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %174 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %extracted_slice_79, %169 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %175 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%170, %172, %174 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_81 = tensor.extract_slice %175[2, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %176 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %extracted_slice_82 = tensor.extract_slice %120[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %177 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_82, %extracted_slice_81 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %178 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%175, %177 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %179 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %180 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %extracted_slice_81, %175 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %181 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%176, %178, %180 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_83 = tensor.extract_slice %181[3, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %182 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %extracted_slice_84 = tensor.extract_slice %120[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %183 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_84, %extracted_slice_83 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %184 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%181, %183 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %185 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c3_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %186 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %extracted_slice_83, %181 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %187 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %184, %186 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_85 = tensor.extract_slice %187[4, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %188 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c4_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %extracted_slice_86 = tensor.extract_slice %120[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %189 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_86, %extracted_slice_85 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %190 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%187, %189 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %191 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c4_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %192 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %extracted_slice_85, %187 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %193 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%188, %190, %192 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_87 = tensor.extract_slice %193[4, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_88 = tensor.extract_slice %120[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_89 = tensor.extract_slice %extracted_slice_88[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %194 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_87, %extracted_slice_89 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %195 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi slt, %in, %c4_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %196 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_86, %194 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %197 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%193, %196 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %198 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %194, %193 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %199 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%195, %197, %198 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_90 = tensor.extract_slice %199[3, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_91 = tensor.extract_slice %120[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_92 = tensor.extract_slice %extracted_slice_91[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %200 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_90, %extracted_slice_92 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %201 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi slt, %in, %c3_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %202 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_84, %200 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %203 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%199, %202 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %204 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %200, %199 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %205 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%201, %203, %204 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_93 = tensor.extract_slice %205[2, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_94 = tensor.extract_slice %120[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_95 = tensor.extract_slice %extracted_slice_94[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %206 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_93, %extracted_slice_95 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %207 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi slt, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %208 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_82, %206 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %209 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%205, %208 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %210 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %206, %205 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %211 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%207, %209, %210 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_96 = tensor.extract_slice %211[1, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_97 = tensor.extract_slice %120[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_98 = tensor.extract_slice %extracted_slice_97[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %212 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_96, %extracted_slice_98 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %213 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi slt, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %214 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_80, %212 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %215 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%211, %214 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %216 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %212, %211 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %217 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%213, %215, %216 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_99 = tensor.extract_slice %217[0, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_100 = tensor.extract_slice %120[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_101 = tensor.extract_slice %extracted_slice_100[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %218 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_99, %extracted_slice_101 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %219 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %220 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_78, %218 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %221 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%217, %220 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %222 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %218, %217 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %223 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%219, %221, %222 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %collapsed_102 = tensor.collapse_shape %223 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_102, %arg13 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %225 = linalg.fill ins(%cst : f32) outs(%9 : tensor<f32>) -> tensor<f32>
    %226 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%224 : tensor<5xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %227 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%226 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %228 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%227 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %transposed = linalg.transpose ins(%arg2 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %extracted_slice_103 = tensor.extract_slice %transposed[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_104 = tensor.extract_slice %extracted_slice_103[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %229 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_104 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.sqrt %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_105 = tensor.extract_slice %transposed[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %230 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_105, %229 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %231 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %229, %230 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %232 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %233 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%232, %231, %cst_5 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %234 = tensor.empty() : tensor<1x5xf32>
    %transposed_106 = linalg.transpose ins(%231 : tensor<5x1xf32>) outs(%234 : tensor<1x5xf32>) permutation = [1, 0] 
    %235 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%231, %transposed_106 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %236 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed, %235 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %237 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%29, %236, %transposed : tensor<5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_107 = tensor.extract_slice %237[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_108 = tensor.extract_slice %extracted_slice_107[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %238 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_108 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.sqrt %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_109 = tensor.extract_slice %237[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %239 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_109, %238 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %240 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %238, %239 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %241 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %242 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%241, %240, %cst_5 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %transposed_110 = linalg.transpose ins(%240 : tensor<5x1xf32>) outs(%234 : tensor<1x5xf32>) permutation = [1, 0] 
    %243 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%240, %transposed_110 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %244 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%237, %243 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %245 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%51, %244, %237 : tensor<5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_111 = tensor.extract_slice %245[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_112 = tensor.extract_slice %extracted_slice_111[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %246 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_112 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.sqrt %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_113 = tensor.extract_slice %245[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %247 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_113, %246 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %248 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %246, %247 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %249 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %250 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%249, %248, %cst_5 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %transposed_114 = linalg.transpose ins(%248 : tensor<5x1xf32>) outs(%234 : tensor<1x5xf32>) permutation = [1, 0] 
    %251 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%248, %transposed_114 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %252 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%245, %251 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %253 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%72, %252, %245 : tensor<5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_115 = tensor.extract_slice %253[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_116 = tensor.extract_slice %extracted_slice_115[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %254 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_116 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.sqrt %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_117 = tensor.extract_slice %253[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %255 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_117, %254 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %256 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %254, %255 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %257 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c3_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %258 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%257, %256, %cst_5 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %transposed_118 = linalg.transpose ins(%256 : tensor<5x1xf32>) outs(%234 : tensor<1x5xf32>) permutation = [1, 0] 
    %259 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%256, %transposed_118 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %260 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%253, %259 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %261 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%93, %260, %253 : tensor<5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_119 = tensor.extract_slice %261[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_120 = tensor.extract_slice %extracted_slice_119[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %262 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_120 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.sqrt %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_121 = tensor.extract_slice %261[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %263 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_121, %262 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %264 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %262, %263 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %265 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76 : tensor<5x1xi64>) outs(%163 : tensor<5x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c4_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x1xi1>
    %266 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%265, %264, %cst_5 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %inserted_slice_122 = tensor.insert_slice %233 into %18[0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_123 = tensor.insert_slice %242 into %inserted_slice_122[0, 1] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_124 = tensor.insert_slice %250 into %inserted_slice_123[0, 2] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_125 = tensor.insert_slice %258 into %inserted_slice_124[0, 3] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_126 = tensor.insert_slice %266 into %inserted_slice_125[0, 4] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %transposed_127 = linalg.transpose ins(%inserted_slice_126 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %267 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_127, %arg14 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %268 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%267 : tensor<5x5xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %269 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%268 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %270 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%228, %269 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %transposed_128 = linalg.transpose ins(%arg3 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) permutation = [1, 0] 
    %271 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%21 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %272 = tensor.empty() : tensor<1xi1>
    %273 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%271 : tensor<1xi64>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<1xi1>
    %collapsed_129 = tensor.collapse_shape %transposed_128 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %274 = tensor.empty() : tensor<1xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_129 : tensor<1xf32>) outs(%274 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1xf32>
    %276 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%273, %275, %cst_6 : tensor<1xi1>, tensor<1xf32>, tensor<f32>) outs(%274 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1xf32>
    %277:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%276 : tensor<1xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = arith.maximumf %in, %out : f32
      %1502 = arith.cmpf ogt, %in, %out : f32
      %1503 = arith.select %1502, %c0_i64, %out_542 : i64
      linalg.yield %1501, %1503 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_130 = tensor.expand_shape %277#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %278 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%271 : tensor<1xi64>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<1xi1>
    %279 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%271, %expanded_130 : tensor<1xi64>, tensor<1xi64>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<1xi1>
    %280 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%279, %cst_32, %271 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %281 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%278, %expanded_130, %280 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %expanded_131 = tensor.expand_shape %281 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %282 = linalg.fill ins(%cst : f32) outs(%25 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %283 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_131 : tensor<1x1xi64>) outs(%282 : tensor<1x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %transposed_128[%1501, %c0] : tensor<1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_130 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %285 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%283 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %286 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%285, %cst_9, %283 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %287 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%283, %286 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %288 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%271 : tensor<1xi64>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<1xi1>
    %expanded_132 = tensor.expand_shape %288 [[0, 1]] output_shape [1, 1] : tensor<1xi1> into tensor<1x1xi1>
    %289 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_132, %288 : tensor<1x1xi1>, tensor<1xi1>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %290 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%287, %283 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %291 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%283, %290 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %292 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%289, %291, %283 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %293 = linalg.generic {indexing_maps = [#map4, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_132, %278 : tensor<1x1xi1>, tensor<1xi1>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %294 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%293, %287, %292 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %295 = tensor.empty() : tensor<1xi32>
    %296 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%284 : tensor<1xi64>) outs(%295 : tensor<1xi32>) {
    ^bb0(%in: i64, %out: i32):
      %1501 = arith.trunci %in : i64 to i32
      linalg.yield %1501 : i32
    } -> tensor<1xi32>
    %297 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%271 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %298 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%296, %297 : tensor<1xi32>, tensor<1xi64>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: i32, %in_542: i64, %out: i1):
      %1501 = arith.extsi %in : i32 to i64
      %1502 = arith.cmpi ne, %1501, %in_542 : i64
      linalg.yield %1502 : i1
    } -> tensor<1xi1>
    %299 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%298 : tensor<1xi1>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %1501 = arith.extui %in : i1 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %300 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%299 : tensor<1xi64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %out : i64
      linalg.yield %1501 : i64
    } -> tensor<i64>
    %301 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%300 : tensor<i64>) outs(%7 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.andi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<i64>
    %302 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%301 : tensor<i64>) outs(%9 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.sitofp %in : i64 to f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %303 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%302 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %304 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%cst_9, %303 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %collapsed_133 = tensor.collapse_shape %294 [] : tensor<1x1xf32> into tensor<f32>
    %305 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%304, %collapsed_133 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %306 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%305, %arg15 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %307 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%306 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %308 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%270, %307 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %extracted_slice_134 = tensor.extract_slice %arg4[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_135 = tensor.extract_slice %arg4[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_136 = tensor.extract_slice %extracted_slice_135[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %309 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %extracted_slice_134, %cst_5 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %310 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%309, %309 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %311 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%310 : tensor<5x1xf32>) outs(%282 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %312 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%311 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %313 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_136, %extracted_slice_136 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %314 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%313, %311 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %315 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%314 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.sqrt %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %316 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_136 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %317 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%315 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %318 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%316, %315, %317 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %319 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%312, %extracted_slice_136, %318 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %320 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%319, %extracted_slice_136 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %321 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%312, %cst_9, %319 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %322 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%320, %321 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %323 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%312, %cst_5, %322 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %324 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_136, %319 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %325 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%312, %cst_9, %324 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %326 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%309, %325 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %327 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %cst_9, %326 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %328 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %327, %extracted_slice_134 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %329 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %319, %328 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %330 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%323, %327 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %331 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%327, %arg4 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %332 = linalg.fill ins(%cst : f32) outs(%234 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %333 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%331 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %334 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%330, %333 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %335 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg4, %334 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %336 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%29, %335, %arg4 : tensor<5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %337 = linalg.generic {indexing_maps = [#map8, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%12, %329, %336 : tensor<5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %collapsed_137 = tensor.collapse_shape %323 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %extracted_slice_138 = tensor.extract_slice %337[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_139 = tensor.extract_slice %337[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_140 = tensor.extract_slice %extracted_slice_139[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %338 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%170, %extracted_slice_138, %cst_5 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %339 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%338, %338 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %340 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%339 : tensor<5x1xf32>) outs(%282 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %341 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%340 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %342 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_140, %extracted_slice_140 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %343 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%342, %340 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %344 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%343 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.sqrt %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %345 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_140 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %346 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%344 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %347 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%345, %344, %346 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %348 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%341, %extracted_slice_140, %347 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %349 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%348, %extracted_slice_140 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %350 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%341, %cst_9, %348 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %351 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%349, %350 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %352 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%341, %cst_5, %351 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %353 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_140, %348 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %354 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%341, %cst_9, %353 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %355 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%338, %354 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %356 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %cst_9, %355 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %357 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%170, %356, %extracted_slice_138 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %358 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %348, %357 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %359 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%352, %356 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %360 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%356, %337 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %361 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%360 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %362 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%359, %361 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %363 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%337, %362 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %364 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%51, %363, %337 : tensor<5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %365 = linalg.generic {indexing_maps = [#map8, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%41, %358, %364 : tensor<5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %collapsed_141 = tensor.collapse_shape %352 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %extracted_slice_142 = tensor.extract_slice %365[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_143 = tensor.extract_slice %365[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_144 = tensor.extract_slice %extracted_slice_143[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %366 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%176, %extracted_slice_142, %cst_5 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %367 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%366, %366 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %368 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%367 : tensor<5x1xf32>) outs(%282 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %369 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%368 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %370 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_144, %extracted_slice_144 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %371 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%370, %368 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %372 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%371 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.sqrt %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %373 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_144 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %374 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%372 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %375 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%373, %372, %374 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %376 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%369, %extracted_slice_144, %375 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %377 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%376, %extracted_slice_144 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %378 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%369, %cst_9, %376 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %379 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%377, %378 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %380 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%369, %cst_5, %379 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %381 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_144, %376 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %382 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%369, %cst_9, %381 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %383 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%366, %382 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %384 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %cst_9, %383 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %385 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%176, %384, %extracted_slice_142 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %386 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %376, %385 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %387 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%380, %384 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %388 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%384, %365 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %389 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%388 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %390 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%387, %389 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %391 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%365, %390 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %392 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%72, %391, %365 : tensor<5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %393 = linalg.generic {indexing_maps = [#map8, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%62, %386, %392 : tensor<5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %collapsed_145 = tensor.collapse_shape %380 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %extracted_slice_146 = tensor.extract_slice %393[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_147 = tensor.extract_slice %393[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_148 = tensor.extract_slice %extracted_slice_147[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %394 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %extracted_slice_146, %cst_5 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %395 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%394, %394 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %396 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%395 : tensor<5x1xf32>) outs(%282 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %397 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%396 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %398 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_148, %extracted_slice_148 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %399 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%398, %396 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %400 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%399 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.sqrt %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %401 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_148 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %402 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%400 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %403 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%401, %400, %402 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %404 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%397, %extracted_slice_148, %403 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %405 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%404, %extracted_slice_148 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %406 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%397, %cst_9, %404 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %407 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%405, %406 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %408 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%397, %cst_5, %407 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %409 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_148, %404 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %410 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%397, %cst_9, %409 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %411 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%394, %410 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %412 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %cst_9, %411 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %413 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %412, %extracted_slice_146 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %414 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %404, %413 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %415 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%408, %412 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %416 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%412, %393 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %417 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%416 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %418 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%415, %417 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %419 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%393, %418 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %420 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%93, %419, %393 : tensor<5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %421 = linalg.generic {indexing_maps = [#map8, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%83, %414, %420 : tensor<5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %collapsed_149 = tensor.collapse_shape %408 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %extracted_slice_150 = tensor.extract_slice %421[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_151 = tensor.extract_slice %421[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_152 = tensor.extract_slice %extracted_slice_151[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %422 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%188, %extracted_slice_150, %cst_5 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %423 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%422, %422 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %424 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%423 : tensor<5x1xf32>) outs(%282 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %425 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%424 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %426 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_152, %extracted_slice_152 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %427 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%426, %424 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %428 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%427 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.sqrt %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %429 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_152 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %430 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%428 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %431 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%429, %428, %430 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %432 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%425, %extracted_slice_152, %431 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %433 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%432, %extracted_slice_152 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %434 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%425, %cst_9, %432 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %435 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%433, %434 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %436 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%425, %cst_5, %435 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %437 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_152, %432 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %438 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%425, %cst_9, %437 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %439 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%422, %438 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %440 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %cst_9, %439 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %441 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%188, %440, %extracted_slice_150 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %442 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %432, %441 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %443 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%436, %440 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %444 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%440, %421 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %445 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%444 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %446 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%443, %445 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %447 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%421, %446 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %448 = linalg.generic {indexing_maps = [#map8, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%114, %447, %421 : tensor<5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %449 = linalg.generic {indexing_maps = [#map8, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%104, %442, %448 : tensor<5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %collapsed_153 = tensor.collapse_shape %436 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %inserted_slice_154 = tensor.insert_slice %collapsed_137 into %4[0] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_155 = tensor.insert_slice %collapsed_141 into %inserted_slice_154[1] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_156 = tensor.insert_slice %collapsed_145 into %inserted_slice_155[2] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_157 = tensor.insert_slice %collapsed_149 into %inserted_slice_156[3] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_158 = tensor.insert_slice %collapsed_153 into %inserted_slice_157[4] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %450 = linalg.generic {indexing_maps = [#map8, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded_76 : tensor<5xi64>, tensor<5x1xi64>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %451 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%450, %449, %cst_5 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %452 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76, %1 : tensor<5x1xi64>, tensor<5xi64>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %453 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%452 : tensor<5x5xi1>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %1501 = arith.uitofp %in : i1 to f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_159 = tensor.extract_slice %449[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %454 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %cst_9, %cst_5 : tensor<5x1xi1>, tensor<f32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %455 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%188, %extracted_slice_159, %454 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %456 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%436, %455 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %457 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%455, %453 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %458 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%457 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %459 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%456, %458 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %460 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%453, %459 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_160 = tensor.extract_slice %449[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %461 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %cst_9, %cst_5 : tensor<5x1xi1>, tensor<f32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %462 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %extracted_slice_160, %461 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_161 = tensor.extract_slice %inserted_slice_158[3] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %expanded_162 = tensor.expand_shape %extracted_slice_161 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %463 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_162, %462 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %464 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%462, %460 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %465 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%464 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %466 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%463, %465 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %467 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%460, %466 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_163 = tensor.extract_slice %449[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %468 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %cst_9, %cst_5 : tensor<5x1xi1>, tensor<f32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %469 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%176, %extracted_slice_163, %468 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_164 = tensor.extract_slice %inserted_slice_158[2] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %expanded_165 = tensor.expand_shape %extracted_slice_164 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %470 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_165, %469 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %471 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%469, %467 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %472 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%471 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %473 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%470, %472 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %474 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%467, %473 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_166 = tensor.extract_slice %449[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %475 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %cst_9, %cst_5 : tensor<5x1xi1>, tensor<f32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %476 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%170, %extracted_slice_166, %475 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_167 = tensor.extract_slice %inserted_slice_158[1] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %expanded_168 = tensor.expand_shape %extracted_slice_167 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %477 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_168, %476 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %478 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%476, %474 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %479 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%478 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %480 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%477, %479 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %481 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%474, %480 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_169 = tensor.extract_slice %449[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %482 = linalg.generic {indexing_maps = [#map4, #map5, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %cst_9, %cst_5 : tensor<5x1xi1>, tensor<f32>, tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %483 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %extracted_slice_169, %482 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_170 = tensor.extract_slice %inserted_slice_158[0] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %expanded_171 = tensor.expand_shape %extracted_slice_170 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %484 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_171, %483 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %485 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%483, %481 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %486 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%485 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %487 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%484, %486 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %488 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%481, %487 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %489 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%488, %arg16 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %490 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%489 : tensor<5x5xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %491 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%490 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %492 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%451, %arg17 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %493 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%492 : tensor<5x5xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %494 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%491, %493 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %495 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%308, %494 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %496 = tensor.empty() : tensor<3xi64>
    %497 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%496 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      linalg.yield %1502 : i64
    } -> tensor<3xi64>
    %498 = tensor.empty() : tensor<3xi1>
    %499 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%497 : tensor<3xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %extracted_slice_172 = tensor.extract_slice %arg5[0, 0] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %collapsed_173 = tensor.collapse_shape %extracted_slice_172 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
    %500 = tensor.empty() : tensor<3xf32>
    %501 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_173 : tensor<3xf32>) outs(%500 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<3xf32>
    %502 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%499, %501, %cst_6 : tensor<3xi1>, tensor<3xf32>, tensor<f32>) outs(%500 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3xf32>
    %503:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%502 : tensor<3xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_174 = tensor.expand_shape %503#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %504 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%497 : tensor<3xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %505 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%497, %expanded_174 : tensor<3xi64>, tensor<1xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %506 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%505, %cst_32, %497 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %507 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%504, %expanded_174, %506 : tensor<3xi1>, tensor<1xi64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %508 = tensor.empty() : tensor<3x5xi64>
    %509 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%507 : tensor<3xi64>) outs(%508 : tensor<3x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<3x5xi64>
    %510 = tensor.empty() : tensor<3x5xf32>
    %511 = linalg.fill ins(%cst : f32) outs(%510 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %512 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%509 : tensor<3x5xi64>) outs(%511 : tensor<3x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %arg5[%1501, %1502] : tensor<3x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x5xf32>
    %513 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_174 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_175 = tensor.extract_slice %512[0, 0] [1, 5] [1, 1] : tensor<3x5xf32> to tensor<1x5xf32>
    %extracted_slice_176 = tensor.extract_slice %extracted_slice_175[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_177 = tensor.extract_slice %512[0, 0] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %514 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_176 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %515 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%514, %cst_9, %extracted_slice_176 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %516 = tensor.empty() : tensor<3x1xf32>
    %517 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_177, %515 : tensor<3x1xf32>, tensor<1x1xf32>) outs(%516 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x1xf32>
    %518 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%497 : tensor<3xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %expanded_178 = tensor.expand_shape %518 [[0, 1]] output_shape [3, 1] : tensor<3xi1> into tensor<3x1xi1>
    %519 = tensor.empty() : tensor<3x5xi1>
    %520 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_178, %29 : tensor<3x1xi1>, tensor<5xi1>) outs(%519 : tensor<3x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<3x5xi1>
    %521 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%517, %extracted_slice_175 : tensor<3x1xf32>, tensor<1x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %522 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%512, %521 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %523 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%520, %522, %512 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %524 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_178, %12 : tensor<3x1xi1>, tensor<5xi1>) outs(%519 : tensor<3x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<3x5xi1>
    %525 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%524, %517, %523 : tensor<3x5xi1>, tensor<3x1xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %526 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%497 : tensor<3xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %extracted_slice_179 = tensor.extract_slice %525[0, 1] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %collapsed_180 = tensor.collapse_shape %extracted_slice_179 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
    %527 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_180 : tensor<3xf32>) outs(%500 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<3xf32>
    %528 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%526, %527, %cst_6 : tensor<3xi1>, tensor<3xf32>, tensor<f32>) outs(%500 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3xf32>
    %529:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%528 : tensor<3xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_181 = tensor.expand_shape %529#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %530 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%497 : tensor<3xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %531 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%497, %expanded_181 : tensor<3xi64>, tensor<1xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %532 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%531, %cst_31, %497 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %533 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%530, %expanded_181, %532 : tensor<3xi1>, tensor<1xi64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %534 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%533 : tensor<3xi64>) outs(%508 : tensor<3x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<3x5xi64>
    %535 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%534 : tensor<3x5xi64>) outs(%511 : tensor<3x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %525[%1501, %1502] : tensor<3x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x5xf32>
    %536 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_181 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_182 = tensor.extract_slice %535[1, 0] [1, 5] [1, 1] : tensor<3x5xf32> to tensor<1x5xf32>
    %extracted_slice_183 = tensor.extract_slice %extracted_slice_182[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_184 = tensor.extract_slice %535[0, 1] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %537 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_183 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %538 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%537, %cst_9, %extracted_slice_183 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %539 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_184, %538 : tensor<3x1xf32>, tensor<1x1xf32>) outs(%516 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x1xf32>
    %540 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%497 : tensor<3xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %expanded_185 = tensor.expand_shape %540 [[0, 1]] output_shape [3, 1] : tensor<3xi1> into tensor<3x1xi1>
    %541 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_185, %51 : tensor<3x1xi1>, tensor<5xi1>) outs(%519 : tensor<3x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<3x5xi1>
    %542 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%539, %extracted_slice_182 : tensor<3x1xf32>, tensor<1x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %543 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%535, %542 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %544 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%541, %543, %535 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %545 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_185, %41 : tensor<3x1xi1>, tensor<5xi1>) outs(%519 : tensor<3x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<3x5xi1>
    %546 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%545, %539, %544 : tensor<3x5xi1>, tensor<3x1xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %547 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%497 : tensor<3xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %extracted_slice_186 = tensor.extract_slice %546[0, 2] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %collapsed_187 = tensor.collapse_shape %extracted_slice_186 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
    %548 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_187 : tensor<3xf32>) outs(%500 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<3xf32>
    %549 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%547, %548, %cst_6 : tensor<3xi1>, tensor<3xf32>, tensor<f32>) outs(%500 : tensor<3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3xf32>
    %550:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%549 : tensor<3xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_188 = tensor.expand_shape %550#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %551 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%497 : tensor<3xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %552 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%497, %expanded_188 : tensor<3xi64>, tensor<1xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %553 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%552, %cst_30, %497 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %554 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%551, %expanded_188, %553 : tensor<3xi1>, tensor<1xi64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %555 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%554 : tensor<3xi64>) outs(%508 : tensor<3x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<3x5xi64>
    %556 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%555 : tensor<3x5xi64>) outs(%511 : tensor<3x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %546[%1501, %1502] : tensor<3x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x5xf32>
    %557 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_188 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_189 = tensor.extract_slice %556[2, 0] [1, 5] [1, 1] : tensor<3x5xf32> to tensor<1x5xf32>
    %extracted_slice_190 = tensor.extract_slice %extracted_slice_189[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_191 = tensor.extract_slice %556[0, 2] [3, 1] [1, 1] : tensor<3x5xf32> to tensor<3x1xf32>
    %558 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_190 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %559 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%558, %cst_9, %extracted_slice_190 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %560 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_191, %559 : tensor<3x1xf32>, tensor<1x1xf32>) outs(%516 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x1xf32>
    %561 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%497 : tensor<3xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %expanded_192 = tensor.expand_shape %561 [[0, 1]] output_shape [3, 1] : tensor<3xi1> into tensor<3x1xi1>
    %562 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_192, %72 : tensor<3x1xi1>, tensor<5xi1>) outs(%519 : tensor<3x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<3x5xi1>
    %563 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%560, %extracted_slice_189 : tensor<3x1xf32>, tensor<1x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %564 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%556, %563 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %565 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%562, %564, %556 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %566 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_192, %62 : tensor<3x1xi1>, tensor<5xi1>) outs(%519 : tensor<3x5xi1>) {
    ^bb0(%in: i1, %in_542: i1, %out: i1):
      %1501 = arith.andi %in, %in_542 : i1
      linalg.yield %1501 : i1
    } -> tensor<3x5xi1>
    %567 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%566, %560, %565 : tensor<3x5xi1>, tensor<3x1xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %inserted_slice_193 = tensor.insert_slice %513 into %496[0] [1] [1] : tensor<1xi64> into tensor<3xi64>
    %inserted_slice_194 = tensor.insert_slice %536 into %inserted_slice_193[1] [1] [1] : tensor<1xi64> into tensor<3xi64>
    %inserted_slice_195 = tensor.insert_slice %557 into %inserted_slice_194[2] [1] [1] : tensor<1xi64> into tensor<3xi64>
    %568 = tensor.empty() : tensor<3xi32>
    %569 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted_slice_195 : tensor<3xi64>) outs(%568 : tensor<3xi32>) {
    ^bb0(%in: i64, %out: i32):
      %1501 = arith.trunci %in : i64 to i32
      linalg.yield %1501 : i32
    } -> tensor<3xi32>
    %extracted_slice_196 = tensor.extract_slice %569[0] [1] [1] : tensor<3xi32> to tensor<1xi32>
    %570 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_196 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %571 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%570 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %572 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%497, %571 : tensor<3xi64>, tensor<1xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %573 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%572, %cst_32, %497 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %574 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%504, %571, %573 : tensor<3xi1>, tensor<1xi64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %575 = linalg.fill ins(%c0_i64 : i64) outs(%496 : tensor<3xi64>) -> tensor<3xi64>
    %576 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%574 : tensor<3xi64>) outs(%575 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %497[%1501] : tensor<3xi64>
      linalg.yield %extracted : i64
    } -> tensor<3xi64>
    %extracted_slice_197 = tensor.extract_slice %569[1] [1] [1] : tensor<3xi32> to tensor<1xi32>
    %577 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_197 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %578 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%577 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %579 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%497, %578 : tensor<3xi64>, tensor<1xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %580 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%579, %cst_31, %497 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %581 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%530, %578, %580 : tensor<3xi1>, tensor<1xi64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %582 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%581 : tensor<3xi64>) outs(%575 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %576[%1501] : tensor<3xi64>
      linalg.yield %extracted : i64
    } -> tensor<3xi64>
    %extracted_slice_198 = tensor.extract_slice %569[2] [1] [1] : tensor<3xi32> to tensor<1xi32>
    %583 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_198 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %584 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%583 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %585 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%497, %584 : tensor<3xi64>, tensor<1xi64>) outs(%498 : tensor<3xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<3xi1>
    %586 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%585, %cst_30, %497 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %587 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%551, %584, %586 : tensor<3xi1>, tensor<1xi64>, tensor<3xi64>) outs(%496 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<3xi64>
    %588 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%587 : tensor<3xi64>) outs(%575 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %582[%1501] : tensor<3xi64>
      linalg.yield %extracted : i64
    } -> tensor<3xi64>
    %expanded_199 = tensor.expand_shape %497 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %expanded_200 = tensor.expand_shape %588 [[0, 1]] output_shape [1, 3] : tensor<3xi64> into tensor<1x3xi64>
    %589 = tensor.empty() : tensor<3x3xi1>
    %590 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_199, %expanded_200 : tensor<3x1xi64>, tensor<1x3xi64>) outs(%589 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x3xi1>
    %591 = tensor.empty() : tensor<3x3xf32>
    %592 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%590 : tensor<3x3xi1>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %1501 = arith.uitofp %in : i1 to f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %593 = tensor.empty() : tensor<3x1xi64>
    %594 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_199 : tensor<3x1xi64>) outs(%593 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c-1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<3x1xi64>
    %595 = linalg.generic {indexing_maps = [#map8, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%1, %594 : tensor<5xi64>, tensor<3x1xi64>) outs(%519 : tensor<3x5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi sle, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x5xi1>
    %596 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%595, %567, %cst_5 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<f32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %extracted_slice_201 = tensor.extract_slice %596[0, 0] [3, 3] [1, 1] : tensor<3x5xf32> to tensor<3x3xf32>
    %597 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_199, %497 : tensor<3x1xi64>, tensor<3xi64>) outs(%589 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x3xi1>
    %598 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%597 : tensor<3x3xi1>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %1501 = arith.uitofp %in : i1 to f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %599 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_201, %598 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %600 = linalg.generic {indexing_maps = [#map8, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded_199 : tensor<5xi64>, tensor<3x1xi64>) outs(%519 : tensor<3x5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x5xi1>
    %601 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%600, %567, %cst_5 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<f32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %602 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%592, %arg18 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %603 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%602 : tensor<3x3xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %604 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%603 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %605 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%599, %arg19 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %606 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%605 : tensor<3x3xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %607 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%604, %606 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %608 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%601, %arg20 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %609 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%608 : tensor<3x5xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %610 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%607, %609 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %611 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%495, %610 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %extracted_slice_202 = tensor.extract_slice %arg6[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %collapsed_203 = tensor.collapse_shape %extracted_slice_202 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %612 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_203 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %613 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%3, %612, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %614:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%613 : tensor<5xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_204 = tensor.expand_shape %614#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %615 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %expanded_204 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %616 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%615, %cst_32, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %617 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%12, %expanded_204, %616 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %618 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%617 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %619 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%618 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %arg6[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %620 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_204 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_205 = tensor.extract_slice %619[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_206 = tensor.extract_slice %extracted_slice_205[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_207 = tensor.extract_slice %619[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %621 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_206 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %622 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%621, %cst_9, %extracted_slice_206 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %623 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_207, %622 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %624 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%623, %extracted_slice_205 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %625 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%619, %624 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %626 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%31, %625, %619 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %627 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%35, %623, %626 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_208 = tensor.extract_slice %627[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %collapsed_209 = tensor.collapse_shape %extracted_slice_208 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %628 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_209 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %629 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%37, %628, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %630:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%629 : tensor<5xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_210 = tensor.expand_shape %630#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %631 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %expanded_210 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %632 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%631, %cst_31, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %633 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%41, %expanded_210, %632 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %634 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%633 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %635 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%634 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %627[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %636 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_210 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_211 = tensor.extract_slice %635[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_212 = tensor.extract_slice %extracted_slice_211[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_213 = tensor.extract_slice %635[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %637 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_212 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %638 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%637, %cst_9, %extracted_slice_212 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %639 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_213, %638 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %640 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%639, %extracted_slice_211 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %641 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%635, %640 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %642 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%52, %641, %635 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %643 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%56, %639, %642 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_214 = tensor.extract_slice %643[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %collapsed_215 = tensor.collapse_shape %extracted_slice_214 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %644 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_215 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %645 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%58, %644, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %646:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%645 : tensor<5xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_216 = tensor.expand_shape %646#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %647 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %expanded_216 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %648 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%647, %cst_30, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %649 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%62, %expanded_216, %648 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %650 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%649 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %651 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%650 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %643[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %652 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_216 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_217 = tensor.extract_slice %651[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_218 = tensor.extract_slice %extracted_slice_217[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_219 = tensor.extract_slice %651[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %653 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_218 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %654 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%653, %cst_9, %extracted_slice_218 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %655 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_219, %654 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %656 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%655, %extracted_slice_217 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %657 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%651, %656 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %658 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%73, %657, %651 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %659 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%77, %655, %658 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_220 = tensor.extract_slice %659[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %collapsed_221 = tensor.collapse_shape %extracted_slice_220 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %660 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_221 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %661 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%79, %660, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %662:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%661 : tensor<5xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_222 = tensor.expand_shape %662#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %663 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %expanded_222 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %664 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%663, %cst_29, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %665 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%83, %expanded_222, %664 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %666 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%665 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %667 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%666 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %659[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %668 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_222 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_223 = tensor.extract_slice %667[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_224 = tensor.extract_slice %extracted_slice_223[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_225 = tensor.extract_slice %667[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %669 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_224 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %670 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%669, %cst_9, %extracted_slice_224 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %671 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_225, %670 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %672 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%671, %extracted_slice_223 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %673 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%667, %672 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %674 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%94, %673, %667 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %675 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%98, %671, %674 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_226 = tensor.extract_slice %675[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %collapsed_227 = tensor.collapse_shape %extracted_slice_226 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %676 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_227 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %677 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%100, %676, %cst_6 : tensor<5xi1>, tensor<5xf32>, tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %678:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%677 : tensor<5xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_228 = tensor.expand_shape %678#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %679 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %expanded_228 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %680 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%679, %cst_28, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %681 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%104, %expanded_228, %680 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %682 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%681 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %683 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%682 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %675[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %684 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_228 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %extracted_slice_229 = tensor.extract_slice %683[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_230 = tensor.extract_slice %extracted_slice_229[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %extracted_slice_231 = tensor.extract_slice %683[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %685 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_230 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %686 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%685, %cst_9, %extracted_slice_230 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %687 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_231, %686 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %688 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%687, %extracted_slice_229 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %689 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%683, %688 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %690 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%115, %689, %683 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %691 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%119, %687, %690 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %inserted_slice_232 = tensor.insert_slice %620 into %0[0] [1] [1] : tensor<1xi64> into tensor<5xi64>
    %inserted_slice_233 = tensor.insert_slice %636 into %inserted_slice_232[1] [1] [1] : tensor<1xi64> into tensor<5xi64>
    %inserted_slice_234 = tensor.insert_slice %652 into %inserted_slice_233[2] [1] [1] : tensor<1xi64> into tensor<5xi64>
    %inserted_slice_235 = tensor.insert_slice %668 into %inserted_slice_234[3] [1] [1] : tensor<1xi64> into tensor<5xi64>
    %inserted_slice_236 = tensor.insert_slice %684 into %inserted_slice_235[4] [1] [1] : tensor<1xi64> into tensor<5xi64>
    %692 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%inserted_slice_236 : tensor<5xi64>) outs(%121 : tensor<5xi32>) {
    ^bb0(%in: i64, %out: i32):
      %1501 = arith.trunci %in : i64 to i32
      linalg.yield %1501 : i32
    } -> tensor<5xi32>
    %extracted_slice_237 = tensor.extract_slice %692[0] [1] [1] : tensor<5xi32> to tensor<1xi32>
    %693 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_237 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %694 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%693 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %695 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %694 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %696 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%695, %cst_32, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %697 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%12, %694, %696 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %698 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%697 : tensor<5xi64>) outs(%128 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %1[%1501] : tensor<5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %extracted_slice_238 = tensor.extract_slice %692[1] [1] [1] : tensor<5xi32> to tensor<1xi32>
    %699 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_238 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %700 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%699 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %701 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %700 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %702 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%701, %cst_31, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %703 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%41, %700, %702 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %704 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%703 : tensor<5xi64>) outs(%128 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %698[%1501] : tensor<5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %extracted_slice_239 = tensor.extract_slice %692[2] [1] [1] : tensor<5xi32> to tensor<1xi32>
    %705 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_239 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %706 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%705 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %707 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %706 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %708 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%707, %cst_30, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %709 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%62, %706, %708 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %710 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%709 : tensor<5xi64>) outs(%128 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %704[%1501] : tensor<5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %extracted_slice_240 = tensor.extract_slice %692[3] [1] [1] : tensor<5xi32> to tensor<1xi32>
    %711 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_240 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %712 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%711 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %713 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %712 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %714 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%713, %cst_29, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %715 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%83, %712, %714 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %716 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%715 : tensor<5xi64>) outs(%128 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %710[%1501] : tensor<5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %extracted_slice_241 = tensor.extract_slice %692[4] [1] [1] : tensor<5xi32> to tensor<1xi32>
    %717 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%extracted_slice_241 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %718 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%717 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %719 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %718 : tensor<5xi64>, tensor<1xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %720 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%719, %cst_28, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %721 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%104, %718, %720 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<5xi64>
    %722 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%721 : tensor<5xi64>) outs(%128 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %716[%1501] : tensor<5xi64>
      linalg.yield %extracted : i64
    } -> tensor<5xi64>
    %723 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%722 : tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.maxsi %in, %c0_i64 : i64
      %1502 = arith.minsi %1501, %c4_i64 : i64
      linalg.yield %1502 : i64
    } -> tensor<5xi64>
    %724 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%722, %723 : tensor<5xi64>, tensor<5xi64>) outs(%2 : tensor<5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi ne, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5xi1>
    %725 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%724 : tensor<5xi1>) outs(%157 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %1501 = arith.ori %in, %out : i1
      linalg.yield %1501 : i1
    } -> tensor<i1>
    %726 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%722 : tensor<5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %727 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%726 : tensor<5x5xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.maxsi %in, %c0_i64 : i64
      %1502 = arith.minsi %1501, %c4_i64 : i64
      linalg.yield %1502 : i64
    } -> tensor<5x5xi64>
    %728 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%727 : tensor<5x5xi64>) outs(%19 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %1502 = linalg.index 1 : index
      %extracted = tensor.extract %453[%1501, %1502] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %extracted_slice_242 = tensor.extract_slice %728[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_243 = tensor.extract_slice %691[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %729 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_243, %extracted_slice_242 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %730 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%728, %729 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %731 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %extracted_slice_242, %728 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %732 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %730, %731 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_244 = tensor.extract_slice %732[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_245 = tensor.extract_slice %691[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %733 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_245, %extracted_slice_244 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %734 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%732, %733 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %735 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %extracted_slice_244, %732 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %736 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%170, %734, %735 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_246 = tensor.extract_slice %736[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_247 = tensor.extract_slice %691[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %737 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_247, %extracted_slice_246 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %738 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%736, %737 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %739 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %extracted_slice_246, %736 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %740 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%176, %738, %739 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_248 = tensor.extract_slice %740[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_249 = tensor.extract_slice %691[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %741 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_249, %extracted_slice_248 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %742 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%740, %741 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %743 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %extracted_slice_248, %740 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %744 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %742, %743 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_250 = tensor.extract_slice %744[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_251 = tensor.extract_slice %691[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %745 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_251, %extracted_slice_250 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %746 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%744, %745 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %747 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %extracted_slice_250, %744 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %748 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%188, %746, %747 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_252 = tensor.extract_slice %748[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_253 = tensor.extract_slice %691[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_254 = tensor.extract_slice %extracted_slice_253[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %749 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_252, %extracted_slice_254 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %750 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_251, %749 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %751 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%748, %750 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %752 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %749, %748 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %753 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%195, %751, %752 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_255 = tensor.extract_slice %753[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_256 = tensor.extract_slice %691[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_257 = tensor.extract_slice %extracted_slice_256[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %754 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_255, %extracted_slice_257 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %755 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_249, %754 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %756 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%753, %755 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %757 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %754, %753 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %758 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%201, %756, %757 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_258 = tensor.extract_slice %758[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_259 = tensor.extract_slice %691[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_260 = tensor.extract_slice %extracted_slice_259[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %759 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_258, %extracted_slice_260 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %760 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_247, %759 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %761 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%758, %760 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %762 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %759, %758 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %763 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%207, %761, %762 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_261 = tensor.extract_slice %763[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_262 = tensor.extract_slice %691[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_263 = tensor.extract_slice %extracted_slice_262[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %764 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_261, %extracted_slice_263 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %765 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_245, %764 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %766 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%763, %765 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %767 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %764, %763 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %768 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%213, %766, %767 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_264 = tensor.extract_slice %768[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_265 = tensor.extract_slice %691[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_266 = tensor.extract_slice %extracted_slice_265[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %769 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_264, %extracted_slice_266 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %770 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_243, %769 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %771 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%768, %770 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %772 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %769, %768 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %773 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%219, %771, %772 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %774 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%773, %arg21 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %775 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%774 : tensor<5x5xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %776 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%775 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %777 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%611, %776 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %778 = tensor.empty() : tensor<5x5xf64>
    %779 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<5x5xf32>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1501 = arith.extf %in : f32 to f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %780 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%779 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = math.absf %in : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %781 = tensor.empty() : tensor<1x5xf64>
    %782 = linalg.fill ins(%cst_1 : f64) outs(%781 : tensor<1x5xf64>) -> tensor<1x5xf64>
    %783 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%780 : tensor<5x5xf64>) outs(%782 : tensor<1x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.addf %in, %out : f64
      linalg.yield %1501 : f64
    } -> tensor<1x5xf64>
    %784 = linalg.fill ins(%c0_i64 : i64) outs(%21 : tensor<1xi64>) -> tensor<1xi64>
    %785 = tensor.empty() : tensor<1xf64>
    %786 = linalg.fill ins(%cst_2 : f64) outs(%785 : tensor<1xf64>) -> tensor<1xf64>
    %787:2 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%783 : tensor<1x5xf64>) outs(%786, %784 : tensor<1xf64>, tensor<1xi64>) {
    ^bb0(%in: f64, %out: f64, %out_542: i64):
      %1501 = linalg.index 1 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f64
      %1504 = arith.cmpf ogt, %in, %out : f64
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f64, i64
    } -> (tensor<1xf64>, tensor<1xi64>)
    %expanded_267 = tensor.expand_shape %787#0 [[0, 1]] output_shape [1, 1] : tensor<1xf64> into tensor<1x1xf64>
    %788 = tensor.empty() : tensor<1x1xf64>
    %789 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_267 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.cmpf ult, %in, %cst_8 : f64
      %1502 = arith.select %1501, %cst_8, %in : f64
      linalg.yield %1502 : f64
    } -> tensor<1x1xf64>
    %790 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%789 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = math.log2 %in : f64
      linalg.yield %1501 : f64
    } -> tensor<1x1xf64>
    %791 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%790 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = math.ceil %in : f64
      linalg.yield %1501 : f64
    } -> tensor<1x1xf64>
    %792 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%791 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.addf %in, %cst_8 : f64
      linalg.yield %1501 : f64
    } -> tensor<1x1xf64>
    %793 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%792 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.cmpf ult, %in, %cst_1 : f64
      %1502 = arith.select %1501, %cst_1, %in : f64
      %1503 = arith.cmpf ugt, %1502, %cst_7 : f64
      %1504 = arith.select %1503, %cst_7, %1502 : f64
      linalg.yield %1504 : f64
    } -> tensor<1x1xf64>
    %794 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.negf %in : f64
      linalg.yield %1501 : f64
    } -> tensor<1x1xf64>
    %795 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%794 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = math.powf %cst_11, %in : f64
      linalg.yield %1501 : f64
    } -> tensor<1x1xf64>
    %796 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%779, %795 : tensor<5x5xf64>, tensor<1x1xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.mulf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %797 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%452 : tensor<5x5xi1>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %out: f64):
      %1501 = arith.uitofp %in : i1 to f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %798 = linalg.fill ins(%cst_1 : f64) outs(%778 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %799 = linalg.matmul ins(%796, %797 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %800 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%799 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_7 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %801 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %800 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %802 = linalg.matmul ins(%796, %801 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %803 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%802 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_12 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %804 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %803 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %805 = linalg.matmul ins(%796, %804 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %806 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%805 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_13 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %807 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %806 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %808 = linalg.matmul ins(%796, %807 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %809 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%808 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_14 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %810 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %809 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %811 = linalg.matmul ins(%796, %810 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %812 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%811 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_15 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %813 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %812 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %814 = linalg.matmul ins(%796, %813 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %815 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%814 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_16 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %816 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %815 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %817 = linalg.matmul ins(%796, %816 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %818 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%817 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_17 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %819 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %818 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %820 = linalg.matmul ins(%796, %819 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %821 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%820 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_18 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %822 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %821 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %823 = linalg.matmul ins(%796, %822 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %824 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%823 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_19 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %825 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %824 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %826 = linalg.matmul ins(%796, %825 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %827 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%826 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_20 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %828 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %827 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %829 = linalg.matmul ins(%796, %828 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %830 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%829 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_21 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %831 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %830 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %832 = linalg.matmul ins(%796, %831 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %833 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%832 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_22 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %834 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %833 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %835 = linalg.matmul ins(%796, %834 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %836 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%835 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_23 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %837 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %836 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %838 = linalg.matmul ins(%796, %837 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %839 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%838 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_24 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %840 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %839 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %841 = linalg.matmul ins(%796, %840 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %842 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%841 : tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_11 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %843 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %842 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %844 = linalg.matmul ins(%796, %843 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %845 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%797, %844 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %846 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_1 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %847 = linalg.matmul ins(%845, %845 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %848 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%846, %847, %845 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %849 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_8 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %850 = linalg.matmul ins(%848, %848 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %851 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%849, %850, %848 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %852 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_11 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %853 = linalg.matmul ins(%851, %851 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %854 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%852, %853, %851 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %855 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_24 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %856 = linalg.matmul ins(%854, %854 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %857 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%855, %856, %854 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %858 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_23 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %859 = linalg.matmul ins(%857, %857 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %860 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%858, %859, %857 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %861 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_22 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %862 = linalg.matmul ins(%860, %860 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %863 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%861, %862, %860 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %864 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_21 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %865 = linalg.matmul ins(%863, %863 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %866 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%864, %865, %863 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %867 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_20 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %868 = linalg.matmul ins(%866, %866 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %869 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%867, %868, %866 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %870 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_19 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %871 = linalg.matmul ins(%869, %869 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %872 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%870, %871, %869 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %873 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_18 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %874 = linalg.matmul ins(%872, %872 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %875 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%873, %874, %872 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %876 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_17 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %877 = linalg.matmul ins(%875, %875 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %878 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%876, %877, %875 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %879 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_16 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %880 = linalg.matmul ins(%878, %878 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %881 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%879, %880, %878 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %882 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_15 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %883 = linalg.matmul ins(%881, %881 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %884 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%882, %883, %881 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %885 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_14 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %886 = linalg.matmul ins(%884, %884 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %887 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%885, %886, %884 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %888 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_13 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %889 = linalg.matmul ins(%887, %887 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %890 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%888, %889, %887 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %891 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%793 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_12 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %892 = linalg.matmul ins(%890, %890 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%798 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %893 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%891, %892, %890 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%778 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<5x5xf64>
    %894 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%893 : tensor<5x5xf64>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1501 = arith.truncf %in : f64 to f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %895 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%894, %arg22 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %896 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%895 : tensor<5x5xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %897 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%896 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %898 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%777, %897 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %extracted_slice_268 = tensor.extract_slice %arg8[4, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_269 = tensor.extract_slice %arg9[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_270 = tensor.extract_slice %extracted_slice_269[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %899 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_268, %extracted_slice_270 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_271 = tensor.extract_slice %arg9[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %900 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_271, %899 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %901 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg8, %900 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %902 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %899, %arg8 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %903 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%195, %901, %902 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_272 = tensor.extract_slice %903[3, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_273 = tensor.extract_slice %arg9[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_274 = tensor.extract_slice %extracted_slice_273[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %904 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_272, %extracted_slice_274 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_275 = tensor.extract_slice %arg9[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %905 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_275, %904 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %906 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%903, %905 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %907 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %904, %903 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %908 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%201, %906, %907 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_276 = tensor.extract_slice %908[2, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_277 = tensor.extract_slice %arg9[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_278 = tensor.extract_slice %extracted_slice_277[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %909 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_276, %extracted_slice_278 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_279 = tensor.extract_slice %arg9[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %910 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_279, %909 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %911 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%908, %910 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %912 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %909, %908 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %913 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%207, %911, %912 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_280 = tensor.extract_slice %913[1, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_281 = tensor.extract_slice %arg9[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_282 = tensor.extract_slice %extracted_slice_281[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %914 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_280, %extracted_slice_282 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_283 = tensor.extract_slice %arg9[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %915 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_283, %914 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %916 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%913, %915 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %917 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %914, %913 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %918 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%213, %916, %917 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_284 = tensor.extract_slice %918[0, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_285 = tensor.extract_slice %arg9[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_286 = tensor.extract_slice %extracted_slice_285[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %919 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_284, %extracted_slice_286 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_287 = tensor.extract_slice %arg9[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %920 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_287, %919 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %921 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%918, %920 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %922 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %919, %918 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %923 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%219, %921, %922 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %924 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%923, %arg23 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %925 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%924 : tensor<5x1xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %926 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%925 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %927 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg9, %arg24 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %928 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%927 : tensor<5x5xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %929 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%926, %928 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %930 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%898, %929 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %transposed_288 = linalg.transpose ins(%arg10 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) permutation = [1, 0] 
    %collapsed_289 = tensor.collapse_shape %transposed_288 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %931 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_289 : tensor<1xf32>) outs(%274 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1xf32>
    %932 = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%273, %931, %cst_6 : tensor<1xi1>, tensor<1xf32>, tensor<f32>) outs(%274 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1xf32>
    %933:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction"]} ins(%932 : tensor<1xf32>) outs(%10, %8 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = arith.maximumf %in, %out : f32
      %1502 = arith.cmpf ogt, %in, %out : f32
      %1503 = arith.select %1502, %c0_i64, %out_542 : i64
      linalg.yield %1501, %1503 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_290 = tensor.expand_shape %933#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %934 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%271, %expanded_290 : tensor<1xi64>, tensor<1xi64>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<1xi1>
    %935 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%934, %cst_32, %271 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %936 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%278, %expanded_290, %935 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %expanded_291 = tensor.expand_shape %936 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %937 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_291 : tensor<1x1xi64>) outs(%282 : tensor<1x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %transposed_288[%1501, %c0] : tensor<1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1xf32>
    %938 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_290 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %939 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%937 : tensor<1x1xf32>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %940 = linalg.generic {indexing_maps = [#map4, #map5, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%939, %cst_9, %937 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %941 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%937, %940 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %942 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%941, %937 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %943 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%937, %942 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %944 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%289, %943, %937 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %945 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%293, %941, %944 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %946 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%938 : tensor<1xi64>) outs(%295 : tensor<1xi32>) {
    ^bb0(%in: i64, %out: i32):
      %1501 = arith.trunci %in : i64 to i32
      linalg.yield %1501 : i32
    } -> tensor<1xi32>
    %947 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%274 : tensor<1xf32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %945[%c0, %c0] : tensor<1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %948 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%947 : tensor<1xf32>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1xi1>
    %949 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%948 : tensor<1xi1>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %1501 = arith.extui %in : i1 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %950 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%949 : tensor<1xi64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %out : i64
      linalg.yield %1501 : i64
    } -> tensor<i64>
    %951 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%950 : tensor<i64>) outs(%7 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.andi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<i64>
    %952 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%946, %297 : tensor<1xi32>, tensor<1xi64>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: i32, %in_542: i64, %out: i1):
      %1501 = arith.extsi %in : i32 to i64
      %1502 = arith.cmpi ne, %1501, %in_542 : i64
      linalg.yield %1502 : i1
    } -> tensor<1xi1>
    %953 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%952 : tensor<1xi1>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %1501 = arith.extui %in : i1 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %954 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%953 : tensor<1xi64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %out : i64
      linalg.yield %1501 : i64
    } -> tensor<i64>
    %955 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%954 : tensor<i64>) outs(%7 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.andi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<i64>
    %956 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%955 : tensor<i64>) outs(%9 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.sitofp %in : i64 to f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %957 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%956 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %958 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%cst_9, %957 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %959 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%951 : tensor<i64>) outs(%9 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.sitofp %in : i64 to f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %960 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%959 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.mulf %in, %cst_10 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %961 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%cst_9, %960 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %962 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%958, %961 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %963 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%947 : tensor<1xf32>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %1501 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %1501 : i1
    } -> tensor<1xi1>
    %964 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%963 : tensor<1xi1>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %1501 = arith.extui %in : i1 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %965 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%964 : tensor<1xi64>) outs(%8 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.addi %in, %out : i64
      linalg.yield %1501 : i64
    } -> tensor<i64>
    %966 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%965 : tensor<i64>) outs(%156 : tensor<i1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<i1>
    %967 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = []} ins(%966, %cst_5, %962 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %968 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%947 : tensor<1xf32>) outs(%274 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.absf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1xf32>
    %969 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%968 : tensor<1xf32>) outs(%274 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = math.log %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1xf32>
    %970 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%969 : tensor<1xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %971 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%967, %arg25 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %972 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%971 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %973 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%970, %arg26 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %974 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%972, %973 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %975 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%930, %974 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %extracted_slice_292 = tensor.extract_slice %arg11[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %976 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%188, %extracted_slice_292, %454 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_293 = tensor.extract_slice %arg12[4] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %expanded_294 = tensor.expand_shape %extracted_slice_293 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %977 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_294, %976 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %978 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%976, %453 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %979 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%978 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %980 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%977, %979 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %981 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%453, %980 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_295 = tensor.extract_slice %arg11[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %982 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %extracted_slice_295, %461 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_296 = tensor.extract_slice %arg12[3] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %expanded_297 = tensor.expand_shape %extracted_slice_296 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %983 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_297, %982 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %984 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%982, %981 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %985 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%984 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %986 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%983, %985 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %987 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%981, %986 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_298 = tensor.extract_slice %arg11[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %988 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%176, %extracted_slice_298, %468 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_299 = tensor.extract_slice %arg12[2] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %expanded_300 = tensor.expand_shape %extracted_slice_299 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %989 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_300, %988 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %990 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%988, %987 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %991 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%990 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %992 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%989, %991 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %993 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%987, %992 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_301 = tensor.extract_slice %arg11[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %994 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%170, %extracted_slice_301, %475 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_302 = tensor.extract_slice %arg12[1] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %expanded_303 = tensor.expand_shape %extracted_slice_302 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %995 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_303, %994 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %996 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%994, %993 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %997 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%996 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %998 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%995, %997 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %999 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%993, %998 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_304 = tensor.extract_slice %arg11[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1000 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %extracted_slice_304, %482 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_305 = tensor.extract_slice %arg12[0] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %expanded_306 = tensor.expand_shape %extracted_slice_305 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %1001 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_306, %1000 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1002 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1000, %999 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1003 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%1002 : tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %1004 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%1001, %1003 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1005 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%999, %1004 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1006 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1005, %arg27 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1007 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["reduction", "reduction"]} ins(%1006 : tensor<5x5xf32>) outs(%225 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %1008 = linalg.generic {indexing_maps = [#map9, #map9], iterator_types = []} ins(%1007 : tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %cst : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %1009 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%975, %1008 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %1010 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%1009, %arg28 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %1011 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%cst_9, %arg28 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %1012 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1011 : tensor<f32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %1013 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1012, %arg27 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %expanded_307 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %1014 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_307, %expanded_76 : tensor<1x5xi64>, tensor<5x1xi64>) outs(%16 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %in_542: i64, %out: i64):
      %1501 = arith.subi %in, %in_542 : i64
      linalg.yield %1501 : i64
    } -> tensor<5x5xi64>
    %1015 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1014 : tensor<5x5xi64>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sle, %in, %c-1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %1016 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1015, %arg11, %cst_5 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1017 = linalg.generic {indexing_maps = [#map8, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded_76 : tensor<5xi64>, tensor<5x1xi64>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %1018 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1017, %cst_4, %1016 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1019 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1018, %1018 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1020 = linalg.fill ins(%cst : f32) outs(%4 : tensor<5xf32>) -> tensor<5xf32>
    %1021 = linalg.generic {indexing_maps = [#map4, #map8], iterator_types = ["reduction", "parallel"]} ins(%1019 : tensor<5x5xf32>) outs(%1020 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.addf %in, %out : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %1022 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg12, %1021 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %1023 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1022 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.subf %in, %cst_25 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %1024 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg12, %1023 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %transposed_308 = linalg.transpose ins(%1013 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %1025 = linalg.matmul ins(%1005, %transposed_308 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%19 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %extracted_slice_309 = tensor.extract_slice %1024[0] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_310 = tensor.extract_slice %1018[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %transposed_311 = linalg.transpose ins(%extracted_slice_310 : tensor<5x1xf32>) outs(%234 : tensor<1x5xf32>) permutation = [1, 0] 
    %1026 = linalg.matmul ins(%transposed_311, %1025 : tensor<1x5xf32>, tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %expanded_312 = tensor.expand_shape %extracted_slice_309 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %1027 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_312, %extracted_slice_310 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1028 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%1027, %1026 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1029 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1025, %1028 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1030 = linalg.matmul ins(%transposed_311, %1029 : tensor<1x5xf32>, tensor<5x5xf32>) outs(%332 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %1031 = linalg.matmul ins(%1029, %extracted_slice_310 : tensor<5x5xf32>, tensor<5x1xf32>) outs(%161 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %1032 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_306, %1031 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %collapsed_313 = tensor.collapse_shape %1032 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %1033 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_306 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1034 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1033, %1030 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %collapsed_314 = tensor.collapse_shape %1034 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %1035 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_314, %collapsed_313 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %1036 = linalg.matmul ins(%1030, %extracted_slice_310 : tensor<1x5xf32>, tensor<5x1xf32>) outs(%282 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %1037 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1036 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %collapsed_315 = tensor.collapse_shape %1037 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_316 = tensor.expand_shape %1035 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %extracted_slice_317 = tensor.extract_slice %1024[1] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_318 = tensor.extract_slice %1018[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_319 = tensor.extract_slice %extracted_slice_318[1, 0] [4, 1] [1, 1] : tensor<5x1xf32> to tensor<4x1xf32>
    %1038 = tensor.empty() : tensor<1x4xf32>
    %transposed_320 = linalg.transpose ins(%extracted_slice_319 : tensor<4x1xf32>) outs(%1038 : tensor<1x4xf32>) permutation = [1, 0] 
    %extracted_slice_321 = tensor.extract_slice %1029[1, 0] [4, 5] [1, 1] : tensor<5x5xf32> to tensor<4x5xf32>
    %1039 = linalg.matmul ins(%transposed_320, %extracted_slice_321 : tensor<1x4xf32>, tensor<4x5xf32>) outs(%332 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %expanded_322 = tensor.expand_shape %extracted_slice_317 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %1040 = tensor.empty() : tensor<4x1xf32>
    %1041 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_322, %extracted_slice_319 : tensor<1x1xf32>, tensor<4x1xf32>) outs(%1040 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<4x1xf32>
    %1042 = tensor.empty() : tensor<4x5xf32>
    %1043 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%1041, %1039 : tensor<4x1xf32>, tensor<1x5xf32>) outs(%1042 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<4x5xf32>
    %1044 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_321, %1043 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%1042 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<4x5xf32>
    %inserted_slice_323 = tensor.insert_slice %1044 into %1029[1, 0] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<5x5xf32>
    %1045 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_306, %extracted_slice_310 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1046 = linalg.matmul ins(%inserted_slice_323, %1045 : tensor<5x5xf32>, tensor<5x1xf32>) outs(%161 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %1047 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%1046, %transposed_311 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1048 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_323, %1047 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_324 = tensor.extract_slice %1048[1, 0] [4, 5] [1, 1] : tensor<5x5xf32> to tensor<4x5xf32>
    %1049 = linalg.matmul ins(%transposed_320, %extracted_slice_324 : tensor<1x4xf32>, tensor<4x5xf32>) outs(%332 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %extracted_slice_325 = tensor.extract_slice %1048[0, 1] [5, 4] [1, 1] : tensor<5x5xf32> to tensor<5x4xf32>
    %1050 = linalg.matmul ins(%extracted_slice_325, %extracted_slice_319 : tensor<5x4xf32>, tensor<4x1xf32>) outs(%161 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %1051 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_303, %1050 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %collapsed_326 = tensor.collapse_shape %1051 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %1052 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_303 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1053 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1052, %1049 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %collapsed_327 = tensor.collapse_shape %1053 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %1054 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_327, %collapsed_326 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %extracted_slice_328 = tensor.extract_slice %1049[0, 1] [1, 4] [1, 1] : tensor<1x5xf32> to tensor<1x4xf32>
    %1055 = linalg.matmul ins(%extracted_slice_328, %extracted_slice_319 : tensor<1x4xf32>, tensor<4x1xf32>) outs(%282 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %1056 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1055 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %collapsed_329 = tensor.collapse_shape %1056 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_330 = tensor.expand_shape %1054 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %extracted_slice_331 = tensor.extract_slice %1024[2] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_332 = tensor.extract_slice %1018[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_333 = tensor.extract_slice %extracted_slice_332[2, 0] [3, 1] [1, 1] : tensor<5x1xf32> to tensor<3x1xf32>
    %1057 = tensor.empty() : tensor<1x3xf32>
    %transposed_334 = linalg.transpose ins(%extracted_slice_333 : tensor<3x1xf32>) outs(%1057 : tensor<1x3xf32>) permutation = [1, 0] 
    %extracted_slice_335 = tensor.extract_slice %1048[2, 0] [3, 5] [1, 1] : tensor<5x5xf32> to tensor<3x5xf32>
    %1058 = linalg.matmul ins(%transposed_334, %extracted_slice_335 : tensor<1x3xf32>, tensor<3x5xf32>) outs(%332 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %expanded_336 = tensor.expand_shape %extracted_slice_331 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %1059 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_336, %extracted_slice_333 : tensor<1x1xf32>, tensor<3x1xf32>) outs(%516 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x1xf32>
    %1060 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%1059, %1058 : tensor<3x1xf32>, tensor<1x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1061 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_335, %1060 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %inserted_slice_337 = tensor.insert_slice %1061 into %1048[2, 0] [3, 5] [1, 1] : tensor<3x5xf32> into tensor<5x5xf32>
    %1062 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_303, %extracted_slice_319 : tensor<1x1xf32>, tensor<4x1xf32>) outs(%1040 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<4x1xf32>
    %extracted_slice_338 = tensor.extract_slice %inserted_slice_337[0, 1] [5, 4] [1, 1] : tensor<5x5xf32> to tensor<5x4xf32>
    %1063 = linalg.matmul ins(%extracted_slice_338, %1062 : tensor<5x4xf32>, tensor<4x1xf32>) outs(%161 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %1064 = tensor.empty() : tensor<5x4xf32>
    %1065 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%1063, %transposed_320 : tensor<5x1xf32>, tensor<1x4xf32>) outs(%1064 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x4xf32>
    %1066 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_338, %1065 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%1064 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x4xf32>
    %inserted_slice_339 = tensor.insert_slice %1066 into %inserted_slice_337[0, 1] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<5x5xf32>
    %extracted_slice_340 = tensor.extract_slice %inserted_slice_339[2, 0] [3, 5] [1, 1] : tensor<5x5xf32> to tensor<3x5xf32>
    %1067 = linalg.matmul ins(%transposed_334, %extracted_slice_340 : tensor<1x3xf32>, tensor<3x5xf32>) outs(%332 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %extracted_slice_341 = tensor.extract_slice %inserted_slice_339[0, 2] [5, 3] [1, 1] : tensor<5x5xf32> to tensor<5x3xf32>
    %1068 = linalg.matmul ins(%extracted_slice_341, %extracted_slice_333 : tensor<5x3xf32>, tensor<3x1xf32>) outs(%161 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %1069 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_300, %1068 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %collapsed_342 = tensor.collapse_shape %1069 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %1070 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_300 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1071 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1070, %1067 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %collapsed_343 = tensor.collapse_shape %1071 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %1072 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_343, %collapsed_342 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %extracted_slice_344 = tensor.extract_slice %1067[0, 2] [1, 3] [1, 1] : tensor<1x5xf32> to tensor<1x3xf32>
    %1073 = linalg.matmul ins(%extracted_slice_344, %extracted_slice_333 : tensor<1x3xf32>, tensor<3x1xf32>) outs(%282 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %1074 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1073 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %collapsed_345 = tensor.collapse_shape %1074 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_346 = tensor.expand_shape %1072 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %extracted_slice_347 = tensor.extract_slice %1024[3] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_348 = tensor.extract_slice %1018[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_349 = tensor.extract_slice %extracted_slice_348[3, 0] [2, 1] [1, 1] : tensor<5x1xf32> to tensor<2x1xf32>
    %1075 = tensor.empty() : tensor<1x2xf32>
    %transposed_350 = linalg.transpose ins(%extracted_slice_349 : tensor<2x1xf32>) outs(%1075 : tensor<1x2xf32>) permutation = [1, 0] 
    %extracted_slice_351 = tensor.extract_slice %inserted_slice_339[3, 0] [2, 5] [1, 1] : tensor<5x5xf32> to tensor<2x5xf32>
    %1076 = linalg.matmul ins(%transposed_350, %extracted_slice_351 : tensor<1x2xf32>, tensor<2x5xf32>) outs(%332 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %expanded_352 = tensor.expand_shape %extracted_slice_347 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %1077 = tensor.empty() : tensor<2x1xf32>
    %1078 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_352, %extracted_slice_349 : tensor<1x1xf32>, tensor<2x1xf32>) outs(%1077 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<2x1xf32>
    %1079 = tensor.empty() : tensor<2x5xf32>
    %1080 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%1078, %1076 : tensor<2x1xf32>, tensor<1x5xf32>) outs(%1079 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<2x5xf32>
    %1081 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_351, %1080 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%1079 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<2x5xf32>
    %inserted_slice_353 = tensor.insert_slice %1081 into %inserted_slice_339[3, 0] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<5x5xf32>
    %1082 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_300, %extracted_slice_333 : tensor<1x1xf32>, tensor<3x1xf32>) outs(%516 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x1xf32>
    %extracted_slice_354 = tensor.extract_slice %inserted_slice_353[0, 2] [5, 3] [1, 1] : tensor<5x5xf32> to tensor<5x3xf32>
    %1083 = linalg.matmul ins(%extracted_slice_354, %1082 : tensor<5x3xf32>, tensor<3x1xf32>) outs(%161 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %1084 = tensor.empty() : tensor<5x3xf32>
    %1085 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%1083, %transposed_334 : tensor<5x1xf32>, tensor<1x3xf32>) outs(%1084 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x3xf32>
    %1086 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_354, %1085 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%1084 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x3xf32>
    %inserted_slice_355 = tensor.insert_slice %1086 into %inserted_slice_353[0, 2] [5, 3] [1, 1] : tensor<5x3xf32> into tensor<5x5xf32>
    %extracted_slice_356 = tensor.extract_slice %inserted_slice_355[3, 0] [2, 5] [1, 1] : tensor<5x5xf32> to tensor<2x5xf32>
    %1087 = linalg.matmul ins(%transposed_350, %extracted_slice_356 : tensor<1x2xf32>, tensor<2x5xf32>) outs(%332 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %extracted_slice_357 = tensor.extract_slice %inserted_slice_355[0, 3] [5, 2] [1, 1] : tensor<5x5xf32> to tensor<5x2xf32>
    %1088 = linalg.matmul ins(%extracted_slice_357, %extracted_slice_349 : tensor<5x2xf32>, tensor<2x1xf32>) outs(%161 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %1089 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_297, %1088 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %collapsed_358 = tensor.collapse_shape %1089 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %1090 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_297 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1091 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1090, %1087 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %collapsed_359 = tensor.collapse_shape %1091 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %1092 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_359, %collapsed_358 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %extracted_slice_360 = tensor.extract_slice %1087[0, 3] [1, 2] [1, 1] : tensor<1x5xf32> to tensor<1x2xf32>
    %1093 = linalg.matmul ins(%extracted_slice_360, %extracted_slice_349 : tensor<1x2xf32>, tensor<2x1xf32>) outs(%282 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %1094 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1093 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %collapsed_361 = tensor.collapse_shape %1094 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_362 = tensor.expand_shape %1092 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %extracted_slice_363 = tensor.extract_slice %1024[4] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_364 = tensor.extract_slice %1018[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_365 = tensor.extract_slice %extracted_slice_364[4, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %transposed_366 = linalg.transpose ins(%extracted_slice_365 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) permutation = [1, 0] 
    %extracted_slice_367 = tensor.extract_slice %inserted_slice_355[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %1095 = linalg.matmul ins(%transposed_366, %extracted_slice_367 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%332 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %expanded_368 = tensor.expand_shape %extracted_slice_363 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %1096 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_368, %extracted_slice_365 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1097 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1096, %1095 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %1098 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_367, %1097 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %inserted_slice_369 = tensor.insert_slice %1098 into %inserted_slice_355[4, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<5x5xf32>
    %1099 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_297, %extracted_slice_349 : tensor<1x1xf32>, tensor<2x1xf32>) outs(%1077 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<2x1xf32>
    %extracted_slice_370 = tensor.extract_slice %inserted_slice_369[0, 3] [5, 2] [1, 1] : tensor<5x5xf32> to tensor<5x2xf32>
    %1100 = linalg.matmul ins(%extracted_slice_370, %1099 : tensor<5x2xf32>, tensor<2x1xf32>) outs(%161 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %1101 = tensor.empty() : tensor<5x2xf32>
    %1102 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%1100, %transposed_350 : tensor<5x1xf32>, tensor<1x2xf32>) outs(%1101 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x2xf32>
    %1103 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_370, %1102 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%1101 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x2xf32>
    %inserted_slice_371 = tensor.insert_slice %1103 into %inserted_slice_369[0, 3] [5, 2] [1, 1] : tensor<5x2xf32> into tensor<5x5xf32>
    %extracted_slice_372 = tensor.extract_slice %inserted_slice_371[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %1104 = linalg.matmul ins(%transposed_366, %extracted_slice_372 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%332 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %extracted_slice_373 = tensor.extract_slice %inserted_slice_371[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1105 = linalg.matmul ins(%extracted_slice_373, %extracted_slice_365 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%161 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %1106 = linalg.generic {indexing_maps = [#map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_294, %1105 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %collapsed_374 = tensor.collapse_shape %1106 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %1107 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_294 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1108 = linalg.generic {indexing_maps = [#map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1107, %1104 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %collapsed_375 = tensor.collapse_shape %1108 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %1109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_375, %collapsed_374 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %extracted_slice_376 = tensor.extract_slice %1104[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1110 = linalg.matmul ins(%extracted_slice_376, %extracted_slice_365 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%282 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %1111 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1110 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %collapsed_377 = tensor.collapse_shape %1111 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_378 = tensor.expand_shape %1109 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %inserted_slice_379 = tensor.insert_slice %expanded_316 into %18[0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_380 = tensor.insert_slice %expanded_330 into %inserted_slice_379[0, 1] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_381 = tensor.insert_slice %expanded_346 into %inserted_slice_380[0, 2] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_382 = tensor.insert_slice %expanded_362 into %inserted_slice_381[0, 3] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_383 = tensor.insert_slice %expanded_378 into %inserted_slice_382[0, 4] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_384 = tensor.insert_slice %collapsed_315 into %4[0] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_385 = tensor.insert_slice %collapsed_329 into %inserted_slice_384[1] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_386 = tensor.insert_slice %collapsed_345 into %inserted_slice_385[2] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_387 = tensor.insert_slice %collapsed_361 into %inserted_slice_386[3] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_388 = tensor.insert_slice %collapsed_377 into %inserted_slice_387[4] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %1112 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1015, %inserted_slice_383, %cst_5 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1113 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%1011, %arg26 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %expanded_389 = tensor.expand_shape %1113 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %expanded_390 = tensor.expand_shape %271 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %1114 = linalg.generic {indexing_maps = [#map8, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%271, %expanded_390 : tensor<1xi64>, tensor<1x1xi64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1115 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1114, %expanded_389, %cst_5 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<f32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %transposed_391 = linalg.transpose ins(%1115 : tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) permutation = [1, 0] 
    %1116 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%946 : tensor<1xi32>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i32, %out: i64):
      %1501 = arith.extsi %in : i32 to i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %1117 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1116 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.subi %in, %c1_i64 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %1118 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%271, %1117 : tensor<1xi64>, tensor<1xi64>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<1xi1>
    %1119 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel"]} ins(%1118, %cst_32, %271 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %1120 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%278, %1117, %1119 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_542: i64, %in_543: i64, %out: i64):
      %1501 = arith.select %in, %in_542, %in_543 : i64
      linalg.yield %1501 : i64
    } -> tensor<1xi64>
    %1121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1120 : tensor<1xi64>) outs(%784 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %271[%1501] : tensor<1xi64>
      linalg.yield %extracted : i64
    } -> tensor<1xi64>
    %1122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1121 : tensor<1xi64>) outs(%21 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.maxsi %in, %c0_i64 : i64
      %1502 = arith.minsi %1501, %c0_i64 : i64
      linalg.yield %1502 : i64
    } -> tensor<1xi64>
    %1123 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1121, %1122 : tensor<1xi64>, tensor<1xi64>) outs(%272 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi ne, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<1xi1>
    %1124 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction"]} ins(%1123 : tensor<1xi1>) outs(%157 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %1501 = arith.ori %in, %out : i1
      linalg.yield %1501 : i1
    } -> tensor<i1>
    %1125 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = []} ins(%158, %cst_3, %1010 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %1126 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = []} ins(%725, %cst_3, %1125 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %1127 = linalg.generic {indexing_maps = [#map9, #map9, #map9, #map9], iterator_types = []} ins(%1124, %cst_3, %1126 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %expanded_392 = tensor.expand_shape %1121 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %1128 = tensor.empty() : tensor<1x1xi64>
    %1129 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_392 : tensor<1x1xi64>) outs(%1128 : tensor<1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %1501 = arith.maxsi %in, %c0_i64 : i64
      %1502 = arith.minsi %1501, %c0_i64 : i64
      linalg.yield %1502 : i64
    } -> tensor<1x1xi64>
    %1130 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1129 : tensor<1x1xi64>) outs(%282 : tensor<1x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %transposed_391[%1501, %c0] : tensor<1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1xf32>
    %1131 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_390 : tensor<1x1xi64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1132 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%945, %1130 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1133 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1130, %1132 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1134 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1131, %1133, %1130 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1135 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1134, %945 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1136 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_390 : tensor<1x1xi64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1137 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%945, %1135 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1138 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1134, %1137 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1139 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_390 : tensor<1x1xi64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1140 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1139, %1135, %1134 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1141 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1136, %1138, %1140 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %1142 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1012, %arg24 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1143 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1011 : tensor<f32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %1144 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1143, %arg23 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %transposed_393 = linalg.transpose ins(%arg9 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %extracted_slice_394 = tensor.extract_slice %1144[0, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_395 = tensor.extract_slice %transposed_393[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_396 = tensor.extract_slice %extracted_slice_395[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1145 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_394, %extracted_slice_396 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_397 = tensor.extract_slice %transposed_393[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1146 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_397, %1145 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1147 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1144, %1146 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1148 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %1145, %1144 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1149 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %1147, %1148 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_398 = tensor.extract_slice %1149[1, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_399 = tensor.extract_slice %transposed_393[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_400 = tensor.extract_slice %extracted_slice_399[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1150 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_398, %extracted_slice_400 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_401 = tensor.extract_slice %transposed_393[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1151 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_401, %1150 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1152 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1149, %1151 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1153 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %1150, %1149 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1154 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%170, %1152, %1153 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_402 = tensor.extract_slice %1154[2, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_403 = tensor.extract_slice %transposed_393[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_404 = tensor.extract_slice %extracted_slice_403[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1155 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_402, %extracted_slice_404 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_405 = tensor.extract_slice %transposed_393[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1156 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_405, %1155 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1157 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1154, %1156 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1158 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %1155, %1154 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1159 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%176, %1157, %1158 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_406 = tensor.extract_slice %1159[3, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_407 = tensor.extract_slice %transposed_393[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_408 = tensor.extract_slice %extracted_slice_407[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1160 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_406, %extracted_slice_408 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_409 = tensor.extract_slice %transposed_393[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1161 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_409, %1160 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1162 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1159, %1161 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1163 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %1160, %1159 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1164 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %1162, %1163 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_410 = tensor.extract_slice %1164[4, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_411 = tensor.extract_slice %transposed_393[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_412 = tensor.extract_slice %extracted_slice_411[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1165 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_410, %extracted_slice_412 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_413 = tensor.extract_slice %transposed_393[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1166 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_413, %1165 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1167 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1164, %1166 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1168 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %1165, %1164 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1169 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%188, %1167, %1168 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %transposed_414 = linalg.transpose ins(%923 : tensor<5x1xf32>) outs(%234 : tensor<1x5xf32>) permutation = [1, 0] 
    %1170 = linalg.matmul ins(%1169, %transposed_414 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%19 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %1171 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1170 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1172 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1014 : tensor<5x5xi64>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %1173 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1172, %1171, %cst_5 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1174 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1173, %1142 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1175 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1012, %arg22 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %transposed_415 = linalg.transpose ins(%arg7 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %1176 = tensor.empty() : tensor<5x10xf32>
    %inserted_slice_416 = tensor.insert_slice %transposed_415 into %1176[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x10xf32>
    %inserted_slice_417 = tensor.insert_slice %1175 into %inserted_slice_416[0, 5] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x10xf32>
    %inserted_slice_418 = tensor.insert_slice %cst_26 into %1176[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x10xf32>
    %inserted_slice_419 = tensor.insert_slice %transposed_415 into %inserted_slice_418[0, 5] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x10xf32>
    %1177 = tensor.empty() : tensor<10x10xf32>
    %inserted_slice_420 = tensor.insert_slice %inserted_slice_417 into %1177[0, 0] [5, 10] [1, 1] : tensor<5x10xf32> into tensor<10x10xf32>
    %inserted_slice_421 = tensor.insert_slice %inserted_slice_419 into %inserted_slice_420[5, 0] [5, 10] [1, 1] : tensor<5x10xf32> into tensor<10x10xf32>
    %1178 = tensor.empty() : tensor<10x10xf64>
    %1179 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_421 : tensor<10x10xf32>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f32, %out: f64):
      %1501 = arith.extf %in : f32 to f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1180 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1179 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = math.absf %in : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1181 = tensor.empty() : tensor<1x10xf64>
    %1182 = linalg.fill ins(%cst_1 : f64) outs(%1181 : tensor<1x10xf64>) -> tensor<1x10xf64>
    %1183 = linalg.generic {indexing_maps = [#map4, #map6], iterator_types = ["reduction", "parallel"]} ins(%1180 : tensor<10x10xf64>) outs(%1182 : tensor<1x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.addf %in, %out : f64
      linalg.yield %1501 : f64
    } -> tensor<1x10xf64>
    %1184:2 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%1183 : tensor<1x10xf64>) outs(%786, %784 : tensor<1xf64>, tensor<1xi64>) {
    ^bb0(%in: f64, %out: f64, %out_542: i64):
      %1501 = linalg.index 1 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f64
      %1504 = arith.cmpf ogt, %in, %out : f64
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f64, i64
    } -> (tensor<1xf64>, tensor<1xi64>)
    %expanded_422 = tensor.expand_shape %1184#0 [[0, 1]] output_shape [1, 1] : tensor<1xf64> into tensor<1x1xf64>
    %1185 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_422 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.cmpf ult, %in, %cst_8 : f64
      %1502 = arith.select %1501, %cst_8, %in : f64
      linalg.yield %1502 : f64
    } -> tensor<1x1xf64>
    %1186 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1185 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = math.log2 %in : f64
      linalg.yield %1501 : f64
    } -> tensor<1x1xf64>
    %1187 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1186 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = math.ceil %in : f64
      linalg.yield %1501 : f64
    } -> tensor<1x1xf64>
    %1188 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1187 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.addf %in, %cst_8 : f64
      linalg.yield %1501 : f64
    } -> tensor<1x1xf64>
    %1189 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1188 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.cmpf ult, %in, %cst_1 : f64
      %1502 = arith.select %1501, %cst_1, %in : f64
      %1503 = arith.cmpf ugt, %1502, %cst_7 : f64
      %1504 = arith.select %1503, %cst_7, %1502 : f64
      linalg.yield %1504 : f64
    } -> tensor<1x1xf64>
    %1190 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.negf %in : f64
      linalg.yield %1501 : f64
    } -> tensor<1x1xf64>
    %1191 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1190 : tensor<1x1xf64>) outs(%788 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = math.powf %cst_11, %in : f64
      linalg.yield %1501 : f64
    } -> tensor<1x1xf64>
    %1192 = linalg.generic {indexing_maps = [#map4, #map10, #map4], iterator_types = ["parallel", "parallel"]} ins(%1179, %1191 : tensor<10x10xf64>, tensor<1x1xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.mulf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1193 = tensor.empty() : tensor<10xi64>
    %1194 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%1193 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %1501 = linalg.index 0 : index
      %1502 = arith.index_cast %1501 : index to i64
      linalg.yield %1502 : i64
    } -> tensor<10xi64>
    %expanded_423 = tensor.expand_shape %1194 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %1195 = tensor.empty() : tensor<10x10xi1>
    %1196 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_423, %1194 : tensor<10x1xi64>, tensor<10xi64>) outs(%1195 : tensor<10x10xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<10x10xi1>
    %1197 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1196 : tensor<10x10xi1>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %out: f64):
      %1501 = arith.uitofp %in : i1 to f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1198 = linalg.fill ins(%cst_1 : f64) outs(%1178 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1199 = linalg.matmul ins(%1192, %1197 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1200 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1199 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_7 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1201 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1200 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1202 = linalg.matmul ins(%1192, %1201 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1203 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1202 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_12 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1204 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1203 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1205 = linalg.matmul ins(%1192, %1204 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1206 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1205 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_13 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1207 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1206 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1208 = linalg.matmul ins(%1192, %1207 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1209 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1208 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_14 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1210 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1209 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1211 = linalg.matmul ins(%1192, %1210 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1212 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1211 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_15 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1213 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1212 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1214 = linalg.matmul ins(%1192, %1213 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1215 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1214 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_16 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1216 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1215 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1217 = linalg.matmul ins(%1192, %1216 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1218 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1217 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_17 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1219 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1218 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1220 = linalg.matmul ins(%1192, %1219 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1221 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1220 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_18 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1222 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1221 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1223 = linalg.matmul ins(%1192, %1222 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1224 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1223 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_19 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1225 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1224 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1226 = linalg.matmul ins(%1192, %1225 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1227 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1226 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_20 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1228 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1227 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1229 = linalg.matmul ins(%1192, %1228 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1230 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1229 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_21 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1231 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1230 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1232 = linalg.matmul ins(%1192, %1231 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1233 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1232 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_22 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1234 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1233 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1235 = linalg.matmul ins(%1192, %1234 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1236 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1235 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_23 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1237 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1236 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1238 = linalg.matmul ins(%1192, %1237 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1239 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1238 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_24 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1240 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1239 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1241 = linalg.matmul ins(%1192, %1240 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1242 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1241 : tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %1501 = arith.divf %in, %cst_11 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1243 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1242 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1244 = linalg.matmul ins(%1192, %1243 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1245 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1197, %1244 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_542: f64, %out: f64):
      %1501 = arith.addf %in, %in_542 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1246 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_1 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1247 = linalg.matmul ins(%1245, %1245 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1248 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1246, %1247, %1245 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1249 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_8 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1250 = linalg.matmul ins(%1248, %1248 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1251 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1249, %1250, %1248 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1252 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_11 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1253 = linalg.matmul ins(%1251, %1251 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1254 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1252, %1253, %1251 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1255 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_24 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1256 = linalg.matmul ins(%1254, %1254 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1257 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1255, %1256, %1254 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1258 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_23 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1259 = linalg.matmul ins(%1257, %1257 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1260 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1258, %1259, %1257 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1261 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_22 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1262 = linalg.matmul ins(%1260, %1260 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1263 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1261, %1262, %1260 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1264 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_21 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1265 = linalg.matmul ins(%1263, %1263 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1266 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1264, %1265, %1263 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1267 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_20 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1268 = linalg.matmul ins(%1266, %1266 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1269 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1267, %1268, %1266 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1270 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_19 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1271 = linalg.matmul ins(%1269, %1269 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1272 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1270, %1271, %1269 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1273 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_18 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1274 = linalg.matmul ins(%1272, %1272 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1275 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1273, %1274, %1272 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1276 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_17 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1277 = linalg.matmul ins(%1275, %1275 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1278 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1276, %1277, %1275 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1279 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_16 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1280 = linalg.matmul ins(%1278, %1278 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1281 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1279, %1280, %1278 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1282 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_15 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1283 = linalg.matmul ins(%1281, %1281 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1284 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1282, %1283, %1281 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1285 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_14 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1286 = linalg.matmul ins(%1284, %1284 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1287 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1285, %1286, %1284 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1288 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_13 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1289 = linalg.matmul ins(%1287, %1287 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1290 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1288, %1289, %1287 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1291 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1189 : tensor<1x1xf64>) outs(%23 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %1501 = arith.cmpf ogt, %in, %cst_12 : f64
      linalg.yield %1501 : i1
    } -> tensor<1x1xi1>
    %1292 = linalg.matmul ins(%1290, %1290 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%1198 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %1293 = linalg.generic {indexing_maps = [#map10, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1291, %1292, %1290 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%1178 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_542: f64, %in_543: f64, %out: f64):
      %1501 = arith.select %in, %in_542, %in_543 : f64
      linalg.yield %1501 : f64
    } -> tensor<10x10xf64>
    %1294 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1293 : tensor<10x10xf64>) outs(%1177 : tensor<10x10xf32>) {
    ^bb0(%in: f64, %out: f32):
      %1501 = arith.truncf %in : f64 to f32
      linalg.yield %1501 : f32
    } -> tensor<10x10xf32>
    %extracted_slice_424 = tensor.extract_slice %1294[0, 0] [5, 10] [1, 1] : tensor<10x10xf32> to tensor<5x10xf32>
    %extracted_slice_425 = tensor.extract_slice %extracted_slice_424[0, 5] [5, 5] [1, 1] : tensor<5x10xf32> to tensor<5x5xf32>
    %1295 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1012, %arg21 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %transposed_426 = linalg.transpose ins(%773 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %1296 = linalg.matmul ins(%1295, %transposed_426 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%19 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %1297 = linalg.matmul ins(%transposed_426, %1296 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%19 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %1298 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1297 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1299 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1011 : tensor<f32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %1300 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1299, %arg20 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1301 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1011 : tensor<f32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %1302 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1301, %arg19 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %transposed_427 = linalg.transpose ins(%599 : tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) permutation = [1, 0] 
    %1303 = linalg.fill ins(%cst : f32) outs(%591 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %1304 = linalg.matmul ins(%transposed_427, %1302 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%1303 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %1305 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_307, %expanded_199 : tensor<1x5xi64>, tensor<3x1xi64>) outs(%508 : tensor<3x5xi64>) {
    ^bb0(%in: i64, %in_542: i64, %out: i64):
      %1501 = arith.subi %in, %in_542 : i64
      linalg.yield %1501 : i64
    } -> tensor<3x5xi64>
    %1306 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1305 : tensor<3x5xi64>) outs(%519 : tensor<3x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x5xi1>
    %1307 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1306, %1300, %cst_5 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<f32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %transposed_428 = linalg.transpose ins(%601 : tensor<3x5xf32>) outs(%1084 : tensor<5x3xf32>) permutation = [1, 0] 
    %1308 = linalg.matmul ins(%1307, %transposed_428 : tensor<3x5xf32>, tensor<5x3xf32>) outs(%1303 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %1309 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1304, %1308 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %expanded_429 = tensor.expand_shape %497 [[0, 1]] output_shape [1, 3] : tensor<3xi64> into tensor<1x3xi64>
    %1310 = tensor.empty() : tensor<3x3xi64>
    %1311 = linalg.generic {indexing_maps = [#map6, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_429, %expanded_199 : tensor<1x3xi64>, tensor<3x1xi64>) outs(%1310 : tensor<3x3xi64>) {
    ^bb0(%in: i64, %in_542: i64, %out: i64):
      %1501 = arith.subi %in, %in_542 : i64
      linalg.yield %1501 : i64
    } -> tensor<3x3xi64>
    %1312 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1311 : tensor<3x3xi64>) outs(%589 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sle, %in, %c-1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x3xi1>
    %1313 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1312, %1309, %cst_5 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %extracted_slice_430 = tensor.extract_slice %601[0, 0] [3, 3] [1, 1] : tensor<3x5xf32> to tensor<3x3xf32>
    %transposed_431 = linalg.transpose ins(%1313 : tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) permutation = [1, 0] 
    %extracted_slice_432 = tensor.extract_slice %transposed_431[2, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
    %extracted_slice_433 = tensor.extract_slice %extracted_slice_430[2, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
    %extracted_slice_434 = tensor.extract_slice %extracted_slice_433[0, 2] [1, 1] [1, 1] : tensor<1x3xf32> to tensor<1x1xf32>
    %1314 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_432, %extracted_slice_434 : tensor<1x3xf32>, tensor<1x1xf32>) outs(%1057 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x3xf32>
    %1315 = tensor.empty() : tensor<3x1xi1>
    %1316 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_199 : tensor<3x1xi64>) outs(%1315 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi slt, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x1xi1>
    %extracted_slice_435 = tensor.extract_slice %extracted_slice_430[0, 2] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
    %1317 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_435, %1314 : tensor<3x1xf32>, tensor<1x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %1318 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_431, %1317 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %1319 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_199 : tensor<3x1xi64>) outs(%1315 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c2_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x1xi1>
    %1320 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1319, %1314, %transposed_431 : tensor<3x1xi1>, tensor<1x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %1321 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1316, %1318, %1320 : tensor<3x1xi1>, tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %extracted_slice_436 = tensor.extract_slice %1321[1, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
    %extracted_slice_437 = tensor.extract_slice %extracted_slice_430[1, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
    %extracted_slice_438 = tensor.extract_slice %extracted_slice_437[0, 1] [1, 1] [1, 1] : tensor<1x3xf32> to tensor<1x1xf32>
    %1322 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_436, %extracted_slice_438 : tensor<1x3xf32>, tensor<1x1xf32>) outs(%1057 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x3xf32>
    %1323 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_199 : tensor<3x1xi64>) outs(%1315 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi slt, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x1xi1>
    %extracted_slice_439 = tensor.extract_slice %extracted_slice_430[0, 1] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
    %1324 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_439, %1322 : tensor<3x1xf32>, tensor<1x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %1325 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1321, %1324 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %1326 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_199 : tensor<3x1xi64>) outs(%1315 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x1xi1>
    %1327 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1326, %1322, %1321 : tensor<3x1xi1>, tensor<1x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %1328 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1323, %1325, %1327 : tensor<3x1xi1>, tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %extracted_slice_440 = tensor.extract_slice %1328[0, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
    %extracted_slice_441 = tensor.extract_slice %extracted_slice_430[0, 0] [1, 3] [1, 1] : tensor<3x3xf32> to tensor<1x3xf32>
    %extracted_slice_442 = tensor.extract_slice %extracted_slice_441[0, 0] [1, 1] [1, 1] : tensor<1x3xf32> to tensor<1x1xf32>
    %1329 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_440, %extracted_slice_442 : tensor<1x3xf32>, tensor<1x1xf32>) outs(%1057 : tensor<1x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x3xf32>
    %1330 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_199 : tensor<3x1xi64>) outs(%1315 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x1xi1>
    %extracted_slice_443 = tensor.extract_slice %extracted_slice_430[0, 0] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
    %1331 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_443, %1329 : tensor<3x1xf32>, tensor<1x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %1332 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1328, %1331 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %1333 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_199 : tensor<3x1xi64>) outs(%1315 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x1xi1>
    %1334 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1333, %1329, %1328 : tensor<3x1xi1>, tensor<1x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %1335 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1330, %1332, %1334 : tensor<3x1xi1>, tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %transposed_444 = linalg.transpose ins(%1335 : tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) permutation = [1, 0] 
    %extracted_slice_445 = tensor.extract_slice %1300[0, 0] [3, 3] [1, 1] : tensor<3x5xf32> to tensor<3x3xf32>
    %1336 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1311 : tensor<3x3xi64>) outs(%589 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sge, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<3x3xi1>
    %1337 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1336, %extracted_slice_445, %cst_5 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %1338 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_444, %1337 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%591 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x3xf32>
    %extracted_slice_446 = tensor.extract_slice %1300[0, 3] [3, 2] [1, 1] : tensor<3x5xf32> to tensor<3x2xf32>
    %inserted_slice_447 = tensor.insert_slice %1338 into %510[0, 0] [3, 3] [1, 1] : tensor<3x3xf32> into tensor<3x5xf32>
    %inserted_slice_448 = tensor.insert_slice %extracted_slice_446 into %inserted_slice_447[0, 3] [3, 2] [1, 1] : tensor<3x2xf32> into tensor<3x5xf32>
    %extracted_slice_449 = tensor.extract_slice %inserted_slice_448[2, 0] [1, 5] [1, 1] : tensor<3x5xf32> to tensor<1x5xf32>
    %extracted_slice_450 = tensor.extract_slice %transposed_427[0, 2] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
    %1339 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_450, %extracted_slice_449 : tensor<3x1xf32>, tensor<1x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1340 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_448, %1339 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1341 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1319, %extracted_slice_449, %inserted_slice_448 : tensor<3x1xi1>, tensor<1x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1342 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1316, %1340, %1341 : tensor<3x1xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %extracted_slice_451 = tensor.extract_slice %1342[1, 0] [1, 5] [1, 1] : tensor<3x5xf32> to tensor<1x5xf32>
    %extracted_slice_452 = tensor.extract_slice %transposed_427[0, 1] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
    %1343 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_452, %extracted_slice_451 : tensor<3x1xf32>, tensor<1x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1344 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1342, %1343 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1345 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1326, %extracted_slice_451, %1342 : tensor<3x1xi1>, tensor<1x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1346 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1323, %1344, %1345 : tensor<3x1xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %extracted_slice_453 = tensor.extract_slice %1346[0, 0] [1, 5] [1, 1] : tensor<3x5xf32> to tensor<1x5xf32>
    %extracted_slice_454 = tensor.extract_slice %transposed_427[0, 0] [3, 1] [1, 1] : tensor<3x3xf32> to tensor<3x1xf32>
    %1347 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_454, %extracted_slice_453 : tensor<3x1xf32>, tensor<1x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1348 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1346, %1347 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1349 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1333, %extracted_slice_453, %1346 : tensor<3x1xi1>, tensor<1x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1350 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1330, %1348, %1349 : tensor<3x1xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%510 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<3x5xf32>
    %1351 = linalg.matmul ins(%592, %1350 : tensor<3x3xf32>, tensor<3x5xf32>) outs(%511 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %1352 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1012, %arg17 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1353 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1012, %arg16 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %transposed_455 = linalg.transpose ins(%488 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %1354 = linalg.matmul ins(%transposed_455, %1353 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%19 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %transposed_456 = linalg.transpose ins(%451 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %1355 = linalg.matmul ins(%1352, %transposed_456 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%19 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %1356 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1355, %1354 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1357 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1172, %1356, %cst_5 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %transposed_457 = linalg.transpose ins(%1357 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %1358 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1357, %transposed_457 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1359 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%4 : tensor<5xf32>) {
    ^bb0(%out: f32):
      %1501 = linalg.index 0 : index
      %extracted = tensor.extract %1358[%1501, %1501] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5xf32>
    %1360 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1359 : tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.mulf %in, %cst_27 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %expanded_458 = tensor.expand_shape %1360 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %1361 = linalg.generic {indexing_maps = [#map4, #map7, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1017, %expanded_458, %1358 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1362 = linalg.matmul ins(%488, %1361 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%19 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %1363 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1362, %1353 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %transposed_459 = linalg.transpose ins(%1363 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %extracted_slice_460 = tensor.extract_slice %transposed_459[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_461 = tensor.extract_slice %451[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_462 = tensor.extract_slice %extracted_slice_461[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1364 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_460, %extracted_slice_462 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %extracted_slice_463 = tensor.extract_slice %451[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1365 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_463, %1364 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1366 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_459, %1365 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1367 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %1364, %transposed_459 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1368 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%195, %1366, %1367 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_464 = tensor.extract_slice %1368[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_465 = tensor.extract_slice %451[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_466 = tensor.extract_slice %extracted_slice_465[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1369 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_464, %extracted_slice_466 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %extracted_slice_467 = tensor.extract_slice %451[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1370 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_467, %1369 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1371 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1368, %1370 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1372 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %1369, %1368 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1373 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%201, %1371, %1372 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_468 = tensor.extract_slice %1373[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_469 = tensor.extract_slice %451[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_470 = tensor.extract_slice %extracted_slice_469[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1374 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_468, %extracted_slice_470 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %extracted_slice_471 = tensor.extract_slice %451[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1375 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_471, %1374 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1376 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1373, %1375 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1377 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %1374, %1373 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1378 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%207, %1376, %1377 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_472 = tensor.extract_slice %1378[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_473 = tensor.extract_slice %451[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_474 = tensor.extract_slice %extracted_slice_473[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1379 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_472, %extracted_slice_474 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %extracted_slice_475 = tensor.extract_slice %451[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1380 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_475, %1379 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1381 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1378, %1380 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1382 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %1379, %1378 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1383 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%213, %1381, %1382 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_476 = tensor.extract_slice %1383[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_477 = tensor.extract_slice %451[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_478 = tensor.extract_slice %extracted_slice_477[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1384 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_476, %extracted_slice_478 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %extracted_slice_479 = tensor.extract_slice %451[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1385 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_479, %1384 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1386 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1383, %1385 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1387 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %1384, %1383 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1388 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%219, %1386, %1387 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %transposed_480 = linalg.transpose ins(%1388 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %1389 = linalg.generic {indexing_maps = [#map9, #map9, #map9], iterator_types = []} ins(%1011, %arg15 : tensor<f32>, tensor<f32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<f32>
    %expanded_481 = tensor.expand_shape %1389 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %1390 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1012, %arg14 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %transposed_482 = linalg.transpose ins(%1390 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %1391 = linalg.matmul ins(%transposed_127, %transposed_482 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%19 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %1392 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1014 : tensor<5x5xi64>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %1501 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %1393 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1392, %1391, %cst_5 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1394 = linalg.generic {indexing_maps = [#map4, #map4, #map5, #map4], iterator_types = ["parallel", "parallel"]} ins(%1015, %1393, %cst_5 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %transposed_483 = linalg.transpose ins(%1394 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %1395 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1393, %transposed_483 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.addf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1396 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1395 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.mulf %in, %cst_27 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_484 = tensor.extract_slice %1396[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_485 = tensor.extract_slice %transposed_127[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_486 = tensor.extract_slice %extracted_slice_485[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1397 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_484, %extracted_slice_486 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %extracted_slice_487 = tensor.extract_slice %transposed_127[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1398 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_487, %1397 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1399 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1396, %1398 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1400 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %1397, %1396 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1401 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%195, %1399, %1400 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_488 = tensor.extract_slice %1401[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_489 = tensor.extract_slice %transposed_127[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_490 = tensor.extract_slice %extracted_slice_489[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1402 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_488, %extracted_slice_490 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %extracted_slice_491 = tensor.extract_slice %transposed_127[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1403 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_491, %1402 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1404 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1401, %1403 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1405 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %1402, %1401 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1406 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%201, %1404, %1405 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_492 = tensor.extract_slice %1406[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_493 = tensor.extract_slice %transposed_127[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_494 = tensor.extract_slice %extracted_slice_493[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1407 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_492, %extracted_slice_494 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %extracted_slice_495 = tensor.extract_slice %transposed_127[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1408 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_495, %1407 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1409 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1406, %1408 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1410 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %1407, %1406 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1411 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%207, %1409, %1410 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_496 = tensor.extract_slice %1411[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_497 = tensor.extract_slice %transposed_127[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_498 = tensor.extract_slice %extracted_slice_497[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1412 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_496, %extracted_slice_498 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %extracted_slice_499 = tensor.extract_slice %transposed_127[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1413 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_499, %1412 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1414 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1411, %1413 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1415 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %1412, %1411 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1416 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%213, %1414, %1415 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_500 = tensor.extract_slice %1416[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_501 = tensor.extract_slice %transposed_127[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_502 = tensor.extract_slice %extracted_slice_501[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1417 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_500, %extracted_slice_502 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %extracted_slice_503 = tensor.extract_slice %transposed_127[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1418 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_503, %1417 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1419 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1416, %1418 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1420 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %1417, %1416 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1421 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%219, %1419, %1420 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %transposed_504 = linalg.transpose ins(%1421 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %extracted_slice_505 = tensor.extract_slice %transposed_504[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %1422 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_505, %extracted_slice_486 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %1423 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_487, %1422 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1424 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%transposed_504, %1423 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1425 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %1422, %transposed_504 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1426 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%195, %1424, %1425 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_506 = tensor.extract_slice %1426[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %1427 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_506, %extracted_slice_490 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %1428 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_491, %1427 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1429 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1426, %1428 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1430 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %1427, %1426 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1431 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%201, %1429, %1430 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_507 = tensor.extract_slice %1431[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %1432 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_507, %extracted_slice_494 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %1433 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_495, %1432 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1434 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1431, %1433 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1435 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %1432, %1431 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1436 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%207, %1434, %1435 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_508 = tensor.extract_slice %1436[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %1437 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_508, %extracted_slice_498 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %1438 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_499, %1437 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1439 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1436, %1438 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1440 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %1437, %1436 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1441 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%213, %1439, %1440 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_509 = tensor.extract_slice %1441[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %1442 = linalg.generic {indexing_maps = [#map4, #map7, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_509, %extracted_slice_502 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%234 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x5xf32>
    %1443 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_503, %1442 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1444 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1441, %1443 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1445 = linalg.generic {indexing_maps = [#map7, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %1442, %1441 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1446 = linalg.generic {indexing_maps = [#map7, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%219, %1444, %1445 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %transposed_510 = linalg.transpose ins(%1446 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %1447 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel"]} ins(%1011 : tensor<f32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %1448 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%1447, %arg13 : tensor<5xf32>, tensor<5xf32>) outs(%4 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5xf32>
    %expanded_511 = tensor.expand_shape %1448 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %transposed_512 = linalg.transpose ins(%120 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) permutation = [1, 0] 
    %extracted_slice_513 = tensor.extract_slice %expanded_511[0, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_514 = tensor.extract_slice %transposed_512[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_515 = tensor.extract_slice %extracted_slice_514[0, 0] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1449 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_513, %extracted_slice_515 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_516 = tensor.extract_slice %transposed_512[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1450 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_516, %1449 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1451 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_511, %1450 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1452 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %1449, %expanded_511 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1453 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%164, %1451, %1452 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_517 = tensor.extract_slice %1453[1, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_518 = tensor.extract_slice %transposed_512[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_519 = tensor.extract_slice %extracted_slice_518[0, 1] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1454 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_517, %extracted_slice_519 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_520 = tensor.extract_slice %transposed_512[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1455 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_520, %1454 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1456 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1453, %1455 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1457 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %1454, %1453 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1458 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%170, %1456, %1457 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_521 = tensor.extract_slice %1458[2, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_522 = tensor.extract_slice %transposed_512[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_523 = tensor.extract_slice %extracted_slice_522[0, 2] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1459 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_521, %extracted_slice_523 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_524 = tensor.extract_slice %transposed_512[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1460 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_524, %1459 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1461 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1458, %1460 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1462 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %1459, %1458 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1463 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%176, %1461, %1462 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_525 = tensor.extract_slice %1463[3, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_526 = tensor.extract_slice %transposed_512[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_527 = tensor.extract_slice %extracted_slice_526[0, 3] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1464 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_525, %extracted_slice_527 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_528 = tensor.extract_slice %transposed_512[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1465 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_528, %1464 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1466 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1463, %1465 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1467 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %1464, %1463 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1468 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%182, %1466, %1467 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_529 = tensor.extract_slice %1468[4, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %extracted_slice_530 = tensor.extract_slice %transposed_512[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %extracted_slice_531 = tensor.extract_slice %extracted_slice_530[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %1469 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_529, %extracted_slice_531 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%25 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.divf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<1x1xf32>
    %extracted_slice_532 = tensor.extract_slice %transposed_512[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %1470 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_532, %1469 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1471 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1468, %1470 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1472 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %1469, %1468 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1473 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%188, %1471, %1472 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_533 = tensor.extract_slice %1473[4, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %1474 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_532, %extracted_slice_533 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1475 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1473, %1474 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1476 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%191, %extracted_slice_533, %1473 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1477 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%195, %1475, %1476 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_534 = tensor.extract_slice %1477[3, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %1478 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_528, %extracted_slice_534 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1479 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1477, %1478 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1480 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%185, %extracted_slice_534, %1477 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1481 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%201, %1479, %1480 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_535 = tensor.extract_slice %1481[2, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %1482 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_524, %extracted_slice_535 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1483 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1481, %1482 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1484 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%179, %extracted_slice_535, %1481 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1485 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%207, %1483, %1484 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_536 = tensor.extract_slice %1485[1, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %1486 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_520, %extracted_slice_536 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1487 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1485, %1486 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1488 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%173, %extracted_slice_536, %1485 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1489 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%213, %1487, %1488 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %extracted_slice_537 = tensor.extract_slice %1489[0, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %1490 = linalg.generic {indexing_maps = [#map4, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_516, %extracted_slice_537 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.mulf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1491 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1489, %1490 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_542: f32, %out: f32):
      %1501 = arith.subf %in, %in_542 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1492 = linalg.generic {indexing_maps = [#map4, #map6, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%167, %extracted_slice_537, %1489 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %1493 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%219, %1491, %1492 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%27 : tensor<5x1xf32>) {
    ^bb0(%in: i1, %in_542: f32, %in_543: f32, %out: f32):
      %1501 = arith.select %in, %in_542, %in_543 : f32
      linalg.yield %1501 : f32
    } -> tensor<5x1xf32>
    %expanded_538 = tensor.expand_shape %153 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %1494 = linalg.generic {indexing_maps = [#map7, #map6, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_76, %expanded_538 : tensor<5x1xi64>, tensor<1x5xi64>) outs(%30 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %in_542: i64, %out: i1):
      %1501 = arith.cmpi eq, %in, %in_542 : i64
      linalg.yield %1501 : i1
    } -> tensor<5x5xi1>
    %1495 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1494 : tensor<5x5xi1>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %1501 = arith.uitofp %in : i1 to f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %1496 = linalg.fill ins(%cst_0 : f32) outs(%4 : tensor<5xf32>) -> tensor<5xf32>
    %1497:2 = linalg.generic {indexing_maps = [#map4, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%1495 : tensor<5x5xf32>) outs(%1496, %128 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_542: i64):
      %1501 = linalg.index 1 : index
      %1502 = arith.index_cast %1501 : index to i64
      %1503 = arith.maximumf %in, %out : f32
      %1504 = arith.cmpf ogt, %in, %out : f32
      %1505 = arith.select %1504, %1502, %out_542 : i64
      linalg.yield %1503, %1505 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %expanded_539 = tensor.expand_shape %1497#1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %1498 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_539 : tensor<5x1xi64>) outs(%161 : tensor<5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %1501 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %1493[%1501, %c0] : tensor<5x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1xf32>
    %transposed_540 = linalg.transpose ins(%223 : tensor<5x1xf32>) outs(%234 : tensor<1x5xf32>) permutation = [1, 0] 
    %1499 = linalg.matmul ins(%1498, %transposed_540 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%19 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %1500 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%1499 : tensor<5x5xf32>) outs(%18 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1501 = arith.negf %in : f32
      linalg.yield %1501 : f32
    } -> tensor<5x5xf32>
    %collapsed_541 = tensor.collapse_shape %1498 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    return %1127, %1500, %collapsed_541, %transposed_510, %expanded_481, %transposed_480, %1351, %1298, %extracted_slice_425, %1169, %1174, %1141, %1112, %inserted_slice_388 : tensor<f32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<1x1xf32>, tensor<5x5xf32>, tensor<3x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x1xf32>, tensor<5x5xf32>, tensor<1x1xf32>, tensor<5x5xf32>, tensor<5xf32>
  }
}
