#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<() -> ()>
#map2 = affine_map<(d0) -> ()>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> ()>
#map5 = affine_map<(d0, d1) -> (d0, d1)>
#map6 = affine_map<(d0, d1) -> (d0, 0)>
#map7 = affine_map<(d0) -> (0)>
#map8 = affine_map<(d0, d1) -> (d0)>
#map9 = affine_map<(d0, d1) -> (0, d1)>
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
        fsdp.buffer @w1 : tensor<3x5xf32>
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
  func.func @step(%arg0: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@x0>}, %arg1: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@x1>}, %arg2: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@x0>}, %arg3: tensor<1x1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@x0>}, %arg4: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@x0>}, %arg5: tensor<3x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@x0>}, %arg6: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@x0>}, %arg7: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@x0>}, %arg8: tensor<5x1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x0>}, %arg9: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@x1>}, %arg10: tensor<1x1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@x0>}, %arg11: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@x0>}, %arg12: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@x1>}, %arg13: tensor<5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"0"::@w0>}, %arg14: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"1"::@w0>}, %arg15: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"2"::@w0>}, %arg16: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w0>}, %arg17: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"3"::@w1>}, %arg18: tensor<3x3xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@w0>}, %arg19: tensor<3x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"4"::@w1>}, %arg20: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"5"::@w0>}, %arg21: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"6"::@w0>}, %arg22: tensor<5x1xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@w0>}, %arg23: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"7"::@w1>}, %arg24: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@w0>}, %arg25: tensor<f32> {fsdp.role = #fsdp.state<@model::@samples::@"8"::@w1>}, %arg26: tensor<5x5xf32> {fsdp.role = #fsdp.state<@model::@samples::@"9"::@w0>}, %arg27: tensor<f32> {fsdp.role = #fsdp.input<"scale">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"0"::@x0>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"0"::@x1>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"1"::@x0>}, tensor<1x1xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"2"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"3"::@x0>}, tensor<3x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"4"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"5"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"6"::@x0>}, tensor<5x1xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"7"::@x1>}, tensor<1x1xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"8"::@x0>}, tensor<5x5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"9"::@x0>}, tensor<5xf32> {fsdp.role = #fsdp.grad<@model::@samples::@"9"::@x1>}) {
    %cst = arith.constant dense<-1.000000e+00> : tensor<f32>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c4_i64 = arith.constant 4 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0_i8 = arith.constant 0 : i8
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f64
    %cst_3 = arith.constant 0xFFF0000000000000 : f64
    %cst_4 = arith.constant 0xFF800000 : f32
    %cst_5 = arith.constant dense<1.000000e+00> : tensor<5x1xf32>
    %cst_6 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_7 = arith.constant 1.500000e+01 : f64
    %cst_8 = arith.constant 1.400000e+01 : f64
    %cst_9 = arith.constant 1.300000e+01 : f64
    %cst_10 = arith.constant 1.200000e+01 : f64
    %cst_11 = arith.constant 1.100000e+01 : f64
    %cst_12 = arith.constant 1.000000e+01 : f64
    %cst_13 = arith.constant 9.000000e+00 : f64
    %cst_14 = arith.constant 8.000000e+00 : f64
    %cst_15 = arith.constant 7.000000e+00 : f64
    %cst_16 = arith.constant 6.000000e+00 : f64
    %cst_17 = arith.constant 5.000000e+00 : f64
    %cst_18 = arith.constant 4.000000e+00 : f64
    %cst_19 = arith.constant 3.000000e+00 : f64
    %cst_20 = arith.constant 1.600000e+01 : f64
    %cst_21 = arith.constant 2.000000e+00 : f64
    %cst_22 = arith.constant 1.000000e+00 : f64
    %cst_23 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_24 = arith.constant 2.000000e+00 : f32
    %cst_25 = arith.constant 5.000000e-01 : f32
    %c2_i64 = arith.constant 2 : i64
    %cst_26 = arith.constant dense<0.000000e+00> : tensor<5x5xf32>
    %cst_27 = arith.constant dense<0.000000e+00> : tensor<5xf32>
    %cst_28 = arith.constant dense<1.000000e+00> : tensor<1x1xf32>
    %cst_29 = arith.constant dense<2> : tensor<i64>
    %cst_30 = arith.constant dense<4> : tensor<i64>
    %cst_31 = arith.constant dense<0> : tensor<i64>
    %cst_32 = arith.constant dense<"0x01000000000001000000000001000000000001000000000001"> : tensor<5x5xi8>
    %cst_33 = arith.constant dense<"0x01010101010001010101000001010100000001010000000001"> : tensor<5x5xi8>
    %cst_34 = arith.constant dense<"0x01000000000101000000010101000001010101000101010101"> : tensor<5x5xi8>
    %cst_35 = arith.constant dense<"0x01010101010001010101000001010100000001010000000001"> : tensor<5x5xi8>
    %cst_36 = arith.constant dense<"0x01010101010001010101000001010100000001010000000001"> : tensor<5x5xi8>
    %cst_37 = arith.constant dense<"0x00000000000100000000010100000001010100000101010100"> : tensor<5x5xi8>
    %cst_38 = arith.constant dense<"0x01000000000101000000010101000001010101000101010101"> : tensor<5x5xi8>
    %cst_39 = arith.constant dense<"0x01010101010001010101000001010100000001010000000001"> : tensor<5x5xi8>
    %cst_40 = arith.constant dense<"0x01000000000001000000000001000000000001000000000001"> : tensor<5x5xi8>
    %cst_41 = arith.constant dense<"0x01010101010001010101000001010100000001010000000001"> : tensor<5x5xi8>
    %cst_42 = arith.constant dense<"0x010000000100000001"> : tensor<3x3xi8>
    %cst_43 = arith.constant dense<"0x010101000101000001"> : tensor<3x3xi8>
    %cst_44 = arith.constant dense<"0x010101000101000001"> : tensor<3x3xi8>
    %cst_45 = arith.constant dense<"0x010101000101000001"> : tensor<3x3xi8>
    %cst_46 = arith.constant dense<"0x000000010000010100"> : tensor<3x3xi8>
    %cst_47 = arith.constant dense<"0x010101010100010101010000010101"> : tensor<3x5xi8>
    %cst_48 = arith.constant dense<"0x01000000000000000000000100000000000000000000010000000000000000000001000000000000000000000100000000000000000000010000000000000000000001000000000000000000000100000000000000000000010000000000000000000001"> : tensor<10x10xi8>
    %cst_49 = arith.constant dense<"0x01010101010001010101000001010100000001010000000001"> : tensor<5x5xi8>
    %cst_50 = arith.constant dense<"0x01000000000101000000010101000001010101000101010101"> : tensor<5x5xi8>
    %cst_51 = arith.constant dense<"0x00000000000100000000010100000001010100000101010100"> : tensor<5x5xi8>
    %cst_52 = arith.constant dense<"0x01000000000001000000000001000000000001000000000001"> : tensor<5x5xi8>
    %cst_53 = arith.constant dense<"0x00000000000100000000010100000001010100000101010100"> : tensor<5x5xi8>
    %cst_54 = arith.constant dense<"0x01000000000001000000000001000000000001000000000001"> : tensor<5x5xi8>
    %cst_55 = arith.constant dense<"0x01010101010001010101000001010100000001010000000001"> : tensor<5x5xi8>
    %cst_56 = arith.constant dense<"0x01000000000001000000000001000000000001000000000001"> : tensor<5x5xi8>
    %cst_57 = arith.constant dense<"0x01010101010001010101000001010100000001010000000001"> : tensor<5x5xi8>
    %cst_58 = arith.constant dense<"0x01000000000001000000000001000000000001000000000001"> : tensor<5x5xi8>
    %cst_59 = arith.constant dense<"0x01000000000101000000010101000001010101000101010101"> : tensor<5x5xi8>
    %cst_60 = arith.constant dense<"0x01000000000001000000000001000000000001000000000001"> : tensor<5x5xi8>
    %cst_61 = arith.constant dense<"0x010101010100010101010000010101"> : tensor<3x5xi8>
    %cst_62 = arith.constant dense<"0x010000000100000001"> : tensor<3x3xi8>
    %cst_63 = arith.constant dense<"0x000000000001000000000101000000"> : tensor<3x5xi8>
    %cst_64 = arith.constant dense<"0x01000000000001000000000001000000000001000000000001"> : tensor<5x5xi8>
    %cst_65 = arith.constant dense<"0x01010101010001010101000001010100000001010000000001"> : tensor<5x5xi8>
    %cst_66 = arith.constant dense<"0x01010101010001010101000001010100000001010000000001"> : tensor<5x5xi8>
    %cst_67 = arith.constant dense<"0x01000000000001000000000001000000000001000000000001"> : tensor<5x5xi8>
    %cst_68 = arith.constant dense<"0x01000000000101000000010101000001010101000101010101"> : tensor<5x5xi8>
    %0 = tensor.empty() : tensor<5xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<5xi64>) {
    ^bb0(%out: i64):
      %746 = linalg.index 0 : index
      %747 = arith.index_cast %746 : index to i64
      linalg.yield %747 : i64
    } -> tensor<5xi64>
    %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.addi %in, %c1_i64 : i64
      linalg.yield %746 : i64
    } -> tensor<5xi64>
    %3 = tensor.empty() : tensor<5xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%2 : tensor<5xi64>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %6:2 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %arg0, %arg30 = %4) -> (tensor<5x5xf32>, tensor<5xf32>) {
      %extracted_slice_221 = tensor.extract_slice %5[%arg28] [1] [1] : tensor<5xf32> to tensor<f32>
      %746 = tensor.empty() : tensor<i64>
      %747 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice_221 : tensor<f32>) outs(%746 : tensor<i64>) {
      ^bb0(%in: f32, %out: i64):
        %800 = arith.fptosi %in : f32 to i64
        linalg.yield %800 : i64
      } -> tensor<i64>
      %748 = tensor.empty() : tensor<5xi1>
      %749 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %747 : tensor<5xi64>, tensor<i64>) outs(%748 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %800 = arith.cmpi ne, %in, %in_225 : i64
        linalg.yield %800 : i1
      } -> tensor<5xi1>
      %750 = tensor.empty() : tensor<5x5xf32>
      %751 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%749, %cst_6, %arg29 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%750 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %800 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %800 : f32
      } -> tensor<5x5xf32>
      %752 = tensor.empty() : tensor<5x1xf32>
      %753 = linalg.fill ins(%cst_0 : f32) outs(%752 : tensor<5x1xf32>) -> tensor<5x1xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%751 : tensor<5x5xf32>) outs(%753 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %800 = arith.addf %in, %out : f32
        linalg.yield %800 : f32
      } -> tensor<5x1xf32>
      %collapsed_222 = tensor.collapse_shape %754 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
      %755 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_222 : tensor<5xf32>) outs(%3 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %800 = math.absf %in : f32
        linalg.yield %800 : f32
      } -> tensor<5xf32>
      %756 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %747 : tensor<5xi64>, tensor<i64>) outs(%748 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %800 = arith.cmpi slt, %in, %in_225 : i64
        linalg.yield %800 : i1
      } -> tensor<5xi1>
      %757 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%756, %cst, %755 : tensor<5xi1>, tensor<f32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %800 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %800 : f32
      } -> tensor<5xf32>
      %758 = linalg.fill ins(%c0_i64 : i64) outs(%746 : tensor<i64>) -> tensor<i64>
      %759 = tensor.empty() : tensor<f32>
      %760 = linalg.fill ins(%cst_4 : f32) outs(%759 : tensor<f32>) -> tensor<f32>
      %761:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["reduction"]} ins(%757 : tensor<5xf32>) outs(%760, %758 : tensor<f32>, tensor<i64>) {
      ^bb0(%in: f32, %out: f32, %out_225: i64):
        %800 = linalg.index 0 : index
        %801 = arith.index_cast %800 : index to i64
        %802 = arith.maximumf %in, %out : f32
        %803 = arith.cmpf ogt, %in, %out : f32
        %804 = arith.select %803, %801, %out_225 : i64
        linalg.yield %802, %804 : f32, i64
      } -> (tensor<f32>, tensor<i64>)
      %expanded_223 = tensor.expand_shape %761#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
      %762 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %747 : tensor<5xi64>, tensor<i64>) outs(%748 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %800 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %800 : i1
      } -> tensor<5xi1>
      %763 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%1, %expanded_223 : tensor<5xi64>, tensor<1xi64>) outs(%748 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %800 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %800 : i1
      } -> tensor<5xi1>
      %764 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%763, %747, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %800 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %800 : i64
      } -> tensor<5xi64>
      %765 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%762, %expanded_223, %764 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %800 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %800 : i64
      } -> tensor<5xi64>
      %766 = tensor.empty() : tensor<5x5xi64>
      %767 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%765 : tensor<5xi64>) outs(%766 : tensor<5x5xi64>) {
      ^bb0(%in: i64, %out: i64):
        linalg.yield %in : i64
      } -> tensor<5x5xi64>
      %768 = linalg.fill ins(%cst_0 : f32) outs(%750 : tensor<5x5xf32>) -> tensor<5x5xf32>
      %769 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%767 : tensor<5x5xi64>) outs(%768 : tensor<5x5xf32>) {
      ^bb0(%in: i64, %out: f32):
        %800 = arith.index_cast %in : i64 to index
        %801 = linalg.index 1 : index
        %extracted = tensor.extract %arg29[%800, %801] : tensor<5x5xf32>
        linalg.yield %extracted : f32
      } -> tensor<5x5xf32>
      %expanded_224 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %770 = tensor.empty() : tensor<5x1xi1>
      %771 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_224, %747 : tensor<5x1xi64>, tensor<i64>) outs(%770 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %800 = arith.cmpi ne, %in, %in_225 : i64
        linalg.yield %800 : i1
      } -> tensor<5x1xi1>
      %772 = linalg.generic {indexing_maps = [#map6, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%771, %cst_6, %769 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%750 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %800 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %800 : f32
      } -> tensor<5x5xf32>
      %773 = tensor.empty() : tensor<1x5xf32>
      %774 = linalg.fill ins(%cst_0 : f32) outs(%773 : tensor<1x5xf32>) -> tensor<1x5xf32>
      %775 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%772 : tensor<5x5xf32>) outs(%774 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %800 = arith.addf %in, %out : f32
        linalg.yield %800 : f32
      } -> tensor<1x5xf32>
      %776 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%749, %cst_6, %769 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%750 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %800 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %800 : f32
      } -> tensor<5x5xf32>
      %777 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%776 : tensor<5x5xf32>) outs(%753 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %800 = arith.addf %in, %out : f32
        linalg.yield %800 : f32
      } -> tensor<5x1xf32>
      %778 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%771, %cst_6, %777 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%752 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %800 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %800 : f32
      } -> tensor<5x1xf32>
      %779 = tensor.empty() : tensor<1x1xf32>
      %780 = linalg.fill ins(%cst_0 : f32) outs(%779 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %781 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%778 : tensor<5x1xf32>) outs(%780 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %800 = arith.addf %in, %out : f32
        linalg.yield %800 : f32
      } -> tensor<1x1xf32>
      %782 = tensor.empty() : tensor<1x1xi1>
      %783 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%781 : tensor<1x1xf32>) outs(%782 : tensor<1x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %800 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %800 : i1
      } -> tensor<1x1xi1>
      %784 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%783, %cst_28, %781 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%779 : tensor<1x1xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %800 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %800 : f32
      } -> tensor<1x1xf32>
      %785 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%777, %784 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%752 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_225: f32, %out: f32):
        %800 = arith.divf %in, %in_225 : f32
        linalg.yield %800 : f32
      } -> tensor<5x1xf32>
      %786 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_224, %747 : tensor<5x1xi64>, tensor<i64>) outs(%770 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %800 = arith.cmpi sgt, %in, %in_225 : i64
        linalg.yield %800 : i1
      } -> tensor<5x1xi1>
      %787 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %747 : tensor<5xi64>, tensor<i64>) outs(%748 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %800 = arith.cmpi sgt, %in, %in_225 : i64
        linalg.yield %800 : i1
      } -> tensor<5xi1>
      %788 = tensor.empty() : tensor<5x5xi1>
      %789 = linalg.generic {indexing_maps = [#map6, #map3, #map5], iterator_types = ["parallel", "parallel"]} ins(%786, %787 : tensor<5x1xi1>, tensor<5xi1>) outs(%788 : tensor<5x5xi1>) {
      ^bb0(%in: i1, %in_225: i1, %out: i1):
        %800 = arith.andi %in, %in_225 : i1
        linalg.yield %800 : i1
      } -> tensor<5x5xi1>
      %790 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%785, %775 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%750 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_225: f32, %out: f32):
        %800 = arith.mulf %in, %in_225 : f32
        linalg.yield %800 : f32
      } -> tensor<5x5xf32>
      %791 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%769, %790 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%750 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_225: f32, %out: f32):
        %800 = arith.subf %in, %in_225 : f32
        linalg.yield %800 : f32
      } -> tensor<5x5xf32>
      %792 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%789, %791, %769 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%750 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %800 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %800 : f32
      } -> tensor<5x5xf32>
      %793 = linalg.generic {indexing_maps = [#map6, #map3, #map5], iterator_types = ["parallel", "parallel"]} ins(%786, %762 : tensor<5x1xi1>, tensor<5xi1>) outs(%788 : tensor<5x5xi1>) {
      ^bb0(%in: i1, %in_225: i1, %out: i1):
        %800 = arith.andi %in, %in_225 : i1
        linalg.yield %800 : i1
      } -> tensor<5x5xi1>
      %794 = linalg.generic {indexing_maps = [#map5, #map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%793, %785, %792 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%750 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %800 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %800 : f32
      } -> tensor<5x5xf32>
      %795 = tensor.empty() : tensor<1xi64>
      %796 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_223 : tensor<1xi64>) outs(%795 : tensor<1xi64>) {
      ^bb0(%in: i64, %out: i64):
        %800 = arith.addi %in, %c1_i64 : i64
        linalg.yield %800 : i64
      } -> tensor<1xi64>
      %797 = tensor.empty() : tensor<1xf32>
      %798 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%796 : tensor<1xi64>) outs(%797 : tensor<1xf32>) {
      ^bb0(%in: i64, %out: f32):
        %800 = arith.sitofp %in : i64 to f32
        linalg.yield %800 : f32
      } -> tensor<1xf32>
      %799 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%762, %798, %arg30 : tensor<5xi1>, tensor<1xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %800 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %800 : f32
      } -> tensor<5xf32>
      scf.yield %794, %799 : tensor<5x5xf32>, tensor<5xf32>
    }
    %7 = tensor.empty() : tensor<5xi32>
    %8 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6#1 : tensor<5xf32>) outs(%7 : tensor<5xi32>) {
    ^bb0(%in: f32, %out: i32):
      %746 = arith.fptosi %in : f32 to i32
      linalg.yield %746 : i32
    } -> tensor<5xi32>
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %9 = tensor.empty() : tensor<5xf64>
    %10 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%1 : tensor<5xi64>) outs(%9 : tensor<5xf64>) {
    ^bb0(%in: i64, %out: f64):
      %746 = arith.sitofp %in : i64 to f64
      linalg.yield %746 : f64
    } -> tensor<5xf64>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%8 : tensor<5xi32>) outs(%9 : tensor<5xf64>) {
    ^bb0(%in: i32, %out: f64):
      %746 = arith.sitofp %in : i32 to f64
      linalg.yield %746 : f64
    } -> tensor<5xf64>
    %12 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %10) -> (tensor<5xf64>) {
      %extracted_slice_221 = tensor.extract_slice %10[%arg28] [1] [1] : tensor<5xf64> to tensor<f64>
      %extracted_slice_222 = tensor.extract_slice %11[%arg28] [1] [1] : tensor<5xf64> to tensor<f64>
      %746 = tensor.empty() : tensor<f64>
      %747 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice_222 : tensor<f64>) outs(%746 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %758 = arith.subf %in, %cst_22 : f64
        linalg.yield %758 : f64
      } -> tensor<f64>
      %expanded_223 = tensor.expand_shape %extracted_slice_221 [] output_shape [1] : tensor<f64> into tensor<1xf64>
      %748 = tensor.empty() : tensor<1xi64>
      %749 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_223 : tensor<1xf64>) outs(%748 : tensor<1xi64>) {
      ^bb0(%in: f64, %out: i64):
        %758 = arith.fptosi %in : f64 to i64
        linalg.yield %758 : i64
      } -> tensor<1xi64>
      %expanded_224 = tensor.expand_shape %747 [] output_shape [1] : tensor<f64> into tensor<1xf64>
      %750 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_224 : tensor<1xf64>) outs(%748 : tensor<1xi64>) {
      ^bb0(%in: f64, %out: i64):
        %758 = arith.fptosi %in : f64 to i64
        linalg.yield %758 : i64
      } -> tensor<1xi64>
      %751 = tensor.empty() : tensor<5xi1>
      %752 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%1, %749 : tensor<5xi64>, tensor<1xi64>) outs(%751 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %758 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %758 : i1
      } -> tensor<5xi1>
      %753 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%1, %750 : tensor<5xi64>, tensor<1xi64>) outs(%751 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %758 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %758 : i1
      } -> tensor<5xi1>
      %754 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%753, %749, %1 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %758 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %758 : i64
      } -> tensor<5xi64>
      %755 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%752, %750, %754 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %758 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %758 : i64
      } -> tensor<5xi64>
      %756 = linalg.fill ins(%cst_2 : f64) outs(%9 : tensor<5xf64>) -> tensor<5xf64>
      %757 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%755 : tensor<5xi64>) outs(%756 : tensor<5xf64>) {
      ^bb0(%in: i64, %out: f64):
        %758 = arith.index_cast %in : i64 to index
        %extracted = tensor.extract %arg29[%758] : tensor<5xf64>
        linalg.yield %extracted : f64
      } -> tensor<5xf64>
      scf.yield %757 : tensor<5xf64>
    }
    %13 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%12 : tensor<5xf64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: f64, %out: i64):
      %746 = arith.fptosi %in : f64 to i64
      linalg.yield %746 : i64
    } -> tensor<5xi64>
    %14 = tensor.empty() : tensor<5xi1>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%13 : tensor<5xi64>) outs(%14 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<5xi1>
    %16 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%15, %cst_31, %13 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<5xi64>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%16 : tensor<5xi64>) outs(%14 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi sgt, %in, %c4_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<5xi1>
    %18 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%17, %cst_30, %16 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<5xi64>
    %expanded_69 = tensor.expand_shape %18 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %19 = tensor.empty() : tensor<5x1xf32>
    %20 = linalg.fill ins(%cst_0 : f32) outs(%19 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %21 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_69 : tensor<5x1xi64>) outs(%20 : tensor<5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %expanded[%746, %c0] : tensor<5x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1xf32>
    %22 = tensor.empty() : tensor<5x5xi1>
    %23 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_68 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %24 = tensor.empty() : tensor<5x5xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%23, %6#0, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %26 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_67 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %27 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%26, %cst_23, %25 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %28 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %21) -> (tensor<5x1xf32>) {
      %extracted_slice_221 = tensor.extract_slice %5[%arg28] [1] [1] : tensor<5xf32> to tensor<f32>
      %746 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %764 = arith.sitofp %in : i64 to f32
        %765 = arith.cmpf une, %764, %in_223 : f32
        linalg.yield %765 : i1
      } -> tensor<5xi1>
      %747 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%746, %cst_6, %27 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %764 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %764 : f32
      } -> tensor<5x5xf32>
      %748 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%747 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %764 = arith.addf %in, %out : f32
        linalg.yield %764 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %749 = tensor.empty() : tensor<5x1xi1>
      %750 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %764 = arith.sitofp %in : i64 to f32
        %765 = arith.cmpf une, %764, %in_223 : f32
        linalg.yield %765 : i1
      } -> tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %764 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %764 : f32
      } -> tensor<5x1xf32>
      %752 = tensor.empty() : tensor<1x1xf32>
      %753 = linalg.fill ins(%cst_0 : f32) outs(%752 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%751 : tensor<5x1xf32>) outs(%753 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %764 = arith.addf %in, %out : f32
        linalg.yield %764 : f32
      } -> tensor<1x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %cst_6, %748 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %764 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %764 : f32
      } -> tensor<5x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%755 : tensor<5x1xf32>) outs(%753 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %764 = arith.addf %in, %out : f32
        linalg.yield %764 : f32
      } -> tensor<1x1xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%754, %756 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%752 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %764 = arith.divf %in, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<1x1xf32>
      %758 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%748 : tensor<5x1xf32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %764 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %759 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%748, %757 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %764 = arith.mulf %in, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<5x1xf32>
      %760 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %759 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %764 = arith.subf %in, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<5x1xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%758, %arg29, %760 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %764 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %764 : f32
      } -> tensor<5x1xf32>
      %762 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %764 = arith.sitofp %in : i64 to f32
        %765 = arith.cmpf oeq, %764, %in_223 : f32
        linalg.yield %765 : i1
      } -> tensor<5x1xi1>
      %763 = linalg.generic {indexing_maps = [#map5, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%762, %757, %761 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %764 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %764 : f32
      } -> tensor<5x1xf32>
      scf.yield %763 : tensor<5x1xf32>
    }
    %29 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_66 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %30 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%29, %6#0, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %31 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %28) -> (tensor<5x1xf32>) {
      %746 = arith.subi %c4, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %5[%746] [1] [1] : tensor<5xf32> to tensor<f32>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf une, %765, %in_223 : f32
        linalg.yield %766 : i1
      } -> tensor<5xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %30 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %765 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %749 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %750 = tensor.empty() : tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf une, %765, %in_223 : f32
        linalg.yield %766 : i1
      } -> tensor<5x1xi1>
      %752 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %765 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %753 = tensor.empty() : tensor<1x1xf32>
      %754 = linalg.fill ins(%cst_0 : f32) outs(%753 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%752 : tensor<5x1xf32>) outs(%754 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<1x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %749 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %765 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%756 : tensor<5x1xf32>) outs(%754 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<1x1xf32>
      %758 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%755, %757 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%753 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %765 = arith.divf %in, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<1x1xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%749 : tensor<5x1xf32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %765 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %765 : i1
      } -> tensor<5x1xi1>
      %760 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%749, %758 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %765 = arith.mulf %in, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %760 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %765 = arith.subf %in, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %762 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%759, %arg29, %761 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %765 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %763 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf oeq, %765, %in_223 : f32
        linalg.yield %766 : i1
      } -> tensor<5x1xi1>
      %764 = linalg.generic {indexing_maps = [#map5, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%763, %758, %762 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %765 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      scf.yield %764 : tensor<5x1xf32>
    }
    %collapsed = tensor.collapse_shape %31 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed, %arg13 : tensor<5xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.fill ins(%cst_0 : f32) outs(%33 : tensor<f32>) -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction"]} ins(%32 : tensor<5xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%35 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%36 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %transposed = linalg.transpose ins(%arg2 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %38:2 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %transposed, %arg30 = %cst_26) -> (tensor<5x5xf32>, tensor<5x5xf32>) {
      %extracted_slice_221 = tensor.extract_slice %5[%arg28] [1] [1] : tensor<5xf32> to tensor<f32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %746 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %766 = arith.sitofp %in : i64 to f32
        %767 = arith.cmpf une, %766, %in_224 : f32
        linalg.yield %767 : i1
      } -> tensor<5xi1>
      %747 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%746, %cst_6, %arg29 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %766 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %766 : f32
      } -> tensor<5x5xf32>
      %748 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%747 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %766 = arith.addf %in, %out : f32
        linalg.yield %766 : f32
      } -> tensor<5x1xf32>
      %749 = tensor.empty() : tensor<5x1xi1>
      %750 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %766 = arith.sitofp %in : i64 to f32
        %767 = arith.cmpf une, %766, %in_224 : f32
        linalg.yield %767 : i1
      } -> tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %cst_6, %748 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %766 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %766 : f32
      } -> tensor<5x1xf32>
      %752 = tensor.empty() : tensor<1x1xf32>
      %753 = linalg.fill ins(%cst_0 : f32) outs(%752 : tensor<1x1xf32>) -> tensor<1x1xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%751 : tensor<5x1xf32>) outs(%753 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %766 = arith.addf %in, %out : f32
        linalg.yield %766 : f32
      } -> tensor<1x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%754 : tensor<1x1xf32>) outs(%752 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %766 = math.sqrt %in : f32
        linalg.yield %766 : f32
      } -> tensor<1x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %766 = arith.sitofp %in : i64 to f32
        %767 = arith.cmpf oeq, %766, %in_224 : f32
        linalg.yield %767 : i1
      } -> tensor<5x1xi1>
      %757 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%748, %755 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %766 = arith.divf %in, %in_224 : f32
        linalg.yield %766 : f32
      } -> tensor<5x1xf32>
      %758 = linalg.generic {indexing_maps = [#map5, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%756, %755, %757 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %766 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %766 : f32
      } -> tensor<5x1xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %766 = arith.sitofp %in : i64 to f32
        %767 = arith.cmpf olt, %766, %in_224 : f32
        linalg.yield %767 : i1
      } -> tensor<5x1xi1>
      %760 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%759, %cst_6, %758 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %766 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %766 : f32
      } -> tensor<5x1xf32>
      %761 = tensor.empty() : tensor<1x5xf32>
      %transposed_223 = linalg.transpose ins(%760 : tensor<5x1xf32>) outs(%761 : tensor<1x5xf32>) permutation = [1, 0] 
      %762 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%760, %transposed_223 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %766 = arith.mulf %in, %in_224 : f32
        linalg.yield %766 : f32
      } -> tensor<5x5xf32>
      %763 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %762 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %766 = arith.subf %in, %in_224 : f32
        linalg.yield %766 : f32
      } -> tensor<5x5xf32>
      %764 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %766 = arith.sitofp %in : i64 to f32
        %767 = arith.cmpf oeq, %766, %in_224 : f32
        linalg.yield %767 : i1
      } -> tensor<5xi1>
      %765 = linalg.generic {indexing_maps = [#map3, #map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%764, %760, %arg30 : tensor<5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %766 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %766 : f32
      } -> tensor<5x5xf32>
      scf.yield %763, %765 : tensor<5x5xf32>, tensor<5x5xf32>
    }
    %transposed_70 = linalg.transpose ins(%38#1 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %39 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%transposed_70, %arg14 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction", "reduction"]} ins(%39 : tensor<5x5xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %41 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%40 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%37, %41 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %43 = tensor.empty() : tensor<1x1xf32>
    %transposed_71 = linalg.transpose ins(%arg3 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) permutation = [1, 0] 
    %44 = tensor.empty() : tensor<1xi64>
    %45 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%44 : tensor<1xi64>) {
    ^bb0(%out: i64):
      linalg.yield %c0_i64 : i64
    } -> tensor<1xi64>
    %46 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%45 : tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.addi %in, %c1_i64 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %47 = tensor.empty() : tensor<1xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%46 : tensor<1xi64>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%45 : tensor<1xi64>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %extracted_slice = tensor.extract_slice %49[0] [1] [1] : tensor<1xf32> to tensor<f32>
    %50 = tensor.empty() : tensor<i64>
    %51 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice : tensor<f32>) outs(%50 : tensor<i64>) {
    ^bb0(%in: f32, %out: i64):
      %746 = arith.fptosi %in : f32 to i64
      linalg.yield %746 : i64
    } -> tensor<i64>
    %52 = tensor.empty() : tensor<1xi1>
    %53 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%45, %51 : tensor<1xi64>, tensor<i64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi ne, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<1xi1>
    %54 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%53, %cst_6, %transposed_71 : tensor<1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %55 = linalg.fill ins(%cst_0 : f32) outs(%43 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%54 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %collapsed_72 = tensor.collapse_shape %56 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %57 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_72 : tensor<1xf32>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = math.absf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%45, %51 : tensor<1xi64>, tensor<i64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi slt, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<1xi1>
    %59 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%58, %cst, %57 : tensor<1xi1>, tensor<f32>, tensor<1xf32>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %60 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<i64>) -> tensor<i64>
    %61 = linalg.fill ins(%cst_4 : f32) outs(%33 : tensor<f32>) -> tensor<f32>
    %62:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["reduction"]} ins(%59 : tensor<1xf32>) outs(%61, %60 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_221: i64):
      %746 = arith.maximumf %in, %out : f32
      %747 = arith.cmpf ogt, %in, %out : f32
      %748 = arith.select %747, %c0_i64, %out_221 : i64
      linalg.yield %746, %748 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_73 = tensor.expand_shape %62#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %63 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%45, %51 : tensor<1xi64>, tensor<i64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi eq, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<1xi1>
    %64 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%45, %expanded_73 : tensor<1xi64>, tensor<1xi64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi eq, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<1xi1>
    %65 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%64, %51, %45 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %66 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%63, %expanded_73, %65 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %expanded_74 = tensor.expand_shape %66 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %67 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_74 : tensor<1x1xi64>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %transposed_71[%746, %c0] : tensor<1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1xf32>
    %expanded_75 = tensor.expand_shape %45 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %68 = tensor.empty() : tensor<1x1xi1>
    %69 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_75, %51 : tensor<1x1xi64>, tensor<i64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi ne, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %70 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%69, %cst_6, %67 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%70 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%53, %cst_6, %67 : tensor<1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %73 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%72 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %74 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%69, %cst_6, %73 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%74 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %76 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%75 : tensor<1x1xf32>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %746 = arith.cmpf oeq, %in, %cst_0 : f32
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %77 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%76, %cst_28, %75 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %78 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%73, %77 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.divf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %79 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_75, %51 : tensor<1x1xi64>, tensor<i64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi sgt, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %80 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%45, %51 : tensor<1xi64>, tensor<i64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi sgt, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<1xi1>
    %81 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel"]} ins(%79, %80 : tensor<1x1xi1>, tensor<1xi1>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_221: i1, %out: i1):
      %746 = arith.andi %in, %in_221 : i1
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %82 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%78, %71 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %83 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%67, %82 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%81, %83, %67 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel"]} ins(%79, %63 : tensor<1x1xi1>, tensor<1xi1>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: i1, %in_221: i1, %out: i1):
      %746 = arith.andi %in, %in_221 : i1
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %86 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%85, %78, %84 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_73 : tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.addi %in, %c1_i64 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %88 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%87 : tensor<1xi64>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%63, %88, %48 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %90 = tensor.empty() : tensor<1xi32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%89 : tensor<1xf32>) outs(%90 : tensor<1xi32>) {
    ^bb0(%in: f32, %out: i32):
      %746 = arith.fptosi %in : f32 to i32
      linalg.yield %746 : i32
    } -> tensor<1xi32>
    %92 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%91, %46 : tensor<1xi32>, tensor<1xi64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i32, %in_221: i64, %out: i1):
      %746 = arith.extsi %in : i32 to i64
      %747 = arith.cmpi ne, %746, %in_221 : i64
      linalg.yield %747 : i1
    } -> tensor<1xi1>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%92 : tensor<1xi1>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %746 = arith.extui %in : i1 to i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %94 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction"]} ins(%93 : tensor<1xi64>) outs(%60 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.addi %in, %out : i64
      linalg.yield %746 : i64
    } -> tensor<i64>
    %95 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%94 : tensor<i64>) outs(%50 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.andi %in, %c1_i64 : i64
      linalg.yield %746 : i64
    } -> tensor<i64>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%95 : tensor<i64>) outs(%33 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %97 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%96 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.mulf %in, %cst_24 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %98 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%cst_23, %97 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %99 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%47 : tensor<1xf32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %86[%c0, %c0] : tensor<1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %100 = linalg.fill ins(%cst_1 : f32) outs(%33 : tensor<f32>) -> tensor<f32>
    %101 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction"]} ins(%99 : tensor<1xf32>) outs(%100 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.mulf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %102 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%98, %101 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %103 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%102, %arg15 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %104 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%103 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%42, %104 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %106:2 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %arg4, %arg30 = %cst_27) -> (tensor<5x5xf32>, tensor<5xf32>) {
      %extracted_slice_221 = tensor.extract_slice %5[%arg28] [1] [1] : tensor<5xf32> to tensor<f32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %746 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %789 = arith.sitofp %in : i64 to f32
        %790 = arith.cmpf une, %789, %in_224 : f32
        linalg.yield %790 : i1
      } -> tensor<5xi1>
      %747 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%746, %cst_6, %arg29 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<5x5xf32>
      %748 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%747 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %789 = arith.addf %in, %out : f32
        linalg.yield %789 : f32
      } -> tensor<5x1xf32>
      %749 = tensor.empty() : tensor<5x1xi1>
      %750 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %789 = arith.sitofp %in : i64 to f32
        %790 = arith.cmpf une, %789, %in_224 : f32
        linalg.yield %790 : i1
      } -> tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %cst_6, %748 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<5x1xf32>
      %752 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%751 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %789 = arith.addf %in, %out : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %753 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %789 = arith.sitofp %in : i64 to f32
        %790 = arith.cmpf ole, %789, %in_224 : f32
        linalg.yield %790 : i1
      } -> tensor<5x1xi1>
      %754 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%753, %cst_6, %748 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<5x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%754, %754 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.mulf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<5x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%755 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %789 = arith.addf %in, %out : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%756 : tensor<1x1xf32>) outs(%68 : tensor<1x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %789 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %789 : i1
      } -> tensor<1x1xi1>
      %758 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%752, %752 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.mulf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%758, %756 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.addf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %760 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%759 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %789 = math.sqrt %in : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%752 : tensor<1x1xf32>) outs(%68 : tensor<1x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %789 = arith.cmpf olt, %in, %cst_0 : f32
        linalg.yield %789 : i1
      } -> tensor<1x1xi1>
      %762 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%760 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %789 = arith.negf %in : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %763 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%761, %760, %762 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %764 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%757, %752, %763 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %765 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%764, %752 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.subf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %766 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%757, %cst_28, %764 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %767 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%765, %766 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.divf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %768 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%757, %cst_6, %767 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %769 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%752, %764 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.subf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %770 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%757, %cst_28, %769 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<1x1xf32>
      %771 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%754, %770 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.divf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<5x1xf32>
      %772 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %789 = arith.sitofp %in : i64 to f32
        %790 = arith.cmpf oeq, %789, %in_224 : f32
        linalg.yield %790 : i1
      } -> tensor<5x1xi1>
      %773 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%772, %cst_23, %771 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<5x1xf32>
      %774 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %789 = arith.sitofp %in : i64 to f32
        %790 = arith.cmpf ogt, %789, %in_224 : f32
        linalg.yield %790 : i1
      } -> tensor<5x1xi1>
      %775 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%774, %773, %748 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<5x1xf32>
      %776 = linalg.generic {indexing_maps = [#map5, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%772, %764, %775 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<5x1xf32>
      %777 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %789 = arith.sitofp %in : i64 to f32
        %790 = arith.cmpf ogt, %789, %in_224 : f32
        linalg.yield %790 : i1
      } -> tensor<5xi1>
      %778 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%768, %773 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.mulf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<5x1xf32>
      %779 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%773, %arg29 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.mulf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<5x5xf32>
      %780 = tensor.empty() : tensor<1x5xf32>
      %781 = linalg.fill ins(%cst_0 : f32) outs(%780 : tensor<1x5xf32>) -> tensor<1x5xf32>
      %782 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%779 : tensor<5x5xf32>) outs(%781 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %789 = arith.addf %in, %out : f32
        linalg.yield %789 : f32
      } -> tensor<1x5xf32>
      %783 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%778, %782 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.mulf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<5x5xf32>
      %784 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %783 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %789 = arith.subf %in, %in_224 : f32
        linalg.yield %789 : f32
      } -> tensor<5x5xf32>
      %785 = linalg.generic {indexing_maps = [#map3, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%777, %784, %arg29 : tensor<5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<5x5xf32>
      %786 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %789 = arith.sitofp %in : i64 to f32
        %790 = arith.cmpf oeq, %789, %in_224 : f32
        linalg.yield %790 : i1
      } -> tensor<5xi1>
      %787 = linalg.generic {indexing_maps = [#map3, #map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%786, %776, %785 : tensor<5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<5x5xf32>
      %collapsed_223 = tensor.collapse_shape %768 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
      %788 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%786, %collapsed_223, %arg30 : tensor<5xi1>, tensor<1xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %789 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %789 : f32
      } -> tensor<5xf32>
      scf.yield %787, %788 : tensor<5x5xf32>, tensor<5xf32>
    }
    %107 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_65 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %108 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%107, %106#0, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %109 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_64 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %110 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%109 : tensor<5x5xi1>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %746 = arith.uitofp %in : i1 to f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %111 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %110) -> (tensor<5x5xf32>) {
      %746 = arith.subi %c4, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %5[%746] [1] [1] : tensor<5xf32> to tensor<f32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf une, %765, %in_224 : f32
        linalg.yield %766 : i1
      } -> tensor<5xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %106#0 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %765 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %749 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %750 = tensor.empty() : tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf oeq, %765, %in_224 : f32
        linalg.yield %766 : i1
      } -> tensor<5x1xi1>
      %752 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_23, %749 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %765 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %753 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf olt, %765, %in_224 : f32
        linalg.yield %766 : i1
      } -> tensor<5x1xi1>
      %754 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%753, %cst_6, %752 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %765 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %755 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%747, %cst_6, %106#1 : tensor<5xi1>, tensor<f32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %765 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %765 : f32
      } -> tensor<5xf32>
      %756 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<1xf32>) -> tensor<1xf32>
      %757 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction"]} ins(%755 : tensor<5xf32>) outs(%756 : tensor<1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<1xf32>
      %expanded_223 = tensor.expand_shape %757 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
      %758 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_223, %754 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %765 = arith.mulf %in, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %759 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%754, %arg29 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %765 = arith.mulf %in, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %760 = tensor.empty() : tensor<1x5xf32>
      %761 = linalg.fill ins(%cst_0 : f32) outs(%760 : tensor<1x5xf32>) -> tensor<1x5xf32>
      %762 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%759 : tensor<5x5xf32>) outs(%761 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<1x5xf32>
      %763 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%758, %762 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %765 = arith.mulf %in, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %764 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %763 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %765 = arith.subf %in, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      scf.yield %764 : tensor<5x5xf32>
    }
    %112 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%111, %arg16 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %113 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction", "reduction"]} ins(%112 : tensor<5x5xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %114 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%113 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %115 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%108, %arg17 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %116 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction", "reduction"]} ins(%115 : tensor<5x5xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %117 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%114, %116 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %118 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%105, %117 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %119 = tensor.empty() : tensor<3xi64>
    %120 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%119 : tensor<3xi64>) {
    ^bb0(%out: i64):
      %746 = linalg.index 0 : index
      %747 = arith.index_cast %746 : index to i64
      linalg.yield %747 : i64
    } -> tensor<3xi64>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%120 : tensor<3xi64>) outs(%119 : tensor<3xi64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.addi %in, %c1_i64 : i64
      linalg.yield %746 : i64
    } -> tensor<3xi64>
    %122 = tensor.empty() : tensor<3xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%121 : tensor<3xi64>) outs(%122 : tensor<3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<3xf32>
    %124 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%120 : tensor<3xi64>) outs(%122 : tensor<3xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<3xf32>
    %125:2 = scf.for %arg28 = %c0 to %c3 step %c1 iter_args(%arg29 = %arg5, %arg30 = %123) -> (tensor<3x5xf32>, tensor<3xf32>) {
      %extracted_slice_221 = tensor.extract_slice %124[%arg28] [1] [1] : tensor<3xf32> to tensor<f32>
      %746 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice_221 : tensor<f32>) outs(%50 : tensor<i64>) {
      ^bb0(%in: f32, %out: i64):
        %792 = arith.fptosi %in : f32 to i64
        linalg.yield %792 : i64
      } -> tensor<i64>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %746 : tensor<5xi64>, tensor<i64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %792 = arith.cmpi ne, %in, %in_225 : i64
        linalg.yield %792 : i1
      } -> tensor<5xi1>
      %748 = tensor.empty() : tensor<3x5xf32>
      %749 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %arg29 : tensor<5xi1>, tensor<f32>, tensor<3x5xf32>) outs(%748 : tensor<3x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %792 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %792 : f32
      } -> tensor<3x5xf32>
      %750 = tensor.empty() : tensor<3x1xf32>
      %751 = linalg.fill ins(%cst_0 : f32) outs(%750 : tensor<3x1xf32>) -> tensor<3x1xf32>
      %752 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%749 : tensor<3x5xf32>) outs(%751 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %792 = arith.addf %in, %out : f32
        linalg.yield %792 : f32
      } -> tensor<3x1xf32>
      %collapsed_222 = tensor.collapse_shape %752 [[0, 1]] : tensor<3x1xf32> into tensor<3xf32>
      %753 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_222 : tensor<3xf32>) outs(%122 : tensor<3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %792 = math.absf %in : f32
        linalg.yield %792 : f32
      } -> tensor<3xf32>
      %754 = tensor.empty() : tensor<3xi1>
      %755 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%120, %746 : tensor<3xi64>, tensor<i64>) outs(%754 : tensor<3xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %792 = arith.cmpi slt, %in, %in_225 : i64
        linalg.yield %792 : i1
      } -> tensor<3xi1>
      %756 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%755, %cst, %753 : tensor<3xi1>, tensor<f32>, tensor<3xf32>) outs(%122 : tensor<3xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %792 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %792 : f32
      } -> tensor<3xf32>
      %757:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["reduction"]} ins(%756 : tensor<3xf32>) outs(%61, %60 : tensor<f32>, tensor<i64>) {
      ^bb0(%in: f32, %out: f32, %out_225: i64):
        %792 = linalg.index 0 : index
        %793 = arith.index_cast %792 : index to i64
        %794 = arith.maximumf %in, %out : f32
        %795 = arith.cmpf ogt, %in, %out : f32
        %796 = arith.select %795, %793, %out_225 : i64
        linalg.yield %794, %796 : f32, i64
      } -> (tensor<f32>, tensor<i64>)
      %expanded_223 = tensor.expand_shape %757#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
      %758 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%120, %746 : tensor<3xi64>, tensor<i64>) outs(%754 : tensor<3xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %792 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %792 : i1
      } -> tensor<3xi1>
      %759 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%120, %expanded_223 : tensor<3xi64>, tensor<1xi64>) outs(%754 : tensor<3xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %792 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %792 : i1
      } -> tensor<3xi1>
      %760 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%759, %746, %120 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%119 : tensor<3xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %792 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %792 : i64
      } -> tensor<3xi64>
      %761 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%758, %expanded_223, %760 : tensor<3xi1>, tensor<1xi64>, tensor<3xi64>) outs(%119 : tensor<3xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %792 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %792 : i64
      } -> tensor<3xi64>
      %762 = tensor.empty() : tensor<3x5xi64>
      %763 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%761 : tensor<3xi64>) outs(%762 : tensor<3x5xi64>) {
      ^bb0(%in: i64, %out: i64):
        linalg.yield %in : i64
      } -> tensor<3x5xi64>
      %764 = linalg.fill ins(%cst_0 : f32) outs(%748 : tensor<3x5xf32>) -> tensor<3x5xf32>
      %765 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%763 : tensor<3x5xi64>) outs(%764 : tensor<3x5xf32>) {
      ^bb0(%in: i64, %out: f32):
        %792 = arith.index_cast %in : i64 to index
        %793 = linalg.index 1 : index
        %extracted = tensor.extract %arg29[%792, %793] : tensor<3x5xf32>
        linalg.yield %extracted : f32
      } -> tensor<3x5xf32>
      %expanded_224 = tensor.expand_shape %120 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
      %766 = tensor.empty() : tensor<3x1xi1>
      %767 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_224, %746 : tensor<3x1xi64>, tensor<i64>) outs(%766 : tensor<3x1xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %792 = arith.cmpi ne, %in, %in_225 : i64
        linalg.yield %792 : i1
      } -> tensor<3x1xi1>
      %768 = linalg.generic {indexing_maps = [#map6, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%767, %cst_6, %765 : tensor<3x1xi1>, tensor<f32>, tensor<3x5xf32>) outs(%748 : tensor<3x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %792 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %792 : f32
      } -> tensor<3x5xf32>
      %769 = tensor.empty() : tensor<1x5xf32>
      %770 = linalg.fill ins(%cst_0 : f32) outs(%769 : tensor<1x5xf32>) -> tensor<1x5xf32>
      %771 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%768 : tensor<3x5xf32>) outs(%770 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %792 = arith.addf %in, %out : f32
        linalg.yield %792 : f32
      } -> tensor<1x5xf32>
      %772 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %765 : tensor<5xi1>, tensor<f32>, tensor<3x5xf32>) outs(%748 : tensor<3x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %792 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %792 : f32
      } -> tensor<3x5xf32>
      %773 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%772 : tensor<3x5xf32>) outs(%751 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %792 = arith.addf %in, %out : f32
        linalg.yield %792 : f32
      } -> tensor<3x1xf32>
      %774 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%767, %cst_6, %773 : tensor<3x1xi1>, tensor<f32>, tensor<3x1xf32>) outs(%750 : tensor<3x1xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %792 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %792 : f32
      } -> tensor<3x1xf32>
      %775 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%774 : tensor<3x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %792 = arith.addf %in, %out : f32
        linalg.yield %792 : f32
      } -> tensor<1x1xf32>
      %776 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%775 : tensor<1x1xf32>) outs(%68 : tensor<1x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %792 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %792 : i1
      } -> tensor<1x1xi1>
      %777 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%776, %cst_28, %775 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %792 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %792 : f32
      } -> tensor<1x1xf32>
      %778 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%773, %777 : tensor<3x1xf32>, tensor<1x1xf32>) outs(%750 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %in_225: f32, %out: f32):
        %792 = arith.divf %in, %in_225 : f32
        linalg.yield %792 : f32
      } -> tensor<3x1xf32>
      %779 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_224, %746 : tensor<3x1xi64>, tensor<i64>) outs(%766 : tensor<3x1xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %792 = arith.cmpi sgt, %in, %in_225 : i64
        linalg.yield %792 : i1
      } -> tensor<3x1xi1>
      %780 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %746 : tensor<5xi64>, tensor<i64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %792 = arith.cmpi sgt, %in, %in_225 : i64
        linalg.yield %792 : i1
      } -> tensor<5xi1>
      %781 = tensor.empty() : tensor<3x5xi1>
      %782 = linalg.generic {indexing_maps = [#map6, #map3, #map5], iterator_types = ["parallel", "parallel"]} ins(%779, %780 : tensor<3x1xi1>, tensor<5xi1>) outs(%781 : tensor<3x5xi1>) {
      ^bb0(%in: i1, %in_225: i1, %out: i1):
        %792 = arith.andi %in, %in_225 : i1
        linalg.yield %792 : i1
      } -> tensor<3x5xi1>
      %783 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%778, %771 : tensor<3x1xf32>, tensor<1x5xf32>) outs(%748 : tensor<3x5xf32>) {
      ^bb0(%in: f32, %in_225: f32, %out: f32):
        %792 = arith.mulf %in, %in_225 : f32
        linalg.yield %792 : f32
      } -> tensor<3x5xf32>
      %784 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%765, %783 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%748 : tensor<3x5xf32>) {
      ^bb0(%in: f32, %in_225: f32, %out: f32):
        %792 = arith.subf %in, %in_225 : f32
        linalg.yield %792 : f32
      } -> tensor<3x5xf32>
      %785 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%782, %784, %765 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%748 : tensor<3x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %792 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %792 : f32
      } -> tensor<3x5xf32>
      %786 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %746 : tensor<5xi64>, tensor<i64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %792 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %792 : i1
      } -> tensor<5xi1>
      %787 = linalg.generic {indexing_maps = [#map6, #map3, #map5], iterator_types = ["parallel", "parallel"]} ins(%779, %786 : tensor<3x1xi1>, tensor<5xi1>) outs(%781 : tensor<3x5xi1>) {
      ^bb0(%in: i1, %in_225: i1, %out: i1):
        %792 = arith.andi %in, %in_225 : i1
        linalg.yield %792 : i1
      } -> tensor<3x5xi1>
      %788 = linalg.generic {indexing_maps = [#map5, #map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%787, %778, %785 : tensor<3x5xi1>, tensor<3x1xf32>, tensor<3x5xf32>) outs(%748 : tensor<3x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %792 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %792 : f32
      } -> tensor<3x5xf32>
      %789 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_223 : tensor<1xi64>) outs(%44 : tensor<1xi64>) {
      ^bb0(%in: i64, %out: i64):
        %792 = arith.addi %in, %c1_i64 : i64
        linalg.yield %792 : i64
      } -> tensor<1xi64>
      %790 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%789 : tensor<1xi64>) outs(%47 : tensor<1xf32>) {
      ^bb0(%in: i64, %out: f32):
        %792 = arith.sitofp %in : i64 to f32
        linalg.yield %792 : f32
      } -> tensor<1xf32>
      %791 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%758, %790, %arg30 : tensor<3xi1>, tensor<1xf32>, tensor<3xf32>) outs(%122 : tensor<3xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %792 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %792 : f32
      } -> tensor<3xf32>
      scf.yield %788, %791 : tensor<3x5xf32>, tensor<3xf32>
    }
    %126 = tensor.empty() : tensor<3xi32>
    %127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%125#1 : tensor<3xf32>) outs(%126 : tensor<3xi32>) {
    ^bb0(%in: f32, %out: i32):
      %746 = arith.fptosi %in : f32 to i32
      linalg.yield %746 : i32
    } -> tensor<3xi32>
    %128 = tensor.empty() : tensor<3xf64>
    %129 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%120 : tensor<3xi64>) outs(%128 : tensor<3xf64>) {
    ^bb0(%in: i64, %out: f64):
      %746 = arith.sitofp %in : i64 to f64
      linalg.yield %746 : f64
    } -> tensor<3xf64>
    %130 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%127 : tensor<3xi32>) outs(%128 : tensor<3xf64>) {
    ^bb0(%in: i32, %out: f64):
      %746 = arith.sitofp %in : i32 to f64
      linalg.yield %746 : f64
    } -> tensor<3xf64>
    %131 = scf.for %arg28 = %c0 to %c3 step %c1 iter_args(%arg29 = %129) -> (tensor<3xf64>) {
      %extracted_slice_221 = tensor.extract_slice %129[%arg28] [1] [1] : tensor<3xf64> to tensor<f64>
      %extracted_slice_222 = tensor.extract_slice %130[%arg28] [1] [1] : tensor<3xf64> to tensor<f64>
      %746 = tensor.empty() : tensor<f64>
      %747 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice_222 : tensor<f64>) outs(%746 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %757 = arith.subf %in, %cst_22 : f64
        linalg.yield %757 : f64
      } -> tensor<f64>
      %expanded_223 = tensor.expand_shape %extracted_slice_221 [] output_shape [1] : tensor<f64> into tensor<1xf64>
      %748 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_223 : tensor<1xf64>) outs(%44 : tensor<1xi64>) {
      ^bb0(%in: f64, %out: i64):
        %757 = arith.fptosi %in : f64 to i64
        linalg.yield %757 : i64
      } -> tensor<1xi64>
      %expanded_224 = tensor.expand_shape %747 [] output_shape [1] : tensor<f64> into tensor<1xf64>
      %749 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_224 : tensor<1xf64>) outs(%44 : tensor<1xi64>) {
      ^bb0(%in: f64, %out: i64):
        %757 = arith.fptosi %in : f64 to i64
        linalg.yield %757 : i64
      } -> tensor<1xi64>
      %750 = tensor.empty() : tensor<3xi1>
      %751 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%120, %748 : tensor<3xi64>, tensor<1xi64>) outs(%750 : tensor<3xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %757 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %757 : i1
      } -> tensor<3xi1>
      %752 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%120, %749 : tensor<3xi64>, tensor<1xi64>) outs(%750 : tensor<3xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %757 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %757 : i1
      } -> tensor<3xi1>
      %753 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%752, %748, %120 : tensor<3xi1>, tensor<1xi64>, tensor<3xi64>) outs(%119 : tensor<3xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %757 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %757 : i64
      } -> tensor<3xi64>
      %754 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%751, %749, %753 : tensor<3xi1>, tensor<1xi64>, tensor<3xi64>) outs(%119 : tensor<3xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %757 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %757 : i64
      } -> tensor<3xi64>
      %755 = linalg.fill ins(%cst_2 : f64) outs(%128 : tensor<3xf64>) -> tensor<3xf64>
      %756 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%754 : tensor<3xi64>) outs(%755 : tensor<3xf64>) {
      ^bb0(%in: i64, %out: f64):
        %757 = arith.index_cast %in : i64 to index
        %extracted = tensor.extract %arg29[%757] : tensor<3xf64>
        linalg.yield %extracted : f64
      } -> tensor<3xf64>
      scf.yield %756 : tensor<3xf64>
    }
    %132 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%131 : tensor<3xf64>) outs(%119 : tensor<3xi64>) {
    ^bb0(%in: f64, %out: i64):
      %746 = arith.fptosi %in : f64 to i64
      linalg.yield %746 : i64
    } -> tensor<3xi64>
    %133 = tensor.empty() : tensor<3xi1>
    %134 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%132 : tensor<3xi64>) outs(%133 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<3xi1>
    %135 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%134, %cst_31, %132 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%119 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<3xi64>
    %136 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%135 : tensor<3xi64>) outs(%133 : tensor<3xi1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi sgt, %in, %c2_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<3xi1>
    %137 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%136, %cst_29, %135 : tensor<3xi1>, tensor<i64>, tensor<3xi64>) outs(%119 : tensor<3xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<3xi64>
    %expanded_76 = tensor.expand_shape %120 [[0, 1]] output_shape [3, 1] : tensor<3xi64> into tensor<3x1xi64>
    %expanded_77 = tensor.expand_shape %137 [[0, 1]] output_shape [1, 3] : tensor<3xi64> into tensor<1x3xi64>
    %138 = tensor.empty() : tensor<3x3xi1>
    %139 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_76, %expanded_77 : tensor<3x1xi64>, tensor<1x3xi64>) outs(%138 : tensor<3x3xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi eq, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<3x3xi1>
    %140 = tensor.empty() : tensor<3x3xf32>
    %141 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%139 : tensor<3x3xi1>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %746 = arith.uitofp %in : i1 to f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %142 = tensor.empty() : tensor<3x5xi1>
    %143 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_63 : tensor<3x5xi8>) outs(%142 : tensor<3x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<3x5xi1>
    %144 = tensor.empty() : tensor<3x5xf32>
    %145 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%143, %125#0, %cst_6 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<f32>) outs(%144 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<3x5xf32>
    %extracted_slice_78 = tensor.extract_slice %145[0, 0] [3, 3] [1, 1] : tensor<3x5xf32> to tensor<3x3xf32>
    %146 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_62 : tensor<3x3xi8>) outs(%138 : tensor<3x3xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<3x3xi1>
    %147 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%146 : tensor<3x3xi1>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %out: f32):
      %746 = arith.uitofp %in : i1 to f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %148 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_78, %147 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %149 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_61 : tensor<3x5xi8>) outs(%142 : tensor<3x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<3x5xi1>
    %150 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%149, %125#0, %cst_6 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<f32>) outs(%144 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<3x5xf32>
    %151 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%148, %arg18 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %152 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction", "reduction"]} ins(%151 : tensor<3x3xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %153 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%152 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %154 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%150, %arg19 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%144 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x5xf32>
    %155 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction", "reduction"]} ins(%154 : tensor<3x5xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %156 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%153, %155 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %157 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%118, %156 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %158:2 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %arg6, %arg30 = %4) -> (tensor<5x5xf32>, tensor<5xf32>) {
      %extracted_slice_221 = tensor.extract_slice %5[%arg28] [1] [1] : tensor<5xf32> to tensor<f32>
      %746 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice_221 : tensor<f32>) outs(%50 : tensor<i64>) {
      ^bb0(%in: f32, %out: i64):
        %786 = arith.fptosi %in : f32 to i64
        linalg.yield %786 : i64
      } -> tensor<i64>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %746 : tensor<5xi64>, tensor<i64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %786 = arith.cmpi ne, %in, %in_225 : i64
        linalg.yield %786 : i1
      } -> tensor<5xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %arg29 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %786 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %786 : f32
      } -> tensor<5x5xf32>
      %749 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %786 = arith.addf %in, %out : f32
        linalg.yield %786 : f32
      } -> tensor<5x1xf32>
      %collapsed_222 = tensor.collapse_shape %749 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
      %750 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_222 : tensor<5xf32>) outs(%3 : tensor<5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %786 = math.absf %in : f32
        linalg.yield %786 : f32
      } -> tensor<5xf32>
      %751 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %746 : tensor<5xi64>, tensor<i64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %786 = arith.cmpi slt, %in, %in_225 : i64
        linalg.yield %786 : i1
      } -> tensor<5xi1>
      %752 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%751, %cst, %750 : tensor<5xi1>, tensor<f32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %786 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %786 : f32
      } -> tensor<5xf32>
      %753:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["reduction"]} ins(%752 : tensor<5xf32>) outs(%61, %60 : tensor<f32>, tensor<i64>) {
      ^bb0(%in: f32, %out: f32, %out_225: i64):
        %786 = linalg.index 0 : index
        %787 = arith.index_cast %786 : index to i64
        %788 = arith.maximumf %in, %out : f32
        %789 = arith.cmpf ogt, %in, %out : f32
        %790 = arith.select %789, %787, %out_225 : i64
        linalg.yield %788, %790 : f32, i64
      } -> (tensor<f32>, tensor<i64>)
      %expanded_223 = tensor.expand_shape %753#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
      %754 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %746 : tensor<5xi64>, tensor<i64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %786 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %786 : i1
      } -> tensor<5xi1>
      %755 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%1, %expanded_223 : tensor<5xi64>, tensor<1xi64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %786 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %786 : i1
      } -> tensor<5xi1>
      %756 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%755, %746, %1 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %786 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %786 : i64
      } -> tensor<5xi64>
      %757 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%754, %expanded_223, %756 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %786 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %786 : i64
      } -> tensor<5xi64>
      %758 = tensor.empty() : tensor<5x5xi64>
      %759 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%757 : tensor<5xi64>) outs(%758 : tensor<5x5xi64>) {
      ^bb0(%in: i64, %out: i64):
        linalg.yield %in : i64
      } -> tensor<5x5xi64>
      %760 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<5x5xf32>) -> tensor<5x5xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%759 : tensor<5x5xi64>) outs(%760 : tensor<5x5xf32>) {
      ^bb0(%in: i64, %out: f32):
        %786 = arith.index_cast %in : i64 to index
        %787 = linalg.index 1 : index
        %extracted = tensor.extract %arg29[%786, %787] : tensor<5x5xf32>
        linalg.yield %extracted : f32
      } -> tensor<5x5xf32>
      %expanded_224 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %762 = tensor.empty() : tensor<5x1xi1>
      %763 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_224, %746 : tensor<5x1xi64>, tensor<i64>) outs(%762 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %786 = arith.cmpi ne, %in, %in_225 : i64
        linalg.yield %786 : i1
      } -> tensor<5x1xi1>
      %764 = linalg.generic {indexing_maps = [#map6, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%763, %cst_6, %761 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %786 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %786 : f32
      } -> tensor<5x5xf32>
      %765 = tensor.empty() : tensor<1x5xf32>
      %766 = linalg.fill ins(%cst_0 : f32) outs(%765 : tensor<1x5xf32>) -> tensor<1x5xf32>
      %767 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%764 : tensor<5x5xf32>) outs(%766 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %786 = arith.addf %in, %out : f32
        linalg.yield %786 : f32
      } -> tensor<1x5xf32>
      %768 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %761 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %786 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %786 : f32
      } -> tensor<5x5xf32>
      %769 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%768 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %786 = arith.addf %in, %out : f32
        linalg.yield %786 : f32
      } -> tensor<5x1xf32>
      %770 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%763, %cst_6, %769 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %786 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %786 : f32
      } -> tensor<5x1xf32>
      %771 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%770 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %786 = arith.addf %in, %out : f32
        linalg.yield %786 : f32
      } -> tensor<1x1xf32>
      %772 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%771 : tensor<1x1xf32>) outs(%68 : tensor<1x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %786 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %786 : i1
      } -> tensor<1x1xi1>
      %773 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%772, %cst_28, %771 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %786 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %786 : f32
      } -> tensor<1x1xf32>
      %774 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%769, %773 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_225: f32, %out: f32):
        %786 = arith.divf %in, %in_225 : f32
        linalg.yield %786 : f32
      } -> tensor<5x1xf32>
      %775 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_224, %746 : tensor<5x1xi64>, tensor<i64>) outs(%762 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %786 = arith.cmpi sgt, %in, %in_225 : i64
        linalg.yield %786 : i1
      } -> tensor<5x1xi1>
      %776 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %746 : tensor<5xi64>, tensor<i64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %786 = arith.cmpi sgt, %in, %in_225 : i64
        linalg.yield %786 : i1
      } -> tensor<5xi1>
      %777 = linalg.generic {indexing_maps = [#map6, #map3, #map5], iterator_types = ["parallel", "parallel"]} ins(%775, %776 : tensor<5x1xi1>, tensor<5xi1>) outs(%22 : tensor<5x5xi1>) {
      ^bb0(%in: i1, %in_225: i1, %out: i1):
        %786 = arith.andi %in, %in_225 : i1
        linalg.yield %786 : i1
      } -> tensor<5x5xi1>
      %778 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%774, %767 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_225: f32, %out: f32):
        %786 = arith.mulf %in, %in_225 : f32
        linalg.yield %786 : f32
      } -> tensor<5x5xf32>
      %779 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%761, %778 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_225: f32, %out: f32):
        %786 = arith.subf %in, %in_225 : f32
        linalg.yield %786 : f32
      } -> tensor<5x5xf32>
      %780 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%777, %779, %761 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %786 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %786 : f32
      } -> tensor<5x5xf32>
      %781 = linalg.generic {indexing_maps = [#map6, #map3, #map5], iterator_types = ["parallel", "parallel"]} ins(%775, %754 : tensor<5x1xi1>, tensor<5xi1>) outs(%22 : tensor<5x5xi1>) {
      ^bb0(%in: i1, %in_225: i1, %out: i1):
        %786 = arith.andi %in, %in_225 : i1
        linalg.yield %786 : i1
      } -> tensor<5x5xi1>
      %782 = linalg.generic {indexing_maps = [#map5, #map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%781, %774, %780 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %786 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %786 : f32
      } -> tensor<5x5xf32>
      %783 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_223 : tensor<1xi64>) outs(%44 : tensor<1xi64>) {
      ^bb0(%in: i64, %out: i64):
        %786 = arith.addi %in, %c1_i64 : i64
        linalg.yield %786 : i64
      } -> tensor<1xi64>
      %784 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%783 : tensor<1xi64>) outs(%47 : tensor<1xf32>) {
      ^bb0(%in: i64, %out: f32):
        %786 = arith.sitofp %in : i64 to f32
        linalg.yield %786 : f32
      } -> tensor<1xf32>
      %785 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%754, %784, %arg30 : tensor<5xi1>, tensor<1xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
      ^bb0(%in: i1, %in_225: f32, %in_226: f32, %out: f32):
        %786 = arith.select %in, %in_225, %in_226 : f32
        linalg.yield %786 : f32
      } -> tensor<5xf32>
      scf.yield %782, %785 : tensor<5x5xf32>, tensor<5xf32>
    }
    %159 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%158#1 : tensor<5xf32>) outs(%7 : tensor<5xi32>) {
    ^bb0(%in: f32, %out: i32):
      %746 = arith.fptosi %in : f32 to i32
      linalg.yield %746 : i32
    } -> tensor<5xi32>
    %160 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_60 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %161 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%160 : tensor<5x5xi1>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %746 = arith.uitofp %in : i1 to f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %162 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%159 : tensor<5xi32>) outs(%9 : tensor<5xf64>) {
    ^bb0(%in: i32, %out: f64):
      %746 = arith.sitofp %in : i32 to f64
      linalg.yield %746 : f64
    } -> tensor<5xf64>
    %163 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %10) -> (tensor<5xf64>) {
      %extracted_slice_221 = tensor.extract_slice %10[%arg28] [1] [1] : tensor<5xf64> to tensor<f64>
      %extracted_slice_222 = tensor.extract_slice %162[%arg28] [1] [1] : tensor<5xf64> to tensor<f64>
      %746 = tensor.empty() : tensor<f64>
      %747 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice_222 : tensor<f64>) outs(%746 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %756 = arith.subf %in, %cst_22 : f64
        linalg.yield %756 : f64
      } -> tensor<f64>
      %expanded_223 = tensor.expand_shape %extracted_slice_221 [] output_shape [1] : tensor<f64> into tensor<1xf64>
      %748 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_223 : tensor<1xf64>) outs(%44 : tensor<1xi64>) {
      ^bb0(%in: f64, %out: i64):
        %756 = arith.fptosi %in : f64 to i64
        linalg.yield %756 : i64
      } -> tensor<1xi64>
      %expanded_224 = tensor.expand_shape %747 [] output_shape [1] : tensor<f64> into tensor<1xf64>
      %749 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_224 : tensor<1xf64>) outs(%44 : tensor<1xi64>) {
      ^bb0(%in: f64, %out: i64):
        %756 = arith.fptosi %in : f64 to i64
        linalg.yield %756 : i64
      } -> tensor<1xi64>
      %750 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%1, %748 : tensor<5xi64>, tensor<1xi64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %756 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %756 : i1
      } -> tensor<5xi1>
      %751 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%1, %749 : tensor<5xi64>, tensor<1xi64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %756 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %756 : i1
      } -> tensor<5xi1>
      %752 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%751, %748, %1 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %756 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %756 : i64
      } -> tensor<5xi64>
      %753 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%750, %749, %752 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %756 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %756 : i64
      } -> tensor<5xi64>
      %754 = linalg.fill ins(%cst_2 : f64) outs(%9 : tensor<5xf64>) -> tensor<5xf64>
      %755 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%753 : tensor<5xi64>) outs(%754 : tensor<5xf64>) {
      ^bb0(%in: i64, %out: f64):
        %756 = arith.index_cast %in : i64 to index
        %extracted = tensor.extract %arg29[%756] : tensor<5xf64>
        linalg.yield %extracted : f64
      } -> tensor<5xf64>
      scf.yield %755 : tensor<5xf64>
    }
    %164 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%163 : tensor<5xf64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: f64, %out: i64):
      %746 = arith.fptosi %in : f64 to i64
      linalg.yield %746 : i64
    } -> tensor<5xi64>
    %165 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%164 : tensor<5xi64>) outs(%14 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<5xi1>
    %166 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%165, %cst_31, %164 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<5xi64>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%166 : tensor<5xi64>) outs(%14 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi sgt, %in, %c4_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<5xi1>
    %168 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%167, %cst_30, %166 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<5xi64>
    %169 = tensor.empty() : tensor<5x5xi64>
    %170 = linalg.generic {indexing_maps = [#map8, #map5], iterator_types = ["parallel", "parallel"]} ins(%168 : tensor<5xi64>) outs(%169 : tensor<5x5xi64>) {
    ^bb0(%in: i64, %out: i64):
      linalg.yield %in : i64
    } -> tensor<5x5xi64>
    %171 = linalg.fill ins(%cst_0 : f32) outs(%24 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %172 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%170 : tensor<5x5xi64>) outs(%171 : tensor<5x5xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.index_cast %in : i64 to index
      %747 = linalg.index 1 : index
      %extracted = tensor.extract %161[%746, %747] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x5xf32>
    %173 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_59 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %174 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%173, %158#0, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %175 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_58 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %176 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%175, %cst_23, %174 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %177 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %172) -> (tensor<5x5xf32>) {
      %extracted_slice_221 = tensor.extract_slice %5[%arg28] [1] [1] : tensor<5xf32> to tensor<f32>
      %746 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %764 = arith.sitofp %in : i64 to f32
        %765 = arith.cmpf une, %764, %in_223 : f32
        linalg.yield %765 : i1
      } -> tensor<5xi1>
      %747 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%746, %cst_6, %176 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %764 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %764 : f32
      } -> tensor<5x5xf32>
      %748 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%747 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %764 = arith.addf %in, %out : f32
        linalg.yield %764 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %749 = tensor.empty() : tensor<5x1xi1>
      %750 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %764 = arith.sitofp %in : i64 to f32
        %765 = arith.cmpf une, %764, %in_223 : f32
        linalg.yield %765 : i1
      } -> tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map6, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %764 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %764 : f32
      } -> tensor<5x5xf32>
      %752 = tensor.empty() : tensor<1x5xf32>
      %753 = linalg.fill ins(%cst_0 : f32) outs(%752 : tensor<1x5xf32>) -> tensor<1x5xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%751 : tensor<5x5xf32>) outs(%753 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %764 = arith.addf %in, %out : f32
        linalg.yield %764 : f32
      } -> tensor<1x5xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %cst_6, %748 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %764 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %764 : f32
      } -> tensor<5x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%755 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %764 = arith.addf %in, %out : f32
        linalg.yield %764 : f32
      } -> tensor<1x1xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%754, %756 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%752 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %764 = arith.divf %in, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<1x5xf32>
      %758 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%748 : tensor<5x1xf32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %764 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %759 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%748, %757 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %764 = arith.mulf %in, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<5x5xf32>
      %760 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %759 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %764 = arith.subf %in, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<5x5xf32>
      %761 = linalg.generic {indexing_maps = [#map6, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%758, %arg29, %760 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %764 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %764 : f32
      } -> tensor<5x5xf32>
      %762 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %764 = arith.sitofp %in : i64 to f32
        %765 = arith.cmpf oeq, %764, %in_223 : f32
        linalg.yield %765 : i1
      } -> tensor<5x1xi1>
      %763 = linalg.generic {indexing_maps = [#map6, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%762, %757, %761 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %764 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %764 : f32
      } -> tensor<5x5xf32>
      scf.yield %763 : tensor<5x5xf32>
    }
    %178 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_57 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %179 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%178, %158#0, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %180 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %177) -> (tensor<5x5xf32>) {
      %746 = arith.subi %c4, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %5[%746] [1] [1] : tensor<5xf32> to tensor<f32>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf une, %765, %in_223 : f32
        linalg.yield %766 : i1
      } -> tensor<5xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %179 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %765 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %749 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %750 = tensor.empty() : tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf une, %765, %in_223 : f32
        linalg.yield %766 : i1
      } -> tensor<5x1xi1>
      %752 = linalg.generic {indexing_maps = [#map6, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %765 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %753 = tensor.empty() : tensor<1x5xf32>
      %754 = linalg.fill ins(%cst_0 : f32) outs(%753 : tensor<1x5xf32>) -> tensor<1x5xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%752 : tensor<5x5xf32>) outs(%754 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<1x5xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %749 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %765 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%756 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<1x1xf32>
      %758 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%755, %757 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%753 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %765 = arith.divf %in, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<1x5xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%749 : tensor<5x1xf32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %765 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %765 : i1
      } -> tensor<5x1xi1>
      %760 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%749, %758 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %765 = arith.mulf %in, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %760 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %765 = arith.subf %in, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %762 = linalg.generic {indexing_maps = [#map6, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%759, %arg29, %761 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %765 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %763 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf oeq, %765, %in_223 : f32
        linalg.yield %766 : i1
      } -> tensor<5x1xi1>
      %764 = linalg.generic {indexing_maps = [#map6, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%763, %758, %762 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %765 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      scf.yield %764 : tensor<5x5xf32>
    }
    %181 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%180, %arg20 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %182 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction", "reduction"]} ins(%181 : tensor<5x5xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %183 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%182 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %184 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%157, %183 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %185 = tensor.empty() : tensor<5x5xf64>
    %186 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<5x5xf32>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f32, %out: f64):
      %746 = arith.extf %in : f32 to f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %187 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = math.absf %in : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %188 = tensor.empty() : tensor<1x5xf64>
    %189 = linalg.fill ins(%cst_2 : f64) outs(%188 : tensor<1x5xf64>) -> tensor<1x5xf64>
    %190 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%187 : tensor<5x5xf64>) outs(%189 : tensor<1x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.addf %in, %out : f64
      linalg.yield %746 : f64
    } -> tensor<1x5xf64>
    %191 = linalg.fill ins(%c0_i64 : i64) outs(%44 : tensor<1xi64>) -> tensor<1xi64>
    %192 = tensor.empty() : tensor<1xf64>
    %193 = linalg.fill ins(%cst_3 : f64) outs(%192 : tensor<1xf64>) -> tensor<1xf64>
    %194:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%190 : tensor<1x5xf64>) outs(%193, %191 : tensor<1xf64>, tensor<1xi64>) {
    ^bb0(%in: f64, %out: f64, %out_221: i64):
      %746 = linalg.index 1 : index
      %747 = arith.index_cast %746 : index to i64
      %748 = arith.maximumf %in, %out : f64
      %749 = arith.cmpf ogt, %in, %out : f64
      %750 = arith.select %749, %747, %out_221 : i64
      linalg.yield %748, %750 : f64, i64
    } -> (tensor<1xf64>, tensor<1xi64>)
    %expanded_79 = tensor.expand_shape %194#0 [[0, 1]] output_shape [1, 1] : tensor<1xf64> into tensor<1x1xf64>
    %195 = tensor.empty() : tensor<1x1xf64>
    %196 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_79 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.cmpf ult, %in, %cst_22 : f64
      %747 = arith.select %746, %cst_22, %in : f64
      linalg.yield %747 : f64
    } -> tensor<1x1xf64>
    %197 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%196 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = math.log2 %in : f64
      linalg.yield %746 : f64
    } -> tensor<1x1xf64>
    %198 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%197 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = math.ceil %in : f64
      linalg.yield %746 : f64
    } -> tensor<1x1xf64>
    %199 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%198 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.addf %in, %cst_22 : f64
      linalg.yield %746 : f64
    } -> tensor<1x1xf64>
    %200 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%199 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.cmpf ult, %in, %cst_2 : f64
      %747 = arith.select %746, %cst_2, %in : f64
      %748 = arith.cmpf ugt, %747, %cst_20 : f64
      %749 = arith.select %748, %cst_20, %747 : f64
      linalg.yield %749 : f64
    } -> tensor<1x1xf64>
    %201 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.negf %in : f64
      linalg.yield %746 : f64
    } -> tensor<1x1xf64>
    %202 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%201 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = math.powf %cst_21, %in : f64
      linalg.yield %746 : f64
    } -> tensor<1x1xf64>
    %203 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%186, %202 : tensor<5x5xf64>, tensor<1x1xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.mulf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %204 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_56 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %205 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%204 : tensor<5x5xi1>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %out: f64):
      %746 = arith.uitofp %in : i1 to f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %206 = linalg.fill ins(%cst_2 : f64) outs(%185 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %207 = linalg.matmul ins(%203, %205 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %208 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%207 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_20 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %209 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %208 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %210 = linalg.matmul ins(%203, %209 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %211 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%210 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_7 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %212 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %211 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %213 = linalg.matmul ins(%203, %212 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %214 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%213 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_8 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %215 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %214 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %216 = linalg.matmul ins(%203, %215 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %217 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%216 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_9 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %218 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %217 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %219 = linalg.matmul ins(%203, %218 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %220 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%219 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_10 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %221 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %220 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %222 = linalg.matmul ins(%203, %221 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %223 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%222 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_11 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %224 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %223 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %225 = linalg.matmul ins(%203, %224 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %226 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%225 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_12 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %227 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %226 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %228 = linalg.matmul ins(%203, %227 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %229 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%228 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_13 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %230 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %229 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %231 = linalg.matmul ins(%203, %230 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %232 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%231 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_14 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %233 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %232 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %234 = linalg.matmul ins(%203, %233 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %235 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%234 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_15 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %236 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %235 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %237 = linalg.matmul ins(%203, %236 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %238 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%237 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_16 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %239 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %238 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %240 = linalg.matmul ins(%203, %239 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %241 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%240 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_17 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %242 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %241 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %243 = linalg.matmul ins(%203, %242 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %244 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%243 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_18 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %245 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %244 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %246 = linalg.matmul ins(%203, %245 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %247 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%246 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_19 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %248 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %247 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %249 = linalg.matmul ins(%203, %248 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %250 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%249 : tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_21 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %251 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %250 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %252 = linalg.matmul ins(%203, %251 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %253 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%205, %252 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %254 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_2 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %255 = linalg.matmul ins(%253, %253 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %256 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%254, %255, %253 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %257 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_22 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %258 = linalg.matmul ins(%256, %256 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %259 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%257, %258, %256 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %260 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_21 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %261 = linalg.matmul ins(%259, %259 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %262 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%260, %261, %259 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %263 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_19 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %264 = linalg.matmul ins(%262, %262 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %265 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%263, %264, %262 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %266 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_18 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %267 = linalg.matmul ins(%265, %265 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %268 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%266, %267, %265 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %269 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_17 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %270 = linalg.matmul ins(%268, %268 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %271 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%269, %270, %268 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %272 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_16 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %273 = linalg.matmul ins(%271, %271 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %274 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%272, %273, %271 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %275 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_15 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %276 = linalg.matmul ins(%274, %274 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %277 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%275, %276, %274 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %278 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_14 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %279 = linalg.matmul ins(%277, %277 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %280 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%278, %279, %277 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %281 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_13 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %282 = linalg.matmul ins(%280, %280 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %283 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%281, %282, %280 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %284 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_12 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %285 = linalg.matmul ins(%283, %283 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %286 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%284, %285, %283 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %287 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_11 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %288 = linalg.matmul ins(%286, %286 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %289 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%287, %288, %286 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %290 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_10 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %291 = linalg.matmul ins(%289, %289 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %292 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%290, %291, %289 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %293 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_9 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %294 = linalg.matmul ins(%292, %292 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %295 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%293, %294, %292 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %296 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_8 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %297 = linalg.matmul ins(%295, %295 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %298 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%296, %297, %295 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %299 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%200 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_7 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %300 = linalg.matmul ins(%298, %298 : tensor<5x5xf64>, tensor<5x5xf64>) outs(%206 : tensor<5x5xf64>) -> tensor<5x5xf64>
    %301 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%299, %300, %298 : tensor<1x1xi1>, tensor<5x5xf64>, tensor<5x5xf64>) outs(%185 : tensor<5x5xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<5x5xf64>
    %302 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%301 : tensor<5x5xf64>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f64, %out: f32):
      %746 = arith.truncf %in : f64 to f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %303 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%302, %arg21 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %304 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction", "reduction"]} ins(%303 : tensor<5x5xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %305 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%304 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %306 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%184, %305 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %307 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_55 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %308 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%307, %arg9, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %309 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %arg8) -> (tensor<5x1xf32>) {
      %746 = arith.subi %c4, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %5[%746] [1] [1] : tensor<5xf32> to tensor<f32>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf une, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %308 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %749 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %750 = tensor.empty() : tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf une, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %752 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %753 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%752 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<1x1xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %749 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%754 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<1x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%753, %755 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.divf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<1x1xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%749 : tensor<5x1xf32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %763 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %763 : i1
      } -> tensor<5x1xi1>
      %758 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%749, %756 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.mulf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %758 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.subf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %760 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%757, %arg29, %759 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf oeq, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %762 = linalg.generic {indexing_maps = [#map5, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%761, %756, %760 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      scf.yield %762 : tensor<5x1xf32>
    }
    %310 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%309, %arg22 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x1xf32>
    %311 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction", "reduction"]} ins(%310 : tensor<5x1xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %312 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%311 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %313 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg9, %arg23 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %314 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction", "reduction"]} ins(%313 : tensor<5x5xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %315 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%312, %314 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %316 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%306, %315 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %transposed_80 = linalg.transpose ins(%arg10 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) permutation = [1, 0] 
    %317 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%53, %cst_6, %transposed_80 : tensor<1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %318 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%317 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %collapsed_81 = tensor.collapse_shape %318 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %319 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%collapsed_81 : tensor<1xf32>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = math.absf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %320 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%58, %cst, %319 : tensor<1xi1>, tensor<f32>, tensor<1xf32>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %321:2 = linalg.generic {indexing_maps = [#map, #map2, #map2], iterator_types = ["reduction"]} ins(%320 : tensor<1xf32>) outs(%61, %60 : tensor<f32>, tensor<i64>) {
    ^bb0(%in: f32, %out: f32, %out_221: i64):
      %746 = arith.maximumf %in, %out : f32
      %747 = arith.cmpf ogt, %in, %out : f32
      %748 = arith.select %747, %c0_i64, %out_221 : i64
      linalg.yield %746, %748 : f32, i64
    } -> (tensor<f32>, tensor<i64>)
    %expanded_82 = tensor.expand_shape %321#1 [] output_shape [1] : tensor<i64> into tensor<1xi64>
    %322 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%45, %expanded_82 : tensor<1xi64>, tensor<1xi64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi eq, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<1xi1>
    %323 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%322, %51, %45 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %324 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%63, %expanded_82, %323 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %expanded_83 = tensor.expand_shape %324 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %325 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_83 : tensor<1x1xi64>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %transposed_80[%746, %c0] : tensor<1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1xf32>
    %326 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%69, %cst_6, %325 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %327 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%326 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %328 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%53, %cst_6, %325 : tensor<1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %329 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%328 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %330 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%69, %cst_6, %329 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %331 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%330 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %332 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%331 : tensor<1x1xf32>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %746 = arith.cmpf oeq, %in, %cst_0 : f32
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %333 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%332, %cst_28, %331 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %334 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%329, %333 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.divf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %335 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%334, %327 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %336 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%325, %335 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %337 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%81, %336, %325 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %338 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%85, %334, %337 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %339 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_82 : tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.addi %in, %c1_i64 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %340 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%339 : tensor<1xi64>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %341 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%63, %340, %48 : tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%341 : tensor<1xf32>) outs(%90 : tensor<1xi32>) {
    ^bb0(%in: f32, %out: i32):
      %746 = arith.fptosi %in : f32 to i32
      linalg.yield %746 : i32
    } -> tensor<1xi32>
    %343 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%47 : tensor<1xf32>) {
    ^bb0(%out: f32):
      %extracted = tensor.extract %338[%c0, %c0] : tensor<1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1xf32>
    %344 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%343 : tensor<1xf32>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %746 = arith.extf %in : f32 to f64
      %747 = arith.cmpf olt, %746, %cst_2 : f64
      linalg.yield %747 : i1
    } -> tensor<1xi1>
    %345 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%344 : tensor<1xi1>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %746 = arith.extui %in : i1 to i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %346 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction"]} ins(%345 : tensor<1xi64>) outs(%60 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.addi %in, %out : i64
      linalg.yield %746 : i64
    } -> tensor<i64>
    %347 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%346 : tensor<i64>) outs(%50 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.andi %in, %c1_i64 : i64
      linalg.yield %746 : i64
    } -> tensor<i64>
    %348 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%342, %46 : tensor<1xi32>, tensor<1xi64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i32, %in_221: i64, %out: i1):
      %746 = arith.extsi %in : i32 to i64
      %747 = arith.cmpi ne, %746, %in_221 : i64
      linalg.yield %747 : i1
    } -> tensor<1xi1>
    %349 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%348 : tensor<1xi1>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %746 = arith.extui %in : i1 to i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %350 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction"]} ins(%349 : tensor<1xi64>) outs(%60 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.addi %in, %out : i64
      linalg.yield %746 : i64
    } -> tensor<i64>
    %351 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%350 : tensor<i64>) outs(%50 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.andi %in, %c1_i64 : i64
      linalg.yield %746 : i64
    } -> tensor<i64>
    %352 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%351 : tensor<i64>) outs(%33 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %353 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%352 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.mulf %in, %cst_24 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %354 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%cst_23, %353 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %355 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%347 : tensor<i64>) outs(%33 : tensor<f32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.sitofp %in : i64 to f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %356 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%355 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.mulf %in, %cst_24 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %357 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%cst_23, %356 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %358 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%354, %357 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %359 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%343 : tensor<1xf32>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %746 = arith.extf %in : f32 to f64
      %747 = arith.cmpf oeq, %746, %cst_2 : f64
      linalg.yield %747 : i1
    } -> tensor<1xi1>
    %360 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%359 : tensor<1xi1>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %out: i64):
      %746 = arith.extui %in : i1 to i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %361 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction"]} ins(%360 : tensor<1xi64>) outs(%60 : tensor<i64>) {
    ^bb0(%in: i64, %out: i64):
      %746 = arith.addi %in, %out : i64
      linalg.yield %746 : i64
    } -> tensor<i64>
    %362 = tensor.empty() : tensor<i1>
    %363 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%361 : tensor<i64>) outs(%362 : tensor<i1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<i1>
    %364 = linalg.generic {indexing_maps = [#map1, #map1, #map1, #map1], iterator_types = []} ins(%363, %cst_6, %358 : tensor<i1>, tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %365 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%343 : tensor<1xf32>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = math.absf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %366 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%365 : tensor<1xf32>) outs(%47 : tensor<1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = math.log %in : f32
      linalg.yield %746 : f32
    } -> tensor<1xf32>
    %367 = linalg.generic {indexing_maps = [#map, #map2], iterator_types = ["reduction"]} ins(%366 : tensor<1xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %368 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%364, %arg24 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %369 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%368 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %370 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%367, %arg25 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %371 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%369, %370 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %372 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%316, %371 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %373 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_54 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %374 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%373 : tensor<5x5xi1>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %746 = arith.uitofp %in : i1 to f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %375 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %374) -> (tensor<5x5xf32>) {
      %746 = arith.subi %c4, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %5[%746] [1] [1] : tensor<5xf32> to tensor<f32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf une, %765, %in_224 : f32
        linalg.yield %766 : i1
      } -> tensor<5xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %arg11 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %765 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %749 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %750 = tensor.empty() : tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf oeq, %765, %in_224 : f32
        linalg.yield %766 : i1
      } -> tensor<5x1xi1>
      %752 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_23, %749 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %765 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %753 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_224: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf olt, %765, %in_224 : f32
        linalg.yield %766 : i1
      } -> tensor<5x1xi1>
      %754 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%753, %cst_6, %752 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %765 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %755 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%747, %cst_6, %arg12 : tensor<5xi1>, tensor<f32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
      ^bb0(%in: i1, %in_224: f32, %in_225: f32, %out: f32):
        %765 = arith.select %in, %in_224, %in_225 : f32
        linalg.yield %765 : f32
      } -> tensor<5xf32>
      %756 = linalg.fill ins(%cst_0 : f32) outs(%47 : tensor<1xf32>) -> tensor<1xf32>
      %757 = linalg.generic {indexing_maps = [#map, #map7], iterator_types = ["reduction"]} ins(%755 : tensor<5xf32>) outs(%756 : tensor<1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<1xf32>
      %expanded_223 = tensor.expand_shape %757 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
      %758 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_223, %754 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %765 = arith.mulf %in, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x1xf32>
      %759 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%754, %arg29 : tensor<5x1xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %765 = arith.mulf %in, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %760 = tensor.empty() : tensor<1x5xf32>
      %761 = linalg.fill ins(%cst_0 : f32) outs(%760 : tensor<1x5xf32>) -> tensor<1x5xf32>
      %762 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%759 : tensor<5x5xf32>) outs(%761 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<1x5xf32>
      %763 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%758, %762 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %765 = arith.mulf %in, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      %764 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %763 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_224: f32, %out: f32):
        %765 = arith.subf %in, %in_224 : f32
        linalg.yield %765 : f32
      } -> tensor<5x5xf32>
      scf.yield %764 : tensor<5x5xf32>
    }
    %376 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%375, %arg26 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %377 = linalg.generic {indexing_maps = [#map5, #map4], iterator_types = ["reduction", "reduction"]} ins(%376 : tensor<5x5xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %378 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%377 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %cst_0 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %379 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%372, %378 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %380 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%379, %arg27 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %381 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%cst_23, %arg27 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %382 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%381 : tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x5xf32>
    %383 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%382, %arg26 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %384 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_53 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %385 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%384, %arg11, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %386 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_52 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %387 = linalg.generic {indexing_maps = [#map5, #map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%386, %cst_5, %385 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %388 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%387, %387 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %389 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
    %390 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["reduction", "parallel"]} ins(%388 : tensor<5x5xf32>) outs(%389 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %391 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg12, %390 : tensor<5xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %392 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%391 : tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.subf %in, %cst_1 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %393 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%arg12, %392 : tensor<5xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.divf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %transposed_84 = linalg.transpose ins(%383 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %394 = linalg.matmul ins(%375, %transposed_84 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%171 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %extracted_slice_85 = tensor.extract_slice %393[0] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_86 = tensor.extract_slice %387[0, 0] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %395 = tensor.empty() : tensor<1x5xf32>
    %transposed_87 = linalg.transpose ins(%extracted_slice_86 : tensor<5x1xf32>) outs(%395 : tensor<1x5xf32>) permutation = [1, 0] 
    %396 = linalg.fill ins(%cst_0 : f32) outs(%395 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %397 = linalg.matmul ins(%transposed_87, %394 : tensor<1x5xf32>, tensor<5x5xf32>) outs(%396 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %expanded_88 = tensor.expand_shape %extracted_slice_85 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %398 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_88, %extracted_slice_86 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x1xf32>
    %399 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%398, %397 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %400 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%394, %399 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_89 = tensor.extract_slice %arg12[0] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %401 = linalg.matmul ins(%transposed_87, %400 : tensor<1x5xf32>, tensor<5x5xf32>) outs(%396 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %402 = linalg.matmul ins(%400, %extracted_slice_86 : tensor<5x5xf32>, tensor<5x1xf32>) outs(%20 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %expanded_90 = tensor.expand_shape %extracted_slice_89 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %403 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_90, %402 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x1xf32>
    %collapsed_91 = tensor.collapse_shape %403 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %404 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_90 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %405 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%404, %401 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%395 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x5xf32>
    %collapsed_92 = tensor.collapse_shape %405 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %406 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_92, %collapsed_91 : tensor<5xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %407 = linalg.matmul ins(%401, %extracted_slice_86 : tensor<1x5xf32>, tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %408 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%407 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %collapsed_93 = tensor.collapse_shape %408 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_94 = tensor.expand_shape %406 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %extracted_slice_95 = tensor.extract_slice %393[1] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_96 = tensor.extract_slice %387[0, 1] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_97 = tensor.extract_slice %extracted_slice_96[1, 0] [4, 1] [1, 1] : tensor<5x1xf32> to tensor<4x1xf32>
    %409 = tensor.empty() : tensor<1x4xf32>
    %transposed_98 = linalg.transpose ins(%extracted_slice_97 : tensor<4x1xf32>) outs(%409 : tensor<1x4xf32>) permutation = [1, 0] 
    %extracted_slice_99 = tensor.extract_slice %400[1, 0] [4, 5] [1, 1] : tensor<5x5xf32> to tensor<4x5xf32>
    %410 = linalg.matmul ins(%transposed_98, %extracted_slice_99 : tensor<1x4xf32>, tensor<4x5xf32>) outs(%396 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %expanded_100 = tensor.expand_shape %extracted_slice_95 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %411 = tensor.empty() : tensor<4x1xf32>
    %412 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_100, %extracted_slice_97 : tensor<1x1xf32>, tensor<4x1xf32>) outs(%411 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<4x1xf32>
    %413 = tensor.empty() : tensor<4x5xf32>
    %414 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%412, %410 : tensor<4x1xf32>, tensor<1x5xf32>) outs(%413 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<4x5xf32>
    %415 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_99, %414 : tensor<4x5xf32>, tensor<4x5xf32>) outs(%413 : tensor<4x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<4x5xf32>
    %inserted_slice = tensor.insert_slice %415 into %400[1, 0] [4, 5] [1, 1] : tensor<4x5xf32> into tensor<5x5xf32>
    %416 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_90, %extracted_slice_86 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x1xf32>
    %417 = linalg.matmul ins(%inserted_slice, %416 : tensor<5x5xf32>, tensor<5x1xf32>) outs(%20 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %418 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%417, %transposed_87 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %419 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice, %418 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %extracted_slice_101 = tensor.extract_slice %arg12[1] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_102 = tensor.extract_slice %419[1, 0] [4, 5] [1, 1] : tensor<5x5xf32> to tensor<4x5xf32>
    %420 = linalg.matmul ins(%transposed_98, %extracted_slice_102 : tensor<1x4xf32>, tensor<4x5xf32>) outs(%396 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %extracted_slice_103 = tensor.extract_slice %419[0, 1] [5, 4] [1, 1] : tensor<5x5xf32> to tensor<5x4xf32>
    %421 = linalg.matmul ins(%extracted_slice_103, %extracted_slice_97 : tensor<5x4xf32>, tensor<4x1xf32>) outs(%20 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %expanded_104 = tensor.expand_shape %extracted_slice_101 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %422 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_104, %421 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x1xf32>
    %collapsed_105 = tensor.collapse_shape %422 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %423 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_104 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %424 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%423, %420 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%395 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x5xf32>
    %collapsed_106 = tensor.collapse_shape %424 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %425 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_106, %collapsed_105 : tensor<5xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %extracted_slice_107 = tensor.extract_slice %420[0, 1] [1, 4] [1, 1] : tensor<1x5xf32> to tensor<1x4xf32>
    %426 = linalg.matmul ins(%extracted_slice_107, %extracted_slice_97 : tensor<1x4xf32>, tensor<4x1xf32>) outs(%55 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %427 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%426 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %collapsed_108 = tensor.collapse_shape %427 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_109 = tensor.expand_shape %425 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %extracted_slice_110 = tensor.extract_slice %393[2] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_111 = tensor.extract_slice %387[0, 2] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_112 = tensor.extract_slice %extracted_slice_111[2, 0] [3, 1] [1, 1] : tensor<5x1xf32> to tensor<3x1xf32>
    %428 = tensor.empty() : tensor<1x3xf32>
    %transposed_113 = linalg.transpose ins(%extracted_slice_112 : tensor<3x1xf32>) outs(%428 : tensor<1x3xf32>) permutation = [1, 0] 
    %extracted_slice_114 = tensor.extract_slice %419[2, 0] [3, 5] [1, 1] : tensor<5x5xf32> to tensor<3x5xf32>
    %429 = linalg.matmul ins(%transposed_113, %extracted_slice_114 : tensor<1x3xf32>, tensor<3x5xf32>) outs(%396 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %expanded_115 = tensor.expand_shape %extracted_slice_110 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %430 = tensor.empty() : tensor<3x1xf32>
    %431 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_115, %extracted_slice_112 : tensor<1x1xf32>, tensor<3x1xf32>) outs(%430 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x1xf32>
    %432 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%431, %429 : tensor<3x1xf32>, tensor<1x5xf32>) outs(%144 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x5xf32>
    %433 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_114, %432 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%144 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x5xf32>
    %inserted_slice_116 = tensor.insert_slice %433 into %419[2, 0] [3, 5] [1, 1] : tensor<3x5xf32> into tensor<5x5xf32>
    %434 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_104, %extracted_slice_97 : tensor<1x1xf32>, tensor<4x1xf32>) outs(%411 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<4x1xf32>
    %extracted_slice_117 = tensor.extract_slice %inserted_slice_116[0, 1] [5, 4] [1, 1] : tensor<5x5xf32> to tensor<5x4xf32>
    %435 = linalg.matmul ins(%extracted_slice_117, %434 : tensor<5x4xf32>, tensor<4x1xf32>) outs(%20 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %436 = tensor.empty() : tensor<5x4xf32>
    %437 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%435, %transposed_98 : tensor<5x1xf32>, tensor<1x4xf32>) outs(%436 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x4xf32>
    %438 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_117, %437 : tensor<5x4xf32>, tensor<5x4xf32>) outs(%436 : tensor<5x4xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x4xf32>
    %inserted_slice_118 = tensor.insert_slice %438 into %inserted_slice_116[0, 1] [5, 4] [1, 1] : tensor<5x4xf32> into tensor<5x5xf32>
    %extracted_slice_119 = tensor.extract_slice %arg12[2] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_120 = tensor.extract_slice %inserted_slice_118[2, 0] [3, 5] [1, 1] : tensor<5x5xf32> to tensor<3x5xf32>
    %439 = linalg.matmul ins(%transposed_113, %extracted_slice_120 : tensor<1x3xf32>, tensor<3x5xf32>) outs(%396 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %extracted_slice_121 = tensor.extract_slice %inserted_slice_118[0, 2] [5, 3] [1, 1] : tensor<5x5xf32> to tensor<5x3xf32>
    %440 = linalg.matmul ins(%extracted_slice_121, %extracted_slice_112 : tensor<5x3xf32>, tensor<3x1xf32>) outs(%20 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %expanded_122 = tensor.expand_shape %extracted_slice_119 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %441 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_122, %440 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x1xf32>
    %collapsed_123 = tensor.collapse_shape %441 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %442 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_122 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %443 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%442, %439 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%395 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x5xf32>
    %collapsed_124 = tensor.collapse_shape %443 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %444 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_124, %collapsed_123 : tensor<5xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %extracted_slice_125 = tensor.extract_slice %439[0, 2] [1, 3] [1, 1] : tensor<1x5xf32> to tensor<1x3xf32>
    %445 = linalg.matmul ins(%extracted_slice_125, %extracted_slice_112 : tensor<1x3xf32>, tensor<3x1xf32>) outs(%55 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %446 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%445 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %collapsed_126 = tensor.collapse_shape %446 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_127 = tensor.expand_shape %444 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %extracted_slice_128 = tensor.extract_slice %393[3] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_129 = tensor.extract_slice %387[0, 3] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_130 = tensor.extract_slice %extracted_slice_129[3, 0] [2, 1] [1, 1] : tensor<5x1xf32> to tensor<2x1xf32>
    %447 = tensor.empty() : tensor<1x2xf32>
    %transposed_131 = linalg.transpose ins(%extracted_slice_130 : tensor<2x1xf32>) outs(%447 : tensor<1x2xf32>) permutation = [1, 0] 
    %extracted_slice_132 = tensor.extract_slice %inserted_slice_118[3, 0] [2, 5] [1, 1] : tensor<5x5xf32> to tensor<2x5xf32>
    %448 = linalg.matmul ins(%transposed_131, %extracted_slice_132 : tensor<1x2xf32>, tensor<2x5xf32>) outs(%396 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %expanded_133 = tensor.expand_shape %extracted_slice_128 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %449 = tensor.empty() : tensor<2x1xf32>
    %450 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_133, %extracted_slice_130 : tensor<1x1xf32>, tensor<2x1xf32>) outs(%449 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<2x1xf32>
    %451 = tensor.empty() : tensor<2x5xf32>
    %452 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%450, %448 : tensor<2x1xf32>, tensor<1x5xf32>) outs(%451 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<2x5xf32>
    %453 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_132, %452 : tensor<2x5xf32>, tensor<2x5xf32>) outs(%451 : tensor<2x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<2x5xf32>
    %inserted_slice_134 = tensor.insert_slice %453 into %inserted_slice_118[3, 0] [2, 5] [1, 1] : tensor<2x5xf32> into tensor<5x5xf32>
    %454 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_122, %extracted_slice_112 : tensor<1x1xf32>, tensor<3x1xf32>) outs(%430 : tensor<3x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x1xf32>
    %extracted_slice_135 = tensor.extract_slice %inserted_slice_134[0, 2] [5, 3] [1, 1] : tensor<5x5xf32> to tensor<5x3xf32>
    %455 = linalg.matmul ins(%extracted_slice_135, %454 : tensor<5x3xf32>, tensor<3x1xf32>) outs(%20 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %456 = tensor.empty() : tensor<5x3xf32>
    %457 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%455, %transposed_113 : tensor<5x1xf32>, tensor<1x3xf32>) outs(%456 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x3xf32>
    %458 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_135, %457 : tensor<5x3xf32>, tensor<5x3xf32>) outs(%456 : tensor<5x3xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x3xf32>
    %inserted_slice_136 = tensor.insert_slice %458 into %inserted_slice_134[0, 2] [5, 3] [1, 1] : tensor<5x3xf32> into tensor<5x5xf32>
    %extracted_slice_137 = tensor.extract_slice %arg12[3] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_138 = tensor.extract_slice %inserted_slice_136[3, 0] [2, 5] [1, 1] : tensor<5x5xf32> to tensor<2x5xf32>
    %459 = linalg.matmul ins(%transposed_131, %extracted_slice_138 : tensor<1x2xf32>, tensor<2x5xf32>) outs(%396 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %extracted_slice_139 = tensor.extract_slice %inserted_slice_136[0, 3] [5, 2] [1, 1] : tensor<5x5xf32> to tensor<5x2xf32>
    %460 = linalg.matmul ins(%extracted_slice_139, %extracted_slice_130 : tensor<5x2xf32>, tensor<2x1xf32>) outs(%20 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %expanded_140 = tensor.expand_shape %extracted_slice_137 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %461 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_140, %460 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x1xf32>
    %collapsed_141 = tensor.collapse_shape %461 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %462 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_140 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %463 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%462, %459 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%395 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x5xf32>
    %collapsed_142 = tensor.collapse_shape %463 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %464 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_142, %collapsed_141 : tensor<5xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %extracted_slice_143 = tensor.extract_slice %459[0, 3] [1, 2] [1, 1] : tensor<1x5xf32> to tensor<1x2xf32>
    %465 = linalg.matmul ins(%extracted_slice_143, %extracted_slice_130 : tensor<1x2xf32>, tensor<2x1xf32>) outs(%55 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %466 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%465 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %collapsed_144 = tensor.collapse_shape %466 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_145 = tensor.expand_shape %464 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %extracted_slice_146 = tensor.extract_slice %393[4] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_147 = tensor.extract_slice %387[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %extracted_slice_148 = tensor.extract_slice %extracted_slice_147[4, 0] [1, 1] [1, 1] : tensor<5x1xf32> to tensor<1x1xf32>
    %transposed_149 = linalg.transpose ins(%extracted_slice_148 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) permutation = [1, 0] 
    %extracted_slice_150 = tensor.extract_slice %inserted_slice_136[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %467 = linalg.matmul ins(%transposed_149, %extracted_slice_150 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%396 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %expanded_151 = tensor.expand_shape %extracted_slice_146 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %468 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_151, %extracted_slice_148 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %469 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%468, %467 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%395 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x5xf32>
    %470 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_150, %469 : tensor<1x5xf32>, tensor<1x5xf32>) outs(%395 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x5xf32>
    %inserted_slice_152 = tensor.insert_slice %470 into %inserted_slice_136[4, 0] [1, 5] [1, 1] : tensor<1x5xf32> into tensor<5x5xf32>
    %471 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_140, %extracted_slice_130 : tensor<1x1xf32>, tensor<2x1xf32>) outs(%449 : tensor<2x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<2x1xf32>
    %extracted_slice_153 = tensor.extract_slice %inserted_slice_152[0, 3] [5, 2] [1, 1] : tensor<5x5xf32> to tensor<5x2xf32>
    %472 = linalg.matmul ins(%extracted_slice_153, %471 : tensor<5x2xf32>, tensor<2x1xf32>) outs(%20 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %473 = tensor.empty() : tensor<5x2xf32>
    %474 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%472, %transposed_131 : tensor<5x1xf32>, tensor<1x2xf32>) outs(%473 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x2xf32>
    %475 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice_153, %474 : tensor<5x2xf32>, tensor<5x2xf32>) outs(%473 : tensor<5x2xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x2xf32>
    %inserted_slice_154 = tensor.insert_slice %475 into %inserted_slice_152[0, 3] [5, 2] [1, 1] : tensor<5x2xf32> into tensor<5x5xf32>
    %extracted_slice_155 = tensor.extract_slice %arg12[4] [1] [1] : tensor<5xf32> to tensor<1xf32>
    %extracted_slice_156 = tensor.extract_slice %inserted_slice_154[4, 0] [1, 5] [1, 1] : tensor<5x5xf32> to tensor<1x5xf32>
    %476 = linalg.matmul ins(%transposed_149, %extracted_slice_156 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%396 : tensor<1x5xf32>) -> tensor<1x5xf32>
    %extracted_slice_157 = tensor.extract_slice %inserted_slice_154[0, 4] [5, 1] [1, 1] : tensor<5x5xf32> to tensor<5x1xf32>
    %477 = linalg.matmul ins(%extracted_slice_157, %extracted_slice_148 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%20 : tensor<5x1xf32>) -> tensor<5x1xf32>
    %expanded_158 = tensor.expand_shape %extracted_slice_155 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
    %478 = linalg.generic {indexing_maps = [#map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_158, %477 : tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x1xf32>
    %collapsed_159 = tensor.collapse_shape %478 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    %479 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_158 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %480 = linalg.generic {indexing_maps = [#map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%479, %476 : tensor<1x1xf32>, tensor<1x5xf32>) outs(%395 : tensor<1x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x5xf32>
    %collapsed_160 = tensor.collapse_shape %480 [[0, 1]] : tensor<1x5xf32> into tensor<5xf32>
    %481 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%collapsed_160, %collapsed_159 : tensor<5xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %extracted_slice_161 = tensor.extract_slice %476[0, 4] [1, 1] [1, 1] : tensor<1x5xf32> to tensor<1x1xf32>
    %482 = linalg.matmul ins(%extracted_slice_161, %extracted_slice_148 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) -> tensor<1x1xf32>
    %483 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%482 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %collapsed_162 = tensor.collapse_shape %483 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    %expanded_163 = tensor.expand_shape %481 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %inserted_slice_164 = tensor.insert_slice %expanded_94 into %24[0, 0] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_165 = tensor.insert_slice %expanded_109 into %inserted_slice_164[0, 1] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_166 = tensor.insert_slice %expanded_127 into %inserted_slice_165[0, 2] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_167 = tensor.insert_slice %expanded_145 into %inserted_slice_166[0, 3] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_168 = tensor.insert_slice %expanded_163 into %inserted_slice_167[0, 4] [5, 1] [1, 1] : tensor<5x1xf32> into tensor<5x5xf32>
    %inserted_slice_169 = tensor.insert_slice %collapsed_93 into %3[0] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_170 = tensor.insert_slice %collapsed_108 into %inserted_slice_169[1] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_171 = tensor.insert_slice %collapsed_126 into %inserted_slice_170[2] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_172 = tensor.insert_slice %collapsed_144 into %inserted_slice_171[3] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %inserted_slice_173 = tensor.insert_slice %collapsed_162 into %inserted_slice_172[4] [1] [1] : tensor<1xf32> into tensor<5xf32>
    %484 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_51 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %485 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%484, %inserted_slice_168, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %486 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%381, %arg25 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %expanded_174 = tensor.expand_shape %486 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %transposed_175 = linalg.transpose ins(%expanded_174 : tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) permutation = [1, 0] 
    %487 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%45 : tensor<1xi64>) outs(%192 : tensor<1xf64>) {
    ^bb0(%in: i64, %out: f64):
      %746 = arith.sitofp %in : i64 to f64
      linalg.yield %746 : f64
    } -> tensor<1xf64>
    %488 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%342 : tensor<1xi32>) outs(%192 : tensor<1xf64>) {
    ^bb0(%in: i32, %out: f64):
      %746 = arith.sitofp %in : i32 to f64
      linalg.yield %746 : f64
    } -> tensor<1xf64>
    %extracted_slice_176 = tensor.extract_slice %487[0] [1] [1] : tensor<1xf64> to tensor<f64>
    %extracted_slice_177 = tensor.extract_slice %488[0] [1] [1] : tensor<1xf64> to tensor<f64>
    %489 = tensor.empty() : tensor<f64>
    %490 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice_177 : tensor<f64>) outs(%489 : tensor<f64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.subf %in, %cst_22 : f64
      linalg.yield %746 : f64
    } -> tensor<f64>
    %expanded_178 = tensor.expand_shape %extracted_slice_176 [] output_shape [1] : tensor<f64> into tensor<1xf64>
    %491 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_178 : tensor<1xf64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: f64, %out: i64):
      %746 = arith.fptosi %in : f64 to i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %expanded_179 = tensor.expand_shape %490 [] output_shape [1] : tensor<f64> into tensor<1xf64>
    %492 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_179 : tensor<1xf64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: f64, %out: i64):
      %746 = arith.fptosi %in : f64 to i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %493 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%45, %491 : tensor<1xi64>, tensor<1xi64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi eq, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<1xi1>
    %494 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%45, %492 : tensor<1xi64>, tensor<1xi64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi eq, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<1xi1>
    %495 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%494, %491, %45 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %496 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%493, %492, %495 : tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %497 = linalg.fill ins(%cst_2 : f64) outs(%192 : tensor<1xf64>) -> tensor<1xf64>
    %498 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%496 : tensor<1xi64>) outs(%497 : tensor<1xf64>) {
    ^bb0(%in: i64, %out: f64):
      %746 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %487[%746] : tensor<1xf64>
      linalg.yield %extracted : f64
    } -> tensor<1xf64>
    %499 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%498 : tensor<1xf64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: f64, %out: i64):
      %746 = arith.fptosi %in : f64 to i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %500 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%499 : tensor<1xi64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<1xi1>
    %501 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%500, %cst_31, %499 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %502 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%501 : tensor<1xi64>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi sgt, %in, %c0_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<1xi1>
    %503 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%502, %cst_31, %501 : tensor<1xi1>, tensor<i64>, tensor<1xi64>) outs(%44 : tensor<1xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<1xi64>
    %expanded_180 = tensor.expand_shape %503 [[0, 1]] output_shape [1, 1] : tensor<1xi64> into tensor<1x1xi64>
    %504 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_180 : tensor<1x1xi64>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %transposed_175[%746, %c0] : tensor<1x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1xf32>
    %505 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%45, %extracted_slice : tensor<1xi64>, tensor<f32>) outs(%52 : tensor<1xi1>) {
    ^bb0(%in: i64, %in_221: f32, %out: i1):
      %746 = arith.sitofp %in : i64 to f32
      %747 = arith.cmpf une, %746, %in_221 : f32
      linalg.yield %747 : i1
    } -> tensor<1xi1>
    %506 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%505, %cst_6, %cst_28 : tensor<1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %507 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%506 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %508 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_75, %extracted_slice : tensor<1x1xi64>, tensor<f32>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_221: f32, %out: i1):
      %746 = arith.sitofp %in : i64 to f32
      %747 = arith.cmpf une, %746, %in_221 : f32
      linalg.yield %747 : i1
    } -> tensor<1x1xi1>
    %509 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%508, %cst_6, %504 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %510 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%509 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %511 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%508, %cst_6, %507 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %512 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%511 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %513 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%510, %512 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.divf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %514 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%507 : tensor<1x1xf32>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %746 = arith.cmpf oeq, %in, %cst_0 : f32
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %515 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%507, %513 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %516 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%504, %515 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %517 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%514, %504, %516 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %518 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_75, %extracted_slice : tensor<1x1xi64>, tensor<f32>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: i64, %in_221: f32, %out: i1):
      %746 = arith.sitofp %in : i64 to f32
      %747 = arith.cmpf oeq, %746, %in_221 : f32
      linalg.yield %747 : i1
    } -> tensor<1x1xi1>
    %519 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%518, %513, %517 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %520 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%505, %cst_6, %338 : tensor<1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %521 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%520 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %522 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%508, %cst_6, %519 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %523 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%522 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %524 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%508, %cst_6, %521 : tensor<1x1xi1>, tensor<f32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %525 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%524 : tensor<1x1xf32>) outs(%55 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.addf %in, %out : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %526 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%523, %525 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.divf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %527 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%521 : tensor<1x1xf32>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f32, %out: i1):
      %746 = arith.cmpf oeq, %in, %cst_0 : f32
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %528 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%521, %526 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %529 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%519, %528 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %530 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%527, %519, %529 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %531 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%518, %526, %530 : tensor<1x1xi1>, tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<1x1xf32>
    %532 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%382, %arg23 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %533 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%381 : tensor<f32>) outs(%19 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5x1xf32>
    %534 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%533, %arg22 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x1xf32>
    %transposed_181 = linalg.transpose ins(%arg9 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %535 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_50 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %536 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%535, %transposed_181, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %537 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %534) -> (tensor<5x1xf32>) {
      %extracted_slice_221 = tensor.extract_slice %5[%arg28] [1] [1] : tensor<5xf32> to tensor<f32>
      %746 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %762 = arith.sitofp %in : i64 to f32
        %763 = arith.cmpf une, %762, %in_223 : f32
        linalg.yield %763 : i1
      } -> tensor<5xi1>
      %747 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%746, %cst_6, %536 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %762 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %762 : f32
      } -> tensor<5x5xf32>
      %748 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%747 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %762 = arith.addf %in, %out : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %749 = tensor.empty() : tensor<5x1xi1>
      %750 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %762 = arith.sitofp %in : i64 to f32
        %763 = arith.cmpf une, %762, %in_223 : f32
        linalg.yield %763 : i1
      } -> tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %762 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %752 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%751 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %762 = arith.addf %in, %out : f32
        linalg.yield %762 : f32
      } -> tensor<1x1xf32>
      %753 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %cst_6, %748 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %762 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%753 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %762 = arith.addf %in, %out : f32
        linalg.yield %762 : f32
      } -> tensor<1x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%752, %754 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %762 = arith.divf %in, %in_223 : f32
        linalg.yield %762 : f32
      } -> tensor<1x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%748 : tensor<5x1xf32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %762 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %762 : i1
      } -> tensor<5x1xi1>
      %757 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%748, %755 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %762 = arith.mulf %in, %in_223 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %758 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %757 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %762 = arith.subf %in, %in_223 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%756, %arg29, %758 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %762 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %760 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %762 = arith.sitofp %in : i64 to f32
        %763 = arith.cmpf oeq, %762, %in_223 : f32
        linalg.yield %763 : i1
      } -> tensor<5x1xi1>
      %761 = linalg.generic {indexing_maps = [#map5, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%760, %755, %759 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %762 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      scf.yield %761 : tensor<5x1xf32>
    }
    %transposed_182 = linalg.transpose ins(%309 : tensor<5x1xf32>) outs(%395 : tensor<1x5xf32>) permutation = [1, 0] 
    %538 = linalg.matmul ins(%537, %transposed_182 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%171 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %539 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%538 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %540 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_49 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %541 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%540, %539, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %542 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%541, %532 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %543 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%382, %arg21 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %transposed_183 = linalg.transpose ins(%arg7 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %544 = tensor.empty() : tensor<5x10xf32>
    %inserted_slice_184 = tensor.insert_slice %transposed_183 into %544[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x10xf32>
    %inserted_slice_185 = tensor.insert_slice %543 into %inserted_slice_184[0, 5] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x10xf32>
    %inserted_slice_186 = tensor.insert_slice %cst_26 into %544[0, 0] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x10xf32>
    %inserted_slice_187 = tensor.insert_slice %transposed_183 into %inserted_slice_186[0, 5] [5, 5] [1, 1] : tensor<5x5xf32> into tensor<5x10xf32>
    %545 = tensor.empty() : tensor<10x10xf32>
    %inserted_slice_188 = tensor.insert_slice %inserted_slice_185 into %545[0, 0] [5, 10] [1, 1] : tensor<5x10xf32> into tensor<10x10xf32>
    %inserted_slice_189 = tensor.insert_slice %inserted_slice_187 into %inserted_slice_188[5, 0] [5, 10] [1, 1] : tensor<5x10xf32> into tensor<10x10xf32>
    %546 = tensor.empty() : tensor<10x10xf64>
    %547 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%inserted_slice_189 : tensor<10x10xf32>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f32, %out: f64):
      %746 = arith.extf %in : f32 to f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %548 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%547 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = math.absf %in : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %549 = tensor.empty() : tensor<1x10xf64>
    %550 = linalg.fill ins(%cst_2 : f64) outs(%549 : tensor<1x10xf64>) -> tensor<1x10xf64>
    %551 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%548 : tensor<10x10xf64>) outs(%550 : tensor<1x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.addf %in, %out : f64
      linalg.yield %746 : f64
    } -> tensor<1x10xf64>
    %552:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%551 : tensor<1x10xf64>) outs(%193, %191 : tensor<1xf64>, tensor<1xi64>) {
    ^bb0(%in: f64, %out: f64, %out_221: i64):
      %746 = linalg.index 1 : index
      %747 = arith.index_cast %746 : index to i64
      %748 = arith.maximumf %in, %out : f64
      %749 = arith.cmpf ogt, %in, %out : f64
      %750 = arith.select %749, %747, %out_221 : i64
      linalg.yield %748, %750 : f64, i64
    } -> (tensor<1xf64>, tensor<1xi64>)
    %expanded_190 = tensor.expand_shape %552#0 [[0, 1]] output_shape [1, 1] : tensor<1xf64> into tensor<1x1xf64>
    %553 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_190 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.cmpf ult, %in, %cst_22 : f64
      %747 = arith.select %746, %cst_22, %in : f64
      linalg.yield %747 : f64
    } -> tensor<1x1xf64>
    %554 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%553 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = math.log2 %in : f64
      linalg.yield %746 : f64
    } -> tensor<1x1xf64>
    %555 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%554 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = math.ceil %in : f64
      linalg.yield %746 : f64
    } -> tensor<1x1xf64>
    %556 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%555 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.addf %in, %cst_22 : f64
      linalg.yield %746 : f64
    } -> tensor<1x1xf64>
    %557 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%556 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.cmpf ult, %in, %cst_2 : f64
      %747 = arith.select %746, %cst_2, %in : f64
      %748 = arith.cmpf ugt, %747, %cst_20 : f64
      %749 = arith.select %748, %cst_20, %747 : f64
      linalg.yield %749 : f64
    } -> tensor<1x1xf64>
    %558 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.negf %in : f64
      linalg.yield %746 : f64
    } -> tensor<1x1xf64>
    %559 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%558 : tensor<1x1xf64>) outs(%195 : tensor<1x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = math.powf %cst_21, %in : f64
      linalg.yield %746 : f64
    } -> tensor<1x1xf64>
    %560 = linalg.generic {indexing_maps = [#map5, #map10, #map5], iterator_types = ["parallel", "parallel"]} ins(%547, %559 : tensor<10x10xf64>, tensor<1x1xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.mulf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %561 = tensor.empty() : tensor<10x10xi1>
    %562 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_48 : tensor<10x10xi8>) outs(%561 : tensor<10x10xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<10x10xi1>
    %563 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%562 : tensor<10x10xi1>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %out: f64):
      %746 = arith.uitofp %in : i1 to f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %564 = linalg.fill ins(%cst_2 : f64) outs(%546 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %565 = linalg.matmul ins(%560, %563 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %566 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%565 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_20 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %567 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %566 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %568 = linalg.matmul ins(%560, %567 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %569 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%568 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_7 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %570 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %569 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %571 = linalg.matmul ins(%560, %570 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %572 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%571 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_8 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %573 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %572 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %574 = linalg.matmul ins(%560, %573 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %575 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%574 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_9 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %576 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %575 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %577 = linalg.matmul ins(%560, %576 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %578 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%577 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_10 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %579 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %578 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %580 = linalg.matmul ins(%560, %579 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %581 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%580 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_11 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %582 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %581 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %583 = linalg.matmul ins(%560, %582 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %584 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%583 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_12 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %585 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %584 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %586 = linalg.matmul ins(%560, %585 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %587 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%586 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_13 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %588 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %587 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %589 = linalg.matmul ins(%560, %588 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %590 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%589 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_14 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %591 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %590 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %592 = linalg.matmul ins(%560, %591 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %593 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%592 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_15 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %594 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %593 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %595 = linalg.matmul ins(%560, %594 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %596 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%595 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_16 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %597 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %596 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %598 = linalg.matmul ins(%560, %597 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %599 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%598 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_17 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %600 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %599 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %601 = linalg.matmul ins(%560, %600 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %602 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%601 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_18 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %603 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %602 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %604 = linalg.matmul ins(%560, %603 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %605 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%604 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_19 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %606 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %605 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %607 = linalg.matmul ins(%560, %606 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %608 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%607 : tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %out: f64):
      %746 = arith.divf %in, %cst_21 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %609 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %608 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %610 = linalg.matmul ins(%560, %609 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %611 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%563, %610 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: f64, %in_221: f64, %out: f64):
      %746 = arith.addf %in, %in_221 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %612 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_2 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %613 = linalg.matmul ins(%611, %611 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %614 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%612, %613, %611 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %615 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_22 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %616 = linalg.matmul ins(%614, %614 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %617 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%615, %616, %614 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %618 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_21 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %619 = linalg.matmul ins(%617, %617 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %620 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%618, %619, %617 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %621 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_19 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %622 = linalg.matmul ins(%620, %620 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %623 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%621, %622, %620 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %624 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_18 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %625 = linalg.matmul ins(%623, %623 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %626 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%624, %625, %623 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %627 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_17 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %628 = linalg.matmul ins(%626, %626 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %629 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%627, %628, %626 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %630 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_16 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %631 = linalg.matmul ins(%629, %629 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %632 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%630, %631, %629 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %633 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_15 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %634 = linalg.matmul ins(%632, %632 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %635 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%633, %634, %632 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %636 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_14 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %637 = linalg.matmul ins(%635, %635 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %638 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%636, %637, %635 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %639 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_13 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %640 = linalg.matmul ins(%638, %638 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %641 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%639, %640, %638 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %642 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_12 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %643 = linalg.matmul ins(%641, %641 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %644 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%642, %643, %641 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %645 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_11 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %646 = linalg.matmul ins(%644, %644 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %647 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%645, %646, %644 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %648 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_10 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %649 = linalg.matmul ins(%647, %647 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %650 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%648, %649, %647 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %651 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_9 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %652 = linalg.matmul ins(%650, %650 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %653 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%651, %652, %650 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %654 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_8 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %655 = linalg.matmul ins(%653, %653 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %656 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%654, %655, %653 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %657 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%557 : tensor<1x1xf64>) outs(%68 : tensor<1x1xi1>) {
    ^bb0(%in: f64, %out: i1):
      %746 = arith.cmpf ogt, %in, %cst_7 : f64
      linalg.yield %746 : i1
    } -> tensor<1x1xi1>
    %658 = linalg.matmul ins(%656, %656 : tensor<10x10xf64>, tensor<10x10xf64>) outs(%564 : tensor<10x10xf64>) -> tensor<10x10xf64>
    %659 = linalg.generic {indexing_maps = [#map10, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%657, %658, %656 : tensor<1x1xi1>, tensor<10x10xf64>, tensor<10x10xf64>) outs(%546 : tensor<10x10xf64>) {
    ^bb0(%in: i1, %in_221: f64, %in_222: f64, %out: f64):
      %746 = arith.select %in, %in_221, %in_222 : f64
      linalg.yield %746 : f64
    } -> tensor<10x10xf64>
    %660 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%659 : tensor<10x10xf64>) outs(%545 : tensor<10x10xf32>) {
    ^bb0(%in: f64, %out: f32):
      %746 = arith.truncf %in : f64 to f32
      linalg.yield %746 : f32
    } -> tensor<10x10xf32>
    %extracted_slice_191 = tensor.extract_slice %660[0, 0] [5, 10] [1, 1] : tensor<10x10xf32> to tensor<5x10xf32>
    %extracted_slice_192 = tensor.extract_slice %extracted_slice_191[0, 5] [5, 5] [1, 1] : tensor<5x10xf32> to tensor<5x5xf32>
    %661 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%382, %arg20 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %transposed_193 = linalg.transpose ins(%180 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %662 = linalg.matmul ins(%661, %transposed_193 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%171 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %663 = linalg.matmul ins(%transposed_193, %662 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%171 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %664 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%663 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %665 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%381 : tensor<f32>) outs(%144 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x5xf32>
    %666 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%665, %arg19 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%144 : tensor<3x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x5xf32>
    %667 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%381 : tensor<f32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x3xf32>
    %668 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%667, %arg18 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %transposed_194 = linalg.transpose ins(%148 : tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) permutation = [1, 0] 
    %669 = linalg.fill ins(%cst_0 : f32) outs(%140 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %670 = linalg.matmul ins(%transposed_194, %668 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%669 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %671 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_47 : tensor<3x5xi8>) outs(%142 : tensor<3x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<3x5xi1>
    %672 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%671, %666, %cst_6 : tensor<3x5xi1>, tensor<3x5xf32>, tensor<f32>) outs(%144 : tensor<3x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<3x5xf32>
    %transposed_195 = linalg.transpose ins(%150 : tensor<3x5xf32>) outs(%456 : tensor<5x3xf32>) permutation = [1, 0] 
    %673 = linalg.matmul ins(%672, %transposed_195 : tensor<3x5xf32>, tensor<5x3xf32>) outs(%669 : tensor<3x3xf32>) -> tensor<3x3xf32>
    %674 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%670, %673 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %675 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_46 : tensor<3x3xi8>) outs(%138 : tensor<3x3xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<3x3xi1>
    %676 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%675, %674, %cst_6 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %extracted_slice_196 = tensor.extract_slice %150[0, 0] [3, 3] [1, 1] : tensor<3x5xf32> to tensor<3x3xf32>
    %transposed_197 = linalg.transpose ins(%676 : tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) permutation = [1, 0] 
    %677 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_45 : tensor<3x3xi8>) outs(%138 : tensor<3x3xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<3x3xi1>
    %678 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%677, %extracted_slice_196, %cst_6 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %679 = scf.for %arg28 = %c0 to %c3 step %c1 iter_args(%arg29 = %transposed_197) -> (tensor<3x3xf32>) {
      %746 = arith.subi %c2, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %124[%746] [1] [1] : tensor<3xf32> to tensor<f32>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%120, %extracted_slice_221 : tensor<3xi64>, tensor<f32>) outs(%133 : tensor<3xi1>) {
      ^bb0(%in: i64, %in_222: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf une, %765, %in_222 : f32
        linalg.yield %766 : i1
      } -> tensor<3xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %678 : tensor<3xi1>, tensor<f32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
      ^bb0(%in: i1, %in_222: f32, %in_223: f32, %out: f32):
        %765 = arith.select %in, %in_222, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<3x3xf32>
      %749 = linalg.fill ins(%cst_0 : f32) outs(%430 : tensor<3x1xf32>) -> tensor<3x1xf32>
      %750 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<3x3xf32>) outs(%749 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<3x1xf32>
      %751 = tensor.empty() : tensor<3x1xi1>
      %752 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_76, %extracted_slice_221 : tensor<3x1xi64>, tensor<f32>) outs(%751 : tensor<3x1xi1>) {
      ^bb0(%in: i64, %in_222: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf une, %765, %in_222 : f32
        linalg.yield %766 : i1
      } -> tensor<3x1xi1>
      %753 = linalg.generic {indexing_maps = [#map6, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%752, %cst_6, %arg29 : tensor<3x1xi1>, tensor<f32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
      ^bb0(%in: i1, %in_222: f32, %in_223: f32, %out: f32):
        %765 = arith.select %in, %in_222, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<3x3xf32>
      %754 = linalg.fill ins(%cst_0 : f32) outs(%428 : tensor<1x3xf32>) -> tensor<1x3xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%753 : tensor<3x3xf32>) outs(%754 : tensor<1x3xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<1x3xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%752, %cst_6, %750 : tensor<3x1xi1>, tensor<f32>, tensor<3x1xf32>) outs(%430 : tensor<3x1xf32>) {
      ^bb0(%in: i1, %in_222: f32, %in_223: f32, %out: f32):
        %765 = arith.select %in, %in_222, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<3x1xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%756 : tensor<3x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %765 = arith.addf %in, %out : f32
        linalg.yield %765 : f32
      } -> tensor<1x1xf32>
      %758 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%755, %757 : tensor<1x3xf32>, tensor<1x1xf32>) outs(%428 : tensor<1x3xf32>) {
      ^bb0(%in: f32, %in_222: f32, %out: f32):
        %765 = arith.divf %in, %in_222 : f32
        linalg.yield %765 : f32
      } -> tensor<1x3xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750 : tensor<3x1xf32>) outs(%751 : tensor<3x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %765 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %765 : i1
      } -> tensor<3x1xi1>
      %760 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %758 : tensor<3x1xf32>, tensor<1x3xf32>) outs(%140 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %in_222: f32, %out: f32):
        %765 = arith.mulf %in, %in_222 : f32
        linalg.yield %765 : f32
      } -> tensor<3x3xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %760 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
      ^bb0(%in: f32, %in_222: f32, %out: f32):
        %765 = arith.subf %in, %in_222 : f32
        linalg.yield %765 : f32
      } -> tensor<3x3xf32>
      %762 = linalg.generic {indexing_maps = [#map6, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%759, %arg29, %761 : tensor<3x1xi1>, tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
      ^bb0(%in: i1, %in_222: f32, %in_223: f32, %out: f32):
        %765 = arith.select %in, %in_222, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<3x3xf32>
      %763 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_76, %extracted_slice_221 : tensor<3x1xi64>, tensor<f32>) outs(%751 : tensor<3x1xi1>) {
      ^bb0(%in: i64, %in_222: f32, %out: i1):
        %765 = arith.sitofp %in : i64 to f32
        %766 = arith.cmpf oeq, %765, %in_222 : f32
        linalg.yield %766 : i1
      } -> tensor<3x1xi1>
      %764 = linalg.generic {indexing_maps = [#map6, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%763, %758, %762 : tensor<3x1xi1>, tensor<1x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
      ^bb0(%in: i1, %in_222: f32, %in_223: f32, %out: f32):
        %765 = arith.select %in, %in_222, %in_223 : f32
        linalg.yield %765 : f32
      } -> tensor<3x3xf32>
      scf.yield %764 : tensor<3x3xf32>
    }
    %transposed_198 = linalg.transpose ins(%679 : tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) permutation = [1, 0] 
    %extracted_slice_199 = tensor.extract_slice %666[0, 0] [3, 3] [1, 1] : tensor<3x5xf32> to tensor<3x3xf32>
    %680 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_44 : tensor<3x3xi8>) outs(%138 : tensor<3x3xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<3x3xi1>
    %681 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%680, %extracted_slice_199, %cst_6 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %682 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%transposed_198, %681 : tensor<3x3xf32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %extracted_slice_200 = tensor.extract_slice %666[0, 3] [3, 2] [1, 1] : tensor<3x5xf32> to tensor<3x2xf32>
    %inserted_slice_201 = tensor.insert_slice %682 into %144[0, 0] [3, 3] [1, 1] : tensor<3x3xf32> into tensor<3x5xf32>
    %inserted_slice_202 = tensor.insert_slice %extracted_slice_200 into %inserted_slice_201[0, 3] [3, 2] [1, 1] : tensor<3x2xf32> into tensor<3x5xf32>
    %683 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_43 : tensor<3x3xi8>) outs(%138 : tensor<3x3xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<3x3xi1>
    %684 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%683, %transposed_194, %cst_6 : tensor<3x3xi1>, tensor<3x3xf32>, tensor<f32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %685 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_42 : tensor<3x3xi8>) outs(%138 : tensor<3x3xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<3x3xi1>
    %686 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%685, %cst_23, %684 : tensor<3x3xi1>, tensor<f32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<3x3xf32>
    %687 = scf.for %arg28 = %c0 to %c3 step %c1 iter_args(%arg29 = %inserted_slice_202) -> (tensor<3x5xf32>) {
      %746 = arith.subi %c2, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %124[%746] [1] [1] : tensor<3xf32> to tensor<f32>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%120, %extracted_slice_221 : tensor<3xi64>, tensor<f32>) outs(%133 : tensor<3xi1>) {
      ^bb0(%in: i64, %in_222: f32, %out: i1):
        %764 = arith.sitofp %in : i64 to f32
        %765 = arith.cmpf une, %764, %in_222 : f32
        linalg.yield %765 : i1
      } -> tensor<3xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %686 : tensor<3xi1>, tensor<f32>, tensor<3x3xf32>) outs(%140 : tensor<3x3xf32>) {
      ^bb0(%in: i1, %in_222: f32, %in_223: f32, %out: f32):
        %764 = arith.select %in, %in_222, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<3x3xf32>
      %749 = linalg.fill ins(%cst_0 : f32) outs(%430 : tensor<3x1xf32>) -> tensor<3x1xf32>
      %750 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<3x3xf32>) outs(%749 : tensor<3x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %764 = arith.addf %in, %out : f32
        linalg.yield %764 : f32
      } -> tensor<3x1xf32>
      %751 = tensor.empty() : tensor<3x1xi1>
      %752 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_76, %extracted_slice_221 : tensor<3x1xi64>, tensor<f32>) outs(%751 : tensor<3x1xi1>) {
      ^bb0(%in: i64, %in_222: f32, %out: i1):
        %764 = arith.sitofp %in : i64 to f32
        %765 = arith.cmpf une, %764, %in_222 : f32
        linalg.yield %765 : i1
      } -> tensor<3x1xi1>
      %753 = linalg.generic {indexing_maps = [#map6, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%752, %cst_6, %arg29 : tensor<3x1xi1>, tensor<f32>, tensor<3x5xf32>) outs(%144 : tensor<3x5xf32>) {
      ^bb0(%in: i1, %in_222: f32, %in_223: f32, %out: f32):
        %764 = arith.select %in, %in_222, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<3x5xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%753 : tensor<3x5xf32>) outs(%396 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %764 = arith.addf %in, %out : f32
        linalg.yield %764 : f32
      } -> tensor<1x5xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%752, %cst_6, %750 : tensor<3x1xi1>, tensor<f32>, tensor<3x1xf32>) outs(%430 : tensor<3x1xf32>) {
      ^bb0(%in: i1, %in_222: f32, %in_223: f32, %out: f32):
        %764 = arith.select %in, %in_222, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<3x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%755 : tensor<3x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %764 = arith.addf %in, %out : f32
        linalg.yield %764 : f32
      } -> tensor<1x1xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%754, %756 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%395 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %in_222: f32, %out: f32):
        %764 = arith.divf %in, %in_222 : f32
        linalg.yield %764 : f32
      } -> tensor<1x5xf32>
      %758 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750 : tensor<3x1xf32>) outs(%751 : tensor<3x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %764 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %764 : i1
      } -> tensor<3x1xi1>
      %759 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %757 : tensor<3x1xf32>, tensor<1x5xf32>) outs(%144 : tensor<3x5xf32>) {
      ^bb0(%in: f32, %in_222: f32, %out: f32):
        %764 = arith.mulf %in, %in_222 : f32
        linalg.yield %764 : f32
      } -> tensor<3x5xf32>
      %760 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %759 : tensor<3x5xf32>, tensor<3x5xf32>) outs(%144 : tensor<3x5xf32>) {
      ^bb0(%in: f32, %in_222: f32, %out: f32):
        %764 = arith.subf %in, %in_222 : f32
        linalg.yield %764 : f32
      } -> tensor<3x5xf32>
      %761 = linalg.generic {indexing_maps = [#map6, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%758, %arg29, %760 : tensor<3x1xi1>, tensor<3x5xf32>, tensor<3x5xf32>) outs(%144 : tensor<3x5xf32>) {
      ^bb0(%in: i1, %in_222: f32, %in_223: f32, %out: f32):
        %764 = arith.select %in, %in_222, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<3x5xf32>
      %762 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_76, %extracted_slice_221 : tensor<3x1xi64>, tensor<f32>) outs(%751 : tensor<3x1xi1>) {
      ^bb0(%in: i64, %in_222: f32, %out: i1):
        %764 = arith.sitofp %in : i64 to f32
        %765 = arith.cmpf oeq, %764, %in_222 : f32
        linalg.yield %765 : i1
      } -> tensor<3x1xi1>
      %763 = linalg.generic {indexing_maps = [#map6, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%762, %757, %761 : tensor<3x1xi1>, tensor<1x5xf32>, tensor<3x5xf32>) outs(%144 : tensor<3x5xf32>) {
      ^bb0(%in: i1, %in_222: f32, %in_223: f32, %out: f32):
        %764 = arith.select %in, %in_222, %in_223 : f32
        linalg.yield %764 : f32
      } -> tensor<3x5xf32>
      scf.yield %763 : tensor<3x5xf32>
    }
    %688 = linalg.fill ins(%cst_0 : f32) outs(%144 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %689 = linalg.matmul ins(%141, %687 : tensor<3x3xf32>, tensor<3x5xf32>) outs(%688 : tensor<3x5xf32>) -> tensor<3x5xf32>
    %690 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%382, %arg17 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %691 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%382, %arg16 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %transposed_203 = linalg.transpose ins(%111 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %692 = linalg.matmul ins(%transposed_203, %691 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%171 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %transposed_204 = linalg.transpose ins(%108 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %693 = linalg.matmul ins(%690, %transposed_204 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%171 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %694 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%693, %692 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.subf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %695 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_41 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %696 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%695, %694, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %transposed_205 = linalg.transpose ins(%696 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %697 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%696, %transposed_205 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %698 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%3 : tensor<5xf32>) {
    ^bb0(%out: f32):
      %746 = linalg.index 0 : index
      %extracted = tensor.extract %697[%746, %746] : tensor<5x5xf32>
      linalg.yield %extracted : f32
    } -> tensor<5xf32>
    %699 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%698 : tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.mulf %in, %cst_25 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %expanded_206 = tensor.expand_shape %699 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %700 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_40 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %701 = linalg.generic {indexing_maps = [#map5, #map6, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%700, %expanded_206, %697 : tensor<5x5xi1>, tensor<5x1xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %702 = linalg.matmul ins(%111, %701 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%171 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %703 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%702, %691 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %transposed_207 = linalg.transpose ins(%703 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %704 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_39 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %705 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%704, %108, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %706 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %transposed_207) -> (tensor<5x5xf32>) {
      %746 = arith.subi %c4, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %5[%746] [1] [1] : tensor<5xf32> to tensor<f32>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf une, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %705 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %749 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %750 = tensor.empty() : tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf une, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %752 = linalg.generic {indexing_maps = [#map6, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %753 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%752 : tensor<5x5xf32>) outs(%396 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<1x5xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %749 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%754 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<1x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%753, %755 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%395 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.divf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<1x5xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%749 : tensor<5x1xf32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %763 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %763 : i1
      } -> tensor<5x1xi1>
      %758 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%749, %756 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.mulf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %758 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.subf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %760 = linalg.generic {indexing_maps = [#map6, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%757, %arg29, %759 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf oeq, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %762 = linalg.generic {indexing_maps = [#map6, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%761, %756, %760 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      scf.yield %762 : tensor<5x5xf32>
    }
    %transposed_208 = linalg.transpose ins(%706 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %707 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = []} ins(%381, %arg15 : tensor<f32>, tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<f32>
    %expanded_209 = tensor.expand_shape %707 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
    %708 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%382, %arg14 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %transposed_210 = linalg.transpose ins(%708 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %709 = linalg.matmul ins(%transposed_70, %transposed_210 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%171 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %710 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_38 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %711 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%710, %709, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %712 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_37 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %713 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%712, %711, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %transposed_211 = linalg.transpose ins(%713 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %714 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%711, %transposed_211 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.addf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %715 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%714 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.mulf %in, %cst_25 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %716 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_36 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %717 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%716, %transposed_70, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %718 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %715) -> (tensor<5x5xf32>) {
      %746 = arith.subi %c4, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %5[%746] [1] [1] : tensor<5xf32> to tensor<f32>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf une, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %717 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %749 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %750 = tensor.empty() : tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf une, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %752 = linalg.generic {indexing_maps = [#map6, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %753 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%752 : tensor<5x5xf32>) outs(%396 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<1x5xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %749 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%754 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<1x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%753, %755 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%395 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.divf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<1x5xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%749 : tensor<5x1xf32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %763 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %763 : i1
      } -> tensor<5x1xi1>
      %758 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%749, %756 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.mulf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %758 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.subf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %760 = linalg.generic {indexing_maps = [#map6, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%757, %arg29, %759 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf oeq, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %762 = linalg.generic {indexing_maps = [#map6, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%761, %756, %760 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      scf.yield %762 : tensor<5x5xf32>
    }
    %transposed_212 = linalg.transpose ins(%718 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %719 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_35 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %720 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%719, %transposed_70, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %721 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %transposed_212) -> (tensor<5x5xf32>) {
      %746 = arith.subi %c4, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %5[%746] [1] [1] : tensor<5xf32> to tensor<f32>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf une, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %720 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %749 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %750 = tensor.empty() : tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf une, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %752 = linalg.generic {indexing_maps = [#map6, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %753 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%752 : tensor<5x5xf32>) outs(%396 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<1x5xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %749 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%754 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<1x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map6, #map5], iterator_types = ["parallel", "parallel"]} ins(%753, %755 : tensor<1x5xf32>, tensor<1x1xf32>) outs(%395 : tensor<1x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.divf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<1x5xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%749 : tensor<5x1xf32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %763 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %763 : i1
      } -> tensor<5x1xi1>
      %758 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%749, %756 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.mulf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %758 : tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.subf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %760 = linalg.generic {indexing_maps = [#map6, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%757, %arg29, %759 : tensor<5x1xi1>, tensor<5x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf oeq, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %762 = linalg.generic {indexing_maps = [#map6, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%761, %756, %760 : tensor<5x1xi1>, tensor<1x5xf32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      scf.yield %762 : tensor<5x5xf32>
    }
    %transposed_213 = linalg.transpose ins(%721 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %722 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel"]} ins(%381 : tensor<f32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<5xf32>
    %723 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%722, %arg13 : tensor<5xf32>, tensor<5xf32>) outs(%3 : tensor<5xf32>) {
    ^bb0(%in: f32, %in_221: f32, %out: f32):
      %746 = arith.mulf %in, %in_221 : f32
      linalg.yield %746 : f32
    } -> tensor<5xf32>
    %expanded_214 = tensor.expand_shape %723 [[0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
    %724 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %10) -> (tensor<5xf64>) {
      %extracted_slice_221 = tensor.extract_slice %10[%arg28] [1] [1] : tensor<5xf64> to tensor<f64>
      %extracted_slice_222 = tensor.extract_slice %11[%arg28] [1] [1] : tensor<5xf64> to tensor<f64>
      %746 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = []} ins(%extracted_slice_222 : tensor<f64>) outs(%489 : tensor<f64>) {
      ^bb0(%in: f64, %out: f64):
        %755 = arith.subf %in, %cst_22 : f64
        linalg.yield %755 : f64
      } -> tensor<f64>
      %expanded_223 = tensor.expand_shape %extracted_slice_221 [] output_shape [1] : tensor<f64> into tensor<1xf64>
      %747 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_223 : tensor<1xf64>) outs(%44 : tensor<1xi64>) {
      ^bb0(%in: f64, %out: i64):
        %755 = arith.fptosi %in : f64 to i64
        linalg.yield %755 : i64
      } -> tensor<1xi64>
      %expanded_224 = tensor.expand_shape %746 [] output_shape [1] : tensor<f64> into tensor<1xf64>
      %748 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%expanded_224 : tensor<1xf64>) outs(%44 : tensor<1xi64>) {
      ^bb0(%in: f64, %out: i64):
        %755 = arith.fptosi %in : f64 to i64
        linalg.yield %755 : i64
      } -> tensor<1xi64>
      %749 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%1, %747 : tensor<5xi64>, tensor<1xi64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %755 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %755 : i1
      } -> tensor<5xi1>
      %750 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel"]} ins(%1, %748 : tensor<5xi64>, tensor<1xi64>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_225: i64, %out: i1):
        %755 = arith.cmpi eq, %in, %in_225 : i64
        linalg.yield %755 : i1
      } -> tensor<5xi1>
      %751 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%750, %747, %1 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %755 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %755 : i64
      } -> tensor<5xi64>
      %752 = linalg.generic {indexing_maps = [#map, #map7, #map, #map], iterator_types = ["parallel"]} ins(%749, %748, %751 : tensor<5xi1>, tensor<1xi64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
      ^bb0(%in: i1, %in_225: i64, %in_226: i64, %out: i64):
        %755 = arith.select %in, %in_225, %in_226 : i64
        linalg.yield %755 : i64
      } -> tensor<5xi64>
      %753 = linalg.fill ins(%cst_2 : f64) outs(%9 : tensor<5xf64>) -> tensor<5xf64>
      %754 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%752 : tensor<5xi64>) outs(%753 : tensor<5xf64>) {
      ^bb0(%in: i64, %out: f64):
        %755 = arith.index_cast %in : i64 to index
        %extracted = tensor.extract %arg29[%755] : tensor<5xf64>
        linalg.yield %extracted : f64
      } -> tensor<5xf64>
      scf.yield %754 : tensor<5xf64>
    }
    %725 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%724 : tensor<5xf64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: f64, %out: i64):
      %746 = arith.fptosi %in : f64 to i64
      linalg.yield %746 : i64
    } -> tensor<5xi64>
    %726 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%725 : tensor<5xi64>) outs(%14 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi slt, %in, %c0_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<5xi1>
    %727 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%726, %cst_31, %725 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<5xi64>
    %728 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%727 : tensor<5xi64>) outs(%14 : tensor<5xi1>) {
    ^bb0(%in: i64, %out: i1):
      %746 = arith.cmpi sgt, %in, %c4_i64 : i64
      linalg.yield %746 : i1
    } -> tensor<5xi1>
    %729 = linalg.generic {indexing_maps = [#map, #map2, #map, #map], iterator_types = ["parallel"]} ins(%728, %cst_30, %727 : tensor<5xi1>, tensor<i64>, tensor<5xi64>) outs(%0 : tensor<5xi64>) {
    ^bb0(%in: i1, %in_221: i64, %in_222: i64, %out: i64):
      %746 = arith.select %in, %in_221, %in_222 : i64
      linalg.yield %746 : i64
    } -> tensor<5xi64>
    %transposed_215 = linalg.transpose ins(%6#0 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) permutation = [1, 0] 
    %730 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_34 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %731 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%730, %transposed_215, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %732 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %expanded_214) -> (tensor<5x1xf32>) {
      %extracted_slice_221 = tensor.extract_slice %5[%arg28] [1] [1] : tensor<5xf32> to tensor<f32>
      %746 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %762 = arith.sitofp %in : i64 to f32
        %763 = arith.cmpf une, %762, %in_223 : f32
        linalg.yield %763 : i1
      } -> tensor<5xi1>
      %747 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%746, %cst_6, %731 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %762 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %762 : f32
      } -> tensor<5x5xf32>
      %748 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%747 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %762 = arith.addf %in, %out : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %749 = tensor.empty() : tensor<5x1xi1>
      %750 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %762 = arith.sitofp %in : i64 to f32
        %763 = arith.cmpf une, %762, %in_223 : f32
        linalg.yield %763 : i1
      } -> tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %762 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %752 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%751 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %762 = arith.addf %in, %out : f32
        linalg.yield %762 : f32
      } -> tensor<1x1xf32>
      %753 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%750, %cst_6, %748 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %762 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%753 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %762 = arith.addf %in, %out : f32
        linalg.yield %762 : f32
      } -> tensor<1x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%752, %754 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %762 = arith.divf %in, %in_223 : f32
        linalg.yield %762 : f32
      } -> tensor<1x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%748 : tensor<5x1xf32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %762 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %762 : i1
      } -> tensor<5x1xi1>
      %757 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%748, %755 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %762 = arith.mulf %in, %in_223 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %758 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %757 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %762 = arith.subf %in, %in_223 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%756, %arg29, %758 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %762 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      %760 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%749 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %762 = arith.sitofp %in : i64 to f32
        %763 = arith.cmpf oeq, %762, %in_223 : f32
        linalg.yield %763 : i1
      } -> tensor<5x1xi1>
      %761 = linalg.generic {indexing_maps = [#map5, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%760, %755, %759 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %762 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %762 : f32
      } -> tensor<5x1xf32>
      scf.yield %761 : tensor<5x1xf32>
    }
    %733 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_33 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %734 = linalg.generic {indexing_maps = [#map5, #map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%733, %transposed_215, %cst_6 : tensor<5x5xi1>, tensor<5x5xf32>, tensor<f32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %735 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%cst_32 : tensor<5x5xi8>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i8, %out: i1):
      %746 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %736 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%735, %cst_23, %734 : tensor<5x5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %in_221: f32, %in_222: f32, %out: f32):
      %746 = arith.select %in, %in_221, %in_222 : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %737 = scf.for %arg28 = %c0 to %c5 step %c1 iter_args(%arg29 = %732) -> (tensor<5x1xf32>) {
      %746 = arith.subi %c4, %arg28 : index
      %extracted_slice_221 = tensor.extract_slice %5[%746] [1] [1] : tensor<5xf32> to tensor<f32>
      %747 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel"]} ins(%1, %extracted_slice_221 : tensor<5xi64>, tensor<f32>) outs(%14 : tensor<5xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf une, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5xi1>
      %748 = linalg.generic {indexing_maps = [#map3, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%747, %cst_6, %736 : tensor<5xi1>, tensor<f32>, tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x5xf32>
      %749 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "reduction"]} ins(%748 : tensor<5x5xf32>) outs(%20 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %expanded_222 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
      %750 = tensor.empty() : tensor<5x1xi1>
      %751 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf une, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %752 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %arg29 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %753 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%752 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<1x1xf32>
      %754 = linalg.generic {indexing_maps = [#map5, #map4, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%751, %cst_6, %749 : tensor<5x1xi1>, tensor<f32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %755 = linalg.generic {indexing_maps = [#map5, #map9], iterator_types = ["reduction", "parallel"]} ins(%754 : tensor<5x1xf32>) outs(%55 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %out: f32):
        %763 = arith.addf %in, %out : f32
        linalg.yield %763 : f32
      } -> tensor<1x1xf32>
      %756 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%753, %755 : tensor<1x1xf32>, tensor<1x1xf32>) outs(%43 : tensor<1x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.divf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<1x1xf32>
      %757 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%749 : tensor<5x1xf32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: f32, %out: i1):
        %763 = arith.cmpf oeq, %in, %cst_0 : f32
        linalg.yield %763 : i1
      } -> tensor<5x1xi1>
      %758 = linalg.generic {indexing_maps = [#map5, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%749, %756 : tensor<5x1xf32>, tensor<1x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.mulf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %759 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%arg29, %758 : tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: f32, %in_223: f32, %out: f32):
        %763 = arith.subf %in, %in_223 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %760 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%757, %arg29, %759 : tensor<5x1xi1>, tensor<5x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      %761 = linalg.generic {indexing_maps = [#map5, #map4, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_222, %extracted_slice_221 : tensor<5x1xi64>, tensor<f32>) outs(%750 : tensor<5x1xi1>) {
      ^bb0(%in: i64, %in_223: f32, %out: i1):
        %763 = arith.sitofp %in : i64 to f32
        %764 = arith.cmpf oeq, %763, %in_223 : f32
        linalg.yield %764 : i1
      } -> tensor<5x1xi1>
      %762 = linalg.generic {indexing_maps = [#map5, #map9, #map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%761, %756, %760 : tensor<5x1xi1>, tensor<1x1xf32>, tensor<5x1xf32>) outs(%19 : tensor<5x1xf32>) {
      ^bb0(%in: i1, %in_223: f32, %in_224: f32, %out: f32):
        %763 = arith.select %in, %in_223, %in_224 : f32
        linalg.yield %763 : f32
      } -> tensor<5x1xf32>
      scf.yield %762 : tensor<5x1xf32>
    }
    %expanded_216 = tensor.expand_shape %1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %expanded_217 = tensor.expand_shape %729 [[0, 1]] output_shape [1, 5] : tensor<5xi64> into tensor<1x5xi64>
    %738 = linalg.generic {indexing_maps = [#map6, #map9, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_216, %expanded_217 : tensor<5x1xi64>, tensor<1x5xi64>) outs(%22 : tensor<5x5xi1>) {
    ^bb0(%in: i64, %in_221: i64, %out: i1):
      %746 = arith.cmpi eq, %in, %in_221 : i64
      linalg.yield %746 : i1
    } -> tensor<5x5xi1>
    %739 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%738 : tensor<5x5xi1>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: i1, %out: f32):
      %746 = arith.uitofp %in : i1 to f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %740 = linalg.fill ins(%c0_i64 : i64) outs(%0 : tensor<5xi64>) -> tensor<5xi64>
    %741 = linalg.fill ins(%cst_4 : f32) outs(%3 : tensor<5xf32>) -> tensor<5xf32>
    %742:2 = linalg.generic {indexing_maps = [#map5, #map8, #map8], iterator_types = ["parallel", "reduction"]} ins(%739 : tensor<5x5xf32>) outs(%741, %740 : tensor<5xf32>, tensor<5xi64>) {
    ^bb0(%in: f32, %out: f32, %out_221: i64):
      %746 = linalg.index 1 : index
      %747 = arith.index_cast %746 : index to i64
      %748 = arith.maximumf %in, %out : f32
      %749 = arith.cmpf ogt, %in, %out : f32
      %750 = arith.select %749, %747, %out_221 : i64
      linalg.yield %748, %750 : f32, i64
    } -> (tensor<5xf32>, tensor<5xi64>)
    %expanded_218 = tensor.expand_shape %742#1 [[0, 1]] output_shape [5, 1] : tensor<5xi64> into tensor<5x1xi64>
    %743 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%expanded_218 : tensor<5x1xi64>) outs(%20 : tensor<5x1xf32>) {
    ^bb0(%in: i64, %out: f32):
      %746 = arith.index_cast %in : i64 to index
      %extracted = tensor.extract %737[%746, %c0] : tensor<5x1xf32>
      linalg.yield %extracted : f32
    } -> tensor<5x1xf32>
    %transposed_219 = linalg.transpose ins(%31 : tensor<5x1xf32>) outs(%395 : tensor<1x5xf32>) permutation = [1, 0] 
    %744 = linalg.matmul ins(%743, %transposed_219 : tensor<5x1xf32>, tensor<1x5xf32>) outs(%171 : tensor<5x5xf32>) -> tensor<5x5xf32>
    %745 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel"]} ins(%744 : tensor<5x5xf32>) outs(%24 : tensor<5x5xf32>) {
    ^bb0(%in: f32, %out: f32):
      %746 = arith.negf %in : f32
      linalg.yield %746 : f32
    } -> tensor<5x5xf32>
    %collapsed_220 = tensor.collapse_shape %743 [[0, 1]] : tensor<5x1xf32> into tensor<5xf32>
    return %380, %745, %collapsed_220, %transposed_213, %expanded_209, %transposed_208, %689, %664, %extracted_slice_192, %537, %542, %531, %485, %inserted_slice_173 : tensor<f32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5x5xf32>, tensor<1x1xf32>, tensor<5x5xf32>, tensor<3x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x1xf32>, tensor<5x5xf32>, tensor<1x1xf32>, tensor<5x5xf32>, tensor<5xf32>
  }
}
