#map = affine_map<(d0, d1) -> (d1)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> ()>
#map3 = affine_map<() -> ()>
#map4 = affine_map<(d0, d1) -> (0, d1)>
module @mlp_stack {
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
      fsdp.module @out_proj class "torch.nn.modules.linear.Linear" attributes {fsdp.parallel = {style = "rowwise"}} {
        fsdp.param @weight : tensor<8x24xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<24x8xf32> {fsdp.role = #fsdp.state<@model::@"0"::@in_proj::@weight>}, %arg1: tensor<24xf32> {fsdp.role = #fsdp.state<@model::@"0"::@in_proj::@bias>}, %arg2: tensor<8x24xf32> {fsdp.role = #fsdp.state<@model::@"0"::@out_proj::@weight>}, %arg3: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@"0"::@out_proj::@bias>}, %arg4: tensor<32x8xf32> {fsdp.role = #fsdp.state<@model::@"1"::@in_proj::@weight>}, %arg5: tensor<32xf32> {fsdp.role = #fsdp.state<@model::@"1"::@in_proj::@bias>}, %arg6: tensor<8x32xf32> {fsdp.role = #fsdp.state<@model::@"1"::@out_proj::@weight>}, %arg7: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@"1"::@out_proj::@bias>}, %arg8: tensor<24x8xf32> {fsdp.role = #fsdp.state<@model::@"2"::@in_proj::@weight>}, %arg9: tensor<8x24xf32> {fsdp.role = #fsdp.state<@model::@"2"::@out_proj::@weight>}, %arg10: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@"1"::@buffer>}, %arg11: tensor<16x8xf32> {fsdp.role = #fsdp.input<"x">}, %arg12: tensor<16x8xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<24x8xf32> {fsdp.role = #fsdp.grad<@model::@"0"::@in_proj::@weight>}, tensor<24xf32> {fsdp.role = #fsdp.grad<@model::@"0"::@in_proj::@bias>}, tensor<8x24xf32> {fsdp.role = #fsdp.grad<@model::@"0"::@out_proj::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@"0"::@out_proj::@bias>}, tensor<32x8xf32> {fsdp.role = #fsdp.grad<@model::@"1"::@in_proj::@weight>}, tensor<32xf32> {fsdp.role = #fsdp.grad<@model::@"1"::@in_proj::@bias>}, tensor<8x32xf32> {fsdp.role = #fsdp.grad<@model::@"1"::@out_proj::@weight>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@"1"::@out_proj::@bias>}, tensor<24x8xf32> {fsdp.role = #fsdp.grad<@model::@"2"::@in_proj::@weight>}, tensor<8x24xf32> {fsdp.role = #fsdp.grad<@model::@"2"::@out_proj::@weight>}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 1.280000e+02 : f32
    %cst_3 = arith.constant 1.562500e-02 : f32
    %0 = tensor.empty() : tensor<8x24xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<24x8xf32>) outs(%0 : tensor<8x24xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<16x24xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %3 = linalg.matmul ins(%arg11, %transposed : tensor<16x8xf32>, tensor<8x24xf32>) outs(%2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg1 : tensor<24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x24xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%3, %4 : tensor<16x24xf32>, tensor<16x24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %82 = arith.addf %in, %in_18 : f32
      linalg.yield %82 : f32
    } -> tensor<16x24xf32>
    %6 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%5 : tensor<16x24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.cmpf ugt, %in, %cst : f32
      %83 = arith.select %82, %in, %cst : f32
      linalg.yield %83 : f32
    } -> tensor<16x24xf32>
    %7 = tensor.empty() : tensor<24x8xf32>
    %transposed_4 = linalg.transpose ins(%arg2 : tensor<8x24xf32>) outs(%7 : tensor<24x8xf32>) permutation = [1, 0] 
    %8 = tensor.empty() : tensor<16x8xf32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %10 = linalg.matmul ins(%6, %transposed_4 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg3 : tensor<8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %12 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %11 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %82 = arith.addf %in, %in_18 : f32
      linalg.yield %82 : f32
    } -> tensor<16x8xf32>
    %13 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%12 : tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.cmpf ugt, %in, %cst : f32
      %83 = arith.select %82, %in, %cst : f32
      linalg.yield %83 : f32
    } -> tensor<16x8xf32>
    %14 = tensor.empty() : tensor<8x32xf32>
    %transposed_5 = linalg.transpose ins(%arg4 : tensor<32x8xf32>) outs(%14 : tensor<8x32xf32>) permutation = [1, 0] 
    %15 = tensor.empty() : tensor<16x32xf32>
    %16 = linalg.fill ins(%cst : f32) outs(%15 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %17 = linalg.matmul ins(%13, %transposed_5 : tensor<16x8xf32>, tensor<8x32xf32>) outs(%16 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg5 : tensor<32xf32>) outs(%15 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x32xf32>
    %19 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%17, %18 : tensor<16x32xf32>, tensor<16x32xf32>) outs(%15 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %82 = arith.addf %in, %in_18 : f32
      linalg.yield %82 : f32
    } -> tensor<16x32xf32>
    %20 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%19 : tensor<16x32xf32>) outs(%15 : tensor<16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.cmpf ugt, %in, %cst : f32
      %83 = arith.select %82, %in, %cst : f32
      linalg.yield %83 : f32
    } -> tensor<16x32xf32>
    %21 = tensor.empty() : tensor<32x8xf32>
    %transposed_6 = linalg.transpose ins(%arg6 : tensor<8x32xf32>) outs(%21 : tensor<32x8xf32>) permutation = [1, 0] 
    %22 = linalg.matmul ins(%20, %transposed_6 : tensor<16x32xf32>, tensor<32x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %23 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel"]} ins(%arg7 : tensor<8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %24 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%22, %23 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %82 = arith.addf %in, %in_18 : f32
      linalg.yield %82 : f32
    } -> tensor<16x8xf32>
    %25 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%24 : tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.cmpf ugt, %in, %cst : f32
      %83 = arith.select %82, %in, %cst : f32
      linalg.yield %83 : f32
    } -> tensor<16x8xf32>
    %26 = linalg.generic {indexing_maps = [#map1, #map, #map1], iterator_types = ["parallel", "parallel"]} ins(%25, %arg10 : tensor<16x8xf32>, tensor<8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %82 = arith.addf %in, %in_18 : f32
      linalg.yield %82 : f32
    } -> tensor<16x8xf32>
    %transposed_7 = linalg.transpose ins(%arg8 : tensor<24x8xf32>) outs(%0 : tensor<8x24xf32>) permutation = [1, 0] 
    %27 = linalg.matmul ins(%26, %transposed_7 : tensor<16x8xf32>, tensor<8x24xf32>) outs(%2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %28 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%27 : tensor<16x24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.cmpf ugt, %in, %cst : f32
      %83 = arith.select %82, %in, %cst : f32
      linalg.yield %83 : f32
    } -> tensor<16x24xf32>
    %transposed_8 = linalg.transpose ins(%arg9 : tensor<8x24xf32>) outs(%7 : tensor<24x8xf32>) permutation = [1, 0] 
    %29 = linalg.matmul ins(%28, %transposed_8 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %30 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%29 : tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.cmpf ugt, %in, %cst : f32
      %83 = arith.select %82, %in, %cst : f32
      linalg.yield %83 : f32
    } -> tensor<16x8xf32>
    %31 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30, %arg12 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %82 = arith.subf %in, %in_18 : f32
      linalg.yield %82 : f32
    } -> tensor<16x8xf32>
    %32 = linalg.generic {indexing_maps = [#map1, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31, %31 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %82 = arith.mulf %in, %in_18 : f32
      linalg.yield %82 : f32
    } -> tensor<16x8xf32>
    %33 = tensor.empty() : tensor<f32>
    %34 = linalg.fill ins(%cst : f32) outs(%33 : tensor<f32>) -> tensor<f32>
    %35 = linalg.generic {indexing_maps = [#map1, #map2], iterator_types = ["reduction", "reduction"]} ins(%32 : tensor<16x8xf32>) outs(%34 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %36 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = []} ins(%35 : tensor<f32>) outs(%33 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.divf %in, %cst_2 : f32
      linalg.yield %82 : f32
    } -> tensor<f32>
    %37 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%31 : tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.mulf %in, %cst_3 : f32
      linalg.yield %82 : f32
    } -> tensor<16x8xf32>
    %38 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%37, %cst_1 : tensor<16x8xf32>, tensor<f32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_18: f32, %out: f32):
      %82 = arith.mulf %in, %in_18 : f32
      linalg.yield %82 : f32
    } -> tensor<16x8xf32>
    %39 = tensor.empty() : tensor<16x8xi1>
    %40 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%30 : tensor<16x8xf32>) outs(%39 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %82 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %82 : i1
    } -> tensor<16x8xi1>
    %41 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%40, %cst_0, %38 : tensor<16x8xi1>, tensor<f32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %82 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %82 : f32
    } -> tensor<16x8xf32>
    %42 = tensor.empty() : tensor<8x16xf32>
    %transposed_9 = linalg.transpose ins(%41 : tensor<16x8xf32>) outs(%42 : tensor<8x16xf32>) permutation = [1, 0] 
    %43 = linalg.fill ins(%cst : f32) outs(%0 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %44 = linalg.matmul ins(%transposed_9, %28 : tensor<8x16xf32>, tensor<16x24xf32>) outs(%43 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %45 = linalg.matmul ins(%41, %arg9 : tensor<16x8xf32>, tensor<8x24xf32>) outs(%2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %46 = tensor.empty() : tensor<16x24xi1>
    %47 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%28 : tensor<16x24xf32>) outs(%46 : tensor<16x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %82 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %82 : i1
    } -> tensor<16x24xi1>
    %48 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%47, %cst_0, %45 : tensor<16x24xi1>, tensor<f32>, tensor<16x24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %82 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %82 : f32
    } -> tensor<16x24xf32>
    %49 = tensor.empty() : tensor<24x16xf32>
    %transposed_10 = linalg.transpose ins(%48 : tensor<16x24xf32>) outs(%49 : tensor<24x16xf32>) permutation = [1, 0] 
    %50 = linalg.fill ins(%cst : f32) outs(%7 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %51 = linalg.matmul ins(%transposed_10, %26 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%50 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %52 = linalg.matmul ins(%48, %arg8 : tensor<16x24xf32>, tensor<24x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %53 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%25 : tensor<16x8xf32>) outs(%39 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %82 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %82 : i1
    } -> tensor<16x8xi1>
    %54 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%53, %cst_0, %52 : tensor<16x8xi1>, tensor<f32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %82 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %82 : f32
    } -> tensor<16x8xf32>
    %55 = linalg.matmul ins(%54, %arg6 : tensor<16x8xf32>, tensor<8x32xf32>) outs(%16 : tensor<16x32xf32>) -> tensor<16x32xf32>
    %transposed_11 = linalg.transpose ins(%54 : tensor<16x8xf32>) outs(%42 : tensor<8x16xf32>) permutation = [1, 0] 
    %56 = linalg.fill ins(%cst : f32) outs(%14 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %57 = linalg.matmul ins(%transposed_11, %20 : tensor<8x16xf32>, tensor<16x32xf32>) outs(%56 : tensor<8x32xf32>) -> tensor<8x32xf32>
    %58 = tensor.empty() : tensor<1x8xf32>
    %59 = linalg.fill ins(%cst : f32) outs(%58 : tensor<1x8xf32>) -> tensor<1x8xf32>
    %60 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%54 : tensor<16x8xf32>) outs(%59 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<1x8xf32>
    %collapsed = tensor.collapse_shape %60 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %61 = tensor.empty() : tensor<16x32xi1>
    %62 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%20 : tensor<16x32xf32>) outs(%61 : tensor<16x32xi1>) {
    ^bb0(%in: f32, %out: i1):
      %82 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %82 : i1
    } -> tensor<16x32xi1>
    %63 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%62, %cst_0, %55 : tensor<16x32xi1>, tensor<f32>, tensor<16x32xf32>) outs(%15 : tensor<16x32xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %82 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %82 : f32
    } -> tensor<16x32xf32>
    %64 = linalg.matmul ins(%63, %arg4 : tensor<16x32xf32>, tensor<32x8xf32>) outs(%9 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %65 = tensor.empty() : tensor<32x16xf32>
    %transposed_12 = linalg.transpose ins(%63 : tensor<16x32xf32>) outs(%65 : tensor<32x16xf32>) permutation = [1, 0] 
    %66 = linalg.fill ins(%cst : f32) outs(%21 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %67 = linalg.matmul ins(%transposed_12, %13 : tensor<32x16xf32>, tensor<16x8xf32>) outs(%66 : tensor<32x8xf32>) -> tensor<32x8xf32>
    %68 = tensor.empty() : tensor<1x32xf32>
    %69 = linalg.fill ins(%cst : f32) outs(%68 : tensor<1x32xf32>) -> tensor<1x32xf32>
    %70 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%63 : tensor<16x32xf32>) outs(%69 : tensor<1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<1x32xf32>
    %collapsed_13 = tensor.collapse_shape %70 [[0, 1]] : tensor<1x32xf32> into tensor<32xf32>
    %71 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%13 : tensor<16x8xf32>) outs(%39 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %out: i1):
      %82 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %82 : i1
    } -> tensor<16x8xi1>
    %72 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%71, %cst_0, %64 : tensor<16x8xi1>, tensor<f32>, tensor<16x8xf32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %82 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %82 : f32
    } -> tensor<16x8xf32>
    %73 = linalg.matmul ins(%72, %arg2 : tensor<16x8xf32>, tensor<8x24xf32>) outs(%2 : tensor<16x24xf32>) -> tensor<16x24xf32>
    %transposed_14 = linalg.transpose ins(%72 : tensor<16x8xf32>) outs(%42 : tensor<8x16xf32>) permutation = [1, 0] 
    %74 = linalg.matmul ins(%transposed_14, %6 : tensor<8x16xf32>, tensor<16x24xf32>) outs(%43 : tensor<8x24xf32>) -> tensor<8x24xf32>
    %75 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%72 : tensor<16x8xf32>) outs(%59 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<1x8xf32>
    %collapsed_15 = tensor.collapse_shape %75 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<16x24xf32>) outs(%46 : tensor<16x24xi1>) {
    ^bb0(%in: f32, %out: i1):
      %82 = arith.cmpf ole, %in, %cst : f32
      linalg.yield %82 : i1
    } -> tensor<16x24xi1>
    %77 = linalg.generic {indexing_maps = [#map1, #map2, #map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%76, %cst_0, %73 : tensor<16x24xi1>, tensor<f32>, tensor<16x24xf32>) outs(%1 : tensor<16x24xf32>) {
    ^bb0(%in: i1, %in_18: f32, %in_19: f32, %out: f32):
      %82 = arith.select %in, %in_18, %in_19 : f32
      linalg.yield %82 : f32
    } -> tensor<16x24xf32>
    %transposed_16 = linalg.transpose ins(%77 : tensor<16x24xf32>) outs(%49 : tensor<24x16xf32>) permutation = [1, 0] 
    %78 = linalg.matmul ins(%transposed_16, %arg11 : tensor<24x16xf32>, tensor<16x8xf32>) outs(%50 : tensor<24x8xf32>) -> tensor<24x8xf32>
    %79 = tensor.empty() : tensor<1x24xf32>
    %80 = linalg.fill ins(%cst : f32) outs(%79 : tensor<1x24xf32>) -> tensor<1x24xf32>
    %81 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["reduction", "parallel"]} ins(%77 : tensor<16x24xf32>) outs(%80 : tensor<1x24xf32>) {
    ^bb0(%in: f32, %out: f32):
      %82 = arith.addf %in, %out : f32
      linalg.yield %82 : f32
    } -> tensor<1x24xf32>
    %collapsed_17 = tensor.collapse_shape %81 [[0, 1]] : tensor<1x24xf32> into tensor<24xf32>
    return %36, %78, %collapsed_17, %74, %collapsed_15, %67, %collapsed_13, %57, %collapsed, %51, %44 : tensor<f32>, tensor<24x8xf32>, tensor<24xf32>, tensor<8x24xf32>, tensor<8xf32>, tensor<32x8xf32>, tensor<32xf32>, tensor<8x32xf32>, tensor<8xf32>, tensor<24x8xf32>, tensor<8x24xf32>
  }
}
