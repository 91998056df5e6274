#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<(d0, d1) -> (d1, d0)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0) -> ()>
#map5 = affine_map<(d0) -> (d0)>
#map6 = affine_map<(d0, d1) -> (0, d1)>
#map7 = affine_map<() -> ()>
#map8 = affine_map<(d0, d1, d2) -> (d2, d0)>
#map9 = affine_map<(d0, d1, d2) -> (d2, d1)>
#map10 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map11 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map12 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map13 = affine_map<(d0, d1) -> (d1)>
module @flax_norm {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "flax_norm.Net" {
    fsdp.module @zeta class "flax.nnx.nn.linear.Linear" {
      fsdp.param @kernel : tensor<6x8xf32>
    }
    fsdp.module @layer class "flax_norm.Layer" {
      fsdp.module @linear class "flax.nnx.nn.linear.Linear" {
        fsdp.param @kernel : tensor<8x8xf32>
      }
      fsdp.module @norm class "flax.nnx.nn.normalization.BatchNorm" {
        fsdp.buffer @mean : tensor<8xf32>
        fsdp.buffer @var : tensor<8xf32>
        fsdp.param @scale : tensor<8xf32>
        fsdp.param @bias : tensor<8xf32>
      }
    }
    fsdp.alias @again = @model::@layer
    fsdp.alias @alpha = @model::@zeta::@kernel
  }
  func.func @step(%arg0: tensor<6x8xf32> {fsdp.role = #fsdp.state<@model::@zeta::@kernel>}, %arg1: tensor<8x8xf32> {fsdp.role = #fsdp.state<@model::@layer::@linear::@kernel>}, %arg2: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer::@norm::@scale>}, %arg3: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer::@norm::@bias>}, %arg4: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer::@norm::@mean>}, %arg5: tensor<8xf32> {fsdp.role = #fsdp.state<@model::@layer::@norm::@var>}, %arg6: tensor<16x6xf32> {fsdp.role = #fsdp.input<"x">}, %arg7: tensor<16x6xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@layer::@norm::@mean>}, tensor<8xf32> {fsdp.role = #fsdp.new_value<@model::@layer::@norm::@var>}, tensor<f32> {fsdp.role = #fsdp.loss}, tensor<6x8xf32> {fsdp.role = #fsdp.grad<@model::@zeta::@kernel>}, tensor<8x8xf32> {fsdp.role = #fsdp.grad<@model::@layer::@linear::@kernel>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@layer::@norm::@scale>}, tensor<8xf32> {fsdp.role = #fsdp.grad<@model::@layer::@norm::@bias>}) {
    %0 = tensor.empty() : tensor<16x8xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %2 = linalg.matmul ins(%arg6, %arg0 : tensor<16x6xf32>, tensor<6x8xf32>) outs(%1 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %3 = tensor.empty() : tensor<16x8xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %5 = linalg.matmul ins(%2, %arg1 : tensor<16x8xf32>, tensor<8x8xf32>) outs(%4 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %6 = tensor.empty() : tensor<16x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %5 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%6 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_1 = arith.constant dense<2.000000e+00> : tensor<f32>
    %8 = tensor.empty() : tensor<16x8xf32>
    %9 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_1 : tensor<f32>) outs(%8 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %10 = tensor.empty() : tensor<16x8xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%9, %5 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%10 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_2 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_3 = arith.constant 0.000000e+00 : f32
    %12 = tensor.empty() : tensor<8xf32>
    %13 = linalg.fill ins(%cst_3 : f32) outs(%12 : tensor<8xf32>) -> tensor<8xf32>
    %14 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%5 : tensor<16x8xf32>) outs(%13 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<8xf32>
    %cst_4 = arith.constant dense<1.600000e+01> : tensor<f32>
    %15 = tensor.empty() : tensor<8xf32>
    %16 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_4 : tensor<f32>) outs(%15 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %17 = tensor.empty() : tensor<8xf32>
    %18 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%14, %16 : tensor<8xf32>, tensor<8xf32>) outs(%17 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_5 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = arith.constant 0.000000e+00 : f32
    %19 = tensor.empty() : tensor<8xf32>
    %20 = linalg.fill ins(%cst_6 : f32) outs(%19 : tensor<8xf32>) -> tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%7 : tensor<16x8xf32>) outs(%20 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<8xf32>
    %cst_7 = arith.constant dense<1.600000e+01> : tensor<f32>
    %22 = tensor.empty() : tensor<8xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_7 : tensor<f32>) outs(%22 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %24 = tensor.empty() : tensor<8xf32>
    %25 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%21, %23 : tensor<8xf32>, tensor<8xf32>) outs(%24 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %26 = tensor.empty() : tensor<8xf32>
    %27 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%18, %18 : tensor<8xf32>, tensor<8xf32>) outs(%26 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_8 = arith.constant dense<2.000000e+00> : tensor<f32>
    %28 = tensor.empty() : tensor<8xf32>
    %29 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_8 : tensor<f32>) outs(%28 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %30 = tensor.empty() : tensor<8xf32>
    %31 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%29, %18 : tensor<8xf32>, tensor<8xf32>) outs(%30 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %32 = tensor.empty() : tensor<8xf32>
    %33 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%25, %27 : tensor<8xf32>, tensor<8xf32>) outs(%32 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_9 = arith.constant dense<0.000000e+00> : tensor<f32>
    %34 = tensor.empty() : tensor<8xf32>
    %35 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_9 : tensor<f32>) outs(%34 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %36 = tensor.empty() : tensor<8xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%35, %33 : tensor<8xf32>, tensor<8xf32>) outs(%36 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.maximumf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %38 = tensor.empty() : tensor<8xi1>
    %39 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%33, %37 : tensor<8xf32>, tensor<8xf32>) outs(%38 : tensor<8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf oeq, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<8xi1>
    %cst_10 = arith.constant dense<1.000000e+00> : tensor<f32>
    %40 = tensor.empty() : tensor<8xf32>
    %41 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_10 : tensor<f32>) outs(%40 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %cst_11 = arith.constant dense<0.000000e+00> : tensor<f32>
    %42 = tensor.empty() : tensor<8xf32>
    %43 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_11 : tensor<f32>) outs(%42 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %44 = tensor.empty() : tensor<8xf32>
    %45 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%39, %41, %43 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%44 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_12 = arith.constant dense<0.000000e+00> : tensor<f32>
    %46 = tensor.empty() : tensor<8xf32>
    %47 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_12 : tensor<f32>) outs(%46 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %48 = tensor.empty() : tensor<8xi1>
    %49 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%47, %37 : tensor<8xf32>, tensor<8xf32>) outs(%48 : tensor<8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf oeq, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<8xi1>
    %cst_13 = arith.constant dense<2.000000e+00> : tensor<f32>
    %50 = tensor.empty() : tensor<8xf32>
    %51 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_13 : tensor<f32>) outs(%50 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %cst_14 = arith.constant dense<1.000000e+00> : tensor<f32>
    %52 = tensor.empty() : tensor<8xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_14 : tensor<f32>) outs(%52 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %54 = tensor.empty() : tensor<8xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%49, %51, %53 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%54 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %56 = tensor.empty() : tensor<8xf32>
    %57 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%45, %55 : tensor<8xf32>, tensor<8xf32>) outs(%56 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_15 = arith.constant dense<9.900000e-01> : tensor<f32>
    %58 = tensor.empty() : tensor<8xf32>
    %59 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_15 : tensor<f32>) outs(%58 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %60 = tensor.empty() : tensor<8xf32>
    %61 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%59, %arg4 : tensor<8xf32>, tensor<8xf32>) outs(%60 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_16 = arith.constant dense<0.00999999977> : tensor<f32>
    %62 = tensor.empty() : tensor<8xf32>
    %63 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_16 : tensor<f32>) outs(%62 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %64 = tensor.empty() : tensor<8xf32>
    %65 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%63, %18 : tensor<8xf32>, tensor<8xf32>) outs(%64 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %66 = tensor.empty() : tensor<8xf32>
    %67 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%61, %65 : tensor<8xf32>, tensor<8xf32>) outs(%66 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_17 = arith.constant dense<9.900000e-01> : tensor<f32>
    %68 = tensor.empty() : tensor<8xf32>
    %69 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_17 : tensor<f32>) outs(%68 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %70 = tensor.empty() : tensor<8xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%69, %arg5 : tensor<8xf32>, tensor<8xf32>) outs(%70 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_18 = arith.constant dense<0.00999999977> : tensor<f32>
    %72 = tensor.empty() : tensor<8xf32>
    %73 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_18 : tensor<f32>) outs(%72 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %74 = tensor.empty() : tensor<8xf32>
    %75 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%73, %37 : tensor<8xf32>, tensor<8xf32>) outs(%74 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %76 = tensor.empty() : tensor<8xf32>
    %77 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%71, %75 : tensor<8xf32>, tensor<8xf32>) outs(%76 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %expanded = tensor.expand_shape %18 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %expanded_19 = tensor.expand_shape %37 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %78 = tensor.empty() : tensor<16x8xf32>
    %79 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded : tensor<1x8xf32>) outs(%78 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %80 = tensor.empty() : tensor<16x8xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %79 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%80 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_20 = arith.constant dense<9.99999974E-6> : tensor<f32>
    %82 = tensor.empty() : tensor<1x8xf32>
    %83 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_20 : tensor<f32>) outs(%82 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8xf32>
    %84 = tensor.empty() : tensor<1x8xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_19, %83 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%84 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %86 = tensor.empty() : tensor<1x8xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%85 : tensor<1x8xf32>) outs(%86 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.rsqrt %in : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %88 = tensor.empty() : tensor<1x8xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %85 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%88 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %cst_21 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %90 = tensor.empty() : tensor<1x8xf32>
    %91 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_21 : tensor<f32>) outs(%90 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8xf32>
    %92 = tensor.empty() : tensor<1x8xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%91, %89 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%92 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %expanded_22 = tensor.expand_shape %arg2 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %94 = tensor.empty() : tensor<1x8xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %expanded_22 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%94 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %96 = tensor.empty() : tensor<16x8xf32>
    %97 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<1x8xf32>) outs(%96 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %98 = tensor.empty() : tensor<16x8xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%81, %97 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%98 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %expanded_23 = tensor.expand_shape %arg3 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %100 = tensor.empty() : tensor<16x8xf32>
    %101 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_23 : tensor<1x8xf32>) outs(%100 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %102 = tensor.empty() : tensor<16x8xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%99, %101 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%102 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_24 = arith.constant dense<0.000000e+00> : tensor<f32>
    %104 = tensor.empty() : tensor<16x8xf32>
    %105 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_24 : tensor<f32>) outs(%104 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %106 = tensor.empty() : tensor<16x8xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %105 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%106 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.maximumf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_25 = arith.constant dense<0.000000e+00> : tensor<f32>
    %108 = tensor.empty() : tensor<16x8xf32>
    %109 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_25 : tensor<f32>) outs(%108 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %110 = tensor.empty() : tensor<16x8xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %109 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%110 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %112 = tensor.empty() : tensor<16x8xi1>
    %113 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%111, %111 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%112 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf une, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<16x8xi1>
    %cst_26 = arith.constant dense<0.000000e+00> : tensor<f32>
    %114 = tensor.empty() : tensor<16x8xf32>
    %115 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_26 : tensor<f32>) outs(%114 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %116 = tensor.empty() : tensor<16x8xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %115 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%116 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %118 = tensor.empty() : tensor<16x8xf32>
    %119 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%111 : tensor<16x8xf32>) outs(%118 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.absf %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %120 = tensor.empty() : tensor<16x8xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%119 : tensor<16x8xf32>) outs(%120 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = arith.negf %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %122 = tensor.empty() : tensor<16x8xf32>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%121 : tensor<16x8xf32>) outs(%122 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.exp %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %124 = tensor.empty() : tensor<16x8xf32>
    %125 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%123 : tensor<16x8xf32>) outs(%124 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.log1p %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %126 = tensor.empty() : tensor<16x8xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%107, %125 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%126 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %128 = tensor.empty() : tensor<16x8xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%113, %117, %127 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%128 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_27 = arith.constant dense<0x7F800000> : tensor<f32>
    %130 = tensor.empty() : tensor<16x8xf32>
    %131 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_27 : tensor<f32>) outs(%130 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %132 = tensor.empty() : tensor<16x8xi1>
    %133 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%103, %131 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%132 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf oeq, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<16x8xi1>
    %cst_28 = arith.constant dense<0.000000e+00> : tensor<f32>
    %134 = tensor.empty() : tensor<16x8xf32>
    %135 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_28 : tensor<f32>) outs(%134 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %136 = tensor.empty() : tensor<16x8xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%133, %135, %103 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%136 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_29 = arith.constant dense<0x7F800000> : tensor<f32>
    %138 = tensor.empty() : tensor<16x8xf32>
    %139 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_29 : tensor<f32>) outs(%138 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %140 = tensor.empty() : tensor<16x8xi1>
    %141 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%129, %139 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%140 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf oeq, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<16x8xi1>
    %cst_30 = arith.constant dense<0.000000e+00> : tensor<f32>
    %142 = tensor.empty() : tensor<16x8xf32>
    %143 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_30 : tensor<f32>) outs(%142 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %144 = tensor.empty() : tensor<16x8xf32>
    %145 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%141, %143, %129 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%144 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %146 = tensor.empty() : tensor<16x8xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%137, %145 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%146 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %148 = tensor.empty() : tensor<16x8xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%147 : tensor<16x8xf32>) outs(%148 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.exp %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_31 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_32 = arith.constant dense<0x7F800000> : tensor<f32>
    %150 = tensor.empty() : tensor<i1>
    %cst_33 = arith.constant 0.000000e+00 : f32
    %cst_34 = arith.constant 0x7F800000 : f32
    %151 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%150 : tensor<i1>) {
    ^bb0(%out: i1):
      %506 = arith.cmpf oeq, %cst_33, %cst_34 : f32
      linalg.yield %506 : i1
    } -> tensor<i1>
    %cst_35 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_36 = arith.constant dense<0.000000e+00> : tensor<f32>
    %152 = tensor.empty() : tensor<f32>
    %cst_37 = arith.constant 0.000000e+00 : f32
    %cst_38 = arith.constant 0.000000e+00 : f32
    %153 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%151 : tensor<i1>) outs(%152 : tensor<f32>) {
    ^bb0(%in: i1, %out: f32):
      %506 = arith.select %in, %cst_37, %cst_38 : f32
      linalg.yield %506 : f32
    } -> tensor<f32>
    %cst_39 = arith.constant dense<0x7F800000> : tensor<f32>
    %154 = tensor.empty() : tensor<16x8xf32>
    %155 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_39 : tensor<f32>) outs(%154 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %156 = tensor.empty() : tensor<16x8xi1>
    %157 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%129, %155 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%156 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf oeq, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<16x8xi1>
    %cst_40 = arith.constant dense<0.000000e+00> : tensor<f32>
    %158 = tensor.empty() : tensor<16x8xf32>
    %159 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_40 : tensor<f32>) outs(%158 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %160 = tensor.empty() : tensor<16x8xf32>
    %161 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%157, %159, %129 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%160 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %162 = tensor.empty() : tensor<16x8xf32>
    %163 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%153 : tensor<f32>) outs(%162 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %164 = tensor.empty() : tensor<16x8xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%163, %161 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%164 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %166 = tensor.empty() : tensor<16x8xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<16x8xf32>) outs(%166 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.exp %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_41 = arith.constant dense<0.000000e+00> : tensor<f32>
    %168 = tensor.empty() : tensor<16x8xf32>
    %169 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_41 : tensor<f32>) outs(%168 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %170 = tensor.empty() : tensor<16x8xf32>
    %171 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%169, %167 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%170 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %172 = tensor.empty() : tensor<16x8xf32>
    %cst_42 = arith.constant 0.000000e+00 : f32
    %173 = linalg.fill ins(%cst_42 : f32) outs(%172 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %174 = linalg.matmul ins(%129, %arg1 : tensor<16x8xf32>, tensor<8x8xf32>) outs(%173 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %175 = tensor.empty() : tensor<16x8xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%174, %174 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%175 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_43 = arith.constant dense<2.000000e+00> : tensor<f32>
    %177 = tensor.empty() : tensor<16x8xf32>
    %178 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_43 : tensor<f32>) outs(%177 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %179 = tensor.empty() : tensor<16x8xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%178, %174 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%179 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_44 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_45 = arith.constant 0.000000e+00 : f32
    %181 = tensor.empty() : tensor<8xf32>
    %182 = linalg.fill ins(%cst_45 : f32) outs(%181 : tensor<8xf32>) -> tensor<8xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%174 : tensor<16x8xf32>) outs(%182 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<8xf32>
    %cst_46 = arith.constant dense<1.600000e+01> : tensor<f32>
    %184 = tensor.empty() : tensor<8xf32>
    %185 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_46 : tensor<f32>) outs(%184 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %186 = tensor.empty() : tensor<8xf32>
    %187 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%183, %185 : tensor<8xf32>, tensor<8xf32>) outs(%186 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_47 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_48 = arith.constant 0.000000e+00 : f32
    %188 = tensor.empty() : tensor<8xf32>
    %189 = linalg.fill ins(%cst_48 : f32) outs(%188 : tensor<8xf32>) -> tensor<8xf32>
    %190 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%176 : tensor<16x8xf32>) outs(%189 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<8xf32>
    %cst_49 = arith.constant dense<1.600000e+01> : tensor<f32>
    %191 = tensor.empty() : tensor<8xf32>
    %192 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_49 : tensor<f32>) outs(%191 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %193 = tensor.empty() : tensor<8xf32>
    %194 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%190, %192 : tensor<8xf32>, tensor<8xf32>) outs(%193 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %195 = tensor.empty() : tensor<8xf32>
    %196 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%187, %187 : tensor<8xf32>, tensor<8xf32>) outs(%195 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_50 = arith.constant dense<2.000000e+00> : tensor<f32>
    %197 = tensor.empty() : tensor<8xf32>
    %198 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_50 : tensor<f32>) outs(%197 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %199 = tensor.empty() : tensor<8xf32>
    %200 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%198, %187 : tensor<8xf32>, tensor<8xf32>) outs(%199 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %201 = tensor.empty() : tensor<8xf32>
    %202 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%194, %196 : tensor<8xf32>, tensor<8xf32>) outs(%201 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_51 = arith.constant dense<0.000000e+00> : tensor<f32>
    %203 = tensor.empty() : tensor<8xf32>
    %204 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_51 : tensor<f32>) outs(%203 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %205 = tensor.empty() : tensor<8xf32>
    %206 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%204, %202 : tensor<8xf32>, tensor<8xf32>) outs(%205 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.maximumf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %207 = tensor.empty() : tensor<8xi1>
    %208 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%202, %206 : tensor<8xf32>, tensor<8xf32>) outs(%207 : tensor<8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf oeq, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<8xi1>
    %cst_52 = arith.constant dense<1.000000e+00> : tensor<f32>
    %209 = tensor.empty() : tensor<8xf32>
    %210 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_52 : tensor<f32>) outs(%209 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %cst_53 = arith.constant dense<0.000000e+00> : tensor<f32>
    %211 = tensor.empty() : tensor<8xf32>
    %212 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_53 : tensor<f32>) outs(%211 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %213 = tensor.empty() : tensor<8xf32>
    %214 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%208, %210, %212 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%213 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_54 = arith.constant dense<0.000000e+00> : tensor<f32>
    %215 = tensor.empty() : tensor<8xf32>
    %216 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_54 : tensor<f32>) outs(%215 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %217 = tensor.empty() : tensor<8xi1>
    %218 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%216, %206 : tensor<8xf32>, tensor<8xf32>) outs(%217 : tensor<8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf oeq, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<8xi1>
    %cst_55 = arith.constant dense<2.000000e+00> : tensor<f32>
    %219 = tensor.empty() : tensor<8xf32>
    %220 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_55 : tensor<f32>) outs(%219 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %cst_56 = arith.constant dense<1.000000e+00> : tensor<f32>
    %221 = tensor.empty() : tensor<8xf32>
    %222 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_56 : tensor<f32>) outs(%221 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %223 = tensor.empty() : tensor<8xf32>
    %224 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel"]} ins(%218, %220, %222 : tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) outs(%223 : tensor<8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %225 = tensor.empty() : tensor<8xf32>
    %226 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%214, %224 : tensor<8xf32>, tensor<8xf32>) outs(%225 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_57 = arith.constant dense<9.900000e-01> : tensor<f32>
    %227 = tensor.empty() : tensor<8xf32>
    %228 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_57 : tensor<f32>) outs(%227 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %229 = tensor.empty() : tensor<8xf32>
    %230 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%228, %67 : tensor<8xf32>, tensor<8xf32>) outs(%229 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_58 = arith.constant dense<0.00999999977> : tensor<f32>
    %231 = tensor.empty() : tensor<8xf32>
    %232 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_58 : tensor<f32>) outs(%231 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %233 = tensor.empty() : tensor<8xf32>
    %234 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%232, %187 : tensor<8xf32>, tensor<8xf32>) outs(%233 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %235 = tensor.empty() : tensor<8xf32>
    %236 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%230, %234 : tensor<8xf32>, tensor<8xf32>) outs(%235 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_59 = arith.constant dense<9.900000e-01> : tensor<f32>
    %237 = tensor.empty() : tensor<8xf32>
    %238 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_59 : tensor<f32>) outs(%237 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %239 = tensor.empty() : tensor<8xf32>
    %240 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%238, %77 : tensor<8xf32>, tensor<8xf32>) outs(%239 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_60 = arith.constant dense<0.00999999977> : tensor<f32>
    %241 = tensor.empty() : tensor<8xf32>
    %242 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_60 : tensor<f32>) outs(%241 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %243 = tensor.empty() : tensor<8xf32>
    %244 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%242, %206 : tensor<8xf32>, tensor<8xf32>) outs(%243 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %245 = tensor.empty() : tensor<8xf32>
    %246 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%240, %244 : tensor<8xf32>, tensor<8xf32>) outs(%245 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %expanded_61 = tensor.expand_shape %187 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %expanded_62 = tensor.expand_shape %206 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %247 = tensor.empty() : tensor<16x8xf32>
    %248 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_61 : tensor<1x8xf32>) outs(%247 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %249 = tensor.empty() : tensor<16x8xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%174, %248 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%249 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_63 = arith.constant dense<9.99999974E-6> : tensor<f32>
    %251 = tensor.empty() : tensor<1x8xf32>
    %252 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_63 : tensor<f32>) outs(%251 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8xf32>
    %253 = tensor.empty() : tensor<1x8xf32>
    %254 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_62, %252 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%253 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %255 = tensor.empty() : tensor<1x8xf32>
    %256 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%254 : tensor<1x8xf32>) outs(%255 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.rsqrt %in : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %257 = tensor.empty() : tensor<1x8xf32>
    %258 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%256, %254 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%257 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %cst_64 = arith.constant dense<-5.000000e-01> : tensor<f32>
    %259 = tensor.empty() : tensor<1x8xf32>
    %260 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_64 : tensor<f32>) outs(%259 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1x8xf32>
    %261 = tensor.empty() : tensor<1x8xf32>
    %262 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%260, %258 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%261 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %expanded_65 = tensor.expand_shape %arg2 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %263 = tensor.empty() : tensor<1x8xf32>
    %264 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%256, %expanded_65 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%263 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %265 = tensor.empty() : tensor<16x8xf32>
    %266 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%264 : tensor<1x8xf32>) outs(%265 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %267 = tensor.empty() : tensor<16x8xf32>
    %268 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%250, %266 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%267 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %expanded_66 = tensor.expand_shape %arg3 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %269 = tensor.empty() : tensor<16x8xf32>
    %270 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_66 : tensor<1x8xf32>) outs(%269 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %271 = tensor.empty() : tensor<16x8xf32>
    %272 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%268, %270 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%271 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_67 = arith.constant dense<0.000000e+00> : tensor<f32>
    %273 = tensor.empty() : tensor<16x8xf32>
    %274 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_67 : tensor<f32>) outs(%273 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %275 = tensor.empty() : tensor<16x8xf32>
    %276 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%272, %274 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%275 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.maximumf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_68 = arith.constant dense<0.000000e+00> : tensor<f32>
    %277 = tensor.empty() : tensor<16x8xf32>
    %278 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_68 : tensor<f32>) outs(%277 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %279 = tensor.empty() : tensor<16x8xf32>
    %280 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%272, %278 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%279 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %281 = tensor.empty() : tensor<16x8xi1>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%280, %280 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%281 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf une, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<16x8xi1>
    %cst_69 = arith.constant dense<0.000000e+00> : tensor<f32>
    %283 = tensor.empty() : tensor<16x8xf32>
    %284 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_69 : tensor<f32>) outs(%283 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %285 = tensor.empty() : tensor<16x8xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%272, %284 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%285 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %287 = tensor.empty() : tensor<16x8xf32>
    %288 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%280 : tensor<16x8xf32>) outs(%287 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.absf %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %289 = tensor.empty() : tensor<16x8xf32>
    %290 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%288 : tensor<16x8xf32>) outs(%289 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = arith.negf %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %291 = tensor.empty() : tensor<16x8xf32>
    %292 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%290 : tensor<16x8xf32>) outs(%291 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.exp %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %293 = tensor.empty() : tensor<16x8xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%292 : tensor<16x8xf32>) outs(%293 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.log1p %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %295 = tensor.empty() : tensor<16x8xf32>
    %296 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%276, %294 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%295 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %297 = tensor.empty() : tensor<16x8xf32>
    %298 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%282, %286, %296 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%297 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_70 = arith.constant dense<0x7F800000> : tensor<f32>
    %299 = tensor.empty() : tensor<16x8xf32>
    %300 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_70 : tensor<f32>) outs(%299 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %301 = tensor.empty() : tensor<16x8xi1>
    %302 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%272, %300 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%301 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf oeq, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<16x8xi1>
    %cst_71 = arith.constant dense<0.000000e+00> : tensor<f32>
    %303 = tensor.empty() : tensor<16x8xf32>
    %304 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_71 : tensor<f32>) outs(%303 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %305 = tensor.empty() : tensor<16x8xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%302, %304, %272 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%305 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_72 = arith.constant dense<0x7F800000> : tensor<f32>
    %307 = tensor.empty() : tensor<16x8xf32>
    %308 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_72 : tensor<f32>) outs(%307 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %309 = tensor.empty() : tensor<16x8xi1>
    %310 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%298, %308 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%309 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf oeq, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<16x8xi1>
    %cst_73 = arith.constant dense<0.000000e+00> : tensor<f32>
    %311 = tensor.empty() : tensor<16x8xf32>
    %312 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_73 : tensor<f32>) outs(%311 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %313 = tensor.empty() : tensor<16x8xf32>
    %314 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%310, %312, %298 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%313 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %315 = tensor.empty() : tensor<16x8xf32>
    %316 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%306, %314 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%315 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %317 = tensor.empty() : tensor<16x8xf32>
    %318 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%316 : tensor<16x8xf32>) outs(%317 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.exp %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_74 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_75 = arith.constant dense<0x7F800000> : tensor<f32>
    %319 = tensor.empty() : tensor<i1>
    %cst_76 = arith.constant 0.000000e+00 : f32
    %cst_77 = arith.constant 0x7F800000 : f32
    %320 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%319 : tensor<i1>) {
    ^bb0(%out: i1):
      %506 = arith.cmpf oeq, %cst_76, %cst_77 : f32
      linalg.yield %506 : i1
    } -> tensor<i1>
    %cst_78 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_79 = arith.constant dense<0.000000e+00> : tensor<f32>
    %321 = tensor.empty() : tensor<f32>
    %cst_80 = arith.constant 0.000000e+00 : f32
    %cst_81 = arith.constant 0.000000e+00 : f32
    %322 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%320 : tensor<i1>) outs(%321 : tensor<f32>) {
    ^bb0(%in: i1, %out: f32):
      %506 = arith.select %in, %cst_80, %cst_81 : f32
      linalg.yield %506 : f32
    } -> tensor<f32>
    %cst_82 = arith.constant dense<0x7F800000> : tensor<f32>
    %323 = tensor.empty() : tensor<16x8xf32>
    %324 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_82 : tensor<f32>) outs(%323 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %325 = tensor.empty() : tensor<16x8xi1>
    %326 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%298, %324 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%325 : tensor<16x8xi1>) {
    ^bb0(%in: f32, %in_131: f32, %out: i1):
      %506 = arith.cmpf oeq, %in, %in_131 : f32
      linalg.yield %506 : i1
    } -> tensor<16x8xi1>
    %cst_83 = arith.constant dense<0.000000e+00> : tensor<f32>
    %327 = tensor.empty() : tensor<16x8xf32>
    %328 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_83 : tensor<f32>) outs(%327 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %329 = tensor.empty() : tensor<16x8xf32>
    %330 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%326, %328, %298 : tensor<16x8xi1>, tensor<16x8xf32>, tensor<16x8xf32>) outs(%329 : tensor<16x8xf32>) {
    ^bb0(%in: i1, %in_131: f32, %in_132: f32, %out: f32):
      %506 = arith.select %in, %in_131, %in_132 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %331 = tensor.empty() : tensor<16x8xf32>
    %332 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%322 : tensor<f32>) outs(%331 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %333 = tensor.empty() : tensor<16x8xf32>
    %334 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%332, %330 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%333 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %335 = tensor.empty() : tensor<16x8xf32>
    %336 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%334 : tensor<16x8xf32>) outs(%335 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = math.exp %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_84 = arith.constant dense<0.000000e+00> : tensor<f32>
    %337 = tensor.empty() : tensor<16x8xf32>
    %338 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_84 : tensor<f32>) outs(%337 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %339 = tensor.empty() : tensor<16x8xf32>
    %340 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%338, %336 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%339 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %341 = tensor.empty() : tensor<8x6xf32>
    %342 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%arg0 : tensor<6x8xf32>) outs(%341 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %343 = tensor.empty() : tensor<16x6xf32>
    %cst_85 = arith.constant 0.000000e+00 : f32
    %344 = linalg.fill ins(%cst_85 : f32) outs(%343 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %345 = linalg.matmul ins(%298, %342 : tensor<16x8xf32>, tensor<8x6xf32>) outs(%344 : tensor<16x6xf32>) -> tensor<16x6xf32>
    %346 = tensor.empty() : tensor<16x6xf32>
    %347 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%345, %arg7 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%346 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.subf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x6xf32>
    %348 = tensor.empty() : tensor<16x6xf32>
    %349 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%347, %347 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%348 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x6xf32>
    %cst_86 = arith.constant dense<2.000000e+00> : tensor<f32>
    %350 = tensor.empty() : tensor<16x6xf32>
    %351 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%cst_86 : tensor<f32>) outs(%350 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x6xf32>
    %352 = tensor.empty() : tensor<16x6xf32>
    %353 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%351, %347 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%352 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x6xf32>
    %cst_87 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_88 = arith.constant 0.000000e+00 : f32
    %354 = tensor.empty() : tensor<f32>
    %355 = linalg.fill ins(%cst_88 : f32) outs(%354 : tensor<f32>) -> tensor<f32>
    %356 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%349 : tensor<16x6xf32>) outs(%355 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<f32>
    %cst_89 = arith.constant dense<9.600000e+01> : tensor<f32>
    %357 = tensor.empty() : tensor<f32>
    %cst_90 = arith.constant 9.600000e+01 : f32
    %358 = linalg.generic {indexing_maps = [#map7, #map7], iterator_types = []} ins(%356 : tensor<f32>) outs(%357 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = arith.divf %in, %cst_90 : f32
      linalg.yield %506 : f32
    } -> tensor<f32>
    %cst_91 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_92 = arith.constant dense<9.600000e+01> : tensor<f32>
    %359 = tensor.empty() : tensor<f32>
    %cst_93 = arith.constant 1.000000e+00 : f32
    %cst_94 = arith.constant 9.600000e+01 : f32
    %360 = linalg.generic {indexing_maps = [#map7], iterator_types = []} outs(%359 : tensor<f32>) {
    ^bb0(%out: f32):
      %506 = arith.divf %cst_93, %cst_94 : f32
      linalg.yield %506 : f32
    } -> tensor<f32>
    %361 = tensor.empty() : tensor<16x6xf32>
    %362 = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%360 : tensor<f32>) outs(%361 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x6xf32>
    %363 = tensor.empty() : tensor<16x6xf32>
    %364 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%362, %353 : tensor<16x6xf32>, tensor<16x6xf32>) outs(%363 : tensor<16x6xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x6xf32>
    %365 = tensor.empty() : tensor<6x8xf32>
    %cst_95 = arith.constant 0.000000e+00 : f32
    %366 = linalg.fill ins(%cst_95 : f32) outs(%365 : tensor<6x8xf32>) -> tensor<6x8xf32>
    %367 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%364, %298 : tensor<16x6xf32>, tensor<16x8xf32>) outs(%366 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      %507 = arith.addf %out, %506 : f32
      linalg.yield %507 : f32
    } -> tensor<6x8xf32>
    %368 = tensor.empty() : tensor<8x6xf32>
    %369 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%367 : tensor<6x8xf32>) outs(%368 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x6xf32>
    %370 = tensor.empty() : tensor<16x8xf32>
    %cst_96 = arith.constant 0.000000e+00 : f32
    %371 = linalg.fill ins(%cst_96 : f32) outs(%370 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %372 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%364, %342 : tensor<16x6xf32>, tensor<8x6xf32>) outs(%371 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      %507 = arith.addf %out, %506 : f32
      linalg.yield %507 : f32
    } -> tensor<16x8xf32>
    %373 = tensor.empty() : tensor<6x8xf32>
    %374 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%369 : tensor<8x6xf32>) outs(%373 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8xf32>
    %375 = tensor.empty() : tensor<16x8xf32>
    %376 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%372, %318 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%375 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_97 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_98 = arith.constant 0.000000e+00 : f32
    %377 = tensor.empty() : tensor<8xf32>
    %378 = linalg.fill ins(%cst_98 : f32) outs(%377 : tensor<8xf32>) -> tensor<8xf32>
    %379 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%376 : tensor<16x8xf32>) outs(%378 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<8xf32>
    %expanded_99 = tensor.expand_shape %379 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %collapsed = tensor.collapse_shape %expanded_99 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %380 = tensor.empty() : tensor<16x8xf32>
    %381 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%250, %376 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%380 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_100 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_101 = arith.constant 0.000000e+00 : f32
    %382 = tensor.empty() : tensor<8xf32>
    %383 = linalg.fill ins(%cst_101 : f32) outs(%382 : tensor<8xf32>) -> tensor<8xf32>
    %384 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%381 : tensor<16x8xf32>) outs(%383 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<8xf32>
    %expanded_102 = tensor.expand_shape %384 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %385 = tensor.empty() : tensor<16x8xf32>
    %386 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%264 : tensor<1x8xf32>) outs(%385 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %387 = tensor.empty() : tensor<16x8xf32>
    %388 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%376, %386 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%387 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %389 = tensor.empty() : tensor<1x8xf32>
    %390 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%256, %expanded_102 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%389 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %391 = tensor.empty() : tensor<1x8xf32>
    %392 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_102, %expanded_65 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%391 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %collapsed_103 = tensor.collapse_shape %390 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %393 = tensor.empty() : tensor<1x8xf32>
    %394 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%392, %262 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%393 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %395 = tensor.empty() : tensor<16x8xf32>
    %396 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%388 : tensor<16x8xf32>) outs(%395 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = arith.negf %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_104 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_105 = arith.constant 0.000000e+00 : f32
    %397 = tensor.empty() : tensor<8xf32>
    %398 = linalg.fill ins(%cst_105 : f32) outs(%397 : tensor<8xf32>) -> tensor<8xf32>
    %399 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%396 : tensor<16x8xf32>) outs(%398 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<8xf32>
    %expanded_106 = tensor.expand_shape %399 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %collapsed_107 = tensor.collapse_shape %394 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %collapsed_108 = tensor.collapse_shape %expanded_106 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %400 = tensor.empty() : tensor<8xf32>
    %401 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_107, %226 : tensor<8xf32>, tensor<8xf32>) outs(%400 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %402 = tensor.empty() : tensor<8xf32>
    %403 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%401 : tensor<8xf32>) outs(%402 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = arith.negf %in : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %404 = tensor.empty() : tensor<8xf32>
    %405 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%403, %200 : tensor<8xf32>, tensor<8xf32>) outs(%404 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %406 = tensor.empty() : tensor<8xf32>
    %407 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_108, %405 : tensor<8xf32>, tensor<8xf32>) outs(%406 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_109 = arith.constant dense<1.600000e+01> : tensor<f32>
    %408 = tensor.empty() : tensor<8xf32>
    %409 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_109 : tensor<f32>) outs(%408 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %410 = tensor.empty() : tensor<8xf32>
    %411 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%401, %409 : tensor<8xf32>, tensor<8xf32>) outs(%410 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %412 = tensor.empty() : tensor<16x8xf32>
    %413 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%411 : tensor<8xf32>) outs(%412 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %cst_110 = arith.constant dense<1.600000e+01> : tensor<f32>
    %414 = tensor.empty() : tensor<8xf32>
    %415 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_110 : tensor<f32>) outs(%414 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %416 = tensor.empty() : tensor<8xf32>
    %417 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%407, %415 : tensor<8xf32>, tensor<8xf32>) outs(%416 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %418 = tensor.empty() : tensor<16x8xf32>
    %419 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%417 : tensor<8xf32>) outs(%418 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %420 = tensor.empty() : tensor<16x8xf32>
    %421 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%388, %419 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%420 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %422 = tensor.empty() : tensor<16x8xf32>
    %423 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%413, %180 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%422 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %424 = tensor.empty() : tensor<16x8xf32>
    %425 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%421, %423 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%424 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %426 = tensor.empty() : tensor<8x8xf32>
    %cst_111 = arith.constant 0.000000e+00 : f32
    %427 = linalg.fill ins(%cst_111 : f32) outs(%426 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %428 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%425, %129 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%427 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      %507 = arith.addf %out, %506 : f32
      linalg.yield %507 : f32
    } -> tensor<8x8xf32>
    %429 = tensor.empty() : tensor<8x8xf32>
    %430 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%428 : tensor<8x8xf32>) outs(%429 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %431 = tensor.empty() : tensor<16x8xf32>
    %cst_112 = arith.constant 0.000000e+00 : f32
    %432 = linalg.fill ins(%cst_112 : f32) outs(%431 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %433 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%425, %arg1 : tensor<16x8xf32>, tensor<8x8xf32>) outs(%432 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      %507 = arith.addf %out, %506 : f32
      linalg.yield %507 : f32
    } -> tensor<16x8xf32>
    %434 = tensor.empty() : tensor<16x8xf32>
    %435 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%433, %149 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%434 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_113 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_114 = arith.constant 0.000000e+00 : f32
    %436 = tensor.empty() : tensor<8xf32>
    %437 = linalg.fill ins(%cst_114 : f32) outs(%436 : tensor<8xf32>) -> tensor<8xf32>
    %438 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%435 : tensor<16x8xf32>) outs(%437 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<8xf32>
    %expanded_115 = tensor.expand_shape %438 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %collapsed_116 = tensor.collapse_shape %expanded_115 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %439 = tensor.empty() : tensor<8xf32>
    %440 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%collapsed, %collapsed_116 : tensor<8xf32>, tensor<8xf32>) outs(%439 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %441 = tensor.empty() : tensor<16x8xf32>
    %442 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%81, %435 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%441 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_117 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_118 = arith.constant 0.000000e+00 : f32
    %443 = tensor.empty() : tensor<8xf32>
    %444 = linalg.fill ins(%cst_118 : f32) outs(%443 : tensor<8xf32>) -> tensor<8xf32>
    %445 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%442 : tensor<16x8xf32>) outs(%444 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<8xf32>
    %expanded_119 = tensor.expand_shape %445 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %446 = tensor.empty() : tensor<16x8xf32>
    %447 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel"]} ins(%95 : tensor<1x8xf32>) outs(%446 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %448 = tensor.empty() : tensor<16x8xf32>
    %449 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%435, %447 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%448 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %450 = tensor.empty() : tensor<1x8xf32>
    %451 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%87, %expanded_119 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%450 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %452 = tensor.empty() : tensor<1x8xf32>
    %453 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%expanded_119, %expanded_22 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%452 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %collapsed_120 = tensor.collapse_shape %451 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %454 = tensor.empty() : tensor<8xf32>
    %455 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_103, %collapsed_120 : tensor<8xf32>, tensor<8xf32>) outs(%454 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %456 = tensor.empty() : tensor<1x8xf32>
    %457 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%453, %93 : tensor<1x8xf32>, tensor<1x8xf32>) outs(%456 : tensor<1x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<1x8xf32>
    %458 = tensor.empty() : tensor<16x8xf32>
    %459 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%449 : tensor<16x8xf32>) outs(%458 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = arith.negf %in : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %cst_121 = arith.constant dense<0.000000e+00> : tensor<f32>
    %cst_122 = arith.constant 0.000000e+00 : f32
    %460 = tensor.empty() : tensor<8xf32>
    %461 = linalg.fill ins(%cst_122 : f32) outs(%460 : tensor<8xf32>) -> tensor<8xf32>
    %462 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "reduction"]} ins(%459 : tensor<16x8xf32>) outs(%461 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %from_elements = tensor.from_elements %in : tensor<f32>
      %from_elements_131 = tensor.from_elements %out : tensor<f32>
      %extracted = tensor.extract %from_elements_131[] : tensor<f32>
      %extracted_132 = tensor.extract %from_elements[] : tensor<f32>
      %506 = arith.addf %extracted, %extracted_132 : f32
      %from_elements_133 = tensor.from_elements %506 : tensor<f32>
      %extracted_134 = tensor.extract %from_elements_133[] : tensor<f32>
      linalg.yield %extracted_134 : f32
    } -> tensor<8xf32>
    %expanded_123 = tensor.expand_shape %462 [[0, 1]] output_shape [1, 8] : tensor<8xf32> into tensor<1x8xf32>
    %collapsed_124 = tensor.collapse_shape %457 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %collapsed_125 = tensor.collapse_shape %expanded_123 [[0, 1]] : tensor<1x8xf32> into tensor<8xf32>
    %463 = tensor.empty() : tensor<8xf32>
    %464 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_124, %57 : tensor<8xf32>, tensor<8xf32>) outs(%463 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %465 = tensor.empty() : tensor<8xf32>
    %466 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel"]} ins(%464 : tensor<8xf32>) outs(%465 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %506 = arith.negf %in : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %467 = tensor.empty() : tensor<8xf32>
    %468 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%466, %31 : tensor<8xf32>, tensor<8xf32>) outs(%467 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %469 = tensor.empty() : tensor<8xf32>
    %470 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%collapsed_125, %468 : tensor<8xf32>, tensor<8xf32>) outs(%469 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %cst_126 = arith.constant dense<1.600000e+01> : tensor<f32>
    %471 = tensor.empty() : tensor<8xf32>
    %472 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_126 : tensor<f32>) outs(%471 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %473 = tensor.empty() : tensor<8xf32>
    %474 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%464, %472 : tensor<8xf32>, tensor<8xf32>) outs(%473 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %475 = tensor.empty() : tensor<16x8xf32>
    %476 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%474 : tensor<8xf32>) outs(%475 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %cst_127 = arith.constant dense<1.600000e+01> : tensor<f32>
    %477 = tensor.empty() : tensor<8xf32>
    %478 = linalg.generic {indexing_maps = [#map4, #map5], iterator_types = ["parallel"]} ins(%cst_127 : tensor<f32>) outs(%477 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8xf32>
    %479 = tensor.empty() : tensor<8xf32>
    %480 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel"]} ins(%470, %478 : tensor<8xf32>, tensor<8xf32>) outs(%479 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.divf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8xf32>
    %481 = tensor.empty() : tensor<16x8xf32>
    %482 = linalg.generic {indexing_maps = [#map13, #map], iterator_types = ["parallel", "parallel"]} ins(%480 : tensor<8xf32>) outs(%481 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8xf32>
    %483 = tensor.empty() : tensor<16x8xf32>
    %484 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%449, %482 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%483 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %485 = tensor.empty() : tensor<16x8xf32>
    %486 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%476, %11 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%485 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %487 = tensor.empty() : tensor<16x8xf32>
    %488 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%484, %486 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%487 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<16x8xf32>
    %489 = tensor.empty() : tensor<8x8xf32>
    %cst_128 = arith.constant 0.000000e+00 : f32
    %490 = linalg.fill ins(%cst_128 : f32) outs(%489 : tensor<8x8xf32>) -> tensor<8x8xf32>
    %491 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%488, %2 : tensor<16x8xf32>, tensor<16x8xf32>) outs(%490 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      %507 = arith.addf %out, %506 : f32
      linalg.yield %507 : f32
    } -> tensor<8x8xf32>
    %492 = tensor.empty() : tensor<8x8xf32>
    %493 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%491 : tensor<8x8xf32>) outs(%492 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8xf32>
    %494 = tensor.empty() : tensor<8x8xf32>
    %495 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%430, %493 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%494 : tensor<8x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<8x8xf32>
    %496 = tensor.empty() : tensor<16x8xf32>
    %cst_129 = arith.constant 0.000000e+00 : f32
    %497 = linalg.fill ins(%cst_129 : f32) outs(%496 : tensor<16x8xf32>) -> tensor<16x8xf32>
    %498 = linalg.generic {indexing_maps = [#map11, #map12, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%488, %arg1 : tensor<16x8xf32>, tensor<8x8xf32>) outs(%497 : tensor<16x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      %507 = arith.addf %out, %506 : f32
      linalg.yield %507 : f32
    } -> tensor<16x8xf32>
    %499 = tensor.empty() : tensor<8x6xf32>
    %cst_130 = arith.constant 0.000000e+00 : f32
    %500 = linalg.fill ins(%cst_130 : f32) outs(%499 : tensor<8x6xf32>) -> tensor<8x6xf32>
    %501 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "reduction"]} ins(%498, %arg6 : tensor<16x8xf32>, tensor<16x6xf32>) outs(%500 : tensor<8x6xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.mulf %in, %in_131 : f32
      %507 = arith.addf %out, %506 : f32
      linalg.yield %507 : f32
    } -> tensor<8x6xf32>
    %502 = tensor.empty() : tensor<6x8xf32>
    %503 = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%501 : tensor<8x6xf32>) outs(%502 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<6x8xf32>
    %504 = tensor.empty() : tensor<6x8xf32>
    %505 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%374, %503 : tensor<6x8xf32>, tensor<6x8xf32>) outs(%504 : tensor<6x8xf32>) {
    ^bb0(%in: f32, %in_131: f32, %out: f32):
      %506 = arith.addf %in, %in_131 : f32
      linalg.yield %506 : f32
    } -> tensor<6x8xf32>
    return %236, %246, %358, %505, %495, %455, %440 : tensor<8xf32>, tensor<8xf32>, tensor<f32>, tensor<6x8xf32>, tensor<8x8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
