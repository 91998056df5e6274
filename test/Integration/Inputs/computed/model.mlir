#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> (d0, d1)>
#map4 = affine_map<(d0, d1, d2) -> (d0, 0, 0)>
#map5 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map7 = affine_map<(d0, d1, d2) -> ()>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map9 = affine_map<(d0, d1, d2, d3) -> ()>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1) -> ()>
#map12 = affine_map<(d0, d1) -> (d1)>
#map13 = affine_map<(d0, d1, d2) -> (d0, 0, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map15 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map16 = affine_map<(d0, d1) -> (d0)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
#map18 = affine_map<(d0, d1, d2, d3) -> (d0, d1, 0, d3)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
module @computed {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "computed.Cases" {
    fsdp.module @cases class "torch.nn.modules.container.ModuleList" {
      fsdp.module @"0" class "computed.Case" {
        fsdp.param @query : tensor<2x2x70x16xf32>
        fsdp.param @key : tensor<2x2x70x16xf32>
        fsdp.param @value : tensor<2x2x70x16xf32>
        fsdp.buffer @weight : tensor<2x2x70x16xf32>
      }
      fsdp.module @"1" class "computed.Case" {
        fsdp.param @query : tensor<2x2x70x16xf32>
        fsdp.param @key : tensor<2x2x70x16xf32>
        fsdp.param @value : tensor<2x2x70x16xf32>
        fsdp.buffer @weight : tensor<2x2x70x16xf32>
      }
      fsdp.module @"2" class "computed.Case" {
        fsdp.param @query : tensor<2x2x70x16xf32>
        fsdp.param @key : tensor<2x2x70x16xf32>
        fsdp.param @value : tensor<2x2x70x16xf32>
        fsdp.buffer @weight : tensor<2x2x70x16xf32>
      }
      fsdp.module @"3" class "computed.Case" {
        fsdp.param @query : tensor<2x2x70x16xf32>
        fsdp.param @key : tensor<2x2x70x16xf32>
        fsdp.param @value : tensor<2x2x70x16xf32>
        fsdp.buffer @weight : tensor<2x2x70x16xf32>
      }
      fsdp.module @"4" class "computed.Case" {
        fsdp.param @query : tensor<2x2x70x16xf32>
        fsdp.param @key : tensor<2x2x70x16xf32>
        fsdp.param @value : tensor<2x2x70x16xf32>
        fsdp.buffer @weight : tensor<2x2x70x16xf32>
      }
      fsdp.module @"5" class "computed.Case" {
        fsdp.param @query : tensor<2x2x70x16xf32>
        fsdp.param @key : tensor<2x2x70x16xf32>
        fsdp.param @value : tensor<2x2x70x16xf32>
        fsdp.buffer @weight : tensor<2x2x70x16xf32>
      }
      fsdp.module @"6" class "computed.Case" {
        fsdp.param @query : tensor<2x2x70x16xf32>
        fsdp.param @key : tensor<2x2x70x16xf32>
        fsdp.param @value : tensor<2x2x70x16xf32>
        fsdp.buffer @weight : tensor<2x2x70x16xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@query>}, %arg1: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@key>}, %arg2: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@value>}, %arg3: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@query>}, %arg4: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@key>}, %arg5: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@value>}, %arg6: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@query>}, %arg7: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@key>}, %arg8: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@value>}, %arg9: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@query>}, %arg10: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@key>}, %arg11: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@value>}, %arg12: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@query>}, %arg13: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@key>}, %arg14: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@value>}, %arg15: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@query>}, %arg16: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@key>}, %arg17: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@value>}, %arg18: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@query>}, %arg19: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@key>}, %arg20: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@value>}, %arg21: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"0"::@weight>}, %arg22: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"1"::@weight>}, %arg23: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"2"::@weight>}, %arg24: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"3"::@weight>}, %arg25: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"4"::@weight>}, %arg26: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"5"::@weight>}, %arg27: tensor<2x2x70x16xf32> {fsdp.role = #fsdp.state<@model::@cases::@"6"::@weight>}, %arg28: tensor<2x70xi64> {fsdp.role = #fsdp.input<"tokens">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@query>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@key>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"0"::@value>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@query>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@key>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"1"::@value>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@query>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@key>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"2"::@value>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@query>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@key>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"3"::@value>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@query>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@key>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"4"::@value>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@query>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@key>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"5"::@value>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@query>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@key>}, tensor<2x2x70x16xf32> {fsdp.role = #fsdp.grad<@model::@cases::@"6"::@value>}) {
    %c4_i64 = arith.constant 4 : i64
    %c5_i64 = arith.constant 5 : i64
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %c0_i8 = arith.constant 0 : i8
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<2x2x70x16xf32>
    %cst_1 = arith.constant dense<-3.40282347E+38> : tensor<f32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant dense<-1.000000e+09> : tensor<f32>
    %cst_4 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_5 = arith.constant dense<-3.40282347E+38> : tensor<70x70xf32>
    %cst_6 = arith.constant -4.000000e+00 : f32
    %cst_7 = arith.constant 2.000000e+00 : f32
    %cst_8 = arith.constant 5.000000e-01 : f32
    %cst_9 = arith.constant 1.600000e+01 : f64
    %c7_i64 = arith.constant 7 : i64
    %cst_10 = arith.constant dense<0> : tensor<i64>
    %cst_11 = arith.constant dense<"0x00000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000000100000001000000010000"> : tensor<1x70xi8>
    %0 = tensor.empty() : tensor<70xi64>
    %1 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%0 : tensor<70xi64>) {
    ^bb0(%out: i64):
      %176 = linalg.index 0 : index
      %177 = arith.index_cast %176 : index to i64
      linalg.yield %177 : i64
    } -> tensor<70xi64>
    %expanded = tensor.expand_shape %1 [[0, 1]] output_shape [70, 1] : tensor<70xi64> into tensor<70x1xi64>
    %expanded_12 = tensor.expand_shape %1 [[0, 1]] output_shape [1, 70] : tensor<70xi64> into tensor<1x70xi64>
    %2 = tensor.empty() : tensor<2xi64>
    %3 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%2 : tensor<2xi64>) {
    ^bb0(%out: i64):
      %176 = linalg.index 0 : index
      %177 = arith.index_cast %176 : index to i64
      %178 = arith.addi %177, %c1_i64 : i64
      linalg.yield %178 : i64
    } -> tensor<2xi64>
    %4 = tensor.empty() : tensor<2xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%3 : tensor<2xi64>) outs(%4 : tensor<2xf32>) {
    ^bb0(%in: i64, %out: f32):
      %176 = arith.sitofp %in : i64 to f32
      %177 = arith.mulf %176, %cst_6 : f32
      linalg.yield %177 : f32
    } -> tensor<2xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%5 : tensor<2xf32>) outs(%4 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.divf %in, %cst_7 : f32
      linalg.yield %176 : f32
    } -> tensor<2xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%6 : tensor<2xf32>) outs(%4 : tensor<2xf32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = math.powf %cst_7, %in : f32
      linalg.yield %176 : f32
    } -> tensor<2xf32>
    %expanded_13 = tensor.expand_shape %7 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xf32> into tensor<2x1x1xf32>
    %8 = tensor.empty() : tensor<70x70xi64>
    %9 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_12, %expanded : tensor<1x70xi64>, tensor<70x1xi64>) outs(%8 : tensor<70x70xi64>) {
    ^bb0(%in: i64, %in_27: i64, %out: i64):
      %176 = arith.subi %in, %in_27 : i64
      linalg.yield %176 : i64
    } -> tensor<70x70xi64>
    %10 = tensor.empty() : tensor<2x70x70xf32>
    %11 = linalg.generic {indexing_maps = [#map4, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_13, %9 : tensor<2x1x1xf32>, tensor<70x70xi64>) outs(%10 : tensor<2x70x70xf32>) {
    ^bb0(%in: f32, %in_27: i64, %out: f32):
      %176 = arith.sitofp %in_27 : i64 to f32
      %177 = arith.mulf %in, %176 : f32
      linalg.yield %177 : f32
    } -> tensor<2x70x70xf32>
    %12 = tensor.empty() : tensor<70x70xi1>
    %13 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_12, %expanded : tensor<1x70xi64>, tensor<70x1xi64>) outs(%12 : tensor<70x70xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %176 = arith.cmpi sgt, %in, %in_27 : i64
      linalg.yield %176 : i1
    } -> tensor<70x70xi1>
    %14 = linalg.generic {indexing_maps = [#map5, #map7, #map6, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %cst_4, %11 : tensor<70x70xi1>, tensor<f32>, tensor<2x70x70xf32>) outs(%10 : tensor<2x70x70xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %176 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %176 : f32
    } -> tensor<2x70x70xf32>
    %expanded_14 = tensor.expand_shape %14 [[0, 1], [2], [3]] output_shape [1, 2, 70, 70] : tensor<2x70x70xf32> into tensor<1x2x70x70xf32>
    %15 = tensor.empty() : tensor<1x2x70x70xf16>
    %16 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_14 : tensor<1x2x70x70xf32>) outs(%15 : tensor<1x2x70x70xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<1x2x70x70xf16>
    %17 = tensor.empty() : tensor<2x2x70x16xf16>
    %18 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %19 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg1 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %20 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %21:2 = "fsdp.attention"(%18, %19, %20, %16) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<1x2x70x70xf16>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70xf32>)
    %22 = tensor.empty() : tensor<2x2x70x16xf32>
    %23 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %24 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %arg21 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %25 = tensor.empty() : tensor<f32>
    %26 = linalg.fill ins(%cst : f32) outs(%25 : tensor<f32>) -> tensor<f32>
    %27 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%24 : tensor<2x2x70x16xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.addf %in, %out : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %28 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%27 : tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.addf %in, %cst : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %29 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_12 : tensor<70x1xi64>, tensor<1x70xi64>) outs(%8 : tensor<70x70xi64>) {
    ^bb0(%in: i64, %in_27: i64, %out: i64):
      %176 = arith.subi %in, %in_27 : i64
      linalg.yield %176 : i64
    } -> tensor<70x70xi64>
    %30 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<70x70xi64>) outs(%8 : tensor<70x70xi64>) {
    ^bb0(%in: i64, %out: i64):
      %176 = math.absi %in : i64
      linalg.yield %176 : i64
    } -> tensor<70x70xi64>
    %31 = tensor.empty() : tensor<70x70xf32>
    %32 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<70x70xi64>) outs(%31 : tensor<70x70xf32>) {
    ^bb0(%in: i64, %out: f32):
      %176 = arith.sitofp %in : i64 to f32
      linalg.yield %176 : f32
    } -> tensor<70x70xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%32 : tensor<70x70xf32>) outs(%31 : tensor<70x70xf32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.mulf %in, %cst_8 : f32
      linalg.yield %176 : f32
    } -> tensor<70x70xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%33 : tensor<70x70xf32>) outs(%31 : tensor<70x70xf32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = math.log1p %in : f32
      linalg.yield %176 : f32
    } -> tensor<70x70xf32>
    %35 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%34 : tensor<70x70xf32>) outs(%31 : tensor<70x70xf32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.negf %in : f32
      linalg.yield %176 : f32
    } -> tensor<70x70xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded, %expanded_12 : tensor<70x1xi64>, tensor<1x70xi64>) outs(%12 : tensor<70x70xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %176 = arith.cmpi sge, %in, %in_27 : i64
      linalg.yield %176 : i1
    } -> tensor<70x70xi1>
    %37 = linalg.generic {indexing_maps = [#map3, #map3, #map11, #map3], iterator_types = ["parallel", "parallel"]} ins(%36, %35, %cst_4 : tensor<70x70xi1>, tensor<70x70xf32>, tensor<f32>) outs(%31 : tensor<70x70xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %176 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %176 : f32
    } -> tensor<70x70xf32>
    %expanded_15 = tensor.expand_shape %37 [[0, 1, 2], [3]] output_shape [1, 1, 70, 70] : tensor<70x70xf32> into tensor<1x1x70x70xf32>
    %38 = tensor.empty() : tensor<1x1x70x70xf16>
    %39 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_15 : tensor<1x1x70x70xf32>) outs(%38 : tensor<1x1x70x70xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<1x1x70x70xf16>
    %40 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %41 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %42 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg5 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %43:2 = "fsdp.attention"(%40, %41, %42, %39) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<1x1x70x70xf16>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70xf32>)
    %44 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %45 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%44, %arg22 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %46 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%45 : tensor<2x2x70x16xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.addf %in, %out : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %47 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%28, %46 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.addf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %48 = tensor.empty() : tensor<2x70xi1>
    %49 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<2x70xi64>) outs(%48 : tensor<2x70xi1>) {
    ^bb0(%in: i64, %out: i1):
      %176 = arith.cmpi eq, %in, %c0_i64 : i64
      linalg.yield %176 : i1
    } -> tensor<2x70xi1>
    %50 = tensor.empty() : tensor<2x70xi64>
    %51 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%49 : tensor<2x70xi1>) outs(%50 : tensor<2x70xi64>) {
    ^bb0(%in: i1, %out: i64):
      %176 = arith.extui %in : i1 to i64
      linalg.yield %176 : i64
    } -> tensor<2x70xi64>
    %52 = linalg.generic {indexing_maps = [#map12, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%1, %expanded : tensor<70xi64>, tensor<70x1xi64>) outs(%12 : tensor<70x70xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %176 = arith.cmpi sle, %in, %in_27 : i64
      linalg.yield %176 : i1
    } -> tensor<70x70xi1>
    %expanded_16 = tensor.expand_shape %51 [[0], [1, 2]] output_shape [2, 1, 70] : tensor<2x70xi64> into tensor<2x1x70xi64>
    %53 = tensor.empty() : tensor<2x70x70xi64>
    %54 = linalg.generic {indexing_maps = [#map5, #map13, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52, %expanded_16, %cst_10 : tensor<70x70xi1>, tensor<2x1x70xi64>, tensor<i64>) outs(%53 : tensor<2x70x70xi64>) {
    ^bb0(%in: i1, %in_27: i64, %in_28: i64, %out: i64):
      %176 = arith.select %in, %in_27, %in_28 : i64
      linalg.yield %176 : i64
    } -> tensor<2x70x70xi64>
    %55 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<2x70xi64>) -> tensor<2x70xi64>
    %56 = linalg.generic {indexing_maps = [#map6, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%54 : tensor<2x70x70xi64>) outs(%55 : tensor<2x70xi64>) {
    ^bb0(%in: i64, %out: i64):
      %176 = arith.addi %in, %out : i64
      linalg.yield %176 : i64
    } -> tensor<2x70xi64>
    %expanded_17 = tensor.expand_shape %56 [[0], [1, 2]] output_shape [2, 70, 1] : tensor<2x70xi64> into tensor<2x70x1xi64>
    %expanded_18 = tensor.expand_shape %56 [[0], [1, 2]] output_shape [2, 1, 70] : tensor<2x70xi64> into tensor<2x1x70xi64>
    %57 = tensor.empty() : tensor<2x70x70xi1>
    %58 = linalg.generic {indexing_maps = [#map15, #map13, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_17, %expanded_18 : tensor<2x70x1xi64>, tensor<2x1x70xi64>) outs(%57 : tensor<2x70x70xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %176 = arith.cmpi eq, %in, %in_27 : i64
      linalg.yield %176 : i1
    } -> tensor<2x70x70xi1>
    %59 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %60 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg7 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %61 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %expanded_19 = tensor.expand_shape %58 [[0], [1, 2], [3]] output_shape [2, 1, 70, 70] : tensor<2x70x70xi1> into tensor<2x1x70x70xi1>
    %62:2 = "fsdp.attention"(%59, %60, %61, %expanded_19) {causal, scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x1x70x70xi1>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70xf32>)
    %63 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %64 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %arg23 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %65 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%64 : tensor<2x2x70x16xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.addf %in, %out : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %66 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%47, %65 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.addf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<2x70xi64>) outs(%48 : tensor<2x70xi1>) {
    ^bb0(%in: i64, %out: i1):
      %176 = arith.cmpi slt, %in, %c4_i64 : i64
      linalg.yield %176 : i1
    } -> tensor<2x70xi1>
    %68 = linalg.fill ins(%c0_i64 : i64) outs(%2 : tensor<2xi64>) -> tensor<2xi64>
    %69 = linalg.generic {indexing_maps = [#map3, #map16], iterator_types = ["parallel", "reduction"]} ins(%67 : tensor<2x70xi1>) outs(%68 : tensor<2xi64>) {
    ^bb0(%in: i1, %out: i64):
      %176 = arith.extui %in : i1 to i64
      %177 = arith.addi %176, %out : i64
      linalg.yield %177 : i64
    } -> tensor<2xi64>
    %expanded_20 = tensor.expand_shape %69 [[0, 1, 2]] output_shape [2, 1, 1] : tensor<2xi64> into tensor<2x1x1xi64>
    %70 = tensor.empty() : tensor<2x1x70xi1>
    %71 = linalg.generic {indexing_maps = [#map5, #map15, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_12, %expanded_20 : tensor<1x70xi64>, tensor<2x1x1xi64>) outs(%70 : tensor<2x1x70xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %176 = arith.cmpi slt, %in, %in_27 : i64
      linalg.yield %176 : i1
    } -> tensor<2x1x70xi1>
    %72 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_12, %expanded : tensor<1x70xi64>, tensor<70x1xi64>) outs(%12 : tensor<70x70xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %176 = arith.cmpi sle, %in, %in_27 : i64
      linalg.yield %176 : i1
    } -> tensor<70x70xi1>
    %73 = linalg.generic {indexing_maps = [#map13, #map5, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71, %72 : tensor<2x1x70xi1>, tensor<70x70xi1>) outs(%57 : tensor<2x70x70xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %176 = arith.ori %in, %in_27 : i1
      linalg.yield %176 : i1
    } -> tensor<2x70x70xi1>
    %74 = linalg.generic {indexing_maps = [#map6, #map7, #map7, #map6], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73, %cst_2, %cst_3 : tensor<2x70x70xi1>, tensor<f32>, tensor<f32>) outs(%10 : tensor<2x70x70xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %176 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %176 : f32
    } -> tensor<2x70x70xf32>
    %expanded_21 = tensor.expand_shape %74 [[0], [1, 2], [3]] output_shape [2, 1, 70, 70] : tensor<2x70x70xf32> into tensor<2x1x70x70xf32>
    %75 = tensor.empty() : tensor<2x1x70x70xf16>
    %76 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<2x1x70x70xf32>) outs(%75 : tensor<2x1x70x70xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x1x70x70xf16>
    %77 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %78 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %79 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg11 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %80:2 = "fsdp.attention"(%77, %78, %79, %76) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x1x70x70xf16>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70xf32>)
    %81 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %82 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %arg24 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %83 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%82 : tensor<2x2x70x16xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.addf %in, %out : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %84 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%66, %83 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.addf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %85 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%arg28 : tensor<2x70xi64>) outs(%48 : tensor<2x70xi1>) {
    ^bb0(%in: i64, %out: i1):
      %176 = arith.cmpi ne, %in, %c1_i64 : i64
      linalg.yield %176 : i1
    } -> tensor<2x70xi1>
    %expanded_22 = tensor.expand_shape %85 [[0], [1, 2, 3]] output_shape [2, 1, 1, 70] : tensor<2x70xi1> into tensor<2x1x1x70xi1>
    %86 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%9 : tensor<70x70xi64>) outs(%12 : tensor<70x70xi1>) {
    ^bb0(%in: i64, %out: i1):
      %176 = arith.cmpi sge, %in, %c1_i64 : i64
      linalg.yield %176 : i1
    } -> tensor<70x70xi1>
    %87 = linalg.generic {indexing_maps = [#map3, #map3, #map11, #map3], iterator_types = ["parallel", "parallel"]} ins(%86, %cst_5, %cst_2 : tensor<70x70xi1>, tensor<70x70xf32>, tensor<f32>) outs(%31 : tensor<70x70xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %176 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %176 : f32
    } -> tensor<70x70xf32>
    %88 = tensor.empty() : tensor<2x1x70x70xf32>
    %expanded_23 = tensor.expand_shape %87 [[0, 1], [2]] output_shape [1, 70, 70] : tensor<70x70xf32> into tensor<1x70x70xf32>
    %89 = linalg.generic {indexing_maps = [#map17, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_23 : tensor<1x70x70xf32>) outs(%88 : tensor<2x1x70x70xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x1x70x70xf32>
    %90 = tensor.empty() : tensor<2x1x1x70xi1>
    %91 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_22 : tensor<2x1x1x70xi1>) outs(%90 : tensor<2x1x1x70xi1>) {
    ^bb0(%in: i1, %out: i1):
      %176 = arith.xori %in, %true : i1
      linalg.yield %176 : i1
    } -> tensor<2x1x1x70xi1>
    %92 = tensor.empty() : tensor<2x1x70x70xi1>
    %93 = linalg.generic {indexing_maps = [#map18, #map19, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %36 : tensor<2x1x1x70xi1>, tensor<70x70xi1>) outs(%92 : tensor<2x1x70x70xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %176 = arith.andi %in, %in_27 : i1
      linalg.yield %176 : i1
    } -> tensor<2x1x70x70xi1>
    %94 = linalg.generic {indexing_maps = [#map8, #map9, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %cst_1, %89 : tensor<2x1x70x70xi1>, tensor<f32>, tensor<2x1x70x70xf32>) outs(%88 : tensor<2x1x70x70xf32>) {
    ^bb0(%in: i1, %in_27: f32, %in_28: f32, %out: f32):
      %176 = arith.select %in, %in_27, %in_28 : f32
      linalg.yield %176 : f32
    } -> tensor<2x1x70x70xf32>
    %95 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94 : tensor<2x1x70x70xf32>) outs(%75 : tensor<2x1x70x70xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x1x70x70xf16>
    %96 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %97 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg13 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %98 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg14 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %99:2 = "fsdp.attention"(%96, %97, %98, %95) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x1x70x70xf16>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70xf32>)
    %100 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %101 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %arg25 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %102 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%101 : tensor<2x2x70x16xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.addf %in, %out : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %103 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%84, %102 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.addf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %104 = tensor.empty() : tensor<70x1xi64>
    %105 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<70x1xi64>) outs(%104 : tensor<70x1xi64>) {
    ^bb0(%in: i64, %out: i64):
      %176 = arith.sitofp %in : i64 to f64
      %177 = arith.divf %176, %cst_9 : f64
      %178 = math.floor %177 : f64
      %179 = arith.fptosi %178 : f64 to i64
      linalg.yield %179 : i64
    } -> tensor<70x1xi64>
    %106 = tensor.empty() : tensor<1x70xi64>
    %107 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%expanded_12 : tensor<1x70xi64>) outs(%106 : tensor<1x70xi64>) {
    ^bb0(%in: i64, %out: i64):
      %176 = arith.sitofp %in : i64 to f64
      %177 = arith.divf %176, %cst_9 : f64
      %178 = math.floor %177 : f64
      %179 = arith.fptosi %178 : f64 to i64
      linalg.yield %179 : i64
    } -> tensor<1x70xi64>
    %108 = linalg.generic {indexing_maps = [#map2, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%105, %107 : tensor<70x1xi64>, tensor<1x70xi64>) outs(%12 : tensor<70x70xi1>) {
    ^bb0(%in: i64, %in_27: i64, %out: i1):
      %176 = arith.cmpi eq, %in, %in_27 : i64
      linalg.yield %176 : i1
    } -> tensor<70x70xi1>
    %109 = tensor.empty() : tensor<1x70xi1>
    %110 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%cst_11 : tensor<1x70xi8>) outs(%109 : tensor<1x70xi1>) {
    ^bb0(%in: i8, %out: i1):
      %176 = arith.cmpi ne, %in, %c0_i8 : i8
      linalg.yield %176 : i1
    } -> tensor<1x70xi1>
    %111 = linalg.generic {indexing_maps = [#map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%108, %110 : tensor<70x70xi1>, tensor<1x70xi1>) outs(%12 : tensor<70x70xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %176 = arith.ori %in, %in_27 : i1
      linalg.yield %176 : i1
    } -> tensor<70x70xi1>
    %112 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%111, %72 : tensor<70x70xi1>, tensor<70x70xi1>) outs(%12 : tensor<70x70xi1>) {
    ^bb0(%in: i1, %in_27: i1, %out: i1):
      %176 = arith.andi %in, %in_27 : i1
      linalg.yield %176 : i1
    } -> tensor<70x70xi1>
    %113 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %114 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg16 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %115 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg17 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %expanded_24 = tensor.expand_shape %112 [[0, 1, 2], [3]] output_shape [1, 1, 70, 70] : tensor<70x70xi1> into tensor<1x1x70x70xi1>
    %116:2 = "fsdp.attention"(%113, %114, %115, %expanded_24) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<1x1x70x70xi1>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70xf32>)
    %117 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %118 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %arg26 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %119 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%118 : tensor<2x2x70x16xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.addf %in, %out : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %120 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%103, %119 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.addf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %121 = tensor.empty() : tensor<100xi64>
    %122 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%121 : tensor<100xi64>) {
    ^bb0(%out: i64):
      %176 = linalg.index 0 : index
      %177 = arith.index_cast %176 : index to i64
      linalg.yield %177 : i64
    } -> tensor<100xi64>
    %expanded_25 = tensor.expand_shape %122 [[0, 1]] output_shape [1, 100] : tensor<100xi64> into tensor<1x100xi64>
    %extracted_slice = tensor.extract_slice %expanded_25[0, 5] [1, 70] [1, 1] : tensor<1x100xi64> to tensor<1x70xi64>
    %123 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%extracted_slice, %expanded : tensor<1x70xi64>, tensor<70x1xi64>) outs(%8 : tensor<70x70xi64>) {
    ^bb0(%in: i64, %in_27: i64, %out: i64):
      %176 = arith.subi %in, %in_27 : i64
      linalg.yield %176 : i64
    } -> tensor<70x70xi64>
    %124 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<70x70xi64>) outs(%8 : tensor<70x70xi64>) {
    ^bb0(%in: i64, %out: i64):
      %176 = arith.remsi %in, %c7_i64 : i64
      %177 = arith.cmpi ne, %176, %c0_i64 : i64
      %178 = arith.cmpi slt, %176, %c0_i64 : i64
      %179 = arith.andi %177, %178 : i1
      %180 = arith.addi %176, %c7_i64 : i64
      %181 = arith.select %179, %180, %176 : i64
      linalg.yield %181 : i64
    } -> tensor<70x70xi64>
    %125 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%124 : tensor<70x70xi64>) outs(%12 : tensor<70x70xi1>) {
    ^bb0(%in: i64, %out: i1):
      %176 = arith.cmpi slt, %in, %c5_i64 : i64
      linalg.yield %176 : i1
    } -> tensor<70x70xi1>
    %expanded_26 = tensor.expand_shape %125 [[0, 1, 2], [3]] output_shape [1, 1, 70, 70] : tensor<70x70xi1> into tensor<1x1x70x70xi1>
    %126 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %127 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg19 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %128 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg20 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %129:2 = "fsdp.attention"(%126, %127, %128, %expanded_26) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<1x1x70x70xi1>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70xf32>)
    %130 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %131 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %arg27 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %132 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction", "reduction", "reduction", "reduction"]} ins(%131 : tensor<2x2x70x16xf32>) outs(%26 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %176 = arith.addf %in, %out : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %133 = linalg.generic {indexing_maps = [#map10, #map10, #map10], iterator_types = []} ins(%120, %132 : tensor<f32>, tensor<f32>) outs(%25 : tensor<f32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.addf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<f32>
    %134 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %arg27 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %135 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %136:3 = "fsdp.attention_grad"(%135, %126, %127, %128, %129#0, %129#1, %expanded_26) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70xf32>, tensor<1x1x70x70xi1>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>)
    %137 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136#2 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %138 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136#1 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %139 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %140 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %arg26 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %141 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%140 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %142:3 = "fsdp.attention_grad"(%141, %113, %114, %115, %116#0, %116#1, %expanded_24) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70xf32>, tensor<1x1x70x70xi1>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>)
    %143 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142#2 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %144 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142#1 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %145 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %146 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %arg25 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %147 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %148:3 = "fsdp.attention_grad"(%147, %96, %97, %98, %99#0, %99#1, %95) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70xf32>, tensor<2x1x70x70xf16>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>)
    %149 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148#2 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %150 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148#1 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %151 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %152 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %arg24 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %153 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %154:3 = "fsdp.attention_grad"(%153, %77, %78, %79, %80#0, %80#1, %76) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70xf32>, tensor<2x1x70x70xf16>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>)
    %155 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154#2 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %156 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154#1 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %157 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %158 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %arg23 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %159 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %160:3 = "fsdp.attention_grad"(%159, %59, %60, %61, %62#0, %62#1, %expanded_19) {causal, scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70xf32>, tensor<2x1x70x70xi1>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>)
    %161 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160#2 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %162 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160#1 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %163 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %164 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %arg22 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %165 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %166:3 = "fsdp.attention_grad"(%165, %40, %41, %42, %43#0, %43#1, %39) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70xf32>, tensor<1x1x70x70xf16>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>)
    %167 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166#2 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %168 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166#1 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %169 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %170 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%cst_0, %arg21 : tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f32, %in_27: f32, %out: f32):
      %176 = arith.mulf %in, %in_27 : f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %171 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170 : tensor<2x2x70x16xf32>) outs(%17 : tensor<2x2x70x16xf16>) {
    ^bb0(%in: f32, %out: f16):
      %176 = arith.truncf %in : f32 to f16
      linalg.yield %176 : f16
    } -> tensor<2x2x70x16xf16>
    %172:3 = "fsdp.attention_grad"(%171, %18, %19, %20, %21#0, %21#1, %16) {scale = 2.500000e-01 : f64} : (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70xf32>, tensor<1x2x70x70xf16>) -> (tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>, tensor<2x2x70x16xf16>)
    %173 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172#2 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %174 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172#1 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    %175 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172#0 : tensor<2x2x70x16xf16>) outs(%22 : tensor<2x2x70x16xf32>) {
    ^bb0(%in: f16, %out: f32):
      %176 = arith.extf %in : f16 to f32
      linalg.yield %176 : f32
    } -> tensor<2x2x70x16xf32>
    return %133, %175, %174, %173, %169, %168, %167, %163, %162, %161, %157, %156, %155, %151, %150, %149, %145, %144, %143, %139, %138, %137 : tensor<f32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>, tensor<2x2x70x16xf32>
  }
}
