#map = affine_map<() -> ()>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map8 = affine_map<(d0, d1, d2) -> ()>
#map9 = affine_map<(d0, d1) -> (d0)>
#map10 = affine_map<(d0, d1) -> (d0, d1)>
#map11 = affine_map<(d0, d1) -> (d0, 0)>
#map12 = affine_map<(d0, d1) -> (d1)>
#map13 = affine_map<(d0, d1) -> ()>
#map14 = affine_map<(d0, d1, d2) -> (d2)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map16 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map17 = affine_map<(d0, d1, d2) -> (d1)>
#map18 = affine_map<(d0, d1, d2) -> (0, d1, d2)>
#map19 = affine_map<(d0, d1, d2, d3) -> ()>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "fsdp_export.coverage.operators._Model" {
    fsdp.module @samples class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.param @x1 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"1" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.param @x1 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"2" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.param @x1 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"3" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<20xf32>
        fsdp.buffer @w0 : tensor<20xf32>
        fsdp.buffer @w1 : tensor<20xf32>
      }
      fsdp.module @"4" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.param @x1 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"5" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.param @x1 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"6" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.param @x1 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"7" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5x2xf32>
        fsdp.param @x1 : tensor<5x6x2xf32>
        fsdp.buffer @w0 : tensor<5x5x6xf32>
      }
      fsdp.module @"8" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<10x5xf32>
        fsdp.param @x1 : tensor<5xf32>
        fsdp.buffer @w0 : tensor<2x5xf32>
      }
      fsdp.module @"9" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
    }
  }
  func.func @step(%arg0: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@x0>}, %arg1: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@x1>}, %arg2: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@x0>}, %arg3: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@x1>}, %arg4: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@x0>}, %arg5: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@x1>}, %arg6: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@x0>}, %arg7: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@x0>}, %arg8: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@x1>}, %arg9: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@x0>}, %arg10: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@x1>}, %arg11: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x0>}, %arg12: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x1>}, %arg13: tensor<5x5x2xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x0>}, %arg14: tensor<5x6x2xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x1>}, %arg15: tensor<10x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@x0>}, %arg16: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@x1>}, %arg17: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@x0>}, %arg18: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@w0>}, %arg19: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@w0>}, %arg20: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@w0>}, %arg21: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w0>}, %arg22: tensor<20xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w1>}, %arg23: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@w0>}, %arg24: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@w0>}, %arg25: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@w0>}, %arg26: tensor<5x5x6xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@w0>}, %arg27: tensor<2x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@w0>}, %arg28: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@w0>}, %arg29: tensor<f32> {fsdp.role = #fsdp.input<"scale">}, %arg30: tensor<5xi64> {fsdp.role = #fsdp.input<"input1", indices = [0, 10]>}, %arg31: tensor<2xi64> {fsdp.role = #fsdp.input<"input2">}, %arg32: tensor<i64> {fsdp.role = #fsdp.input<"input3">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"0"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"0"::@x1>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"1"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"1"::@x1>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"2"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"2"::@x1>}, tensor<20xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"3"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"4"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"4"::@x1>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"5"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"5"::@x1>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x1>}, tensor<5x5x2xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x0>}, tensor<5x6x2xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x1>}, tensor<10x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"8"::@x0>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"8"::@x1>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"9"::@x0>}) {
    %c5 = arith.constant 5 : index
    %c-1_i64 = arith.constant -1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %false = arith.constant false
    %cst_1 = arith.constant dense<-1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<1x1xf32>
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<5xf32>
    %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f64>
    %cst_6 = arith.constant dense<5.000000e-01> : tensor<f64>
    %cst_7 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_8 = arith.constant 5.000000e-01 : f64
    %cst_9 = arith.constant 0x7FF0000000000000 : f64
    %cst_10 = arith.constant 0.000000e+00 : f64
    %cst_11 = arith.constant 1.000000e+00 : f64
    %cst_12 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_13 = arith.constant 2.000000e+00 : f64
    %cst_14 = arith.constant 5.000000e-01 : f32
    %cst_15 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_16 = arith.constant dense<-1> : tensor<i64>
    %cst_17 = arith.constant dense<0> : tensor<i64>
    %cst_18 = arith.constant dense<1> : tensor<i64>
    %cst_19 = arith.constant dense<5> : tensor<1xi64>
    %0 = tensor.empty() : tensor<i1>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %3 = tensor.empty() : tensor<f32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg1 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.divf %cst_0, %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%4 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%2, %5 : tensor<i1>, tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %in_46: i1, %out: i1):
      %286 = arith.andi %in, %in_46 : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%1, %6 : tensor<i1>, tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %in_46: i1, %out: i1):
      %286 = arith.ori %in, %in_46 : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.absf %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%8 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.negf %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%7, %9, %8 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%10, %arg18 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%11 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%12 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %14 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg2, %arg3 : tensor<f32>, tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %286 = arith.cmpf oge, %in, %in_46 : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg3, %arg3 : tensor<f32>, tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %286 = arith.cmpf une, %in, %in_46 : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %16 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%14, %15 : tensor<i1>, tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %in_46: i1, %out: i1):
      %286 = arith.ori %in, %in_46 : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %17 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%16, %arg2, %arg3 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%17, %arg19 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%18 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %20 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%13, %19 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %21 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg4 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.absf %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %22 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg5 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.absf %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%21, %22 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.cmpf ogt, %in, %in_46 : f32
      %287 = arith.select %286, %in, %in_46 : f32
      linalg.yield %287 : f32
    } -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%21, %22 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.cmpf olt, %in, %in_46 : f32
      %287 = arith.select %286, %in, %in_46 : f32
      linalg.yield %287 : f32
    } -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%23, %24 : tensor<f32>, tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %286 = arith.cmpf une, %in, %in_46 : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %26 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%25 : tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %286 = arith.cmpi eq, %in, %false : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %27 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%23 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%27, %cst_12, %23 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%24, %28 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.divf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%26, %cst_12, %29 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%30, %30 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%31 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst_0 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%32 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.sqrt %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %34 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%23, %33 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%27, %cst_7, %34 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%35, %arg20 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%36 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %38 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%20, %37 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %39 = tensor.empty() : tensor<20xf64>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%arg6 : tensor<20xf32>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f32, %out: f64):
      %286 = arith.extf %in : f32 to f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %41 = tensor.empty() : tensor<20xi1>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%40 : tensor<20xf64>) outs(%41 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %286 = arith.cmpf une, %in, %cst_10 : f64
      linalg.yield %286 : i1
    } -> tensor<20xi1>
    %43 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%40 : tensor<20xf64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %286 = math.absf %in : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %44 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%43 : tensor<20xf64>) outs(%41 : tensor<20xi1>) {
    ^bb0(%in: f64, %out: i1):
      %286 = arith.cmpf olt, %in, %cst_9 : f64
      linalg.yield %286 : i1
    } -> tensor<20xi1>
    %45 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%42, %44 : tensor<20xi1>, tensor<20xi1>) outs(%41 : tensor<20xi1>) {
    ^bb0(%in: i1, %in_46: i1, %out: i1):
      %286 = arith.andi %in, %in_46 : i1
      linalg.yield %286 : i1
    } -> tensor<20xi1>
    %46 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel"]} ins(%45, %40, %cst_6 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_46: f64, %in_47: f64, %out: f64):
      %286 = arith.select %in, %in_46, %in_47 : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%46 : tensor<20xf64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %286 = math.absf %in : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%47 : tensor<20xf64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %286 = math.log2 %in : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %49 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%48 : tensor<20xf64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %286 = math.floor %in : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %50 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%49 : tensor<20xf64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %286 = arith.addf %in, %cst_11 : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%50 : tensor<20xf64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %286 = arith.negf %in : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %52 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%51 : tensor<20xf64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f64, %out: f64):
      %286 = math.powf %cst_13, %in : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %53 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%46, %52 : tensor<20xf64>, tensor<20xf64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_46: f64, %out: f64):
      %286 = arith.mulf %in, %in_46 : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %54 = tensor.empty() : tensor<20xf32>
    %55 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%53 : tensor<20xf64>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f64, %out: f32):
      %286 = arith.truncf %in : f64 to f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %56 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%55 : tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.absf %in : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%56 : tensor<20xf32>) outs(%41 : tensor<20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.extf %in : f32 to f64
      %287 = arith.cmpf oge, %286, %cst_11 : f64
      linalg.yield %287 : i1
    } -> tensor<20xi1>
    %58 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%56 : tensor<20xf32>) outs(%41 : tensor<20xi1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.extf %in : f32 to f64
      %287 = arith.cmpf olt, %286, %cst_8 : f64
      linalg.yield %287 : i1
    } -> tensor<20xi1>
    %59 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%55 : tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.mulf %in, %cst_14 : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%55 : tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.mulf %in, %cst_15 : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%58, %60, %55 : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%57, %59, %61 : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%57 : tensor<20xi1>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: i1, %out: f64):
      %286 = arith.uitofp %in : i1 to f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %64 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%50, %63 : tensor<20xf64>, tensor<20xf64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_46: f64, %out: f64):
      %286 = arith.addf %in, %in_46 : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%58 : tensor<20xi1>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: i1, %out: f64):
      %286 = arith.uitofp %in : i1 to f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%64, %65 : tensor<20xf64>, tensor<20xf64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: f64, %in_46: f64, %out: f64):
      %286 = arith.subf %in, %in_46 : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %67 = linalg.generic {indexing_maps = [#map1, #map1, #map2, #map1], iterator_types = ["parallel"]} ins(%45, %66, %cst_5 : tensor<20xi1>, tensor<20xf64>, tensor<f64>) outs(%39 : tensor<20xf64>) {
    ^bb0(%in: i1, %in_46: f64, %in_47: f64, %out: f64):
      %286 = arith.select %in, %in_46, %in_47 : f64
      linalg.yield %286 : f64
    } -> tensor<20xf64>
    %68 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel"]} ins(%45, %62, %arg6 : tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %69 = tensor.empty() : tensor<20xi32>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%67 : tensor<20xf64>) outs(%69 : tensor<20xi32>) {
    ^bb0(%in: f64, %out: i32):
      %286 = arith.fptosi %in : f64 to i32
      linalg.yield %286 : i32
    } -> tensor<20xi32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%68, %arg21 : tensor<20xf32>, tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %72 = linalg.fill ins(%cst : f32) outs(%3 : tensor<f32>) -> tensor<f32>
    %73 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%71 : tensor<20xf32>) outs(%72 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%73 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %75 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%70 : tensor<20xi32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: i32, %out: f32):
      %286 = arith.sitofp %in : i32 to f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%75, %arg22 : tensor<20xf32>, tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%76 : tensor<20xf32>) outs(%72 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %78 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%74, %77 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %79 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%38, %78 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %80 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg7, %arg8 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = math.atan2 %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%80, %arg23 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%81 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%79, %82 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg9, %arg10 : tensor<f32>, tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %286 = arith.cmpf oge, %in, %in_46 : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%84, %arg9, %arg10 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%84, %arg10, %arg9 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg9 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.absf %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%87 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.extf %in : f32 to f64
      %287 = arith.cmpf une, %286, %cst_9 : f64
      linalg.yield %287 : i1
    } -> tensor<i1>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg9, %arg9 : tensor<f32>, tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %286 = arith.cmpf une, %in, %in_46 : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %90 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%89 : tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %286 = arith.cmpi eq, %in, %false : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %91 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%90, %88 : tensor<i1>, tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %in_46: i1, %out: i1):
      %286 = arith.muli %in, %in_46 : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%91 : tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %286 = arith.cmpi eq, %in, %false : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg9, %arg10 : tensor<f32>, tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %286 = arith.cmpf une, %in, %in_46 : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %94 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%93 : tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %286 = arith.cmpi eq, %in, %false : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%92, %94 : tensor<i1>, tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %in_46: i1, %out: i1):
      %286 = arith.andi %in, %in_46 : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%86, %85 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.subf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%96 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.exp %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %98 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%97 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.log1p %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%85, %98 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %100 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%95, %arg9, %99 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %101 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%100, %arg24 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%101 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%83, %102 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %104 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg11 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %105 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg12 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.log %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %106 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg11, %105 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%104, %cst_7, %106 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %108 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg12, %arg12 : tensor<f32>, tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %286 = arith.cmpf une, %in, %in_46 : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %109 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%108, %cst_4, %107 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %110 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%109, %arg25 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %111 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%110 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%103, %111 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %expanded = tensor.expand_shape %arg13 [[0], [1], [2, 3]] output_shape [5, 5, 1, 2] : tensor<5x5x2xf32> into tensor<5x5x1x2xf32>
    %expanded_20 = tensor.expand_shape %arg14 [[0], [1, 2], [3]] output_shape [5, 1, 6, 2] : tensor<5x6x2xf32> into tensor<5x1x6x2xf32>
    %113 = tensor.empty() : tensor<5x5x6x2xf32>
    %114 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded, %expanded_20 : tensor<5x5x1x2xf32>, tensor<5x1x6x2xf32>) outs(%113 : tensor<5x5x6x2xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.subf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<5x5x6x2xf32>
    %115 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<5x5x6x2xf32>) outs(%113 : tensor<5x5x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.absf %in : f32
      linalg.yield %286 : f32
    } -> tensor<5x5x6x2xf32>
    %116 = tensor.empty() : tensor<5x5x6xf32>
    %117 = linalg.fill ins(%cst : f32) outs(%116 : tensor<5x5x6xf32>) -> tensor<5x5x6xf32>
    %118 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%115 : tensor<5x5x6x2xf32>) outs(%117 : tensor<5x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<5x5x6xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %arg26 : tensor<5x5x6xf32>, tensor<5x5x6xf32>) outs(%116 : tensor<5x5x6xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<5x5x6xf32>
    %120 = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["reduction", "reduction", "reduction"]} ins(%119 : tensor<5x5x6xf32>) outs(%72 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%120 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%112, %121 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %123 = tensor.empty() : tensor<5x5xf32>
    %124 = linalg.generic {indexing_maps = [#map9, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<5xi64>) outs(%123 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %286 = arith.index_cast %in : i64 to index
      %287 = linalg.index 1 : index
      %extracted = tensor.extract %arg15[%286, %287] : tensor<10x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %expanded_21 = tensor.expand_shape %arg16 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %125 = linalg.generic {indexing_maps = [#map10, #map11, #map10], iterator_types = ["parallel", "parallel"]} ins(%124, %expanded_21 : tensor<5x5xf32>, tensor<5x1xf32>) outs(%123 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<5x5xf32>
    %126 = tensor.empty() : tensor<5xi64>
    %127 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%126 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %286 = linalg.index 0 : index
      %287 = arith.index_cast %286 : index to i64
      linalg.yield %287 : i64
    } -> tensor<5xi64>
    %extracted_slice = tensor.extract_slice %arg31[1] [1] [1] : tensor<2xi64> to tensor<1xi64>
    %128 = tensor.empty() : tensor<2xi64>
    %inserted_slice = tensor.insert_slice %extracted_slice into %128[0] [1] [1] : tensor<1xi64> into tensor<2xi64>
    %inserted_slice_22 = tensor.insert_slice %cst_19 into %inserted_slice[1] [1] [1] : tensor<1xi64> into tensor<2xi64>
    %expanded_23 = tensor.expand_shape %arg31 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %129 = tensor.empty() : tensor<2x5xi1>
    %130 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel"]} ins(%expanded_23, %127 : tensor<2x1xi64>, tensor<5xi64>) outs(%129 : tensor<2x5xi1>) {
    ^bb0(%in: i64, %in_46: i64, %out: i1):
      %286 = arith.cmpi sle, %in, %in_46 : i64
      linalg.yield %286 : i1
    } -> tensor<2x5xi1>
    %expanded_24 = tensor.expand_shape %inserted_slice_22 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %131 = linalg.generic {indexing_maps = [#map12, #map11, #map10], iterator_types = ["parallel", "parallel"]} ins(%127, %expanded_24 : tensor<5xi64>, tensor<2x1xi64>) outs(%129 : tensor<2x5xi1>) {
    ^bb0(%in: i64, %in_46: i64, %out: i1):
      %286 = arith.cmpi slt, %in, %in_46 : i64
      linalg.yield %286 : i1
    } -> tensor<2x5xi1>
    %132 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%130, %131 : tensor<2x5xi1>, tensor<2x5xi1>) outs(%129 : tensor<2x5xi1>) {
    ^bb0(%in: i1, %in_46: i1, %out: i1):
      %286 = arith.andi %in, %in_46 : i1
      linalg.yield %286 : i1
    } -> tensor<2x5xi1>
    %133 = tensor.empty() : tensor<2x5xf32>
    %134 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%132 : tensor<2x5xi1>) outs(%133 : tensor<2x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %286 = arith.uitofp %in : i1 to f32
      linalg.yield %286 : f32
    } -> tensor<2x5xf32>
    %135 = linalg.generic {indexing_maps = [#map10, #map12, #map10], iterator_types = ["parallel", "parallel"]} ins(%134, %cst_3 : tensor<2x5xf32>, tensor<5xf32>) outs(%133 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<2x5xf32>
    %136 = linalg.fill ins(%cst : f32) outs(%133 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %137 = linalg.matmul ins(%135, %125 : tensor<2x5xf32>, tensor<5x5xf32>) outs(%136 : tensor<2x5xf32>) -> tensor<2x5xf32>
    %138 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%137, %arg27 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%133 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<2x5xf32>
    %139 = linalg.generic {indexing_maps = [#map10, #map13], iterator_types = ["reduction", "reduction"]} ins(%138 : tensor<2x5xf32>) outs(%72 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %140 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%139 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%122, %140 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %expanded_25 = tensor.expand_shape %arg17 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %expanded_26 = tensor.expand_shape %arg32 [] output_shape [1, 1] : tensor<i64> into tensor<1x1xi64>
    %142 = tensor.empty() : tensor<1xi64>
    %143 = linalg.generic {indexing_maps = [#map1], iterator_types = ["parallel"]} outs(%142 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %144 = tensor.empty() : tensor<1x1xi1>
    %145 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%expanded_26 : tensor<1x1xi64>) outs(%144 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %286 = arith.cmpi eq, %in, %c-1_i64 : i64
      linalg.yield %286 : i1
    } -> tensor<1x1xi1>
    %146 = tensor.empty() : tensor<1x1xi64>
    %147 = linalg.generic {indexing_maps = [#map10, #map12, #map13, #map10], iterator_types = ["parallel", "parallel"]} ins(%145, %143, %cst_18 : tensor<1x1xi1>, tensor<1xi64>, tensor<i64>) outs(%146 : tensor<1x1xi64>) {
    ^bb0(%in: i1, %in_46: i64, %in_47: i64, %out: i64):
      %286 = arith.select %in, %in_46, %in_47 : i64
      linalg.yield %286 : i64
    } -> tensor<1x1xi64>
    %148 = linalg.fill ins(%c0_i64 : i64) outs(%142 : tensor<1xi64>) -> tensor<1xi64>
    %149 = linalg.fill ins(%c9223372036854775807_i64 : i64) outs(%142 : tensor<1xi64>) -> tensor<1xi64>
    %150:2 = linalg.generic {indexing_maps = [#map10, #map9, #map9], iterator_types = ["parallel", "reduction"]} ins(%147 : tensor<1x1xi64>) outs(%149, %148 : tensor<1xi64>, tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64, %out_46: i64):
      %286 = arith.minsi %in, %out : i64
      %287 = arith.cmpi slt, %in, %out : i64
      %288 = arith.select %287, %c0_i64, %out_46 : i64
      linalg.yield %286, %288 : i64, i64
    } -> (tensor<1xi64>, tensor<1xi64>)
    %expanded_27 = tensor.expand_shape %150#0 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %151 = linalg.generic {indexing_maps = [#map12, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%143, %expanded_27 : tensor<1xi64>, tensor<1x1xi64>) outs(%144 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_46: i64, %out: i1):
      %286 = arith.cmpi slt, %in, %in_46 : i64
      linalg.yield %286 : i1
    } -> tensor<1x1xi1>
    %152 = linalg.generic {indexing_maps = [#map10, #map10, #map13, #map10], iterator_types = ["parallel", "parallel"]} ins(%151, %expanded_26, %cst_17 : tensor<1x1xi1>, tensor<1x1xi64>, tensor<i64>) outs(%146 : tensor<1x1xi64>) {
    ^bb0(%in: i1, %in_46: i64, %in_47: i64, %out: i64):
      %286 = arith.select %in, %in_46, %in_47 : i64
      linalg.yield %286 : i64
    } -> tensor<1x1xi64>
    %153 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%152 : tensor<1x1xi64>) outs(%146 : tensor<1x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %286 = arith.maxsi %in, %c0_i64 : i64
      %287 = arith.minsi %286, %c0_i64 : i64
      linalg.yield %287 : i64
    } -> tensor<1x1xi64>
    %154 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%152, %153 : tensor<1x1xi64>, tensor<1x1xi64>) outs(%144 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_46: i64, %out: i1):
      %286 = arith.cmpi ne, %in, %in_46 : i64
      linalg.yield %286 : i1
    } -> tensor<1x1xi1>
    %155 = linalg.fill ins(%false : i1) outs(%0 : tensor<i1>) -> tensor<i1>
    %156 = linalg.generic {indexing_maps = [#map10, #map13], iterator_types = ["reduction", "reduction"]} ins(%154 : tensor<1x1xi1>) outs(%155 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %286 = arith.ori %in, %out : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %157 = tensor.empty() : tensor<1x1xf32>
    %158 = linalg.fill ins(%cst : f32) outs(%157 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %159 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<1x1xi64>) outs(%158 : tensor<1x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %286 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %expanded_25[%c0, %286] : tensor<1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1xf32>
    %160 = linalg.generic {indexing_maps = [#map10, #map10, #map13, #map10], iterator_types = ["parallel", "parallel"]} ins(%151, %expanded_26, %cst_16 : tensor<1x1xi1>, tensor<1x1xi64>, tensor<i64>) outs(%146 : tensor<1x1xi64>) {
    ^bb0(%in: i1, %in_46: i64, %in_47: i64, %out: i64):
      %286 = arith.select %in, %in_46, %in_47 : i64
      linalg.yield %286 : i64
    } -> tensor<1x1xi64>
    %expanded_28 = tensor.expand_shape %160 [[0], [1, 2]] output_shape [1, 1, 1] : tensor<1x1xi64> into tensor<1x1x1xi64>
    %161 = tensor.empty() : tensor<1x1x1xi1>
    %162 = linalg.generic {indexing_maps = [#map14, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%143, %expanded_28 : tensor<1xi64>, tensor<1x1x1xi64>) outs(%161 : tensor<1x1x1xi1>) {
    ^bb0(%in: i64, %in_46: i64, %out: i1):
      %286 = arith.cmpi eq, %in, %in_46 : i64
      linalg.yield %286 : i1
    } -> tensor<1x1x1xi1>
    %163 = linalg.fill ins(%false : i1) outs(%144 : tensor<1x1xi1>) -> tensor<1x1xi1>
    %164 = linalg.generic {indexing_maps = [#map7, #map15], iterator_types = ["parallel", "reduction", "parallel"]} ins(%162 : tensor<1x1x1xi1>) outs(%163 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %out: i1):
      %286 = arith.ori %in, %out : i1
      linalg.yield %286 : i1
    } -> tensor<1x1xi1>
    %transposed = linalg.transpose ins(%159 : tensor<1x1xf32>) outs(%157 : tensor<1x1xf32>) permutation = [1, 0] 
    %expanded_29 = tensor.expand_shape %transposed [[0], [1, 2]] output_shape [1, 1, 1] : tensor<1x1xf32> into tensor<1x1x1xf32>
    %165 = tensor.empty() : tensor<1x1x1xf32>
    %166 = linalg.generic {indexing_maps = [#map8, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%cst_12, %expanded_29 : tensor<f32>, tensor<1x1x1xf32>) outs(%165 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.subf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<1x1x1xf32>
    %167 = linalg.generic {indexing_maps = [#map7, #map16, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%166, %expanded_25 : tensor<1x1x1xf32>, tensor<1x1xf32>) outs(%165 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<1x1x1xf32>
    %168 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<1x1x1xf32>) outs(%165 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.cmpf ult, %in, %cst : f32
      %287 = arith.select %286, %cst, %in : f32
      linalg.yield %287 : f32
    } -> tensor<1x1x1xf32>
    %169 = linalg.generic {indexing_maps = [#map16, #map8, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %cst_7, %168 : tensor<1x1xi1>, tensor<f32>, tensor<1x1x1xf32>) outs(%165 : tensor<1x1x1xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<1x1x1xf32>
    %transposed_30 = linalg.transpose ins(%151 : tensor<1x1xi1>) outs(%144 : tensor<1x1xi1>) permutation = [1, 0] 
    %expanded_31 = tensor.expand_shape %transposed_30 [[0], [1, 2]] output_shape [1, 1, 1] : tensor<1x1xi1> into tensor<1x1x1xi1>
    %170 = linalg.generic {indexing_maps = [#map7, #map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %169, %cst_7 : tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<f32>) outs(%165 : tensor<1x1x1xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<1x1x1xf32>
    %171 = tensor.empty() : tensor<1xf32>
    %172 = linalg.fill ins(%cst : f32) outs(%171 : tensor<1xf32>) -> tensor<1xf32>
    %173 = linalg.generic {indexing_maps = [#map7, #map17], iterator_types = ["reduction", "parallel", "reduction"]} ins(%170 : tensor<1x1x1xf32>) outs(%172 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<1xf32>
    %174 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction"]} ins(%173 : tensor<1xf32>) outs(%72 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%174, %arg28 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %176 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%175 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%141, %176 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %178 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%177, %arg29 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %179 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%156, %cst_4, %178 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%cst_12, %arg29 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %181 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%180, %arg28 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %182 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%181 : tensor<f32>) outs(%171 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %expanded_32 = tensor.expand_shape %182 [[0, 1, 2]] output_shape [1, 1, 1] : tensor<1xf32> into tensor<1x1x1xf32>
    %183 = linalg.generic {indexing_maps = [#map7, #map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_31, %expanded_32, %cst_7 : tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<f32>) outs(%165 : tensor<1x1x1xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<1x1x1xf32>
    %184 = linalg.generic {indexing_maps = [#map16, #map8, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%164, %cst_7, %183 : tensor<1x1xi1>, tensor<f32>, tensor<1x1x1xf32>) outs(%165 : tensor<1x1x1xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<1x1x1xf32>
    %185 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%167 : tensor<1x1x1xf32>) outs(%161 : tensor<1x1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<1x1x1xi1>
    %186 = linalg.generic {indexing_maps = [#map7, #map7, #map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %184, %cst_7 : tensor<1x1x1xi1>, tensor<1x1x1xf32>, tensor<f32>) outs(%165 : tensor<1x1x1xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<1x1x1xf32>
    %187 = linalg.fill ins(%cst : f32) outs(%165 : tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %188 = linalg.generic {indexing_maps = [#map7, #map18], iterator_types = ["reduction", "parallel", "parallel"]} ins(%186 : tensor<1x1x1xf32>) outs(%187 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<1x1x1xf32>
    %collapsed = tensor.collapse_shape %188 [[0], [1, 2]] : tensor<1x1x1xf32> into tensor<1x1xf32>
    %189 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%186 : tensor<1x1x1xf32>) outs(%165 : tensor<1x1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.negf %in : f32
      linalg.yield %286 : f32
    } -> tensor<1x1x1xf32>
    %collapsed_33 = tensor.collapse_shape %189 [[0], [1, 2]] : tensor<1x1x1xf32> into tensor<1x1xf32>
    %transposed_34 = linalg.transpose ins(%collapsed_33 : tensor<1x1xf32>) outs(%157 : tensor<1x1xf32>) permutation = [1, 0] 
    %expanded_35 = tensor.expand_shape %143 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %190 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%expanded_35, %152 : tensor<1x1xi64>, tensor<1x1xi64>) outs(%144 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_46: i64, %out: i1):
      %286 = arith.cmpi eq, %in, %in_46 : i64
      linalg.yield %286 : i1
    } -> tensor<1x1xi1>
    %191 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%cst_2, %transposed_34 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%157 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<1x1xf32>
    %192 = linalg.generic {indexing_maps = [#map10, #map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%190, %191, %cst_2 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%157 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<1x1xf32>
    %193 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%collapsed, %192 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%157 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<1x1xf32>
    %collapsed_36 = tensor.collapse_shape %193 [] : tensor<1x1xf32> into tensor<f32>
    %194 = linalg.generic {indexing_maps = [#map13, #map10], iterator_types = ["parallel", "parallel"]} ins(%180 : tensor<f32>) outs(%133 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x5xf32>
    %195 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%194, %arg27 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%133 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<2x5xf32>
    %196 = tensor.empty() : tensor<5x2xf32>
    %transposed_37 = linalg.transpose ins(%135 : tensor<2x5xf32>) outs(%196 : tensor<5x2xf32>) permutation = [1, 0] 
    %197 = linalg.fill ins(%cst : f32) outs(%123 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %198 = linalg.matmul ins(%transposed_37, %195 : tensor<5x2xf32>, tensor<2x5xf32>) outs(%197 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %199 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%198, %124 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%123 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<5x5xf32>
    %200 = linalg.generic {indexing_maps = [#map10, #map11, #map10], iterator_types = ["parallel", "parallel"]} ins(%198, %expanded_21 : tensor<5x5xf32>, tensor<5x1xf32>) outs(%123 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<5x5xf32>
    %201 = tensor.empty() : tensor<5x1xf32>
    %202 = linalg.fill ins(%cst : f32) outs(%201 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %203 = linalg.generic {indexing_maps = [#map10, #map11], iterator_types = ["parallel", "reduction"]} ins(%199 : tensor<5x5xf32>) outs(%202 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<5x1xf32>
    %collapsed_38 = tensor.collapse_shape %203 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %expanded_39 = tensor.expand_shape %arg30 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %expanded_40 = tensor.expand_shape %200 [[0], [1, 2]] output_shape [5, 1, 5] : tensor<5x5xf32> into tensor<5x1x5xf32>
    %204 = tensor.empty() : tensor<10x5xf32>
    %205 = linalg.fill ins(%cst : f32) outs(%204 : tensor<10x5xf32>) -> tensor<10x5xf32>
    %206 = scf.for %arg33 = %c0 to %c5 step %c1 iter_args(%arg34 = %205) -> (tensor<10x5xf32>) {
      %extracted = tensor.extract %expanded_39[%arg33, %c0] : tensor<5x1xi64>
      %286 = arith.index_cast %extracted : i64 to index
      %extracted_slice_46 = tensor.extract_slice %expanded_40[%arg33, 0, 0] [1, 1, 5] [1, 1, 1] : tensor<5x1x5xf32> to tensor<5xf32>
      %extracted_slice_47 = tensor.extract_slice %arg34[%286, 0] [1, 5] [1, 1] : tensor<10x5xf32> to tensor<5xf32>
      %287 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%extracted_slice_46 : tensor<5xf32>) outs(%extracted_slice_47 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %288 = arith.addf %out, %in : f32
        linalg.yield %288 : f32
      } -> tensor<5xf32>
      %inserted_slice_48 = tensor.insert_slice %287 into %arg34[%286, 0] [1, 5] [1, 1] : tensor<5xf32> into tensor<10x5xf32>
      scf.yield %inserted_slice_48 : tensor<10x5xf32>
    }
    %207 = linalg.generic {indexing_maps = [#map8, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<f32>) outs(%116 : tensor<5x5x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5x6xf32>
    %208 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207, %arg26 : tensor<5x5x6xf32>, tensor<5x5x6xf32>) outs(%116 : tensor<5x5x6xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<5x5x6xf32>
    %209 = tensor.empty() : tensor<5x5x6x2xi1>
    %210 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<5x5x6x2xf32>) outs(%209 : tensor<5x5x6x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<5x5x6x2xi1>
    %211 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<5x5x6x2xf32>) outs(%209 : tensor<5x5x6x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<5x5x6x2xi1>
    %212 = linalg.generic {indexing_maps = [#map5, #map19, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %cst_12, %cst_7 : tensor<5x5x6x2xi1>, tensor<f32>, tensor<f32>) outs(%113 : tensor<5x5x6x2xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<5x5x6x2xf32>
    %213 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211, %cst_1, %212 : tensor<5x5x6x2xi1>, tensor<f32>, tensor<5x5x6x2xf32>) outs(%113 : tensor<5x5x6x2xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<5x5x6x2xf32>
    %expanded_41 = tensor.expand_shape %208 [[0], [1], [2, 3]] output_shape [5, 5, 6, 1] : tensor<5x5x6xf32> into tensor<5x5x6x1xf32>
    %214 = linalg.generic {indexing_maps = [#map20, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_41, %213 : tensor<5x5x6x1xf32>, tensor<5x5x6x2xf32>) outs(%113 : tensor<5x5x6x2xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<5x5x6x2xf32>
    %215 = tensor.empty() : tensor<5x5x2xf32>
    %216 = linalg.fill ins(%cst : f32) outs(%215 : tensor<5x5x2xf32>) -> tensor<5x5x2xf32>
    %217 = linalg.generic {indexing_maps = [#map5, #map21], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%214 : tensor<5x5x6x2xf32>) outs(%216 : tensor<5x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<5x5x2xf32>
    %218 = tensor.empty() : tensor<5x6x5xf32>
    %transposed_42 = linalg.transpose ins(%208 : tensor<5x5x6xf32>) outs(%218 : tensor<5x6x5xf32>) permutation = [0, 2, 1] 
    %expanded_43 = tensor.expand_shape %arg14 [[0], [1], [2, 3]] output_shape [5, 6, 1, 2] : tensor<5x6x2xf32> into tensor<5x6x1x2xf32>
    %expanded_44 = tensor.expand_shape %arg13 [[0], [1, 2], [3]] output_shape [5, 1, 5, 2] : tensor<5x5x2xf32> into tensor<5x1x5x2xf32>
    %219 = tensor.empty() : tensor<5x6x5x2xf32>
    %220 = linalg.generic {indexing_maps = [#map3, #map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_43, %expanded_44 : tensor<5x6x1x2xf32>, tensor<5x1x5x2xf32>) outs(%219 : tensor<5x6x5x2xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.subf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<5x6x5x2xf32>
    %221 = tensor.empty() : tensor<5x6x5x2xi1>
    %222 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220 : tensor<5x6x5x2xf32>) outs(%221 : tensor<5x6x5x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf ogt, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<5x6x5x2xi1>
    %223 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220 : tensor<5x6x5x2xf32>) outs(%221 : tensor<5x6x5x2xi1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf olt, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<5x6x5x2xi1>
    %224 = linalg.generic {indexing_maps = [#map5, #map19, #map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222, %cst_12, %cst_7 : tensor<5x6x5x2xi1>, tensor<f32>, tensor<f32>) outs(%219 : tensor<5x6x5x2xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<5x6x5x2xf32>
    %225 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %cst_1, %224 : tensor<5x6x5x2xi1>, tensor<f32>, tensor<5x6x5x2xf32>) outs(%219 : tensor<5x6x5x2xf32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<5x6x5x2xf32>
    %expanded_45 = tensor.expand_shape %transposed_42 [[0], [1], [2, 3]] output_shape [5, 6, 5, 1] : tensor<5x6x5xf32> into tensor<5x6x5x1xf32>
    %226 = linalg.generic {indexing_maps = [#map20, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_45, %225 : tensor<5x6x5x1xf32>, tensor<5x6x5x2xf32>) outs(%219 : tensor<5x6x5x2xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<5x6x5x2xf32>
    %227 = tensor.empty() : tensor<5x6x2xf32>
    %228 = linalg.fill ins(%cst : f32) outs(%227 : tensor<5x6x2xf32>) -> tensor<5x6x2xf32>
    %229 = linalg.generic {indexing_maps = [#map5, #map21], iterator_types = ["parallel", "parallel", "reduction", "parallel"]} ins(%226 : tensor<5x6x5x2xf32>) outs(%228 : tensor<5x6x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %out : f32
      linalg.yield %286 : f32
    } -> tensor<5x6x2xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%180, %arg25 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %231 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%230, %arg11 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %232 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%231, %arg12 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.divf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %233 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%230 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %234 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%230, %105 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %235 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%233, %cst_7, %234 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %236 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%108, %cst_4, %235 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %237 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg12 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.extf %in : f32 to f64
      %287 = arith.cmpf ole, %286, %cst_10 : f64
      linalg.yield %287 : i1
    } -> tensor<i1>
    %238 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg11 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.extf %in : f32 to f64
      %287 = arith.cmpf oeq, %286, %cst_10 : f64
      linalg.yield %287 : i1
    } -> tensor<i1>
    %239 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%238, %237 : tensor<i1>, tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %in_46: i1, %out: i1):
      %286 = arith.andi %in, %in_46 : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %240 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%239, %cst_7, %236 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %241 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%180, %arg24 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %242 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg9, %arg10 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.subf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %243 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%242 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.exp %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %244 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%243 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst_0 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %245 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%241, %244 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.divf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %246 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg10, %arg9 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.subf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %247 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%246 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.exp %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %248 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%247 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.addf %in, %cst_0 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %249 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%241, %248 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.divf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %250 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%180, %arg23 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %251 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg8, %arg8 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %252 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg7, %arg7 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %253 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%252, %251 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.addf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %254 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%253 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.divf %cst_0, %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %255 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%253 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %256 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%255, %cst_7, %254 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %257 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%250, %arg8 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %258 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%257, %256 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %259 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg7 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.negf %in : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %260 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%250, %259 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %261 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%260, %256 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %262 = linalg.generic {indexing_maps = [#map2, #map1], iterator_types = ["parallel"]} ins(%180 : tensor<f32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<20xf32>
    %263 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%262, %arg21 : tensor<20xf32>, tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %264 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel"]} ins(%75 : tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = math.powf %cst_15, %in : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel"]} ins(%263, %264 : tensor<20xf32>, tensor<20xf32>) outs(%54 : tensor<20xf32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.divf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<20xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%180, %arg20 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %267 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%266, %arg5 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %268 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%267, %35 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.divf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %269 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%266, %arg4 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %270 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%269, %35 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.divf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %271 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%180, %arg19 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %272 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg2, %arg3 : tensor<f32>, tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %286 = arith.cmpf ogt, %in, %in_46 : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %273 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%272, %15 : tensor<i1>, tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %in_46: i1, %out: i1):
      %286 = arith.ori %in, %in_46 : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %274 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%271 : tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %286 = arith.divf %in, %cst_15 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%arg2, %arg3 : tensor<f32>, tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %in_46: f32, %out: i1):
      %286 = arith.cmpf une, %in, %in_46 : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %276 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%275 : tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %286 = arith.cmpi eq, %in, %false : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %277 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%276, %274, %271 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %278 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%273, %cst_7, %277 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %279 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%16 : tensor<i1>) outs(%0 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %286 = arith.cmpi eq, %in, %false : i1
      linalg.yield %286 : i1
    } -> tensor<i1>
    %280 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%279, %cst_7, %277 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %281 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%180, %arg18 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%10, %arg0 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.divf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %283 = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%arg0 : tensor<f32>) outs(%0 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %286 = arith.cmpf oeq, %in, %cst : f32
      linalg.yield %286 : i1
    } -> tensor<i1>
    %284 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = []} ins(%283, %cst_7, %282 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: i1, %in_46: f32, %in_47: f32, %out: f32):
      %286 = arith.select %in, %in_46, %in_47 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    %285 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = []} ins(%281, %284 : tensor<f32>, tensor<f32>) outs(%3 : tensor<f32>) {
    ^bb0(%in: f32, %in_46: f32, %out: f32):
      %286 = arith.mulf %in, %in_46 : f32
      linalg.yield %286 : f32
    } -> tensor<f32>
    return %179, %285, %cst_7, %280, %278, %270, %268, %265, %258, %261, %249, %245, %240, %232, %217, %229, %206, %collapsed_38, %collapsed_36 : tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<20xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<5x5x2xf32>, tensor<5x6x2xf32>, tensor<10x5xf32>, tensor<5xf32>, tensor<f32>
  }
}
