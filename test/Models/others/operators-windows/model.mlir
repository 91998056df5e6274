#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0, 0)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2, d3) -> ()>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, 0, d2, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, d3)>
#map10 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map11 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map12 = affine_map<(d0, d1, d2) -> ()>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map15 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2 * 2 + d5, d3 * 2 + d6, d4 * 2 + d7)>
#map16 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3, d4) -> ()>
#map20 = affine_map<(d0, d1, d2) -> (d2)>
#map21 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map22 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map24 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, 0, d4, 0)>
#map25 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, 0, d3, 0, d5)>
#map26 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map27 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map28 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map29 = affine_map<(d0, d1) -> (0, d1)>
#map30 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, 0, 0, 0, 0, 0)>
#map31 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, 0, 0, 0, 0)>
#map32 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3, 0, 0)>
#map33 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d3, d4)>
#map35 = affine_map<(d0, d1, d2, d3) -> (d0, 0, 0, 0)>
#map36 = affine_map<(d0, d1, d2, d3) -> (0, d1, 0, 0)>
#map37 = affine_map<(d0) -> ()>
#map38 = affine_map<(d0, d1) -> ()>
#map39 = affine_map<(d0, d1, d2, d3) -> (d1, 0, 0)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d2, 0)>
#map41 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map42 = affine_map<(d0, d1, d2, d3) -> (d1)>
#map43 = affine_map<(d0, d1, d2, d3) -> (d2)>
#map44 = affine_map<(d0, d1, d2, d3, d4) -> (d0, 0, d2, d3, d4)>
#map45 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 + d6, d3 + d7, d4 + d8)>
#map46 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d1, d6, d7, d8)>
#map47 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
#map48 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d1, d2 + d6, d3 + d7, d4 + d8)>
#map49 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d0, d6, d7, d8)>
#map50 = affine_map<(d0, d1, d2, d3, d4) -> (d1)>
#map51 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2, d3, d4)>
#map52 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0)>
#map53 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1)>
#map54 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d2, d3)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "fsdp_export.coverage.operators._Model" {
    fsdp.module @samples class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<1x3x9x9xf32>
        fsdp.buffer @w0 : tensor<1x3x9x9xf32>
      }
      fsdp.module @"1" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<8x8x8x8xf32>
        fsdp.buffer @w0 : tensor<8x5x7x4xf32>
      }
      fsdp.module @"2" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<1x4x4x4xf32>
        fsdp.buffer @w0 : tensor<1x4x2x3xf32>
        fsdp.buffer @w1 : tensor<1x4x2x3xf32>
      }
      fsdp.module @"3" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<1x2x3x6x5xf32>
        fsdp.buffer @w0 : tensor<1x2x1x3x2xf32>
        fsdp.buffer @w1 : tensor<1x2x1x3x2xf32>
      }
      fsdp.module @"4" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<1x3x9x9xf32>
        fsdp.buffer @w0 : tensor<1x3x2x2xf32>
      }
      fsdp.module @"5" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<2x3x5x5xf32>
        fsdp.buffer @w0 : tensor<2x12x16xf32>
      }
      fsdp.module @"6" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<1x3x4x4xf32>
        fsdp.param @x1 : tensor<3x3x3x3xf32>
        fsdp.param @x2 : tensor<3xf32>
        fsdp.buffer @w0 : tensor<1x3x6x6xf32>
      }
      fsdp.module @"7" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<1x1x4x4x4xf32>
        fsdp.param @x1 : tensor<1x1x1x1x1xf32>
        fsdp.param @x2 : tensor<1xf32>
        fsdp.buffer @w0 : tensor<1x1x4x4x4xf32>
      }
      fsdp.module @"8" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<2x3x5x5xf32>
        fsdp.param @x1 : tensor<2x5x5x2xf32>
        fsdp.buffer @w0 : tensor<2x3x5x5xf32>
      }
      fsdp.module @"9" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<2x3x4x4xf32>
        fsdp.buffer @w0 : tensor<2x3x3x3xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<1x3x9x9xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@x0>}, %arg1: tensor<8x8x8x8xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@x0>}, %arg2: tensor<1x4x4x4xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@x0>}, %arg3: tensor<1x2x3x6x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@x0>}, %arg4: tensor<1x3x9x9xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@x0>}, %arg5: tensor<2x3x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@x0>}, %arg6: tensor<1x3x4x4xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x0>}, %arg7: tensor<3x3x3x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x1>}, %arg8: tensor<3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x2>}, %arg9: tensor<1x1x4x4x4xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x0>}, %arg10: tensor<1x1x1x1x1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x1>}, %arg11: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x2>}, %arg12: tensor<2x3x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@x0>}, %arg13: tensor<2x5x5x2xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@x1>}, %arg14: tensor<2x3x4x4xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@x0>}, %arg15: tensor<1x3x9x9xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@w0>}, %arg16: tensor<8x5x7x4xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@w0>}, %arg17: tensor<1x4x2x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@w0>}, %arg18: tensor<1x4x2x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@w1>}, %arg19: tensor<1x2x1x3x2xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w0>}, %arg20: tensor<1x2x1x3x2xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w1>}, %arg21: tensor<1x3x2x2xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@w0>}, %arg22: tensor<2x12x16xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@w0>}, %arg23: tensor<1x3x6x6xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@w0>}, %arg24: tensor<1x1x4x4x4xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@w0>}, %arg25: tensor<2x3x5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@w0>}, %arg26: tensor<2x3x3x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@w0>}, %arg27: tensor<f32> {fsdp.role = #fsdp.input<"scale">}, %arg28: tensor<i64> {fsdp.role = #fsdp.input<"rng_seed">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<1x3x9x9xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"0"::@x0>}, tensor<8x8x8x8xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"1"::@x0>}, tensor<1x4x4x4xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"2"::@x0>}, tensor<1x2x3x6x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"3"::@x0>}, tensor<1x3x9x9xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"4"::@x0>}, tensor<2x3x5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"5"::@x0>}, tensor<1x3x4x4xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x0>}, tensor<3x3x3x3xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x1>}, tensor<3xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x2>}, tensor<1x1x4x4x4xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x0>}, tensor<1x1x1x1x1xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x1>}, tensor<1xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x2>}, tensor<2x3x5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"8"::@x0>}, tensor<2x5x5x2xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"8"::@x1>}, tensor<2x3x4x4xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"9"::@x0>}) {
    %c384 = arith.constant 384 : index
    %c150 = arith.constant 150 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c54 = arith.constant 54 : index
    %c-5_i64 = arith.constant -5 : i64
    %c739982445_i64 = arith.constant 739982445 : i64
    %c15_i64 = arith.constant 15 : i64
    %c4294967295_i64 = arith.constant 4294967295 : i64
    %c73244475_i64 = arith.constant 73244475 : i64
    %c2654435769_i64 = arith.constant 2654435769 : i64
    %c16_i64 = arith.constant 16 : i64
    %c7_i64 = arith.constant 7 : i64
    %c8_i64 = arith.constant 8 : i64
    %c5_i64 = arith.constant 5 : i64
    %c2_i64 = arith.constant 2 : i64
    %c3_i64 = arith.constant 3 : i64
    %c4_i64 = arith.constant 4 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c2 = arith.constant 2 : index
    %cst = arith.constant 0.000000e+00 : f32
    %c-1_i64 = arith.constant -1 : i64
    %cst_0 = arith.constant 0xFF800000 : f32
    %false = arith.constant false
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<4x16xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<2x90xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<3x81xf32>
    %cst_4 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_7 = arith.constant dense<2.000000e+00> : tensor<f32>
    %cst_8 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = arith.constant 2.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c30 = arith.constant 30 : index
    %cst_10 = arith.constant 5.96046448E-8 : f32
    %cst_11 = arith.constant 6.000000e+00 : f32
    %cst_12 = arith.constant 2.500000e+00 : f32
    %cst_13 = arith.constant 1.000000e+00 : f32
    %cst_14 = arith.constant 5.000000e+00 : f32
    %cst_15 = arith.constant 1.500000e+00 : f32
    %cst_16 = arith.constant -7.500000e-01 : f32
    %cst_17 = arith.constant -3.750000e+00 : f32
    %cst_18 = arith.constant -6.000000e+00 : f32
    %cst_19 = arith.constant -3.000000e+00 : f32
    %cst_20 = arith.constant 1.250000e+00 : f32
    %cst_21 = arith.constant 2.250000e+00 : f32
    %cst_22 = arith.constant dense<0.000000e+00> : tensor<2x3x5x5xf32>
    %cst_23 = arith.constant dense<3> : tensor<i64>
    %cst_24 = arith.constant dense<0> : tensor<i64>
    %cst_25 = arith.constant dense<6> : tensor<i64>
    %0 = tensor.empty() : tensor<9xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<9xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<9xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [9, 1] : tensor<9xi64> into tensor<9x1xi64>
    %2 = tensor.empty() : tensor<9x1xi64>
    %3 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<9x1xi64>) outs(%2 : tensor<9x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.subi %in, %c1_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<9x1xi64>
    %4 = tensor.empty() : tensor<9x9xi1>
    %5 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %3 : tensor<9xi64>, tensor<9x1xi64>) outs(%4 : tensor<9x9xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi sge, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<9x9xi1>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3 : tensor<9x1xi64>) outs(%2 : tensor<9x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c3_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<9x1xi64>
    %7 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%1, %6 : tensor<9xi64>, tensor<9x1xi64>) outs(%4 : tensor<9x9xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<9x9xi1>
    %8 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5, %7 : tensor<9x9xi1>, tensor<9x9xi1>) outs(%4 : tensor<9x9xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<9x9xi1>
    %9 = tensor.empty() : tensor<9x9xf32>
    %10 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%8 : tensor<9x9xi1>) outs(%9 : tensor<9x9xf32>) {
    ^bb0(%in: i1, %out: f32):
      %764 = arith.uitofp %in : i1 to f32
      linalg.yield %764 : f32
    } -> tensor<9x9xf32>
    %11 = tensor.empty() : tensor<1x3x9x9xf32>
    %12 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%10 : tensor<9x9xf32>) outs(%11 : tensor<1x3x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x9x9xf32>
    %collapsed = tensor.collapse_shape %12 [[0, 1], [2], [3]] : tensor<1x3x9x9xf32> into tensor<3x9x9xf32>
    %collapsed_26 = tensor.collapse_shape %arg0 [[0, 1], [2], [3]] : tensor<1x3x9x9xf32> into tensor<3x9x9xf32>
    %13 = tensor.empty() : tensor<3x9x9xf32>
    %14 = linalg.fill ins(%cst : f32) outs(%13 : tensor<3x9x9xf32>) -> tensor<3x9x9xf32>
    %15 = linalg.batch_matmul ins(%collapsed, %collapsed_26 : tensor<3x9x9xf32>, tensor<3x9x9xf32>) outs(%14 : tensor<3x9x9xf32>) -> tensor<3x9x9xf32>
    %transposed = linalg.transpose ins(%10 : tensor<9x9xf32>) outs(%9 : tensor<9x9xf32>) permutation = [1, 0] 
    %collapsed_27 = tensor.collapse_shape %15 [[0, 1], [2]] : tensor<3x9x9xf32> into tensor<27x9xf32>
    %16 = tensor.empty() : tensor<27x9xf32>
    %17 = linalg.fill ins(%cst : f32) outs(%16 : tensor<27x9xf32>) -> tensor<27x9xf32>
    %18 = linalg.matmul ins(%collapsed_27, %transposed : tensor<27x9xf32>, tensor<9x9xf32>) outs(%17 : tensor<27x9xf32>) -> tensor<27x9xf32>
    %expanded_28 = tensor.expand_shape %18 [[0, 1, 2], [3]] output_shape [1, 3, 9, 9] : tensor<27x9xf32> into tensor<1x3x9x9xf32>
    %19 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_28 : tensor<1x3x9x9xf32>) outs(%11 : tensor<1x3x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.divf %in, %cst_9 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x9x9xf32>
    %20 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %arg15 : tensor<1x3x9x9xf32>, tensor<1x3x9x9xf32>) outs(%11 : tensor<1x3x9x9xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x9x9xf32>
    %21 = tensor.empty() : tensor<f32>
    %22 = linalg.fill ins(%cst : f32) outs(%21 : tensor<f32>) -> tensor<f32>
    %23 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%20 : tensor<1x3x9x9xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %24 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%23 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %25 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%24 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %26 = tensor.empty() : tensor<5xi64>
    %27 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%26 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<5xi64>
    %expanded_29 = tensor.expand_shape %27 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %28 = tensor.empty() : tensor<5x1xi64>
    %29 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_29 : tensor<5x1xi64>) outs(%28 : tensor<5x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c8_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<5x1xi64>
    %30 = tensor.empty() : tensor<8xi64>
    %31 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%30 : tensor<8xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<8xi64>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%31 : tensor<8xi64>) outs(%30 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c5_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<8xi64>
    %33 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%32 : tensor<8xi64>) outs(%30 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c5_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<8xi64>
    %34 = tensor.empty() : tensor<5x8xi1>
    %35 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%33, %29 : tensor<8xi64>, tensor<5x1xi64>) outs(%34 : tensor<5x8xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<5x8xi1>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<5x1xi64>) outs(%28 : tensor<5x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c8_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<5x1xi64>
    %37 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %36 : tensor<8xi64>, tensor<5x1xi64>) outs(%34 : tensor<5x8xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<5x8xi1>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35, %37 : tensor<5x8xi1>, tensor<5x8xi1>) outs(%34 : tensor<5x8xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<5x8xi1>
    %39 = tensor.empty() : tensor<5x8xf32>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%38 : tensor<5x8xi1>) outs(%39 : tensor<5x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %764 = arith.uitofp %in : i1 to f32
      linalg.yield %764 : f32
    } -> tensor<5x8xf32>
    %41 = tensor.empty() : tensor<5x1xf32>
    %42 = linalg.fill ins(%cst : f32) outs(%41 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %43 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%40 : tensor<5x8xf32>) outs(%42 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<5x1xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %43 : tensor<5x8xf32>, tensor<5x1xf32>) outs(%39 : tensor<5x8xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.divf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<5x8xf32>
    %45 = tensor.empty() : tensor<7xi64>
    %46 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%45 : tensor<7xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<7xi64>
    %expanded_30 = tensor.expand_shape %46 [[0, 1]] output_shape [7, 1] : tensor<7xi64> into tensor<7x1xi64>
    %47 = tensor.empty() : tensor<7x1xi64>
    %48 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_30 : tensor<7x1xi64>) outs(%47 : tensor<7x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c8_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<7x1xi64>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%31 : tensor<8xi64>) outs(%30 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c7_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<8xi64>
    %50 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%49 : tensor<8xi64>) outs(%30 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c7_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<8xi64>
    %51 = tensor.empty() : tensor<7x8xi1>
    %52 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %48 : tensor<8xi64>, tensor<7x1xi64>) outs(%51 : tensor<7x8xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<7x8xi1>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%48 : tensor<7x1xi64>) outs(%47 : tensor<7x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c8_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<7x1xi64>
    %54 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %53 : tensor<8xi64>, tensor<7x1xi64>) outs(%51 : tensor<7x8xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<7x8xi1>
    %55 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%52, %54 : tensor<7x8xi1>, tensor<7x8xi1>) outs(%51 : tensor<7x8xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<7x8xi1>
    %56 = tensor.empty() : tensor<7x8xf32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%55 : tensor<7x8xi1>) outs(%56 : tensor<7x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %764 = arith.uitofp %in : i1 to f32
      linalg.yield %764 : f32
    } -> tensor<7x8xf32>
    %58 = tensor.empty() : tensor<7x1xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<7x1xf32>) -> tensor<7x1xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%57 : tensor<7x8xf32>) outs(%59 : tensor<7x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<7x1xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %60 : tensor<7x8xf32>, tensor<7x1xf32>) outs(%56 : tensor<7x8xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.divf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<7x8xf32>
    %62 = tensor.empty() : tensor<4xi64>
    %63 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%62 : tensor<4xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<4xi64>
    %expanded_31 = tensor.expand_shape %63 [[0, 1]] output_shape [4, 1] : tensor<4xi64> into tensor<4x1xi64>
    %64 = tensor.empty() : tensor<4x1xi64>
    %65 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_31 : tensor<4x1xi64>) outs(%64 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c8_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<4x1xi64>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%31 : tensor<8xi64>) outs(%30 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c4_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<8xi64>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%66 : tensor<8xi64>) outs(%30 : tensor<8xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c4_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<8xi64>
    %68 = tensor.empty() : tensor<4x8xi1>
    %69 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %65 : tensor<8xi64>, tensor<4x1xi64>) outs(%68 : tensor<4x8xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<4x8xi1>
    %70 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65 : tensor<4x1xi64>) outs(%64 : tensor<4x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c8_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<4x1xi64>
    %71 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%66, %70 : tensor<8xi64>, tensor<4x1xi64>) outs(%68 : tensor<4x8xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<4x8xi1>
    %72 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%69, %71 : tensor<4x8xi1>, tensor<4x8xi1>) outs(%68 : tensor<4x8xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<4x8xi1>
    %73 = tensor.empty() : tensor<4x8xf32>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%72 : tensor<4x8xi1>) outs(%73 : tensor<4x8xf32>) {
    ^bb0(%in: i1, %out: f32):
      %764 = arith.uitofp %in : i1 to f32
      linalg.yield %764 : f32
    } -> tensor<4x8xf32>
    %75 = tensor.empty() : tensor<4x1xf32>
    %76 = linalg.fill ins(%cst : f32) outs(%75 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "reduction"]} ins(%74 : tensor<4x8xf32>) outs(%76 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<4x1xf32>
    %78 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %77 : tensor<4x8xf32>, tensor<4x1xf32>) outs(%73 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.divf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<4x8xf32>
    %79 = tensor.empty() : tensor<8x8x8x8xf32>
    %transposed_32 = linalg.transpose ins(%arg1 : tensor<8x8x8x8xf32>) outs(%79 : tensor<8x8x8x8xf32>) permutation = [0, 2, 3, 1] 
    %80 = tensor.empty() : tensor<8x5xf32>
    %transposed_33 = linalg.transpose ins(%44 : tensor<5x8xf32>) outs(%80 : tensor<8x5xf32>) permutation = [1, 0] 
    %collapsed_34 = tensor.collapse_shape %transposed_32 [[0, 1], [2], [3]] : tensor<8x8x8x8xf32> into tensor<64x8x8xf32>
    %81 = tensor.empty() : tensor<8x8x8x5xf32>
    %82 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_33 : tensor<8x5xf32>) outs(%81 : tensor<8x8x8x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x8x5xf32>
    %collapsed_35 = tensor.collapse_shape %82 [[0, 1], [2], [3]] : tensor<8x8x8x5xf32> into tensor<64x8x5xf32>
    %83 = tensor.empty() : tensor<64x8x5xf32>
    %84 = linalg.fill ins(%cst : f32) outs(%83 : tensor<64x8x5xf32>) -> tensor<64x8x5xf32>
    %85 = linalg.batch_matmul ins(%collapsed_34, %collapsed_35 : tensor<64x8x8xf32>, tensor<64x8x5xf32>) outs(%84 : tensor<64x8x5xf32>) -> tensor<64x8x5xf32>
    %expanded_36 = tensor.expand_shape %85 [[0, 1], [2], [3]] output_shape [8, 8, 8, 5] : tensor<64x8x5xf32> into tensor<8x8x8x5xf32>
    %86 = tensor.empty() : tensor<8x5x8x8xf32>
    %transposed_37 = linalg.transpose ins(%expanded_36 : tensor<8x8x8x5xf32>) outs(%86 : tensor<8x5x8x8xf32>) permutation = [0, 3, 2, 1] 
    %87 = tensor.empty() : tensor<8x7xf32>
    %transposed_38 = linalg.transpose ins(%61 : tensor<7x8xf32>) outs(%87 : tensor<8x7xf32>) permutation = [1, 0] 
    %collapsed_39 = tensor.collapse_shape %transposed_37 [[0, 1], [2], [3]] : tensor<8x5x8x8xf32> into tensor<40x8x8xf32>
    %88 = tensor.empty() : tensor<8x5x8x7xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_38 : tensor<8x7xf32>) outs(%88 : tensor<8x5x8x7xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x5x8x7xf32>
    %collapsed_40 = tensor.collapse_shape %89 [[0, 1], [2], [3]] : tensor<8x5x8x7xf32> into tensor<40x8x7xf32>
    %90 = tensor.empty() : tensor<40x8x7xf32>
    %91 = linalg.fill ins(%cst : f32) outs(%90 : tensor<40x8x7xf32>) -> tensor<40x8x7xf32>
    %92 = linalg.batch_matmul ins(%collapsed_39, %collapsed_40 : tensor<40x8x8xf32>, tensor<40x8x7xf32>) outs(%91 : tensor<40x8x7xf32>) -> tensor<40x8x7xf32>
    %expanded_41 = tensor.expand_shape %92 [[0, 1], [2], [3]] output_shape [8, 5, 8, 7] : tensor<40x8x7xf32> into tensor<8x5x8x7xf32>
    %93 = tensor.empty() : tensor<8x5x7x8xf32>
    %transposed_42 = linalg.transpose ins(%expanded_41 : tensor<8x5x8x7xf32>) outs(%93 : tensor<8x5x7x8xf32>) permutation = [0, 1, 3, 2] 
    %94 = tensor.empty() : tensor<8x4xf32>
    %transposed_43 = linalg.transpose ins(%78 : tensor<4x8xf32>) outs(%94 : tensor<8x4xf32>) permutation = [1, 0] 
    %collapsed_44 = tensor.collapse_shape %transposed_42 [[0, 1], [2], [3]] : tensor<8x5x7x8xf32> into tensor<40x7x8xf32>
    %95 = tensor.empty() : tensor<8x5x8x4xf32>
    %96 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed_43 : tensor<8x4xf32>) outs(%95 : tensor<8x5x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x5x8x4xf32>
    %collapsed_45 = tensor.collapse_shape %96 [[0, 1], [2], [3]] : tensor<8x5x8x4xf32> into tensor<40x8x4xf32>
    %97 = tensor.empty() : tensor<40x7x4xf32>
    %98 = linalg.fill ins(%cst : f32) outs(%97 : tensor<40x7x4xf32>) -> tensor<40x7x4xf32>
    %99 = linalg.batch_matmul ins(%collapsed_44, %collapsed_45 : tensor<40x7x8xf32>, tensor<40x8x4xf32>) outs(%98 : tensor<40x7x4xf32>) -> tensor<40x7x4xf32>
    %expanded_46 = tensor.expand_shape %99 [[0, 1], [2], [3]] output_shape [8, 5, 7, 4] : tensor<40x7x4xf32> into tensor<8x5x7x4xf32>
    %100 = tensor.empty() : tensor<8x5x7x4xf32>
    %101 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_46, %arg16 : tensor<8x5x7x4xf32>, tensor<8x5x7x4xf32>) outs(%100 : tensor<8x5x7x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<8x5x7x4xf32>
    %102 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%101 : tensor<8x5x7x4xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %103 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%102 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %104 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%25, %103 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %105 = tensor.empty() : tensor<2xi64>
    %106 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%105 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<2xi64>
    %expanded_47 = tensor.expand_shape %106 [[0, 1]] output_shape [2, 1] : tensor<2xi64> into tensor<2x1xi64>
    %107 = tensor.empty() : tensor<2x1xi64>
    %108 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_47 : tensor<2x1xi64>) outs(%107 : tensor<2x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c4_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<2x1xi64>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%63 : tensor<4xi64>) outs(%62 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c2_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<4xi64>
    %110 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%109 : tensor<4xi64>) outs(%62 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c2_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<4xi64>
    %111 = tensor.empty() : tensor<2x4xi1>
    %112 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %108 : tensor<4xi64>, tensor<2x1xi64>) outs(%111 : tensor<2x4xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x4xi1>
    %113 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%108 : tensor<2x1xi64>) outs(%107 : tensor<2x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c4_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<2x1xi64>
    %114 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%109, %113 : tensor<4xi64>, tensor<2x1xi64>) outs(%111 : tensor<2x4xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x4xi1>
    %115 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%112, %114 : tensor<2x4xi1>, tensor<2x4xi1>) outs(%111 : tensor<2x4xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x4xi1>
    %116 = tensor.empty() : tensor<3xi64>
    %117 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%116 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<3xi64>
    %expanded_48 = tensor.expand_shape %117 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %118 = tensor.empty() : tensor<3x1xi64>
    %119 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_48 : tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c4_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %120 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%63 : tensor<4xi64>) outs(%62 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c3_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<4xi64>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%120 : tensor<4xi64>) outs(%62 : tensor<4xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c3_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<4xi64>
    %122 = tensor.empty() : tensor<3x4xi1>
    %123 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%121, %119 : tensor<4xi64>, tensor<3x1xi64>) outs(%122 : tensor<3x4xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<3x4xi1>
    %124 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c4_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %125 = linalg.generic {indexing_maps = [#map2, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%120, %124 : tensor<4xi64>, tensor<3x1xi64>) outs(%122 : tensor<3x4xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<3x4xi1>
    %126 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%123, %125 : tensor<3x4xi1>, tensor<3x4xi1>) outs(%122 : tensor<3x4xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<3x4xi1>
    %expanded_49 = tensor.expand_shape %115 [[0], [1, 2, 3]] output_shape [2, 1, 4, 1] : tensor<2x4xi1> into tensor<2x1x4x1xi1>
    %expanded_50 = tensor.expand_shape %126 [[0, 1], [2, 3]] output_shape [1, 3, 1, 4] : tensor<3x4xi1> into tensor<1x3x1x4xi1>
    %127 = tensor.empty() : tensor<2x3x4x4xi1>
    %128 = linalg.generic {indexing_maps = [#map8, #map9, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_49, %expanded_50 : tensor<2x1x4x1xi1>, tensor<1x3x1x4xi1>) outs(%127 : tensor<2x3x4x4xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x4x4xi1>
    %collapsed_51 = tensor.collapse_shape %128 [[0, 1], [2, 3]] : tensor<2x3x4x4xi1> into tensor<6x16xi1>
    %collapsed_52 = tensor.collapse_shape %arg2 [[0, 1], [2, 3]] : tensor<1x4x4x4xf32> into tensor<4x16xf32>
    %expanded_53 = tensor.expand_shape %collapsed_52 [[0], [1, 2]] output_shape [4, 1, 16] : tensor<4x16xf32> into tensor<4x1x16xf32>
    %129 = tensor.empty() : tensor<4x6x16xf32>
    %130 = linalg.generic {indexing_maps = [#map10, #map11, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_51, %expanded_53, %cst_6 : tensor<6x16xi1>, tensor<4x1x16xf32>, tensor<f32>) outs(%129 : tensor<4x6x16xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<4x6x16xf32>
    %131 = tensor.empty() : tensor<4x6xi64>
    %132 = linalg.fill ins(%c0_i64 : i64) outs(%131 : tensor<4x6xi64>) -> tensor<4x6xi64>
    %133 = tensor.empty() : tensor<4x6xf32>
    %134 = linalg.fill ins(%cst_0 : f32) outs(%133 : tensor<4x6xf32>) -> tensor<4x6xf32>
    %135:2 = linalg.generic {indexing_maps = [#map13, #map14, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%130 : tensor<4x6x16xf32>) outs(%134, %132 : tensor<4x6xf32>, tensor<4x6xi64>) {
    ^bb0(%in: f32, %out: f32, %out_314: i64):
      %764 = linalg.index 2 : index
      %765 = arith.index_cast %764 : index to i64
      %766 = arith.maximumf %in, %out : f32
      %767 = arith.cmpf ogt, %in, %out : f32
      %768 = arith.select %767, %765, %out_314 : i64
      linalg.yield %766, %768 : f32, i64
    } -> (tensor<4x6xf32>, tensor<4x6xi64>)
    %expanded_54 = tensor.expand_shape %135#0 [[0, 1], [2, 3]] output_shape [1, 4, 2, 3] : tensor<4x6xf32> into tensor<1x4x2x3xf32>
    %expanded_55 = tensor.expand_shape %135#1 [[0, 1], [2, 3]] output_shape [1, 4, 2, 3] : tensor<4x6xi64> into tensor<1x4x2x3xi64>
    %136 = tensor.empty() : tensor<1x4x2x3xf32>
    %137 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_54, %arg17 : tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) outs(%136 : tensor<1x4x2x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x4x2x3xf32>
    %138 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%137 : tensor<1x4x2x3xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %139 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%138 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %140 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_55 : tensor<1x4x2x3xi64>) outs(%136 : tensor<1x4x2x3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %764 = arith.sitofp %in : i64 to f32
      linalg.yield %764 : f32
    } -> tensor<1x4x2x3xf32>
    %141 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140, %arg18 : tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) outs(%136 : tensor<1x4x2x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x4x2x3xf32>
    %142 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%141 : tensor<1x4x2x3xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %143 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%139, %142 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %144 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%104, %143 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %padded = tensor.pad %arg3 low[0, 0, 0, 0, 0] high[0, 0, 2, 2, 2] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst_0 : f32
    } : tensor<1x2x3x6x5xf32> to tensor<1x2x5x8x7xf32>
    %145 = tensor.empty() : tensor<1x2x1x3x2xf32>
    %146 = linalg.fill ins(%cst_0 : f32) outs(%145 : tensor<1x2x1x3x2xf32>) -> tensor<1x2x1x3x2xf32>
    %147 = tensor.empty() : tensor<3x3x3xf32>
    %148 = linalg.generic {indexing_maps = [#map15, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%padded, %147 : tensor<1x2x5x8x7xf32>, tensor<3x3x3xf32>) outs(%146 : tensor<1x2x1x3x2xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.maximumf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<1x2x1x3x2xf32>
    %149 = tensor.empty() : tensor<1x2x1x3x2xi64>
    %150 = linalg.fill ins(%c-1_i64 : i64) outs(%149 : tensor<1x2x1x3x2xi64>) -> tensor<1x2x1x3x2xi64>
    %151 = tensor.empty() : tensor<3x3x3xi64>
    %152 = linalg.generic {indexing_maps = [#map17, #map16, #map17], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%148, %151 : tensor<1x2x1x3x2xf32>, tensor<3x3x3xi64>) outs(%150 : tensor<1x2x1x3x2xi64>) {
    ^bb0(%in: f32, %in_314: i64, %out: i64):
      %764 = linalg.index 1 : index
      %765 = linalg.index 5 : index
      %766 = linalg.index 3 : index
      %767 = linalg.index 6 : index
      %768 = arith.muli %766, %c2 : index
      %769 = arith.addi %768, %767 : index
      %770 = linalg.index 4 : index
      %771 = linalg.index 7 : index
      %772 = arith.muli %770, %c2 : index
      %773 = arith.addi %772, %771 : index
      %extracted = tensor.extract %padded[%c0, %764, %765, %769, %773] : tensor<1x2x5x8x7xf32>
      %774 = arith.cmpf oeq, %extracted, %in : f32
      %775 = arith.muli %769, %c5 : index
      %776 = arith.addi %773, %775 : index
      %777 = arith.muli %765, %c30 : index
      %778 = arith.addi %776, %777 : index
      %779 = arith.index_cast %778 : index to i64
      %780 = arith.select %774, %779, %out : i64
      %781 = arith.cmpi eq, %out, %c-1_i64 : i64
      %782 = arith.select %781, %780, %out : i64
      linalg.yield %782 : i64
    } -> tensor<1x2x1x3x2xi64>
    %153 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%148, %arg19 : tensor<1x2x1x3x2xf32>, tensor<1x2x1x3x2xf32>) outs(%145 : tensor<1x2x1x3x2xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x2x1x3x2xf32>
    %154 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["reduction", "reduction", "reduction", "reduction", "reduction"]} ins(%153 : tensor<1x2x1x3x2xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %155 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%154 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %156 = linalg.generic {indexing_maps = [#map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<1x2x1x3x2xi64>) outs(%145 : tensor<1x2x1x3x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %764 = arith.sitofp %in : i64 to f32
      linalg.yield %764 : f32
    } -> tensor<1x2x1x3x2xf32>
    %157 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%156, %arg20 : tensor<1x2x1x3x2xf32>, tensor<1x2x1x3x2xf32>) outs(%145 : tensor<1x2x1x3x2xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x2x1x3x2xf32>
    %158 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["reduction", "reduction", "reduction", "reduction", "reduction"]} ins(%157 : tensor<1x2x1x3x2xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %159 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%155, %158 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %160 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%144, %159 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %161 = tensor.empty() : tensor<i64>
    %162 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%arg28 : tensor<i64>) outs(%161 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c2654435769_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<i64>
    %163 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%162 : tensor<i64>) outs(%161 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<i64>
    %164 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%163 : tensor<i64>) outs(%161 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<i64>
    %165 = tensor.empty() : tensor<6xi64>
    %166 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%165 : tensor<6xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<6xi64>
    %expanded_56 = tensor.expand_shape %166 [[0, 1, 2]] output_shape [1, 3, 2] : tensor<6xi64> into tensor<1x3x2xi64>
    %167 = tensor.empty() : tensor<1x3x2xi64>
    %168 = linalg.generic {indexing_maps = [#map13, #map12, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_56, %164 : tensor<1x3x2xi64>, tensor<i64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %in_314: i64, %out: i64):
      %764 = arith.xori %in, %in_314 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %169 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168 : tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %170 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %169 : tensor<1x3x2xi64>, tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %in_314: i64, %out: i64):
      %764 = arith.xori %in, %in_314 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %171 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170 : tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c73244475_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %172 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %173 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.shrsi %in, %c15_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %174 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172, %173 : tensor<1x3x2xi64>, tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %in_314: i64, %out: i64):
      %764 = arith.xori %in, %in_314 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %175 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%174 : tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.muli %in, %c739982445_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %176 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175 : tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.andi %in, %c4294967295_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %177 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176 : tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.shrsi %in, %c16_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %178 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%176, %177 : tensor<1x3x2xi64>, tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %in_314: i64, %out: i64):
      %764 = arith.xori %in, %in_314 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %179 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%178 : tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.shrsi %in, %c8_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %180 = tensor.empty() : tensor<1x3x2xf32>
    %181 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179 : tensor<1x3x2xi64>) outs(%180 : tensor<1x3x2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %764 = arith.sitofp %in : i64 to f32
      linalg.yield %764 : f32
    } -> tensor<1x3x2xf32>
    %182 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%181 : tensor<1x3x2xf32>) outs(%180 : tensor<1x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_10 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x2xf32>
    %extracted_slice = tensor.extract_slice %182[0, 0, 1] [1, 3, 1] [1, 1, 1] : tensor<1x3x2xf32> to tensor<1x3x1xf32>
    %183 = linalg.generic {indexing_maps = [#map20, #map21, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %extracted_slice : tensor<2xi64>, tensor<1x3x1xf32>) outs(%180 : tensor<1x3x2xf32>) {
    ^bb0(%in: i64, %in_314: f32, %out: f32):
      %764 = arith.sitofp %in : i64 to f32
      %765 = arith.addf %764, %in_314 : f32
      linalg.yield %765 : f32
    } -> tensor<1x3x2xf32>
    %184 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<1x3x2xf32>) outs(%180 : tensor<1x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_11 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x2xf32>
    %185 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<1x3x2xf32>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: f32, %out: i64):
      %764 = arith.fptosi %in : f32 to i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %186 = tensor.empty() : tensor<1x3x1xf32>
    %187 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice : tensor<1x3x1xf32>) outs(%186 : tensor<1x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_11 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x1xf32>
    %188 = tensor.empty() : tensor<1x3x1xi64>
    %189 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187 : tensor<1x3x1xf32>) outs(%188 : tensor<1x3x1xi64>) {
    ^bb0(%in: f32, %out: i64):
      %764 = arith.fptosi %in : f32 to i64
      linalg.yield %764 : i64
    } -> tensor<1x3x1xi64>
    %190 = linalg.generic {indexing_maps = [#map13, #map21, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185, %189 : tensor<1x3x2xi64>, tensor<1x3x1xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %in_314: i64, %out: i64):
      %764 = arith.subi %in, %in_314 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %191 = tensor.empty() : tensor<2xi1>
    %192 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%106 : tensor<2xi64>) outs(%191 : tensor<2xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %c1_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<2xi1>
    %193 = linalg.generic {indexing_maps = [#map20, #map12, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %cst_25, %190 : tensor<2xi1>, tensor<i64>, tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %expanded_57 = tensor.expand_shape %193 [[0], [1], [2, 3]] output_shape [1, 3, 2, 1] : tensor<1x3x2xi64> into tensor<1x3x2x1xi64>
    %194 = tensor.empty() : tensor<1x3x2x9xi1>
    %195 = linalg.generic {indexing_maps = [#map22, #map23, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %expanded_57 : tensor<9xi64>, tensor<1x3x2x1xi64>) outs(%194 : tensor<1x3x2x9xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi sge, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<1x3x2x9xi1>
    %196 = tensor.empty() : tensor<1x3x2x1xi64>
    %197 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_57 : tensor<1x3x2x1xi64>) outs(%196 : tensor<1x3x2x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c3_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2x1xi64>
    %198 = linalg.generic {indexing_maps = [#map22, #map23, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %197 : tensor<9xi64>, tensor<1x3x2x1xi64>) outs(%194 : tensor<1x3x2x9xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<1x3x2x9xi1>
    %199 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%195, %198 : tensor<1x3x2x9xi1>, tensor<1x3x2x9xi1>) outs(%194 : tensor<1x3x2x9xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<1x3x2x9xi1>
    %extracted_slice_58 = tensor.extract_slice %182[0, 0, 0] [1, 3, 1] [1, 1, 1] : tensor<1x3x2xf32> to tensor<1x3x1xf32>
    %200 = linalg.generic {indexing_maps = [#map20, #map21, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%106, %extracted_slice_58 : tensor<2xi64>, tensor<1x3x1xf32>) outs(%180 : tensor<1x3x2xf32>) {
    ^bb0(%in: i64, %in_314: f32, %out: f32):
      %764 = arith.sitofp %in : i64 to f32
      %765 = arith.addf %764, %in_314 : f32
      linalg.yield %765 : f32
    } -> tensor<1x3x2xf32>
    %201 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<1x3x2xf32>) outs(%180 : tensor<1x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_11 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x2xf32>
    %202 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<1x3x2xf32>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: f32, %out: i64):
      %764 = arith.fptosi %in : f32 to i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %203 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%extracted_slice_58 : tensor<1x3x1xf32>) outs(%186 : tensor<1x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_11 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x1xf32>
    %204 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%203 : tensor<1x3x1xf32>) outs(%188 : tensor<1x3x1xi64>) {
    ^bb0(%in: f32, %out: i64):
      %764 = arith.fptosi %in : f32 to i64
      linalg.yield %764 : i64
    } -> tensor<1x3x1xi64>
    %205 = linalg.generic {indexing_maps = [#map13, #map21, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202, %204 : tensor<1x3x2xi64>, tensor<1x3x1xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i64, %in_314: i64, %out: i64):
      %764 = arith.subi %in, %in_314 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %206 = linalg.generic {indexing_maps = [#map20, #map12, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192, %cst_25, %205 : tensor<2xi1>, tensor<i64>, tensor<1x3x2xi64>) outs(%167 : tensor<1x3x2xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2xi64>
    %expanded_59 = tensor.expand_shape %206 [[0], [1], [2, 3]] output_shape [1, 3, 2, 1] : tensor<1x3x2xi64> into tensor<1x3x2x1xi64>
    %207 = linalg.generic {indexing_maps = [#map22, #map23, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %expanded_59 : tensor<9xi64>, tensor<1x3x2x1xi64>) outs(%194 : tensor<1x3x2x9xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi sge, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<1x3x2x9xi1>
    %208 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_59 : tensor<1x3x2x1xi64>) outs(%196 : tensor<1x3x2x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c3_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<1x3x2x1xi64>
    %209 = linalg.generic {indexing_maps = [#map22, #map23, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1, %208 : tensor<9xi64>, tensor<1x3x2x1xi64>) outs(%194 : tensor<1x3x2x9xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<1x3x2x9xi1>
    %210 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %209 : tensor<1x3x2x9xi1>, tensor<1x3x2x9xi1>) outs(%194 : tensor<1x3x2x9xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<1x3x2x9xi1>
    %expanded_60 = tensor.expand_shape %199 [[0], [1], [2], [3, 4, 5]] output_shape [1, 3, 2, 1, 9, 1] : tensor<1x3x2x9xi1> into tensor<1x3x2x1x9x1xi1>
    %expanded_61 = tensor.expand_shape %210 [[0], [1], [2, 3], [4, 5]] output_shape [1, 3, 1, 2, 1, 9] : tensor<1x3x2x9xi1> into tensor<1x3x1x2x1x9xi1>
    %211 = tensor.empty() : tensor<1x3x2x2x9x9xi1>
    %212 = linalg.generic {indexing_maps = [#map24, #map25, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_60, %expanded_61 : tensor<1x3x2x1x9x1xi1>, tensor<1x3x1x2x1x9xi1>) outs(%211 : tensor<1x3x2x2x9x9xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<1x3x2x2x9x9xi1>
    %collapsed_62 = tensor.collapse_shape %212 [[0], [1], [2, 3], [4, 5]] : tensor<1x3x2x2x9x9xi1> into tensor<1x3x4x81xi1>
    %collapsed_63 = tensor.collapse_shape %arg4 [[0], [1], [2, 3]] : tensor<1x3x9x9xf32> into tensor<1x3x81xf32>
    %expanded_64 = tensor.expand_shape %collapsed_63 [[0], [1], [2, 3]] output_shape [1, 3, 1, 81] : tensor<1x3x81xf32> into tensor<1x3x1x81xf32>
    %213 = tensor.empty() : tensor<1x3x4x81xf32>
    %214 = linalg.generic {indexing_maps = [#map5, #map27, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_62, %expanded_64, %cst_6 : tensor<1x3x4x81xi1>, tensor<1x3x1x81xf32>, tensor<f32>) outs(%213 : tensor<1x3x4x81xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x4x81xf32>
    %215 = tensor.empty() : tensor<1x3x4xi64>
    %216 = linalg.fill ins(%c0_i64 : i64) outs(%215 : tensor<1x3x4xi64>) -> tensor<1x3x4xi64>
    %217 = tensor.empty() : tensor<1x3x4xf32>
    %218 = linalg.fill ins(%cst_0 : f32) outs(%217 : tensor<1x3x4xf32>) -> tensor<1x3x4xf32>
    %219:2 = linalg.generic {indexing_maps = [#map5, #map28, #map28], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%214 : tensor<1x3x4x81xf32>) outs(%218, %216 : tensor<1x3x4xf32>, tensor<1x3x4xi64>) {
    ^bb0(%in: f32, %out: f32, %out_314: i64):
      %764 = linalg.index 3 : index
      %765 = arith.index_cast %764 : index to i64
      %766 = arith.maximumf %in, %out : f32
      %767 = arith.cmpf ogt, %in, %out : f32
      %768 = arith.select %767, %765, %out_314 : i64
      linalg.yield %766, %768 : f32, i64
    } -> (tensor<1x3x4xf32>, tensor<1x3x4xi64>)
    %expanded_65 = tensor.expand_shape %219#0 [[0], [1], [2, 3]] output_shape [1, 3, 2, 2] : tensor<1x3x4xf32> into tensor<1x3x2x2xf32>
    %220 = tensor.empty() : tensor<1x3x2x2xf32>
    %221 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_65, %arg21 : tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) outs(%220 : tensor<1x3x2x2xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x2x2xf32>
    %222 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%221 : tensor<1x3x2x2xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %223 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%222 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %224 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%160, %223 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %expanded_66 = tensor.expand_shape %63 [[0, 1]] output_shape [1, 4] : tensor<4xi64> into tensor<1x4xi64>
    %225 = tensor.empty() : tensor<2x4xi64>
    %226 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_66, %expanded_47 : tensor<1x4xi64>, tensor<2x1xi64>) outs(%225 : tensor<2x4xi64>) {
    ^bb0(%in: i64, %in_314: i64, %out: i64):
      %764 = arith.addi %in, %in_314 : i64
      linalg.yield %764 : i64
    } -> tensor<2x4xi64>
    %expanded_67 = tensor.expand_shape %226 [[0], [1, 2, 3]] output_shape [2, 4, 1, 1] : tensor<2x4xi64> into tensor<2x4x1x1xi64>
    %expanded_68 = tensor.expand_shape %117 [[0, 1, 2, 3, 4]] output_shape [3, 1, 1, 1, 1] : tensor<3xi64> into tensor<3x1x1x1x1xi64>
    %expanded_69 = tensor.expand_shape %106 [[0, 1, 2, 3, 4, 5]] output_shape [2, 1, 1, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1x1x1xi64>
    %227 = tensor.empty() : tensor<2x3x2x4x2x4xf32>
    %228 = linalg.generic {indexing_maps = [#map30, #map31, #map32, #map33, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%expanded_69, %expanded_68, %expanded_67, %226 : tensor<2x1x1x1x1x1xi64>, tensor<3x1x1x1x1xi64>, tensor<2x4x1x1xi64>, tensor<2x4xi64>) outs(%227 : tensor<2x3x2x4x2x4xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c5_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c5_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg5[%767, %771, %775, %779] : tensor<2x3x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x2x4x2x4xf32>
    %229 = tensor.empty() : tensor<2x3x2x2x4x4xf32>
    %transposed_70 = linalg.transpose ins(%228 : tensor<2x3x2x4x2x4xf32>) outs(%229 : tensor<2x3x2x2x4x4xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %collapsed_71 = tensor.collapse_shape %transposed_70 [[0], [1, 2, 3], [4, 5]] : tensor<2x3x2x2x4x4xf32> into tensor<2x12x16xf32>
    %230 = tensor.empty() : tensor<2x12x16xf32>
    %231 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%collapsed_71, %arg22 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%230 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x12x16xf32>
    %232 = linalg.generic {indexing_maps = [#map13, #map12], iterator_types = ["reduction", "reduction", "reduction"]} ins(%231 : tensor<2x12x16xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %233 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%232 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %234 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%224, %233 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %235 = tensor.empty() : tensor<3x3x3x3xf32>
    %236 = linalg.fill ins(%cst : f32) outs(%235 : tensor<3x3x3x3xf32>) -> tensor<3x3x3x3xf32>
    %237 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%236 : tensor<3x3x3x3xf32>) {
    ^bb0(%out: f32):
      %764 = linalg.index 0 : index
      %765 = linalg.index 1 : index
      %766 = linalg.index 2 : index
      %767 = linalg.index 3 : index
      %768 = arith.subi %c2, %766 : index
      %769 = arith.subi %c2, %767 : index
      %extracted = tensor.extract %arg7[%765, %764, %768, %769] : tensor<3x3x3x3xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x3x3xf32>
    %238 = tensor.empty() : tensor<1x3x8x8xf32>
    %239 = linalg.fill ins(%cst : f32) outs(%238 : tensor<1x3x8x8xf32>) -> tensor<1x3x8x8xf32>
    %inserted_slice = tensor.insert_slice %arg6 into %239[0, 0, 0, 0] [1, 3, 4, 4] [1, 1, 2, 2] : tensor<1x3x4x4xf32> into tensor<1x3x8x8xf32>
    %240 = tensor.empty() : tensor<1x3x6x6xf32>
    %broadcasted = linalg.broadcast ins(%arg8 : tensor<3xf32>) outs(%240 : tensor<1x3x6x6xf32>) dimensions = [0, 2, 3] 
    %241 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice, %237 : tensor<1x3x8x8xf32>, tensor<3x3x3x3xf32>) outs(%broadcasted : tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    %242 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%241, %arg23 : tensor<1x3x6x6xf32>, tensor<1x3x6x6xf32>) outs(%240 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x6x6xf32>
    %243 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%242 : tensor<1x3x6x6xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %244 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%243 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %245 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%234, %244 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %246 = tensor.empty() : tensor<1x1x4x4x4xf32>
    %broadcasted_72 = linalg.broadcast ins(%arg11 : tensor<1xf32>) outs(%246 : tensor<1x1x4x4x4xf32>) dimensions = [0, 2, 3, 4] 
    %247 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<1> : vector<3xi64>, strides = dense<1> : vector<3xi64>} ins(%arg9, %arg10 : tensor<1x1x4x4x4xf32>, tensor<1x1x1x1x1xf32>) outs(%broadcasted_72 : tensor<1x1x4x4x4xf32>) -> tensor<1x1x4x4x4xf32>
    %248 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%247, %arg24 : tensor<1x1x4x4x4xf32>, tensor<1x1x4x4x4xf32>) outs(%246 : tensor<1x1x4x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x1x4x4x4xf32>
    %249 = linalg.generic {indexing_maps = [#map18, #map19], iterator_types = ["reduction", "reduction", "reduction", "reduction", "reduction"]} ins(%248 : tensor<1x1x4x4x4xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %250 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%249 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %251 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%245, %250 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %252 = tensor.empty() : tensor<2x3x5x5x2xf32>
    %253 = linalg.generic {indexing_maps = [#map34, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%arg13 : tensor<2x5x5x2xf32>) outs(%252 : tensor<2x3x5x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x5x2xf32>
    %expanded_73 = tensor.expand_shape %106 [[0, 1, 2, 3]] output_shape [2, 1, 1, 1] : tensor<2xi64> into tensor<2x1x1x1xi64>
    %expanded_74 = tensor.expand_shape %117 [[0, 1, 2, 3]] output_shape [1, 3, 1, 1] : tensor<3xi64> into tensor<1x3x1x1xi64>
    %extracted_slice_75 = tensor.extract_slice %253[0, 0, 0, 0, 0] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x2xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_76 = tensor.collapse_shape %extracted_slice_75 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %extracted_slice_77 = tensor.extract_slice %253[0, 0, 0, 0, 1] [2, 3, 5, 5, 1] [1, 1, 1, 1, 1] : tensor<2x3x5x5x2xf32> to tensor<2x3x5x5x1xf32>
    %collapsed_78 = tensor.collapse_shape %extracted_slice_77 [[0], [1], [2], [3, 4]] : tensor<2x3x5x5x1xf32> into tensor<2x3x5x5xf32>
    %254 = tensor.empty() : tensor<2x3x5x5xf32>
    %255 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_76 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_12 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %256 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%255 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst_9 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %257 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_78 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_12 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %258 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst_9 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %259 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = math.floor %in : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %260 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = math.floor %in : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %261 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst_13 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %262 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst_13 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %263 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261, %256 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.subf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %264 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262, %258 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.subf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %265 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263, %264 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %266 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %259 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.subf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %267 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266, %264 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %268 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258, %260 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.subf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %269 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263, %268 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %270 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%266, %268 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %271 = tensor.empty() : tensor<2x3x5x5xi1>
    %272 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<2x3x5x5xf32>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %764 = arith.cmpf oge, %in, %cst : f32
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %273 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<2x3x5x5xf32>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %764 = arith.cmpf olt, %in, %cst_14 : f32
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %274 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260 : tensor<2x3x5x5xf32>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %764 = arith.cmpf oge, %in, %cst : f32
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %275 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260 : tensor<2x3x5x5xf32>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %764 = arith.cmpf olt, %in, %cst_14 : f32
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %276 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%274, %275 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi1>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %277 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %276 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi1>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %278 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272, %277 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi1>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %279 = tensor.empty() : tensor<2x3x5x5xi64>
    %280 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<2x3x5x5xf32>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: f32, %out: i64):
      %764 = arith.fptosi %in : f32 to i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %281 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260 : tensor<2x3x5x5xf32>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: f32, %out: i64):
      %764 = arith.fptosi %in : f32 to i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %282 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%278, %280, %cst_24 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<i64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %283 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.maxsi %in, %c-5_i64 : i64
      %765 = arith.minsi %764, %c4_i64 : i64
      linalg.yield %765 : i64
    } -> tensor<2x3x5x5xi64>
    %284 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282, %283 : tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi ne, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %285 = tensor.empty() : tensor<i1>
    %286 = linalg.fill ins(%false : i1) outs(%285 : tensor<i1>) -> tensor<i1>
    %287 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%284 : tensor<2x3x5x5xi1>) outs(%286 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %764 = arith.ori %in, %out : i1
      linalg.yield %764 : i1
    } -> tensor<i1>
    %288 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%278, %281, %cst_24 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<i64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %289 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.maxsi %in, %c-5_i64 : i64
      %765 = arith.minsi %764, %c4_i64 : i64
      linalg.yield %765 : i64
    } -> tensor<2x3x5x5xi64>
    %290 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%288, %289 : tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi ne, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %291 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%290 : tensor<2x3x5x5xi1>) outs(%286 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %764 = arith.ori %in, %out : i1
      linalg.yield %764 : i1
    } -> tensor<i1>
    %292 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%278, %265, %cst_5 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>, tensor<f32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %293 = linalg.generic {indexing_maps = [#map35, #map36, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_74, %289, %283 : tensor<2x1x1x1xi64>, tensor<1x3x1x1xi64>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c5_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c5_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg12[%767, %771, %775, %779] : tensor<2x3x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x5x5xf32>
    %294 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293, %292 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %295 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261 : tensor<2x3x5x5xf32>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %764 = arith.cmpf oge, %in, %cst : f32
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %296 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261 : tensor<2x3x5x5xf32>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %764 = arith.cmpf olt, %in, %cst_14 : f32
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %297 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296, %276 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi1>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %298 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%295, %297 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi1>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %299 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%261 : tensor<2x3x5x5xf32>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: f32, %out: i64):
      %764 = arith.fptosi %in : f32 to i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %300 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298, %299, %cst_24 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<i64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %301 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%300 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.maxsi %in, %c-5_i64 : i64
      %765 = arith.minsi %764, %c4_i64 : i64
      linalg.yield %765 : i64
    } -> tensor<2x3x5x5xi64>
    %302 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%300, %301 : tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi ne, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %303 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%302 : tensor<2x3x5x5xi1>) outs(%286 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %764 = arith.ori %in, %out : i1
      linalg.yield %764 : i1
    } -> tensor<i1>
    %304 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298, %281, %cst_24 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<i64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %305 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%304 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.maxsi %in, %c-5_i64 : i64
      %765 = arith.minsi %764, %c4_i64 : i64
      linalg.yield %765 : i64
    } -> tensor<2x3x5x5xi64>
    %306 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%304, %305 : tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi ne, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %307 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%306 : tensor<2x3x5x5xi1>) outs(%286 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %764 = arith.ori %in, %out : i1
      linalg.yield %764 : i1
    } -> tensor<i1>
    %308 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298, %267, %cst_5 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>, tensor<f32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %309 = linalg.generic {indexing_maps = [#map35, #map36, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_74, %305, %301 : tensor<2x1x1x1xi64>, tensor<1x3x1x1xi64>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c5_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c5_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg12[%767, %771, %775, %779] : tensor<2x3x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x5x5xf32>
    %310 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%309, %308 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %311 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294, %310 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %312 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262 : tensor<2x3x5x5xf32>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %764 = arith.cmpf oge, %in, %cst : f32
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %313 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262 : tensor<2x3x5x5xf32>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: f32, %out: i1):
      %764 = arith.cmpf olt, %in, %cst_14 : f32
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %314 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312, %313 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi1>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %315 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %314 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi1>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %316 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272, %315 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi1>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %317 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262 : tensor<2x3x5x5xf32>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: f32, %out: i64):
      %764 = arith.fptosi %in : f32 to i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %318 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316, %280, %cst_24 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<i64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %319 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.maxsi %in, %c-5_i64 : i64
      %765 = arith.minsi %764, %c4_i64 : i64
      linalg.yield %765 : i64
    } -> tensor<2x3x5x5xi64>
    %320 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318, %319 : tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi ne, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %321 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%320 : tensor<2x3x5x5xi1>) outs(%286 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %764 = arith.ori %in, %out : i1
      linalg.yield %764 : i1
    } -> tensor<i1>
    %322 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316, %317, %cst_24 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<i64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %323 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%322 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.maxsi %in, %c-5_i64 : i64
      %765 = arith.minsi %764, %c4_i64 : i64
      linalg.yield %765 : i64
    } -> tensor<2x3x5x5xi64>
    %324 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%322, %323 : tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi ne, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %325 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%324 : tensor<2x3x5x5xi1>) outs(%286 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %764 = arith.ori %in, %out : i1
      linalg.yield %764 : i1
    } -> tensor<i1>
    %326 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316, %269, %cst_5 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>, tensor<f32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %327 = linalg.generic {indexing_maps = [#map35, #map36, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_74, %323, %319 : tensor<2x1x1x1xi64>, tensor<1x3x1x1xi64>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c5_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c5_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg12[%767, %771, %775, %779] : tensor<2x3x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x5x5xf32>
    %328 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327, %326 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %329 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%311, %328 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %330 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296, %314 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi1>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %331 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%295, %330 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi1>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i1, %in_314: i1, %out: i1):
      %764 = arith.andi %in, %in_314 : i1
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %332 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331, %299, %cst_24 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<i64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %333 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%332 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.maxsi %in, %c-5_i64 : i64
      %765 = arith.minsi %764, %c4_i64 : i64
      linalg.yield %765 : i64
    } -> tensor<2x3x5x5xi64>
    %334 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%332, %333 : tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi ne, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %335 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%334 : tensor<2x3x5x5xi1>) outs(%286 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %764 = arith.ori %in, %out : i1
      linalg.yield %764 : i1
    } -> tensor<i1>
    %336 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331, %317, %cst_24 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<i64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %337 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%336 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.maxsi %in, %c-5_i64 : i64
      %765 = arith.minsi %764, %c4_i64 : i64
      linalg.yield %765 : i64
    } -> tensor<2x3x5x5xi64>
    %338 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%336, %337 : tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi ne, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %339 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%338 : tensor<2x3x5x5xi1>) outs(%286 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %764 = arith.ori %in, %out : i1
      linalg.yield %764 : i1
    } -> tensor<i1>
    %340 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331, %270, %cst_5 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>, tensor<f32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %341 = linalg.generic {indexing_maps = [#map35, #map36, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_74, %337, %333 : tensor<2x1x1x1xi64>, tensor<1x3x1x1xi64>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c5_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c5_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg12[%767, %771, %775, %779] : tensor<2x3x5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x5x5xf32>
    %342 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %340 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %343 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%329, %342 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %344 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343, %arg25 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %345 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%344 : tensor<2x3x5x5xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %346 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%345 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %347 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%251, %346 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %348 = tensor.empty() : tensor<3xf32>
    %349 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%117 : tensor<3xi64>) outs(%348 : tensor<3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %764 = arith.sitofp %in : i64 to f32
      linalg.yield %764 : f32
    } -> tensor<3xf32>
    %350 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%349 : tensor<3xf32>) outs(%348 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_15 : f32
      linalg.yield %764 : f32
    } -> tensor<3xf32>
    %expanded_79 = tensor.expand_shape %350 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %351 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%350 : tensor<3xf32>) outs(%348 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = math.floor %in : f32
      linalg.yield %764 : f32
    } -> tensor<3xf32>
    %352 = tensor.empty() : tensor<3x1xf32>
    %353 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_79 : tensor<3x1xf32>) outs(%352 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = math.floor %in : f32
      linalg.yield %764 : f32
    } -> tensor<3x1xf32>
    %354 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_79, %353 : tensor<3x1xf32>, tensor<3x1xf32>) outs(%352 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.subf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<3x1xf32>
    %355 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%354 : tensor<3x1xf32>) outs(%352 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.cmpf ult, %in, %cst : f32
      %765 = arith.select %764, %cst, %in : f32
      %766 = arith.cmpf ugt, %765, %cst_13 : f32
      %767 = arith.select %766, %cst_13, %765 : f32
      linalg.yield %767 : f32
    } -> tensor<3x1xf32>
    %356 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%350, %351 : tensor<3xf32>, tensor<3xf32>) outs(%348 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.subf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<3xf32>
    %357 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%356 : tensor<3xf32>) outs(%348 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.cmpf ult, %in, %cst : f32
      %765 = arith.select %764, %cst, %in : f32
      %766 = arith.cmpf ugt, %765, %cst_13 : f32
      %767 = arith.select %766, %cst_13, %765 : f32
      linalg.yield %767 : f32
    } -> tensor<3xf32>
    %358 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%351 : tensor<3xf32>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: f32, %out: i64):
      %764 = arith.fptosi %in : f32 to i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %359 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%353 : tensor<3x1xf32>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: f32, %out: i64):
      %764 = arith.fptosi %in : f32 to i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %360 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%359 : tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.subi %in, %c1_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %361 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%359 : tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c1_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %362 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%359 : tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c2_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %363 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%358 : tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.subi %in, %c1_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %364 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%358 : tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c1_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %365 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%358 : tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c2_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %366 = linalg.generic {indexing_maps = [#map37, #map, #map], iterator_types = ["parallel"]} ins(%cst_8, %357 : tensor<f32>, tensor<3xf32>) outs(%348 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.subf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<3xf32>
    %367 = tensor.empty() : tensor<6xf32>
    %inserted_slice_80 = tensor.insert_slice %357 into %367[0] [3] [1] : tensor<3xf32> into tensor<6xf32>
    %inserted_slice_81 = tensor.insert_slice %366 into %inserted_slice_80[3] [3] [1] : tensor<3xf32> into tensor<6xf32>
    %expanded_82 = tensor.expand_shape %inserted_slice_81 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
    %368 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%357 : tensor<3xf32>) outs(%348 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst_13 : f32
      linalg.yield %764 : f32
    } -> tensor<3xf32>
    %369 = linalg.generic {indexing_maps = [#map37, #map, #map], iterator_types = ["parallel"]} ins(%cst_7, %357 : tensor<f32>, tensor<3xf32>) outs(%348 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.subf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<3xf32>
    %inserted_slice_83 = tensor.insert_slice %368 into %367[0] [3] [1] : tensor<3xf32> into tensor<6xf32>
    %inserted_slice_84 = tensor.insert_slice %369 into %inserted_slice_83[3] [3] [1] : tensor<3xf32> into tensor<6xf32>
    %expanded_85 = tensor.expand_shape %inserted_slice_84 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
    %370 = tensor.empty() : tensor<2x3xf32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_85 : tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_16 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %372 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%371 : tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.subf %in, %cst_17 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %373 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%372, %expanded_85 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %374 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%373 : tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst_18 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %375 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%374, %expanded_85 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %376 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%375 : tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.subf %in, %cst_19 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %377 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_82 : tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_20 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %378 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%377 : tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.subf %in, %cst_21 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %379 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%378, %expanded_82 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %380 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%379, %expanded_82 : tensor<2x3xf32>, tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %381 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%380 : tensor<2x3xf32>) outs(%370 : tensor<2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst_13 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3xf32>
    %extracted_slice_86 = tensor.extract_slice %376[0, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<1x3xf32>
    %extracted_slice_87 = tensor.extract_slice %376[1, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<1x3xf32>
    %collapsed_88 = tensor.collapse_shape %extracted_slice_86 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %collapsed_89 = tensor.collapse_shape %extracted_slice_87 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %extracted_slice_90 = tensor.extract_slice %381[0, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<1x3xf32>
    %extracted_slice_91 = tensor.extract_slice %381[1, 0] [1, 3] [1, 1] : tensor<2x3xf32> to tensor<1x3xf32>
    %collapsed_92 = tensor.collapse_shape %extracted_slice_90 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %collapsed_93 = tensor.collapse_shape %extracted_slice_91 [[0, 1]] : tensor<1x3xf32> into tensor<3xf32>
    %382 = linalg.generic {indexing_maps = [#map38, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_8, %355 : tensor<f32>, tensor<3x1xf32>) outs(%352 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.subf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<3x1xf32>
    %383 = tensor.empty() : tensor<6x1xf32>
    %inserted_slice_94 = tensor.insert_slice %355 into %383[0, 0] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<6x1xf32>
    %inserted_slice_95 = tensor.insert_slice %382 into %inserted_slice_94[3, 0] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<6x1xf32>
    %expanded_96 = tensor.expand_shape %inserted_slice_95 [[0, 1], [2]] output_shape [2, 3, 1] : tensor<6x1xf32> into tensor<2x3x1xf32>
    %384 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%355 : tensor<3x1xf32>) outs(%352 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst_13 : f32
      linalg.yield %764 : f32
    } -> tensor<3x1xf32>
    %385 = linalg.generic {indexing_maps = [#map38, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_7, %355 : tensor<f32>, tensor<3x1xf32>) outs(%352 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.subf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<3x1xf32>
    %inserted_slice_97 = tensor.insert_slice %384 into %383[0, 0] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<6x1xf32>
    %inserted_slice_98 = tensor.insert_slice %385 into %inserted_slice_97[3, 0] [3, 1] [1, 1] : tensor<3x1xf32> into tensor<6x1xf32>
    %expanded_99 = tensor.expand_shape %inserted_slice_98 [[0, 1], [2]] output_shape [2, 3, 1] : tensor<6x1xf32> into tensor<2x3x1xf32>
    %386 = tensor.empty() : tensor<2x3x1xf32>
    %387 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_99 : tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_16 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %388 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387 : tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.subf %in, %cst_17 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %389 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%388, %expanded_99 : tensor<2x3x1xf32>, tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %390 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389 : tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst_18 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %391 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390, %expanded_99 : tensor<2x3x1xf32>, tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %392 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.subf %in, %cst_19 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %393 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_96 : tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_20 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %394 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%393 : tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.subf %in, %cst_21 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %395 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %expanded_96 : tensor<2x3x1xf32>, tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %396 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %expanded_96 : tensor<2x3x1xf32>, tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %397 = linalg.generic {indexing_maps = [#map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396 : tensor<2x3x1xf32>) outs(%386 : tensor<2x3x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst_13 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x1xf32>
    %extracted_slice_100 = tensor.extract_slice %392[0, 0, 0] [1, 3, 1] [1, 1, 1] : tensor<2x3x1xf32> to tensor<1x3x1xf32>
    %extracted_slice_101 = tensor.extract_slice %392[1, 0, 0] [1, 3, 1] [1, 1, 1] : tensor<2x3x1xf32> to tensor<1x3x1xf32>
    %collapsed_102 = tensor.collapse_shape %extracted_slice_100 [[0, 1], [2]] : tensor<1x3x1xf32> into tensor<3x1xf32>
    %collapsed_103 = tensor.collapse_shape %extracted_slice_101 [[0, 1], [2]] : tensor<1x3x1xf32> into tensor<3x1xf32>
    %extracted_slice_104 = tensor.extract_slice %397[0, 0, 0] [1, 3, 1] [1, 1, 1] : tensor<2x3x1xf32> to tensor<1x3x1xf32>
    %extracted_slice_105 = tensor.extract_slice %397[1, 0, 0] [1, 3, 1] [1, 1, 1] : tensor<2x3x1xf32> to tensor<1x3x1xf32>
    %collapsed_106 = tensor.collapse_shape %extracted_slice_104 [[0, 1], [2]] : tensor<1x3x1xf32> into tensor<3x1xf32>
    %collapsed_107 = tensor.collapse_shape %extracted_slice_105 [[0, 1], [2]] : tensor<1x3x1xf32> into tensor<3x1xf32>
    %398 = tensor.empty() : tensor<3x1xi1>
    %399 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%360 : tensor<3x1xi64>) outs(%398 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3x1xi1>
    %400 = linalg.generic {indexing_maps = [#map1, #map38, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%399, %cst_24, %360 : tensor<3x1xi1>, tensor<i64>, tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %401 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%400 : tensor<3x1xi64>) outs(%398 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3x1xi1>
    %402 = linalg.generic {indexing_maps = [#map1, #map38, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%401, %cst_23, %400 : tensor<3x1xi1>, tensor<i64>, tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %403 = tensor.empty() : tensor<3xi1>
    %404 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%363 : tensor<3xi64>) outs(%403 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3xi1>
    %405 = linalg.generic {indexing_maps = [#map, #map37, #map, #map], iterator_types = ["parallel"]} ins(%404, %cst_24, %363 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %406 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%405 : tensor<3xi64>) outs(%403 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3xi1>
    %407 = linalg.generic {indexing_maps = [#map, #map37, #map, #map], iterator_types = ["parallel"]} ins(%406, %cst_23, %405 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %expanded_108 = tensor.expand_shape %117 [[0, 1, 2]] output_shape [3, 1, 1] : tensor<3xi64> into tensor<3x1x1xi64>
    %408 = tensor.empty() : tensor<2x3x3x3xf32>
    %409 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %402, %407 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %410 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%358 : tensor<3xi64>) outs(%403 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3xi1>
    %411 = linalg.generic {indexing_maps = [#map, #map37, #map, #map], iterator_types = ["parallel"]} ins(%410, %cst_24, %358 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %412 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%411 : tensor<3xi64>) outs(%403 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3xi1>
    %413 = linalg.generic {indexing_maps = [#map, #map37, #map, #map], iterator_types = ["parallel"]} ins(%412, %cst_23, %411 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %414 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %402, %413 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %415 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%364 : tensor<3xi64>) outs(%403 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3xi1>
    %416 = linalg.generic {indexing_maps = [#map, #map37, #map, #map], iterator_types = ["parallel"]} ins(%415, %cst_24, %364 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %417 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%416 : tensor<3xi64>) outs(%403 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3xi1>
    %418 = linalg.generic {indexing_maps = [#map, #map37, #map, #map], iterator_types = ["parallel"]} ins(%417, %cst_23, %416 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %419 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %402, %418 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %420 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%365 : tensor<3xi64>) outs(%403 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3xi1>
    %421 = linalg.generic {indexing_maps = [#map, #map37, #map, #map], iterator_types = ["parallel"]} ins(%420, %cst_24, %365 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %422 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%421 : tensor<3xi64>) outs(%403 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3xi1>
    %423 = linalg.generic {indexing_maps = [#map, #map37, #map, #map], iterator_types = ["parallel"]} ins(%422, %cst_23, %421 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%116 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3xi64>
    %424 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %402, %423 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %425 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%409, %collapsed_88 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %426 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%414, %collapsed_92 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %427 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425, %426 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %428 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%419, %collapsed_93 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %429 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%427, %428 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %430 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%424, %collapsed_89 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %431 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%429, %430 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %432 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%359 : tensor<3x1xi64>) outs(%398 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3x1xi1>
    %433 = linalg.generic {indexing_maps = [#map1, #map38, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%432, %cst_24, %359 : tensor<3x1xi1>, tensor<i64>, tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %434 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%433 : tensor<3x1xi64>) outs(%398 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3x1xi1>
    %435 = linalg.generic {indexing_maps = [#map1, #map38, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%434, %cst_23, %433 : tensor<3x1xi1>, tensor<i64>, tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %436 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %435, %407 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %437 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %435, %413 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %438 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %435, %418 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %439 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %435, %423 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %440 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%436, %collapsed_88 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %441 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%437, %collapsed_92 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %442 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%440, %441 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %443 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%438, %collapsed_93 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %444 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%442, %443 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %445 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%439, %collapsed_89 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %446 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%444, %445 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %447 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%361 : tensor<3x1xi64>) outs(%398 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3x1xi1>
    %448 = linalg.generic {indexing_maps = [#map1, #map38, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%447, %cst_24, %361 : tensor<3x1xi1>, tensor<i64>, tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %449 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%448 : tensor<3x1xi64>) outs(%398 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3x1xi1>
    %450 = linalg.generic {indexing_maps = [#map1, #map38, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%449, %cst_23, %448 : tensor<3x1xi1>, tensor<i64>, tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %451 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %450, %407 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %452 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %450, %413 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %453 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %450, %418 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %454 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %450, %423 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %455 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%451, %collapsed_88 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %456 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%452, %collapsed_92 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %457 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455, %456 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %458 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%453, %collapsed_93 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %459 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%457, %458 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %460 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%454, %collapsed_89 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %461 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%459, %460 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %462 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%362 : tensor<3x1xi64>) outs(%398 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3x1xi1>
    %463 = linalg.generic {indexing_maps = [#map1, #map38, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%462, %cst_24, %362 : tensor<3x1xi1>, tensor<i64>, tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %464 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%463 : tensor<3x1xi64>) outs(%398 : tensor<3x1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi sgt, %in, %c3_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<3x1xi1>
    %465 = linalg.generic {indexing_maps = [#map1, #map38, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%464, %cst_23, %463 : tensor<3x1xi1>, tensor<i64>, tensor<3x1xi64>) outs(%118 : tensor<3x1xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<3x1xi64>
    %466 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %465, %407 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %467 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %465, %413 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %468 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %465, %418 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %469 = linalg.generic {indexing_maps = [#map35, #map39, #map40, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_73, %expanded_108, %465, %423 : tensor<2x1x1x1xi64>, tensor<3x1x1xi64>, tensor<3x1xi64>, tensor<3xi64>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: i64, %in_314: i64, %in_315: i64, %in_316: i64, %out: f32):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      %765 = arith.addi %in, %c2_i64 : i64
      %766 = arith.select %764, %765, %in : i64
      %767 = arith.index_cast %766 : i64 to index
      %768 = arith.cmpi slt, %in_314, %c0_i64 : i64
      %769 = arith.addi %in_314, %c3_i64 : i64
      %770 = arith.select %768, %769, %in_314 : i64
      %771 = arith.index_cast %770 : i64 to index
      %772 = arith.cmpi slt, %in_315, %c0_i64 : i64
      %773 = arith.addi %in_315, %c4_i64 : i64
      %774 = arith.select %772, %773, %in_315 : i64
      %775 = arith.index_cast %774 : i64 to index
      %776 = arith.cmpi slt, %in_316, %c0_i64 : i64
      %777 = arith.addi %in_316, %c4_i64 : i64
      %778 = arith.select %776, %777, %in_316 : i64
      %779 = arith.index_cast %778 : i64 to index
      %extracted = tensor.extract %arg14[%767, %771, %775, %779] : tensor<2x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x3x3x3xf32>
    %470 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%466, %collapsed_88 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %471 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%467, %collapsed_92 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %472 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%470, %471 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %473 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468, %collapsed_93 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %474 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472, %473 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %475 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%469, %collapsed_89 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %476 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%474, %475 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %477 = linalg.generic {indexing_maps = [#map5, #map40, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%431, %collapsed_102 : tensor<2x3x3x3xf32>, tensor<3x1xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %478 = linalg.generic {indexing_maps = [#map5, #map40, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%446, %collapsed_106 : tensor<2x3x3x3xf32>, tensor<3x1xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %479 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%477, %478 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %480 = linalg.generic {indexing_maps = [#map5, #map40, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461, %collapsed_107 : tensor<2x3x3x3xf32>, tensor<3x1xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %481 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%479, %480 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %482 = linalg.generic {indexing_maps = [#map5, #map40, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%476, %collapsed_103 : tensor<2x3x3x3xf32>, tensor<3x1xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %483 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%481, %482 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %484 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%483, %arg26 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %485 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%484 : tensor<2x3x3x3xf32>) outs(%22 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %486 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%485 : tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %cst : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %487 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%347, %486 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %488 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%487, %arg27 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %489 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%291, %cst_4, %488 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %490 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%287, %cst_4, %489 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %491 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%307, %cst_4, %490 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %492 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%303, %cst_4, %491 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %493 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%325, %cst_4, %492 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %494 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%321, %cst_4, %493 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %495 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%339, %cst_4, %494 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %496 = linalg.generic {indexing_maps = [#map7, #map7, #map7, #map7], iterator_types = []} ins(%335, %cst_4, %495 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %497 = linalg.generic {indexing_maps = [#map7, #map7, #map7], iterator_types = []} ins(%cst_8, %arg27 : tensor<f32>, tensor<f32>) outs(%21 : tensor<f32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<f32>
    %498 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%497 : tensor<f32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x3x3xf32>
    %499 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%498, %arg26 : tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %500 = linalg.generic {indexing_maps = [#map5, #map40, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%499, %collapsed_103 : tensor<2x3x3x3xf32>, tensor<3x1xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %501 = linalg.generic {indexing_maps = [#map5, #map40, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%499, %collapsed_107 : tensor<2x3x3x3xf32>, tensor<3x1xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %502 = linalg.generic {indexing_maps = [#map5, #map40, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%499, %collapsed_106 : tensor<2x3x3x3xf32>, tensor<3x1xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %503 = linalg.generic {indexing_maps = [#map5, #map40, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%499, %collapsed_102 : tensor<2x3x3x3xf32>, tensor<3x1xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %504 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%500, %collapsed_89 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %505 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%500, %collapsed_93 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %506 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%500, %collapsed_92 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %507 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%500, %collapsed_88 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %508 = tensor.empty() : tensor<2x3x3x3xi64>
    %509 = linalg.generic {indexing_maps = [#map41, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<2xi64>) outs(%508 : tensor<2x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x3xi64>
    %collapsed_109 = tensor.collapse_shape %509 [[0, 1, 2, 3]] : tensor<2x3x3x3xi64> into tensor<54xi64>
    %510 = linalg.generic {indexing_maps = [#map42, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<3xi64>) outs(%508 : tensor<2x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x3xi64>
    %collapsed_110 = tensor.collapse_shape %510 [[0, 1, 2, 3]] : tensor<2x3x3x3xi64> into tensor<54xi64>
    %collapsed_111 = tensor.collapse_shape %465 [[0, 1]] : tensor<3x1xi64> into tensor<3xi64>
    %511 = linalg.generic {indexing_maps = [#map43, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_111 : tensor<3xi64>) outs(%508 : tensor<2x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x3xi64>
    %collapsed_112 = tensor.collapse_shape %511 [[0, 1, 2, 3]] : tensor<2x3x3x3xi64> into tensor<54xi64>
    %512 = linalg.generic {indexing_maps = [#map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%423 : tensor<3xi64>) outs(%508 : tensor<2x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x3xi64>
    %collapsed_113 = tensor.collapse_shape %512 [[0, 1, 2, 3]] : tensor<2x3x3x3xi64> into tensor<54xi64>
    %expanded_114 = tensor.expand_shape %collapsed_109 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %expanded_115 = tensor.expand_shape %collapsed_110 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %expanded_116 = tensor.expand_shape %collapsed_112 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %expanded_117 = tensor.expand_shape %collapsed_113 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %513 = tensor.empty() : tensor<54x4xi64>
    %inserted_slice_118 = tensor.insert_slice %expanded_114 into %513[0, 0] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %inserted_slice_119 = tensor.insert_slice %expanded_115 into %inserted_slice_118[0, 1] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %inserted_slice_120 = tensor.insert_slice %expanded_116 into %inserted_slice_119[0, 2] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %inserted_slice_121 = tensor.insert_slice %expanded_117 into %inserted_slice_120[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_122 = tensor.collapse_shape %504 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_123 = tensor.expand_shape %collapsed_122 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %514 = tensor.empty() : tensor<2x3x4x4xf32>
    %515 = linalg.fill ins(%cst : f32) outs(%514 : tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
    %516 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_121[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_121[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_121[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_121[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_123[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %517 = linalg.generic {indexing_maps = [#map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%418 : tensor<3xi64>) outs(%508 : tensor<2x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x3xi64>
    %collapsed_124 = tensor.collapse_shape %517 [[0, 1, 2, 3]] : tensor<2x3x3x3xi64> into tensor<54xi64>
    %expanded_125 = tensor.expand_shape %collapsed_124 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %inserted_slice_126 = tensor.insert_slice %expanded_125 into %inserted_slice_120[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_127 = tensor.collapse_shape %505 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_128 = tensor.expand_shape %collapsed_127 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %518 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_126[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_126[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_126[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_126[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_128[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %519 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%516, %518 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %520 = linalg.generic {indexing_maps = [#map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413 : tensor<3xi64>) outs(%508 : tensor<2x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x3xi64>
    %collapsed_129 = tensor.collapse_shape %520 [[0, 1, 2, 3]] : tensor<2x3x3x3xi64> into tensor<54xi64>
    %expanded_130 = tensor.expand_shape %collapsed_129 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %inserted_slice_131 = tensor.insert_slice %expanded_130 into %inserted_slice_120[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_132 = tensor.collapse_shape %506 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_133 = tensor.expand_shape %collapsed_132 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %521 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_131[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_131[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_131[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_131[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_133[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %522 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%519, %521 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %523 = linalg.generic {indexing_maps = [#map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%407 : tensor<3xi64>) outs(%508 : tensor<2x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x3xi64>
    %collapsed_134 = tensor.collapse_shape %523 [[0, 1, 2, 3]] : tensor<2x3x3x3xi64> into tensor<54xi64>
    %expanded_135 = tensor.expand_shape %collapsed_134 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %inserted_slice_136 = tensor.insert_slice %expanded_135 into %inserted_slice_120[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_137 = tensor.collapse_shape %507 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_138 = tensor.expand_shape %collapsed_137 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %524 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_136[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_136[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_136[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_136[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_138[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %525 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%522, %524 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %526 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%501, %collapsed_89 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %527 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%501, %collapsed_93 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %528 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%501, %collapsed_92 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %529 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%501, %collapsed_88 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %collapsed_139 = tensor.collapse_shape %450 [[0, 1]] : tensor<3x1xi64> into tensor<3xi64>
    %530 = linalg.generic {indexing_maps = [#map43, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_139 : tensor<3xi64>) outs(%508 : tensor<2x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x3xi64>
    %collapsed_140 = tensor.collapse_shape %530 [[0, 1, 2, 3]] : tensor<2x3x3x3xi64> into tensor<54xi64>
    %expanded_141 = tensor.expand_shape %collapsed_140 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %inserted_slice_142 = tensor.insert_slice %expanded_141 into %inserted_slice_119[0, 2] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %inserted_slice_143 = tensor.insert_slice %expanded_117 into %inserted_slice_142[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_144 = tensor.collapse_shape %526 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_145 = tensor.expand_shape %collapsed_144 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %531 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_143[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_143[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_143[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_143[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_145[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %532 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%525, %531 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %inserted_slice_146 = tensor.insert_slice %expanded_125 into %inserted_slice_142[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_147 = tensor.collapse_shape %527 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_148 = tensor.expand_shape %collapsed_147 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %533 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_146[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_146[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_146[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_146[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_148[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %534 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%532, %533 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %inserted_slice_149 = tensor.insert_slice %expanded_130 into %inserted_slice_142[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_150 = tensor.collapse_shape %528 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_151 = tensor.expand_shape %collapsed_150 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %535 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_149[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_149[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_149[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_149[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_151[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %536 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%534, %535 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %inserted_slice_152 = tensor.insert_slice %expanded_135 into %inserted_slice_142[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_153 = tensor.collapse_shape %529 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_154 = tensor.expand_shape %collapsed_153 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %537 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_152[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_152[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_152[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_152[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_154[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %538 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%536, %537 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %539 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%502, %collapsed_89 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %540 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%502, %collapsed_93 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %541 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%502, %collapsed_92 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %542 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%502, %collapsed_88 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %collapsed_155 = tensor.collapse_shape %435 [[0, 1]] : tensor<3x1xi64> into tensor<3xi64>
    %543 = linalg.generic {indexing_maps = [#map43, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_155 : tensor<3xi64>) outs(%508 : tensor<2x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x3xi64>
    %collapsed_156 = tensor.collapse_shape %543 [[0, 1, 2, 3]] : tensor<2x3x3x3xi64> into tensor<54xi64>
    %expanded_157 = tensor.expand_shape %collapsed_156 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %inserted_slice_158 = tensor.insert_slice %expanded_157 into %inserted_slice_119[0, 2] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %inserted_slice_159 = tensor.insert_slice %expanded_117 into %inserted_slice_158[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_160 = tensor.collapse_shape %539 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_161 = tensor.expand_shape %collapsed_160 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %544 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_159[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_159[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_159[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_159[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_161[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %545 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%538, %544 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %inserted_slice_162 = tensor.insert_slice %expanded_125 into %inserted_slice_158[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_163 = tensor.collapse_shape %540 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_164 = tensor.expand_shape %collapsed_163 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %546 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_162[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_162[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_162[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_162[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_164[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %547 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%545, %546 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %inserted_slice_165 = tensor.insert_slice %expanded_130 into %inserted_slice_158[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_166 = tensor.collapse_shape %541 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_167 = tensor.expand_shape %collapsed_166 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %548 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_165[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_165[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_165[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_165[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_167[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %549 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%547, %548 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %inserted_slice_168 = tensor.insert_slice %expanded_135 into %inserted_slice_158[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_169 = tensor.collapse_shape %542 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_170 = tensor.expand_shape %collapsed_169 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %550 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_168[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_168[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_168[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_168[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_170[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %551 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%549, %550 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %552 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%503, %collapsed_89 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %553 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%503, %collapsed_93 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %554 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%503, %collapsed_92 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %555 = linalg.generic {indexing_maps = [#map5, #map22, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%503, %collapsed_88 : tensor<2x3x3x3xf32>, tensor<3xf32>) outs(%408 : tensor<2x3x3x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x3x3xf32>
    %collapsed_171 = tensor.collapse_shape %402 [[0, 1]] : tensor<3x1xi64> into tensor<3xi64>
    %556 = linalg.generic {indexing_maps = [#map43, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_171 : tensor<3xi64>) outs(%508 : tensor<2x3x3x3xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x3x3xi64>
    %collapsed_172 = tensor.collapse_shape %556 [[0, 1, 2, 3]] : tensor<2x3x3x3xi64> into tensor<54xi64>
    %expanded_173 = tensor.expand_shape %collapsed_172 [[0, 1]] output_shape [54, 1] : tensor<54xi64> into tensor<54x1xi64>
    %inserted_slice_174 = tensor.insert_slice %expanded_173 into %inserted_slice_119[0, 2] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %inserted_slice_175 = tensor.insert_slice %expanded_117 into %inserted_slice_174[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_176 = tensor.collapse_shape %552 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_177 = tensor.expand_shape %collapsed_176 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %557 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_175[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_175[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_175[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_175[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_177[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %558 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%551, %557 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %inserted_slice_178 = tensor.insert_slice %expanded_125 into %inserted_slice_174[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_179 = tensor.collapse_shape %553 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_180 = tensor.expand_shape %collapsed_179 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %559 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_178[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_178[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_178[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_178[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_180[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %560 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%558, %559 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %inserted_slice_181 = tensor.insert_slice %expanded_130 into %inserted_slice_174[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_182 = tensor.collapse_shape %554 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_183 = tensor.expand_shape %collapsed_182 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %561 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_181[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_181[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_181[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_181[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_183[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %562 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%560, %561 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %inserted_slice_184 = tensor.insert_slice %expanded_135 into %inserted_slice_174[0, 3] [54, 1] [1, 1] : tensor<54x1xi64> into tensor<54x4xi64>
    %collapsed_185 = tensor.collapse_shape %555 [[0, 1, 2, 3]] : tensor<2x3x3x3xf32> into tensor<54xf32>
    %expanded_186 = tensor.expand_shape %collapsed_185 [[0, 1, 2, 3, 4]] output_shape [54, 1, 1, 1, 1] : tensor<54xf32> into tensor<54x1x1x1x1xf32>
    %563 = scf.for %arg29 = %c0 to %c54 step %c1 iter_args(%arg30 = %515) -> (tensor<2x3x4x4xf32>) {
      %extracted = tensor.extract %inserted_slice_184[%arg29, %c0] : tensor<54x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_184[%arg29, %c1] : tensor<54x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_184[%arg29, %c2] : tensor<54x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_184[%arg29, %c3] : tensor<54x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_186[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<54x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x4x4xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x4x4xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x4x4xf32>
    }
    %564 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%562, %563 : tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) outs(%514 : tensor<2x3x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x4x4xf32>
    %565 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%497 : tensor<f32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x3x5x5xf32>
    %566 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%565, %arg25 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %567 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566, %341 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %568 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566, %340 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %569 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337 : tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %570 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c5_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %571 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%569, %570, %337 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %572 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%333 : tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %573 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%333 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c5_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %574 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%572, %573, %333 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %575 = linalg.generic {indexing_maps = [#map41, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<2xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x5x5xi64>
    %collapsed_187 = tensor.collapse_shape %575 [[0, 1, 2, 3]] : tensor<2x3x5x5xi64> into tensor<150xi64>
    %576 = linalg.generic {indexing_maps = [#map42, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<3xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x5x5xi64>
    %collapsed_188 = tensor.collapse_shape %576 [[0, 1, 2, 3]] : tensor<2x3x5x5xi64> into tensor<150xi64>
    %collapsed_189 = tensor.collapse_shape %571 [[0, 1, 2, 3]] : tensor<2x3x5x5xi64> into tensor<150xi64>
    %collapsed_190 = tensor.collapse_shape %574 [[0, 1, 2, 3]] : tensor<2x3x5x5xi64> into tensor<150xi64>
    %expanded_191 = tensor.expand_shape %collapsed_187 [[0, 1]] output_shape [150, 1] : tensor<150xi64> into tensor<150x1xi64>
    %expanded_192 = tensor.expand_shape %collapsed_188 [[0, 1]] output_shape [150, 1] : tensor<150xi64> into tensor<150x1xi64>
    %expanded_193 = tensor.expand_shape %collapsed_189 [[0, 1]] output_shape [150, 1] : tensor<150xi64> into tensor<150x1xi64>
    %expanded_194 = tensor.expand_shape %collapsed_190 [[0, 1]] output_shape [150, 1] : tensor<150xi64> into tensor<150x1xi64>
    %577 = tensor.empty() : tensor<150x4xi64>
    %inserted_slice_195 = tensor.insert_slice %expanded_191 into %577[0, 0] [150, 1] [1, 1] : tensor<150x1xi64> into tensor<150x4xi64>
    %inserted_slice_196 = tensor.insert_slice %expanded_192 into %inserted_slice_195[0, 1] [150, 1] [1, 1] : tensor<150x1xi64> into tensor<150x4xi64>
    %inserted_slice_197 = tensor.insert_slice %expanded_193 into %inserted_slice_196[0, 2] [150, 1] [1, 1] : tensor<150x1xi64> into tensor<150x4xi64>
    %inserted_slice_198 = tensor.insert_slice %expanded_194 into %inserted_slice_197[0, 3] [150, 1] [1, 1] : tensor<150x1xi64> into tensor<150x4xi64>
    %collapsed_199 = tensor.collapse_shape %568 [[0, 1, 2, 3]] : tensor<2x3x5x5xf32> into tensor<150xf32>
    %expanded_200 = tensor.expand_shape %collapsed_199 [[0, 1, 2, 3, 4]] output_shape [150, 1, 1, 1, 1] : tensor<150xf32> into tensor<150x1x1x1x1xf32>
    %578 = linalg.fill ins(%cst : f32) outs(%254 : tensor<2x3x5x5xf32>) -> tensor<2x3x5x5xf32>
    %579 = scf.for %arg29 = %c0 to %c150 step %c1 iter_args(%arg30 = %578) -> (tensor<2x3x5x5xf32>) {
      %extracted = tensor.extract %inserted_slice_198[%arg29, %c0] : tensor<150x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_198[%arg29, %c1] : tensor<150x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_198[%arg29, %c2] : tensor<150x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_198[%arg29, %c3] : tensor<150x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_200[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<150x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x5x5xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x5x5xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x5x5xf32>
    }
    %580 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331, %567, %cst_5 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>, tensor<f32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %581 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566, %327 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %582 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566, %326 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %583 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%323 : tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %584 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%323 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c5_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %585 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%583, %584, %323 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %586 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319 : tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %587 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c5_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %588 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%586, %587, %319 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %collapsed_201 = tensor.collapse_shape %585 [[0, 1, 2, 3]] : tensor<2x3x5x5xi64> into tensor<150xi64>
    %collapsed_202 = tensor.collapse_shape %588 [[0, 1, 2, 3]] : tensor<2x3x5x5xi64> into tensor<150xi64>
    %expanded_203 = tensor.expand_shape %collapsed_201 [[0, 1]] output_shape [150, 1] : tensor<150xi64> into tensor<150x1xi64>
    %expanded_204 = tensor.expand_shape %collapsed_202 [[0, 1]] output_shape [150, 1] : tensor<150xi64> into tensor<150x1xi64>
    %inserted_slice_205 = tensor.insert_slice %expanded_203 into %inserted_slice_196[0, 2] [150, 1] [1, 1] : tensor<150x1xi64> into tensor<150x4xi64>
    %inserted_slice_206 = tensor.insert_slice %expanded_204 into %inserted_slice_205[0, 3] [150, 1] [1, 1] : tensor<150x1xi64> into tensor<150x4xi64>
    %collapsed_207 = tensor.collapse_shape %582 [[0, 1, 2, 3]] : tensor<2x3x5x5xf32> into tensor<150xf32>
    %expanded_208 = tensor.expand_shape %collapsed_207 [[0, 1, 2, 3, 4]] output_shape [150, 1, 1, 1, 1] : tensor<150xf32> into tensor<150x1x1x1x1xf32>
    %589 = scf.for %arg29 = %c0 to %c150 step %c1 iter_args(%arg30 = %578) -> (tensor<2x3x5x5xf32>) {
      %extracted = tensor.extract %inserted_slice_206[%arg29, %c0] : tensor<150x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_206[%arg29, %c1] : tensor<150x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_206[%arg29, %c2] : tensor<150x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_206[%arg29, %c3] : tensor<150x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_208[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<150x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x5x5xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x5x5xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x5x5xf32>
    }
    %590 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%579, %589 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %591 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316, %581, %cst_5 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>, tensor<f32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %592 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566, %309 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %593 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566, %308 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %594 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %595 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c5_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %596 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%594, %595, %305 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %597 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%301 : tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %598 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%301 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c5_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %599 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%597, %598, %301 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %collapsed_209 = tensor.collapse_shape %596 [[0, 1, 2, 3]] : tensor<2x3x5x5xi64> into tensor<150xi64>
    %collapsed_210 = tensor.collapse_shape %599 [[0, 1, 2, 3]] : tensor<2x3x5x5xi64> into tensor<150xi64>
    %expanded_211 = tensor.expand_shape %collapsed_209 [[0, 1]] output_shape [150, 1] : tensor<150xi64> into tensor<150x1xi64>
    %expanded_212 = tensor.expand_shape %collapsed_210 [[0, 1]] output_shape [150, 1] : tensor<150xi64> into tensor<150x1xi64>
    %inserted_slice_213 = tensor.insert_slice %expanded_211 into %inserted_slice_196[0, 2] [150, 1] [1, 1] : tensor<150x1xi64> into tensor<150x4xi64>
    %inserted_slice_214 = tensor.insert_slice %expanded_212 into %inserted_slice_213[0, 3] [150, 1] [1, 1] : tensor<150x1xi64> into tensor<150x4xi64>
    %collapsed_215 = tensor.collapse_shape %593 [[0, 1, 2, 3]] : tensor<2x3x5x5xf32> into tensor<150xf32>
    %expanded_216 = tensor.expand_shape %collapsed_215 [[0, 1, 2, 3, 4]] output_shape [150, 1, 1, 1, 1] : tensor<150xf32> into tensor<150x1x1x1x1xf32>
    %600 = scf.for %arg29 = %c0 to %c150 step %c1 iter_args(%arg30 = %578) -> (tensor<2x3x5x5xf32>) {
      %extracted = tensor.extract %inserted_slice_214[%arg29, %c0] : tensor<150x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_214[%arg29, %c1] : tensor<150x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_214[%arg29, %c2] : tensor<150x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_214[%arg29, %c3] : tensor<150x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_216[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<150x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x5x5xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x5x5xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x5x5xf32>
    }
    %601 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%590, %600 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %602 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298, %592, %cst_5 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>, tensor<f32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %603 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566, %293 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %604 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%566, %292 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %605 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289 : tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %606 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c5_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %607 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%605, %606, %289 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %608 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283 : tensor<2x3x5x5xi64>) outs(%271 : tensor<2x3x5x5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %764 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %764 : i1
    } -> tensor<2x3x5x5xi1>
    %609 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283 : tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %764 = arith.addi %in, %c5_i64 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %610 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%608, %609, %283 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xi64>, tensor<2x3x5x5xi64>) outs(%279 : tensor<2x3x5x5xi64>) {
    ^bb0(%in: i1, %in_314: i64, %in_315: i64, %out: i64):
      %764 = arith.select %in, %in_314, %in_315 : i64
      linalg.yield %764 : i64
    } -> tensor<2x3x5x5xi64>
    %collapsed_217 = tensor.collapse_shape %607 [[0, 1, 2, 3]] : tensor<2x3x5x5xi64> into tensor<150xi64>
    %collapsed_218 = tensor.collapse_shape %610 [[0, 1, 2, 3]] : tensor<2x3x5x5xi64> into tensor<150xi64>
    %expanded_219 = tensor.expand_shape %collapsed_217 [[0, 1]] output_shape [150, 1] : tensor<150xi64> into tensor<150x1xi64>
    %expanded_220 = tensor.expand_shape %collapsed_218 [[0, 1]] output_shape [150, 1] : tensor<150xi64> into tensor<150x1xi64>
    %inserted_slice_221 = tensor.insert_slice %expanded_219 into %inserted_slice_196[0, 2] [150, 1] [1, 1] : tensor<150x1xi64> into tensor<150x4xi64>
    %inserted_slice_222 = tensor.insert_slice %expanded_220 into %inserted_slice_221[0, 3] [150, 1] [1, 1] : tensor<150x1xi64> into tensor<150x4xi64>
    %collapsed_223 = tensor.collapse_shape %604 [[0, 1, 2, 3]] : tensor<2x3x5x5xf32> into tensor<150xf32>
    %expanded_224 = tensor.expand_shape %collapsed_223 [[0, 1, 2, 3, 4]] output_shape [150, 1, 1, 1, 1] : tensor<150xf32> into tensor<150x1x1x1x1xf32>
    %611 = scf.for %arg29 = %c0 to %c150 step %c1 iter_args(%arg30 = %578) -> (tensor<2x3x5x5xf32>) {
      %extracted = tensor.extract %inserted_slice_222[%arg29, %c0] : tensor<150x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_222[%arg29, %c1] : tensor<150x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_222[%arg29, %c2] : tensor<150x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_222[%arg29, %c3] : tensor<150x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_224[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<150x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x5x5xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x5x5xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x5x5xf32>
    }
    %612 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%601, %611 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %613 = linalg.generic {indexing_maps = [#map5, #map5, #map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%278, %603, %cst_5 : tensor<2x3x5x5xi1>, tensor<2x3x5x5xf32>, tensor<f32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %614 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%580, %266 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %615 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%580, %268 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %616 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%591, %263 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %617 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%591, %268 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %618 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%614, %616 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %619 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%617 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.negf %in : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %620 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%615, %619 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %621 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%602, %266 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %622 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%602, %264 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %623 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%621 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.negf %in : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %624 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%618, %623 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %625 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%620, %622 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %626 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%613, %263 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %627 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%613, %264 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %628 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%626 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.negf %in : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %629 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%624, %628 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %630 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%627 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.negf %in : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %631 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%625, %630 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %632 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%629, %cst_22 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %633 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%631, %cst_22 : tensor<2x3x5x5xf32>, tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %634 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%632 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_12 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %635 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%633 : tensor<2x3x5x5xf32>) outs(%254 : tensor<2x3x5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.mulf %in, %cst_12 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5xf32>
    %expanded_225 = tensor.expand_shape %634 [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 5, 1] : tensor<2x3x5x5xf32> into tensor<2x3x5x5x1xf32>
    %padded_226 = tensor.pad %expanded_225 low[0, 0, 0, 0, 1] high[0, 0, 0, 0, 0] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst : f32
    } : tensor<2x3x5x5x1xf32> to tensor<2x3x5x5x2xf32>
    %expanded_227 = tensor.expand_shape %635 [[0], [1], [2], [3, 4]] output_shape [2, 3, 5, 5, 1] : tensor<2x3x5x5xf32> into tensor<2x3x5x5x1xf32>
    %padded_228 = tensor.pad %expanded_227 low[0, 0, 0, 0, 0] high[0, 0, 0, 0, 1] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index, %arg33: index):
      tensor.yield %cst : f32
    } : tensor<2x3x5x5x1xf32> to tensor<2x3x5x5x2xf32>
    %636 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%padded_226, %padded_228 : tensor<2x3x5x5x2xf32>, tensor<2x3x5x5x2xf32>) outs(%252 : tensor<2x3x5x5x2xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x3x5x5x2xf32>
    %637 = tensor.empty() : tensor<2x1x5x5x2xf32>
    %638 = linalg.fill ins(%cst : f32) outs(%637 : tensor<2x1x5x5x2xf32>) -> tensor<2x1x5x5x2xf32>
    %639 = linalg.generic {indexing_maps = [#map18, #map44], iterator_types = ["parallel", "reduction", "parallel", "parallel", "parallel"]} ins(%636 : tensor<2x3x5x5x2xf32>) outs(%638 : tensor<2x1x5x5x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<2x1x5x5x2xf32>
    %collapsed_229 = tensor.collapse_shape %639 [[0], [1, 2], [3], [4]] : tensor<2x1x5x5x2xf32> into tensor<2x5x5x2xf32>
    %640 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%497 : tensor<f32>) outs(%246 : tensor<1x1x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x1x4x4x4xf32>
    %641 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%640, %arg24 : tensor<1x1x4x4x4xf32>, tensor<1x1x4x4x4xf32>) outs(%246 : tensor<1x1x4x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x1x4x4x4xf32>
    %642 = linalg.fill ins(%cst : f32) outs(%246 : tensor<1x1x4x4x4xf32>) -> tensor<1x1x4x4x4xf32>
    %643 = linalg.generic {indexing_maps = [#map45, #map46, #map47], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%641, %arg10 : tensor<1x1x4x4x4xf32>, tensor<1x1x1x1x1xf32>) outs(%642 : tensor<1x1x4x4x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      %765 = arith.addf %764, %out : f32
      linalg.yield %765 : f32
    } -> tensor<1x1x4x4x4xf32>
    %644 = tensor.empty() : tensor<1x1x1x1x1xf32>
    %645 = linalg.fill ins(%cst : f32) outs(%644 : tensor<1x1x1x1x1xf32>) -> tensor<1x1x1x1x1xf32>
    %646 = linalg.generic {indexing_maps = [#map48, #map49, #map47], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction", "reduction"]} ins(%arg9, %641 : tensor<1x1x4x4x4xf32>, tensor<1x1x4x4x4xf32>) outs(%645 : tensor<1x1x1x1x1xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      %765 = arith.addf %764, %out : f32
      linalg.yield %765 : f32
    } -> tensor<1x1x1x1x1xf32>
    %647 = tensor.empty() : tensor<1xf32>
    %648 = linalg.fill ins(%cst : f32) outs(%647 : tensor<1xf32>) -> tensor<1xf32>
    %649 = linalg.generic {indexing_maps = [#map18, #map50], iterator_types = ["reduction", "parallel", "reduction", "reduction", "reduction"]} ins(%641 : tensor<1x1x4x4x4xf32>) outs(%648 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<1xf32>
    %650 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%497 : tensor<f32>) outs(%240 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x6x6xf32>
    %651 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%650, %arg23 : tensor<1x3x6x6xf32>, tensor<1x3x6x6xf32>) outs(%240 : tensor<1x3x6x6xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x6x6xf32>
    %padded_230 = tensor.pad %651 low[0, 0, 2, 2] high[0, 0, 2, 2] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst : f32
    } : tensor<1x3x6x6xf32> to tensor<1x3x10x10xf32>
    %652 = tensor.empty() : tensor<1x3x4x4xf32>
    %653 = linalg.fill ins(%cst : f32) outs(%652 : tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
    %654 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%padded_230, %arg7 : tensor<1x3x10x10xf32>, tensor<3x3x3x3xf32>) outs(%653 : tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xf32>
    %655 = tensor.empty() : tensor<3x1x6x6xf32>
    %transposed_231 = linalg.transpose ins(%651 : tensor<1x3x6x6xf32>) outs(%655 : tensor<3x1x6x6xf32>) permutation = [1, 0, 2, 3] 
    %collapsed_232 = tensor.collapse_shape %arg6 [[0, 1], [2], [3]] : tensor<1x3x4x4xf32> into tensor<3x4x4xf32>
    %expanded_233 = tensor.expand_shape %collapsed_232 [[0], [1, 2], [3]] output_shape [3, 1, 4, 4] : tensor<3x4x4xf32> into tensor<3x1x4x4xf32>
    %padded_234 = tensor.pad %transposed_231 low[0, 0, 2, 2] high[0, 0, 2, 2] {
    ^bb0(%arg29: index, %arg30: index, %arg31: index, %arg32: index):
      tensor.yield %cst : f32
    } : tensor<3x1x6x6xf32> to tensor<3x1x10x10xf32>
    %656 = tensor.empty() : tensor<3x3x4x4xf32>
    %657 = linalg.fill ins(%cst : f32) outs(%656 : tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
    %658 = linalg.conv_2d_nchw_fchw {dilations = dense<2> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded_234, %expanded_233 : tensor<3x1x10x10xf32>, tensor<3x1x4x4xf32>) outs(%657 : tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
    %extracted_slice_235 = tensor.extract_slice %658[0, 0, 0, 0] [3, 3, 3, 4] [1, 1, 1, 1] : tensor<3x3x4x4xf32> to tensor<3x3x3x4xf32>
    %extracted_slice_236 = tensor.extract_slice %extracted_slice_235[0, 0, 0, 0] [3, 3, 3, 3] [1, 1, 1, 1] : tensor<3x3x3x4xf32> to tensor<3x3x3x3xf32>
    %expanded_237 = tensor.expand_shape %extracted_slice_236 [[0], [1, 2], [3], [4]] output_shape [3, 1, 3, 3, 3] : tensor<3x3x3x3xf32> into tensor<3x1x3x3x3xf32>
    %659 = tensor.empty() : tensor<1x3x3x3x3xf32>
    %transposed_238 = linalg.transpose ins(%expanded_237 : tensor<3x1x3x3x3xf32>) outs(%659 : tensor<1x3x3x3x3xf32>) permutation = [1, 2, 0, 3, 4] 
    %660 = linalg.generic {indexing_maps = [#map18, #map51], iterator_types = ["reduction", "parallel", "parallel", "parallel", "parallel"]} ins(%transposed_238 : tensor<1x3x3x3x3xf32>) outs(%236 : tensor<3x3x3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<3x3x3x3xf32>
    %661 = linalg.fill ins(%cst : f32) outs(%348 : tensor<3xf32>) -> tensor<3xf32>
    %662 = linalg.generic {indexing_maps = [#map5, #map42], iterator_types = ["reduction", "parallel", "reduction", "reduction"]} ins(%651 : tensor<1x3x6x6xf32>) outs(%661 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.addf %in, %out : f32
      linalg.yield %764 : f32
    } -> tensor<3xf32>
    %663 = linalg.generic {indexing_maps = [#map12, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497 : tensor<f32>) outs(%230 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x12x16xf32>
    %664 = linalg.generic {indexing_maps = [#map13, #map13, #map13], iterator_types = ["parallel", "parallel", "parallel"]} ins(%663, %arg22 : tensor<2x12x16xf32>, tensor<2x12x16xf32>) outs(%230 : tensor<2x12x16xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x12x16xf32>
    %expanded_239 = tensor.expand_shape %664 [[0], [1, 2, 3], [4, 5]] output_shape [2, 3, 2, 2, 4, 4] : tensor<2x12x16xf32> into tensor<2x3x2x2x4x4xf32>
    %transposed_240 = linalg.transpose ins(%expanded_239 : tensor<2x3x2x2x4x4xf32>) outs(%227 : tensor<2x3x2x4x2x4xf32>) permutation = [0, 1, 2, 4, 3, 5] 
    %665 = tensor.empty() : tensor<2x3x2x4x2x4xi64>
    %666 = linalg.generic {indexing_maps = [#map52, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<2xi64>) outs(%665 : tensor<2x3x2x4x2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x2x4x2x4xi64>
    %collapsed_241 = tensor.collapse_shape %666 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x2x4x2x4xi64> into tensor<384xi64>
    %667 = linalg.generic {indexing_maps = [#map53, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%117 : tensor<3xi64>) outs(%665 : tensor<2x3x2x4x2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x2x4x2x4xi64>
    %collapsed_242 = tensor.collapse_shape %667 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x2x4x2x4xi64> into tensor<384xi64>
    %668 = linalg.generic {indexing_maps = [#map54, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<2x4xi64>) outs(%665 : tensor<2x3x2x4x2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x2x4x2x4xi64>
    %collapsed_243 = tensor.collapse_shape %668 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x2x4x2x4xi64> into tensor<384xi64>
    %669 = linalg.generic {indexing_maps = [#map33, #map26], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<2x4xi64>) outs(%665 : tensor<2x3x2x4x2x4xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<2x3x2x4x2x4xi64>
    %collapsed_244 = tensor.collapse_shape %669 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x2x4x2x4xi64> into tensor<384xi64>
    %expanded_245 = tensor.expand_shape %collapsed_241 [[0, 1]] output_shape [384, 1] : tensor<384xi64> into tensor<384x1xi64>
    %expanded_246 = tensor.expand_shape %collapsed_242 [[0, 1]] output_shape [384, 1] : tensor<384xi64> into tensor<384x1xi64>
    %expanded_247 = tensor.expand_shape %collapsed_243 [[0, 1]] output_shape [384, 1] : tensor<384xi64> into tensor<384x1xi64>
    %expanded_248 = tensor.expand_shape %collapsed_244 [[0, 1]] output_shape [384, 1] : tensor<384xi64> into tensor<384x1xi64>
    %670 = tensor.empty() : tensor<384x4xi64>
    %inserted_slice_249 = tensor.insert_slice %expanded_245 into %670[0, 0] [384, 1] [1, 1] : tensor<384x1xi64> into tensor<384x4xi64>
    %inserted_slice_250 = tensor.insert_slice %expanded_246 into %inserted_slice_249[0, 1] [384, 1] [1, 1] : tensor<384x1xi64> into tensor<384x4xi64>
    %inserted_slice_251 = tensor.insert_slice %expanded_247 into %inserted_slice_250[0, 2] [384, 1] [1, 1] : tensor<384x1xi64> into tensor<384x4xi64>
    %inserted_slice_252 = tensor.insert_slice %expanded_248 into %inserted_slice_251[0, 3] [384, 1] [1, 1] : tensor<384x1xi64> into tensor<384x4xi64>
    %collapsed_253 = tensor.collapse_shape %transposed_240 [[0, 1, 2, 3, 4, 5]] : tensor<2x3x2x4x2x4xf32> into tensor<384xf32>
    %expanded_254 = tensor.expand_shape %collapsed_253 [[0, 1, 2, 3, 4]] output_shape [384, 1, 1, 1, 1] : tensor<384xf32> into tensor<384x1x1x1x1xf32>
    %671 = scf.for %arg29 = %c0 to %c384 step %c1 iter_args(%arg30 = %578) -> (tensor<2x3x5x5xf32>) {
      %extracted = tensor.extract %inserted_slice_252[%arg29, %c0] : tensor<384x4xi64>
      %764 = arith.index_cast %extracted : i64 to index
      %extracted_314 = tensor.extract %inserted_slice_252[%arg29, %c1] : tensor<384x4xi64>
      %765 = arith.index_cast %extracted_314 : i64 to index
      %extracted_315 = tensor.extract %inserted_slice_252[%arg29, %c2] : tensor<384x4xi64>
      %766 = arith.index_cast %extracted_315 : i64 to index
      %extracted_316 = tensor.extract %inserted_slice_252[%arg29, %c3] : tensor<384x4xi64>
      %767 = arith.index_cast %extracted_316 : i64 to index
      %extracted_slice_317 = tensor.extract_slice %expanded_254[%arg29, 0, 0, 0, 0] [1, 1, 1, 1, 1] [1, 1, 1, 1, 1] : tensor<384x1x1x1x1xf32> to tensor<f32>
      %extracted_slice_318 = tensor.extract_slice %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<2x3x5x5xf32> to tensor<f32>
      %768 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%extracted_slice_317 : tensor<f32>) outs(%extracted_slice_318 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %769 = arith.addf %out, %in : f32
        linalg.yield %769 : f32
      } -> tensor<f32>
      %inserted_slice_319 = tensor.insert_slice %768 into %arg30[%764, %765, %766, %767] [1, 1, 1, 1] [1, 1, 1, 1] : tensor<f32> into tensor<2x3x5x5xf32>
      scf.yield %inserted_slice_319 : tensor<2x3x5x5xf32>
    }
    %672 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%497 : tensor<f32>) outs(%220 : tensor<1x3x2x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x2x2xf32>
    %673 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%672, %arg21 : tensor<1x3x2x2xf32>, tensor<1x3x2x2xf32>) outs(%220 : tensor<1x3x2x2xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x2x2xf32>
    %collapsed_255 = tensor.collapse_shape %219#1 [[0, 1], [2]] : tensor<1x3x4xi64> into tensor<3x4xi64>
    %collapsed_256 = tensor.collapse_shape %673 [[0, 1], [2, 3]] : tensor<1x3x2x2xf32> into tensor<3x4xf32>
    %674 = tensor.empty() : tensor<81xi64>
    %675 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%674 : tensor<81xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<81xi64>
    %expanded_257 = tensor.expand_shape %675 [[0, 1]] output_shape [1, 81] : tensor<81xi64> into tensor<1x81xi64>
    %extracted_slice_258 = tensor.extract_slice %collapsed_255[0, 0] [3, 1] [1, 1] : tensor<3x4xi64> to tensor<3x1xi64>
    %676 = tensor.empty() : tensor<3x81xi1>
    %677 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_257, %extracted_slice_258 : tensor<1x81xi64>, tensor<3x1xi64>) outs(%676 : tensor<3x81xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<3x81xi1>
    %extracted_slice_259 = tensor.extract_slice %collapsed_256[0, 0] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3x1xf32>
    %678 = tensor.empty() : tensor<3x81xf32>
    %679 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_259 : tensor<3x81xf32>, tensor<3x1xf32>) outs(%678 : tensor<3x81xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<3x81xf32>
    %680 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%677, %679, %cst_3 : tensor<3x81xi1>, tensor<3x81xf32>, tensor<3x81xf32>) outs(%678 : tensor<3x81xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<3x81xf32>
    %extracted_slice_260 = tensor.extract_slice %collapsed_255[0, 1] [3, 1] [1, 1] : tensor<3x4xi64> to tensor<3x1xi64>
    %681 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_257, %extracted_slice_260 : tensor<1x81xi64>, tensor<3x1xi64>) outs(%676 : tensor<3x81xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<3x81xi1>
    %extracted_slice_261 = tensor.extract_slice %collapsed_256[0, 1] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3x1xf32>
    %682 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%680, %extracted_slice_261 : tensor<3x81xf32>, tensor<3x1xf32>) outs(%678 : tensor<3x81xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<3x81xf32>
    %683 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%681, %682, %680 : tensor<3x81xi1>, tensor<3x81xf32>, tensor<3x81xf32>) outs(%678 : tensor<3x81xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<3x81xf32>
    %extracted_slice_262 = tensor.extract_slice %collapsed_255[0, 2] [3, 1] [1, 1] : tensor<3x4xi64> to tensor<3x1xi64>
    %684 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_257, %extracted_slice_262 : tensor<1x81xi64>, tensor<3x1xi64>) outs(%676 : tensor<3x81xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<3x81xi1>
    %extracted_slice_263 = tensor.extract_slice %collapsed_256[0, 2] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3x1xf32>
    %685 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%683, %extracted_slice_263 : tensor<3x81xf32>, tensor<3x1xf32>) outs(%678 : tensor<3x81xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<3x81xf32>
    %686 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%684, %685, %683 : tensor<3x81xi1>, tensor<3x81xf32>, tensor<3x81xf32>) outs(%678 : tensor<3x81xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<3x81xf32>
    %extracted_slice_264 = tensor.extract_slice %collapsed_255[0, 3] [3, 1] [1, 1] : tensor<3x4xi64> to tensor<3x1xi64>
    %687 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_257, %extracted_slice_264 : tensor<1x81xi64>, tensor<3x1xi64>) outs(%676 : tensor<3x81xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<3x81xi1>
    %extracted_slice_265 = tensor.extract_slice %collapsed_256[0, 3] [3, 1] [1, 1] : tensor<3x4xf32> to tensor<3x1xf32>
    %688 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%686, %extracted_slice_265 : tensor<3x81xf32>, tensor<3x1xf32>) outs(%678 : tensor<3x81xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<3x81xf32>
    %689 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%687, %688, %686 : tensor<3x81xi1>, tensor<3x81xf32>, tensor<3x81xf32>) outs(%678 : tensor<3x81xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<3x81xf32>
    %expanded_266 = tensor.expand_shape %689 [[0, 1], [2, 3]] output_shape [1, 3, 9, 9] : tensor<3x81xf32> into tensor<1x3x9x9xf32>
    %690 = linalg.generic {indexing_maps = [#map19, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%497 : tensor<f32>) outs(%145 : tensor<1x2x1x3x2xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x2x1x3x2xf32>
    %691 = linalg.generic {indexing_maps = [#map18, #map18, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%690, %arg19 : tensor<1x2x1x3x2xf32>, tensor<1x2x1x3x2xf32>) outs(%145 : tensor<1x2x1x3x2xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x2x1x3x2xf32>
    %collapsed_267 = tensor.collapse_shape %152 [[0, 1], [2, 3, 4]] : tensor<1x2x1x3x2xi64> into tensor<2x6xi64>
    %collapsed_268 = tensor.collapse_shape %691 [[0, 1], [2, 3, 4]] : tensor<1x2x1x3x2xf32> into tensor<2x6xf32>
    %692 = tensor.empty() : tensor<90xi64>
    %693 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%692 : tensor<90xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<90xi64>
    %expanded_269 = tensor.expand_shape %693 [[0, 1]] output_shape [1, 90] : tensor<90xi64> into tensor<1x90xi64>
    %extracted_slice_270 = tensor.extract_slice %collapsed_267[0, 0] [2, 1] [1, 1] : tensor<2x6xi64> to tensor<2x1xi64>
    %694 = tensor.empty() : tensor<2x90xi1>
    %695 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_269, %extracted_slice_270 : tensor<1x90xi64>, tensor<2x1xi64>) outs(%694 : tensor<2x90xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x90xi1>
    %extracted_slice_271 = tensor.extract_slice %collapsed_268[0, 0] [2, 1] [1, 1] : tensor<2x6xf32> to tensor<2x1xf32>
    %696 = tensor.empty() : tensor<2x90xf32>
    %697 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_2, %extracted_slice_271 : tensor<2x90xf32>, tensor<2x1xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %698 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%695, %697, %cst_2 : tensor<2x90xi1>, tensor<2x90xf32>, tensor<2x90xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %extracted_slice_272 = tensor.extract_slice %collapsed_267[0, 1] [2, 1] [1, 1] : tensor<2x6xi64> to tensor<2x1xi64>
    %699 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_269, %extracted_slice_272 : tensor<1x90xi64>, tensor<2x1xi64>) outs(%694 : tensor<2x90xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x90xi1>
    %extracted_slice_273 = tensor.extract_slice %collapsed_268[0, 1] [2, 1] [1, 1] : tensor<2x6xf32> to tensor<2x1xf32>
    %700 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%698, %extracted_slice_273 : tensor<2x90xf32>, tensor<2x1xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %701 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%699, %700, %698 : tensor<2x90xi1>, tensor<2x90xf32>, tensor<2x90xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %extracted_slice_274 = tensor.extract_slice %collapsed_267[0, 2] [2, 1] [1, 1] : tensor<2x6xi64> to tensor<2x1xi64>
    %702 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_269, %extracted_slice_274 : tensor<1x90xi64>, tensor<2x1xi64>) outs(%694 : tensor<2x90xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x90xi1>
    %extracted_slice_275 = tensor.extract_slice %collapsed_268[0, 2] [2, 1] [1, 1] : tensor<2x6xf32> to tensor<2x1xf32>
    %703 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%701, %extracted_slice_275 : tensor<2x90xf32>, tensor<2x1xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %704 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%702, %703, %701 : tensor<2x90xi1>, tensor<2x90xf32>, tensor<2x90xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %extracted_slice_276 = tensor.extract_slice %collapsed_267[0, 3] [2, 1] [1, 1] : tensor<2x6xi64> to tensor<2x1xi64>
    %705 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_269, %extracted_slice_276 : tensor<1x90xi64>, tensor<2x1xi64>) outs(%694 : tensor<2x90xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x90xi1>
    %extracted_slice_277 = tensor.extract_slice %collapsed_268[0, 3] [2, 1] [1, 1] : tensor<2x6xf32> to tensor<2x1xf32>
    %706 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%704, %extracted_slice_277 : tensor<2x90xf32>, tensor<2x1xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %707 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%705, %706, %704 : tensor<2x90xi1>, tensor<2x90xf32>, tensor<2x90xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %extracted_slice_278 = tensor.extract_slice %collapsed_267[0, 4] [2, 1] [1, 1] : tensor<2x6xi64> to tensor<2x1xi64>
    %708 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_269, %extracted_slice_278 : tensor<1x90xi64>, tensor<2x1xi64>) outs(%694 : tensor<2x90xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x90xi1>
    %extracted_slice_279 = tensor.extract_slice %collapsed_268[0, 4] [2, 1] [1, 1] : tensor<2x6xf32> to tensor<2x1xf32>
    %709 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%707, %extracted_slice_279 : tensor<2x90xf32>, tensor<2x1xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %710 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%708, %709, %707 : tensor<2x90xi1>, tensor<2x90xf32>, tensor<2x90xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %extracted_slice_280 = tensor.extract_slice %collapsed_267[0, 5] [2, 1] [1, 1] : tensor<2x6xi64> to tensor<2x1xi64>
    %711 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_269, %extracted_slice_280 : tensor<1x90xi64>, tensor<2x1xi64>) outs(%694 : tensor<2x90xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<2x90xi1>
    %extracted_slice_281 = tensor.extract_slice %collapsed_268[0, 5] [2, 1] [1, 1] : tensor<2x6xf32> to tensor<2x1xf32>
    %712 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%710, %extracted_slice_281 : tensor<2x90xf32>, tensor<2x1xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %713 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%711, %712, %710 : tensor<2x90xi1>, tensor<2x90xf32>, tensor<2x90xf32>) outs(%696 : tensor<2x90xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<2x90xf32>
    %expanded_282 = tensor.expand_shape %713 [[0, 1], [2, 3, 4]] output_shape [1, 2, 3, 6, 5] : tensor<2x90xf32> into tensor<1x2x3x6x5xf32>
    %714 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%497 : tensor<f32>) outs(%136 : tensor<1x4x2x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x4x2x3xf32>
    %715 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%714, %arg17 : tensor<1x4x2x3xf32>, tensor<1x4x2x3xf32>) outs(%136 : tensor<1x4x2x3xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x4x2x3xf32>
    %collapsed_283 = tensor.collapse_shape %715 [[0, 1], [2, 3]] : tensor<1x4x2x3xf32> into tensor<4x6xf32>
    %716 = tensor.empty() : tensor<16xi64>
    %717 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%716 : tensor<16xi64>) {
    ^bb0(%out: i64):
      %764 = linalg.index 0 : index
      %765 = arith.index_cast %764 : index to i64
      linalg.yield %765 : i64
    } -> tensor<16xi64>
    %expanded_284 = tensor.expand_shape %717 [[0, 1]] output_shape [1, 16] : tensor<16xi64> into tensor<1x16xi64>
    %extracted_slice_285 = tensor.extract_slice %135#1[0, 0] [4, 1] [1, 1] : tensor<4x6xi64> to tensor<4x1xi64>
    %718 = tensor.empty() : tensor<4x16xi1>
    %719 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_284, %extracted_slice_285 : tensor<1x16xi64>, tensor<4x1xi64>) outs(%718 : tensor<4x16xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<4x16xi1>
    %extracted_slice_286 = tensor.extract_slice %collapsed_283[0, 0] [4, 1] [1, 1] : tensor<4x6xf32> to tensor<4x1xf32>
    %720 = tensor.empty() : tensor<4x16xf32>
    %721 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%cst_1, %extracted_slice_286 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %722 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%719, %721, %cst_1 : tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %extracted_slice_287 = tensor.extract_slice %135#1[0, 1] [4, 1] [1, 1] : tensor<4x6xi64> to tensor<4x1xi64>
    %723 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_284, %extracted_slice_287 : tensor<1x16xi64>, tensor<4x1xi64>) outs(%718 : tensor<4x16xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<4x16xi1>
    %extracted_slice_288 = tensor.extract_slice %collapsed_283[0, 1] [4, 1] [1, 1] : tensor<4x6xf32> to tensor<4x1xf32>
    %724 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%722, %extracted_slice_288 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %725 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%723, %724, %722 : tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %extracted_slice_289 = tensor.extract_slice %135#1[0, 2] [4, 1] [1, 1] : tensor<4x6xi64> to tensor<4x1xi64>
    %726 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_284, %extracted_slice_289 : tensor<1x16xi64>, tensor<4x1xi64>) outs(%718 : tensor<4x16xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<4x16xi1>
    %extracted_slice_290 = tensor.extract_slice %collapsed_283[0, 2] [4, 1] [1, 1] : tensor<4x6xf32> to tensor<4x1xf32>
    %727 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%725, %extracted_slice_290 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %728 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%726, %727, %725 : tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %extracted_slice_291 = tensor.extract_slice %135#1[0, 3] [4, 1] [1, 1] : tensor<4x6xi64> to tensor<4x1xi64>
    %729 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_284, %extracted_slice_291 : tensor<1x16xi64>, tensor<4x1xi64>) outs(%718 : tensor<4x16xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<4x16xi1>
    %extracted_slice_292 = tensor.extract_slice %collapsed_283[0, 3] [4, 1] [1, 1] : tensor<4x6xf32> to tensor<4x1xf32>
    %730 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%728, %extracted_slice_292 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %731 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%729, %730, %728 : tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %extracted_slice_293 = tensor.extract_slice %135#1[0, 4] [4, 1] [1, 1] : tensor<4x6xi64> to tensor<4x1xi64>
    %732 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_284, %extracted_slice_293 : tensor<1x16xi64>, tensor<4x1xi64>) outs(%718 : tensor<4x16xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<4x16xi1>
    %extracted_slice_294 = tensor.extract_slice %collapsed_283[0, 4] [4, 1] [1, 1] : tensor<4x6xf32> to tensor<4x1xf32>
    %733 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%731, %extracted_slice_294 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %734 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%732, %733, %731 : tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %extracted_slice_295 = tensor.extract_slice %135#1[0, 5] [4, 1] [1, 1] : tensor<4x6xi64> to tensor<4x1xi64>
    %735 = linalg.generic {indexing_maps = [#map29, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%expanded_284, %extracted_slice_295 : tensor<1x16xi64>, tensor<4x1xi64>) outs(%718 : tensor<4x16xi1>) {
    ^bb0(%in: i64, %in_314: i64, %out: i1):
      %764 = arith.cmpi eq, %in, %in_314 : i64
      linalg.yield %764 : i1
    } -> tensor<4x16xi1>
    %extracted_slice_296 = tensor.extract_slice %collapsed_283[0, 5] [4, 1] [1, 1] : tensor<4x6xf32> to tensor<4x1xf32>
    %736 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%734, %extracted_slice_296 : tensor<4x16xf32>, tensor<4x1xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.addf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %737 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%735, %736, %734 : tensor<4x16xi1>, tensor<4x16xf32>, tensor<4x16xf32>) outs(%720 : tensor<4x16xf32>) {
    ^bb0(%in: i1, %in_314: f32, %in_315: f32, %out: f32):
      %764 = arith.select %in, %in_314, %in_315 : f32
      linalg.yield %764 : f32
    } -> tensor<4x16xf32>
    %expanded_297 = tensor.expand_shape %737 [[0, 1], [2, 3]] output_shape [1, 4, 4, 4] : tensor<4x16xf32> into tensor<1x4x4x4xf32>
    %738 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%497 : tensor<f32>) outs(%100 : tensor<8x5x7x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x5x7x4xf32>
    %739 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%738, %arg16 : tensor<8x5x7x4xf32>, tensor<8x5x7x4xf32>) outs(%100 : tensor<8x5x7x4xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<8x5x7x4xf32>
    %740 = tensor.empty() : tensor<8x7x4x5xf32>
    %transposed_298 = linalg.transpose ins(%739 : tensor<8x5x7x4xf32>) outs(%740 : tensor<8x7x4x5xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_299 = tensor.collapse_shape %transposed_298 [[0, 1], [2], [3]] : tensor<8x7x4x5xf32> into tensor<56x4x5xf32>
    %741 = tensor.empty() : tensor<8x7x5x8xf32>
    %742 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44 : tensor<5x8xf32>) outs(%741 : tensor<8x7x5x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x7x5x8xf32>
    %collapsed_300 = tensor.collapse_shape %742 [[0, 1], [2], [3]] : tensor<8x7x5x8xf32> into tensor<56x5x8xf32>
    %743 = tensor.empty() : tensor<56x4x8xf32>
    %744 = linalg.fill ins(%cst : f32) outs(%743 : tensor<56x4x8xf32>) -> tensor<56x4x8xf32>
    %745 = linalg.batch_matmul ins(%collapsed_299, %collapsed_300 : tensor<56x4x5xf32>, tensor<56x5x8xf32>) outs(%744 : tensor<56x4x8xf32>) -> tensor<56x4x8xf32>
    %expanded_301 = tensor.expand_shape %745 [[0, 1], [2], [3]] output_shape [8, 7, 4, 8] : tensor<56x4x8xf32> into tensor<8x7x4x8xf32>
    %746 = tensor.empty() : tensor<8x8x4x7xf32>
    %transposed_302 = linalg.transpose ins(%expanded_301 : tensor<8x7x4x8xf32>) outs(%746 : tensor<8x8x4x7xf32>) permutation = [0, 3, 2, 1] 
    %collapsed_303 = tensor.collapse_shape %transposed_302 [[0, 1], [2], [3]] : tensor<8x8x4x7xf32> into tensor<64x4x7xf32>
    %747 = tensor.empty() : tensor<8x8x7x8xf32>
    %748 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61 : tensor<7x8xf32>) outs(%747 : tensor<8x8x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x7x8xf32>
    %collapsed_304 = tensor.collapse_shape %748 [[0, 1], [2], [3]] : tensor<8x8x7x8xf32> into tensor<64x7x8xf32>
    %749 = tensor.empty() : tensor<64x4x8xf32>
    %750 = linalg.fill ins(%cst : f32) outs(%749 : tensor<64x4x8xf32>) -> tensor<64x4x8xf32>
    %751 = linalg.batch_matmul ins(%collapsed_303, %collapsed_304 : tensor<64x4x7xf32>, tensor<64x7x8xf32>) outs(%750 : tensor<64x4x8xf32>) -> tensor<64x4x8xf32>
    %expanded_305 = tensor.expand_shape %751 [[0, 1], [2], [3]] output_shape [8, 8, 4, 8] : tensor<64x4x8xf32> into tensor<8x8x4x8xf32>
    %752 = tensor.empty() : tensor<8x8x8x4xf32>
    %transposed_306 = linalg.transpose ins(%expanded_305 : tensor<8x8x4x8xf32>) outs(%752 : tensor<8x8x8x4xf32>) permutation = [0, 1, 3, 2] 
    %collapsed_307 = tensor.collapse_shape %transposed_306 [[0, 1], [2], [3]] : tensor<8x8x8x4xf32> into tensor<64x8x4xf32>
    %753 = tensor.empty() : tensor<8x8x4x8xf32>
    %754 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78 : tensor<4x8xf32>) outs(%753 : tensor<8x8x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x8xf32>
    %collapsed_308 = tensor.collapse_shape %754 [[0, 1], [2], [3]] : tensor<8x8x4x8xf32> into tensor<64x4x8xf32>
    %755 = tensor.empty() : tensor<64x8x8xf32>
    %756 = linalg.fill ins(%cst : f32) outs(%755 : tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %757 = linalg.batch_matmul ins(%collapsed_307, %collapsed_308 : tensor<64x8x4xf32>, tensor<64x4x8xf32>) outs(%756 : tensor<64x8x8xf32>) -> tensor<64x8x8xf32>
    %expanded_309 = tensor.expand_shape %757 [[0, 1], [2], [3]] output_shape [8, 8, 8, 8] : tensor<64x8x8xf32> into tensor<8x8x8x8xf32>
    %758 = linalg.generic {indexing_maps = [#map6, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%497 : tensor<f32>) outs(%11 : tensor<1x3x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x9x9xf32>
    %759 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%758, %arg15 : tensor<1x3x9x9xf32>, tensor<1x3x9x9xf32>) outs(%11 : tensor<1x3x9x9xf32>) {
    ^bb0(%in: f32, %in_314: f32, %out: f32):
      %764 = arith.mulf %in, %in_314 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x9x9xf32>
    %760 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%759 : tensor<1x3x9x9xf32>) outs(%11 : tensor<1x3x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      %764 = arith.divf %in, %cst_9 : f32
      linalg.yield %764 : f32
    } -> tensor<1x3x9x9xf32>
    %761 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%transposed : tensor<9x9xf32>) outs(%11 : tensor<1x3x9x9xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x3x9x9xf32>
    %collapsed_310 = tensor.collapse_shape %761 [[0, 1], [2], [3]] : tensor<1x3x9x9xf32> into tensor<3x9x9xf32>
    %collapsed_311 = tensor.collapse_shape %760 [[0, 1], [2], [3]] : tensor<1x3x9x9xf32> into tensor<3x9x9xf32>
    %762 = linalg.batch_matmul ins(%collapsed_310, %collapsed_311 : tensor<3x9x9xf32>, tensor<3x9x9xf32>) outs(%14 : tensor<3x9x9xf32>) -> tensor<3x9x9xf32>
    %collapsed_312 = tensor.collapse_shape %762 [[0, 1], [2]] : tensor<3x9x9xf32> into tensor<27x9xf32>
    %763 = linalg.matmul ins(%collapsed_312, %10 : tensor<27x9xf32>, tensor<9x9xf32>) outs(%17 : tensor<27x9xf32>) -> tensor<27x9xf32>
    %expanded_313 = tensor.expand_shape %763 [[0, 1, 2], [3]] output_shape [1, 3, 9, 9] : tensor<27x9xf32> into tensor<1x3x9x9xf32>
    return %496, %expanded_313, %expanded_309, %expanded_297, %expanded_282, %expanded_266, %671, %654, %660, %662, %643, %646, %649, %612, %collapsed_229, %564 : tensor<f32>, tensor<1x3x9x9xf32>, tensor<8x8x8x8xf32>, tensor<1x4x4x4xf32>, tensor<1x2x3x6x5xf32>, tensor<1x3x9x9xf32>, tensor<2x3x5x5xf32>, tensor<1x3x4x4xf32>, tensor<3x3x3x3xf32>, tensor<3xf32>, tensor<1x1x4x4x4xf32>, tensor<1x1x1x1x1xf32>, tensor<1xf32>, tensor<2x3x5x5xf32>, tensor<2x5x5x2xf32>, tensor<2x3x4x4xf32>
  }
}
