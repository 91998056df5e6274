#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> ()>
#map2 = affine_map<() -> ()>
module @skip {
  shard.grid @grid(shape = ?)
  fsdp.module @model class "skip.SkipModel" {
    fsdp.module @linear class "torch.nn.modules.linear.Linear" {
      fsdp.param @weight : tensor<10x10xf32>
    }
    fsdp.module @linear_skip class "skip.SkipModule" {
      fsdp.module @lin class "torch.nn.modules.linear.Linear" {
        fsdp.param @weight : tensor<10x10xf32>
      }
    }
    fsdp.module @nested_linear class "skip.NestedLinear" {
      fsdp.module @nested_linear class "skip.InnerLinear" bases ["torch.nn.modules.linear.Linear"] {
        fsdp.param @weight : tensor<10x10xf32>
      }
    }
  }
  func.func @step(%arg0: tensor<10x10xf32> {fsdp.role = #fsdp.state<@model::@linear::@weight>}, %arg1: tensor<10x10xf32> {fsdp.role = #fsdp.state<@model::@linear_skip::@lin::@weight>}, %arg2: tensor<10x10xf32> {fsdp.role = #fsdp.state<@model::@nested_linear::@nested_linear::@weight>}, %arg3: tensor<8x10xf32> {fsdp.role = #fsdp.input<"x">}, %arg4: tensor<8x10xf32> {fsdp.role = #fsdp.input<"target">}) -> (tensor<f32> {fsdp.role = #fsdp.loss}, tensor<10x10xf32> {fsdp.role = #fsdp.grad<@model::@linear::@weight>}, tensor<10x10xf32> {fsdp.role = #fsdp.grad<@model::@linear_skip::@lin::@weight>}, tensor<10x10xf32> {fsdp.role = #fsdp.grad<@model::@nested_linear::@nested_linear::@weight>}) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.500000e-02 : f64
    %cst_1 = arith.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = arith.constant 8.000000e+01 : f32
    %0 = tensor.empty() : tensor<10x10xf32>
    %transposed = linalg.transpose ins(%arg0 : tensor<10x10xf32>) outs(%0 : tensor<10x10xf32>) permutation = [1, 0] 
    %1 = tensor.empty() : tensor<8x10xf32>
    %2 = linalg.fill ins(%cst : f32) outs(%1 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %3 = linalg.matmul ins(%arg3, %transposed : tensor<8x10xf32>, tensor<10x10xf32>) outs(%2 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %transposed_3 = linalg.transpose ins(%arg1 : tensor<10x10xf32>) outs(%0 : tensor<10x10xf32>) permutation = [1, 0] 
    %4 = linalg.matmul ins(%3, %transposed_3 : tensor<8x10xf32>, tensor<10x10xf32>) outs(%2 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %transposed_4 = linalg.transpose ins(%arg2 : tensor<10x10xf32>) outs(%0 : tensor<10x10xf32>) permutation = [1, 0] 
    %5 = linalg.matmul ins(%4, %transposed_4 : tensor<8x10xf32>, tensor<10x10xf32>) outs(%2 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%5, %arg4 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%1 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %21 = arith.subf %in, %in_8 : f32
      linalg.yield %21 : f32
    } -> tensor<8x10xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%6, %6 : tensor<8x10xf32>, tensor<8x10xf32>) outs(%1 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %21 = arith.mulf %in, %in_8 : f32
      linalg.yield %21 : f32
    } -> tensor<8x10xf32>
    %8 = tensor.empty() : tensor<f32>
    %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<f32>) -> tensor<f32>
    %10 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["reduction", "reduction"]} ins(%7 : tensor<8x10xf32>) outs(%9 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.addf %in, %out : f32
      linalg.yield %21 : f32
    } -> tensor<f32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = []} ins(%10 : tensor<f32>) outs(%8 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.divf %in, %cst_2 : f32
      linalg.yield %21 : f32
    } -> tensor<f32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%6 : tensor<8x10xf32>) outs(%1 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %21 = arith.truncf %cst_0 : f64 to f32
      %22 = arith.mulf %in, %21 : f32
      linalg.yield %22 : f32
    } -> tensor<8x10xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%12, %cst_1 : tensor<8x10xf32>, tensor<f32>) outs(%1 : tensor<8x10xf32>) {
    ^bb0(%in: f32, %in_8: f32, %out: f32):
      %21 = arith.mulf %in, %in_8 : f32
      linalg.yield %21 : f32
    } -> tensor<8x10xf32>
    %14 = tensor.empty() : tensor<10x8xf32>
    %transposed_5 = linalg.transpose ins(%13 : tensor<8x10xf32>) outs(%14 : tensor<10x8xf32>) permutation = [1, 0] 
    %15 = linalg.fill ins(%cst : f32) outs(%0 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %16 = linalg.matmul ins(%transposed_5, %4 : tensor<10x8xf32>, tensor<8x10xf32>) outs(%15 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %17 = linalg.matmul ins(%13, %arg2 : tensor<8x10xf32>, tensor<10x10xf32>) outs(%2 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %transposed_6 = linalg.transpose ins(%17 : tensor<8x10xf32>) outs(%14 : tensor<10x8xf32>) permutation = [1, 0] 
    %18 = linalg.matmul ins(%transposed_6, %3 : tensor<10x8xf32>, tensor<8x10xf32>) outs(%15 : tensor<10x10xf32>) -> tensor<10x10xf32>
    %19 = linalg.matmul ins(%17, %arg1 : tensor<8x10xf32>, tensor<10x10xf32>) outs(%2 : tensor<8x10xf32>) -> tensor<8x10xf32>
    %transposed_7 = linalg.transpose ins(%19 : tensor<8x10xf32>) outs(%14 : tensor<10x8xf32>) permutation = [1, 0] 
    %20 = linalg.matmul ins(%transposed_7, %arg3 : tensor<10x8xf32>, tensor<8x10xf32>) outs(%15 : tensor<10x10xf32>) -> tensor<10x10xf32>
    return %11, %20, %18, %16 : tensor<f32>, tensor<10x10xf32>, tensor<10x10xf32>, tensor<10x10xf32>
  }
}
