#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d0, 0)>
#map3 = affine_map<(d0, d1) -> ()>
#map4 = affine_map<() -> ()>
#map5 = affine_map<(d0, d1) -> (0, d1)>
module @mlp_stack_norm {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "mlp_stack.MLPStack" bases ["torch.nn.modules.container.Sequential"] {
    fsdp.module @"0" class "mlp_stack.MLP" {
      fsdp.module @in_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
        fsdp.param @weight : tensor<24x8xf32>
        fsdp.param @bias : tensor<24xf32>
      }
      fsdp.module @out_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "rowwise"}} {
        fsdp.param @weight : tensor<8x24xf32>
        fsdp.param @bias : tensor<8xf32>
      }
    }
    fsdp.module @"1" class "mlp_stack.MLP" {
      fsdp.buffer @buffer : tensor<8xf32>
      fsdp.module @in_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
        fsdp.param @weight : tensor<32x8xf32>
        fsdp.param @bias : tensor<32xf32>
      }
      fsdp.module @out_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "rowwise"}} {
        fsdp.param @weight : tensor<8x32xf32>
        fsdp.param @bias : tensor<8xf32>
      }
    }
    fsdp.module @"2" class "mlp_stack.MLP" {
      fsdp.module @in_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "colwise"}} {
        fsdp.param @weight : tensor<24x8xf32>
      }
      fsdp.module @out_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "rowwise", output = 0 : i64}} {
        fsdp.param @weight : tensor<8x24xf32>
      }
    }
    fsdp.module @"3" class "torch.nn.modules.normalization.LayerNorm" attributes {fsdp.parallel = {style = "sequence", dim = 0 : i64, output = "replicate"}} {
      fsdp.param @weight : tensor<8xf32>
    }
  }
  func.func @step(%arg0: tensor<24x8xf32> {fsdp.role = #fsdp.state<@model::@"0"::@in_proj::@weight>}, %arg1: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@"0"::@in_proj::@bias>}, %arg2: tensor<8x24xf32> {fsdp.role = #fsdp.state<@model::@"0"::@out_proj::@weight>}, %arg3: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@"0"::@out_proj::@bias>}, %arg4: tensor<32x8xf32> {fsdp.role = #fsdp.state<@model::@"1"::@in_proj::@weight>}, %arg5: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@"1"::@in_proj::@bias>}, %arg6: tensor<8x32xf32> {fsdp.role = #fsdp.state<@model::@"1"::@out_proj::@weight>}, %arg7: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@"1"::@out_proj::@bias>}, %arg8: tensor<24x8xf32> {fsdp.role = #fsdp.state<@model::@"2"::@in_proj::@weight>}, %arg9: tensor<8x24xf32> {fsdp.role = #fsdp.state<@model::@"2"::@out_proj::@weight>}, %arg10: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@"3"::@weight>}, %arg11: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@"1"::@buffer>}, %arg12: tensor<16x8xf32> {fsdp.role = #fsdp.input<"x">}, %arg13: tensor<16x8xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<24x8xf32> {fsdp.role = #fsdp.grad<@model::@"0"::@in_proj::@weight>}, tensor<24xf32> {fsdp.role = #fsdp.grad<@model::@"0"::@in_proj::@bias>}, tensor<8x24xf32> {fsdp.role = #fsdp.grad<@model::@"0"::@out_proj::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@"0"::@out_proj::@bias>}, tensor<32x8xf32> {fsdp.role = #fsdp.grad<@model::@"1"::@in_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@"1"::@in_proj::@bias>}, tensor<8x32xf32> {fsdp.role = #fsdp.grad<@model::@"1"::@out_proj::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@"1"::@out_proj::@bias>}, tensor<24x8xf32> {fsdp.role = #fsdp.grad<@model::@"2"::@in_proj::@weight>}, tensor<8x24xf32> {fsdp.role = #fsdp.grad<@model::@"2"::@out_proj::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@"3"::@weight>}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.000000e+00 : f64
    %cst_1 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 1.000000e-05 : f64
    %cst_3 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = arith.constant 8.000000e+00 : f64
    %cst_5 = arith.constant 8.000000e+00 : f32
    %cst_6 = arith.constant 1.280000e+02 : f32
    %cst_7 = arith.constant 1.562500e-02 : f32
    %0 = tensor.empty() : tensor<8x24xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<24x8xf32>) outs(%0 : tensor<8x24xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<16x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %3 = linalg.matmul ins(%arg12, %transposed : tensor<16x8xf32>, tensor<8x24xf32>) outs(%2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.addf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x24xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.cmpf ugt, %in, %cst : f32
      %117 = arith.select %116, %in, %cst : f32
      linalg.yield %117 : f32
    } -> tensor<16x24xf32>
    %7 = tensor.empty() : tensor<24x8xf32>
    %transposed_8 = linalg.transpose ins(%arg2 : tensor<8x24xf32>) outs(%7 : tensor<24x8xf32>) permutation = [1, 0] 
    %8 = tensor.empty() : tensor<16x8xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %10 = linalg.matmul ins(%6, %transposed_8 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.addf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.cmpf ugt, %in, %cst : f32
      %117 = arith.select %116, %in, %cst : f32
      linalg.yield %117 : f32
    } -> tensor<16x8xf32>
    %14 = tensor.empty() : tensor<8x32xf32>
    %transposed_9 = linalg.transpose ins(%arg4 : tensor<32x8xf32>) outs(%14 : tensor<8x32xf32>) permutation = [1, 0] 
    %15 = tensor.empty() : tensor<16x32xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %17 = linalg.matmul ins(%13, %transposed_9 : tensor<16x8xf32>, tensor<8x32xf32>) outs(%16 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<32xf32>) outs(%15 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %18 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%15 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.addf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x32xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x32xf32>) outs(%15 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.cmpf ugt, %in, %cst : f32
      %117 = arith.select %116, %in, %cst : f32
      linalg.yield %117 : f32
    } -> tensor<16x32xf32>
    %21 = tensor.empty() : tensor<32x8xf32>
    %transposed_10 = linalg.transpose ins(%arg6 : tensor<8x32xf32>) outs(%21 : tensor<32x8xf32>) permutation = [1, 0] 
    %22 = linalg.matmul ins(%20, %transposed_10 : tensor<16x32xf32>, tensor<32x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %23 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.addf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.cmpf ugt, %in, %cst : f32
      %117 = arith.select %116, %in, %cst : f32
      linalg.yield %117 : f32
    } -> tensor<16x8xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %arg11 : tensor<16x8xf32>, tensor<8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.addf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %transposed_11 = linalg.transpose ins(%arg8 : tensor<24x8xf32>) outs(%0 : tensor<8x24xf32>) permutation = [1, 0] 
    %27 = linalg.matmul ins(%26, %transposed_11 : tensor<16x8xf32>, tensor<8x24xf32>) outs(%2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<16x24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.cmpf ugt, %in, %cst : f32
      %117 = arith.select %116, %in, %cst : f32
      linalg.yield %117 : f32
    } -> tensor<16x24xf32>
    %transposed_12 = linalg.transpose ins(%arg9 : tensor<8x24xf32>) outs(%7 : tensor<24x8xf32>) permutation = [1, 0] 
    %29 = linalg.matmul ins(%28, %transposed_12 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.cmpf ugt, %in, %cst : f32
      %117 = arith.select %116, %in, %cst : f32
      linalg.yield %117 : f32
    } -> tensor<16x8xf32>
    %31 = tensor.empty() : tensor<16x8xf64>
    %32 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x8xf32>) outs(%31 : tensor<16x8xf64>) {
    ^bb0(%in: f32, %out: f64):
      %116 = arith.extf %in : f32 to f64
      linalg.yield %116 : f64
    } -> tensor<16x8xf64>
    %33 = tensor.empty() : tensor<16x1xf64>
    %34 = linalg.fill ins(%cst_0 : f64) outs(%33 : tensor<16x1xf64>) -> tensor<16x1xf64>
    %35 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%32 : tensor<16x8xf64>) outs(%34 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.addf %in, %out : f64
      linalg.yield %116 : f64
    } -> tensor<16x1xf64>
    %36 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%35 : tensor<16x1xf64>) outs(%33 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.divf %in, %cst_4 : f64
      linalg.yield %116 : f64
    } -> tensor<16x1xf64>
    %37 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%32, %36 : tensor<16x8xf64>, tensor<16x1xf64>) outs(%31 : tensor<16x8xf64>) {
    ^bb0(%in: f64, %in_22: f64, %out: f64):
      %116 = arith.subf %in, %in_22 : f64
      linalg.yield %116 : f64
    } -> tensor<16x8xf64>
    %38 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %37 : tensor<16x8xf64>, tensor<16x8xf64>) outs(%31 : tensor<16x8xf64>) {
    ^bb0(%in: f64, %in_22: f64, %out: f64):
      %116 = arith.mulf %in, %in_22 : f64
      linalg.yield %116 : f64
    } -> tensor<16x8xf64>
    %39 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%38 : tensor<16x8xf64>) outs(%34 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.addf %in, %out : f64
      linalg.yield %116 : f64
    } -> tensor<16x1xf64>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%39 : tensor<16x1xf64>) outs(%33 : tensor<16x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %116 = arith.divf %in, %cst_4 : f64
      linalg.yield %116 : f64
    } -> tensor<16x1xf64>
    %41 = tensor.empty() : tensor<16x1xf32>
    %42 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40 : tensor<16x1xf64>) outs(%41 : tensor<16x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %116 = arith.truncf %in : f64 to f32
      linalg.yield %116 : f32
    } -> tensor<16x1xf32>
    %43 = linalg.fill ins(%cst : f32) outs(%41 : tensor<16x1xf32>) -> tensor<16x1xf32>
    %44 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%30 : tensor<16x8xf32>) outs(%43 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<16x1xf32>
    %45 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<16x1xf32>) outs(%41 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_5 : f32
      linalg.yield %116 : f32
    } -> tensor<16x1xf32>
    %46 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%42 : tensor<16x1xf32>) outs(%41 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.truncf %cst_2 : f64 to f32
      %117 = arith.addf %in, %116 : f32
      linalg.yield %117 : f32
    } -> tensor<16x1xf32>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%46 : tensor<16x1xf32>) outs(%41 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = math.rsqrt %in : f32
      linalg.yield %116 : f32
    } -> tensor<16x1xf32>
    %48 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %45 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.subf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %49 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%48, %47 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.mulf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %50 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %arg10 : tensor<16x8xf32>, tensor<8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.mulf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %51 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%50, %arg13 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.subf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %52 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51, %51 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.mulf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %53 = tensor.empty() : tensor<f32>
    %54 = linalg.fill ins(%cst : f32) outs(%53 : tensor<f32>) -> tensor<f32>
    %55 = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["reduction", "reduction"]} ins(%52 : tensor<16x8xf32>) outs(%54 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    %56 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = []} ins(%55 : tensor<f32>) outs(%53 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_6 : f32
      linalg.yield %116 : f32
    } -> tensor<f32>
    %57 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%51 : tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %cst_7 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %58 = linalg.generic {indexing_maps = [#map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%57, %cst_3 : tensor<16x8xf32>, tensor<f32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.mulf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %59 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %arg10 : tensor<16x8xf32>, tensor<8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.mulf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59 : tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.mulf %in, %cst_5 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %61 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%59 : tensor<16x8xf32>) outs(%43 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<16x1xf32>
    %62 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%59, %49 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.mulf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %63 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["parallel", "reduction"]} ins(%62 : tensor<16x8xf32>) outs(%43 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<16x1xf32>
    %64 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%49, %63 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.mulf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %65 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%60, %61 : tensor<16x8xf32>, tensor<16x1xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.subf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %66 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%65, %64 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.subf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %67 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<16x1xf32>) outs(%41 : tensor<16x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.divf %in, %cst_5 : f32
      linalg.yield %116 : f32
    } -> tensor<16x1xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%67, %66 : tensor<16x1xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.mulf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %69 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%58, %49 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_22: f32, %out: f32):
      %116 = arith.mulf %in, %in_22 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %70 = tensor.empty() : tensor<8xf32>
    %71 = linalg.fill ins(%cst : f32) outs(%70 : tensor<8xf32>) -> tensor<8xf32>
    %72 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["reduction", "parallel"]} ins(%69 : tensor<16x8xf32>) outs(%71 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<8xf32>
    %73 = tensor.empty() : tensor<16x8xi1>
    %74 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x8xf32>) outs(%73 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %116 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %116 : i1
    } -> tensor<16x8xi1>
    %75 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%74, %cst_1, %68 : tensor<16x8xi1>, tensor<f32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %116 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %76 = tensor.empty() : tensor<8x16xf32>
    %transposed_13 = linalg.transpose ins(%75 : tensor<16x8xf32>) outs(%76 : tensor<8x16xf32>) permutation = [1, 0] 
    %77 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %78 = linalg.matmul ins(%transposed_13, %28 : tensor<8x16xf32>, tensor<16x24xf32>) outs(%77 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %79 = linalg.matmul ins(%75, %arg9 : tensor<16x8xf32>, tensor<8x24xf32>) outs(%2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %80 = tensor.empty() : tensor<16x24xi1>
    %81 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<16x24xf32>) outs(%80 : tensor<16x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %116 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %116 : i1
    } -> tensor<16x24xi1>
    %82 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%81, %cst_1, %79 : tensor<16x24xi1>, tensor<f32>, tensor<16x24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %116 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %116 : f32
    } -> tensor<16x24xf32>
    %83 = tensor.empty() : tensor<24x16xf32>
    %transposed_14 = linalg.transpose ins(%82 : tensor<16x24xf32>) outs(%83 : tensor<24x16xf32>) permutation = [1, 0] 
    %84 = linalg.fill ins(%cst : f32) outs(%7 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %85 = linalg.matmul ins(%transposed_14, %26 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%84 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %86 = linalg.matmul ins(%82, %arg8 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %87 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x8xf32>) outs(%73 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %116 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %116 : i1
    } -> tensor<16x8xi1>
    %88 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%87, %cst_1, %86 : tensor<16x8xi1>, tensor<f32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %116 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %89 = linalg.matmul ins(%88, %arg6 : tensor<16x8xf32>, tensor<8x32xf32>) outs(%16 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %transposed_15 = linalg.transpose ins(%88 : tensor<16x8xf32>) outs(%76 : tensor<8x16xf32>) permutation = [1, 0] 
    %90 = linalg.fill ins(%cst : f32) outs(%14 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %91 = linalg.matmul ins(%transposed_15, %20 : tensor<8x16xf32>, tensor<16x32xf32>) outs(%90 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %92 = tensor.empty() : tensor<1x8xf32>
    %93 = linalg.fill ins(%cst : f32) outs(%92 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %94 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%88 : tensor<16x8xf32>) outs(%93 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<1x8xf32>
    %collapsed = tensor.collapse_shape %94 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %95 = tensor.empty() : tensor<16x32xi1>
    %96 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<16x32xf32>) outs(%95 : tensor<16x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %116 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %116 : i1
    } -> tensor<16x32xi1>
    %97 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%96, %cst_1, %89 : tensor<16x32xi1>, tensor<f32>, tensor<16x32xf32>) outs(%15 : tensor<16x32xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %116 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %116 : f32
    } -> tensor<16x32xf32>
    %98 = linalg.matmul ins(%97, %arg4 : tensor<16x32xf32>, tensor<32x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %99 = tensor.empty() : tensor<32x16xf32>
    %transposed_16 = linalg.transpose ins(%97 : tensor<16x32xf32>) outs(%99 : tensor<32x16xf32>) permutation = [1, 0] 
    %100 = linalg.fill ins(%cst : f32) outs(%21 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %101 = linalg.matmul ins(%transposed_16, %13 : tensor<32x16xf32>, tensor<16x8xf32>) outs(%100 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %102 = tensor.empty() : tensor<1x32xf32>
    %103 = linalg.fill ins(%cst : f32) outs(%102 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %104 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%97 : tensor<16x32xf32>) outs(%103 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<1x32xf32>
    %collapsed_17 = tensor.collapse_shape %104 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x8xf32>) outs(%73 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %116 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %116 : i1
    } -> tensor<16x8xi1>
    %106 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%105, %cst_1, %98 : tensor<16x8xi1>, tensor<f32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %116 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %116 : f32
    } -> tensor<16x8xf32>
    %107 = linalg.matmul ins(%106, %arg2 : tensor<16x8xf32>, tensor<8x24xf32>) outs(%2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %transposed_18 = linalg.transpose ins(%106 : tensor<16x8xf32>) outs(%76 : tensor<8x16xf32>) permutation = [1, 0] 
    %108 = linalg.matmul ins(%transposed_18, %6 : tensor<8x16xf32>, tensor<16x24xf32>) outs(%77 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%106 : tensor<16x8xf32>) outs(%93 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<1x8xf32>
    %collapsed_19 = tensor.collapse_shape %109 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %110 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x24xf32>) outs(%80 : tensor<16x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %116 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %116 : i1
    } -> tensor<16x24xi1>
    %111 = linalg.generic {indexing_maps = [#map1, #map3, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%110, %cst_1, %107 : tensor<16x24xi1>, tensor<f32>, tensor<16x24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: i1, %in_22: f32, %in_23: f32, %out: f32):
      %116 = arith.select %in, %in_22, %in_23 : f32
      linalg.yield %116 : f32
    } -> tensor<16x24xf32>
    %transposed_20 = linalg.transpose ins(%111 : tensor<16x24xf32>) outs(%83 : tensor<24x16xf32>) permutation = [1, 0] 
    %112 = linalg.matmul ins(%transposed_20, %arg12 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%84 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %113 = tensor.empty() : tensor<1x24xf32>
    %114 = linalg.fill ins(%cst : f32) outs(%113 : tensor<1x24xf32>) -> tensor<1x24xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map5], iterator_types = ["reduction", "parallel"]} ins(%111 : tensor<16x24xf32>) outs(%114 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %116 = arith.addf %in, %out : f32
      linalg.yield %116 : f32
    } -> tensor<1x24xf32>
    %collapsed_21 = tensor.collapse_shape %115 [[0, 1]] : tensor<1x24xf32> into tensor<24xf32>
    return %56, %112, %collapsed_21, %108, %collapsed_19, %101, %collapsed_17, %91, %collapsed, %85, %78, %72 : tensor<f32>, tensor<24x8xf32>, tensor<24xf32>, tensor<8x24xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<32xf32>, tensor<8x32xf32>, tensor<8xf32>, tensor<24x8xf32>, tensor<8x24xf32>, tensor<8xf32>
  }
}
