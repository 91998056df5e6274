#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
#map3 = affine_map<(d0) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>
#map5 = affine_map<(d0, d1) -> (0, d1)>
#map6 = affine_map<(d0) -> (d0, 0)>
#map7 = affine_map<(d0) -> ()>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0, d1) -> (d1)>
module @others {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "fsdp_export.coverage.operators._Model" {
    fsdp.module @samples class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<10x5xf32>
        fsdp.buffer @w0 : tensor<5x5xf32>
      }
      fsdp.module @"1" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<10x5xf32>
        fsdp.param @x1 : tensor<5x5xf32>
        fsdp.buffer @w0 : tensor<10x5xf32>
      }
      fsdp.module @"2" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<10x5xf32>
        fsdp.param @x1 : tensor<5x5xf32>
        fsdp.buffer @w0 : tensor<10x5xf32>
      }
      fsdp.module @"3" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.param @x1 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"4" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<3x3xf32>
        fsdp.buffer @w0 : tensor<3xf32>
      }
      fsdp.module @"5" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<3x3xf32>
        fsdp.param @x1 : tensor<3xf32>
        fsdp.buffer @w0 : tensor<3x3xf32>
      }
      fsdp.module @"6" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.param @x1 : tensor<f32>
        fsdp.buffer @w0 : tensor<f32>
      }
      fsdp.module @"7" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<5x5xf32>
        fsdp.param @x1 : tensor<5x5xf32>
        fsdp.buffer @w0 : tensor<5x5xf32>
      }
      fsdp.module @"8" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<10x10xf32>
        fsdp.param @x1 : tensor<10xf32>
        fsdp.buffer @w0 : tensor<10x10xf32>
      }
      fsdp.module @"9" class "fsdp_export.coverage.operators._Sample" {
        fsdp.param @x0 : tensor<f32>
        fsdp.buffer @w0 : tensor<1xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<10x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@x0>}, %arg1: tensor<10x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@x0>}, %arg2: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@x1>}, %arg3: tensor<10x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@x0>}, %arg4: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@x1>}, %arg5: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@x0>}, %arg6: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@x1>}, %arg7: tensor<3x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@x0>}, %arg8: tensor<3x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@x0>}, %arg9: tensor<3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@x1>}, %arg10: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x0>}, %arg11: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x1>}, %arg12: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x0>}, %arg13: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x1>}, %arg14: tensor<10x10xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@x0>}, %arg15: tensor<10xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@x1>}, %arg16: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@x0>}, %arg17: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@w0>}, %arg18: tensor<10x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@w0>}, %arg19: tensor<10x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@w0>}, %arg20: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w0>}, %arg21: tensor<3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@w0>}, %arg22: tensor<3x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@w0>}, %arg23: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@w0>}, %arg24: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@w0>}, %arg25: tensor<10x10xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@w0>}, %arg26: tensor<1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@w0>}, %arg27: tensor<f32> {fsdp.role = #fsdp.input<"scale">}, %arg28: tensor<5x5xi64> {fsdp.role = #fsdp.input<"input1", indices = [0, 10]>}, %arg29: tensor<5x5xi64> {fsdp.role = #fsdp.input<"input2", indices = [0, 10]>}, %arg30: tensor<5x5xi64> {fsdp.role = #fsdp.input<"input3", indices = [0, 10]>}, %arg31: tensor<1xi64> {fsdp.role = #fsdp.input<"input4", indices = [-1, 1]>}, %arg32: tensor<3xi64> {fsdp.role = #fsdp.input<"input5">}, %arg33: tensor<3xi64> {fsdp.role = #fsdp.input<"input6">}, %arg34: tensor<1xi64> {fsdp.role = #fsdp.input<"input7", indices = [0, 1]>}, %arg35: tensor<5x5xi1> {fsdp.role = #fsdp.input<"input8">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<10x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"0"::@x0>}, tensor<10x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"1"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"1"::@x1>}, tensor<10x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"2"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"2"::@x1>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"3"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"3"::@x1>}, tensor<3x3xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"4"::@x0>}, tensor<3x3xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"5"::@x0>}, tensor<3xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"5"::@x1>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x0>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x1>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x1>}, tensor<10x10xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"8"::@x0>}, tensor<10xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"8"::@x1>}, tensor<f32> {fsdp.role = #fsdp.grad<@model::@samples::@"9"::@x0>}) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c25 = arith.constant 25 : index
    %false = arith.constant false
    %cst = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<10x1xf32>
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant dense<0x7FC00000> : tensor<f32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<10x5xf32>
    %cst_4 = arith.constant -1.000000e+00 : f32
    %c26_i64 = arith.constant 26 : i64
    %c-26_i64 = arith.constant -26 : i64
    %c-25_i64 = arith.constant -25 : i64
    %c24_i64 = arith.constant 24 : i64
    %c25_i64 = arith.constant 25 : i64
    %c8_i64 = arith.constant 8 : i64
    %c-9_i64 = arith.constant -9 : i64
    %c9_i64 = arith.constant 9 : i64
    %c1_i64 = arith.constant 1 : i64
    %c5 = arith.constant 5 : index
    %c0_i64 = arith.constant 0 : i64
    %cst_5 = arith.constant 0.000000e+00 : f32
    %cst_6 = arith.constant 0xFF800000 : f32
    %cst_7 = arith.constant 1.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %cst_8 = arith.constant dense<0> : tensor<i64>
    %cst_9 = arith.constant dense<24> : tensor<i64>
    %cst_10 = arith.constant dense<25> : tensor<i64>
    %0 = tensor.empty() : tensor<5x5xf32>
    %1 = linalg.fill ins(%cst_5 : f32) outs(%0 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<5x5xi64>) outs(%1 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %244 = arith.index_cast %in : i64 to index
      %245 = linalg.index 1 : index
      %extracted_96 = tensor.extract %arg0[%244, %245] : tensor<10x5xf32>
      linalg.yield %extracted_96 : f32
    } -> tensor<5x5xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%2, %arg17 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<5x5xf32>
    %4 = tensor.empty() : tensor<f32>
    %5 = linalg.fill ins(%cst_5 : f32) outs(%4 : tensor<f32>) -> tensor<f32>
    %6 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%3 : tensor<5x5xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %out : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %7 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%6 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %8 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%7 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %9 = tensor.empty() : tensor<10xi64>
    %10 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%9 : tensor<10xi64>) {
    ^bb0(%out: i64):
      %244 = linalg.index 0 : index
      %245 = arith.index_cast %244 : index to i64
      linalg.yield %245 : i64
    } -> tensor<10xi64>
    %expanded = tensor.expand_shape %10 [[0, 1]] output_shape [10, 1] : tensor<10xi64> into tensor<10x1xi64>
    %extracted_slice = tensor.extract_slice %arg29[0, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %11 = tensor.empty() : tensor<10x5xi1>
    %12 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_11 = tensor.extract_slice %arg2[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %13 = tensor.empty() : tensor<10x5xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%arg1, %extracted_slice_11 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %14, %arg1 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_12 = tensor.extract_slice %arg29[1, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %16 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_12 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_13 = tensor.extract_slice %arg2[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%15, %extracted_slice_13 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%16, %17, %15 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_14 = tensor.extract_slice %arg29[2, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %19 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_14 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_15 = tensor.extract_slice %arg2[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%18, %extracted_slice_15 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%19, %20, %18 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_16 = tensor.extract_slice %arg29[3, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %22 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_16 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_17 = tensor.extract_slice %arg2[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%21, %extracted_slice_17 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%22, %23, %21 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_18 = tensor.extract_slice %arg29[4, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %25 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_18 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_19 = tensor.extract_slice %arg2[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %26 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%24, %extracted_slice_19 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %27 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%25, %26, %24 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%27, %arg18 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%28 : tensor<10x5xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %out : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %30 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%29 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %31 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%8, %30 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %32 = tensor.empty() : tensor<25x1xi64>
    %33 = linalg.fill ins(%c0_i64 : i64) outs(%32 : tensor<25x1xi64>) -> tensor<25x1xi64>
    %34 = tensor.empty() : tensor<25xf32>
    %35 = linalg.fill ins(%cst_5 : f32) outs(%34 : tensor<25xf32>) -> tensor<25xf32>
    %36:3 = linalg.generic {indexing_maps = [#map6, #map6, #map3], iterator_types = ["parallel"]} outs(%33, %33, %35 : tensor<25x1xi64>, tensor<25x1xi64>, tensor<25xf32>) {
    ^bb0(%out: i64, %out_96: i64, %out_97: f32):
      %244 = linalg.index 0 : index
      %245 = arith.remsi %244, %c5 : index
      %246 = arith.divsi %244, %c5 : index
      %247 = arith.remsi %246, %c5 : index
      %extracted_98 = tensor.extract %arg30[%247, %245] : tensor<5x5xi64>
      %extracted_99 = tensor.extract %arg4[%247, %245] : tensor<5x5xf32>
      %248 = arith.index_cast %245 : index to i64
      linalg.yield %extracted_98, %248, %extracted_99 : i64, i64, f32
    } -> (tensor<25x1xi64>, tensor<25x1xi64>, tensor<25xf32>)
    %37 = tensor.empty() : tensor<25x2xi64>
    %38 = linalg.fill ins(%c0_i64 : i64) outs(%37 : tensor<25x2xi64>) -> tensor<25x2xi64>
    %inserted_slice = tensor.insert_slice %36#0 into %38[0, 0] [25, 1] [1, 1] : tensor<25x1xi64> into tensor<25x2xi64>
    %inserted_slice_20 = tensor.insert_slice %36#1 into %inserted_slice[0, 1] [25, 1] [1, 1] : tensor<25x1xi64> into tensor<25x2xi64>
    %39 = linalg.fill ins(%cst_6 : f32) outs(%34 : tensor<25xf32>) -> tensor<25xf32>
    %40 = scf.for %arg36 = %c0 to %c25 step %c1 iter_args(%arg37 = %arg3) -> (tensor<10x5xf32>) {
      %extracted_96 = tensor.extract %inserted_slice_20[%arg36, %c0] : tensor<25x2xi64>
      %244 = arith.index_cast %extracted_96 : i64 to index
      %extracted_97 = tensor.extract %inserted_slice_20[%arg36, %c1] : tensor<25x2xi64>
      %245 = arith.index_cast %extracted_97 : i64 to index
      %extracted_slice_98 = tensor.extract_slice %39[%arg36] [1] [1] : tensor<25xf32> to tensor<f32>
      %inserted_slice_99 = tensor.insert_slice %extracted_slice_98 into %arg37[%244, %245] [1, 1] [1, 1] : tensor<f32> into tensor<10x5xf32>
      scf.yield %inserted_slice_99 : tensor<10x5xf32>
    }
    %41 = scf.for %arg36 = %c0 to %c25 step %c1 iter_args(%arg37 = %40) -> (tensor<10x5xf32>) {
      %extracted_96 = tensor.extract %inserted_slice_20[%arg36, %c0] : tensor<25x2xi64>
      %244 = arith.index_cast %extracted_96 : i64 to index
      %extracted_97 = tensor.extract %inserted_slice_20[%arg36, %c1] : tensor<25x2xi64>
      %245 = arith.index_cast %extracted_97 : i64 to index
      %extracted_slice_98 = tensor.extract_slice %36#2[%arg36] [1] [1] : tensor<25xf32> to tensor<f32>
      %extracted_slice_99 = tensor.extract_slice %arg37[%244, %245] [1, 1] [1, 1] : tensor<10x5xf32> to tensor<f32>
      %246 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%extracted_slice_98 : tensor<f32>) outs(%extracted_slice_99 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %247 = arith.maximumf %in, %out : f32
        linalg.yield %247 : f32
      } -> tensor<f32>
      %inserted_slice_100 = tensor.insert_slice %246 into %arg37[%244, %245] [1, 1] [1, 1] : tensor<f32> into tensor<10x5xf32>
      scf.yield %inserted_slice_100 : tensor<10x5xf32>
    }
    %42 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%41, %arg19 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%42 : tensor<10x5xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %out : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %44 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%43 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %45 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%31, %44 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %46 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%arg6 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.mulf %in, %cst_4 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %expanded_21 = tensor.expand_shape %arg5 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %47 = tensor.empty() : tensor<1xi1>
    %48 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg31 : tensor<1xi64>) outs(%47 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %244 : i1
    } -> tensor<1xi1>
    %49 = tensor.empty() : tensor<1xi64>
    %50 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg31 : tensor<1xi64>) outs(%49 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.addi %in, %c1_i64 : i64
      linalg.yield %244 : i64
    } -> tensor<1xi64>
    %51 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%48, %50, %arg31 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%49 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<1xi64>
    %52 = tensor.empty() : tensor<1xf32>
    %53 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel"]} ins(%46 : tensor<f32>) outs(%52 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %expanded_22 = tensor.expand_shape %51 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %expanded_23 = tensor.expand_shape %53 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %extracted = tensor.extract %expanded_22[%c0, %c0] : tensor<1x1xi64>
    %54 = arith.index_cast %extracted : i64 to index
    %extracted_slice_24 = tensor.extract_slice %expanded_23[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<f32>
    %extracted_slice_25 = tensor.extract_slice %expanded_21[%54] [1] [1] : tensor<1xf32> to tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%extracted_slice_24 : tensor<f32>) outs(%extracted_slice_25 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %out, %in : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %inserted_slice_26 = tensor.insert_slice %55 into %expanded_21[%54] [1] [1] : tensor<f32> into tensor<1xf32>
    %collapsed = tensor.collapse_shape %inserted_slice_26 [] : tensor<1xf32> into tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed, %arg20 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%56 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %58 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%45, %57 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %59 = tensor.empty() : tensor<3xi1>
    %60 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg32 : tensor<3xi64>) outs(%59 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %244 : i1
    } -> tensor<3xi1>
    %61 = tensor.empty() : tensor<3xi64>
    %62 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg32 : tensor<3xi64>) outs(%61 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.addi %in, %c9_i64 : i64
      linalg.yield %244 : i64
    } -> tensor<3xi64>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%60, %62, %arg32 : tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) outs(%61 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<3xi64>
    %64 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%63 : tensor<3xi64>) outs(%61 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.maxsi %in, %c-9_i64 : i64
      %245 = arith.minsi %244, %c8_i64 : i64
      linalg.yield %245 : i64
    } -> tensor<3xi64>
    %65 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%63, %64 : tensor<3xi64>, tensor<3xi64>) outs(%59 : tensor<3xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi ne, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<3xi1>
    %66 = tensor.empty() : tensor<i1>
    %67 = linalg.fill ins(%false : i1) outs(%66 : tensor<i1>) -> tensor<i1>
    %68 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["reduction"]} ins(%65 : tensor<3xi1>) outs(%67 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %244 = arith.ori %in, %out : i1
      linalg.yield %244 : i1
    } -> tensor<i1>
    %collapsed_27 = tensor.collapse_shape %arg7 [[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
    %69 = tensor.empty() : tensor<3xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%64 : tensor<3xi64>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      %245 = arith.addi %in, %c9_i64 : i64
      %246 = arith.select %244, %245, %in : i64
      %247 = arith.index_cast %246 : i64 to index
      %extracted_96 = tensor.extract %collapsed_27[%247] : tensor<9xf32>
      linalg.yield %extracted_96 : f32
    } -> tensor<3xf32>
    %71 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%70, %arg21 : tensor<3xf32>, tensor<3xf32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<3xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["reduction"]} ins(%71 : tensor<3xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %out : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%72 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%58, %73 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %75 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg33 : tensor<3xi64>) outs(%59 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %244 : i1
    } -> tensor<3xi1>
    %76 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%arg33 : tensor<3xi64>) outs(%61 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.addi %in, %c9_i64 : i64
      linalg.yield %244 : i64
    } -> tensor<3xi64>
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%75, %76, %arg33 : tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) outs(%61 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<3xi64>
    %78 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%77 : tensor<3xi64>) outs(%61 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.maxsi %in, %c-9_i64 : i64
      %245 = arith.minsi %244, %c8_i64 : i64
      linalg.yield %245 : i64
    } -> tensor<3xi64>
    %79 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%77, %78 : tensor<3xi64>, tensor<3xi64>) outs(%59 : tensor<3xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi ne, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<3xi1>
    %80 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["reduction"]} ins(%79 : tensor<3xi1>) outs(%67 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %244 = arith.ori %in, %out : i1
      linalg.yield %244 : i1
    } -> tensor<i1>
    %collapsed_28 = tensor.collapse_shape %arg8 [[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%78 : tensor<3xi64>) outs(%59 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %244 : i1
    } -> tensor<3xi1>
    %82 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%78 : tensor<3xi64>) outs(%61 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.addi %in, %c9_i64 : i64
      linalg.yield %244 : i64
    } -> tensor<3xi64>
    %83 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%81, %82, %78 : tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) outs(%61 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<3xi64>
    %expanded_29 = tensor.expand_shape %83 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %expanded_30 = tensor.expand_shape %arg9 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %84 = scf.for %arg36 = %c0 to %c3 step %c1 iter_args(%arg37 = %collapsed_28) -> (tensor<9xf32>) {
      %extracted_96 = tensor.extract %expanded_29[%arg36, %c0] : tensor<3x1xi64>
      %244 = arith.index_cast %extracted_96 : i64 to index
      %extracted_slice_97 = tensor.extract_slice %expanded_30[%arg36, 0] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<f32>
      %extracted_slice_98 = tensor.extract_slice %arg37[%244] [1] [1] : tensor<9xf32> to tensor<f32>
      %245 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%extracted_slice_97 : tensor<f32>) outs(%extracted_slice_98 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %246 = arith.addf %out, %in : f32
        linalg.yield %246 : f32
      } -> tensor<f32>
      %inserted_slice_99 = tensor.insert_slice %245 into %arg37[%244] [1] [1] : tensor<f32> into tensor<9xf32>
      scf.yield %inserted_slice_99 : tensor<9xf32>
    }
    %expanded_31 = tensor.expand_shape %84 [[0, 1]] output_shape [3, 3] : tensor<9xf32> into tensor<3x3xf32>
    %85 = tensor.empty() : tensor<3x3xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_31, %arg22 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%85 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<3x3xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%86 : tensor<3x3xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %out : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %88 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%87 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %89 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%74, %88 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %expanded_32 = tensor.expand_shape %arg10 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %expanded_33 = tensor.expand_shape %arg11 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %90 = tensor.empty() : tensor<1x1xi64>
    %91 = linalg.fill ins(%c0_i64 : i64) outs(%90 : tensor<1x1xi64>) -> tensor<1x1xi64>
    %92 = linalg.fill ins(%cst_5 : f32) outs(%52 : tensor<1xf32>) -> tensor<1xf32>
    %93:2 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel"]} outs(%91, %92 : tensor<1x1xi64>, tensor<1xf32>) {
    ^bb0(%out: i64, %out_96: f32):
      %extracted_97 = tensor.extract %arg34[%c0] : tensor<1xi64>
      %extracted_98 = tensor.extract %expanded_33[%c0] : tensor<1xf32>
      linalg.yield %extracted_97, %extracted_98 : i64, f32
    } -> (tensor<1x1xi64>, tensor<1xf32>)
    %94 = linalg.fill ins(%cst_7 : f32) outs(%52 : tensor<1xf32>) -> tensor<1xf32>
    %extracted_34 = tensor.extract %93#0[%c0, %c0] : tensor<1x1xi64>
    %95 = arith.index_cast %extracted_34 : i64 to index
    %extracted_slice_35 = tensor.extract_slice %93#1[0] [1] [1] : tensor<1xf32> to tensor<f32>
    %extracted_slice_36 = tensor.extract_slice %expanded_32[%95] [1] [1] : tensor<1xf32> to tensor<f32>
    %96 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%extracted_slice_35 : tensor<f32>) outs(%extracted_slice_36 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %out : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %inserted_slice_37 = tensor.insert_slice %96 into %expanded_32[%95] [1] [1] : tensor<f32> into tensor<1xf32>
    %extracted_slice_38 = tensor.extract_slice %94[%95] [1] [1] : tensor<1xf32> to tensor<f32>
    %97 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%extracted_slice_35 : tensor<f32>) outs(%extracted_slice_38 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %out, %cst_7 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %inserted_slice_39 = tensor.insert_slice %97 into %94[%95] [1] [1] : tensor<f32> into tensor<1xf32>
    %mapped = linalg.map { arith.divf } ins(%inserted_slice_37, %inserted_slice_39 : tensor<1xf32>, tensor<1xf32>) outs(%52 : tensor<1xf32>)
    %collapsed_40 = tensor.collapse_shape %mapped [] : tensor<1xf32> into tensor<f32>
    %98 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_40, %arg23 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%98 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%89, %99 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %collapsed_41 = tensor.collapse_shape %arg35 [[0, 1]] : tensor<5x5xi1> into tensor<25xi1>
    %101 = tensor.empty() : tensor<25xi64>
    %102 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%collapsed_41 : tensor<25xi1>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i1, %out: i64):
      %244 = arith.extui %in : i1 to i64
      linalg.yield %244 : i64
    } -> tensor<25xi64>
    %103 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%101 : tensor<25xi64>) {
    ^bb0(%out: i64):
      %244 = linalg.index 0 : index
      %245 = arith.index_cast %244 : index to i64
      linalg.yield %245 : i64
    } -> tensor<25xi64>
    %expanded_42 = tensor.expand_shape %103 [[0, 1]] output_shape [1, 25] : tensor<25xi64> into tensor<1x25xi64>
    %expanded_43 = tensor.expand_shape %103 [[0, 1]] output_shape [25, 1] : tensor<25xi64> into tensor<25x1xi64>
    %104 = tensor.empty() : tensor<25x25xi1>
    %105 = linalg.generic {indexing_maps = [#map5, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_42, %expanded_43 : tensor<1x25xi64>, tensor<25x1xi64>) outs(%104 : tensor<25x25xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi sle, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<25x25xi1>
    %expanded_44 = tensor.expand_shape %102 [[0, 1]] output_shape [1, 25] : tensor<25xi64> into tensor<1x25xi64>
    %106 = tensor.empty() : tensor<25x25xi64>
    %107 = linalg.generic {indexing_maps = [#map, #map5, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%105, %expanded_44, %cst_8 : tensor<25x25xi1>, tensor<1x25xi64>, tensor<i64>) outs(%106 : tensor<25x25xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<25x25xi64>
    %108 = linalg.fill ins(%c0_i64 : i64) outs(%101 : tensor<25xi64>) -> tensor<25xi64>
    %109 = linalg.generic {indexing_maps = [#map, #map8], iterator_types = ["parallel", "reduction"]} ins(%107 : tensor<25x25xi64>) outs(%108 : tensor<25xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.addi %in, %out : i64
      linalg.yield %244 : i64
    } -> tensor<25xi64>
    %110 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%109 : tensor<25xi64>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.subi %in, %c1_i64 : i64
      linalg.yield %244 : i64
    } -> tensor<25xi64>
    %111 = tensor.empty() : tensor<25xi1>
    %112 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%110 : tensor<25xi64>) outs(%111 : tensor<25xi1>) {
    ^bb0(%in: i64, %out: i1):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %244 : i1
    } -> tensor<25xi1>
    %113 = linalg.generic {indexing_maps = [#map3, #map7, #map3, #map3], iterator_types = ["parallel"]} ins(%112, %cst_8, %110 : tensor<25xi1>, tensor<i64>, tensor<25xi64>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<25xi64>
    %114 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%113 : tensor<25xi64>) outs(%111 : tensor<25xi1>) {
    ^bb0(%in: i64, %out: i1):
      %244 = arith.cmpi sgt, %in, %c24_i64 : i64
      linalg.yield %244 : i1
    } -> tensor<25xi1>
    %115 = linalg.generic {indexing_maps = [#map3, #map7, #map3, #map3], iterator_types = ["parallel"]} ins(%114, %cst_9, %113 : tensor<25xi1>, tensor<i64>, tensor<25xi64>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<25xi64>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%115 : tensor<25xi64>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.maxsi %in, %c-25_i64 : i64
      %245 = arith.minsi %244, %c24_i64 : i64
      linalg.yield %245 : i64
    } -> tensor<25xi64>
    %117 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%115, %116 : tensor<25xi64>, tensor<25xi64>) outs(%111 : tensor<25xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi ne, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<25xi1>
    %118 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["reduction"]} ins(%117 : tensor<25xi1>) outs(%67 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %244 = arith.ori %in, %out : i1
      linalg.yield %244 : i1
    } -> tensor<i1>
    %collapsed_45 = tensor.collapse_shape %arg13 [[0, 1]] : tensor<5x5xf32> into tensor<25xf32>
    %119 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%116 : tensor<25xi64>) outs(%34 : tensor<25xf32>) {
    ^bb0(%in: i64, %out: f32):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      %245 = arith.addi %in, %c25_i64 : i64
      %246 = arith.select %244, %245, %in : i64
      %247 = arith.index_cast %246 : i64 to index
      %extracted_96 = tensor.extract %collapsed_45[%247] : tensor<25xf32>
      linalg.yield %extracted_96 : f32
    } -> tensor<25xf32>
    %expanded_46 = tensor.expand_shape %119 [[0, 1]] output_shape [5, 5] : tensor<25xf32> into tensor<5x5xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg35, %expanded_46, %arg12 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<5x5xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%120, %arg24 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<5x5xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%121 : tensor<5x5xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %out : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %123 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%122 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %124 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%100, %123 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %expanded_47 = tensor.expand_shape %arg15 [[0, 1]] output_shape [10, 1] : tensor<10xf32> into tensor<10x1xf32>
    %125 = tensor.empty() : tensor<10x10xi1>
    %126 = linalg.generic {indexing_maps = [#map9, #map4, #map], iterator_types = ["parallel", "parallel"]} ins(%10, %expanded : tensor<10xi64>, tensor<10x1xi64>) outs(%125 : tensor<10x10xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x10xi1>
    %127 = tensor.empty() : tensor<10x10xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %expanded_47, %arg14 : tensor<10x10xi1>, tensor<10x1xf32>, tensor<10x10xf32>) outs(%127 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x10xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%128, %arg25 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%127 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x10xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%129 : tensor<10x10xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %out : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %131 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%130 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %132 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%124, %131 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %expanded_48 = tensor.expand_shape %arg16 [] output_shape [1] : tensor<f32> into tensor<1xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%expanded_48, %arg26 : tensor<1xf32>, tensor<1xf32>) outs(%52 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<1xf32>
    %134 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["reduction"]} ins(%133 : tensor<1xf32>) outs(%5 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %out : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%134 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %in, %cst_5 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%132, %135 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %137 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%136, %arg27 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %138 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%cst, %arg27 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %139 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel"]} ins(%138 : tensor<f32>) outs(%52 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%139, %arg26 : tensor<1xf32>, tensor<1xf32>) outs(%52 : tensor<1xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<1xf32>
    %collapsed_49 = tensor.collapse_shape %140 [] : tensor<1xf32> into tensor<f32>
    %141 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<f32>) outs(%127 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x10xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%141, %arg25 : tensor<10x10xf32>, tensor<10x10xf32>) outs(%127 : tensor<10x10xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x10xf32>
    %143 = linalg.generic {indexing_maps = [#map, #map4, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%126, %cst_0, %142 : tensor<10x10xi1>, tensor<10x1xf32>, tensor<10x10xf32>) outs(%127 : tensor<10x10xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x10xf32>
    %144 = tensor.empty() : tensor<10xf32>
    %145 = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel"]} outs(%144 : tensor<10xf32>) {
    ^bb0(%out: f32):
      %244 = linalg.index 0 : index
      %extracted_96 = tensor.extract %142[%244, %244] : tensor<10x10xf32>
      linalg.yield %extracted_96 : f32
    } -> tensor<10xf32>
    %146 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<f32>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%146, %arg24 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<5x5xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg35, %cst_1, %147 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<5x5xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel"]} ins(%collapsed_41, %110, %cst_10 : tensor<25xi1>, tensor<25xi64>, tensor<i64>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<25xi64>
    %150 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%149 : tensor<25xi64>) outs(%111 : tensor<25xi1>) {
    ^bb0(%in: i64, %out: i1):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %244 : i1
    } -> tensor<25xi1>
    %151 = linalg.generic {indexing_maps = [#map3, #map7, #map3, #map3], iterator_types = ["parallel"]} ins(%150, %cst_8, %149 : tensor<25xi1>, tensor<i64>, tensor<25xi64>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<25xi64>
    %152 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%151 : tensor<25xi64>) outs(%111 : tensor<25xi1>) {
    ^bb0(%in: i64, %out: i1):
      %244 = arith.cmpi sgt, %in, %c25_i64 : i64
      linalg.yield %244 : i1
    } -> tensor<25xi1>
    %153 = linalg.generic {indexing_maps = [#map3, #map7, #map3, #map3], iterator_types = ["parallel"]} ins(%152, %cst_10, %151 : tensor<25xi1>, tensor<i64>, tensor<25xi64>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<25xi64>
    %154 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%153 : tensor<25xi64>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.maxsi %in, %c-26_i64 : i64
      %245 = arith.minsi %244, %c25_i64 : i64
      linalg.yield %245 : i64
    } -> tensor<25xi64>
    %155 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%153, %154 : tensor<25xi64>, tensor<25xi64>) outs(%111 : tensor<25xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi ne, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<25xi1>
    %156 = linalg.generic {indexing_maps = [#map3, #map7], iterator_types = ["reduction"]} ins(%155 : tensor<25xi1>) outs(%67 : tensor<i1>) {
    ^bb0(%in: i1, %out: i1):
      %244 = arith.ori %in, %out : i1
      linalg.yield %244 : i1
    } -> tensor<i1>
    %collapsed_50 = tensor.collapse_shape %147 [[0, 1]] : tensor<5x5xf32> into tensor<25xf32>
    %157 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%154 : tensor<25xi64>) outs(%111 : tensor<25xi1>) {
    ^bb0(%in: i64, %out: i1):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %244 : i1
    } -> tensor<25xi1>
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%154 : tensor<25xi64>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.addi %in, %c26_i64 : i64
      linalg.yield %244 : i64
    } -> tensor<25xi64>
    %159 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%157, %158, %154 : tensor<25xi1>, tensor<25xi64>, tensor<25xi64>) outs(%101 : tensor<25xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<25xi64>
    %expanded_51 = tensor.expand_shape %159 [[0, 1]] output_shape [25, 1] : tensor<25xi64> into tensor<25x1xi64>
    %expanded_52 = tensor.expand_shape %collapsed_50 [[0, 1]] output_shape [25, 1] : tensor<25xf32> into tensor<25x1xf32>
    %160 = tensor.empty() : tensor<26xf32>
    %161 = linalg.fill ins(%cst_5 : f32) outs(%160 : tensor<26xf32>) -> tensor<26xf32>
    %162 = scf.for %arg36 = %c0 to %c25 step %c1 iter_args(%arg37 = %161) -> (tensor<26xf32>) {
      %extracted_96 = tensor.extract %expanded_51[%arg36, %c0] : tensor<25x1xi64>
      %244 = arith.index_cast %extracted_96 : i64 to index
      %extracted_slice_97 = tensor.extract_slice %expanded_52[%arg36, 0] [1, 1] [1, 1] : tensor<25x1xf32> to tensor<f32>
      %extracted_slice_98 = tensor.extract_slice %arg37[%244] [1] [1] : tensor<26xf32> to tensor<f32>
      %245 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%extracted_slice_97 : tensor<f32>) outs(%extracted_slice_98 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %246 = arith.addf %out, %in : f32
        linalg.yield %246 : f32
      } -> tensor<f32>
      %inserted_slice_99 = tensor.insert_slice %245 into %arg37[%244] [1] [1] : tensor<f32> into tensor<26xf32>
      scf.yield %inserted_slice_99 : tensor<26xf32>
    }
    %extracted_slice_53 = tensor.extract_slice %162[0] [25] [1] : tensor<26xf32> to tensor<25xf32>
    %expanded_54 = tensor.expand_shape %extracted_slice_53 [[0, 1]] output_shape [5, 5] : tensor<25xf32> into tensor<5x5xf32>
    %163 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%138, %arg23 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %expanded_55 = tensor.expand_shape %arg34 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %extracted_56 = tensor.extract %expanded_55[%c0, %c0] : tensor<1x1xi64>
    %164 = arith.index_cast %extracted_56 : i64 to index
    %extracted_slice_57 = tensor.extract_slice %94[%164] [1] [1] : tensor<1xf32> to tensor<f32>
    %165 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%cst : tensor<f32>) outs(%extracted_slice_57 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.addf %out, %in : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %inserted_slice_58 = tensor.insert_slice %165 into %94[%164] [1] [1] : tensor<f32> into tensor<1xf32>
    %collapsed_59 = tensor.collapse_shape %inserted_slice_58 [] : tensor<1xf32> into tensor<f32>
    %166 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_59 : tensor<f32>) outs(%66 : tensor<i1>) {
    ^bb0(%in: f32, %out: i1):
      %244 = arith.cmpf oeq, %in, %cst_5 : f32
      linalg.yield %244 : i1
    } -> tensor<i1>
    %167 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%166, %cst, %collapsed_59 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %168 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%163, %167 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.divf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %169 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel"]} ins(%167 : tensor<f32>) outs(%52 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %expanded_60 = tensor.expand_shape %169 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %extracted_slice_61 = tensor.extract_slice %expanded_60[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<f32>
    %inserted_slice_62 = tensor.insert_slice %extracted_slice_61 into %92[%164] [1] [1] : tensor<f32> into tensor<1xf32>
    %collapsed_63 = tensor.collapse_shape %inserted_slice_62 [] : tensor<1xf32> into tensor<f32>
    %170 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel"]} ins(%163 : tensor<f32>) outs(%52 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %expanded_64 = tensor.expand_shape %170 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %extracted_slice_65 = tensor.extract_slice %expanded_64[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<f32>
    %inserted_slice_66 = tensor.insert_slice %extracted_slice_65 into %92[%164] [1] [1] : tensor<f32> into tensor<1xf32>
    %collapsed_67 = tensor.collapse_shape %inserted_slice_66 [] : tensor<1xf32> into tensor<f32>
    %171 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%collapsed_67, %collapsed_63 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.divf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %172 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<f32>) outs(%85 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %173 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%172, %arg22 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%85 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<3x3xf32>
    %collapsed_68 = tensor.collapse_shape %173 [[0, 1]] : tensor<3x3xf32> into tensor<9xf32>
    %174 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%78 : tensor<3xi64>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      %245 = arith.addi %in, %c9_i64 : i64
      %246 = arith.select %244, %245, %in : i64
      %247 = arith.index_cast %246 : i64 to index
      %extracted_96 = tensor.extract %collapsed_68[%247] : tensor<9xf32>
      linalg.yield %extracted_96 : f32
    } -> tensor<3xf32>
    %175 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel"]} ins(%138 : tensor<f32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3xf32>
    %176 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel"]} ins(%175, %arg21 : tensor<3xf32>, tensor<3xf32>) outs(%69 : tensor<3xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<3xf32>
    %177 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%68, %cst_2, %137 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %178 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%80, %cst_2, %177 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %179 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%118, %cst_2, %178 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%156, %cst_2, %179 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %181 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%80, %cst_2, %180 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %182 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = []} ins(%68, %cst_2, %181 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %183 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%64 : tensor<3xi64>) outs(%59 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %244 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %244 : i1
    } -> tensor<3xi1>
    %184 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel"]} ins(%64 : tensor<3xi64>) outs(%61 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %244 = arith.addi %in, %c9_i64 : i64
      linalg.yield %244 : i64
    } -> tensor<3xi64>
    %185 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel"]} ins(%183, %184, %64 : tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) outs(%61 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_96: i64, %in_97: i64, %out: i64):
      %244 = arith.select %in, %in_96, %in_97 : i64
      linalg.yield %244 : i64
    } -> tensor<3xi64>
    %expanded_69 = tensor.expand_shape %185 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %expanded_70 = tensor.expand_shape %176 [[0, 1]] output_shape [3, 1] : tensor<3xf32> into tensor<3x1xf32>
    %186 = tensor.empty() : tensor<9xf32>
    %187 = linalg.fill ins(%cst_5 : f32) outs(%186 : tensor<9xf32>) -> tensor<9xf32>
    %188 = scf.for %arg36 = %c0 to %c3 step %c1 iter_args(%arg37 = %187) -> (tensor<9xf32>) {
      %extracted_96 = tensor.extract %expanded_69[%arg36, %c0] : tensor<3x1xi64>
      %244 = arith.index_cast %extracted_96 : i64 to index
      %extracted_slice_97 = tensor.extract_slice %expanded_70[%arg36, 0] [1, 1] [1, 1] : tensor<3x1xf32> to tensor<f32>
      %extracted_slice_98 = tensor.extract_slice %arg37[%244] [1] [1] : tensor<9xf32> to tensor<f32>
      %245 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%extracted_slice_97 : tensor<f32>) outs(%extracted_slice_98 : tensor<f32>) {
      ^bb0(%in: f32, %out: f32):
        %246 = arith.addf %out, %in : f32
        linalg.yield %246 : f32
      } -> tensor<f32>
      %inserted_slice_99 = tensor.insert_slice %245 into %arg37[%244] [1] [1] : tensor<f32> into tensor<9xf32>
      scf.yield %inserted_slice_99 : tensor<9xf32>
    }
    %expanded_71 = tensor.expand_shape %188 [[0, 1]] output_shape [3, 3] : tensor<9xf32> into tensor<3x3xf32>
    %189 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = []} ins(%138, %arg20 : tensor<f32>, tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %190 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel"]} ins(%189 : tensor<f32>) outs(%52 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1xf32>
    %expanded_72 = tensor.expand_shape %190 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %extracted_slice_73 = tensor.extract_slice %expanded_72[0, 0] [1, 1] [1, 1] : tensor<1x1xf32> to tensor<f32>
    %inserted_slice_74 = tensor.insert_slice %extracted_slice_73 into %92[%54] [1] [1] : tensor<f32> into tensor<1xf32>
    %collapsed_75 = tensor.collapse_shape %inserted_slice_74 [] : tensor<1xf32> into tensor<f32>
    %191 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%collapsed_75 : tensor<f32>) outs(%4 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %244 = arith.mulf %in, %cst_4 : f32
      linalg.yield %244 : f32
    } -> tensor<f32>
    %192 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%138 : tensor<f32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x5xf32>
    %193 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%192, %arg19 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<5x5xi64>) outs(%1 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %244 = arith.index_cast %in : i64 to index
      %245 = linalg.index 1 : index
      %extracted_96 = tensor.extract %41[%244, %245] : tensor<10x5xf32>
      linalg.yield %extracted_96 : f32
    } -> tensor<5x5xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg3, %41 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: f32, %in_96: f32, %out: i1):
      %244 = arith.cmpf une, %in, %in_96 : f32
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %196 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%195 : tensor<10x5xi1>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %244 = arith.cmpi eq, %in, %false : i1
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %197 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<10x5xi1>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %244 = arith.uitofp %in : i1 to f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %198 = tensor.empty() : tensor<5x5xi1>
    %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg4, %194 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%198 : tensor<5x5xi1>) {
    ^bb0(%in: f32, %in_96: f32, %out: i1):
      %244 = arith.cmpf une, %in, %in_96 : f32
      linalg.yield %244 : i1
    } -> tensor<5x5xi1>
    %200 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<5x5xi1>) outs(%198 : tensor<5x5xi1>) {
    ^bb0(%in: i1, %out: i1):
      %244 = arith.cmpi eq, %in, %false : i1
      linalg.yield %244 : i1
    } -> tensor<5x5xi1>
    %201 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<5x5xi1>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %244 = arith.uitofp %in : i1 to f32
      linalg.yield %244 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_76 = tensor.extract_slice %arg30[0, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %202 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_76 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_77 = tensor.extract_slice %201[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%197, %extracted_slice_77 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%202, %203, %197 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_78 = tensor.extract_slice %arg30[1, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %205 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_78 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_79 = tensor.extract_slice %201[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %206 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%204, %extracted_slice_79 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %207 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%205, %206, %204 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_80 = tensor.extract_slice %arg30[2, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %208 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_80 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_81 = tensor.extract_slice %201[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %209 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%207, %extracted_slice_81 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%208, %209, %207 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_82 = tensor.extract_slice %arg30[3, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %211 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_82 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_83 = tensor.extract_slice %201[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%210, %extracted_slice_83 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%211, %212, %210 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_84 = tensor.extract_slice %arg30[4, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %214 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_84 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_85 = tensor.extract_slice %201[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %215 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%213, %extracted_slice_85 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %216 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%214, %215, %213 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%193, %216 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.divf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%196, %217 : tensor<10x5xi1>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %out: f32):
      %244 = arith.uitofp %in : i1 to f32
      %245 = arith.mulf %244, %in_96 : f32
      linalg.yield %245 : f32
    } -> tensor<10x5xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<5x5xi64>) outs(%1 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %244 = arith.index_cast %in : i64 to index
      %245 = linalg.index 1 : index
      %extracted_96 = tensor.extract %217[%244, %245] : tensor<10x5xf32>
      linalg.yield %extracted_96 : f32
    } -> tensor<5x5xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%200, %219 : tensor<5x5xi1>, tensor<5x5xf32>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %out: f32):
      %244 = arith.uitofp %in : i1 to f32
      %245 = arith.mulf %244, %in_96 : f32
      linalg.yield %245 : f32
    } -> tensor<5x5xf32>
    %221 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%202, %cst_3, %218 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%205, %cst_3, %221 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %223 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%208, %cst_3, %222 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%211, %cst_3, %223 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%214, %cst_3, %224 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %226 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%192, %arg18 : tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%arg29 : tensor<5x5xi64>) outs(%1 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %244 = arith.index_cast %in : i64 to index
      %245 = linalg.index 1 : index
      %extracted_96 = tensor.extract %226[%244, %245] : tensor<10x5xf32>
      linalg.yield %extracted_96 : f32
    } -> tensor<5x5xf32>
    %228 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%146, %arg17 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%0 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.mulf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_86 = tensor.extract_slice %arg28[0, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %229 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_86 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_87 = tensor.extract_slice %228[0, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_3, %extracted_slice_87 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %231 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%229, %230, %cst_3 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_88 = tensor.extract_slice %arg28[1, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %232 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_88 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_89 = tensor.extract_slice %228[1, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%231, %extracted_slice_89 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %234 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%232, %233, %231 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_90 = tensor.extract_slice %arg28[2, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %235 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_90 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_91 = tensor.extract_slice %228[2, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %236 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%234, %extracted_slice_91 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %237 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%235, %236, %234 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_92 = tensor.extract_slice %arg28[3, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %238 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_92 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_93 = tensor.extract_slice %228[3, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%237, %extracted_slice_93 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %240 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%238, %239, %237 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %extracted_slice_94 = tensor.extract_slice %arg28[4, 0] [1, 5] [1, 1] : tensor<5x5xi64> to tensor<1x5xi64>
    %241 = linalg.generic {indexing_maps = [#map4, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded, %extracted_slice_94 : tensor<10x1xi64>, tensor<1x5xi64>) outs(%11 : tensor<10x5xi1>) {
    ^bb0(%in: i64, %in_96: i64, %out: i1):
      %244 = arith.cmpi eq, %in, %in_96 : i64
      linalg.yield %244 : i1
    } -> tensor<10x5xi1>
    %extracted_slice_95 = tensor.extract_slice %228[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %242 = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel", "parallel"]} ins(%240, %extracted_slice_95 : tensor<10x5xf32>, tensor<1x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: f32, %in_96: f32, %out: f32):
      %244 = arith.addf %in, %in_96 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%241, %242, %240 : tensor<10x5xi1>, tensor<10x5xf32>, tensor<10x5xf32>) outs(%13 : tensor<10x5xf32>) {
    ^bb0(%in: i1, %in_96: f32, %in_97: f32, %out: f32):
      %244 = arith.select %in, %in_96, %in_97 : f32
      linalg.yield %244 : f32
    } -> tensor<10x5xf32>
    return %182, %243, %226, %227, %225, %220, %189, %191, %expanded_71, %173, %174, %168, %171, %148, %expanded_54, %143, %145, %collapsed_49 : tensor<f32>, tensor<10x5xf32>, tensor<10x5xf32>, tensor<5x5xf32>, tensor<10x5xf32>, tensor<5x5xf32>, tensor<f32>, tensor<f32>, tensor<3x3xf32>, tensor<3x3xf32>, tensor<3xf32>, tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<10x10xf32>, tensor<10xf32>, tensor<f32>
  }
}
